"""Rounds, turns, events (chapters 2.9 and 2.16)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import Effect
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import bit, mask_of, union
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.books_of_time.book import NONE, Book
from quirebox.games.books_of_time.box import ACTIVATE, ADVANCE, CLOSE, DRAW, LEFT, SEATS, TURN, TYPES, WRITE
from quirebox.games.books_of_time.offer import filled
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.steps.activate import CHOOSE_BOOKS, ON_LEFT, ON_RIGHT
from quirebox.games.books_of_time.steps.advance import ADVANCES, can_advance
from quirebox.games.books_of_time.steps.drawing import DRAWS, PAGES
from quirebox.games.books_of_time.steps.reading import CLOSES, TURN_PAGES
from quirebox.games.books_of_time.steps.scribbles import SCRIBBLES
from quirebox.games.books_of_time.steps.write import WRITES, can_write

BOOKMARK: Final = 3  # pages before the end of the Chronicle (BOT-SETUP-12)
WRITING: Final[int] = bit(2 + WRITE)  # main actions beside the two events of a turn, as masks
DRAWING: Final[int] = bit(2 + DRAW)
ADVANCING: Final[int] = bit(2 + ADVANCE)
ALWAYS: Final = mask_of([2 + ACTIVATE, 2 + CLOSE, 2 + TURN])  # possible without condition


def bookmark(chronicle: Book) -> int:
    """The position at which the bookmark of the Chronicle is reached (BOT-SETUP-12)."""
    return len(chronicle.pages) - BOOKMARK


def usable_events(g: BooksOfTimePosition, p: Player) -> int:
    """The events of the Chronicle that a player could use now, as a mask of its sides."""
    book = g.chronicle
    chapters = g.printed.chronicle
    sides = 0
    if book.pos and chapters[book.pages[book.pos - 1]].back.possible(g, p):
        sides = ON_LEFT
    if book.pos < len(book.pages) and chapters[book.pages[book.pos]].front.possible(g, p):
        sides += ON_RIGHT
    return sides


def why_no_event(g: BooksOfTimePosition, side: int, used: bool) -> str:
    """The rule that forbids an event: one has been used, there is none, or it can do nothing."""
    if used:
        return "BOT-TURN-3"
    return "BOT-CHRON-2" if event_page(g, side) == NONE else "BOT-EFF-20"


def event_page(g: BooksOfTimePosition, side: int) -> int:
    """The page of the Chronicle whose event lies on a side, or NONE for a cover."""
    return g.chronicle.left() if side == LEFT else g.chronicle.right()


def use_event(g: BooksOfTimePosition, p: Player, side: int) -> None:
    """Use an event of the Chronicle (BOT-CHRON-3)."""
    page = event_page(g, side)
    g.tell("event", p, (page, side))
    chapter = g.printed.chronicle[page]
    event: Effect = chapter.back if side == LEFT else chapter.front
    event.happen(g, p)


@final
class Round(Step):
    """A round: one turn for each seat, clockwise, then the Event phase; alone, Scribbles begins it (BOT-TURN-1,
    BOT-SOLO-4)."""

    def run(self, g: State) -> None:
        assert isinstance(g, BooksOfTimePosition)
        g.round += 1
        chronicle = g.chronicle
        g.reveal("round", NOBODY, (g.round, chronicle.left(), chronicle.right()))
        g.push(EVENT_PHASE)
        for k in range(g.players - 1, -1, -1):
            g.push(BEGINS[(g.first + k) % g.players])
        if g.solo is not None:
            g.push(SCRIBBLES[0])

    def data(self) -> list[int | str]:
        return ["Round"]


@final
class EventPhase(Step):
    """Turn the Chronicle; when its back cover is turned the game is over (BOT-CHRON-4, BOT-CHRON-5)."""

    def run(self, g: State) -> None:
        assert isinstance(g, BooksOfTimePosition)
        book = g.chronicle
        if book.at_end():
            g.tell("over", NOBODY)
            return
        g.chronicle = book.turn()
        if g.chronicle.pos == bookmark(book):
            g.tell("bookmark", NOBODY)
        g.push(ROUND)

    def data(self) -> list[int | str]:
        return ["EventPhase"]


@final
class Begin(Step):
    """A turn begins: what the solo mode counts in a turn starts at nothing (BOT-SOLO-14)."""

    def __init__(self, who: Player) -> None:
        super().__init__(NOBODY)
        self.who = who

    def run(self, g: State) -> None:
        assert isinstance(g, BooksOfTimePosition)
        solo = g.solo
        if solo is not None:
            solo.taken = solo.discarded = solo.written = 0
            solo.advanced = [0] * TYPES
        g.tell("turn begins", self.who)
        g.push(TURNS[self.who][0])

    def data(self) -> list[int | str]:
        return ["Begin", self.who]


@final
class Turn(Step):
    """One of the six actions; before it, at most one event (BOT-TURN-2, BOT-TURN-3)."""

    def __init__(self, player: Player, used: bool) -> None:
        super().__init__(player)
        self.used = used  # an event has been used

    def rule(self) -> str:
        return "BOT-TURN-2"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        p = self.player
        possible = ALWAYS if self.used else union(ALWAYS, usable_events(g, p))
        if can_write(g, p):
            possible = union(possible, WRITING)
        if g.deck or filled(g):
            possible = union(possible, DRAWING)
        if can_advance(g, p):
            possible = union(possible, ADVANCING)
        return g.printed.actions.turning[possible]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.in_turn

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        return why_no_event(g, action.a, self.used) if action.kind == "event" else "BOT-TURN-4"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "event":
            g.push(TURNS[self.player][1])
            use_event(g, self.player, action.a)
            return
        g.tell("action", self.player, (action.a,))
        g.push(AFTERS[self.player][int(self.used)])
        g.push(ACTIONS[self.player][action.a])

    def data(self) -> list[int | str]:
        return ["Turn", self.player, int(self.used)]


@final
class After(Step):
    """After the action: an event if none was used, or the end of the turn (BOT-TURN-3, BOT-TURN-5)."""

    def __init__(self, player: Player, used: bool) -> None:
        super().__init__(player)
        self.used = used

    def rule(self) -> str:
        return "BOT-TURN-2"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.ending[0 if self.used else usable_events(g, self.player)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.after_turn

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        return why_no_event(g, action.a, self.used)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "event":
            use_event(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["After", self.player, int(self.used)]


ACTIONS: Final[list[list[Step]]] = [
    [CHOOSE_BOOKS[p], WRITES[p][0], CLOSES[p], DRAWS[p][PAGES][0], ADVANCES[p][0], TURN_PAGES[p]] for p in range(SEATS)
]
ROUND: Final = Round(NOBODY)
EVENT_PHASE: Final = EventPhase(NOBODY)
BEGINS: Final = [Begin(p) for p in range(SEATS)]
TURNS: Final = [[Turn(p, False), Turn(p, True)] for p in range(SEATS)]
AFTERS: Final = [[After(p, False), After(p, True)] for p in range(SEATS)]
