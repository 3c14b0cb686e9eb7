"""Rule coverage: which scenarios exercise which rules, and which rules nothing exercises."""

from __future__ import annotations

from dataclasses import dataclass

from quirebox.core.game import Game
from quirebox.core.plain import read_toml
from quirebox.testkit.scenario import scenarios


@dataclass(frozen=True)
class Coverage:
    """Every rule of a game is in one of these, in the order of its `rules.toml`."""

    covered: dict[str, list[str]]  # rule id -> the scenarios that exercise it
    untested: dict[str, str]  # rule id -> why no scenario can
    gaps: list[str]  # neither


def coverage(game: Game) -> Coverage:
    """What the scenarios of a game exercise: the rules that they list, and those that refuse something."""
    tests: dict[str, list[str]] = {}
    for scenario in scenarios(game):
        for rule in scenario.rules:
            tests.setdefault(rule, []).append(scenario.name)
    rules = read_toml(game.folder / "rules.toml").table()
    covered = {id: tests[id] for id in rules if id in tests}
    untested = {id: rule["untested"].text() for id, rule in rules.items() if id not in tests and rule.has("untested")}
    return Coverage(covered, untested, [id for id in rules if id not in covered and id not in untested])
