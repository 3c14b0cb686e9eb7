"""The printed edition of a game: immutable, shared by all positions, several alive at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quirebox.core.action import Space
from quirebox.core.effect import Effect
from quirebox.core.native import mypyc_attr

if TYPE_CHECKING:
    from quirebox.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What lies in the box: actions, effects, rule sentences; games add their cards and boards."""

    def __init__(self, edition: str, hash: str, rules: dict[str, str]) -> None:
        self.edition = edition  # "house", or the path of somebody's own
        self.hash = hash  # of the content files
        self.rules = rules  # rule id -> one sentence
        self.space = Space()
        self.effects: list[Effect] = []
        self.game: Game | None = None  # that opened it

    def enter(self, effect: Effect) -> None:
        """Give the effect its number, by which positions in the middle of it are saved."""
        effect.id = len(self.effects)
        self.effects.append(effect)

    def __copy__(self) -> Box:
        return self

    def __deepcopy__(self, memo: object) -> Box:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: where it is opened again."""
        from quirebox.core.saving import pickled_box

        return pickled_box(self)
