"""How cards turn other cards."""

from __future__ import annotations

from quire.core.action import Action
from quire.core.effect import SEATS, Effect
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.scientia.amounts import Amount
from quire.games.scientia.lines import CardLine, FieldLine, PairLine
from quire.games.scientia.state import FULL_TURN, SLOTS, STACKS, UNFINISHED, Scientia, stack_of
from quire.games.scientia.steps import FreeTurns, TurnSome
from quire.games.scientia.verbs import turn, turn_up_to, unfinished


class UnfinishedLine(CardLine):
    """A line that chooses one own card that can still be turned."""

    def allowed(self, g: Scientia, p: Player) -> int:
        return UNFINISHED[g.seats[p].turning]

    def refuse(self, g: Scientia, p: Player, action: Action) -> str:
        return "SCI-ROT-2"


class Turn(UnfinishedLine):
    """SCI-OP-ROT: turn one card so often, or as often as it can be."""

    rule_id = "SCI-OP-ROT"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        turn_up_to(g, p, slot, self.n)


class TurnUpTo(Effect):
    """SCI-OP-ROTUP: turn one card from once to n times, as the player likes."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.picks: list[Step] = [TurnSome(p, n) for p in range(SEATS)]

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, Scientia)
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

    def cards(self, g: Scientia, p: Player) -> int:
        return unfinished(g, p)

    def refuse(self, g: Scientia, p: Player, action: Action) -> str:
        return "SCI-OP-ROTPAIR" if unfinished(g, p) >> action.a & unfinished(g, p) >> action.b & 1 else "SCI-ROT-2"

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        turn_up_to(g, p, slot, self.n)

    def otherwise(self, g: Scientia, p: Player) -> None:
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
    """SCI-OP-ROTFREE: so many quarter turns, each on any own card, all of them as far as possible."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, Scientia)
        return unfinished(g, p) != 0

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, Scientia)
        n = self.amount.of(g, p)
        if n:
            g.push(FreeTurns(p, n))


class TurnField(FieldLine):
    """SCI-OP-ROTFIELD: every unfinished own card of one field turns once."""

    rule_id = "SCI-OP-ROTFIELD"

    def allowed(self, g: Scientia, p: Player) -> int:
        return fields_of(g, p, unfinished(g, p))

    def on_field(self, g: Scientia, p: Player, field: int) -> None:
        mask = unfinished(g, p)
        for s in range(SLOTS):
            if mask >> s & 1 and stack_of(g.seats[p].cards[s]) // 3 == field:
                turn(g, p, s, 1)


def fields_of(g: Scientia, p: Player, slots: int) -> int:
    """The fields of the cards in these slots, as a mask."""
    mask = 0
    for s in range(SLOTS):
        if slots >> s & 1:
            mask |= 1 << stack_of(g.seats[p].cards[s]) // 3
    return mask


class NamesLine(Effect):
    """A line that touches one own card of each different name (SCI-Q23)."""

    rule_id = ""

    def __init__(self) -> None:
        super().__init__()
        self.names = [OneOfName(self, b) for b in range(STACKS)]

    def cards(self, g: Scientia, p: Player) -> int:
        """The slots whose cards can be touched."""
        raise NotImplementedError

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        """What happens to the card."""
        raise NotImplementedError

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, Scientia)
        return self.cards(g, p) != 0

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, Scientia)
        mask, due = self.cards(g, p), 0
        for s in range(SLOTS - 1, -1, -1):
            if mask >> s & 1:
                due |= 1 << stack_of(g.seats[p].cards[s])
        for b in range(STACKS - 1, -1, -1):
            if due >> b & 1:
                g.push(self.names[b].picks[p])


class OneOfName(CardLine):
    """One of the copies of a project; the player chooses which where they differ."""

    def __init__(self, line: NamesLine, b: int) -> None:
        super().__init__()
        self.line = line
        self.rule_id = line.rule_id
        self.b = b

    def allowed(self, g: Scientia, p: Player) -> int:
        mask = self.line.cards(g, p)
        for s in range(SLOTS):
            if mask >> s & 1 and stack_of(g.seats[p].cards[s]) != self.b:
                mask &= ~(1 << s)
        return mask

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        self.line.on_card(g, p, slot)


class TurnNames(NamesLine):
    """SCI-OP-ROTNAMES: one card of each name turns once."""

    rule_id = "SCI-OP-ROTNAMES"

    def cards(self, g: Scientia, p: Player) -> int:
        return unfinished(g, p)

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        turn(g, p, slot, 1)


class TurnThose(Effect):
    """SCI-OP-ROTTHOSE: the cards of the line before turn once each."""

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, Scientia)
        mask = unfinished(g, p) & g.those
        for s in range(SLOTS):
            if mask >> s & 1:
                turn(g, p, s, 1)


class Finish(UnfinishedLine):
    """SCI-OP-FINISH: one own card becomes finished and waits."""

    rule_id = "SCI-OP-FINISH"

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        turn_up_to(g, p, slot, FULL_TURN)
