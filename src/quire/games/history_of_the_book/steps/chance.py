"""Gambling with chance (HOB-CHN): the draw, and the choices of books that cards ask for."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.effect import SEATS, Effect
from quire.core.event import NOBODY, Player
from quire.core.native import mypyc_attr
from quire.core.state import State
from quire.core.step import Step
from quire.games.history_of_the_book.state import CHANCE, History, hob


def draw_card(g: History, p: Player) -> None:
    """HOB-CHN-2: any of the cards, all equally likely, which p carries out completely."""
    card = g.rng.below(len(g.cards.chance))
    if g.events is not None:
        g.reveal("chance", p, (card,))
    g.push(g.cards.chance[card].later[p])


@final
class DrawChance(Step):
    """HOB-CHN-1: a roll of 1 or 6 comes home after COLLECT."""

    def __init__(self, drawer: Player) -> None:
        super().__init__(NOBODY)
        self.drawer = drawer

    def run(self, g: State) -> None:
        hob(g).phase = CHANCE
        draw_card(hob(g), self.drawer)

    def data(self) -> list[int | str]:
        return ["DrawChance", self.drawer]


@mypyc_attr(allow_interpreted_subclasses=True)
class BookChoice(Effect):
    """A part of a card for which the drawer chooses a book."""

    def __init__(self) -> None:
        super().__init__()
        self.may = False  # whether it can be declined (HOB-CHN-5)
        self.chooses: list[Step] = [Choose(p, self) for p in range(SEATS)]

    def books(self, g: History, p: Player) -> list[int]:
        """What p may choose from."""
        raise NotImplementedError

    def chosen(self, g: History, p: Player, b: int) -> None:
        """Carry it out with this book."""
        raise NotImplementedError

    def possible(self, g: State, p: Player) -> bool:
        return bool(self.books(hob(g), p))

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

    def candidates(self, g: State) -> list[Action]:
        return self.options(g) if self.effect.may else [*self.options(g), hob(g).cards.done]

    def refusal(self, g: State, action: Action) -> str:
        return "HOB-CHN-5" if action is hob(g).cards.done and not self.effect.may else ""

    def options(self, g: State) -> list[Action]:
        h = hob(g)
        found = [h.cards.book[b] for b in self.effect.books(h, self.player)]
        if self.effect.may and found:
            found.append(h.cards.done)
        return found

    def apply(self, g: State, action: Action) -> None:
        if action is hob(g).cards.done:
            g.tell("decline", self.player)
        else:
            self.effect.chosen(hob(g), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Choose", self.player, self.effect.id]


@mypyc_attr(allow_interpreted_subclasses=True)
class PairChoice(BookChoice):
    """A choice of two books: one given up, and one got for it."""

    def partners(self, g: History, p: Player, b: int) -> list[int]:
        """What p may get for the book b."""
        raise NotImplementedError

    def paired(self, g: History, p: Player, b: int, other: int) -> None:
        """Carry it out with these two books."""
        raise NotImplementedError

    def books(self, g: History, p: Player) -> list[int]:
        return [b for b in g.seats[p].shelf if self.partners(g, p, b)]

    def chosen(self, g: History, p: Player, b: int) -> None:
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

    def candidates(self, g: State) -> list[Action]:
        h = hob(g)
        return [h.cards.book[b] for b in self.effect.partners(h, self.player, self.book)]

    def apply(self, g: State, action: Action) -> None:
        self.effect.paired(hob(g), self.player, self.book, action.a)

    def data(self) -> list[int | str]:
        return ["ChoosePartner", self.player, self.effect.id, self.book]


CHANCES: Final[list[Step]] = [DrawChance(p) for p in range(SEATS)]
