"""Damaged editions are refused, and the message names the file, the page, what was found and what would be right."""

import re
import shutil
from pathlib import Path

import pytest

from quire.core.errors import ContentError
from quire.core.plain import Node, read_toml
from quire.core.playout import playout
from quire.core.rng import Rng
from quire.games.books_of_time import GAME
from quire.games.books_of_time.dates import wrong_date
from quire.games.books_of_time.grammar import read_ability
from quire.games.books_of_time.proof import PrintedPage, check_balance

HOUSE = GAME.folder / "content" / "house"


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    shutil.copytree(HOUSE, folder)
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} does not say {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


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
    ("pages.toml", 'front = "2 Paper, 2 VP"', 'front = "3 gold"', ("page[2].front", "'3 gold'", "n Pen|Paper|File|VP")),
    (
        "pages.toml",
        'front = "1 Paper => adv *, 2 VP"',
        'front = "1 Gold => adv *, 2 VP"',
        ("page[0].front", "'1 Gold'", "have S I"),
    ),
    ("pages.toml", 'front = "2 Paper, 2 VP"', 'front = "take 9, 2 VP"', ("page[2].front", "at most 5")),
    ("pages.toml", 'front = "2 Paper, 2 VP"', 'front = "4 Pen => 9 VP"', ("page[2].front", "more than 3 Pen")),
    (
        "pages.toml",
        'front = "2 Paper, 2 VP"',
        'front = "9 Paper, 2 VP"',
        ("S03 Zhang Heng", "worth 10.6", "2.9 to 4.1"),
    ),
    ("pages.toml", 'back = "1 Paper, 1 VP"', 'back = "1 VP"', ("S03 Zhang Heng", "worth 0.8", "1.0 to 2.1")),
    (
        "pages.toml",
        'instant = "1 Pen"',
        'instant = "take 1"',
        ("S03 Zhang Heng", "'take 1'", "Pens, Paper, Files and VP only"),
    ),
    ("pages.toml", 'instant = "1 Pen"', 'instant = "2 Pen"', ("S03 Zhang Heng", "worth 2.0", "0.8 to 1.0")),
    ("pages.toml", 'front = "1 Pen => write *, 2 VP"', 'front = "write S, 1 VP"', ("S10", "could never write")),
    ("pages.toml", 'front = "2 Paper, 2 VP"', 'front = "token"', ("S03 Zhang Heng", "belongs to the tracks")),
    ("pages.toml", 'front = "refresh, take 2, 1 VP"', 'front = "take 2, refresh, 1 VP"', ("S02", "must stand first")),
    (
        "pages.toml",
        'front = "drop S => adv *, 2 VP"',
        'front = "drop S & have I => adv *, 2 VP"',
        ("S06", "both asks for pages and discards"),
    ),
    ("pages.toml", 'symbol = "PLANET"', 'symbol = "LEAF"', ("its symbol is on", "say 6")),
    (
        "pages.toml",
        'symbol = "PLANET"',
        'symbol = "BOAT"',
        ("page[0].symbol", "'BOAT'", "PLANET, THEOREM, FLASK, LEAF"),
    ),
    ("pages.toml", 'id = "S02"', 'id = "S01"', ("S01", "a second page has the id")),
    ("pages.toml", 'name = "Caroline Herschel"', 'name = "Zhang Heng"', ("a second page has the name 'Zhang Heng'",)),
    ("pages.toml", 'type = "S"', 'type = "X"', ("page[0].type", "'X'")),
    ("pages.toml", "source = ", "sauce = ", ("page[0]", "sauce")),
    ("pages.toml", 'instant = "1 Pen"', 'instant = "1 Paper"', ("all pages together give 70 Pen", "say 71", "page ")),
    ("pages.toml", "His book of 1543", "His book of 2543", ("page[0].text", "page S01", "2543", "up to 2026")),
    ("pages.toml", "1761-62", "1761-52", ("page ", "1761-52", "ends later than it begins")),
    ("chronicle.toml", "26 August", "36 August", ("page C", "36 August", "31 days")),
    ("starting.toml", 'front = "2 Paper"', 'front = "4 Paper"', ("S-I", "worth 4.0", "1.0 to 2.0")),
    ("starting.toml", 'instant = "1 VP"', 'instant = "1 Pen"', ("S-I", "'1 VP'")),
    ("chronicle.toml", 'front = "1 Paper, 1 VP"', 'front = "3 Paper, 1 VP"', ("C01", "worth 3.8", "1.0 to 2.0")),
    ("chronicle.toml", 'back = "1 Pen => take 2"', 'back = "1 Paper, 1 VP"', ("C01", "all abilities differ")),
    ("chronicle.toml", '"sym PLANET", "pos 2"', '"sym PLANET", "pos 3"', ("'pos 3'", "C01, C09, C22", "say 2")),
    ("chronicle.toml", '"sym PLANET", "pos 2"', '"sym PLANET"', ("0, 1, 2, 3 icons", "C01 1")),
    ("chronicle.toml", '"sym PLANET"', '"sym MOON"', ("page[0].icons[0]", "'sym MOON'", "pos D")),
    ("tracks.toml", 'benefit = "token"', 'benefit = "3 VP"', ("'token' stands on 0 levels",)),
    ("tracks.toml", 'cost = "2 Pen & 2 Paper"', 'cost = "1 Pen"', ("track S level 4", "costs less")),
    ("tracks.toml", 'benefit = "end S"', 'benefit = "3 VP"', ("track S level 7", "'end S'")),
    ("tracks.toml", 'cost = "1 Paper"', 'cost = "1 VP"', ("track S level 1", "Pens, Paper and Files only")),
    ("objectives.toml", "vp = 15", "vp = 9", ("tile S A level 2", "9 VP")),
    (
        "objectives.toml",
        'back = ["2 Paper", "take 2"]',
        'back = ["2 Paper", "take 4"]',
        ("tile S A level 1", "differ by more than 1.0"),
    ),
    ("objectives.toml", 'back = ["2 Paper", "take 2"]', 'back = ["2 Paper"]', ("tile S A level 1", "say two")),
    (
        "objectives.toml",
        'BOAT CARAVAN COIN CARAVAN"',
        'BOAT CARAVAN COIN BOAT"',
        ("tile T A level 2", "first 4 symbols"),
    ),
    (
        "objectives.toml",
        "2 PLANET + 2 of another",
        "2 BOAT + 2 of another",
        ("tile[0].requirement", "'2 BOAT + 2 of another'", "PLANET"),
    ),
    (
        "challenges.toml",
        'condition = "top S"',
        'condition = "sing S"',
        ("challenge[0].condition", "'sing S'", "'lose T N'"),
    ),
    ("boards.toml", 'cost = "free"', 'cost = "for free"', ("section[4].cost", "'for free'")),
    ("boards.toml", '"PLANET", ', "", ("type[0].symbols", "4 symbols")),
]


@pytest.mark.parametrize(("file", "old", "new", "words"), DAMAGE, ids=[f"{file}-{new}" for file, _, new, _ in DAMAGE])
def test_damage_is_named(edition: Path, file: str, old: str, new: str, words: tuple[str, ...]) -> None:
    change(edition, file, old, new)
    refused(edition, *words)


def test_a_missing_page_is_missed(edition: Path) -> None:
    text = (edition / "pages.toml").read_text(encoding="utf-8")
    (edition / "pages.toml").write_text(re.sub(r"\[\[page\]\]\nid = \"T24\".*", "", text, flags=re.S), encoding="utf-8")
    refused(edition, "found 71 regular pages", "say 72")


def test_a_missing_file_is_named(edition: Path) -> None:
    (edition / "tracks.toml").unlink()
    refused(edition, "tracks.toml", "missing")


def test_every_type_leans_to_its_resource() -> None:
    pages = []
    for node in read_toml(HOUSE / "pages.toml")["page"]:
        t = "ITS".index(node["type"].text())  # Trade is taken for Industry, Industry for Science, Science for Trade
        pages.append(
            PrintedPage(
                node.where,
                node["id"].text(),
                node["name"].text(),
                t,
                0,
                *[read_ability(node[face]) for face in ("front", "back", "instant")],
            )
        )
    with pytest.raises(
        ContentError, match=r"page .*the pages of S, I, T give 18, 20, 31 Paper; those of S give the most"
    ):
        check_balance(pages)


def test_a_text_never_influences_play(edition: Path) -> None:
    for file in ("pages.toml", "chronicle.toml"):
        text = (edition / file).read_text(encoding="utf-8")
        (edition / file).write_text(
            re.sub(r'^text = ".*"$', 'text = "Nothing is known."', text, flags=re.M), encoding="utf-8"
        )
    ours, theirs = GAME.new(3, 5), GAME.new(3, 5, edition=str(edition))
    for g in (ours, theirs):
        playout(g, Rng(5))
    assert GAME.pack(ours) == GAME.pack(theirs)


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
