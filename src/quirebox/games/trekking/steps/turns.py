"""A turn: choosing, paying, carrying out (TTH-TURN, TTH-PICK, TTH-PAY)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.trekking.box import ANCESTOR, NO_ICON, SEATS, SLOTS, WARP
from quirebox.games.trekking.position import TrekkingPosition
from quirebox.games.trekking.steps.benefits import EXCHANGE, PLACE_WILD
from quirebox.games.trekking.steps.treks import place_history
from quirebox.games.trekking.verbs import add_ancestor, collect, move, rest


class Choose(Step):
    """The active player takes a Row card or an Ancestor, or activates the Warp (TTH-TURN-4)."""

    def rule(self) -> str:
        return "TTH-TURN-4"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return can_choose(g, self.player)

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return g.printed.turn_with_warp if g.warps else g.printed.turn

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, TrekkingPosition)
        if action is g.printed.rest:
            return "TTH-TURN-4"
        if action is g.printed.ancestor:
            return "TTH-PICK-2"
        return why_no_warp(g, self.player) if action is g.printed.warp else "TTH-PICK-1"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TrekkingPosition)
        choose(g, self.player, action)

    def data(self) -> list[int | str]:
        return ["Choose", self.player]


class Spend(Step):
    """The player says how many crystals lower the cost (TTH-PAY-2)."""

    def __init__(self, player: Player, choice: int) -> None:
        super().__init__(player)
        self.choice = choice  # a slot, ANCESTOR or WARP

    def rule(self) -> str:
        return "TTH-PAY-3"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return g.printed.to_spend[crystals_to_spend(g, self.player, self.choice)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return g.printed.spends

    def why(self, g: State, action: Action) -> str:
        return "TTH-PAY-2"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TrekkingPosition)
        carry_out(g, self.player, self.choice, action.a)

    def data(self) -> list[int | str]:
        return ["Spend", self.player, self.choice]


class Finish(Step):
    """The card taken goes into the trek once its benefits are placed (TTH-TURN-5)."""

    def __init__(self, owner: Player, choice: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner
        self.choice = choice

    def run(self, g: State) -> None:
        assert isinstance(g, TrekkingPosition)
        finish(g, self.owner, self.choice)

    def data(self) -> list[int | str]:
        return ["Finish", self.owner, self.choice]


SPEND: Final[list[list[Step]]] = [[Spend(p, choice) for choice in range(WARP + 1)] for p in range(SEATS)]
CHOOSE: Final[list[Step]] = [Choose(p) for p in range(SEATS)]
FINISH: Final[list[list[Step]]] = [[Finish(p, choice) for choice in range(WARP)] for p in range(SEATS)]


# ---- choosing


def can_choose(g: TrekkingPosition, p: Player) -> list[Action]:
    """Every Row card, the Ancestor and the Warp if they can be had, or else a rest (TTH-PICK-1, TTH-TURN-6)."""
    return g.printed.choices[can_take_ancestor(g, p)][can_warp(g, p)][g.empty_slots()]


def can_take_ancestor(g: TrekkingPosition, p: Player) -> bool:
    """Whether an Ancestor is left, and a trek for it to join (TTH-PICK-2)."""
    return g.ancestors > 0 and len(g.seats[p].trek) > 0


def can_warp(g: TrekkingPosition, p: Player) -> bool:
    """Whether today's Warp is an Activated one, not yet used, whose first step is possible (TTH-TW-2 to TTH-TW-4)."""
    if not g.warps or g.seats[p].warped:
        return False
    steps = g.todays_warp().steps
    return len(steps) > 0 and steps[0].possible(g, p)


def why_no_warp(g: TrekkingPosition, p: Player) -> str:
    """The rule that forbids the Warp: it is Unlimited, it was activated, or its first step is impossible."""
    if not g.todays_warp().steps:
        return "TTH-TW-7"
    return "TTH-TW-3" if g.seats[p].warped else "TTH-TW-4"


def choose(g: TrekkingPosition, p: Player, action: Action) -> None:
    """Go on to the payment, or to what is chosen if no crystal can be spent on it."""
    if action is g.printed.rest:
        rest(g, p)
        return
    if g.events is not None:
        tell_choice(g, p, action.a)
    if crystals_to_spend(g, p, action.a):
        g.push(SPEND[p][action.a])
    else:
        carry_out(g, p, action.a, 0)


def tell_choice(g: TrekkingPosition, p: Player, choice: int) -> None:
    """State what was chosen."""
    if choice == WARP:
        g.tell("warp", p, (g.warps[g.day],))
    elif choice == ANCESTOR:
        g.tell("ancestor", p, (g.family[g.ancestors - 1],))
    else:
        g.tell("take", p, (g.row[choice], choice))


# ---- paying and moving


def cost(g: TrekkingPosition, choice: int) -> int:
    """The hours before crystals (TTH-PAY-1)."""
    if choice == WARP:
        return g.todays_warp().hours
    hours = g.printed.cards[g.row[choice] if choice < SLOTS else g.family[0]].hours
    return hours - g.rule.discount if hours >= g.rule.dear else hours


def crystals_to_spend(g: TrekkingPosition, p: Player, choice: int) -> int:
    """The most crystals that can still lower the cost (TTH-PAY-2)."""
    crystals = g.seats[p].crystals
    if not crystals:
        return 0
    power = g.rule.power
    useful = (cost(g, choice) + power - 2) // power
    return crystals if crystals < useful else useful


def hours_left(g: TrekkingPosition, choice: int, crystals: int) -> int:
    """The hours after crystals, at least one (TTH-PAY-2)."""
    hours = cost(g, choice) - g.rule.power * crystals
    return hours if hours > 1 else 1


def carry_out(g: TrekkingPosition, p: Player, choice: int, crystals: int) -> None:
    """Pay, move, collect, place, refill (TTH-TURN-5)."""
    hours, seat = hours_left(g, choice, crystals), g.seats[p]
    if crystals:
        seat.crystals -= crystals
        g.crystals += crystals
        if g.events is not None:
            g.tell("spend", p, (crystals, seat.crystals))
    move(g, p, hours)
    if choice != WARP:
        take(g, p, choice)
        return
    seat.warped = True
    steps = g.todays_warp().steps
    for i in range(len(steps) - 1, -1, -1):
        g.push(steps[i].later[p])


# ---- collecting and placing


def take(g: TrekkingPosition, p: Player, choice: int) -> None:
    """Collect what the chosen card gives, then place it."""
    if choice == ANCESTOR:
        collect(g, p, g.rule.ancestor, NO_ICON)
    else:
        collect(g, p, g.printed.cards[g.row[choice]].icons, g.rule.spaces[choice])
    if g.wilds or g.rule.exchange:
        g.push(FINISH[p][choice])
        if g.rule.exchange:
            g.push(EXCHANGE[p])
        if g.wilds:
            g.push(PLACE_WILD[p])
    else:
        finish(g, p, choice)


def finish(g: TrekkingPosition, p: Player, choice: int) -> None:
    """Put the card into the trek; the Row is refilled after one of its cards (TTH-ROW-4)."""
    if choice == ANCESTOR:
        add_ancestor(g, p)
    else:
        place_history(g, p, choice)
