"""The position: sheets, cards, tomes; and the box they come from.

The lists of a position are never edited, only replaced, so copies share them (but for the agenda).
"""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.box import Box
from quire.core.event import NOBODY, Player
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step
from quire.games.two_page_tome.actions import Actions
from quire.games.two_page_tome.hexes import Map, Patterns, Shape
from quire.games.two_page_tome.scoring import boxes, score
from quire.games.two_page_tome.sheet import NO_LAND, Sheet

NO_TOME: Final = -1
NO_BEST: Final = -1  # no best score is known


@final
class Card:
    """A summoning card."""

    def __init__(self, id: str, race: str, points: int, corner: str, shape: int, text: str) -> None:
        self.id = id
        self.race = race
        self.points = points
        self.corner = corner
        self.shape = shape  # number of its pattern
        self.text = text


@final
class Tome:
    """A tome: the lands on its left and right pages."""

    def __init__(self, id: str, left: int, right: int) -> None:
        self.id = id
        self.left = left
        self.right = right
        self.lands = (1 << left) | (1 << right)
        self.symbols = (1 << 8 * left) + (1 << 8 * right)  # one more in the byte of each land

    def page(self, side: int) -> int:
        """The land on one page."""
        return self.right if side else self.left


class Edition(Box):
    """What lies in the box."""

    def __init__(
        self,
        edition: str,
        hash: str,
        rules: dict[str, str],
        maps: list[Map],
        tomes: list[Tome],
        shapes: list[Shape],
        cards: list[Card],
        brews: int,
        inks: list[int],
        aside: list[int],
        goal: int,
    ) -> None:
        super().__init__(edition, hash, rules)
        self.maps = maps
        self.tomes = tomes
        self.shapes = shapes
        self.cards = cards
        self.brews = brews  # of each player
        self.inks = inks  # of each player, by number of players - 1
        self.aside = aside  # tomes put aside unseen, by number of players - 1
        self.goal = goal  # what a player alone has to exceed
        self.actions = Actions(self.space)
        self.shape_of = [card.shape for card in cards]
        self.points_of = [card.points for card in cards]
        self.symbols = sum(tome.symbols for tome in tomes)  # on all tomes, one byte for each land
        self.turning = [map.lay(shapes, False) for map in maps]
        self.mirroring = [map.lay(shapes, True) for map in maps]


@final
class Agreement:
    """What was agreed before the game; shared by all positions of it."""

    def __init__(
        self,
        options: dict[str, str],
        map: Map,
        patterns: Patterns,
        deck: list[int],
        cliff_hexes: int,
        competitive: bool,
        cliffs_help: bool,
        chain: bool,
        rest_at_once: bool,
        best: int,
    ) -> None:
        self.options = options  # as they were said
        self.map = map
        self.patterns = patterns
        self.deck = deck  # the cards in use
        self.cliff_hexes = cliff_hexes  # where Cliffs can stand
        self.competitive = competitive  # exotic locations close (TPT-VAR-1)
        self.cliffs_help = cliffs_help  # Cliffs count for Castles and Villages (TPT-FILL-8)
        self.chain = chain  # a card drawn in Restore can be scored in it (TPT-RST-10)
        self.rest_at_once = rest_at_once  # alone, declining one symbol refreshes (TPT-SOLO-6)
        self.best = best  # a player's best score alone so far, or NO_BEST


@final
class TwoPageTome(State):
    """A position of Two Page Tome."""

    def __init__(
        self,
        box: Edition,
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
        self.edition = box
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

    def copy(self) -> TwoPageTome:
        """A position of its own, equal to this one."""
        sheets = [s.copy() for s in self.sheets]
        return TwoPageTome(
            self.edition,
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
        return [score(self.agreed.map, self.edition.points_of, s) for s in self.sheets]

    def standings(self) -> list[list[int]]:
        """The boxes of every player if the game ended now."""
        return [boxes(self.agreed.map, self.edition.points_of, s) for s in self.sheets]

    def face_down(self) -> int:
        """How many tomes can still be turned up."""
        return len(self.tomes) - self.edition.aside[self.players - 1] - self.flipped

    def given(self, p: Player) -> int:
        """The land given to p this round: the first player's reserved one, to all others the other page (TPT-RES-1, TPT-RES-2)."""
        if self.taken == NOBODY:
            return NO_LAND
        tome = self.edition.tomes[self.up[self.taken]]
        return tome.page(self.reserved if p == self.first else 1 - self.reserved)


def tpt(g: State) -> TwoPageTome:
    """The position as one of this game."""
    assert isinstance(g, TwoPageTome)
    return g
