"""Actions in short: what scenarios write, and who asks for it reads."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.masks import has
from quirebox.core.state import State
from quirebox.games.two_page_tome.box import CLIFFS, DECK, LAND_NAMES, NO_CARD, NO_TOME, PAIRS, TomeBox
from quirebox.games.two_page_tome.hexes import MIST
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.scoring import segments
from quirebox.games.two_page_tome.sheet import Sheet
from quirebox.games.two_page_tome.steps.manifest import Placing, Road
from quirebox.games.two_page_tome.verbs import targets

# ---- names


def land(number: int) -> str:
    """The land with a capital, as the rulebook writes it."""
    return LAND_NAMES[number].capitalize()


def spot(q: int, r: int) -> str:
    """Coordinates."""
    return f"({q},{r})"


def card_name(box: TomeBox, card: int) -> str:
    """A card with its points."""
    return "nothing" if card == NO_CARD else f"{box.cards[card].race} ({box.cards[card].points})"


def tome_name(box: TomeBox, tome: int) -> str:
    """A tome by its pages."""
    return "no tome" if tome == NO_TOME else f"{land(box.tomes[tome].left)} | {land(box.tomes[tome].right)}"


def many(number: int, thing: str) -> str:
    """A number of things."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def tokens(brews: int, inks: int) -> str:
    """Some brews and ink pots."""
    parts = [many(number, thing) for number, thing in ((brews, "brew"), (inks, "ink pot")) if number]
    return " and ".join(parts) or "nothing"


# ---- actions


def notation(g: State, action: Action) -> str:
    """What the action means here; begins with its text."""
    assert isinstance(g, TomePosition)
    p = max(g.actor(), 0)
    meaning = _meaning(g, g.sheets[p], p, action)
    if not meaning or meaning[0] == ":":
        return action.text + meaning
    return f"{action.text} {meaning}"


def _meaning(g: TomePosition, s: Sheet, p: int, action: Action) -> str:
    box, map, a = g.printed, g.agreed.map, action.a
    match action.kind:
        case "keep" if s.hand:
            return f": {card_name(box, s.hand[PAIRS[a][0]])} and {card_name(box, s.hand[PAIRS[a][1]])}"
        case "start" if a < len(map.starts):
            return f"at {spot(*map.hexes[map.starts[a]])}"
        case "take" if g.up[a] != NO_TOME:
            tome = box.tomes[g.up[a]]
            return (
                f"of {tome_name(box, g.up[a])}: reserve {land(tome.page(action.b))}, leave "
                f"{land(tome.page(1 - action.b))}"
            )
        case "pair" if NO_TOME not in g.up:
            ink = ", for an ink pot" if a == action.b else ""
            return f": {land(box.tomes[g.up[0]].page(a))} and {land(box.tomes[g.up[1]].page(action.b))}{ink}"
        case "swap":
            return f": discard {card_name(box, s.cards[a])} for a brew"
        case "draw":
            return f": {card_name(box, g.row[a])}" if a != DECK else "unseen, and deal a new row"
        case "travel" if a < map.size:
            return f"to {spot(*map.hexes[a])}"
        case "brew" | "place" if s.at >= 0:
            return _beside(g, s.at, a) + (_coast(g, s, a) if action.kind == "place" else "")
        case "road" if isinstance(g.waiting, Road):
            return _beside(g, g.waiting.hex, a)
        case "symbol":
            return _symbol(g, s, p, a)
        case "rest":
            return f": refresh {tokens(box.brews - s.brews, box.inks[g.players - 1] - s.inks)}"
        case "restore":
            return f": {card_name(box, s.cards[a])} with {land(action.b)}"
        case "claim" if a < len(map.exotics):
            return f": {map.exotics[a].name}"
    return ""


def _beside(g: TomePosition, h: int, direction: int) -> str:
    there = g.agreed.map.neighbour(h, direction)
    return "into the mist" if there == MIST else f"to {spot(*g.agreed.map.hexes[there])}"


def _coast(g: TomePosition, s: Sheet, direction: int) -> str:
    """How many segments Cliffs would get there, and how many there are then: two are a point (TPT-MAN-7)."""
    map, there = g.agreed.map, g.agreed.map.neighbour(s.at, direction)
    cliffs = isinstance(g.waiting, Placing) and g.waiting.land == CLIFFS
    if not cliffs or there == MIST or not has(targets(g, s, CLIFFS), there):
        return ""
    return f": {many(map.mist[there], 'segment')}, {segments(map, s) + map.mist[there]} in all"


def _symbol(g: TomePosition, s: Sheet, p: int, number: int) -> str:
    if s.at >= 0 and not targets(g, s, number):
        return "(no hex can take it)"
    if g.players > 1 and number != g.given(p):
        return "for an ink pot"
    return ""
