"""The History of the Book: The Game, by Amy H. Chen: national libraries collect printed books through six centuries."""

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
from quire.games.history_of_the_book import (
    check,
    content,
    draw,
    evaluate,
    facts,
    features,
    result,
    save,
    schemes,
    setup,
    view,
    weights,
    words,
)
from quire.games.history_of_the_book.state import HistoryBox, hob

MOST_TRADES = 10  # HOB-VAR-3


def hob_box(box: Box) -> HistoryBox:
    """The box as what it is."""
    assert isinstance(box, HistoryBox)
    return box


class HistoryOfTheBook(Game):
    """The game, as anybody outside sees it."""

    id = "history_of_the_book"
    title = "The History of the Book"
    version = 1
    seats = range(3, 7)
    options = (
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
    )
    folder = Path(__file__).parent
    weights = weights.WEIGHTS
    club = Thought(tries=4, plan=60, near=True)
    expert = Thought(tries=16, lines=8, plan=3000, care=60, schemes=True)

    def load_box(self, folder: Path, edition: str, hash: str) -> Box:
        return content.load_box(folder, edition, hash, self.folder / "rules.toml")

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        if options["trade_limit"] not in [str(n) for n in range(MOST_TRADES + 1)]:
            raise BadOption(
                f"option trade_limit cannot be {options['trade_limit']!r}; say a number from 0 to {MOST_TRADES} (HOB-VAR-3)"
            )

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        per_century = 2 if options["length"] == "long" else 1
        return setup.setup(
            hob_box(box), players, rng, per_century, int(options["trade_limit"]), int(options["roll_one_pays"])
        )

    def winners(self, g: State) -> list[Player]:
        return result.winners(hob(g))

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [result.sheet(hob(g), p) for p in range(g.players)]

    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return view.view(hob(g), viewer)

    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        return view.imagine(hob(g), rng)

    def features(self, g: State, viewer: Player) -> bytes:
        return features.features(g, viewer)

    def evaluate(self, g: State, p: Player) -> float:
        return evaluate.evaluate(hob(g), p)

    def at_hand(self, g: State, p: Player) -> float:
        return evaluate.at_hand(hob(g), p)

    def within_reach(self, g: State, p: Player) -> float:
        return evaluate.within_reach(hob(g), p)

    def schemes(self, g: State, p: Player) -> list[list[Action]]:
        return schemes.schemes(hob(g), p)

    def doubt(self, g: State) -> float:
        return evaluate.doubt(hob(g))

    def words(self, box: Box, event: Event, names: Sequence[str]) -> str:
        return words.sentence(hob_box(box), event, names)

    def question(self, g: State) -> str:
        return words.question(hob(g))

    def phrase(self, g: State, action: Action) -> str:
        return words.phrase(hob(g), action)

    def caution(self, g: State, action: Action) -> str:
        return words.caution(hob(g), action)

    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> str:
        return draw.draw(hob(g), viewer, names)

    def check(self, g: State) -> None:
        check.check(hob(g))

    def given(self, g: State, p: Player, name: str, value: str) -> None:
        facts.given(hob(g), p, name, value)

    def fact(self, g: State, p: Player, name: str) -> str:
        return facts.fact(hob(g), p, name)

    def pack(self, g: State) -> Json:
        return save.pack(hob(g))

    def unpack(self, box: Box, players: int, data: Node) -> State:
        return save.unpack(hob_box(box), players, data)

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        return save.step(hob_box(box), tag, values)


GAME = HistoryOfTheBook()
