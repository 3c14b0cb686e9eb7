"""What a person chooses from: options that are told apart, and are answered by what they say."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO

import pytest

from quirebox.core.game import Game
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game, ids
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.auction import Bid
from quirebox.terminal import menu, show
from quirebox.terminal.choices import listed
from quirebox.terminal.screen import Screen
from quirebox.words import speak, told

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


def test_a_bid_is_what_is_typed_and_what_has_no_number_is_called_by_a_letter() -> None:
    def bid(g: State) -> bool:
        return isinstance(g.waiting, Bid) and asked("amount 5", "amount 6", "pass")(g)

    title, g = somewhere("history_of_the_book", bid)
    assert reads(title, g, "5") == ["amount 5"]
    assert menu.labels(title, g)[-1] == "a"
    assert reads(title, g, "a") == reads(title, g, "pass") == ["pass"]


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


def test_a_project_is_taken_by_its_number_also_where_cards_can_be_turned() -> None:
    title, g = somewhere("scientia", lambda g: {action.kind for action in g.options} >= {"take", "turn"})
    for label, action in zip(menu.labels(title, g), g.options, strict=True):
        own = re.match(r"take (\d+) ", title.voice.notation(g, action))
        assert label == own[1] if own else label.isalpha()
        assert menu.meant(title, g, label) == [action]


def test_options_without_numbers_are_counted() -> None:
    title, g = somewhere("scientia", lambda g: {action.kind for action in g.options} == {"turn", "pair"})
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
            assert action in menu.meant(title, g, told.phrase(title, g, action, NAMES), NAMES)
        g.apply(g.options[rng.below(len(g.options))])


def test_words_are_typed_without_quotation_marks_and_accents() -> None:
    title, g = somewhere("history_of_the_book", asked("book A16a", "book E16a"))
    assert reads(title, g, "buy doctrina christiana y catecismo para instruccion") == ["book A16a"]
    assert reads(title, g, '""') == [] and menu.speaking_of(title, g, "“”", g.options) == []


def test_what_is_refused_is_told_with_the_names_of_the_players() -> None:
    title, g = somewhere("history_of_the_book", asked("cancel", "give credits"))
    lines = show.refused(title, g, NAMES, Screen(StringIO()), [g.box.space.find("hand debt")])
    assert f"{NAMES[g.offer.partner]} takes them over" in lines[0].plain  # type: ignore[attr-defined]


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


@pytest.mark.parametrize("language", ["en", "de"])
def test_many_options_stand_in_columns_with_their_prices(language: str) -> None:
    title, g = somewhere("history_of_the_book", lambda g: len(g.options) > 40)
    screen = Screen(StringIO())
    screen.console.width = 80
    speak(language)
    try:
        lines = [line.plain for line in listed(title, g, g.actor(), ["Ann", "Bob", "Cyd"], screen, 16)]
    finally:
        speak("en")
    shown = "\n".join(lines)
    assert len(lines) <= 16 and all(len(line) <= 80 for line in lines)
    assert re.search(r"^(buy|kaufen) \(\d+\)$", shown, re.MULTILINE)
    assert set(menu.labels(title, g)) <= set(shown.split())
    bought = [action.a for action in g.options if title.voice.notation(g, action).startswith("buy")]
    prices = re.findall(r"\d+  \w.*? (\d)(?= |$)", shown, re.MULTILINE)
    assert len(prices) >= len(bought) > 20


def test_what_few_options_would_do_takes_no_room_from_the_others() -> None:
    """In a draft only some items tell something at once; books stand on whole lines."""
    title, g = somewhere("history_of_the_book", asked("cancel", "counter", "give credits", "ask credits"))
    screen = Screen(StringIO())
    screen.console.width = 100
    lines = [line.plain for line in listed(title, g, g.actor(), ["Ann", "Bob", "Cyd"], screen, 16)]
    assert len(lines) == len(g.options)
    assert not any("nds the negotiation" in line for line in lines)


@pytest.mark.parametrize(("language", "words"), [("en", "buy germany"), ("de", "kaufen deutschland")])
def test_books_are_found_by_their_country(language: str, words: str) -> None:
    title, g = somewhere("history_of_the_book", lambda g: len(g.options) > 40)
    assert isinstance(g, HistoryPosition)
    speak(language)
    try:
        found = menu.speaking_of(title, g, words, g.options)
    finally:
        speak("en")
    german = [a for a in g.options if a.kind == "book" and g.place[a.a] != g.actor() and g.printed.country[a.a] == 0]
    assert found == german and found


def test_books_are_found_by_genre_century_and_author() -> None:
    title, g = somewhere("history_of_the_book", lambda g: len(g.options) > 40)
    assert isinstance(g, HistoryPosition)
    b = next(action.a for action in g.options if action.kind == "book")
    author = g.printed.titles[b].author.split()[-1]
    for words in (g.printed.genres[g.printed.genre[b]].name.split()[0], f"{15 + g.printed.century[b]}th", author):
        assert b in [action.a for action in menu.speaking_of(title, g, words, g.options)], words


def test_players_are_called_by_their_names() -> None:
    title, g = somewhere("history_of_the_book", asked("cancel", "counter"))
    assert menu.meant(title, g, f"ask {NAMES[partner(g)]} for a proposal", NAMES) == [g.box.space.find("counter")]


def partner(g: State) -> int:
    """With whom is negotiated."""
    assert isinstance(g, HistoryPosition)
    return g.offer.partner


def test_refused_options_of_one_kind_are_told_apart() -> None:
    title, g = somewhere("history_of_the_book", lambda g: len(g.options) > 40)
    books = [action for action in g.options if action.kind == "book" and g.place[action.a] != g.actor()]  # type: ignore[attr-defined]
    said = show.briefly(title, g, books[:5], NAMES)
    titles = said.removeprefix("buy: ").split(", ")
    assert said.startswith("buy: ") and len({*titles}) == len(titles)


@pytest.mark.parametrize("lines", [16, 13])
def test_options_of_many_words_are_cut_and_not_thrown_together(lines: int) -> None:
    title, g = somewhere("trekking", lambda g: len(g.options) == 7 and len(told.phrase(TREKKING, g, g.options[0])) > 99)
    screen = Screen(StringIO())
    screen.console.width = 60
    found = listed(title, g, g.actor(), ["Ann", "Bob", "Cyd"], screen, lines)
    assert len(found) <= lines and any(line.plain.endswith(" …") for line in found)
    assert all(line.cell_len <= 60 for line in found)
    labels = [line.plain[:2].strip() for line in found]
    assert [label for label in labels if label] == menu.labels(title, g)
    phrases = " ".join(told.phrase(title, g, action) for action in g.options)
    assert all(line.plain.removesuffix(" …").split()[-1] in phrases.split() for line in found)  # no torn words


def test_none_of_what_is_counted_is_0() -> None:
    none = game("history_of_the_book").voice.none
    title, g = somewhere("history_of_the_book", lambda g: any(none(g, action) for action in g.options))
    found = next(action for action in g.options if none(g, action))
    assert found.text == "pass" and menu.meant(title, g, "0") == [found]
    assert menu.labels(title, g)[g.options.index(found)] == "0"


def test_a_refused_offer_says_what_it_lacks() -> None:
    title, g = somewhere("history_of_the_book", asked("cancel", "counter"))
    submit = g.box.space.find("submit")
    assert told.reason(title, g, submit, NAMES) == "The offer is empty: each side must give something."
    g.apply(next(action for action in g.options if action.kind == "book"))
    assert (
        "gives nothing in this offer" in (found := told.reason(title, g, submit, NAMES)) or "You give nothing" in found
    )
    shown = " ".join(line.plain for line in show.refused(title, g, NAMES, Screen(StringIO()), [submit]))
    assert " ".join(found.split()) in " ".join(shown.split())
