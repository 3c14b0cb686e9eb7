"""The six actions: Activate, Write, Close, Draw, Advance, Turn (chapters 2.10 to 2.15)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.effect import Effect
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.book import NONE
from quire.games.books_of_time.library import SECTIONS, SLOTS, TOP, TYPES
from quire.games.books_of_time.offer import filled, refresh, take
from quire.games.books_of_time.paying import PLAYERS
from quire.games.books_of_time.shelf import close, instant, turn
from quire.games.books_of_time.state import BooksOfTime, bot

LEFT: Final = 0
RIGHT: Final = 1
BOTH: Final = 3                 # faces not yet used, as a bit mask
REFRESH_VP: Final = 2           # what a refresh costs in the Draw action
DRAW: Final = 2                 # pages drawn


# ---- Activate


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
        if action.kind == "event":      # never during the action
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
        if self.unused & 2 and book.pos < len(book.pages) and pages[book.pages[book.pos]].front.possible(g, self.player):
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


# ---- Write


def payable_sections(g: BooksOfTime, p: Player) -> int:
    """The sections whose page could be written now, as a bit mask."""
    board = g.seats[p].board
    costs = g.library.section_costs
    mask = 0
    for i in range(SECTIONS):
        if board[i] >= 0 and costs[i].possible(g, p):
            mask |= 1 << i
    return mask


@final
class Write(Step):
    """Pay for a section and write its page; again as often as wanted and payable (BOT-ACT-WRITE-1, BOT-ACT-WRITE-2)."""

    def __init__(self, player: Player, again: bool) -> None:
        super().__init__(player)
        self.again = again

    def rule(self) -> str:
        return "BOT-ACT-WRITE-1"

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.sections, library.done]

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "done":
            return "" if self.again else "BOT-ACT-WRITE-2"
        position = bot(g)
        if position.seats[self.player].board[action.a] == NONE:
            return "BOT-BOARD-1"
        return "" if position.library.section_costs[action.a].possible(g, self.player) else "BOT-RES-3"

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        mask = payable_sections(position, self.player)
        return position.library.section_done[mask] if self.again else position.library.section_options[mask]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "done":
            return
        g.push(WRITES[self.player][1])
        bot(g).library.paid_writes[action.a].happen(g, self.player)

    def data(self) -> list[int | str]:
        return ["Write", self.player, int(self.again)]


# ---- Close


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


# ---- Draw


@final
class Draw(Step):
    """Draw pages from the offer or the deck, one after the other; before the first, once, a paid refresh (BOT-ACT-DRAW-1, BOT-ACT-DRAW-2)."""

    def __init__(self, player: Player, n: int, fresh: bool) -> None:
        super().__init__(player)
        self.n = n
        self.fresh = fresh      # the offer has been refreshed, or a page been drawn

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


# ---- Advance


def payable_tracks(g: BooksOfTime, p: Player) -> int:
    """The tracks on which a step could be paid now, as a bit mask; none is printed above the top (BOT-CIV-6)."""
    levels = g.seats[p].level
    costs = g.library.step_costs
    mask = 0
    for t in range(TYPES):
        level = levels[t]
        if level < TOP and costs[t][level + 1].possible(g, p):
            mask |= 1 << t
    return mask


@final
class AdvanceOn(Step):
    """Pay for the next level of a track and advance; again as often as wanted and payable (BOT-ACT-ADVANCE-1, BOT-ACT-ADVANCE-2)."""

    def __init__(self, player: Player, again: bool) -> None:
        super().__init__(player)
        self.again = again

    def rule(self) -> str:
        return "BOT-ACT-ADVANCE-1"

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.tracks, library.done]

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "done":
            return "" if self.again else "BOT-ACT-ADVANCE-2"
        position = bot(g)
        level = position.seats[self.player].level[action.a]
        if level == TOP:
            return "BOT-CIV-6"
        return "" if self.cost(position, action.a, level).possible(g, self.player) else "BOT-RES-3"

    def cost(self, g: BooksOfTime, track: int, level: int) -> Effect:
        """What the step from a level costs."""
        return g.library.step_costs[track][level + 1]

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        mask = payable_tracks(position, self.player)
        return position.library.track_done[mask] if self.again else position.library.track_options[mask]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "done":
            return
        position = bot(g)
        g.push(ADVANCES[self.player][1])
        position.library.paid_steps[action.a][position.seats[self.player].level[action.a] + 1].happen(g, self.player)

    def data(self) -> list[int | str]:
        return ["AdvanceOn", self.player, int(self.again)]


# ---- Turn


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


CHOOSE_BOOKS: Final = [ChooseBook(p) for p in range(PLAYERS)]
ACTIVATES: Final = [[[Activate(p, t, unused) for unused in range(4)] for t in range(TYPES)] for p in range(PLAYERS)]
WRITES: Final = [[Write(p, False), Write(p, True)] for p in range(PLAYERS)]
CLOSES: Final = [Close(p) for p in range(PLAYERS)]
DRAWS: Final = [[[Draw(p, n, False), Draw(p, n, True)] for n in range(DRAW + 1)] for p in range(PLAYERS)]
ADVANCES: Final = [[AdvanceOn(p, False), AdvanceOn(p, True)] for p in range(PLAYERS)]
TURN_PAGES: Final = [TurnPages(p) for p in range(PLAYERS)]
ACTIONS: Final[list[list[Step]]] = [
    [CHOOSE_BOOKS[p], WRITES[p][0], CLOSES[p], DRAWS[p][DRAW][0], ADVANCES[p][0], TURN_PAGES[p]] for p in range(PLAYERS)]
