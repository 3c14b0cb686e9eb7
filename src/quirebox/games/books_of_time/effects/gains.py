"""This game's verbs: what stands to the right of the arrow (chapters 2.6 to 2.8)."""

from __future__ import annotations

from typing import final

from quirebox.core.effect import Effect
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.games.books_of_time.box import TOP, Bonus
from quirebox.games.books_of_time.challenges import watch
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.scoring import at_maximum, ranked, top_tile
from quirebox.games.books_of_time.steps.gains import FREE_WRITES, RECOVERS, REFRESHES, TAKES
from quirebox.games.books_of_time.verbs import gain, write_from


@final
class Gains(Effect):
    """Gains from left to right, each fully before the next; one that cannot be carried out is lost and blocks nothing
    (BOT-EFF-21, BOT-EFF-22)."""

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts

    def happen(self, g: State, p: Player) -> None:
        for i in range(len(self.parts) - 1, 0, -1):
            g.push(self.parts[i].later[p])
        self.parts[0].happen(g, p)


@final
class Gain(Effect):
    """Pens, Paper, Files and VP (BOT-EFF-1)."""

    def __init__(self, pen: int, paper: int, file: int, vp: int) -> None:
        super().__init__()
        self.pen = pen
        self.paper = paper
        self.file = file
        self.vp = vp
        self.amounts = (pen, paper, file, vp)

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, BooksOfTimePosition)
        g.tell("gain", p, self.amounts)
        gain(g, p, self.pen, self.paper, self.file, self.vp)


@final
class TakePages(Effect):
    """Take pages from the offer (BOT-EFF-7)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        g.push(TAKES[p][self.n])


@final
class RefreshOffer(Effect):
    """Discard any number of offer pages and refill (BOT-EFF-6)."""

    def happen(self, g: State, p: Player) -> None:
        g.push(REFRESHES[p])


@final
class RecoverPage(Effect):
    """Take a page with a symbol from the discard pile (BOT-EFF-8)."""

    def happen(self, g: State, p: Player) -> None:
        g.push(RECOVERS[p])


@final
class WriteFree(Effect):
    """Write an available page of a listed type without paying (BOT-EFF-9)."""

    def __init__(self, types: int) -> None:
        super().__init__()
        self.types = types

    def happen(self, g: State, p: Player) -> None:
        g.push(FREE_WRITES[p][self.types])


@final
class WriteFrom(Effect):
    """Write the page of a section that has been paid for (BOT-ACT-WRITE-1)."""

    def __init__(self, section: int) -> None:
        super().__init__()
        self.section = section

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, BooksOfTimePosition)
        write_from(g, p, self.section)


@final
class Advance(Effect):
    """One level up on a track, then its benefit or the objective; a small reward at the top (BOT-CIV-3 to
    BOT-CIV-5)."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track = track

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, BooksOfTimePosition)
        levels = g.seats[p].level
        if levels[self.track] == TOP:
            g.printed.top_reward.happen(g, p)
            return
        level = levels[self.track] + 1
        levels[self.track] = level
        g.seats[p]._shown = b""
        if g.events is not None:
            g.tell("advance", p, (self.track, level))
        if g.solo is not None:
            g.solo.advanced[self.track] += 1
            watch(g)
        if level < TOP:
            g.printed.benefits[self.track][level].happen(g, p)


@final
class AdvanceObjective(Effect):
    """Remove the top tile of a stack, unless it is the last, and choose a benefit from its back (BOT-OBJ-4)."""

    def __init__(self, type: int) -> None:
        super().__init__()
        self.type = type

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, BooksOfTimePosition)
        return not at_maximum(g.printed, g.seats[p], self.type)

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, BooksOfTimePosition)
        seat = g.seats[p]
        removed = top_tile(g.printed, seat, self.type)
        seat.top[self.type] += 1
        seat._shown = b""
        if g.events is not None:
            g.tell("objective", p, (self.type, seat.top[self.type]))
        if removed.back is not None:
            removed.back.happen(g, p)


@final
class GainToken(Effect):
    """A Science token of one symbol from the supply (BOT-EFF-12)."""

    def __init__(self, symbol: int) -> None:
        super().__init__()
        self.symbol = symbol

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, BooksOfTimePosition)
        return g.tokens[self.symbol] > 0

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, BooksOfTimePosition)
        seat = g.seats[p]
        g.tokens = changed(g.tokens, self.symbol, -1)
        seat.tokens = changed(seat.tokens, self.symbol, 1)
        seat._shown = b""
        g.tell("token", p, (self.symbol,))
        watch(g)


def changed(numbers: list[int], i: int, by: int) -> list[int]:
    """The same numbers with one of them changed; copies of a position share the old list."""
    again = numbers[:]
    again[i] += by
    return again


class OfBook(Bonus):
    """VP for the symbols of a book; subclasses count them."""

    def __init__(self, vp: int, type: int) -> None:
        super().__init__()
        self.vp = vp
        self.type = type

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, BooksOfTimePosition)
        score(g, p, self.points(ranked(g.printed, g.seats[p], self.type), 0))


@final
class PerKind(OfBook):
    """VP for each different symbol in a book (BOT-EFF-13)."""

    def points(self, ranks: list[int], files: int) -> int:
        return self.vp * len([n for n in ranks if n])


@final
class PerCopy(OfBook):
    """VP for each copy of the most (rank 0) or second most (rank 1) frequent symbol of a book (BOT-EFF-14,
    BOT-EFF-15)."""

    def __init__(self, vp: int, type: int, rank: int) -> None:
        super().__init__(vp, type)
        self.rank = rank

    def points(self, ranks: list[int], files: int) -> int:
        return self.vp * ranks[self.rank]


@final
class PerFile(Bonus):
    """VP for each File owned, up to a limit; the Files are kept (BOT-EFF-16)."""

    def __init__(self, vp: int, most: int) -> None:
        super().__init__()
        self.vp = vp
        self.most = most

    def points(self, ranks: list[int], files: int) -> int:
        return min(self.most, self.vp * files)

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, BooksOfTimePosition)
        score(g, p, self.points([], g.seats[p].file))


@final
class AtEnd(Effect):
    """The top spot of a track: nothing now, VP per page at the end of the game (BOT-EFF-17, BOT-CIV-4)."""

    def __init__(self, type: int) -> None:
        super().__init__()
        self.type = type

    def happen(self, g: State, p: Player) -> None:
        pass


def score(g: BooksOfTimePosition, p: Player, vp: int) -> None:
    """Gain VP worked out from what a player owns at this moment (BOT-EFF-24)."""
    if g.events is not None:
        g.tell("gain", p, (0, 0, 0, vp))
    gain(g, p, 0, 0, 0, vp)
