"""The patterns of cards on a sheet: where they are, and where they could still be completed."""

from __future__ import annotations

from typing import Final

from quirebox.core.masks import bit, count, first, has
from quirebox.games.two_page_tome.box import CLIFFS, LANDS, NO_CARD
from quirebox.games.two_page_tome.hexes import HOPELESS
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.sheet import Sheet

NONE_FRESH: Final = 0
ALL_LANDS: Final = first(LANDS)
OLD_CARDS: Final[list[int]] = [  # matches that count, by fresh slots
    ALL_LANDS << LANDS | ALL_LANDS,
    ALL_LANDS << LANDS,
    ALL_LANDS,
    0,
]
UNSCORED: Final[list[int]] = [  # matches that count, by lands scored
    (ALL_LANDS & ~done) << LANDS | (ALL_LANDS & ~done) for done in range(ALL_LANDS + 1)
]


# ---- where patterns are


def match_land(g: TomePosition, s: Sheet, land: int) -> None:
    """Work out again which claimed cards show their pattern in one land that has changed."""
    for slot in range(2):
        match = bit(LANDS * slot + land)
        if shown(g, s.cards[slot], s.lands[land]):
            s.matches |= match
        else:
            s.matches &= ~match


def match_card(g: TomePosition, s: Sheet, slot: int) -> None:
    """Work out again in which lands one claimed card shows its pattern."""
    card = s.cards[slot]
    s.matches &= OLD_CARDS[bit(slot)]
    if card == NO_CARD:
        return
    for land in range(LANDS):
        if shown(g, card, s.lands[land]):
            s.matches |= bit(LANDS * slot + land)


def shown(g: TomePosition, card: int, held: int) -> bool:
    """Whether the pattern of a card is somewhere among the hexes that hold a land."""
    return card != NO_CARD and held != 0 and g.agreed.patterns.occurs(g.printed.shape_of[card], held)


def matches(s: Sheet, slot: int, land: int) -> bool:
    """Whether a claimed card shows its pattern in the land."""
    return has(s.matches, LANDS * slot + land)


def restorable(s: Sheet, fresh: int) -> int:
    """The claimed cards and lands that can be scored (TPT-RST-1): the pattern is there, the land has no race yet
    (TPT-RST-7), and the card is not fresh (TPT-RST-10)."""
    return s.matches & UNSCORED[s.done] & OLD_CARDS[fresh]


def fresh_after(g: TomePosition, fresh: int, slot: int) -> int:
    """The fresh slots once another card was drawn in Restore (TPT-RST-10)."""
    return NONE_FRESH if g.agreed.chain else fresh | bit(slot)


def ready(s: Sheet, slot: int) -> bool:
    """Whether a claimed card could be scored with some land."""
    return restorable(s, NONE_FRESH) & OLD_CARDS[bit(1 - slot)] != 0


def spoilt(g: TomePosition, card: int, held: int) -> bool:
    """Whether the land holds all that a card requires somewhere, and so only x cells can be in the way."""
    for required in g.agreed.patterns.required[g.printed.shape_of[card]]:
        if held & required == required:
            return True
    return False


# ---- where they could be completed


def possible(g: TomePosition, s: Sheet, land: int) -> int:
    """The hexes that hold the land or could take it."""
    if land == CLIFFS:
        return g.agreed.cliff_hexes
    return g.agreed.map.all & ~s.full | s.lands[land]


def missing(g: TomePosition, s: Sheet, shape: int, land: int) -> int:
    """How many symbols the best placement lacks, or HOPELESS."""
    return g.agreed.patterns.lacking(shape, s.lands[land], possible(g, s, land))


def best_placements(g: TomePosition, s: Sheet, shape: int, land: int) -> list[int]:
    """The placements, as masks, that lack fewest symbols; none where there is no hope or not one symbol of the land
    yet."""
    held = s.lands[land]
    if not held or has(s.done, land):
        return []
    never = ~possible(g, s, land)
    required = g.agreed.patterns.required[shape]
    cells = g.agreed.patterns.cells[shape]
    found: list[int] = []
    fewest = HOPELESS
    for i in range(len(required)):
        need = required[i]
        if not need & held or need & never or held & (cells[i] ^ need):
            continue
        lacking = count(need & ~held)
        if lacking < fewest:
            fewest = lacking
            found = []
        if lacking == fewest:
            found.append(need)
    return found
