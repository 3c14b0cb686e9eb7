"""The verbs of Scientia's cards (SCI-OP): each line of an effect is one of these."""

from __future__ import annotations

from quire.core.effect import SEATS, Effect
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.scientia.amounts import Amount
from quire.games.scientia.lines import CardLine, FieldLine, PairLine, RivalLine, StackLine
from quire.games.scientia.state import CLOSED, FIELDS, FULL_TURN, NONE, SLOTS, STACKS, Scientia, flasks_of, sci, stack_of, turns_of
from quire.games.scientia.steps import BASICS, BOTH, TAKES, FreeTurns, TurnSome
from quire.games.scientia.verbs import advance, begin_effect, gain, has_room, occupied, put, put_back, spend_flasks, turn, unfinished


class Gain(Effect):
    """SCI-OP-GAIN: flasks to the pool."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def happen(self, state: State, p: Player) -> None:
        g = sci(state)
        gain(g, p, self.amount.of(g, p))


class GainFieldCubes(FieldLine):
    """SCI-OP-GAINF: as many flasks as a field holds cubes."""

    rule_id = "SCI-OP-GAINF"

    def fields(self, g: Scientia, p: Player) -> int:
        return 15

    def on_field(self, g: Scientia, p: Player, field: int) -> None:
        gain(g, p, cubes_on(g.seats[p].values[field]))


def cubes_on(value: int) -> int:
    """SCI-TECH-6: the cubes on a field of that value."""
    return 4 if value == CLOSED else 3 if value >= 7 else 2 if value >= 4 else 1


class Take(Effect):
    """SCI-OP-TAKE: take one card while there is room and a card."""

    def possible(self, state: State, p: Player) -> bool:
        g = sci(state)
        return g.present != 0 and has_room(g, p)

    def happen(self, g: State, p: Player) -> None:
        g.push(TAKES[p])


class TakeTwins(Take):
    """SCI-OP-TWINS: both cards of a stack, or one card where twins or room are lacking."""

    def happen(self, state: State, p: Player) -> None:
        g = sci(state)
        seat = g.seats[p]
        g.push(BOTH[p] if g.twins != 0 and seat.slots - seat.held() >= 2 else TAKES[p])


class Act(Effect):
    """SCI-OP-ACT: one basic action within an effect; cards it finishes wait (SCI-STUDY-6)."""

    def possible(self, state: State, p: Player) -> bool:
        g = sci(state)
        return unfinished(g, p) != 0 or (g.present != 0 and has_room(g, p))

    def happen(self, g: State, p: Player) -> None:
        g.push(BASICS[p])


class Advance(FieldLine):
    """SCI-OP-ADV: advance a field that is not closed and fits."""

    rule_id = "SCI-OP-ADV"

    def fits(self, values: list[int], field: int) -> bool:
        """Whether the line may choose that field."""
        raise NotImplementedError

    def fields(self, g: Scientia, p: Player) -> int:
        values = g.seats[p].values
        mask = 0
        for f in range(FIELDS):
            if values[f] < CLOSED and self.fits(values, f):
                mask |= 1 << f
        return mask

    def refuse(self, g: Scientia, p: Player, field: int) -> str:
        return "SCI-TECH-5" if g.seats[p].values[field] == CLOSED else "SCI-OP-ADV"

    def on_field(self, g: Scientia, p: Player, field: int) -> None:
        advance(g, p, field)


class AdvanceOneCube(Advance):
    """ADV(ONE_CUBE): a field with exactly one cube."""

    def fits(self, values: list[int], field: int) -> bool:
        return values[field] < 4


class AdvanceNotHighest(Advance):
    """ADV(NOT_HIGHEST): a field below the highest; any if all are equal (SCI-Q29)."""

    def fits(self, values: list[int], field: int) -> bool:
        return values[field] < max(values) or min(values) == max(values)


class AdvanceLowest(Advance):
    """ADV(LOWEST): a field of the lowest value (SCI-Q30)."""

    def fits(self, values: list[int], field: int) -> bool:
        return values[field] == min(values)


class AdvanceThatField(Effect):
    """SCI-OP-ADVLAST: the field of the card that got the flask of the condition."""

    def happen(self, state: State, p: Player) -> None:
        g = sci(state)
        advance(g, p, g.hit)


class UnfinishedLine(CardLine):
    """A line that chooses one own card that can still be turned."""

    def cards(self, g: Scientia, p: Player) -> int:
        return unfinished(g, p)

    def refuse(self, g: Scientia, p: Player, slot: int) -> str:
        return "SCI-ROT-2"


class Turn(UnfinishedLine):
    """SCI-OP-ROT: turn one card so often, or as often as it can be."""

    rule_id = "SCI-OP-ROT"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        turn(g, p, slot, self.n)


class TurnUpTo(Effect):
    """SCI-OP-ROTUP: turn one card from once to n times, as the player likes."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.picks: list[Step] = [TurnSome(p, n) for p in range(SEATS)]

    def possible(self, state: State, p: Player) -> bool:
        return unfinished(sci(state), p) != 0

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

    def refuse(self, g: Scientia, p: Player, s: int, t: int) -> str:
        return "SCI-OP-ROTPAIR" if unfinished(g, p) >> s & unfinished(g, p) >> t & 1 else "SCI-ROT-2"

    def on_pair(self, g: Scientia, p: Player, s: int, t: int) -> None:
        turn(g, p, s, self.n)
        turn(g, p, t, self.n)

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

    def possible(self, state: State, p: Player) -> bool:
        return unfinished(sci(state), p) != 0

    def happen(self, state: State, p: Player) -> None:
        g = sci(state)
        n = self.amount.of(g, p)
        if n:
            g.push(FreeTurns(p, n))


class TurnField(FieldLine):
    """SCI-OP-ROTFIELD: every unfinished own card of one field turns once."""

    rule_id = "SCI-OP-ROTFIELD"

    def fields(self, g: Scientia, p: Player) -> int:
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


class OneOfName(CardLine):
    """One of the copies of a project; the player chooses which where they differ."""

    def __init__(self, line: NamesLine, b: int) -> None:
        super().__init__()
        self.line = line
        self.rule_id = line.rule_id
        self.b = b

    def cards(self, g: Scientia, p: Player) -> int:
        mask = self.line.cards(g, p)
        for s in range(SLOTS):
            if mask >> s & 1 and stack_of(g.seats[p].cards[s]) != self.b:
                mask &= ~(1 << s)
        return mask

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        self.line.on_card(g, p, slot)


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

    def possible(self, state: State, p: Player) -> bool:
        return self.cards(sci(state), p) != 0

    def happen(self, state: State, p: Player) -> None:
        g = sci(state)
        mask, due = self.cards(g, p), 0
        for s in range(SLOTS - 1, -1, -1):
            if mask >> s & 1:
                due |= 1 << stack_of(g.seats[p].cards[s])
        for b in range(STACKS - 1, -1, -1):
            if due >> b & 1:
                g.push(self.names[b].picks[p])


class TurnNames(NamesLine):
    """SCI-OP-ROTNAMES: one card of each name turns once."""

    rule_id = "SCI-OP-ROTNAMES"

    def cards(self, g: Scientia, p: Player) -> int:
        return unfinished(g, p)

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        turn(g, p, slot, 1)


class PutNames(NamesLine):
    """SCI-OP-PUTNAMES: one flask on one card of each name."""

    rule_id = "SCI-OP-PUTNAMES"

    def cards(self, g: Scientia, p: Player) -> int:
        return occupied(g, p)

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        put(g, p, slot, 1)


class TurnThose(Effect):
    """SCI-OP-ROTTHOSE: the cards of the line before turn once each."""

    def happen(self, state: State, p: Player) -> None:
        g = sci(state)
        mask = unfinished(g, p) & g.those
        for s in range(SLOTS):
            if mask >> s & 1:
                turn(g, p, s, 1)


class PutOwn(CardLine):
    """SCI-OP-PUT: flasks on one own card."""

    rule_id = "SCI-OP-PUT"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        put(g, p, slot, self.n)
        g.those |= 1 << slot


class PutOwnPair(PairLine):
    """SCI-OP-PUTPAIR: flasks on each of two own cards, or on the only one."""

    rule_id = "SCI-OP-PUTPAIR"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.single = PutOwn(n)

    def cards(self, g: Scientia, p: Player) -> int:
        return occupied(g, p)

    def on_pair(self, g: Scientia, p: Player, s: int, t: int) -> None:
        self.single.on_card(g, p, s)
        self.single.on_card(g, p, t)

    def otherwise(self, g: Scientia, p: Player) -> None:
        g.push(self.single.picks[p])


class PutField(FieldLine):
    """SCI-OP-PUTFIELD: one flask on every own card of one field."""

    rule_id = "SCI-OP-PUTFIELD"

    def fields(self, g: Scientia, p: Player) -> int:
        return fields_of(g, p, occupied(g, p))

    def on_field(self, g: Scientia, p: Player, field: int) -> None:
        for s in range(SLOTS):
            card = g.seats[p].cards[s]
            if card != NONE and stack_of(card) // 3 == field:
                put(g, p, s, 1)


class Double(CardLine):
    """SCI-OP-DOUBLE: as many flasks again on a card that has some, but not beyond the limit."""

    rule_id = "SCI-OP-DOUBLE"

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def cards(self, g: Scientia, p: Player) -> int:
        mask = 0
        for s in range(SLOTS):
            card = g.seats[p].cards[s]
            if card != NONE and 0 < flasks_of(card) < self.limit:
                mask |= 1 << s
        return mask

    def refuse(self, g: Scientia, p: Player, slot: int) -> str:
        return "SCI-OP-DOUBLE"

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        there = flasks_of(g.seats[p].cards[slot])
        put(g, p, slot, min(there, self.limit - there))


class Finish(UnfinishedLine):
    """SCI-OP-FINISH: one own card becomes finished and waits."""

    rule_id = "SCI-OP-FINISH"

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        turn(g, p, slot, FULL_TURN)


class CopyBoard(StackLine):
    """SCI-OP-COPYB: apply the effect of a project on the board, but not of this one."""

    rule_id = "SCI-OP-COPYB"

    def stacks(self, g: Scientia) -> int:
        mask = g.present
        for b in range(STACKS):
            if g.project(b).effect is self:
                mask &= ~(1 << b)
        return mask

    def on_stack(self, g: Scientia, p: Player, b: int) -> None:
        if g.events is not None:
            g.tell("copy", p, (g.projects[b],))
        begin_effect(g, p, b)


class CopyOwn(CardLine):
    """SCI-OP-COPYO: apply the effect of an own card, finished or not, but not of this project."""

    rule_id = "SCI-OP-COPYO"

    def cards(self, g: Scientia, p: Player) -> int:
        mask = occupied(g, p)
        for s in range(SLOTS):
            if mask >> s & 1 and g.project(stack_of(g.seats[p].cards[s])).effect is self:
                mask &= ~(1 << s)
        return mask

    def refuse(self, g: Scientia, p: Player, slot: int) -> str:
        return "SCI-OP-COPYO"

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        b = stack_of(g.seats[p].cards[slot])
        if g.events is not None:
            g.tell("copy", p, (g.projects[b],))
        begin_effect(g, p, b)


class PutBoard(StackLine):
    """SCI-OP-PUTB, a condition: one flask on a stack with a card."""

    rule_id = "SCI-OP-PUTB"

    def stacks(self, g: Scientia) -> int:
        return g.present

    def on_stack(self, g: Scientia, p: Player, b: int) -> None:
        g.flasks[b] += 1
        g.hit = b // 3
        if g.events is not None:
            g.tell("put on stack", p, (g.projects[b], 1))
        spend_flasks(g, 1)


class PutRival(RivalLine):
    """SCI-OP-PUTR, a condition: one flask on a card of an opponent."""

    def on_rival(self, g: Scientia, q: Player, slot: int) -> None:
        g.hit = stack_of(g.seats[q].cards[slot]) // 3
        put(g, q, slot, 1)


class Return(UnfinishedLine):
    """SCI-OP-RET, a condition: an unfinished own card goes back to its stack, its flasks to the supply."""

    rule_id = "SCI-OP-RET"

    def refuse(self, g: Scientia, p: Player, slot: int) -> str:
        return "SCI-STUDY-8"

    def on_card(self, g: Scientia, p: Player, slot: int) -> None:
        cards = g.seats[p].cards
        card = cards[slot]
        cards[slot] = NONE
        g.supply += flasks_of(card)
        put_back(g, stack_of(card))
        if g.events is not None:
            g.tell("return", p, (g.projects[stack_of(card)], flasks_of(card), slot))


class IfDifferentFields(Effect):
    """SCI-OP-IFD, a condition: cards of two fields were completed this turn."""

    def possible(self, state: State, p: Player) -> bool:
        area = sci(state).area
        for b in area:
            if b // 3 != area[0] // 3:
                return True
        return False

    def happen(self, g: State, p: Player) -> None:
        pass


class IfSameName(Effect):
    """SCI-OP-IFS, a condition: two copies of one project were completed this turn."""

    def possible(self, state: State, p: Player) -> bool:
        seen = 0
        for b in sci(state).area:
            if seen >> b & 1:
                return True
            seen |= 1 << b
        return False

    def happen(self, g: State, p: Player) -> None:
        pass
