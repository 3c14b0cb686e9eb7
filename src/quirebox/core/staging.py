"""Positions that were staged: facts that scenarios and lessons make true or look at, in the words of a game's `kit`.

make(game, g, "p0 crystals=3 hour=4")       a player's; without a player the table's
look(game, g, 0, "crystals")                "3"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from quirebox.core.errors import QuireError
from quirebox.core.event import NOBODY, Player
from quirebox.core.game import Game, part, seat
from quirebox.core.state import State
from quirebox.core.step import OVER


class BadFact(QuireError):
    """A fact that a game does not know or cannot read."""


def pair(word: str) -> tuple[str, str]:
    """`round=5` as a name and a value."""
    name, equals, value = word.partition("=")
    if not equals or not name:
        raise BadFact(f"found {word!r}; use NAME=VALUE, without spaces")
    return name, value


def is_seat(word: str) -> bool:
    """Whether a word names a player."""
    return re.fullmatch(r"p\d+", word) is not None


def seat_of(who: str, players: int) -> Player:
    """The player that a word names."""
    p = seat(who, players)
    if p == NOBODY:
        raise BadFact(f"there is no player {who}; there are p0 to p{players - 1}")
    return p


def whose(words: Sequence[str], players: int) -> tuple[Player, list[tuple[str, str]]]:
    """The player (or NOBODY: the table) and the facts that a line speaks of."""
    p = NOBODY
    if words and is_seat(words[0]):
        p, words = seat_of(words[0], players), words[1:]
    if not words:
        raise BadFact("write one or more facts, e.g. p0 coins=2 or round=5")
    return p, [pair(word) for word in words]


def make(game: Game, g: State, line: str | Sequence[str]) -> None:
    """Make the facts of a line true; call `work_out_options` after the last one."""
    p, facts = whose(line.split() if isinstance(line, str) else line, g.players)
    for name, value in facts:
        with _reading(game, p, name, value):
            part(game, "kit").given(g, p, name, value)


def look(game: Game, g: State, p: Player, name: str, value: str = "") -> str:
    """A fact as it is; `value` is what is expected, for a complaint."""
    if p == NOBODY and name in SHARED:
        return SHARED[name](game, g)
    if p != NOBODY and name == "score":
        return str(g.scores()[p])
    with _reading(game, p, name, value):
        found: str = part(game, "kit").fact(g, p, name)
        return found


def work_out_options(g: State) -> None:
    """What may be chosen after facts were made true; a decision without any option is passed over, one with a single
    option waits to be played."""
    if g.upcoming is not OVER:  # pushed by a fact: it follows the present decision
        g.agenda.append(g.upcoming)
        g.upcoming = OVER
    g.options = g.waiting.options(g)
    if not g.options:
        g.push(g.waiting)
        g.settle()


def _winners(game: Game, g: State) -> str:
    if not g.over():
        raise BadFact("the game is not over")
    return ",".join(f"p{p}" for p in game.winners(g)) or "nobody"


SHARED: dict[str, Callable[[Game, State], str]] = {
    "options": lambda game, g: str(len(g.options)),
    "actor": lambda game, g: "nobody" if g.over() else f"p{g.actor()}",
    "over": lambda game, g: "yes" if g.over() else "no",
    "winners": _winners,
}


@contextmanager
def _reading(game: Game, p: Player, name: str, value: str) -> Iterator[None]:
    """Turns what a game raises for a fact that it does not know, or cannot read, into a complaint."""
    of = "the table" if p == NOBODY else "a player"
    try:
        yield
    except (KeyError, ValueError, IndexError) as e:
        said = str(e.args[0]) if e.args else ""
        if isinstance(e, KeyError) and said in (name, ""):
            raise BadFact(f"{game.title} knows no fact {name!r} of {of}; its words are in kit.py") from e
        raise BadFact(f"cannot read '{name}={value}' as a fact of {of}: {said}") from e
