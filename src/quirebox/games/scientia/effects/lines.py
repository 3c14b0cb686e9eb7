"""Lines of effects that ask their player to choose (SCI-D6 to SCI-D11).

A player chooses an own card, two of them, a field, a stack or a rival's card.  A line says what may be chosen, as a
mask over a list of actions, and what the choice does; one step asks for all of them.
"""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.effect import SEATS, Do, Effect
from quirebox.core.event import Player
from quirebox.core.masks import each, mask_of
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.scientia.box import ALL_FIELDS, ALL_STACKS, ScientiaBox
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import PAIRS, PAIRS_IN, rivals_slots
from quirebox.games.scientia.steps.study import interchangeable
from quirebox.games.scientia.verbs import occupied


class Line(Effect):
    """A line that asks."""

    rule_id = ""  # the rule of the line, which forbids what it does not allow
    decision = 0  # its number in the table of decisions (SCI-D6 to SCI-D11)

    def __init__(self) -> None:
        super().__init__()
        self.picks: list[Step] = [Choose(p, self) for p in range(SEATS)]
        self.later = [Ask(p, self) for p in range(SEATS)]

    def table(self, box: ScientiaBox) -> list[list[Action]]:
        """The actions of this kind for every mask."""
        raise NotImplementedError

    def offered(self, g: ScientiaPosition, p: Player) -> int:
        """What is worth asking about, as a mask."""
        raise NotImplementedError

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        """The rule: what may be chosen, as a mask."""
        return self.offered(g, p)

    def why(self, g: ScientiaPosition, p: Player, action: Action) -> str:
        """The id of the rule that forbids what is offered but not allowed.  It names, and never decides."""
        return self.rule_id

    def alike(self, g: ScientiaPosition, p: Player, options: list[Action]) -> bool:
        """Whether it does not matter which option is taken."""
        return len(options) == 1

    def chosen(self, g: ScientiaPosition, p: Player, action: Action) -> None:
        """What the choice does."""
        raise NotImplementedError

    def otherwise(self, g: ScientiaPosition, p: Player) -> None:
        """What happens where nothing may be chosen."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, ScientiaPosition)
        return self.allowed(g, p) != 0

    def happen(self, g: State, p: Player) -> None:
        g.push(self.picks[p])


class Ask(Do):
    """A line that waits its turn on the agenda; its decision sees by then whether there is anything to choose."""

    def __init__(self, beneficiary: Player, line: Line) -> None:
        super().__init__(beneficiary, line)
        self.pick = line.picks[beneficiary]

    def run(self, g: State) -> None:
        g.push(self.pick)


class Choose(Step):
    """The decision that a line asks for."""

    def __init__(self, player: Player, line: Line) -> None:
        super().__init__(player)
        self.line = line

    def rule(self) -> str:
        return self.line.rule_id

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return self.line.table(g.printed)[self.line.allowed(g, self.player)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return self.line.table(g.printed)[self.line.offered(g, self.player)]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, ScientiaPosition)
        return self.line.why(g, self.player, action)

    def forced(self, g: State, options: list[Action]) -> bool:
        assert isinstance(g, ScientiaPosition)
        return self.line.alike(g, self.player, options)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, ScientiaPosition)
        self.line.chosen(g, self.player, action)

    def run(self, g: State) -> None:
        assert isinstance(g, ScientiaPosition)
        self.line.otherwise(g, self.player)

    def data(self) -> list[int | str]:
        return ["Choose", self.player, self.line.id]


class CardLine(Line):
    """One own card; cards that are alike need no choice (SCI-DEC-2)."""

    decision = 6

    def table(self, box: ScientiaBox) -> list[list[Action]]:
        return box.card_choices

    def offered(self, g: ScientiaPosition, p: Player) -> int:
        return occupied(g, p)

    def alike(self, g: ScientiaPosition, p: Player, options: list[Action]) -> bool:
        return len(options) == 1 or interchangeable(g, p, options)

    def chosen(self, g: ScientiaPosition, p: Player, action: Action) -> None:
        self.on_card(g, p, action.a)

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        """What happens to the chosen card."""
        raise NotImplementedError


class PairLine(Line):
    """Two own cards that fit, or something else where no two do."""

    decision = 8

    def table(self, box: ScientiaBox) -> list[list[Action]]:
        return box.pair_choices

    def offered(self, g: ScientiaPosition, p: Player) -> int:
        return PAIRS_IN[occupied(g, p)]

    def cards(self, g: ScientiaPosition, p: Player) -> int:
        """The slots that may be chosen, as a mask."""
        return occupied(g, p)

    def fit(self, a: int, b: int) -> bool:
        """Whether two cards may be chosen together."""
        return True

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        cards, pairs = g.seats[p].cards, each(PAIRS_IN[self.cards(g, p)])
        return mask_of([i for i in pairs if self.fit(cards[PAIRS[i][0]], cards[PAIRS[i][1]])])

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, ScientiaPosition)
        return self.cards(g, p) != 0

    def chosen(self, g: ScientiaPosition, p: Player, action: Action) -> None:
        self.on_card(g, p, action.a)
        self.on_card(g, p, action.b)

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        """What happens to each of the two cards."""
        raise NotImplementedError


class FieldLine(Line):
    """A field."""

    decision = 9

    def table(self, box: ScientiaBox) -> list[list[Action]]:
        return box.field_choices

    def offered(self, g: ScientiaPosition, p: Player) -> int:
        return ALL_FIELDS

    def chosen(self, g: ScientiaPosition, p: Player, action: Action) -> None:
        self.on_field(g, p, action.a)

    def on_field(self, g: ScientiaPosition, p: Player, field: int) -> None:
        """What happens to the chosen field."""
        raise NotImplementedError


class StackLine(Line):
    """A stack with a card."""

    decision = 10

    def table(self, box: ScientiaBox) -> list[list[Action]]:
        return box.stack_choices

    def offered(self, g: ScientiaPosition, p: Player) -> int:
        return ALL_STACKS

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        return g.present

    def chosen(self, g: ScientiaPosition, p: Player, action: Action) -> None:
        self.on_stack(g, p, action.a)

    def on_stack(self, g: ScientiaPosition, p: Player, b: int) -> None:
        """What happens with the chosen stack."""
        raise NotImplementedError


class RivalLine(Line):
    """A card in a slot of an opponent; nobody can refuse it (SCI-Q49)."""

    decision = 11

    def table(self, box: ScientiaBox) -> list[list[Action]]:
        return box.rival_choices

    def offered(self, g: ScientiaPosition, p: Player) -> int:
        mask = 0
        for k in range(1, g.players):
            mask += rivals_slots(k, occupied(g, (p + k) % g.players))
        return mask

    def chosen(self, g: ScientiaPosition, p: Player, action: Action) -> None:
        self.on_rival(g, (p + action.a) % g.players, action.b)

    def on_rival(self, g: ScientiaPosition, q: Player, slot: int) -> None:
        """What happens to the chosen card of q."""
        raise NotImplementedError
