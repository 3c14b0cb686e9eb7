"""What cards do with technology and with flasks for the pool."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.effect import Effect
from quirebox.core.event import Player
from quirebox.core.masks import mask_of
from quirebox.core.state import State
from quirebox.games.scientia.box import CLOSED, FIELDS
from quirebox.games.scientia.effects.amounts import Amount
from quirebox.games.scientia.effects.lines import FieldLine
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.verbs import advance, gain


class Gain(Effect):
    """SCI-OP-GAIN: flasks to the pool."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, ScientiaPosition)
        gain(g, p, self.amount.of(g, p))


class GainFieldCubes(FieldLine):
    """SCI-OP-GAINF: as many flasks as a field holds cubes."""

    rule_id = "SCI-OP-GAINF"

    def on_field(self, g: ScientiaPosition, p: Player, field: int) -> None:
        gain(g, p, cubes_on(g.seats[p].values[field]))


def cubes_on(value: int) -> int:
    """SCI-TECH-6: the cubes on a field of that value."""
    return 4 if value == CLOSED else 3 if value >= 7 else 2 if value >= 4 else 1


class Advance(FieldLine):
    """SCI-OP-ADV: advance a field that is not closed and fits."""

    rule_id = "SCI-OP-ADV"

    def highest(self, values: list[int]) -> int:
        """The highest value from which the line may advance."""
        raise NotImplementedError

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        values = g.seats[p].values
        highest = min(self.highest(values), CLOSED - 1)
        return mask_of([f for f in range(FIELDS) if values[f] <= highest])

    def why(self, g: ScientiaPosition, p: Player, action: Action) -> str:
        return "SCI-TECH-5" if g.seats[p].values[action.a] == CLOSED else "SCI-OP-ADV"

    def on_field(self, g: ScientiaPosition, p: Player, field: int) -> None:
        advance(g, p, field)


class AdvanceOneCube(Advance):
    """ADV(ONE_CUBE): a field with exactly one cube."""

    def highest(self, values: list[int]) -> int:
        return 3


class AdvanceNotHighest(Advance):
    """ADV(NOT_HIGHEST): a field below the highest; any if all are equal (SCI-Q29)."""

    def highest(self, values: list[int]) -> int:
        best = max(values)
        return best if min(values) == best else best - 1


class AdvanceLowest(Advance):
    """ADV(LOWEST): a field of the lowest value (SCI-Q30)."""

    def highest(self, values: list[int]) -> int:
        return min(values)


class AdvanceThatField(Effect):
    """SCI-OP-ADVLAST: the field of the card that got the flask of the condition."""

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, ScientiaPosition)
        advance(g, p, g.hit)
