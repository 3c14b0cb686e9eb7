"""All that only bots read: how positions are judged, and how much each level thinks."""

from __future__ import annotations

from quirebox.bots.mind import CLUB, EXPERT
from quirebox.bots.thought import Thought
from quirebox.games.books_of_time.mind.evaluate import BooksOfTimeMind
from quirebox.games.books_of_time.mind.weights import Weights

MIND = BooksOfTimeMind(
    Weights(),
    {CLUB: Thought(tries=8, plan=9000, care=240), EXPERT: Thought(tries=112, lines=16, plan=40000, ahead=3, care=240)},
)
