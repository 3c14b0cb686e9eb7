"""Setting up a game from what was agreed (TPT-SETUP-1 to TPT-SETUP-9)."""

from __future__ import annotations

from collections.abc import Mapping

from quire.core.errors import BadOption
from quire.core.event import NOBODY
from quire.core.rng import Rng
from quire.core.step import OVER
from quire.games.two_page_tome.sheet import NO_CARD, NO_LAND, blank_sheet
from quire.games.two_page_tome.state import NO_BEST, Agreement, Edition, TwoPageTome
from quire.games.two_page_tome.steps.setup import opening

LEFT_OUT: Mapping[str, str] = {"easy": "red", "hard": "green", "normal": ""}  # TPT-SETUP-7
DEALT = 4  # cards to each player (TPT-SETUP-8)


def agreement(box: Edition, players: int, options: Mapping[str, str]) -> Agreement:
    """What the options mean in this edition."""
    ids = [map.id for map in box.maps]
    if options["map"] not in ids:
        raise BadOption(f"option map cannot be {options['map']!r} (TPT-SETUP-1); this edition has: {', '.join(ids)}")
    i = ids.index(options["map"])
    map = box.maps[i]
    if players == 1:
        deck = [c for c in range(len(box.cards)) if box.cards[c].corner == options["solo"]]
    else:
        deck = [c for c in range(len(box.cards)) if box.cards[c].corner != LEFT_OUT[options["deck"]]]
    patterns = box.mirroring[i] if options["mirror"] == "yes" else box.turning[i]
    cliff_hexes = map.all if options["inland_cliffs"] == "yes" else map.coast
    best = NO_BEST if options["best"] == "none" else int(options["best"])
    return Agreement(
        dict(options),
        map,
        patterns,
        deck,
        cliff_hexes,
        options["exotics"] == "competitive",
        options["cliffs_help"] == "yes",
        options["chain"] == "yes",
        options["solo_rest"] == "each",
        best,
    )


def setup(box: Edition, players: int, rng: Rng, options: Mapping[str, str]) -> TwoPageTome:
    """The position at the start: everybody is dealt four cards and has to keep two."""
    agreed = agreement(box, players, options)
    tomes = list(range(len(box.tomes)))
    rng.shuffle(tomes)
    deck = agreed.deck[:]
    rng.shuffle(deck)
    first = rng.below(players) if options["first"] == "random" else int(options["first"])
    sheets = [blank_sheet(agreed.map.size, box.brews, box.inks[players - 1]) for _ in range(players)]
    for p in range(players):
        sheets[p].hand = deck[DEALT * p : DEALT * (p + 1)]
    return TwoPageTome(
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
