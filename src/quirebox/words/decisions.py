"""What was decided where a rulebook is silent, by ids such as `BOT-Q42`: in English as the page about the game has it,
in other languages as their tables (`decisions.toml`) do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from quirebox.core.game import Game
from quirebox.words.speech import speech

PACKAGE = Path(__file__).parent.parent
FOLDERS = (PACKAGE.parents[1] / "docs" / "rules", PACKAGE / "server" / "rules")  # of a checkout, or as installed
ENTRY = re.compile(  # in a list or a table, with the lines that go on further in
    r"^(?:- |\d+\. |\| )(?:\*\*)?(?P<id>[A-Z]+-Q\d+)\b(?P<text>.*(?:\n +\S.*)*)", re.MULTILINE
)


def decisions(game: Game, language: str = "") -> dict[str, str]:
    """The decisions of a game in the order of its page; without a language, in that which this program speaks."""
    known = speech(game, language).decisions
    return {id: known.get(id, said) for id, said in on_the_page(game).items()}


@cache
def on_the_page(game: Game) -> Mapping[str, str]:
    """The decisions in the words of the page."""
    page = next((path for folder in FOLDERS if (path := folder / f"{game.id}.md").is_file()), None)
    found = ENTRY.finditer(page.read_text(encoding="utf-8")) if page else ()
    return {entry["id"]: plain(entry["text"]) for entry in found}


def plain(text: str) -> str:
    """Without the marks of the page: what is bold or code, and the cells of a table."""
    cells = [" ".join(cell.split()) for cell in text.replace("**", "").replace("`", "").split(" | ")]
    return " – ".join(filter(None, (cell.strip(" |") for cell in cells)))


def called(game: Game, id: str) -> dict[str, str]:
    """The decision of that id, else those whose ids begin with it."""
    every, wanted = decisions(game), id.upper()
    return (
        {wanted: every[wanted]} if wanted in every else {q: t for q, t in every.items() if id and q.startswith(wanted)}
    )
