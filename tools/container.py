"""Tries `deploy/Containerfile` without a container engine: its steps run in an empty folder that stands for `/`, then
its command serves a table as its user would.

What this cannot show: the base image, the user's rights, and the network of `deploy/compose.yaml`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
FOLDERS = ("/srv/quire", "/var/lib/quire", "/opt/quire")  # of the container; all other paths are the machine's
PORT = "8470"
MACHINE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


class Container:
    """What a Containerfile makes of an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings: dict[str, str] = {}
        self.entry: list[str] = []
        self.command: list[str] = []
        self.health: list[str] = []

    def here(self, text: str) -> str:
        """Paths of the container as paths of this machine."""
        for path in FOLDERS:
            text = text.replace(path, f"{self.folder}{path}")
        return text

    def step(self, word: str, rest: str) -> None:
        """Carry out a line."""
        if word == "RUN" and not rest.startswith("useradd"):  # who runs it is this machine's matter
            subprocess.run(["sh", "-ec", self.here(rest)], check=True, env=MACHINE)
        elif word == "COPY":
            *patterns, to = rest.split()
            target = Path(self.here(to))
            target.mkdir(parents=True, exist_ok=True)
            for pattern in patterns:
                for path in ROOT.glob(pattern):
                    shutil.copy(path, target)
        elif word == "ENV":
            name, _, value = rest.partition("=")
            self.settings[name] = self.here(value)
        elif word == "VOLUME":
            Path(self.here(rest)).mkdir(parents=True, exist_ok=True)
        elif word in ("ENTRYPOINT", "CMD"):
            words = [self.here(one) for one in json.loads(rest)]
            self.entry, self.command = (words, []) if word == "ENTRYPOINT" else (self.entry, words)
        elif word == "HEALTHCHECK":
            self.health = [self.here(one) for one in json.loads(rest.removeprefix("CMD"))]

    def serves(self, port: str) -> str:
        """What its health is while it runs on this port."""
        settings = {**MACHINE, **self.settings, "QUIRE_HOST": "127.0.0.1", "QUIRE_PORT": port}
        server = subprocess.Popen([*self.entry, *self.command], env=settings, stdout=subprocess.DEVNULL)
        try:
            wait(f"http://127.0.0.1:{port}/ready", server)
            health = [word.replace(f":{PORT}/", f":{port}/") for word in self.health]
            return "healthy" if subprocess.run(health, env=MACHINE).returncode == 0 else "ill"
        finally:
            server.terminate()
            server.wait(60)


def wait(address: str, server: subprocess.Popen[bytes]) -> None:
    """Until it answers."""
    until = time.monotonic() + 120
    while time.monotonic() < until and server.poll() is None:
        try:
            with urlopen(address, timeout=5):
                return
        except URLError:
            time.sleep(0.2)
    sys.exit(f"container: {address} does not answer")


def lines(text: str) -> list[tuple[str, str]]:
    """The instructions of a Containerfile."""
    joined = re.sub(r"\\\n", " ", text)
    found = [line.split(maxsplit=1) for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, rest in found]


def check_settings() -> None:
    """Complain of a variable in `compose.yaml` that the server does not know."""
    from quirebox.server.settings import Settings

    known = {f"QUIRE_{name.upper()}" for name in Settings.model_fields}
    told = set(re.findall(r"^ +(QUIRE_\w+):", (ROOT / "deploy/compose.yaml").read_text(), re.M))
    if told - known:
        sys.exit(f"container: deploy/compose.yaml has {', '.join(sorted(told - known))}, which is no setting")


def main() -> None:
    """Build it, run it, ask how it is."""
    check_settings()
    with tempfile.TemporaryDirectory() as folder:
        container = Container(Path(folder))
        for word, rest in lines((ROOT / "deploy/Containerfile").read_text()):
            container.step(word, rest)
        found = container.serves("18470")
    print(f"deploy/Containerfile, its steps in an empty folder: {found}")
    sys.exit(found != "healthy")


if __name__ == "__main__":
    main()
