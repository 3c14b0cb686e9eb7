"""Instructions for one decision of random play, counted by callgrind: the same on a busy machine and an idle one, so a
test can guard them.

    python benchmarks/engine.py [GAME …] [--write | --check]

`--write` keeps the counts in engine.json; `--check` fails if a game needs a tenth more than what is kept there, for the
same Python.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

from quirebox.games import game as game_named
from quirebox.games import ids

KEPT = Path(__file__).with_suffix(".json")
FEW, MANY = 2_000, 12_000  # decisions of two runs; their difference leaves out the start
TOLERANCE = 1.1


def play(id: str, decisions: int) -> None:
    """What is counted: random games of four players, or as many as there can be, the loop inside the engine."""
    from quirebox.core.playout import playout
    from quirebox.core.rng import Rng

    game, rng, played = game_named(id), Rng(1), 0
    players = min(4, game.seats[-1])
    box, options = game.box(), game.agree({}, players)
    while played < decisions:
        g = game.setup(box, players, Rng(played), options)
        g.settle()
        played += playout(g, rng, decisions - played)


def instructions(id: str, decisions: int) -> int:
    """All instructions of a process that plays a number of decisions."""
    command = [
        "valgrind",
        "--tool=callgrind",
        "--callgrind-out-file=/dev/null",
        sys.executable,
        __file__,
        "--play",
        str(decisions),
        id,
    ]
    run = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONHASHSEED": "0"})
    found = re.search(r"Collected : (\d+)", run.stderr)
    if not found:
        raise SystemExit(f"callgrind failed for {id}:\n{run.stderr[-1000:]}")
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="ids; all games if none is named")
    parser.add_argument("--write", action="store_true", help="keep the counts")
    parser.add_argument("--check", action="store_true", help="fail if a game needs a tenth more than was kept")
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.play:
        return play(wish.games[0], wish.play)
    if not shutil.which("valgrind"):
        raise SystemExit(
            "instructions are counted by valgrind, which is not installed here; `quire bench GAME` measures time "
            "instead"
        )
    from quirebox.lab.bench import compiled  # here, since it is slow under callgrind

    kind = f"{'compiled' if compiled() else 'interpreted'}, Python {'.'.join(platform.python_version_tuple()[:2])}"
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    before, worse = dict(kept.get(kind, {})), []
    for id in wish.games or ids():
        count = (instructions(id, MANY) - instructions(id, FEW)) // (MANY - FEW)
        ratio = count / before[id] if id in before else None
        print(
            f"{id:22}{count:9,} instructions/decision ({kind})"
            + ("" if ratio is None else f"   {ratio:.2f} of what was kept"),
            flush=True,
        )
        worse += [id] if ratio is not None and ratio > TOLERANCE else []
        if wish.write:
            kept.setdefault(kind, {})[id] = count
            KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    if wish.check and worse:
        raise SystemExit(
            f"slower than before: {', '.join(worse)}; make it faster, or keep the new counts with --write and say why"
        )
    return None


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("interrupted") from None
