"""Tries the packages that people install, each in an empty environment: `make packages`.

They are in `dist`: the wheel that `make setup` has made, and the source package. Every trial is what somebody does
after `pip install`: play, serve a table, train (PyTorch, which is large, with `--train` only). Newer Pythons play the
plain wheel (`tools/pythons.py`).
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen
from zipfile import ZipFile

import pythons

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"


class Failed(Exception):
    """A package is not what it should be."""


class Place:
    """An empty environment with one package in it."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        run([sys.executable, "-m", "venv", str(folder)])

    def install(self, package: Path, extras: str = "", **settings: str) -> None:
        """Install a package as pip does for everybody."""
        what = f"{package}[{extras}]" if extras else str(package)
        pip = [str(self.bin / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        run([*pip, "-c", str(ROOT / "constraints.txt"), what], **settings)

    def say(self, *words: str) -> str:
        """What `quire` prints."""
        return run([str(self.bin / "quire"), *words])

    def python(self, code: str) -> str:
        """What a program prints."""
        return run([str(self.bin / "python"), "-c", code])


class Trial(NamedTuple):
    """Something that people do with a package."""

    name: str
    package: str  # wheel or sdist
    extras: str
    settings: dict[str, str]
    check: Callable[[Place], None]


def run(command: list[str], **settings: str) -> str:
    """Run a command outside of the sources; what it prints."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=tempfile.gettempdir(), env={**surroundings, **settings}, text=True, capture_output=True
    )
    if done.returncode:
        raise Failed(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-1500:]}{done.stderr[-3000:]}")
    return done.stdout


# ---- making them


def packages() -> dict[str, Path]:
    """The wheel that `make setup` has installed, and the source package."""
    wheel = next(DIST.glob("*.whl"), None)
    if wheel is None:
        raise Failed("there is no wheel in dist; run: make packages")
    for old in DIST.glob("*.tar.gz"):
        old.unlink()
    run([sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(DIST), str(ROOT)])
    return {"wheel": wheel, "sdist": next(DIST.glob("*.tar.gz"))}


def check_whole(wheel: Path) -> str:
    """Complain if a file that the sources have is missing in the wheel."""
    source = ROOT / "src"
    wanted = {
        path.relative_to(source).as_posix()
        for path in (source / "quirebox").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"
    }
    wanted |= {f"quirebox/server/rules/{page.name}" for page in (ROOT / "docs/rules").glob("*.md")}
    missing = sorted(wanted - set(ZipFile(wheel).namelist()))
    if missing:
        raise Failed(f"{wheel.name} lacks {len(missing)} of {len(wanted)} files, first {', '.join(missing[:5])}")
    client = sum(name.startswith("quirebox/server/static/") for name in wanted)
    return f"{len(wanted)} files, {client} of them the client's"


# ---- trying them


def plays(place: Place) -> None:
    """A game between bots, a record, and what is said where more is needed."""
    place.say("sim", "scientia", "--bots", "greedy,random", "--players", "2", "--games", "2", "--seed", "1")
    if "HOB-LOCK-1" not in place.say("rules", "history_of_the_book", "HOB-LOCK-1"):
        raise Failed("quire rules does not find the rules of The History of the Book")


def plays_bare(place: Place) -> None:
    """The same, as compiled code; and the server says what it needs."""
    plays_compiled(place)
    refused = subprocess.run([str(place.bin / "quire"), "serve"], text=True, capture_output=True)
    if "quirebox[server]" not in refused.stderr:
        raise Failed(f"without its libraries, quire serve says {refused.stderr!r}")


def plays_compiled(place: Place) -> None:
    """The same, as compiled code."""
    if "(compiled)" not in place.say("--version"):
        raise Failed(f"nothing is compiled: {place.say('--version')}")
    plays(place)


def plays_interpreted(place: Place) -> None:
    """The same, as plain Python."""
    if "(interpreted)" not in place.say("--version"):
        raise Failed(f"something is compiled: {place.say('--version')}")
    plays(place)


@contextmanager
def served(place: Place) -> Iterator[str]:
    """The address of a server while it runs."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(place.bin / "quire"), "serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            said = ""
            for line in server.stdout or ():
                said += line
                if found := re.search(r"http://[\w.]+:\d+", line):
                    yield found[0]
                    return
            raise Failed(f"quire serve ended: {said}")
        finally:
            server.terminate()
            server.wait(30)


def serves(place: Place) -> None:
    """The page, its program, and the page of a game come from a server."""
    with served(place) as address:
        page = fetched(f"{address}/")
        programs = re.findall(r'src="(/[^"]+\.js)"', page)
        if not programs:
            raise Failed(f"the page names no program: {page[:300]}")
        for path in (*programs, "/api/games"):
            fetched(address + path)


def fetched(address: str) -> str:
    """What stands there."""
    with urlopen(address, timeout=30) as answer:
        return str(answer.read().decode())


def trains_environments(place: Place) -> None:
    """Gymnasium and PettingZoo, and a sentence about OpenSpiel, which was not asked for."""
    place.python(
        "import gymnasium, quirebox.envs.gymnasium\n"
        "e = gymnasium.make('quire/Scientia-v0', opponents='greedy'); e.reset(seed=1)\n"
        "from quirebox.envs.batch import Batch"
    )
    if "None" not in place.python("import importlib.util; print(importlib.util.find_spec('pyspiel'))"):
        raise Failed("quirebox[envs] brings OpenSpiel")


def trains_openspiel(place: Place) -> None:
    """A game of OpenSpiel's."""
    place.python("import pyspiel, quirebox.envs.openspiel\npyspiel.load_game('quire_scientia').new_initial_state()")


def trains_network(place: Place) -> None:
    """PyTorch beside Quire."""
    place.python("import torch, quirebox.envs.batch")


def trials(train: bool) -> list[Trial]:
    """All that can be tried."""
    some = {"QUIRE_COMPILE": "must", "QUIRE_ONLY": "core,bots,games/scientia"}
    found = [
        Trial("wheel", "wheel", "", {}, plays_bare),
        Trial("wheel [server]", "wheel", "server", {}, serves),
        Trial("wheel [envs]", "wheel", "envs", {}, trains_environments),
        Trial("wheel [openspiel]", "wheel", "openspiel", {}, trains_openspiel),
        Trial("sdist with a compiler", "sdist", "", some, plays_compiled),
        Trial("sdist without a compiler", "sdist", "", {"CC": "/bin/false"}, plays_interpreted),
    ]
    return [*found, Trial("wheel [train]", "wheel", "train,envs", {}, trains_network)] if train else found


def attempt(trial: Trial, package: Path) -> str:
    """Try it in an empty environment; how long it took."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder) / "env")
        place.install(package, trial.extras, **trial.settings)
        trial.check(place)
    return f"{time.monotonic() - start:.0f} s"


def plain(sdist: Path, folder: str) -> Path:
    """The wheel of plain Python, for every system."""
    pip = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-build-isolation",
    ]
    run([*pip, "--wheel-dir", folder, str(sdist)], QUIRE_COMPILE="0")
    return next(Path(folder).glob("*-none-any.whl"))


def main() -> None:
    """Make them, try them, say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--train", action="store_true", help="also install PyTorch, which is large")
    wish = parser.parse_args()
    found = packages()
    print(f"{found['wheel'].name}: {check_whole(found['wheel'])}", flush=True)
    for trial in trials(wish.train):
        print(f"{trial.name}: {attempt(trial, found[trial.package])}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        pythons.try_with(plain(found["sdist"], folder))


if __name__ == "__main__":
    try:
        main()
    except Failed as e:
        sys.exit(f"packages: {e}")
    except KeyboardInterrupt:
        sys.exit("packages: stopped")
