"""Several processes think about the same turn: each with luck of its own, and what they found is added up."""

from __future__ import annotations

from atexit import register
from concurrent.futures import Future, ProcessPoolExecutor, wait
from itertools import chain
from multiprocessing import get_context
from typing import NamedTuple

from quirebox.bots.bot import Budget, Sight
from quirebox.bots.plan import Way
from quirebox.bots.quiet import Quiet
from quirebox.bots.thought import Thought
from quirebox.bots.tree import Style, Tree
from quirebox.core.event import Player
from quirebox.core.game import Game
from quirebox.core.plain import Json
from quirebox.core.rng import Rng

PATIENCE = 0.05  # seconds past the hard stop in which others may still say what they found


class Found(NamedTuple):
    """What came of one way to play a turn, for another process."""

    actions: tuple[int, ...]
    points: float
    visits: int
    total: float


def ways(tree: Tree) -> list[Way]:
    """What a tree has grown."""
    return [Way(edge.actions, edge.points, edge.visits, edge.total) for edge in tree.root.edges]


def found(tree: Tree) -> list[Found]:
    """The same for another process, which has actions of its own."""
    return [Found(tuple(action.id for action in way.actions), *way[1:]) for way in ways(tree)]


def think_there(
    game: Game,
    position: dict[str, Json],
    player: Player,
    thought: Thought,
    style: Style,
    iterations: int,
    seconds: float,
    seed: int,
) -> list[Found]:
    """What another process finds about an imagined position."""
    rng = Rng(seed)
    with Quiet():
        tree = Tree(Sight(game, game.load(position), player, rng), rng, thought, style, Budget(iterations, seconds))
        tree.grow()
    return found(tree)


_companies: dict[int, ProcessPoolExecutor] = {}


def company(processes: int) -> ProcessPoolExecutor:
    """The other processes; they stay for the next question."""
    if processes not in _companies:
        _companies[processes] = ProcessPoolExecutor(processes, get_context("spawn"))
    return _companies[processes]


@register
def part_company() -> None:
    """Let the other processes end."""
    while _companies:
        _companies.popitem()[1].shutdown(cancel_futures=True)


def grow_together(tree: Tree, budget: Budget, rng: Rng) -> list[Way]:
    """Think here and in other processes, each as long as the budget says; without seconds, all are waited for."""
    sight = tree.sight
    position = sight.game.save(sight.imagine(rng))
    seeds = [rng.next() for _ in range(budget.processes - 1)]
    asked = [
        company(len(seeds)).submit(
            think_there,
            sight.game,
            position,
            sight.player,
            tree.thought,
            tree.style,
            budget.iterations,
            budget.seconds,
            seed,
        )
        for seed in seeds
    ]
    tree.grow()
    finds = [found(tree)] + answers(asked, budget)
    space = sight.imagine(rng).box.space.actions
    sums: dict[tuple[int, ...], Way] = {}
    for one in chain.from_iterable(finds):
        so_far = sums.get(one.actions, Way([space[i] for i in one.actions], one.points, 0, 0.0))
        sums[one.actions] = so_far._replace(visits=so_far.visits + one.visits, total=so_far.total + one.total)
    return list(sums.values())


def answers(asked: list[Future[list[Found]]], budget: Budget) -> list[list[Found]]:
    """What the others found, in their order; those who are late are not heard."""
    wait(asked, PATIENCE if budget.seconds > 0.0 else None)
    ready = [future.result() for future in asked if future.done() and not future.cancelled()]
    for future in asked:
        future.cancel()
    return ready
