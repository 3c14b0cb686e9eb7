"""What the rules do to a position: the supply, Itineraries, the clock, treks, the Departures Row."""

from __future__ import annotations

from typing import Final

from quirebox.core.event import NOBODY, Player
from quirebox.games.trekking.box import COLOURS, CRYSTAL, NO_CARD, NO_ICON, NO_ITINERARY, NOON, SLOTS, WILD, Icons
from quirebox.games.trekking.position import NO_TREK, TrekkingPosition

# Why a token or crystal was not gained: the last number of the event "lost"
FULL: Final = 0  # no space is left: back to the supply
NONE_LEFT: Final = 1  # the supply has none


# ---- the supply and the Itinerary


def collect(g: TrekkingPosition, p: Player, icons: Icons, space: int) -> None:
    """Take what the icons and the space benefit give; Wilds wait in hand until they are placed (TTH-BEN-2)."""
    crystals = icons.crystals + 1 if space == CRYSTAL else icons.crystals
    if crystals:
        take_crystals(g, p, crystals)
    for colour in icons.coloured:
        take_token(g, p, colour)
    if 0 <= space < COLOURS and not g.rule.spaces_wild:
        take_token(g, p, space)
    for _ in range(icons.wilds):
        take_wild(g, p, WILD)
    if space == WILD:
        take_wild(g, p, WILD)
    elif g.rule.spaces_wild and 0 <= space < COLOURS:  # Open Ticket: last, and as a Wild while there are any
        if g.supply[WILD]:
            take_wild(g, p, space)
        else:
            take_token(g, p, space)


def take_crystals(g: TrekkingPosition, p: Player, n: int) -> None:
    """Crystals from the supply, as far as it has any (TTH-BEN-9)."""
    got = n if n <= g.crystals else g.crystals
    g.crystals -= got
    seat = g.seats[p]
    seat.crystals += got
    seat._changed = True
    if g.events is not None:
        if got:
            g.tell("crystal", p, (got, seat.crystals))
        for _ in range(n - got):
            g.tell("lost", p, (CRYSTAL, NONE_LEFT))


def take_token(g: TrekkingPosition, p: Player, colour: int) -> None:
    """A coloured token onto its column, or back if that is full; a Wild if there is none (TTH-BEN-3, TTH-BEN-4)."""
    if not g.supply[colour]:
        take_wild(g, p, colour)
        return
    seat = g.seats[p]
    if seat.filled[colour] < seat.plan.heights[colour]:
        g.supply[colour] -= 1
        cover(g, p, colour, colour)
    elif g.events is not None:
        g.tell("lost", p, (colour, FULL))


def take_wild(g: TrekkingPosition, p: Player, instead_of: int) -> None:
    """A Wild token into the hand, if the supply has one (TTH-BEN-5)."""
    if not g.supply[WILD]:
        if g.events is not None:
            g.tell("lost", p, (instead_of, NONE_LEFT))
        return
    g.supply[WILD] -= 1
    g.wilds += 1
    if g.events is not None and instead_of != WILD:
        g.tell("substitute", p, (instead_of,))


def cover(g: TrekkingPosition, p: Player, token: int, column: int) -> None:
    """Put a token on the topmost empty space of a column and give what that earns (TTH-BEN-7, TTH-BEN-8)."""
    seat = g.seats[p]
    plan = seat.plan
    row = seat.filled[column] + 1
    seat.filled[column] = row
    seat._changed = True
    if token == WILD:
        seat.mark_wild(column, row)
    space = plan.spaces[column][row]
    line = plan.rows[row]
    if line and not seat.row_complete(row):
        line = 0
    points = line + space if space > 0 else line
    seat.experience += points
    if g.events is not None:
        g.tell("token", p, (token, column, row, max(space, 0), line, seat.track()))
    if space == NO_ICON:
        take_crystals(g, p, 1)


def return_wilds(g: TrekkingPosition, p: Player) -> None:
    """The Wilds in hand return to the supply: no column is open (TTH-BEN-6)."""
    g.supply[WILD] += g.wilds
    if g.events is not None:
        for _ in range(g.wilds):
            g.tell("lost", p, (WILD, FULL))
    g.wilds = 0


def clear_itinerary(g: TrekkingPosition, p: Player) -> None:
    """All tokens return to the supply, and the Itinerary leaves the game (TTH-DAY-5)."""
    seat = g.seats[p]
    for column in range(COLOURS):
        wilds = seat.wilds_on(column)
        g.supply[WILD] += wilds
        g.supply[column] += seat.filled[column] - wilds
        seat.filled[column] = 0
    seat.wilds = 0
    seat.plan = NO_ITINERARY
    seat._changed = True
    g.tell("night", p, (g.day, seat.hour))


# ---- the clock


def move(g: TrekkingPosition, p: Player, hours: int) -> None:
    """Move the watch forward, no further than twelve, onto the stack there (TTH-PAY-4 to TTH-PAY-7)."""
    seat = g.seats[p]
    rule = g.rule if p < g.players else g.printed.rule  # TTH-SOLO-8
    start = seat.hour
    to = start + hours
    if to > NOON:
        to = NOON
    company = rule.company
    if company is not None and (to == NOON or to not in [other.hour for other in g.seats]):
        company = None
    seat.hour = to
    seat._changed = True
    g.order.remove(p)
    g.order.append(p)
    if g.events is not None:
        g.tell("move", p, (hours, start, to, start + hours - to))
    if start + hours == NOON:
        seat.punctuality += rule.punctuality
        if g.events is not None:
            g.tell("punctual", p, (rule.punctuality, seat.track()))
    chime = rule.chimes[to]
    if chime is not None:
        collect(g, p, chime, NO_ICON)
    if company is not None:
        collect(g, p, company, NO_ICON)


def rest(g: TrekkingPosition, p: Player) -> None:
    """Nothing can be done: the watch goes to twelve, without a bonus (TTH-TURN-6)."""
    seat = g.seats[p]
    seat.hour = NOON
    seat._changed = True
    g.order.remove(p)
    g.order.append(p)
    g.tell("rest", p)


# ---- points and treks


def score_warp(g: TrekkingPosition, p: Player, points: int) -> None:
    """Points that a Time Warp gives at once."""
    seat = g.seats[p]
    seat.warps += points
    seat._changed = True
    g.tell("points", p, (points, seat.track()))


def add(g: TrekkingPosition, p: Player, number: int, date: int) -> None:
    """Put a card at the end of the current trek, with that date."""
    seat = g.seats[p]
    seat.trek.append(number)
    seat.date = date
    seat._changed = True
    if g.events is not None:
        worth = g.printed.trek_worth(len(seat.trek))
        g.tell("trek", p, (number, len(seat.trek), worth, worth - g.printed.trek_worth(len(seat.trek) - 1)))


def add_ancestor(g: TrekkingPosition, p: Player) -> None:
    """The top Ancestor joins the trek and takes over its date (TTH-ANC-1)."""
    g.ancestors -= 1
    add(g, p, g.family[g.ancestors], g.seats[p].date)


def collapse(g: TrekkingPosition, p: Player) -> None:
    """Set the current trek aside for scoring; it never grows again."""
    seat = g.seats[p]
    if g.events is not None:
        g.tell("collapse", p, (len(seat.trek), g.printed.trek_worth(len(seat.trek))))
    seat.collapsed.append(seat.trek)
    seat.trek = []
    seat.date = NO_TREK
    seat._changed = True


# ---- the Departures Row


def refill(g: TrekkingPosition, slot: int) -> None:
    """Cards left of the gap slide right, and the next card of the deck is turned up (TTH-ROW-1 to TTH-ROW-3)."""
    row = g.row
    for s in range(slot, 0, -1):
        row[s] = row[s - 1]
    turn_up(g)


def turn_up(g: TrekkingPosition) -> None:
    """The next card of the deck becomes slot 0, if there is one."""
    g._row = b""
    if g.drawn == len(g.deck):
        g.row[0] = NO_CARD
        return
    g.row[0] = g.deck[g.drawn]
    g.drawn += 1
    if g.events is not None:
        g.reveal("turn_up", NOBODY, (g.row[0],))


def deal_row(g: TrekkingPosition) -> None:
    """Five cards into slots 5 to 1, and the next one as slot 0 (TTH-SETUP-4)."""
    for s in range(SLOTS - 1, 0, -1):
        g.row[s] = NO_CARD
        if g.drawn < len(g.deck):
            g.row[s] = g.deck[g.drawn]
            g.drawn += 1
    if g.events is not None:
        g.reveal("row", NOBODY, tuple(card for card in g.row[:0:-1] if card != NO_CARD))
    turn_up(g)
