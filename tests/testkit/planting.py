"""Places of Mill where a mistake can be planted: any function of the game, another position, another turn."""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec
from types import ModuleType

from quirebox.bots.mind import Mind
from quirebox.core.action import Action
from quirebox.core.audience import Eyes, Form, Part, Voice
from quirebox.core.box import Box
from quirebox.core.event import Event, Player
from quirebox.core.fact import Fact
from quirebox.core.message import Said
from quirebox.core.plain import Json, Node
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.testkit.conformance import Nonconformance, check
from quirebox.testkit.mill import MillGame, kit
from quirebox.testkit.mill.box import MillBox
from quirebox.testkit.mill.mind import MIND
from quirebox.testkit.mill.position import MillPosition
from quirebox.testkit.mill.position import position as mill
from quirebox.testkit.mill.steps.turns import Round, Turn
from quirebox.testkit.mill.telling.draw import draw
from quirebox.testkit.mill.telling.facts import FACTS

SEEDS = range(12)


def complaint(game: MillGame) -> str:
    """What the kit says of a game, or ''."""
    for seed in SEEDS:
        for players in (2, 3):
            try:
                check(game, players, {}, seed, limit=300)
            except Nonconformance as e:
                return str(e)
    return ""


def printed(box: Box) -> MillBox:
    assert isinstance(box, MillBox)
    return box


class Planted(MillGame):
    """Mill, where a method stands in for each function of its parts."""

    facts: Mapping[str, Fact] = FACTS

    def __init__(self) -> None:
        super().__init__()
        self.eyes = Eyes(self.view, self.features, self.imagine)
        self.voice = Said(self.facts, self.words, self.question, self.phrase)
        self.voice.planted.append(self.sentence)
        self.form = Form(self.pack, self.unpack, self.step, MillGame.form.check)
        self.package = f"planted.{type(self).__name__}"
        self.bring("mind", MIND=PlantedMind(self))
        self.bring("telling.draw", draw=self.draw)
        self.bring("kit", given=kit.given, fact=kit.fact)

    def bring(self, name: str, **things: object) -> None:
        """A module of the planted game."""
        module = ModuleType(f"{self.package}.{name}")
        module.__spec__ = ModuleSpec(module.__name__, None)
        vars(module).update(things)
        sys.modules[module.__name__] = module

    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return MillGame.eyes.view(g, viewer)

    def features(self, g: State, viewer: Player) -> bytes:
        return MillGame.eyes.features(g, viewer)

    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        return MillGame.eyes.imagine(g, viewer, rng)

    def words(self, box: Box, event: Event, names: Sequence[str]) -> Said:
        return MillGame.voice.words(box, event, names)

    def sentence(self, box: Box, event: Event, viewer: Player, names: Sequence[str]) -> Said:
        return self.words(box, event.seen(viewer), names)

    def question(self, g: State) -> Said:
        return MillGame.voice.question(g)

    def phrase(self, g: State, action: Action) -> Said:
        return MillGame.voice.phrase(g, action)

    def pack(self, g: State) -> Json:
        return MillGame.form.pack(g)

    def unpack(self, box: Box, players: int, data: Node) -> State:
        return MillGame.form.unpack(box, players, data)

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        return MillGame.form.step(box, tag, values)

    def evaluate(self, g: State, p: Player) -> float:
        return MIND.evaluate(g, p)

    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> list[Part]:
        return draw(mill(g), viewer, names)


class PlantedMind(Mind):
    def __init__(self, game: Planted) -> None:
        super().__init__(None, {})
        self.game = game

    def evaluate(self, g: State, p: Player) -> float:
        return self.game.evaluate(g, p)


@dataclass(frozen=True)
class Said(Voice):
    planted: list[Callable[[Box, Event, Player, Sequence[str]], str]] = field(default_factory=list)

    def sentence(self, box: Box, event: Event, viewer: Player, names: Sequence[str]) -> str:
        return self.planted[0](box, event, viewer, names)


class OtherPosition(Planted):
    """Mill with another class of positions."""

    position: type[MillPosition] = MillPosition

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        return another(self.position, mill(super().setup(box, players, rng, options)))

    def unpack(self, box: Box, players: int, data: Node) -> State:
        return another(self.position, mill(super().unpack(box, players, data)))


def another(cls: type[MillPosition], g: MillPosition) -> MillPosition:
    return cls(
        g.printed,
        g.players,
        g.rng,
        g.agenda,
        g.waiting,
        g.options,
        g.seats,
        g.board,
        g.deck,
        g.played,
        g.round,
        g.open_hands,
    )


class OtherTurns(Planted):
    """Mill with another class of turns."""

    turn: type[Turn] = Turn

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[Step] = [self.turn(p) for p in range(4)]
        self.round = Round(self.turns)

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        g = super().setup(box, players, rng, options)
        g.agenda = [self.round]
        return g

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        return self.round if tag == "Round" else self.turns[values[0]]


def must_find(planted: Planted, expected: str) -> None:
    """The kit complains of a planted mistake in these words, and says in which game."""
    found = complaint(planted)
    assert re.search(expected, found), found or "nothing was found"
    assert re.match(r"mill, \d players, hands=hidden, seed \d+, ply \d+: ", found)
