"""Mill: a tiny game of millers that uses everything in the core once.  Read it before you add a game of your own; copy it to begin."""

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
from quire.testkit.mill import content, draw, evaluate, facts, features, save, scoring, steps, view, words
from quire.testkit.mill.state import mill, mill_box


class MillGame(Game):
    """Mill, as anybody outside sees it."""

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

    def load_box(self, folder: Path, edition: str, hash: str) -> Box:
        return content.load_box(folder, edition, hash, self.folder / "rules.toml")

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        if options["hands"] == "open" and players > 3:
            raise BadOption("option hands cannot be 'open' with four players (MILL-SETUP-3); say 'hidden'")

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        return steps.setup(mill_box(box), players, rng, options["hands"] == "open")

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [scoring.sheet(seat) for seat in mill(g).seats]

    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return view.view(mill(g), viewer)

    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        return view.imagine(mill(g), viewer, rng)

    def features(self, g: State, viewer: Player) -> bytes:
        return features.features(mill(g), viewer)

    def evaluate(self, g: State, p: Player) -> float:
        return evaluate.evaluate(mill(g), p)

    def words(self, box: Box, event: Event, names: Sequence[str]) -> str:
        return words.sentence(mill_box(box), event, names)

    def question(self, g: State) -> str:
        return words.question(mill(g))

    def phrase(self, g: State, action: Action) -> str:
        return words.phrase(mill(g), action)

    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> str:
        return draw.draw(mill(g), viewer, names)

    def check(self, g: State) -> None:
        scoring.check(mill(g))

    def given(self, g: State, p: Player, name: str, value: str) -> None:
        facts.given(mill(g), p, name, value)

    def fact(self, g: State, p: Player, name: str) -> str:
        return facts.fact(mill(g), p, name)

    def pack(self, g: State) -> Json:
        return save.pack(mill(g))

    def unpack(self, box: Box, players: int, data: Node) -> State:
        return save.unpack(mill_box(box), players, data)

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        return save.step(tag, values)


GAME = MillGame()
