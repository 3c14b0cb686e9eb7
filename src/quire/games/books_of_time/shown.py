"""What a viewer is shown, as types."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

Letter = Literal["S", "I", "T"]
LETTERS: Final[tuple[Letter, ...]] = ("S", "I", "T")  # of the types, by number


class Page(TypedDict):
    """A page as printed."""

    id: str
    name: str
    type: Letter
    symbol: str | None
    front: str
    back: str
    instant: str
    text: str


class EventFace(TypedDict):
    """A face of a page of the Chronicle."""

    id: str
    name: str
    event: str
    icons: list[str]  # what Scribbles takes, in order
    text: str


class Chapter(TypedDict):
    """Both faces of a page of the Chronicle, as printed."""

    id: str
    name: str
    front: str
    back: str
    icons: list[str]  # what Scribbles takes, in order
    text: str


class Amounts(TypedDict):
    """What something pays."""

    pen: int
    paper: int
    file: int
    vp: int


class Book(TypedDict):
    """A book: its pages in reading order, where it is open, what closing or turning it would pay."""

    type: Letter
    position: int
    pages: list[Page]
    closing: Amounts
    turning: Amounts  # by the action Turn pages


class Tile(TypedDict):
    """An objective tile."""

    requirement: str
    vp: int
    back: str | None


class Stack(TypedDict):
    """The tiles that are left of a stack, the top one first."""

    type: Letter
    set: str
    level: int
    missing: int | None  # None: nobody plays for it
    tiles: list[Tile]


class Level(TypedDict):
    """A step of a track."""

    cost: str
    benefit: str


class Track(TypedDict):
    """A track of the Civilization board, from level I up."""

    type: Letter
    name: str
    top: int
    levels: list[Level]


class Cell(TypedDict):
    """A cell of the challenge board."""

    id: int
    text: str
    tier: int
    column: Letter


class Printed(TypedDict):
    """What lies in the box."""

    pages: list[Page]
    starting: list[Page]
    chronicle: list[Chapter]
    stacks: list[Stack]
    tracks: list[Track]
    challenges: list[Cell]
    sections: list[str]  # what writing from each costs


class Chronicle(TypedDict):
    """The open spread of the Chronicle and what has been read of it."""

    pages: int
    position: NotRequired[int]
    bookmark: int
    bookmark_reached: bool
    left: EventFace | None
    right: EventFace | None
    read: list[str]


class SeatView(Amounts):
    """A seat: all of it is public but the six pages of the setup and what was picked of them."""

    points: int
    sheet: dict[str, int]
    board: list[Page | None]
    books: list[Book]
    levels: list[int]
    next_levels: list[int]  # where an advance on each track leads
    objectives: list[Stack]
    tokens: dict[str, int]
    hand: list[Page] | int
    picks: list[int] | int


class Chosen(TypedDict):
    """A challenge that was chosen."""

    id: int
    text: str
    tier: int
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
    board: list[Cell]
    pile: list[Page]
    lost: bool
    safe: list[int]
    turn: SoloTurn


class About(TypedDict):
    """Where on the table the decision lies, if its options do not say it."""

    type: Letter | None
    backs: list[str]
    slot: int | None


class View(TypedDict):
    """The table as the viewer sees it."""

    round: int
    rounds: int
    phase: Literal["setup", "challenges", "play", "over"]
    actor: int
    first: int
    chain: list[str]
    about: About
    chronicle: Chronicle
    offer: list[Page | None]
    deck: int
    top: Page | None
    discard: list[Page]
    tokens: dict[str, int]
    places: list[str]  # what each pick of the set-up is for
    tracks: list[Track]
    sections: list[str]
    activated: Letter | None
    turn_scope: Literal["turned", "all"]
    payment: Literal["strict", "automatic"]
    seats: list[SeatView]
    solo: Solo | None
