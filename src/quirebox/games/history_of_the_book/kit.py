"""The vocabulary of the scenarios.

Of a player: credits=3, shelf=G15a,I15b (in order of acquisition), collections=SCI:I15a+A16b+…,MVB:…, debts=p1:3,bank:2
(oldest first), event=G19-2 (the next of its pile). To be read only: country, trades (opened in its latest turn), events
(left in its pile of this century), locked (the printed value of its collections).

Of the table: round=4 (stacks open and close to match), germany=p0 (and nobody has anything yet), market=… (whatever
else was for sale leaves the game), luck=6,C03,2/5 (what the next throws of the die, draws of chance cards and picks
among five give); books by their ids, e.g. G15a=market, closed, waiting, removed or p2. A turn begins with turn=p1, or
in the middle with event=p1, collect=p1 or chance=p1; the end of the game with end=last_call, end=settlement or
end=purchases. To be read only: century, phase, active, order (of turns), decks (of events), stock (how many books are
for sale), pending (a chance card), bid, due.
"""

from __future__ import annotations

from quirebox.core.event import NOBODY, Player
from quirebox.core.game import seat
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.auction import NO_AUCTION
from quirebox.games.history_of_the_book.box import BOOKS, CENTURIES, FIRST, MARKET_BOOKS, PILE, pile_of
from quirebox.games.history_of_the_book.market import for_sale, put_up, take_down
from quirebox.games.history_of_the_book.offer import NO_OFFER
from quirebox.games.history_of_the_book.piles import Piles
from quirebox.games.history_of_the_book.position import (
    BANK,
    CLOSED,
    COLLECT,
    EVENT,
    FINAL_PURCHASES,
    LOCKED,
    MARKET,
    NO_PAYMENT,
    REMOVED,
    SETTLE,
    WAITING,
    Collection,
    Debt,
    HistoryPosition,
    new_seat,
)
from quirebox.games.history_of_the_book.steps.chance import CHANCES
from quirebox.games.history_of_the_book.steps.collect import COLLECTS, ENTER_CLOSE, ENTER_COLLECT
from quirebox.games.history_of_the_book.steps.end import PURCHASES, FinalSettlement, end_game
from quirebox.games.history_of_the_book.steps.event import DRAWS
from quirebox.games.history_of_the_book.steps.lock import WINDOWS
from quirebox.games.history_of_the_book.steps.roll import ROUND, TURNS
from quirebox.games.history_of_the_book.verbs import begin_turn, make_active
from quirebox.games.history_of_the_book.view import PHASES, drawn, pending

PLACES = {"market": MARKET, "closed": CLOSED, "waiting": WAITING, "removed": REMOVED}
TRIES = 3_000_000  # seeds looked at for a given luck

# ---- given


def given(g: State, p: Player, name: str, value: str) -> None:
    """Make a fact true."""
    assert isinstance(g, HistoryPosition)
    if p == NOBODY:
        given_table(g, name, value)
    elif name == "credits":
        g.seats[p].credits = int(value)
    elif name == "shelf":
        give_shelf(g, p, [book(g, id) for id in value.split(",") if id])
    elif name == "collections":
        give_collections(g, p, value)
    elif name == "debts":
        g.seats[p].debts = tuple(debt(g, item) for item in value.split(",") if item)
    elif name == "event":
        put_on_top(g, p, value)
    else:
        raise KeyError(name)
    g.moved()
    make_active(g, g.active)


def given_table(g: HistoryPosition, name: str, value: str) -> None:
    """Make a fact of the table true."""
    if name == "round":
        set_round(g, int(value))
    elif name == "germany":
        set_table(g, who(g, value))
    elif name == "luck":
        g.rng = lucky(value.split(","), len(g.printed.chance))
    elif name == "market":
        set_market(g, [book(g, id) for id in value.split(",") if id])
    elif name in [title.id for title in g.printed.titles]:
        move(g, book(g, name), value)
    elif name in ("turn", "event", "collect", "chance"):
        begin(g, name, who(g, value))
    elif name == "end":
        begin_end(g, value)
    else:
        raise KeyError(name)


def book(g: HistoryPosition, id: str) -> int:
    """The index of a book."""
    known = [title.id for title in g.printed.titles]
    if id not in known:
        raise ValueError(f"there is no book {id!r}; ids are like G15a or X20d")
    return known.index(id)


def who(g: HistoryPosition, value: str) -> Player:
    """A seat."""
    p = seat(value, g.players)
    if p == NOBODY:
        raise ValueError(f"there is no seat {value!r}")
    return p


def debt(g: HistoryPosition, item: str) -> Debt:
    """An entry of the ledger, e.g. p1:3 or bank:2."""
    creditor, _, amount = item.partition(":")
    return Debt(BANK if creditor == "bank" else who(g, creditor), int(amount))


def take_away(g: HistoryPosition, b: int) -> None:
    """The book is nowhere for a moment."""
    if g.place[b] == MARKET:
        take_down(g, b)
    for owner in g.seats:
        if b in owner.shelf:
            owner.unshelve(g.printed, b)  # `given` works out again what may be sold
        owner.collections = tuple(c for c in owner.collections if b not in c.books)


def move(g: HistoryPosition, b: int, value: str) -> None:
    """Put a book somewhere."""
    take_away(g, b)
    if value == "market":
        put_up(g, b)
    elif value in PLACES:
        g.place[b] = PLACES[value]
    else:
        g.place[b] = who(g, value)
        g.seats[who(g, value)].shelve(g.printed, b)


def give_shelf(g: HistoryPosition, p: Player, books: list[int]) -> None:
    """The unlocked books of p; what it had before goes where it came from."""
    for b in g.seats[p].shelf[:]:
        home = "market" if g.printed.century[b] <= g.century() else "closed"
        move(g, b, home if b < MARKET_BOOKS else "waiting")
    for b in books:
        move(g, b, f"p{p}")


def give_collections(g: HistoryPosition, p: Player, value: str) -> None:
    """The completed collections of p."""
    labels = [g.printed.label_name(label) for label in range(len(g.printed.lock))]
    for item in value.split(","):
        label, _, ids = item.partition(":")
        books = sorted(book(g, id) for id in ids.split("+"))
        for b in books:
            take_away(g, b)
            g.place[b] = LOCKED + p
        g.seats[p].collections += (Collection(labels.index(label), tuple(books)),)


def set_table(g: HistoryPosition, germany: Player) -> None:
    """Nobody has anything; the 15th century is open."""
    g.germany = germany
    g.seats = [new_seat() for _ in g.seats]
    g.place = [CLOSED if b < MARKET_BOOKS else WAITING for b in range(BOOKS)]
    g.market, g.upto, g.sold = [], 0, []
    set_round(g, 1)


def set_round(g: HistoryPosition, round: int) -> None:
    """The calendar; stacks are open up to its century."""
    g.round = round
    for b in range(MARKET_BOOKS):
        if g.place[b] == CLOSED and g.printed.century[b] <= g.century():
            put_up(g, b)
        elif g.place[b] == MARKET and g.printed.century[b] > g.century():
            move(g, b, "closed")


def set_market(g: HistoryPosition, books: list[int]) -> None:
    """Only these books are for sale; the others leave the game."""
    for b in for_sale(g):
        move(g, b, "removed")
    for b in books:
        move(g, b, "market")


def put_on_top(g: HistoryPosition, p: Player, id: str) -> None:
    """The next event of a country; the round must be right."""
    card = [event.id for event in g.printed.event].index(id)
    first = pile_of(g.country(p), g.century())
    at = first + (g.round - 1) % g.per_century
    piles = g.piles.cards[:]
    other = piles.index(card, first, first + PILE)
    piles[at], piles[other] = piles[other], piles[at]
    g.piles = Piles(piles)


def lucky(wishes: list[str], cards: int) -> Rng:
    """A generator that gives what is wished: faces of the die, chance cards, or 2/5 for the second of five."""
    pairs: list[tuple[int, int]] = []
    for wish in wishes:
        if wish[:1] == "C":
            pairs.append((int(wish[1:]), cards))
        else:
            n, _, of = wish.partition("/")
            pairs.append((int(n), int(of or 6)))
    for start in range(TRIES):
        rng = Rng(start)
        if all(rng.below(of) == n - 1 for n, of in pairs):
            return Rng(start)
    raise ValueError(f"no such luck in {TRIES} seeds; wish for less")


def begin(g: HistoryPosition, step: str, p: Player) -> None:
    """The turn of p, from one of its steps on; the countries after it follow in this round."""
    after = [TURNS[g.seat_of(country)] for country in range(g.players - 1, g.country(p), -1)]
    clean(g)
    make_active(g, p)
    steps: dict[str, list[Step]] = {
        "turn": [TURNS[p]],
        "event": [WINDOWS[p], ENTER_CLOSE, COLLECTS[p], ENTER_COLLECT, DRAWS[p]],
        "collect": [WINDOWS[p], ENTER_CLOSE, COLLECTS[p], ENTER_COLLECT],
        "chance": [WINDOWS[p], ENTER_CLOSE, CHANCES[p]],
    }
    g.phase = {"turn": SETTLE, "event": SETTLE, "collect": COLLECT, "chance": EVENT}[step]
    g.agenda = [ROUND, *after, *steps[step]]
    g.settle()


def begin_end(g: HistoryPosition, value: str) -> None:
    """The end of the game, from one of its parts on."""
    clean(g)
    set_round(g, CENTURIES * g.per_century)
    parts: dict[str, list[Step]] = {
        "last_call": [],
        "settlement": [PURCHASES, FinalSettlement(NOBODY)],
        "purchases": [PURCHASES],
    }
    g.agenda = parts[value]
    if value == "last_call":
        end_game(g)
    else:
        g.phase, g.active = FINAL_PURCHASES - 1, NOBODY
    g.settle()


def clean(g: HistoryPosition) -> None:
    """Nothing is in progress."""
    begin_turn(g, NOBODY)
    g.forced = 0
    for own in g.seats:
        own.trades = 0
    g.payment, g.auction, g.offer = NO_PAYMENT, NO_AUCTION, NO_OFFER


# ---- facts


def fact(g: State, p: Player, name: str) -> str:
    """A fact as a scenario writes it."""
    assert isinstance(g, HistoryPosition)
    return table_fact(g, name) if p == NOBODY else player_fact(g, p, name)


def player_fact(g: HistoryPosition, p: Player, name: str) -> str:
    """A fact of a player."""
    own = g.seats[p]
    match name:
        case "credits":
            return str(own.credits)
        case "trades":
            return str(own.trades)
        case "country":
            return g.printed.countries[g.country(p)].name
        case "shelf":
            return ids(g, own.shelf)
        case "collections":
            return ",".join(
                f"{g.printed.label_name(c.label)}:{'+'.join(g.printed.titles[b].id for b in c.books)}"
                for c in own.collections
            )
        case "locked":
            return str(own.locked_value(g.printed.value))
        case "debts":
            return ",".join(f"{'bank' if d.creditor == BANK else f'p{d.creditor}'}:{d.amount}" for d in own.debts)
        case "events":
            first = pile_of(g.country(p), g.century())
            left = g.piles.cards[first + drawn(g, g.country(p), g.century()) : first + PILE]
            return ",".join(sorted(g.printed.event[card].id for card in left))
    raise KeyError(name)


def table_fact(g: HistoryPosition, name: str) -> str:
    """A fact of the table."""
    if name in [title.id for title in g.printed.titles]:
        place = g.place[book(g, name)]
        return (
            f"p{place}"
            if place < MARKET
            else "locked"
            if place >= LOCKED
            else {where: word for word, where in PLACES.items()}[place]
        )
    match name:
        case "round":
            return str(g.round)
        case "century":
            return str(FIRST + g.century())
        case "phase":
            return PHASES[g.phase].replace(" ", "_")
        case "active":
            return f"p{g.active}"
        case "order":
            return ",".join(f"p{g.seat_of(country)}" for country in range(g.players))
        case "market":
            return ids(g, sorted(for_sale(g)))
        case "stock":
            return str(len(for_sale(g)))
        case "pending":
            return "yes" if pending(g) else "no"
        case "bid":
            return str(g.auction.bid)
        case "due":
            return str(g.payment.due)
        case "decks":
            return "".join(sorted({g.printed.event[card].id[0] for card in g.piles.cards}))
    raise KeyError(name)


def ids(g: HistoryPosition, books: list[int]) -> str:
    """Books as a scenario lists them."""
    return ",".join(g.printed.titles[b].id for b in books)
