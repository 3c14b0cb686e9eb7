"""Setting up (TTH-SETUP, TTH-SOLO-1)."""

from __future__ import annotations

from quire.core.rng import Rng
from quire.core.step import OVER
from quire.games.trekking.printed import COLOURS, DAYS, NO_CARD, NO_ICON, SLOTS, TrekkingBox
from quire.games.trekking.state import Seat, Trekking, new_seat
from quire.games.trekking.steps.days import MORNING, day_rule

HAND = 4  # Itineraries dealt to each player


def setup(box: TrekkingBox, players: int, rng: Rng, options: dict[str, str]) -> Trekking:
    """The position before the first morning; every random event has its own stream, so no option changes another."""
    decks = [mixed(deck, rng) for deck in box.decks]
    itineraries = mixed(list(range(len(box.itineraries))), rng)
    order = mixed(list(range(max(players, 2))), rng)
    warps = mixed(list(range(len(box.warps))), rng)[:DAYS]
    family = mixed(box.family, rng)[: box.ancestors[players]]
    favourite = Rng(rng.next()).below(COLOURS)
    seats = [new_seat(itineraries[HAND * p : HAND * (p + 1)], 1) for p in range(players)]
    solo = NO_CARD
    if players == 1:
        seats.append(new_seat([], 0))
        solo = [card.id for card in box.solo].index(options["solo_card"])
    if players > 1 or box.solo[solo].favourite == box.solo[solo].others:
        favourite = NO_ICON
    return lay_out(box, players, rng, options, seats, order, decks, family, warps, solo, favourite)


def lay_out(
    box: TrekkingBox,
    players: int,
    rng: Rng,
    options: dict[str, str],
    seats: list[Seat],
    order: list[int],
    decks: list[list[int]],
    family: list[int],
    warps: list[int],
    solo: int,
    favourite: int,
) -> Trekking:
    """The table with everything in its place."""
    g = Trekking(
        box,
        players,
        rng,
        [MORNING],
        OVER,
        [],
        seats,
        order,
        0,
        box.rule,
        [NO_CARD] * SLOTS,
        decks[0],
        0,
        0,
        decks[1:],
        family,
        len(family),
        box.tokens[int(options["token_supply"])][:],
        int(options["crystal_supply"]) - players,
        0,
        warps if options["time_warps"] == "on" else [],
        options["random_itineraries"] == "on",
        solo,
        favourite,
    )
    g.rule = day_rule(g)
    return g


def mixed(cards: list[int], rng: Rng) -> list[int]:
    """The cards shuffled by a stream of their own."""
    copy = cards[:]
    Rng(rng.next()).shuffle(copy)
    return copy
