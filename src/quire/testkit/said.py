"""What a game says, one example of each form: for translators, and for the test that a translation is
complete.

python -m quire.testkit.said scientia web/src/words/scientia.said.json
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from quire.bots import bot_named, bots
from quire.bots.bot import ask
from quire.core.errors import BadOption
from quire.core.event import NOBODY
from quire.core.game import Game
from quire.core.match import Match, master_seed
from quire.core.rng import Rng, key
from quire.core.state import State
from quire.games import games
from quire.words import speech, told

NAMES = ("Ann", "Ben", "Cem", "Dea", "Eva", "Fay")
MATCHES = 200
BOTS = ("random", "novice", "greedy", "search:30")  # whose reasons are asked for, in a few matches


def form(text: str) -> str:
    """A text without its numbers, quotations, names of people and names of cards in capitals: two of the same form are
    translated alike."""
    text = re.sub(r"“.+?”", "“…”", text)
    text = re.sub(r"[A-Z]{2,}(?: [A-Z]{2,})*", "NAME", text)
    return re.sub(r"-?\d+", "0", re.sub(rf"\b(?:{'|'.join(NAMES)})\b", "Ann", text))


def said(game: Game, matches: int = MATCHES) -> list[str]:
    """The first text of every form that is printed in the game's files or comes up in a number of matches."""
    found: dict[str, str] = {}
    for text in written(game):
        found.setdefault(form(text), text)
    for n in range(matches):
        for text in spoken(game, n):
            found.setdefault(form(text), text)
    return sorted(found.values())


def written(game: Game) -> Iterator[str]:
    """Rules, options, the lesson, and what the bots are."""
    for kind in bots().values():
        yield (kind.__doc__ or "").split("\n")[0]
    yield from game.box().rules.values()
    for option in game.options:
        yield option.title
        yield from option.values.values()
    lesson = tomllib.loads((game.folder / "lesson.toml").read_text(encoding="utf-8"))
    for point in lesson["summary"]:
        yield point["title"]
        yield point["text"]
    for step in lesson["step"]:
        yield step["text"]


def spoken(game: Game, n: int) -> Iterator[str]:
    """Questions, phrases, cautions, sentences and parts of the score of a match that is played at random."""
    master = master_seed(f"said {n}")
    match, rng = opened(game, n, master), Rng(key(master, 1))
    while not match.g.over():
        g = match.g
        yield told.question(game, g, NAMES)
        for action in g.options:
            yield from (told.phrase(game, g, action, NAMES), told.caution(game, g, action, NAMES))
        for action, _ in g.refused():
            yield told.phrase(game, g, action, NAMES)
        if n < 4 and match.ply % 10 == 3:
            yield from reasons(game, g, rng)
        for event in match.apply(g.options[rng.below(len(g.options))]):
            yield told.sentence(game, g, event, NOBODY, NAMES)
    yield told.question(game, match.g, NAMES)
    for sheet in game.score_sheet(match.g):
        yield from sheet


def reasons(game: Game, g: State, rng: Rng) -> Iterator[str]:
    """Why the bots would choose what they would choose."""
    for name in BOTS:
        yield speech(game).tell(ask(bot_named(name), game, g, rng).why, NAMES)


def opened(game: Game, n: int, master: bytes) -> Match:
    """A match with another choice of players and options for each number."""
    players = game.seats[n % len(game.seats)]
    options = {option.id: [*option.values][n // (k + 1) % len(option.values)] for k, option in enumerate(game.options)}
    try:
        return Match(game, players, options, seed=master)
    except BadOption:  # not every choice fits every number of players
        return Match(game, players, seed=master)


def main(name: str, path: str) -> None:
    """Write what a game says to a file."""
    Path(path).write_text(
        json.dumps([text for text in said(games()[name]) if text], ensure_ascii=False, indent=2) + "\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
