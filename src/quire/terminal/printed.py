"""What is printed on the components of an edition and is not needed to play: captions, authors, years, reasons."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.markup import escape

from quire.core.box import Box
from quire.core.game import Game
from quire.core.plain import fingerprint

NAMES = ("name", "title", "race", "id", "code", "number")  # by which a thing is called, the best first
UNTOLD = ("source", "value")  # where our texts come from, and estimates for bots


@dataclass(frozen=True)
class Thing:
    """A card, book, page or tile, with all that is printed on it."""

    called: tuple[str, ...]
    facts: dict[str, str]

    def lines(self) -> Iterator[str]:
        """With markup, a line for each fact."""
        yield f"[bold]{escape(self.called[0])}[/bold]"
        for what, said in self.facts.items():
            yield f"  [dim]{escape(what)}[/dim]  {escape(said)}"


def folder_of(game: Game, box: Box) -> Path | None:
    """Where exactly this printing is; None if it has been changed or taken away since."""
    named = Path(box.edition) if "/" in box.edition or "\\" in box.edition else game.folder / "content" / box.edition
    for folder in (named, game.kept.get(box.hash, named), game.folder / "earlier" / box.hash):
        if folder.is_dir() and fingerprint(folder) == box.hash:
            return folder
    return None


def things(game: Game, box: Box) -> Iterator[Thing]:
    """Everything that is printed in an edition; which of it is where, nobody learns here."""
    folder = folder_of(game, box)
    for path in sorted(folder.glob("*.toml")) if folder else ():
        for found in tables(tomllib.loads(path.read_text(encoding="utf-8"))):
            called = tuple(str(found[name]) for name in NAMES if name in found)
            if called:
                yield Thing(called, {what: said for what, value in found.items() if (said := told(what, value))})


def tables(value: object) -> Iterator[dict[str, object]]:
    """Every table with a name, however deep."""
    if isinstance(value, dict):
        if any(name in value for name in NAMES):
            yield value
        for inner in value.values():
            yield from tables(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from tables(inner)


def told(what: str, value: object) -> str:
    """A fact in a line; nothing for what is no fact of the thing itself."""
    if what in UNTOLD or isinstance(value, bool):
        return ""
    if isinstance(value, list):
        return ", ".join(map(str, value)) if all(isinstance(item, str | int) for item in value) else ""
    return "" if isinstance(value, dict) else str(value)


def called(found: list[Thing], words: str) -> list[Thing]:
    """The things that are called so, else those whose names have all these words."""
    wanted = words.lower()
    exact = [thing for thing in found if wanted in (name.lower() for name in thing.called)]
    return exact or [thing for thing in found if all(word in " ".join(thing.called).lower() for word in wanted.split())]
