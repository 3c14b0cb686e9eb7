"""Scientia, by Evan Song: four fields of science, two to four players, no luck after the set-up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

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
from quire.games.scientia import content, draw, evaluate, facts, invariants, save, scoring, view, words
from quire.games.scientia.features import observe
from quire.games.scientia.setup import set_up
from quire.games.scientia.state import Scientia, ScientiaBox, sci


class ScientiaGame(Game):
    """The game as others see it."""

    id = "scientia"
    title = "Scientia"
    version = 1
    seats = range(2, 5)
    folder = Path(__file__).parent
    weights = evaluate.WEIGHTS
    club = Thought(ahead=4)
    expert = Thought(tries=48, lines=8, ahead=5, care=120)
    varied = MappingProxyType({"set": "random"})  # there is no luck in it but this
    options = (
        Option(
            "set",
            "Projects",
            {
                "first": "The first step of science: for a first game",
                "collab": "Advancing science: collaborating fields",
                "best": "For the best of scientific achievement",
                "twin-studies": "both copies of one project",
                "crossroads": "many fields at once",
                "generous-rivals": "flasks on rivals' cards",
                "perpetual-motion": "long chains, extra actions",
                "random": "any legal set",
            },
            free="12 project numbers, separated by commas",
        ),
        Option(
            "first_player",
            "First player",
            {"random": "by lot", "0": "seat 0", "1": "seat 1", "2": "seat 2", "3": "seat 3"},
        ),
        Option(
            "special_reading",
            "Special scores",
            {
                "occupied": "a lone cube on space 3 scores",
                "reached_end": "only once a cube has reached space 4 (SCI-Q9)",
            },
        ),
        Option(
            "tie_break",
            "Ties",
            {"shared": "tied leaders share the victory", "tournament": "technology, then cubes, then pool decide"},
        ),
    )

    def load_box(self, folder: Path, edition: str, hash: str) -> ScientiaBox:
        return content.load_box(folder, edition, hash)

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        first = options["first_player"]
        if first != "random" and int(first) >= players:
            raise BadOption(
                f"option first_player is {first}, but with {players} players the seats are 0 to {players - 1} (SCI-SETUP-9)"
            )
        if options["set"] not in self.options[0].values:
            numbers = options["set"].split(",")
            if not all(n.strip().isdigit() for n in numbers):
                known = ", ".join(self.options[0].values)
                raise BadOption(
                    f"option set is {options['set']!r}; say {known}, or 12 project numbers separated by commas (SCI-SETUP-4)"
                )

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> Scientia:
        assert isinstance(box, ScientiaBox)
        projects = self.projects(box, options["set"], rng)
        first = rng.below(players) if options["first_player"] == "random" else int(options["first_player"])
        return set_up(
            box,
            players,
            rng,
            projects,
            first,
            options["special_reading"] == "occupied",
            options["tie_break"] == "tournament",
        )

    def projects(self, box: ScientiaBox, wish: str, rng: Rng) -> bytes:
        """The 12 projects that are agreed on, by stack (SCI-SETUP-4)."""
        if wish in box.sets:
            return box.sets[wish]
        if wish == "random":
            return content.stacks(content.random_set(box.projects, rng), box.projects)
        numbers = [int(n) for n in wish.split(",")]
        if problem := content.illegal_set(numbers, box.projects):
            raise BadOption(f"option set is not legal; {problem}")
        return content.stacks(numbers, box.projects)

    def winners(self, g: State) -> list[Player]:
        best = super().winners(g)
        if not sci(g).tie_break:
            return best
        ranks = [(sum(s.values), s.cubes, s.pool) for s in sci(g).seats]  # SCI-SCORE-10
        return [p for p in best if ranks[p] == max(ranks[q] for q in best)]

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [scoring.sheet(s.values, s.cubes, s.pool, s.held(), sci(g).occupied) for s in sci(g).seats]

    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return view.view(sci(g))

    def features(self, g: State, viewer: Player) -> bytes:
        return bytes(observe(g, viewer))

    def observer(self) -> Callable[[State, Player], bytearray]:
        return observe

    def evaluate(self, g: State, p: Player) -> float:
        return evaluate.evaluate(sci(g), p)

    def doubt(self, g: State) -> float:
        return evaluate.doubt(sci(g))

    def words(self, box: Box, event: Event, names: Sequence[str]) -> str:
        assert isinstance(box, ScientiaBox)
        return words.words(box, event, names)

    def question(self, g: State) -> str:
        return words.question(sci(g))

    def phrase(self, g: State, action: Action) -> str:
        return words.phrase(sci(g), action)

    def caution(self, g: State, action: Action) -> str:
        return words.caution(sci(g), action)

    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> str:
        return draw.draw(sci(g), viewer, names)

    def check(self, g: State) -> None:
        invariants.check(sci(g))

    def given(self, g: State, p: Player, name: str, value: str) -> None:
        facts.given(sci(g), p, name, value)

    def fact(self, g: State, p: Player, name: str) -> str:
        return facts.fact(sci(g), p, name)

    def pack(self, g: State) -> Json:
        return save.pack(sci(g))

    def unpack(self, box: Box, players: int, data: Node) -> Scientia:
        assert isinstance(box, ScientiaBox)
        return save.unpack(box, players, data)

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        assert isinstance(box, ScientiaBox)
        return save.load_step(box, tag, values)


GAME = ScientiaGame()
