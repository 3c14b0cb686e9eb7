"""Measures one subject whenever it is asked to: a line `SECONDS` in, a line of JSON out; runs in the environment of the
subject."""

from __future__ import annotations

import json
import os
import sys
import warnings

import subjects


def main() -> None:
    kind, game, copies = sys.argv[1:]
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what the peers print goes elsewhere
    warnings.simplefilter("ignore")
    try:
        subject: subjects.Subject = getattr(subjects, kind)(game)
        subject.play()
    except BaseException as problem:  # a peer that is missing, or does not run here: the table says so
        print(
            json.dumps({"problem": f"{type(problem).__name__}: {' '.join(str(problem).split())[:120]}"}),
            file=out,
            flush=True,
        )
        return
    print(json.dumps({"ready": True}), file=out, flush=True)
    for line in sys.stdin:
        seconds = float(line)
        found = {"decisions": subject.decisions(seconds)}
        if copies == "True":
            found["copies"] = subject.copies(seconds / 3)
        print(json.dumps(found), file=out, flush=True)


if __name__ == "__main__":
    main()
