"""The environment that the peers live in: made once, kept beside this file, ignored by git."""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
FOLDER = HERE / ".venv"
PYTHON = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def wanted() -> list[str]:
    """The lines of the requirements."""
    lines = (HERE / "requirements.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def install(say: Callable[[str], None]) -> dict[str, str]:
    """Install what is missing; for each line that cannot be installed, why."""
    if not PYTHON.exists():
        say("making an environment for the peers")
        venv.create(FOLDER, with_pip=True)
    problems = {}
    for line in wanted():
        done = FOLDER / f"{line.split('=')[0].split('[')[0]}.installed"
        if done.exists() and done.read_text() == line:
            continue
        say(f"installing {line}")
        pip = subprocess.run(
            [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *line.split()],
            capture_output=True,
            text=True,
        )
        if pip.returncode:
            errors = [text for text in pip.stderr.splitlines() if text.startswith("ERROR")]
            problems[line] = errors[0] if errors else f"pip ended with {pip.returncode}"
        else:
            done.write_text(line)
    return problems
