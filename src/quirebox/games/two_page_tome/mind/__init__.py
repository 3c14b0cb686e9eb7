"""All that only bots read: how positions are judged, and how much each level thinks."""

from __future__ import annotations

from quirebox.bots.mind import CLUB, EXPERT
from quirebox.bots.thought import Thought
from quirebox.games.two_page_tome.mind.evaluate import TomeMind
from quirebox.games.two_page_tome.mind.weights import Weights

MIND = TomeMind(Weights(), {CLUB: Thought(tries=8, plan=1500, blur=0.5), EXPERT: Thought(tries=64, lines=12, care=240)})
