"""Write pages (chapter 2.11)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.masks import add
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import SEATS, SECTIONS
from quirebox.games.books_of_time.position import BooksOfTimePosition


def can_write(g: BooksOfTimePosition, p: Player) -> bool:
    """Whether any page could be written now; asked in every turn, so it stops at the first."""
    board = g.seats[p].board
    costs = g.printed.section_costs
    for i in range(SECTIONS):
        if board[i] >= 0 and costs[i].possible(g, p):
            return True
    return False


def payable_sections(g: BooksOfTimePosition, p: Player) -> int:
    """The sections whose page could be written now, as a mask."""
    board = g.seats[p].board
    costs = g.printed.section_costs
    sections = 0
    for i in range(SECTIONS):
        if board[i] >= 0 and costs[i].possible(g, p):
            sections = add(sections, i)
    return sections


@final
class Write(Step):
    """Pay for a section and write its page; again as often as wanted and payable (BOT-ACT-WRITE-1, BOT-ACT-WRITE-2)."""

    def __init__(self, player: Player, again: bool) -> None:
        super().__init__(player)
        self.again = again

    def rule(self) -> str:
        return "BOT-ACT-WRITE-1"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        sections = payable_sections(g, self.player)
        return actions.choosing_on[sections] if self.again else actions.choosing[sections]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        return [*actions.sections, actions.done]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "done":
            return "BOT-ACT-WRITE-2"
        return "BOT-BOARD-1" if g.seats[self.player].board[action.a] == NONE else "BOT-RES-3"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "done":
            return
        g.push(WRITES[self.player][1])
        g.printed.paid_writes[action.a].happen(g, self.player)

    def data(self) -> list[int | str]:
        return ["Write", self.player, int(self.again)]


WRITES: Final = [[Write(p, False), Write(p, True)] for p in range(SEATS)]
