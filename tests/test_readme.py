"""What the README promises."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from quirebox.cli import main
from quirebox.games import OURS, games

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", README, re.S))
def test_its_examples_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[")


def test_it_names_every_game_with_its_players() -> None:
    assert set(games()) >= set(OURS)
    for id in OURS:
        game = games()[id]
        assert f"*{game.title}* ({game.seats[0]}–{game.seats[-1]}" in " ".join(README.split()), game.title


def test_its_commands_exist() -> None:
    for command in re.findall(r"^    quire (\w+)", README, re.M):
        assert CliRunner().invoke(main, [command, "--help"]).exit_code == 0, command
