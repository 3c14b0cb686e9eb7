"""What a viewer is shown, as types.  Icons are letters: Person, Event, Innovation, Progress, Wild, Crystal."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from quirebox.core.message import Sentence

Colour = Literal["P", "E", "I", "G"]
Experience = Literal["P", "E", "I", "G", "W"]
Icon = Literal["P", "E", "I", "G", "W", "C"]
Bonus = Literal["C"]
Phase = Literal["itinerary", "turn", "spend", "wild", "may", "warp", "over"]

Prefers = Literal["most icons", "earliest", "short first"]
What = Literal[
    "gain",
    "gain chosen",
    "gain spaces",
    "gain last",
    "score",
    "take",
    "take ancestor",
    "new row",
    "drop last",
    "cost",
    "crystal power",
    "punctual",
    "on hour",
    "company",
    "space",
    "space also",
    "space wild",
    "ancestor",
    "exchange",
    "join",
    "close",
    "collapse",
    "most icons",
    "earliest",
    "short first",
    "scores",
    "scores favourite",
]


class Sign(TypedDict):
    """A part of what a Time Warp or a Solo card does, to be drawn as icons."""

    what: What
    n: NotRequired[int]  # how many, how much
    at: NotRequired[list[int]]  # from which hours, at which hours, slots or years apart
    icons: NotRequired[list[Icon]]  # what it brings, or what is scored


class Card(TypedDict):
    """A History card; an Ancestor has neither day nor year nor category."""

    id: str
    day: NotRequired[int]
    year: NotRequired[int]  # negative before our era
    circa: NotRequired[bool]
    title: Sentence
    category: NotRequired[Colour]
    hours: int
    icons: list[Icon]
    caption: Sentence


class Itinerary(TypedDict):
    """An Itinerary with the bonuses of its spaces and rows."""

    id: str
    name: Sentence
    heights: list[int]
    spaces: list[list[int | Bonus]]  # by column, from the top: points or a crystal
    rows: list[int]


class Offer(Itinerary):
    """An Itinerary in the hand."""

    place: int


class Warp(TypedDict):
    """A Time Warp."""

    id: str
    name: Sentence
    signs: list[Sign]  # what it does
    text: Sentence  # the same in words
    kind: Literal["activated", "unlimited"]
    hours: int | None  # of an Activated one


class SoloCard(TypedDict):
    """A Solo card: how the Rival Tour plays."""

    id: str
    name: Sentence
    level: int
    signs: list[Sign]
    text: Sentence


class Printed(TypedDict):
    """What lies in the box."""

    cards: list[Card]
    ancestors: list[Card]
    itineraries: list[Itinerary]
    warps: list[Warp]
    solo: list[SoloCard]


class PayingFor(TypedDict):
    """What is being paid for."""

    kind: Literal["take", "ancestor", "warp"]
    slot: NotRequired[int]  # of the Row


class Payment(TypedDict):
    """What a number of crystals leads to."""

    crystals: int
    hours: int
    to: int  # the hour of arrival
    lost: int  # hours beyond twelve
    points: int


class Slot(TypedDict):
    """A slot of the Row."""

    slot: int
    space: Icon | Literal[""]  # what the space gives
    card: str | None  # its id
    cost: NotRequired[int]  # hours today
    extends: NotRequired[list[int]]  # whose treks it would extend


class Deck(TypedDict):
    """The cards of the day that lie face down."""

    left: int
    unseen: list[str]  # as a set
    bottom: list[str]  # in order


class Treks(TypedDict):
    """The current trek and the collapsed ones."""

    trek: list[str]  # the cards by their ids
    date: int | None
    trek_worth: int
    next_worth: int  # what one card more would add
    collapsed: list[list[str]]
    collapsed_worth: int


class Hand(TypedDict):
    """What only its owner sees."""

    hand: NotRequired[list[Offer]]
    choice: NotRequired[str | None]  # the Itinerary that is selected


class PlayerView(Treks, Hand):
    """A player's things."""

    track: int
    score: int
    sheet: dict[str, int]
    crystals: int
    hour: int
    itinerary: Itinerary | None
    columns: list[list[Experience]]  # the tokens from the top
    completed: list[int]  # rows
    used: list[str]
    selected: bool
    warped: bool


class RivalView(Treks):
    """The Rival Tour of the solo mode."""

    solo: str  # its Solo card
    favourite: Icon | Literal[""]
    track: int
    score: int
    hour: int


class View(TypedDict):
    """The whole table."""

    day: int
    phase: Phase
    paying_for: PayingFor | None
    payments: list[Payment]
    joining: int | None  # the slot of a card that may join a trek
    row: list[Slot]
    deck: Deck
    ancestors: list[str]  # those left; the top one is the last
    supply: dict[Experience, int]
    crystals: int
    wilds_in_hand: int
    clock: list[list[int]]  # the watches on each hour, bottom to top
    active: int
    warps: list[str]  # today's and tomorrow's
    trek_points: list[int]  # by length
    further_card: int
    punctuality: int
    players: list[PlayerView]
    rival: RivalView | None
