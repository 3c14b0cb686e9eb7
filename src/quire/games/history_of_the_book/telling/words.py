"""One sentence for each kind of event, questions, and phrases for actions: plain, and the same for every country."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quire.core.action import Action
from quire.core.box import Box
from quire.core.effect import Pick
from quire.core.event import NOBODY, Event, Player
from quire.core.state import State
from quire.games.history_of_the_book.box import FIRST, HistoryBox
from quire.games.history_of_the_book.labels import COUNTRIES, MOST_VALUABLE, SIZES
from quire.games.history_of_the_book.offer import MOST_CHANGES, Offer
from quire.games.history_of_the_book.position import BANK, MARKET, SETTLE, HistoryPosition
from quire.games.history_of_the_book.steps.auction import Bid
from quire.games.history_of_the_book.steps.chance import Choose, ChoosePartner
from quire.games.history_of_the_book.steps.collect import FORCE_PRICE, Collect
from quire.games.history_of_the_book.steps.end import Purchase
from quire.games.history_of_the_book.steps.lock import LockBooks, Window
from quire.games.history_of_the_book.steps.pay import Change, Mode, PickBook, any_pick
from quire.games.history_of_the_book.steps.settle import SellOrTrade
from quire.games.history_of_the_book.steps.talks import Divide, Propose
from quire.games.history_of_the_book.steps.trade import Answer, Compose, ComposeAmount, Draft, DraftAmount
from quire.games.history_of_the_book.view import held

ITEMS = (
    "credits to give",
    "credits to ask",
    "debt paper to give",
    "debt paper to ask",
    "debts for the other side to take over",
    "debts to take over",
)

FEW_CHANGES = 10  # of which a proposer is told

NEARLY = 4  # books of a collection that one does not sell unasked

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


def side(box: HistoryBox, books: Sequence[int], money: int, paper: int, takes: int = 0) -> str:
    """What one side of an offer gives."""
    parts = [title(box, b) for b in books]
    parts += [credits(money)] if money > 0 else []
    parts += [f"debt paper for {credits(paper)}"] if paper > 0 else []
    parts += [f"the taking over of debts of {credits(takes)}"] if takes > 0 else []
    return ", ".join(parts) or "nothing yet"


def event_sentence(box: HistoryBox, who: str, args: Args, names: Sequence[str]) -> str:
    """A world event, with its signs."""
    card = box.event[args[0]]
    sign = ", with an auction" if card.auction else ""
    return f"{who} draws {card.id}, {card.year}: {card.text} ({', '.join(card.signs)}{sign})"


def roll_sentence(box: HistoryBox, who: str, args: Args, names: Sequence[str]) -> str:
    """A throw of the die and what follows."""
    face, income = args
    return (
        f"{who} rolls a {face}: "
        f"{credits(income) if income else 'no credits'}{', and a chance card is pending' if face in (1, 6) else ''}."
    )


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
    "hand debts": lambda box, who, a, names: f"{names[a[0]]} would take over debts of {credits(a[1])} from {who}.",
    "take debts": lambda box, who, a, names: f"{who} would take over debts of {credits(a[1])} from {names[a[0]]}.",
    "invite": lambda box, who, a, names: f"{who} asks {names[a[0]]} for a proposal.",
    "counter": lambda box, who, a, names: f"{who} prepares a counter-offer to {names[a[0]]}.",
    "accept": lambda box, who, a, names: f"{who} accepts the offer of {names[a[0]]}.",
    "reject": lambda box, who, a, names: f"{who} rejects the offer of {names[a[0]]}.",
    "cancel": lambda box, who, a, names: f"{who} ends the negotiation with {names[a[0]]}.",
    "forgive": lambda box, who, a, names: f"{who} cancels {credits(a[1])} of what {names[a[0]]} owes.",
    "take over": lambda box, who, a, names: (
        f"{who} takes over {credits(a[2])} of what {names[a[0]]} owes {somebody(names, a[1])}."
    ),
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
    "no effect": lambda box, who, a, names: f"The card has no effect on {who}.",
    "not seated": lambda box, who, a, names: (
        f"{box.countries[a[0]].name} is not at the table: what the card says of it has no effect."
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


def sentence(box: Box, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence; nothing in this game is told to some players only."""
    assert isinstance(box, HistoryBox)
    return SENTENCES[event.kind](box, somebody(names, event.player), event.args, names)


# ---- questions


def question(g: State) -> str:
    """What the actor is asked."""
    assert isinstance(g, HistoryPosition)
    pay, step = g.payment, g.waiting
    match step:
        case Collect():
            return f"Buy, sell, trade, force or lock; you have {credits(g.seats[step.player].credits)}."
        case Window():
            return "Complete a collection now?"
        case LockBooks():
            return (
                f"Which book belongs to the {label(g.printed, step.label)}? {len(step.picked)} of "
                f"{SIZES[step.label]} are chosen."
            )
        case Mode():
            return f"{country(g, pay.loser)} must pay you {credits(pay.due)}: in credits, or in books of your choice?"
        case PickBook():
            return f"Take which book of {country(g, pay.loser)}? {credits(pay.due)} are due."
        case Change():
            return f"How do you give {country(g, pay.loser)} the change of {credits(pay.change)}?"
        case Bid():
            return f"Bid at least {g.auction.lowest_bid()} for {lot_words(g)}, or pass?"
    return other_question(g)


def other_question(g: HistoryPosition) -> str:
    """Questions of trades, debts, chance and the end."""
    offer, step = g.offer, g.waiting
    match step:
        case SellOrTrade():
            more = " or open a trade" if g.phase == SETTLE else ""
            return f"You must raise money for your debts: sell a book{more}."
        case Compose() | Draft():
            return f"What do you offer {country(g, offer.partner)}? So far: {offer_words(g)}.{bounds(g)}"
        case Propose():
            return f"Do you propose a trade to {country(g, g.active)} before it collects?"
        case Divide():
            return f"Do you divide {g.printed.sets[step.century].title} in a side deal?"
        case ComposeAmount() | DraftAmount():
            return f"How many {ITEMS[step.item]}?"
        case Answer():
            return f"{country(g, offer.proposer)} offers {offer_words(g)}. Do you accept?"
        case Choose():
            return "Choose a book for the chance card" + (", or decline." if step.effect.may else ".")
        case ChoosePartner():
            return f"Which book do you want for {title(g.printed, step.book)}?"
        case Pick():
            return "Pay in credits, or return a book?"
        case Purchase():
            return (
                f"The last purchase: you must spend your {credits(g.seats[step.player].credits)} as far as they "
                "go. Which book?"
            )
    return "The game is over."


def bounds(g: HistoryPosition) -> str:
    """What the offer answers, and how often it can still be changed if that is not often."""
    offer = g.offer
    said = f" It answers: {terms(g, offer.answers)}." if offer.answers is not None else ""
    left = MOST_CHANGES - offer.changes
    return said + (f" It can be changed {left} more {'time' if left == 1 else 'times'}." if left <= FEW_CHANGES else "")


def country(g: HistoryPosition, p: Player) -> str:
    """The country of a seat."""
    return g.printed.countries[g.country(p)].name


def lot_words(g: HistoryPosition) -> str:
    """What is being auctioned: a book, or a set with what its four books have in common."""
    if g.auction.book != NOBODY:
        return title(g.printed, g.auction.book)
    lot = g.printed.sets[g.century()]
    return f"{lot.title} (four books: {g.printed.countries[lot.country].name}, {g.printed.genres[lot.genre].name})"


def offer_words(g: HistoryPosition) -> str:
    """The offer as far as it goes."""
    return terms(g, g.offer)


def terms(g: HistoryPosition, offer: Offer) -> str:
    """What the proposer gives for what."""
    gives = side(g.printed, offer.given(g.place), offer.credits, offer.debt, -offer.taken)
    return f"{gives} for {side(g.printed, offer.asked(g.place), -offer.credits, -offer.debt, offer.taken)}"


# ---- actions


def phrase(g: State, action: Action) -> str:
    """What the action means now."""
    assert isinstance(g, HistoryPosition)
    if action.kind == "book":
        return book_phrase(g, action.a)
    if action.kind == "amount":
        return amount_phrase(g, action.a)
    if action.kind == "lock":
        return f"lock {label(g.printed, action.a)}"
    if action.kind == "force":
        return f"{action.text} to draw a chance card, for {credits(FORCE_PRICE)}"
    if action.kind == "trade":
        return f"trade with {g.printed.countries[action.a].name}"
    return plain_phrase(g, action)


def caution(g: State, action: Action) -> str:
    """What is given up."""
    assert isinstance(g, HistoryPosition)
    if action is g.printed.done and any(option.kind == "lock" for option in g.options):
        return "A collection could be locked now."
    if action is g.printed.cancel and g.offer.sides:
        return "This ends the negotiation, and what is in the offer is forgotten."
    if action.kind == "lock":
        return "The books of this collection never change owner or state again."
    if action.kind == "force":
        return f"This costs {credits(FORCE_PRICE)}, and the card may be a good one."
    return book_caution(g, action.a) if action.kind == "book" else ""


def book_caution(g: HistoryPosition, b: int) -> str:
    """What is given up with a book: a collection that is nearly complete, or change."""
    if isinstance(g.waiting, Collect | SellOrTrade) and g.place[b] == g.actor():
        have = held(g, g.actor())
        near = [number for number in g.printed.labels[b] if have[number] >= NEARLY]
        if near:
            had = f"{min(have[near[0]], SIZES[near[0]])} of {SIZES[near[0]]} books"
            return f"Of the {label(g.printed, near[0])} you have {had}, this one included."
    if isinstance(g.waiting, PickBook) and g.printed.value[b] > g.payment.due:
        return f"It is worth more than the {credits(g.payment.due)} due: you must give change."
    return ""


def book_phrase(g: HistoryPosition, b: int) -> str:
    """A book, and what is done with it."""
    name, price, step = title(g.printed, b), credits(g.printed.value[b]), g.waiting
    match step:
        case Collect() | Purchase():
            return f"sell {name} for {price}" if g.place[b] == g.actor() else f"buy {name} for {price}{progress(g, b)}"
        case SellOrTrade():
            return f"sell {name} for {price}"
        case PickBook():
            return f"take {name}, worth {price}"
        case Change():
            return f"give {name}, worth {price}"
        case Compose() | Draft():
            verb = "take out" if b in g.offer.books else "give" if g.place[b] == g.offer.proposer else "ask"
            return f"{verb} {name}, worth {price}"
        case LockBooks():
            return f"add {name}, worth {price}"
        case Choose() | ChoosePartner():
            return f"{'take' if g.place[b] == MARKET else 'choose'} {name}, worth {price}"
    return f"book {name}, worth {price}"


def progress(g: HistoryPosition, b: int) -> str:
    """How far the book would bring collections of which the actor has another book; those that are full begin another
    one (HOB-FAQ-2)."""
    have = held(g, g.actor())
    found = [
        f"{'another ' if have[number] >= SIZES[number] else ''}{g.printed.label_name(number)} "
        f"{have[number] % SIZES[number] + 1} of {SIZES[number]}"
        for number in g.printed.labels[b]
        if have[number]
    ]
    return f" ({', '.join(found)})" if found else ""


def amount_phrase(g: HistoryPosition, n: int) -> str:
    """A number, and what it counts."""
    step = g.waiting
    if isinstance(step, Bid):
        return f"bid {n}"
    if isinstance(step, (ComposeAmount, DraftAmount)):
        return f"{n} {ITEMS[step.item]}"
    return f"amount {n}"


def plain_phrase(g: HistoryPosition, action: Action) -> str:
    """Actions that have one meaning in each step."""
    step, box = g.waiting, g.printed
    if action is box.done:
        return (
            "pass: end the step"
            if isinstance(step, Collect)
            else "pass: no bid"
            if isinstance(step, Bid)
            else "pass: none of it"
            if isinstance(step, DraftAmount)
            else "pass: decline"
        )
    if action is box.credits:
        return f"credits: {'pay' if isinstance(step, Pick) else 'take'} credits"
    if action is box.books:
        return "books: return a book" if isinstance(step, Pick) else books_phrase(g)
    if action is box.rest:
        return "rest in credits"
    if action is box.counter and isinstance(step, Draft):
        return counter_phrase(g)
    return {
        "submit": "submit the offer",
        "cancel": "cancel the negotiation",
        "counter": "counter with another offer",
        "hand debt": "hand debt: the other side takes over debts",
        "take debt": "take debt: take over debts of the other side",
    }.get(action.text, action.text)


def counter_phrase(g: HistoryPosition) -> str:
    """What `counter` means while nothing is in the offer."""
    other = country(g, g.offer.partner)
    return f"counter: {'begin with' if g.offer.answers is not None else 'ask for'} the offer of {other}"


def books_phrase(g: HistoryPosition) -> str:
    """What a victor who wants books gets."""
    return "books: pick books" if any_pick(g) else f"books: be owed {credits(g.payment.due)}"
