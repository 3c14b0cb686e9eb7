"""How much a bot thinks about a turn: a mind says what pays for each level."""

from __future__ import annotations

from typing import NamedTuple


class Thought(NamedTuple):
    """What a search does before it chooses."""

    tries: int = 12  # futures that it tries out
    lines: int = 5  # ways to play the turn at hand that are tried
    plan: int = 3000  # positions that it looks at to find them (the node budget at the root)
    ahead: int = 2  # rounds until it compares standings: as long as plans take to come off
    care: int = 60  # positions that it looks at to plan a turn ahead (its node budget): more where turns are long
    blur: float = 0.0  # how far its first opinion of those ways goes wrong, in usual differences between them
    near: bool = False  # whether it hopes only for what is within reach (`Mind.within_reach`)
    schemes: bool = False  # whether it thinks of the turns that the game names, too (`Mind.schemes`)
    learned: bool = False  # whether it judges by what was learned, where that fits (`Mind.learned`)
