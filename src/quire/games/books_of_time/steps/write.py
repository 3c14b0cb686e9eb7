"""Write pages (chapter 2.11)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.book import NONE
from quire.games.books_of_time.library import SECTIONS
from quire.games.books_of_time.paying import PLAYERS
from quire.games.books_of_time.state import BooksOfTime, bot


def payable_sections(g: BooksOfTime, p: Player) -> int:
    """The sections whose page could be written now, as a bit mask."""
    board = g.seats[p].board
    costs = g.library.section_costs
    mask = 0
    for i in range(SECTIONS):
        if board[i] >= 0 and costs[i].possible(g, p):
            mask |= 1 << i
    return mask


@final
class Write(Step):
    """Pay for a section and write its page; again as often as wanted and payable (BOT-ACT-WRITE-1, BOT-ACT-WRITE-2)."""

    def __init__(self, player: Player, again: bool) -> None:
        super().__init__(player)
        self.again = again

    def rule(self) -> str:
        return "BOT-ACT-WRITE-1"

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.sections, library.done]

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "done":
            return "" if self.again else "BOT-ACT-WRITE-2"
        position = bot(g)
        if position.seats[self.player].board[action.a] == NONE:
            return "BOT-BOARD-1"
        return "" if position.library.section_costs[action.a].possible(g, self.player) else "BOT-RES-3"

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        mask = payable_sections(position, self.player)
        return position.library.section_done[mask] if self.again else position.library.section_options[mask]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "done":
            return
        g.push(WRITES[self.player][1])
        bot(g).library.paid_writes[action.a].happen(g, self.player)

    def data(self) -> list[int | str]:
        return ["Write", self.player, int(self.again)]


WRITES: Final = [[Write(p, False), Write(p, True)] for p in range(PLAYERS)]
