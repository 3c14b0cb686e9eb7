"""Compares what the code says with what the languages know: `python -m quirebox.words.lint`.

A message that is missing, that nobody says, or that names a value which no call gives, is listed, and the exit code
is 1; so is what is printed in the house edition and stands in no table of a language.  Calls are found by reading the
sources: the id stands in `say("id", name=…)` itself, or its beginning does, as in `say(f"effect-{kind}", …)`.  Lines of
the score sheet (`sheet-…`), options (`option-…`) and what is printed (`about-…`, `printed-…`) have their names from
the game.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from quirebox import games as shelf
from quirebox.core.game import Game
from quirebox.words.decisions import on_the_page
from quirebox.words.speech import ENGLISH, HERE, languages, message_id, speech

KEYED = ("sheet-", "option-", "about-", "printed-")
SPOKEN_BY_ALL = ("bots", "core", "review", "words")  # packages that say what is said of any game
ANY = "[^ ]*"


@dataclass
class Calls:
    """What a piece of code says: ids, or forms of ids, with the names of their values; None: they cannot be read."""

    exact: dict[str, set[str] | None] = field(default_factory=dict)
    forms: dict[str, set[str] | None] = field(default_factory=dict)

    def note(self, call: ast.Call) -> None:
        """One call of `say`."""
        names = None if any(k.arg is None for k in call.keywords) else {str(k.arg) for k in call.keywords}
        for first in alternatives(call.args[0]):
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                self.exact[first.value] = joined(self.exact.get(first.value, set()), names)
            elif isinstance(first, ast.JoinedStr):
                form = "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ANY for p in first.values)
                self.forms[form] = joined(self.forms.get(form, set()), names)

    def values(self, id: str) -> set[str] | None:
        """The values that a message may name; KeyError if nobody says it."""
        if id in self.exact:
            return self.exact[id]
        for form, names in self.forms.items():
            if re.fullmatch(form, id):
                return names
        raise KeyError(id)


def joined(one: set[str] | None, other: set[str] | None) -> set[str] | None:
    """The names of two calls of one id."""
    return None if one is None or other is None else one | other


def alternatives(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression may be: `"a" if far else "b"` is both."""
    if isinstance(node, ast.IfExp):
        yield from alternatives(node.body)
        yield from alternatives(node.orelse)
    else:
        yield node


def calls_in(*folders: Path) -> Calls:
    """Everything that is said below these folders."""
    found = Calls()
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args:
                found.note(node)
    return found


class Variables(Visitor):
    """The values that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """One of them."""
        self.found.add(node.id.name)


def messages_in(path: Path) -> tuple[dict[str, set[str]], list[str]]:
    """The messages of a file with the values they name, and what cannot be read."""
    found: dict[str, set[str]] = {}
    wrong: list[str] = []
    for entry in FluentResource(path.read_text(encoding="utf-8")).body if path.is_file() else []:
        if isinstance(entry, ftl.Junk):
            wrong.append(f"{path}: cannot read {entry.content.strip().splitlines()[0]!r}")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in found:
                wrong.append(f"{path}: {entry.id.name} stands there twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found, wrong


def complaints(calls: Calls, folder: Path, file: str) -> Iterator[str]:
    """What does not fit, for one place where messages are said: every language has its own folder in it."""
    english, wrong = messages_in(folder / ENGLISH / file)
    yield from wrong
    for id in sorted(calls.exact.keys() - english.keys()):
        yield f"{folder / ENGLISH / file}: {id} is missing"
    for id, named in english.items():
        if id.startswith(KEYED):
            continue
        try:
            given = calls.values(id)
        except KeyError:
            yield f"{folder / ENGLISH / file}: nobody says {id}"
            continue
        if given is not None and named - given:
            yield f"{folder / ENGLISH / file}: {id} names {', '.join(sorted(named - given))}; no call gives it"
    for language in languages()[1:]:
        own, wrong = messages_in(folder / language / file)
        yield from wrong
        yield from (f"{folder / language / file}: {id} is missing" for id in english if id not in own)
        yield from (f"{folder / language / file}: {id} is no message of English" for id in own if id not in english)
        for id in own.keys() & english.keys():
            if extra := own[id] - english[id] - (given_to(calls, id) or own[id]):
                yield f"{folder / language / file}: {id} names {', '.join(sorted(extra))}; no call gives it"


def given_to(calls: Calls, id: str) -> set[str] | None:
    """The values of a message; None: whatever it names may be given."""
    try:
        return calls.values(id)
    except KeyError:
        return None


def tables(game: Game) -> Iterator[str]:
    """What lacks in the tables of fixed texts."""
    rules = tomllib.loads((game.folder / "rules.toml").read_text(encoding="utf-8"))
    for language in languages()[1:]:
        folder = game.folder / "telling" / language
        for name, known in (("rules.toml", [*rules]), ("decisions.toml", [*on_the_page(game)])):
            path = folder / name
            own = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
            yield from (f"{path}: {id} is missing" for id in known if id not in own)
            yield from (f"{path}: there is no {id}" for id in own if id not in known)
        yield from (f"{folder / name}: this file is missing" for name in FILES if not (folder / name).is_file())


def keyed(game: Game) -> Iterator[str]:
    """The ids of what has its name from the game: options with their values, and the lines of the score sheet."""
    for option in game.options:
        yield message_id("option", option.id)
        yield from (message_id("option", option.id, value) for value in option.values)
        if option.free:
            yield message_id("option", option.id, "free")
    for line in game.score_sheet(game.new(game.seats[-1], 0))[0]:
        yield message_id("sheet", line)


def unnamed(game: Game) -> Iterator[str]:
    """What has a name of its own that English does not say; other languages have what English has."""
    path = game.folder / "telling" / ENGLISH / "messages.ftl"
    english, _ = messages_in(path)
    yield from (f"{path}: {id} is missing" for id in keyed(game) if id not in english)


def untranslated(game: Game) -> Iterator[str]:
    """What is printed in the house edition, or translated elsewhere, and stands in no table of a language, not even as
    what stays as it is."""
    for language in languages()[1:]:
        known = speech(game, language).printed
        path = game.folder / "telling" / language / "printed.toml"
        found = dict.fromkeys(printed_in(game.eyes.printed(game.box())))
        for other in languages()[1:]:
            found |= dict.fromkeys(speech(game, other).printed)
        yield from (f"{path}: {text!r} is missing" for text in found if text and text not in known)


def printed_in(sent: object) -> Iterator[str]:
    """The printed texts in something that is sent."""
    match sent:
        case {"t": str(text)}:
            yield text
        case Mapping():
            for value in sent.values():
                yield from printed_in(value)
        case list():
            for value in sent:
                yield from printed_in(value)


def in_browser() -> Iterator[str]:
    """What the browser lacks: its own words, and a rulebook of each game; nothing where its sources are not."""
    english, _ = messages_in(WEB / "words" / f"{ENGLISH}.ftl")
    for language in languages()[1:] if english else ():
        path = WEB / "words" / f"{language}.ftl"
        own, wrong = messages_in(path)
        yield from wrong
        yield from (f"{path}: {id} is missing" for id in english if id not in own)
        yield from (f"{path}: {id} is no message of English" for id in own if id not in english)
        for id in own.keys() & english.keys():
            if extra := own[id] - english[id]:
                yield f"{path}: {id} names {', '.join(sorted(extra))}, which English does not"
        for game in shelf.OURS:
            book = WEB / "rulebook" / f"{game}.{language}.md"
            if not book.is_file():
                yield f"{book}: this file is missing"


WEB = HERE.parents[2] / "web" / "src"
FILES = ("lesson.toml", "printed.toml", "terms.toml")


def translated(game: Game) -> bool:
    """Whether a game says messages."""
    return (game.folder / "telling" / ENGLISH / "messages.ftl").is_file()


def everything() -> Iterator[str]:
    """All complaints."""
    common = calls_in(*(HERE.parent / name for name in SPOKEN_BY_ALL))
    common.exact["list-and"] = {"most", "last"}
    yield from complaints(common, HERE, "common.ftl")
    terminal = HERE.parent / "terminal"
    yield from complaints(calls_in(terminal, HERE.parent / "cli"), terminal / "telling", "messages.ftl")
    for game in shelf.games().values():
        if translated(game):
            yield from complaints(calls_in(game.folder), game.folder / "telling", "messages.ftl")
            yield from tables(game)
            yield from unnamed(game)
            yield from untranslated(game)
    yield from in_browser()


def main() -> int:
    """Say what does not fit."""
    found = list(everything())
    for complaint in found:
        print(complaint.replace(str(Path.cwd()) + "/", ""))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
