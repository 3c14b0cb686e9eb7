"""Positions of Scientia.  Everything is public; nothing is random after the set-up (SCI-INFO-1, SCI-INFO-2)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.masks import has
from quirebox.core.native import i64
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import OVER, Step
from quirebox.games.scientia.box import ALL_STACKS, Project, ScientiaBox
from quirebox.games.scientia.scoring import points
from quirebox.games.scientia.slots import HELD, NONE, PLACE, QUARTER, TURNED, turns_of

SEATS: Final = 4  # the most that a game has
NO_OPTIONS: Final[list[Action]] = []


@final
class Seat:
    """One player's board."""

    def __init__(self, cards: list[int], values: list[int], pool: int, cubes: int, slots: int, turning: i64) -> None:
        self.cards = cards  # by slot, without their quarter turns
        self.values = values  # technology value by field = number of advances (SCI-TECH-6)
        self.pool = pool
        self.cubes = cubes  # technology cubes on the board
        self.slots = slots  # open ones
        self.turning: i64 = turning  # how the cards are turned, a digit for each slot
        self._looks: i64 = 0  # how it looks in an observation (features.py), before the board changed
        self._cards: i64 = 0  # the same of its cards, but for the last
        self._last_card: i64 = 0
        self._changed = True

    def copy(self) -> Seat:
        """An equal board of its own."""
        return Seat(self.cards[:], self.values[:], self.pool, self.cubes, self.slots, self.turning)

    def clear(self, slot: i64) -> None:
        """Take the card out of a slot."""
        self._changed = True
        self.cards[slot] = NONE
        self.turning -= PLACE[slot] * (TURNED[slot][self.turning] + 1)

    def turned(self, slot: i64) -> int:
        """How many quarter turns the card in a slot has made; NONE if there is no card."""
        return TURNED[slot][self.turning]

    def held(self) -> int:
        """How many cards are in slots, finished ones included (SCI-STUDY-7)."""
        return HELD[self.turning]

    def room(self) -> int:
        """How many open slots are empty (SCI-TAKE-1)."""
        return self.slots - HELD[self.turning]

    def laid(self) -> list[int]:
        """The cards by slot, their quarter turns included."""
        return [card if card == NONE else card + QUARTER * self.turned(slot) for slot, card in enumerate(self.cards)]

    def lay(self, cards: list[int]) -> None:
        """Put these cards, their quarter turns included, into the slots instead of what is there."""
        self._changed = True
        self.turning = 0
        for slot, card in enumerate(cards):
            self.cards[slot] = card
            if card != NONE:
                self.cards[slot] -= QUARTER * turns_of(card)
                self.turning += PLACE[slot] * (turns_of(card) + 1)


@final
class ScientiaPosition(State):
    """A position in Scientia.  A new one is as at the start of a game, but with empty supplies."""

    def __init__(
        self,
        box: ScientiaBox,
        players: int,
        rng: Rng,
        agenda: list[Step],
        projects: bytes,
        seats: list[Seat],
        flasks: list[int],
        area: list[int],
    ) -> None:
        super().__init__(box, players, rng, agenda, OVER, NO_OPTIONS)
        self.printed = box
        self.projects = projects  # stack -> number - 1; never changes, shared by copies
        self.seats = seats
        self.flasks = flasks  # on stacks
        self.area = area  # stacks of the cards the active player has completed this turn
        self.first = 0
        self.occupied = True  # SCI-VAR-3: a lone cube on space 3 scores
        self.tie_break = False  # SCI-SCORE-10
        self.present = ALL_STACKS  # stacks with at least one card, as a mask
        self.twins = ALL_STACKS  # stacks with two
        self.supply = 0  # flasks
        self.cubes = 0  # technology cubes in supply
        self.spare_flasks = 0  # taken from the box (SCI-FX-6)
        self.spare_cubes = 0
        self.round = 0  # 0: the draft
        self.active = 0
        self.last_round = NONE  # until the end stage begins (SCI-END-2)
        self.were_here = 0  # flasks that step 2 moved from the card being completed
        self.those = 0  # slots taken or chosen by the last line, as a mask
        self.hit = 0  # field of the card that got the flask of a condition
        self._flasks = b""  # those on stacks in an observation; emptied with every change of them

    def copy(self) -> ScientiaPosition:
        seats, flasks, area = [seat.copy() for seat in self.seats], self.flasks[:], self.area[:]
        rng, agenda = Rng(self.rng.seed), self.agenda[:]
        h = ScientiaPosition(self.printed, self.players, rng, agenda, self.projects, seats, flasks, area)
        h.waiting = self.waiting
        h.options = self.options
        h.first = self.first
        h.occupied = self.occupied
        h.tie_break = self.tie_break
        h.present = self.present
        h.twins = self.twins
        h.supply = self.supply
        h.cubes = self.cubes
        h.spare_flasks = self.spare_flasks
        h.spare_cubes = self.spare_cubes
        h.round = self.round
        h.active = self.active
        h.last_round = self.last_round
        h.were_here = self.were_here
        h.those = self.those
        h.hit = self.hit
        return h

    def copies(self, b: int) -> int:
        """How many cards lie on a stack."""
        return has(self.present, b) + has(self.twins, b)

    def scores(self) -> list[int]:
        return [points(seat, self.occupied) for seat in self.seats]

    def project(self, b: int) -> Project:
        """The project of a stack."""
        return self.printed.projects[self.projects[b]]
