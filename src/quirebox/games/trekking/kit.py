"""The vocabulary of the scenarios.

Of a player: hour=4 crystals=3 track=61 trek=-221,132,A (years; A is an Ancestor) collapsed=7,5 (lengths) itinerary=N05
(D is the demo Itinerary of the rules page) columns=P2E2I1G1 wild_tokens=G1 hand=N01,N02,N03,N04 used=N01,N02
warped=yes.

Of the Rival the same, as rival_hour=9.

Of the table: turn=next (the player furthest behind has the turn) day=2 stack=p2,p1,p0 (arrival, the last lies on top; r
is the Rival) row=a,b,c,d,e,f and deck=g,h (the first is on top; a card is an id, a year, or YEAR/HOURS/ICONS for one
that is not in the box; - is an empty slot) supply=P12E13I14G13W14 crystal_supply=5 ancestors=4 warp=TA07 solo=S2
favourite=G.

Only to look at: length, date, hand_size, tomorrow, unseen, later, at3=p2,p1, asked=Spend, wilds.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from quirebox.core.event import NOBODY, Player
from quirebox.core.game import seat as named_seat
from quirebox.core.masks import bit, each, mask_of
from quirebox.games.trekking.box import (
    COLOURS,
    DAYS,
    DEEPEST,
    HAND,
    LETTERS,
    NO_CARD,
    NO_ICON,
    NO_ITINERARY,
    SLOTS,
    WILD,
    Card,
    Icons,
    Itinerary,
    TrekkingBox,
)
from quirebox.games.trekking.position import NO_TREK, RIVAL, Seat, TrekkingPosition
from quirebox.games.trekking.steps.days import TURN
from quirebox.games.trekking.verbs import deal_row

SetSeat = Callable[[TrekkingPosition, Seat, str], None]
SetTable = Callable[[TrekkingPosition, str], None]
DEMO = Itinerary(
    0,
    "D",
    "Demo",
    0,
    [3, 3, 2, 2],
    [[0, 0, 0, 2, 0, 0, 0, 0], [0] * 8, [0] * 8, [0, 0, NO_ICON, 0, 0, 0, 0, 0]],
    [0, 3, 4, 5, 0, 0, 0, 0],
)


def given(g: TrekkingPosition, p: Player, name: str, value: str) -> None:
    """Make a fact true: of a player, the Rival or the table."""
    if p == NOBODY and name.startswith("rival_"):
        p, name = RIVAL, name.removeprefix("rival_")
    if p == NOBODY:
        TABLE[name](g, value)
    else:
        OF_SEAT[name](g, g.seats[p], value)
    for seat in g.seats:
        seat.forget()
    g._row = b""


def fact(g: TrekkingPosition, p: Player, name: str) -> str:
    """A fact as a scenario writes it."""
    if p == NOBODY and name.startswith("rival_"):
        p, name = RIVAL, name.removeprefix("rival_")
    if p != NOBODY:
        return SEEN_OF_SEAT[name](g, g.seats[p])
    if re.fullmatch(r"at\d+", name):
        return ",".join(seat_name(g, q) for q in g.order if g.seats[q].hour == int(name[2:]))
    return SEEN[name](g)


# ---- cards


def card(g: TrekkingPosition, text: str) -> int:
    """The number of a card by id, by year, or of a new one."""
    for c in g.printed.cards:
        if text in (c.id, str(c.year)) and (c.day != NO_CARD or text == c.id):
            return c.number
    year, hours, icons = text.split("/")
    number = len(g.printed.cards)
    printed = [LETTERS.index(letter) for letter in icons]
    g.box = g.printed = with_card(
        g.printed, Card(number, text, g.day, int(year), False, "Somewhere", printed[0], int(hours), Icons(printed), "")
    )
    g.rule = g.todays_rule()
    return number


def again(c: Card) -> Card:
    """The same card for another box, in which years may have other places."""
    return Card(c.number, c.id, c.day, c.year, c.circa, c.title, c.category, c.hours, c.icons, c.caption)


def with_card(box: TrekkingBox, new: Card) -> TrekkingBox:
    """The same edition with one card more."""
    more = TrekkingBox(box.edition, box.hash, box.rules)
    more.cards = [*map(again, box.cards), new]
    more.effects, more.decks, more.family, more.itineraries = box.effects, box.decks, box.family, box.itineraries
    more.warps, more.solo, more.trek_points, more.further, more.tokens = (
        box.warps,
        box.solo,
        box.trek_points,
        box.further,
        box.tokens,
    )
    more.ancestors, more.rule = box.ancestors, box.rule
    more.index_years()
    return more


def cards(g: TrekkingPosition, value: str) -> list[int]:
    """Several cards; - is none."""
    return [NO_CARD if text == "-" else card(g, text) for text in value.split(",") if text]


def years(g: TrekkingPosition, found: list[int]) -> str:
    """Cards by their years; A is an Ancestor."""
    return ",".join(
        "-" if c == NO_CARD else "A" if g.printed.cards[c].day == NO_CARD else str(g.printed.cards[c].year)
        for c in found
    )


def counts(value: str, letters: str) -> list[int]:
    """The numbers in a text like P2E2I1G1; letters that are missing count 0."""
    if not re.fullmatch(rf"([{letters}]\d+)*", value):
        raise ValueError(f"use a number after each of {', '.join(letters)}")
    found = dict(re.findall(r"([A-Z])(\d+)", value))
    return [int(found.get(letter, "0")) for letter in letters]


# ---- given: a seat


def set_trek(g: TrekkingPosition, seat: Seat, value: str) -> None:
    """The current trek; its Ancestors come from the stack."""
    seat.trek, seat.date = [], NO_TREK
    for text in value.split(","):
        if text == "A":
            g.ancestors -= 1
            seat.trek.append(g.family[g.ancestors])
        elif text:
            seat.trek.append(card(g, text))
            seat.date = max(seat.date, g.printed.cards[seat.trek[-1]].year)


def set_itinerary(g: TrekkingPosition, seat: Seat, value: str) -> None:
    """Today's Itinerary."""
    seat.plan = DEMO if value == "D" else plans(g, value)[0]
    seat.filled, seat.wilds = [0, 0, 0, 0], 0


def set_columns(g: TrekkingPosition, seat: Seat, value: str) -> None:
    """Tokens on the Itinerary, of the columns' own colours, from the supply."""
    for x, n in enumerate(counts(value, LETTERS[:COLOURS])):
        g.supply[x] += seat.filled[x] - n
        seat.filled[x] = n


def set_wild_tokens(g: TrekkingPosition, seat: Seat, value: str) -> None:
    """Spaces whose tokens are Wilds."""
    for text in value.split(","):
        x, row = LETTERS.index(text[0]), int(text[1:])
        if row > seat.filled[x]:
            raise ValueError(f"column {text[0]} has {seat.filled[x]} tokens")
        seat.mark_wild(x, row)
        g.supply[x] += 1
        g.supply[WILD] -= 1


def plans(g: TrekkingPosition, value: str) -> list[Itinerary]:
    """Itineraries by id."""
    known = {plan.id: plan for plan in g.printed.itineraries}
    return [known[id] for id in value.split(",") if id]


def set_crystals(g: TrekkingPosition, seat: Seat, value: str) -> None:
    """Crystals in the tank, from the supply."""
    g.crystals += seat.crystals - int(value)
    seat.crystals = int(value)


def of_seat(field: str, read: Callable[[TrekkingPosition, Seat, str], object]) -> SetSeat:
    """A fact that is a field of the seat."""
    return lambda g, seat, value: setattr(seat, field, read(g, seat, value))


def treks(g: TrekkingPosition, value: str) -> list[list[int]]:
    """Collapsed treks of these lengths, of any cards."""
    return [g.printed.decks[0][: int(length)] for length in value.split(",") if length]


OF_SEAT: dict[str, SetSeat] = {
    "hour": of_seat("hour", lambda g, seat, value: int(value)),
    "track": of_seat("experience", lambda g, seat, value: int(value)),
    "crystals": set_crystals,
    "trek": set_trek,
    "collapsed": of_seat("collapsed", lambda g, seat, value: treks(g, value)),
    "itinerary": set_itinerary,
    "columns": set_columns,
    "wild_tokens": set_wild_tokens,
    "hand": of_seat("hand", lambda g, seat, value: [plan.number for plan in plans(g, value)]),
    "used": of_seat("used", lambda g, seat, value: mask_of([seat.hand.index(plan.number) for plan in plans(g, value)])),
    "warped": of_seat("warped", lambda g, seat, value: value == "yes"),
}


# ---- given: the table


def set_turn(g: TrekkingPosition, value: str) -> None:
    """The player furthest behind has the turn; players without an Itinerary use the first of their hand."""
    if value != "next":
        raise ValueError("use turn=next; the clock decides whose it is")
    for seat in g.seats[: g.players]:
        if seat.used.bit_count() <= g.day:
            seat.used |= bit(min(i for i in range(HAND) if not seat.is_used(i)))  # it counts as today's
        if seat.plan is NO_ITINERARY:
            seat.plan = g.printed.itineraries[seat.hand[max(each(seat.used))]]
    g.agenda, g.waiting = [], TURN


def set_day(g: TrekkingPosition, value: str) -> None:
    """The day, with its deck laid out."""
    g.day = int(value) - 1
    g.deck, g.drawn = (g.deck if g.day == 0 else g.later[g.day - 1]), 0
    g.rule = g.todays_rule()
    deal_row(g)


def set_stack(g: TrekkingPosition, value: str) -> None:
    """The watches by arrival."""
    g.order = [RIVAL if text == "r" else named_seat(text, g.players) for text in value.split(",")]
    if sorted(g.order) != list(range(len(g.seats))):
        raise ValueError("name every watch once, e.g. p1,p0")


def set_row(g: TrekkingPosition, value: str) -> None:
    """The six slots; what lies there is not in the deck."""
    row = cards(g, value)
    if len(row) != SLOTS:
        raise ValueError(f"name {SLOTS} cards")
    g.row = row
    g.deck, g.drawn = [c for c in g.deck[g.drawn :] if c not in row], 0


def set_deck(g: TrekkingPosition, value: str) -> None:
    """The face-down cards of today's deck."""
    g.deck, g.drawn = cards(g, value), 0


def set_warp(g: TrekkingPosition, value: str) -> None:
    """Today's Warp, and the next ones if they are said."""
    known = [w.id for w in g.printed.warps]
    warps = [known.index(id) for id in value.split(",")]
    g.warps = (g.warps[: g.day] + warps + g.warps[g.day + len(warps) :])[:DAYS]
    g.rule = g.todays_rule()


def of_table(field: str, read: Callable[[TrekkingPosition, str], object]) -> SetTable:
    """A fact that is a field of the position."""
    return lambda g, value: setattr(g, field, read(g, value))


TABLE: dict[str, SetTable] = {
    "turn": set_turn,
    "day": set_day,
    "stack": set_stack,
    "row": set_row,
    "deck": set_deck,
    "supply": of_table("supply", lambda g, value: counts(value, LETTERS[: COLOURS + 1])),
    "crystal_supply": of_table("crystals", lambda g, value: int(value)),
    "ancestors": of_table("ancestors", lambda g, value: int(value)),
    "warp": set_warp,
    "solo": of_table("solo", lambda g, value: [card.id for card in g.printed.solo].index(value)),
    "favourite": of_table("favourite", lambda g, value: LETTERS.index(value)),
}


# ---- then


def seat_name(g: TrekkingPosition, p: Player) -> str:
    """p0, p1 … or r."""
    return f"p{p}" if p < g.players else "r"


def wild_tokens(seat: Seat) -> str:
    """The spaces covered by Wilds."""
    return ",".join(
        f"{LETTERS[x]}{row}" for x in range(COLOURS) for row in range(1, DEEPEST + 1) if seat.is_wild(x, row)
    )


def ids(g: TrekkingPosition, seat: Seat, used: bool) -> str:
    """Itineraries of a hand that are used, or those that are not."""
    return ",".join(g.printed.itineraries[number].id for i, number in enumerate(seat.hand) if seat.is_used(i) == used)


SEEN_OF_SEAT: dict[str, Callable[[TrekkingPosition, Seat], str]] = {
    "hour": lambda g, seat: str(seat.hour),
    "track": lambda g, seat: str(seat.track()),
    "crystals": lambda g, seat: str(seat.crystals),
    "trek": lambda g, seat: years(g, seat.trek),
    "length": lambda g, seat: str(len(seat.trek)),
    "date": lambda g, seat: str(seat.date) if seat.trek else "none",
    "collapsed": lambda g, seat: ",".join(str(len(trek)) for trek in seat.collapsed) or "none",
    "itinerary": lambda g, seat: seat.plan.id or "none",
    "columns": lambda g, seat: "".join(f"{LETTERS[x]}{seat.filled[x]}" for x in range(COLOURS)),
    "wild_tokens": lambda g, seat: wild_tokens(seat) or "none",
    "hand": lambda g, seat: ids(g, seat, False),
    "hand_size": lambda g, seat: str(len(seat.hand) - seat.used.bit_count()),
    "used": lambda g, seat: ids(g, seat, True) or "none",
    "warped": lambda g, seat: "yes" if seat.warped else "no",
    "score": lambda g, seat: str(g.score(g.seats.index(seat))),
}

SEEN: dict[str, Callable[[TrekkingPosition], str]] = {
    "day": lambda g: str(g.day + 1),
    "row": lambda g: years(g, g.row),
    "deck": lambda g: years(g, g.deck[g.drawn :]),
    "unseen": lambda g: str(g.unseen()),
    "later": lambda g: ",".join(str(len(deck)) for deck in g.later[g.day :]),
    "supply": lambda g: "".join(f"{LETTERS[x]}{g.supply[x]}" for x in range(COLOURS + 1)),
    "crystal_supply": lambda g: str(g.crystals),
    "ancestors": lambda g: str(g.ancestors),
    "warp": lambda g: g.todays_warp().id if g.warps else "none",
    "tomorrow": lambda g: g.printed.warps[g.warps[g.day + 1]].id if g.warps and g.day + 1 < DAYS else "none",
    "asked": lambda g: str(g.waiting.data()[0]),
    "wilds": lambda g: str(g.wilds),
    "favourite": lambda g: "none" if g.favourite == NO_ICON else LETTERS[g.favourite],
}
