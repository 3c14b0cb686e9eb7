"""The vocabulary of the scenarios.

Of a player: hour=4 crystals=3 track=61 trek=-221,132,A (years; A is an Ancestor) collapsed=7,5 (lengths) itinerary=N05 (D is the demo
Itinerary of the rules page) columns=P2E2I1G1 wild_tokens=G1 hand=N01,N02,N03,N04 used=N01,N02 warped=yes.  Of the Rival the same, as rival_hour=9.
Of the table: turn=next (whoever is furthest behind has the turn) day=2 stack=p2,p1,p0 (arrival, the last lies on top; r is the Rival)
row=a,b,c,d,e,f and deck=g,h (the first is on top; a card is an id, a year, or YEAR/HOURS/ICONS for one that is not in the box; - is an
empty slot) supply=P12E13I14G13W14 crystal_supply=5 ancestors=4 warp=TA07 solo=S2 favourite=G.
Only to look at: length, date, hand_size, tomorrow, unseen, later, at3=p2,p1, asked=Spend, wilds.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from quire.core.event import NOBODY, Player
from quire.core.game import seat as named_seat
from quire.games.trekking.printed import (
    COLOURS,
    DAYS,
    DEEPEST,
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
from quire.games.trekking.state import NO_TREK, RIVAL, Seat, Trekking
from quire.games.trekking.steps.days import TURN, day_rule
from quire.games.trekking.steps.treks import deal_row

DEMO = Itinerary(
    0,
    "D",
    "Demo",
    0,
    [3, 3, 2, 2],
    [[0, 0, 0, 2, 0, 0, 0, 0], [0] * 8, [0] * 8, [0, 0, NO_ICON, 0, 0, 0, 0, 0]],
    [0, 3, 4, 5, 0, 0, 0, 0],
)


def given(g: Trekking, p: Player, name: str, value: str) -> None:
    """Make a fact true: of a player, the Rival or the table."""
    if p == NOBODY and name.startswith("rival_"):
        p, name = RIVAL, name.removeprefix("rival_")
    if p == NOBODY:
        TABLE[name](g, value)
    else:
        OF_SEAT[name](g, g.seats[p], value)


def fact(g: Trekking, p: Player, name: str) -> str:
    """A fact as a scenario writes it."""
    if p == NOBODY and name.startswith("rival_"):
        p, name = RIVAL, name.removeprefix("rival_")
    if p != NOBODY:
        return SEEN_OF_SEAT[name](g, g.seats[p])
    if re.fullmatch(r"at\d+", name):
        return ",".join(seat_name(g, q) for q in g.order if g.seats[q].hour == int(name[2:]))
    return SEEN[name](g)


# ---- cards


def card(g: Trekking, text: str) -> int:
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
    g.rule = day_rule(g)
    return number


def with_card(box: TrekkingBox, new: Card) -> TrekkingBox:
    """The same edition with one card more."""
    more = TrekkingBox(box.edition, box.hash, box.rules)
    more.cards = [*box.cards, new]
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


def cards(g: Trekking, value: str) -> list[int]:
    """Several cards; - is none."""
    return [NO_CARD if text == "-" else card(g, text) for text in value.split(",") if text]


def years(g: Trekking, found: list[int]) -> str:
    """Cards by their years; A is an Ancestor."""
    return ",".join(
        "-" if c == NO_CARD else "A" if g.printed.cards[c].day == NO_CARD else str(g.printed.cards[c].year)
        for c in found
    )


def counts(value: str, letters: str) -> list[int]:
    """The numbers in a text like P2E2I1G1; letters that are missing count 0."""
    if not re.fullmatch(rf"([{letters}]\d+)*", value):
        raise ValueError(f"say a number after each of {', '.join(letters)}")
    found = dict(re.findall(r"([A-Z])(\d+)", value))
    return [int(found.get(letter, "0")) for letter in letters]


# ---- given: a seat


def set_trek(g: Trekking, seat: Seat, value: str) -> None:
    """The current trek; its Ancestors come from the stack."""
    seat.trek, seat.date = [], NO_TREK
    for text in value.split(","):
        if text == "A":
            g.ancestors -= 1
            seat.trek.append(g.family[g.ancestors])
        elif text:
            seat.trek.append(card(g, text))
            seat.date = max(seat.date, g.printed.cards[seat.trek[-1]].year)


def set_collapsed(g: Trekking, seat: Seat, value: str) -> None:
    """Collapsed treks of these lengths, of whichever cards."""
    seat.collapsed = [g.printed.decks[0][: int(length)] for length in value.split(",") if length]


def set_itinerary(g: Trekking, seat: Seat, value: str) -> None:
    """Today's Itinerary."""
    seat.plan = DEMO if value == "D" else plans(g, value)[0]
    seat.filled, seat.wilds = [0, 0, 0, 0], 0


def set_columns(g: Trekking, seat: Seat, value: str) -> None:
    """Tokens on the Itinerary, of the columns' own colours, from the supply."""
    for x, n in enumerate(counts(value, LETTERS[:COLOURS])):
        g.supply[x] += seat.filled[x] - n
        seat.filled[x] = n


def set_wild_tokens(g: Trekking, seat: Seat, value: str) -> None:
    """Spaces whose tokens are Wilds."""
    for text in value.split(","):
        x, row = LETTERS.index(text[0]), int(text[1:])
        if row > seat.filled[x]:
            raise ValueError(f"column {text[0]} has {seat.filled[x]} tokens")
        seat.wilds |= 1 << (8 * x + row - 1)
        g.supply[x] += 1
        g.supply[WILD] -= 1


def plans(g: Trekking, value: str) -> list[Itinerary]:
    """Itineraries by id."""
    known = {plan.id: plan for plan in g.printed.itineraries}
    return [known[id] for id in value.split(",") if id]


def set_hand(g: Trekking, seat: Seat, value: str) -> None:
    """The Itineraries dealt."""
    seat.hand = [plan.number for plan in plans(g, value)]


def set_used(g: Trekking, seat: Seat, value: str) -> None:
    """The Itineraries used on earlier days."""
    seat.used = sum(1 << seat.hand.index(plan.number) for plan in plans(g, value))


def set_number(name: str) -> Callable[[Trekking, Seat, str], None]:
    """A fact that is a field of the seat."""
    return lambda g, seat, value: setattr(seat, name, int(value))


def set_crystals(g: Trekking, seat: Seat, value: str) -> None:
    """Crystals in the tank, from the supply."""
    g.crystals += seat.crystals - int(value)
    seat.crystals = int(value)


def set_warped(g: Trekking, seat: Seat, value: str) -> None:
    """Whether today's Warp was activated."""
    seat.warped = value == "yes"


OF_SEAT: dict[str, Callable[[Trekking, Seat, str], None]] = {
    "hour": set_number("hour"),
    "track": set_number("experience"),
    "crystals": set_crystals,
    "trek": set_trek,
    "collapsed": set_collapsed,
    "itinerary": set_itinerary,
    "columns": set_columns,
    "wild_tokens": set_wild_tokens,
    "hand": set_hand,
    "used": set_used,
    "warped": set_warped,
}


# ---- given: the table


def set_turn(g: Trekking, value: str) -> None:
    """Whoever is furthest behind has the turn; players without an Itinerary use the first of their hand."""
    if value != "next":
        raise ValueError("say turn=next; the clock decides whose it is")
    for seat in g.seats[: g.players]:
        if seat.used.bit_count() <= g.day:
            seat.used |= seat.used + 1  # the first unused one counts as today's
        if seat.plan is NO_ITINERARY:
            seat.plan = g.printed.itineraries[seat.hand[seat.used.bit_length() - 1]]
    g.agenda, g.waiting = [], TURN


def set_day(g: Trekking, value: str) -> None:
    """The day, with its deck laid out."""
    g.day = int(value) - 1
    g.deck, g.drawn = (g.deck if g.day == 0 else g.later[g.day - 1]), 0
    g.rule = day_rule(g)
    deal_row(g)


def set_stack(g: Trekking, value: str) -> None:
    """The watches by arrival."""
    g.order = [RIVAL if text == "r" else named_seat(text, g.players) for text in value.split(",")]
    if sorted(g.order) != list(range(len(g.seats))):
        raise ValueError("say every watch once, e.g. p1,p0")


def set_row(g: Trekking, value: str) -> None:
    """The six slots; what lies there is not in the deck."""
    row = cards(g, value)
    if len(row) != SLOTS:
        raise ValueError(f"say {SLOTS} cards")
    g.row = row
    g.deck, g.drawn = [c for c in g.deck[g.drawn :] if c not in row], 0


def set_deck(g: Trekking, value: str) -> None:
    """The face-down cards of today's deck."""
    g.deck, g.drawn = cards(g, value), 0


def set_supply(g: Trekking, value: str) -> None:
    """The tokens in the supply."""
    g.supply = counts(value, LETTERS[: COLOURS + 1])


def set_crystal_supply(g: Trekking, value: str) -> None:
    """The crystals in the supply."""
    g.crystals = int(value)


def set_ancestors(g: Trekking, value: str) -> None:
    """The Ancestors left."""
    g.ancestors = int(value)


def set_warp(g: Trekking, value: str) -> None:
    """Today's Warp, and the next ones if they are said."""
    known = [w.id for w in g.printed.warps]
    warps = [known.index(id) for id in value.split(",")]
    g.warps = (g.warps[: g.day] + warps + g.warps[g.day + len(warps) :])[:DAYS]
    g.rule = day_rule(g)


def set_solo(g: Trekking, value: str) -> None:
    """The Solo card."""
    g.solo = [s.id for s in g.printed.solo].index(value)


def set_favourite(g: Trekking, value: str) -> None:
    """The Rival's colour."""
    g.favourite = LETTERS.index(value)


TABLE: dict[str, Callable[[Trekking, str], None]] = {
    "turn": set_turn,
    "day": set_day,
    "stack": set_stack,
    "row": set_row,
    "deck": set_deck,
    "supply": set_supply,
    "crystal_supply": set_crystal_supply,
    "ancestors": set_ancestors,
    "warp": set_warp,
    "solo": set_solo,
    "favourite": set_favourite,
}


# ---- then


def seat_name(g: Trekking, p: Player) -> str:
    """p0, p1 … or r."""
    return f"p{p}" if p < g.players else "r"


def wild_tokens(seat: Seat) -> str:
    """The spaces covered by Wilds."""
    return ",".join(
        f"{LETTERS[x]}{r + 1}" for x in range(COLOURS) for r in range(DEEPEST) if seat.wilds >> (8 * x + r) & 1
    )


def ids(g: Trekking, seat: Seat, used: int) -> str:
    """Itineraries of a hand that are used (1) or not (0)."""
    return ",".join(
        g.printed.itineraries[number].id for i, number in enumerate(seat.hand) if (seat.used >> i & 1) == used
    )


SEEN_OF_SEAT: dict[str, Callable[[Trekking, Seat], str]] = {
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
    "hand": lambda g, seat: ids(g, seat, 0),
    "hand_size": lambda g, seat: str(len(seat.hand) - seat.used.bit_count()),
    "used": lambda g, seat: ids(g, seat, 1) or "none",
    "warped": lambda g, seat: "yes" if seat.warped else "no",
    "score": lambda g, seat: str(g.score(g.seats.index(seat))),
}

SEEN: dict[str, Callable[[Trekking], str]] = {
    "day": lambda g: str(g.day + 1),
    "row": lambda g: years(g, g.row),
    "deck": lambda g: years(g, g.deck[g.drawn :]),
    "unseen": lambda g: str(g.unseen()),
    "later": lambda g: ",".join(str(len(deck)) for deck in g.later[g.day :]),
    "supply": lambda g: "".join(f"{LETTERS[x]}{g.supply[x]}" for x in range(COLOURS + 1)),
    "crystal_supply": lambda g: str(g.crystals),
    "ancestors": lambda g: str(g.ancestors),
    "warp": lambda g: g.printed.warps[g.warps[g.day]].id if g.warps else "none",
    "tomorrow": lambda g: g.printed.warps[g.warps[g.day + 1]].id if g.warps and g.day + 1 < DAYS else "none",
    "asked": lambda g: str(g.waiting.data()[0]),
    "wilds": lambda g: str(g.wilds),
    "favourite": lambda g: "none" if g.favourite == NO_ICON else LETTERS[g.favourite],
}
