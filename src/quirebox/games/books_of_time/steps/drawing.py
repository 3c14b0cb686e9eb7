"""Draw (chapter 2.13)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.masks import add
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.books_of_time.box import SEATS, SLOTS
from quirebox.games.books_of_time.offer import filled, refresh, take
from quirebox.games.books_of_time.position import BooksOfTimePosition

REFRESH_VP: Final = 2  # what a refresh costs
PAGES: Final = 2  # pages drawn


@final
class Draw(Step):
    """Draw pages from the offer or the deck, one after the other; before the first, once, a paid refresh
    (BOT-ACT-DRAW-1, BOT-ACT-DRAW-2)."""

    def __init__(self, player: Player, n: int, fresh: bool) -> None:
        super().__init__(player)
        self.n = n
        self.fresh = fresh  # the offer has been refreshed, or a page been drawn

    def rule(self) -> str:
        return "BOT-ACT-DRAW-2"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        places = filled(g)
        if g.deck:
            places = add(places, SLOTS)  # the place beside the slots of the offer
        if self.fresh or g.seats[self.player].vp < REFRESH_VP:
            return g.printed.actions.drawing[places]
        return g.printed.actions.drawing_fresh[places]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        return [*actions.offers, *actions.refreshes]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "refresh" and self.fresh:
            return "BOT-ACT-DRAW-1"
        if action.kind == "refresh" and g.seats[self.player].vp < REFRESH_VP:
            return "BOT-RES-4"
        return "BOT-OFFER-5"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "refresh":
            seat = g.seats[self.player]
            seat.vp -= REFRESH_VP
            seat._looks = b""
            g.tell("pay", self.player, (0, 0, 0, REFRESH_VP))
            g.push(DRAWS[self.player][self.n][1])
            refresh(g, self.player, action.a)
            return
        if self.n > 1:
            g.push(DRAWS[self.player][self.n - 1][1])
        take(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Draw", self.player, self.n, int(self.fresh)]


DRAWS: Final = [[[Draw(p, n, False), Draw(p, n, True)] for n in range(PAGES + 1)] for p in range(SEATS)]
