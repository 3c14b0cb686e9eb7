"""Setting up a game from what was agreed (TPT-SETUP-1 to TPT-SETUP-9)."""

from __future__ import annotations

from collections.abc import Mapping

from quirebox.core.errors import ContentError
from quirebox.core.event import NOBODY
from quirebox.core.rng import Rng
from quirebox.core.step import OVER
from quirebox.games.two_page_tome.agreement import Agreement, agreement
from quirebox.games.two_page_tome.box import DEALT, NO_CARD, NO_LAND, TomeBox
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.sheet import blank_sheet
from quirebox.games.two_page_tome.steps.setup import opening


def check_deck(box: TomeBox, players: int, agreed: Agreement) -> None:
    """Complain of a deck that is too small for the deal (TPT-SETUP-7, TPT-SETUP-8, TPT-SOLO-2)."""
    found, needed = len(agreed.deck), DEALT * players
    if found < needed:
        deck, who = (
            agreed.options["solo" if players == 1 else "deck"],
            "a player" if players == 1 else f"{players} players",
        )
        raise ContentError(
            "cards.toml", f"the {deck} deck has {found} cards; {needed} are dealt to {who} (TPT-SETUP-8)"
        )


def set_up(box: TomeBox, players: int, rng: Rng, options: Mapping[str, str]) -> TomePosition:
    """The position at the start: everybody is dealt four cards and has to keep two."""
    agreed = agreement(box, players, options)
    check_deck(box, players, agreed)
    tomes = list(range(len(box.tomes)))
    rng.shuffle(tomes)
    deck = agreed.deck[:]
    rng.shuffle(deck)
    first = rng.below(players) if options["first"] == "random" else int(options["first"])
    sheets = [blank_sheet(agreed.map.size, box.brews, box.inks[players - 1]) for _ in range(players)]
    for p in range(players):
        sheets[p].hand = deck[DEALT * p : DEALT * (p + 1)]
    return TomePosition(
        box,
        players,
        rng,
        opening(players, first),
        OVER,
        [],
        agreed,
        sheets,
        [NO_CARD] * 3,
        deck,
        DEALT * players,
        0,
        tomes,
        2,
        tomes[:2],
        first,
        0,
        NOBODY,
        0,
        [NO_LAND, NO_LAND],
        0,
    )
