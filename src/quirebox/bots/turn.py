"""A turn thought through: one player's decisions in a row, to the end of the turn or to where something new comes to
light."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import Event, Player
from quirebox.core.state import State

Worth = Callable[[State, Player], float]  # how well a player stands in a position
Trying = Callable[[State], list[Action]]  # the options that are followed further
LONGEST: Final = 60  # decisions in a line; somebody alone may have a turn without end


@final
class Line:
    """Some decisions of one player in a row, where they lead, and how well the player stands there."""

    def __init__(self, actions: list[Action], g: State, value: float) -> None:
        self.actions = actions
        self.g = g
        self.value = value


def by_value(line: Line) -> float:
    """The best come first."""
    return -line.value


@final
class Turn:
    """What one player may do with a turn: of all lines begun, the best few are followed to their ends."""

    def __init__(
        self,
        worth: Worth,
        trying: Trying,
        player: Player,
        guesses: list[State],
        nodes: int,
        beam: int,
        deadline: float,
    ) -> None:
        self.judge = worth
        self.trying = trying
        self.player = player
        self.guesses = (
            guesses  # imagined positions; the first is played on, all are asked where something comes to light
        )
        self.nodes = nodes  # positions to look at
        self.beam = beam  # lines kept at each further decision
        self.deadline = deadline
        self.seen = 0
        self.finished: list[Line] = []
        self.unfinished: list[Line] = []

    def lines(self, first: list[Action]) -> list[Line]:
        """Whole lines that begin with one of these, the best first."""
        self.seen = 0
        self.finished = []
        longer: list[Line] = []
        start = Line([], self.guesses[0], 0.0)
        for action in first:
            self.extend(start, action, longer)
        while longer:
            longer.sort(key=by_value)
            if self.spent() and self.finished:
                break
            lines = longer[: 1 if self.spent() else self.beam]  # what is begun must come to an end once
            longer = []
            for line in lines:
                if self.spent() and (longer or self.finished):
                    break
                for action in self.trying(line.g):
                    self.extend(line, action, longer)
        self.unfinished = longer
        self.finished.sort(key=by_value)
        return self.finished

    def whole(self, actions: list[Action]) -> Line:
        """A line that comes from elsewhere."""
        g = self.guesses[0].copy()
        luck = follow(g, actions)
        line = Line(actions, g, self.judge(g, self.player))
        if luck:
            self.ask_others(line)
        return line

    def worth(self, option: Action) -> float:
        """How well the player can stand after a turn that begins with the option, as far as it was thought about."""
        value = self.lines([option])[0].value
        return max(value, self.unfinished[0].value) if self.unfinished else value

    def spent(self) -> bool:
        """Whether it has been thought about long enough."""
        return self.seen >= self.nodes or perf_counter() > self.deadline

    def extend(self, line: Line, action: Action, longer: list[Line]) -> None:
        """Follow a line for one more decision, to its end or to be followed further."""
        self.seen += 1
        g = line.g.copy()
        events: list[Event] = []
        g.events = events
        g.apply(action)
        reveals = brought_to_light(events)
        value = self.judge(g, self.player)
        further = Line([*line.actions, action], g, value)
        if not reveals and g.actor() == self.player and len(further.actions) < LONGEST:
            longer.append(further)
            return
        if reveals:
            self.ask_others(further)
        self.finished.append(further)

    def ask_others(self, line: Line) -> None:
        """What comes to light differs from guess to guess: the mean counts."""
        for i in range(1, len(self.guesses)):
            self.seen += 1
            g = self.guesses[i].copy()
            follow(g, line.actions)
            value = self.judge(g, self.player)
            line.value += (value - line.value) / (i + 1)


def follow(g: State, actions: list[Action]) -> bool:
    """Play decisions one after the other; whether something came to light, or one of them is no longer possible."""
    events: list[Event] = []
    g.events = events
    for action in actions:
        if action not in g.options:
            return True
        g.apply(action)
    return brought_to_light(events)


def brought_to_light(events: list[Event]) -> bool:
    """Whether something happened that nobody can plan with."""
    for event in events:
        if event.reveals:
            return True
    return False
