"""Tuning: what a game's `evaluate` weighs things by is fitted to games that bots played, and tried out in play.

Positions are kept from whole games, at the moments when the turn passes to another player. A good evaluation tells from
them by how much everybody will be ahead in the end: the weights are changed one after another, in ever smaller steps,
as long as that gets better. Then `even` and `sure`, the doubt at the start and at the end, are fitted to who won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log

from quirebox.bots import bot_named
from quirebox.bots.bot import Seated
from quirebox.bots.mind import Mind
from quirebox.bots.weights import Weight, weights
from quirebox.core.event import Player
from quirebox.core.game import HOUSE, Game
from quirebox.core.match import master_seed
from quirebox.core.rng import Rng, key
from quirebox.core.state import State

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


def result(game: Game, g: State) -> list[float]:
    """Everybody's share of the victory in a game that is over."""
    won = game.winners(g)
    return [1.0 / len(won) if p in won else 0.0 for p in range(g.players)]


def moments(game: Game, players: int, games: int, bot: str, seed: str, edition: str = HOUSE) -> Iterator[list[Moment]]:
    """Game by game, the positions where the turn passed to another player."""
    for number in range(games):
        rng = Rng(key(master_seed(f"tune {seed}"), number))
        g = game.new(players, rng.next(), edition=edition)
        bots = [Seated(bot_named(bot)) for _ in range(players)]
        kept: list[State] = []
        while not g.over():
            p = g.actor()
            g.apply(bots[p].ask(game, g, rng).action)
            if g.actor() not in (p, -1):
                kept.append(g.copy())
        yield [Moment(h, g.scores(), result(game, g)) for h in kept]


def ahead(values: Sequence[float]) -> list[float]:
    """By how much each is above the mean."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def error(mind: Mind, seen: Sequence[Moment]) -> float:
    """How badly the evaluation tells by how much everybody will be ahead: 0 is perfect, 1 is useless. Its scale does
    not matter."""
    xx = xy = yy = 0.0
    for moment in seen:
        told = ahead([mind.evaluate(moment.g, p) for p in range(moment.g.players)])
        came = ahead(moment.scores)
        for x, y in zip(told, came, strict=True):
            xx += x * x
            xy += x * y
            yy += y * y
    return 1.0 - xy * xy / (xx * yy) if xx and yy else 1.0


def surprise(mind: Mind, seen: Sequence[Moment]) -> float:
    """How surprising the winners were, given everybody's chances by `doubt`; the less, the better."""
    whole = 0.0
    for moment in seen:
        doubt = mind.doubt(moment.g)
        told = [mind.evaluate(moment.g, p) / doubt for p in range(moment.g.players)]
        top = max(told)
        chances = [exp(value - top) for value in told]
        for chance, share in zip(chances, moment.shares, strict=True):
            if share:
                whole -= share * log(max(UNLIKELY, chance / sum(chances)))
    return whole / len(seen)


def fit_all(mind: Mind, seen: Sequence[Moment], progress: Callable[[], None] = lambda: None) -> None:
    """Fit the weights to how far everybody was ahead in the end, then the doubts to who won."""
    turned = weights(mind)
    fit(lambda: error(mind, seen), [weight for weight in turned if weight.name not in DOUBTS], progress)
    fit(lambda: surprise(mind, seen), [weight for weight in turned if weight.name in DOUBTS], progress)


def fit(loss: Callable[[], float], turned: Sequence[Weight], progress: Callable[[], None] = lambda: None) -> None:
    """Change the weights one after another as long as the loss falls. `progress` is called for each weight and step."""
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


def contest(
    game: Game, players: int, games: int, bot: str, seed: str, new: Mind, old: Mind, edition: str = HOUSE
) -> Iterator[float]:
    """Game by game, the share of the victory of one player with the new mind among others with the old one."""
    for number in range(games):
        rng = Rng(key(master_seed(f"tuned {seed}"), number // players))
        g = game.new(players, rng.next(), edition=edition)
        seat: Player = number % players
        bots = [minded(bot, new if p == seat else old) for p in range(players)]
        while not g.over():
            g.apply(bots[g.actor()].ask(game, g, rng).action)
        yield result(game, g)[seat]


def minded(name: str, mind: Mind) -> Seated:
    """A bot with a mind of its own, in its seat."""
    bot = bot_named(name)
    bot.mind = mind
    return Seated(bot)
