"""Rounds, turns, events (chapters 2.9 and 2.16)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.effect import Effect
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.book import Book
from quire.games.books_of_time.library import TYPES
from quire.games.books_of_time.offer import filled
from quire.games.books_of_time.paying import PLAYERS
from quire.games.books_of_time.state import BooksOfTime, bot
from quire.games.books_of_time.steps.activate import CHOOSE_BOOKS, LEFT
from quire.games.books_of_time.steps.advance import ADVANCES, payable_tracks
from quire.games.books_of_time.steps.drawing import DRAWS, PAGES
from quire.games.books_of_time.steps.reading import CLOSES, TURN_PAGES
from quire.games.books_of_time.steps.scribbles import SCRIBBLES
from quire.games.books_of_time.steps.write import WRITES, payable_sections

BOOKMARK: Final = 3  # pages before the end of the Chronicle (BOT-SETUP-12)
WRITE: Final = 1  # numbers of the actions that may be impossible
DRAW: Final = 3
ADVANCE: Final = 4


def bookmark(chronicle: Book) -> int:
    """The position at which the bookmark of the Chronicle is reached (BOT-SETUP-12)."""
    return len(chronicle.pages) - BOOKMARK


def usable_events(g: BooksOfTime, p: Player) -> int:
    """The events of the Chronicle that a player could use now, as a bit mask: 1 left, 2 right."""
    book = g.chronicle
    chapters = g.library.chronicle
    mask = 0
    if book.pos and chapters[book.pages[book.pos - 1]].back.possible(g, p):
        mask = 1
    if book.pos < len(book.pages) and chapters[book.pages[book.pos]].front.possible(g, p):
        mask += 2
    return mask


def event_refusal(g: BooksOfTime, p: Player, side: int, used: bool) -> str:
    """The rule that forbids an event now, or ''."""
    if used:
        return "BOT-TURN-3"
    page = g.chronicle.left() if side == LEFT else g.chronicle.right()
    if page < 0:
        return "BOT-CHRON-2"
    return "" if usable_events(g, p) >> side & 1 else "BOT-EFF-20"


def use_event(g: BooksOfTime, p: Player, side: int) -> None:
    """Use an event of the Chronicle (BOT-CHRON-3)."""
    page = g.chronicle.left() if side == LEFT else g.chronicle.right()
    g.tell("event", p, (page, side))
    chapter = g.library.chronicle[page]
    event: Effect = chapter.back if side == LEFT else chapter.front
    event.happen(g, p)


@final
class Round(Step):
    """A round: one turn for each seat, clockwise, then the Event phase; alone, Scribbles begins it (BOT-TURN-1, BOT-SOLO-4)."""

    def run(self, g: State) -> None:
        position = bot(g)
        position.round += 1
        chronicle = position.chronicle
        g.reveal("round", NOBODY, (position.round, chronicle.left(), chronicle.right()))
        g.push(EVENT_PHASE)
        for k in range(g.players - 1, -1, -1):
            g.push(BEGINS[(position.first + k) % g.players])
        if position.solo is not None:
            g.push(SCRIBBLES[0])

    def data(self) -> list[int | str]:
        return ["Round"]


@final
class EventPhase(Step):
    """Turn the Chronicle; when its back cover is turned the game is over (BOT-CHRON-4, BOT-CHRON-5)."""

    def run(self, g: State) -> None:
        position = bot(g)
        book = position.chronicle
        if book.at_end():
            g.tell("over", NOBODY)
            return
        position.chronicle = book.turn()
        if position.chronicle.pos == bookmark(book):
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
        solo = bot(g).solo
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

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.events, *library.mains]

    def refusal(self, g: State, action: Action) -> str:
        position = bot(g)
        if action.kind == "event":
            return event_refusal(position, self.player, action.a, self.used)
        impossible = (
            (action.a == WRITE and not payable_sections(position, self.player))
            or (action.a == DRAW and not filled(position) and not position.deck)
            or (action.a == ADVANCE and not payable_tracks(position, self.player))
        )
        return "BOT-TURN-4" if impossible else ""

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        p = self.player
        mask = 0 if self.used else usable_events(position, p)
        if payable_sections(position, p):
            mask += 4
        if position.deck or filled(position):
            mask += 8
        if payable_tracks(position, p):
            mask += 16
        return position.library.turn_options[mask]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "event":
            g.push(TURNS[self.player][1])
            use_event(bot(g), self.player, action.a)
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

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.events, library.end_turn]

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "event":
            return event_refusal(bot(g), self.player, action.a, self.used)
        return ""

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        return position.library.after_options[0 if self.used else usable_events(position, self.player)]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "event":
            use_event(bot(g), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["After", self.player, int(self.used)]


ACTIONS: Final[list[list[Step]]] = [
    [CHOOSE_BOOKS[p], WRITES[p][0], CLOSES[p], DRAWS[p][PAGES][0], ADVANCES[p][0], TURN_PAGES[p]]
    for p in range(PLAYERS)
]
ROUND: Final = Round(NOBODY)
EVENT_PHASE: Final = EventPhase(NOBODY)
BEGINS: Final = [Begin(p) for p in range(PLAYERS)]
TURNS: Final = [[Turn(p, False), Turn(p, True)] for p in range(PLAYERS)]
AFTERS: Final = [[After(p, False), After(p, True)] for p in range(PLAYERS)]
