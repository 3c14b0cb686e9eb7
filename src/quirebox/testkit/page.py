"""A scenario being played, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.action import Action
from quirebox.core.errors import Illegal, QuireError
from quirebox.core.game import Game
from quirebox.core.match import digest
from quirebox.core.staging import look, make, pair, whose
from quirebox.core.step import Step
from quirebox.testkit.script import HEAD, Line, Problem, Scenario
from quirebox.testkit.table import Table


class Page:
    """Plays the lines of a scenario, or raises a Problem."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.table = Table(game, scenario)
        self.refusals: list[tuple[Step, str]] = []  # the decisions at which something was refused, and by which rule

    def play(self, line: Line) -> None:
        """Carry out one line."""
        word, *rest = line.words
        if word in HEAD:
            return
        if word == "rules":
            for rule in rest:
                self.table.known(rule)
        elif word == "given":
            self.given(rest)
        elif word == "then":
            self.then(rest)
        elif word == "setup":
            self.setup_refused(rest[1:])
        elif rest[:1] == ["!"]:
            self.refused(word, rest[1:])
        else:
            self.act(word, rest)

    # ---- what happens

    def given(self, words: Sequence[str]) -> None:
        """Make facts true."""
        make(self.table.game, self.table.g or self.table.position(), words)
        self.table.stale = True

    def act(self, who: str, words: Sequence[str]) -> None:
        """A player acts."""
        g = self.table.asked(who)
        action = self.table.find(" ".join(words))
        g.events = []
        g.attempt(action)

    def refused(self, who: str, words: Sequence[str]) -> None:
        """A player is refused, by a rule, and nothing changes."""
        *text, rule = words
        self.table.known(rule)
        g = self.table.asked(who)
        action = self.table.find(" ".join(text))
        before = digest(self.table.game, g)
        try:
            g.attempt(action)
        except Illegal as e:
            if e.rule != rule:
                raise Problem(f"refused by {e.rule} ({e.sentence}), not by {rule}") from None
        else:
            raise Problem(f"was allowed; {rule} should refuse it")
        if digest(self.table.game, g) != before:
            raise Problem("was refused, but changed the position")
        self.refusals.append((g.waiting, rule))

    def setup_refused(self, words: Sequence[str]) -> None:
        """Options are refused, with a message that names the rule."""
        *options, rule = words
        self.table.known(rule)
        try:
            self.table.game.new(
                self.table.players,
                self.table.scenario.seed,
                {**self.table.scenario.options, **dict(map(pair, options))},
                self.table.scenario.edition,
            )
        except QuireError as e:
            if rule not in str(e):
                raise Problem(f"was refused, but the message does not name {rule}: {e}") from None
        else:
            raise Problem(f"was allowed; {rule} should refuse it")

    # ---- what holds

    def then(self, words: Sequence[str]) -> None:
        """Something holds."""
        match words:
            case ["offered", _, *_]:
                if self.table.find(" ".join(words[1:])) not in self.table.position().options:
                    raise Problem(f"is not offered; offered are: {_listed(self.table.position().options)}")
            case ["not", "offered", _, *_]:
                if self.table.find(" ".join(words[2:])) in self.table.position().options:
                    raise Problem("is offered")
            case ["told", kind]:
                told = [event.kind for event in self.table.position().events or []]
                if kind not in told:
                    raise Problem(f"was not told; told were: {', '.join(told) or 'nothing'}")
            case ["score", _, *_]:
                for who, points in map(pair, words[1:]):
                    self.compare(
                        f"the score of {who}", str(self.table.position().scores()[self.table.seat(who)]), points
                    )
            case ["offered" | "told" | "score" | "not", *_]:
                raise Problem("write: then [not] offered ACTION, then told KIND, or then score p0=POINTS")
            case _:
                self.facts_hold(words)

    def facts_hold(self, words: Sequence[str]) -> None:
        """Facts of a player or of the table hold."""
        p, facts = whose(words, self.table.players)
        for name, value in facts:
            self.compare(name, look(self.table.game, self.table.position(), p, name, value), value)

    def compare(self, name: str, found: str, expected: str) -> None:
        """Complain of what was found if it was not expected."""
        if found != expected:
            raise Problem(f"{name} is {found or 'nothing'}, not {expected or 'nothing'}")


def _listed(actions: Sequence[Action]) -> str:
    few = ", ".join(action.text for action in actions[:8])
    return few + (f" and {len(actions) - 8} more" if len(actions) > 8 else "") or "none"
