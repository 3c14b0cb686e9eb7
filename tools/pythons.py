"""Tries the plain wheel with the Pythons that this machine does not have: CPython compiled to WebAssembly, which npm's
registry has as Pyodide, run by Node. Bots play every game, and it has to be the same game as here.

What this cannot show: a server, processes and threads, and anything compiled.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from zipfile import ZipFile

PYODIDE = {"3.12": "0.27.7", "3.13": "0.29.3", "3.14": "314.0.7"}  # which of its versions has which Python
NODE = Path(__file__).with_suffix(".mjs")
PROGRAM = """
import contextlib, io, json, sys, types
sys.modules.setdefault("_multiprocessing", types.ModuleType("_multiprocessing"))  # 3.12 has it not, and nothing uses it
from quirebox.cli import main
from quirebox.games import OURS
played = {}
for game in OURS:
    with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.suppress(SystemExit):
        main(["sim", game, *"--bots greedy,novice --games 1 --seed 1 --processes 1 --json".split()], "quire")
    found = json.loads(said.getvalue())
    played[game] = [bot["mean_score"] for bot in found["bots"]]
print(json.dumps([sys.version.split()[0], played]))
"""


def libraries(wheel: Path, folder: Path, run: list[str]) -> None:
    """What `pip install` of a wheel brings, for any system; `librt` is left out, plain Python does without."""
    names = ("click", "rich", "fluent.runtime")
    subprocess.run(
        [*run, "-t", str(folder), "--no-compile", "--only-binary=:all:", "--platform=any", *names], check=True
    )
    with ZipFile(wheel) as packed:
        packed.extractall(folder)


def pyodide(version: str, folder: Path) -> Path:
    """That version of Pyodide, unpacked."""
    pack = ["npm", "pack", "--silent", f"pyodide@{version}", "--pack-destination", str(folder)]
    subprocess.run(pack, check=True, capture_output=True, cwd=folder)
    with tarfile.open(next(folder.glob("pyodide-*.tgz"))) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"


def played(command: list[str], **settings: str) -> tuple[str, dict[str, list[float]]]:
    """Which Python it was, and the points of every game."""
    done = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(
            f"pythons: {command[0]} ended with {done.returncode}:\n{done.stdout[-500:]}{done.stderr[-2000:]}"
        )
    version, found = json.loads(done.stdout.splitlines()[-1])
    return version, found


def try_with(wheel: Path) -> None:
    """Play with each of them, and compare."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "libraries"
        libraries(wheel, folder, pip)
        _, here = played([sys.executable, "-c", PROGRAM], PYTHONPATH=str(folder))
        for python, version in PYODIDE.items():
            unpacked = Path(place) / version
            unpacked.mkdir()
            found, there = played(["node", str(NODE), str(pyodide(version, unpacked)), str(folder), PROGRAM])
            if not found.startswith(python) or there != here:
                raise SystemExit(f"pythons: Python {found} played {there}, this one {here}")
            print(f"Python {found}, compiled to WebAssembly: the same games", flush=True)


if __name__ == "__main__":
    try_with(Path(sys.argv[1]))
