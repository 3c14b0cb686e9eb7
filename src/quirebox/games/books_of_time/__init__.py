"""Books of Time: three books to be written, read in order, and turned, while the Chronicle counts the rounds."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from quirebox.core.audience import Eyes, Form, Voice
from quirebox.core.box import Box
from quirebox.core.errors import UnfitOption
from quirebox.core.event import Player
from quirebox.core.game import Game, Option
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.books_of_time import content, features, invariants, save, schema, scoring, setup, view
from quirebox.games.books_of_time.box import SEATS, BooksOfTimeBox
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.telling import goal, words
from quirebox.games.books_of_time.telling.facts import CARDS, FACTS
from quirebox.games.books_of_time.telling.notation import notation


def standings(g: State) -> list[tuple[int, int]]:
    """How everybody stands."""
    assert isinstance(g, BooksOfTimePosition)
    return scoring.standings(g)


class BooksOfTimeGame(Game):
    """Books of Time for one to four players."""

    id = "books_of_time"
    title = "Books of Time"
    version = 1
    seats = range(1, SEATS + 1)
    solo = "difficulty"
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
        notation=notation,
        cards=CARDS,
    )
    standings = staticmethod(standings)
    form = Form(save.pack, save.unpack, save.step, invariants.check)
    options = (
        Option(
            "difficulty",
            "Against Scribbles (one player only)",
            {
                "medium": "16 rounds; one challenge and 110 points win",
                "easy": "17 rounds; one challenge and 100 points win",
                "hard": "16 rounds and a fourth challenge; two challenges and 120 points win",
            },
        ),
        Option(
            "turn_scope",
            "Turn pages: which books pay their instant benefit",
            {"all": "all three, turned or not, as the rulebook says", "turned": "only those that were turned"},
        ),
        Option("chronicle_used", "Pages bound into the Chronicle", {"15": "16 rounds", "14": "15 rounds"}),
        Option(
            "payment",
            "Paying with Files",
            {
                "automatic": "Pens and Paper first, Files for what is missing",
                "strict": "the payer says how many Files replace Pens and Paper",
            },
        ),
        Option(
            "discards",
            "What counts as discarded for a challenge (one player only)",
            {
                "board": "pages that leave your board",
                "all": "pages refreshed out of the offer, too, which the rulebook also calls discarded (BOT-SOLO-14)",
            },
        ),
    )

    def load_box(self, folder: Path, edition: str, hash: str) -> BooksOfTimeBox:
        return content.load_box(folder, edition, hash, self.folder / "rules.toml")

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        for name, usual, rule in (("difficulty", "medium", "BOT-SOLO-3"), ("discards", "board", "BOT-SOLO-14")):
            if players > 1 and options[name] != usual:
                remedy = f"it is for one player alone; leave it out for {players} players"
                raise UnfitOption(name, options[name], rule, remedy)

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> BooksOfTimePosition:
        return setup.set_up(box, players, rng, options)

    def winners(self, g: State) -> list[Player]:
        assert isinstance(g, BooksOfTimePosition)
        return scoring.winners(g)

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        assert isinstance(g, BooksOfTimePosition)
        return [scoring.sheet(g, p) for p in range(g.players)]


GAME = BooksOfTimeGame()
