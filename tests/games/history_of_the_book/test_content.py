"""The house edition is what the specification says, and a damaged edition names the card that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from quirebox.core.errors import ContentError
from quirebox.games.history_of_the_book import GAME
from quirebox.games.history_of_the_book.box import HistoryBox
from quirebox.games.history_of_the_book.labels import LABELS
from quirebox.games.history_of_the_book.proof import own_effects, prove
from quirebox.testkit.conformance import check
from quirebox.testkit.edition import add, change, copy_of, remove

BOX = GAME.box()
assert isinstance(BOX, HistoryBox)
HOUSE = GAME.folder / "content" / "house"


def test_the_box_holds_everything() -> None:
    assert (len(BOX.titles), len(BOX.sets), len(BOX.event), len(BOX.chance), len(BOX.space)) == (96, 6, 144, 26, 176)


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
    found = [[sum(own_effects(BOX, country, century)) for century in range(6)] for country in range(6)]
    assert found == [
        [6, 1, -3, 3, 5, 2],
        [3, 7, -3, 1, 2, 3],
        [3, 4, 7, 2, -2, 0],
        [1, -1, 3, 7, 2, 0],
        [-1, 4, 1, 3, 7, -1],
        [6, 0, 3, 3, 1, 4],
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "books.toml",
            "value = 5",
            "value = 7",
            "(42-line or Gutenberg Bible), value: found 7; use a whole number from 1",
        ),
        ("books.toml", 'id = "G15b"', 'id = "G15x"', "Nuremberg Chronicle), id: found 'G15x'; use 'G15b'"),
        (
            "books.toml",
            "year_first = 1493",
            "year_first = 1593",
            "year_first: found 1593; use a whole number from 1401",
        ),
        ("books.toml", 'genre = "REL"', 'genre = "MUS"', "genre: found 'MUS'; use one of LIT, REL, SCI, PHI, HIS, ART"),
        ("events.toml", '"+G4"', '"+X4"', "events.toml:11: G15-1, lines 1: found '+X4'; use '+G4', '-G2' or 'G>F2'"),
        ("events.toml", '"G>I2"', '"G>G2"', "lines 1: found 'G>G2'"),
        ("chance.toml", '"remove earliest"', '"burn earliest"', "C01 Forgery exposed, effect: found 'burn earliest'"),
    ],
)
def test_a_damaged_edition_names_the_place(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    folder = copy_of(GAME, tmp_path / "own")
    change(folder, file, old, new)
    with pytest.raises(ContentError) as caught:
        GAME.box(str(folder))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("books.toml", 'source = "house"', "", "G15a Biblia Latina (42-line or Gutenberg Bible): has no source"),
        ("books.toml", "value = 5", "value = 4", "books.toml: Germany: has the values"),
        ("events.toml", '"+G4"', '"+G1"', "events.toml: G15: has the effects"),
        ("events.toml", "auction = true", "auction = false", "the set names G19-1; the auction sign is on no event"),
        ("chance.toml", 'tone = "bad"', 'tone = "good"', "chance.toml: the tones are"),
        ("auctions.toml", 'country = "Italy"', 'country = "Germany"', "auctions.toml: two sets have the same country"),
    ],
)
def test_what_the_rules_allow_is_loaded_with_a_warning(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    folder = copy_of(GAME, tmp_path / "own")
    change(folder, file, old, new)
    assert said in "\n".join(warnings(folder))


def warnings(folder: Path) -> list[str]:
    box = GAME.box(str(folder))
    assert isinstance(box, HistoryBox)
    return prove(box, folder)


def test_the_house_edition_keeps_its_promises() -> None:
    assert warnings(HOUSE) == []


def test_values_and_chance_cards_may_be_changed(tmp_path: Path) -> None:
    folder = copy_of(GAME, tmp_path / "own")
    change(folder, "books.toml", "value = 5", "value = 6")
    change(folder, "books.toml", "value = 3", "value = 1")
    change(folder, "events.toml", '"+G4"', '"+G9"')
    remove(folder, "chance.toml", '"C06"')
    add(folder, "chance.toml", '"C01"', ("C01", "C99"))
    for players in (3, 6):
        check(GAME, players, seed=players, edition=str(folder))


def test_the_page_of_the_game_has_every_rule() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "history_of_the_book.md").read_text(encoding="utf-8")
    assert [rule for rule in BOX.rules if f"**{rule}**" not in page] == []


def test_the_page_of_the_game_has_every_book_and_event() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "history_of_the_book.md").read_text(encoding="utf-8")
    ids = [book.id for book in BOX.titles] + [event.id for event in BOX.event] + [card.id for card in BOX.chances]
    assert [id for id in ids if f"| {id} |" not in page] == []
