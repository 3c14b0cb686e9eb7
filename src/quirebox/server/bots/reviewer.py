"""What a process does that reviews one game: the order comes as a line on standard input, what is done goes out line by
line. It works only when nothing else wants the processor, and ends when its server does."""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path

from quirebox.core.editions import keep
from quirebox.core.record import read
from quirebox.games import game
from quirebox.review.assemble import assembled
from quirebox.review.course import Unfinished, course_of
from quirebox.review.depth import depth_named
from quirebox.review.work import Work


def end_with_server() -> None:
    """Nobody writes to it any more: once standard input ends, so does this."""
    sys.stdin.read()
    os._exit(0)


def main() -> None:
    """Review one game."""
    order = json.loads(sys.stdin.readline())
    os.nice(order["nice"])  # everybody else first; not the idle class, in which a review might never end
    threading.Thread(target=end_with_server, daemon=True).start()
    record = read(order["record"])
    boxed = game(record.game)
    if order["printing"]:
        keep(boxed, record.hash, Path(order["printing"]))
    try:
        course = course_of(boxed, record)
    except Unfinished:
        tell({"early": True})
        return
    work = Work(course, depth_named(order["depth"]))
    work.done.update(order["done"])
    while left := work.missing():
        work.do(left[0])
        tell({"key": left[0].key, "found": work.done[left[0].key], "share": work.progress()})
    tell({"review": assembled(work)})


def tell(said: dict[str, object]) -> None:
    """One line for the server."""
    print(json.dumps(said, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()
