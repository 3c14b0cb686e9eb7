"""The bots in the guide work as printed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from terminal.typist import environment

from quirebox.bots.bot import Bot, ask
from quirebox.core.rng import Rng
from quirebox.testkit.mill import GAME
from quirebox.words import speech

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "guides" / "writing-a-bot.md").read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", GUIDE, re.S)


def bot_in_the_guide(name: str) -> Bot:
    names: dict[str, type[Bot]] = {}
    exec(next(code for code in CODE if f"class {name}" in code), names)
    return names[name]()  # type: ignore[call-arg]


@pytest.mark.parametrize(("name", "says"), [("Impatient", "looks best at once"), ("Daydreamer", "I dreamt")])
def test_the_bots_in_the_guide_play(name: str, says: str) -> None:
    bot = bot_in_the_guide(name)
    g = GAME.new(3, 1)
    rng = Rng(1)
    while not g.over():
        choice = ask(bot, GAME, g, rng)
        why = speech(GAME).tell(choice.why)
        assert says in why or "all that is allowed" in why
        g.apply(choice.action)
    assert bot.name == name.lower()


def test_asking_a_bot_works_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    exec(next(code for code in CODE if "bot_named" in code), {})
    assert " - " in capsys.readouterr().out


@pytest.mark.parametrize("name", ["impatient", "ten_line_bot"])
def test_the_examples_are_those_of_the_guide(name: str) -> None:
    example = (ROOT / "examples" / f"{name}.py").read_text(encoding="utf-8")
    assert example.partition("\n\n")[2] in CODE


def test_an_installed_bot_is_known_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "impatient.py").write_text(
        (ROOT / "examples" / "impatient.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    installed = tmp_path / "impatient-1.0.dist-info"  # what pip makes of the guide's pyproject.toml
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: impatient\nVersion: 1.0\n")
    point = re.search(r'\[project\.entry-points\."(.*?)"\]\n(.*)\n', GUIDE)
    assert point
    (installed / "entry_points.txt").write_text(f"[{point[1]}]\n{point[2].replace(chr(34), '')}\n")
    env = environment()
    env["PYTHONPATH"] = f"{tmp_path}:{env['PYTHONPATH']}"
    args = ["sim", "mill", "--bots", "impatient,random", "--games", "12", "--seed", "1", "--processes", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "quirebox", *args], env=env, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    impatient, random = json.loads(done.stdout)["bots"]
    assert impatient["name"] == "impatient" and impatient["mean_score"] > random["mean_score"]
