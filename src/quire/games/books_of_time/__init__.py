"""Books of Time: three books to be written, read in order, and turned, while the Chronicle counts the rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from quire.core.action import Action
from quire.core.box import Box
from quire.core.errors import BadOption
from quire.core.event import Event, Player
from quire.core.game import Game, Json, Option
from quire.core.plain import Node, read_rules
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step
from quire.core.thought import Thought
from quire.games.books_of_time import content, draw, facts, scoring, words
from quire.games.books_of_time.check import check
from quire.games.books_of_time.evaluate import doubt, evaluate
from quire.games.books_of_time.features import features
from quire.games.books_of_time.library import Library
from quire.games.books_of_time.save import pack, step, unpack
from quire.games.books_of_time.state import bot
from quire.games.books_of_time.steps.setup import deal
from quire.games.books_of_time.view import DIFFICULTIES, imagine, view
from quire.games.books_of_time.weights import WEIGHTS


def library(box: Box) -> Library:
    """The box as what it is."""
    assert isinstance(box, Library)
    return box


class BooksOfTimeGame(Game):
    """Books of Time for one to four players."""

    id = "books_of_time"
    title = "Books of Time"
    version = 1
    seats = range(1, 5)
    solo = "difficulty"
    club = Thought(tries=8, plan=9000, care=240)
    expert = Thought(tries=112, lines=16, plan=40000, ahead=3, care=240)
    folder = Path(__file__).parent
    weights = WEIGHTS
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
    )

    def load_box(self, folder: Path, edition: str, hash: str) -> Box:
        return content.load(folder, edition, hash, read_rules(self.folder / "rules.toml"))

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        if players > 1 and options["difficulty"] != "medium":
            raise BadOption(
                f"the option difficulty is for one player alone (BOT-SOLO-3); leave it out for {players} players"
            )

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        g = deal(library(box), players, rng, DIFFICULTIES.index(options["difficulty"]), int(options["chronicle_used"]))
        g.turned_only = options["turn_scope"] == "turned"
        g.strict = options["payment"] == "strict"
        return g

    def winners(self, g: State) -> list[Player]:
        return scoring.winners(bot(g))

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [scoring.sheet(bot(g), p) for p in range(g.players)]

    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return view(bot(g), viewer, words.chain(bot(g)))

    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        return imagine(bot(g), viewer, rng)

    def features(self, g: State, viewer: Player) -> bytes:
        return features(g, viewer)

    def evaluate(self, g: State, p: Player) -> float:
        return evaluate(bot(g), p)

    def doubt(self, g: State) -> float:
        return doubt(bot(g))

    def words(self, box: Box, event: Event, names: Sequence[str]) -> str:
        return words.sentence(library(box), event, names)

    def question(self, g: State) -> str:
        return words.question(bot(g))

    def phrase(self, g: State, action: Action) -> str:
        return words.phrase(bot(g), action)

    def caution(self, g: State, action: Action) -> str:
        return words.caution(bot(g), action)

    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> str:
        return draw.draw(bot(g), viewer, names)

    def check(self, g: State) -> None:
        check(bot(g))

    def given(self, g: State, p: Player, name: str, value: str) -> None:
        facts.given(bot(g), p, name, value)

    def fact(self, g: State, p: Player, name: str) -> str:
        return facts.fact(bot(g), p, name)

    def pack(self, g: State) -> Json:
        return pack(bot(g))

    def unpack(self, box: Box, players: int, data: Node) -> State:
        return unpack(library(box), players, data)

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        return step(library(box), tag, values)


GAME = BooksOfTimeGame()
