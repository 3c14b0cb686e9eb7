"""What the numbers of an observation mean."""

from __future__ import annotations

from quirebox.core.schema import Part, Schema, category, count, flag
from quirebox.core.state import State
from quirebox.games.scientia.box import CLOSED, FIELDS
from quirebox.games.scientia.features import LAST
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import FULL_TURN, SLOTS, STACKS

DECISIONS = 11  # SCI-D1 to SCI-D11
IN_AREA = 24  # cards at most (SCI-INV-9)
CUBES = 4 * FIELDS  # on a board at most (SCI-TECH-5)


def schema(g: State) -> Schema:
    """The table, the stacks, and every board."""
    assert isinstance(g, ScientiaPosition)
    n = g.players
    table = (
        count("supply", "flasks in the supply"),
        count("cubes", "technology cubes in the supply"),
        count("round", "the round; 0 is the draft"),
        flag("ending", "the end stage has begun"),
        count("rounds_left", "in the end stage: rounds after this one", LAST - 1),
        category("active", "seats from the viewer to the active player", n - 1),
        category("first", "seats from the viewer to the first player", n - 1),
        flag("lone_cube", "a lone cube on space 3 scores (SCI-VAR-3)"),
        category("decision", "the decision that is due: 0 none, 1 to 11 as SCI-D1 to SCI-D11", DECISIONS),
        category("line", "the number of the line that asks, plus one; 0 outside of effects", 255),
    )
    stacks = (
        category("project", "of each stack: its project's number less one", len(g.printed.projects) - 1, STACKS),
        flag("present", "of each stack: it has a card", STACKS),
        flag("twins", "of each stack: it has two", STACKS),
        count("flasks", "of each stack: flasks on it", times=STACKS),
        count("area", "of each stack: copies of its project in the completion area", IN_AREA, STACKS),
    )
    slot = (
        category("stack", "its card's stack plus one; 0 for an empty slot", STACKS),
        count("turns", "quarter turns of the card", FULL_TURN),
        count("flasks", "flasks on the card"),
    )
    board = (
        count("pool", "flasks in the pool"),
        count("slots", "open slots", SLOTS),
        count("cubes", "technology cubes on the board", CUBES),
        count("value", "of each field: the technology value", CLOSED, FIELDS),
        Part("slot", "each slot", slot, SLOTS),
    )
    return Schema(
        (
            Part("", "the table", table),
            Part("stacks", "the twelve stacks", stacks),
            Part("seat", "the boards, the viewer's first, then clockwise", board, n, "seat"),
        )
    )
