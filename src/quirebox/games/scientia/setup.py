"""SCI-SETUP: what is agreed, and the table before the first card is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from quirebox.core.errors import UnfitOption
from quirebox.core.rng import Rng
from quirebox.games.scientia.box import FIELDS, ScientiaBox
from quirebox.games.scientia.position import ScientiaPosition, Seat
from quirebox.games.scientia.sets import agreed_set
from quirebox.games.scientia.slots import NONE, SLOTS, STACKS
from quirebox.games.scientia.steps.draft import DRAFTS


def check_options(options: Mapping[str, str], players: int) -> None:
    """Raise UnfitOption for a first player who is not there."""
    first = options["first_player"]
    if first != "random" and int(first) >= players:
        remedy = f"with {players} players the seats are 0 to {players - 1}"
        raise UnfitOption("first_player", first, "SCI-SETUP-9", remedy)


def set_up(box: ScientiaBox, players: int, rng: Rng, options: Mapping[str, str]) -> ScientiaPosition:
    """All cards on their stacks, all supplies full; the last player chooses the first card (SCI-SETUP-10)."""
    projects = agreed_set(box, options["set"], rng)
    first = rng.below(players) if options["first_player"] == "random" else int(options["first_player"])
    last = (first - 1) % players
    seats = [Seat([NONE] * SLOTS, [0] * FIELDS, 0, FIELDS, 2, 0) for _ in range(players)]
    g = ScientiaPosition(box, players, rng, [DRAFTS[last]], projects, seats, [0] * STACKS, [])
    g.first, g.active = first, last
    g.occupied = options["special_reading"] == "occupied"
    g.tie_break = options["tie_break"] == "tournament"
    g.supply, g.cubes = box.flasks[players], box.cubes[players]
    return g
