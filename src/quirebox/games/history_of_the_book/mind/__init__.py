"""All that only bots read: how positions are judged, and how much each level thinks."""

from __future__ import annotations

from quirebox.bots.mind import CLUB, EXPERT
from quirebox.bots.thought import Thought
from quirebox.games.history_of_the_book.mind.evaluate import HistoryMind
from quirebox.games.history_of_the_book.mind.weights import Weights

MIND = HistoryMind(
    Weights(),
    {CLUB: Thought(tries=4, plan=60, near=True), EXPERT: Thought(tries=16, lines=8, plan=3000, care=60, schemes=True)},
)
