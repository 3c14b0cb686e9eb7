"""Scenarios: pages of play that a player can check against the rulebook. The language is described in
docs/guides/adding-a-game.md.

for scenario in scenarios(game):
    run(game, scenario)             raises ScenarioFailed, which names file, line, and what was found
"""

from __future__ import annotations

from quirebox.core.errors import QuireError
from quirebox.core.game import Game
from quirebox.core.state import State
from quirebox.testkit.page import Page
from quirebox.testkit.script import Problem, Scenario, ScenarioFailed, load, scenarios

__all__ = ["Scenario", "ScenarioFailed", "load", "play", "run", "scenarios"]


def run(game: Game, scenario: Scenario) -> State:
    """Play a scenario; the position at its end."""
    return play(game, scenario).table.position()


def play(game: Game, scenario: Scenario) -> Page:
    """Play a scenario; the page as it was left."""
    page = Page(game, scenario)
    for line in scenario.lines:
        try:
            page.play(line)
        except (Problem, QuireError) as e:
            raise ScenarioFailed(scenario.path, line, str(e)) from e
    return page
