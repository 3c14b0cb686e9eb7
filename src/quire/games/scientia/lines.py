"""The choices that lines of effects ask for (SCI-D4 to SCI-D11): one own card, two, a field, a stack, a rival's card.

A line is an effect that says what may be chosen and what the choice does; the step that asks is the same for all lines of a kind.
"""

from __future__ import annotations

from quire.core.action import Action
from quire.core.effect import SEATS, Effect
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.scientia.state import NONE, SLOTS, Scientia, sci
from quire.games.scientia.steps import interchangeable
from quire.games.scientia.verbs import occupied

# ---------------------------------------------------------------- one own card (SCI-D6)


class CardLine(Effect):
    """A line that chooses one own card."""

    rule_id = ""

    def __init__(self) -> None:
        super().__init__()
        self.picks: list[Step] = [OnCard(p, self) for p in range(SEATS)]

    def cards(self, g: Scientia, p: Player) -> int:
        """The slots that may be chosen, as a mask."""
        return occupied(g, p)

    def refuse(self, g: Scientia, p: Player, slot: int) -> str:
        """Why another own card may not be chosen."""
        return self.rule_id

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        """What happens to the chosen card."""
        raise NotImplementedError

    def possible(self, state: State, p: Player) -> bool:
        return self.cards(sci(state), p) != 0

    def happen(self, g: State, p: Player) -> None:
        g.push(self.picks[p])


class OnCard(Step):
    """Choose an own card for a line; cards that are alike need no choice (SCI-DEC-2)."""

    def __init__(self, player: Player, line: CardLine) -> None:
        super().__init__(player)
        self.line = line

    def rule(self) -> str:
        return self.line.rule_id

    def candidates(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.card_choices[occupied(g, self.player)]

    def refusal(self, state: State, action: Action) -> str:
        g = sci(state)
        return "" if self.line.cards(g, self.player) >> action.a & 1 else self.line.refuse(g, self.player, action.a)

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.card_choices[self.line.cards(g, self.player)]

    def forced(self, state: State, options: list[Action]) -> bool:
        return interchangeable(sci(state), self.player, options)

    def apply(self, state: State, action: Action) -> None:
        self.line.on_card(sci(state), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["OnCard", self.player, self.line.id]


# ---------------------------------------------------------------- two own cards (SCI-D8)


class PairLine(Effect):
    """A line that chooses two own cards, or does something else where no two fit."""

    rule_id = ""

    def __init__(self) -> None:
        super().__init__()
        self.picks: list[Step] = [OnPair(p, self) for p in range(SEATS)]

    def cards(self, g: Scientia, p: Player) -> int:
        """The slots that may be chosen, as a mask."""
        raise NotImplementedError

    def fit(self, a: int, b: int) -> bool:
        """Whether two cards may be chosen together."""
        return True

    def refuse(self, g: Scientia, p: Player, s: int, t: int) -> str:
        """Why two other own cards may not be chosen."""
        return self.rule_id

    def on_pair(self, g: Scientia, p: Player, s: int, t: int) -> None:
        """What happens to the chosen cards."""
        raise NotImplementedError

    def otherwise(self, g: Scientia, p: Player) -> None:
        """What happens if there is no pair but at least one card."""
        raise NotImplementedError

    def pairs(self, g: Scientia, p: Player) -> int:
        """The pairs that may be chosen, as a mask over `box.pair`."""
        held, cards = self.cards(g, p), g.seats[p].cards
        mask, i = 0, 0
        for s in range(SLOTS):
            for t in range(s + 1, SLOTS):
                if held >> s & held >> t & 1 and self.fit(cards[s], cards[t]):
                    mask |= 1 << i
                i += 1
        return mask

    def possible(self, state: State, p: Player) -> bool:
        return self.cards(sci(state), p) != 0

    def happen(self, g: State, p: Player) -> None:
        g.push(self.picks[p])


class OnPair(Step):
    """Choose two own cards for a line."""

    def __init__(self, player: Player, line: PairLine) -> None:
        super().__init__(player)
        self.line = line

    def rule(self) -> str:
        return self.line.rule_id

    def candidates(self, state: State) -> list[Action]:
        g = sci(state)
        mask = occupied(g, self.player)
        return [a for a in g.printed.pair if mask >> a.a & mask >> a.b & 1]

    def refusal(self, state: State, action: Action) -> str:
        g = sci(state)
        if action in self.options(g):
            return ""
        return self.line.refuse(g, self.player, action.a, action.b)

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.pair_choices[self.line.pairs(g, self.player)]

    def apply(self, state: State, action: Action) -> None:
        self.line.on_pair(sci(state), self.player, action.a, action.b)

    def run(self, state: State) -> None:
        self.line.otherwise(sci(state), self.player)

    def data(self) -> list[int | str]:
        return ["OnPair", self.player, self.line.id]


# ---------------------------------------------------------------- a field (SCI-D9)


class FieldLine(Effect):
    """A line that chooses a field."""

    rule_id = ""

    def __init__(self) -> None:
        super().__init__()
        self.picks: list[Step] = [OnField(p, self) for p in range(SEATS)]

    def fields(self, g: Scientia, p: Player) -> int:
        """The fields that may be chosen, as a mask."""
        raise NotImplementedError

    def refuse(self, g: Scientia, p: Player, field: int) -> str:
        """Why another field may not be chosen."""
        return self.rule_id

    def on_field(self, g: Scientia, p: Player, field: int) -> None:
        """What happens to the chosen field."""
        raise NotImplementedError

    def possible(self, state: State, p: Player) -> bool:
        return self.fields(sci(state), p) != 0

    def happen(self, g: State, p: Player) -> None:
        g.push(self.picks[p])


class OnField(Step):
    """Choose a field for a line."""

    def __init__(self, player: Player, line: FieldLine) -> None:
        super().__init__(player)
        self.line = line

    def rule(self) -> str:
        return self.line.rule_id

    def candidates(self, state: State) -> list[Action]:
        return sci(state).printed.field

    def refusal(self, state: State, action: Action) -> str:
        g = sci(state)
        return "" if self.line.fields(g, self.player) >> action.a & 1 else self.line.refuse(g, self.player, action.a)

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.field_choices[self.line.fields(g, self.player)]

    def apply(self, state: State, action: Action) -> None:
        self.line.on_field(sci(state), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["OnField", self.player, self.line.id]


# ---------------------------------------------------------------- a stack on the board (SCI-D10)


class StackLine(Effect):
    """A line that chooses a stack with a card."""

    rule_id = ""

    def __init__(self) -> None:
        super().__init__()
        self.picks: list[Step] = [OnStack(p, self) for p in range(SEATS)]

    def stacks(self, g: Scientia) -> int:
        """The stacks that may be chosen, as a mask."""
        raise NotImplementedError

    def on_stack(self, g: Scientia, p: Player, b: int) -> None:
        """What happens with the chosen stack."""
        raise NotImplementedError

    def possible(self, state: State, p: Player) -> bool:
        return self.stacks(sci(state)) != 0

    def happen(self, g: State, p: Player) -> None:
        g.push(self.picks[p])


class OnStack(Step):
    """Choose a stack for a line."""

    def __init__(self, player: Player, line: StackLine) -> None:
        super().__init__(player)
        self.line = line

    def rule(self) -> str:
        return self.line.rule_id

    def candidates(self, state: State) -> list[Action]:
        return sci(state).printed.stack

    def refusal(self, state: State, action: Action) -> str:
        return "" if self.line.stacks(sci(state)) >> action.a & 1 else self.line.rule_id

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.stack_choices[self.line.stacks(g)]

    def apply(self, state: State, action: Action) -> None:
        self.line.on_stack(sci(state), self.player, action.a)

    def data(self) -> list[int | str]:
        return ["OnStack", self.player, self.line.id]


# ---------------------------------------------------------------- a rival's card (SCI-D11)


class RivalLine(Effect):
    """A line that chooses a card in a slot of an opponent."""

    def __init__(self) -> None:
        super().__init__()
        self.picks: list[Step] = [OnRival(p, self) for p in range(SEATS)]

    def on_rival(self, g: Scientia, q: Player, slot: int) -> None:
        """What happens to the chosen card of q."""
        raise NotImplementedError

    def possible(self, state: State, p: Player) -> bool:
        g = sci(state)
        for q in range(g.players):
            if q != p and occupied(g, q):
                return True
        return False

    def happen(self, g: State, p: Player) -> None:
        g.push(self.picks[p])


class OnRival(Step):
    """Choose a rival's card for a line; nobody can refuse it (SCI-Q49)."""

    def __init__(self, player: Player, line: RivalLine) -> None:
        super().__init__(player)
        self.line = line

    def rule(self) -> str:
        return "SCI-OP-PUTR"

    def candidates(self, state: State) -> list[Action]:
        g = sci(state)
        found: list[Action] = []
        for k in range(1, g.players):
            cards = g.seats[(self.player + k) % g.players].cards
            for s in range(SLOTS):
                if cards[s] != NONE:
                    found.append(g.printed.rival[k - 1][s])
        return found

    def options(self, state: State) -> list[Action]:
        return self.candidates(state)

    def apply(self, state: State, action: Action) -> None:
        g = sci(state)
        self.line.on_rival(g, (self.player + action.a) % g.players, action.b)

    def data(self) -> list[int | str]:
        return ["OnRival", self.player, self.line.id]
