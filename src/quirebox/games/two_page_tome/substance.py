"""Substance: which symbols are filled, and when (chapter 2.8 of the rules)."""

from __future__ import annotations

from typing import Final

from quirebox.core.event import Player
from quirebox.core.masks import bit, count, each
from quirebox.games.two_page_tome.box import CASTLE, CLIFFS, FOREST, LAKE, LANDS, VILLAGE
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.sheet import FILLED, SIGNS, Sheet, marked

CASTLE_NEEDS: Final = 4  # filled symbols around it (TPT-FILL-7)


def gain_substance(g: TomePosition, p: Player) -> None:
    """Fill all symbols that fulfil their condition, until nothing changes (TPT-FILL-9)."""
    s = g.sheets[p]
    before = s.filled
    fill(g, s)
    new = s.filled & ~before
    if not new:
        return
    for h in each(new):
        s.signs = marked(s.signs, h, FILLED)
    if g.events is not None:
        for land in range(CLIFFS):
            for h in each(new & s.lands[land]):
                g.tell_land("fill", p, land, h)


def fill(g: TomePosition, s: Sheet) -> None:
    """Fill Forests, Lakes and Villages, which depend on no fill, and then Castles, which do."""
    near = g.agreed.map.near
    lands = s.lands
    s.filled |= lands[LAKE] & s.touched  # TPT-FILL-5
    for h in each(lands[FOREST] & ~s.filled):
        if near[h] & lands[FOREST]:  # TPT-FILL-3
            s.filled |= bit(h)
    for h in each(lands[VILLAGE] & ~s.filled):
        if _two_alike(lands, near[h], LANDS if g.agreed.cliffs_help else CLIFFS):
            s.filled |= bit(h)
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
    """Fill Castles with enough filled symbols around them, again as long as one has filled (TPT-FILL-7)."""
    again = True
    while again:
        again = False
        for h in each(castles):
            if count(near[h] & s.filled) + count(near[h] & cliffs) >= CASTLE_NEEDS:
                s.filled |= bit(h)
                castles &= ~bit(h)
                again = True


def signs_of(s: Sheet) -> bytes:
    """By hex: its symbols as bits."""
    signs = [0] * len(s.roads)
    for land in range(LANDS):
        for h in each(s.lands[land]):
            signs[h] |= SIGNS[land]
    for h in each(s.filled):
        signs[h] |= FILLED
    return bytes(signs)
