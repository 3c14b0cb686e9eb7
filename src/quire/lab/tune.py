"""Tuning: what a game's `evaluate` weighs things by is fitted to games that bots played, and tried out in play.

Positions are kept from whole games, at the moments when the turn passes to somebody else.  A good evaluation tells from them by how much
everybody will be ahead in the end: the weights are changed one after another, in ever smaller steps, as long as that gets better.  Then
`even` and `sure`, the doubt at the start and at the end, are fitted to who won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log

from quire.bots import bot_named
from quire.bots.bot import ask
from quire.core.errors import QuireError
from quire.core.event import Player
from quire.core.game import Game
from quire.core.match import master_seed
from quire.core.rng import Rng, key
from quire.core.state import State

STEPS = (0.3, 0.15, 0.07, 0.03)  # by which share a weight is changed
WORTH_IT = 0.9995  # of the loss: less of a gain is noise
DOUBTS = ("even", "sure")
UNLIKELY = 1e-6


@dataclass(frozen=True)
class Moment:
    """A position of a game that was played, and what came of it."""

    g: State
    scores: list[int]
    shares: list[float]


@dataclass(frozen=True)
class Weight:
    """One number that can be tuned: a field of the game's weights, or a place in a list there."""

    owner: object
    name: str
    place: int = -1

    @property
    def title(self) -> str:
        """What it is called."""
        return self.name if self.place < 0 else f"{self.name}[{self.place}]"

    def get(self) -> float:
        """What it is now."""
        value = getattr(self.owner, self.name)
        return float(value if self.place < 0 else value[self.place])

    def set(self, value: float) -> None:
        """Change it, for every position of the game."""
        if self.place < 0:
            setattr(self.owner, self.name, value)
        else:
            getattr(self.owner, self.name)[self.place] = value


def weights(game: Game) -> list[Weight]:
    """All that can be tuned in a game."""
    owner = game.weights
    if owner is None:
        raise QuireError(f"{game.title} has nothing to tune: it declares no weights")
    found: list[Weight] = []
    names: Sequence[str] = getattr(type(owner), "__mypyc_attrs__", None) or list(vars(owner))
    for name in names:
        value = getattr(owner, name, None)
        if isinstance(value, float):
            found.append(Weight(owner, name))
        elif isinstance(value, list):
            found += [Weight(owner, name, i) for i in range(len(value))]
    return found


def result(game: Game, g: State) -> list[float]:
    """Everybody's share of the victory in a game that is over."""
    won = game.winners(g)
    return [1.0 / len(won) if p in won else 0.0 for p in range(g.players)]


def moments(game: Game, players: int, games: int, bot: str, seed: str) -> Iterator[list[Moment]]:
    """Game by game, the positions where the turn passed to somebody else."""
    for number in range(games):
        rng = Rng(key(master_seed(f"tune {seed}"), number))
        g = game.new(players, rng.next())
        minds = [bot_named(bot) for _ in range(players)]
        kept: list[State] = []
        while not g.over():
            p = g.actor()
            g.apply(ask(minds[p], game, g, rng).action)
            if g.actor() not in (p, -1):
                kept.append(g.copy())
        yield [Moment(h, g.scores(), result(game, g)) for h in kept]


def ahead(values: Sequence[float]) -> list[float]:
    """By how much each is above the mean."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def error(game: Game, seen: Sequence[Moment]) -> float:
    """How badly the evaluation tells by how much everybody will be ahead: 0 is perfect, 1 is useless.  Its scale does not matter."""
    xx = xy = yy = 0.0
    for moment in seen:
        told = ahead([game.evaluate(moment.g, p) for p in range(moment.g.players)])
        came = ahead(moment.scores)
        for x, y in zip(told, came, strict=True):
            xx += x * x
            xy += x * y
            yy += y * y
    return 1.0 - xy * xy / (xx * yy) if xx and yy else 1.0


def surprise(game: Game, seen: Sequence[Moment]) -> float:
    """How surprising the winners were, given everybody's chances by `doubt`; the less, the better."""
    whole = 0.0
    for moment in seen:
        doubt = game.doubt(moment.g)
        told = [game.evaluate(moment.g, p) / doubt for p in range(moment.g.players)]
        top = max(told)
        chances = [exp(value - top) for value in told]
        for chance, share in zip(chances, moment.shares, strict=True):
            if share:
                whole -= share * log(max(UNLIKELY, chance / sum(chances)))
    return whole / len(seen)


def fit_all(game: Game, seen: Sequence[Moment], progress: Callable[[], None] = lambda: None) -> None:
    """Fit the weights to how far everybody was ahead in the end, then the doubts to who won."""
    turned = weights(game)
    fit(lambda: error(game, seen), [weight for weight in turned if weight.name not in DOUBTS], progress)
    fit(lambda: surprise(game, seen), [weight for weight in turned if weight.name in DOUBTS], progress)


def fit(loss: Callable[[], float], turned: Sequence[Weight], progress: Callable[[], None] = lambda: None) -> None:
    """Change the weights one after another as long as the loss falls.  `progress` is called for each weight and step."""
    best = loss()
    for step in STEPS:
        for weight in turned:
            best = turn(loss, weight, step, best)
            progress()


def turn(loss: Callable[[], float], weight: Weight, step: float, best: float) -> float:
    """Move one weight by steps up or down while that helps."""
    for factor in (1.0 + step, 1.0 / (1.0 + step)):
        moved = False
        while True:
            before = weight.get()
            weight.set(before * factor)
            found = loss()
            if found >= best * WORTH_IT:
                weight.set(before)
                break
            best = found
            moved = True
        if moved:
            break
    return best


def contest(game: Game, players: int, games: int, bot: str, seed: str, old: Sequence[float]) -> Iterator[float]:
    """Game by game, the share of the victory of one player with the new weights among others with the old ones."""
    tuned = weights(game)
    new = [weight.get() for weight in tuned]
    try:
        for number in range(games):
            rng = Rng(key(master_seed(f"tuned {seed}"), number // players))
            g = game.new(players, rng.next())
            seat: Player = number % players
            minds = [bot_named(bot) for _ in range(players)]
            while not g.over():
                p = g.actor()
                put(tuned, new if p == seat else old)
                g.apply(ask(minds[p], game, g, rng).action)
            yield result(game, g)[seat]
    finally:
        put(tuned, new)


def put(tuned: Sequence[Weight], values: Sequence[float]) -> None:
    """Give all weights these values."""
    for weight, value in zip(tuned, values, strict=True):
        weight.set(value)
