"""The script of scenarios: what its lines look like, before anything is played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from quirebox.core.game import HOUSE, Game
from quirebox.core.staging import is_seat

WORDS = (
    "scenario",
    "rules",
    "players",
    "option",
    "edition",
    "seed",
    "given",
    "then",
    "setup !",
    "p0, p1 … with an action",
    "p0 ! with an action and a rule",
)
HEAD = ("players", "option", "edition", "seed")  # words of the head of a scenario
SEED = 1  # where it does not matter
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
    name: str  # its id: the first word
    title: str
    players: int = 0  # 0: as few as the game allows
    options: dict[str, str] = field(default_factory=dict)
    edition: str = HOUSE  # or a folder with cards of its own, which may be told from the file of the scenario on
    seed: int = SEED
    rules: list[str] = field(default_factory=list)  # those it lists, then those that refuse something
    lines: list[Line] = field(default_factory=list)


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
            raise ScenarioFailed(
                s.path,
                Line(s.line, ("scenario", s.name)),
                f"{first.path.name}:{first.line} has the same id; each scenario has its own",
            )
        places[s.name] = s
    return found


def _begin(path: Path, line: Line) -> Scenario:
    if len(line.words) < 3:
        raise Problem("write: scenario ID what it shows")
    return Scenario(path, line.number, line.words[1], " ".join(line.words[2:]))


def _enter(s: Scenario, line: Line) -> None:
    word, *rest = line.words
    if word in HEAD and any(_acts(earlier) for earlier in s.lines):
        raise Problem(f"{word!r} belongs to the head of the scenario, before anything happens")
    if word == "rules":
        s.rules = list(dict.fromkeys([*s.rules, *rest]))
    elif word == "players":
        s.players = _number(rest, "players 3")
    elif word == "seed":
        s.seed = _number(rest, "seed 7")
    elif word == "edition":
        if len(rest) != 1:
            raise Problem("write: edition FOLDER, as seen from this file, or the name of one that comes with the game")
        s.edition = str(s.path.parent / rest[0]) if (s.path.parent / rest[0]).is_dir() else rest[0]
    elif word == "option":
        if len(rest) < 2:
            raise Problem("write: option NAME VALUE")
        s.options[rest[0]] = " ".join(rest[1:])
    elif rest[:1] == ["!"]:
        if len(rest) < 3:
            raise Problem(f"write: {word} ! what is refused, and the id of the rule that refuses it")
        s.rules = list(dict.fromkeys([*s.rules, rest[-1]]))
    elif word not in ("given", "then") and not is_seat(word):
        raise Problem(f"unknown word {word!r}; a line begins with {', '.join(WORDS)}")
    s.lines.append(line)


def _acts(line: Line) -> bool:
    return line.words[0] not in ("rules", "setup", *HEAD)


def _number(words: Sequence[str], example: str) -> int:
    if len(words) != 1 or not words[0].isdigit():
        raise Problem(f"found {' '.join(words)!r}; use a whole number, e.g. {example!r}")
    return int(words[0])
