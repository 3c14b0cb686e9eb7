"""How deep a review thinks: numbers of futures, never seconds, so that the same seed gives the same review."""

from __future__ import annotations

from typing import NamedTuple

from quirebox.core.errors import QuireError


class Depth(NamedTuple):
    """How many imagined futures are tried."""

    name: str
    table: int  # for everybody's chances, at each look
    ways: int  # alternatives to a decision that are tried
    first: int  # futures of each of them
    then: int  # further ones of the best, before one of them is named
    duel: int  # fresh ones of that one and of what was chosen: only they count
    plan: int  # positions looked at to find the alternatives


QUICK = Depth("quick", 12, 5, 6, 8, 20, 600)
STANDARD = Depth("standard", 120, 6, 10, 16, 60, 1500)
DEEP = Depth("deep", 400, 10, 20, 60, 200, 5000)
DEPTHS = {depth.name: depth for depth in (QUICK, STANDARD, DEEP)}


class UnknownDepth(QuireError):
    """No depth has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no depth {name!r}; there are: {', '.join(DEPTHS)}")


def depth_named(name: str) -> Depth:
    """The depth of that name."""
    if name not in DEPTHS:
        raise UnknownDepth(name)
    return DEPTHS[name]
