"""What was decided where a rulebook is silent, as the page about a game has it, by ids such as `BOT-Q42`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from quirebox.core.game import Game

PACKAGE = Path(__file__).parent.parent
FOLDERS = (PACKAGE.parents[1] / "docs" / "rules", PACKAGE / "server" / "rules")  # of a checkout, or as installed
ENTRY = re.compile(  # in a list or a table, with the lines that go on further in
    r"^(?:- |\d+\. |\| )(?:\*\*)?(?P<id>[A-Z]+-Q\d+)\b(?P<text>.*(?:\n +\S.*)*)", re.MULTILINE
)


@cache
def decisions(game: Game) -> dict[str, str]:
    """The decisions of a game in the order of its page, in the page's language."""
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
