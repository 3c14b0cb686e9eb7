"""The vocabulary of Mill's scenarios.

Of a player: coin, grain, flour, point, hand=baker,pedlar. Of the table: round, deck=baker,pedlar (the first is on top),
and each space, e.g. field=p1 or field=free.
"""

from __future__ import annotations

from quirebox.core.event import NOBODY, Player
from quirebox.core.game import seat
from quirebox.testkit.mill.box import GOODS
from quirebox.testkit.mill.position import MillPosition


def given(g: MillPosition, p: Player, name: str, value: str) -> None:
    """Make a fact true."""
    spaces = [space.name for space in g.printed.spaces]
    if p != NOBODY and name in GOODS:
        g.seats[p].stock[GOODS.index(name)] = int(value)
    elif p != NOBODY and name == "hand":
        g.seats[p].hand = cards(g, value)
    elif p == NOBODY and name == "deck":
        g.deck = cards(g, value)[::-1]
    elif p == NOBODY and name == "round":
        g.round = int(value)
    elif p == NOBODY and name in spaces:
        g.board[spaces.index(name)] = seat(value, g.players)
    else:
        raise unknown(g, p, name)


def fact(g: MillPosition, p: Player, name: str) -> str:
    """A fact as a scenario writes it."""
    spaces = [space.name for space in g.printed.spaces]
    if p != NOBODY and name in GOODS:
        return str(g.seats[p].stock[GOODS.index(name)])
    if p != NOBODY and name == "hand":
        return names(g, g.seats[p].hand)
    if p == NOBODY and name == "deck":
        return names(g, g.deck[::-1])
    if p == NOBODY and name == "round":
        return str(g.round)
    if p == NOBODY and name in spaces:
        owner = g.board[spaces.index(name)]
        return "free" if owner == NOBODY else f"p{owner}"
    raise unknown(g, p, name)


def cards(g: MillPosition, value: str) -> list[int]:
    """The cards that a text lists."""
    kinds = [card.name for card in g.printed.cards]
    for word in value.split(","):
        if word and word not in kinds:
            raise ValueError(f"there is no card {word!r}; there are: {', '.join(kinds)}")
    return [kinds.index(word) for word in value.split(",") if word]


def names(g: MillPosition, found: list[int]) -> str:
    """The names of cards, as a scenario lists them."""
    return ",".join(g.printed.cards[card].name for card in found)


def unknown(g: MillPosition, p: Player, name: str) -> KeyError:
    """What to raise for a word that is not in the vocabulary."""
    known = ("round", "deck", *(space.name for space in g.printed.spaces)) if p == NOBODY else (*GOODS, "hand")
    return KeyError(f"there is no {name!r}; there are: {', '.join(known)}")
