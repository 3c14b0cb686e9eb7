"""What a viewer is shown, as types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from quirebox.core.message import Sentence

Land = Literal["forest", "cave", "lake", "castle", "village", "cliffs"]
Direction = Literal["E", "NE", "NW", "W", "SW", "SE"]
Corner = Literal["green", "yellow", "red"]
Part = Literal["research", "move", "manifest", "restore"]
Phase = Literal["over", "keep", "start", "take", "draw", "place", "road"] | Part


class Pattern(TypedDict):
    """Cells as q and r: those that must hold the land, and those that must not."""

    required: list[list[int]]
    x: list[list[int]]


class Card(TypedDict):
    """A summoning card."""

    id: str
    race: Sentence
    points: int
    corner: Corner
    text: Sentence
    pattern: Pattern


class Tome(TypedDict):
    """A tome with the lands on its pages."""

    id: str
    left: Land
    right: Land


class Exotic(TypedDict):
    """An exotic location."""

    number: int
    id: str
    name: Sentence
    edge: Direction


class MapHex(TypedDict):
    """A hex of a map, before anything is drawn on it."""

    q: int
    r: int
    mist: int  # edges into the mist
    start: int | None  # number of its dot
    exotic: Exotic | None


class MapSheet(TypedDict):
    """A map sheet."""

    id: str
    name: Sentence
    difficulty: Sentence
    hexes: list[MapHex]


class Printed(TypedDict):
    """What lies in the box."""

    cards: list[Card]
    tomes: list[Tome]
    maps: list[MapSheet]
    aid: dict[Land, Sentence]  # what the player aid says of each land
    parts: list[Part]  # of a turn
    pairs: list[list[int]]  # of the four cards dealt, in the order of the options


class About(TypedDict):
    """What the decision is about."""

    land: NotRequired[Land]  # to place
    hex: NotRequired[int]  # where new roads begin
    roads: NotRequired[int]  # still to draw
    slot: NotRequired[int]  # of a card to be replaced


class Tomes(TypedDict):
    """The round tomes and all others."""

    up: list[Tome | None]
    taken: int | None  # slot
    reserved: int | None  # page
    down: int
    put_aside: int
    used: list[Tome]


class Cards(TypedDict):
    """The summoning row and the piles."""

    row: list[Card | None]
    deck: int
    discard: list[Card]


class Prospect(TypedDict):
    """A land in which a pattern has begun."""

    land: Land
    missing: int  # symbols
    placements: list[list[int]]  # the hexes of each


class Claimed(Card):
    """A claimed card, and where it could be restored."""

    prospects: list[Prospect]


class Tokens(TypedDict):
    """Brews or ink pots."""

    unused: int
    used: int


class SheetHex(TypedDict):
    """What is drawn on a hex."""

    land: Land | None  # a full one
    filled: bool
    cliffs: bool
    roads: list[Direction]


class SheetView(TypedDict):
    """One player's sheet."""

    world: str  # its name, if its player has given it one
    at: int | None  # the worldbuilder's hex
    brews: Tokens
    ink_pots: Tokens
    hexes: list[SheetHex]
    reach: list[int | None]  # brews to get to each hex
    claimed: list[str]  # exotic locations
    closed: list[str]
    closing: list[str]
    held: list[Land]  # may be drawn in this turn
    cards: list[Claimed | None]
    restored: dict[Land, Card | None]
    segments: int
    boxes: dict[str, int]
    score: int
    hand: list[Card] | None
    kept: list[int] | None  # places in the hand


class View(TypedDict):
    """The whole table."""

    phase: Phase
    part: Part | None  # of the turn
    about: About
    actor: int
    round: int
    rounds: int
    first: int
    options: dict[str, str]
    map: str  # its id
    tomes: Tomes
    given: list[Land | None]  # to each player
    cards: Cards
    sheets: list[SheetView]
