"""The vocabulary of the scenarios.

Hexes are written q,r and several of them q,r/q,r; cards C01,C02; tomes T01,T02; nothing at all is written none.

Of a player   at=0,0  brews=2  inks=1  forest=0,0/1,0 (and every other land; Caves fill in the order of the list)
              roads=0,0E/1,0NW  cards=C01,C02  exotics=E1,E2  closed=E3  restored=village:C19/cave:C06
              hand=C01,C02,C03,C04
              turn=take, research, move, manifest or restore: it is this player's turn, and it has come this far (a
              tome has been taken)
              symbol=lake: it is their Manifest, and this land was given to them
   only asked filled (hexes)  closing (exotic locations)  segments  given  kept  and every scoring box: restoration
              forest_box … cliffs_box exotic magic empty
Of the table  row=C01,none,C02  deck=C01,C02 (from the top)  discard=C01,C02  tomes=T01,T02 (face up)
              next=T03,T04 (face down, from the top)  down=5 (face down)  taken=0left  first=p1  round=4
              symbols=cave,forest (alone)
   only asked used, put_aside (tomes)  deck_size  discard_size  rounds  phase
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from quirebox.core.event import NOBODY, Player
from quirebox.core.game import seat
from quirebox.core.masks import bit, mask_of
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.two_page_tome.box import CAVE, LAND_NAMES, LANDS, NO_CARD, NO_LAND, SIDE_NAMES
from quirebox.games.two_page_tome.hexes import DIRECTION_NAMES, opposite
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.scoring import boxes
from quirebox.games.two_page_tome.sheet import Sheet
from quirebox.games.two_page_tome.steps.manifest import MANIFESTS
from quirebox.games.two_page_tome.steps.move import ARRIVES, MOVES
from quirebox.games.two_page_tome.steps.research import RESEARCHES, TAKES
from quirebox.games.two_page_tome.steps.restore import restore_of
from quirebox.games.two_page_tome.steps.solo import JOURNEY, PAIR
from quirebox.games.two_page_tome.steps.turn import END_ROUND, TURNS
from quirebox.games.two_page_tome.substance import fill, signs_of
from quirebox.games.two_page_tome.telling.written import (
    ASKED_OF_PLAYER,
    ASKED_OF_TABLE,
    BOX_NAMES,
    hexes_text,
    land_text,
)
from quirebox.games.two_page_tome.verbs import work_out
from quirebox.games.two_page_tome.view import rounds

BEFORE_PLAY = ("hand", "tomes", "next")  # facts that can be given while the game is being set up


def given(g: State, p: Player, name: str, value: str) -> None:
    """Make a fact true; unless it belongs to the set-up, the set-up is over by then, everybody having taken the first
    option."""
    assert isinstance(g, TomePosition)
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


def fact(g: State, p: Player, name: str) -> str:
    """A fact as a scenario writes it."""
    assert isinstance(g, TomePosition)
    if p == NOBODY:
        return ASKED_OF_TABLE[name](g)
    s = g.sheets[p]
    if name in LAND_NAMES:
        return hexes_text(g, s.lands[LAND_NAMES.index(name)])
    if name in BOX_NAMES:
        return str(boxes(g.agreed.map, g.printed.points_of, s)[BOX_NAMES.index(name)])
    if name == "given":
        return land_text(g.given(p))
    return ASKED_OF_PLAYER[name](g, s)


# ---- reading values


def listed(value: str, between: str = ",") -> list[str]:
    """The parts of a value."""
    return [] if value in ("none", "") else value.split(between)


def hex_of(g: TomePosition, text: str) -> int:
    """The hex at these coordinates."""
    found = re.fullmatch(r"(-?\d+),(-?\d+)", text)
    if not found or (int(found[1]), int(found[2])) not in g.agreed.map.index:
        raise ValueError(f"{text!r} is no hex of map {g.agreed.map.id}; use q,r")
    return g.agreed.map.index[int(found[1]), int(found[2])]


def one_of(text: str, names: Sequence[str]) -> int:
    """The number of a name."""
    if text not in names:
        raise ValueError(f"found {text!r}; there are: {', '.join(names)}")
    return names.index(text)


def card_of(g: TomePosition, text: str) -> int:
    """The card with that id."""
    return NO_CARD if text == "none" else one_of(text, [card.id for card in g.printed.cards])


def cards_of(g: TomePosition, value: str, number: int = 0) -> list[int]:
    """The cards that a value lists; they are taken out of deck and discard pile."""
    found = [card_of(g, text) for text in value.split(",")] if number else [card_of(g, text) for text in listed(value)]
    if number and len(found) != number:
        raise ValueError(f"name {number} cards")
    g.deck = [card for card in g.deck[g.drawn :] if card not in found]
    g.drawn = 0
    for card in found:
        if card != NO_CARD:
            g.discard &= ~bit(card)
    return found


def tomes_of(g: TomePosition, value: str) -> list[int]:
    """The tomes that a value lists."""
    return [one_of(text, [tome.id for tome in g.printed.tomes]) for text in listed(value)]


def number(value: str, highest: int) -> int:
    """A whole number within bounds."""
    if not value.isdigit() or int(value) > highest:
        raise ValueError(f"use a whole number from 0 to {highest}")
    return int(value)


# ---- making facts of a player true


def give_at(g: TomePosition, p: Player, value: str) -> None:
    """Put the worldbuilder there."""
    g.sheets[p].at = hex_of(g, value)


def give_brews(g: TomePosition, p: Player, value: str) -> None:
    """Unused brews."""
    g.sheets[p].brews = number(value, g.printed.brews)


def give_inks(g: TomePosition, p: Player, value: str) -> None:
    """Unused ink pots."""
    g.sheets[p].inks = number(value, g.printed.inks[g.players - 1])


def give_land(g: TomePosition, s: Sheet, land: int, value: str) -> None:
    """Symbols of one land, as if they had been scribbled in this order."""
    hexes = [hex_of(g, text) for text in listed(value, "/")]
    lands = s.lands[:]
    lands[land] = 0
    if land == CAVE:
        s.filled &= ~s.lands[CAVE]
    for h in hexes:
        if land == CAVE and not g.agreed.map.near[h] & lands[CAVE]:
            s.filled |= bit(h)
        lands[land] |= bit(h)
    s.lands = lands
    refill(g, s)


def refill(g: TomePosition, s: Sheet) -> None:
    """Work out the sheet again, fills included."""
    s.filled &= s.lands[CAVE]
    work_out(g, s)
    fill(g, s)
    s.signs = signs_of(s)


def give_roads(g: TomePosition, p: Player, value: str) -> None:
    """Roads, each by a hex and a direction."""
    map = g.agreed.map
    roads = [0] * map.size
    for text in listed(value, "/"):
        found = re.fullmatch(r"(-?\d+,-?\d+)([NSEW]+)", text)
        if not found:
            raise ValueError(f"found {text!r}; use q,r and a direction")
        h, direction = hex_of(g, found[1]), one_of(found[2], DIRECTION_NAMES)
        there = map.neighbour(h, direction)
        if there < 0:
            raise ValueError(f"the road {text} leads into the mist")
        roads[h] |= bit(direction)
        roads[there] |= bit(opposite(direction))
    g.sheets[p].roads = bytes(roads)
    refill(g, g.sheets[p])


def give_cards(g: TomePosition, p: Player, value: str) -> None:
    """The two claimed cards."""
    g.sheets[p].cards = cards_of(g, value, 2)
    work_out(g, g.sheets[p])


def give_hand(g: TomePosition, p: Player, value: str) -> None:
    """The four cards dealt; a player who had one of them gets another one instead."""
    old = g.sheets[p].hand
    if not old:
        raise ValueError("the cards have been chosen already")
    new = cards_of(g, value, len(old))
    spare = [card for card in old if card not in new]
    for s in g.sheets:
        s.hand = [spare.pop() if card in new else card for card in s.hand] if s is not g.sheets[p] else new
    g.deck = g.deck + spare


def exotics_of(g: TomePosition, value: str) -> int:
    """The hexes of exotic locations."""
    exotics = g.agreed.map.exotics
    return mask_of([exotics[one_of(text, [exotic.id for exotic in exotics])].hex for text in listed(value)])


def give_exotics(g: TomePosition, p: Player, value: str) -> None:
    """Claimed exotic locations."""
    g.sheets[p].claimed = exotics_of(g, value)


def give_closed(g: TomePosition, p: Player, value: str) -> None:
    """Closed exotic locations."""
    g.sheets[p].closed = exotics_of(g, value)


def give_restored(g: TomePosition, p: Player, value: str) -> None:
    """Races restored, each by land and card."""
    restored = [NO_CARD] * LANDS
    for text in listed(value, "/"):
        land, _, card = text.partition(":")
        restored[one_of(land, LAND_NAMES)] = card_of(g, card)
    g.sheets[p].restored = restored
    work_out(g, g.sheets[p])


def give_turn(g: TomePosition, p: Player, value: str) -> None:
    """Let it be p's turn, which has come so far; the others' turns follow."""
    steps: dict[str, list[Step]] = {
        "take": [TAKES[p]],
        "research": [RESEARCHES[p], ARRIVES[p]],
        "move": [MOVES[p]],
        "manifest": [MANIFESTS[p]],
        "restore": [restore_of(p)],
    }
    if g.players == 1:
        steps = {
            "take": [PAIR],
            "research": [RESEARCHES[p], ARRIVES[p]],
            "move": [JOURNEY],
            "restore": [restore_of(p)],
        }
    so_far = one_of(value, list(steps))
    if so_far and g.players > 1 and g.taken == NOBODY:
        g.taken = 0
    coming = [step for name in list(steps)[so_far:] for step in steps[name]]
    later = (g.first - p - 1) % g.players
    g.agenda = [END_ROUND, *(TURNS[(p + k) % g.players] for k in range(later, 0, -1)), *reversed(coming)]
    g.waiting = g.agenda.pop()


def give_symbol(g: TomePosition, p: Player, value: str) -> None:
    """Let p have been given the land and have to manifest it."""
    land = one_of(value, LAND_NAMES)
    tome = next(i for i, tome in enumerate(g.printed.tomes) if land in (tome.left, tome.right) and i != g.up[1])
    put_up(g, 0, tome)
    g.taken = 0
    g.reserved = int((g.printed.tomes[tome].right == land) == (p == g.first))
    give_turn(g, p, "manifest")


# ---- making facts of the table true


def give_row(g: TomePosition, value: str) -> None:
    """The cards of the row."""
    g.row = cards_of(g, value, 3)


def give_deck(g: TomePosition, value: str) -> None:
    """The deck, and no other cards in it."""
    g.deck = cards_of(g, value)


def give_discard(g: TomePosition, value: str) -> None:
    """The discard pile."""
    g.discard = mask_of(cards_of(g, value))


def put_up(g: TomePosition, slot: int, tome: int) -> None:
    """Let the tome change places with the one face up in the slot."""
    here = g.tomes.index(g.up[slot])
    swap_tomes(g, here, g.tomes.index(tome))
    g.up = [tome if other == g.up[slot] else g.up[slot] if other == tome else other for other in g.up]


def swap_tomes(g: TomePosition, i: int, j: int) -> None:
    """Let two tomes change their places in the order."""
    tomes = g.tomes[:]
    tomes[i], tomes[j] = tomes[j], tomes[i]
    g.tomes = tomes


def give_tomes(g: TomePosition, value: str) -> None:
    """The two tomes face up."""
    for slot, tome in enumerate(tomes_of(g, value)):
        put_up(g, slot, tome)


def give_next(g: TomePosition, value: str) -> None:
    """The next tomes to be turned up."""
    for i, tome in enumerate(tomes_of(g, value)):
        if tome in g.up:
            raise ValueError(f"{g.printed.tomes[tome].id} is face up")
        swap_tomes(g, g.flipped + i, g.tomes.index(tome))


def give_down(g: TomePosition, value: str) -> None:
    """How many tomes are face down."""
    g.flipped += g.face_down() - number(value, len(g.tomes) - g.printed.aside[g.players - 1] - 2)


def give_taken(g: TomePosition, value: str) -> None:
    """The tome taken and the side reserved."""
    found = re.fullmatch(r"([01])(left|right)", value)
    if not found:
        raise ValueError("use a slot and a side, e.g. 0left")
    g.taken = int(found[1])
    g.reserved = SIDE_NAMES.index(found[2])


def give_first(g: TomePosition, value: str) -> None:
    """The holder of the inspiration token; their turn begins."""
    if seat(value, g.players) == NOBODY:
        raise ValueError("use a player, e.g. p0")
    g.first = seat(value, g.players)
    g.taken = NOBODY
    give_turn(g, g.first, "take")


def give_round(g: TomePosition, value: str) -> None:
    """The number of the round."""
    g.round = number(value, rounds(g))


def give_symbols(g: TomePosition, value: str) -> None:
    """Alone: the two symbols in hand."""
    g.symbols = [NO_LAND if text == "none" else one_of(text, LAND_NAMES) for text in value.split(",")]


OF_PLAYER: dict[str, Callable[[TomePosition, Player, str], None]] = {
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
OF_TABLE: dict[str, Callable[[TomePosition, str], None]] = {
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
