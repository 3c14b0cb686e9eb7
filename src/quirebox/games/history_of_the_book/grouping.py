"""The best way to form collections from the books that are left on a shelf (HOB-SCORE-1)."""

from __future__ import annotations

from typing import Final, final

from quirebox.games.history_of_the_book.labels import LABELS, SIZES

FREE: Final = -1  # a slot without a book


@final
class Grouping:
    """The best way to form collections from loose books."""

    def __init__(self, value: int, collections: int) -> None:
        self.value = value  # of the books in them
        self.collections = collections


NO_GROUPING: Final = Grouping(0, 0)


def group(shelf: list[int], ready: int, value: list[int], labels: list[list[int]]) -> Grouping:
    """The collections with the highest total that the books can form, the most of them on equal total (HOB-SCORE-1)."""
    if not ready:
        return NO_GROUPING
    books = sorted(shelf, key=lambda b: -value[b])
    most = [0] * LABELS
    for label in range(LABELS):
        if ready >> label & 1:
            most[label] = sum([label in labels[b] for b in books]) // SIZES[label]
    best = NO_GROUPING
    for counts in _choices(most, len(books)):
        slots = sum([counts[label] * SIZES[label] for label in range(LABELS)])
        if sum([value[b] for b in books[:slots]]) < best.value:  # not even the dearest books would do
            continue
        found = _fill(books, counts, value, labels)
        if found.value > best.value or (found.value == best.value and found.collections > best.collections):
            best = found
    return best


def _choices(most: list[int], books: int) -> list[list[int]]:
    """Every number of collections of each label that this number of books could fill."""
    found: list[list[int]] = [[]]
    for label in range(LABELS):
        longer: list[list[int]] = []
        for counts in found:
            used = sum([counts[other] * SIZES[other] for other in range(label)])
            for n in range(most[label] + 1):
                if used + n * SIZES[label] <= books:
                    longer.append([*counts, n])
        found = longer
    return found


def _fill(books: list[int], counts: list[int], value: list[int], labels: list[list[int]]) -> Grouping:
    """The dearest books that fill all these collections, each book in one; nothing if they cannot all be filled.

    Sets of books that fit into slots are a matroid: taking the dearest first, and moving others over where needed, is
    best.
    """
    slots: list[int] = []
    for label in range(LABELS):
        slots += [label] * (counts[label] * SIZES[label])
    held = [FREE] * len(slots)
    total = 0
    taken = 0
    for b in books:
        if taken == len(slots):
            break
        if _place(b, slots, held, [False] * len(slots), labels):
            total += value[b]
            taken += 1
    return Grouping(total, sum(counts)) if taken == len(slots) else NO_GROUPING


def _place(b: int, slots: list[int], held: list[int], tried: list[bool], labels: list[list[int]]) -> bool:
    """Find a slot for the book, moving others over if that helps."""
    for i in range(len(slots)):
        if not tried[i] and slots[i] in labels[b]:
            tried[i] = True
            if held[i] == FREE or _place(held[i], slots, held, tried, labels):
                held[i] = b
                return True
    return False
