"""Positions and steps as plain data, and back."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY
from quirebox.core.masks import first
from quirebox.core.plain import Json, Node
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import OVER, Step
from quirebox.games.history_of_the_book.auction import Auction
from quirebox.games.history_of_the_book.box import BOOKS, CENTURIES, HIGHEST_AMOUNT, PILE, HistoryBox
from quirebox.games.history_of_the_book.labels import LABELS, SIZES
from quirebox.games.history_of_the_book.market import counted, for_sale
from quirebox.games.history_of_the_book.negotiation import first_version
from quirebox.games.history_of_the_book.offer import MOST_CHANGES, Offer, next_good, sides_of
from quirebox.games.history_of_the_book.piles import Piles
from quirebox.games.history_of_the_book.position import (
    BANK,
    FINAL_PURCHASES,
    LAST_CALL,
    LOCKED,
    Collection,
    Debt,
    HistoryPosition,
    Payment,
    Seat,
    new_seat,
)
from quirebox.games.history_of_the_book.steps.auction import BIDS, HAMMER, KNOCKDOWN, RELEASE
from quirebox.games.history_of_the_book.steps.chance import CHANCES, BookChoice, ChoosePartner, PairChoice
from quirebox.games.history_of_the_book.steps.collect import COLLECTS, ENTER_CLOSE, ENTER_COLLECT
from quirebox.games.history_of_the_book.steps.end import BUYS, PURCHASES, FinalSettlement
from quirebox.games.history_of_the_book.steps.event import DRAWS
from quirebox.games.history_of_the_book.steps.lock import WINDOWS, LockBooks
from quirebox.games.history_of_the_book.steps.pay import CHANGES, MODES, PAID, PICKS
from quirebox.games.history_of_the_book.steps.roll import ROUND, TURNS
from quirebox.games.history_of_the_book.steps.settle import RAISES, SETTLES, Entry, Raise
from quirebox.games.history_of_the_book.steps.talks import PROPOSES, Divide
from quirebox.games.history_of_the_book.steps.trade import AMOUNTS, ANSWERS, COMPOSES, DRAFTS, NUMBERS
from quirebox.games.history_of_the_book.verbs import make_active

ALONE: dict[str, Step] = {
    "Round": ROUND,
    "Release": RELEASE,
    "Hammer": HAMMER,
    "Knockdown": KNOCKDOWN,
    "Paid": PAID,
    "FinalPurchases": PURCHASES,
}
BY_SEAT: dict[str, list[Step]] = {
    "Turn": TURNS,
    "Draw": DRAWS,
    "Settle": SETTLES,
    "SellOrTrade": RAISES,
    "Collect": COLLECTS,
    "DrawChance": CHANCES,
    "Window": WINDOWS,
    "Mode": MODES,
    "PickBook": PICKS,
    "Change": CHANGES,
    "Bid": BIDS,
    "Compose": COMPOSES,
    "Draft": DRAFTS,
    "Answer": ANSWERS,
    "Propose": PROPOSES,
    "Purchase": BUYS,
}

PLACES: Final[list[int]] = [0, 1, 2, 3, 4, 5, -1, -2, -3, -4, *[-5] * SEATS]  # as they are written


def pack(g: State) -> Json:
    """Every field of the position."""
    assert isinstance(g, HistoryPosition)
    pay, auction, offer = g.payment, g.auction, g.offer
    later: dict[str, Json] = {} if first_version(g) else pack_later(g)
    return {
        **later,
        "germany": g.germany,
        "per_century": g.per_century,
        "trade_limit": g.trade_limit,
        "one_pays": g.one_pays,
        "piles": [*g.piles.cards],
        "round": g.round,
        "active": g.active,
        "phase": g.phase,
        "seats": [pack_seat(seat) for seat in g.seats],
        "place": [PLACES[place] for place in g.place],
        "market": [*for_sale(g)],
        "bought": [*g.bought],
        "sold": [*g.sold],
        "forced": g.forced,
        "payment": [pay.loser, pay.victor, pay.due, pay.change, pay.received, pay.returned, int(pay.debt)],
        "auction": [auction.reserve, auction.bid, auction.bidder, auction.bidders, auction.book, auction.seller],
        "goods": [action.a for action in offer.goods],
        "offer": [offer.proposer, offer.partner, offer.counters, offer.credits, offer.debt, *offer.books],
    }


def pack_later(g: HistoryPosition) -> dict[str, Json]:
    """What version 1 did not know."""
    offer, other = g.offer, g.offer.answers
    return {
        "talks": int(g.talks),
        "owed_books": int(g.owed_books),
        "draft": [offer.taken, offer.changes, int(offer.invited), offer.lot],
        "answers": [] if other is None else [other.credits, other.debt, other.taken, *other.books],
    }


def pack_seat(seat: Seat) -> Json:
    """What one country has."""
    return {
        "credits": seat.credits,
        "trades": seat.trades,
        "shelf": [*seat.shelf],
        "collections": [[c.label, *c.books] for c in seat.collections],
        "debts": [[debt.creditor, debt.amount] for debt in seat.debts],
    }


def unpack(box: Box, players: int, data: Node) -> HistoryPosition:
    """The position that `pack` describes."""
    assert isinstance(box, HistoryBox)
    last, old = players - 1, box.game is not None and box.game.version == 1
    pay = data["payment"].exactly(7).numbers(NOBODY)
    lot = data["auction"].exactly(6).numbers(NOBODY)
    seats = [unpack_seat(box, node, players) for node in data["seats"].exactly(players)]
    place = unpack_places(data["place"].exactly(BOOKS).numbers(PLACES[LOCKED], last), seats)
    phase = data["phase"].number(0, FINAL_PURCHASES)
    sold = data["sold"].numbers(0, BOOKS - 1)
    market = [box.book[b] for b in data["market"].numbers(0, BOOKS - 1) if phase >= LAST_CALL or b not in sold]
    offer = data["offer"].numbers()
    if len(offer) < 5:
        raise data["offer"].wrong("proposer, partner, counters, credits, debt and the books")
    g = HistoryPosition(
        box,
        players,
        Rng(0),
        [],
        OVER,
        [],
        data["germany"].number(0, last),
        data["per_century"].number(1, 2),
        data["trade_limit"].number(0, 10),
        data["one_pays"].number(0, 1),
        not old and data["talks"].number(0, 1) == 1,
        not old and data["owed_books"].number(0, 1) == 1,
        Piles(data["piles"].exactly(players * CENTURIES * PILE).numbers(0, len(box.event) - 1)),
        data["round"].number(0, CENTURIES * 2),
        data["active"].number(NOBODY, last),
        phase,
        seats,
        place,
        market,
        counted(market),
        [],
        data["bought"].numbers(0, BOOKS - 1),
        sold,
        data["forced"].number(0, first(players)),
        Payment(pay[0], pay[1], pay[2], pay[3], pay[4], pay[5], pay[6] == 1),
        Auction(lot[0], lot[1], lot[2], lot[3], lot[4], lot[5]),
        unpack_offer(offer, [box.book[b] for b in data["goods"].numbers(0, BOOKS - 1)], place),
    )
    if not old:
        g.offer = unpack_later(g.offer, data, place)
    make_active(g, g.active)
    return g


def unpack_offer(numbers: list[int], goods: list[Action], place: list[int]) -> Offer:
    """The offer in progress, as far as version 1 knew it."""
    proposer, partner, counters, credits, debt, *books = numbers
    found = Offer(proposer, partner, goods)
    found.counters, found.credits, found.debt, found.books = counters, credits, debt, tuple(books)
    found.next = next_good(goods, books[-1], 0) if books else 0
    found.sides = sides_of(found, place)
    return found


def unpack_later(offer: Offer, data: Node, place: list[int]) -> Offer:
    """The offer with what came in version 2."""
    found = offer.copy()
    taken, found.changes, invited, found.lot = data["draft"].exactly(4).numbers()
    if not (0 <= found.changes <= MOST_CHANGES and NOBODY <= found.lot < CENTURIES):
        raise data["draft"].wrong("debts taken over, changes, whether it was asked for, and the set or -1")
    found.taken, found.invited = taken, invited == 1
    numbers = data["answers"].numbers()
    if numbers:
        other = Offer(offer.partner, offer.proposer, offer.goods)
        if len(numbers) < 3:
            raise data["answers"].wrong("credits, debt, debts taken over and the books")
        other.credits, other.debt, other.taken, *books = numbers
        other.books, other.counters, other.lot = tuple(books), offer.counters - 1, found.lot
        other.next = next_good(other.goods, books[-1], 0) if books else 0
        other.sides = sides_of(other, place)
        found.answers = other
    found.sides = sides_of(found, place)
    return found


def unpack_places(numbers: list[int], seats: list[Seat]) -> list[int]:
    """Where every book is; the collections tell whose a locked book is."""
    found = [n if n >= 0 else PLACES.index(n) for n in numbers]
    for p, seat in enumerate(seats):
        for collection in seat.collections:
            for b in collection.books:
                found[b] = LOCKED + p
    return found


def unpack_seat(box: HistoryBox, node: Node, players: int) -> Seat:
    """A seat that `pack_seat` describes."""
    collections: list[Collection] = []
    for item in node["collections"]:
        numbers = item.numbers(0, BOOKS - 1)
        if not numbers or numbers[0] >= LABELS or len(numbers) != 1 + SIZES[numbers[0]]:
            raise item.wrong("a label and its books")
        collections.append(Collection(numbers[0], tuple(numbers[1:])))
    debts: list[Debt] = []
    for item in node["debts"]:
        creditor, amount = item.exactly(2)
        debts.append(Debt(creditor.number(BANK, players - 1), amount.number(1)))
    seat = new_seat()
    seat.credits, seat.trades = node["credits"].number(0), node["trades"].number(0, 10)
    seat.collections, seat.debts = tuple(collections), tuple(debts)
    for b in node["shelf"].numbers(0, BOOKS - 1):
        seat.shelve(box, b)
    return seat


def step(box: Box, tag: str, values: list[int]) -> Step:
    """The step that `data` describes; ValueError or IndexError if there is none."""
    assert isinstance(box, HistoryBox)
    if tag in ALONE and not values:
        return ALONE[tag]
    if min(values) < NOBODY or (
        tag != "FinalSettlement" and max(values) > max(HIGHEST_AMOUNT, BOOKS, len(box.effects))
    ):
        raise ValueError(values)
    if tag in BY_SEAT and len(values) == 1 and values[0] >= 0:
        return BY_SEAT[tag][values[0]]
    return _step_with_values(box, tag, values)


def _step_with_values(box: HistoryBox, tag: str, values: list[int]) -> Step:
    match tag, values:
        case "Enter", [phase]:
            found = [step for step in (ENTER_COLLECT, ENTER_CLOSE) if step.phase == phase]
            return found[0]
        case "Entry", [debtor, creditor]:
            return Entry(debtor, creditor)
        case "Raise", [debtor, creditor]:
            return Raise(debtor, creditor)
        case "FinalSettlement", [before]:
            return FinalSettlement(before)
        case "ComposeAmount", [p, item]:
            return AMOUNTS[p][item]
        case "DraftAmount", [p, item]:
            return NUMBERS[p][item]
        case "Divide", [p, century] if 0 <= p < SEATS and 0 <= century < CENTURIES:
            return Divide(p, century)
        case "LockBooks", [p, label, *picked]:
            return LockBooks(p, label, tuple(picked))
        case "Choose", [p, effect]:
            choice = box.effects[effect]
            if isinstance(choice, BookChoice):
                return choice.chooses[p]
        case "ChoosePartner", [p, effect, book]:
            pair = box.effects[effect]
            if isinstance(pair, PairChoice):
                return ChoosePartner(p, pair, book)
    raise ValueError(tag)
