"""All that only bots read: how positions are judged, and how much each level thinks."""

from __future__ import annotations

from quirebox.bots.mind import CLUB, EXPERT
from quirebox.bots.thought import Thought
from quirebox.games.trekking.mind.evaluate import TrekkingMind
from quirebox.games.trekking.mind.weights import Weights

MIND = TrekkingMind(
    Weights(), {CLUB: Thought(tries=24, ahead=3, care=150), EXPERT: Thought(tries=96, lines=8, ahead=3, care=300)}
)
