"""What cards do with cards: take, act, copy, return."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.effect import Effect
from quirebox.core.event import Player
from quirebox.core.masks import each, mask_of
from quirebox.core.state import State
from quirebox.games.scientia.effects.lines import CardLine, StackLine
from quirebox.games.scientia.effects.turning import UnfinishedLine
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import SLOTS_IN, flasks_of, stack_of
from quirebox.games.scientia.steps.taking import BOTH, TAKES
from quirebox.games.scientia.steps.turns import BASICS
from quirebox.games.scientia.verbs import begin_effect, can_take, occupied, put_back, unfinished


class Take(Effect):
    """SCI-OP-TAKE: take one card while there is room and a card."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, ScientiaPosition)
        return can_take(g, p)

    def happen(self, g: State, p: Player) -> None:
        g.push(TAKES[p])


class TakeTwins(Take):
    """SCI-OP-TWINS: both cards of a stack, or one card where twins or room are lacking."""

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, ScientiaPosition)
        g.push(BOTH[p] if g.twins != 0 and g.seats[p].room() >= 2 else TAKES[p])


class Act(Effect):
    """SCI-OP-ACT: one basic action within an effect; cards it finishes wait (SCI-STUDY-6)."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, ScientiaPosition)
        return unfinished(g, p) != 0 or can_take(g, p)

    def happen(self, g: State, p: Player) -> None:
        g.push(BASICS[p])


class CopyBoard(StackLine):
    """SCI-OP-COPYB: apply the effect of a project on the board, but not of this one."""

    rule_id = "SCI-OP-COPYB"

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        return mask_of([b for b in each(g.present) if g.project(b).effect is not self])

    def on_stack(self, g: ScientiaPosition, p: Player, b: int) -> None:
        if g.events is not None:
            g.tell("copy", p, (g.projects[b],))
        begin_effect(g, p, b)


class CopyOwn(CardLine):
    """SCI-OP-COPYO: apply the effect of an own card, finished or not, but not of this project."""

    rule_id = "SCI-OP-COPYO"

    def allowed(self, g: ScientiaPosition, p: Player) -> int:
        cards = g.seats[p].cards
        mine = SLOTS_IN[occupied(g, p)]
        return mask_of([s for s in mine if g.project(stack_of(cards[s])).effect is not self])

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        b = stack_of(g.seats[p].cards[slot])
        if g.events is not None:
            g.tell("copy", p, (g.projects[b],))
        begin_effect(g, p, b)


class Return(UnfinishedLine):
    """SCI-OP-RET, a condition: an unfinished own card goes back to its stack, its flasks to the supply."""

    rule_id = "SCI-OP-RET"

    def why(self, g: ScientiaPosition, p: Player, action: Action) -> str:
        return "SCI-STUDY-8"

    def on_card(self, g: ScientiaPosition, p: Player, slot: int) -> None:
        card = g.seats[p].cards[slot]
        g.seats[p].clear(slot)
        g.supply += flasks_of(card)
        put_back(g, stack_of(card))
        if g.events is not None:
            g.tell("return", p, (g.projects[stack_of(card)], flasks_of(card), slot))


class IfDifferentFields(Effect):
    """SCI-OP-IFD, a condition: cards of two fields were completed this turn."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, ScientiaPosition)
        area = g.area
        for b in area:
            if b // 3 != area[0] // 3:
                return True
        return False

    def happen(self, g: State, p: Player) -> None:
        pass


class IfSameName(Effect):
    """SCI-OP-IFS, a condition: two copies of one project were completed this turn."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, ScientiaPosition)
        for b in g.area:
            if g.area.count(b) > 1:
                return True
        return False

    def happen(self, g: State, p: Player) -> None:
        pass
