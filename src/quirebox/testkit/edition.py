"""Editions to try things out with: a copy of a shipped one, with changes."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from quirebox.core.game import HOUSE, Game


def copy_of(game: Game, folder: Path, edition: str = HOUSE) -> Path:
    """The edition as a folder of one's own."""
    return Path(shutil.copytree(game.folder / "content" / edition, folder))


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Say something else in a file, once."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} does not say {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def rewrite(folder: Path, file: str, entries: Callable[[list[str]], list[str]]) -> None:
    """Another list of entries, each a text that begins with its `[[…]]`; what stands before them stays."""
    text = (folder / file).read_text(encoding="utf-8")
    head, *found = re.split(r"(?m)^(?=\[\[)", text)
    (folder / file).write_text("".join([head, *(entry.rstrip() + "\n\n" for entry in entries(found))]), "utf-8")


def remove(folder: Path, file: str, mark: str) -> None:
    """Take out the entries in which a text stands."""
    rewrite(folder, file, lambda entries: [entry for entry in entries if mark not in entry])


def add(folder: Path, file: str, like: str, *changes: tuple[str, str]) -> None:
    """Add an entry at the end: the one in which a text stands, with changes."""

    def more(entries: list[str]) -> list[str]:
        entry = next(entry for entry in entries if like in entry)
        for old, new in changes:
            assert old in entry, f"{entry!r} does not say {old!r}"
            entry = entry.replace(old, new, 1)
        return [*entries, entry]

    rewrite(folder, file, more)
