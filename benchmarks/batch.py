"""Steps a second of the environments, beside each other in one run that takes turns, in processor time.

    python benchmarks/batch.py [GAME …] [--before FOLDER] [--peers PYTHON] [--rounds N] [--seconds S] [--json]

Each subject has a process of its own and is measured round after round; ratios are those of the best and of the median
to raw PettingZoo. `--before` is a folder in which an earlier Quire is installed (`pip install --target`): then its raw
PettingZoo is what the ratios refer to. `--peers` is a Python that has pgx and envpool (`pip install pgx envpool`, in an
environment of its own): their games are measured in the same rounds, 256 at once on one core.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from quirebox.games import ids

WORKER = Path(__file__).parent / "peers" / "worker.py"
PEERS = {
    "Pgx, connect four": ("Vectors", "connect_four"),
    "Pgx, hex": ("Vectors", "hex"),
    "Pgx, backgammon": ("Vectors", "backgammon"),
    "EnvPool, connect four": ("Pool", "ConnectFour-v1"),
    "EnvPool, hex": ("Pool", "Hex-v1"),
    "EnvPool, backgammon": ("Pool", "Backgammon-v1"),
    "EnvPool, chess": ("Pool", "Chess-v1"),
}
SUBJECTS = {
    "raw PettingZoo": "Env",
    "batch of 256, numpy's choice": "Batched",
    "batch of 256": "Stepped",
    "batch of 64": "Few",
    "loop inside": "Inside",
}


class Worker:
    """A process that measures one subject whenever it is asked."""

    def __init__(self, kind: str, game: str, folder: str = "", python: str = sys.executable) -> None:
        path = {"PYTHONPATH": folder} if folder else {}
        if folder and not (Path(folder) / "quirebox").exists():
            path["QUIRE_PACKAGE"] = "quire"  # as it was called
        self.process = subprocess.Popen(
            [python, WORKER, kind, game, "False"],
            env={**os.environ, **path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        started = self.answer()
        if "problem" in started:
            raise SystemExit(f"{kind} of {game} does not run: {started['problem']}")

    def answer(self) -> dict[str, float]:
        assert self.process.stdout is not None
        found: dict[str, float] = json.loads(self.process.stdout.readline())
        return found

    def measure(self, seconds: float) -> float:
        """Steps in a second."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return self.answer()["decisions"]

    def close(self) -> None:
        self.process.communicate()


def measured(wish: argparse.Namespace) -> dict[str, list[float]]:
    """What each subject reached in each round."""
    workers: dict[str, Worker] = {}
    for game in wish.games or ids():
        if wish.before:
            workers[f"{game}, raw PettingZoo before"] = Worker("Env", game, wish.before)
        workers |= {f"{game}, {name}": Worker(kind, game) for name, kind in SUBJECTS.items()}
    if wish.peers:
        workers |= {name: Worker(kind, game, python=wish.peers) for name, (kind, game) in PEERS.items()}
    found: dict[str, list[float]] = {name: [] for name in workers}
    for _ in range(wish.rounds):
        for name, worker in workers.items():
            found[name].append(worker.measure(wish.seconds))
    for worker in workers.values():
        worker.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="ids; all games if none is named")
    parser.add_argument("--before", default="", help="where an earlier Quire is installed")
    parser.add_argument("--peers", default="", metavar="PYTHON", help="a Python that has pgx and envpool")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    found = measured(wish)
    if wish.json:
        print(json.dumps(found))
        return
    for name, steps in found.items():
        if "raw PettingZoo" in name and (not wish.before or "before" in name):
            base = steps
        best, middle = max(steps) / max(base), median(steps) / median(base)
        ratios = "" if name in PEERS else f"best{best:7.2f} ×{middle:7.2f} × median"
        print(f"{name:46}{max(steps):12,.0f}{median(steps):12,.0f} {ratios}", flush=True)


if __name__ == "__main__":
    main()
