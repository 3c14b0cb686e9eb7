"""What everybody may know (all but the order of the event piles), and how to imagine the rest."""

from __future__ import annotations

from typing import Final

from quirebox.core.box import Box
from quirebox.core.effect import Effect
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import has
from quirebox.core.message import plain
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.history_of_the_book import offer as offers
from quirebox.games.history_of_the_book import scoring
from quirebox.games.history_of_the_book.box import (
    BOOKS,
    CENTURIES,
    FIRST,
    MARKET_BOOKS,
    PILE,
    HistoryBox,
    pile_of,
    set_of,
)
from quirebox.games.history_of_the_book.effects.lines import Gain, Line, Transfer
from quirebox.games.history_of_the_book.labels import COUNTRIES, LABELS, MOST_VALUABLE, SIZES
from quirebox.games.history_of_the_book.market import for_sale
from quirebox.games.history_of_the_book.offer import MOST_CHANGES
from quirebox.games.history_of_the_book.piles import Piles
from quirebox.games.history_of_the_book.position import (
    BANK,
    CLOSED,
    EVENT,
    LAST_CALL,
    MARKET,
    REMOVED,
    WAITING,
    HistoryPosition,
)
from quirebox.games.history_of_the_book.shown import (
    Auction,
    Book,
    EventCard,
    EventLine,
    Kind,
    Locking,
    Offer,
    Payment,
    Phase,
    Pile,
    Printed,
    PrintedSet,
    Progress,
    SeatView,
    SetState,
    Side,
    Sides,
    View,
    genre_of,
)
from quirebox.games.history_of_the_book.steps.chance import DrawChance
from quirebox.games.history_of_the_book.steps.lock import LockBooks
from quirebox.games.history_of_the_book.steps.trade import ComposeAmount, DraftAmount
from quirebox.games.history_of_the_book.telling.effects import card_words, line_words
from quirebox.games.history_of_the_book.telling.signs import signs

PHASES: Final[list[Phase]] = [
    "roll",
    "settle",
    "event",
    "collect",
    "chance",
    "close",
    "last call",
    "final settlement",
    "final purchases",
]
SET_STATES: Final[dict[int, SetState]] = {WAITING: "waiting", REMOVED: "removed"}


def drawn(g: HistoryPosition, country: int, century: int) -> int:
    """How many events of a pile have been revealed."""
    if century != g.century():
        return g.per_century if century < g.century() else 0
    if g.phase >= LAST_CALL:
        return g.per_century
    active = g.country(g.active)
    now = country < active or (country == active and g.phase >= EVENT)
    return (g.round - 1) % g.per_century + (1 if now else 0)


def supply(g: HistoryPosition) -> list[list[int]]:
    """For every label: books in the market, and books in closed stacks and waiting sets."""
    found = [[0, 0] for _ in range(LABELS)]
    for b in range(BOOKS):
        place = g.place[b]
        if place in (MARKET, CLOSED, WAITING):
            for label in g.printed.labels[b]:
                found[label][0 if place == MARKET else 1] += 1
    return found


def held(g: HistoryPosition, p: Player) -> list[int]:
    """For every label: the unlocked books of p."""
    found = [0] * LABELS
    for b in g.seats[p].shelf:
        for label in g.printed.labels[b]:
            found[label] += 1
    return found


def completes(g: HistoryPosition, have: list[int], b: int) -> list[int]:
    """The labels of which this book would make enough, with what is there of each."""
    return [label for label in g.printed.labels[b] if (have[label] + 1) % SIZES[label] == 0]


def face(box: HistoryBox, b: int) -> Book:
    """A book as its card shows it."""
    book = box.titles[b]
    return {
        "id": book.id,
        "title": book.title,
        "author": book.author,
        "year": book.year,
        "place": book.place,
        "printer": book.printer,
        "why": book.why,
        "country": box.countries[box.country[b]].name,
        "genre": genre_of(box.genres[box.genre[b]].code),
        "century": FIRST + box.century[b],
        "value": box.value[b],
        "auction": b >= MARKET_BOOKS,
        "most_valuable": box.top[b],
        "discuss": book.discuss,
    }


def view(g: State, viewer: Player) -> View:
    """The table as the viewer sees it."""
    assert isinstance(g, HistoryPosition)
    left = supply(g)
    have = held(g, viewer) if viewer != NOBODY else [0] * LABELS
    market = for_sale(g)
    return {
        "round": g.round,
        "rounds": CENTURIES * g.per_century,
        "century": FIRST + g.century(),
        "phase": PHASES[g.phase],
        "active": g.active,
        "actor": g.actor(),
        "chance_pending": pending(g),
        "event": last_event(g),
        "order": [g.seat_of(country) for country in range(g.players)],
        "seats": [seat_view(g, p, left) for p in range(g.players)],
        "market": ids(g, market),
        "completes": {g.printed.titles[b].id: names(g, made) for b in market if (made := completes(g, have, b))},
        "stacks": [{"century": FIRST + century, "open": century <= g.century()} for century in range(CENTURIES)],
        "sets": [{"century": FIRST + c, "state": set_state(g, c)} for c in range(CENTURIES)],
        "removed": ids(g, [b for b in range(BOOKS) if g.place[b] == REMOVED]),
        "bought": ids(g, g.bought),
        "sold": ids(g, g.sold),
        "forced": [p for p in range(g.players) if has(g.forced, p)],
        "trade_limit": g.trade_limit,
        "roll_one_pays": g.one_pays,
        "talks": "all" if g.talks else "active",
        "owed_books": g.owed_books,
        "payment": payment_view(g),
        "auction": auction_view(g),
        "offer": offer_view(g),
        "locking": locking_view(g),
    }


def last_event(g: HistoryPosition) -> str | None:
    """The world event that was revealed last; nothing before the first."""
    century = g.century()
    used = [drawn(g, country, century) for country in range(g.players)]
    if not max(used):  # a century begins: the last country of the one before
        century -= 1
        used = [g.per_century] * g.players
    if century < 0:
        return None
    country = max(range(g.players), key=lambda c: (used[c], c))
    return g.printed.event[g.piles.cards[pile_of(country, century) + used[country] - 1]].id


def pending(g: HistoryPosition) -> bool:
    """Whether the active country will draw a chance card in this turn (HOB-ROLL-4)."""
    for step in g.agenda:
        if isinstance(step, DrawChance):
            return True
    return False


def ids(g: HistoryPosition, books: list[int]) -> list[str]:
    """Books by their ids."""
    return [g.printed.titles[b].id for b in books]


def names(g: HistoryPosition, labels: list[int]) -> list[str]:
    """Collections by their names."""
    return [g.printed.label_name(label) for label in labels]


def seat_view(g: HistoryPosition, p: Player, left: list[list[int]]) -> SeatView:
    """What one country has, and how far its collections are."""
    seat, country, have = g.seats[p], g.printed.countries[g.country(p)], held(g, p)
    parts, bars = scoring.sheet(g, p), list[Progress]()
    for label in range(LABELS):
        bars.append(
            {
                "label": g.printed.label_name(label),
                "kind": kind(label),
                "size": SIZES[label],
                "have": min(have[label], SIZES[label]),
                "market": left[label][0],
                "to_come": left[label][1],
                "ready": have[label] >= SIZES[label],
            }
        )
    return {
        "country": country.name,
        "credits": seat.credits,
        "score": sum(parts.values()),
        "sheet": {part: points for part, points in parts.items() if points},
        "negotiations": seat.trades,
        "shelf": ids(g, seat.shelf),
        "collections": [
            {"label": g.printed.label_name(c.label), "kind": kind(c.label), "books": ids(g, [*c.books])}
            for c in seat.collections
        ],
        "debts": [
            {"creditor": None if debt.creditor == BANK else debt.creditor, "amount": debt.amount} for debt in seat.debts
        ],
        "progress": bars,
        "events": [pile_view(g, g.country(p), century) for century in range(CENTURIES)],
    }


def kind(label: int) -> Kind:
    """The kind of a collection."""
    return "valuable" if label == MOST_VALUABLE else "canon" if label < COUNTRIES else "specialty"


def pile_view(g: HistoryPosition, country: int, century: int) -> Pile:
    """The events used, and those left, without their order."""
    first = pile_of(country, century)
    used = drawn(g, country, century)
    left = [g.printed.event[card].id for card in sorted(g.piles.cards[first + used : first + PILE])]
    return {
        "century": FIRST + century,
        "used": [g.printed.event[card].id for card in g.piles.cards[first : first + used]],
        "left": left,
    }


def event_face(box: HistoryBox, card: int) -> EventCard:
    """An event as its card shows it."""
    event, pile = box.event[card], card // PILE
    return {
        "id": event.id,
        "country": box.countries[pile // CENTURIES].name,
        "century": FIRST + pile % CENTURIES,
        "year": event.year,
        "text": event.text,
        "lines": [line_face(box, line) for line in event.lines],
        "auction": event.auction,
        "discuss": event.discuss,
    }


def line_face(box: HistoryBox, line: Effect) -> EventLine:
    """What an event means, for icons and in words."""
    said = plain(line_words(box, line))
    if isinstance(line, Transfer):
        payer, receiver = box.countries[line.loser].name, box.countries[line.victor].name
        return {"payer": payer, "receiver": receiver, "n": line.n, "said": said}
    assert isinstance(line, Line)
    country = box.countries[line.country].name
    if isinstance(line, Gain):
        return {"payer": None, "receiver": country, "n": line.n, "said": said}
    return {"payer": country, "receiver": None, "n": line.n, "said": said}


def set_state(g: HistoryPosition, century: int) -> SetState:
    """Where an auction set is: waiting for its event, under the hammer, released to a buyer, or removed."""
    if century == g.century() and under_the_hammer(g):
        return "auctioned"
    places = [g.place[b] for b in set_of(century)]
    return SET_STATES[places[0]] if places[0] in SET_STATES and len(set(places)) == 1 else "released"


def under_the_hammer(g: HistoryPosition) -> bool:
    """Whether the auction set of this century is being auctioned."""
    return g.auction.reserve > 0 and g.auction.book == NOBODY


def payment_view(g: HistoryPosition) -> Payment | None:
    """The payment in progress."""
    pay = g.payment
    if pay.victor == NOBODY:
        return None
    return {
        "loser": pay.loser,
        "victor": pay.victor,
        "due": pay.due,
        "change": pay.change,
        "picked": pay.received,
        "debt": pay.debt,
    }


def auction_view(g: HistoryPosition) -> Auction | None:
    """The bidding in progress, with the whole lot: all books, and what they have in common."""
    auction = g.auction
    if not auction.reserve:
        return None
    lot = [*set_of(g.century())] if auction.book == NOBODY else [auction.book]
    return {
        "lot": g.printed.sets[g.century()].title if auction.book == NOBODY else g.printed.titles[auction.book].title,
        "books": ids(g, lot),
        "country": g.printed.countries[g.printed.country[lot[0]]].name,
        "genre": genre_of(g.printed.genres[g.printed.genre[lot[0]]].code),
        "reserve": auction.reserve,
        "bid": auction.bid,
        "bidder": auction.bidder,
        "seller": auction.seller,
        "bidders": [p for p in range(g.players) if has(auction.bidders, p)],
    }


def offer_view(g: HistoryPosition) -> Offer | None:
    """The offer on the table, or as far as it has been composed: it is spoken aloud."""
    offer, step = g.offer, g.waiting
    if offer.proposer == NOBODY:
        return None
    return {
        "proposer": offer.proposer,
        "partner": offer.partner,
        "counters": offer.counters,
        "changes_left": MOST_CHANGES - offer.changes,
        "invited": offer.invited,
        "lot": None if offer.lot == NOBODY else g.printed.sets[offer.lot].title,
        "goods": ids(g, [action.a for action in offer.goods]),
        "item": step.item if isinstance(step, (ComposeAmount, DraftAmount)) else None,
        "answers": None if offer.answers is None else sides_view(g, offer.answers),
        **sides_view(g, offer),
    }


def sides_view(g: HistoryPosition, offer: offers.Offer) -> Sides:
    """What each side of an offer gives."""
    given, asked = ids(g, offer.given(g.place)), ids(g, offer.asked(g.place))
    return {
        "gives": side_view(given, offer.credits, offer.debt, -offer.taken),
        "asks": side_view(asked, -offer.credits, -offer.debt, offer.taken),
    }


def side_view(books: list[str], credits: int, debt: int, takes: int) -> Side:
    """What one side gives: books, credits, debt paper, and the debts of the other that it takes over."""
    return {"books": books, "credits": max(credits, 0), "debt": max(debt, 0), "takes": max(takes, 0)}


def locking_view(g: HistoryPosition) -> Locking | None:
    """The collection whose books are being named, and those named so far."""
    step = g.waiting
    if not isinstance(step, LockBooks):
        return None
    return {"label": g.printed.label_name(step.label), "size": SIZES[step.label], "picked": ids(g, [*step.picked])}


def printed(box: Box) -> Printed:
    """Everything in the box."""
    assert isinstance(box, HistoryBox)
    return {
        "books": box.faces[:MARKET_BOOKS],
        "sets": [printed_set(box, century) for century in range(len(box.sets))],
        "events": [event_face(box, card) for card in range(len(box.event))],
        "chances": [
            {
                "id": card.id,
                "name": card.name,
                "tone": card.tone,
                "signs": signs(effect),
                "rule": plain(card_words(effect)),
                "text": card.text,
            }
            for card, effect in zip(box.chances, box.chance, strict=True)
        ],
    }


def printed_set(box: HistoryBox, century: int) -> PrintedSet:
    """An auction set as it lies in the box."""
    found = box.sets[century]
    return {
        "century": FIRST + century,
        "title": found.title,
        "country": box.countries[found.country].name,
        "genre": genre_of(box.genres[found.genre].code),
        "books": [box.faces[b] for b in set_of(century)],
    }


def imagine(g: State, viewer: Player, rng: Rng) -> HistoryPosition:
    """A position that nobody can tell from `g`: what is left of every pile is shuffled again."""
    assert isinstance(g, HistoryPosition)
    h = g.copy()
    h.rng = Rng(rng.next())
    cards: list[int] = []
    for country in range(g.players):
        for century in range(CENTURIES):
            first = pile_of(country, century)
            used = drawn(g, country, century)
            left = sorted(g.piles.cards[first + used : first + PILE])  # nothing of their real order gets through
            rng.shuffle(left)
            cards += g.piles.cards[first : first + used] + left
    h.piles = Piles(cards)
    return h
