"""Trekking Through History: a three-day tour with a time machine."""

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
from quirebox.games.trekking import content, features, invariants, save, schema, scoring, setup, view
from quirebox.games.trekking.box import SEATS
from quirebox.games.trekking.telling import goal, words
from quirebox.games.trekking.telling.facts import CARDS, FACTS


class TrekkingGame(Game):
    """The boxed game."""

    id = "trekking"
    title = "Trekking Through History"
    version = 1
    seats = range(1, SEATS + 1)
    solo = "solo_card"
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
        FACTS, words.sentence, words.question, words.phrase, words.caution, goal.goal, goal.others, cards=CARDS
    )
    standings = staticmethod(scoring.standings)
    form = Form(save.pack, save.unpack, save.step, invariants.check)
    options = (
        Option(
            "random_itineraries",
            "First game",
            {"off": "everybody selects their Itineraries", "on": "Itineraries are drawn at random (TTH-VAR-1)"},
        ),
        Option(
            "time_warps", "Time Warps", {"off": "without Time Warps", "on": "with a Time Warp for each day (TTH-VAR-2)"}
        ),
        Option(
            "crystal_supply",
            "Time Crystals",
            {"20": "20 crystals", "16": "16 crystals, as in the prototype (TTH-VAR-3)"},
        ),
        Option(
            "token_supply",
            "Experience tokens",
            {"84": "84 tokens: 17 of each colour, 16 Wilds", "80": "16 of each, as in the prototype (TTH-VAR-3)"},
        ),
        Option(
            "solo_card",
            "Solo card, for one player",
            {
                "S1": "Package Tour: for beginners",
                "S2": "Guided Walk",
                "S3": "Study Trip: it has a favourite colour",
                "S4": "Grand Expedition: for experts",
            },
        ),
    )

    def load_box(self, folder: Path, edition: str, hash: str) -> Box:
        return content.load_box(folder, edition, hash)

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        if players > 1 and options["solo_card"] != "S1":
            remedy = f"it is for one player, not for {players}: only alone the Rival Tour takes part"
            raise UnfitOption("solo_card", options["solo_card"], "TTH-SOLO-1", remedy)

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        return setup.set_up(box, players, rng, options)

    def winners(self, g: State) -> list[Player]:
        return scoring.winners(g)

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [scoring.sheet(g, p) for p in range(g.players)]


GAME = TrekkingGame()
