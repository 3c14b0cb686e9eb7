"""OpenSpiel's search beside ours: the same machine, the same run, a game of similar length."""

from __future__ import annotations

from math import log
from random import Random
from time import process_time
from typing import Any

LENGTHS = {
    "connect_four": 25,
    "othello": 60,
    "backgammon": 120,
    "amazons": 225,
    "chess": 400,
}  # decisions in a random game, about
MEMORY = 1000  # megabytes that its tree may take


class Peer:
    """OpenSpiel's Monte-Carlo tree search (MCTSBot, in C++), with random play to the end, in the middle of a game."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        self.pyspiel = pyspiel
        self.name = name
        self.game = pyspiel.load_game(name)
        self.length = self.play(1 << 30)[1]
        self.middle = self.play(self.length // 2)[0]

    def play(self, decisions: int) -> tuple[Any, int]:
        """A random game at a ply, or at its end: the position, and how many decisions were made."""
        state, rng, made = self.game.new_initial_state(), Random(1), 0
        while not state.is_terminal() and (made < decisions or state.is_chance_node()):
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
        return state, made

    def search(self, seconds: float) -> float:
        """Iterations in a second."""
        bot = self.pyspiel.MCTSBot(
            self.game,
            self.pyspiel.RandomRolloutEvaluator(1, 7),
            2.0,
            1 << 30,
            MEMORY,
            False,
            7,
            False,
            max_wall_clock_time=seconds,
        )
        start = process_time()
        root = bot.mcts_search(self.middle)
        return float(root.explore_count) / (process_time() - start)


def peer_for(length: int) -> Peer | None:
    """OpenSpiel with the game whose random games come closest to that length, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    return Peer(pyspiel, min(LENGTHS, key=lambda name: abs(log(max(1, length) / LENGTHS[name]))))
