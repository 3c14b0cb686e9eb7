"""What the Activated Time Warps do (TTH-TW-4, TTH-TW-5)."""

from __future__ import annotations

from quire.core.action import Action
from quire.core.effect import Effect
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.trekking.printed import ANCESTOR, COLOURS, NO_CARD, NO_ICON, SLOTS, Icons
from quire.games.trekking.state import Trekking, tth
from quire.games.trekking.steps.benefits import gain
from quire.games.trekking.steps.treks import deal_row
from quire.games.trekking.steps.turns import can_take_ancestor, take, tell_choice


class Gain(Effect):
    """`gain P W C`: collect the icons."""

    def __init__(self, icons: Icons) -> None:
        super().__init__()
        self.icons = icons

    def happen(self, g: State, p: Player) -> None:
        gain(tth(g), p, self.icons)


class GainChosen(Effect):
    """`gain_chosen 5`: choose a colour and collect so many icons of it."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.icons = [Icons([colour] * n) for colour in range(COLOURS)]
        self.asking: list[Step] = [ChooseColour(p, self) for p in range(4)]

    def happen(self, g: State, p: Player) -> None:
        g.push(self.asking[p])


class GainSpaces(Effect):
    """`gain_spaces`: collect the space benefits of all slots, whether or not cards lie there."""

    def happen(self, g: State, p: Player) -> None:
        h = tth(g)
        gain(h, p, Icons([icon for icon in h.rule.spaces if icon != NO_ICON]))


class GainLast(Effect):
    """`gain_last`: collect the icons of the last card of the current trek."""

    def possible(self, g: State, p: Player) -> bool:
        return len(tth(g).seats[p].trek) > 0

    def happen(self, g: State, p: Player) -> None:
        h = tth(g)
        gain(h, p, h.printed.cards[h.seats[p].trek[-1]].icons)


class Score(Effect):
    """`score 6`: points at once."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        seat = tth(g).seats[p]
        seat.warps += self.n
        g.tell("points", p, (self.n, seat.track()))


class TakeRow(Effect):
    """`take_row 3`: take a Row card of at most so many printed hours, which are ignored."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.asking: list[Step] = [Board(p, self) for p in range(4)]

    def suits(self, g: Trekking, slot: int) -> bool:
        """Whether a card lies there that may be taken."""
        return g.row[slot] != NO_CARD and g.printed.cards[g.row[slot]].hours <= self.most

    def possible(self, g: State, p: Player) -> bool:
        h = tth(g)
        for slot in range(SLOTS):
            if self.suits(h, slot):
                return True
        return False

    def happen(self, g: State, p: Player) -> None:
        g.push(self.asking[p])


class TakeAncestor(Effect):
    """`take_ancestor`: take the top Ancestor; its hours are ignored."""

    def possible(self, g: State, p: Player) -> bool:
        return can_take_ancestor(tth(g), p)

    def happen(self, g: State, p: Player) -> None:
        h = tth(g)
        tell_choice(h, p, ANCESTOR)
        take(h, p, ANCESTOR)


class NewRow(Effect):
    """`new_row`: put the Row under the deck and deal a new one; everybody knows what lies there."""

    def happen(self, g: State, p: Player) -> None:
        h = tth(g)
        under = [card for card in h.row if card != NO_CARD]
        h.known = min(h.known, h.unseen()) + len(under)
        h.deck = h.deck[h.drawn :] + under
        h.drawn = 0
        h.tell("under", NOBODY, tuple(under))
        deal_row(h)


class DropLast(Effect):
    """`drop_last`: remove the last card of the current trek; the trek date goes back."""

    def possible(self, g: State, p: Player) -> bool:
        return len(tth(g).seats[p].trek) >= 2

    def happen(self, g: State, p: Player) -> None:
        h = tth(g)
        seat = h.seats[p]
        card = seat.trek.pop()
        # Dates never decrease within a trek: the date of a card is the latest year up to it.
        seat.date = max([h.printed.cards[c].year for c in seat.trek if h.printed.cards[c].day != NO_CARD])
        h.tell("drop", p, (card, len(seat.trek)))


class ChooseColour(Step):
    """The player chooses the colour to gain."""

    def __init__(self, player: Player, effect: GainChosen) -> None:
        super().__init__(player)
        self.effect = effect

    def rule(self) -> str:
        return "TTH-TW-4"

    def candidates(self, g: State) -> list[Action]:
        return tth(g).printed.colours

    def apply(self, g: State, action: Action) -> None:
        gain(tth(g), self.player, self.effect.icons[action.a])

    def data(self) -> list[int | str]:
        return ["ChooseColour", self.player, self.effect.id]


class Board(Step):
    """The player chooses the Row card that the Warp lets them take."""

    def __init__(self, player: Player, effect: TakeRow) -> None:
        super().__init__(player)
        self.effect = effect

    def rule(self) -> str:
        return "TTH-TW-5"

    def candidates(self, g: State) -> list[Action]:
        return tth(g).printed.takes

    def refusal(self, g: State, action: Action) -> str:
        return "" if self.effect.suits(tth(g), action.a) else "TTH-TW-5"

    def apply(self, g: State, action: Action) -> None:
        h = tth(g)
        tell_choice(h, self.player, action.a)
        take(h, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Board", self.player, self.effect.id]
