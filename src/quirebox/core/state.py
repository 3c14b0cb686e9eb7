"""A position: plain data, and what must still happen as a stack of steps."""

from __future__ import annotations

from quirebox.core.action import NOTHING, Action
from quirebox.core.box import Box
from quirebox.core.errors import GameOver, Illegal
from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.native import mypyc_attr
from quirebox.core.rng import Rng
from quirebox.core.step import OVER, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position.  Subclasses add ints and lists, a positional constructor and a `copy` that copies every list."""

    def __init__(
        self, box: Box, players: int, rng: Rng, agenda: list[Step], waiting: Step, options: list[Action]
    ) -> None:
        self.box = box  # the printed edition: immutable, shared by copies
        self.players = players
        self.rng = rng
        self.agenda = agenda  # what follows; the last comes first
        self.waiting = waiting  # the decision to be made now, or OVER
        self.options = options  # what may be chosen; made by `settle`, never edited
        self.events: list[Event] | None = None  # None: nobody is listening
        self.upcoming: Step = OVER  # the top of the agenda while it settles, so that short chains need no list

    def copy(self) -> State:
        """A position of its own, equal to this one; events are not copied."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: as its game saves it; events are left behind."""
        from quirebox.core.saving import pickled

        return pickled(self)

    def scores(self) -> list[int]:
        """The points of every player now."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.waiting is OVER

    def actor(self) -> Player:
        """Who must choose now; NOBODY once the game is over."""
        return self.waiting.player

    def legal(self) -> list[Action]:
        """What the actor may do; empty once the game is over.  Do not edit the list."""
        return self.options

    def apply(self, action: Action) -> None:
        """Play a legal action, unchecked, then run steps until one needs a choice, and work out its options, once."""
        self.waiting.apply(self, action)
        while True:
            step = self.upcoming
            if step is not OVER:
                self.upcoming = OVER
            elif self.agenda:
                step = self.agenda.pop()
            else:
                self.waiting = OVER
                self.options = []
                return
            if step.player == NOBODY:
                step.run(self)
                continue
            options = step.options(self)
            if not options:
                step.run(self)
            elif step.forced(self, options):
                step.apply(self, options[0])
            else:
                self.waiting = step
                self.options = options
                return

    def settle(self) -> None:
        """Go on to the first decision of what is on the agenda, as `apply` does to the next one."""
        self.waiting = OVER
        self.apply(NOTHING)

    def attempt(self, action: Action) -> None:
        """Play an action, or raise `Illegal` with the rule that forbids it."""
        if self.waiting is OVER:
            raise GameOver(action.text)
        rule = self.refusal(action)
        if rule:
            raise Illegal(rule, self.box.rules.get(rule, ""), action.text, [a.text for a in self.options])
        self.apply(action)

    def refusal(self, action: Action) -> str:
        """The id of the rule that forbids the action now, or ''."""
        for option in self.options:  # `in` would ask every option whether it equals the action
            if option is action:
                return ""
        if action in self.waiting.candidates(self):
            return self.waiting.why(self, action)
        return self.waiting.rule()

    def refused(self) -> list[tuple[Action, str]]:
        """The candidates that are not options, each with the rule that says why."""
        step = self.waiting
        return [(a, step.why(self, a)) for a in step.candidates(self) if a not in self.options]

    def push(self, step: Step) -> None:
        """Let a step happen before everything that is already on the agenda."""
        if self.upcoming is not OVER:
            self.agenda.append(self.upcoming)
        self.upcoming = step

    def end(self) -> None:
        """Let nothing more happen: the game is over when the present step is done."""
        self.agenda.clear()
        self.upcoming = OVER

    def tell(self, kind: str, player: Player, args: tuple[int, ...] = (), seen_by: Player = NOBODY) -> None:
        """State a fact that follows from what everybody could know."""
        if self.events is not None:
            self.events.append(Event(kind, player, args, seen_by, False))

    def reveal(self, kind: str, player: Player, args: tuple[int, ...] = (), seen_by: Player = NOBODY) -> None:
        """State a fact that was hidden or undecided until now: nothing before it can be undone."""
        if self.events is not None:
            self.events.append(Event(kind, player, args, seen_by, True))
