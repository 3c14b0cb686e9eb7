"""A batch in several processes plays the games of one process."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from quirebox.envs.batch import Batch, IllegalRow, Seen  # noqa: E402
from quirebox.envs.processes import Processes  # noqa: E402
from quirebox.envs.table import EnvError  # noqa: E402


def alike(a: Seen, b: Seen) -> bool:
    pairs = [(a.observation, b.observation), (a.mask, b.mask), (a.player, b.player), (a.reward, b.reward)]
    return all((x == y).all() for x, y in [*pairs, (a.done, b.done)]) and a.info.keys() == b.info.keys()


def test_the_games_are_those_of_one_process() -> None:
    alone, ended = Batch("scientia", 5, 2), 0
    with Processes("scientia", 5, 2, players=2) as batch:
        assert alike(batch.reset(seed=3), alone.reset(seed=3))
        for _ in range(150):
            actions = alone.draw()
            assert (batch.draw() == actions).all()
            seen, other = batch.step(actions), alone.step(actions)
            assert alike(seen, other)
            for name, values in other.info.items():
                assert (seen.info[name] == values).all()
            ended += seen.done.sum()
    assert ended >= 5


def test_an_illegal_action_is_refused_before_any_game_moves() -> None:
    with Processes("scientia", 4, 2) as batch:
        seen = batch.reset(seed=1)
        before = seen.observation.copy()
        actions = batch.draw()
        actions[3] = int(np.flatnonzero(~seen.mask[3])[0])
        with pytest.raises(IllegalRow, match="row 3") as refusal:
            batch.step(actions)
        assert refusal.value.row == 3 and refusal.value.rule and (seen.observation == before).all()
        for wrong, said in [(np.array([0, 0, 0, 9999]), "row 3: 9999"), (np.zeros(4), "whole numbers"), ([1], "found")]:
            with pytest.raises(EnvError, match=said):
                batch.step(wrong)
        assert (seen.observation == before).all()
        batch.step(batch.draw())
        assert (seen.observation != before).any()


def test_illegal_actions_can_be_replaced() -> None:
    with Processes("scientia", 4, 2, illegal="replace") as batch:
        seen = batch.reset(seed=1)
        actions: Any = np.array([int(row.argmin()) for row in seen.mask])
        assert batch.step(actions).info["illegal"] == [0, 1, 2, 3]
        with pytest.raises(EnvError, match="row 2: -1"):
            batch.step(np.array([0, 0, -1, 0]))


def test_what_cannot_be_shared_out_is_refused() -> None:
    with pytest.raises(EnvError, match="2 games cannot be shared out among 3"):
        Processes("scientia", 2, 3)
    with pytest.raises(EnvError, match="fresh"):
        Processes("scientia", 2, 2, fresh=True)


def test_a_process_that_ends_is_noticed() -> None:
    batch = Processes("scientia", 2, 2)
    batch.reset(seed=1)
    pid = batch._processes[1].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(EnvError, match="has ended"):
        for _ in range(3):
            batch.step(batch.draw())
    with pytest.raises(EnvError, match="closed"):
        batch.reset(seed=1)
