"""The decisions of Scientia (SCI-D1 to SCI-D3) and the course of turns and rounds."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.scientia.state import FINISHED, FULL_TURN, HELD, NONE, ONLY, Scientia
from quire.games.scientia.verbs import complete, go_home, has_room, occupied, rotate, take, turn, unfinished


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

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.take

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, Scientia)
        return "" if g.present >> action.a & 1 else "SCI-SETUP-10"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.takes[g.present]

    def forced(self, g: State, options: list[Action]) -> bool:
        return False

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, Scientia)
        take(g, self.player, action.a)
        if self.player == g.first:
            begin_turn(g, g.first)  # SCI-SETUP-11
        else:
            g.active = (self.player - 1) % g.players
            g.push(DRAFTS[g.active])

    def data(self) -> list[int | str]:
        return ["Draft", self.player]


class Basic(Step):
    """SCI-TURN-2: a basic action, TAKE or ROTATE; inside an effect an impossible one is skipped (SCI-OP-ACT)."""

    def rule(self) -> str:
        return "SCI-TURN-2"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        mask = occupied(g, self.player)
        return g.printed.take + g.printed.turns(mask, mask)

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, Scientia)
        if action.kind == "take":
            return take_refusal(g, action.a) if has_room(g, self.player) else "SCI-TAKE-1"
        seat = g.seats[self.player]
        most = seat.turned(action.a)
        if action.kind == "pair":
            most = max(most, seat.turned(action.b))
        left = FULL_TURN - most
        return "" if left >= (2 if action.kind == "turn" and action.b == 2 else 1) else "SCI-ROT-2"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        seat = g.seats[self.player]
        if HELD[seat.turning] < seat.slots:
            return g.printed.takes[g.present] + g.printed.turnings[seat.turning]
        return g.printed.turnings[seat.turning]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, Scientia)
        if action.kind == "take":
            take(g, self.player, action.a)
        else:
            rotate(g, self.player, action)

    def data(self) -> list[int | str]:
        return ["Basic", self.player]


@final
class Study(Step):
    """SCI-STUDY-1: while cards are finished, one of them is completed; the player chooses which is next."""

    def rule(self) -> str:
        return "SCI-STUDY-1"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.completions[occupied(g, self.player)]

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, Scientia)
        return "" if g.seats[self.player].turned(action.a) == FULL_TURN else "SCI-STUDY-1"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.completions[FINISHED[g.seats[self.player].turning]]

    def forced(self, g: State, options: list[Action]) -> bool:
        assert isinstance(g, Scientia)
        return len(options) == 1 or interchangeable(g, self.player, options)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, Scientia)
        g.agenda.append(self)  # SCI-STUDY-6: the others wait until this card is done
        complete(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Study", self.player]


def interchangeable(g: Scientia, p: Player, options: list[Action]) -> bool:
    """SCI-DEC-2: cards with equal project, turns and flasks need no choice."""
    seat, first = g.seats[p], options[0].a
    for action in options:
        if seat.cards[action.a] != seat.cards[first] or seat.turned(action.a) != seat.turned(first):
            return False
    return True


@final
class Turn(Basic):
    """SCI-TURN-1: the basic action of a turn; then study completion, if a card is finished, and the end of the turn."""

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, Scientia)
        p = self.player
        if action.kind == "take":
            take(g, p, action.a)
        else:
            finished = rotate(g, p, action)
            if finished:
                g.agenda.append(END_TURN)
                g.agenda.append(STUDIES[p])
                if ONLY[finished] != NONE:  # nothing to choose
                    complete(g, p, ONLY[finished])
                return
        begin_turn(g, (p + 1) % g.players)  # SCI-TURN-4

    def data(self) -> list[int | str]:
        return ["Turn", self.player]


@final
class EndTurn(Step):
    """SCI-TURN-6: completed cards go home, and the next player moves."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, g: State) -> None:
        assert isinstance(g, Scientia)
        go_home(g)
        begin_turn(g, (g.active + 1) % g.players)

    def data(self) -> list[int | str]:
        return ["EndTurn"]


def begin_turn(g: Scientia, p: Player) -> None:
    """SCI-TURN-7: a round begins with the first player, unless the last one is over (SCI-END-2)."""
    if p == g.first:
        if g.round == g.last_round:
            g.tell("end", NOBODY)
            return
        g.round += 1
        if g.events is not None:
            g.tell("round", NOBODY, (g.round,))
    g.active = p
    g.upcoming = TURNS[p]  # nothing else is due


@final
class TakeOne(Step):
    """SCI-D4: a card to take by an effect."""

    def rule(self) -> str:
        return "SCI-OP-TAKE"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.take

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, Scientia)
        return take_refusal(g, action.a)

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.takes[g.present]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, Scientia)
        g.those |= 1 << take(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["TakeOne", self.player]


@final
class TakeBoth(Step):
    """SCI-D5: twins to take by an effect."""

    def rule(self) -> str:
        return "SCI-OP-TWINS"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.twins

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, Scientia)
        return "" if g.twins >> action.a & 1 else "SCI-OP-TWINS"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.twin_takes[g.twins]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, Scientia)
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

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        mask = occupied(g, self.player)
        return [a for a in g.printed.turn_up_to(self.most) if mask >> a.a & 1]

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, Scientia)
        return "" if g.seats[self.player].turned(action.a) + action.b <= FULL_TURN else "SCI-ROT-2"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.some_turns[self.most][g.seats[self.player].turning]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, Scientia)
        turn(g, self.player, action.a, action.b)

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

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.card_choices[occupied(g, self.player)]

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, Scientia)
        return "" if g.seats[self.player].turned(action.a) < FULL_TURN else "SCI-ROT-2"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, Scientia)
        return g.printed.card_choices[unfinished(g, self.player)]

    def forced(self, g: State, options: list[Action]) -> bool:
        assert isinstance(g, Scientia)
        room = 0
        for action in options:
            room += FULL_TURN - g.seats[self.player].turned(action.a)
        return self.left >= room or interchangeable(g, self.player, options)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, Scientia)
        turn(g, self.player, action.a, 1)
        if self.left > 1:
            g.push(FreeTurns(self.player, self.left - 1))

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
