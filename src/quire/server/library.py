"""Pages about games: what there is to play, rules, printed content, kinds of bots."""

from __future__ import annotations

import json
import re
import tomllib
from datetime import date, datetime, time
from pathlib import Path

from fastapi import APIRouter
from pydantic import JsonValue, TypeAdapter

from quire import games as shelf
from quire.bots import bots
from quire.core.errors import QuireError, UnknownGame
from quire.core.game import Game, Json
from quire.server import lessons, wire
from quire.server.errors import Refused
from quire.server.settings import Settings


def find_game(id: str) -> Game:
    """The game of that id."""
    try:
        return shelf.game(id)
    except UnknownGame as e:
        raise Refused("no_such", str(e), field="game") from None


def game_info(game: Game) -> wire.GameInfo:
    """A game for people who choose one."""
    options: list[wire.OptionInfo] = [
        {"id": o.id, "title": o.title, "values": dict(o.values), "default": o.default, "free": o.free}
        for o in game.options
    ]
    editions = sorted(path.name for path in (game.folder / "content").iterdir() if path.is_dir())
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "options": options,
        "editions": editions,
    }


def rule_book(game: Game, settings: Settings) -> wire.RuleBook:
    """Every rule in a sentence, and the page about the game."""
    page = next(
        (
            path.read_text(encoding="utf-8")
            for folder in settings.rule_folders()
            if (path := folder / f"{game.id}.md").is_file()
        ),
        None,
    )
    return {"game": game.id, "title": game.title, "rules": game.box().rules, "page": page}


def edition_info(game: Game, edition: str) -> wire.EditionInfo:
    """The content files of an edition, as they are."""
    if not re.fullmatch(r"[A-Za-z0-9_-]+", edition):
        raise Refused("no_such", f"there is no edition {edition!r} of {game.title}", field="edition")
    try:
        box = game.box(edition)
    except QuireError as e:
        raise Refused("no_such", str(e), field="edition") from None
    files = {path.stem: plain(path) for path in sorted((game.folder / "content" / edition).glob("*.toml"))}
    return {
        "game": game.id,
        "edition": edition,
        "hash": box.hash,
        "files": TypeAdapter(dict[str, JsonValue]).validate_python(files),
    }


def plain(path: Path) -> Json:
    """A TOML file as JSON; dates become texts."""

    def written(value: object) -> str:
        assert isinstance(value, date | datetime | time)
        return value.isoformat()

    found: Json = json.loads(json.dumps(tomllib.loads(path.read_text(encoding="utf-8")), default=written))
    return found


def routes(settings: Settings) -> APIRouter:
    """The addresses of these pages."""
    router = APIRouter(prefix="/api", tags=["library"])

    @router.get("/games")
    def games() -> list[wire.GameInfo]:
        """The games, with options and editions."""
        return [game_info(game) for game in shelf.games().values()]

    @router.get("/games/{game}/rules")
    def rules(game: str) -> wire.RuleBook:
        """The rules of a game."""
        return rule_book(find_game(game), settings)

    @router.get("/games/{game}/lesson")
    def lesson(game: str) -> wire.Lesson:
        """First-game help: a summary and a few guided turns."""
        return lessons.lesson(find_game(game))

    @router.get("/games/{game}/editions/{edition}")
    def edition(game: str, edition: str) -> wire.EditionInfo:
        """What is printed."""
        return edition_info(find_game(game), edition)

    @router.get("/bots")
    def kinds_of_bots() -> list[wire.BotInfo]:
        """The bots one can play against."""
        return [
            {"name": name, "about": (kind.__doc__ or "").split("\n")[0], "thinks": kind().thinks}
            for name, kind in bots().items()
        ]

    return router
