"""What bots know of a game beyond its rules: how to judge a position, and how much thinking pays at each level."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from quirebox.bots.judgement import Shelf
from quirebox.bots.thought import Thought
from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.game import Game, part
from quirebox.core.native import mypyc_attr
from quirebox.core.state import State

CLUB: Final = "club"
EXPERT: Final = "expert"
MASTER: Final = "master"
MORE: Final = 4  # times the tries of an expert are a master's
LEVELS: Final[dict[str, Thought]] = {CLUB: Thought(), EXPERT: Thought(tries=48, lines=8, care=120)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """How a bot judges one game.  A value: two minds with other weights can sit at one table."""

    def __init__(self, weights: object, levels: dict[str, Thought]) -> None:
        self.weights = weights  # what things are worth; `quire tune` fits them.  None: nothing to fit
        self.levels = levels  # how much bots of a level think
        self.shelf: Shelf | None = None  # what was learned for the game

    def evaluate(self, g: State, p: Player) -> float:
        """How well p stands, in points or something like them."""
        return float(g.scores()[p])

    def at_hand(self, g: State, p: Player) -> float:
        """How well p stands for a greedy bot, which plans nothing that `evaluate` hopes for; the same in most games."""
        return self.evaluate(g, p)

    def within_reach(self, g: State, p: Player) -> float:
        """How well p stands for a bot that does not look far; the same as `evaluate` in most games."""
        return self.evaluate(g, p)

    def worth_trying(self, g: State) -> list[Action]:
        """The options that a bot follows when it thinks a turn further: all, unless many ways lead to the same."""
        return g.options

    def settled(self, g: State) -> bool:
        """Whether a bot may leave off thinking here: not in the middle of something that it would have to finish."""
        return True

    def schemes(self, g: State, p: Player) -> list[list[Action]]:
        """Whole turns that a good player would think of, where they are too long to be found by trying."""
        return []

    def doubt(self, g: State) -> float:
        """The lead, by `evaluate`, that makes a favourite of e to 1 (a softmax temperature): large while much can
        happen."""
        return 10.0

    def has_learned(self, g: State) -> bool:
        """Whether something was learned for such a table: this game and edition, so many players."""
        return self.shelf is not None and self.shelf.fitting(g) is not None

    def learned(self, g: State, p: Player) -> float:
        """How well p stands by what was learned; by `evaluate` where nothing was learned."""
        found = None if self.shelf is None else self.shelf.fitting(g)
        return self.evaluate(g, p) if found is None else found.value(g, p)

    def learned_doubt(self, g: State) -> float:
        """The lead, by `learned`, that makes a favourite of e to 1."""
        found = None if self.shelf is None else self.shelf.fitting(g)
        return self.doubt(g) if found is None else found.sure + found.doubt * self.doubt(g)

    def level(self, name: str) -> Thought:
        """How much a bot of that level thinks; a master like an expert of the game, but more."""
        if name == MASTER and name not in self.levels:
            expert = self.level(EXPERT)
            return expert._replace(tries=MORE * expert.tries, learned=True)
        return self.levels.get(name, LEVELS[name])


def mind_of(game: Game) -> Mind:
    """The mind that comes with a game, in its package `mind`; a game without one is judged by its points."""
    try:
        found = find_spec(f"{game.package}.mind")
    except ModuleNotFoundError:  # it is no package
        found = None
    if found is None:
        return Mind(None, LEVELS)
    mind = part(game, "mind").MIND
    assert isinstance(mind, Mind), f"{game.package}.mind.MIND is {mind!r}, not a Mind"
    if mind.shelf is None:
        mind.shelf = Shelf(game)
    return mind
