"""What the house edition promises of itself, beyond what the rules need."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from quirebox.core.errors import ContentError
from quirebox.core.mistakes import Mistakes, gathered, sources
from quirebox.core.plain import Node
from quirebox.games.scientia.box import FIELD_IDS, FIELDS, NO_PROJECT, ScientiaBox
from quirebox.games.scientia.effects.cards import CopyBoard, CopyOwn

PROJECTS: Final = 48
BASE: Final = 4  # base projects of a field, on two cards
LONGEST: Final = 120  # signs of a caption that fit on a card


def prove(box: ScientiaBox, folder: Path) -> list[str]:
    """Whatever promise is not kept, each in a line."""
    return gathered(folder, lambda mistakes: check(box, mistakes))


def check(box: ScientiaBox, mistakes: Mistakes) -> None:
    """Look for promises that are not kept."""
    sources(mistakes, "projects.toml", "sets.toml")
    nodes = mistakes.read("projects.toml")["project"]
    nodes.each(caption_fits)
    numbers = [p.number for p in box.projects if p is not NO_PROJECT]
    where = "projects.toml: project"
    mistakes.expect(numbers == [*range(1, PROJECTS + 1)], where, f"found {len(numbers)} projects; use 1 to {PROJECTS}")
    for f in range(FIELDS):
        own = [p for p in box.projects if p.field == f]
        size = PROJECTS // FIELDS
        mistakes.expect(len(own) == size, where, f"{FIELD_IDS[f]} has {len(own)} projects; use {size}")
        base = [p.number for p in own if p.base]
        mistakes.expect(len(base) == BASE, where, f"{FIELD_IDS[f]} has the base projects {base}; use {BASE}")
    for name, missing in box.incomplete.items():
        mistakes.expect(False, f"sets.toml: {name}", f"cannot be used: there is no project {missing}")
    mistakes.unique(nodes, "korean", "a Korean name")
    copying = [p.number for p in box.projects if isinstance(p.effect, CopyBoard | CopyOwn)]
    mistakes.expect(len(copying) == 2, where, f"the projects {copying} copy effects; use both sides of one card")


def caption_fits(node: Node) -> None:
    """The caption fits on the card, the words are those of the effect, and everything says where it comes from."""
    caption = node["caption"]
    if len(caption.text()) > LONGEST:
        raise ContentError(caption.where, f"has {len(caption.text())} signs; use at most {LONGEST}")
    if node.has("text"):
        raise ContentError(node["text"].where, "is not read; leave it out: a card's words are made from its effect")
    node["source"].only("effect", "base", "caption")
