"""A scenario being played, line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quire.core.action import Action
from quire.core.errors import Illegal, QuireError
from quire.core.event import NOBODY, Player
from quire.core.game import Game, part
from quire.core.match import digest
from quire.core.state import State
from quire.testkit.script import HEAD, Line, Problem, Scenario, pair
from quire.testkit.table import Table
from quire.words import told


class Page:
    """Plays the lines of a scenario, or raises a Problem."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.table = Table(game, scenario)

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
        p, facts = self.table.whose(words)
        g = self.table.g or self.table.position()
        for name, value in facts:
            with _Fact(self.table.game, p, name, value):
                part(self.table.game, "kit").given(g, p, name, value)
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
                raise Problem("say: then [not] offered ACTION, then told KIND, or then score p0=POINTS")
            case _:
                self.facts_hold(words)

    def facts_hold(self, words: Sequence[str]) -> None:
        """Facts of a player or of the table hold."""
        p, facts = self.table.whose(words)
        g = self.table.position()
        for name, value in facts:
            if p == NOBODY and name in SHARED:
                found = SHARED[name](self.table.game, g)
            else:
                with _Fact(self.table.game, p, name, value):
                    found = part(self.table.game, "kit").fact(g, p, name)
            self.compare(name, found, value)

    def compare(self, name: str, found: str, expected: str) -> None:
        """Complain of what was found if it was not expected."""
        if found != expected:
            raise Problem(f"{name} is {found or 'nothing'}, not {expected or 'nothing'}")


def _winners(game: Game, g: State) -> str:
    if not g.over():
        raise Problem(f"the game is not over: {told.question(game, g)}")
    return ",".join(f"p{p}" for p in game.winners(g)) or "nobody"


SHARED: dict[str, Callable[[Game, State], str]] = {
    "options": lambda game, g: str(len(g.options)),
    "actor": lambda game, g: "nobody" if g.over() else f"p{g.actor()}",
    "over": lambda game, g: "yes" if g.over() else "no",
    "winners": _winners,
}


class _Fact:
    """Turns what a game raises for a fact that it does not know, or cannot read, into a complaint."""

    def __init__(self, game: Game, p: Player, name: str, value: str) -> None:
        self.fact = f"{name}={value}"
        self.name = name
        self.whose = "the table" if p == NOBODY else "a player"
        self.game = game

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        said = "" if error is None or not error.args else str(error.args[0])
        if isinstance(error, KeyError) and said in (self.name, ""):
            raise Problem(
                f"{self.game.title} knows no fact {self.name!r} of {self.whose}; its words are in facts.py"
            ) from error
        if isinstance(error, (KeyError, ValueError, IndexError)):
            raise Problem(f"cannot read {self.fact!r} as a fact of {self.whose}: {said}") from error


def _listed(actions: Sequence[Action]) -> str:
    few = ", ".join(action.text for action in actions[:8])
    return few + (f" and {len(actions) - 8} more" if len(actions) > 8 else "") or "none"
