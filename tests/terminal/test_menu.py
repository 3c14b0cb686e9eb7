"""What a person chooses from: options that are told apart, and are answered by what they say."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest

from quire.core.game import Game
from quire.core.rng import Rng
from quire.core.state import State
from quire.games import game, ids
from quire.terminal import menu, show
from quire.terminal.choices import listed
from quire.terminal.screen import Screen
from quire.words import told

NAMES = ("Ann", "Bob", "Cyd", "Dee", "Eve", "Fay")
VARIED = {"scientia": {"set": "generous-rivals"}}  # cards of several rivals, some of them the same


@pytest.mark.parametrize("id", ids())
def test_no_two_options_are_told_in_the_same_words(id: str) -> None:
    title = game(id)
    for players in title.seats:
        g, rng = title.new(players, 2, VARIED.get(id)), Rng(2)
        while not g.over():
            phrases = [told.phrase(title, g, action, NAMES) for action in g.options]
            assert len({*phrases}) == len(phrases), phrases
            g.apply(g.options[rng.below(len(g.options))])


TREKKING = game("trekking")


def somewhere(id: str, wanted: Callable[[State], bool], players: int = 3, **agreed: str) -> tuple[Game, State]:
    """A position of a random game that is as wanted."""
    title = game(id)
    for seed in range(40):
        g, rng = title.new(players, seed, agreed), Rng(seed)
        while not g.over():
            if wanted(g):
                return title, g
            g.apply(g.options[rng.below(len(g.options))])
    raise AssertionError(f"{id} never comes to such a position")


def asked(*texts: str) -> Callable[[State], bool]:
    """Whether these are among the options."""
    return lambda g: {*texts} <= {action.text for action in g.options}


def reads(title: Game, g: State, typed: str) -> list[str]:
    """What is meant, as texts."""
    return [action.text for action in menu.meant(title, g, typed)]


def test_the_number_of_crystals_is_what_is_typed() -> None:
    title, g = somewhere("trekking", asked("spend 0", "spend 1"))
    assert [reads(title, g, number) for number in ("0", "1")] == [["spend 0"], ["spend 1"]]
    assert menu.labels(title, g)[:2] == ["0", "1"]


def test_a_number_that_is_refused_meets_its_rule_and_not_another_option() -> None:
    title, g = somewhere("trekking", lambda g: [action.text for action in g.options] == ["spend 0", "spend 1"])
    assert reads(title, g, "3") == ["spend 3"] and g.refusal(g.box.space.find("spend 3"))


def test_a_bid_is_what_is_typed_and_what_has_no_number_is_called_by_a_word() -> None:
    title, g = somewhere("history_of_the_book", asked("amount 5", "amount 6", "pass"))
    assert reads(title, g, "5") == ["amount 5"]
    assert "pass" in menu.labels(title, g)


def test_slots_are_called_by_their_numbers() -> None:
    title, g = somewhere("trekking", asked("take 0", "take 5", "take ancestor"))
    assert reads(title, g, "0") == ["take 0"] and reads(title, g, "ancestor") == ["take ancestor"]
    title, g = somewhere("books_of_time", asked("section 2", "section 3"))
    assert reads(title, g, "3") == ["section 3"]


def test_e_is_east_and_not_the_end() -> None:
    title, g = somewhere("two_page_tome", asked("brew E", "brew NE", "end move"))
    assert reads(title, g, "E") == reads(title, g, "e") == ["brew E"]
    assert reads(title, g, "end") == ["end move"]


def test_numbers_that_nobody_reads_are_no_answers() -> None:
    title, g = somewhere("two_page_tome", lambda g: any(action.kind == "travel" for action in g.options))
    assert menu.labels(title, g) == [str(number) for number in range(1, len(g.options) + 1)]


def test_a_number_is_not_the_beginning_of_another() -> None:
    def both(g: State) -> bool:
        phrases = [game("scientia").voice.notation(g, action) for action in g.options]
        return any(phrase.startswith("take 2 ") for phrase in phrases) and any(
            phrase.startswith("take 2") and phrase[6].isdecimal() for phrase in phrases
        )

    title, g = somewhere("scientia", both, set="random")
    (action,) = menu.meant(title, g, "take 2")
    assert title.voice.notation(g, action).startswith("take 2 ")


def test_options_of_several_kinds_are_counted() -> None:
    title, g = somewhere("scientia", lambda g: {action.kind for action in g.options} >= {"take", "turn"})
    assert menu.labels(title, g) == [str(number) for number in range(1, len(g.options) + 1)]
    assert menu.meant(title, g, "2") == [g.options[1]]


@pytest.mark.parametrize("id", ids())
def test_every_option_is_found_by_what_it_is_called_and_by_its_words(id: str) -> None:
    title = game(id)
    g, rng = title.new(title.seats[-1], 3), Rng(3)
    for _ in range(120):
        if g.over():
            break
        called = menu.labels(title, g)
        assert len({label.lower() for label in called}) == len(called), called
        for label, action in zip(called, g.options, strict=True):
            assert menu.meant(title, g, label) == [action]
            assert menu.meant(title, g, action.text) == [action] or action.text.isdecimal()
            assert action in menu.meant(title, g, told.phrase(title, g, action))
        g.apply(g.options[rng.below(len(g.options))])


def test_words_that_several_options_have_list_them() -> None:
    title, g = somewhere("history_of_the_book", lambda g: len(g.options) > 40)
    found = menu.speaking_of(title, g, "buy g", g.options)
    assert found and len(found) < len(g.options)


def test_what_would_be_told_twice_leaves_room_for_the_table() -> None:
    title = game("scientia")
    g = title.new(4, 3)
    screen = Screen(StringIO())
    screen.console.width = 80
    lines = listed(title, g, g.actor(), ["Ann", "Bob", "Cyd", "Dee"], screen, 16)
    assert len(g.options) == 12 and len(lines) == 4


def test_many_options_are_grouped_on_a_few_lines() -> None:
    title, g = somewhere("history_of_the_book", lambda g: len(g.options) > 40)
    screen = Screen(StringIO())
    screen.console.width = 80
    lines = listed(title, g, g.actor(), ["Ann", "Bob", "Cyd"], screen, 16)
    shown = "\n".join(line.plain for line in lines)
    assert len(lines) <= 16 and "buy (" in shown
    assert all(f"{label} " in shown for label in menu.labels(title, g))


def test_refused_options_of_one_kind_are_told_apart() -> None:
    lock = show.briefly(["lock Specialty Religion", "lock Specialty Science", "buy G15a Biblia", "buy I15a Elementa"])
    assert lock == ["lock Specialty Religion, Specialty Science", "buy G15a, I15a"]


@pytest.mark.parametrize("lines", [16, 13])
def test_options_of_many_words_are_cut_and_not_thrown_together(lines: int) -> None:
    title, g = somewhere("trekking", lambda g: len(g.options) == 7 and len(told.phrase(TREKKING, g, g.options[0])) > 99)
    screen = Screen(StringIO())
    screen.console.width = 60
    found = listed(title, g, g.actor(), ["Ann", "Bob", "Cyd"], screen, lines)
    assert len(found) <= lines and any(line.plain.endswith(" …") for line in found)
    assert all(line.cell_len <= 60 for line in found)
    labels = [line.plain[:8].strip() for line in found]
    assert [label for label in labels if label] == menu.labels(title, g)
