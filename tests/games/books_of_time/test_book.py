"""The book as a data structure: reading order, position, faces, insertion where it is open, turning, closing."""

from hypothesis import given
from hypothesis import strategies as st

from quirebox.games.books_of_time.book import NONE, Book

PAGES = [10, 11, 12]


def test_a_new_book_shows_the_front_cover_and_its_first_page() -> None:
    book = Book(PAGES, 0)
    assert (book.left(), book.right()) == (NONE, 10)
    assert book.turned() == []


def test_in_the_middle_the_back_of_one_page_and_the_front_of_the_next_are_visible() -> None:
    book = Book(PAGES, 2)
    assert (book.left(), book.right()) == (11, 12)
    assert book.turned() == [10, 11]


def test_on_the_last_spread_the_back_cover_is_on_the_right() -> None:
    book = Book(PAGES, 3)
    assert book.at_end()
    assert (book.left(), book.right()) == (12, NONE)


def test_a_page_is_written_where_the_book_is_open_and_becomes_the_current_one() -> None:
    book = Book(PAGES, 1).write(99)
    assert (book.pages, book.pos) == ([10, 99, 11, 12], 1)
    assert (book.left(), book.right()) == (10, 99)


def test_of_two_pages_written_at_one_place_the_later_is_read_first() -> None:
    assert Book(PAGES, 0).write(98).write(99).pages == [99, 98, 10, 11, 12]


def test_a_page_written_on_the_last_spread_comes_last() -> None:
    book = Book(PAGES, 3).write(99)
    assert (book.pages, book.right(), book.at_end()) == ([10, 11, 12, 99], 99, False)


def test_turning_goes_one_page_on() -> None:
    assert Book(PAGES, 1).turn().pos == 2


def test_turning_the_back_cover_leads_to_the_first_page() -> None:
    assert Book(PAGES, 3).turn().pos == 0


def test_closing_early_leads_to_the_first_page_and_keeps_all_pages() -> None:
    book = Book(PAGES, 2).close()
    assert (book.pages, book.pos) == (PAGES, 0)


def test_nothing_changes_a_book_that_somebody_else_may_share() -> None:
    book = Book(PAGES[:], 1)
    book.write(99)
    book.turn()
    book.close()
    assert (book.pages, book.pos) == (PAGES, 1)


@given(st.lists(st.integers(0, 71), unique=True, max_size=24))
def test_as_many_turns_as_there_are_spreads_lead_once_through_the_book(pages: list[int]) -> None:
    book = Book(pages, 0)
    seen = []
    for _ in range(book.spreads() - 1):
        seen.append(book.right())
        book = book.turn()
        assert book.left() == seen[-1]
    assert (seen, book.at_end(), book.turn().pos) == (pages, True, 0)


@given(st.lists(st.integers(0, 71), unique=True, min_size=1, max_size=24), st.data())
def test_writing_never_changes_the_order_of_the_other_pages_nor_the_left_face(
    pages: list[int], data: st.DataObject
) -> None:
    book = Book(pages, data.draw(st.integers(0, len(pages))))
    again = book.write(99)
    assert [page for page in again.pages if page != 99] == pages
    assert (again.left(), again.right(), again.pos) == (book.left(), 99, book.pos)
