"""What every game must satisfy: the conformance kit, its scenarios, and rules that page, code and scenarios agree on.

Some 20 random games of each game are shared by its variants, at least one for each; QUIRE_EXAMPLES=50 plays 50 of
each variant, others each time.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quirebox.core.game import Game
from quirebox.games import games
from quirebox.testkit.conformance import check, same_in_other_processes, variants
from quirebox.testkit.coverage import coverage
from quirebox.testkit.mill import GAME as MILL
from quirebox.testkit.refusals import unshown
from quirebox.testkit.scenario import Scenario, run, scenarios

GAMES = [*games().values(), MILL]
USUALLY = 20
PAGES = Path(__file__).parents[1] / "docs" / "rules"

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def named(game: Game, players: int, options: dict[str, str]) -> str:
    return "-".join([game.id, str(players), *(f"{name}={value}" for name, value in options.items())])


def with_marks(game: Game) -> Iterator[object]:
    """The variants of a game. All but the first for each number of players are marked `thorough`."""
    met = set[int]()
    for players, options in variants(game):
        marks = [pytest.mark.thorough] if players in met else []
        met.add(players)
        yield pytest.param(game, players, options, id=named(game, players, options), marks=marks)


VARIANTS = [variant for game in GAMES for variant in with_marks(game)]
SCENARIOS = [
    pytest.param(game, scenario, id=f"{game.id}::{scenario.name}") for game in GAMES for scenario in scenarios(game)
]


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_conforms(game: Game, players: int, options: dict[str, str]) -> None:
    examples = int(os.environ.get("QUIRE_EXAMPLES", max(1, USUALLY // len(variants(game)))))
    first = crc32(named(game, players, options).encode())  # other seeds for other variants

    @settings(max_examples=examples)
    @given(seed=st.integers(0, 2**32))
    def random_games(seed: int) -> None:
        assert check(game, players, options, first + seed) > 0

    random_games()


@every_game
def test_is_the_same_in_other_processes(game: Game) -> None:
    same_in_other_processes(game, game.seats[-1], seed=3)


@every_game
def test_has_a_variant_for_every_number_of_players(game: Game) -> None:
    assert {players for players, _ in variants(game)} == set(game.seats)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_plays_as_the_rules_say(game: Game, scenario: Scenario) -> None:
    run(game, scenario)


@every_game
def test_every_rule_is_exercised_or_says_why_not(game: Game) -> None:
    assert coverage(game).gaps == []


@every_game
def test_every_refusal_is_shown_so_that_its_rule_is_the_right_one(game: Game) -> None:
    assert unshown(game) == []


@every_game
def test_page_and_code_number_the_same_rules(game: Game) -> None:
    rules = set(game.box().rules)
    prefix = next(iter(rules)).split("-")[0]
    chapters = {rule.rpartition("-")[0] for rule in rules} - {prefix}  # decisions (SCI-Q9) may be on the page only
    named = set(re.findall(rf"\b{prefix}(?:-[A-Z0-9]+)+\b", (PAGES / f"{game.id}.md").read_text(encoding="utf-8")))
    assert rules - named == set(), "rules that the page does not mention"
    assert {id for id in named - rules if id.rpartition("-")[0] in chapters} == set(), "rules that only the page knows"
