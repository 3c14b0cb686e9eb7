"""Sentences for events, questions, phrases for actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quire.core.action import Action
from quire.core.box import Box
from quire.core.event import NOBODY, Event
from quire.core.masks import has
from quire.core.state import State
from quire.games.two_page_tome.box import CLIFFS, DECK, LAND_NAMES, NO_CARD, NO_TOME, PAIRS, TomeBox
from quire.games.two_page_tome.hexes import MIST
from quire.games.two_page_tome.patterns import ready
from quire.games.two_page_tome.position import TomePosition
from quire.games.two_page_tome.scoring import segments
from quire.games.two_page_tome.sheet import Sheet
from quire.games.two_page_tome.steps.manifest import Manifest, Place, Placing, Road
from quire.games.two_page_tome.steps.move import Move
from quire.games.two_page_tome.steps.research import Draw, Research, Take
from quire.games.two_page_tome.steps.restore import Restore
from quire.games.two_page_tome.steps.setup import Keep, Start
from quire.games.two_page_tome.steps.solo import Journey, Offer, Pair
from quire.games.two_page_tome.verbs import targets

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


def exotic_name(box: TomeBox, map: int, exotic: int) -> str:
    """An exotic location."""
    return box.maps[map].exotics[exotic].name


def many(number: int, thing: str) -> str:
    """A number of things."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def tokens(brews: int, inks: int) -> str:
    """Some brews and ink pots."""
    parts = [many(number, thing) for number, thing in ((brews, "brew"), (inks, "ink pot")) if number]
    return " and ".join(parts) or "nothing"


# ---- events


Sentence = Callable[[TomeBox, str, tuple[int, ...]], str]


def _take(box: TomeBox, who: str, a: tuple[int, ...]) -> str:
    tome = box.tomes[a[0]]
    return (
        f"{who} takes the tome {tome_name(box, a[0])}, reserves {land(tome.page(a[1]))} and leaves "
        f"{land(tome.page(1 - a[1]))} to everybody else."
    )


def _rest(box: TomeBox, who: str, a: tuple[int, ...]) -> str:
    return f"{who} rests and refreshes {tokens(a[0], a[1])}."


def _draw(box: TomeBox, who: str, a: tuple[int, ...]) -> str:
    return f"{who} draws {card_name(box, a[0])} from the {'deck' if a[1] == DECK else 'row'}."


SENTENCES: dict[str, Sentence] = {
    "kept": lambda box, who, a: f"{who} claims {card_name(box, a[0])} and {card_name(box, a[1])}.",
    "row": lambda box, who, a: f"The row is dealt: {', '.join(card_name(box, card) for card in a)}.",
    "start": lambda box, who, a: f"{who} starts at {spot(*a)}.",
    "round": lambda box, who, a: f"Round {a[0]} begins with {who}.",
    "take": _take,
    "pair": lambda box, who, a: f"{who} takes {land(a[0])} and {land(a[1])}.",
    "ink": lambda box, who, a: f"{who} uses an ink pot.",
    "swap": lambda box, who, a: f"{who} uses a brew to swap {card_name(box, a[0])}.",
    "draw": _draw,
    "refill": lambda box, who, a: f"{card_name(box, a[0]).capitalize()} comes into the row.",
    "shuffle": lambda box, who, a: f"The discard pile becomes a new deck of {many(a[0], 'card')}.",
    "travel": lambda box, who, a: f"{who} travels along roads to {spot(*a)}.",
    "brew": lambda box, who, a: f"{who} uses a brew to step to {spot(*a)}.",
    "claim": lambda box, who, a: f"{who} claims {exotic_name(box, a[0], a[1])}.",
    "close": lambda box, who, a: f"{exotic_name(box, a[0], a[1])} is closed to {who}.",
    "scribble": lambda box, who, a: f"{who} scribbles {land(a[0])} at {spot(a[1], a[2])}.",
    "road": lambda box, who, a: f"{who} draws a road from {spot(a[0], a[1])} to {spot(a[2], a[3])}.",
    "fill": lambda box, who, a: f"The {land(a[0])} of {who} at {spot(a[1], a[2])} gains substance.",
    "decline": lambda box, who, a: f"{who} declines {land(a[0])}.",
    "rest": _rest,
    "restore": lambda box, who, a: f"{who} restores {land(a[0])} {box.cards[a[1]].race} (+{box.cards[a[1]].points}).",
    "flip": lambda box, who, a: f"The tome {tome_name(box, a[0])} is turned up.",
    "end": lambda box, who, a: "No tome is left to be turned up: the game is over.",
}


def sentence(box: Box, event: Event, names: Sequence[str]) -> str:
    """What the reader learns from an event whose numbers may be hidden."""
    assert isinstance(box, TomeBox)
    who = "" if event.player == NOBODY else names[event.player]
    if event.kind == "keep":
        kept = "two cards" if event.hidden else f"{card_name(box, event.args[0])} and {card_name(box, event.args[1])}"
        return f"{who} keeps {kept}."
    return SENTENCES[event.kind](box, who, event.args)


# ---- questions


def question(g: State) -> str:
    """What the actor is asked now."""
    assert isinstance(g, TomePosition)
    match g.waiting:
        case Keep():
            return "Which two of your four cards do you keep?"
        case Start():
            return "On which dot does your worldbuilder start?"
        case Take():
            return "Which tome do you take, and which of its symbols do you reserve?"
        case Research():
            return f"Swap a card, for one of your {many(g.sheets[g.actor()].brews, 'brew')}?"
        case Draw():
            return "From where do you draw the new card?"
        case Pair():
            return "Which symbols do you take?"
        case Move():
            return "Where do you go?"
        case Journey():
            return "Where do you go, or which symbol comes next?"
        case Manifest():
            return f"You were given {land(g.given(g.actor()))}: which symbol do you scribble, or do you rest?"
        case Place():
            return f"Where do you scribble {land(g.waiting.land)}?"
        case Offer():
            return f"Where do you scribble {land(g.waiting.land)}, or do you decline it?"
        case Road():
            return (
                f"Where does a road lead from {spot(*g.agreed.map.hexes[g.waiting.hex])}? "
                f"{many(g.waiting.owed, 'road')} to draw."
            )
        case Restore():
            return "Which card do you restore, with which land?"
    return "The game is over."


# ---- phrases


def phrase(g: State, action: Action) -> str:
    """What the action means here; begins with its text."""
    assert isinstance(g, TomePosition)
    p = max(g.actor(), 0)
    meaning = _meaning(g, g.sheets[p], p, action)
    if not meaning or meaning[0] == ":":
        return action.text + meaning
    return f"{action.text} {meaning}"


def caution(g: State, action: Action) -> str:
    """What is given up."""
    assert isinstance(g, TomePosition)
    s = g.sheets[max(g.actor(), 0)]
    if action is g.printed.actions.end_restore and any(option.kind == "restore" for option in g.options):
        return "A race can be restored now."
    if action.kind == "swap" and ready(s, action.a):
        return f"The pattern of {card_name(g.printed, s.cards[action.a])} is complete: it could be restored this round."
    return ""


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
