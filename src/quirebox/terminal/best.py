"""The best score of a player alone, kept in the folder where this person's programs keep their data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

from quirebox.core.game import BEST, Game
from quirebox.core.match import Match
from quirebox.terminal.files import FileError


def place() -> Path:
    """Where it is kept: one file for all games."""
    return user_data_path("quire", appauthor=False) / "best.json"


def known() -> dict[str, int]:
    """The best score for every game that keeps one; a file that is none is as good as no file."""
    try:
        found = json.loads(place().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {game: best for game, best in found.items() if type(best) is int} if isinstance(found, dict) else {}


def with_best(game: Game, players: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options, and with them the best score so far, if the game asks for it and nobody has said another."""
    asks = players == 1 and BEST in [option.id for option in game.options]
    best = known().get(game.id) if asks else None
    return {**options} if best is None or best < 0 or BEST in options else {**options, BEST: str(best)}


def remember(match: Match) -> bool:
    """Keep the score of a game that a person has played alone to its end, if it is the best so far."""
    asks = match.g.players == 1 and BEST in [option.id for option in match.game.options]
    if not asks or not match.g.over():
        return False
    best, score = known(), match.g.scores()[0]
    if score <= best.get(match.game.id, -1):
        return False
    best[match.game.id] = score
    write(best)
    return True


def write(best: Mapping[str, int]) -> None:
    """Replace the file."""
    path = place()
    beside = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(json.dumps(best, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as e:
        raise FileError(f"{path}: the best score cannot be written ({e.strerror}); the record keeps it") from None
