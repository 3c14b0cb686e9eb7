"""Futures of a position: imagined, played on for some rounds, and told as shares of the victory."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from quirebox.bots.bot import Budget, Sight
from quirebox.bots.mind import CLUB, Mind
from quirebox.bots.tree import Style, Tree, misjudge
from quirebox.bots.turn import Line, Turn, follow
from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.game import Game
from quirebox.core.rng import Rng
from quirebox.core.state import State

BLUR: Final = 0.3  # how far judgements go wrong in a future, in usual differences: nobody plays it perfectly
UNLIMITED: Final = 1e18
FOR_EVER: Final = 1 << 30


class Futures:
    """What may come of a position, for one who knows what a seat may know."""

    def __init__(self, game: Game, mind: Mind, g: State, seed: str, plan: int) -> None:
        self.game = game
        self.g = g
        self.seed = seed
        self.plan = plan  # positions looked at to find ways to play a turn
        thought = mind.level(CLUB)._replace(plan=1, blur=0.0, lines=1)  # the tree itself need find none
        self.sight = Sight(game, g, g.actor(), self.luck("sight", 0), mind)
        self.tree = Tree(self.sight, self.luck("plan", 0), thought, Style(guesses=3), Budget(1))
        self.tree.care = self.tree.rivals  # in a future everybody plays equally well

    def luck(self, what: str, number: int) -> Rng:
        """A generator that is the same for the same seed, purpose and number."""
        digest = blake2b(f"{self.seed} {what} {number}".encode(), digest_size=8).digest()
        return Rng(int.from_bytes(digest, "big") >> 1)

    def lines(self) -> list[Line]:
        """Ways to play the turn, the best at first sight first."""
        tree = self.tree
        guesses = [self.sight.imagine(self.luck("guess", i)) for i in range(tree.style.guesses)]
        nodes = self.plan
        found: list[Line] = []
        options = tree.mind.worth_trying(guesses[0])
        turn = Turn(
            tree.worth, tree.mind.worth_trying, self.sight.player, guesses, nodes, max(2, nodes // 60), UNLIMITED
        )
        found += turn.lines(options)
        each = max(8, nodes // len(options))
        for option in options:
            found.append(self.begun_with(option, guesses, each))
        return tree.with_schemes(found, turn)

    def begun_with(self, option: Action, guesses: list[State] | None = None, nodes: int = 0) -> Line:
        """The best way to play the turn that begins with an option."""
        tree = self.tree
        guesses = guesses or [self.sight.imagine(self.luck("guess", i)) for i in range(tree.style.guesses)]
        turn = Turn(
            tree.worth,
            tree.mind.worth_trying,
            self.sight.player,
            guesses,
            nodes or self.plan,
            4,
            UNLIMITED,
        )
        return turn.lines([option])[0]

    def after(self, actions: list[Action], number: int) -> State:
        """Where a line leads in the future of that number: every line meets the same luck there."""
        h = self.sight.imagine(self.luck("world", number))
        follow(h, actions)
        return self.play_on(h, number)

    def of_the_table(self, number: int) -> State:
        """Where the game leads in a future imagined by what everybody can see."""
        return self.play_on(seen_by_all(self.game, self.g, self.luck("table", number)), number)

    def play_on(self, h: State, number: int) -> State:
        """Where the game leads if everybody takes what looks about best, until all have had equally many turns."""
        tree, rng = self.tree, self.luck("future", number)
        tree.rng = rng
        last, turns = self.sight.player, 0
        horizon = FOR_EVER if h.players == 1 else tree.ahead * h.players
        while not h.over() and turns < horizon:
            lines = tree.quick(h)
            misjudge(lines, BLUR, rng)
            follow(h, lines[0].actions)
            if h.actor() != last:
                turns, last = turns + 1, h.actor()
        return h

    def shares(self, h: State) -> list[float]:
        """Everybody's share of the victory there; alone, whether it was won."""
        if h.players == 1:
            return [float(bool(self.game.winners(h)))]
        return self.tree.judge.shares(h)


def seen_by_all(game: Game, g: State, rng: Rng) -> State:
    """A position imagined by what everybody can see; by what the actor knows, where that leaves no choice to make."""
    h = game.eyes.imagine(g, NOBODY, rng)
    if h.over():
        return h
    options = h.waiting.options(h)
    if not options:
        return game.eyes.imagine(g, g.actor(), rng)
    h.options = options
    return h


def points(game: Game, h: State, p: Player) -> dict[str, int]:
    """The points of a player by where they come from."""
    return game.score_sheet(h)[p]
