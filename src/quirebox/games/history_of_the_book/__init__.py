"""The History of the Book: The Game, by Amy H. Chen: national libraries collect printed books through six centuries."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from quirebox.core.audience import Eyes, Form, Voice
from quirebox.core.box import Box
from quirebox.core.editions import exactly
from quirebox.core.errors import UnfitOption
from quirebox.core.game import HOUSE, Game, Option
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.history_of_the_book import content, features, invariants, save, schema, scoring, setup, view
from quirebox.games.history_of_the_book.telling import notation, phrases, reasons, words
from quirebox.games.history_of_the_book.telling.facts import CARDS, FACTS

MOST_TRADES = 10  # HOB-VAR-3
FIRST_PRINTING = exactly(HOUSE, "b1829ca460b8533c")


class HistoryGame(Game):
    """The game, as anybody outside sees it."""

    id = "history_of_the_book"
    title = "The History of the Book"
    version = 2
    seats = range(3, 7)
    options: tuple[Option, ...] = (
        Option(
            "length", "Length of the game", {"quick": "one round in each century", "long": "two rounds in each century"}
        ),
        Option(
            "trade_limit", "Negotiations in a turn", {"3": "at most three", "0": "no trades"}, "a number from 0 to 10"
        ),
        Option(
            "roll_one_pays",
            "What a roll of 1 pays",
            {"1": "1 credit, and a chance card", "0": "nothing but a chance card"},
        ),
        Option(
            "talks",
            "Who may open negotiations",
            {
                "active": "the active country, which may ask another one for its proposal",
                "all": "others may propose before it collects, too, and who buys an auction set may divide it at once",
            },
        ),
        Option(
            "owed_books",
            "A victor who wants books that the loser lacks",
            {"no": "takes credits", "yes": "may be owed them"},
        ),
    )
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
        phrases.caution,
        notation=notation.notation,
        cards=CARDS,
        brief=phrases.brief,
        topics=phrases.topics,
        reason=reasons.reason,
        none=reasons.none,
    )
    standings = staticmethod(scoring.standings)
    form = Form(save.pack, save.unpack, save.step, invariants.check)

    def load_box(self, folder: Path, edition: str, hash: str) -> Box:
        return content.load_box(folder, edition, hash, self.folder / "rules.toml")

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        if options["trade_limit"] not in [str(n) for n in range(MOST_TRADES + 1)]:
            remedy = f"use a number from 0 to {MOST_TRADES}"
            raise UnfitOption("trade_limit", options["trade_limit"], "HOB-VAR-3", remedy)

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        return setup.set_up(box, players, rng, options)

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [scoring.sheet(g, p) for p in range(g.players)]


class FirstHistoryGame(HistoryGame):
    """Version 1, with the cards with which it was played: for old records, tables and ladders."""

    version = 1
    options = HistoryGame.options[:3]

    def box(self, edition: str = HOUSE) -> Box:
        return super().box(FIRST_PRINTING if edition == HOUSE else edition)


GAME = HistoryGame()
GAME.earlier = (FirstHistoryGame(),)
