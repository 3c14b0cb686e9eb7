"""Where operators work: their commands and their keys."""

from __future__ import annotations

import re
import subprocess
import sys

from .serving import Server, environment

FAR = "203.0.113.7"  # somebody elsewhere, as the server's own proxy tells it


def quire(*words: str, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """A command, as an operator says it."""
    return subprocess.run(
        [sys.executable, "-m", "quirebox", *words],
        env=environment(**settings),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def key_of(server: Server, name: str = "Olga") -> str:
    """A new operator's key."""
    done = quire("admin", "key", name, QUIRE_DATABASE=server.database)
    assert done.returncode == 0, done.stderr
    found = re.search(r"/admin#(\S+)", done.stdout)
    assert found
    return found[1]
