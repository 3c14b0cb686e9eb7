"""How cards turn other cards."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.effect import SEATS, Effect
from quirebox.core.event import Player
from quirebox.core.masks import has, mask_of
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.scientia.effects.amounts import Amount
from quirebox.games.scientia.effects.lines import CardLine, FieldLine, PairLine
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import FULL_TURN, SLOTS_IN, STACKS, UNFINISHED, stack_of
from quirebox.games.scientia.steps.rotating import FreeTurns, TurnSome
from quirebox.games.scientia.verbs import fields_of, slots_of, turn, turn_up_to, unfinished


class UnfinishedLine(CardLine):
    """A line that chooses one own card that can still be turned."""

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        return UNFINISHED[g.seats[p].turning]

    def why(self, g: ScientiaPosition, p: Player, action: Action) -> str:
        return "SCI-ROT-2"


class Turn(UnfinishedLine):
    """SCI-OP-ROT: turn one card n times, or as often as it can be."""

    rule_id = "SCI-OP-ROT"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        turn_up_to(g, p, slot, self.n)


class TurnUpTo(Effect):
    """SCI-OP-ROTUP: turn one card from once to n times, as the player likes."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.picks: list[Step] = [TurnSome(p, n) for p in range(SEATS)]

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, ScientiaPosition)
        return unfinished(g, p) != 0

    def happen(self, g: State, p: Player) -> None:
        g.push(self.picks[p])


class TurnPair(PairLine):
    """SCI-OP-ROTPAIR: turn two fitting cards n times each, or one if no two fit."""

    rule_id = "SCI-OP-ROTPAIR"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.single = Turn(n)

    def cards(self, g: ScientiaPosition, p: Player) -> int:
        return unfinished(g, p)

    def why(self, g: ScientiaPosition, p: Player, action: Action) -> str:
        cards = unfinished(g, p)
        return "SCI-OP-ROTPAIR" if has(cards, action.a) and has(cards, action.b) else "SCI-ROT-2"

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        turn_up_to(g, p, slot, self.n)

    def otherwise(self, g: ScientiaPosition, p: Player) -> None:
        g.push(self.single.picks[p])


class TurnFieldsPair(TurnPair):
    """ROT_PAIR(diff_fields, n): two cards of different fields."""

    def fit(self, a: int, b: int) -> bool:
        return stack_of(a) // 3 != stack_of(b) // 3


class TurnNamesPair(TurnPair):
    """ROT_PAIR(same_name, n): two copies of one project."""

    def fit(self, a: int, b: int) -> bool:
        return stack_of(a) == stack_of(b)


class TurnFree(Effect):
    """SCI-OP-ROTFREE: a number of quarter turns, each on any own card, all of them as far as possible."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, ScientiaPosition)
        return unfinished(g, p) != 0

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, ScientiaPosition)
        n = self.amount.of(g, p)
        if n:
            g.push(FreeTurns(p, n))


class TurnField(FieldLine):
    """SCI-OP-ROTFIELD: every unfinished own card of one field turns once."""

    rule_id = "SCI-OP-ROTFIELD"

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        return fields_of(g, p, unfinished(g, p))

    def on_field(self, g: ScientiaPosition, p: Player, field: int) -> None:
        for slot in slots_of(g, p, unfinished(g, p), field):
            turn(g, p, slot, 1)


class NamesLine(Effect):
    """A line that touches one own card of each different name (SCI-Q23)."""

    rule_id = ""

    def __init__(self) -> None:
        super().__init__()
        self.names = [OneOfName(self, b) for b in range(STACKS)]

    def cards(self, g: ScientiaPosition, p: Player) -> int:
        """The slots whose cards can be touched."""
        raise NotImplementedError

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        """What happens to the card."""
        raise NotImplementedError

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, ScientiaPosition)
        return self.cards(g, p) != 0

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, ScientiaPosition)
        names = {stack_of(g.seats[p].cards[s]) for s in SLOTS_IN[self.cards(g, p)]}
        for b in sorted(names, reverse=True):
            g.push(self.names[b].picks[p])


class OneOfName(CardLine):
    """One of the copies of a project; the player chooses which where they differ."""

    def __init__(self, line: NamesLine, b: int) -> None:
        super().__init__()
        self.line = line
        self.rule_id = line.rule_id
        self.b = b

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        cards = g.seats[p].cards
        return mask_of([s for s in SLOTS_IN[self.line.cards(g, p)] if stack_of(cards[s]) == self.b])

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        self.line.on_card(g, p, slot)


class TurnNames(NamesLine):
    """SCI-OP-ROTNAMES: one card of each name turns once."""

    rule_id = "SCI-OP-ROTNAMES"

    def cards(self, g: ScientiaPosition, p: Player) -> int:
        return unfinished(g, p)

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        turn(g, p, slot, 1)


class TurnThose(Effect):
    """SCI-OP-ROTTHOSE: the cards of the line before turn once each."""

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, ScientiaPosition)
        for slot in SLOTS_IN[unfinished(g, p) & g.those]:
            turn(g, p, slot, 1)


class Finish(UnfinishedLine):
    """SCI-OP-FINISH: one own card becomes finished and waits."""

    rule_id = "SCI-OP-FINISH"

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        turn_up_to(g, p, slot, FULL_TURN)
