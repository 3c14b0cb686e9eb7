"""What is said: facts, questions, what an option does, what might be regretted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.event import Event
from quirebox.core.masks import has
from quirebox.core.message import Message, Printed, Said, Who, say
from quirebox.core.state import State
from quirebox.games.two_page_tome.box import CLIFFS, DECK, LAND_NAMES, NO_CARD, NO_TOME, PAIRS, TomeBox
from quirebox.games.two_page_tome.hexes import MIST, SECTORS
from quirebox.games.two_page_tome.patterns import ready
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.scoring import segments
from quirebox.games.two_page_tome.sheet import NOWHERE, Sheet
from quirebox.games.two_page_tome.steps.manifest import Manifest, Place, Placing, Road
from quirebox.games.two_page_tome.steps.move import Move
from quirebox.games.two_page_tome.steps.research import Draw, Research, Take
from quirebox.games.two_page_tome.steps.restore import Restore
from quirebox.games.two_page_tome.steps.setup import Keep, Start
from quirebox.games.two_page_tome.steps.solo import Journey, Offer, Pair
from quirebox.games.two_page_tome.telling.places import (
    among,
    card,
    direction,
    dot,
    hex_of,
    holding,
    land,
    round_tome,
    steps,
    tokens,
    tome,
    towards,
)
from quirebox.games.two_page_tome.verbs import targets

# ---- facts


Numbers = tuple[int, ...]
Tell = Callable[[TomeBox, Who, Numbers], Message]


def _cards(box: TomeBox, numbers: Numbers) -> tuple[Message, ...]:
    return tuple(card(box, number) for number in numbers)


def _keep(box: TomeBox, who: Who, a: Numbers) -> Message:
    if not a:
        return say("fact-keep-hidden", who=who)
    return say("fact-keep", who=who, first=card(box, a[0]), second=card(box, a[1]))


def _start(box: TomeBox, who: Who, a: Numbers) -> Message:
    if len(a) < 3:  # told before it was known where the dot lies
        return say("fact-start-somewhere", who=who)
    return say("fact-start", who=who, where=say("dot", where=SECTORS[a[2]]))


def _take(box: TomeBox, who: Who, a: Numbers) -> Message:
    it = box.tomes[a[0]]
    kept, left = land(it.page(a[1])), land(it.page(1 - a[1]))
    return say("fact-take", who=who, tome=tome(box, a[0]), kept=kept, left=left)


def _draw(box: TomeBox, who: Who, a: Numbers) -> Message:
    if a[1] == DECK:
        return say("fact-draw-deck", who=who, card=card(box, a[0]))
    return say("fact-draw-row", who=who, card=card(box, a[0]))


def _refill(box: TomeBox, who: Who, a: Numbers) -> Message:
    return say("fact-refill-none") if a[0] == NO_CARD else say("fact-refill", card=card(box, a[0]))


def _travel(box: TomeBox, who: Who, a: Numbers) -> Message:
    if len(a) < 4:  # told before it was known from where
        return say("fact-travel-somewhere", who=who)
    return say("fact-travel", who=who, way=steps((a[2], a[3]), (a[0], a[1])))


def _brew(box: TomeBox, who: Who, a: Numbers) -> Message:
    if len(a) < 4:
        return say("fact-brew-somewhere", who=who)
    return say("fact-brew", who=who, direction=direction((a[2], a[3]), (a[0], a[1])))


def _scribble(box: TomeBox, who: Who, a: Numbers) -> Message:
    if len(a) < 5:
        return say("fact-scribble-somewhere", who=who, land=LAND_NAMES[a[0]])
    where = direction((a[3], a[4]), (a[1], a[2]))
    return say("fact-scribble", who=who, land=LAND_NAMES[a[0]], direction=where)


def _fill(box: TomeBox, who: Who, a: Numbers) -> Message:
    if len(a) < 5:
        return say("fact-fill-somewhere", who=who, land=LAND_NAMES[a[0]])
    way = steps((a[3], a[4]), (a[1], a[2]))
    if not way:
        return say("fact-fill-here", who=who, land=LAND_NAMES[a[0]])
    return say("fact-fill", who=who, land=LAND_NAMES[a[0]], way=way)


def _rest(box: TomeBox, who: Who, a: Numbers) -> Message:
    if not any(a):
        return say("fact-rest-idle", who=who)
    return say("fact-rest", who=who, tokens=tokens(a[0], a[1]))


def _restore(box: TomeBox, who: Who, a: Numbers) -> Message:
    it = box.cards[a[1]]
    return say("fact-restore", who=who, land=LAND_NAMES[a[0]], race=Printed(it.race), points=it.points)


def _exotic(box: TomeBox, a: Numbers) -> Printed:
    return Printed(box.maps[a[0]].exotics[a[1]].name)


TELLS: Final[Mapping[str, Tell]] = {
    "keep": _keep,
    "kept": lambda box, who, a: say("fact-kept", who=who, first=card(box, a[0]), second=card(box, a[1])),
    "row": lambda box, who, a: say("fact-row", cards=_cards(box, a)),
    "start": _start,
    "round": lambda box, who, a: say("fact-round", round=a[0], who=who),
    "take": _take,
    "pair": lambda box, who, a: say("fact-pair", who=who, first=land(a[0]), second=land(a[1])),
    "ink": lambda box, who, a: say("fact-ink", who=who),
    "swap": lambda box, who, a: say("fact-swap", who=who, card=card(box, a[0])),
    "draw": _draw,
    "refill": _refill,
    "shuffle": lambda box, who, a: say("fact-shuffle", cards=a[0]),
    "travel": _travel,
    "brew": _brew,
    "claim": lambda box, who, a: say("fact-claim", who=who, place=_exotic(box, a)),
    "close": lambda box, who, a: say("fact-close", who=who, place=_exotic(box, a)),
    "scribble": _scribble,
    "road": lambda box, who, a: say("fact-road", who=who, direction=direction((a[0], a[1]), (a[2], a[3]))),
    "fill": _fill,
    "decline": lambda box, who, a: say("fact-decline", who=who, land=LAND_NAMES[a[0]]),
    "rest": _rest,
    "restore": _restore,
    "flip": lambda box, who, a: say("fact-flip", tome=tome(box, a[0])),
    "end": lambda box, who, a: say("fact-end"),
}


def sentence(box: Box, event: Event, names: Sequence[str]) -> Message:
    """What the reader learns from an event whose numbers may be hidden."""
    assert isinstance(box, TomeBox)
    return TELLS[event.kind](box, Who(event.player), event.args)


# ---- questions


def question(g: State) -> Message:
    """What the actor is asked now."""
    assert isinstance(g, TomePosition)
    match g.waiting:
        case Keep():
            return say("ask-keep")
        case Start():
            return say("ask-start")
        case Take():
            return say("ask-take")
        case Research():
            return say("ask-research", brews=g.sheets[g.actor()].brews)
        case Draw():
            return say("ask-draw")
        case Pair():
            return say("ask-pair")
        case Move():
            return say("ask-move")
        case Journey():
            return say("ask-journey")
        case Manifest():
            return say("ask-manifest", land=LAND_NAMES[g.given(g.actor())])
        case Place():
            return say("ask-place", land=LAND_NAMES[g.waiting.land])
        case Offer():
            return say("ask-offer", land=LAND_NAMES[g.waiting.land])
        case Road():
            built = LAND_NAMES[holding(g.sheets[g.actor()], g.waiting.hex)]
            return say("ask-road", land=built, roads=g.waiting.owed)
        case Restore():
            return say("ask-restore")
    return say("ask-over")


# ---- what an option does


def phrase(g: State, action: Action) -> Said:
    """What the action does here; the text of one that can do nothing here."""
    assert isinstance(g, TomePosition)
    p = max(g.actor(), 0)
    doing = DOINGS.get(action.kind)
    return (doing(g, g.sheets[p], action) if doing else None) or action.text


def caution(g: State, action: Action) -> Said:
    """What is given up."""
    assert isinstance(g, TomePosition)
    s = g.sheets[max(g.actor(), 0)]
    if action is g.printed.actions.end_restore and any(option.kind == "restore" for option in g.options):
        return say("caution-restore")
    if action.kind == "swap" and ready(s, action.a):
        return say("caution-swap", card=card(g.printed, s.cards[action.a]))
    return ""


Do = Callable[[TomePosition, Sheet, Action], Message | None]


def _do_keep(g: TomePosition, s: Sheet, action: Action) -> Message | None:
    if not s.hand:
        return None
    first, second = (among(g.printed, s.hand, i) for i in PAIRS[action.a])
    return say("do-keep", first=first, second=second)


def _do_start(g: TomePosition, s: Sheet, action: Action) -> Message | None:
    map = g.agreed.map
    return say("do-start", where=dot(map, action.a)) if action.a < len(map.starts) else None


def _do_take(g: TomePosition, s: Sheet, action: Action) -> Message | None:
    if g.up[action.a] == NO_TOME:
        return None
    it = g.printed.tomes[g.up[action.a]]
    kept, left = land(it.page(action.b)), land(it.page(1 - action.b))
    return say("do-take", tome=round_tome(g.printed, g.up, action.a), kept=kept, left=left)


def _do_pair(g: TomePosition, s: Sheet, action: Action) -> Message | None:
    if NO_TOME in g.up:
        return None
    upper, lower = (g.printed.tomes[tome] for tome in g.up)
    first, second = land(upper.page(action.a)), land(lower.page(action.b))
    if action.a == action.b:
        return say("do-pair-ink", first=first, second=second)
    return say("do-pair", first=first, second=second)


def _do_swap(g: TomePosition, s: Sheet, action: Action) -> Message:
    return say("do-swap", card=among(g.printed, s.cards, action.a))


def _do_draw(g: TomePosition, s: Sheet, action: Action) -> Message:
    if action.a == DECK:
        return say("do-draw-deck")
    return say("do-draw-row", card=among(g.printed, g.row, action.a))


def _do_travel(g: TomePosition, s: Sheet, action: Action) -> Message | None:
    map = g.agreed.map
    if s.at == NOWHERE or action.a >= map.size:
        return None
    return say("do-travel", hex=hex_of(g, s, action.a), way=steps(map.hexes[s.at], map.hexes[action.a]))


def _do_brew(g: TomePosition, s: Sheet, action: Action) -> Message | None:
    if s.at == NOWHERE:
        return None
    there = g.agreed.map.neighbour(s.at, action.a)
    if there == MIST:
        return say("do-brew-mist", direction=towards(action.a))
    return say("do-brew", direction=towards(action.a), hex=hex_of(g, s, there))


def _do_place(g: TomePosition, s: Sheet, action: Action) -> Message | None:
    if s.at == NOWHERE:
        return None
    there = g.agreed.map.neighbour(s.at, action.a)
    if there == MIST:
        return say("do-place-mist", direction=towards(action.a))
    where, hex = towards(action.a), hex_of(g, s, there)
    cliffs = isinstance(g.waiting, Placing) and g.waiting.land == CLIFFS and has(targets(g, s, CLIFFS), there)
    if not cliffs:
        return say("do-place", direction=where, hex=hex)
    new = g.agreed.map.mist[there]  # two segments are a point (TPT-MAN-7)
    return say("do-place-cliffs", direction=where, hex=hex, segments=new, all=segments(g.agreed.map, s) + new)


def _do_road(g: TomePosition, s: Sheet, action: Action) -> Message | None:
    if not isinstance(g.waiting, Road):
        return None
    there = g.agreed.map.neighbour(g.waiting.hex, action.a)
    if there == MIST:
        return say("do-road-mist", direction=towards(action.a))
    return say("do-road", direction=towards(action.a), hex=hex_of(g, s, there))


def _do_symbol(g: TomePosition, s: Sheet, action: Action) -> Message:
    name = LAND_NAMES[action.a]
    if s.at != NOWHERE and not targets(g, s, action.a):
        return say("do-symbol-nowhere", land=name)
    if g.players > 1 and action.a != g.given(max(g.actor(), 0)):
        return say("do-symbol-ink", land=name)
    return say("do-symbol", land=name)


def _do_rest(g: TomePosition, s: Sheet, action: Action) -> Message:
    box = g.printed
    refreshed = tokens(box.brews - s.brews, box.inks[g.players - 1] - s.inks)
    if not isinstance(g.waiting, Offer):
        return say("do-rest", tokens=refreshed) if refreshed else say("do-rest-idle")
    name = LAND_NAMES[g.waiting.land]
    return say("do-decline", land=name, tokens=refreshed) if refreshed else say("do-decline-idle", land=name)


def _do_restore(g: TomePosition, s: Sheet, action: Action) -> Message:
    return say("do-restore", card=among(g.printed, s.cards, action.a), land=LAND_NAMES[action.b])


def _do_claim(g: TomePosition, s: Sheet, action: Action) -> Message | None:
    exotics = g.agreed.map.exotics
    return say("do-claim", place=Printed(exotics[action.a].name)) if action.a < len(exotics) else None


DOINGS: Final[Mapping[str, Do]] = {
    "keep": _do_keep,
    "start": _do_start,
    "take": _do_take,
    "pair": _do_pair,
    "swap": _do_swap,
    "draw": _do_draw,
    "end research": lambda g, s, action: say("do-end-research"),
    "travel": _do_travel,
    "brew": _do_brew,
    "end move": lambda g, s, action: say("do-end-move"),
    "symbol": _do_symbol,
    "rest": _do_rest,
    "place": _do_place,
    "road": _do_road,
    "restore": _do_restore,
    "end restore": lambda g, s, action: say("do-end-restore"),
    "claim": _do_claim,
}
