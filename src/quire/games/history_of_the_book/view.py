"""What everybody may know (all but the order of the event piles), and how to imagine the rest."""

from __future__ import annotations

from typing import Final

from quire.core.event import NOBODY, Player
from quire.core.game import Json
from quire.core.rng import Rng
from quire.games.history_of_the_book.labels import COUNTRIES, LABELS, MOST_VALUABLE, SIZES
from quire.games.history_of_the_book.shelves import for_sale
from quire.games.history_of_the_book.state import (
    BANK,
    BOOKS,
    CENTURIES,
    CLOSED,
    EVENT,
    LAST_CALL,
    MARKET,
    MARKET_BOOKS,
    PILE,
    REMOVED,
    SET_BOOKS,
    WAITING,
    History,
    HistoryBox,
    Piles,
)
from quire.games.history_of_the_book.steps.chance import DrawChance
from quire.games.history_of_the_book.steps.lock import LockBooks

FIRST: Final = 15
PHASES: Final[list[str]] = [
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
SET_STATES: Final[dict[int, str]] = {WAITING: "waiting", REMOVED: "removed"}


def drawn(g: History, country: int, century: int) -> int:
    """How many events of a pile have been revealed."""
    if century != g.century():
        return g.per_century if century < g.century() else 0
    if g.phase >= LAST_CALL:
        return g.per_century
    active = g.country(g.active)
    now = country < active or (country == active and g.phase >= EVENT)
    return (g.round - 1) % g.per_century + (1 if now else 0)


def label_name(box: HistoryBox, label: int) -> str:
    """A collection by the word that locks it."""
    return box.lock[label].text[len("lock ") :]


def supply(g: History) -> list[list[int]]:
    """For every label: books in the market, and books in closed stacks and waiting sets."""
    found = [[0, 0] for _ in range(LABELS)]
    for b in range(BOOKS):
        place = g.place[b]
        if place in (MARKET, CLOSED, WAITING):
            for label in g.cards.labels[b]:
                found[label][0 if place == MARKET else 1] += 1
    return found


def held(g: History, p: Player) -> list[int]:
    """For every label: the unlocked books of p."""
    found = [0] * LABELS
    for b in g.seats[p].shelf:
        for label in g.cards.labels[b]:
            found[label] += 1
    return found


def completes(g: History, have: list[int], b: int) -> list[int]:
    """The labels of which somebody who has so many books of each would have enough with this one."""
    return [label for label in g.cards.labels[b] if (have[label] + 1) % SIZES[label] == 0]


def face(box: HistoryBox, b: int) -> dict[str, Json]:
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
        "genre": box.genres[box.genre[b]].code,
        "century": FIRST + box.century[b],
        "value": box.value[b],
        "auction": b >= MARKET_BOOKS,
        "most_valuable": box.top[b],
        "discuss": book.discuss,
    }


def view(g: History, viewer: Player) -> dict[str, Json]:
    """The table as the viewer sees it."""
    scores, left = g.scores(), supply(g)
    have = held(g, viewer) if viewer != NOBODY else [0] * LABELS
    faces = g.cards.faces
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
        "seats": [seat_view(g, p, scores[p], left) for p in range(g.players)],
        "market": [{**faces[b], "completes": names(g, completes(g, have, b))} for b in for_sale(g)],
        "stacks": [{"century": FIRST + century, "open": century <= g.century()} for century in range(CENTURIES)],
        "sets": [set_view(g, century) for century in range(CENTURIES)],
        "removed": ids(g, [b for b in range(BOOKS) if g.place[b] == REMOVED]),
        "bought": ids(g, g.bought),
        "sold": ids(g, g.sold),
        "forced": [p for p in range(g.players) if g.forced >> p & 1],
        "trade_limit": g.trade_limit,
        "roll_one_pays": g.one_pays,
        "payment": payment_view(g),
        "auction": auction_view(g),
        "offer": offer_view(g),
        "locking": locking_view(g),
    }


def last_event(g: History) -> dict[str, Json] | None:
    """The world event that was revealed last; nothing before the first."""
    century = g.century()
    used = [drawn(g, country, century) for country in range(g.players)]
    if not max(used):  # a century begins: the last country of the one before
        century -= 1
        used = [g.per_century] * g.players
    if century < 0:
        return None
    country = max(range(g.players), key=lambda c: (used[c], c))
    return event_face(g.cards, g.piles.cards[(country * CENTURIES + century) * PILE + used[country] - 1])


def pending(g: History) -> bool:
    """Whether the active country will draw a chance card in this turn (HOB-ROLL-4)."""
    for step in g.agenda:
        if isinstance(step, DrawChance):
            return True
    return False


def ids(g: History, books: list[int]) -> list[Json]:
    """Books by their ids."""
    return [g.cards.titles[b].id for b in books]


def names(g: History, labels: list[int]) -> list[Json]:
    """Collections by their names."""
    return [label_name(g.cards, label) for label in labels]


def seat_view(g: History, p: Player, score: int, left: list[list[int]]) -> dict[str, Json]:
    """What one country has, and how far its collections are."""
    seat, country, have, faces = g.seats[p], g.cards.countries[g.country(p)], held(g, p), g.cards.faces
    bars: list[Json] = []
    for label in range(LABELS):
        bars.append(
            {
                "label": label_name(g.cards, label),
                "kind": kind(label),
                "size": SIZES[label],
                "have": have[label],
                "market": left[label][0],
                "to_come": left[label][1],
                "ready": have[label] >= SIZES[label],
            }
        )
    return {
        "country": country.name,
        "letter": country.letter,
        "symbol": country.symbol,
        "colour": country.colour,
        "credits": seat.credits,
        "score": score,
        "negotiations": seat.trades,
        "shelf": [faces[b] for b in seat.shelf],
        "collections": [
            {"label": label_name(g.cards, c.label), "kind": kind(c.label), "books": [faces[b] for b in c.books]}
            for c in seat.collections
        ],
        "debts": [
            {"creditor": None if debt.creditor == BANK else debt.creditor, "amount": debt.amount} for debt in seat.debts
        ],
        "progress": bars,
        "events": [pile_view(g, g.country(p), century) for century in range(CENTURIES)],
    }


def kind(label: int) -> str:
    """The kind of a collection, as the rulebook calls it."""
    return "Most Valuable Books" if label == MOST_VALUABLE else "National Canon" if label < COUNTRIES else "Specialty"


def pile_view(g: History, country: int, century: int) -> dict[str, Json]:
    """The events used, in full, and those left, without their order."""
    first = (country * CENTURIES + century) * PILE
    used = drawn(g, country, century)
    left: list[Json] = [g.cards.event[card].id for card in sorted(g.piles.cards[first + used : first + PILE])]
    return {
        "century": FIRST + century,
        "used": [event_face(g.cards, card) for card in g.piles.cards[first : first + used]],
        "left": left,
    }


def event_face(box: HistoryBox, card: int) -> dict[str, Json]:
    """An event as its card shows it."""
    event = box.event[card]
    return {
        "id": event.id,
        "year": event.year,
        "text": event.text,
        "lines": [*event.signs],
        "auction": event.auction,
        "discuss": event.discuss,
    }


def set_view(g: History, century: int) -> dict[str, Json]:
    """An auction set and what has become of it."""
    printed, first = g.cards.sets[century], MARKET_BOOKS + SET_BOOKS * century
    released = any(g.place[b] not in SET_STATES for b in range(first, first + SET_BOOKS))
    return {
        "century": FIRST + century,
        "title": printed.title,
        "state": "released" if released else SET_STATES[g.place[first]],
        "country": g.cards.countries[printed.country].name,
        "genre": g.cards.genres[printed.genre].code,
        "books": [g.cards.faces[b] for b in range(first, first + SET_BOOKS)],
    }


def payment_view(g: History) -> dict[str, Json] | None:
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


def auction_view(g: History) -> dict[str, Json] | None:
    """The bidding in progress."""
    auction = g.auction
    if not auction.reserve:
        return None
    return {
        "lot": g.cards.sets[g.century()].title if auction.book == NOBODY else g.cards.titles[auction.book].id,
        "reserve": auction.reserve,
        "bid": auction.bid,
        "bidder": auction.bidder,
        "seller": auction.seller,
        "bidders": [p for p in range(g.players) if auction.bidders >> p & 1],
    }


def offer_view(g: History) -> dict[str, Json] | None:
    """The offer on the table, or as far as it has been composed: it is spoken aloud."""
    offer = g.offer
    if offer.proposer == NOBODY:
        return None
    given: list[Json] = [g.cards.titles[b].id for b in offer.books if g.place[b] == offer.proposer]
    asked: list[Json] = [g.cards.titles[b].id for b in offer.books if g.place[b] == offer.partner]
    return {
        "proposer": offer.proposer,
        "partner": offer.partner,
        "counters": offer.counters,
        "gives": {"books": given, "credits": max(offer.credits, 0), "debt": max(offer.debt, 0)},
        "asks": {"books": asked, "credits": max(-offer.credits, 0), "debt": max(-offer.debt, 0)},
    }


def locking_view(g: History) -> dict[str, Json] | None:
    """The collection whose books are being named, and those named so far."""
    step = g.waiting
    if not isinstance(step, LockBooks):
        return None
    return {"label": label_name(g.cards, step.label), "size": SIZES[step.label], "picked": ids(g, [*step.picked])}


def imagine(g: History, rng: Rng) -> History:
    """A position that nobody can tell from `g`: what is left of every pile is shuffled anew."""
    h = g.copy()
    h.rng = Rng(rng.next())
    cards: list[int] = []
    for country in range(g.players):
        for century in range(CENTURIES):
            first = (country * CENTURIES + century) * PILE
            used = drawn(g, country, century)
            left = sorted(g.piles.cards[first + used : first + PILE])  # nothing of their real order gets through
            rng.shuffle(left)
            cards += g.piles.cards[first : first + used] + left
    h.piles = Piles(cards)
    return h
