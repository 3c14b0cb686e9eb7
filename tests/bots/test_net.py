"""A network plays with numpy only, fits one game at one size of table, and is refused where it does not fit."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from quirebox.bots import bot_named
from quirebox.bots.bot import BotError, Sight, ask
from quirebox.core.game import Game
from quirebox.core.rng import Rng
from quirebox.games import games
from quirebox.lab.plan import Plan
from quirebox.testkit.mill import GAME as MILL

np = pytest.importorskip("numpy")

from quirebox.bots.net import Eye, Network, about, read  # noqa: E402
from quirebox.envs.look import Look  # noqa: E402
from quirebox.server.bots.allowed import check_bot  # noqa: E402
from quirebox.server.errors import Refused  # noqa: E402


def untrained(game: Game, players: int) -> Network:
    """A network of the right form with weights drawn by lot."""
    g, luck = game.new(players, 1), np.random.default_rng(1)
    schema, actions = game.eyes.schema(g), len(g.box.space.actions)
    look = Look(schema, one_hot=True, dtype="float32")
    sizes = (look.width, 8, actions)
    layers = [
        (luck.normal(size=(a, b)).astype(np.float32), np.zeros(b, np.float32)) for a, b in ((sizes[:2]), (sizes[1:]))
    ]
    return Network(about(game, g.box, schema, players), Eye(look.source, look.value, look.bit, look.scale), layers)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    untrained(MILL, 2).save(tmp_path / "mill.npz")
    return tmp_path / "mill.npz"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_it_sees_what_environments_show(game: Game) -> None:
    players = game.seats[-1]
    network, g = untrained(game, players), game.new(players, 3)
    look = Look(game.eyes.schema(g), one_hot=True, dtype="float32")
    seen = game.eyes.features(g, g.actor())
    assert (network.eye(seen) == look(np.frombuffer(seen, np.uint8))).all()


def test_it_plays_what_it_likes_best_and_says_so(file: Path) -> None:
    bot, g = bot_named(f"net:{file}"), MILL.new(2, 5)
    while not g.over():
        choice = ask(bot, MILL, g, Rng(1))
        if len(g.options) > 1:
            liked = read(file)(MILL.eyes.features(g, g.actor()))
            assert choice.action == max(g.options, key=lambda option: liked[option.id])
            assert sum(other.value for other in choice.alternatives) == pytest.approx(1)
        g.apply(choice.action)


def test_another_game_or_table_is_refused_by_what_it_was_trained_for(file: Path) -> None:
    bot = bot_named(f"net:{file}")
    game = games()["scientia"]
    g = game.new(2, 1)
    with pytest.raises(BotError, match=r"trained for mill, version \d+; this is scientia"):
        bot.choose(Sight(game, g, g.actor(), Rng(1)), bot.budget, Rng(1))
    g = MILL.new(3, 1)
    with pytest.raises(BotError, match="trained for 2 players; here are 3"):
        bot.choose(Sight(MILL, g, g.actor(), Rng(1)), bot.budget, Rng(1))


def test_a_network_of_another_game_is_refused_before_the_first_game(file: Path) -> None:
    with pytest.raises(BotError, match=r"trained for mill, version \d+; this is scientia"):
        Plan(games()["scientia"], ["random", f"net:{file}"], 2, 2).check()


def test_files_that_are_no_networks_are_refused(file: Path, tmp_path: Path) -> None:
    with pytest.raises(BotError, match="no file"):
        bot_named(f"net:{tmp_path / 'absent.npz'}")
    with pytest.raises(BotError, match="net:FILE"):
        bot_named("net:")
    arrays = dict(np.load(file))
    broken = {
        "text": b"what?",
        "empty": b"",
        "cut": file.read_bytes()[:200],
        "folder of nothing": packed({}),
        "objects": packed({**arrays, "about": np.array([{}], object)}),
        "other sizes": packed({**arrays, "w1": arrays["w1"][:-1]}),
        "no numbers": packed({**arrays, "b0": arrays["b0"] + np.nan}),
        "other format": packed(
            {**arrays, "about": np.array(str(arrays["about"]).replace('"format": 1', '"format": 9'))}
        ),
    }
    for name, content in broken.items():
        bad = tmp_path / f"{name}.npz"
        bad.write_bytes(content)
        with pytest.raises(BotError, match="no network"):
            read(bad)


def test_one_that_looks_beyond_the_observation_is_refused(file: Path, tmp_path: Path) -> None:
    arrays = dict(np.load(file))
    bad = tmp_path / "beyond.npz"
    bad.write_bytes(packed({**arrays, "source": arrays["source"] + 1}))
    g = MILL.new(2, 1)
    bot = bot_named(f"net:{bad}")
    with pytest.raises(BotError, match="no observation of Mill has"):
        bot.choose(Sight(MILL, g, g.actor(), Rng(1)), bot.budget, Rng(1))


def test_a_server_opens_no_files_for_its_guests(file: Path) -> None:
    with pytest.raises(Refused, match="opens no files"):
        check_bot(f"net:{file}", 1.0)


def packed(arrays: dict[str, np.ndarray]) -> bytes:
    out = io.BytesIO()
    if not arrays:
        zipfile.ZipFile(out, "w").close()
    else:
        np.savez(out, **arrays)
    return out.getvalue()
