"""The decisions of Scientia (SCI-D1 to SCI-D3) and the course of turns and rounds."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.scientia.state import FULL_TURN, HELD, SLOTS, Scientia, sci, turns_of
from quire.games.scientia.verbs import complete, go_home, has_room, occupied, take, turn, unfinished


def take_refusal(g: Scientia, b: int) -> str:
    """Why no card of a stack can be taken: none is there (SCI-TAKE-1), since it was completed this turn (SCI-STUDY-10)."""
    if g.present >> b & 1:
        return ""
    return "SCI-STUDY-10" if b in g.area else "SCI-TAKE-1"


@final
class Draft(Step):
    """SCI-SETUP-10: a card before the game begins; always asked (SCI-DEC-1)."""

    def rule(self) -> str:
        return "SCI-SETUP-10"

    def candidates(self, state: State) -> list[Action]:
        return sci(state).printed.take

    def refusal(self, state: State, action: Action) -> str:
        return "" if sci(state).present >> action.a & 1 else "SCI-SETUP-10"

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.takes[g.present]

    def forced(self, state: State, options: list[Action]) -> bool:
        return False

    def apply(self, state: State, action: Action) -> None:
        g = sci(state)
        take(g, self.player, action.a)
        if self.player == g.first:
            start_turn(g, g.first)      # SCI-SETUP-11
        else:
            g.active = (self.player - 1) % g.players
            g.push(DRAFTS[g.active])

    def data(self) -> list[int | str]:
        return ["Draft", self.player]


class Basic(Step):
    """SCI-TURN-2: a basic action, TAKE or ROTATE; inside an effect an impossible one is skipped (SCI-OP-ACT)."""

    def rule(self) -> str:
        return "SCI-TURN-2"

    def candidates(self, state: State) -> list[Action]:
        g = sci(state)
        mask = occupied(g, self.player)
        return g.printed.take + g.printed.turnings[mask | mask << 4]

    def refusal(self, state: State, action: Action) -> str:
        g = sci(state)
        if action.kind == "take":
            return take_refusal(g, action.a) if has_room(g, self.player) else "SCI-TAKE-1"
        cards = g.seats[self.player].cards
        most = turns_of(cards[action.a])
        if action.kind == "pair":
            most = max(most, turns_of(cards[action.b]))
        left = FULL_TURN - most
        return "" if left >= (2 if action.kind == "turn" and action.b == 2 else 1) else "SCI-ROT-2"

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        seat = g.seats[self.player]
        masks = seat.masks
        if HELD[masks >> 8 & 15] < seat.slots:
            return g.printed.takes[g.present] + g.printed.turnings[masks & 255]
        return g.printed.turnings[masks & 255]

    def apply(self, state: State, action: Action) -> None:
        self.act(sci(state), action)

    def act(self, g: Scientia, action: Action) -> bool:
        """Carry it out; whether a card is finished now."""
        p = self.player
        if action.kind == "take":
            take(g, p, action.a)
            return False
        if action.kind == "turn":
            return turn(g, p, action.a, action.b)
        first = turn(g, p, action.a, 1)
        return turn(g, p, action.b, 1) or first

    def data(self) -> list[int | str]:
        return ["Basic", self.player]


@final
class Study(Step):
    """SCI-STUDY-1: while cards are finished, one of them is completed; the player chooses which is next."""

    def rule(self) -> str:
        return "SCI-STUDY-1"

    def candidates(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.completions[occupied(g, self.player)]

    def refusal(self, state: State, action: Action) -> str:
        return "" if turns_of(sci(state).seats[self.player].cards[action.a]) == FULL_TURN else "SCI-STUDY-1"

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.completions[g.seats[self.player].masks >> 12]

    def forced(self, state: State, options: list[Action]) -> bool:
        return interchangeable(sci(state), self.player, options)

    def apply(self, state: State, action: Action) -> None:
        g = sci(state)
        g.push(self)        # SCI-STUDY-6: the others wait until this card is done
        complete(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Study", self.player]


def interchangeable(g: Scientia, p: Player, options: list[Action]) -> bool:
    """SCI-DEC-2: cards with equal project, turns and flasks need no choice."""
    if len(options) == 1:
        return True
    cards = g.seats[p].cards
    card = cards[options[0].a]
    for action in options:
        if cards[action.a] != card:
            return False
    return True


@final
class Turn(Basic):
    """SCI-TURN-1: the basic action of a turn; then study completion, if a card is finished, and the end of the turn."""

    def apply(self, state: State, action: Action) -> None:
        g = sci(state)
        if self.act(g, action):
            g.push(END_TURN)
            g.push(STUDIES[self.player])
        else:
            next_turn(g)        # SCI-TURN-4

    def data(self) -> list[int | str]:
        return ["Turn", self.player]


@final
class EndTurn(Step):
    """SCI-TURN-6: completed cards go home, and the next player moves."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, state: State) -> None:
        g = sci(state)
        go_home(g)
        next_turn(g)

    def data(self) -> list[int | str]:
        return ["EndTurn"]


def next_turn(g: Scientia) -> None:
    """The next player clockwise moves, or the game is over (SCI-END-2)."""
    p = g.active + 1
    if p == g.players:
        p = 0
    if p != g.first or g.round != g.last_round:
        start_turn(g, p)
    else:
        g.tell("end", NOBODY)


def start_turn(g: Scientia, p: Player) -> None:
    """SCI-TURN-7: a round begins with the first player."""
    if p == g.first:
        g.round += 1
        if g.events is not None:
            g.tell("round", NOBODY, (g.round,))
    g.active = p
    g.push(TURNS[p])


@final
class TakeOne(Step):
    """SCI-D4: a card to take by an effect."""

    def rule(self) -> str:
        return "SCI-OP-TAKE"

    def candidates(self, state: State) -> list[Action]:
        return sci(state).printed.take

    def refusal(self, state: State, action: Action) -> str:
        return take_refusal(sci(state), action.a)

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.takes[g.present]

    def apply(self, state: State, action: Action) -> None:
        g = sci(state)
        g.those |= 1 << take(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["TakeOne", self.player]


@final
class TakeBoth(Step):
    """SCI-D5: twins to take by an effect."""

    def rule(self) -> str:
        return "SCI-OP-TWINS"

    def candidates(self, state: State) -> list[Action]:
        return sci(state).printed.twins

    def refusal(self, state: State, action: Action) -> str:
        return "" if sci(state).twins >> action.a & 1 else "SCI-OP-TWINS"

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.twin_takes[g.twins]

    def apply(self, state: State, action: Action) -> None:
        g = sci(state)
        g.those |= 1 << take(g, self.player, action.a)
        g.those |= 1 << take(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["TakeBoth", self.player]


@final
class TurnSome(Step):
    """SCI-D7: an own card and how often it is turned, at least once (SCI-Q18)."""

    def __init__(self, player: Player, most: int) -> None:
        super().__init__(player)
        self.most = most

    def rule(self) -> str:
        return "SCI-OP-ROTUP"

    def candidates(self, state: State) -> list[Action]:
        g = sci(state)
        mask = occupied(g, self.player)
        return [g.printed.turn[s][k] for s in range(SLOTS) if mask >> s & 1 for k in range(self.most)]

    def refusal(self, state: State, action: Action) -> str:
        return "" if turns_of(sci(state).seats[self.player].cards[action.a]) + action.b <= FULL_TURN else "SCI-ROT-2"

    def apply(self, state: State, action: Action) -> None:
        turn(sci(state), self.player, action.a, action.b)

    def data(self) -> list[int | str]:
        return ["TurnSome", self.player, self.most]


@final
class FreeTurns(Step):
    """SCI-OP-ROTFREE: quarter turns given one at a time; where they suffice for all cards nobody is asked."""

    def __init__(self, player: Player, left: int) -> None:
        super().__init__(player)
        self.left = left

    def rule(self) -> str:
        return "SCI-OP-ROTFREE"

    def candidates(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.card_choices[occupied(g, self.player)]

    def refusal(self, state: State, action: Action) -> str:
        return "" if turns_of(sci(state).seats[self.player].cards[action.a]) < FULL_TURN else "SCI-ROT-2"

    def options(self, state: State) -> list[Action]:
        g = sci(state)
        return g.printed.card_choices[unfinished(g, self.player)]

    def forced(self, state: State, options: list[Action]) -> bool:
        g = sci(state)
        cards = g.seats[self.player].cards
        room = 0
        for action in options:
            room += FULL_TURN - turns_of(cards[action.a])
        return self.left >= room or interchangeable(g, self.player, options)

    def apply(self, state: State, action: Action) -> None:
        turn(sci(state), self.player, action.a, 1)
        if self.left > 1:
            state.push(FreeTurns(self.player, self.left - 1))

    def data(self) -> list[int | str]:
        return ["FreeTurns", self.player, self.left]


SEATS: Final = 4
DRAFTS: Final[list[Draft]] = [Draft(p) for p in range(SEATS)]
BASICS: Final[list[Basic]] = [Basic(p) for p in range(SEATS)]
STUDIES: Final[list[Study]] = [Study(p) for p in range(SEATS)]
TURNS: Final[list[Turn]] = [Turn(p) for p in range(SEATS)]
END_TURN: Final[EndTurn] = EndTurn()
TAKES: Final[list[TakeOne]] = [TakeOne(p) for p in range(SEATS)]
BOTH: Final[list[TakeBoth]] = [TakeBoth(p) for p in range(SEATS)]
