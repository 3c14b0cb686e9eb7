"""Costs and conditions: what stands to the left of the arrow (chapters 2.5 and 2.6)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import Effect
from quirebox.core.event import Player
from quirebox.core.masks import bit
from quirebox.core.state import State
from quirebox.core.step import Judged, Step
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import SEATS, TYPES
from quirebox.games.books_of_time.challenges import watch
from quirebox.games.books_of_time.offer import available, drop
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat


@final
class Cost(Effect):
    """Resources, VP and pages to be paid, and conditions that must hold before; all or nothing (BOT-EFF-20)."""

    def __init__(
        self,
        pen: int,
        paper: int,
        file: int,
        vp: int,
        drops: list[int],
        have: list[int],
        same: int,
        track: int,
        level: int,
    ) -> None:
        super().__init__()
        self.pen = pen
        self.paper = paper
        self.file = file
        self.vp = vp
        self.drops = drops  # types of pages to be discarded, in printed order
        self.have = have  # types of which a page must be available
        self.same = same  # how many available pages of one type
        self.track = track  # NONE: no condition on a track
        self.level = level
        self.pays = pen + paper + file + vp > 0
        self.only_resources = not drops and not have and not same and track == NONE
        self.payments: list[Step] = [PayFiles(p, self) for p in range(SEATS)]

    def possible(self, g: State, p: Player) -> bool:
        """Whether all conditions hold and the whole cost can be paid."""
        assert isinstance(g, BooksOfTimePosition)
        seat = g.seats[p]
        files = self.file  # a File replaces each missing Pen or Paper (BOT-RES-3)
        if seat.pen < self.pen:
            files += self.pen - seat.pen
        if seat.paper < self.paper:
            files += self.paper - seat.paper
        if seat.file < files or seat.vp < self.vp:  # BOT-RES-4
            return False
        return self.only_resources or self.holds(g, seat)

    def holds(self, g: BooksOfTimePosition, seat: Seat) -> bool:
        """Whether the conditions hold and the pages to be discarded are there."""
        if self.track != NONE and seat.level[self.track] < self.level:
            return False
        owned = [0] * TYPES
        for page in seat.board:
            if page >= 0:
                owned[g.printed.pages[page].type] += 1
        for t in self.have:
            if not owned[t]:
                return False
        if max(owned) < self.same:
            return False
        for t in self.drops:
            owned[t] -= 1
        return min(owned) >= 0

    def happen(self, g: State, p: Player) -> None:
        """Pay: resources first, then one page after the other."""
        assert isinstance(g, BooksOfTimePosition)
        for i in range(len(self.drops) - 1, -1, -1):
            g.push(DROPS[p][self.drops[i]])
        if g.strict and (self.pen or self.paper):
            g.push(self.payments[p])
            return
        seat = g.seats[p]
        self.pay(g, p, max(0, self.pen - seat.pen), max(0, self.paper - seat.paper))

    def pay(self, g: BooksOfTimePosition, p: Player, for_pens: int, for_paper: int) -> None:
        """Pay with these numbers of Files in place of Pens and of Paper (BOT-RES-2)."""
        seat = g.seats[p]
        files = self.file + for_pens + for_paper
        seat.pen -= self.pen - for_pens
        seat.paper -= self.paper - for_paper
        seat.file -= files
        seat.vp -= self.vp
        seat._looks = b""
        if g.solo is not None:
            g.solo.file_used += files
            watch(g)
        if g.events is not None and self.pays:
            g.tell("pay", p, (self.pen - for_pens, self.paper - for_paper, files, self.vp))


@final
class PayFiles(Judged):
    """Strict payment: the player says how many Files stand in for Pens and for Paper (BOT-Q24)."""

    def __init__(self, player: Player, cost: Cost) -> None:
        super().__init__(player)
        self.cost = cost

    def rule(self) -> str:
        return "BOT-RES-2"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        payments = g.printed.actions.payments
        return [payments[a][b] for a in range(self.cost.pen + 1) for b in range(self.cost.paper + 1)]

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        seat = g.seats[self.player]
        if seat.pen < self.cost.pen - action.a or seat.paper < self.cost.paper - action.b:
            return "BOT-RES-2"
        return "" if seat.file >= self.cost.file + action.a + action.b else "BOT-RES-3"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        self.cost.pay(g, self.player, action.a, action.b)

    def data(self) -> list[int | str]:
        return ["PayFiles", self.player, self.cost.id]


@final
class Drop(Step):
    """The owner chooses which available page of a type is discarded as a cost (BOT-EFF-2)."""

    def __init__(self, player: Player, type: int) -> None:
        super().__init__(player)
        self.type = type

    def rule(self) -> str:
        return "BOT-EFF-2"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.choosing[available(g, self.player, bit(self.type))]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.sections

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        return "BOT-BOARD-1" if g.seats[self.player].board[action.a] == NONE else "BOT-EFF-2"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        drop(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Drop", self.player, self.type]


DROPS: Final = [[Drop(p, t) for t in range(TYPES)] for p in range(SEATS)]
