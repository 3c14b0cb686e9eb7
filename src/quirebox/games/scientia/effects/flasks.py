"""How cards put flasks on cards and stacks."""

from __future__ import annotations

from quirebox.core.event import Player
from quirebox.core.masks import mask_of
from quirebox.games.scientia.effects.lines import CardLine, FieldLine, PairLine, RivalLine, StackLine
from quirebox.games.scientia.effects.turning import NamesLine
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import SLOTS_IN, flasks_of, stack_of
from quirebox.games.scientia.verbs import fields_of, occupied, put, remember, slots_of, spend_flasks


class PutOwn(CardLine):
    """SCI-OP-PUT: flasks on one own card."""

    rule_id = "SCI-OP-PUT"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        put(g, p, slot, self.n)
        remember(g, slot)


class PutOwnPair(PairLine):
    """SCI-OP-PUTPAIR: flasks on each of two own cards, or on the only one."""

    rule_id = "SCI-OP-PUTPAIR"

    def __init__(self, n: int) -> None:
        super().__init__()
        self.single = PutOwn(n)

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        self.single.on_card(g, p, slot)

    def otherwise(self, g: ScientiaPosition, p: Player) -> None:
        g.push(self.single.picks[p])


class PutField(FieldLine):
    """SCI-OP-PUTFIELD: one flask on every own card of one field."""

    rule_id = "SCI-OP-PUTFIELD"

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        return fields_of(g, p, occupied(g, p))

    def on_field(self, g: ScientiaPosition, p: Player, field: int) -> None:
        for slot in slots_of(g, p, occupied(g, p), field):
            put(g, p, slot, 1)


class PutNames(NamesLine):
    """SCI-OP-PUTNAMES: one flask on one card of each name."""

    rule_id = "SCI-OP-PUTNAMES"

    def cards(self, g: ScientiaPosition, p: Player) -> int:
        return occupied(g, p)

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        put(g, p, slot, 1)


class Double(CardLine):
    """SCI-OP-DOUBLE: as many flasks again on a card that has some, but not beyond the limit."""

    rule_id = "SCI-OP-DOUBLE"

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        cards = g.seats[p].cards
        return mask_of([s for s in SLOTS_IN[occupied(g, p)] if 0 < flasks_of(cards[s]) < self.limit])

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        there = flasks_of(g.seats[p].cards[slot])
        put(g, p, slot, min(there, self.limit - there))


class PutBoard(StackLine):
    """SCI-OP-PUTB, a condition: one flask on a stack with a card."""

    rule_id = "SCI-OP-PUTB"

    def on_stack(self, g: ScientiaPosition, p: Player, b: int) -> None:
        g.flasks[b] += 1
        g._flasks = b""
        g.hit = b // 3
        if g.events is not None:
            g.tell("put on stack", p, (g.projects[b], 1))
        spend_flasks(g, 1)


class PutRival(RivalLine):
    """SCI-OP-PUTR, a condition: one flask on a card of an opponent."""

    rule_id = "SCI-OP-PUTR"

    def on_rival(self, g: ScientiaPosition, q: Player, slot: int) -> None:
        g.hit = stack_of(g.seats[q].cards[slot]) // 3
        put(g, q, slot, 1)
