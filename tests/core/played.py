"""Matches of Mill for the tests of core."""

from quirebox.core.match import Match, master_seed
from quirebox.core.rng import Rng
from quirebox.testkit.mill import GAME


def fresh(players: int = 2, seed: str = "one", **options: str) -> Match:
    """A match that has just begun."""
    return Match(GAME, players, options, seed=master_seed(seed))


def played(players: int = 2, seed: str = "one", plies: int = 1000, **options: str) -> Match:
    """A match after random decisions, to its end unless fewer are asked for."""
    match, rng = fresh(players, seed, **options), Rng(7)
    while not match.g.over() and match.ply < plies:
        match.apply(match.g.options[rng.below(len(match.g.options))])
    return match
