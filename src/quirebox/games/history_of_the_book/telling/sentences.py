"""A message for each kind of event: plain, and the same for every country."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quirebox.core.message import Message, Printed, Value, Who, say
from quirebox.games.history_of_the_book.box import HistoryBox
from quirebox.games.history_of_the_book.telling.effects import card_words, event_words
from quirebox.games.history_of_the_book.telling.names import book, books, century, country, credits, label, somebody

Args = tuple[int, ...]
Sentence = Callable[[HistoryBox, Value, Args], Message]


def side(box: HistoryBox, given: Sequence[int], money: int, paper: int, takes: int = 0) -> tuple[Message, ...]:
    """What one side of an offer gives."""
    parts: list[Message] = [*books(box, given)]
    if money > 0:
        parts.append(credits(money))
    if paper > 0:
        parts.append(say("debt-paper", n=paper))
    if takes > 0:
        parts.append(say("debts-taken", n=takes))
    return tuple(parts)


def offer_words(box: HistoryBox, who: Value, args: Args) -> Message:
    """An offer, item by item."""
    partner, counters, money, paper, n, *rest = args
    gives = side(box, rest[:n], money, paper) or say("no-goods")  # debts that pass are told by the fact that follows
    asks = side(box, rest[n:], -money, -paper) or say("no-goods")
    if counters:
        return say("fact-counter-offer", who=who, to=Who(partner), gives=gives, asks=asks)
    return say("fact-offer", who=who, to=Who(partner), gives=gives, asks=asks)


def drawn_words(box: HistoryBox, who: Value, args: Args) -> Message:
    """A world event, with what it means for whom."""
    card = box.event[args[0]]
    return say("fact-event", who=who, year=Printed(card.year), text=Printed(card.text), lines=event_words(box, card))


def chance_words(box: HistoryBox, who: Value, args: Args) -> Message:
    """A chance card, with what it does."""
    name = Printed(box.chances[args[0]].name)
    return say("fact-chance", who=who, name=name, rule=card_words(box.chance[args[0]]))


def roll_words(box: HistoryBox, who: Value, args: Args) -> Message:
    """A throw of the die and what follows."""
    face, income = args
    if face in (1, 6):
        return say("fact-roll-chance", who=who, face=face, n=income)
    return say("fact-roll", who=who, face=face, n=income)


def owe_words(box: HistoryBox, who: Value, args: Args) -> Message:
    """A new debt, and what it cancels."""
    creditor, n, against = args
    if against:
        return say("fact-owe-less", who=who, to=somebody(creditor), n=n, against=against)
    return say("fact-owe", who=who, to=somebody(creditor), n=n)


SENTENCES: dict[str, Sentence] = {
    "round": lambda box, who, a: say("fact-round", round=a[0], century=century(a[1])),
    "open": lambda box, who, a: say("fact-open", century=century(a[0])),
    "roll": roll_words,
    "event": drawn_words,
    "gain": lambda box, who, a: say("fact-gain", who=who, n=a[0]),
    "pay": lambda box, who, a: say("fact-pay", who=who, to=somebody(a[0]), n=a[1]),
    "owe": owe_words,
    "settle": lambda box, who, a: say("fact-settle", who=who, to=somebody(a[0]), n=a[1]),
    "seize": lambda box, who, a: say("fact-seize", who=who, of=Who(a[0]), book=book(box, a[1])),
    "change": lambda box, who, a: say("fact-change", who=who, to=Who(a[0]), book=book(box, a[1])),
    "auction": lambda box, who, a: say("fact-auction", set=Printed(box.sets[a[0]].title)),
    "bid": lambda box, who, a: say("fact-bid", who=who, n=a[0]),
    "no bid": lambda box, who, a: say("fact-no-bid", who=who),
    "win": lambda box, who, a: say("fact-win", who=who, set=Printed(box.sets[a[0]].title), n=a[1]),
    "unsold": lambda box, who, a: say("fact-unsold", set=Printed(box.sets[a[0]].title)),
    "offer up": lambda box, who, a: say("fact-offer-up", who=who, book=book(box, a[0])),
    "knockdown": lambda box, who, a: say("fact-knockdown", who=who, of=Who(a[0]), book=book(box, a[1]), n=a[2]),
    "negotiate": lambda box, who, a: say("fact-negotiate", who=who, to=Who(a[0]), number=a[1], most=a[2]),
    "offer": offer_words,
    "hand debts": lambda box, who, a: say("fact-hand-debts", who=who, to=Who(a[0]), n=a[1]),
    "take debts": lambda box, who, a: say("fact-take-debts", who=who, of=Who(a[0]), n=a[1]),
    "invite": lambda box, who, a: say("fact-invite", who=who, whom=Who(a[0])),
    "counter": lambda box, who, a: say("fact-counter", who=who, to=Who(a[0])),
    "accept": lambda box, who, a: say("fact-accept", who=who, of=Who(a[0])),
    "reject": lambda box, who, a: say("fact-reject", who=who, of=Who(a[0])),
    "cancel": lambda box, who, a: say("fact-cancel", who=who, to=Who(a[0])),
    "forgive": lambda box, who, a: say("fact-forgive", who=who, to=Who(a[0]), n=a[1]),
    "take over": lambda box, who, a: say("fact-take-over", who=who, of=Who(a[0]), creditor=somebody(a[1]), n=a[2]),
    "sell": lambda box, who, a: say("fact-sell", who=who, book=book(box, a[0]), n=a[1]),
    "buy": lambda box, who, a: say("fact-buy", who=who, book=book(box, a[0]), n=a[1]),
    "take": lambda box, who, a: say("fact-take", who=who, book=book(box, a[0])),
    "return": lambda box, who, a: say("fact-return", who=who, book=book(box, a[0])),
    "remove": lambda box, who, a: say("fact-remove", who=who, book=book(box, a[0])),
    "hand over": lambda box, who, a: say("fact-hand-over", who=who, to=Who(a[0]), book=book(box, a[1])),
    "swap": lambda box, who, a: say("fact-swap", who=who, of=Who(a[0]), book=book(box, a[1]), other=book(box, a[2])),
    "force": lambda box, who, a: say("fact-force", who=who, whom=Who(a[0]), n=a[1]),
    "chance": chance_words,
    "no effect": lambda box, who, a: say("fact-no-effect", who=who),
    "not seated": lambda box, who, a: say("fact-not-seated", country=country(box, a[0])),
    "decline": lambda box, who, a: say("fact-decline", who=who),
    "wager": lambda box, who, a: say("fact-wager", who=who, face=a[0], n=a[1]),
    "lock": lambda box, who, a: say("fact-lock", who=who, label=label(box, a[0]), books=books(box, a[1:])),
    "end": lambda box, who, a: say("fact-end", who=who),
    "last call": lambda box, who, a: say("fact-last-call"),
    "tie": lambda box, who, a: say("fact-tie", who=who, face=a[0]),
    "final order": lambda box, who, a: say("fact-final-order", seats=tuple([Who(p) for p in a])),
}
