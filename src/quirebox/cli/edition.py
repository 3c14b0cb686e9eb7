"""Commands for designers: begin an edition, check it, compare two, list what there is."""

from __future__ import annotations

import shutil
from pathlib import Path

import click
from rich.markup import escape

from quirebox import games as shelf
from quirebox.cli import common
from quirebox.core import editions
from quirebox.core.changes import changes
from quirebox.core.errors import BadEdition, QuireError
from quirebox.core.game import HOUSE, Game, part
from quirebox.terminal.screen import Screen

SHOWN = 18  # warnings that fit on a screen
WRONG = 1


class NoEdition(QuireError):
    """A folder that cannot be begun, or that is of no game."""


@click.group()
def edition() -> None:
    """Design editions of your own: folders of cards in TOML. See docs/guides/designing.md."""


@edition.command()
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--from", "source", default=HOUSE, show_default=True, metavar="NAME|FOLDER", help="What to begin with.")
def new(game: str, folder: Path, source: str) -> None:
    """Begin an edition of GAME in FOLDER: a copy of another one, to be changed with a text editor."""
    boxed = shelf.game(game)
    if folder.exists():
        raise NoEdition(f"{folder}: there is something of that name already; name a folder that does not exist")
    found = editions.folder_of(boxed, editions.called(boxed, source))
    boxed.box(editions.called(boxed, source))
    folder.mkdir(parents=True)
    for path in sorted(found.glob("*.toml")):
        shutil.copyfile(path, folder / path.name)
    click.echo(f"{folder}: {', '.join(path.name for path in sorted(folder.glob('*.toml')))}")
    click.echo(f"Change a card, then run: quire edition check {folder}; quire play {game} --edition {folder}")


def game_of(folder: Path) -> Game:
    """The game whose edition has the files of that folder."""
    found = editions.whose(folder, shelf.games().values())
    if found is None:
        files = ", ".join(sorted(path.name for path in folder.glob("*.toml")))
        raise NoEdition(f"{folder}: these are the files of no game: {files or 'none'}; use --game GAME")
    return found


@edition.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False, exists=True))
@click.option("--game", default="", metavar="GAME", help="Which game it is of; default: the one with such files.")
@common.as_json
def check(folder: Path, game: str, as_json: bool) -> int:
    """Read the edition in FOLDER: every mistake, then what the house edition would do otherwise."""
    boxed = shelf.game(game) if game else game_of(folder)
    try:
        box = boxed.box(own(folder))
    except BadEdition as e:
        if not as_json:
            raise
        common.emit({"game": boxed.id, "hash": None, "mistakes": e.mistakes, "warnings": []})
        return WRONG
    warnings: list[str] = part(boxed, "proof").prove(box, folder)
    if as_json:
        common.emit({"game": boxed.id, "hash": box.hash, "mistakes": [], "warnings": warnings})
        return 0
    screen = Screen()
    for warning in warnings[:SHOWN]:
        screen.put(f"[yellow]warning[/yellow]  {escape(warning)}")
    if len(warnings) > SHOWN:
        screen.put(f"… and {len(warnings) - SHOWN} more; --json tells all")
    screen.affirm(f"{folder}: an edition of {boxed.title} that can be played, {box.hash}, {count(warnings)}")
    return 0


def own(folder: Path) -> str:
    """A folder as the name of an edition."""
    text = str(folder)
    return text if "/" in text or "\\" in text else f"./{text}"


def count(warnings: list[str]) -> str:
    """`no warnings`, `1 warning`."""
    return f"{len(warnings) or 'no'} warning{'' if len(warnings) == 1 else 's'}"


@edition.command()
@click.argument("before", metavar="A")
@click.argument("after", metavar="B")
@click.option("--game", default="", metavar="GAME", help="Which game they are of; default: the one with such files.")
@common.as_json
def diff(before: str, after: str, game: str, as_json: bool) -> None:
    """Tell what changed from edition A to edition B, in words of the cards. Each is a folder, or a name as `house`."""
    folders = [Path(text) for text in (before, after) if Path(text).is_dir()]
    if not (game or folders):
        raise NoEdition(f"neither {before!r} nor {after!r} is a folder; name the game with --game")
    boxed = shelf.game(game) if game else game_of(folders[-1])
    first, second = (editions.folder_of(boxed, editions.called(boxed, text)) for text in (before, after))
    for text, folder in ((before, first), (after, second)):
        if not folder.is_dir():
            known = ", ".join(editions.shipped(boxed))
            raise NoEdition(f"there is no edition {text!r} of {boxed.title}; use a folder, or {known}")
    lines = list(changes(first, second))
    if as_json:
        common.emit({"game": boxed.id, "changes": lines})
    else:
        click.echo("\n".join(lines) or "nothing differs")


@edition.command("list")
@click.argument("game", required=False)
@click.option("--in", "folder", type=click.Path(path_type=Path, file_okay=False, exists=True), metavar="FOLDER")
@common.as_json
def list_(game: str | None, folder: Path | None, as_json: bool) -> None:
    """List the editions that come with GAME or with every game, and those in the folders of FOLDER."""
    found = [
        {"game": boxed.id, "edition": name, "hash": boxed.box(name).hash}
        for boxed in ([shelf.game(game)] if game else shelf.games().values())
        for name in editions.shipped(boxed)
    ]
    for path in sorted(folder.iterdir()) if folder else []:
        if path.is_dir() and any(path.glob("*.toml")):
            found.append(described(path))
    if as_json:
        common.emit(found)
    else:
        for entry in found:
            click.echo("  ".join(entry.values()))


def described(path: Path) -> dict[str, str]:
    """An edition of somebody's own."""
    try:
        boxed = game_of(path)
        return {"game": boxed.id, "edition": str(path), "hash": boxed.box(own(path)).hash}
    except QuireError as e:
        return {"game": "?", "edition": str(path), "hash": f"cannot be read: {str(e).splitlines()[0]}"}
