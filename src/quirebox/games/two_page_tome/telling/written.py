"""Facts of a position as scenarios write them."""

from __future__ import annotations

from collections.abc import Callable

from quirebox.core.event import NOBODY
from quirebox.core.masks import bit, each, has
from quirebox.games.two_page_tome.box import LAND_NAMES, NO_CARD, NO_LAND, NO_TOME, PAIRS, SIDE_NAMES
from quirebox.games.two_page_tome.hexes import DIRECTION_NAMES
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.scoring import BOXES, segments
from quirebox.games.two_page_tome.sheet import NOWHERE, UNDECIDED, Sheet
from quirebox.games.two_page_tome.steps.decision import PHASES, phase
from quirebox.games.two_page_tome.verbs import closing
from quirebox.games.two_page_tome.view import rounds

BOX_NAMES = [f"{box}_box" if box in LAND_NAMES else box for box in BOXES]


def hexes_text(g: TomePosition, mask: int) -> str:
    """Hexes as a scenario lists them, by row."""
    return "/".join(f"{g.agreed.map.hexes[h][0]},{g.agreed.map.hexes[h][1]}" for h in each(mask)) or "none"


def cards_text(g: TomePosition, cards: list[int]) -> str:
    """Cards as a scenario lists them."""
    return ",".join("none" if card == NO_CARD else g.printed.cards[card].id for card in cards) or "none"


def tomes_text(g: TomePosition, tomes: list[int]) -> str:
    """Tomes as a scenario lists them."""
    return ",".join("none" if tome == NO_TOME else g.printed.tomes[tome].id for tome in tomes) or "none"


def exotics_text(g: TomePosition, mask: int) -> str:
    """Exotic locations as a scenario lists them."""
    return ",".join(exotic.id for exotic in g.agreed.map.exotics if has(mask, exotic.hex)) or "none"


def land_text(land: int) -> str:
    """A land, or none."""
    return "none" if land == NO_LAND else LAND_NAMES[land]


def roads_text(g: TomePosition, s: Sheet) -> str:
    """Roads, each once, from the hex that comes first; a direction E, SW or SE leads to a later one."""
    map = g.agreed.map
    found = [
        f"{map.hexes[h][0]},{map.hexes[h][1]}{DIRECTION_NAMES[d]}"
        for h in range(map.size)
        for d in each(s.roads[h])
        if map.neighbour(h, d) > h
    ]
    return "/".join(found) or "none"


def restored_text(g: TomePosition, s: Sheet) -> str:
    """Races restored."""
    return (
        "/".join(
            f"{LAND_NAMES[land]}:{g.printed.cards[card].id}" for land, card in enumerate(s.restored) if card != NO_CARD
        )
        or "none"
    )


ASKED_OF_PLAYER: dict[str, Callable[[TomePosition, Sheet], str]] = {
    "at": lambda g, s: "none" if s.at == NOWHERE else hexes_text(g, bit(s.at)),
    "brews": lambda g, s: str(s.brews),
    "inks": lambda g, s: str(s.inks),
    "roads": roads_text,
    "cards": lambda g, s: cards_text(g, s.cards),
    "hand": lambda g, s: cards_text(g, s.hand),
    "kept": lambda g, s: "none" if s.kept == UNDECIDED else cards_text(g, [s.hand[i] for i in PAIRS[s.kept]]),
    "exotics": lambda g, s: exotics_text(g, s.claimed),
    "closed": lambda g, s: exotics_text(g, s.closed),
    "closing": lambda g, s: exotics_text(g, closing(g, g.sheets.index(s))),
    "restored": restored_text,
    "filled": lambda g, s: hexes_text(g, s.filled),
    "segments": lambda g, s: str(segments(g.agreed.map, s)),
}
ASKED_OF_TABLE: dict[str, Callable[[TomePosition], str]] = {
    "row": lambda g: cards_text(g, g.row),
    "deck": lambda g: cards_text(g, g.deck[g.drawn :]),
    "deck_size": lambda g: str(len(g.deck) - g.drawn),
    "discard": lambda g: cards_text(g, each(g.discard)),
    "discard_size": lambda g: str(len(each(g.discard))),
    "tomes": lambda g: tomes_text(g, g.up),
    "used": lambda g: str(len([tome for tome in g.tomes[: g.flipped] if tome not in g.up])),
    "put_aside": lambda g: str(g.printed.aside[g.players - 1]),
    "down": lambda g: str(g.face_down()),
    "taken": lambda g: "none" if g.taken == NOBODY else f"{g.taken}{SIDE_NAMES[g.reserved]}",
    "first": lambda g: f"p{g.first}",
    "round": lambda g: str(g.round),
    "rounds": lambda g: str(rounds(g)),
    "symbols": lambda g: ",".join(map(land_text, g.symbols)),
    "phase": lambda g: PHASES[phase(g.waiting)],
}
