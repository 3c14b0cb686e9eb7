"""Many games between bots: seats rotate, all cores work, and the result does not depend on how many there are."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import closing

from quirebox.lab.plan import Plan, Played
from quirebox.lab.processes import Done, spread

__all__ = ["Plan", "Played", "simulate", "some_seed"]


def some_seed() -> str:
    """A seed where none was chosen, so that the run can be repeated."""
    return str(secrets.randbelow(1_000_000_000))


def simulate(plan: Plan, processes: int = 0) -> Iterator[Played]:
    """Every game of the plan in order. Close the iterator (or interrupt it) and the processes end.

    Processes import the main script again, so a script calls this only below `if __name__ == "__main__":`.
    """
    plan.check()
    return _in_order(spread([plan], [(0, number) for number in range(plan.games)], processes))


def _in_order(games: Done[Played]) -> Iterator[Played]:
    early: dict[int, Played] = {}
    number = 0
    with closing(games):
        for (_, found), played in games:
            early[found] = played
            while number in early:
                yield early.pop(number)
                number += 1
