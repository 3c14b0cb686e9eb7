"""What the numbers of an observation mean."""

from __future__ import annotations

from quirebox.core.schema import Field, Part, Schema, category, count, flag
from quirebox.core.state import State
from quirebox.games.trekking.box import COLOURS, CRYSTAL_BONUS, DAYS, DEEPEST, HAND, LETTERS, NOON, SLOTS, TrekkingBox
from quirebox.games.trekking.features import NO_CHOICE, STEPS
from quirebox.games.trekking.position import TrekkingPosition


def schema(g: State) -> Schema:
    """The table, the Row, every player, the viewer's hand."""
    assert isinstance(g, TrekkingPosition)
    years, n = len(g.printed.rank), len(g.seats)
    slot = (
        count("year", "the place of its year among those of all cards; 0 for an empty slot", years),
        count("hours", "printed hours"),
        count("icons", f"icons {' '.join(LETTERS)}", times=len(LETTERS)),
    )
    return Schema(
        (
            Part("", "the table", table(g, n)),
            Part("slot", "the Row", slot, SLOTS),
            Part("", "the Row", (flag("later", "of each slot: its card is later than the viewer's trek", SLOTS),)),
            Part("seat", "every player, the viewer first, then clockwise", player(g.printed, n), n, "seat"),
            Part("itinerary", "the viewer's Itineraries; zeros for a used one", itinerary(g.printed), HAND, "viewer"),
        )
    )


def table(g: TrekkingPosition, seats: int) -> tuple[Field, ...]:
    """Day, decision, supply, decks, Solo card, Warps."""
    solo, warps = len(g.printed.solo), len(g.printed.warps)
    return (
        flag("asked", "Itinerary, turn, crystals, Wild, exchange, join, colour, card of a Warp", STEPS),
        category("actor", "who is asked: 0 nobody, 1 the viewer, 2 the next clockwise …", seats),
        category("about", "what is paid for or placed: slot 0 to 5, 6 Ancestor, 7 Warp; 8 nothing", NO_CHOICE),
        count("wilds", "Wilds to be placed"),
        count("supply", "tokens P E I G W in the supply", times=COLOURS + 1),
        count("crystals", "crystals in the supply"),
        count("unseen", "cards face down"),
        count("unseen_later", "those of them that are later than the viewer's trek"),
        count("tomorrow_later", "cards of tomorrow's deck that are later"),
        count("ancestors", "Ancestors left"),
        category("solo", "the number of the Solo card; 0 for none", solo),
        category("favourite", "the Rival's favourite colour; 0 for none", COLOURS),
        category("day", "the day, from 0", DAYS - 1),
        flag("warp", "today's Warp", warps),
        flag("warp_tomorrow", "tomorrow's Warp", warps),
    )


def board(box: TrekkingBox) -> tuple[Field, ...]:
    """The board of an Itinerary."""
    most = max([CRYSTAL_BONUS, *[bonus for plan in box.itineraries for column in plan.spaces for bonus in column]])
    return (
        count("height", "spaces of the columns P E I G", DEEPEST, COLOURS),
        count("row", "bonuses of rows 1 to 7", times=DEEPEST),
        category("space", "bonuses of spaces 1 to 7 of P, E, I, G; 9 is a crystal", most, COLOURS * DEEPEST),
    )


def itinerary(box: TrekkingBox) -> tuple[Field, ...]:
    """An Itinerary in hand."""
    return (flag("unused", "it has not been used"), flag("selected", "it is selected for the day"), *board(box))


def player(box: TrekkingBox, seats: int) -> tuple[Field, ...]:
    """A player's score, clock, treks, tokens and board."""
    return (
        count("track_high", "the score track, div 256"),
        count("track_low", "the score track, mod 256"),
        count("crystals", "crystals"),
        count("hour", "where the watch stands", NOON),
        category("place", "place of the watch by arrival", seats - 1),
        count("trek", "length of the trek"),
        count("date", "the place of the trek's date among all years; 0 without a trek", len(box.rank)),
        count("collapsed", "treks that collapsed"),
        count("points", "their points"),
        flag("warped", "today's Warp was activated"),
        flag("chosen", "an Itinerary is selected"),
        count("filled", "tokens on P E I G", DEEPEST, COLOURS),
        *board(box),
    )
