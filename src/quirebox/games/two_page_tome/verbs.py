"""What happens on a sheet and in the supply: the verbs of the rulebook."""

from __future__ import annotations

from typing import Final

from quirebox.core.event import Player
from quirebox.core.masks import bit, each, first, mask_of
from quirebox.games.two_page_tome.box import CAVE, CLIFFS, DECK, FOREST, LANDS, NO_CARD, NO_LAND, NO_TOME
from quirebox.games.two_page_tome.patterns import match_card, match_land
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.roads import road_components
from quirebox.games.two_page_tome.sheet import FILLED, SIGNS, Sheet, marked
from quirebox.games.two_page_tome.substance import signs_of

FULL_LANDS: Final = first(CLIFFS)
ONLY_CLIFFS: Final = bit(CLIFFS)
INK_FROM: Final = 3  # players from whom on ink changes the symbol (TPT-MAN-2)

# ---- tomes


def flip(g: TomePosition, slot: int, enough: bool) -> None:
    """Discard the tome in the slot and turn up another, if there are enough of them."""
    up = g.up[:]
    up[slot] = NO_TOME
    if enough:
        up[slot] = g.tomes[g.flipped]
        g.flipped += 1
        g.reveal("flip", g.first, (up[slot], slot))
    g.up = up


def in_hand(g: TomePosition) -> int:
    """Alone: the lands that are not resolved yet, as a mask."""
    lands = 0
    for land in g.symbols:
        if land != NO_LAND:
            lands |= bit(land)
    return lands


# ---- Move


def travel(g: TomePosition, p: Player, h: int) -> None:
    """Walk along roads (TPT-MOVE-2)."""
    start = g.sheets[p].at
    g.sheets[p].at = h
    if g.events is not None:
        g.tell_way("travel", p, start)


def brew(g: TomePosition, p: Player, direction: int) -> None:
    """Use a brew to step onto an adjacent hex (TPT-MOVE-3)."""
    s = g.sheets[p]
    s.brews -= 1
    start = s.at
    s.at = g.agreed.map.neighbour(start, direction)
    if g.events is not None:
        g.tell_way("brew", p, start)


def claim_along_roads(g: TomePosition, p: Player) -> None:
    """Claim every exotic location of the road component (TPT-MOVE-6)."""
    s = g.sheets[p]
    new = s.joined[s.at] & g.agreed.map.exotic_hexes & ~s.claimed
    if new:
        for h in each(new):
            claim(g, p, h)


def claim(g: TomePosition, p: Player, h: int) -> None:
    """Mark the exotic location of a hex as claimed."""
    g.sheets[p].claimed |= bit(h)
    if g.events is not None:
        g.tell_exotic("claim", p, h)


def closing(g: TomePosition, p: Player) -> int:
    """The hexes whose exotic location another player has claimed, so that it carries an x for p until it closes
    (TPT-VAR-1)."""
    if not g.agreed.competitive:
        return 0
    claimed = 0
    for s in g.sheets:
        claimed |= s.claimed
    return claimed & ~g.sheets[p].claimed & ~g.sheets[p].closed


def close_locations(g: TomePosition) -> None:
    """Close every location that a player has claimed to all who have not (TPT-VAR-3)."""
    for p in range(g.players):
        for h in each(closing(g, p)):
            close(g, p, h)


def close(g: TomePosition, p: Player, h: int) -> None:
    """Close the exotic location of a hex to p for good (TPT-VAR-3)."""
    g.sheets[p].closed |= bit(h)
    if g.events is not None:
        g.tell_exotic("close", p, h)


# ---- Manifest


def choosable(g: TomePosition, p: Player) -> int:
    """The lands that p may scribble if there is a hex for them: the one given, and with ink those of both tomes
    (TPT-MAN-2)."""
    lands = bit(g.given(p))
    if g.players >= INK_FROM and g.sheets[p].inks:
        lands |= g.printed.tomes[g.up[0]].lands | g.printed.tomes[g.up[1]].lands
    return lands


def placeable(g: TomePosition, s: Sheet) -> int:
    """The lands that a hex beside the worldbuilder can take (TPT-MAN-10); where one full land fits, all do."""
    full = FULL_LANDS if targets(g, s, FOREST) else 0
    return full | ONLY_CLIFFS if targets(g, s, CLIFFS) else full


def targets(g: TomePosition, s: Sheet, land: int) -> int:
    """The hexes beside the worldbuilder that can take the land (TPT-MAN-4, TPT-MAN-5)."""
    near = g.agreed.map.near[s.at]
    if land == CLIFFS:
        return near & g.agreed.cliff_hexes & ~s.lands[CLIFFS]
    return near & ~s.full


def scribble(g: TomePosition, p: Player, land: int, h: int) -> None:
    """Write the symbol into the hex; a Cave gains substance now or never (TPT-FILL-4)."""
    s = g.sheets[p]
    hex = bit(h)
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
        g.tell_land("scribble", p, land, h)
        if land == CAVE and s.filled & hex:
            g.tell_land("fill", p, land, h)


def refresh(g: TomePosition, p: Player) -> None:
    """Turn all brews and ink pots back to their unused side (TPT-MAN-9)."""
    s = g.sheets[p]
    box = g.printed
    brews, inks = box.brews - s.brews, box.inks[g.players - 1] - s.inks
    s.brews = box.brews
    s.inks = box.inks[g.players - 1]
    if g.events is not None:
        g.tell("rest", p, (brews, inks))


# ---- cards


def hold(g: TomePosition, p: Player, slot: int, card: int) -> None:
    """Put a card, or none, into the slot of a claimed card."""
    s = g.sheets[p]
    s.cards = [card, s.cards[1]] if slot == 0 else [s.cards[0], card]
    match_card(g, s, slot)


def discard_claimed(g: TomePosition, p: Player, slot: int) -> None:
    """Discard a claimed card (TPT-CARD-4)."""
    g.discard |= bit(g.sheets[p].cards[slot])
    hold(g, p, slot, NO_CARD)


def restore(g: TomePosition, p: Player, slot: int, land: int) -> None:
    """Score a claimed card with a land, and discard it."""
    s = g.sheets[p]
    card = s.cards[slot]
    assert card != NO_CARD
    restored = s.restored[:]
    restored[land] = card
    s.restored = restored
    s.done |= bit(land)
    g.tell("restore", p, (land, card))
    discard_claimed(g, p, slot)


def sources(g: TomePosition) -> int:
    """Where a card can be drawn from: slots of the row, and the deck, which the discard pile renews (TPT-CARD-5)."""
    there = bit(DECK) if g.discard or g.drawn < len(g.deck) else 0
    for slot in range(DECK):
        if g.row[slot] != NO_CARD:
            there |= bit(slot)
    return there


def draw_card(g: TomePosition, p: Player, slot: int, source: int) -> None:
    """Draw the replacement for a claimed card from the row or from the deck."""
    hold(g, p, slot, draw_from_deck(g, p) if source == DECK else draw_from_row(g, p, source))


def draw_from_deck(g: TomePosition, p: Player) -> int:
    """Take the top card of the deck; the row is dealt again (TPT-CARD-2)."""
    card = top_card(g)
    g.reveal("draw", p, (card, DECK))
    renew_deck(g)  # at once: the row is not in the discard pile yet
    for old in g.row:
        if old != NO_CARD:
            g.discard |= bit(old)
    g.row = [NO_CARD, NO_CARD, NO_CARD]
    deal_row(g)
    return card


def draw_from_row(g: TomePosition, p: Player, slot: int) -> int:
    """Take a card of the row; another takes its place (TPT-CARD-1)."""
    card = g.row[slot]
    g.tell("draw", p, (card, slot))
    row = g.row[:]
    row[slot] = top_card(g)
    g.row = row
    g.reveal("refill", p, (row[slot], slot))
    renew_deck(g)
    return card


def deal_row(g: TomePosition) -> None:
    """Deal three cards face up (TPT-SETUP-9)."""
    g.row = [top_card(g), top_card(g), top_card(g)]
    if g.events is not None:
        g.reveal("row", g.first, (g.row[0], g.row[1], g.row[2]))
    renew_deck(g)


def top_card(g: TomePosition) -> int:
    """Take the top card of the deck, or NO_CARD if there is none anywhere (TPT-CARD-5)."""
    renew_deck(g)
    if g.drawn == len(g.deck):
        return NO_CARD
    card = g.deck[g.drawn]
    g.drawn += 1
    return card


def renew_deck(g: TomePosition) -> None:
    """Shuffle the discard pile into a new deck if the deck is empty (TPT-CARD-3)."""
    if g.drawn < len(g.deck) or not g.discard:
        return
    g.deck = each(g.discard)
    g.rng.shuffle(g.deck)
    g.drawn = 0
    g.discard = 0
    g.tell("shuffle", g.first, (len(g.deck),))


# ---- working out again


def work_out(g: TomePosition, s: Sheet) -> None:
    """Work out all that follows on a sheet from symbols, roads, cards and restorations."""
    s.full = 0
    for land in range(CLIFFS):
        s.full |= s.lands[land]
    s.done = mask_of([land for land in range(LANDS) if s.restored[land] != NO_CARD])
    s.touched = mask_of([h for h in range(len(s.roads)) if s.roads[h]])
    s.joined = road_components(g.agreed.map, s.roads)
    s.signs = signs_of(s)
    for slot in range(2):
        match_card(g, s, slot)
