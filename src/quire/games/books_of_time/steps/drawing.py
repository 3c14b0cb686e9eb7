"""Draw (chapter 2.13)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.book import NONE
from quire.games.books_of_time.library import SLOTS
from quire.games.books_of_time.offer import filled, refresh, take
from quire.games.books_of_time.paying import PLAYERS
from quire.games.books_of_time.state import bot

REFRESH_VP: Final = 2  # what a refresh costs
PAGES: Final = 2  # pages drawn


@final
class Draw(Step):
    """Draw pages from the offer or the deck, one after the other; before the first, once, a paid refresh (BOT-ACT-DRAW-1, BOT-ACT-DRAW-2)."""

    def __init__(self, player: Player, n: int, fresh: bool) -> None:
        super().__init__(player)
        self.n = n
        self.fresh = fresh  # the offer has been refreshed, or a page been drawn

    def rule(self) -> str:
        return "BOT-ACT-DRAW-2"

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.offers, *library.refreshes]

    def refusal(self, g: State, action: Action) -> str:
        position = bot(g)
        if action.kind == "refresh":
            if self.fresh:
                return "BOT-ACT-DRAW-1"
            if position.seats[self.player].vp < REFRESH_VP:
                return "BOT-RES-4"
            return "BOT-OFFER-5" if action.a & ~filled(position) else ""
        if action.a == SLOTS:
            return "" if position.deck else "BOT-OFFER-5"
        return "BOT-OFFER-5" if position.offer[action.a] == NONE else ""

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        mask = filled(position)
        if position.deck:
            mask += 16
        if self.fresh or position.seats[self.player].vp < REFRESH_VP:
            return position.library.draw_options[mask]
        return position.library.refresh_draw[mask]

    def apply(self, g: State, action: Action) -> None:
        position = bot(g)
        if action.kind == "refresh":
            position.seats[self.player].vp -= REFRESH_VP
            g.tell("pay", self.player, (0, 0, 0, REFRESH_VP))
            g.push(DRAWS[self.player][self.n][1])
            refresh(position, self.player, action.a)
            return
        if self.n > 1:
            g.push(DRAWS[self.player][self.n - 1][1])
        take(position, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Draw", self.player, self.n, int(self.fresh)]


DRAWS: Final = [[[Draw(p, n, False), Draw(p, n, True)] for n in range(PAGES + 1)] for p in range(PLAYERS)]
