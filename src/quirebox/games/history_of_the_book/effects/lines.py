"""The lines of world events (HOB-EVT): `+G4`, `-G2`, `G>F2`."""

from __future__ import annotations

from typing import final

from quirebox.core.effect import Effect
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.pay import demand
from quirebox.games.history_of_the_book.verbs import lose, receive


class Line(Effect):
    """What an event means for one country; nothing if it is not seated (HOB-EVT-6)."""

    def __init__(self, country: int, n: int) -> None:
        super().__init__()
        self.country = country
        self.n = n

    def befall(self, g: HistoryPosition, p: Player) -> None:
        """Carry it out for the seat of the country."""
        raise NotImplementedError

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        seat = g.seat_of(self.country)
        if seat != NOBODY:
            self.befall(g, seat)
        else:
            g.tell("not seated", NOBODY, (self.country,))


@final
class Gain(Line):
    """`+G4`: a country gains."""

    def befall(self, g: HistoryPosition, p: Player) -> None:
        receive(g, p, self.n)


@final
class Loss(Line):
    """`-G2`: a country loses."""

    def befall(self, g: HistoryPosition, p: Player) -> None:
        lose(g, p, self.n)


@final
class Transfer(Effect):
    """`G>F2`: the loser pays the victor (HOB-EVT-5); the bank takes the place of one that is not seated (HOB-EVT-6)."""

    def __init__(self, loser: int, victor: int, n: int) -> None:
        super().__init__()
        self.loser = loser
        self.victor = victor
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        loser, victor = g.seat_of(self.loser), g.seat_of(self.victor)
        if loser == NOBODY and victor == NOBODY:
            g.tell("not seated", NOBODY, (self.victor,))
        elif victor == NOBODY:
            lose(g, loser, self.n)
        elif loser == NOBODY:
            receive(g, victor, self.n)
        else:
            demand(g, loser, victor, self.n, False)
