"""How things of the game are called: icons, cards, years, hours, amounts."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.message import Message, Printed, Value, say
from quirebox.games.trekking.box import NO_CARD, Card, TrekkingBox

KINDS = ("person", "event", "innovation", "progress", "wild", "crystal")  # by which languages choose a word
FAR = -10_000  # years before this one have their thousands apart
EARLY = 1000  # from this year on nobody says of which era it is


def day(n: int) -> Message:
    """A day; the first is 0."""
    return say("noun-day", day=n + 1)


def kind(icon: int) -> Message:
    """An icon by its name."""
    return say("noun-kind", kind=KINDS[icon])


def token(icon: int) -> Message:
    """One token, or a crystal."""
    return say("noun-token", kind=KINDS[icon])


def icons(printed: Sequence[int]) -> Value:
    """Icons, those of one kind together."""
    if not printed:
        return say("noun-nothing")
    found = dict.fromkeys(printed)
    return tuple([say("noun-kinds", kind=KINDS[icon], n=list(printed).count(icon)) for icon in found])


def crystals(n: int) -> Message:
    """A number of crystals."""
    return say("noun-crystals", n=n)


def hours(n: int) -> Message:
    """A number of hours."""
    return say("noun-hours", n=n)


def cards(n: int) -> Message:
    """A number of cards."""
    return say("noun-cards", n=n)


def points(n: int) -> Message:
    """A number of points."""
    return say("noun-points", n=n)


def hour(n: int) -> Message:
    """A position on the clock."""
    return say("noun-hour", hour=n)


def year(c: Card) -> Message:
    """The year as a person writes it."""
    return say("noun-circa", year=date(c.year)) if c.circa else date(c.year)


def date(y: int) -> Message:
    """37,000 BCE, 776 BCE, 80 CE; later years stand for themselves."""
    era = "far" if y <= FAR else "before" if y < 0 else "after" if y < EARLY else "late"
    return say("noun-year", era=era, year=abs(y))


def card_name(box: TrekkingBox, number: int) -> Message:
    """A card with its year; an Ancestor by name."""
    c = box.cards[number]
    if c.day == NO_CARD:
        return say("noun-titled", title=Printed(c.title))
    return say("noun-dated", title=Printed(c.title), year=year(c))
