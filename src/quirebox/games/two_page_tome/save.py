"""Positions and steps as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping

from quirebox.core.box import Box
from quirebox.core.errors import SaveError
from quirebox.core.event import NOBODY
from quirebox.core.masks import first
from quirebox.core.plain import Json, Node
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import OVER, Step
from quirebox.games.two_page_tome.agreement import agreement, saved_options
from quirebox.games.two_page_tome.box import LANDS, NO_CARD, NO_LAND, NO_TOME, TomeBox
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.sheet import NOWHERE, UNDECIDED, Sheet, blank_sheet
from quirebox.games.two_page_tome.steps.manifest import MANIFESTS, PLACES, SUBSTANCES, road_of
from quirebox.games.two_page_tome.steps.move import ARRIVES, move_of
from quirebox.games.two_page_tome.steps.research import DRAWS, RESEARCHES, TAKES
from quirebox.games.two_page_tome.steps.restore import RESTORES
from quirebox.games.two_page_tome.steps.setup import KEEPS, REVEAL, STARTS
from quirebox.games.two_page_tome.steps.solo import AFTER_SYMBOL, JOURNEY, OFFERS, PAIR, WALKED
from quirebox.games.two_page_tome.steps.turn import END_ROUND, ROUND, TURNS
from quirebox.games.two_page_tome.verbs import work_out

SINGLE: Mapping[str, Step] = {
    "Reveal": REVEAL,
    "Round": ROUND,
    "EndRound": END_ROUND,
    "Pair": PAIR,
    "AfterSymbol": AFTER_SYMBOL,
}
LISTED: Mapping[str, list[Step]] = {
    "Keep": KEEPS,
    "Start": STARTS,
    "Turn": TURNS,
    "Take": TAKES,
    "Research": RESEARCHES,
    "Arrive": ARRIVES,
    "Manifest": MANIFESTS,
    "Substance": SUBSTANCES,
    "Journey": [JOURNEY, WALKED],
    "Offer": OFFERS,
}
PAIRED: Mapping[str, list[list[Step]]] = {"Draw": DRAWS, "Place": PLACES, "Restore": RESTORES}


def pack(g: State) -> Json:
    """Every field of the position; what follows from others is worked out again."""
    assert isinstance(g, TomePosition)
    return {
        "options": {**g.agreed.options},
        "sheets": [_pack_sheet(s) for s in g.sheets],
        "row": [*g.row],
        "deck": [*g.deck],
        "drawn": g.drawn,
        "discard": g.discard,
        "tomes": [*g.tomes],
        "flipped": g.flipped,
        "up": [*g.up],
        "first": g.first,
        "round": g.round,
        "taken": g.taken,
        "reserved": g.reserved,
        "symbols": [*g.symbols],
        "declined": g.declined,
    }


def _pack_sheet(s: Sheet) -> Json:
    return {
        "at": s.at,
        "brews": s.brews,
        "inks": s.inks,
        "lands": [*s.lands],
        "filled": s.filled,
        "roads": [*s.roads],
        "claimed": s.claimed,
        "closed": s.closed,
        "cards": [*s.cards],
        "restored": [*s.restored],
        "hand": [*s.hand],
        "kept": s.kept,
    }


def unpack(box: Box, players: int, data: Node) -> TomePosition:
    """The position that `pack` describes."""
    assert isinstance(box, TomeBox)
    agreed = agreement(box, players, saved_options(box, data["options"], players))
    cards, tomes = len(box.cards) - 1, len(box.tomes) - 1
    deck = data["deck"].numbers(0, cards)
    sheets = [blank_sheet(agreed.map.size, 0, 0) for _ in data["sheets"].exactly(players)]
    g = TomePosition(
        box,
        players,
        Rng(0),
        [],
        OVER,
        [],
        agreed,
        sheets,
        data["row"].exactly(3).numbers(NO_CARD, cards),
        deck,
        data["drawn"].number(0, len(deck)),
        data["discard"].number(0, first(len(box.cards))),
        data["tomes"].exactly(tomes + 1).numbers(0, tomes),
        data["flipped"].number(0, tomes + 1),
        data["up"].exactly(2).numbers(NO_TOME, tomes),
        data["first"].number(0, players - 1),
        data["round"].number(0),
        data["taken"].number(NOBODY, 1),
        data["reserved"].number(0, 1),
        data["symbols"].exactly(2).numbers(NO_LAND, LANDS - 1),
        data["declined"].number(0, 2),
    )
    for s, node in zip(g.sheets, data["sheets"], strict=True):
        _unpack_sheet(g, s, node)
    return g


def _unpack_sheet(g: TomePosition, s: Sheet, node: Node) -> None:
    map = g.agreed.map
    cards = len(g.printed.cards) - 1
    s.at = node["at"].number(NOWHERE, map.size - 1)
    s.brews = node["brews"].number(0, g.printed.brews)
    s.inks = node["inks"].number(0, g.printed.inks[g.players - 1])
    s.lands = node["lands"].exactly(LANDS).numbers(0, map.all)
    s.filled = node["filled"].number(0, map.all)
    s.roads = bytes(node["roads"].exactly(map.size).numbers(0, 63))
    s.claimed = node["claimed"].number(0, map.all)
    s.closed = node["closed"].number(0, map.all)
    s.cards = node["cards"].exactly(2).numbers(NO_CARD, cards)
    s.restored = node["restored"].exactly(LANDS).numbers(NO_CARD, cards)
    s.hand = node["hand"].numbers(0, cards)
    s.kept = node["kept"].number(UNDECIDED, 5)
    for h in range(map.size):
        if s.roads[h] & ~map.inner[h]:
            raise SaveError(f"{node['roads'].where}: a road leads from {list(map.hexes[h])} into the mist")
    work_out(g, s)


def step(box: Box, tag: str, values: list[int]) -> Step:
    """The step that `data` describes; ValueError or IndexError if there is none."""
    if min(values, default=0) < 0:
        raise ValueError(tag)
    match tag, values:
        case tag, [] if tag in SINGLE:
            return SINGLE[tag]
        case tag, [i] if tag in LISTED:
            return LISTED[tag][i]
        case tag, [p, i] if tag in PAIRED:
            return PAIRED[tag][p][i]
        case "Move", [p, 0 | 1 as walked, 0 | 1 as entered]:
            return move_of(p, bool(walked), bool(entered))
        case "Road", [p, hex, 1 | 2 as owed]:
            return road_of(p, hex, owed)
    raise ValueError(tag)
