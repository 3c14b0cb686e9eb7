"""All that only bots read: how positions are judged, and how much each level thinks."""

from __future__ import annotations

from quirebox.bots.mind import CLUB, EXPERT
from quirebox.bots.thought import Thought
from quirebox.games.scientia.mind.evaluate import ScientiaMind
from quirebox.games.scientia.mind.weights import Weights

MIND = ScientiaMind(Weights(), {CLUB: Thought(ahead=4), EXPERT: Thought(tries=48, lines=8, ahead=5, care=120)})
