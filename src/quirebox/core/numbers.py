"""What a player may know as small numbers, a byte each, written one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from quirebox.core.action import Action, Space
from quirebox.core.event import Player
from quirebox.core.native import BytesWriter, i64, mypyc_attr, u8
from quirebox.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """Writes observations of one game.  Everything that shows a position in numbers uses it."""

    def write(self, g: State, viewer: Player, out: BytesWriter) -> None:
        """Add what the viewer may know: equally many bytes throughout a game."""
        raise NotImplementedError


@final
class Given(Numbers):
    """Of a game that makes all its bytes at once."""

    def __init__(self, features: Callable[[State, Player], bytes]) -> None:
        self.features = features

    def write(self, g: State, viewer: Player, out: BytesWriter) -> None:
        out.write(self.features(g, viewer))


def collected(numbers: Numbers, g: State, viewer: Player) -> bytes:
    """One observation by itself."""
    out = BytesWriter()
    numbers.write(g, viewer, out)
    return out.getvalue()


def with_mask(numbers: Numbers, g: State, viewer: Player, space: Space, options: list[Action]) -> bytearray:
    """One observation, and then a byte for each action of the space: 1 for the options."""
    out = BytesWriter()
    numbers.write(g, viewer, out)
    start: i64 = len(out)
    out.write(space.none)
    for action in options:
        out[start + action.id] = u8(1)
    return bytearray(out.getvalue())
