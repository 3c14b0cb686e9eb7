"""What each kind of event tells, as types for programs in Python: a module of `quirebox.server.facts` for each game."""

from __future__ import annotations

import re

from quirebox.core.fact import Fact, Field
from quirebox.core.game import Game
from quirebox.server.typescript.words import quoted

HEAD = """# Made by `python -m quirebox.server.typescript`; do not edit.
# ruff: noqa: UP013 (some fields have the names of keywords)
\"\"\"The facts of {title} with their values, which are None where they are hidden.\"\"\"

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, TypeGuard

from quirebox.server.wire.messages import Kind, Told
"""
TAIL = """

def known(told: Told) -> TypeGuard[Fact]:
    \"\"\"Whether it is of one of these kinds.\"\"\"
    return told["kind"] in KINDS


def facts(events: Iterable[Told]) -> list[Fact]:
    \"\"\"What happened, with types for its values.\"\"\"
    return [told for told in events if known(told)]
"""


def generate(game: Game) -> str:
    """All facts of a game."""
    found = [*game.voice.facts.values()]
    kinds = [f"    {'| ' if i else ''}Kind[Literal[{quoted(fact.kind)}], {name(fact)}]" for i, fact in enumerate(found)]
    lines = [HEAD.format(title=game.title), *map(values, found)]
    lines += ["Fact = (", *kinds, ")", "KINDS = {", *(f"    {quoted(fact.kind)}," for fact in found), "}"]
    return "\n".join(lines) + "\n" + TAIL


def name(fact: Fact) -> str:
    """What its values are called."""
    return "".join(word.capitalize() for word in re.split("[^a-z]", fact.kind)) + "Values"


def values(fact: Fact) -> str:
    """Its values as a type."""
    fields = [f"{quoted(field.name)}: {value(field)}" for field in fact.fields]
    line = f'{name(fact)} = TypedDict("{name(fact)}", {{{", ".join(fields)}}})'
    if len(line) <= LONGEST:
        return line
    return "\n".join([f"{name(fact)} = TypedDict(", f'    "{name(fact)}",', f"    {{{', '.join(fields)}}},", ")"])


LONGEST = 120


def value(field: Field) -> str:
    """What a field can be."""
    if field.words:
        return f"Literal[{', '.join(quoted(word) for word in field.words)}]"
    return "list[int]" if field.many else "int"
