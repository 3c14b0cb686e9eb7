"""SCI-SETUP: the table before the first card is chosen."""

from __future__ import annotations

from typing import Final

from quire.core.rng import Rng
from quire.core.step import OVER
from quire.games.scientia.state import FIELDS, NONE, SLOTS, STACKS, Scientia, ScientiaBox, Seat
from quire.games.scientia.steps import DRAFTS

ALL_STACKS: Final = (1 << STACKS) - 1


def set_up(
    box: ScientiaBox, players: int, rng: Rng, projects: bytes, first: int, occupied: bool, tie_break: bool
) -> Scientia:
    """All cards on their stacks, all supplies full; the last player chooses the first card (SCI-SETUP-10)."""
    seats = [Seat([NONE] * SLOTS, [0] * FIELDS, 0, FIELDS, 2, 0) for _ in range(players)]
    last = (first - 1) % players
    return Scientia(
        box,
        players,
        rng,
        [DRAFTS[last]],
        OVER,
        [],
        projects,
        first,
        occupied,
        tie_break,
        seats,
        ALL_STACKS,
        ALL_STACKS,
        [0] * STACKS,
        [],
        box.flasks[players],
        box.cubes[players],
        0,
        0,
        0,
        last,
        NONE,
        0,
        0,
        0,
    )
