"""Scenarios: pages of play that a player can check against the rulebook.  The language is described in docs/guides/adding-a-game.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

from quire.core.action import Action
from quire.core.errors import Illegal, QuireError, UnknownAction
from quire.core.event import NOBODY, Player
from quire.core.game import Game, seat
from quire.core.match import digest
from quire.core.state import State
from quire.core.step import OVER

WORDS = ("scenario", "rules", "players", "option", "seed", "given", "then", "setup !", "p0, p1 … with an action", "p0 ! with an action and a rule")
SEED = 1        # where it does not matter
COMMENT = re.compile(r"(^|\s)#.*")


class ScenarioFailed(AssertionError):
    """A line of a scenario that cannot be read or does not hold; names file, line, and what was found."""

    def __init__(self, path: Path, line: Line, problem: str) -> None:
        super().__init__(f"{path}:{line.number}: {line}\n    {problem}")
        self.line = line.number
        self.problem = problem


class Problem(Exception):
    """What is wrong with the line that is being read."""


@dataclass(frozen=True)
class Line:
    """One line of a scenario, without its comment."""

    number: int
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.words)


@dataclass
class Scenario:
    """One page of play."""

    path: Path
    line: int
    name: str                       # its id: the first word
    title: str
    players: int = 0                # 0: as few as the game allows
    options: dict[str, str] = field(default_factory=dict)
    seed: int = SEED
    rules: list[str] = field(default_factory=list)      # those it lists, then those that refuse something
    lines: list[Line] = field(default_factory=list)


# ---- reading


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    found: list[Scenario] = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = Line(number, tuple(COMMENT.sub("", text).split()))
        if not line.words:
            continue
        try:
            if line.words[0] == "scenario":
                found.append(_begin(path, line))
            elif not found:
                raise Problem("a file begins with: scenario ID what it shows")
            else:
                _enter(found[-1], line)
        except Problem as e:
            raise ScenarioFailed(path, line, str(e)) from None
    return found


def scenarios(game: Game) -> list[Scenario]:
    """All scenarios of a game, in the order of their files."""
    found = [s for path in sorted((game.folder / "scenarios").glob("*.play")) for s in load(path)]
    places: dict[str, Scenario] = {}
    for s in found:
        if s.name in places:
            first = places[s.name]
            raise ScenarioFailed(s.path, Line(s.line, ("scenario", s.name)), f"{first.path.name}:{first.line} has the same id; each scenario has its own")
        places[s.name] = s
    return found


def _begin(path: Path, line: Line) -> Scenario:
    if len(line.words) < 3:
        raise Problem("say: scenario ID what it shows")
    return Scenario(path, line.number, line.words[1], " ".join(line.words[2:]))


def _enter(s: Scenario, line: Line) -> None:
    word, *rest = line.words
    if word in ("players", "option", "seed") and any(_acts(earlier) for earlier in s.lines):
        raise Problem(f"{word!r} belongs to the head of the scenario, before anything happens")
    if word == "rules":
        s.rules = list(dict.fromkeys([*s.rules, *rest]))
    elif word == "players":
        s.players = _number(rest, "players 3")
    elif word == "seed":
        s.seed = _number(rest, "seed 7")
    elif word == "option":
        if len(rest) < 2:
            raise Problem("say: option NAME VALUE")
        s.options[rest[0]] = " ".join(rest[1:])
    elif rest[:1] == ["!"]:
        if len(rest) < 3:
            raise Problem(f"say: {word} ! what is refused, and the id of the rule that refuses it")
        s.rules = list(dict.fromkeys([*s.rules, rest[-1]]))
    elif word not in ("given", "then") and not _is_seat(word):
        raise Problem(f"unknown word {word!r}; a line begins with {', '.join(WORDS)}")
    s.lines.append(line)


def _acts(line: Line) -> bool:
    return line.words[0] not in ("rules", "players", "option", "seed", "setup")


def _is_seat(word: str) -> bool:
    return re.fullmatch(r"p\d+", word) is not None


def _number(words: Sequence[str], example: str) -> int:
    if len(words) != 1 or not words[0].isdigit():
        raise Problem(f"found {' '.join(words)!r}; say a whole number, e.g. {example!r}")
    return int(words[0])


# ---- playing


def run(game: Game, scenario: Scenario) -> State:
    """Play a scenario; the position at its end."""
    page = _Page(game, scenario)
    for line in scenario.lines:
        try:
            page.play(line)
        except (Problem, QuireError) as e:
            raise ScenarioFailed(scenario.path, line, str(e)) from e
    return page.position()


class _Page:
    """A scenario while it is being played."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.players = scenario.players or game.seats[0]
        self.g: State | None = None
        self.stale = False          # `given` has changed the position: its options are not worked out yet

    def position(self) -> State:
        """The position, set up when it is first asked for, with its options worked out."""
        if self.g is None:
            self.g = self.game.new(self.players, self.scenario.seed, self.scenario.options)
            self.g.events = []
        if self.stale:
            self.stale = False
            _work_out_options(self.g)
        return self.g

    def play(self, line: Line) -> None:
        word, *rest = line.words
        if word in ("players", "option", "seed"):
            return
        if word == "rules":
            for rule in rest:
                self.known(rule)
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

    def known(self, rule: str) -> None:
        """Complain of a rule that does not exist."""
        rules = self.game.box().rules
        if rule not in rules:
            raise Problem(f"there is no rule {rule}{_close(rule, rules)}")

    # ---- what happens

    def given(self, words: Sequence[str]) -> None:
        p, facts = self.whose(words)
        g = self.g or self.position()
        for name, value in facts:
            with _Fact(self.game, p, name, value):
                self.game.given(g, p, name, value)
        self.stale = True

    def act(self, who: str, words: Sequence[str]) -> None:
        g = self.asked(who)
        action = self.find(" ".join(words))
        g.events = []
        g.attempt(action)

    def refused(self, who: str, words: Sequence[str]) -> None:
        *text, rule = words
        self.known(rule)
        g = self.asked(who)
        action = self.find(" ".join(text))
        before = digest(self.game, g)
        try:
            g.attempt(action)
        except Illegal as e:
            if e.rule != rule:
                raise Problem(f"refused by {e.rule} ({e.sentence}), not by {rule}") from None
        else:
            raise Problem(f"was allowed; {rule} should refuse it")
        if digest(self.game, g) != before:
            raise Problem("was refused, but changed the position")

    def setup_refused(self, words: Sequence[str]) -> None:
        *options, rule = words
        self.known(rule)
        try:
            self.game.new(self.players, self.scenario.seed, {**self.scenario.options, **dict(map(_pair, options))})
        except QuireError as e:
            if rule not in str(e):
                raise Problem(f"was refused, but the message does not name {rule}: {e}") from None
        else:
            raise Problem(f"was allowed; {rule} should refuse it")

    # ---- what holds

    def then(self, words: Sequence[str]) -> None:
        match words:
            case ["offered", _, *_]:
                if self.find(" ".join(words[1:])) not in self.position().options:
                    raise Problem(f"is not offered; offered are: {_listed(self.position().options)}")
            case ["not", "offered", _, *_]:
                if self.find(" ".join(words[2:])) in self.position().options:
                    raise Problem("is offered")
            case ["told", kind]:
                told = [event.kind for event in self.position().events or []]
                if kind not in told:
                    raise Problem(f"was not told; told were: {', '.join(told) or 'nothing'}")
            case ["score", _, *_]:
                for who, points in map(_pair, words[1:]):
                    self.compare(f"the score of {who}", str(self.position().scores()[self.seat(who)]), points)
            case ["offered" | "told" | "score" | "not", *_]:
                raise Problem("say: then [not] offered ACTION, then told KIND, or then score p0=POINTS")
            case _:
                self.facts_hold(words)

    def facts_hold(self, words: Sequence[str]) -> None:
        p, facts = self.whose(words)
        g = self.position()
        for name, value in facts:
            if p == NOBODY and name in SHARED:
                found = SHARED[name](self.game, g)
            else:
                with _Fact(self.game, p, name, value):
                    found = self.game.fact(g, p, name)
            self.compare(name, found, value)

    def compare(self, name: str, found: str, expected: str) -> None:
        if found != expected:
            raise Problem(f"{name} is {found or 'nothing'}, not {expected or 'nothing'}")

    # ---- who and what

    def asked(self, who: str) -> State:
        """The position, if it is that player's decision."""
        p, g = self.seat(who), self.position()
        if g.over():
            raise Problem("the game is over")
        if p != g.actor():
            raise Problem(f"it is p{g.actor()}'s decision: {self.game.question(g)}")
        return g

    def seat(self, who: str) -> Player:
        p = seat(who, self.players)
        if p == NOBODY:
            raise Problem(f"there is no player {who}; there are p0 to p{self.players - 1}")
        return p

    def whose(self, words: Sequence[str]) -> tuple[Player, list[tuple[str, str]]]:
        """The player (or NOBODY: the table) and the facts that a line speaks of."""
        p = NOBODY
        if words and _is_seat(words[0]):
            p, words = self.seat(words[0]), words[1:]
        if not words:
            raise Problem("say one or more facts, e.g. p0 coins=2 or round=5")
        return p, [_pair(word) for word in words]

    def find(self, text: str) -> Action:
        """The action that reads so, or the one candidate whose phrase begins so."""
        g = self.position()
        candidates = g.waiting.candidates(g)
        for action in candidates:
            if action.text == text:
                return action
        phrases = {action: self.game.phrase(g, action) for action in candidates}
        exact = [action for action, phrase in phrases.items() if phrase == text]
        found = exact or [action for action, phrase in phrases.items() if phrase.startswith(text + " ")]
        if len(found) > 1:
            raise Problem(f"several actions begin so: {', '.join(phrases[action] for action in found)}")
        if found:
            return found[0]
        if text in g.box.space.by_text:
            return g.box.space.by_text[text]
        known = [*phrases.values(), *g.box.space.by_text]
        raise UnknownAction(text, get_close_matches(text, known, 3) or [action.text for action in g.options[:6]])


def _winners(game: Game, g: State) -> str:
    if not g.over():
        raise Problem(f"the game is not over: {game.question(g)}")
    return ",".join(f"p{p}" for p in game.winners(g)) or "nobody"


SHARED: dict[str, Callable[[Game, State], str]] = {
    "options": lambda game, g: str(len(g.options)),
    "actor": lambda game, g: "nobody" if g.over() else f"p{g.actor()}",
    "over": lambda game, g: "yes" if g.over() else "no",
    "winners": _winners,
}


def _work_out_options(g: State) -> None:
    """What may be chosen after `given`; a decision without any option is passed over, one with a single option waits to be played."""
    if g.upcoming is not OVER:          # pushed by a fact: it follows the present decision
        g.agenda.append(g.upcoming)
        g.upcoming = OVER
    g.options = g.waiting.options(g)
    if not g.options:
        g.push(g.waiting)
        g.settle()


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
            raise Problem(f"{self.game.title} knows no fact {self.name!r} of {self.whose}; its words are in facts.py") from error
        if isinstance(error, (KeyError, ValueError, IndexError)):
            raise Problem(f"cannot read {self.fact!r} as a fact of {self.whose}: {said}") from error


def _pair(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals or not name:
        raise Problem(f"found {word!r}; say NAME=VALUE, without spaces")
    return name, value


def _close(word: str, known: Sequence[str] | dict[str, str]) -> str:
    close = get_close_matches(word, list(known), 3)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def _listed(actions: Sequence[Action]) -> str:
    few = ", ".join(action.text for action in actions[:8])
    return few + (f" and {len(actions) - 8} more" if len(actions) > 8 else "") or "none"
