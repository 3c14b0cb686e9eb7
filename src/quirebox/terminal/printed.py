"""What is printed on the components of an edition, said in words: captions, authors, years, reasons, and what a card
does.

A game says which of it is told and how, by its messages `about-…`; codes of one letter or word are called by
`printed-…`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.markup import escape

from quirebox.core.box import Box
from quirebox.core.game import Game
from quirebox.core.message import Message, Value, read
from quirebox.words import Speech, speech
from quirebox.words.speech import message_id

TITLES = ("name", "title", "race")  # by which people call a thing, the best first
MARKS = ("id", "number")  # by which records call it
INNER = ("words", "said", *TITLES)  # which of a part is told: what it does, else what it is called


@dataclass(frozen=True)
class Thing:
    """A card, book, page or tile, with what is told of it."""

    title: str
    called: tuple[str, ...]
    told: tuple[str, ...]

    def lines(self) -> Iterator[str]:
        """With markup, a line for each fact."""
        if self.title:
            yield f"[bold]{escape(self.title)}[/bold]"
        for said in self.told:
            yield f"  {escape(said)}"


def things(game: Game, box: Box) -> list[Thing]:
    """Everything in the box of which something is told; which of it is where, nobody learns here."""
    tongue = speech(game)
    found = (thing(tongue, piece) for piece in pieces(game.eyes.printed(box)))
    return list({(one.title, one.told): one for one in found if one.told}.values())  # equal cards are told once


def pieces(value: object) -> Iterator[Mapping[str, object]]:
    """Every piece that is called anything, however deep; messages are none."""
    if isinstance(value, Mapping):
        if "say" in value:
            return
        if any(name in value for name in (*TITLES, *MARKS)):
            yield value
        for inner in value.values():
            yield from pieces(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from pieces(inner)


def thing(tongue: Speech, piece: Mapping[str, object]) -> Thing:
    """A piece in words."""
    named = [piece[name] for name in TITLES if name in piece]
    titles = [words(tongue, name) for name in named]
    marks = [as_printed(name) for name in (*named, *(piece[mark] for mark in MARKS if mark in piece))]
    told = [said for what, value in piece.items() if (said := about(tongue, what, value))]
    return Thing(titles[0] if titles else "", (*titles, *marks), tuple(told))


def as_printed(value: object) -> str:
    """A name as it stands on the thing, whatever the language."""
    return str(value["t"] if isinstance(value, Mapping) else value)


def about(tongue: Speech, what: str, value: object) -> str:
    """One fact in a line; nothing for what is not told, or not so."""
    id = message_id("about", what)
    said = words(tongue, value)
    if not tongue.knows(id) or not (said or value is True):
        return ""
    values: dict[str, Value] = {"said": said, "n": 0, "era": "after"}
    if isinstance(value, int):
        values.update(n=abs(value), era="before" if value < 0 else "after")
    return tongue.tell(Message(id, values))


def words(tongue: Speech, value: object) -> str:
    """A value in words: a message, what is printed, a code by its name, several of them in a row."""
    match value:
        case None | bool():
            return ""
        case {"say": str()}:
            return tongue.tell(read(value))
        case {"t": str(text)}:
            return tongue.text(text)
        case Mapping():
            return next((words(tongue, value[name]) for name in INNER if name in value), "")
        case str():
            return tongue.named("printed", value, tongue.text(value)) if value else ""
        case Sequence():
            several = [text for one in value if (text := words(tongue, one))]
            return ("; " if any(mark in text for text in several for mark in ",;") else ", ").join(several)
    return str(value)


def called(found: Sequence[Thing], typed: str) -> list[Thing]:
    """The things that are called so, else those whose names have all these words, else those of which such words are
    told."""
    wanted = typed.lower().split()
    exact = [thing for thing in found if typed.lower() in (name.lower() for name in thing.called)]
    named = [thing for thing in found if all(word in " ".join(thing.called).lower() for word in wanted)]
    return exact or named or [thing for thing in found if all(word in " ".join(thing.told).lower() for word in wanted)]
