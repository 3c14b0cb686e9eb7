"""The tree of a search: whole turns as its branches, everybody playing for their own share of the victory."""

from __future__ import annotations

from math import exp, isqrt, sqrt
from time import perf_counter
from typing import Final, final

from quirebox.bots.bot import Budget, Sight
from quirebox.bots.judge import Doubt, Judge, mood
from quirebox.bots.thought import Thought
from quirebox.bots.turn import Line, Turn, Worth, by_value, follow
from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.rng import Rng
from quirebox.core.state import State

ITERATIONS: Final = 100  # where the budget names no limit
PER_LINE: Final = 60  # positions looked at for the turn at hand, for each line that is kept at a further decision
FLAT: Final = 1e-9


@final
class Style:
    """How a search weighs things.

    `curiosity` is what others call c_puct, `taste` the temperature of the prior, `trust` the first-play urgency.
    """

    def __init__(
        self, curiosity: float = 1.2, taste: float = 0.5, trust: float = 1.0, guesses: int = 5, rivals: float = 0.2
    ) -> None:
        self.curiosity = curiosity  # weight of what looks good at first sight and was rarely tried
        self.taste = taste  # a line this share of the usual shortfall below the best looks e times less good
        self.trust = trust  # how many iterations the mean of all lines counts for in each line
        self.guesses = guesses  # imagined positions over which the first opinion of one's own lines is averaged
        self.rivals = rivals  # others' turns ahead are planned with this share of the care for one's own

    def __reduce__(self) -> tuple[type[Style], tuple[float, ...]]:
        return Style, (self.curiosity, self.taste, self.trust, self.guesses, self.rivals)


@final
class Edge:
    """One way to play a turn, and what came of it for the player whose turn it was."""

    def __init__(self, actions: list[Action], points: float) -> None:
        self.actions = actions
        self.points = points  # how well its player stands right after it, at first sight
        self.prior = 1.0  # how good that looks beside the others
        self.visits = 0
        self.total = 0.0  # shares of the victory
        self.node: Node | None = None  # the turn that follows

    def value(self) -> float:
        """The share of the victory it has brought so far."""
        return self.total / self.visits if self.visits else 0.0


@final
class Node:
    """The beginning of somebody's turn that nothing but decisions has led to."""

    def __init__(self, player: Player, edges: list[Edge], taste: float) -> None:
        self.player = player
        self.edges = edges
        self.visits = 0
        self.total = 0.0
        top = edges[0].points
        below = 0.0
        for edge in edges:
            below += top - edge.points
        shortfall = max(FLAT, taste * below / max(1, len(edges) - 1))
        for edge in edges:
            edge.prior = exp(max(-50.0, (edge.points - top) / shortfall))

    def lead(self) -> int:
        """How much more often the favourite has been tried than any other line."""
        first = second = 0
        for edge in self.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def pick(self, options: list[Action], low: float, width: float, style: Style) -> Edge | None:
        """What to try next: what is good, or looks good and was rarely tried; None if nothing of it can be
        begun."""
        mean = self.total / self.visits if self.visits else 0.5
        whole = 0.0
        for edge in self.edges:
            whole += edge.prior
        urge = style.curiosity * sqrt(self.visits + 1.0) / whole
        best: Edge | None = None
        top = -1e300
        for edge in self.edges:
            if edge.actions[0] not in options:
                continue
            share = (edge.total + style.trust * mean) / (edge.visits + style.trust)
            bound = (share - low) / width + urge * edge.prior / (1.0 + edge.visits)
            if bound > top:
                top = bound
                best = edge
        return best


@final
class Tree:
    """One turn under thought."""

    def __init__(self, sight: Sight, rng: Rng, thought: Thought, style: Style, budget: Budget) -> None:
        self.sight = sight
        self.game = sight.game
        self.mind = sight.mind
        self.thought = thought
        self.style = style
        self.deadline = perf_counter() + (budget.seconds if budget.seconds > 0.0 else 1e9)
        self.iterations = budget.iterations
        if self.iterations <= 0:
            self.iterations = 1 << 60 if budget.seconds > 0.0 else ITERATIONS
        self.worth: Worth = self.mind.within_reach if thought.near else self.mind.evaluate
        doubt: Doubt = self.mind.doubt
        if thought.learned and self.mind.has_learned(sight.imagine(rng.copy())):
            self.worth, doubt = self.mind.learned, self.mind.learned_doubt
        self.judge = Judge(self.game, self.worth, doubt)
        self.ahead = thought.ahead
        self.care = thought.care
        self.rivals = int(style.rivals * thought.care)
        self.rng = rng
        self.worlds: list[int] = []  # every line meets the same luck in its first try, its second …
        self.low: list[float] = []  # the smallest share that came of an iteration, for every player
        self.high: list[float] = []
        lines = worthy(self.plan(), thought.lines)
        if thought.blur > 0.0:
            misjudge(lines, thought.blur, rng)
        self.root = Node(sight.player, [Edge(line.actions, line.value) for line in lines], style.taste)

    def plan(self) -> list[Line]:
        """One's own turn thought through, as a whole and from every option."""
        style, options = self.style, self.sight.options()
        nodes = self.thought.plan
        beam = max(1, nodes // PER_LINE)
        guesses = [self.sight.imagine(self.rng) for _ in range(style.guesses)]
        found = Turn(self.worth, self.mind.worth_trying, self.sight.player, guesses, nodes, beam, self.deadline).lines(
            options
        )
        each = Turn(
            self.worth, self.mind.worth_trying, self.sight.player, guesses, nodes // len(options), beam, self.deadline
        )
        for option in options:
            found += each.lines([option])
            found += [line for line in each.unfinished if self.mind.settled(line.g)]
        return self.with_schemes(found, each)

    def with_schemes(self, found: list[Line], turn: Turn) -> list[Line]:
        """These lines and those that the game names, the best first."""
        if self.thought.schemes:
            for actions in self.mind.schemes(turn.guesses[0], turn.player):
                found.append(turn.whole(actions))
        found.sort(key=by_value)
        return found

    def grow(self) -> None:
        """Iterate until the limit or the deadline is reached, or no line can overtake the favourite any more;
        at least once."""
        while True:
            self.iterate()
            left = self.iterations - self.root.visits
            if left <= 0 or left < self.root.lead() or perf_counter() >= self.deadline:
                return

    def iterate(self) -> None:
        """Walk down the tree to where luck or novelty ends it, play on from there, remember what came of it."""
        node = self.root
        edge = self.pick(node, self.sight.options())
        assert edge is not None
        g = self.world(edge.visits)
        nodes: list[Node] = []
        path: list[Edge] = []
        turns = 0
        while edge is not None:
            nodes.append(node)
            path.append(edge)
            luck = follow(g, edge.actions)
            if luck or g.over() or not edge.visits:
                break
            if g.actor() != node.player:
                turns += 1
            if edge.node is None:
                edge.node = self.open(g)
            node = edge.node
            edge = self.pick(node, g.options)
        shares = self.judge.shares(self.go_on(g, node.player, turns))
        self.learn(shares)
        for i in range(len(path)):
            share = shares[nodes[i].player]
            nodes[i].visits += 1
            nodes[i].total += share
            path[i].visits += 1
            path[i].total += share

    def world(self, i: int) -> State:
        """The i-th imagined position."""
        while len(self.worlds) <= i:
            self.worlds.append(self.rng.next())
        return self.sight.imagine(Rng(self.worlds[i]))

    def pick(self, node: Node, options: list[Action]) -> Edge | None:
        """A line to try."""
        if not self.low:
            return node.pick(options, 0.0, 1.0, self.style)
        low = self.low[node.player]
        return node.pick(options, low, max(FLAT, self.high[node.player] - low), self.style)

    def open(self, g: State) -> Node:
        """A new point of the tree: the lines that look best there."""
        lines = self.quick(g)
        return Node(
            g.actor(), [Edge(line.actions, line.value) for line in lines[: self.thought.lines]], self.style.taste
        )

    def quick(self, g: State) -> list[Line]:
        """What the actor may do with the turn, at a glance: without knowing the luck and the hidden things of this
        position."""
        p = g.actor()
        nodes = self.care if p == self.sight.player else self.rivals
        turn = Turn(
            self.worth,
            self.mind.worth_trying,
            p,
            [self.game.eyes.imagine(g, p, self.rng)],
            nodes,
            isqrt(nodes) // 2,
            self.deadline,
        )
        return self.with_schemes(turn.lines(g.options), turn)

    def go_on(self, g: State, last: Player, turns: int) -> State:
        """Where the game leads if everybody takes what looks best, until all have had equally many turns."""
        horizon = self.ahead * g.players
        while horizon <= turns:
            horizon += g.players
        while not g.over():
            if g.actor() != last or g.players == 1:
                turns += 1
                last = g.actor()
            if turns >= horizon:
                break
            follow(g, self.quick(g)[0].actions)
        return g

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


def misjudge(lines: list[Line], blur: float, rng: Rng) -> None:
    """Take some lines for better or worse than they are: small differences are easily mistaken, large ones rarely."""
    below = 0.0
    for line in lines:
        below += lines[0].value - line.value
    for line in lines:
        line.value += blur * below / len(lines) * mood(rng)
    lines.sort(key=by_value)


def worthy(lines: list[Line], keep: int) -> list[Line]:
    """The best lines that do not lead to the same; half of them begin in different ways."""
    found: list[Line] = []
    rest: list[Line] = []
    begun: set[int] = set()
    values: set[float] = set()
    for line in lines:
        if line.value in values and line.actions[0].id in begun:
            continue
        values.add(line.value)
        if line.actions[0].id in begun or len(found) >= (keep + 1) // 2:
            rest.append(line)
        else:
            begun.add(line.actions[0].id)
            found.append(line)
    found += rest[: keep - len(found)]
    found.sort(key=by_value)
    return found
