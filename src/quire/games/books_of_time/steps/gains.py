"""Choices inside an ability: take, refresh, recover, write without paying (chapter 2.6)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.book import NONE
from quire.games.books_of_time.library import SECTIONS, SLOTS
from quire.games.books_of_time.offer import filled, recover, refresh, take
from quire.games.books_of_time.paying import PLAYERS
from quire.games.books_of_time.shelf import write_from
from quire.games.books_of_time.state import bot

MOST: Final = 5  # pages that one ability takes


@final
class Take(Step):
    """Take pages from the offer, one after the other, or decline the rest (BOT-EFF-7)."""

    def __init__(self, player: Player, n: int) -> None:
        super().__init__(player)
        self.n = n

    def rule(self) -> str:
        return "BOT-EFF-7"

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.offers, library.skip]

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "skip":
            return ""
        if action.a == SLOTS:  # the top of the deck is no part of the offer (BOT-Q12)
            return "BOT-EFF-7"
        return "BOT-OFFER-5" if bot(g).offer[action.a] == NONE else ""

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        return position.library.take_options[filled(position)]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "skip":
            g.tell("decline", self.player)
            return
        if self.n > 1:
            g.push(TAKES[self.player][self.n - 1])
        take(bot(g), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Take", self.player, self.n]


@final
class Refresh(Step):
    """Discard any number of offer pages, then refill the offer (BOT-EFF-6)."""

    def rule(self) -> str:
        return "BOT-EFF-6"

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.refreshes, library.skip]

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "skip" or not action.a & ~filled(bot(g)):
            return ""
        return "BOT-OFFER-5"

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        return position.library.refresh_options[filled(position)]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "skip":
            g.tell("decline", self.player)
        else:
            refresh(bot(g), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Refresh", self.player]


@final
class Recover(Step):
    """Name a symbol by choosing a page with it from the discard pile (BOT-EFF-8)."""

    def rule(self) -> str:
        return "BOT-EFF-8"

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.recovers, library.skip]

    def refusal(self, g: State, action: Action) -> str:
        return "" if action.kind == "skip" or action.a in bot(g).discard else "BOT-EFF-8"

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        pages = position.discard[:]
        pages.sort()
        recovers = position.library.recovers
        return [recovers[page] for page in pages] + [position.library.skip]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "skip":
            g.tell("decline", self.player)
        else:
            recover(bot(g), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Recover", self.player]


@final
class FreeWrite(Step):
    """Write an available page of a listed type without paying for its section (BOT-EFF-9)."""

    def __init__(self, player: Player, types: int) -> None:
        super().__init__(player)
        self.types = types  # a bit mask

    def rule(self) -> str:
        return "BOT-EFF-9"

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.sections, library.skip]

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "skip":
            return ""
        position = bot(g)
        page = position.seats[self.player].board[action.a]
        if page == NONE:
            return "BOT-BOARD-1"
        t = position.library.pages[page].type
        if not self.types >> t & 1:
            return "BOT-EFF-9"
        return "BOT-ACT-ACTIVATE-4" if t == position.activated else ""

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        pages = position.library.pages
        board = position.seats[self.player].board
        types = self.types if position.activated == NONE else self.types & ~(1 << position.activated)
        mask = 0
        for i in range(SECTIONS):
            if board[i] >= 0 and types >> pages[board[i]].type & 1:
                mask |= 1 << i
        return position.library.section_skip[mask]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "skip":
            g.tell("decline", self.player)
        else:
            write_from(bot(g), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["FreeWrite", self.player, self.types]


TAKES: Final = [[Take(p, n) for n in range(MOST + 1)] for p in range(PLAYERS)]
REFRESHES: Final = [Refresh(p) for p in range(PLAYERS)]
RECOVERS: Final = [Recover(p) for p in range(PLAYERS)]
FREE_WRITES: Final = [[FreeWrite(p, types) for types in range(8)] for p in range(PLAYERS)]
