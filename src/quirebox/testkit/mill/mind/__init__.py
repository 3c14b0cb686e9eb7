"""All that only bots read: how positions are judged, and how much each level thinks."""

from __future__ import annotations

from quirebox.bots.mind import LEVELS
from quirebox.testkit.mill.mind.evaluate import MillMind
from quirebox.testkit.mill.mind.weights import Weights

MIND = MillMind(Weights(), LEVELS)
