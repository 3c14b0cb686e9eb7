"""Editions of the operator's own, offered at new tables: each a folder in one that is named when the server starts."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from quirebox import games as shelf
from quirebox.core.editions import lend, shipped, whose
from quirebox.core.errors import QuireError

NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")


class CannotLend(QuireError):
    """A folder that holds no editions, or one that cannot be offered."""


@contextmanager
def lent(folder: str) -> Iterator[list[str]]:
    """Offer the editions of a folder as they are now; nothing if none is named."""
    if not folder:
        yield []
        return
    source = Path(folder)
    if not source.is_dir():
        raise CannotLend(
            f"--editions {folder}: there is no such folder; make it, and one with TOML files in it for each edition"
        )
    with TemporaryDirectory(prefix="quire-lent-") as copies:
        found = sorted(path for path in source.iterdir() if path.is_dir() and any(path.glob("*.toml")))
        try:
            yield [offer(path, Path(copies)) for path in found]
        finally:
            for game in shelf.games().values():
                game.lent.clear()


def offer(path: Path, copies: Path) -> str:
    """One edition: a copy of it, so that running tables keep what they have when a card is changed."""
    game = whose(path, shelf.games().values())
    if game is None:
        raise CannotLend(f"--editions: {path} holds the files of no game")
    if not NAME.fullmatch(path.name) or path.name in shipped(game):
        raise CannotLend(
            f"--editions: {path.name!r} cannot be the name of an edition of {game.title}; use another one, of letters, "
            f"digits, - and _, and not {' or '.join(shipped(game))}"
        )
    game.box(str(path.resolve()))  # its mistakes are told by its own file names
    copy = copies / game.id / path.name
    shutil.copytree(path, copy, ignore=lambda _, names: [name for name in names if not name.endswith(".toml")])
    lend(game, path.name, copy)
    return f"{game.title}: {path.name}"
