"""The rulebooks to read: in every language, with rules that exist, pictures that are drawn and steps of the lesson."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import quirebox
from quirebox import games as shelf

GAMES = Path(quirebox.__file__).parent / "games"
GUIDES = Path(__file__).parents[1] / "web/src/rulebook"
LANGUAGES = ("en", "de")


def marks(text: str) -> list[str]:
    """What stands in braces, in order; of an example its name."""
    return re.findall(r"\{((?:example \w+)|[^}]*)[^}]*\}", text)


@pytest.mark.parametrize("game", shelf.ids())
def test_a_guide_names_what_there_is(game: str) -> None:
    texts = [(GUIDES / f"{game}.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    assert marks(texts[0]) == marks(texts[1]), "the languages differ in rules, pictures or steps"
    rules = tomllib.loads((GAMES / game / "rules.toml").read_text(encoding="utf-8"))
    lesson = tomllib.loads((GAMES / game / "lesson.toml").read_text(encoding="utf-8"))
    prefix = next(iter(rules)).split("-")[0]
    for mark in marks(texts[0]):
        kind, _, n = mark.partition(" ")
        if kind == "picture":
            assert int(n) < len(lesson["summary"]), mark
        elif kind == "example":
            assert (GAMES / game / "examples" / f"{n}.quire").is_file(), mark
        elif kind == "try":
            assert int(n) < len(lesson["step"]), mark
        elif kind == "card":
            assert (GUIDES / f"{game}.svelte").is_file(), mark
        else:
            assert f"{prefix}-{mark}" in rules, f"{game}: there is no rule {prefix}-{mark}"
