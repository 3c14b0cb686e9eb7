"""Gambling with chance (HOB-CHN): the draw, and the choices of books that cards ask for."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS, Effect
from quirebox.core.event import NOBODY, Player
from quirebox.core.native import mypyc_attr
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.position import CHANCE, HistoryPosition


def draw_card(g: HistoryPosition, p: Player) -> None:
    """HOB-CHN-2: any of the cards, all equally likely, which p carries out completely."""
    card = g.rng.below(len(g.printed.chance))
    effect = g.printed.chance[card]
    if g.events is not None:
        g.reveal("chance", p, (card,))
        if not effect.possible(g, p):
            g.tell("no effect", p)
    g.push(effect.later[p])


@final
class DrawChance(Step):
    """HOB-CHN-1: a roll of 1 or 6 comes home after COLLECT."""

    def __init__(self, drawer: Player) -> None:
        super().__init__(NOBODY)
        self.drawer = drawer

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        g.phase = CHANCE
        draw_card(g, self.drawer)

    def data(self) -> list[int | str]:
        return ["DrawChance", self.drawer]


@mypyc_attr(allow_interpreted_subclasses=True)
class BookChoice(Effect):
    """A part of a card for which the drawer chooses a book."""

    def __init__(self) -> None:
        super().__init__()
        self.may = False  # whether it can be declined (HOB-CHN-5)
        self.chooses: list[Step] = [Choose(p, self) for p in range(SEATS)]

    def books(self, g: HistoryPosition, p: Player) -> list[int]:
        """What p may choose from."""
        raise NotImplementedError

    def chosen(self, g: HistoryPosition, p: Player, b: int) -> None:
        """Carry it out with this book."""
        raise NotImplementedError

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, HistoryPosition)
        return bool(self.books(g, p))

    def happen(self, g: State, p: Player) -> None:
        g.push(self.chooses[p])


@final
class Choose(Step):
    """HOB-CHN-5: the country that drew chooses a book; what is marked `may` can be declined."""

    def __init__(self, player: Player, effect: BookChoice) -> None:
        super().__init__(player)
        self.effect = effect

    def rule(self) -> str:
        return "HOB-CHN-5"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        found = [g.printed.book[b] for b in self.effect.books(g, self.player)]
        if self.effect.may and found:
            found.append(g.printed.done)
        return found

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return self.options(g) if self.effect.may else [*self.options(g), g.printed.done]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        if action is g.printed.done:
            g.tell("decline", self.player)
        else:
            self.effect.chosen(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Choose", self.player, self.effect.id]


@mypyc_attr(allow_interpreted_subclasses=True)
class PairChoice(BookChoice):
    """A choice of two books: one given up, and one got for it."""

    def partners(self, g: HistoryPosition, p: Player, b: int) -> list[int]:
        """What p may get for the book b."""
        raise NotImplementedError

    def paired(self, g: HistoryPosition, p: Player, b: int, other: int) -> None:
        """Carry it out with these two books."""
        raise NotImplementedError

    def books(self, g: HistoryPosition, p: Player) -> list[int]:
        return [b for b in g.seats[p].shelf if self.partners(g, p, b)]

    def chosen(self, g: HistoryPosition, p: Player, b: int) -> None:
        g.push(ChoosePartner(p, self, b))


@final
class ChoosePartner(Step):
    """The second book of a pair."""

    def __init__(self, player: Player, effect: PairChoice, book: int) -> None:
        super().__init__(player)
        self.effect = effect
        self.book = book

    def rule(self) -> str:
        return "HOB-CHN-5"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [g.printed.book[b] for b in self.effect.partners(g, self.player, self.book)]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        self.effect.paired(g, self.player, self.book, action.a)

    def data(self) -> list[int | str]:
        return ["ChoosePartner", self.player, self.effect.id, self.book]


CHANCES: Final[list[Step]] = [DrawChance(p) for p in range(SEATS)]
