"""The vocabulary of the scenarios.

Hexes are written q,r and several of them q,r/q,r; cards C01,C02; tomes T01,T02; nothing at all is written none.

Of a player   at=0,0  brews=2  inks=1  forest=0,0/1,0 (and every other land; Caves fill in the order of the list)  roads=0,0E/1,0NW
              cards=C01,C02  exotics=E1,E2  closed=E3  restored=village:C19/cave:C06  hand=C01,C02,C03,C04
              turn=take, research, move, manifest or restore: it is this player's turn, and it has come so far (a tome has been taken)
              symbol=lake: it is their Manifest, and this land was given to them
   only asked filled (hexes)  closing (exotic locations)  segments  given  kept  and every scoring box: restoration forest_box … cliffs_box exotic magic empty
Of the table  row=C01,none,C02  deck=C01,C02 (from the top)  discard=C01,C02  tomes=T01,T02 (face up)  next=T03,T04 (face down, from the top)
              down=5 (face down)  taken=0left  first=p1  round=4  symbols=cave,forest (alone)
   only asked used, put_aside (tomes)  deck_size  discard_size  rounds  phase
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from quire.core.event import NOBODY, Player
from quire.core.game import seat
from quire.core.step import Step
from quire.games.two_page_tome.actions import LAND_NAMES, PAIRS, SIDE_NAMES
from quire.games.two_page_tome.effects import closing, fill, signs_of, work_out
from quire.games.two_page_tome.hexes import DIRECTION_NAMES, bits, opposite
from quire.games.two_page_tome.scoring import BOXES, boxes, segments
from quire.games.two_page_tome.sheet import CAVE, LANDS, NO_CARD, NO_LAND, NOWHERE, UNDECIDED, Sheet
from quire.games.two_page_tome.state import NO_TOME, TwoPageTome
from quire.games.two_page_tome.steps.decision import PHASES, phase
from quire.games.two_page_tome.steps.manifest import MANIFESTS
from quire.games.two_page_tome.steps.move import ARRIVES, MOVES
from quire.games.two_page_tome.steps.research import RESEARCHES, TAKES
from quire.games.two_page_tome.steps.restore import RESTORES
from quire.games.two_page_tome.steps.solo import JOURNEYS, PAIR
from quire.games.two_page_tome.steps.turn import END_ROUND, TURNS
from quire.games.two_page_tome.view import rounds

BOX_NAMES = [f"{box}_box" if box in LAND_NAMES else box for box in BOXES]
BEFORE_PLAY = ("hand", "tomes", "next")  # facts that can be given while the game is being set up


def given(g: TwoPageTome, p: Player, name: str, value: str) -> None:
    """Make a fact true; unless it belongs to the set-up, the set-up is over by then, everybody having taken the first option."""
    while not g.round and name not in BEFORE_PLAY:
        g.apply(g.options[0])
    if p != NOBODY and name in LAND_NAMES:
        give_land(g, g.sheets[p], LAND_NAMES.index(name), value)
    elif p != NOBODY and name in OF_PLAYER:
        OF_PLAYER[name](g, p, value)
    elif p == NOBODY and name in OF_TABLE:
        OF_TABLE[name](g, value)
    else:
        raise KeyError(name)


def fact(g: TwoPageTome, p: Player, name: str) -> str:
    """A fact as a scenario writes it."""
    if p == NOBODY:
        return ASKED_OF_TABLE[name](g)
    s = g.sheets[p]
    if name in LAND_NAMES:
        return hexes_text(g, s.lands[LAND_NAMES.index(name)])
    if name in BOX_NAMES:
        return str(boxes(g.agreed.map, g.edition.points_of, s)[BOX_NAMES.index(name)])
    if name == "given":
        return land_text(g.given(p))
    return ASKED_OF_PLAYER[name](g, s)


# ---- reading values


def listed(value: str, between: str = ",") -> list[str]:
    """The parts of a value."""
    return [] if value in ("none", "") else value.split(between)


def hex_of(g: TwoPageTome, text: str) -> int:
    """The hex at these coordinates."""
    found = re.fullmatch(r"(-?\d+),(-?\d+)", text)
    if not found or (int(found[1]), int(found[2])) not in g.agreed.map.index:
        raise ValueError(f"{text!r} is no hex of map {g.agreed.map.id}; say q,r")
    return g.agreed.map.index[int(found[1]), int(found[2])]


def one_of(text: str, names: Sequence[str]) -> int:
    """The number of a name."""
    if text not in names:
        raise ValueError(f"found {text!r}; there are: {', '.join(names)}")
    return names.index(text)


def card_of(g: TwoPageTome, text: str) -> int:
    """The card with that id."""
    return NO_CARD if text == "none" else one_of(text, [card.id for card in g.edition.cards])


def cards_of(g: TwoPageTome, value: str, number: int = 0) -> list[int]:
    """The cards that a value lists; they are taken out of deck and discard pile."""
    found = [card_of(g, text) for text in value.split(",")] if number else [card_of(g, text) for text in listed(value)]
    if number and len(found) != number:
        raise ValueError(f"say {number} cards")
    g.deck = [card for card in g.deck[g.drawn :] if card not in found]
    g.drawn = 0
    for card in found:
        if card != NO_CARD:
            g.discard &= ~(1 << card)
    return found


def tomes_of(g: TwoPageTome, value: str) -> list[int]:
    """The tomes that a value lists."""
    return [one_of(text, [tome.id for tome in g.edition.tomes]) for text in listed(value)]


def number(value: str, highest: int) -> int:
    """A whole number within bounds."""
    if not value.isdigit() or int(value) > highest:
        raise ValueError(f"say a whole number from 0 to {highest}")
    return int(value)


# ---- making facts of a player true


def give_at(g: TwoPageTome, p: Player, value: str) -> None:
    """Put the worldbuilder there."""
    g.sheets[p].at = hex_of(g, value)


def give_brews(g: TwoPageTome, p: Player, value: str) -> None:
    """Unused brews."""
    g.sheets[p].brews = number(value, g.edition.brews)


def give_inks(g: TwoPageTome, p: Player, value: str) -> None:
    """Unused ink pots."""
    g.sheets[p].inks = number(value, g.edition.inks[g.players - 1])


def give_land(g: TwoPageTome, s: Sheet, land: int, value: str) -> None:
    """Symbols of one land, as if they had been scribbled in this order."""
    hexes = [hex_of(g, text) for text in listed(value, "/")]
    lands = s.lands[:]
    lands[land] = 0
    if land == CAVE:
        s.filled &= ~s.lands[CAVE]
    for h in hexes:
        if land == CAVE and not g.agreed.map.near[h] & lands[CAVE]:
            s.filled |= 1 << h
        lands[land] |= 1 << h
    s.lands = lands
    refill(g, s)


def refill(g: TwoPageTome, s: Sheet) -> None:
    """Work out the sheet again, fills included."""
    s.filled &= s.lands[CAVE]
    work_out(g, s)
    fill(g, s)
    s.signs = signs_of(s)


def give_roads(g: TwoPageTome, p: Player, value: str) -> None:
    """Roads, each by a hex and a direction."""
    map = g.agreed.map
    roads = [0] * map.size
    for text in listed(value, "/"):
        found = re.fullmatch(r"(-?\d+,-?\d+)([NSEW]+)", text)
        if not found:
            raise ValueError(f"found {text!r}; say q,r and a direction")
        h, direction = hex_of(g, found[1]), one_of(found[2], DIRECTION_NAMES)
        there = map.neighbours[6 * h + direction]
        if there < 0:
            raise ValueError(f"the road {text} leads into the mist")
        roads[h] |= 1 << direction
        roads[there] |= 1 << opposite(direction)
    g.sheets[p].roads = bytes(roads)
    refill(g, g.sheets[p])


def give_cards(g: TwoPageTome, p: Player, value: str) -> None:
    """The two claimed cards."""
    g.sheets[p].cards = cards_of(g, value, 2)
    work_out(g, g.sheets[p])


def give_hand(g: TwoPageTome, p: Player, value: str) -> None:
    """The four cards dealt; whoever had one of them gets another one instead."""
    old = g.sheets[p].hand
    if not old:
        raise ValueError("the cards have been chosen already")
    new = cards_of(g, value, len(old))
    spare = [card for card in old if card not in new]
    for s in g.sheets:
        s.hand = [spare.pop() if card in new else card for card in s.hand] if s is not g.sheets[p] else new
    g.deck = g.deck + spare


def exotics_of(g: TwoPageTome, value: str) -> int:
    """The hexes of exotic locations."""
    exotics = g.agreed.map.exotics
    return sum(1 << exotics[one_of(text, [exotic.id for exotic in exotics])].hex for text in listed(value))


def give_exotics(g: TwoPageTome, p: Player, value: str) -> None:
    """Claimed exotic locations."""
    g.sheets[p].claimed = exotics_of(g, value)


def give_closed(g: TwoPageTome, p: Player, value: str) -> None:
    """Closed exotic locations."""
    g.sheets[p].closed = exotics_of(g, value)


def give_restored(g: TwoPageTome, p: Player, value: str) -> None:
    """Races restored, each by land and card."""
    restored = [NO_CARD] * LANDS
    for text in listed(value, "/"):
        land, _, card = text.partition(":")
        restored[one_of(land, LAND_NAMES)] = card_of(g, card)
    g.sheets[p].restored = restored
    work_out(g, g.sheets[p])


def give_turn(g: TwoPageTome, p: Player, value: str) -> None:
    """Let it be p's turn, which has come so far; the others' turns follow."""
    steps: dict[str, list[Step]] = {
        "take": [TAKES[p]],
        "research": [RESEARCHES[p], ARRIVES[p]],
        "move": [MOVES[p][0]],
        "manifest": [MANIFESTS[p]],
        "restore": [RESTORES[p][0]],
    }
    if g.players == 1:
        steps = {
            "take": [PAIR],
            "research": [RESEARCHES[p], ARRIVES[p]],
            "move": [JOURNEYS[0]],
            "restore": [RESTORES[p][0]],
        }
    so_far = one_of(value, list(steps))
    if so_far and g.players > 1 and g.taken == NOBODY:
        g.taken = 0
    coming = [step for name in list(steps)[so_far:] for step in steps[name]]
    later = (g.first - p - 1) % g.players
    g.agenda = [END_ROUND, *(TURNS[(p + k) % g.players] for k in range(later, 0, -1)), *reversed(coming)]
    g.waiting = g.agenda.pop()


def give_symbol(g: TwoPageTome, p: Player, value: str) -> None:
    """Let p have been given the land and have to manifest it."""
    land = one_of(value, LAND_NAMES)
    tome = next(i for i, tome in enumerate(g.edition.tomes) if land in (tome.left, tome.right) and i != g.up[1])
    put_up(g, 0, tome)
    g.taken = 0
    g.reserved = int((g.edition.tomes[tome].right == land) == (p == g.first))
    give_turn(g, p, "manifest")


# ---- making facts of the table true


def give_row(g: TwoPageTome, value: str) -> None:
    """The cards of the row."""
    g.row = cards_of(g, value, 3)


def give_deck(g: TwoPageTome, value: str) -> None:
    """The deck, and no other cards in it."""
    g.deck = cards_of(g, value)


def give_discard(g: TwoPageTome, value: str) -> None:
    """The discard pile."""
    g.discard = sum(1 << card for card in cards_of(g, value))


def put_up(g: TwoPageTome, slot: int, tome: int) -> None:
    """Let the tome change places with the one face up in the slot."""
    here = g.tomes.index(g.up[slot])
    swap_tomes(g, here, g.tomes.index(tome))
    g.up = [tome if other == g.up[slot] else g.up[slot] if other == tome else other for other in g.up]


def swap_tomes(g: TwoPageTome, i: int, j: int) -> None:
    """Let two tomes change their places in the order."""
    tomes = g.tomes[:]
    tomes[i], tomes[j] = tomes[j], tomes[i]
    g.tomes = tomes


def give_tomes(g: TwoPageTome, value: str) -> None:
    """The two tomes face up."""
    for slot, tome in enumerate(tomes_of(g, value)):
        put_up(g, slot, tome)


def give_next(g: TwoPageTome, value: str) -> None:
    """The next tomes to be turned up."""
    for i, tome in enumerate(tomes_of(g, value)):
        if tome in g.up:
            raise ValueError(f"{g.edition.tomes[tome].id} is face up")
        swap_tomes(g, g.flipped + i, g.tomes.index(tome))


def give_down(g: TwoPageTome, value: str) -> None:
    """How many tomes are face down."""
    g.flipped += g.face_down() - number(value, len(g.tomes) - g.edition.aside[g.players - 1] - 2)


def give_taken(g: TwoPageTome, value: str) -> None:
    """The tome taken and the side reserved."""
    found = re.fullmatch(r"([01])(left|right)", value)
    if not found:
        raise ValueError("say a slot and a side, e.g. 0left")
    g.taken = int(found[1])
    g.reserved = SIDE_NAMES.index(found[2])


def give_first(g: TwoPageTome, value: str) -> None:
    """The holder of the inspiration token; their turn begins."""
    if seat(value, g.players) == NOBODY:
        raise ValueError("say a player, e.g. p0")
    g.first = seat(value, g.players)
    g.taken = NOBODY
    give_turn(g, g.first, "take")


def give_round(g: TwoPageTome, value: str) -> None:
    """The number of the round."""
    g.round = number(value, rounds(g))


def give_symbols(g: TwoPageTome, value: str) -> None:
    """Alone: the two symbols in hand."""
    g.symbols = [NO_LAND if text == "none" else one_of(text, LAND_NAMES) for text in value.split(",")]


# ---- asking


def hexes_text(g: TwoPageTome, mask: int) -> str:
    """Hexes as a scenario lists them, by row."""
    return "/".join(f"{g.agreed.map.hexes[h][0]},{g.agreed.map.hexes[h][1]}" for h in bits(mask)) or "none"


def cards_text(g: TwoPageTome, cards: list[int]) -> str:
    """Cards as a scenario lists them."""
    return ",".join("none" if card == NO_CARD else g.edition.cards[card].id for card in cards) or "none"


def tomes_text(g: TwoPageTome, tomes: list[int]) -> str:
    """Tomes as a scenario lists them."""
    return ",".join("none" if tome == NO_TOME else g.edition.tomes[tome].id for tome in tomes) or "none"


def exotics_text(g: TwoPageTome, mask: int) -> str:
    """Exotic locations as a scenario lists them."""
    return ",".join(exotic.id for exotic in g.agreed.map.exotics if mask >> exotic.hex & 1) or "none"


def land_text(land: int) -> str:
    """A land, or none."""
    return "none" if land == NO_LAND else LAND_NAMES[land]


def roads_text(g: TwoPageTome, s: Sheet) -> str:
    """Roads, each once, from the hex that comes first; a direction E, SW or SE leads to a later one."""
    map = g.agreed.map
    found = [
        f"{map.hexes[h][0]},{map.hexes[h][1]}{DIRECTION_NAMES[d]}"
        for h in range(map.size)
        for d in bits(s.roads[h])
        if map.neighbours[6 * h + d] > h
    ]
    return "/".join(found) or "none"


def restored_text(g: TwoPageTome, s: Sheet) -> str:
    """Races restored."""
    return (
        "/".join(
            f"{LAND_NAMES[land]}:{g.edition.cards[card].id}" for land, card in enumerate(s.restored) if card != NO_CARD
        )
        or "none"
    )


OF_PLAYER: dict[str, Callable[[TwoPageTome, Player, str], None]] = {
    "at": give_at,
    "brews": give_brews,
    "inks": give_inks,
    "roads": give_roads,
    "cards": give_cards,
    "hand": give_hand,
    "exotics": give_exotics,
    "closed": give_closed,
    "restored": give_restored,
    "turn": give_turn,
    "symbol": give_symbol,
}
OF_TABLE: dict[str, Callable[[TwoPageTome, str], None]] = {
    "row": give_row,
    "deck": give_deck,
    "discard": give_discard,
    "tomes": give_tomes,
    "next": give_next,
    "down": give_down,
    "taken": give_taken,
    "first": give_first,
    "round": give_round,
    "symbols": give_symbols,
}
ASKED_OF_PLAYER: dict[str, Callable[[TwoPageTome, Sheet], str]] = {
    "at": lambda g, s: "none" if s.at == NOWHERE else hexes_text(g, 1 << s.at),
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
ASKED_OF_TABLE: dict[str, Callable[[TwoPageTome], str]] = {
    "row": lambda g: cards_text(g, g.row),
    "deck": lambda g: cards_text(g, g.deck[g.drawn :]),
    "deck_size": lambda g: str(len(g.deck) - g.drawn),
    "discard": lambda g: cards_text(g, bits(g.discard)),
    "discard_size": lambda g: str(len(bits(g.discard))),
    "tomes": lambda g: tomes_text(g, g.up),
    "used": lambda g: str(len([tome for tome in g.tomes[: g.flipped] if tome not in g.up])),
    "put_aside": lambda g: str(g.edition.aside[g.players - 1]),
    "down": lambda g: str(g.face_down()),
    "taken": lambda g: "none" if g.taken == NOBODY else f"{g.taken}{SIDE_NAMES[g.reserved]}",
    "first": lambda g: f"p{g.first}",
    "round": lambda g: str(g.round),
    "rounds": lambda g: str(rounds(g)),
    "symbols": lambda g: ",".join(map(land_text, g.symbols)),
    "phase": lambda g: PHASES[phase(g.waiting)],
}
