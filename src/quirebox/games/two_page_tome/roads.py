"""Roads: how they join hexes, and where they and brews lead."""

from __future__ import annotations

from quirebox.core.event import Player
from quirebox.core.masks import bit, each, has
from quirebox.games.two_page_tome.hexes import HOPELESS, Map, opposite
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.sheet import NOWHERE, Sheet, marked


def free_edges(g: TomePosition, s: Sheet, h: int) -> int:
    """The directions in which a hex can take a road: to another hex (TPT-MAN-6), and none is there yet (TPT-GEO-8)."""
    return g.agreed.map.inner[h] & ~s.roads[h]


def draw_road(g: TomePosition, p: Player, h: int, direction: int) -> None:
    """Join the hex with its neighbour in that direction."""
    s = g.sheets[p]
    there = g.agreed.map.neighbour(h, direction)
    s.roads = marked(marked(s.roads, h, bit(direction)), there, bit(opposite(direction)))
    s.touched |= bit(h) | bit(there)
    if not has(s.joined[h], there):
        s.joined = joining(s.joined, h, there)
    if g.events is not None:
        (a, b), (c, d) = g.agreed.map.hexes[h], g.agreed.map.hexes[there]
        g.tell("road", p, (a, b, c, d))


def joining(joined: list[int], h: int, there: int) -> list[int]:
    """By hex: the road components once a road joins two hexes."""
    found = joined[:]
    together = joined[h] | joined[there]
    for i in each(together):
        found[i] = together
    return found


def road_components(map: Map, roads: bytes) -> list[int]:
    """By hex: the hexes that roads join with it (TPT-GEO-9)."""
    joined = [bit(h) for h in range(map.size)]
    for h in range(map.size):
        for direction in each(roads[h]):
            joined = joining(joined, h, map.neighbour(h, direction))
    return joined


# ---- where the worldbuilder can go


def on_road(s: Sheet) -> bool:
    """Whether a road leads away from where the worldbuilder stands."""
    return s.roads[s.at] != 0


def along_roads(s: Sheet) -> int:
    """The other hexes that roads lead to (TPT-MOVE-2)."""
    return s.joined[s.at] & ~bit(s.at)


def brew_directions(g: TomePosition, s: Sheet) -> int:
    """Where a brew leads: hexes that roads do not reach (TPT-MOVE-3)."""
    if not s.brews:
        return 0
    if not on_road(s):
        return g.agreed.map.inner[s.at]
    return g.agreed.map.directions(s.at, ~s.joined[s.at])


def claimable(g: TomePosition, s: Sheet, entered: bool) -> int:
    """The hexes whose exotic location can be claimed in the variant: along roads, or where a brew has just led
    (TPT-VAR-5), neither claimed (TPT-VAR-1) nor closed (TPT-VAR-3)."""
    if not entered and not on_road(s):
        return 0
    return s.joined[s.at] & g.agreed.map.exotic_hexes & ~s.claimed & ~s.closed


def brews_to(g: TomePosition, s: Sheet) -> list[int]:
    """By hex: how many brews it takes to get there, roads being free; HOPELESS where the unused brews do not
    suffice."""
    cost = [HOPELESS] * g.agreed.map.size
    if s.at == NOWHERE:
        return cost
    reached = s.joined[s.at]
    edge = reached
    for brews in range(s.brews + 1):
        for h in each(edge):
            cost[h] = brews
        edge = beyond(g, s, edge, reached)
        reached |= edge
    return cost


def beyond(g: TomePosition, s: Sheet, edge: int, reached: int) -> int:
    """The hexes that one more brew leads to from the edge of what is reached, roads being free."""
    near = g.agreed.map.near
    found = 0
    for h in each(edge):
        found |= near[h]
    found &= ~reached
    for h in each(found & s.touched):
        found |= s.joined[h]
    return found & ~reached
