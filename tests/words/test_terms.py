"""A thing has one name in a language: what the glossary of a game (`terms.toml`) rules out stands in no text."""

import re
import tomllib
from pathlib import Path

import pytest

from quirebox.core.game import Game
from quirebox.games import OURS, game
from quirebox.words import languages

WEB = Path(__file__).parents[2] / "web" / "src"
OWN = {"books_of_time": "books", "history_of_the_book": "history", "two_page_tome": "tome"}  # beginnings of messages


def texts(title: Game, language: str) -> dict[str, str]:
    """Everything that is said of a game: messages, rules, lesson, its rulebook, and what the browser says of it."""
    folder = title.folder / "telling" / language
    found = {
        name: (folder / name).read_text(encoding="utf-8")
        for name in ("messages.ftl", "rules.toml", "decisions.toml", "lesson.toml")
    }
    found["rulebook"] = (WEB / "rulebook" / f"{title.id}.{language}.md").read_text(encoding="utf-8")
    own = OWN.get(title.id, title.id)
    words = (WEB / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found["browser"] = "\n".join(re.findall(rf"^(?:legend-|shelf-)?{own}\S* = .*(?:\n +.*)*", words, re.MULTILINE))
    assert found["browser"]
    return found


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
@pytest.mark.parametrize("id", OURS)
def test_a_thing_has_one_name(id: str, language: str) -> None:
    title = game(id)
    terms = tomllib.loads((title.folder / "telling" / language / "terms.toml").read_text(encoding="utf-8"))["term"]
    assert terms
    for name, text in texts(title, language).items():
        for term in terms:
            for word in term.get("never", []):
                assert word not in text, f"{name} of {id}: say {term['ours']!r} instead of {word!r}"
