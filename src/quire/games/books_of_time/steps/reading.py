"""Close a book, and Turn pages (chapters 2.12 and 2.15)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.book import NONE
from quire.games.books_of_time.library import TYPES
from quire.games.books_of_time.paying import PLAYERS
from quire.games.books_of_time.shelf import close, instant, turn
from quire.games.books_of_time.state import bot


@final
class Close(Step):
    """Close one book where it is open (BOT-ACT-CLOSE-1)."""

    def rule(self) -> str:
        return "BOT-ACT-CLOSE-1"

    def candidates(self, g: State) -> list[Action]:
        return bot(g).library.books

    def options(self, g: State) -> list[Action]:
        return bot(g).library.books

    def apply(self, g: State, action: Action) -> None:
        close(bot(g), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Close", self.player]


@final
class TurnPages(Step):
    """Turn one to three books once each, then gain the instant benefit of every current page (BOT-ACT-TURN-1, BOT-ACT-TURN-2)."""

    def rule(self) -> str:
        return "BOT-ACT-TURN-1"

    def candidates(self, g: State) -> list[Action]:
        return bot(g).library.turnsets

    def options(self, g: State) -> list[Action]:
        return bot(g).library.turnsets

    def apply(self, g: State, action: Action) -> None:
        position = bot(g)
        for t in range(TYPES):
            if action.a >> t & 1:
                turn(position, self.player, t)
        for t in range(TYPES):
            page = position.seats[self.player].books[t].right()
            if page != NONE and (action.a >> t & 1 or not position.turned_only):
                instant(position, self.player, page)

    def data(self) -> list[int | str]:
        return ["TurnPages", self.player]


CLOSES: Final = [Close(p) for p in range(PLAYERS)]
TURN_PAGES: Final = [TurnPages(p) for p in range(PLAYERS)]
