"""A sheet: what one player has.  Its lists are never edited, only replaced, so copies share them."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.masks import bit
from quirebox.games.two_page_tome.box import LANDS, NO_CARD

NOWHERE: Final = -1  # where the worldbuilder is before it is put down
UNDECIDED: Final = -1  # the kept pair of cards of a player who has not chosen yet
SIGNS: Final[list[int]] = [1, 2, 4, 8, 16, 64]  # bits of a hex, by land
FILLED: Final = 32  # bit of a hex whose full land is filled


@final
class Sheet:
    """What one player has: the map with its symbols and roads, tokens, cards.  Masks are over hexes."""

    def __init__(
        self,
        at: int,
        brews: int,
        inks: int,
        lands: list[int],
        full: int,
        filled: int,
        signs: bytes,
        roads: bytes,
        joined: list[int],
        touched: int,
        claimed: int,
        closed: int,
        cards: list[int],
        restored: list[int],
        done: int,
        matches: int,
        hand: list[int],
        kept: int,
    ) -> None:
        self.at = at  # where the worldbuilder stands
        self.brews = brews  # unused
        self.inks = inks  # unused
        self.lands = lands  # by land: the hexes that hold it
        self.full = full  # hexes that hold a full land
        self.filled = filled  # those whose full land is filled
        self.signs = signs  # by hex: all this once more, as bits (SIGNS, FILLED)
        self.roads = roads  # by hex: directions of its roads, as bits
        self.joined = joined  # by hex: its road component (TPT-GEO-9)
        self.touched = touched  # hexes with a road
        self.claimed = claimed  # hexes whose exotic location is claimed
        self.closed = closed  # hexes whose exotic location is closed (TPT-VAR-3)
        self.cards = cards  # the two claimed cards
        self.restored = restored  # by land: the card scored with it
        self.done = done  # lands that have scored a card, as bits
        self.matches = matches  # bit 6 * slot + land: the pattern of that card occurs in that land
        self.hand = hand  # the four cards dealt, until everybody has chosen
        self.kept = kept  # which pair of them is kept
        self._face: Face | None = None  # how it looked when it was last observed
        self._score: Score | None = None

    def copy(self) -> Sheet:
        """An equal sheet that goes its own way."""
        twin = Sheet(
            self.at,
            self.brews,
            self.inks,
            self.lands,
            self.full,
            self.filled,
            self.signs,
            self.roads,
            self.joined,
            self.touched,
            self.claimed,
            self.closed,
            self.cards,
            self.restored,
            self.done,
            self.matches,
            self.hand,
            self.kept,
        )
        twin._face, twin._score = self._face, self._score
        return twin

    def face(self) -> Face | None:
        """How it looks in an observation, if nothing has changed since `show`."""
        face = self._face
        return face if face is not None and face.fits(self) else None

    def show(self, whole: bytes) -> bytes:
        """Remember how it looks."""
        self._face = Face(self, whole)
        return whole

    def score(self) -> Score | None:
        """What is scored on it, if nothing has changed that this depends on since `keep_score`."""
        score = self._score
        return score if score is not None and score.fits(self) else None

    def keep_score(self, scored: bytes, locations: bytes) -> Score:
        """Remember what is scored on it."""
        score = self._score = Score(self, scored, locations)
        return score


@final
class Face:
    """How a sheet looks in an observation, and what this depends on; bytes and lists are replaced, never edited, so the
    same ones are equal."""

    def __init__(self, s: Sheet, whole: bytes) -> None:
        self.whole = whole
        self.signs = s.signs
        self.roads = s.roads
        self.restored = s.restored
        self.cards = s.cards
        self.at = s.at
        self.brews = s.brews
        self.inks = s.inks
        self.matches = s.matches
        self.claimed = s.claimed
        self.closed = s.closed

    def fits(self, s: Sheet) -> bool:
        """Whether the sheet still looks so."""
        if self.signs is not s.signs or self.roads is not s.roads or self.at != s.at or self.brews != s.brews:
            return False
        if self.inks != s.inks or self.cards is not s.cards or self.restored is not s.restored:
            return False
        return self.matches == s.matches and self.claimed == s.claimed and self.closed == s.closed


@final
class Score:
    """Parts of how a sheet looks that are costly to work out, and what they depend on."""

    def __init__(self, s: Sheet, scored: bytes, locations: bytes) -> None:
        self.scored = scored
        self.locations = locations
        self.signs = s.signs
        self.restored = s.restored
        self.claimed = s.claimed
        self.closed = s.closed

    def fits(self, s: Sheet) -> bool:
        """Whether the sheet still looks so."""
        same = self.signs is s.signs and self.restored is s.restored
        return same and self.claimed == s.claimed and self.closed == s.closed


BYTES: Final[list[bytes]] = [bytes([n]) for n in range(256)]


def marked(old: bytes, h: int, bits: int) -> bytes:
    """The same bytes with more bits set in one of them."""
    return old[:h] + BYTES[old[h] | bits] + old[h + 1 :]


def blank_sheet(size: int, brews: int, inks: int) -> Sheet:
    """A sheet with nothing on it."""
    alone = [bit(h) for h in range(size)]
    return Sheet(
        NOWHERE,
        brews,
        inks,
        [0] * LANDS,
        0,
        0,
        bytes(size),
        bytes(size),
        alone,
        0,
        0,
        0,
        [NO_CARD, NO_CARD],
        [NO_CARD] * LANDS,
        0,
        0,
        [],
        UNDECIDED,
    )
