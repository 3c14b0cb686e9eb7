"""What one player may know, and how to imagine the rest."""

from __future__ import annotations

from typing import Final

from quirebox.core.box import Box
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import count, each, has
from quirebox.core.message import Printed, Sentence, plain, say
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.two_page_tome import box, hexes, shown
from quirebox.games.two_page_tome.box import CLIFFS, LAND_NAMES, LANDS, NO_CARD, NO_LAND, NO_TOME, PAIRS, TomeBox
from quirebox.games.two_page_tome.hexes import DIRECTION_NAMES, HOPELESS
from quirebox.games.two_page_tome.patterns import best_placements
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.roads import brews_to
from quirebox.games.two_page_tome.scoring import BOXES, boxes, score, segments
from quirebox.games.two_page_tome.sheet import FILLED, NOWHERE, SIGNS, UNDECIDED, Sheet
from quirebox.games.two_page_tome.shown import (
    About,
    Card,
    Exotic,
    Land,
    MapHex,
    MapSheet,
    Part,
    Prospect,
    SheetHex,
    SheetView,
    Tome,
    Tomes,
    View,
)
from quirebox.games.two_page_tome.steps.decision import (
    DRAW,
    MANIFEST,
    MOVE,
    PHASES,
    PLACE,
    RESEARCH,
    RESTORE,
    ROAD,
    TAKE,
    phase,
)
from quirebox.games.two_page_tome.steps.manifest import Place, Road
from quirebox.games.two_page_tome.steps.research import Draw
from quirebox.games.two_page_tome.steps.solo import Offer
from quirebox.games.two_page_tome.verbs import closing

FULL: Final = 31  # bits of all full lands in the signs of a hex
FULL_LAND: Final[dict[int, Land | None]] = {0: None, **{SIGNS[land]: LAND_NAMES[land] for land in range(CLIFFS)}}

PARTS: Final[dict[int, Part]] = {
    TAKE: "research",
    RESEARCH: "research",
    DRAW: "research",
    MOVE: "move",
    MANIFEST: "manifest",
    PLACE: "manifest",
    ROAD: "manifest",
    RESTORE: "restore",
}  # of a turn, by the phase of the decision
PAIRED: Final = [[*pair] for pair in PAIRS]
AID: Final[dict[Land, Sentence]] = {  # what the player aid says of each land, in a few words (TPT-FILL)
    "forest": plain(say("aid-forest")),
    "cave": plain(say("aid-cave")),
    "lake": plain(say("aid-lake")),
    "castle": plain(say("aid-castle")),
    "village": plain(say("aid-village")),
    "cliffs": plain(say("aid-cliffs")),
}


def view(g: State, viewer: Player) -> View:
    """Built up from what the viewer may see; only dealt hands and the piles are hidden."""
    assert isinstance(g, TomePosition)
    return {
        "phase": PHASES[phase(g.waiting)],
        "part": PARTS.get(phase(g.waiting)),
        "about": _about(g),
        "actor": g.actor(),
        "round": g.round,
        "rounds": rounds(g),
        "first": g.first,
        "options": {**g.agreed.options},
        "map": g.agreed.map.id,
        "tomes": _tomes(g),
        "given": [land_name(g.given(p)) for p in range(g.players)],
        "cards": {
            "row": [_card_or_none(g, card) for card in g.row],
            "deck": len(g.deck) - g.drawn,
            "discard": [_card(g, card) for card in each(g.discard)],
        },
        "sheets": [_sheet(g, p, viewer) for p in range(g.players)],
    }


def _about(g: TomePosition) -> About:
    """What the decision is about: a land to place, the hex of a new road, a card to be replaced."""
    step = g.waiting
    if isinstance(step, Place | Offer):
        return {"land": LAND_NAMES[step.land]}
    if isinstance(step, Road):
        return {"hex": step.hex, "roads": step.owed}
    if isinstance(step, Draw):
        return {"slot": step.slot}
    return {}


def rounds(g: TomePosition) -> int:
    """How many rounds the game has; alone, turns (TPT-ROUND-5, TPT-SOLO-9)."""
    tomes = len(g.tomes) - g.printed.aside[g.players - 1]
    return tomes - 1 if g.players > 1 else tomes // 2


def held(g: TomePosition, p: Player) -> list[int]:
    """The lands that p may draw in this turn: the one given, or alone those in hand (TPT-SOLO-3)."""
    return [land for land in ([g.given(p)] if g.players > 1 else g.symbols) if land != NO_LAND]


def land_name(land: int) -> Land | None:
    """The land as a client calls it."""
    return None if land == NO_LAND else LAND_NAMES[land]


def map_sheet(map: hexes.Map) -> MapSheet:
    """What is printed on a map."""
    exotics: dict[int, Exotic] = {
        e.hex: {"number": i, "id": e.id, "name": plain(Printed(e.name)), "edge": DIRECTION_NAMES[e.edge]}
        for i, e in enumerate(map.exotics)
    }
    found: list[MapHex] = []
    for h in range(map.size):
        q, r = map.hexes[h]
        start = map.starts.index(h) if h in map.starts else None
        found.append({"q": q, "r": r, "mist": map.mist[h], "start": start, "exotic": exotics.get(h)})
    return {
        "id": map.id,
        "name": plain(Printed(map.name)),
        "difficulty": plain(Printed(map.difficulty)),
        "hexes": found,
    }


def _tomes(g: TomePosition) -> Tomes:
    gone = [tome for tome in g.tomes[: g.flipped] if tome not in g.up]
    return {
        "up": [None if tome == NO_TOME else open_tome(g.printed.tomes[tome]) for tome in g.up],
        "taken": None if g.taken == NOBODY else g.taken,
        "reserved": None if g.taken == NOBODY else g.reserved,
        "down": g.face_down(),
        "put_aside": g.printed.aside[g.players - 1],
        "used": [open_tome(g.printed.tomes[tome]) for tome in sorted(gone)],
    }


def open_tome(tome: box.Tome) -> Tome:
    """What is printed on a tome."""
    return {"id": tome.id, "left": LAND_NAMES[tome.left], "right": LAND_NAMES[tome.right]}


def card(it: box.Card, shape: hexes.Shape) -> Card:
    """What is printed on a summoning card."""
    return {
        "id": it.id,
        "race": plain(Printed(it.race)),
        "points": it.points,
        "corner": it.corner,
        "text": plain(Printed(it.text)),
        "pattern": {"required": [[q, r] for q, r in shape.required], "x": [[q, r] for q, r in shape.crossed]},
    }


def _card(g: TomePosition, number: int) -> Card:
    it = g.printed.cards[number]
    return card(it, g.printed.shapes[it.shape])


def _card_or_none(g: TomePosition, number: int) -> Card | None:
    return None if number == NO_CARD else _card(g, number)


def _sheet(g: TomePosition, p: Player, viewer: Player) -> SheetView:
    s = g.sheets[p]
    map = g.agreed.map
    points = g.printed.points_of
    inks = g.printed.inks[g.players - 1]
    return {
        "world": g.agreed.worlds[p],
        "at": None if s.at == NOWHERE else s.at,
        "brews": {"unused": s.brews, "used": g.printed.brews - s.brews},
        "ink_pots": {"unused": s.inks, "used": inks - s.inks},
        "hexes": [_hex(s.signs[h], s.roads[h]) for h in range(map.size)],
        "reach": [None if brews == HOPELESS else brews for brews in brews_to(g, s)],
        "claimed": [exotic.id for exotic in map.exotics if has(s.claimed, exotic.hex)],
        "closed": [exotic.id for exotic in map.exotics if has(s.closed, exotic.hex)],
        "closing": [exotic.id for exotic in map.exotics if has(closing(g, p), exotic.hex)],
        "held": [LAND_NAMES[land] for land in held(g, p)],
        "cards": [
            None if card == NO_CARD else {**_card(g, card), "prospects": _prospects(g, s, card)} for card in s.cards
        ],
        "restored": {LAND_NAMES[land]: _card_or_none(g, s.restored[land]) for land in range(LANDS)},
        "segments": segments(map, s),
        "boxes": dict(zip(BOXES, boxes(map, points, s), strict=True)),
        "score": score(map, points, s),
        "hand": [_card(g, card) for card in s.hand] if viewer == p and s.hand else None,
        "kept": [*PAIRS[s.kept]] if viewer == p and s.kept != UNDECIDED else None,
    }


def _hex(signs: int, roads: int) -> SheetHex:
    return {
        "land": FULL_LAND[signs & FULL],
        "filled": bool(signs & FILLED),
        "cliffs": bool(signs & SIGNS[CLIFFS]),
        "roads": [DIRECTION_NAMES[d] for d in each(roads)],
    }


def _prospects(g: TomePosition, s: Sheet, card: int) -> list[Prospect]:
    """For every land without a race in which the card's pattern has begun: how many symbols are missing, and where it
    could be completed."""
    shape = g.printed.shape_of[card]
    found: list[Prospect] = []
    for land in range(LANDS):
        placements = best_placements(g, s, shape, land)
        if placements:
            lacking = count(placements[0] & ~s.lands[land])
            found.append(
                {"land": LAND_NAMES[land], "missing": lacking, "placements": [[*each(mask)] for mask in placements]}
            )
    return found


def printed(box: Box) -> shown.Printed:
    """Every card, tome and map."""
    assert isinstance(box, TomeBox)
    return {
        "cards": [card(it, box.shapes[it.shape]) for it in box.cards],
        "tomes": [open_tome(tome) for tome in box.tomes],
        "maps": [map_sheet(map) for map in box.maps],
        "aid": AID,
        "parts": [*dict.fromkeys(PARTS.values())],
        "pairs": PAIRED,
    }


def imagine(g: State, viewer: Player, rng: Rng) -> TomePosition:
    """A position that the viewer cannot tell from `g`: face-down tomes and cards, and what others keep, are dealt
    again."""
    assert isinstance(g, TomePosition)
    h = g.copy()
    h.rng = Rng(rng.next())
    h.tomes = h.tomes[: h.flipped] + rng.mixed(h.tomes[h.flipped :])
    unseen = h.deck[h.drawn :]
    others = [h.sheets[p] for p in range(h.players) if p != viewer and h.sheets[p].hand]
    for s in others:
        unseen = unseen + s.hand
    unseen = rng.mixed(unseen)
    for s in others:
        s.hand = [unseen.pop() for _ in range(len(s.hand))]
        if s.kept != UNDECIDED:
            s.kept = rng.below(len(PAIRS))
    h.deck = h.deck[: h.drawn] + unseen
    return h
