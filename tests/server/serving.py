"""Real servers for the tests: `quire serve` in a process of its own, PostgreSQL and Redis as private instances on this
machine."""

from __future__ import annotations

import contextlib
import json
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .hatchery import Hatched, Hatchery

SOURCE = Path(__file__).parent.parent.parent / "src"
GAMES = "quirebox.testkit.mill"
SOAK = os.environ.get("QUIRE_SOAK") == "1"


def missing(what: str) -> None:
    """Fail where everything must be installed, else skip with the reason."""
    message = f"{what} is not installed; run: tools/services.sh"
    if os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


def environment(**more: str) -> dict[str, str]:
    """The environment of a server: the games, and the same quire as here."""
    import quirebox

    ours = {name: value for name, value in os.environ.items() if not name.startswith("QUIRE_")}
    return {
        **ours,
        "QUIRE_GAMES": GAMES,
        "PYTHONPATH": str(Path(quirebox.__file__).parent.parent),
        "QUIRE_BOT_PAUSE": "0",
        "QUIRE_THINKERS": "1",
        "QUIRE_REVIEWERS": "0",
        "QUIRE_SOCKETS_PER_ADDRESS": "5000",
        "QUIRE_OPENED_PER_MINUTE": "100000",
        "QUIRE_JOINS_PER_MINUTE": "100000",
        "QUIRE_REQUESTS_PER_SECOND": "10000",
        "QUIRE_MESSAGES_PER_SECOND": "2000",
        "QUIRE_MESSAGES_PER_ADDRESS": "100000",
        "QUIRE_LOOKS_PER_SECOND": "10000",
        "QUIRE_LOG_LEVEL": "warning",
        **more,
    }


class Server:
    """`quire serve` in a process of its own."""

    def __init__(self, folder: Path, database: str = "", port: int = 0, **settings: str) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder}/tables.db"
        self.port = port
        self.settings = settings
        self.hatchery: Hatchery | None = None  # where it comes from, instead of a start of its own
        self.process: subprocess.Popen[str] | Hatched | None = None
        self.log = folder / f"server-{id(self)}.log"
        self.address = ""

    def start(self) -> Server:
        """Start and wait until it listens."""
        arguments, around = (
            ["serve", "--port", str(self.port), "--database", self.database],
            environment(**self.settings),
        )
        with self.log.open("a") as log:
            self.process = (
                self.hatchery.hatch(arguments, around, log)
                if self.hatchery
                else subprocess.Popen(
                    [sys.executable, "-m", "quirebox", *arguments],
                    env=around,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    start_new_session=True,
                )
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://(127\.0\.0\.1|localhost):(\d+)", line)
        if not found:
            self.close()
        assert found, f"the server did not start: {line!r}\n{self.log.read_text()[-3000:]}"
        self.port, self.address = int(found[2]), f"http://127.0.0.1:{found[2]}"
        return self

    def kill(self) -> None:
        """As if the power failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Politely; the exit code."""
        return self._end(signal.SIGINT)

    def _end(self, how: int) -> int:
        assert self.process and self.process.stdout
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        self.process = None
        return code

    def close(self) -> None:
        """End whatever still runs."""
        if self.process:
            self.kill()

    def lines(self) -> list[dict[str, Any]]:
        """What the server wrote to its log."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def worked(self) -> float:
        """Seconds for which the server has used a processor."""
        assert self.process
        return worked(self.process.pid)

    def faults(self) -> list[str]:
        """Lines of the log that say that something went wrong by the server's own fault."""
        return [line for line in self.log.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line]

    def figure(self, name: str) -> float:
        """A figure of /metrics."""
        with urllib.request.urlopen(self.address + "/metrics", timeout=10) as answer:
            text = answer.read().decode()
        return sum(
            float(line.rpartition(" ")[2])
            for line in text.splitlines()
            if line.startswith(name) and line[len(name)] in " {"
        )


def fetch_json(address: str, path: str, headers: dict[str, str] | None = None) -> Any:
    """What a server answers."""
    with urllib.request.urlopen(urllib.request.Request(address + path, headers=headers or {}), timeout=10) as answer:
        return json.load(answer)


def alive(mark: str) -> list[int]:
    """The processes whose environment has this mark: a server with it in its settings, and all that it started,
    whatever their parent is now."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if mark.encode() in (process / "environ").read_bytes():
                found.append(int(process.name))
    return found


def install_bot(folder: Path, name: str, choosing: str) -> str:
    """A bot of somebody else's in a package of its own, as pip would install it; the folder to be found by Python."""
    (folder / f"{name}.py").write_text(
        "import os, subprocess, time\nfrom quirebox.bots.bot import Bot, Choice\n\n\nclass Foreign(Bot):\n    def "
        "__init__(self):\n"
        f"        super().__init__({name!r})\n\n    def choose(self, sight, budget, rng):\n        {choosing}\n"
    )
    installed = folder / f"{name}-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[quire.bots]\n{name} = {name}:Foreign\n")
    return str(folder)


def worked(process: int) -> float:
    """Seconds for which a process has used a processor, all its threads together."""
    _, fields = told_of(process)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def told_of(process: int) -> tuple[str, list[str]]:
    """What the system tells of a process: its name, and the fields after it."""
    head, _, fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")
    return head.partition("(")[2], fields.split()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def unprivileged() -> dict[str, int]:
    """PostgreSQL does not run as root: somebody else to run it as, if we are."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            found = pwd.getpwnam(name)
            return {"user": found.pw_uid, "group": found.pw_gid}
    return {}


def postgresql(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own; the address of an empty database."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    bin = programs[-1] if programs else Path(shutil.which("postgres") or "/missing/postgres").parent
    if not (bin / "initdb").exists():
        missing("PostgreSQL")
    who, data, port = unprivileged(), folder / "pg", free_port()
    data.mkdir(parents=True)
    for path in (data, *data.parents):
        if who and path.stat().st_uid == 0 and path.is_relative_to("/tmp") and path != Path("/tmp"):
            path.chmod(0o755)
    if who:
        os.chown(data, who["user"], who["group"])
    run = {"cwd": "/", **who}
    subprocess.run(
        [bin / "initdb", "-D", data, "-U", "quire", "-A", "trust", "--no-sync"], check=True, capture_output=True, **run
    )  # type: ignore[call-overload]
    server = subprocess.Popen(
        [bin / "postgres", "-D", data, "-p", str(port), "-k", str(data), "-c", "listen_addresses=127.0.0.1"],  # type: ignore[call-overload]
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        **run,
    )
    try:
        wait_for(
            lambda: (
                subprocess.run(
                    [bin / "pg_isready", "-h", "127.0.0.1", "-p", str(port)], capture_output=True, check=False
                ).returncode
                == 0
            )
        )
        subprocess.run(
            [bin / "createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "quire", "quire"],
            check=True,
            capture_output=True,
        )
        yield f"postgresql+psycopg://quire@127.0.0.1:{port}/quire"
    finally:
        server.send_signal(signal.SIGINT)
        try:
            server.wait(timeout=20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def redis(folder: Path) -> Iterator[str]:
    """A Redis of our own; its address."""
    program = shutil.which("redis-server")
    if program is None:
        missing("Redis")
    port = free_port()
    server = subprocess.Popen(
        [
            str(program),
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
            "--dir",
            str(folder),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_for(lambda: answers(port))
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(timeout=20)


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as s:
        return s.connect_ex(("127.0.0.1", port)) == 0


def wait_for(condition: object, seconds: float = 30.0) -> None:
    """Until something is so."""
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"it did not happen within {seconds} seconds"
        time.sleep(0.05)
