"""The signs of chance cards, made from what they do; languages say the same in words (`effects.py`)."""

from __future__ import annotations

from typing import Final

from quirebox.core.effect import Effect, OneOf, Seq
from quirebox.games.history_of_the_book.box import DEAREST, HIGHEST_AMOUNT
from quirebox.games.history_of_the_book.effects import books, credits
from quirebox.games.history_of_the_book.shown import Sign, Which

COUNTED: Final[tuple[Which, ...]] = ("collections", "genres", "centuries")
BOOKS: Final[tuple[Which, ...]] = ("earliest", "latest", "dearest", "cheapest", "random")
PLAIN: Final[dict[type[Effect], Sign]] = {
    credits.GainFromRicher: {"what": "gain from richer", "n": 1},
    books.ReturnChosen: {"what": "return", "n": 1},
    books.GiveOwnCountry: {"what": "give", "which": "own country"},
    books.GiveHome: {"what": "give", "n": 1},
    books.SellByAuction: {"what": "sell", "which": "dearest"},
    books.ExchangeAtMarket: {"what": "exchange"},
}


def signs(effect: Effect) -> list[Sign]:
    """A whole card in signs."""
    match effect:
        case Seq():
            return [one for part in effect.parts for one in signs(part)]
        case OneOf():
            first, *others = [signs(part) for part in effect.parts]
            return [*first, *[one for other in others for one in (OR, *other)]]
    return [sign(effect)]


OR: Final[Sign] = {"what": "or"}


def sign(effect: Effect) -> Sign:
    """One thing that a card does."""
    if plain := PLAIN.get(type(effect)):
        return plain
    return money(effect) or of_books(effect)


def money(effect: Effect) -> Sign | None:
    """What brings or costs credits."""
    match effect:
        case credits.Gain(n=n):
            return {"what": "gain", "n": n}
        case credits.GainPer():
            each: Sign = {"what": "gain per", "n": 1, "which": COUNTED[effect.what]}
            return each if effect.most >= HIGHEST_AMOUNT else {**each, "most": effect.most}
        case credits.Wager(prizes=prizes):
            return {"what": "wager", "prizes": [*prizes]}
        case credits.Pay(n=n):
            return {"what": "pay", "n": n}
        case credits.PayInFull(n=n):
            return {"what": "pay in full", "n": n}
        case credits.PayPerBooks():
            return {"what": "pay per books", "n": effect.books, "most": effect.most}
        case credits.PayNeighbour():
            return {"what": "pay", "n": effect.n, "which": "left" if effect.to_left else "right"}
    return None


def of_books(effect: Effect) -> Sign:
    """What moves books."""
    match effect:
        case books.Remove():
            return {"what": "remove", "n": 1, "which": BOOKS[effect.which]}
        case books.Return():
            return {"what": "return", "n": 1, "which": BOOKS[effect.which]}
        case books.Take():
            return take(effect)
        case books.BuyForLess():
            return {"what": "buy for less", "n": effect.less}
        case books.Swap():
            return {"what": "swap", "n": effect.within}
    raise AssertionError(f"no sign for {effect}")


def take(effect: books.Take) -> Sign:
    """Books of the market for nothing."""
    if effect.own_country:
        return {"what": "take", "n": effect.n, "which": "own country"}
    found: Sign = {"what": "take", "n": effect.n}
    return {**found, "most": effect.most_value} if effect.most_value < DEAREST else found
