"""Where the pattern of a card could still be completed: for players who look, and for bots."""

from __future__ import annotations

from quire.games.two_page_tome.hexes import HOPELESS, bits, count
from quire.games.two_page_tome.sheet import CLIFFS, NOWHERE, Sheet
from quire.games.two_page_tome.state import TwoPageTome


def possible(g: TwoPageTome, s: Sheet, land: int) -> int:
    """The hexes that hold the land or could take it."""
    if land == CLIFFS:
        return g.agreed.cliff_hexes
    return g.agreed.map.all & ~s.full | s.lands[land]


def missing(g: TwoPageTome, s: Sheet, shape: int, land: int) -> int:
    """How many symbols the best placement lacks, or HOPELESS."""
    return g.agreed.patterns.lacking(shape, s.lands[land], possible(g, s, land))


def best_placements(g: TwoPageTome, s: Sheet, shape: int, land: int) -> list[int]:
    """The placements, as masks, that lack fewest symbols; none where there is no hope or not one symbol of the land yet."""
    has = s.lands[land]
    if not has or s.done >> land & 1:
        return []
    never = ~possible(g, s, land)
    required = g.agreed.patterns.required[shape]
    cells = g.agreed.patterns.cells[shape]
    found: list[int] = []
    fewest = HOPELESS
    for i in range(len(required)):
        need = required[i]
        if not need & has or need & never or has & (cells[i] ^ need):
            continue
        lacking = count(need & ~has)
        if lacking < fewest:
            fewest = lacking
            found = []
        if lacking == fewest:
            found.append(need)
    return found


def brews_to(g: TwoPageTome, s: Sheet) -> list[int]:
    """By hex: how many brews it takes to get there, roads being free; HOPELESS where the unused brews do not suffice."""
    cost = [HOPELESS] * g.agreed.map.size
    if s.at == NOWHERE:
        return cost
    reached = s.joined[s.at]
    edge = reached
    for brews in range(s.brews + 1):
        for h in bits(edge):
            cost[h] = brews
        edge = beyond(g, s, edge, reached)
        reached |= edge
    return cost


def beyond(g: TwoPageTome, s: Sheet, edge: int, reached: int) -> int:
    """The hexes that one more brew leads to from the edge of what is reached, roads being free."""
    near = g.agreed.map.near
    found = 0
    for h in bits(edge):
        found |= near[h]
    found &= ~reached
    for h in bits(found & s.touched):
        found |= s.joined[h]
    return found & ~reached
