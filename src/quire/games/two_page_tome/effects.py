"""What happens on a sheet and in the supply: the verbs of the rulebook."""

from __future__ import annotations

from quire.core.event import Player
from quire.games.two_page_tome.actions import DECK
from quire.games.two_page_tome.hexes import Map, bits, count, opposite
from quire.games.two_page_tome.sheet import (
    CASTLE,
    CAVE,
    CLIFFS,
    FILLED,
    FOREST,
    LAKE,
    LANDS,
    NO_CARD,
    SIGNS,
    VILLAGE,
    Sheet,
    marked,
)
from quire.games.two_page_tome.state import TwoPageTome

# ---- facts about the map


def tell_hex(g: TwoPageTome, kind: str, p: Player, h: int) -> None:
    """State a fact about a hex, by its coordinates."""
    g.tell(kind, p, g.agreed.map.hexes[h])


def tell_land(g: TwoPageTome, kind: str, p: Player, land: int, h: int) -> None:
    """State a fact about a symbol: the land and its coordinates."""
    q, r = g.agreed.map.hexes[h]
    g.tell(kind, p, (land, q, r))


def tell_exotic(g: TwoPageTome, kind: str, p: Player, h: int) -> None:
    """State a fact about an exotic location: the numbers of map and location."""
    map = g.agreed.map
    exotics = [exotic.hex for exotic in map.exotics]
    g.tell(kind, p, (g.edition.maps.index(map), exotics.index(h)))


# ---- Move


def claim_along_roads(g: TwoPageTome, p: Player) -> None:
    """Claim every exotic location of the road component (TPT-MOVE-6)."""
    s = g.sheets[p]
    new = s.joined[s.at] & g.agreed.map.exotic_hexes & ~s.claimed
    if new:
        for h in bits(new):
            claim(g, p, h)


def claim(g: TwoPageTome, p: Player, h: int) -> None:
    """Mark the exotic location of a hex as claimed."""
    g.sheets[p].claimed |= 1 << h
    if g.events is not None:
        tell_exotic(g, "claim", p, h)


def closing(g: TwoPageTome, p: Player) -> int:
    """The hexes whose exotic location somebody has claimed, so that it carries an x for p until it closes (TPT-VAR-1)."""
    if not g.agreed.competitive:
        return 0
    claimed = 0
    for s in g.sheets:
        claimed |= s.claimed
    return claimed & ~g.sheets[p].claimed & ~g.sheets[p].closed


def close(g: TwoPageTome, p: Player, h: int) -> None:
    """Close the exotic location of a hex to p for good (TPT-VAR-3)."""
    g.sheets[p].closed |= 1 << h
    if g.events is not None:
        tell_exotic(g, "close", p, h)


# ---- Manifest


def targets(g: TwoPageTome, s: Sheet, land: int) -> int:
    """The hexes next to the worldbuilder that can take the land (TPT-MAN-4, TPT-MAN-5)."""
    near = g.agreed.map.near[s.at]
    if land == CLIFFS:
        return near & g.agreed.cliff_hexes & ~s.lands[CLIFFS]
    return near & ~s.full


def scribble(g: TwoPageTome, p: Player, land: int, h: int) -> None:
    """Write the symbol into the hex; a Cave gains substance now or never (TPT-FILL-4)."""
    s = g.sheets[p]
    hex = 1 << h
    if land != CLIFFS:
        s.full |= hex
    if land == CAVE and not g.agreed.map.near[h] & s.lands[CAVE]:
        s.filled |= hex
    lands = s.lands[:]
    lands[land] |= hex
    s.lands = lands
    s.signs = marked(s.signs, h, SIGNS[land] | (FILLED if s.filled & hex else 0))
    match_land(g, s, land)
    if g.events is not None:
        tell_land(g, "scribble", p, land, h)
        if land == CAVE and s.filled & hex:
            tell_land(g, "fill", p, land, h)


def draw_road(g: TwoPageTome, p: Player, h: int, direction: int) -> None:
    """Join the hex with its neighbour in that direction."""
    s = g.sheets[p]
    there = g.agreed.map.neighbours[6 * h + direction]
    s.roads = marked(marked(s.roads, h, 1 << direction), there, 1 << opposite(direction))
    s.touched |= (1 << h) | (1 << there)
    if not s.joined[h] >> there & 1:
        together = s.joined[h] | s.joined[there]
        s.joined = [together if together >> i & 1 else s.joined[i] for i in range(len(s.joined))]
    if g.events is not None:
        (a, b), (c, d) = g.agreed.map.hexes[h], g.agreed.map.hexes[there]
        g.tell("road", p, (a, b, c, d))


def refresh(g: TwoPageTome, p: Player) -> None:
    """Turn all brews and ink pots back to their unused side (TPT-MAN-9)."""
    s = g.sheets[p]
    box = g.edition
    brews, inks = box.brews - s.brews, box.inks[g.players - 1] - s.inks
    s.brews = box.brews
    s.inks = box.inks[g.players - 1]
    if g.events is not None:
        g.tell("rest", p, (brews, inks))


# ---- gaining substance


def gain_substance(g: TwoPageTome, p: Player) -> None:
    """Fill whatever fulfils its condition, until nothing changes (TPT-FILL-9)."""
    s = g.sheets[p]
    before = s.filled
    fill(g, s)
    new = s.filled & ~before
    if not new:
        return
    for h in bits(new):
        s.signs = marked(s.signs, h, FILLED)
    if g.events is not None:
        for land in range(CLIFFS):
            for h in bits(new & s.lands[land]):
                tell_land(g, "fill", p, land, h)


def fill(g: TwoPageTome, s: Sheet) -> None:
    """Fill Forests, Lakes and Villages, which depend on no fill, and then Castles, which do."""
    near = g.agreed.map.near
    lands = s.lands
    s.filled |= lands[LAKE] & s.touched  # TPT-FILL-5
    for h in bits(lands[FOREST] & ~s.filled):
        if near[h] & lands[FOREST]:  # TPT-FILL-3
            s.filled |= 1 << h
    for h in bits(lands[VILLAGE] & ~s.filled):
        if _two_alike(lands, near[h], LANDS if g.agreed.cliffs_help else CLIFFS):
            s.filled |= 1 << h
    castles = lands[CASTLE] & ~s.filled
    if castles:
        _fill_castles(s, castles, near, lands[CLIFFS] if g.agreed.cliffs_help else 0)


def _two_alike(lands: list[int], near: int, kinds: int) -> bool:
    """Whether two of the hexes hold the same land (TPT-FILL-6)."""
    for land in range(kinds):
        some = lands[land] & near
        if some & (some - 1):
            return True
    return False


def _fill_castles(s: Sheet, castles: int, near: list[int], cliffs: int) -> None:
    """Fill Castles with 4 filled symbols around them, again as long as one has filled (TPT-FILL-7)."""
    again = True
    while again:
        again = False
        for h in bits(castles):
            if count(near[h] & s.filled) + count(near[h] & cliffs) >= 4:
                s.filled |= 1 << h
                castles &= ~(1 << h)
                again = True


# ---- cards


def match_land(g: TwoPageTome, s: Sheet, land: int) -> None:
    """Work out anew which claimed cards show their pattern in one land."""
    for slot in range(2):
        _match(g, s, slot, land)


def match_card(g: TwoPageTome, s: Sheet, slot: int) -> None:
    """Work out anew in which lands one claimed card shows its pattern."""
    for land in range(LANDS):
        _match(g, s, slot, land)


def _match(g: TwoPageTome, s: Sheet, slot: int, land: int) -> None:
    bit = 1 << 6 * slot + land
    card = s.cards[slot]
    if card != NO_CARD and s.lands[land] and g.agreed.patterns.occurs(g.edition.shape_of[card], s.lands[land]):
        s.matches |= bit
    else:
        s.matches &= ~bit


def hold(g: TwoPageTome, p: Player, slot: int, card: int) -> None:
    """Put a card, or none, into the slot of a claimed card."""
    s = g.sheets[p]
    s.cards = [card, s.cards[1]] if slot == 0 else [s.cards[0], card]
    match_card(g, s, slot)


def discard_claimed(g: TwoPageTome, p: Player, slot: int) -> None:
    """Discard a claimed card (TPT-CARD-4)."""
    g.discard |= 1 << g.sheets[p].cards[slot]
    hold(g, p, slot, NO_CARD)


def draw_card(g: TwoPageTome, p: Player, slot: int, source: int) -> None:
    """Draw the replacement for a claimed card from the row (TPT-CARD-1) or from the deck (TPT-CARD-2)."""
    if source == DECK:
        card = top_card(g)
        g.reveal("draw", p, (card, source))
        renew_deck(g)  # at once: the row is not in the discard pile yet
        for old in g.row:
            if old != NO_CARD:
                g.discard |= 1 << old
        g.row = [NO_CARD, NO_CARD, NO_CARD]
        deal_row(g)
    else:
        card = g.row[source]
        g.tell("draw", p, (card, source))
        row = g.row[:]
        row[source] = top_card(g)
        g.row = row
        g.reveal("refill", p, (row[source], source))
        renew_deck(g)
    hold(g, p, slot, card)


def deal_row(g: TwoPageTome) -> None:
    """Deal three cards face up (TPT-SETUP-9)."""
    g.row = [top_card(g), top_card(g), top_card(g)]
    if g.events is not None:
        g.reveal("row", g.first, (g.row[0], g.row[1], g.row[2]))
    renew_deck(g)


def top_card(g: TwoPageTome) -> int:
    """Take the top card of the deck, or NO_CARD if there is none anywhere (TPT-CARD-5)."""
    renew_deck(g)
    if g.drawn == len(g.deck):
        return NO_CARD
    card = g.deck[g.drawn]
    g.drawn += 1
    return card


def renew_deck(g: TwoPageTome) -> None:
    """Shuffle the discard pile into a new deck if the deck is empty (TPT-CARD-3)."""
    if g.drawn < len(g.deck) or not g.discard:
        return
    g.deck = bits(g.discard)
    g.rng.shuffle(g.deck)
    g.drawn = 0
    g.discard = 0
    g.tell("shuffle", g.first, (len(g.deck),))


# ---- working out anew


def work_out(g: TwoPageTome, s: Sheet) -> None:
    """Whatever on a sheet follows from symbols, roads, cards and restorations."""
    s.full = 0
    for land in range(CLIFFS):
        s.full |= s.lands[land]
    s.done = 0
    for land in range(LANDS):
        if s.restored[land] != NO_CARD:
            s.done |= 1 << land
    s.touched = 0
    for h in range(len(s.roads)):
        if s.roads[h]:
            s.touched |= 1 << h
    s.joined = road_components(g.agreed.map, s.roads)
    s.signs = signs_of(s)
    for slot in range(2):
        match_card(g, s, slot)


def signs_of(s: Sheet) -> bytes:
    """By hex: its symbols as bits."""
    signs = [0] * len(s.roads)
    for land in range(LANDS):
        for h in bits(s.lands[land]):
            signs[h] |= SIGNS[land]
    for h in bits(s.filled):
        signs[h] |= FILLED
    return bytes(signs)


def road_components(map: Map, roads: bytes) -> list[int]:
    """By hex: the hexes that roads join with it (TPT-GEO-9)."""
    joined = [1 << h for h in range(map.size)]
    for h in range(map.size):
        for direction in bits(roads[h]):
            together = joined[h] | joined[map.neighbours[6 * h + direction]]
            joined = [together if together >> i & 1 else joined[i] for i in range(map.size)]
    return joined
