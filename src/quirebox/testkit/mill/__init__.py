"""Mill: a tiny game of millers that uses everything in the core once. Read it before you add a game of your own; copy
it to begin."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from quirebox.core.audience import Eyes, Form, Voice
from quirebox.core.box import Box
from quirebox.core.errors import UnfitOption
from quirebox.core.game import Game, Option
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.testkit.mill.box import MillBox
from quirebox.testkit.mill.content import load_box
from quirebox.testkit.mill.features import features
from quirebox.testkit.mill.invariants import check
from quirebox.testkit.mill.save import pack, step, unpack
from quirebox.testkit.mill.schema import schema
from quirebox.testkit.mill.scoring import sheet
from quirebox.testkit.mill.setup import set_up
from quirebox.testkit.mill.telling.facts import FACTS
from quirebox.testkit.mill.telling.words import phrase, question, sentence
from quirebox.testkit.mill.view import imagine, printed, view


class MillGame(Game):
    """Mill, for two to four millers."""

    id = "mill"
    title = "Mill"
    version = 1
    seats = range(2, 5)
    options = (
        Option(
            "hands",
            "Cards in hand",
            {"hidden": "everybody sees only their own cards", "open": "all cards lie open on the table"},
        ),
    )
    folder = Path(__file__).parent
    package = __name__
    eyes = Eyes(view, features, imagine, printed, declared=schema)
    voice = Voice(FACTS, sentence, question, phrase, notation=phrase)
    form = Form(pack, unpack, step, check)

    def load_box(self, folder: Path, edition: str, hash: str) -> Box:
        return load_box(folder, edition, hash, self.folder / "rules.toml")

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        if options["hands"] == "open" and players > 3:
            raise UnfitOption("hands", "open", "MILL-SETUP-3", "with four players use 'hidden'")

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        assert isinstance(box, MillBox)
        return set_up(box, players, rng, options["hands"] == "open")

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return sheet(g)


GAME = MillGame()
