"""Trekking Through History: a three-day tour with a time machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from quire.core.action import Action
from quire.core.box import Box
from quire.core.errors import BadOption
from quire.core.event import Event, Player
from quire.core.game import Game, Json, Option
from quire.core.plain import Node
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step
from quire.core.thought import Thought
from quire.games.trekking import check, content, draw, evaluate, facts, features, save, scoring, setup, view, words
from quire.games.trekking.printed import TrekkingBox
from quire.games.trekking.state import Trekking, tth


class TrekkingThroughHistory(Game):
    """The boxed game."""

    id = "trekking"
    title = "Trekking Through History"
    version = 1
    seats = range(1, 5)
    solo = "solo_card"
    folder = Path(__file__).parent
    weights = evaluate.WEIGHTS
    club = Thought(tries=24, ahead=3, care=150)
    expert = Thought(tries=96, lines=8, ahead=3, care=300)
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

    def load_box(self, folder: Path, edition: str, hash: str) -> TrekkingBox:
        return content.load_box(folder, edition, hash)

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        if players > 1 and options["solo_card"] != "S1":
            raise BadOption(
                f"option solo_card is for one player, not {players}: the Rival Tour takes part only in the solo mode (TTH-SOLO-1)"
            )

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        assert isinstance(box, TrekkingBox)
        return setup.setup(box, players, rng, dict(options))

    def winners(self, g: State) -> list[Player]:
        return scoring.winners(tth(g))

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [scoring.sheet(tth(g), p) for p in range(g.players)]

    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return view.view(tth(g), viewer)

    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        return view.imagine(tth(g), viewer, rng)

    def features(self, g: State, viewer: Player) -> bytes:
        return features.features(tth(g), viewer)

    def evaluate(self, g: State, p: Player) -> float:
        return evaluate.evaluate(tth(g), p)

    def doubt(self, g: State) -> float:
        return evaluate.doubt(tth(g))

    def words(self, box: Box, event: Event, names: Sequence[str]) -> str:
        assert isinstance(box, TrekkingBox)
        return words.sentence(box, event, names)

    def question(self, g: State) -> str:
        return words.question(tth(g))

    def phrase(self, g: State, action: Action) -> str:
        return words.phrase(tth(g), action)

    def caution(self, g: State, action: Action) -> str:
        return words.caution(tth(g), action)

    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> str:
        return draw.draw(tth(g), viewer, names)

    def check(self, g: State) -> None:
        check.check(tth(g))

    def given(self, g: State, p: Player, name: str, value: str) -> None:
        facts.given(tth(g), p, name, value)

    def fact(self, g: State, p: Player, name: str) -> str:
        return facts.fact(tth(g), p, name)

    def pack(self, g: State) -> Json:
        return save.pack(tth(g))

    def unpack(self, box: Box, players: int, data: Node) -> Trekking:
        assert isinstance(box, TrekkingBox)
        return save.unpack(box, players, data)

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        return save.step(box, tag, values)


GAME = TrekkingThroughHistory()
