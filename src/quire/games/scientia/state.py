"""Scientia's box and positions.  Everything is public; nothing is random after the set-up (SCI-INFO-1, SCI-INFO-2)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.box import Box
from quire.core.effect import Effect
from quire.core.native import i64
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step
from quire.games.scientia.scoring import points

PHYSICS: Final = 0
CHEMISTRY: Final = 1
BIOLOGY: Final = 2
ASTRONOMY: Final = 3
FIELDS: Final = 4
STACKS: Final = 12  # stack b = 3 * field + place; place 0 is the base project
SLOTS: Final = 4
FULL_TURN: Final = 4  # quarter turns that finish a card
CLOSED: Final = 9  # the value of a field with four cubes (SCI-TECH-5)
NONE: Final = -1
NO_FLASKS: Final[list[int]] = [0] * STACKS
NO_PILES: Final = bytes(STACKS)

# A card as one int: its stack, 16 for each quarter turn, 128 for each flask on it; NONE is an empty slot.
QUARTER: Final = 16
FLASK: Final = 128


def stack_of(card: int) -> int:
    """Which project the card is."""
    return card & 15


def turns_of(card: int) -> int:
    """How many quarter turns it has made."""
    return (card >> 4) & 7


def flasks_of(card: int) -> int:
    """How many flasks lie on it."""
    return card >> 7


# How the cards of a seat are turned is one int, with a digit for each slot: 0 if it is empty, 1 for an upright card, 5 for a finished one.
# Whatever follows from it is read from tables.
BASE: Final = 6
PLACE: Final[list[int]] = [1, 6, 36, 216]  # what a quarter turn in each slot adds
TURNINGS: Final = 1296


def slots_with(turning: int, least: int, most: int) -> int:
    """The slots whose digit is in these bounds, as a mask."""
    return sum(1 << s for s in range(SLOTS) if least <= turning // PLACE[s] % BASE <= most)


TURNED: Final[list[list[int]]] = [
    [turning // PLACE[s] % BASE - 1 for turning in range(TURNINGS)] for s in range(SLOTS)
]  # quarter turns by slot
OCCUPIED: Final[list[int]] = [slots_with(turning, 1, 5) for turning in range(TURNINGS)]
UNFINISHED: Final[list[int]] = [slots_with(turning, 1, 4) for turning in range(TURNINGS)]  # can be turned (SCI-ROT-2)
FINISHED: Final[list[int]] = [slots_with(turning, 5, 5) for turning in range(TURNINGS)]
HELD: Final[list[int]] = [bin(mask).count("1") for mask in OCCUPIED]
ONLY: Final[list[int]] = [
    {1 << s: s for s in range(SLOTS)}.get(mask, NONE) for mask in range(1 << SLOTS)
]  # the slot of a mask that has one
LOWEST_EMPTY: Final[list[int]] = [next((s for s in range(SLOTS) if not mask >> s & 1), NONE) for mask in OCCUPIED]


@final
class Project:
    """One side of a project card."""

    def __init__(
        self, number: int, field: int, name: str, korean: str, base: bool, text: str, caption: str, effect: Effect
    ) -> None:
        self.number = number
        self.field = field
        self.name = name
        self.korean = korean
        self.base = base
        self.text = text
        self.caption = caption
        self.effect = effect


@final
class ScientiaBox(Box):
    """The printed edition: projects, sets, supplies; every action, and its lists of options by bit mask."""

    def __init__(
        self,
        edition: str,
        hash: str,
        rules: dict[str, str],
        projects: list[Project],
        sets: dict[str, bytes],
        titles: dict[str, str],
        cubes: dict[int, int],
        flasks: dict[int, int],
        fields: list[list[str]],
    ) -> None:
        super().__init__(edition, hash, rules)
        self.projects = projects  # by number - 1
        self.sets = sets  # projects by stack, as number - 1
        self.titles = titles  # of the sets
        self.cubes = cubes  # supplies by number of players
        self.flasks = flasks
        self.fields = fields  # id, short name, symbol, special score
        add = self.space.add
        names = [f"{fields[b // 3][1].lower()}{b % 3 + 1}" for b in range(STACKS)]
        slots = "abcd"
        self.take = [add("take", b, 0, f"take {names[b]}") for b in range(STACKS)]
        self.twins = [add("twins", b, 0, f"take both {names[b]}") for b in range(STACKS)]
        self.turn = [
            [add("turn", s, k + 1, f"turn {slots[s]} {('once', 'twice', 'thrice')[k]}") for k in range(3)]
            for s in range(SLOTS)
        ]
        self.pair = [
            add("pair", s, t, f"cards {slots[s]}+{slots[t]}") for s in range(SLOTS) for t in range(s + 1, SLOTS)
        ]
        self.card = [add("card", s, 0, f"card {slots[s]}") for s in range(SLOTS)]
        self.complete = [add("complete", s, 0, f"complete {slots[s]}") for s in range(SLOTS)]
        self.field = [add("field", f, 0, f"field {fields[f][0]}") for f in range(FIELDS)]
        self.stack = [add("stack", b, 0, f"stack {names[b]}") for b in range(STACKS)]
        self.rival = [[add("rival", k, s, f"rival {k} card {slots[s]}") for s in range(SLOTS)] for k in range(1, 4)]
        self.takes = subsets(self.take)
        self.twin_takes = subsets(self.twins)
        self.stack_choices = subsets(self.stack)
        self.card_choices = subsets(self.card)
        self.completions = subsets(self.complete)
        self.field_choices = subsets(self.field)
        self.pair_choices = subsets(self.pair)
        self.rival_choices = subsets([action for cards in self.rival for action in cards])
        self.turnings = [self.turns(UNFINISHED[t], slots_with(t, 1, 3)) for t in range(TURNINGS)]
        self.some_turns = [
            [[a for a in self.turn_up_to(most) if 0 <= TURNED[a.a][t] <= FULL_TURN - a.b] for t in range(TURNINGS)]
            for most in range(4)
        ]
        self.quarters = [self._quarters(a) for a in self.space.actions]

    def turns(self, once: int, twice: int) -> list[Action]:
        """SCI-ROT-1: the turns for cards (as masks) that can be turned once, and twice."""
        singles = [self.turn[s][k] for s in range(SLOTS) for k in range(2) if (twice if k else once) >> s & 1]
        return singles + [a for a in self.pair if once >> a.a & 1 and once >> a.b & 1]

    def turn_up_to(self, most: int) -> list[Action]:
        """Every turn of one card, up to so many quarters."""
        return [action for turns in self.turn for action in turns[:most]]

    def _quarters(self, action: Action) -> int:
        """What an action adds to how the cards of a seat are turned."""
        if action.kind == "turn":
            return PLACE[action.a] * action.b
        return PLACE[action.a] + PLACE[action.b] if action.kind == "pair" else 0


def subsets(actions: list[Action]) -> list[list[Action]]:
    """For every bit mask, the actions whose bits are set."""
    return [[a for i, a in enumerate(actions) if mask >> i & 1] for mask in range(1 << len(actions))]


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
        self._looks = b""  # what was worked out about it (features.py); whoever changes a card or a number empties it

    def copy(self) -> Seat:
        """An equal board of its own."""
        return Seat(self.cards[:], self.values[:], self.pool, self.cubes, self.slots, self.turning)

    def clear(self, slot: i64) -> None:
        """Take the card out of a slot."""
        self._looks = b""
        self.cards[slot] = NONE
        self.turning -= PLACE[slot] * (TURNED[slot][self.turning] + 1)

    def turned(self, slot: i64) -> int:
        """How many quarter turns the card in a slot has made; NONE if there is no card."""
        return TURNED[slot][self.turning]

    def held(self) -> int:
        """How many cards are in slots, finished ones included (SCI-STUDY-7)."""
        return HELD[self.turning]

    def laid(self) -> list[int]:
        """The cards by slot, their quarter turns included."""
        return [card if card == NONE else card + QUARTER * self.turned(slot) for slot, card in enumerate(self.cards)]

    def lay(self, cards: list[int]) -> None:
        """Put these cards, their quarter turns included, into the slots instead of what is there."""
        self._looks = b""
        self.turning = 0
        for slot, card in enumerate(cards):
            self.cards[slot] = card
            if card != NONE:
                self.cards[slot] -= QUARTER * turns_of(card)
                self.turning += PLACE[slot] * (turns_of(card) + 1)


@final
class Scientia(State):
    """A position in Scientia."""

    def __init__(
        self,
        box: ScientiaBox,
        players: int,
        rng: Rng,
        agenda: list[Step],
        waiting: Step,
        options: list[Action],
        projects: bytes,
        first: int,
        occupied: bool,
        tie_break: bool,
        seats: list[Seat],
        present: int,
        twins: int,
        flasks: list[int],
        area: list[int],
        supply: int,
        cubes: int,
        spare_flasks: int,
        spare_cubes: int,
        round: int,
        active: int,
        last_round: int,
        were_here: int,
        those: int,
        hit: int,
    ) -> None:
        super().__init__(box, players, rng, agenda, waiting, options)
        self.printed = box
        self.projects = projects  # stack -> number - 1; never changes, shared by copies
        self.first = first
        self.occupied = occupied  # SCI-VAR-3: a lone cube on space 3 scores
        self.tie_break = tie_break  # SCI-SCORE-10
        self.seats = seats
        self.present = present  # stacks with at least one card, as a mask
        self.twins = twins  # stacks with two
        self.flasks = flasks  # on stacks
        self.area = area  # stacks of the cards the active player has completed this turn
        self.supply = supply  # flasks
        self.cubes = cubes  # technology cubes in supply
        self.spare_flasks = spare_flasks  # taken from the box (SCI-FX-6)
        self.spare_cubes = spare_cubes
        self.round = round  # 0: the draft
        self.active = active
        self.last_round = last_round  # NONE until the end stage begins (SCI-END-2)
        self.were_here = were_here  # flasks that step 2 moved from the card being completed
        self.those = those  # slots taken or chosen by the last line, as a mask
        self.hit = hit  # field of the card that got the flask of a condition
        self._piled = NO_FLASKS  # the flasks on stacks when they were last put together as bytes
        self._piles = NO_PILES

    def copy(self) -> Scientia:
        return Scientia(
            self.printed,
            self.players,
            Rng(self.rng.seed),
            self.agenda[:],
            self.waiting,
            self.options,
            self.projects,
            self.first,
            self.occupied,
            self.tie_break,
            [seat.copy() for seat in self.seats],
            self.present,
            self.twins,
            self.flasks[:],
            self.area[:],
            self.supply,
            self.cubes,
            self.spare_flasks,
            self.spare_cubes,
            self.round,
            self.active,
            self.last_round,
            self.were_here,
            self.those,
            self.hit,
        )

    def piles(self) -> bytes:
        """The flasks on stacks as bytes, put together once for as long as they lie there."""
        if self.flasks != self._piled:
            self._piled = self.flasks[:]
            self._piles = bytes(self._piled)
        return self._piles

    def scores(self) -> list[int]:
        return [points(seat.values, seat.cubes, seat.pool, seat.held(), self.occupied) for seat in self.seats]

    def project(self, b: int) -> Project:
        """The project of a stack."""
        return self.printed.projects[self.projects[b]]


def sci(g: State) -> Scientia:
    """The position as what it is."""
    assert isinstance(g, Scientia)
    return g
