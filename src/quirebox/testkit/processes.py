"""The same game in other processes, where texts have other hashes and sets another order.

    python -m quirebox.testkit.processes MODULE CLASS PLAYERS OPTIONS SEED

prints the record of a random game; OPTIONS are JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from operator import attrgetter

from quirebox.core.game import Game
from quirebox.testkit.trial import Nonconformance, Trial


def random_game(game: Game, players: int, options: Mapping[str, str], seed: int, limit: int = 5000) -> str:
    """The record of a random game."""
    t = Trial(game, players, game.agree(options, players), seed)
    while not t.g.over() and t.match.ply < limit:
        t.choose()
        t.play()
    return t.match.record.write()


def same_in_other_processes(
    game: Game, players: int, options: Mapping[str, str] | None = None, seed: int = 0, hashes: Sequence[int] = (1, 2)
) -> None:
    """Play the same game here and in processes with other hash seeds; complain at the first line that differs."""
    ours = random_game(game, players, options or {}, seed).splitlines()
    for hash_seed in hashes:
        theirs = elsewhere(game, players, options or {}, seed, hash_seed).splitlines()
        start = ours.index("---")
        for ply, (a, b) in enumerate(zip(ours[start:], theirs[start:], strict=False)):
            if a != b:
                raise Nonconformance(
                    f"in another process (hash seed {hash_seed}) the line is {b!r}, here it is {a!r}",
                    ply,
                    seed,
                    f"{game.id}, {players} players",
                )
        if ours != theirs:
            raise Nonconformance(
                f"in another process (hash seed {hash_seed}) the game has {len(theirs)} lines, here {len(ours)}",
                0,
                seed,
                f"{game.id}, {players} players",
            )


def elsewhere(game: Game, players: int, options: Mapping[str, str], seed: int, hash_seed: int) -> str:
    """The record of a random game, played in a process of its own."""
    cls = type(game)
    words = [cls.__module__, cls.__qualname__, str(players), json.dumps(dict(options)), str(seed)]
    env = {
        **os.environ,
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    done = subprocess.run(
        [sys.executable, "-m", "quirebox.testkit.processes", *words],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Nonconformance(
            f"the game cannot be played in another process: {done.stderr.strip().splitlines()[-1]}", 0, seed, game.id
        )
    return done.stdout


def main(module: str, cls: str, players: str, options: str, seed: str) -> None:
    """Print the record of a random game."""
    game: Game = attrgetter(cls)(import_module(module))()
    sys.stdout.write(random_game(game, int(players), json.loads(options), int(seed)))


if __name__ == "__main__":
    main(*sys.argv[1:])
