"""Two Page Tome: scribble lands onto a map of your own and restore the fabled races."""

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
from quire.games.two_page_tome import (
    content,
    draw,
    evaluate,
    facts,
    features,
    invariants,
    save,
    scoring,
    start,
    view,
    words,
)
from quire.games.two_page_tome.state import Edition, tpt

YES_NO = {"yes": "as the rules say", "no": "an experiment"}


class TwoPageTomeGame(Game):
    """Two Page Tome, as anybody outside sees it."""

    id = "two_page_tome"
    title = "Two Page Tome"
    version = 1
    seats = range(1, 7)
    solo = "solo"
    options = (
        Option(
            "map",
            "Map",
            {
                "M1": "The Open Page (easy)",
                "M2": "The Torn Page (standard)",
                "M3": "Scattered Leaves (hard)",
                "M4": "The Long Spine (expert)",
            },
            free="the id of a map of the edition",
        ),
        Option(
            "deck",
            "Summoning deck, with 2 to 6 players",
            {"normal": "all cards", "easy": "no red corners", "hard": "no green corners"},
        ),
        Option(
            "solo",
            "Summoning deck of a player alone",
            {"yellow": "only yellow corners", "green": "only green corners", "red": "only red corners"},
        ),
        Option(
            "exotics",
            "Exotic locations",
            {"normal": "open to everybody to the end", "competitive": "close after the round of the first claim"},
        ),
        Option("first", "First player", {"random": "drawn by lot"}, free="a seat, from 0"),
        Option(
            "best",
            "Best score of a player alone so far",
            {"none": "only the goal of the rulebook counts"},
            free="a whole number",
        ),
        Option("mirror", "Patterns may be mirrored", {"no": "as the rules say", "yes": "an experiment"}),
        Option("cliffs_help", "Cliffs count for Castles and Villages", YES_NO),
        Option(
            "inland_cliffs",
            "Cliffs may stand on hexes without mist",
            {"no": "as the rules say", "yes": "an experiment"},
        ),
        Option("chain", "A card drawn in Restore can be scored in it", YES_NO),
        Option(
            "solo_rest",
            "Alone, declining refreshes",
            {"each": "at each symbol, as the rules say", "both": "only if both are declined: an experiment"},
        ),
    )
    folder = Path(__file__).parent
    club = Thought(tries=8, plan=1500, blur=0.5)
    expert = Thought(tries=64, lines=12, care=240)
    weights = evaluate.WEIGHTS

    def load_box(self, folder: Path, edition: str, hash: str) -> Box:
        return content.load_box(folder, edition, hash, self.folder / "rules.toml")

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        if players == 1 and options["exotics"] == "competitive":
            raise BadOption("option exotics cannot be 'competitive' for one player (TPT-VAR-4); say 'normal'")
        if players == 1 and options["deck"] != "normal":
            raise BadOption(
                f"option deck cannot be {options['deck']!r} for one player, who plays with one colour (TPT-SOLO-2); use the option solo"
            )
        for name, usual in (("solo", "yellow"), ("solo_rest", "each"), ("best", "none")):
            if players > 1 and options[name] != usual:
                raise BadOption(
                    f"option {name} is only for a player alone (TPT-SOLO-1), not for {players}; leave it at {usual!r}"
                )
        if options["first"] != "random" and options["first"] not in map(str, range(players)):
            raise BadOption(
                f"option first cannot be {options['first']!r} (TPT-SETUP-6); say 'random' or a seat from 0 to {players - 1}"
            )
        if options["best"] != "none" and not (options["best"].isascii() and options["best"].isdigit()):
            raise BadOption(f"option best cannot be {options['best']!r} (TPT-SOLO-10); say 'none' or a whole number")

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        return start.setup(_edition(box), players, rng, options)

    def winners(self, g: State) -> list[Player]:
        return scoring.winners(tpt(g).standings(), tpt(g).edition.goal, tpt(g).agreed.best)

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [dict(zip(scoring.BOXES, boxes, strict=True)) for boxes in tpt(g).standings()]

    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return view.view(tpt(g), viewer)

    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        return view.imagine(tpt(g), viewer, rng)

    def features(self, g: State, viewer: Player) -> bytes:
        return features.features(tpt(g), viewer)

    def evaluate(self, g: State, p: Player) -> float:
        return evaluate.evaluate(tpt(g), p)

    def doubt(self, g: State) -> float:
        return evaluate.doubt(tpt(g))

    def words(self, box: Box, event: Event, names: Sequence[str]) -> str:
        return words.sentence(_edition(box), event, names)

    def question(self, g: State) -> str:
        return words.question(tpt(g))

    def phrase(self, g: State, action: Action) -> str:
        return words.phrase(tpt(g), action)

    def caution(self, g: State, action: Action) -> str:
        return words.caution(tpt(g), action)

    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> str:
        return draw.draw(tpt(g), viewer, names)

    def check(self, g: State) -> None:
        invariants.check(tpt(g))

    def given(self, g: State, p: Player, name: str, value: str) -> None:
        facts.given(tpt(g), p, name, value)

    def fact(self, g: State, p: Player, name: str) -> str:
        return facts.fact(tpt(g), p, name)

    def pack(self, g: State) -> Json:
        return save.pack(tpt(g))

    def unpack(self, box: Box, players: int, data: Node) -> State:
        options = {name: value.text() for name, value in data["options"].table().items()}
        return save.unpack(_edition(box), players, self.agree(options, players), data)

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        return save.step(tag, values)


def _edition(box: Box) -> Edition:
    assert isinstance(box, Edition)
    return box


GAME = TwoPageTomeGame()
