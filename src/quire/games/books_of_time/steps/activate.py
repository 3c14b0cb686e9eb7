"""Activate pages (chapter 2.10)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.book import NONE
from quire.games.books_of_time.library import TYPES
from quire.games.books_of_time.paying import PLAYERS
from quire.games.books_of_time.shelf import turn
from quire.games.books_of_time.state import BooksOfTime, bot

LEFT: Final = 0
BOTH: Final = 3  # faces not yet used, as a bit mask


@final
class ChooseBook(Step):
    """Choose the book to activate (BOT-ACT-ACTIVATE-1)."""

    def rule(self) -> str:
        return "BOT-ACT-ACTIVATE-1"

    def candidates(self, g: State) -> list[Action]:
        return bot(g).library.books

    def options(self, g: State) -> list[Action]:
        return bot(g).library.books

    def apply(self, g: State, action: Action) -> None:
        bot(g).activated = action.a
        g.tell("activate", self.player, (action.a,))
        g.push(ACTIVATES[self.player][action.a][BOTH])

    def data(self) -> list[int | str]:
        return ["ChooseBook", self.player]


@final
class Activate(Step):
    """Use the abilities of the two visible faces, each at most once and in any order; then turn the book (BOT-ACT-ACTIVATE-2 to 5)."""

    def __init__(self, player: Player, type: int, unused: int) -> None:
        super().__init__(player)
        self.type = type
        self.unused = unused

    def rule(self) -> str:
        return "BOT-ACT-ACTIVATE-2"

    def page(self, g: BooksOfTime, side: int) -> int:
        """The page whose face is visible on a side, or NONE for a cover."""
        book = g.seats[self.player].books[self.type]
        return book.left() if side == LEFT else book.right()

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.abilities, library.done, *library.events]

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "done":
            return ""
        if action.kind == "event":  # never during the action
            return "BOT-TURN-3"
        if not self.unused >> action.a & 1:
            return "BOT-ACT-ACTIVATE-2"
        position = bot(g)
        number = self.page(position, action.a)
        if number == NONE:
            return "BOT-BOOK-3"
        page = position.library.pages[number]
        ability = page.back if action.a == LEFT else page.front
        return "" if ability.possible(g, self.player) else "BOT-EFF-20"

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        book = position.seats[self.player].books[self.type]
        pages = position.library.pages
        mask = 0
        if self.unused & 1 and book.pos and pages[book.pages[book.pos - 1]].back.possible(g, self.player):
            mask = 1
        if (
            self.unused & 2
            and book.pos < len(book.pages)
            and pages[book.pages[book.pos]].front.possible(g, self.player)
        ):
            mask += 2
        return position.library.ability_options[mask]

    def apply(self, g: State, action: Action) -> None:
        position = bot(g)
        if action.kind == "done":
            position.activated = NONE
            turn(position, self.player, self.type)
            return
        number = self.page(position, action.a)
        g.tell("ability", self.player, (number, action.a))
        g.push(ACTIVATES[self.player][self.type][self.unused & ~(1 << action.a)])
        page = position.library.pages[number]
        ability = page.back if action.a == LEFT else page.front
        ability.happen(g, self.player)

    def data(self) -> list[int | str]:
        return ["Activate", self.player, self.type, self.unused]


CHOOSE_BOOKS: Final = [ChooseBook(p) for p in range(PLAYERS)]
ACTIVATES: Final = [
    [[Activate(p, t, unused) for unused in range(BOTH + 1)] for t in range(TYPES)] for p in range(PLAYERS)
]
