"""Search: information-set Monte-Carlo tree search over imagined positions, for one to six players.

Every iteration imagines the hidden things and the luck to come anew and walks one shared tree of decisions through them, so that no
line relies on what the player cannot know.  Where the tree ends, all options are judged by the game's `evaluate`: this gives the first
opinion of each, the line goes on for a round in which everybody takes what looks best, and everybody's standing there is told as shares of the victory.
Everybody is taken to play for their own share.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from quire.bots.bot import Alternative, Bot, Budget, Choice, Sight
from quire.core.action import Action
from quire.core.event import Event, Player
from quire.core.game import Game, Json
from quire.core.rng import Rng
from quire.core.state import State

ITERATIONS: Final = 400     # where the budget names no limit
FAITH: Final = 1.96         # width of the interval of a win share: 95 %
FLAT: Final = 1e-9


@final
class Style:
    """How a search weighs things."""

    def __init__(self, curiosity: float = 1.2, taste: float = 0.5, trust: float = 1.0, depth: int = 30, rounds: int = 1) -> None:
        self.curiosity = curiosity      # weight of what looks good at first sight and has been tried seldom
        self.taste = taste              # an option that falls short of the best by this share of the usual shortfall looks e times less good
        self.trust = trust              # iterations that the first opinion of an option counts for
        self.depth = depth              # decisions after the tree, before the position is judged
        self.rounds = rounds            # and turns of everybody: standings compare badly when one has had a turn more


@final
class Edge:
    """One action at one point of the tree, and what came of it for the player who chose it."""

    def __init__(self, action: Action, points: float) -> None:
        self.action = action
        self.points = points                # how well its player stands right after it, at first sight
        self.prior = 1.0                    # how good that looks beside the others
        self.opinion = 0.0                  # the same as a share of the victory
        self.visits = 0
        self.weight = 0.0                   # visits and what the first opinion counts for
        self.total = 0.0                    # shares of the victory of the player who chose
        self.nodes: list[Node] = []         # where it led; by who had to choose then, since that may depend on luck

    def node(self, player: Player) -> Node:
        """The point of the tree where that player decides after this action."""
        for node in self.nodes:
            if node.player == player:
                return node
        node = Node(player)
        self.nodes.append(node)
        return node

    def value(self) -> float:
        """The share of the victory it promises."""
        return self.total / self.weight


@final
class Node:
    """A point of the tree: somebody decides after some decisions."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.points = 0.0                   # of the best option at first sight
        self.share = 0.0                    # the same as a share of the victory
        self.slope = 0.0                    # how much of a share a point is
        self.shortfall = FLAT               # by how much the options usually fall short of the best, times TASTE

    def open(self, edges: list[Edge], share: float, slope: float, style: Style) -> None:
        """Learn what the options look like at first sight."""
        self.share = share
        self.slope = slope
        self.points = edges[0].points
        for edge in edges:
            self.points = max(self.points, edge.points)
        below = 0.0
        for edge in edges:
            below += self.points - edge.points
        if len(edges) > 1:
            self.shortfall = max(FLAT, style.taste * below / (len(edges) - 1))
        for edge in edges:
            self.add(edge, style)

    def add(self, edge: Edge, style: Style) -> None:
        """An option that was not there before."""
        short = self.points - edge.points
        edge.prior = exp(max(-50.0, min(1.0, -short / self.shortfall)))
        edge.opinion = max(0.0, min(1.0, self.share - self.slope * short))
        edge.weight = style.trust
        edge.total = style.trust * edge.opinion
        self.edges[edge.action.id] = edge

    def pick(self, options: list[Action], low: float, width: float, curiosity: float) -> Edge:
        """What to try next: what is good, or looks good and has been tried seldom."""
        whole = 0.0
        for action in options:
            whole += self.edges[action.id].prior
        urge = curiosity * sqrt(self.visits + 1.0) / whole
        best: Edge | None = None
        top = -1e300
        for action in options:
            edge = self.edges[action.id]
            bound = (edge.value() - low) / width + urge * edge.prior / (1.0 + edge.visits)
            if bound > top:
                top = bound
                best = edge
        assert best is not None
        return best


@final
class Judge:
    """Turns a position into shares of the victory."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen = 0
        self.centre = 0.0           # mean standing of somebody alone

    def shares(self, g: State, doubt: float) -> list[float]:
        """Everybody's share of the victory, 0 to 1."""
        if g.players == 1:
            return [self.alone(g, doubt)]
        if g.over():
            return self.result(g)
        standing: list[float] = []
        top = -1e300
        for p in range(g.players):
            value: float = self.game.evaluate(g, p)
            standing.append(value)
            top = max(top, value)
        return soften(standing, top, doubt)

    def result(self, g: State) -> list[float]:
        """The shares in a game that is over."""
        shares = [0.0] * g.players
        winners = self.game.winners(g)
        for p in winners:
            shares[p] = 1.0 / len(winners)
        return shares

    def alone(self, g: State, doubt: float) -> float:
        """For one player: half for winning, half for standing better than usual."""
        value: float = self.game.evaluate(g, 0)
        self.seen += 1
        self.centre += (value - self.centre) / self.seen
        better = 1.0 / (1.0 + exp(-max(-50.0, min(50.0, (value - self.centre) / doubt))))
        if not g.over():
            return better
        return 0.5 * self.result(g)[0] + 0.5 * better


def soften(standing: list[float], top: float, doubt: float) -> list[float]:
    """Who stands best has the largest share; a lead of `doubt` counts for e to 1."""
    whole = 0.0
    weights: list[float] = []
    for value in standing:
        weight = exp(max(-50.0, (value - top) / doubt))
        weights.append(weight)
        whole += weight
    return [weight / whole for weight in weights]


@final
class Tree:
    """One decision under thought."""

    def __init__(self, sight: Sight, rng: Rng, style: Style, root: Node) -> None:
        self.sight = sight
        self.game = sight.game
        self.rng = rng
        self.style = style
        self.judge = Judge(sight.game)
        self.root = root
        self.low: list[float] = []          # the smallest share that came of an iteration, for every player
        self.high: list[float] = []

    def iterate(self) -> None:
        """Imagine, walk down the tree to its edge, open what is there, remember what came of it."""
        g = self.sight.imagine(self.rng)
        node = self.root
        path: list[Edge] = []
        nodes: list[Node] = []
        while node.visits and not g.over():
            edge = self.pick(node, g)
            g.apply(edge.action)
            path.append(edge)
            nodes.append(node)
            node = edge.node(g.actor())
        shares = self.judge.result(g) if g.over() and g.players > 1 else self.open(node, g)
        self.learn(shares)
        node.visits += 1
        for i in range(len(path)):
            nodes[i].visits += 1
            path[i].visits += 1
            path[i].weight += 1.0
            path[i].total += shares[nodes[i].player]

    def pick(self, node: Node, g: State) -> Edge:
        """An option to try; those that luck offers for the first time are looked at first."""
        for action in g.options:
            if action.id not in node.edges:
                h = g.copy()
                h.apply(action)
                node.add(Edge(action, self.game.evaluate(h, node.player)), self.style)
        low = self.low[node.player]
        return node.pick(g.options, low, max(FLAT, self.high[node.player] - low), self.style.curiosity)

    def open(self, node: Node, g: State) -> list[float]:
        """Look at every option of a new point, and follow the best for a round; everybody's share there."""
        doubt: float = self.game.doubt(g)
        if g.over():
            return self.judge.shares(g, doubt)
        edges: list[Edge] = []
        h = self.best(g, edges)
        h = self.go_on(h, node.player)
        shares = self.judge.shares(h, doubt)
        share = shares[node.player]
        node.open(edges, share, max(0.01, share * (1.0 - share)) / doubt, self.style)
        return shares

    def go_on(self, g: State, p: Player) -> State:
        """Where the game leads in the next turns if everybody takes what looks best; p's turn is the first."""
        left = self.style.depth
        turns = self.style.rounds * g.players
        while left > 0 and not g.over():
            if g.actor() != p:
                turns -= 1
                if turns < 0:
                    break
                p = g.actor()
            g = self.best(g, [])
            left -= 1
        return g

    def best(self, g: State, edges: list[Edge]) -> State:
        """The position after the option that looks best to whoever chooses; all options are noted in `edges`."""
        p = g.actor()
        top = -1e300
        found = g
        for action in g.options:
            h = g.copy()
            h.apply(action)
            points: float = self.game.evaluate(h, p)
            edges.append(Edge(action, points))
            if points > top:
                top = points
                found = h
        return found

    def learn(self, shares: list[float]) -> None:
        """Remember how far shares go apart."""
        if not self.low:
            self.low = shares[:]
            self.high = shares[:]
        for p in range(len(shares)):
            if shares[p] < self.low[p]:
                self.low[p] = shares[p]
            elif shares[p] > self.high[p]:
                self.high[p] = shares[p]

    def grow(self, iterations: int, deadline: float) -> None:
        """Iterate until either limit is reached; looking at the options for the first time does not count."""
        while True:
            self.iterate()
            if self.root.visits > iterations or perf_counter() >= deadline:
                return

    def edges(self) -> list[Edge]:
        """What may be chosen now, the most tried first."""
        found = [self.root.edges[action.id] for action in self.sight.options()]
        found.sort(key=preference)
        return found


def preference(edge: Edge) -> tuple[int, float, int]:
    """Most tried, then best, then first in the game's order."""
    return (-edge.visits, -edge.value(), edge.action.id)


def weigh(edge: Edge) -> Alternative:
    """An edge as an alternative."""
    share = edge.value()
    low, high = wilson(share, edge.visits + 1)
    return Alternative(edge.action, share, edge.visits, low, high)


def wilson(share: float, tries: int) -> tuple[float, float]:
    """Wilson's interval: it holds the true share 95 times in 100."""
    n = float(tries)
    square = FAITH * FAITH
    middle = (share + square / (2.0 * n)) / (1.0 + square / n)
    half = FAITH / (1.0 + square / n) * sqrt(share * (1.0 - share) / n + square / (4.0 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


class Search(Bot):
    """Somebody who tries out many futures, and goes on from what they thought as long as their turn goes as expected."""

    def __init__(self, style: Style | None = None) -> None:
        super().__init__("search", True, Budget(ITERATIONS))
        self.style = style or Style()
        self.tree: Tree | None = None               # of the last decision, with the point reached as its root
        self.expected: dict[str, Json] = {}         # what the seat sees if nothing but that decision has happened since

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """The option that was tried most, since it kept looking best."""
        tree = self.plant(sight, rng)
        iterations = budget.iterations
        if iterations <= 0:
            iterations = 1 << 60 if budget.seconds > 0.0 else ITERATIONS
        tree.grow(iterations, perf_counter() + (budget.seconds if budget.seconds > 0.0 else 1e9))
        edges = tree.edges()
        self.keep(tree, edges[0])
        thought = [weigh(edge) for edge in edges]
        return Choice(edges[0].action, thought, reason(sight, thought))

    def plant(self, sight: Sight, rng: Rng) -> Tree:
        """The tree of the last decision if this one follows from it, else a new one."""
        tree = self.tree
        if tree is None or tree.game is not sight.game or tree.sight.player != sight.player or sight.view() != self.expected:
            return Tree(sight, rng, self.style, Node(sight.player))
        tree.sight = sight
        tree.rng = rng
        return tree

    def keep(self, tree: Tree, chosen: Edge) -> None:
        """Remember the tree if the turn goes on and nothing that was hidden comes to light."""
        self.tree = None
        p = tree.sight.player
        g = tree.sight.imagine(tree.rng.copy())
        events: list[Event] = []
        g.events = events
        g.apply(chosen.action)
        if g.actor() == p and not any(event.reveals for event in events):
            self.tree = tree
            self.expected = tree.game.view(g, p)
            tree.root = chosen.node(p)


def reason(sight: Sight, thought: list[Alternative]) -> str:
    """The choice compared with the next best."""
    best = thought[0]
    said = f"“{sight.phrase(best.action)}” promises {best.value:.0%} of the victory ({best.low:.0%} to {best.high:.0%} after {best.visits} tries)"
    if len(thought) == 1:
        return said + "."
    return f"{said}; next comes “{sight.phrase(thought[1].action)}” with {thought[1].value:.0%}."
