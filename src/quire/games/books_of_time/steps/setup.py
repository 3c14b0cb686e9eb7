"""Setting up: the deal, and what every player picks from six pages (chapter 2.1)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.event import NOBODY, Player
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.library import EASY, HAND, REGULAR, TYPES, Library
from quire.games.books_of_time.offer import discard, restore
from quire.games.books_of_time.paying import PLAYERS
from quire.games.books_of_time.shelf import write
from quire.games.books_of_time.state import BooksOfTime, Solo, bot, new_position, new_seat
from quire.games.books_of_time.steps.scribbles import CHOOSE_CHALLENGE
from quire.games.books_of_time.steps.turn import ROUND

PLACES: Final[tuple[str, ...]] = ("to write", "for section 1", "for section 2")  # what each pick is for
PICKS: Final = 3


def deal(library: Library, players: int, rng: Rng, difficulty: int, used: int) -> BooksOfTime:
    """The table before anybody has chosen anything (BOT-SETUP-1 to BOT-SETUP-7, BOT-SETUP-11, BOT-SETUP-13)."""
    deck = list(range(REGULAR))
    rng.shuffle(deck)
    sets = [list(range(len(library.tiles[t]))) for t in range(TYPES)]
    for order in sets:
        rng.shuffle(order)
    seats = []
    for p in range(players):
        seats.append(new_seat(library, [sets[t][p] for t in range(TYPES)], deck[-HAND:]))
        del deck[-HAND:]
    chronicle = list(range(len(library.chronicle)))
    rng.shuffle(chronicle)
    solo = None
    if players == 1:
        solo = Solo(difficulty, [], [], [], 0, 0, 0, 0, 0, 0, [0] * TYPES)
        used += difficulty == EASY  # BOT-SOLO-3
    g = new_position(library, players, rng, seats, deck, chronicle[:used], solo)
    g.first = int(rng.below(players))
    agree(g)
    return g


def agree(g: BooksOfTime) -> None:
    """Put the steps of the setup on the agenda: all pick, then all is revealed, then the first round begins."""
    g.push(ROUND)
    if g.solo is not None:
        g.push(CHOOSE_CHALLENGE)
    g.push(REVEAL)
    for p in range(g.players - 1, -1, -1):
        for k in range(PICKS - 1, -1, -1):
            g.push(SETUP_PICKS[p][k])


@final
class SetupPick(Step):
    """Pick one of six pages: to write, for section 1, for section 2; nobody else sees it before all have picked (BOT-SETUP-7, BOT-SETUP-9)."""

    def __init__(self, player: Player, k: int) -> None:
        super().__init__(player)
        self.k = k

    def rule(self) -> str:
        return "BOT-SETUP-7" if self.k else "BOT-SETUP-8"

    def candidates(self, g: State) -> list[Action]:
        return bot(g).library.picks

    def refusal(self, g: State, action: Action) -> str:
        return "BOT-SETUP-7" if action.a in bot(g).seats[self.player].picks else ""

    def forced(self, g: State, options: list[Action]) -> bool:
        return False  # a person wants to see the pages

    def apply(self, g: State, action: Action) -> None:
        seat = bot(g).seats[self.player]
        seat.picks = [*seat.picks, action.a]
        g.tell("pick", self.player, (seat.hand[action.a], self.k), self.player)

    def data(self) -> list[int | str]:
        return ["SetupPick", self.player, self.k]


@final
class Reveal(Step):
    """All picks are carried out together, the rest is discarded, and the offer is turned up (BOT-SETUP-7 to BOT-SETUP-10)."""

    def run(self, g: State) -> None:
        position = bot(g)
        for p in range(g.players):
            self.carry_out(position, p)
        restore(position)

    def carry_out(self, g: BooksOfTime, p: Player) -> None:
        """Write one page, keep two, discard three."""
        seat = g.seats[p]
        hand, picks = seat.hand, seat.picks
        seat.hand, seat.picks = [], []
        g.reveal("keep", p, (hand[picks[1]], hand[picks[2]]))
        seat.board[0] = hand[picks[1]]
        seat.board[1] = hand[picks[2]]
        write(g, p, hand[picks[0]])
        for i in range(HAND):
            if i not in picks:
                discard(g, hand[i])

    def data(self) -> list[int | str]:
        return ["Reveal"]


REVEAL: Final = Reveal(NOBODY)
SETUP_PICKS: Final = [[SetupPick(p, k) for k in range(PICKS)] for p in range(PLAYERS)]
