"""What players get: at the end of a game, or with every action.

win     1 for the only winner, 0 on average: two players get 1 and -1, four get 1 and -1/3; a victory is shared evenly.
        Alone: 1 or -1.
rank    by places, from 1 for the first to -1 for the last; who is level shares, after what breaks ties in the rules.
        Alone: as "win".
margin  own points less those of the best of the others. Alone: points.
score   points.
gain    with every action, for everybody: what their points rose or fell by. Together they are the points at the end
        less those at the start. This asks for the points at every step, which costs time.

All but "gain" are 0 until the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from quirebox.core.event import Player
from quirebox.core.game import Game
from quirebox.core.state import State

Reward = Callable[[Game, State, list[Player]], list[float]]  # of a game that these players have won
LOST = -1.0  # of who loses alone, and of who acts illegally where that ends the game
GAIN = "gain"


def win_share(game: Game, g: State, winners: list[Player]) -> list[float]:
    """1 for the only winner, 0 on average."""
    n, k = g.players, len(winners)
    if n == 1:
        return [1.0 if winners else LOST]
    if k == 0:  # nobody has beaten anybody
        return [0.0] * n
    return [(n / k - 1) / (n - 1) if p in winners else -1 / (n - 1) for p in range(n)]


def rank(game: Game, g: State, winners: list[Player]) -> list[float]:
    """From 1 for the first place to -1 for the last."""
    if g.players == 1:
        return win_share(game, g, winners)
    standing = [(p in winners, list(own)) for p, own in enumerate(game.standings(g))]
    return [sum((a > b) - (a < b) for b in standing) / (g.players - 1) for a in standing]


def margin(game: Game, g: State, winners: list[Player]) -> list[float]:
    """Own points less those of the best of the others."""
    scores = g.scores()
    if g.players == 1:
        return [float(scores[0])]
    return [float(own - max(scores[:p] + scores[p + 1 :])) for p, own in enumerate(scores)]


def points(game: Game, g: State, winners: list[Player]) -> list[float]:
    """The points of every player."""
    return [float(score) for score in g.scores()]


REWARDS: Mapping[str, Reward] = {
    "win": win_share,
    "rank": rank,
    "margin": margin,
    "score": points,
    GAIN: points,
}
