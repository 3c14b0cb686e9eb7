"""The automatic grouping of loose books (HOB-SCORE-1) is the best there is."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from quirebox.games.history_of_the_book import GAME
from quirebox.games.history_of_the_book.box import HistoryBox
from quirebox.games.history_of_the_book.grouping import group
from quirebox.games.history_of_the_book.labels import LABELS, SIZES, ready

BOX = GAME.box()
assert isinstance(BOX, HistoryBox)


def best_by_trying(books: frozenset[int]) -> tuple[int, int]:
    """Every way to take collections out of some books, one after another."""
    best = (0, 0)
    for label in range(LABELS):
        fitting = sorted(b for b in books if label in BOX.labels[b])
        for chosen in combinations(fitting, SIZES[label]):
            value, collections = best_by_trying(books - set(chosen))
            best = max(best, (value + sum(BOX.value[b] for b in chosen), collections + 1))
    return best


# Books that share many labels, so that collections compete for them.
crowded = st.sets(
    st.sampled_from([b for b in range(96) if BOX.country[b] in (0, 1) or BOX.genre[b] in (2, 5)]),
    min_size=6,
    max_size=13,
)


@settings(max_examples=40, deadline=None)
@given(crowded)
def test_no_other_grouping_is_worth_more(books: set[int]) -> None:
    shelf = sorted(books)
    found = group(shelf, ready(shelf, BOX.country, BOX.genre, BOX.top), BOX.value, BOX.labels)
    assert (found.value, found.collections) == best_by_trying(frozenset(books))


@given(st.lists(st.integers(0, 95), unique=True, max_size=40))
def test_ready_is_what_counting_says(shelf: list[int]) -> None:
    counts = [sum(label in BOX.labels[b] for b in shelf) for label in range(LABELS)]
    assert ready(shelf, BOX.country, BOX.genre, BOX.top) == sum(
        1 << label for label in range(LABELS) if counts[label] >= SIZES[label]
    )
