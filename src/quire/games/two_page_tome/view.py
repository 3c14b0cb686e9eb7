"""What one player may know, and how to imagine the rest."""

from __future__ import annotations

from typing import Final

from quire.core.event import NOBODY, Player
from quire.core.game import Json
from quire.core.rng import Rng
from quire.games.two_page_tome.actions import LAND_NAMES, PAIRS
from quire.games.two_page_tome.effects import closing
from quire.games.two_page_tome.hexes import DIRECTION_NAMES, HOPELESS, Map, bits, count
from quire.games.two_page_tome.prospects import best_placements, brews_to
from quire.games.two_page_tome.scoring import BOXES, boxes, score, segments
from quire.games.two_page_tome.sheet import CLIFFS, FILLED, LANDS, NO_CARD, NO_LAND, NOWHERE, SIGNS, UNDECIDED, Sheet
from quire.games.two_page_tome.state import NO_TOME, TwoPageTome
from quire.games.two_page_tome.steps.decision import (
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
from quire.games.two_page_tome.steps.manifest import Place, Road
from quire.games.two_page_tome.steps.research import Draw
from quire.games.two_page_tome.steps.solo import Offer

FULL: Final = 31  # bits of all full lands in the signs of a hex
FULL_LAND: Final[dict[int, str | None]] = {0: None, **{SIGNS[land]: LAND_NAMES[land] for land in range(CLIFFS)}}

PARTS: Final[dict[int, str]] = {
    TAKE: "research",
    RESEARCH: "research",
    DRAW: "research",
    MOVE: "move",
    MANIFEST: "manifest",
    PLACE: "manifest",
    ROAD: "manifest",
    RESTORE: "restore",
}  # of a turn, by the phase of the decision
AID: Final[dict[str, Json]] = {  # what the player aid says of each land, in a few words (TPT-FILL)
    "forest": "fills beside a forest",
    "cave": "fills alone, when drawn",
    "lake": "fills with a road",
    "castle": "fills by 4; draws 2 roads",
    "village": "fills by a pair; 1 road",
    "cliffs": "½ for each coast edge",
}


def view(g: TwoPageTome, viewer: Player) -> dict[str, Json]:
    """Built up from what the viewer may see; only dealt hands and the piles are hidden."""
    return {
        "phase": PHASES[phase(g.waiting)],
        "part": PARTS.get(phase(g.waiting)),
        "parts": [*dict.fromkeys(PARTS.values())],
        "aid": AID,
        "about": _about(g),
        "actor": g.actor(),
        "round": g.round,
        "rounds": rounds(g),
        "first": g.first,
        "options": {**g.agreed.options},
        "map": _map(g.agreed.map),
        "tomes": _tomes(g),
        "given": [land_name(g.given(p)) for p in range(g.players)],
        "cards": {
            "row": [_card_or_none(g, card) for card in g.row],
            "deck": len(g.deck) - g.drawn,
            "discard": [_card(g, card) for card in bits(g.discard)],
        },
        "sheets": [_sheet(g, p, viewer) for p in range(g.players)],
    }


def _about(g: TwoPageTome) -> dict[str, Json]:
    """What the decision is about: a land to place, the hex of a new road, a card to be replaced."""
    step = g.waiting
    if isinstance(step, Place | Offer):
        return {"land": LAND_NAMES[step.land]}
    if isinstance(step, Road):
        return {"hex": step.hex, "roads": step.owed}
    return {"slot": step.slot} if isinstance(step, Draw) else {}


def rounds(g: TwoPageTome) -> int:
    """How many rounds the game has; alone, turns (TPT-ROUND-5, TPT-SOLO-9)."""
    tomes = len(g.tomes) - g.edition.aside[g.players - 1]
    return tomes - 1 if g.players > 1 else tomes // 2


def held(g: TwoPageTome, p: Player) -> list[int]:
    """The lands that p may draw in this turn: the one given, or alone those in hand (TPT-SOLO-3)."""
    return [land for land in ([g.given(p)] if g.players > 1 else g.symbols) if land != NO_LAND]


def land_name(land: int) -> str | None:
    """The land as a client calls it."""
    return None if land == NO_LAND else LAND_NAMES[land]


def _map(map: Map) -> Json:
    exotics: dict[int, Json] = {
        e.hex: {"number": i, "id": e.id, "name": e.name, "edge": DIRECTION_NAMES[e.edge]}
        for i, e in enumerate(map.exotics)
    }
    hexes: list[Json] = []
    for h in range(map.size):
        q, r = map.hexes[h]
        hexes.append(
            {
                "q": q,
                "r": r,
                "mist": map.mist[h],
                "start": map.starts.index(h) if h in map.starts else None,
                "exotic": exotics.get(h),
            }
        )
    return {"id": map.id, "name": map.name, "difficulty": map.difficulty, "hexes": hexes}


def _tomes(g: TwoPageTome) -> Json:
    gone = [tome for tome in g.tomes[: g.flipped] if tome not in g.up]
    return {
        "up": [_tome(g, tome) for tome in g.up],
        "taken": None if g.taken == NOBODY else g.taken,
        "reserved": None if g.taken == NOBODY else g.reserved,
        "down": g.face_down(),
        "put_aside": g.edition.aside[g.players - 1],
        "used": [_tome(g, tome) for tome in sorted(gone)],
    }


def _tome(g: TwoPageTome, tome: int) -> Json:
    if tome == NO_TOME:
        return None
    it = g.edition.tomes[tome]
    return {"id": it.id, "left": LAND_NAMES[it.left], "right": LAND_NAMES[it.right]}


def _card(g: TwoPageTome, card: int) -> dict[str, Json]:
    it = g.edition.cards[card]
    shape = g.edition.shapes[it.shape]
    pattern: Json = {"required": [[q, r] for q, r in shape.required], "x": [[q, r] for q, r in shape.crossed]}
    return {"id": it.id, "race": it.race, "points": it.points, "corner": it.corner, "text": it.text, "pattern": pattern}


def _card_or_none(g: TwoPageTome, card: int) -> Json:
    return None if card == NO_CARD else _card(g, card)


def _sheet(g: TwoPageTome, p: Player, viewer: Player) -> Json:
    s = g.sheets[p]
    map = g.agreed.map
    points = g.edition.points_of
    inks = g.edition.inks[g.players - 1]
    return {
        "at": None if s.at == NOWHERE else s.at,
        "brews": {"unused": s.brews, "used": g.edition.brews - s.brews},
        "ink_pots": {"unused": s.inks, "used": inks - s.inks},
        "hexes": [_hex(s.signs[h], s.roads[h]) for h in range(map.size)],
        "reach": [None if brews == HOPELESS else brews for brews in brews_to(g, s)],
        "claimed": [exotic.id for exotic in map.exotics if s.claimed >> exotic.hex & 1],
        "closed": [exotic.id for exotic in map.exotics if s.closed >> exotic.hex & 1],
        "closing": [exotic.id for exotic in map.exotics if closing(g, p) >> exotic.hex & 1],
        "held": [land_name(land) for land in held(g, p)],
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


def _hex(signs: int, roads: int) -> Json:
    return {
        "land": FULL_LAND[signs & FULL],
        "filled": bool(signs & FILLED),
        "cliffs": bool(signs & SIGNS[CLIFFS]),
        "roads": [DIRECTION_NAMES[d] for d in bits(roads)],
    }


def _prospects(g: TwoPageTome, s: Sheet, card: int) -> Json:
    """For every land without a race in which the card's pattern has begun: how many symbols are missing, and where it could be completed."""
    shape = g.edition.shape_of[card]
    found: list[Json] = []
    for land in range(LANDS):
        placements = best_placements(g, s, shape, land)
        if placements:
            lacking = count(placements[0] & ~s.lands[land])
            found.append(
                {"land": LAND_NAMES[land], "missing": lacking, "placements": [[*bits(mask)] for mask in placements]}
            )
    return found


def imagine(g: TwoPageTome, viewer: Player, rng: Rng) -> TwoPageTome:
    """A position that the viewer cannot tell from `g`: face-down tomes and cards, and what others keep, are dealt anew."""
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
