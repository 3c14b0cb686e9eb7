"""The position: seats with their books and boards, the offer, the Chronicle."""

from __future__ import annotations

from typing import final

from quire.core.action import Action
from quire.core.event import Player
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import OVER, Step
from quire.games.books_of_time.book import NONE, Book
from quire.games.books_of_time.library import (
    REGULAR,
    SECTIONS,
    SLOTS,
    START_PAPER,
    START_PEN,
    START_VP,
    TOKENS,
    TYPES,
    Library,
)
from quire.games.books_of_time.scoring import total


@final
class Seat:
    """One player's things."""

    def __init__(
        self,
        pen: int,
        paper: int,
        file: int,
        vp: int,
        books: list[Book],
        board: list[int],
        level: list[int],
        top: list[int],
        sets: list[int],
        tokens: list[int],
        hand: list[int],
        picks: list[int],
    ) -> None:
        self.pen = pen
        self.paper = paper
        self.file = file
        self.vp = vp
        self.books = books  # Science, Industry, Trade
        self.board = board  # section -> page or NONE
        self.level = level  # on each track
        self.top = top  # level of the top tile of each stack, 1 .. LEVELS
        self.sets = sets  # of objective tiles, by type; never edited
        self.tokens = tokens  # of each Science symbol; never edited, only replaced
        self.hand = hand  # the six pages of the setup; never edited, only replaced
        self.picks = picks  # what was picked of them; never edited, only replaced

    def copy(self) -> Seat:
        """A seat of its own, equal to this one."""
        return Seat(
            self.pen,
            self.paper,
            self.file,
            self.vp,
            self.books[:],
            self.board[:],
            self.level[:],
            self.top[:],
            self.sets,
            self.tokens,
            self.hand,
            self.picks,
        )


@final
class Solo:
    """The game against Scribbles: the challenges, the pages Scribbles took, and what happened in this turn."""

    def __init__(
        self,
        difficulty: int,
        chosen: list[int],
        fulfilled: list[int],
        pile: list[int],
        safe: int,
        file_used: int,
        lost: int,
        taken: int,
        discarded: int,
        written: int,
        advanced: list[int],
    ) -> None:
        self.difficulty = difficulty
        self.chosen = chosen  # numbers of challenges
        self.fulfilled = fulfilled  # of those, for good
        self.pile = pile  # pages that left the game
        self.safe = safe  # slots that a File protects in this step, as a bit mask
        self.file_used = file_used  # how many Files were used
        self.lost = lost  # 1: Scribbles got too much
        self.taken = taken  # of this turn (BOT-SOLO-14)
        self.discarded = discarded
        self.written = written
        self.advanced = advanced  # on each track

    def copy(self) -> Solo:
        """An equal one that goes its own way."""
        return Solo(
            self.difficulty,
            self.chosen[:],
            self.fulfilled[:],
            self.pile[:],
            self.safe,
            self.file_used,
            self.lost,
            self.taken,
            self.discarded,
            self.written,
            self.advanced[:],
        )


@final
class BooksOfTime(State):
    """A position in Books of Time."""

    def __init__(
        self,
        library: Library,
        players: int,
        rng: Rng,
        agenda: list[Step],
        waiting: Step,
        options: list[Action],
        seats: list[Seat],
        first: Player,
        round: int,
        chronicle: Book,
        offer: list[int],
        deck: list[int],
        discard: list[int],
        tokens: list[int],
        activated: int,
        turned_only: bool,
        strict: bool,
        solo: Solo | None,
    ) -> None:
        super().__init__(library, players, rng, agenda, waiting, options)
        self.library = library  # the box again, by its own type
        self.seats = seats
        self.first = first  # the starting player
        self.round = round  # 0 during setup
        self.chronicle = chronicle
        self.offer = offer  # slot -> page or NONE
        self.deck = deck  # the top is the end
        self.discard = discard
        self.tokens = tokens  # supply of each Science symbol; never edited, only replaced
        self.activated = activated  # the book whose abilities are being used, or NONE (BOT-ACT-ACTIVATE-4)
        self.turned_only = turned_only  # option turn_scope
        self.strict = strict  # option payment
        self.solo = solo  # None with several players

    def copy(self) -> BooksOfTime:
        """A position of its own, equal to this one."""
        solo = self.solo
        return BooksOfTime(
            self.library,
            self.players,
            Rng(self.rng.seed),
            self.agenda[:],
            self.waiting,
            self.options,
            [seat.copy() for seat in self.seats],
            self.first,
            self.round,
            self.chronicle,
            self.offer[:],
            self.deck[:],
            self.discard[:],
            self.tokens,
            self.activated,
            self.turned_only,
            self.strict,
            None if solo is None else solo.copy(),
        )

    def scores(self) -> list[int]:
        """The points of every player if the game ended now."""
        return [total(self, p) for p in range(self.players)]


def bot(g: State) -> BooksOfTime:
    """The position as what it is."""
    assert isinstance(g, BooksOfTime)
    return g


def new_seat(library: Library, sets: list[int], hand: list[int]) -> Seat:
    """A seat as it begins (BOT-SETUP-1, BOT-SETUP-2, BOT-SETUP-4, BOT-SETUP-5)."""
    books = [Book([REGULAR + 2 * t, REGULAR + 2 * t + 1], 0) for t in range(TYPES)]
    return Seat(
        START_PEN,
        START_PAPER,
        0,
        START_VP,
        books,
        [NONE] * SECTIONS,
        [0] * TYPES,
        [1] * TYPES,
        sets,
        [0] * TOKENS,
        hand,
        [],
    )


def new_position(
    library: Library,
    players: int,
    rng: Rng,
    seats: list[Seat],
    deck: list[int],
    chronicle: list[int],
    solo: Solo | None,
) -> BooksOfTime:
    """A position before its first step."""
    return BooksOfTime(
        library,
        players,
        rng,
        [],
        OVER,
        [],
        seats,
        0,
        0,
        Book(chronicle, 0),
        [NONE] * SLOTS,
        deck,
        [],
        [TOKENS] * TOKENS,
        NONE,
        False,
        False,
        solo,
    )
