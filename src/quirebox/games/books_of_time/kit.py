"""The vocabulary of the scenarios.

Of a player: pen, paper, file, vp, stock=pen/paper/file/vp; board=T01,-,S03 (sections from the left); science, industry,
trade as S03,S-I,S-II@1 (pages in reading order, then the position); levels=0,2,0; stacks=1,1,3 (level of the top
tiles); sets=A,B,C; tokens=PLANET,LEAF; hand=S01,… (six pages); only to read: objectives (VP of the three), points.

Of the table: turn=p0 (that turn begins; the setup is over), first=p1; round; left, right (the Chronicle's events), next
(the page after them); offer=S01,-,T02,I05; deck=S01,S02 (exactly these, the first on top); discard; supply=4,4,4,4;
challenges=0,13,23; pile; files_used; only to read: slot1 to slot4, deck_size, discard_size, rounds, fulfilled, lost.

A page that is put somewhere leaves where it was. What has no place left goes under the deck, or, when the deck or
the discard pile is given, into the books of the last seat (alone: to Scribbles).
"""

from __future__ import annotations

from quirebox.core.event import NOBODY, Player
from quirebox.core.game import seat as seat_named
from quirebox.core.state import State
from quirebox.core.step import OVER
from quirebox.games.books_of_time.book import NONE, Book
from quirebox.games.books_of_time.box import SECTIONS, SLOTS, TOKENS, TYPES
from quirebox.games.books_of_time.offer import restore
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat
from quirebox.games.books_of_time.scoring import fulfilled, objective, total
from quirebox.games.books_of_time.steps.turn import BEGINS, EVENT_PHASE, TURNS

STOCK = ("pen", "paper", "file", "vp")
BOOKS = ("science", "industry", "trade")
NUMBERS = {"levels": "level", "stacks": "top"}
SPREAD = {"left": -1, "right": 0, "next": 1}  # pages of the Chronicle around its position


def given(g: State, p: Player, name: str, value: str) -> None:
    """Make a fact true."""
    assert isinstance(g, BooksOfTimePosition)
    for seat in g.seats:
        seat._looks = seat._shown = b""
    if p == NOBODY:
        given_table(g, name, value)
    else:
        given_seat(g, g.seats[p], name, value)


def given_seat(g: BooksOfTimePosition, seat: Seat, name: str, value: str) -> None:
    """Make a fact of a player true."""
    if name in STOCK:
        setattr(seat, name, int(value))
    elif name == "stock":
        seat.pen, seat.paper, seat.file, seat.vp = numbers(value, "/")
    elif name in NUMBERS:
        setattr(seat, NUMBERS[name], numbers(value))
    elif name == "sets":
        seat.sets = ["ABCD".index(letter) for letter in value.split(",")]
    elif name == "tokens":
        given_tokens(g, seat, value)
    elif name == "hand":
        give_hand(g, seat, pages(g, value))
    elif name == "board":
        wanted = (pages(g, value) + [NONE] * SECTIONS)[:SECTIONS]
        under_deck(g, pull(g, wanted) + [page for page in seat.board if page not in (NONE, *wanted)])
        seat.board = wanted
    elif name in BOOKS:
        given_book(g, seat, BOOKS.index(name), value)
    else:
        raise KeyError(name)


def given_table(g: BooksOfTimePosition, name: str, value: str) -> None:
    """Make a fact of the table true."""
    if name == "turn":
        begin_turn(g, seat_named(value, g.players))
    elif name == "first":
        g.first = seat_named(value, g.players)
        rest_of_round(g, g.actor())
    elif name == "round":
        g.round = int(value)
        g.chronicle = Book(g.chronicle.pages, g.round - 1)
    elif name in SPREAD:
        given_event(g, name, value)
    elif name == "offer":
        wanted = pages(g, value)
        under_deck(g, pull(g, wanted) + [page for page in g.offer if page not in (NONE, *wanted)])
        g.offer = wanted
    elif name in ("deck", "discard", "pile"):
        given_pile(g, name, pages(g, value) if value else [])
    elif name == "supply":
        g.tokens = numbers(value)
    elif name in ("challenges", "files_used") and g.solo is not None:
        if name == "challenges":
            g.solo.chosen, g.solo.fulfilled = numbers(value), []
        else:
            g.solo.file_used = int(value)
    else:
        raise KeyError(name)


# ---- pages


def numbers(value: str, between: str = ",") -> list[int]:
    """The numbers that a text lists."""
    return [int(word) for word in value.split(between)]


def codes(g: BooksOfTimePosition) -> list[str]:
    """The ids of all pages, by number."""
    return [page.code for page in g.printed.pages]


def pages(g: BooksOfTimePosition, value: str) -> list[int]:
    """The pages that a text lists; `-` is an empty place."""
    known = codes(g)
    for word in value.split(","):
        if word != "-" and word not in known:
            raise ValueError(f"there is no page {word!r}; use S01 to T24, S-I to T-II, or -")
    return [NONE if word == "-" else known.index(word) for word in value.split(",")]


def pull(g: BooksOfTimePosition, wanted: list[int]) -> list[int]:
    """Take pages away from wherever they are; slots of the offer are filled again from under the deck. Gives back
    nothing to be placed."""
    regular = [page for page in wanted if page != NONE and g.printed.pages[page].symbol != NONE]
    for pile in [g.deck, g.discard, *([] if g.solo is None else [g.solo.pile])]:
        pile[:] = [page for page in pile if page not in regular]
    for seat in g.seats:
        seat.board = [NONE if page in regular else page for page in seat.board]
        seat.hand = [page for page in seat.hand if page not in regular]
        seat.books = [without(book, regular) for book in seat.books]
    for slot in range(SLOTS):
        if g.offer[slot] in regular:
            g.offer[slot] = g.deck.pop(0) if g.deck else NONE
    return []


def without(book: Book, gone: list[int]) -> Book:
    """A book without some pages, open at the same page."""
    kept = [page for page in book.pages if page not in gone]
    return Book(kept, len([page for page in book.turned() if page not in gone]))


def under_deck(g: BooksOfTimePosition, found: list[int]) -> None:
    """Put pages under the deck."""
    g.deck[:0] = found


def out_of_the_way(g: BooksOfTimePosition, found: list[int]) -> None:
    """Put pages where they do no harm: into the books of the last seat, or to Scribbles."""
    for page in found:
        if g.solo is not None:
            g.solo.pile.append(page)
        else:
            books = g.seats[-1].books
            t = g.printed.pages[page].type
            books[t] = Book([*books[t].pages, page], books[t].pos)


def given_pile(g: BooksOfTimePosition, name: str, wanted: list[int]) -> None:
    """Let deck, discard pile or Scribbles' pile hold exactly these pages."""
    pull(g, wanted)
    if name == "deck":
        spare, g.deck = g.deck, wanted[::-1]
        out_of_the_way(g, spare)
    elif name == "discard":
        spare, g.discard = g.discard, wanted
        out_of_the_way(g, spare)
    elif g.solo is not None:
        spare, g.solo.pile = g.solo.pile, wanted
        under_deck(g, spare)


def given_book(g: BooksOfTimePosition, seat: Seat, t: int, value: str) -> None:
    """Let a book hold exactly these pages."""
    listed, _, pos = value.partition("@")
    wanted = pages(g, listed)
    old = [page for page in seat.books[t].pages if page not in wanted]
    pull(g, wanted)
    under_deck(g, old)
    seat.books[t] = Book(wanted, int(pos))


def given_tokens(g: BooksOfTimePosition, seat: Seat, value: str) -> None:
    """Let a player own these tokens; the supply has the rest."""
    owned = [value.split(",").count(symbol) for symbol in g.printed.symbols[:TOKENS]]
    g.tokens = [g.tokens[i] + seat.tokens[i] - owned[i] for i in range(TOKENS)]
    seat.tokens = owned


def give_hand(g: BooksOfTimePosition, seat: Seat, wanted: list[int]) -> None:
    """Let a player hold these six pages of the setup; other hands are filled up from the deck."""
    spare = [page for page in seat.hand if page not in wanted]
    pull(g, wanted)
    seat.hand = wanted
    under_deck(g, spare)
    for other in g.seats:
        while len(other.hand) < len(wanted):
            other.hand = [*other.hand, g.deck.pop(0)]


# ---- time


def begin_turn(g: BooksOfTimePosition, p: Player) -> None:
    """Let a player's turn begin, as the first of the round; the setup is over."""
    for seat in g.seats:
        under_deck(g, seat.hand)
        seat.hand, seat.picks = [], []
    restore(g)
    g.round = max(1, g.round)
    g.first = p
    g.activated = NONE
    g.waiting = TURNS[p][0]
    if g.solo is not None:
        g.solo.taken = g.solo.discarded = g.solo.written = 0
        g.solo.advanced = [0] * TYPES
    rest_of_round(g, p)


def rest_of_round(g: BooksOfTimePosition, p: Player) -> None:
    """Let the seats after p act in this round, and then the Event phase follow."""
    g.upcoming = OVER
    order = [(g.first + k) % g.players for k in range(g.players)]
    g.agenda = [EVENT_PHASE, *(BEGINS[q] for q in reversed(order[order.index(p) + 1 :]))]


def given_event(g: BooksOfTimePosition, side: str, value: str) -> None:
    """Let a page of the Chronicle lie on one side of the open spread, or come next."""
    known = [chapter.code for chapter in g.printed.chronicle]
    page = known.index(value)
    where = g.chronicle.pos + SPREAD[side]
    again = g.chronicle.pages[:]
    if page in again:
        again[again.index(page)] = again[where]
    again[where] = page
    g.chronicle = Book(again, g.chronicle.pos)


# ---- reading


def fact(g: State, p: Player, name: str) -> str:
    """A fact as a scenario writes it."""
    assert isinstance(g, BooksOfTimePosition)
    return fact_of_table(g, name) if p == NOBODY else fact_of_seat(g, g.seats[p], p, name)


def fact_of_seat(g: BooksOfTimePosition, seat: Seat, p: Player, name: str) -> str:
    """A fact of a player."""
    if name in STOCK:
        return str(getattr(seat, name))
    if name in NUMBERS:
        return listed(getattr(seat, NUMBERS[name]))
    if name in BOOKS:
        book = seat.books[BOOKS.index(name)]
        return f"{named(g, book.pages)}@{book.pos}"
    found = {
        "stock": "/".join(map(str, (seat.pen, seat.paper, seat.file, seat.vp))),
        "sets": ",".join("ABCD"[s] for s in seat.sets),
        "tokens": ",".join(g.printed.symbols[i] for i in range(TOKENS) for _ in range(seat.tokens[i])),
        "board": named(g, seat.board),
        "hand": named(g, seat.hand),
        "objectives": listed([objective(g.printed, seat, t) for t in range(TYPES)]),
        "points": str(total(g, p)),
    }
    return found[name]


def fact_of_table(g: BooksOfTimePosition, name: str) -> str:
    """A fact of the table."""
    chapters = g.printed.chronicle
    left, right = g.chronicle.left(), g.chronicle.right()
    found = {
        "turn": f"p{g.actor()}",
        "first": f"p{g.first}",
        "round": str(g.round),
        "rounds": str(g.chronicle.spreads()),
        "left": "cover" if left == NONE else chapters[left].code,
        "right": "cover" if right == NONE else chapters[right].code,
        "offer": named(g, g.offer),
        "deck": named(g, g.deck[::-1]),
        "discard": named(g, sorted(g.discard)),
        **{f"slot{i + 1}": named(g, [page]) for i, page in enumerate(g.offer)},
        "deck_size": str(len(g.deck)),
        "discard_size": str(len(g.discard)),
        "supply": listed(g.tokens),
    }
    if g.solo is not None:
        found |= {
            "challenges": listed(g.solo.chosen),
            "pile": named(g, g.solo.pile),
            "files_used": str(g.solo.file_used),
            "fulfilled": listed([c for c in g.solo.chosen if fulfilled(g, c)]),
            "lost": "yes" if g.solo.lost else "no",
        }
    return found[name]


def listed(found: list[int]) -> str:
    """Numbers as a scenario lists them."""
    return ",".join(map(str, found))


def named(g: BooksOfTimePosition, found: list[int]) -> str:
    """Pages as a scenario lists them."""
    return ",".join("-" if page == NONE else g.printed.pages[page].code for page in found)
