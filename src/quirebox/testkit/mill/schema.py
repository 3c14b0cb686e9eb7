"""What the numbers of an observation mean."""

from __future__ import annotations

from quirebox.core.schema import Part, Schema, category, count
from quirebox.core.state import State
from quirebox.testkit.mill.box import GOODS, ROUNDS
from quirebox.testkit.mill.position import MillPosition


def schema(g: State) -> Schema:
    """The table, and every seat."""
    assert isinstance(g, MillPosition)
    table = (
        count("round", "the round", ROUNDS),
        count("deck", "cards in the deck"),
        category(
            "space",
            "each space: 0 free, else 1 + how many seats its worker sits clockwise of the viewer",
            g.players,
            len(g.board),
        ),
    )
    seat = (
        *(count(good, f"how much {good}") for good in GOODS),
        count("cards", "cards in hand"),
        count("seen", "bakers, pedlars and harvests of them that the viewer sees", times=len(g.printed.cards)),
    )
    return Schema(
        (
            Part("", "the table", table),
            Part("seat", "every miller, the viewer first, then clockwise", seat, g.players, "seat"),
        )
    )
