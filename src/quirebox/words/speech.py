"""Makes sentences: messages with values become text in one language."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt, fluent_number
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from quirebox.core.errors import QuireError
from quirebox.core.game import Game
from quirebox.core.message import Message, Printed, Said, Value, Who

HERE = Path(__file__).parent
ENGLISH = "en"
IDS = re.compile(r"^-?([a-zA-Z][\w-]*) *=", re.MULTILINE)  # of messages and terms


class UnknownLanguage(QuireError):
    """A language that nobody has written."""

    def __init__(self, code: str) -> None:
        super().__init__(f"there is no language {code!r}; there are: {', '.join(languages())}")


class Speech:
    """One language at one game (or at none: what is said of any)."""

    def __init__(self, language: str, folder: Path | None) -> None:
        self.language = language
        self.folder = folder  # of the game
        self.texts = self._written(language)
        if language != ENGLISH:
            self.texts += lacking(self.texts, self._written(ENGLISH))
        self.printed: Mapping[str, str] = self._table("printed.toml").get("printed", {})
        self.decisions: Mapping[str, str] = self._table("decisions.toml")
        self.rules: Mapping[str, str] = {id: rule["text"] for id, rule in self._table("rules.toml").items()}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(self.texts))

    def _written(self, language: str) -> str:
        """The messages of any game, then those of this one."""
        own = [] if self.folder is None else [self.folder / "telling" / language / "messages.ftl"]
        files = [*sorted((HERE / language).glob("*.ftl")), *own]
        return "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file())

    def _table(self, name: str) -> Mapping[str, Any]:
        """A table of fixed texts; English ones are where they belong."""
        path = (self.folder or HERE) / "telling" / self.language / name
        if self.language == ENGLISH or not path.is_file():
            return {}
        return tomllib.loads(path.read_text(encoding="utf-8"))

    def tell(self, said: Said, names: Sequence[str] = ()) -> str:
        """The sentence; the names are those of the players."""
        if isinstance(said, str):
            return said
        found = self._bundle.get_message(said.id) if self._bundle.has_message(said.id) else None
        if found is None or found.value is None:
            raise KeyError(f"no message {said.id!r} in {self.language}")
        values = {name: self._value(value, names) for name, value in said.values.items()}
        text, errors = self._bundle.format_pattern(found.value, values)
        if errors:
            raise ValueError(f"{said.id!r} in {self.language} with {sorted(values)}: {errors[0]}")
        return str(text)

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self._bundle.has_message(id))

    def named(self, prefix: str, key: str, otherwise: str) -> str:
        """The message of something that has a key: `sheet-cards-in-slots` for `cards in slots`."""
        id = message_id(prefix, key)
        return self.tell(Message(id, {})) if self.knows(id) else otherwise

    def text(self, printed: str) -> str:
        """What is printed, in this language where it is known."""
        return self.printed.get(printed, printed)

    def rule(self, id: str, english: str) -> str:
        """A rule in a sentence."""
        return self.rules.get(id, english)

    def _value(self, value: Value, names: Sequence[str]) -> str | FluentInt | FluentFloat:
        """A value as a language sees it."""
        match value:
            case bool() | str():
                return str(value)
            case int() | float():
                return fluent_number(value, useGrouping=False)
            case Who():
                return names[value.seat] if 0 <= value.seat < len(names) else ""
            case Printed():
                return self.text(value.text)
            case Message():
                return self.tell(value, names)
        return self._listed([self._value(one, names) for one in value])

    def _listed(self, items: Sequence[object]) -> str:
        """Several things in a row: `a, b and c`."""
        *most, last = [str(item) for item in items] or [""]
        if not most:
            return last
        return self.tell(Message("list-and", {"most": ", ".join(most), "last": last}))


def lacking(own: str, english: str) -> str:
    """The English messages that a language has not yet: they are said in English until it is whole."""
    known = set(IDS.findall(own))
    if known.issuperset(IDS.findall(english)):
        return ""
    entries = [entry for entry in FluentResource(english).body if isinstance(entry, ftl.Message | ftl.Term)]
    write = FluentSerializer().serialize_entry
    return "\n" + "".join(write(entry) for entry in entries if entry.id.name not in known)


def message_id(*parts: str) -> str:
    """The id for something with a name of its own: lower-case words with hyphens."""
    return "-".join(re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-") for part in parts)


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, English first."""
    found = sorted(path.name for path in HERE.iterdir() if (path / "common.ftl").is_file())
    return (ENGLISH, *(code for code in found if code != ENGLISH))


@cache
def _speech(language: str, folder: Path | None) -> Speech:
    return Speech(language, folder)


def speech(game: Game | None = None, language: str = "") -> Speech:
    """How a game is told in a language; without one, in that which this program speaks."""
    return speech_in(None if game is None else game.folder, language)


def speech_in(folder: Path | None, language: str = "") -> Speech:
    """How that is told for which there are messages in a folder, in `telling/`."""
    code = language or spoken()
    if code not in languages():
        raise UnknownLanguage(code)
    return _speech(code, folder)


_spoken: list[str] = []  # the language of this program, once it is settled


def spoken() -> str:
    """The language of this program: what `speak` said, else English."""
    return _spoken[0] if _spoken else ENGLISH


def speak(language: str) -> None:
    """From now on this program speaks that language; "" asks the environment (`LANG=de_DE.UTF-8`)."""
    if language and language not in languages():
        raise UnknownLanguage(language)
    around = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    code = language or around[:2]
    _spoken[:] = [code if code in languages() else ENGLISH]
