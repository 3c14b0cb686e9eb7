"""Scientia, by Evan Song: four fields of science, two to four players, no luck after the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from quirebox.core.audience import Eyes, Form, Voice
from quirebox.core.box import Box
from quirebox.core.game import Game, Option
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.scientia import content, features, invariants, save, schema, scoring, setup, view
from quirebox.games.scientia.box import ScientiaBox
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.telling import words
from quirebox.games.scientia.telling.facts import CARDS, FACTS
from quirebox.games.scientia.telling.notation import notation


def standings(g: State) -> list[list[int]]:
    """How everybody stands."""
    assert isinstance(g, ScientiaPosition)
    return scoring.standings(g)


class ScientiaGame(Game):
    """The game as others see it."""

    id = "scientia"
    title = "Scientia"
    version = 1
    seats = range(2, 5)
    settled = True  # SCI-INFO-1, SCI-INFO-2
    folder = Path(__file__).parent
    package = __name__
    eyes = Eyes(
        view.view,
        features.features,
        printed=view.printed,
        numbers=features.NUMBERS,
        declared=schema.schema,
    )
    voice = Voice(FACTS, words.sentence, words.question, words.phrase, words.caution, notation=notation, cards=CARDS)
    standings = staticmethod(standings)
    form = Form(save.pack, save.unpack, save.step, invariants.check)
    varied = MappingProxyType({"set": "random"})  # there is no luck in it but this
    options = (
        Option(
            "set",
            "Projects",
            {
                "first": "The first step of science: for a first game",
                "collab": "Advancing science: collaborating fields",
                "best": "For the best of scientific achievement",
                "twin-studies": "both copies of one project",
                "crossroads": "many fields at once",
                "generous-rivals": "flasks on rivals' cards",
                "perpetual-motion": "long chains, extra actions",
                "random": "any legal set",
            },
            free="12 project numbers, separated by commas, or a set of another edition",
        ),
        Option(
            "first_player",
            "First player",
            {"random": "by lot", "0": "seat 0", "1": "seat 1", "2": "seat 2", "3": "seat 3"},
        ),
        Option(
            "special_reading",
            "Special scores",
            {
                "occupied": "a lone cube on space 3 scores",
                "reached_end": "only once a cube has reached space 4 (SCI-Q9)",
            },
        ),
        Option(
            "tie_break",
            "Ties",
            {"shared": "tied leaders share the victory", "tournament": "technology, then cubes, then pool decide"},
        ),
    )

    def load_box(self, folder: Path, edition: str, hash: str) -> ScientiaBox:
        return content.load_box(folder, edition, hash)

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        setup.check_options(options, players)

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> ScientiaPosition:
        assert isinstance(box, ScientiaBox)
        return setup.set_up(box, players, rng, options)

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        assert isinstance(g, ScientiaPosition)
        return [scoring.sheet(g, p) for p in range(g.players)]


GAME = ScientiaGame()
