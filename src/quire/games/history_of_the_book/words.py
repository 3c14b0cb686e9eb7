"""One sentence for each kind of event, questions, and phrases for actions: plain, and the same for every country."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quire.core.action import Action
from quire.core.effect import Pick
from quire.core.event import NOBODY, Event, Player
from quire.games.history_of_the_book.labels import COUNTRIES, MOST_VALUABLE, SIZES
from quire.games.history_of_the_book.state import BANK, MARKET, SETTLE, History, HistoryBox, hob
from quire.games.history_of_the_book.steps.auction import Bid, lowest_bid
from quire.games.history_of_the_book.steps.chance import Choose, ChoosePartner
from quire.games.history_of_the_book.steps.collect import FORCE_PRICE, Collect
from quire.games.history_of_the_book.steps.end import Purchase
from quire.games.history_of_the_book.steps.lock import LockBooks, Window
from quire.games.history_of_the_book.steps.pay import Change, Mode, PickBook
from quire.games.history_of_the_book.steps.settle import SellOrTrade
from quire.games.history_of_the_book.steps.trade import Answer, Compose, ComposeAmount
from quire.games.history_of_the_book.view import FIRST, held, label_name

ITEMS = ("credits to give", "credits to ask", "debt paper to give", "debt paper to ask")

# ---- things by name


def credits(n: int) -> str:
    """An amount."""
    return "1 credit" if n == 1 else f"{n} credits"


def title(box: HistoryBox, b: int) -> str:
    """A book by id and title."""
    return f"{box.titles[b].id} {box.titles[b].title}"


def titles(box: HistoryBox, books: Sequence[int]) -> str:
    """Several books."""
    return ", ".join(title(box, b) for b in books)


def label(box: HistoryBox, number: int) -> str:
    """A collection by its full name."""
    if number == MOST_VALUABLE:
        return "Most Valuable Books"
    if number < COUNTRIES:
        return f"{box.countries[number].adjective} National Canon"
    return f"Specialty {box.genres[number - COUNTRIES].name}"


def century(number: int) -> str:
    """A century by its ordinal."""
    return f"{FIRST + number}th century"


def somebody(names: Sequence[str], p: Player) -> str:
    """A country by the name at its seat, or the bank."""
    return "the bank" if p == BANK else names[p]


# ---- events

Args = tuple[int, ...]
Sentence = Callable[[HistoryBox, str, Args, Sequence[str]], str]


def offer_sentence(box: HistoryBox, who: str, args: Args, names: Sequence[str]) -> str:
    """An offer, item by item."""
    partner, counters, money, paper, n, *books = args
    gives = side(box, books[:n], money, paper)
    asks = side(box, books[n:], -money, -paper)
    return f"{who} {'answers with the offer' if counters else 'offers'} {names[partner]}: {gives} for {asks}."


def side(box: HistoryBox, books: Sequence[int], money: int, paper: int) -> str:
    """What one side of an offer gives."""
    parts = [title(box, b) for b in books]
    parts += [credits(money)] if money > 0 else []
    parts += [f"debt paper for {credits(paper)}"] if paper > 0 else []
    return ", ".join(parts) or "nothing yet"


def event_sentence(box: HistoryBox, who: str, args: Args, names: Sequence[str]) -> str:
    """A world event, with its signs."""
    card = box.event[args[0]]
    sign = ", with an auction" if card.auction else ""
    return f"{who} draws {card.id}, {card.year}: {card.text} ({', '.join(card.signs)}{sign})"


def roll_sentence(box: HistoryBox, who: str, args: Args, names: Sequence[str]) -> str:
    """A throw of the die and what follows."""
    face, income = args
    return f"{who} rolls a {face}: {credits(income) if income else 'no credits'}{', and a chance card is pending' if face in (1, 6) else ''}."


def owe_sentence(box: HistoryBox, who: str, args: Args, names: Sequence[str]) -> str:
    """A new debt, and what it cancels."""
    creditor, n, against = args
    text = f"{who} owes {somebody(names, creditor)} {credits(n)}"
    return f"{text}; {against} of it cancels what {names[creditor]} owed." if against else f"{text}."


SENTENCES: dict[str, Sentence] = {
    "round": lambda box, who, a, names: f"Round {a[0]} begins, in the {century(a[1])}.",
    "open": lambda box, who, a, names: f"The books of the {century(a[0])} are turned face up.",
    "roll": roll_sentence,
    "event": event_sentence,
    "gain": lambda box, who, a, names: f"{who} gains {credits(a[0])}.",
    "pay": lambda box, who, a, names: f"{who} pays {somebody(names, a[0])} {credits(a[1])}.",
    "owe": owe_sentence,
    "settle": lambda box, who, a, names: f"{who} settles a debt of {credits(a[1])} to {somebody(names, a[0])}.",
    "seize": lambda box, who, a, names: f"{who} takes {title(box, a[1])} from {names[a[0]]} in payment.",
    "change": lambda box, who, a, names: f"{who} gives {names[a[0]]} {title(box, a[1])} as change.",
    "auction": lambda box, who, a, names: f"An auction is called: {box.sets[a[0]].title}, four books, reserve price 4.",
    "bid": lambda box, who, a, names: f"{who} bids {credits(a[0])}.",
    "no bid": lambda box, who, a, names: f"{who} does not bid.",
    "win": lambda box, who, a, names: f"{who} buys {box.sets[a[0]].title} for {credits(a[1])}.",
    "unsold": lambda box, who, a, names: f"Nobody bids; {box.sets[a[0]].title} goes off the market for good.",
    "offer up": lambda box, who, a, names: f"{who} must offer {title(box, a[0])} to the other countries.",
    "knockdown": lambda box, who, a, names: f"{who} buys {title(box, a[1])} from {names[a[0]]} for {credits(a[2])}.",
    "negotiate": lambda box, who, a, names: f"{who} opens negotiation {a[1]} of {a[2]}, with {names[a[0]]}.",
    "offer": offer_sentence,
    "counter": lambda box, who, a, names: f"{who} prepares a counter-offer to {names[a[0]]}.",
    "accept": lambda box, who, a, names: f"{who} accepts the offer of {names[a[0]]}.",
    "reject": lambda box, who, a, names: f"{who} rejects the offer of {names[a[0]]}.",
    "cancel": lambda box, who, a, names: f"{who} ends the negotiation with {names[a[0]]}.",
    "forgive": lambda box, who, a, names: f"{who} cancels {credits(a[1])} of what {names[a[0]]} owes.",
    "sell": lambda box, who, a, names: f"{who} sells {title(box, a[0])} to the market for {credits(a[1])}.",
    "buy": lambda box, who, a, names: f"{who} buys {title(box, a[0])} for {credits(a[1])}.",
    "take": lambda box, who, a, names: f"{who} takes {title(box, a[0])} from the market.",
    "return": lambda box, who, a, names: f"{who} returns {title(box, a[0])} to the market.",
    "remove": lambda box, who, a, names: f"{who} loses {title(box, a[0])}; it is out of the game.",
    "hand over": lambda box, who, a, names: f"{who} gives {title(box, a[1])} to {names[a[0]]}.",
    "swap": lambda box, who, a, names: f"{who} swaps {title(box, a[1])} for {title(box, a[2])} of {names[a[0]]}.",
    "force": lambda box, who, a, names: f"{who} pays {credits(a[1])} and makes {names[a[0]]} draw a chance card.",
    "chance": lambda box, who, a, names: (
        f"{who} draws the chance card {box.chances[a[0]].name}: {box.chances[a[0]].rule}"
    ),
    "decline": lambda box, who, a, names: f"{who} declines.",
    "wager": lambda box, who, a, names: f"{who} rolls a {a[0]} and gains {credits(a[1])}.",
    "lock": lambda box, who, a, names: f"{who} completes a collection, {label(box, a[0])}: {titles(box, a[1:])}.",
    "end": lambda box, who, a, names: f"{who} has finished collecting.",
    "last call": lambda box, who, a, names: "The twentieth century ends: last call for collections.",
    "tie": lambda box, who, a, names: f"{who} rolls a {a[0]} for the order of the final purchases.",
    "final order": lambda box, who, a, names: (
        f"Final purchases, the richest library first: {', '.join(names[p] for p in a)}."
    ),
}


def sentence(box: HistoryBox, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence; nothing in this game is told to some players only."""
    return SENTENCES[event.kind](box, somebody(names, event.player), event.args, names)


# ---- questions


def question(g: History) -> str:
    """What the actor is asked."""
    pay, step = g.payment, g.waiting
    match step:
        case Collect():
            return f"Buy, sell, trade, force or lock; you have {credits(g.seats[step.player].credits)}."
        case Window():
            return "Complete a collection now?"
        case LockBooks():
            return f"Which book belongs to the {label(g.cards, step.label)}? {len(step.picked)} of {SIZES[step.label]} are chosen."
        case Mode():
            return f"{country(g, pay.loser)} must pay you {credits(pay.due)}: in credits, or in books of your choice?"
        case PickBook():
            return f"Take which book of {country(g, pay.loser)}? {credits(pay.due)} are due."
        case Change():
            return f"How do you give {country(g, pay.loser)} the change of {credits(pay.change)}?"
        case Bid():
            return f"Bid at least {lowest_bid(g.auction)} for {lot(g)}, or pass?"
    return other_question(g)


def other_question(g: History) -> str:
    """Questions of trades, debts, chance and the end."""
    offer, step = g.offer, g.waiting
    match step:
        case SellOrTrade():
            more = " or open a trade" if g.phase == SETTLE else ""
            return f"You must raise money for your debts: sell a book{more}."
        case Compose():
            return f"What do you offer {country(g, offer.partner)}? So far: {offer_words(g)}."
        case ComposeAmount():
            return f"How many {ITEMS[step.item]}?"
        case Answer():
            return f"{country(g, offer.proposer)} offers {offer_words(g)}. Do you accept?"
        case Choose():
            return "Choose a book for the chance card" + (", or decline." if step.effect.may else ".")
        case ChoosePartner():
            return f"Which book do you want for {title(g.cards, step.book)}?"
        case Pick():
            return "Pay in credits, or return a book?"
        case Purchase():
            return f"The last purchase: you must spend your {credits(g.seats[step.player].credits)} as far as they go. Which book?"
    return "The game is over."


def country(g: History, p: Player) -> str:
    """The country of a seat."""
    return g.cards.countries[g.country(p)].name


def lot(g: History) -> str:
    """What is being auctioned."""
    return g.cards.sets[g.century()].title if g.auction.book == NOBODY else title(g.cards, g.auction.book)


def offer_words(g: History) -> str:
    """The offer as far as it goes."""
    offer = g.offer
    given = [b for b in offer.books if g.place[b] == offer.proposer]
    asked = [b for b in offer.books if g.place[b] == offer.partner]
    return f"{side(g.cards, given, offer.credits, offer.debt)} for {side(g.cards, asked, -offer.credits, -offer.debt)}"


# ---- actions


def phrase(g: History, action: Action) -> str:
    """What the action means now."""
    if action.kind == "book":
        return book_phrase(g, action.a)
    if action.kind == "amount":
        return amount_phrase(g, action.a)
    if action.kind == "lock":
        return f"lock {label(g.cards, action.a)}"
    if action.kind == "force":
        return f"{action.text} to draw a chance card, for {credits(FORCE_PRICE)}"
    if action.kind == "trade":
        return f"trade with {g.cards.countries[action.a].name}"
    return plain_phrase(g, action)


def caution(g: History, action: Action) -> str:
    """What is given up."""
    if action is g.cards.done and any(option.kind == "lock" for option in g.options):
        return "A collection could be locked now."
    return ""


def book_phrase(g: History, b: int) -> str:
    """A book, and what is done with it."""
    name, price, step = title(g.cards, b), credits(g.cards.value[b]), g.waiting
    match step:
        case Collect() | Purchase():
            return f"sell {name} for {price}" if g.place[b] == g.actor() else f"buy {name} for {price}{progress(g, b)}"
        case SellOrTrade():
            return f"sell {name} for {price}"
        case PickBook():
            return f"take {name}, worth {price}"
        case Change():
            return f"give {name}, worth {price}"
        case Compose():
            return f"{'give' if g.place[b] == g.offer.proposer else 'ask'} {name}, worth {price}"
        case LockBooks():
            return f"add {name}, worth {price}"
        case Choose() | ChoosePartner():
            return f"{'take' if g.place[b] == MARKET else 'choose'} {name}, worth {price}"
    return f"book {name}, worth {price}"


def progress(g: History, b: int) -> str:
    """How far the book would bring collections of which the actor has another book."""
    have = held(g, g.actor())
    found = [
        f"{label_name(g.cards, number)} {have[number] + 1} of {SIZES[number]}"
        for number in g.cards.labels[b]
        if have[number]
    ]
    return f" ({', '.join(found)})" if found else ""


def amount_phrase(g: History, n: int) -> str:
    """A number, and what it counts."""
    step = g.waiting
    if isinstance(step, Bid):
        return f"bid {n}"
    if isinstance(step, ComposeAmount):
        return f"{n} {ITEMS[step.item]}"
    return f"amount {n}"


def plain_phrase(g: History, action: Action) -> str:
    """Actions that have one meaning in each step."""
    step, cards = g.waiting, hob(g).cards
    if action is cards.done:
        return (
            "pass: end the step"
            if isinstance(step, Collect)
            else "pass: no bid"
            if isinstance(step, Bid)
            else "pass: decline"
        )
    if action is cards.credits:
        return f"credits: {'pay' if isinstance(step, Pick) else 'take'} credits"
    if action is cards.books:
        return "books: return a book" if isinstance(step, Pick) else "books: pick books"
    if action is cards.rest:
        return "rest in credits"
    return {
        "submit": "submit the offer",
        "cancel": "cancel the negotiation",
        "counter": "counter with another offer",
    }.get(action.text, action.text)
