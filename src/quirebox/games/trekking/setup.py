"""Setting up (TTH-SETUP, TTH-SOLO-1)."""

from __future__ import annotations

from collections.abc import Mapping

from quirebox.core.box import Box
from quirebox.core.errors import ContentError
from quirebox.core.rng import Rng
from quirebox.core.step import OVER
from quirebox.games.trekking.box import COLOURS, DAYS, HAND, NO_CARD, NO_ICON, SLOTS, TrekkingBox
from quirebox.games.trekking.position import TrekkingPosition, new_seat
from quirebox.games.trekking.steps.days import MORNING


def set_up(box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> TrekkingPosition:
    """The position before the first morning; every random event has its own stream, so no option changes another."""
    assert isinstance(box, TrekkingBox)
    check_edition(box, players, options)
    decks = [mixed(deck, rng) for deck in box.decks]
    itineraries = mixed(list(range(len(box.itineraries))), rng)
    order = mixed(list(range(max(players, 2))), rng)
    warps = mixed(list(range(len(box.warps))), rng)[:DAYS]
    family = mixed(box.family, rng)[: box.ancestors[players]]
    favourite = Rng(rng.next()).below(COLOURS)
    g = TrekkingPosition(
        box,
        players,
        rng,
        [MORNING],
        OVER,
        [],
        [new_seat(itineraries[HAND * p : HAND * (p + 1)], 1) for p in range(players)],
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
        NO_CARD,
        NO_ICON,
    )
    g.rule = g.todays_rule()
    if players == 1:
        invite_rival(g, options["solo_card"], favourite)
    return g


def check_edition(box: TrekkingBox, players: int, options: Mapping[str, str]) -> None:
    """Complain of an edition that has not enough for these players."""
    if len(box.itineraries) < HAND * players:
        raise ContentError(
            "itineraries.toml",
            f"found {len(box.itineraries)} Itineraries; {players} players need {HAND * players} (TTH-SETUP-6)",
        )
    if options["time_warps"] == "on" and len(box.warps) < DAYS:
        raise ContentError("warps.toml", f"found {len(box.warps)} Time Warps; a game needs {DAYS} (TTH-VAR-2)")
    known = [card.id for card in box.solo]
    if players == 1 and options["solo_card"] not in known:
        raise ContentError("tables.toml", f"there is no Solo card {options['solo_card']}; there are {', '.join(known)}")


def invite_rival(g: TrekkingPosition, solo_card: str, favourite: int) -> None:
    """The Rival Tour has a seat and a Solo card, and a favourite colour if that card scores it apart (TTH-SOLO-1)."""
    g.seats.append(new_seat([], 0))
    g.solo = [card.id for card in g.printed.solo].index(solo_card)
    card = g.printed.solo[g.solo]
    if card.favourite != card.others:
        g.favourite = favourite


def mixed(cards: list[int], rng: Rng) -> list[int]:
    """The cards shuffled by a stream of their own."""
    copy = cards[:]
    Rng(rng.next()).shuffle(copy)
    return copy
