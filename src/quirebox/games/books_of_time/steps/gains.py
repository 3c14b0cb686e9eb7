"""Choices inside an ability: take, refresh, recover, write without paying (chapter 2.6)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.masks import has, without
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import SEATS, SLOTS
from quirebox.games.books_of_time.offer import available, filled, recover, refresh, take
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.verbs import write_from

MOST: Final = 5  # pages that one ability takes


@final
class Take(Step):
    """Take pages from the offer, one after the other, or decline the rest (BOT-EFF-7)."""

    def __init__(self, player: Player, n: int) -> None:
        super().__init__(player)
        self.n = n

    def rule(self) -> str:
        return "BOT-EFF-7"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.taking[filled(g)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        return [*actions.offers, actions.skip]

    def why(self, g: State, action: Action) -> str:
        return "BOT-EFF-7" if action.a == SLOTS else "BOT-OFFER-5"  # the deck is no part of the offer (BOT-Q12)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "skip":
            g.tell("decline", self.player)
            return
        if self.n > 1:
            g.push(TAKES[self.player][self.n - 1])
        take(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Take", self.player, self.n]


@final
class Refresh(Step):
    """Discard any number of offer pages, then refill the offer (BOT-EFF-6)."""

    def rule(self) -> str:
        return "BOT-EFF-6"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.refreshing[filled(g)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        return [*actions.refreshes, actions.skip]

    def why(self, g: State, action: Action) -> str:
        return "BOT-OFFER-5"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "skip":
            g.tell("decline", self.player)
        else:
            refresh(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Refresh", self.player]


@final
class Recover(Step):
    """Name a symbol by choosing a page with it from the discard pile (BOT-EFF-8)."""

    def rule(self) -> str:
        return "BOT-EFF-8"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        pages = g.discard[:]
        pages.sort()
        recovers = g.printed.actions.recovers
        return [recovers[page] for page in pages] + [g.printed.actions.skip]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        return [*actions.recovers, actions.skip]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "skip":
            g.tell("decline", self.player)
        else:
            recover(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Recover", self.player]


@final
class FreeWrite(Step):
    """Write an available page of a listed type without paying for its section (BOT-EFF-9)."""

    def __init__(self, player: Player, types: int) -> None:
        super().__init__(player)
        self.types = types  # a mask

    def rule(self) -> str:
        return "BOT-EFF-9"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        types = self.types if g.activated == NONE else without(self.types, g.activated)  # BOT-ACT-ACTIVATE-4
        return g.printed.actions.choosing_or_not[available(g, self.player, types)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        return [*actions.sections, actions.skip]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        page = g.seats[self.player].board[action.a]
        if page == NONE:
            return "BOT-BOARD-1"
        return "BOT-ACT-ACTIVATE-4" if has(self.types, g.printed.pages[page].type) else "BOT-EFF-9"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "skip":
            g.tell("decline", self.player)
        else:
            write_from(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["FreeWrite", self.player, self.types]


TAKES: Final = [[Take(p, n) for n in range(MOST + 1)] for p in range(SEATS)]
REFRESHES: Final = [Refresh(p) for p in range(SEATS)]
RECOVERS: Final = [Recover(p) for p in range(SEATS)]
FREE_WRITES: Final = [[FreeWrite(p, types) for types in range(8)] for p in range(SEATS)]
