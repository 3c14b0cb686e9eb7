"""What everybody sees: everything (SCI-INFO-1).  So imagining changes nothing but the generator."""

from __future__ import annotations

from quire.core.event import Player
from quire.core.game import Json
from quire.games.scientia.scoring import sheet
from quire.games.scientia.state import NONE, STACKS, Scientia, flasks_of, stack_of, turns_of


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
        "stacks": [{"project": g.projects[b] + 1, "count": (g.present >> b & 1) + (g.twins >> b & 1), "flasks": g.flasks[b]} for b in range(STACKS)],
        "area": [g.projects[b] + 1 for b in g.area],
        "seats": [seat(g, p) for p in range(g.players)],
    }


def seat(g: Scientia, p: Player) -> dict[str, Json]:
    """One player's board."""
    s = g.seats[p]
    cards: list[Json] = []
    for c in s.cards[:s.slots]:
        cards.append(None if c == NONE else {"project": g.projects[stack_of(c)] + 1, "turns": turns_of(c), "flasks": flasks_of(c)})
    parts = sheet(s.values, s.cubes, s.pool, s.held(), g.occupied)
    return {
        "cards": cards,
        "slots": s.slots,
        "pool": s.pool,
        "values": [*s.values],
        "tracks": [[*cubes_at(value)] for value in s.values],
        "cubes": s.cubes,
        "score": {name: points for name, points in parts.items()},
        "points": sum(parts.values()),
    }


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
