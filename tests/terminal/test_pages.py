"""No screen is longer than a screen: whole games of every title, for every number of players."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from quirebox.bots import bot_named
from quirebox.bots.bot import Seated
from quirebox.core.audience import Part
from quirebox.core.game import Game
from quirebox.core.match import Match, master_seed
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game, ids, parts
from quirebox.terminal import commands, lookup, menu
from quirebox.terminal.page import page
from quirebox.terminal.screen import Screen
from quirebox.terminal.seats import Seat
from quirebox.terminal.table import Table
from quirebox.testkit.mill import GAME as MILL
from quirebox.words import speak, speech

LINES, COLUMNS = 40, 80
TABLES = [(id, players) for id in [*ids(), MILL.id] for players in (MILL if id == MILL.id else game(id)).seats]


class Reader:
    """A person who answers by lot, and measures everything that is shown between two answers."""

    def __init__(self, id: str, players: int, folder: Path, columns: int = COLUMNS) -> None:
        self.out, self.rng = StringIO(), Rng(5)
        screen = Screen(self.out, self.answer)
        screen.console.width = columns
        self.columns = columns
        title = MILL if id == MILL.id else game(id)
        seats = [Seat("Player 1"), *(Seat(f"random {p + 1}", Seated(bot_named("random"))) for p in range(1, players))]
        match = Match(title, players, seed=master_seed("7"), names={p: seat.name for p, seat in enumerate(seats)})
        self.table = Table(match, seats, screen, folder / "game.quire", Seated(bot_named("random")))
        self.longest: list[str] = []

    def measure(self, prompt: str = "") -> None:
        """Read what was shown since the last answer."""
        shown = (self.out.getvalue() + prompt).split("\n")
        self.out.seek(0)
        self.out.truncate()
        wide = [line for line in shown if len(line) > self.columns and "game.quire" not in line]
        assert not wide, wide
        assert len(shown) <= LINES, "\n".join(shown)
        self.longest = max(self.longest, shown, key=len)

    def answer(self, prompt: str) -> str:
        self.measure(prompt)
        if "Enter" in prompt:
            return "y"
        options = self.table.match.g.options
        if self.rng.below(4) == 0:
            return "?"
        return options[self.rng.below(len(options))].text


@pytest.mark.parametrize(("id", "players"), TABLES, ids=[f"{id}-{players}" for id, players in TABLES])
def test_a_whole_game_is_shown_on_screens_of_40_lines(id: str, players: int, tmp_path: Path) -> None:
    """With an odd number of players in German, whose words are longer."""
    speak("de" if players % 2 else "en")
    try:
        reader = Reader(id, players, tmp_path)
        reader.table.run()
        reader.measure()
    finally:
        speak("en")
    assert reader.table.match.g.over()


def middle(title: Game, players: int) -> State:
    """A position in the middle of a random game."""
    g, rng, passed = title.new(players, 3), Rng(3), []
    while not g.over():
        passed.append(g.copy())
        g.apply(g.options[rng.below(len(g.options))])
    return passed[len(passed) // 2]


@pytest.mark.parametrize("id", ids())
def test_a_wide_screen_shows_more_than_a_narrow_one(id: str) -> None:
    title = game(id)
    players = title.seats[-1]
    g = middle(title, players)
    found = parts(title, g, g.actor(), [f"Player {p + 1}" for p in range(players)], speech(title).tell)
    shown = []
    for columns in (80, 122):
        screen = Screen(StringIO())
        screen.console.width = columns
        lines = page(found, {part.name for part in found}, screen, 22)
        assert len(lines) <= 22 and max(line.cell_len for line in lines) <= columns
        shown.append(sum(len(line.plain.split()) for line in lines))
    assert shown[0] < shown[1]


def test_a_terminal_of_a_few_columns_breaks_nothing(tmp_path: Path) -> None:
    reader = Reader("history_of_the_book", 3, tmp_path, columns=5)
    for _ in range(40):
        g = reader.table.match.g
        reader.table.display.show(g.actor())
        reader.table.match.apply(g.options[reader.rng.below(len(g.options))])
    assert "Market" in reader.out.getvalue()


def test_options_are_told_apart_and_refused_ones_told_whole(tmp_path: Path) -> None:
    reader = Reader("books_of_time", 1, tmp_path)
    g = reader.table.match.g
    while type(g.waiting).__name__ != "ChooseChallenge":
        g.apply(g.options[0])
    reader.table.display.show(0)
    said = reader.out.getvalue()
    assert all(f"at least 6 pages written into the {book} book" in said for book in ("Science", "Industry", "Trade"))
    reader.measure()
    commands.explain(reader.table, 0, "pages")
    assert all(f"pages of any one {book} symbol" in reader.out.getvalue() for book in ("Science", "Industry", "Trade"))
    reader.measure()
    g.apply(g.options[15])
    commands.explain(reader.table, 0, "")
    said = " ".join(reader.out.getvalue().split())
    assert "at least 6 pages written into the Industry book (Industry, tier II); at least 6 pages written" in said


@pytest.mark.parametrize("id", ids())
def test_what_is_longer_than_a_screen_comes_in_sheets(id: str, tmp_path: Path) -> None:
    reader = Reader(id, game(id).seats[-1] if id == "history_of_the_book" else game(id).seats[0], tmp_path)
    for asked in ("show all", "aid"):
        sheets = ""
        for number in range(1, 10):
            line = f"{asked} {number}" if number > 1 else asked
            commands.obey(reader.table, 0, line)
            shown = reader.out.getvalue()
            sheets += shown
            reader.measure("Player 1> ")
            if "shows what follows)" not in shown:
                break
        reader.table.screen.console.file = whole = StringIO()
        found = parts(reader.table.match.game, reader.table.match.g, 0, reader.table.names, speech(game(id)).tell)
        for part in lookup.parts_called(found, asked.removeprefix("show ")):
            reader.table.screen.show(lookup.whole(reader.table, part))
        reader.table.screen.console.file = reader.out
        assert re.sub(r"… \(.* shows what follows\)\n", "", sheets) == whole.getvalue()
        commands.obey(reader.table, 0, f"{asked} 99")
        assert "there is no sheet 99 of it" in reader.out.getvalue()
        reader.measure()


def test_what_has_not_changed_is_shown_in_brief() -> None:
    screen = Screen(StringIO())
    table = [Part("row", ["a", "b"], ["ab"]), Part("map", ["c", "d"], ["cd"])]
    assert [line.plain for line in page(table, {"map"}, screen, 9)] == ["ab", "c", "d"]
    assert [line.plain for line in page(table, {"map", "row"}, screen, 3)] == ["a", "b", "cd"]


def test_short_things_that_stand_apart_are_not_torn() -> None:
    screen = Screen(StringIO())
    lines = screen.fold("  shelf  G15a REL 5   I16b PHI 4   F17a SCI 3", 30)
    assert [line.plain for line in lines] == ["  shelf  G15a REL 5", "      I16b PHI 4   F17a SCI 3"]


def test_a_sign_stays_with_what_it_stands_for() -> None:
    drawn = "  ▲ Il Principe, Philosophy 4   ★ De insulis meridiani atque, History 1"
    joined = drawn.replace("▲ ", "▲\u00a0").replace("★ ", "★\u00a0").replace("y ", "y\u00a0")
    screen = Screen(StringIO())
    for width in range(20, 60):
        for line in screen.fold(joined, width):
            assert not re.search(r"[▲★]$|^ *\d", line.plain), (width, line.plain)


def test_a_word_longer_than_the_screen_loses_nothing() -> None:
    screen = Screen(out := StringIO())
    screen.console.width = 20
    screen.complain("see /a/path/that/is/very/long/indeed: it is gone")
    assert "/a/path/that/is/very/long/indeed:\n" in out.getvalue()


ABOUT = [
    ("history_of_the_book", "gutenberg", "author: (Bible, Latin", "genre: Religion", "Why it matters: The first large"),
    ("history_of_the_book", "hypnero", "author: attributed to Francesco Colonna", "printing: Aldus Manutius"),
    ("history_of_the_book", "heavens", "four books: Theoricae novae planetarum"),
    ("history_of_the_book", "slave trade", "1787", "It brings 1 credit"),
    ("scientia", "wave", "project 5", "half your highest technology", "A wave carries energy"),
    ("history_of_the_book", "E18-2", "British ships carry more captives than any others"),
    ("history_of_the_book", "E19-2", "to the owners, nothing to those who had been enslaved"),
    ("history_of_the_book", "E19-4", "an empire whose peoples were not asked"),
    ("trekking", "H309", "not even your great-grandchildren will live to see completed"),
    ("trekking", "H315", "a weathervane in Middelburg"),
    ("trekking", "H102", "9500 BCE", "icons: Event, Innovation", "Help haul a carved pillar"),
    ("two_page_tome", "Skeletons", "corner: green", "They queue politely"),
    ("books_of_time", "Copernicus", "front: 1 Paper: advance on any track", "centre of the universe"),
]


@pytest.mark.parametrize(("id", "asked", "told"), [(id, asked, told) for id, asked, *told in ABOUT])
def test_what_is_printed_besides_can_be_asked_for_in_words(
    id: str, asked: str, told: list[str], tmp_path: Path
) -> None:
    reader = Reader(id, game(id).seats[-1], tmp_path)
    lookup.about(reader.table, 0, asked)
    said = " ".join(reader.out.getvalue().split())
    assert all(words in said for words in told), said
    with pytest.raises(menu.Unclear, match="nothing is called"):
        lookup.about(reader.table, 0, "elephantine")


def test_what_is_printed_is_told_in_german_and_found_by_both_names(tmp_path: Path) -> None:
    speak("de")
    try:
        reader = Reader("scientia", 2, tmp_path)
        for asked in ("Welle", "WAVE"):
            lookup.about(reader.table, 0, asked)
            assert "Gebiet: Physik" in reader.out.getvalue(), asked
            reader.out.truncate(0)
    finally:
        speak("en")
