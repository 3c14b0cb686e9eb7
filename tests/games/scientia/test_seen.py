"""What an observation keeps of a board is never out of date."""

import pytest

from quire.core.rng import Rng
from quire.games import game

SCIENTIA = game("scientia")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_is_that_of_the_same_position_loaded(players: int) -> None:
    for seed in range(12):
        rng, g = Rng(seed), SCIENTIA.new(players, seed, {"set": "random"})
        while not g.over():
            g.apply(g.options[rng.below(len(g.options))])
            seen = [SCIENTIA.features(g, p) for p in range(players)]
            assert seen == [SCIENTIA.features(g.copy(), p) for p in range(players)]
