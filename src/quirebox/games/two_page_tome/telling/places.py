"""How things are named: lands, cards, tomes, and hexes by what is there or by the way to them."""

from __future__ import annotations

from typing import Final

from quirebox.core.masks import bit, has
from quirebox.core.message import Message, Printed, say
from quirebox.games.two_page_tome.box import CLIFFS, LAND_NAMES, NO_CARD, NO_LAND, NO_TOME, TomeBox
from quirebox.games.two_page_tome.hexes import Cell, Map, way
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.sheet import Sheet

DIRECTION_WORDS: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")
EMPTY: Final = "empty"  # what a hex is called that holds no land


def land(number: int) -> Message:
    """A land."""
    return say("land", land=LAND_NAMES[number])


def card(box: TomeBox, number: int) -> Message:
    """A card with its points."""
    if number == NO_CARD:
        return say("no-card")
    it = box.cards[number]
    return say("card", race=Printed(it.race), points=it.points)


def among(box: TomeBox, cards: list[int], i: int) -> Message:
    """One of several cards; of those that are called alike, which."""
    if cards[i] == NO_CARD:
        return say("no-card")
    it = box.cards[cards[i]]
    alike = [k for k, other in enumerate(cards) if other != NO_CARD and box.cards[other].race == it.race]
    if len(alike) == 1:
        return card(box, cards[i])
    return say("card-alike", race=Printed(it.race), points=it.points, nth=alike.index(i) + 1)


def tome(box: TomeBox, number: int) -> Message:
    """A tome by its pages."""
    if number == NO_TOME:
        return say("no-tome")
    it = box.tomes[number]
    return say("tome", left=land(it.left), right=land(it.right))


def round_tome(box: TomeBox, up: list[int], i: int) -> Message:
    """One of the round tomes; of two with the same pages, which."""
    it, other = box.tomes[up[i]], up[1 - i]
    if other == NO_TOME or (it.left, it.right) != (box.tomes[other].left, box.tomes[other].right):
        return tome(box, up[i])
    return say("tome-alike", left=land(it.left), right=land(it.right), nth=i + 1)


def tokens(brews: int, inks: int) -> tuple[Message, ...]:
    """Some brews and ink pots."""
    found = [say("brews", n=brews)] if brews else []
    found += [say("inks", n=inks)] if inks else []
    return tuple(found)


# ---- hexes


def towards(number: int) -> Message:
    """A direction."""
    return say("direction", direction=DIRECTION_WORDS[number])


def direction(start: Cell, end: Cell) -> Message:
    """The direction in which the way from one hex to another begins."""
    return towards(way(start, end)[0][0])


def steps(start: Cell, end: Cell) -> tuple[Message, ...]:
    """The way from one hex to another: the steps in one direction, and in the next."""
    return tuple(say("steps", steps=many, direction=DIRECTION_WORDS[d]) for d, many in way(start, end))


def holding(s: Sheet, h: int) -> int:
    """The land by which a hex is named: the full one, else Cliffs."""
    return next((number for number in range(CLIFFS + 1) if has(s.lands[number], h)), NO_LAND)


def hex_of(g: TomePosition, s: Sheet, h: int) -> Message:
    """A hex by what is there."""
    number = holding(s, h)
    what = say("hex", land=EMPTY if number == NO_LAND else LAND_NAMES[number])
    if not g.agreed.map.exotic_hexes & ~s.claimed & ~s.closed & bit(h):
        return what
    place = next(exotic for exotic in g.agreed.map.exotics if exotic.hex == h)
    return say("hex-exotic", hex=what, place=Printed(place.name))


def dot(map: Map, start: int) -> Message:
    """A dot to start from, by where it lies among the dots."""
    return say("dot", where=map.dots[start])
