"""The printed edition of a game: immutable, shared by all positions, several alive at once."""

from __future__ import annotations

from quire.core.action import Space
from quire.core.effect import Effect
from quire.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What lies in the box: actions, effects, rule sentences; games add their cards and boards."""

    def __init__(self, edition: str, hash: str, rules: dict[str, str]) -> None:
        self.edition = edition  # "house", or the path of somebody's own
        self.hash = hash  # of the content files
        self.rules = rules  # rule id -> one sentence
        self.space = Space()
        self.effects: list[Effect] = []

    def enter(self, effect: Effect) -> None:
        """Give the effect its number, by which positions in the middle of it are saved."""
        effect.id = len(self.effects)
        self.effects.append(effect)
