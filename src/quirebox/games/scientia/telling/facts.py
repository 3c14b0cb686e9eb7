"""What each kind of event tells."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.box import Box
from quirebox.core.fact import Cards, count, declare, fact, seat, thing, word
from quirebox.core.state import State
from quirebox.games.scientia.box import ScientiaBox
from quirebox.games.scientia.position import ScientiaPosition

PROJECT = thing("project")
FIELD = thing("field")
SLOT = thing("slot")  # of the player's own board

FACTS = declare(
    fact("round", count("round")),
    fact("take", PROJECT, count("flasks"), SLOT),
    fact("turn", PROJECT, count("times"), count("quarters"), SLOT),
    fact("complete", PROJECT, count("flasks"), SLOT),
    fact("advance", FIELD, count("value")),
    fact("cube", FIELD, count("cubes")),
    fact("slot", count("slots"), word("fifth", "flask", "cube")),
    fact("gain", count("flasks")),
    fact("put", PROJECT, count("flasks"), seat("whose"), SLOT),
    fact("put on stack", PROJECT, count("flasks")),
    fact("copy", PROJECT),
    fact("return", PROJECT, count("flasks"), SLOT),
    fact("home", PROJECT),
    fact("end stage", word("supply", "flasks", "cubes"), count("last_round")),
    fact("end"),
)


def projects(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, ScientiaBox)
    return [f"{project.number} {project.title}" if project.number else "" for project in box.projects]


def of_the_set(g: State) -> Sequence[int]:
    """The projects that are played with."""
    assert isinstance(g, ScientiaPosition)
    return [*g.projects]


CARDS = (Cards("project", projects, taken=("take",), used=("complete", "copy"), laid_out=of_the_set),)
