"""The position: sheets, cards, tomes.

The lists of a position are never edited, only replaced, so copies share them (but for the agenda).
"""

from __future__ import annotations

from typing import final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.two_page_tome.agreement import Agreement
from quirebox.games.two_page_tome.box import NO_LAND, TomeBox
from quirebox.games.two_page_tome.scoring import score
from quirebox.games.two_page_tome.sheet import Sheet


@final
class Unseen:
    """What an observation tells of tomes and cards that nobody has, worked out once for as long as it is the same."""

    def __init__(self) -> None:
        self._tomes: list[int] = []
        self._flipped = -1
        self._counts = b""
        self._supply = b""  # all of it, and of what besides
        self._up: list[int] = []
        self._row: list[int] = []
        self._deck: list[int] = []
        self._drawn = -1
        self._discard = 0

    def supply(self, g: TomePosition) -> bytes:
        """All that is told, if nothing has changed that this depends on since `keep_supply`; else nothing."""
        if self._up is not g.up or self._row is not g.row or self._flipped != g.flipped or self._drawn != g.drawn:
            return b""
        same = self._tomes is g.tomes and self._deck is g.deck and self._discard == g.discard
        return self._supply if same else b""

    def keep_supply(self, g: TomePosition, supply: bytes) -> bytes:
        """Keep it."""
        self._supply, self._up, self._row, self._deck = supply, g.up, g.row, g.deck
        self._drawn, self._discard = g.drawn, g.discard
        return supply

    def counts(self, tomes: list[int], flipped: int) -> bytes:
        """The symbols on tomes after the first `flipped`, if that was kept; else nothing."""
        return self._counts if self._tomes is tomes and self._flipped == flipped else b""

    def keep(self, tomes: list[int], flipped: int, counts: bytes) -> bytes:
        """Keep them."""
        self._tomes, self._flipped, self._counts = tomes, flipped, counts
        return counts


@final
class TomePosition(State):
    """A position of Two Page Tome."""

    def __init__(
        self,
        box: TomeBox,
        players: int,
        rng: Rng,
        agenda: list[Step],
        waiting: Step,
        options: list[Action],
        agreed: Agreement,
        sheets: list[Sheet],
        row: list[int],
        deck: list[int],
        drawn: int,
        discard: int,
        tomes: list[int],
        flipped: int,
        up: list[int],
        first: Player,
        round: int,
        taken: int,
        reserved: int,
        symbols: list[int],
        declined: int,
    ) -> None:
        super().__init__(box, players, rng, agenda, waiting, options)
        self.printed = box
        self.agreed = agreed
        self.sheets = sheets
        self.row = row  # three cards, NO_CARD for an empty slot
        self.deck = deck  # in order; the first `drawn` are gone
        self.drawn = drawn
        self.discard = discard  # mask of cards
        self.tomes = tomes  # in order; the first `flipped` have been turned up, the last are put aside
        self.flipped = flipped
        self.up = up  # the two round tomes, NO_TOME for an empty slot
        self.first = first  # holder of the inspiration token
        self.round = round  # from 1; alone, the turn
        self.taken = taken  # slot of the tome taken this round, or NOBODY
        self.reserved = reserved  # side of it that the first player has reserved
        self.symbols = symbols  # alone: the two lands in hand, NO_LAND once they are resolved
        self.declined = declined  # alone: how many were declined this turn
        self._unseen = Unseen()

    def copy(self) -> TomePosition:
        """A position of its own, equal to this one."""
        sheets = [s.copy() for s in self.sheets]
        return TomePosition(
            self.printed,
            self.players,
            self.rng.copy(),
            self.agenda[:],
            self.waiting,
            self.options,
            self.agreed,
            sheets,
            self.row,
            self.deck,
            self.drawn,
            self.discard,
            self.tomes,
            self.flipped,
            self.up,
            self.first,
            self.round,
            self.taken,
            self.reserved,
            self.symbols,
            self.declined,
        )

    def scores(self) -> list[int]:
        """The points of every player if the game ended now."""
        return [score(self.agreed.map, self.printed.points_of, s) for s in self.sheets]

    def face_down(self) -> int:
        """How many tomes can still be turned up."""
        return len(self.tomes) - self.printed.aside[self.players - 1] - self.flipped

    def given(self, p: Player) -> int:
        """The land given to p this round: the first player's reserved one, to all others the other page (TPT-RES-1,
        TPT-RES-2)."""
        if self.taken == NOBODY:
            return NO_LAND
        tome = self.printed.tomes[self.up[self.taken]]
        return tome.page(self.reserved if p == self.first else 1 - self.reserved)

    def tell_way(self, kind: str, p: Player, start: int) -> None:
        """State that the worldbuilder went from a hex to where it stands: the coordinates of both."""
        hexes = self.agreed.map.hexes
        self.tell(kind, p, hexes[self.sheets[p].at] + hexes[start])

    def tell_land(self, kind: str, p: Player, land: int, h: int) -> None:
        """State a fact about a symbol: the land, its coordinates, and those of the worldbuilder."""
        hexes = self.agreed.map.hexes
        self.tell(kind, p, (land, *hexes[h], *hexes[self.sheets[p].at]))

    def tell_exotic(self, kind: str, p: Player, h: int) -> None:
        """State a fact about an exotic location: the numbers of map and location."""
        map = self.agreed.map
        exotics = [exotic.hex for exotic in map.exotics]
        self.tell(kind, p, (self.printed.maps.index(map), exotics.index(h)))


def position(g: State) -> TomePosition:
    """The position as one of this game."""
    assert isinstance(g, TomePosition)
    return g
