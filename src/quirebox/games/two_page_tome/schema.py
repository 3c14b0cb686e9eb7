"""What the numbers of an observation mean."""

from __future__ import annotations

from quirebox.core.schema import Field, Part, Schema, category, count, mask
from quirebox.core.state import State
from quirebox.games.two_page_tome.box import DEALT, DECK, LANDS, PAIRS
from quirebox.games.two_page_tome.hexes import DIRECTION_NAMES
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.scoring import BOXES

PHASES = 10
SIGNS = 7  # bits of a hex: five full lands, filled, Cliffs


def schema(g: State) -> Schema:
    """The table, the viewer's secrets, every sheet."""
    assert isinstance(g, TomePosition)
    map, cards = g.agreed.map, len(g.printed.cards)
    secrets = (
        category("hand", "cards dealt (number + 1), until everybody has chosen", cards, DEALT),
        category("kept", "the pair of them that is kept; 0 is not chosen", len(PAIRS)),
    )
    return Schema(
        (
            Part("", "the table", table(g.players, map.size, cards)),
            Part("own", "the viewer's secrets", secrets, whose="viewer"),
            Part(
                "seat",
                "every sheet, the viewer's first, then clockwise",
                sheet(map.size, len(map.exotics), cards),
                g.players,
                "seat",
            ),
        )
    )


def table(players: int, hexes: int, cards: int) -> tuple[Field, ...]:
    """What everybody sees besides the sheets."""
    return (
        category(
            "phase",
            "0 over, 1 keep, 2 start, 3 take, 4 research, 5 draw, 6 move, 7 manifest, 8 place, 9 road, 10 restore",
            PHASES,
        ),
        category(
            "matter",
            "the land to place (from 0), the hex of the road, the slot of the card to be replaced; in Move 1 once "
            "roads were walked",
            max(LANDS, hexes) - 1,
        ),
        category(
            "more",
            "roads to draw; in Move 1 after a brew move; in Restore the slots, as bits, that cannot be scored",
            3,
        ),
        count("round", "the round"),
        count("face_down", "tomes face down"),
        category("first", "seats from the viewer to the first player", players - 1),
        category("actor", "seats from the viewer to who has to choose; the number of players: nobody", players),
        category("taken", "slot of the tome taken, plus one", 2),
        category("reserved", "the side reserved: 0 left, 1 right, 2 nothing taken", 2),
        category("given", "the land given to the viewer, plus one", LANDS),
        category("in_hand", "alone: the lands in hand, plus one", LANDS, 2),
        category("tome", "lands (plus one) face up: slot 0 left and right, slot 1 left and right", LANDS, 4),
        count("unseen", "symbols of each land on tomes not yet seen, those put aside included", times=LANDS),
        category("row", "cards of the row, number + 1", cards, DECK),
        count("deck", "cards in the deck"),
        count("discard", "cards in the discard pile"),
    )


def sheet(hexes: int, exotics: int, cards: int) -> tuple[Field, ...]:
    """One player's sheet."""
    return (
        category("at", "hex of the worldbuilder, plus one", hexes),
        count("brews", "unused brews"),
        count("inks", "unused ink pots"),
        category("card", "claimed cards, number + 1", cards, 2),
        mask("matches", "for each claimed card: the lands in which its pattern is on the map", LANDS, 2),
        category("restored", "for each land: the card (number + 1) restored with it", cards, LANDS),
        count("box", f"points: {', '.join(BOXES)}", times=len(BOXES)),
        category("exotic", "each exotic location: 1 claimed, 2 closed", 2, exotics),
        mask("land", "each hex: bits 1, 2, 4, 8, 16 the full land, 32 filled, 64 Cliffs", SIGNS, hexes),
        mask("roads", f"each hex: roads to {', '.join(DIRECTION_NAMES)}", len(DIRECTION_NAMES), hexes),
    )
