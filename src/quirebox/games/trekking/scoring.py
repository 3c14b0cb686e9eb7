"""Final scoring and who has won (TTH-SCORE, TTH-TIE, TTH-SOLO-7)."""

from __future__ import annotations

from quirebox.core.event import Player
from quirebox.core.ranking import first
from quirebox.core.state import State
from quirebox.games.trekking.box import NO_CARD
from quirebox.games.trekking.position import RIVAL, TrekkingPosition


def sheet(g: State, p: Player) -> dict[str, int]:
    """The points of a player by where they come from."""
    assert isinstance(g, TrekkingPosition)
    seat = g.seats[p]
    return {
        "Itineraries": seat.experience,
        "punctuality": seat.punctuality,
        "Time Warps": seat.warps,
        "crystals": seat.crystals,
        "treks": g.trek_points(seat),
    }


def standing(g: TrekkingPosition, p: Player) -> list[int]:
    """The score, then the lengths of the treks, longest first: the greater list wins (TTH-TIE-1)."""
    seat = g.seats[p]
    return [g.score(p), *sorted([len(trek) for trek in [*seat.collapsed, seat.trek] if trek], reverse=True)]


def winners(g: State) -> list[Player]:
    """Who has won; several share the victory (TTH-TIE-2); nobody if the Rival has."""
    assert isinstance(g, TrekkingPosition)
    if g.solo != NO_CARD:
        return [0] if standing(g, 0) > standing(g, RIVAL) else []
    return first(standings(g))


def standings(g: State) -> list[list[int]]:
    """How everybody stands."""
    assert isinstance(g, TrekkingPosition)
    return [standing(g, p) for p in range(g.players)]
