"""What every player picks from six pages before the first round (chapter 2.1)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Judged, Step
from quirebox.games.books_of_time.box import HAND, SEATS
from quirebox.games.books_of_time.offer import discard, restore
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.steps.scribbles import CHOOSE_CHALLENGE
from quirebox.games.books_of_time.steps.turn import ROUND
from quirebox.games.books_of_time.verbs import write

PICKS: Final = 3  # to write, for section 1, for section 2


@final
class SetupPick(Judged):
    """Pick one of six pages: to write, for section 1, for section 2; nobody else sees it before all have picked
    (BOT-SETUP-7, BOT-SETUP-9)."""

    def __init__(self, player: Player, k: int) -> None:
        super().__init__(player)
        self.k = k

    def rule(self) -> str:
        return "BOT-SETUP-7" if self.k else "BOT-SETUP-8"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.picks

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        return "BOT-SETUP-7" if action.a in g.seats[self.player].picks else ""

    def forced(self, g: State, options: list[Action]) -> bool:
        return False  # a person wants to see the pages

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        seat = g.seats[self.player]
        seat.picks = [*seat.picks, action.a]
        g.tell("pick", self.player, (seat.hand[action.a], self.k), self.player)

    def data(self) -> list[int | str]:
        return ["SetupPick", self.player, self.k]


@final
class Reveal(Step):
    """All picks are carried out together, the rest is discarded, and the offer is turned up (BOT-SETUP-7 to
    BOT-SETUP-10)."""

    def run(self, g: State) -> None:
        assert isinstance(g, BooksOfTimePosition)
        for p in range(g.players):
            self.carry_out(g, p)
        restore(g)

    def carry_out(self, g: BooksOfTimePosition, p: Player) -> None:
        """Write one page, keep two, discard three."""
        seat = g.seats[p]
        hand, picks = seat.hand, seat.picks
        seat.hand, seat.picks = [], []
        g.reveal("keep", p, (hand[picks[1]], hand[picks[2]]))
        seat.board[0] = hand[picks[1]]
        seat.board[1] = hand[picks[2]]
        seat._looks = b""
        write(g, p, hand[picks[0]])
        for i in range(HAND):
            if i not in picks:
                discard(g, hand[i])

    def data(self) -> list[int | str]:
        return ["Reveal"]


REVEAL: Final = Reveal(NOBODY)
SETUP_PICKS: Final = [[SetupPick(p, k) for k in range(PICKS)] for p in range(SEATS)]


def opening(players: int) -> list[Step]:
    """The steps of the setup, the last first: all pick, then all is revealed, then the first round begins."""
    steps: list[Step] = [ROUND]
    if players == 1:
        steps.append(CHOOSE_CHALLENGE)
    steps.append(REVEAL)
    for p in range(players - 1, -1, -1):
        steps += reversed(SETUP_PICKS[p])
    return steps
