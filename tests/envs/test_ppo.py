"""The example that learns: what it believes of rewards, and, where PyTorch is installed, that it learns."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from quirebox.bots import bot_named
from quirebox.bots.bot import ask
from quirebox.core.rng import Rng
from quirebox.testkit.mill import GAME as MILL

np = pytest.importorskip("numpy")

from quirebox.envs.table import make_known  # noqa: E402

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = spec_from_file_location("ppo", EXAMPLE)
    assert spec and spec.loader
    sys.modules["ppo"] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    make_known(MILL)
    return module


def test_a_decision_is_credited_with_what_its_player_gets_until_their_next(ppo: ModuleType) -> None:
    """One game of two players, seat by seat; it ends with the fourth decision, and another one begins."""
    player = np.array([[0], [1], [1], [0], [1], [0]], np.int8)
    reward = np.array([[[1, 0]], [[2, 0]], [[0, 5]], [[-1, 7]], [[0, 0]], [[3, 3]]], np.float32)
    done = np.array([[0], [0], [0], [1], [0], [0]], bool)
    nothing = np.zeros((6, 1), np.float32)
    played = ppo.Played(nothing, nothing, nothing, nothing, nothing, player, reward, done)
    found, known = ppo.advantages(played)
    later = ppo.LATER * ppo.TRUST
    assert known[:, 0].tolist() == [True, True, True, True, False, False]
    assert found[:, 0].tolist() == pytest.approx([3 + later * -1, 0 + later * 12, 12, -1, 0, 0])


def test_points_and_a_victory_are_paid(ppo: ModuleType) -> None:
    info = {"rows": np.array([1]), "winners": np.array([[True, False, False]])}
    paid = ppo.pay(np.array([[3, 0, 0], [1, 1, 1]], np.float32), info)
    assert paid[0].tolist() == pytest.approx([3 * ppo.POINT, 0, 0])
    assert (paid[1] - ppo.POINT).tolist() == pytest.approx([2 / 3, -1 / 3, -1 / 3])


def test_what_is_seen_is_stretched_and_the_network_that_is_saved_knows_it(ppo: ModuleType) -> None:
    torch = pytest.importorskip("torch")
    torch.manual_seed(1)
    batch = ppo.Batch("mill", ppo.GAMES, 2, reward="gain", one_hot=True, dtype="float32")
    batch.reset(1)
    learner, played = ppo.Learner(batch), ppo.Played.blank(batch)
    learner.look(played)
    assert played.seen.max() <= 1 < learner.stretch.max()
    learner.play(played)
    assert 0.9 < played.seen.max() <= 2
    seen = np.frombuffer(batch.several.look_at(0), np.uint8)
    with torch.no_grad():
        chances, _ = learner.opinion(
            torch.from_numpy(batch.seen.observation[:1] * learner.stretch),
            torch.ones(1, batch.table.size, dtype=torch.bool),
        )
    liked = learner.network()(seen.tobytes())
    assert liked - liked.max() == pytest.approx((chances[0] - chances[0].max()).numpy(), abs=1e-3)


def test_it_learns(ppo: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    ppo.train("mill", 0.1, players=2).save(tmp_path / "mill.npz")
    net, won = bot_named(f"net:{tmp_path / 'mill.npz'}"), 0.0
    for seed in range(100):
        g, luck = MILL.new(2, seed), Rng(seed)
        while not g.over():
            g.apply(ask(net, MILL, g, luck).action if g.actor() == seed % 2 else g.options[luck.below(len(g.options))])
        winners = MILL.winners(g)
        won += (seed % 2 in winners) / len(winners) if winners else 0
    assert won > 65  # of 100 against random play; 50 would be chance
