"""Pages about games: what there is to play, rules, printed content, kinds of bots."""

from __future__ import annotations

import contextlib
import re

from quirebox import games as shelf
from quirebox.core.editions import exactly, offered
from quirebox.core.errors import QuireError, UnknownGame
from quirebox.core.game import Game
from quirebox.core.record import Record, read
from quirebox.server.errors import Refused
from quirebox.server.settings import Settings
from quirebox.server.wire import bodies
from quirebox.words import UnknownLanguage, speech
from quirebox.words.decisions import on_the_page


def find_game(id: str) -> Game:
    """The game of that id."""
    try:
        return shelf.game(id)
    except UnknownGame as e:
        raise Refused("no_such", str(e), field="game") from None


def game_info(game: Game) -> bodies.GameInfo:
    """A game for people who choose one."""
    options: list[bodies.OptionInfo] = [
        {"id": o.id, "title": o.title, "values": dict(o.values), "default": o.default, "free": o.free}
        for o in game.options
    ]
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "options": options,
        "editions": offered(game),
    }


def example_record(game: Game, name: str) -> Record:
    """An example of the rulebook: a game as far as it is shown there."""
    path = game.folder / "examples" / f"{name}.quire"
    if not path.is_file():
        raise Refused("no_such", f"the rulebook of {game.title} has no example {name!r}", field="example")
    return read(path.read_text(encoding="utf-8"))


def rule_book(game: Game, settings: Settings) -> bodies.RuleBook:
    """Every rule and every decision where the rulebook is silent, and the page about the game."""
    page = next(
        (
            path.read_text(encoding="utf-8")
            for folder in settings.rule_folders()
            if (path := folder / f"{game.id}.md").is_file()
        ),
        None,
    )
    rules = game.box().rules
    decided = {id: said for id, said in on_the_page(game).items() if id not in rules}
    return {"game": game.id, "title": game.title, "rules": {**rules, **decided}, "page": page}


def game_words(game: Game | None, language: str) -> bodies.Words:
    """What a game (or any game) says in a language."""
    try:
        found = speech(game, language)
    except UnknownLanguage as e:
        raise Refused("no_such", str(e), field="language") from None
    return {
        "language": language,
        "messages": found.texts,
        "printed": dict(found.printed),
        "rules": {**found.decisions, **found.rules},
    }


def printing_of(game: Game, edition: str) -> str:
    """The hash of an edition as it is printed now."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", edition):
        raise Refused("no_such", f"there is no edition {edition!r} of {game.title}", field="edition")
    try:
        return game.box(edition).hash
    except QuireError as e:
        raise Refused("no_such", str(e), field="edition") from None


def edition_info(game: Game, edition: str, printing: str) -> bodies.EditionInfo:
    """What is printed in one printing of an edition; earlier versions of the game may know how to read it."""
    for known in (game, *game.earlier):
        with contextlib.suppress(QuireError):
            box = known.box(exactly(edition, printing))
            return {"game": game.id, "edition": edition, "hash": printing, "printed": known.eyes.printed(box)}
    raise Refused("no_such", f"no printing {printing!r} of {game.title} was kept", field="printing")
