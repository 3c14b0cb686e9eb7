"""How options are called and found again: a number that an option says is its own, beside such numbers others have
letters, and words find the rest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from itertools import count, product
from string import ascii_lowercase
from unicodedata import combining, normalize

from quirebox.core.action import Action
from quirebox.core.errors import QuireError
from quirebox.core.game import Game
from quirebox.core.message import say
from quirebox.core.state import State
from quirebox.terminal.voice import own
from quirebox.words import told

QUOTES = "“”„‟‘’‚‛«»\"'"
SAID = re.compile(r"([a-z]+) (\d+)\b(?! [a-z])")  # `take 27 FORMATION`, not `turn 27 twice (FORMATION)`


class Unclear(QuireError):
    """Something typed that means no one thing."""


# ---- what options are called


def own_number(action: Action, phrase: str) -> tuple[str, int] | None:
    """What is counted and the number, where an action says exactly one: `spend 3`, or `take 27 FORMATION`."""
    *words, last = action.text.split()
    if any(word.isdecimal() for word in words):
        return None
    if last.isdecimal():
        return " ".join(words), int(last)
    said = SAID.match(phrase)
    return (said[1], int(said[2])) if said else None


def counted(game: Game, g: State) -> dict[Action, int]:
    """The options' own numbers, if that is what is asked for: all count the same thing, and no two are alike."""
    if not game.voice.numbered:
        return {}
    own = {action: own_number(action, game.voice.notation(g, action)) for action in g.options}
    said = [number for number in own.values() if number]
    if len({what for what, _ in said}) != 1 or len({*said}) < len(said):
        return {}
    found = {action: number[1] for action, number in own.items() if number}
    return found | {action: 0 for action in g.options if game.voice.none(g, action)}


def labels(game: Game, g: State) -> list[str]:
    """What chooses each option: its own number, and a letter where it has none; else the options are counted."""
    numbers = counted(game, g)
    if not numbers:
        return [str(number) for number in range(1, len(g.options) + 1)]
    letters = lettered()
    return [str(numbers[action]) if action in numbers else next(letters) for action in g.options]


def lettered() -> Iterator[str]:
    """a, b … z, aa, ab …"""
    for size in count(1):
        for letters in product(ascii_lowercase, repeat=size):
            yield "".join(letters)


# ---- what is meant


def plain(text: str) -> str:
    """A text as it is typed: without quotation marks, accents, capitals and further spaces."""
    bare = (sign for sign in normalize("NFKD", text.casefold()) if not combining(sign) and sign not in QUOTES)
    return " ".join("".join(bare).split())


def meant(game: Game, g: State, typed: str, names: Sequence[str] = ()) -> list[Action]:
    """What a typed text may mean: what is called or reads so, else what begins so, options before what is refused."""
    wanted = plain(typed)
    called = {label.lower(): action for label, action in zip(labels(game, g), g.options, strict=True)}
    if not wanted:
        return []
    if wanted in called:
        return [called[wanted]]
    if wanted.isdecimal():
        return refused_number(game, g, int(wanted))
    refused = [action for action, _ in g.refused()]
    written = [g.box.space.find(typed)] if typed in g.box.space.by_text else []  # as records write it
    if written and (written[0] in g.options or written[0] in refused):
        return written
    for reads in READINGS:
        for asked in (g.options, refused):
            found = [a for a in asked if any(reads(plain(said), wanted) for said in ways(game, g, a, names))]
            if found:
                return found
    return written


def ways(game: Game, g: State, action: Action, names: Sequence[str]) -> tuple[str, str, str]:
    """How an action may be called: by its text, in short, in words."""
    return action.text, game.voice.notation(g, action), told.phrase(game, g, action, names)


def refused_number(game: Game, g: State, number: int) -> list[Action]:
    """What is refused and has this number, where numbers are asked for: the person is told the rule."""
    kinds = {action.kind for action in counted(game, g)}
    asked = [action for action, _ in g.refused() if action.kind in kinds]
    found = [own_number(action, game.voice.notation(g, action)) for action in asked]
    return [action for action, own in zip(asked, found, strict=True) if own and own[1] == number]


READINGS: tuple[Callable[[str, str], bool], ...] = (  # `take 2` is not the beginning of `take 25`, and E is no `end`
    lambda said, wanted: said == wanted,
    lambda said, wanted: re.match(rf"{re.escape(wanted)}(?!\w)", said) is not None,
    lambda said, wanted: said.rpartition(" ")[2] == wanted,
    lambda said, wanted: said.startswith(wanted),
)


def speaking_of(game: Game, g: State, words: str, actions: Sequence[Action], names: Sequence[str] = ()) -> list[Action]:
    """The actions whose phrases have all these words, or words that begin so; what they are about counts, too."""
    wanted = [re.compile(rf"\b{re.escape(word)}") for word in plain(words).split()]

    def speaks(action: Action) -> bool:
        said = plain(" ".join([*ways(game, g, action, names), *told.topics(game, g, action, names)]))
        return bool(wanted) and all(word.search(said) for word in wanted)

    return [action for action in actions if speaks(action)]


def unreadable(game: Game, g: State, typed: str, words: Sequence[str]) -> Unclear:
    """What to say of a text that means nothing here."""
    called = labels(game, g)
    numbers = sorted(int(label) for label in called if label.isdecimal())
    others = [label for label in called if not label.isdecimal()]
    right = own(say("numbers", first=numbers[0], last=numbers[-1]))
    if others:
        letters = own(say("letters", first=others[0], last=others[-1])) if len(others) > 1 else others[0]
        right = own(say("either", one=right, other=letters))
    if typed.isdecimal():
        return Unclear(own(say("no-option", typed=typed, right=right)))
    close = get_close_matches(typed, [*words, *(action.text for action in g.options)], 1)
    if close:
        return Unclear(own(say("cannot-read-close", typed=typed, close=close[0], right=right)))
    return Unclear(own(say("cannot-read", typed=typed, right=right)))
