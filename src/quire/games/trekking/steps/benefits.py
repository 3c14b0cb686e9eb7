"""Collecting benefits (TTH-BEN)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.trekking.printed import COLOURS, CRYSTAL, NO_ICON, WILD, Icons
from quire.games.trekking.state import Trekking, tth

# Why a token or crystal was not gained: the last number of the event "lost"
FULL: Final = 0  # no space is left: back to the supply
NONE_LEFT: Final = 1  # the supply has none


def collect(g: Trekking, p: Player, icons: Icons, space: int) -> None:
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


def gain(g: Trekking, p: Player, icons: Icons) -> None:
    """Collect icons that belong to no card of the Row, and let the player place the Wilds."""
    collect(g, p, icons, NO_ICON)
    if g.wilds:
        g.push(PLACE_WILD[p])


def take_crystals(g: Trekking, p: Player, n: int) -> None:
    """Crystals from the supply, as far as it has any (TTH-BEN-9)."""
    got = n if n <= g.crystals else g.crystals
    g.crystals -= got
    g.seats[p].crystals += got
    if g.events is not None:
        if got:
            g.tell("crystal", p, (got, g.seats[p].crystals))
        for _ in range(n - got):
            g.tell("lost", p, (CRYSTAL, NONE_LEFT))


def take_token(g: Trekking, p: Player, colour: int) -> None:
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


def take_wild(g: Trekking, p: Player, instead_of: int) -> None:
    """A Wild token into the hand, if the supply has one (TTH-BEN-5)."""
    if not g.supply[WILD]:
        if g.events is not None:
            g.tell("lost", p, (instead_of, NONE_LEFT))
        return
    g.supply[WILD] -= 1
    g.wilds += 1
    if g.events is not None and instead_of != WILD:
        g.tell("substitute", p, (instead_of,))


def cover(g: Trekking, p: Player, token: int, column: int) -> None:
    """Put a token on the topmost empty space of a column and give what that earns (TTH-BEN-7, TTH-BEN-8)."""
    seat = g.seats[p]
    plan, filled = seat.plan, seat.filled
    row = filled[column] + 1
    filled[column] = row
    if token == WILD:
        seat.wilds |= 1 << (8 * column + row - 1)
    space = plan.spaces[column][row]
    line = plan.rows[row]
    if line:
        heights = plan.heights
        for x in range(COLOURS):
            if filled[x] < row and heights[x] >= row:
                line = 0
                break
    points = line + space if space > 0 else line
    seat.experience += points
    if g.events is not None:
        g.tell("token", p, (token, column, row, max(space, 0), line, seat.track()))
    if space == NO_ICON:
        take_crystals(g, p, 1)


class PlaceWild(Step):
    """The player puts Wild tokens on columns of their choice, one at a time (TTH-BEN-6)."""

    def rule(self) -> str:
        return "TTH-BEN-6"

    def candidates(self, g: State) -> list[Action]:
        return tth(g).printed.columns

    def refusal(self, g: State, action: Action) -> str:
        return "" if tth(g).seats[self.player].open() >> action.a & 1 else "TTH-BEN-6"

    def options(self, g: State) -> list[Action]:
        h = tth(g)
        return h.printed.open_columns[h.seats[self.player].open()]

    def apply(self, g: State, action: Action) -> None:
        h = tth(g)
        h.wilds -= 1
        if h.wilds:
            h.push(self)
        cover(h, self.player, WILD, action.a)

    def run(self, g: State) -> None:
        """No column is open: the Wilds return to the supply."""
        h = tth(g)
        h.supply[WILD] += h.wilds
        if h.events is not None:
            for _ in range(h.wilds):
                h.tell("lost", self.player, (WILD, FULL))
        h.wilds = 0

    def data(self) -> list[int | str]:
        return ["PlaceWild", self.player]


class Exchange(Step):
    """Crystal Exchange: the player may pay a crystal for a Wild (TTH-TW-8)."""

    def rule(self) -> str:
        return "TTH-TW-8"

    def candidates(self, g: State) -> list[Action]:
        h = tth(g)
        seat = h.seats[self.player]
        return h.printed.yes_no if seat.crystals and h.supply[WILD] and seat.open() else []

    def apply(self, g: State, action: Action) -> None:
        h = tth(g)
        if action is h.printed.no:
            return
        h.seats[self.player].crystals -= 1
        h.crystals += 1
        h.tell("exchange", self.player)
        gain(h, self.player, ONE_WILD)

    def data(self) -> list[int | str]:
        return ["Exchange", self.player]


ONE_WILD: Final = Icons([WILD])
PLACE_WILD: Final[list[Step]] = [PlaceWild(p) for p in range(4)]
EXCHANGE: Final[list[Step]] = [Exchange(p) for p in range(4)]
