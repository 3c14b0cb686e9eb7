"""Positions and steps as plain data, and back."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import NOBODY
from quire.core.game import Json
from quire.core.plain import Node
from quire.core.rng import Rng
from quire.core.step import OVER, Step
from quire.games.history_of_the_book.labels import LABELS, SIZES
from quire.games.history_of_the_book.shelves import counted, for_sale, make_active
from quire.games.history_of_the_book.state import (
    BANK,
    BOOKS,
    CENTURIES,
    FINAL_PURCHASES,
    HIGHEST_AMOUNT,
    LAST_CALL,
    LOCKED,
    PILE,
    Auction,
    Collection,
    Debt,
    History,
    HistoryBox,
    Offer,
    Payment,
    Piles,
    Seat,
    new_seat,
)
from quire.games.history_of_the_book.steps.auction import BIDS, HAMMER, KNOCKDOWN, RELEASE
from quire.games.history_of_the_book.steps.chance import CHANCES, BookChoice, ChoosePartner, PairChoice
from quire.games.history_of_the_book.steps.collect import COLLECTS, ENTER_CLOSE, ENTER_COLLECT
from quire.games.history_of_the_book.steps.end import BUYS, PURCHASES, FinalSettlement
from quire.games.history_of_the_book.steps.event import DRAWS
from quire.games.history_of_the_book.steps.lock import WINDOWS, LockBooks
from quire.games.history_of_the_book.steps.pay import CHANGES, MODES, PAID, PICKS
from quire.games.history_of_the_book.steps.roll import ROUND, TURNS
from quire.games.history_of_the_book.steps.settle import RAISES, SETTLES, Entry, Raise
from quire.games.history_of_the_book.steps.trade import AMOUNTS, ANSWERS, COMPOSES, next_good, sides_of

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
    "Answer": ANSWERS,
    "Purchase": BUYS,
}

PLACES: Final[list[int]] = [0, 1, 2, 3, 4, 5, -1, -2, -3, -4, *[-5] * SEATS]  # as they are written


def pack(g: History) -> Json:
    """Every field of the position."""
    pay, auction, offer = g.payment, g.auction, g.offer
    return {
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


def pack_seat(seat: Seat) -> Json:
    """What one country has."""
    return {
        "credits": seat.credits,
        "trades": seat.trades,
        "shelf": [*seat.shelf],
        "collections": [[c.label, *c.books] for c in seat.collections],
        "debts": [[debt.creditor, debt.amount] for debt in seat.debts],
    }


def unpack(box: HistoryBox, players: int, data: Node) -> History:
    """The position that `pack` describes."""
    last = players - 1
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
    g = History(
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
        data["forced"].number(0, (1 << players) - 1),
        Payment(pay[0], pay[1], pay[2], pay[3], pay[4], pay[5], pay[6] == 1),
        Auction(lot[0], lot[1], lot[2], lot[3], lot[4], lot[5]),
        unpack_offer(offer, [box.book[b] for b in data["goods"].numbers(0, BOOKS - 1)], place),
    )
    make_active(g, g.active)
    return g


def unpack_offer(numbers: list[int], goods: list[Action], place: list[int]) -> Offer:
    """The offer in progress."""
    proposer, partner, counters, credits, debt, *rest = numbers
    books = tuple(rest)
    after = next_good(goods, books[-1], 0) if books else 0
    return Offer(
        proposer, partner, counters, goods, books, credits, debt, after, sides_of(place, proposer, books, credits, debt)
    )


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


def step(box: HistoryBox, tag: str, values: list[int]) -> Step:
    """The step that `data` describes; ValueError or IndexError if there is none."""
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
