"""What each kind of event tells, as types: facts.ts."""

from __future__ import annotations

from quirebox.core.fact import Fact, Field
from quirebox.games import OURS, game
from quirebox.server.typescript.words import MADE, quoted

HEAD = f"""{MADE} src/quirebox/games/*/telling/facts.py; do not edit.

import type {{ Told }} from "./wire";

/** One of the facts of a game; `values` is null where they are hidden from the viewer. */
export type Fact<G extends keyof Facts> = {{
  [K in keyof Facts[G]]: Omit<Told, "kind" | "values"> & {{ kind: K; values: Facts[G][K] | null }};
}}[keyof Facts[G]];
"""


def generate() -> str:
    """What each kind of event tells, in every game of ours."""
    lines = [HEAD, "/** What each kind of event tells, by game. */", "export interface Facts {"]
    for id in OURS:
        lines += [f"  {id}: {{"]
        lines += [f"    {named(fact.kind)}: {values(fact)};" for fact in game(id).voice.facts.values()]
        lines += ["  };"]
    return "\n".join([*lines, "}"]) + "\n"


def named(kind: str) -> str:
    """A kind of event as the name of a field."""
    return kind if kind.isidentifier() else f'"{kind}"'


def values(fact: Fact) -> str:
    """The values of a fact as a type."""
    found = [f"{field.name}: {value(field)}" for field in fact.fields]
    return f"{{ {'; '.join(found)} }}" if found else "Record<string, never>"


def value(field: Field) -> str:
    """What a field can be."""
    if field.words:
        return " | ".join(quoted(word) for word in field.words)
    return "number[]" if field.many else "number"
