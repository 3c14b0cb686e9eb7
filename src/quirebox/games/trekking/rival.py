"""The Rival Tour of the solo mode (TTH-SOLO)."""

from __future__ import annotations

from quirebox.games.trekking.box import (
    ANCESTOR,
    COLOURS,
    MOST_ICONS,
    NO_CARD,
    NO_ICON,
    SHORT_FIRST,
    SLOTS,
    WILD,
    Card,
    SoloCard,
)
from quirebox.games.trekking.position import RIVAL, TrekkingPosition
from quirebox.games.trekking.steps.turns import tell_choice
from quirebox.games.trekking.verbs import add, add_ancestor, collapse, move, refill, rest


def rival_turn(g: TrekkingPosition) -> None:
    """The Rival chooses, moves the printed hours, scores and places its card (TTH-SOLO-2 to TTH-SOLO-6)."""
    choice = rivals_choice(g)
    if choice == NO_CARD:
        rest(g, RIVAL)
        return
    tell_choice(g, RIVAL, choice)
    if choice == ANCESTOR:
        move(g, RIVAL, g.printed.cards[g.family[0]].hours)
        score_icons(g, g.printed.rule.ancestor.printed, NO_ICON)
        add_ancestor(g, RIVAL)
        return
    card = g.printed.cards[g.row[choice]]
    move(g, RIVAL, card.hours)
    score_icons(g, card.icons.printed, g.printed.rule.spaces[choice])
    if card.year <= g.seats[RIVAL].date:
        collapse(g, RIVAL)
    add(g, RIVAL, card.number, card.year)
    refill(g, choice)


def rivals_choice(g: TrekkingPosition) -> int:
    """The slot or Ancestor that the Rival takes; NO_CARD: it rests (TTH-SOLO-3, TTH-SOLO-4)."""
    seat = g.seats[RIVAL]
    eligible = preferred(g, seat.date)
    if eligible != NO_CARD:
        return eligible
    row_empty = g.row[SLOTS - 1] == NO_CARD
    if g.ancestors and (len(seat.trek) >= 3 or (row_empty and seat.trek)):
        return ANCESTOR
    return NO_CARD if row_empty else earliest(g)


def preferred(g: TrekkingPosition, date: int) -> int:
    """The slot whose card, later than the date, the Solo card prefers."""
    solo = g.printed.solo[g.solo]
    best, best_rank = NO_CARD, 0
    for slot in range(SLOTS):
        if g.row[slot] == NO_CARD:
            continue
        card = g.printed.cards[g.row[slot]]
        if card.year > date:
            card_rank = rank(g, solo, card, slot)
            if best == NO_CARD or card_rank < best_rank:
                best, best_rank = slot, card_rank
    return best


def rank(g: TrekkingPosition, solo: SoloCard, card: Card, slot: int) -> int:
    """How late in the order of preference a card comes; the year settles ties."""
    first = 0
    if solo.preference == MOST_ICONS:
        first = -len(card.icons.printed) - (0 if g.printed.rule.spaces[slot] == NO_ICON else 1)
    elif solo.preference == SHORT_FIRST and card.hours > 3:
        first = 1
    return first * 1_000_000 + card.year


def earliest(g: TrekkingPosition) -> int:
    """The slot of the earliest Row card."""
    best = SLOTS - 1
    for slot in range(SLOTS - 1):
        if g.row[slot] != NO_CARD and g.printed.cards[g.row[slot]].year < g.printed.cards[g.row[best]].year:
            best = slot
    return best


def score_icons(g: TrekkingPosition, icons: list[int], space: int) -> None:
    """Points for every icon of the card and of its space (TTH-SOLO-5)."""
    points = 0
    for icon in icons:
        points += icon_points(g, icon)
    if space != NO_ICON:
        points += icon_points(g, space)
    seat = g.seats[RIVAL]
    seat.experience += points
    seat._changed = True
    g.tell("points", RIVAL, (points, seat.track()))


def icon_points(g: TrekkingPosition, icon: int) -> int:
    """What one icon scores."""
    solo = g.printed.solo[g.solo]
    if icon >= COLOURS:
        return solo.wild if icon == WILD else solo.crystal
    return solo.favourite if icon == g.favourite else solo.others
