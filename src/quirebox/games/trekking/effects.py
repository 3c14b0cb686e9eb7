"""What the Activated Time Warps do (TTH-TW-4, TTH-TW-5)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.message import Message, say
from quirebox.core.state import State
from quirebox.core.step import Judged, Step
from quirebox.games.trekking.box import ANCESTOR, COLOURS, NO_CARD, NO_ICON, SEATS, SLOTS, Icons, WarpStep
from quirebox.games.trekking.position import TrekkingPosition
from quirebox.games.trekking.steps.benefits import gain
from quirebox.games.trekking.steps.turns import can_take_ancestor, take, tell_choice
from quirebox.games.trekking.telling import nouns
from quirebox.games.trekking.verbs import deal_row, score_warp

DEAREST: Final = 5  # hours of the dearest card


class Gain(WarpStep):
    """`gain P W C`: collect the icons."""

    def __init__(self, icons: Icons) -> None:
        super().__init__()
        self.icons = icons

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, TrekkingPosition)
        gain(g, p, self.icons)

    def said(self) -> Message:
        return say("effect-gain", gains=nouns.icons(self.icons.printed))


class GainChosen(WarpStep):
    """`gain_chosen 5`: choose a colour and collect that many icons of it."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.icons = [Icons([colour] * n) for colour in range(COLOURS)]
        self.asking: list[Step] = [ChooseColour(p, self) for p in range(SEATS)]

    def happen(self, g: State, p: Player) -> None:
        g.push(self.asking[p])

    def said(self) -> Message:
        return say("effect-gain-chosen", n=self.n)


class GainSpaces(WarpStep):
    """`gain_spaces`: collect the space benefits of all slots, whether or not cards lie there."""

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, TrekkingPosition)
        gain(g, p, Icons([icon for icon in g.rule.spaces if icon != NO_ICON]))

    def said(self) -> Message:
        return say("effect-gain-spaces")


class GainLast(WarpStep):
    """`gain_last`: collect the icons of the last card of the current trek."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, TrekkingPosition)
        return len(g.seats[p].trek) > 0

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, TrekkingPosition)
        gain(g, p, g.printed.cards[g.seats[p].trek[-1]].icons)

    def said(self) -> Message:
        return say("effect-gain-last")


class Score(WarpStep):
    """`score 6`: points at once."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, TrekkingPosition)
        score_warp(g, p, self.n)

    def said(self) -> Message:
        return say("effect-score", points=nouns.points(self.n))


class TakeRow(WarpStep):
    """`take_row 3`: take a Row card of at most that many printed hours, which are ignored."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.asking: list[Step] = [Board(p, self) for p in range(SEATS)]

    def suits(self, g: TrekkingPosition, slot: int) -> bool:
        """Whether a card lies there that may be taken."""
        return g.row[slot] != NO_CARD and g.printed.cards[g.row[slot]].hours <= self.most

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, TrekkingPosition)
        for slot in range(SLOTS):
            if self.suits(g, slot):
                return True
        return False

    def happen(self, g: State, p: Player) -> None:
        g.push(self.asking[p])

    def said(self) -> Message:
        return say("effect-take-row") if self.most >= DEAREST else say("effect-take-row-short", hours=self.most)


class TakeAncestor(WarpStep):
    """`take_ancestor`: take the top Ancestor; its hours are ignored."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, TrekkingPosition)
        return can_take_ancestor(g, p)

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, TrekkingPosition)
        tell_choice(g, p, ANCESTOR)
        take(g, p, ANCESTOR)

    def said(self) -> Message:
        return say("effect-take-ancestor")


class NewRow(WarpStep):
    """`new_row`: put the Row under the deck and deal a new one; everybody knows what lies there."""

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, TrekkingPosition)
        under = [card for card in g.row if card != NO_CARD]
        g.known = min(g.known, g.unseen()) + len(under)
        g.deck = g.deck[g.drawn :] + under
        g.drawn = 0
        g.tell("under", NOBODY, tuple(under))
        deal_row(g)

    def said(self) -> Message:
        return say("effect-new-row")


class DropLast(WarpStep):
    """`drop_last`: remove the last card of the current trek; the trek date goes back."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, TrekkingPosition)
        return len(g.seats[p].trek) >= 2

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, TrekkingPosition)
        seat = g.seats[p]
        card = seat.trek.pop()
        seat._changed = True
        # Dates never decrease within a trek: the date of a card is the latest year up to it.
        seat.date = max([g.printed.cards[c].year for c in seat.trek if g.printed.cards[c].day != NO_CARD])
        g.tell("drop", p, (card, len(seat.trek)))

    def said(self) -> Message:
        return say("effect-drop-last")


class ChooseColour(Step):
    """The player chooses the colour to gain."""

    def __init__(self, player: Player, effect: GainChosen) -> None:
        super().__init__(player)
        self.effect = effect

    def rule(self) -> str:
        return "TTH-TW-4"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return g.printed.colours

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TrekkingPosition)
        gain(g, self.player, self.effect.icons[action.a])

    def data(self) -> list[int | str]:
        return ["ChooseColour", self.player, self.effect.id]


class Board(Judged):
    """The player chooses the Row card that the Warp lets them take."""

    def __init__(self, player: Player, effect: TakeRow) -> None:
        super().__init__(player)
        self.effect = effect

    def rule(self) -> str:
        return "TTH-TW-5"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return g.printed.takes

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, TrekkingPosition)
        return "" if self.effect.suits(g, action.a) else "TTH-TW-5"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TrekkingPosition)
        tell_choice(g, self.player, action.a)
        take(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Board", self.player, self.effect.id]
