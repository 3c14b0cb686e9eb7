"""A turn: choosing, paying, moving (TTH-TURN, TTH-PICK, TTH-PAY)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.trekking.printed import ANCESTOR, NO_CARD, NO_ICON, NOON, SLOTS, WARP
from quire.games.trekking.state import Trekking, tth
from quire.games.trekking.steps.benefits import EXCHANGE, PLACE_WILD, collect
from quire.games.trekking.steps.treks import add_ancestor, place_history


class Choose(Step):
    """The active player takes a Row card or an Ancestor, or activates the Warp (TTH-TURN-4)."""

    def rule(self) -> str:
        return "TTH-TURN-4"

    def candidates(self, g: State) -> list[Action]:
        h = tth(g)
        return h.printed.turn if h.warps else [*h.printed.takes, h.printed.ancestor, h.printed.rest]

    def refusal(self, g: State, action: Action) -> str:
        h = tth(g)
        if action is h.printed.rest:
            return "TTH-TURN-4" if self.possible(h) else ""
        if action is h.printed.ancestor:
            return "" if can_take_ancestor(h, self.player) else "TTH-PICK-2"
        if action is h.printed.warp:
            return warp_refusal(h, self.player)
        return "" if h.row[action.a] != NO_CARD else "TTH-PICK-1"

    def options(self, g: State) -> list[Action]:
        h = tth(g)
        return h.printed.choices[self.possible(h)]

    def possible(self, g: Trekking) -> int:
        """A bit for each slot with a card, for the Ancestor and for the Warp."""
        bits = 63 if g.row[0] != NO_CARD else sum([1 << s for s in range(SLOTS) if g.row[s] != NO_CARD])
        if g.ancestors and g.seats[self.player].trek:
            bits |= 1 << ANCESTOR
        if g.warps and not warp_refusal(g, self.player):
            bits |= 1 << WARP
        return bits

    def apply(self, g: State, action: Action) -> None:
        h = tth(g)
        if action is h.printed.rest:
            rest(h, self.player)
            return
        tell_choice(h, self.player, action.a)
        most = crystals_to_spend(h, self.player, action.a)
        if most:
            h.push(SPEND[self.player][action.a])
        else:
            carry_out(h, self.player, action.a, 0)

    def data(self) -> list[int | str]:
        return ["Choose", self.player]


class Spend(Step):
    """The player says how many crystals lower the cost (TTH-PAY-2)."""

    def __init__(self, player: Player, choice: int) -> None:
        super().__init__(player)
        self.choice = choice  # a slot, ANCESTOR or WARP

    def rule(self) -> str:
        return "TTH-PAY-3"

    def candidates(self, g: State) -> list[Action]:
        return tth(g).printed.spends

    def refusal(self, g: State, action: Action) -> str:
        return "" if action.a <= crystals_to_spend(tth(g), self.player, self.choice) else "TTH-PAY-2"

    def options(self, g: State) -> list[Action]:
        h = tth(g)
        return h.printed.to_spend[crystals_to_spend(h, self.player, self.choice)]

    def apply(self, g: State, action: Action) -> None:
        carry_out(tth(g), self.player, self.choice, action.a)

    def data(self) -> list[int | str]:
        return ["Spend", self.player, self.choice]


class Finish(Step):
    """The card taken goes into the trek once its benefits are placed (TTH-TURN-5)."""

    def __init__(self, owner: Player, choice: int) -> None:
        super().__init__(NOBODY)
        self.owner = owner
        self.choice = choice

    def run(self, g: State) -> None:
        finish(tth(g), self.owner, self.choice)

    def data(self) -> list[int | str]:
        return ["Finish", self.owner, self.choice]


SPEND: Final[list[list[Step]]] = [[Spend(p, choice) for choice in range(WARP + 1)] for p in range(4)]
CHOOSE: Final[list[Step]] = [Choose(p) for p in range(4)]
FINISH: Final[list[list[Step]]] = [[Finish(p, choice) for choice in range(WARP)] for p in range(4)]


# ---- choosing


def can_take_ancestor(g: Trekking, p: Player) -> bool:
    """Whether an Ancestor is left, and a trek for it to join (TTH-PICK-2)."""
    return g.ancestors > 0 and len(g.seats[p].trek) > 0


def warp_refusal(g: Trekking, p: Player) -> str:
    """The rule that forbids to activate today's Warp, or ''."""
    warp = g.printed.warps[g.warps[g.day]]
    if not warp.steps:
        return "TTH-TW-7"
    if g.seats[p].warped:
        return "TTH-TW-3"
    return "" if warp.steps[0].possible(g, p) else "TTH-TW-4"


def tell_choice(g: Trekking, p: Player, choice: int) -> None:
    """State what was chosen."""
    if g.events is None:
        return
    if choice == WARP:
        g.tell("warp", p, (g.warps[g.day],))
    elif choice == ANCESTOR:
        g.tell("ancestor", p, (g.family[g.ancestors - 1],))
    else:
        g.tell("take", p, (g.row[choice], choice))


# ---- paying and moving


def cost(g: Trekking, choice: int) -> int:
    """The hours before crystals (TTH-PAY-1)."""
    if choice == WARP:
        return g.printed.warps[g.warps[g.day]].hours
    hours = g.printed.cards[g.row[choice] if choice < SLOTS else g.family[0]].hours
    return hours - g.rule.discount if hours >= g.rule.dear else hours


def crystals_to_spend(g: Trekking, p: Player, choice: int) -> int:
    """The most crystals that can still lower the cost (TTH-PAY-2)."""
    crystals = g.seats[p].crystals
    if not crystals:
        return 0
    power = g.rule.power
    useful = (cost(g, choice) + power - 2) // power
    return crystals if crystals < useful else useful


def carry_out(g: Trekking, p: Player, choice: int, crystals: int) -> None:
    """Pay, move, collect, place, refill (TTH-TURN-5)."""
    hours = cost(g, choice) - g.rule.power * crystals
    if crystals:
        g.seats[p].crystals -= crystals
        g.crystals += crystals
        g.tell("spend", p, (crystals, g.seats[p].crystals))
    move(g, p, hours if hours > 1 else 1)
    if choice != WARP:
        take(g, p, choice)
        return
    g.seats[p].warped = True
    steps = g.printed.warps[g.warps[g.day]].steps
    for i in range(len(steps) - 1, -1, -1):
        g.push(steps[i].later[p])


def move(g: Trekking, p: Player, hours: int) -> None:
    """Move the watch forward, no further than twelve, onto the stack there (TTH-PAY-4 to TTH-PAY-7)."""
    seat = g.seats[p]
    rule = g.rule if p < g.players else g.printed.rule  # TTH-SOLO-8
    start = seat.hour
    to = start + hours
    if to > NOON:
        to = NOON
    company = rule.company is not None and to < NOON and to in [other.hour for other in g.seats]
    seat.hour = to
    g.order.remove(p)
    g.order.append(p)
    if g.events is not None:
        g.tell("move", p, (hours, start, to, start + hours - to))
    if start + hours == NOON:
        seat.punctuality += rule.punctuality
        g.tell("punctual", p, (rule.punctuality, seat.track()))
    if rule.chimes >> to & 1:
        collect(g, p, rule.chime, NO_ICON)
    if company and rule.company is not None:
        collect(g, p, rule.company, NO_ICON)


def rest(g: Trekking, p: Player) -> None:
    """Nothing can be done: the watch goes to twelve, without a bonus (TTH-TURN-6)."""
    g.seats[p].hour = NOON
    g.order.remove(p)
    g.order.append(p)
    g.tell("rest", p)


# ---- collecting and placing


def take(g: Trekking, p: Player, choice: int) -> None:
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


def finish(g: Trekking, p: Player, choice: int) -> None:
    """Put the card into the trek; the Row is refilled after one of its cards (TTH-ROW-4)."""
    if choice == ANCESTOR:
        add_ancestor(g, p)
    else:
        place_history(g, p, choice)
