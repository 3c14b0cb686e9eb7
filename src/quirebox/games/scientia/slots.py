"""Cards in slots: a card is one int, how the cards of a board are turned is another; tables tell the rest."""

from __future__ import annotations

from typing import Final

from quirebox.core.masks import bit, each, has, mask_of

STACKS: Final = 12  # stack b = 3 * field + place; place 0 is the base project
SLOTS: Final = 4
ALL_SLOTS: Final = range(1 << SLOTS)  # every set of slots, as a mask
FULL_TURN: Final = 4  # quarter turns that finish a card
NONE: Final = -1

# A card: its stack, 16 for each quarter turn, 128 for each flask on it; NONE is an empty slot.
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


# How the cards are turned: a digit for each slot.  0 is an empty slot, 1 an upright card, 5 a finished one.
BASE: Final = 6
PLACE: Final[list[int]] = [1, 6, 36, 216]  # what a quarter turn in each slot adds
TURNINGS: Final = 1296
GONE: Final = FULL_TURN + 1  # the digit of a finished card


def slots_with(turning: int, least: int, most: int) -> int:
    """The slots whose digit is in these bounds, as a mask."""
    return mask_of([s for s in range(SLOTS) if least <= turning // PLACE[s] % BASE <= most])


TURNED: Final[list[list[int]]] = [
    [turning // PLACE[s] % BASE - 1 for turning in range(TURNINGS)] for s in range(SLOTS)
]  # quarter turns by slot
OCCUPIED: Final[list[int]] = [slots_with(turning, 1, 5) for turning in range(TURNINGS)]
UNFINISHED: Final[list[int]] = [slots_with(turning, 1, 4) for turning in range(TURNINGS)]  # can be turned (SCI-ROT-2)
FINISHED: Final[list[int]] = [slots_with(turning, 5, 5) for turning in range(TURNINGS)]
HELD: Final[list[int]] = [len(each(mask)) for mask in OCCUPIED]
LOWEST_EMPTY: Final[list[int]] = [next((s for s in range(SLOTS) if not has(mask, s)), NONE) for mask in OCCUPIED]

# Sets of slots, by their mask.
SLOTS_IN: Final[list[list[int]]] = [each(mask) for mask in ALL_SLOTS]
ONLY: Final[list[int]] = [slots[0] if len(slots) == 1 else NONE for slots in SLOTS_IN]  # the slot of a set of one
PAIRS: Final[list[tuple[int, int]]] = [(s, t) for s in range(SLOTS) for t in range(s + 1, SLOTS)]
PAIRS_IN: Final[list[int]] = [
    mask_of([i for i, (s, t) in enumerate(PAIRS) if has(mask, s) and has(mask, t)]) for mask in ALL_SLOTS
]  # as a mask over PAIRS


def rivals_slots(k: int, slots: int) -> int:
    """The slots of the k-th rival, as a mask over the slots of all rivals."""
    return slots * bit(SLOTS * (k - 1))
