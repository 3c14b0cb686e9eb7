"""Close a book, and Turn pages (chapters 2.12 and 2.15)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.masks import has
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import SEATS, TYPES
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.verbs import close, instant, turn


@final
class Close(Step):
    """Close one book where it is open (BOT-ACT-CLOSE-1)."""

    def rule(self) -> str:
        return "BOT-ACT-CLOSE-1"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.books

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        close(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Close", self.player]


@final
class TurnPages(Step):
    """Turn one to three books once each, then gain the instant benefit of every current page (BOT-ACT-TURN-1,
    BOT-ACT-TURN-2)."""

    def rule(self) -> str:
        return "BOT-ACT-TURN-1"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.turnsets

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        for t in range(TYPES):
            if has(action.a, t):
                turn(g, self.player, t)
        for t in range(TYPES):
            page = g.seats[self.player].books[t].right()
            if page != NONE and (has(action.a, t) or not g.turned_only):
                instant(g, self.player, page)

    def data(self) -> list[int | str]:
        return ["TurnPages", self.player]


CLOSES: Final = [Close(p) for p in range(SEATS)]
TURN_PAGES: Final = [TurnPages(p) for p in range(SEATS)]
