"""All that only bots read: how positions are judged, and how much each level thinks."""

from __future__ import annotations

from quire.bots.mind import LEVELS
from quire.testkit.mill.mind.evaluate import MillMind
from quire.testkit.mill.mind.weights import Weights

MIND = MillMind(Weights(), LEVELS)
