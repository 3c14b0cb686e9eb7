"""What everybody sees: everything (SCI-INFO-1).  So imagining changes nothing but the generator."""

from __future__ import annotations

from typing import Final

from quire.core.event import Player
from quire.core.game import Json
from quire.games.scientia.scoring import sheet
from quire.games.scientia.state import FULL_TURN, NONE, STACKS, Scientia, Seat, flasks_of, stack_of, turns_of

SPACES: Final = 5  # of a track, counted from 0
SPECIAL: Final[list[Json]] = [3, 4]  # those that score (SCI-SCORE-3)
FIFTH: Final = 5  # the fifth cube and the fifth flask open a slot each (SCI-SLOT-1, SCI-SLOT-2)


def view(g: Scientia) -> dict[str, Json]:
    """The whole table."""
    return {
        "round": g.round,
        "active": g.active,
        "first": g.first,
        "supply": {"flasks": g.supply, "cubes": g.cubes},
        "spares": {"flasks": g.spare_flasks, "cubes": g.spare_cubes},
        "last_round": None if g.last_round == NONE else g.last_round,
        "turns_left": turns_left(g),
        "special_reading": "occupied" if g.occupied else "reached_end",
        "quarters": FULL_TURN,
        "track": {"spaces": SPACES, "special": SPECIAL},
        "stacks": [
            {"project": g.projects[b] + 1, "count": (g.present >> b & 1) + (g.twins >> b & 1), "flasks": g.flasks[b]}
            for b in range(STACKS)
        ],
        "area": [g.projects[b] + 1 for b in g.area],
        "seats": [seat(g, p) for p in range(g.players)],
    }


def seat(g: Scientia, p: Player) -> dict[str, Json]:
    """One player's board."""
    s = g.seats[p]
    cards: list[Json] = []
    for c in s.laid()[: s.slots]:
        cards.append(
            None
            if c == NONE
            else {
                "project": g.projects[stack_of(c)] + 1,
                "turns": turns_of(c),
                "finished": turns_of(c) == FULL_TURN,
                "flasks": flasks_of(c),
            }
        )
    parts = sheet(s.values, s.cubes, s.pool, s.held(), g.occupied)
    return {
        "cards": cards,
        "slots": s.slots,
        "locked": locked(s),
        "pool": s.pool,
        "values": [*s.values],
        "tracks": [[*cubes_at(value)] for value in s.values],
        "cubes": s.cubes,
        "score": {name: points for name, points in parts.items()},
        "points": sum(parts.values()),
    }


def locked(s: Seat) -> list[Json]:
    """What would open the slots that are still closed: so many cubes, or so many flasks in the pool."""
    found: list[Json] = []
    if s.cubes < FIFTH:
        found.append({"what": "cubes", "at": FIFTH})
    if s.pool < FIFTH:
        found.append({"what": "flasks", "at": FIFTH})
    return found


def cubes_at(value: int) -> list[int]:
    """SCI-TECH-6: the spaces on which the cubes of a field stand."""
    if value < 4:
        return [value]
    if value < 7:
        return [4, value - 4]
    if value < 9:
        return [4, 3, value - 7]
    return [4, 3, 2, 0]


def turns_left(g: Scientia) -> list[Json]:
    """SCI-END-2: in the end stage, who still has a turn, in order, the present one included."""
    if g.last_round == NONE:
        return []
    order = [(g.first + k) % g.players for k in range(g.players)]
    gone = order.index(g.active)
    rest: list[Json] = []
    rest += order[gone:]
    for _ in range(g.last_round - g.round):
        rest += order
    return rest
