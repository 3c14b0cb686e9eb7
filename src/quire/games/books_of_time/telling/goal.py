"""What a player alone plays for: points and challenges (BOT-SOLO-3, BOT-SOLO-13)."""

from __future__ import annotations

from quire.core.state import State
from quire.games.books_of_time.box import HARD
from quire.games.books_of_time.position import BooksOfTimePosition
from quire.games.books_of_time.scoring import POINTS_TO_WIN, fulfilled, total


def goal(g: State) -> str:
    """The points and challenges that are needed, and those that there are."""
    assert isinstance(g, BooksOfTimePosition)
    if g.solo is None:
        return ""
    points, had = POINTS_TO_WIN[g.solo.difficulty], total(g, 0)
    needed = 2 if g.solo.difficulty == HARD else 1
    met = len([c for c in g.solo.chosen if fulfilled(g, c)])
    challenges = f"{needed} challenge{'s' if needed > 1 else ''}"
    if g.over() and g.solo.lost:
        return f"A challenge was lost, which ended the game at once; you had {had} points."
    if g.over():
        return f"You needed {points} points and {challenges}; you had {had}, and met {met} of {needed}."
    return f"You need {points} points and {challenges}; you have {had}, and have met {met} of {needed}."
