"""Who is ahead of whom: points, and what breaks ties by the rules of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quirebox.core.event import Player
from quirebox.core.state import State

if TYPE_CHECKING:
    from quirebox.core.game import Game


def by_points(g: State) -> Sequence[Sequence[int]]:
    """How everybody stands where nothing but points counts."""
    return [[score] for score in g.scores()]


def first(standings: Sequence[Sequence[int]]) -> list[Player]:
    """Who is not behind anybody."""
    best = max([list(standing) for standing in standings])
    return [p for p, standing in enumerate(standings) if list(standing) == best]


def ranks(game: Game, g: State) -> list[int]:
    """The place of everybody: 1 for who has won, and equal ones for who is level; alone, 2 for who has lost."""
    if g.players == 1:
        return [1 if game.winners(g) else 2]
    standings = [list(standing) for standing in game.standings(g)]
    return [1 + len([other for other in standings if other > standing]) for standing in standings]
