"""HTTP: what there is to play, rules, lessons, printed content, kinds of bots."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from quirebox import games as shelf
from quirebox.bots import bots
from quirebox.server.http.asking import PROBLEMS, address_of
from quirebox.server.limits import Limits
from quirebox.server.settings import Settings
from quirebox.server.show import tutor
from quirebox.server.show.library import edition_info, find_game, game_info, game_words, printing_of, rule_book
from quirebox.server.storage.store import Store
from quirebox.server.wire import bodies


def routes(settings: Settings, store: Store, limits: Limits) -> APIRouter:
    """The addresses of these pages."""
    router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["library"])

    @router.get("/games")
    def games() -> list[bodies.GameInfo]:
        """The games, with options and editions."""
        return [game_info(game) for game in shelf.games().values()]

    @router.get("/games/{game}/rules")
    def rules(game: str) -> bodies.RuleBook:
        """The rules of a game."""
        return rule_book(find_game(game), settings)

    @router.get("/games/{game}/lesson")
    def lesson(game: str, language: str = "en") -> bodies.Lesson:
        """First-game help: a summary and a few guided turns."""
        return tutor.lesson(find_game(game), language)

    @router.post("/games/{game}/lesson/tries")
    def try_step(game: str, tried: bodies.Tried, request: Request, language: str = "en") -> bodies.LessonTry:
        """Try something at a free step of the lesson; nothing of it is kept."""
        limits.require_look(address_of(request))
        return tutor.attempt(find_game(game), language, tried.step, tried.actions)

    @router.get("/words/{language}")
    def common_words(language: str) -> bodies.Words:
        """What is said of any game in a language."""
        return game_words(None, language)

    @router.get("/games/{game}/words/{language}")
    def words(game: str, language: str) -> bodies.Words:
        """What a game says in a language."""
        return game_words(find_game(game), language)

    @router.get("/games/{game}/editions/{edition}")
    async def edition(
        game: str, edition: str, printing: Annotated[str, Query(pattern="^[0-9a-f]{16}$")] = ""
    ) -> bodies.EditionInfo:
        """What is printed now, or was when a table began."""
        boxed = find_game(game)
        hash = printing or printing_of(boxed, edition)
        await store.read(store.editions.provide, game, edition, hash)
        return edition_info(boxed, edition, hash)

    @router.get("/bots")
    def kinds_of_bots() -> list[bodies.BotInfo]:
        """The bots one can play against."""
        return [
            {"name": name, "about": (kind.__doc__ or "").split("\n")[0], "thinks": kind().thinks}
            for name, kind in bots().items()
        ]

    return router
