"""What the house edition of Mill promises of itself."""

from __future__ import annotations

from pathlib import Path

from quirebox.core.mistakes import Mistakes, gathered, sources
from quirebox.testkit.mill.box import MillBox

USUAL = range(10, 31)  # cards in the deck: enough to draw from, few enough to see most of them


def prove(box: MillBox, folder: Path) -> list[str]:
    """Whatever promise is not kept, each in a line."""
    return gathered(folder, lambda mistakes: check(box, mistakes))


def check(box: MillBox, mistakes: Mistakes) -> None:
    """Look for promises that are not kept."""
    sources(mistakes, "cards.toml", "spaces.toml")
    found = len(box.deck)
    mistakes.expect(
        found in USUAL, "cards.toml", f"the deck has {found} cards; use {USUAL[0]} to {USUAL[-1]}, counting copies"
    )
