"""How many tables a server carries: `python benchmarks/server/load.py`, beside boardgame.io in the same run.

Each table has two people on sockets who decide in turn. What is measured is the time from sending a decision until
everybody at the table has its outcome (at boardgame.io: until the other player has), and the processor time of the
server. Quire flushes every decision to disk before anybody sees it; boardgame.io keeps its matches in memory or, as
`boardgame.io-files`, writes each to a file without flushing it.

Two people who play Scientia briskly decide about every four seconds; most games are slower. `--every 0` shows where the
server is saturated.

Ten thousand live tables: `--tables 10000 --every 30 --servers sqlite`, where a process may open 21,000 files.  Two
processes beside one: `--servers postgresql --processes 1,2 --tables 200 --every 0`, where at least four processors are
free: two for the servers, the rest for PostgreSQL, Redis and the players.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

MEMORY = Path("/dev/shm")
TABLES_OF_ONE = 2500  # more than that one process of players would delay by itself
HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from server import serving  # noqa: E402


@dataclass
class Measured:
    """What one run showed."""

    times: list[float]  # milliseconds from each decision to its outcome
    processor: float  # seconds that the server has worked meanwhile
    memory: int = 0  # bytes that it needs more than without tables
    parts: dict[str, float] = field(default_factory=dict)  # seconds of everybody who took part, and of `others`


def quantile(values: list[float], part: float) -> float:
    """The value below which that part lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def resident(process: int) -> int:
    """Bytes of memory that a process uses."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def line(what: str, tables: int, every: float, seconds: float, found: Measured) -> dict[str, object]:
    """One result; `work_ms` is the server's processor time for a decision, which others on the machine hardly
    disturb."""
    head: dict[str, object] = {
        "server": what,
        "tables": tables,
        "every_s": every,
        "moves_per_s": round(len(found.times) / seconds, 1),
    }
    if not found.times:
        return head
    parts = {f"p{round(100 * part)}_ms": round(quantile(found.times, part), 1) for part in (0.5, 0.95, 0.99)}
    return {
        **head,
        **parts,
        "work_ms": round(1000 * found.processor / len(found.times), 2),
        "parts_ms": {name: round(1000 * worked / len(found.times), 3) for name, worked in found.parts.items()},
        "kb_per_table": round(found.memory / tables / 1000, 1),
        "load": round(os.getloadavg()[0], 1),
    }


def parts(servers: list[int]) -> dict[str, float]:
    """Seconds of processor time until now of each kind of program that this one has started, and of all others on the
    machine."""
    found, ours = {"servers": 0.0, "players": 0.0}, {os.getpid()}
    for process in sorted(int(path.name) for path in Path("/proc").glob("[0-9]*")):
        with suppress(OSError):
            name, fields = serving.told_of(process)
            if int(fields[1]) in ours:
                ours.add(process)
                kind = "servers" if process in servers else name if name in ("postgres", "redis-server") else "players"
                found[kind] = found.get(kind, 0.0) + serving.worked(process)
    busy = [int(number) for number in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    all_of_it = (sum(busy[:3]) + sum(busy[5:7])) / os.sysconf("SC_CLK_TCK")
    return {**found, "others": all_of_it - sum(found.values())}


def watch(servers: list[int], commands: list[list[str]], **how: Any) -> Measured:
    """Let simulated players play, in one process for each command: when all of them sit they are told to measure, and
    say what they found."""
    empty = sum(map(resident, servers))
    with ExitStack() as stack:
        crowd = [
            stack.enter_context(
                subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **how)
            )
            for command in commands
        ]
        for players in crowd:
            heard(players, "ready")
        before = parts(servers)
        for players in crowd:
            assert players.stdin
            players.stdin.write("go\n")
            players.stdin.flush()
        for players in crowd:
            heard(players, "measured")
        worked, memory = spent(before, parts(servers)), sum(map(resident, servers)) - empty
        found = [json.loads(heard(players, "[")) for players in crowd]
    return Measured([time for times in found for time in times], worked["servers"], memory, worked)


def spent(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """What everybody has worked between."""
    return {name: max(0.0, after.get(name, 0.0) - before.get(name, 0.0)) for name in after}


def heard(players: subprocess.Popen[str], word: str) -> str:
    """What players say, from the line on that begins with a word."""
    assert players.stdout
    for said in players.stdout:
        if said.startswith(word):
            return said
    raise SystemExit(f"the players ended before they said {word!r}: {players.args}")


def shared_out(tables: int) -> list[int]:
    """How many tables each process of players has."""
    processes = -(-tables // TABLES_OF_ONE)
    return [tables * (n + 1) // processes - tables * n // processes for n in range(processes)]


def quire(database: str, folder: Path, tables: int, every: float, args: argparse.Namespace, processes: int) -> Measured:
    """Simulated players at a server of ours, or at several processes that share a database."""
    running = serving.redis(folder) if processes > 1 else iter(("",))
    settings = {"QUIRE_REDIS": next(running)}
    settings |= {"QUIRE_SOCKETS_PER_ADDRESS": "100000", "QUIRE_MESSAGES_PER_ADDRESS": "10000000"}
    servers = [serving.Server(folder, database, **settings) for _ in range(processes)]
    try:
        ids = [server.process.pid for server in servers if server.start().process]
        addresses = ",".join(server.address for server in servers)
        commands = [
            [sys.executable, str(HERE / "players.py"), addresses, args.game, *map(str, (part, args.seconds, every))]
            for part in shared_out(tables)
        ]
        return watch(ids, commands, env=serving.environment())
    finally:
        for server in servers:
            server.close()
        next(running, None)


def boardgame(modules: Path, folder: Path | None, tables: int, every: float, args: argparse.Namespace) -> Measured:
    """Simulated players at a boardgame.io server, which keeps its matches in memory, or in files of that folder."""
    port = serving.free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(
        ["node", "server.js", str(port), *([str(folder)] if folder else [])],
        cwd=modules,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        serving.wait_for(lambda: serving.answers(port))
        return watch(
            [server.pid],
            [["node", "players.js", *map(str, (port, tables, args.seconds, every))]],
            cwd=modules,
            env=environment,
        )
    finally:
        server.terminate()
        server.wait(timeout=20)


def install(folder: Path, modules: str) -> Path:
    """boardgame.io with what it needs, in a folder of its own."""
    target = folder / "boardgame"
    shutil.copytree(HERE / "boardgame", target)
    if modules:
        (target / "node_modules").symlink_to(Path(modules).resolve())
    else:
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=target, check=True)
    return target


@contextmanager
def databases(folder: Path, kinds: list[str]) -> Iterator[dict[str, str]]:
    """An address for each kind of database."""
    found = {"sqlite": "", "memory": f"sqlite:///{MEMORY / folder.name}.db"}
    running = serving.postgresql(folder / "postgresql") if "postgresql" in kinds else iter(())
    for address in running:
        found["postgresql"] = address
        break
    try:
        yield found
    finally:
        for _ in running:
            pass
        for path in MEMORY.glob(f"{folder.name}.db*"):
            path.unlink()


def main() -> None:
    """Measure and print one line of JSON for each result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="50,200,500", help="how many tables, with commas")
    parser.add_argument(
        "--servers",
        default="sqlite,postgresql,memory,boardgame.io,boardgame.io-files",
        help="which servers, with commas; memory: SQLite on a disk in memory, which saves nothing, as boardgame.io "
        "does unless it writes files",
    )
    parser.add_argument("--game", default="scientia")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure")
    parser.add_argument(
        "--every",
        default="4",
        help="seconds from one decision to the next at each table, with commas; 0: as fast as they can",
    )
    parser.add_argument("--processes", default="1", help="of Quire with PostgreSQL and Redis, with commas")
    parser.add_argument("--node-modules", default="", help="a folder with boardgame.io, instead of installing it")
    args = parser.parse_args()
    kinds = args.servers.split(",")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        modules = (
            install(folder, args.node_modules) if any(kind.startswith("boardgame.io") for kind in kinds) else folder
        )
        with databases(folder, kinds) as addresses:
            for every, tables, kind, processes in product(
                map(float, args.every.split(",")),
                map(int, args.tables.split(",")),
                kinds,
                map(int, args.processes.split(",")),
            ):
                own = Path(tempfile.mkdtemp(prefix=f"{kind}-", dir=folder))
                if kind.startswith("boardgame.io"):
                    found = boardgame(modules, own if kind.endswith("files") else None, tables, every, args)
                else:
                    found = quire(addresses[kind], own, tables, every, args, processes)
                what = f"{kind}, {processes} processes" if processes > 1 else kind
                print(json.dumps(line(what, tables, every, args.seconds, found)), flush=True)


if __name__ == "__main__":
    main()
