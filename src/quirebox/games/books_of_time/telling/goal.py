"""What a player alone plays for: points and challenges (BOT-SOLO-3, BOT-SOLO-13)."""

from __future__ import annotations

from quirebox.core.message import Said, say
from quirebox.core.state import State
from quirebox.games.books_of_time.box import HARD
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.scoring import POINTS_TO_WIN, fulfilled, total
from quirebox.games.books_of_time.telling.conditions import challenge_words


def goal(g: State) -> Said:
    """The points and challenges that are needed, and those that there are."""
    assert isinstance(g, BooksOfTimePosition)
    if g.solo is None:
        return ""
    points, had = POINTS_TO_WIN[g.solo.difficulty], total(g, 0)
    needed = 2 if g.solo.difficulty == HARD else 1
    if g.over() and g.solo.lost:
        lost = next(cell for c in g.solo.chosen if (cell := g.printed.challenges[c]).lost(g))
        return say("goal-lost", had=had, challenge=challenge_words(g.printed, lost))
    met = len([c for c in g.solo.chosen if fulfilled(g, c)])
    if g.over():
        return say("goal-then", points=points, needed=needed, had=had, met=met)
    for_good = len([c for c in g.solo.chosen if c in g.solo.fulfilled])  # the others may still be lost (BOT-SOLO-11)
    return say("goal-now", points=points, needed=needed, had=had, met=for_good, held=met - for_good)
