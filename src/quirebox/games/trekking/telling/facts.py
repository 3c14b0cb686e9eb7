"""What each kind of event tells."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.box import Box
from quirebox.core.fact import Cards, count, declare, fact, thing, things, word
from quirebox.games.trekking.box import TrekkingBox

CARD = thing("card")
ITINERARY = thing("itinerary")
WARP = thing("warp")
ICON = thing("icon")  # a colour, a Wild, or a crystal
DAY = thing("day")

FACTS = declare(
    fact("day", DAY),
    fact("row", things("card", "cards")),
    fact("turn_up", CARD),
    fact("todays_warp", things("warp", "warps")),  # today's, and tomorrow's if there is a tomorrow
    fact("select", ITINERARY, private=True),
    fact("itinerary", ITINERARY),
    fact("take", CARD, thing("slot")),
    fact("ancestor", CARD),
    fact("warp", WARP),
    fact("spend", count("crystals"), count("left")),
    fact("move", count("hours"), count("start"), count("to"), count("beyond")),
    fact("punctual", count("points"), count("track")),
    fact("rest"),
    fact("crystal", count("crystals"), count("now")),
    fact("token", ICON, thing("column"), count("row"), count("for_space"), count("for_row"), count("track")),
    fact("lost", ICON, word("why", "full", "none left")),
    fact("substitute", ICON),
    fact("trek", CARD, count("cards"), count("worth"), count("more")),
    fact("collapse", count("cards"), count("worth")),
    fact("points", count("points"), count("track")),
    fact("exchange"),
    fact("under", things("card", "cards")),
    fact("drop", CARD, count("left")),
    fact("night", DAY, count("hour")),
    fact("final", count("track"), count("crystals"), count("points")),
)


def cards(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, TrekkingBox)
    return [f"{card.id} {card.title}" for card in box.cards]


def itineraries(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, TrekkingBox)
    return [f"{itinerary.id} {itinerary.name}" for itinerary in box.itineraries]


def warps(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, TrekkingBox)
    return [f"{warp.id} {warp.name}" for warp in box.warps]


CARDS = (
    Cards("card", cards, taken=("take", "ancestor"), used=("trek",)),
    Cards("itinerary", itineraries, taken=("itinerary",)),
    Cards("warp", warps, used=("warp",)),
)
