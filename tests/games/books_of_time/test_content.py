"""Damaged editions are refused, and the message names the file, the page, what was found and what would be right."""

import re
from pathlib import Path

import pytest

from quirebox.core.errors import ContentError
from quirebox.core.plain import Node
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.games.books_of_time import GAME
from quirebox.games.books_of_time.box import BooksOfTimeBox
from quirebox.games.books_of_time.effects.abilities import read_ability
from quirebox.games.books_of_time.proof import prove, wrong_date
from quirebox.testkit.conformance import check
from quirebox.testkit.edition import add, change, copy_of, remove, rewrite

HOUSE = GAME.folder / "content" / "house"


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    return copy_of(GAME, tmp_path / "mine")


def refused(folder: Path, *words: str) -> None:
    with pytest.raises(ContentError) as error:
        GAME.box(str(folder))
    for word in words:
        assert word in str(error.value), f"{error.value} does not say {word!r}"


def test_an_own_edition_is_read_from_its_folder(edition: Path) -> None:
    change(edition, "pages.toml", "Zhang Heng", "Somebody Else")
    assert GAME.new(2, 1, edition=str(edition)).box.edition == str(edition)


# (file, what it says, what it says instead, what the message names)
DAMAGE = [
    (
        "pages.toml",
        'front = "2 Paper, 2 VP"',
        'front = "3 gold"',
        ("pages.toml:30", "S03 Zhang Heng, front", "'3 gold'", "n Pen|Paper|File|VP"),
    ),
    (
        "pages.toml",
        'front = "1 Paper => adv *, 2 VP"',
        'front = "1 Gold => adv *, 2 VP"',
        ("pages.toml:8", "S01 Nicolaus Copernicus, front", "'1 Gold'", "have S I"),
    ),
    (
        "pages.toml",
        'front = "2 Paper, 2 VP"',
        'front = "take 9, 2 VP"',
        ("pages.toml:30", "S03 Zhang Heng, front", "at most 5"),
    ),
    (
        "pages.toml",
        'front = "2 Paper, 2 VP"',
        'front = "4 Pen => 9 VP"',
        ("pages.toml:30", "S03 Zhang Heng, front", "more than 3 Pen"),
    ),
    (
        "pages.toml",
        'instant = "1 Pen"',
        'instant = "take 1"',
        ("S03 Zhang Heng", "'take 1'", "Pens, Paper, Files and VP only"),
    ),
    ("pages.toml", 'front = "2 Paper, 2 VP"', 'front = "token"', ("S03 Zhang Heng", "belongs to the tracks")),
    (
        "pages.toml",
        'symbol = "PLANET"',
        'symbol = "BOAT"',
        ("pages.toml:7", "S01 Nicolaus Copernicus, symbol", "'BOAT'", "PLANET, THEOREM, FLASK, LEAF"),
    ),
    ("pages.toml", 'id = "S02"', 'id = "S01"', ("S01", "use an id of its own; S01")),
    ("pages.toml", 'type = "S"', 'type = "X"', ("pages.toml:6", "S01 Nicolaus Copernicus, type", "'X'")),
    ("pages.toml", "source = ", "sauce = ", ("pages.toml:12", "S01 Nicolaus Copernicus, sauce", "sauce")),
    (
        "chronicle.toml",
        '"sym PLANET"',
        '"sym MOON"',
        ("chronicle.toml:8", "C01 Tablets of Uruk, icons 1", "'sym MOON'", "pos D"),
    ),
    ("tracks.toml", 'benefit = "end S"', 'benefit = "3 VP"', ("tracks.toml:49: level 7", "'end S'")),
    ("tracks.toml", 'cost = "1 Paper"', 'cost = "1 VP"', ("tracks.toml:6: level 1", "Pens, Paper and Files only")),
    ("objectives.toml", 'back = ["2 Paper", "take 2"]', 'back = ["2 Paper"]', ("tile 1", "use two")),
    (
        "objectives.toml",
        "2 PLANET + 2 of another",
        "2 BOAT + 2 of another",
        ("objectives.toml:7", "tile 1.requirement", "'2 BOAT + 2 of another'", "PLANET"),
    ),
    (
        "challenges.toml",
        'condition = "top S"',
        'condition = "sing S"',
        ("challenges.toml:7", "0, condition", "'sing S'", "'lose T N'"),
    ),
    ("boards.toml", 'cost = "free"', 'cost = "for free"', ("boards.toml:49", "5, cost", "'for free'")),
    ("boards.toml", '"PLANET", ', "", ("boards.toml:7", "S Science, symbols", "4 symbols")),
]
UNUSUAL = [
    (
        "pages.toml",
        'front = "2 Paper, 2 VP"',
        'front = "9 Paper, 2 VP"',
        ("S03 Zhang Heng", "worth 10.6", "2.9 to 4.1"),
    ),
    ("pages.toml", 'back = "1 Paper, 1 VP"', 'back = "1 VP"', ("S03 Zhang Heng", "worth 0.8", "1.0 to 2.1")),
    ("pages.toml", 'instant = "1 Pen"', 'instant = "2 Pen"', ("S03 Zhang Heng", "worth 2.0", "0.8 to 1.0")),
    ("pages.toml", 'front = "1 Pen => write *, 2 VP"', 'front = "write S, 1 VP"', ("S10", "could never write")),
    ("pages.toml", 'front = "refresh, take 2, 1 VP"', 'front = "take 2, refresh, 1 VP"', ("S02", "must stand first")),
    (
        "pages.toml",
        'front = "drop S => adv *, 2 VP"',
        'front = "drop S & have I => adv *, 2 VP"',
        ("S06", "both asks for pages and discards"),
    ),
    ("pages.toml", 'symbol = "PLANET"', 'symbol = "LEAF"', ("its symbol is on", "use 6")),
    ("pages.toml", 'name = "Caroline Herschel"', 'name = "Zhang Heng"', ("use a name of its own",)),
    ("pages.toml", 'instant = "1 Pen"', 'instant = "1 Paper"', ("all pages together give 70 Pen", "use 71")),
    (
        "pages.toml",
        "His book of 1543",
        "His book of 2543",
        ("pages.toml:11", "S01 Nicolaus Copernicus, text", "S01", "2543", "up to 2026"),
    ),
    (
        "pages.toml",
        "1761-62",
        "1761-52",
        ("pages.toml:330", "I06 Marine Chronometer, text", "1761-52", "ends later than it begins"),
    ),
    (
        "chronicle.toml",
        "26 August",
        "36 August",
        ("chronicle.toml:135", "C15 Declaration of the Rights of Man and of the Citizen, text", "36 August", "31 days"),
    ),
    ("starting.toml", 'front = "2 Paper"', 'front = "4 Paper"', ("S-I", "worth 4.0", "1.0 to 2.0")),
    ("starting.toml", 'instant = "1 VP"', 'instant = "1 Pen"', ("S-I", "'1 VP'")),
    ("chronicle.toml", 'front = "1 Paper, 1 VP"', 'front = "3 Paper, 1 VP"', ("C01", "worth 3.8", "1.0 to 2.0")),
    ("chronicle.toml", 'back = "1 Pen => take 2"', 'back = "1 Paper, 1 VP"', ("C01", "all abilities differ")),
    ("chronicle.toml", '"sym PLANET", "pos 2"', '"sym PLANET", "pos 3"', ("'pos 3'", "C01, C09, C22", "use 2")),
    ("chronicle.toml", '"sym PLANET", "pos 2"', '"sym PLANET"', ("0, 1, 2, 3 icons", "use [2, 6, 9, 6]")),
    ("tracks.toml", 'benefit = "token"', 'benefit = "3 VP"', ("'token' stands on 0 levels",)),
    ("tracks.toml", 'cost = "2 Pen & 2 Paper"', 'cost = "1 Pen"', ("tracks.toml:24: level 4", "costs less")),
    ("objectives.toml", "vp = 15", "vp = 9", ("objectives.toml:12: tile 2", "9 VP")),
    (
        "objectives.toml",
        'back = ["2 Paper", "take 2"]',
        'back = ["2 Paper", "take 4"]',
        ("tile 1", "differ by more than 1.0"),
    ),
    ("objectives.toml", 'BOAT CARAVAN COIN CARAVAN"', 'BOAT CARAVAN COIN BOAT"', ("tile 26", "first 4 symbols")),
]


def named(values: list[tuple[str, str, str, tuple[str, ...]]]) -> list[str]:
    return [f"{file}-{new}" for file, _, new, _ in values]


@pytest.mark.parametrize(("file", "old", "new", "words"), DAMAGE, ids=named(DAMAGE))
def test_damage_is_named(edition: Path, file: str, old: str, new: str, words: tuple[str, ...]) -> None:
    change(edition, file, old, new)
    refused(edition, *words)


@pytest.mark.parametrize(("file", "old", "new", "words"), UNUSUAL, ids=named(UNUSUAL))
def test_what_the_rules_allow_is_loaded_with_a_warning(
    edition: Path, file: str, old: str, new: str, words: tuple[str, ...]
) -> None:
    change(edition, file, old, new)
    assert any(all(word in line for word in words) for line in warnings(edition)), warnings(edition)


def warnings(folder: Path) -> list[str]:
    box = GAME.box(str(folder))
    assert isinstance(box, BooksOfTimeBox)
    return prove(box, folder)


def test_the_house_edition_keeps_its_promises() -> None:
    assert warnings(HOUSE) == []


SOME = 12  # of the points on pages, one in this many is changed alone


def test_every_point_on_a_page_may_be_changed(edition: Path) -> None:
    text = (HOUSE / "pages.toml").read_text(encoding="utf-8")
    points = [*re.finditer(r"(\d+) VP", text)]
    for by in (-1, 1):
        everywhere = re.sub(r"(\d+) VP", lambda found, by=by: f"{int(found[1]) + by} VP", text)
        for changed in (everywhere, *(point_changed(text, found, by) for found in points[by % SOME :: SOME])):
            (edition / "pages.toml").write_text(changed, encoding="utf-8")
            GAME.box(str(edition))


def point_changed(text: str, found: re.Match[str], by: int) -> str:
    return f"{text[: found.start(1)]}{int(found[1]) + by}{text[found.end(1) :]}"


def test_pages_may_be_changed_removed_and_added(edition: Path) -> None:
    for code in ("S02", "I24", "T05"):
        remove(edition, "pages.toml", f'"{code}"')
    for i in range(70):
        like, code = ("T01", f"X{i:02}") if i % 3 else ("S03", f"Y{i:02}")
        add(edition, "pages.toml", f'"{like}"', (like, code))
    change(edition, "pages.toml", 'front = "2 Paper, 2 VP"', 'front = "take 2, refresh, 99 VP"')
    change(edition, "pages.toml", 'front = "1 Pen => write *, 2 VP"', 'front = "drop S & have I => write S, 0 VP"')
    change(edition, "tracks.toml", 'benefit = "3 VP"', 'benefit = "token"')
    change(edition, "chronicle.toml", '"sym PLANET", "pos 2"', '"sym PLANET"')
    remove(edition, "chronicle.toml", '"C02"')
    for players in (1, 2, 4):
        check(GAME, players, seed=players, edition=str(edition))


def test_what_is_missing_for_these_players_is_named(edition: Path) -> None:
    rewrite(edition, "pages.toml", lambda pages: pages[::3])
    rewrite(edition, "chronicle.toml", lambda pages: pages[:14])
    check(GAME, 3, {"chronicle_used": "14"}, edition=str(edition))
    with pytest.raises(ContentError, match="found 24 pages; 4 players need 28, for their hands and the offer"):
        GAME.new(4, 1, edition=str(edition))
    with pytest.raises(ContentError, match=r"found 14 pages of the Chronicle; this game binds 15 \(BOT-SETUP-11\)"):
        GAME.new(2, 1, edition=str(edition))


def test_a_missing_file_is_named(edition: Path) -> None:
    (edition / "tracks.toml").unlink()
    refused(edition, "tracks.toml", "missing")


def test_every_type_leans_to_its_resource(edition: Path) -> None:
    other = {"I": "S", "T": "I", "S": "T"}
    text = (edition / "pages.toml").read_text(encoding="utf-8")
    text = re.sub(r'^type = "(.)"', lambda found: f'type = "{other[found[1]]}"', text, flags=re.M)
    (edition / "pages.toml").write_text(text, encoding="utf-8")
    box = GAME.box()
    assert isinstance(box, BooksOfTimeBox)
    lines = prove(box, edition)
    assert any("the pages of S, I, T give 19, 20, 30 Paper; those of S give the most" in line for line in lines), lines


def test_a_text_never_influences_play(edition: Path) -> None:
    for file in ("pages.toml", "chronicle.toml"):
        text = (edition / file).read_text(encoding="utf-8")
        (edition / file).write_text(
            re.sub(r'^text = ".*"$', 'text = "Nothing is known."', text, flags=re.M), encoding="utf-8"
        )
    ours, theirs = GAME.new(3, 5), GAME.new(3, 5, edition=str(edition))
    for g in (ours, theirs):
        playout(g, Rng(5))
    assert GAME.form.pack(ours) == GAME.form.pack(theirs)


@pytest.mark.parametrize(
    "text",
    [
        "From 1405 to 1433.",
        "1751-1772",
        "1761-62",
        "8th-9th century",
        "3,600 pages",
        "4000 BCE",
        "29 February 1804",
        "11,095 volumes",
    ],
)
def test_dates_that_can_be_are_left_alone(text: str) -> None:
    assert wrong_date(text) == ""


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 Paper", 2.0),
        ("have S I T => 3 VP", 1.7),
        ("1 File & 1 Pen => write *, adv I, 1 VP", 3.7),
        ("drop S I => 2 File, 3 VP", 3.8),
        ("refresh, take 2, 1 VP", 3.2),
        ("have 3same => write *, 2 VP", 3.9),
        ("lv4 T => take 2, 3 VP", 3.5),
        ("1 Pen => write S/I", 1.8),
        ("obj T, 2 VP", 3.7),
    ],
)
def test_the_value_model_agrees_with_the_tables(text: str, value: float) -> None:
    assert read_ability(Node(text, "here")).value() == pytest.approx(value)
