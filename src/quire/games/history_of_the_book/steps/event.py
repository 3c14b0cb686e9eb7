"""Coping with world events (HOB-EVT): the card of the turn and its lines."""

from __future__ import annotations

from typing import Final, final

from quire.core.effect import SEATS, Effect
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.history_of_the_book.bank import earn, hand_over, owe, sweep
from quire.games.history_of_the_book.state import BANK, CENTURIES, EVENT, PILE, History, hob
from quire.games.history_of_the_book.steps.auction import RELEASE
from quire.games.history_of_the_book.steps.pay import demand


@final
class Draw(Step):
    """HOB-EVT-1: the active country reveals the next card of its pile for this century."""

    def __init__(self, country: Player) -> None:
        super().__init__(NOBODY)
        self.drawer = country

    def run(self, g: State) -> None:
        h = hob(g)
        h.phase = EVENT
        sweep(h)
        drawn = (h.round - 1) % h.per_century  # HOB-EVT-8: used cards stay out
        card = h.piles.cards[(h.country(self.drawer) * CENTURIES + h.century()) * PILE + drawn]
        if g.events is not None:
            g.reveal("event", self.drawer, (card,))
        if h.cards.event[card].auction:
            g.push(RELEASE)
        lines = h.cards.event[card].lines
        for i in range(len(lines) - 1, -1, -1):
            g.push(lines[i].later[self.drawer])

    def data(self) -> list[int | str]:
        return ["Draw", self.drawer]


def receive(g: History, p: Player, n: int) -> None:
    """HOB-EVT-3: credits from the bank."""
    if g.events is not None:
        g.tell("gain", p, (n,))
    earn(g, p, n)


def lose(g: History, p: Player, n: int) -> None:
    """HOB-EVT-4: credits to the bank as far as they go, the rest is a debt to it."""
    paid = min(n, g.seats[p].credits)
    if paid:
        hand_over(g, p, BANK, paid)
    if n > paid:
        owe(g, p, BANK, n - paid)


@final
class Gain(Effect):
    """`+G4`: a country gains; nothing if it is not seated (HOB-EVT-6)."""

    def __init__(self, country: int, n: int) -> None:
        super().__init__()
        self.country = country
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        seat = hob(g).seat_of(self.country)
        if seat != NOBODY:
            receive(hob(g), seat, self.n)


@final
class Loss(Effect):
    """`-G2`: a country loses; nothing if it is not seated (HOB-EVT-6)."""

    def __init__(self, country: int, n: int) -> None:
        super().__init__()
        self.country = country
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        seat = hob(g).seat_of(self.country)
        if seat != NOBODY:
            lose(hob(g), seat, self.n)


@final
class Transfer(Effect):
    """`G>F2`: the loser pays the victor (HOB-EVT-5); the bank stands in for who is not seated (HOB-EVT-6)."""

    def __init__(self, loser: int, victor: int, n: int) -> None:
        super().__init__()
        self.loser = loser
        self.victor = victor
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        h = hob(g)
        loser, victor = h.seat_of(self.loser), h.seat_of(self.victor)
        if loser == NOBODY and victor == NOBODY:
            return
        if victor == NOBODY:
            lose(h, loser, self.n)
        elif loser == NOBODY:
            receive(h, victor, self.n)
        else:
            demand(h, loser, victor, self.n, False)


DRAWS: Final[list[Step]] = [Draw(p) for p in range(SEATS)]
