"""How many tables a server carries: `python benchmarks/server/load.py`, beside boardgame.io in the same run.

Each table has two people on sockets who decide in turn, one decision every few seconds; what is measured is the time from sending a decision until
everybody at the table has its outcome (at boardgame.io: until the other player has). Quire saves every decision to disk first; boardgame.io keeps
its matches in memory here.
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
from contextlib import contextmanager
from pathlib import Path

MEMORY = Path("/dev/shm")
HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from server import serving  # noqa: E402


def quantile(values: list[float], part: float) -> float:
    """The value below which that part lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def line(what: str, tables: int, seconds: float, found: list[float]) -> dict[str, object]:
    """One result."""
    if not found:
        return {"server": what, "tables": tables, "moves_per_s": 0}
    return {"server": what, "tables": tables, "moves_per_s": round(len(found) / seconds, 1), "p50_ms": round(quantile(found, 0.5), 1),
            "p95_ms": round(quantile(found, 0.95), 1), "p99_ms": round(quantile(found, 0.99), 1)}


def quire(database: str, folder: Path, tables: int, args: argparse.Namespace) -> list[float]:
    """Simulated players at a server of ours."""
    server = serving.Server(folder, database).start()
    try:
        players = [sys.executable, str(HERE / "players.py"), server.address, args.game, str(tables), str(args.seconds), str(args.every)]
        done = subprocess.run(players, env=serving.environment(), capture_output=True, text=True, check=True, timeout=600)
        found: list[float] = json.loads(done.stdout)
        return found
    finally:
        server.stop()


def boardgame(modules: Path, tables: int, args: argparse.Namespace) -> list[float]:
    """Simulated players at a boardgame.io server."""
    port = serving.free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(["node", "server.js", str(port)], cwd=modules, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        serving.wait_for(lambda: serving.answers(port))
        players = ["node", "players.js", *map(str, (port, tables, args.seconds, args.every))]
        done = subprocess.run(players, cwd=modules, env=environment, capture_output=True, text=True, check=True, timeout=600)
        found: list[float] = json.loads(done.stdout.strip().splitlines()[-1])
        return found
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
    parser.add_argument("--servers", default="sqlite,postgresql,memory,boardgame.io",
                        help="which servers, with commas; memory: SQLite on a disk in memory, which saves nothing, as boardgame.io does here")
    parser.add_argument("--game", default="scientia")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure")
    parser.add_argument("--every", type=float, default=4.0, help="seconds from one decision to the next at each table")
    parser.add_argument("--node-modules", default="", help="a folder with boardgame.io, instead of installing it")
    args = parser.parse_args()
    kinds = args.servers.split(",")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        modules = install(folder, args.node_modules) if "boardgame.io" in kinds else folder
        with databases(folder, kinds) as addresses:
            for tables in map(int, args.tables.split(",")):
                for kind in kinds:
                    own = folder / f"{kind}-{tables}"
                    own.mkdir()
                    found = boardgame(modules, tables, args) if kind == "boardgame.io" else quire(addresses[kind], own, tables, args)
                    print(json.dumps({**line(kind, tables, args.seconds, found), "load": round(os.getloadavg()[0], 1)}), flush=True)


if __name__ == "__main__":
    main()
