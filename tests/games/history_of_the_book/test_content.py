"""The house edition is what the specification says, and a damaged edition names the card that is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from quire.core.errors import ContentError
from quire.games.history_of_the_book import GAME, hob_box
from quire.games.history_of_the_book.labels import LABELS

BOX = hob_box(GAME.box())
HOUSE = GAME.folder / "content" / "house"


def test_the_box_holds_everything() -> None:
    assert (len(BOX.titles), len(BOX.sets), len(BOX.event), len(BOX.chance), len(BOX.space)) == (96, 6, 144, 26, 174)


def test_the_action_space_is_in_the_published_order() -> None:
    texts = [action.text for action in BOX.space.actions]
    assert texts[:9] == ["pass", "credits", "books", "rest", "accept", "reject", "counter", "submit", "cancel"]
    assert (texts[13], texts[19], texts[25], texts[31], texts[37]) == (
        "trade Germany",
        "force Germany",
        "lock Germany",
        "lock LIT",
        "lock MVB",
    )
    assert (texts[38], texts[77], texts[78], texts[173]) == ("amount 1", "amount 40", "book G15a", "book X20d")


def test_every_country_and_every_genre_has_sixteen_books() -> None:
    counts = [sum(label in labels for labels in BOX.labels) for label in range(LABELS)]
    assert counts == [16] * 12 + [12]


def test_sums_of_the_own_effects_are_those_of_the_table() -> None:
    from quire.games.history_of_the_book.design import own_effects

    found = [[sum(own_effects(BOX, country, century)) for century in range(6)] for country in range(6)]
    assert found == [
        [6, 1, -3, 3, 5, 2],
        [2, 6, -3, 0, 2, 3],
        [3, 4, 7, 2, -2, 0],
        [1, -1, 3, 7, 1, -1],
        [-1, 4, 1, 3, 7, -1],
        [6, 0, 3, 3, 1, 4],
    ]


def damaged(folder: Path, file: str, old: str, new: str) -> str:
    """What is said of the house edition with one change."""
    shutil.copytree(HOUSE, folder / "own")
    path = folder / "own" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        GAME.box(str(folder / "own"))
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("books.toml", "value = 5", "value = 7", "books.toml: book[0].value: found 7; say a whole number from 1 to 5"),
        ("books.toml", 'id = "G15b"', 'id = "G15x"', "books.toml: book[1].id: found 'G15x'; say 'G15b'"),
        (
            "books.toml",
            "year_first = 1493",
            "year_first = 1593",
            "books.toml: book[1].year_first: found 1593; say a whole number from 1401 to 1500",
        ),
        ("books.toml", "value = 5", "value = 4", "books.toml: Germany: has the values"),
        (
            "books.toml",
            'genre = "REL"',
            'genre = "MUS"',
            "books.toml: book[0].genre: found 'MUS'; say one of LIT, REL, SCI, PHI, HIS, ART",
        ),
        ("books.toml", 'source = "house"', "", "books.toml: book[0]: the field 'source' is missing"),
        ("events.toml", '"+G4"', '"+G9"', "events.toml: event[0].lines[0]: found '+G9'; say '+G4', '-G2' or 'G>F2'"),
        ("events.toml", '"G>I2"', '"G>G2"', "events.toml: event[9].lines[0]: found 'G>G2'"),
        ("events.toml", '"+G4"', '"+G1"', "events.toml: G15: has the effects"),
        (
            "events.toml",
            "auction = true",
            "auction = false",
            "auctions.toml: the 15th century: the set names G15-3; the auction sign is on no event",
        ),
        (
            "chance.toml",
            '"remove earliest"',
            '"burn earliest"',
            "chance.toml: chance[0].effect: found 'burn earliest'; say 'gain N'",
        ),
        ("chance.toml", 'tone = "bad"', 'tone = "good"', "chance.toml: the tones are"),
        ("auctions.toml", 'country = "Italy"', 'country = "Germany"', "auctions.toml: two sets have the same country"),
        (
            "countries.toml",
            "dominance = 15",
            "dominance = 16",
            "events.toml: Germany: has climate A in another century",
        ),
    ],
)
def test_a_damaged_edition_names_the_place(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    assert damaged(tmp_path, file, old, new).startswith(said)


def test_the_page_of_the_game_has_every_rule() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "history_of_the_book.md").read_text(encoding="utf-8")
    assert [rule for rule in BOX.rules if f"**{rule}**" not in page] == []


def test_the_page_of_the_game_has_every_book_and_event() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "history_of_the_book.md").read_text(encoding="utf-8")
    ids = [book.id for book in BOX.titles] + [event.id for event in BOX.event] + [card.id for card in BOX.chances]
    assert [id for id in ids if f"| {id} |" not in page] == []
