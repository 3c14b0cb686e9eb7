"""Two Page Tome: scribble lands onto a map of your own and restore the fabled races."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from quirebox.core.audience import Eyes, Form, Voice
from quirebox.core.box import Box
from quirebox.core.event import Player
from quirebox.core.game import Game, Option
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.two_page_tome import agreement, content, features, invariants, save, schema, scoring, setup, view
from quirebox.games.two_page_tome.box import TomeBox
from quirebox.games.two_page_tome.position import position
from quirebox.games.two_page_tome.telling import goal, notation, words
from quirebox.games.two_page_tome.telling.facts import CARDS, FACTS


def standings(g: State) -> list[list[int]]:
    """How everybody stands."""
    return scoring.standings(position(g))


class TomeGame(Game):
    """Two Page Tome, as anybody outside sees it."""

    id = "two_page_tome"
    title = "Two Page Tome"
    version = 2
    seats = range(1, 7)
    solo = "solo"
    options: tuple[Option, ...] = agreement.OPTIONS
    folder = Path(__file__).parent
    package = __name__
    eyes = Eyes(
        view.view,
        features.features,
        view.imagine,
        printed=view.printed,
        numbers=features.NUMBERS,
        declared=schema.schema,
    )
    voice = Voice(
        FACTS,
        words.sentence,
        words.question,
        words.phrase,
        words.caution,
        goal.goal,
        notation=notation.notation,
        cards=CARDS,
        numbered=False,
    )
    standings = staticmethod(standings)
    form = Form(save.pack, save.unpack, save.step, invariants.check)

    def load_box(self, folder: Path, edition: str, hash: str) -> TomeBox:
        return content.load_box(folder, edition, hash, self.folder / "rules.toml")

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        agreement.check_options(options, players)

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        assert isinstance(box, TomeBox)
        return setup.set_up(box, players, rng, options)

    def winners(self, g: State) -> list[Player]:
        return scoring.winners(position(g))

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [scoring.sheet(position(g), p) for p in range(g.players)]


class FirstTomeGame(TomeGame):
    """Version 1: who wants to rest ends the move, and is asked again; for old records, tables and ladders."""

    version = agreement.FIRST_VERSION
    options = agreement.FIRST_OPTIONS


GAME = TomeGame()
GAME.earlier = (FirstTomeGame(),)
