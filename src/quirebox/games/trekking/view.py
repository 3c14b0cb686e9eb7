"""What a viewer may see, and positions that the viewer cannot tell apart."""

from __future__ import annotations

from typing import Final

from quirebox.core.box import Box
from quirebox.core.event import Player
from quirebox.core.message import Printed as Text
from quirebox.core.message import plain
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.trekking import box
from quirebox.games.trekking.box import ANCESTOR, COLOURS, DAYS, NO_CARD, NO_ICON, NOON, SLOTS, WARP, WILD, TrekkingBox
from quirebox.games.trekking.position import RIVAL, Seat, TrekkingPosition
from quirebox.games.trekking.scoring import sheet
from quirebox.games.trekking.shown import (
    Bonus,
    Card,
    Colour,
    Deck,
    Experience,
    Hand,
    Itinerary,
    PayingFor,
    Payment,
    Phase,
    PlayerView,
    Printed,
    RivalView,
    Slot,
    Treks,
    View,
    Warp,
)
from quirebox.games.trekking.steps.treks import Join
from quirebox.games.trekking.steps.turns import Spend, cost, crystals_to_spend, hours_left
from quirebox.games.trekking.telling import signs
from quirebox.games.trekking.telling import warps as words
from quirebox.games.trekking.telling.signs import ICONS, TOKENS, letters

COLUMNS: Final[list[Colour]] = ["P", "E", "I", "G"]
PHASES: Final[dict[str, Phase]] = {
    "Select": "itinerary",
    "Choose": "turn",
    "Spend": "spend",
    "PlaceWild": "wild",
    "Exchange": "may",
    "Join": "may",
    "ChooseColour": "warp",
    "Board": "warp",
    "Over": "over",
}


# ---- view


def view(g: State, viewer: Player) -> View:
    """The table as the viewer sees it."""
    assert isinstance(g, TrekkingPosition)
    step = g.waiting.data()
    return {
        "day": g.day + 1,
        "phase": PHASES[str(step[0])],
        "paying_for": paying_for(g),
        "payments": payments(g),
        "joining": g.waiting.slot if isinstance(g.waiting, Join) else None,
        "row": [row_slot(g, s) for s in range(SLOTS)],
        "deck": deck(g),
        "ancestors": [g.printed.cards[number].id for number in g.family[: g.ancestors]],
        "supply": {token: g.supply[x] for x, token in enumerate(TOKENS)},
        "crystals": g.crystals,
        "wilds_in_hand": g.wilds,
        "clock": clock(g),
        "active": g.active(),
        "warps": warps(g),
        "trek_points": [*g.printed.trek_points],
        "further_card": g.printed.further,
        "punctuality": g.rule.punctuality,
        "players": [player(g, p, viewer) for p in range(g.players)],
        "rival": rival(g),
    }


def card(c: box.Card) -> Card:
    """What is printed on a card."""
    if c.day == NO_CARD:
        return {
            "id": c.id,
            "title": plain(Text(c.title)),
            "hours": c.hours,
            "icons": letters(c.icons.printed),
            "caption": plain(Text(c.caption)),
        }
    return {
        "id": c.id,
        "day": c.day + 1,
        "year": c.year,
        "circa": c.circa,
        "title": plain(Text(c.title)),
        "category": COLUMNS[c.category],
        "hours": c.hours,
        "icons": letters(c.icons.printed),
        "caption": plain(Text(c.caption)),
    }


def row_slot(g: TrekkingPosition, slot: int) -> Slot:
    """A slot of the Row: its space benefit, its card, and whose treks that would extend."""
    space = g.rule.spaces[slot]
    shown: Slot = {"slot": slot, "space": "" if space == NO_ICON else ICONS[space], "card": None}
    if g.row[slot] != NO_CARD:
        c = g.printed.cards[g.row[slot]]
        shown["card"] = c.id
        shown["cost"] = cost(g, slot)
        shown["extends"] = [p for p in range(len(g.seats)) if c.year > g.seats[p].date]
    return shown


def deck(g: TrekkingPosition) -> Deck:
    """How many cards lie face down, which they are (as a set), and which lie at the bottom, in order."""
    known = min(g.known, g.unseen())
    split = len(g.deck) - known
    cards = g.printed.cards
    return {
        "left": g.unseen(),
        "unseen": [cards[c].id for c in sorted(g.deck[g.drawn : split])],
        "bottom": [cards[c].id for c in g.deck[split:]],
    }


def paying_for(g: TrekkingPosition) -> PayingFor | None:
    """What is being paid for: a card of the Row (its slot), the Ancestor, the Warp."""
    if not isinstance(g.waiting, Spend):
        return None
    kinds: dict[int, PayingFor] = {ANCESTOR: {"kind": "ancestor"}, WARP: {"kind": "warp"}}
    return kinds.get(g.waiting.choice, {"kind": "take", "slot": g.waiting.choice})


def payments(g: TrekkingPosition) -> list[Payment]:
    """While something is paid for: for each number of crystals the hours, the hour of arrival, the hours beyond twelve,
    the bonus."""
    step = g.waiting
    if not isinstance(step, Spend):
        return []
    shown: list[Payment] = []
    for crystals in range(crystals_to_spend(g, step.player, step.choice) + 1):
        hours = hours_left(g, step.choice, crystals)
        to = g.seats[step.player].hour + hours
        shown.append(
            {
                "crystals": crystals,
                "hours": hours,
                "to": min(to, NOON),
                "lost": max(to - NOON, 0),
                "points": g.rule.punctuality if to == NOON else 0,
            }
        )
    return shown


def clock(g: TrekkingPosition) -> list[list[int]]:
    """The watches on each hour from 0 to 12, bottom to top."""
    return [[p for p in g.order if g.seats[p].hour == hour] for hour in range(NOON + 1)]


def warps(g: TrekkingPosition) -> list[str]:
    """Today's Warp and tomorrow's; nothing without Time Warps."""
    return [g.printed.warps[number].id for number in g.warps[g.day : g.day + 2]]


def warp(printed: TrekkingBox, w: box.Warp) -> Warp:
    """What is printed on a Time Warp."""
    return {
        "id": w.id,
        "name": plain(Text(w.name)),
        "signs": signs.warp(w, printed.rule),
        "text": plain(words.warp(printed, w)),
        "kind": "activated" if w.steps else "unlimited",
        "hours": w.hours if w.steps else None,
    }


def itinerary(plan: box.Itinerary) -> Itinerary:
    """What is printed on an Itinerary: for each column the bonuses from the top, points or "C"; the bonuses of the
    rows."""
    return {
        "id": plan.id,
        "name": plain(Text(plan.name)),
        "heights": [*plan.heights],
        "spaces": [column(plan, x) for x in range(COLOURS)],
        "rows": [*plan.rows[1 : max(plan.heights) + 1]],
    }


def column(plan: box.Itinerary, x: int) -> list[int | Bonus]:
    """The bonuses of one column from the top."""
    bonuses: list[int | Bonus] = []
    for bonus in plan.spaces[x][1 : plan.heights[x] + 1]:
        bonuses.append("C" if bonus == NO_ICON else bonus)
    return bonuses


def tokens(seat: Seat) -> list[list[Experience]]:
    """The tokens on each column from the top."""
    return [
        [TOKENS[WILD] if seat.is_wild(x, r) else TOKENS[x] for r in range(1, seat.filled[x] + 1)]
        for x in range(COLOURS)
    ]


def completed(seat: Seat) -> list[int]:
    """The rows of today's Itinerary that are complete."""
    return [row for row in range(1, max(seat.plan.heights) + 1) if seat.row_complete(row)]


def treks(g: TrekkingPosition, seat: Seat) -> Treks:
    """The current trek with dates, and the collapsed ones."""
    cards = g.printed.cards
    return {
        "trek": [cards[c].id for c in seat.trek],
        "date": seat.date if seat.trek else None,
        "trek_worth": g.printed.trek_worth(len(seat.trek)),
        "next_worth": g.printed.trek_worth(len(seat.trek) + 1) - g.printed.trek_worth(len(seat.trek)),
        "collapsed": [[cards[c].id for c in trek] for trek in seat.collapsed],
        "collapsed_worth": g.trek_points(seat) - g.printed.trek_worth(len(seat.trek)),
    }


def player(g: TrekkingPosition, p: Player, viewer: Player) -> PlayerView:
    """A player's things; the hand is shown to its owner only."""
    seat = g.seats[p]
    hidden: Hand = {}
    return {
        "track": seat.track(),
        "score": g.score(p),
        "sheet": sheet(g, p),
        "crystals": seat.crystals,
        "hour": seat.hour,
        "itinerary": itinerary(seat.plan) if seat.plan.number != NO_CARD else None,
        "columns": tokens(seat),
        "completed": completed(seat) if seat.plan.number != NO_CARD else [],
        "used": [g.printed.itineraries[number].id for number in sorted(used(seat))],
        "selected": seat.chosen != NO_CARD,
        "warped": seat.warped,
        **treks(g, seat),
        **(hand(g, seat) if p == viewer else hidden),
    }


def hand(g: TrekkingPosition, seat: Seat) -> Hand:
    """The Itineraries that are left in a hand, and the one selected."""
    plans = g.printed.itineraries
    return {
        "hand": [{"place": i, **itinerary(plans[dealt])} for i, dealt in enumerate(seat.hand) if not seat.is_used(i)],
        "choice": plans[seat.hand[seat.chosen]].id if seat.chosen != NO_CARD else None,
    }


def rival(g: TrekkingPosition) -> RivalView | None:
    """The Rival Tour of the solo mode."""
    if g.solo == NO_CARD:
        return None
    seat, solo = g.seats[RIVAL], g.printed.solo[g.solo]
    return {
        "solo": solo.id,
        "favourite": "" if g.favourite == NO_ICON else ICONS[g.favourite],
        "track": seat.track(),
        "score": g.score(RIVAL),
        "hour": seat.hour,
        **treks(g, seat),
    }


# ---- the box


def printed(box: Box) -> Printed:
    """Every card, board and Time Warp."""
    assert isinstance(box, TrekkingBox)
    return {
        "cards": [card(c) for c in box.cards if c.day != NO_CARD],
        "ancestors": [card(box.cards[number]) for number in box.family],
        "itineraries": [itinerary(plan) for plan in box.itineraries],
        "warps": [warp(box, w) for w in box.warps],
        "solo": [
            {
                "id": card.id,
                "name": plain(Text(card.name)),
                "level": card.level,
                "signs": signs.solo(card),
                "text": plain(words.solo(card)),
            }
            for card in box.solo
        ],
    }


# ---- imagine


def imagine(g: State, viewer: Player, rng: Rng) -> TrekkingPosition:
    """Deal again what the viewer cannot see: decks, other hands and selections, the third Warp."""
    assert isinstance(g, TrekkingPosition)
    h = g.copy()
    h.rng = Rng(rng.next())
    split = len(g.deck) - min(g.known, g.unseen())
    h.deck = g.deck[: g.drawn] + rng.mixed(g.deck[g.drawn : split]) + g.deck[split:]
    h.later = [rng.mixed(deck) if day >= g.day else deck for day, deck in enumerate(g.later)]
    deal_hands(h, viewer, rng)
    if g.warps and g.day == 0:
        rest = [w for w in range(len(g.printed.warps)) if w not in g.warps[:2]]
        h.warps = [*g.warps[: DAYS - 1], rest[rng.below(len(rest))]]
    return h


def deal_hands(h: TrekkingPosition, viewer: Player, rng: Rng) -> None:
    """Deal the Itineraries that the viewer has not seen."""
    seen: list[int] = []
    for p in range(h.players):
        seat = h.seats[p]
        seen += seat.hand if p == viewer else used(seat)
    pool = rng.mixed([i for i in range(len(h.printed.itineraries)) if i not in seen])
    for p in range(h.players):
        seat = h.seats[p]
        if p != viewer:  # the order of a hand is that of the deal: an index tells nothing, so selections can stay
            seat.hand = [seat.hand[i] if seat.is_used(i) else pool.pop() for i in range(len(seat.hand))]
            seat.forget()


def used(seat: Seat) -> list[int]:
    """The Itineraries of a hand that everybody has seen."""
    return [seat.hand[i] for i in range(len(seat.hand)) if seat.is_used(i)]
