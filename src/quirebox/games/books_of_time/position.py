"""The position: seats with their books and boards, the offer, the Chronicle."""

from __future__ import annotations

from typing import final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.books_of_time.book import Book
from quirebox.games.books_of_time.box import BooksOfTimeBox
from quirebox.games.books_of_time.scoring import total


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
        self._looks = b""  # pens to board in an observation; emptied with every change of them
        self._shown = b""  # the books in an observation; emptied with every change of books, levels, tiles, tokens

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
        offer_counts: bool,
    ) -> None:
        self.difficulty = difficulty
        self.chosen = chosen  # numbers of challenges
        self.fulfilled = fulfilled  # of those, for good
        self.pile = pile  # pages that left the game
        self.safe = safe  # slots that a File protects in this step, as a mask
        self.file_used = file_used  # how many Files were used
        self.lost = lost  # 1: Scribbles got too much
        self.taken = taken  # of this turn (BOT-SOLO-14)
        self.discarded = discarded
        self.written = written
        self.advanced = advanced  # on each track
        self.offer_counts = offer_counts  # option discards: pages refreshed away are discarded, too (BOT-SOLO-14)

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
            self.offer_counts,
        )


@final
class BooksOfTimePosition(State):
    """A position in Books of Time."""

    def __init__(
        self,
        box: BooksOfTimeBox,
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
        super().__init__(box, players, rng, agenda, waiting, options)
        self.printed = box  # the box again, by its own type
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

    def copy(self) -> BooksOfTimePosition:
        """A position of its own, equal to this one."""
        solo = self.solo
        return BooksOfTimePosition(
            self.printed,
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
