"""Editions of a game: the present printing of each by its name, and any printing by the hash of its content.

A running game stays with the printing and the version with which it began.  A printing that its edition no longer has
is looked for by its hash: among the other editions of the game (the first edition of the house is `house1` since there
is a second one), in its folder `earlier`, and where somebody has said that it is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from quirebox.core.box import Box
from quirebox.core.errors import ContentError, QuireError
from quirebox.core.plain import fingerprint

if TYPE_CHECKING:
    from quirebox.core.game import Game

EXACT = re.compile(r"(.+)@([0-9a-f]{16})")


class OtherPrinting(ContentError):
    """A printing that is neither installed nor kept."""

    def __init__(self, edition: str, hash: str, here: str) -> None:
        super().__init__(edition, f"the edition has changed: it began with {hash}, {here} is installed")
        self.here = here


class OtherVersion(QuireError):
    """A version of a game that can no longer be played."""

    def __init__(self, game: Game, version: int) -> None:
        own = " and ".join(str(game.version) for game in (*game.earlier, game))
        super().__init__(f"version {version} of {game.title} is not installed; here one can play version {own}")


def exactly(edition: str, hash: str) -> str:
    """The name of one printing of an edition: `house@91f0…`."""
    return f"{edition}@{hash}"


def as_of(game: Game, version: int) -> Game:
    """The game as it was in that version, if it can still be played."""
    for known in (game, *game.earlier):
        if known.version == version:
            return known
    raise OtherVersion(game, version)


def keep(game: Game, hash: str, folder: Path) -> None:
    """Say where a printing is kept that may no longer be installed."""
    for known in (game, *game.earlier):
        known.kept[hash] = folder


def find(game: Game, edition: str) -> Box:
    """The box of an edition, or of exactly one printing of it."""
    printing = EXACT.fullmatch(edition)
    return exact(game, printing[1], printing[2]) if printing else latest(game, edition)


def latest(game: Game, edition: str) -> Box:
    """An edition as it is now."""
    box = game.boxes.get(edition)
    folder = folder_of(game, edition)
    if box is not None and folder.parent == game.folder / "content":
        return box
    if not folder.is_dir():
        known = ", ".join(offered(game))
        raise ContentError(
            edition, f"there is no such edition of {game.title}; there are: {known}, or the path of a folder"
        )
    hash = fingerprint(folder)
    if box is None or box.hash != hash:
        box = game.boxes[edition] = opened(game, folder, edition, hash)
    return box


def opened(game: Game, folder: Path, edition: str, hash: str) -> Box:
    """A box that knows by which game it is opened again."""
    box = game.load_box(folder, edition, hash)
    box.game = game
    return box


def exact(game: Game, edition: str, hash: str) -> Box:
    """One printing of an edition: the present one, one that was read before, or a former one."""
    try:
        present = latest(game, edition)
    except ContentError as e:
        missing = e
    else:
        if present.hash == hash:
            return present
        missing = OtherPrinting(edition, hash, present.hash)
    name = exactly(edition, hash)
    if name not in game.boxes:
        folder = game.kept.get(hash) or former(game, edition, hash)
        if folder is None or not folder.is_dir() or fingerprint(folder) != hash:
            raise missing
        game.boxes[name] = opened(game, folder, edition, hash)
    return game.boxes[name]


def former(game: Game, edition: str, hash: str) -> Path | None:
    """The folder of a former printing that comes with the game, whatever its edition is called now."""
    ours = shipped(game) if edition in shipped(game) else []
    folders = [game.folder / "earlier" / hash, *(game.folder / "content" / name for name in ours)]
    return next((folder for folder in folders if folder.is_dir() and fingerprint(folder) == hash), None)


# ---- by what people call them


def shipped(game: Game) -> list[str]:
    """The editions that come with the game."""
    return sorted(path.name for path in (game.folder / "content").iterdir() if path.is_dir())


def offered(game: Game) -> list[str]:
    """Those, and the ones that were lent."""
    return sorted({*shipped(game), *game.lent})


def lend(game: Game, name: str, folder: Path) -> None:
    """Offer somebody's own edition by a name; its folder must not change any more."""
    game.lent[name] = folder
    keep(game, fingerprint(folder), folder)


def whose(folder: Path, games: Iterable[Game]) -> Game | None:
    """The game whose edition has the files of that folder."""
    files = {path.name for path in folder.glob("*.toml")}
    for game in games:
        first = {path.name for path in (game.folder / "content" / shipped(game)[0]).glob("*.toml")}
        if files and len(files & first) > len(first) / 2:
            return game
    return None


def called(game: Game, text: str) -> str:
    """The edition that somebody means: one that comes with the game by its name, or a folder of their own, which needs
    no `./` in front."""
    own = "/" in text or "\\" in text or text in shipped(game) or EXACT.fullmatch(text) is not None
    return text if own or not Path(text).is_dir() else f"./{text}"


def folder_of(game: Game, edition: str) -> Path:
    """Where an edition stands."""
    own = "/" in edition or "\\" in edition
    return Path(edition) if own else game.lent.get(edition) or game.folder / "content" / edition
