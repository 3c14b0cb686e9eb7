"""The words of events and chance cards, made from what they do."""

from __future__ import annotations

from quirebox.core.effect import Effect, OneOf, Seq
from quirebox.core.message import Message, say
from quirebox.games.history_of_the_book.box import DEAREST, HIGHEST_AMOUNT, EventCard, HistoryBox
from quirebox.games.history_of_the_book.effects import books, credits
from quirebox.games.history_of_the_book.effects.lines import Gain, Loss, Transfer
from quirebox.games.history_of_the_book.telling.names import country

COUNTED = ("collections", "genres", "centuries")
WHICH = ("earliest", "latest", "dearest", "cheapest", "random")  # the words of `remove` and `return`

# ---- events


def event_words(box: HistoryBox, card: EventCard) -> tuple[Message, ...]:
    """What an event means for whom, line by line."""
    found = [line_words(box, line) for line in card.lines]
    return (*found, say("effect-auction")) if card.auction else tuple(found)


def line_words(box: HistoryBox, line: Effect) -> Message:
    """One line of an event."""
    match line:
        case Gain():
            return say("effect-for", to=country(box, line.country), n=line.n)
        case Loss():
            return say("effect-from", of=country(box, line.country), n=line.n)
        case Transfer():
            return say("effect-from-to", of=country(box, line.loser), to=country(box, line.victor), n=line.n)
    raise AssertionError(f"no words for {line}")


# ---- chance cards


def card_words(effect: Effect) -> Message:
    """What a chance card does: a sentence, or several."""
    match effect:
        case Seq():
            return several(effect.parts)
        case OneOf():
            first, second = [card_words(part) for part in effect.parts]
            return say("effect-one-of", first=first, second=second)
        case books.Remove():
            return say("effect-remove", which=WHICH[effect.which], n=1)
        case books.Return():
            return say("effect-return", which=WHICH[effect.which])
    return money_words(effect) or book_words(effect)


def several(parts: list[Effect]) -> Message:
    """One effect after another; the same removal twice is one of two books."""
    first, rest = parts[0], parts[1:]
    same = [part for part in parts if isinstance(part, books.Remove)]
    if isinstance(first, books.Remove) and len(same) == len(parts) and len({part.which for part in same}) == 1:
        return say("effect-remove", which=WHICH[first.which], n=len(parts))
    return say("effect-then", first=card_words(first), second=several(rest)) if rest else card_words(first)


def money_words(effect: Effect) -> Message | None:
    """What brings or costs credits."""
    match effect:
        case credits.Gain():
            return say("effect-gain", n=effect.n)
        case credits.GainPer():
            if effect.most >= HIGHEST_AMOUNT:
                return say("effect-gain-per", what=COUNTED[effect.what])
            return say("effect-gain-per-up-to", what=COUNTED[effect.what], most=effect.most)
        case credits.GainFromRicher():
            return say("effect-gain-from-richer")
        case credits.Wager():
            return say("effect-wager", prizes=tuple(effect.prizes))
        case credits.Pay():
            return say("effect-pay", n=effect.n)
        case credits.PayInFull():
            return say("effect-pay-in-full", n=effect.n)
        case credits.PayPerBooks():
            return say("effect-pay-per-books", books=effect.books, most=effect.most)
        case credits.PayNeighbour():
            return say("effect-pay-neighbour", side="left" if effect.to_left else "right", n=effect.n)
    return None


def book_words(effect: Effect) -> Message:
    """What moves books."""
    match effect:
        case books.ReturnChosen():
            return say("effect-return-chosen")
        case books.GiveOwnCountry():
            return say("effect-give-own-country")
        case books.GiveHome():
            return say("effect-give-home")
        case books.SellByAuction():
            return say("effect-sell-by-auction")
        case books.Take():
            if effect.own_country:
                return say("effect-take-own-country", n=effect.n)
            if effect.most_value < DEAREST:
                return say("effect-take-up-to", n=effect.n, most=effect.most_value)
            return say("effect-take", n=effect.n)
        case books.BuyForLess():
            return say("effect-buy-for-less", n=effect.less)
        case books.Swap():
            return say("effect-swap", n=effect.within)
        case books.ExchangeAtMarket():
            return say("effect-exchange")
    raise AssertionError(f"no words for {effect}")
