"""Search: plain Monte-Carlo tree search over imagined positions, for one to six players.

Every iteration imagines the hidden things anew and walks one shared tree of decisions through them, so that no line relies on
what the player cannot know.  Everybody is taken to play for their own share of the victory.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from quire.bots.bot import Alternative, Bot, Budget, Choice, Sight
from quire.core.action import Action
from quire.core.event import Player
from quire.core.game import Game
from quire.core.playout import playout
from quire.core.rng import Rng
from quire.core.state import State

ITERATIONS: Final = 400     # where the budget names no limit
CURIOSITY: Final = 0.5      # weight of what has been tried seldom
DEPTH: Final = 12           # random decisions after the tree, before the position is judged
FAITH: Final = 1.96         # width of the interval of a win share: 95 %


@final
class Edge:
    """One action at one point of the tree, and what came of it for the player who chose it."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.offered = 0                    # how often it was an option here
        self.visits = 0
        self.total = 0.0                    # win shares of the player who chose
        self.nodes: list[Node] = []         # where it led; by who had to choose then, since that may depend on luck

    def node(self, player: Player) -> Node:
        """The point of the tree where that player decides after this action."""
        for node in self.nodes:
            if node.player == player:
                return node
        node = Node(player)
        self.nodes.append(node)
        return node


@final
class Node:
    """A point of the tree: somebody decides after some decisions."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.edges: dict[int, Edge] = {}

    def pick(self, options: list[Action], rng: Rng) -> Edge:
        """What to try next: anything new first, else what is good or has been tried seldom."""
        fresh: list[Edge] = []
        offered: list[Edge] = []
        for action in options:
            edge = self.edges.get(action.id)
            if edge is None:
                edge = Edge(action)
                self.edges[action.id] = edge
            edge.offered += 1
            offered.append(edge)
            if edge.visits == 0:
                fresh.append(edge)
        if fresh:
            return fresh[rng.below(len(fresh))]
        return self.promising(offered)

    def promising(self, offered: list[Edge]) -> Edge:
        """The upper confidence bound over what is an option this time."""
        best = offered[0]
        top = -1.0
        for edge in offered:
            n = float(edge.visits)
            bound = edge.total / n + CURIOSITY * sqrt(log(float(edge.offered)) / n)
            if bound > top:
                top = bound
                best = edge
        return best


@final
class Judge:
    """Turns a position into win shares; learns from the positions it sees what a big lead is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen = 0
        self.spread = 1.0           # mean distance between first and last, or from the mean for somebody alone
        self.centre = 0.0           # mean standing of somebody alone

    def shares(self, g: State) -> list[float]:
        """Everybody's share of the victory, 0 to 1."""
        if g.players == 1:
            return [self.alone(g)]
        if g.over():
            return self.result(g)
        standing: list[float] = []
        top = -1e300
        low = 1e300
        for p in range(g.players):
            value: float = self.game.evaluate(g, p)
            standing.append(value)
            top = max(top, value)
            low = min(low, value)
        self.learn(top - low)
        return self.soften(standing, top)

    def soften(self, standing: list[float], top: float) -> list[float]:
        """Who stands best has the largest share; a usual lead counts for e to 1."""
        whole = 0.0
        weights: list[float] = []
        for value in standing:
            weight = exp((value - top) / self.spread)
            weights.append(weight)
            whole += weight
        return [weight / whole for weight in weights]

    def result(self, g: State) -> list[float]:
        """The shares in a game that is over."""
        shares = [0.0] * g.players
        winners = self.game.winners(g)
        for p in winners:
            shares[p] = 1.0 / len(winners)
        return shares

    def alone(self, g: State) -> float:
        """For one player: half for winning, half for standing better than usual."""
        value = self.game.evaluate(g, 0)
        self.learn(abs(value - self.centre))
        self.centre += (value - self.centre) / self.seen
        better = 1.0 / (1.0 + exp(-max(-50.0, min(50.0, (value - self.centre) / self.spread))))
        if not g.over():
            return better
        return 0.5 * self.result(g)[0] + 0.5 * better

    def learn(self, distance: float) -> None:
        """Keep the mean distance."""
        self.seen += 1
        self.spread = max(1e-6, self.spread + (distance - self.spread) / self.seen)


@final
class Tree:
    """One decision under thought."""

    def __init__(self, sight: Sight, rng: Rng, depth: int) -> None:
        self.sight = sight
        self.rng = rng
        self.depth = depth
        self.judge = Judge(sight.game)
        self.root = Node(sight.player)

    def iterate(self) -> None:
        """Imagine, walk down the tree to something new, play on a little, judge, remember."""
        g = self.sight.imagine(self.rng)
        node = self.root
        path: list[Edge] = []
        players: list[Player] = []
        while not g.over():
            edge = node.pick(g.options, self.rng)
            g.apply(edge.action)
            path.append(edge)
            players.append(node.player)
            if edge.visits == 0:
                break
            node = edge.node(g.actor())
        playout(g, self.rng, self.depth)
        shares = self.judge.shares(g)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += shares[players[i]]

    def grow(self, iterations: int, deadline: float) -> None:
        """Iterate until either limit is reached, but at least once."""
        done = 0
        while True:
            self.iterate()
            done += 1
            if done >= iterations or perf_counter() >= deadline:
                return

    def alternatives(self) -> list[Alternative]:
        """What was tried at the root, the most tried first."""
        tried = [edge for edge in self.root.edges.values() if edge.visits > 0]
        tried.sort(key=preference)
        return [weigh(edge) for edge in tried]


def preference(edge: Edge) -> tuple[int, float, int]:
    """Most tried, then best, then first in the game's order."""
    return (-edge.visits, -edge.total, edge.action.id)


def weigh(edge: Edge) -> Alternative:
    """An edge as an alternative."""
    share = edge.total / edge.visits
    low, high = wilson(share, edge.visits)
    return Alternative(edge.action, share, edge.visits, low, high)


def wilson(share: float, tries: int) -> tuple[float, float]:
    """Wilson's interval: it holds the true share 95 times in 100."""
    n = float(tries)
    square = FAITH * FAITH
    middle = (share + square / (2.0 * n)) / (1.0 + square / n)
    half = FAITH / (1.0 + square / n) * sqrt(share * (1.0 - share) / n + square / (4.0 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


class Search(Bot):
    """Somebody who tries out many futures.  `depth` random decisions follow the tree; a large number plays to the end."""

    def __init__(self, depth: int = DEPTH) -> None:
        super().__init__("search", True, Budget(ITERATIONS))
        self.depth = depth

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """The option that was tried most, since it kept looking best."""
        tree = Tree(sight, rng, self.depth)
        iterations = budget.iterations
        if iterations <= 0:
            iterations = 1 << 60 if budget.seconds > 0.0 else ITERATIONS
        tree.grow(iterations, perf_counter() + (budget.seconds if budget.seconds > 0.0 else 1e9))
        thought = tree.alternatives()
        return Choice(thought[0].action, thought, reason(sight, thought))


def reason(sight: Sight, thought: list[Alternative]) -> str:
    """The choice compared with the next best."""
    best = thought[0]
    said = f"“{sight.phrase(best.action)}” promises {best.value:.0%} of the victory in {best.visits} tries"
    if len(thought) == 1:
        return said + "."
    return f"{said}; next comes “{sight.phrase(thought[1].action)}” with {thought[1].value:.0%}."
