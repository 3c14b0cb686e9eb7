"""How things of the game are called: icons, cards, years, hours, Itineraries."""

from __future__ import annotations

from collections.abc import Sequence

from quire.games.trekking.box import COLOURS, LETTERS, NO_CARD, NO_ICON, NOON, WILD, Card, Itinerary, TrekkingBox

ICON_NAMES = ("Person", "Event", "Innovation", "Progress", "Wild", "crystal")
DAY_NAMES = ("Day I", "Day II", "Day III")
RIVAL_NAME = "The Rival Tour"


def many(n: int, thing: str) -> str:
    """A number and a noun: 1 crystal, 2 crystals."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def token_name(icon: int) -> str:
    """A token with its article."""
    name = ICON_NAMES[icon]
    return "a Wild" if icon == WILD else f"{'an' if name[0] in 'EI' else 'a'} {name} token"


def year(c: Card) -> str:
    """The year as a person writes it."""
    about = "c. " if c.circa else ""
    return f"{about}{date(c.year)}"


def date(y: int) -> str:
    """776 BCE, 80 CE; later years stand for themselves."""
    return f"{-y} BCE" if y < 0 else f"{y} CE" if y < 1000 else str(y)


def card_name(box: TrekkingBox, number: int) -> str:
    """A card with its year; an Ancestor by name."""
    c = box.cards[number]
    return f"{c.title} ({year(c)})" if c.day != NO_CARD else c.title


def hour(n: int) -> str:
    """A position on the clock."""
    return "twelve o'clock" if n in (0, NOON) else f"{n} o'clock"


def icons(printed: Sequence[int]) -> str:
    """Icons as letters."""
    return " ".join(LETTERS[icon] for icon in printed) or "nothing"


def described(plan: Itinerary) -> str:
    """An Itinerary in a line: heights, bonuses of spaces and rows."""
    spaces = [
        f"{LETTERS[x]}{row}={'C' if bonus == NO_ICON else f'+{bonus}'}"
        for x in range(COLOURS)
        for row, bonus in enumerate(plan.spaces[x])
        if bonus
    ]
    rows = [f"R{row}=+{bonus}" for row, bonus in enumerate(plan.rows) if bonus]
    heights = " ".join(f"{LETTERS[x]}{plan.heights[x]}" for x in range(COLOURS))
    return f"{plan.name}, {heights}; {' '.join(spaces + rows)}"
