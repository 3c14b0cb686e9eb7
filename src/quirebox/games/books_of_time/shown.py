"""What a viewer is shown, as types."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from quirebox.core.message import Sentence

Letter = Literal["S", "I", "T"]
LETTERS: Final[tuple[Letter, ...]] = ("S", "I", "T")  # of the types, by number


What = Literal[
    "pen",
    "paper",
    "file",
    "vp",
    "drop",
    "have",
    "same",
    "level",
    "take",
    "refresh",
    "recover",
    "write",
    "adv",
    "obj",
    "token",
    "per kind",
    "per most",
    "per second",
    "per file",
    "end",
]


class Sign(TypedDict):
    """A part of an ability: what, how many, and of which types."""

    what: What
    n: int
    types: list[Letter]


class Ability(TypedDict):
    """What stands left and right of the arrow, as signs and in words."""

    costs: list[Sign]
    gains: list[Sign]
    words: Sentence


class Page(TypedDict):
    """A page as printed."""

    id: str
    name: Sentence
    type: Letter
    symbol: str | None
    front: Ability
    back: Ability
    instant: Ability
    text: Sentence


class Icon(TypedDict):
    """What Scribbles takes: the leftmost page of a symbol or type, a slot; if none of them is said, the deck's top."""

    symbol: str | None
    type: Letter | None
    slot: int | None


class Chapter(TypedDict):
    """Both faces of a page of the Chronicle, as printed."""

    id: str
    name: Sentence
    front: Ability
    back: Ability
    icons: list[Icon]  # what Scribbles takes, in order
    text: Sentence


class Amounts(TypedDict):
    """What something pays."""

    pen: int
    paper: int
    file: int
    vp: int


class Book(TypedDict):
    """A book: the ids of its pages in reading order, where it is open, what closing or turning it would pay."""

    type: Letter
    position: int
    pages: list[str]
    closing: Amounts
    turning: Amounts  # by the action Turn pages


class Requirement(TypedDict):
    """What a tile asks for: n copies of a symbol and others alike, n different ones with a further one perhaps, or
    symbols in a row."""

    form: Literal["copies", "different", "sequence"]
    n: int
    symbols: list[str]
    others: int
    words: Sentence


class Tile(TypedDict):
    """An objective tile, with the two benefits on its back."""

    requirement: Requirement
    vp: int
    back: list[Ability]


class Tiles(TypedDict):
    """A stack of tiles as printed, level I first."""

    type: Letter
    set: str
    tiles: list[Tile]


class Stack(TypedDict):
    """A stack by its set, the level of its top tile, and what is missing for it."""

    type: Letter
    set: str
    level: int
    missing: int


class Level(TypedDict):
    """A step of a track."""

    cost: Ability
    benefit: Ability


class Track(TypedDict):
    """A track of the Civilization board, from level I up."""

    type: Letter
    name: Sentence
    top: int
    levels: list[Level]


class Cell(TypedDict):
    """A cell of the challenge board."""

    id: int
    text: Sentence
    tier: int
    column: Letter


class Printed(TypedDict):
    """What lies in the box."""

    pages: list[Page]
    starting: list[Page]
    chronicle: list[Chapter]
    stacks: list[Tiles]
    tracks: list[Track]
    challenges: list[Cell]
    sections: list[Ability]  # what writing from each costs


class Chronicle(TypedDict):
    """The open spread of the Chronicle and what has been read of it, by ids."""

    pages: int
    position: NotRequired[int]
    bookmark: int
    bookmark_reached: bool
    left: str | None
    right: str | None
    read: list[str]


class SeatView(Amounts):
    """A seat: all of it is public but the six pages of the setup and what was picked of them."""

    points: int
    sheet: dict[str, int]
    board: list[str | None]
    books: list[Book]
    levels: list[int]
    next_levels: list[int]  # where an advance on each track leads
    objectives: list[Stack]
    tokens: dict[str, int]
    hand: list[str] | int
    picks: list[int] | int


class Chosen(TypedDict):
    """A challenge that was chosen."""

    id: int
    fulfilled: bool
    at_end: bool


class SoloTurn(TypedDict):
    """What the lone player did in this turn."""

    taken: int
    discarded: int
    written: int
    advanced: list[int]


class Solo(TypedDict):
    """The challenge board and Scribbles' pile."""

    difficulty: str
    points_to_win: int
    penalty: int
    challenges: list[Chosen]
    pile: list[str]
    lost: bool
    safe: list[int]
    turn: SoloTurn


class About(TypedDict):
    """Where on the table the decision lies, if its options do not say it."""

    type: Letter | None
    removed: int | None  # the level of the tile of that type which is removed
    slot: int | None


class View(TypedDict):
    """The table as the viewer sees it."""

    round: int
    rounds: int
    phase: Literal["setup", "challenges", "play", "over"]
    actor: int
    first: int
    chain: list[Sentence]
    about: About
    chronicle: Chronicle
    offer: list[str | None]
    deck: int
    top: str | None
    discard: list[str]
    tokens: dict[str, int]
    activated: Letter | None
    turn_scope: Literal["turned", "all"]
    payment: Literal["strict", "automatic"]
    seats: list[SeatView]
    solo: Solo | None
