"""What a player may know as small numbers, a byte each, written one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from quire.core.event import Player
from quire.core.native import BytesWriter, mypyc_attr
from quire.core.state import State


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
