"""How well a player stands: points, and what resources, books, tracks and objectives promise."""

from __future__ import annotations

from math import exp
from typing import Final

from quire.core.event import Player
from quire.games.books_of_time.library import REGULAR, SECTIONS, TOP, TYPES, Library, Page, Tile
from quire.games.books_of_time.pending import pending
from quire.games.books_of_time.scoring import PENALTY, PER_PAGE, fulfilled, tally, top_tile, total
from quire.games.books_of_time.shelf import paid_by_closing
from quire.games.books_of_time.state import BooksOfTime, Seat
from quire.games.books_of_time.weights import WEIGHTS

TIE_BREAK: Final = 0.001            # for each File (BOT-END-4)


def evaluate(g: BooksOfTime, p: Player) -> float:
    """How well p stands, in VP."""
    seat = g.seats[p]
    left = g.chronicle.spreads() - g.round
    if not left:
        return total(g, p) + TIE_BREAK * seat.file + pending(g, p)
    if seat.picks:
        seat = as_picked(g.library, seat)
    fresh = min(1.0, left / WEIGHTS.fading)
    value = seat.vp + pending(g, p) + resources(seat, fresh) + fresh * spreads(g.library, seat)
    for t in range(TYPES):
        value += book(g, seat, t, left, fresh)
    return value if g.solo is None else value - penalties(g, left)


def as_picked(library: Library, seat: Seat) -> Seat:
    """The seat as it will be once the pages it has picked are revealed (BOT-SETUP-7)."""
    seat = seat.copy()
    picked = [seat.hand[i] for i in seat.picks]
    for section in range(len(picked) - 1):
        seat.board[section] = picked[section + 1]
    page = library.pages[picked[0]]
    seat.books[page.type] = seat.books[page.type].write(picked[0])
    seat.pen += page.pen
    seat.paper += page.paper
    seat.file += page.file
    seat.vp += page.vp
    return seat


def resources(seat: Seat, fresh: float) -> float:
    """What Pens, Paper and Files are worth; less towards the end."""
    w = WEIGHTS
    value = w.file * seat.file + w.pen_or_paper * (counted(seat.pen) + counted(seat.paper))
    return value * (w.last + (1.0 - w.last) * fresh)


def counted(n: int) -> float:
    """So many Pens or Paper; beyond plenty, half of them."""
    plenty = WEIGHTS.plenty
    return n if n <= plenty else 0.5 * (n + plenty)


def spreads(library: Library, seat: Seat) -> float:
    """What the open spreads offer to somebody who activates them: part of each, more of the best."""
    best = value = 0.0
    for book in seat.books:
        offered = 0.0
        if book.pos:
            offered = library.pages[book.left()].back_worth
        if not book.at_end():
            offered += library.pages[book.right()].front_worth
        value += offered
        if offered > best:
            best = offered
    return WEIGHTS.each_spread * value + WEIGHTS.best_spread * best


def book(g: BooksOfTime, seat: Seat, t: int, left: int, fresh: float) -> float:
    """What a book promises: instants, pages, the VP of its track and of its objective."""
    w = WEIGHTS
    library = g.library
    shown = seat.books[t]
    read: list[int] = []
    turned = 0                  # of those, how many lie on the left
    for i in range(len(shown.pages)):
        if shown.pages[i] < REGULAR:
            read.append(library.pages[shown.pages[i]].symbol)
            turned += i < shown.pos
    counts = tally(seat, t, read)
    pen, paper, file, vp = paid_by_closing(g, shown)
    value = w.turned * (w.pen_or_paper * (pen + paper) + w.file * file + vp) + w.per_written * len(read)
    value = fresh * value + track(library, seat, t, counts, left)
    return value + objective(library, seat, t, read, counts, turned, left, fresh)


def objective(library: Library, seat: Seat, t: int, read: list[int], counts: list[int], turned: int, left: int, fresh: float) -> float:
    """The available pages of a type, and the VP of its objective by how likely it is: certain if nothing is wanting, less with every symbol that is."""
    w = WEIGHTS
    tile = top_tile(library, seat, t)
    wanting = float(tile.missing(read, counts))
    value = 0.0
    for i in range(SECTIONS):
        if seat.board[i] < 0:
            continue
        page = library.pages[seat.board[i]]
        if page.type == t:
            value += w.available[i] + w.front * page.front_worth
            if wanting > 0.0 and helps(tile, page, read, counts, turned):
                wanting -= w.in_sight
    if wanting <= 0.0:
        return fresh * value + tile.vp
    return fresh * value + tile.vp / (1.0 + exp((wanting - w.symbols[t] * left) / w.unlikely))


def helps(tile: Tile, page: Page, read: list[int], counts: list[int], turned: int) -> bool:
    """Whether a page would bring an objective nearer if it were written where the book is open; if so it is read and counted from now on."""
    before = tile.missing(read, counts)
    read.insert(turned, page.symbol)
    counts[page.symbol] += 1
    if tile.missing(read, counts) < before:
        return True
    del read[turned]
    counts[page.symbol] -= 1
    return False


def track(library: Library, seat: Seat, t: int, counts: list[int], left: int) -> float:
    """What a level promises: something for itself, the VP that lie ahead for what is owned already, and the VP per page at the top."""
    w = WEIGHTS
    level = seat.level[t]
    pages = PER_PAGE * (len(seat.books[t].pages) + w.to_come * left)
    value = w.per_level * level
    if level == TOP:
        return value + pages
    value += w.top * pages * reached(TOP - level, left)
    ranks = counts[library.first_symbol[t]:library.first_symbol[t + 1]]
    ranks.sort(reverse=True)
    bonuses = library.bonuses[t]
    for i in range(level + 1, TOP):
        bonus = bonuses[i]
        if bonus is not None:
            value += w.ahead * bonus.points(ranks, seat.file) * reached(i - level, left)
    return value


def reached(steps: int, left: int) -> float:
    """How likely so many steps on one track are in the turns left."""
    return 1.0 / (1.0 + exp((steps - WEIGHTS.pace * left) / WEIGHTS.slack))


def penalties(g: BooksOfTime, left: int) -> float:
    """What challenges may cost that are not fulfilled yet (BOT-SOLO-12)."""
    solo = g.solo
    assert solo is not None
    cost = 0.0
    time = left / g.chronicle.spreads()
    for c in solo.chosen:
        if not fulfilled(g, c):
            cost += PENALTY * (1.0 - WEIGHTS.challenges[c] * time)
    return cost


def doubt(g: BooksOfTime) -> float:
    """The lead that makes a favourite of e to 1: smaller as the Chronicle is turned."""
    spreads = g.chronicle.spreads()
    return WEIGHTS.sure + (WEIGHTS.even - WEIGHTS.sure) * (spreads - g.round) / spreads
