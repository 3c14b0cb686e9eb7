"""Activate pages (chapter 2.10)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.masks import has, without
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import LEFT, RIGHT, SEATS, TYPES
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.verbs import turn

ON_LEFT: Final = 1  # the two sides of a spread, as a mask
ON_RIGHT: Final = 2
BOTH: Final = 3


@final
class ChooseBook(Step):
    """Choose the book to activate (BOT-ACT-ACTIVATE-1)."""

    def rule(self) -> str:
        return "BOT-ACT-ACTIVATE-1"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.books

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        g.activated = action.a
        g.tell("activate", self.player, (action.a,))
        g.push(ACTIVATES[self.player][action.a][BOTH])

    def data(self) -> list[int | str]:
        return ["ChooseBook", self.player]


@final
class Activate(Step):
    """Use the abilities of the two visible faces, each at most once and in any order; then turn the book
    (BOT-ACT-ACTIVATE-2 to 5)."""

    def __init__(self, player: Player, type: int, unused: int) -> None:
        super().__init__(player)
        self.type = type
        self.unused = unused  # faces not yet used, as a mask
        self.left = has(unused, LEFT)
        self.right = has(unused, RIGHT)

    def rule(self) -> str:
        return "BOT-ACT-ACTIVATE-2"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        book = g.seats[self.player].books[self.type]
        pages = g.printed.pages
        sides = 0
        if self.left and book.pos and pages[book.pages[book.pos - 1]].back.possible(g, self.player):
            sides = ON_LEFT
        if self.right and book.pos < len(book.pages) and pages[book.pages[book.pos]].front.possible(g, self.player):
            sides += ON_RIGHT
        return g.printed.actions.using[sides]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        return [*actions.abilities, actions.done, *actions.events]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "event":  # never during the action
            return "BOT-TURN-3"
        if not has(self.unused, action.a):
            return "BOT-ACT-ACTIVATE-2"
        return "BOT-BOOK-3" if self.page(g, action.a) == NONE else "BOT-EFF-20"

    def page(self, g: BooksOfTimePosition, side: int) -> int:
        """The page whose face is visible on a side, or NONE for a cover."""
        book = g.seats[self.player].books[self.type]
        return book.left() if side == LEFT else book.right()

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "done":
            g.activated = NONE
            turn(g, self.player, self.type)
            return
        number = self.page(g, action.a)
        g.tell("ability", self.player, (number, action.a))
        g.push(ACTIVATES[self.player][self.type][without(self.unused, action.a)])
        page = g.printed.pages[number]
        ability = page.back if action.a == LEFT else page.front
        ability.happen(g, self.player)

    def data(self) -> list[int | str]:
        return ["Activate", self.player, self.type, self.unused]


CHOOSE_BOOKS: Final = [ChooseBook(p) for p in range(SEATS)]
ACTIVATES: Final = [
    [[Activate(p, t, unused) for unused in range(BOTH + 1)] for t in range(TYPES)] for p in range(SEATS)
]
