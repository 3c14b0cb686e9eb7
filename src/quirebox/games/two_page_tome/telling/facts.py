"""What each kind of event tells."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.box import Box
from quirebox.core.fact import NUMBER, Cards, Field, count, declare, fact, number, perhaps, thing, things, word
from quirebox.games.two_page_tome.box import LAND_NAMES, TomeBox

CARD = thing("card")
TOME = thing("tome")
LAND = thing("land")
PLACE = thing("place")  # in the row; the last is the deck
HEX = (number("q"), number("r"))  # axial coordinates on the map
# What came later is a list, which is empty in what older tables were told.
FROM = Field("from", NUMBER, many=True)  # where the worldbuilder was: axial coordinates
SECTOR = things("sector", "where")  # of the dots of the map, as seen from their middle
EXOTIC = (thing("map"), thing("exotic"))

FACTS = declare(
    fact("keep", thing("card", "first"), thing("card", "second"), private=True),
    fact("kept", thing("card", "first"), thing("card", "second")),
    fact("start", *HEX, SECTOR),
    fact("row", perhaps("card", "first"), perhaps("card", "second"), perhaps("card", "third")),
    fact("round", count("round")),
    fact("take", TOME, word("side", "left", "right")),
    fact("pair", thing("land", "upper"), thing("land", "lower")),
    fact("ink"),
    fact("swap", CARD),
    fact("draw", CARD, PLACE),
    fact("refill", perhaps("card"), PLACE),
    fact("shuffle", count("cards")),
    fact("travel", *HEX, FROM),
    fact("brew", *HEX, FROM),
    fact("claim", *EXOTIC),
    fact("close", *EXOTIC),
    fact("scribble", LAND, *HEX, FROM),
    fact("road", *HEX, number("to_q"), number("to_r")),
    fact("fill", LAND, *HEX, FROM),
    fact("decline", LAND),
    fact("rest", count("brews"), count("inks")),
    fact("restore", LAND, CARD),
    fact("flip", TOME, thing("slot")),
    fact("end"),
)


def cards(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, TomeBox)
    return [f"{card.id} {card.race}" for card in box.cards]


def tomes(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, TomeBox)
    return [f"{tome.id} {LAND_NAMES[tome.left]} and {LAND_NAMES[tome.right]}" for tome in box.tomes]


CARDS = (
    Cards("card", cards, taken=("keep", "draw"), used=("restore",)),
    Cards("tome", tomes, taken=("take",)),
)
