"""What is printed: cards, Itineraries, Time Warps, tables; immutable, shared by all positions of an edition."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.box import Box
from quirebox.core.effect import Effect
from quirebox.core.masks import subsets
from quirebox.core.message import Message

# Experience colours, and what else an icon can be (TTH-DEF-3)
PERSON: Final = 0
EVENT: Final = 1
INNOVATION: Final = 2
PROGRESS: Final = 3
WILD: Final = 4
CRYSTAL: Final = 5
NO_ICON: Final = -1
COLOURS: Final = 4
LETTERS: Final = "PEIGWC"

SEATS: Final = 4
DAYS: Final = 3
NOON: Final = 12  # twelve o'clock: finished for today (TTH-DEF-1)
HAND: Final = 4  # Itineraries dealt to each player
SLOTS: Final = 6
ANCESTOR: Final = 6  # what is taken, where it is not a slot of the Row
WARP: Final = 7
NO_CARD: Final = -1
DEEPEST: Final = 7  # spaces of the longest column
CRYSTAL_BONUS: Final = 9  # a crystal among the bonuses, as a number for networks

# What a Solo card prefers
MOST_ICONS: Final = 0
EARLIEST: Final = 1
SHORT_FIRST: Final = 2


@final
class Icons:
    """Some icons, sorted into the order in which they are collected (TTH-BEN-2)."""

    def __init__(self, printed: list[int]) -> None:
        self.printed = printed
        self.crystals = printed.count(CRYSTAL)
        self.coloured = [x for x in printed if x < COLOURS]
        self.wilds = printed.count(WILD)


@final
class Card:
    """A History or Ancestor card; an Ancestor has neither day nor year of its own."""

    def __init__(
        self,
        number: int,
        id: str,
        day: int,
        year: int,
        circa: bool,
        title: str,
        category: int,
        hours: int,
        icons: Icons,
        caption: str,
    ) -> None:
        self.number = number
        self.id = id
        self.day = day  # 0, 1, 2; NO_CARD for an Ancestor
        self.year = year
        self.circa = circa
        self.title = title
        self.category = category
        self.hours = hours
        self.icons = icons
        self.caption = caption
        self.numbers = b""  # for networks: place of the year, hours, icons P E I G W C


@final
class Itinerary:
    """A board of four columns with bonuses for spaces and rows (TTH-DEF-9)."""

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        template: int,
        heights: list[int],
        spaces: list[list[int]],
        rows: list[int],
    ) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.template = template
        self.heights = heights
        self.spaces = spaces  # [column][row from 1]: points, 0, or NO_ICON for a crystal
        self.rows = rows  # [row from 1]: points
        bonuses = [CRYSTAL_BONUS if bonus == NO_ICON else bonus for column in spaces for bonus in column[1:]]
        self.numbers = bytes([*heights, *rows[1:], *bonuses])  # for networks


NO_ITINERARY: Final = Itinerary(
    NO_CARD, "", "", 0, [0, 0, 0, 0], [[0] * (DEEPEST + 1) for _ in range(COLOURS)], [0] * (DEEPEST + 1)
)


class DayRule:
    """The rules of a day; an Unlimited Warp changes one of them (TTH-TW-6)."""

    def __init__(self, spaces: list[int], punctuality: int, ancestor: Icons) -> None:
        self.spaces = spaces  # the space benefit of each slot
        self.spaces_wild = False  # a coloured space benefit is taken as a Wild
        self.dear = 99  # cards of this many hours or more cost `discount` hours less
        self.discount = 0
        self.power = 1  # hours that one crystal takes off
        self.punctuality = punctuality
        self.chimes: list[Icons | None] = [None] * (NOON + 1)  # what a move gains that ends on this hour
        self.company: Icons | None = None  # what a move gains that ends beside another watch
        self.ancestor = ancestor  # the icons of an Ancestor
        self.exchange = False  # after a card, a crystal may be paid for a Wild
        self.join = -1  # a card that is at most this many years too early may be added
        self.close = -1  # a card that is at most this many years later scores `close_points`
        self.close_points = 0
        self.collapse: Icons | None = None  # what a collapse gains


class WarpStep(Effect):
    """A step of an Activated Warp, which says what it does."""

    def said(self) -> Message:
        """What it does, in a sentence."""
        raise NotImplementedError


@final
class Warp:
    """A Time Warp: Activated if it has steps, Unlimited if it has a rule."""

    def __init__(
        self, number: int, id: str, name: str, hours: int, steps: list[WarpStep], rule: DayRule | None
    ) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.hours = hours
        self.steps = steps
        self.rule = rule


@final
class SoloCard:
    """How the Rival Tour plays and scores."""

    def __init__(
        self,
        id: str,
        name: str,
        level: int,
        preference: int,
        others: int,
        favourite: int,
        wild: int,
        crystal: int,
    ) -> None:
        self.id = id
        self.name = name
        self.level = level
        self.preference = preference
        self.others = others  # points for an icon
        self.favourite = favourite
        self.wild = wild
        self.crystal = crystal


class TrekkingBox(Box):
    """Everything in the box, and the actions with their tables."""

    def __init__(self, edition: str, hash: str, rules: dict[str, str]) -> None:
        super().__init__(edition, hash, rules)
        self.cards: list[Card] = []  # History by id, then Ancestors
        self.decks: list[list[int]] = []  # card numbers of each day
        self.family: list[int] = []  # card numbers of the Ancestors
        self.rank: dict[int, int] = {}  # the place of a year among those of all History cards, from 1
        self.later: list[list[int]] = []  # [day][place of a year]: cards of that day's deck that are later
        self.itineraries: list[Itinerary] = []
        self.warps: list[Warp] = []
        self.solo: list[SoloCard] = []
        self.trek_points: list[int] = []  # by length, from 0
        self.further = 0  # for each card beyond the table
        self.tokens: dict[int, list[int]] = {}  # by the option token_supply
        self.ancestors: dict[int, int] = {}  # by players
        self.rule = DayRule([NO_ICON] * SLOTS, 0, Icons([]))  # of an ordinary day

        add = self.space.add
        self.takes = [add("take", s, 0, f"take {s}") for s in range(SLOTS)]
        self.ancestor = add("ancestor", ANCESTOR, 0, "take ancestor")
        self.warp = add("warp", WARP, 0, "warp")
        self.spends = [add("spend", k, 0, f"spend {k}") for k in range(5)]
        self.columns = [add("wild", x, 0, f"wild {LETTERS[x]}") for x in range(COLOURS)]
        self.selects = [add("itinerary", i, 0, f"itinerary {i}") for i in range(HAND)]
        self.colours = [add("colour", x, 0, f"colour {LETTERS[x]}") for x in range(COLOURS)]
        self.yes = add("yes")
        self.no = add("no")
        self.rest = add("rest")

        self.turn = [*self.takes, self.ancestor, self.rest]
        self.turn_with_warp = [*self.takes, self.ancestor, self.warp, self.rest]
        # what may be taken: [with the Ancestor][with the Warp][empty slots at the left of the Row]
        self.choices = [
            [[self.takes[empty:] + a + w for empty in range(SLOTS + 1)] for w in ([], [self.warp])]
            for a in ([], [self.ancestor])
        ]
        self.choices[0][0][SLOTS] = [self.rest]  # TTH-TURN-6
        self.to_spend = [self.spends[: k + 1] for k in range(5)]  # by the most crystals
        self.open_columns = subsets(self.columns, [])  # by the mask of the open ones
        self.unused = subsets(self.selects, [])[::-1]  # by the mask of the used ones
        self.yes_no = [self.yes, self.no]

    def index_years(self) -> None:
        """Work out the order of the years, once all cards are there."""
        years = sorted({card.year for card in self.cards if card.day != NO_CARD})
        self.rank = {year: i + 1 for i, year in enumerate(years)}
        for card in self.cards:
            counts = [card.icons.printed.count(icon) for icon in range(CRYSTAL + 1)]
            card.numbers = bytes([self.rank[card.year] if card.day != NO_CARD else 0, card.hours, *counts])
        self.later = []
        for deck in self.decks:
            ranks = [self.rank[self.cards[number].year] for number in deck]
            self.later.append([len([rank for rank in ranks if rank > place]) for place in range(len(years) + 1)])

    def place_of(self, date: int) -> int:
        """How many years of History cards are not later than the date."""
        found = self.rank.get(date)
        return len([year for year in self.rank if year <= date]) if found is None else found

    def trek_worth(self, length: int) -> int:
        """What a trek of that length scores (TTH-SCORE-3)."""
        last = len(self.trek_points) - 1
        return self.trek_points[length] if length <= last else self.trek_points[last] + self.further * (length - last)


def years_between(earlier: int, later: int) -> int:
    """How many years lie between two dates; there is no year 0."""
    return later - earlier - (1 if earlier < 0 < later else 0)
