"""Final scoring and who has won (TTH-SCORE, TTH-TIE, TTH-SOLO-7)."""

from __future__ import annotations

from quire.core.event import Player
from quire.games.trekking.printed import NO_CARD
from quire.games.trekking.state import RIVAL, Trekking


def trek_points(g: Trekking, p: Player) -> int:
    """What all treks of a player are worth, the current one included."""
    seat = g.seats[p]
    return sum([g.printed.trek_worth(len(trek)) for trek in [*seat.collapsed, seat.trek]])


def sheet(g: Trekking, p: Player) -> dict[str, int]:
    """The points of a player by where they come from."""
    seat = g.seats[p]
    return {
        "Itineraries": seat.experience,
        "punctuality": seat.punctuality,
        "Time Warps": seat.warps,
        "crystals": seat.crystals,
        "treks": trek_points(g, p),
    }


def standing(g: Trekking, p: Player) -> list[int]:
    """The score, then the lengths of the treks, longest first: the greater list wins (TTH-TIE-1)."""
    seat = g.seats[p]
    return [g.score(p), *sorted([len(trek) for trek in [*seat.collapsed, seat.trek] if trek], reverse=True)]


def winners(g: Trekking) -> list[Player]:
    """Who has won; several share the victory (TTH-TIE-2); nobody if the Rival has."""
    if g.solo != NO_CARD:
        return [0] if standing(g, 0) > standing(g, RIVAL) else []
    best = max([standing(g, p) for p in range(g.players)])
    return [p for p in range(g.players) if standing(g, p) == best]
