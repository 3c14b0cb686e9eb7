"""The edition: what the house promises, and how damaged content is named."""

from collections import Counter
from pathlib import Path

import pytest

from quirebox.core.errors import ContentError
from quirebox.games.two_page_tome import GAME
from quirebox.games.two_page_tome.box import TomeBox
from quirebox.games.two_page_tome.proof import prove
from quirebox.testkit.conformance import check
from quirebox.testkit.edition import add, change, copy_of, remove

HOUSE = GAME.folder / "content" / "house"
BOX = GAME.box()
assert isinstance(BOX, TomeBox)

# points: race and copies, as the rulebook prints them
RACES = {
    3: {"Peasants": 6},
    4: {"Goblins": 2, "Sprites": 1, "Pixies": 1},
    5: {"Skeletons": 2, "Shortlings": 2, "Ogres": 1},
    6: {"Rogues": 2},
    7: {
        "Dwarves": 2,
        "Dragons": 2,
        "Waterkin": 2,
        "Centaur": 1,
        "Druids": 1,
        "Lizardfolk": 1,
        "Elves": 1,
        "Minotaur": 1,
        "Queens": 1,
        "Kings": 1,
    },
    8: {"Gnomes": 1, "Witches": 1},
    9: {"Unicorns": 1, "Beastmen": 1, "Mages": 1, "Wizards": 1},
}


def test_races_and_points_are_those_of_the_rulebook() -> None:
    printed = Counter({(race, points): copies for points, races in RACES.items() for race, copies in races.items()})
    assert Counter((card.race, card.points) for card in BOX.cards) == printed
    assert sum(card.points for card in BOX.cards) == 214


def test_pairs_on_tomes_appear_once_or_in_both_orders() -> None:
    pairs = Counter(frozenset((tome.left, tome.right)) for tome in BOX.tomes)
    orders = {(tome.left, tome.right) for tome in BOX.tomes}
    assert sorted(pairs.values()) == [1] * 3 + [2] * 12
    assert len(orders) == len(BOX.tomes)


def test_corners_follow_the_number_of_cells() -> None:
    by_corner = {
        corner: sorted({len(BOX.shapes[card.shape].required) for card in BOX.cards if card.corner == corner})
        for corner in ("green", "yellow", "red")
    }
    assert by_corner == {"green": [3, 4], "yellow": [4, 5], "red": [5]}


DAMAGE = [
    (
        "maps.toml",
        "[0, -3], [1, -3]",
        "[1, -3], [0, -3]",
        r"maps.toml:7: M1 The Open Page, hexes: the hexes are not",
    ),
    (
        "maps.toml",
        "starts = [[0, -1]",
        "starts = [[9, 9]",
        r"maps.toml:15: M1 The Open Page, starts 1: found \[9, 9\]; use the coordinates of a hex of this map",
    ),
    (
        "maps.toml",
        'hex = [0, -3], edge = "NW"',
        'hex = [0, -3], edge = "SE"',
        r"maps.toml:16: E1 Inkwell Geyser, edge: found 'SE'; use an edge of \[0, -3\] with no hex",
    ),
    (
        "maps.toml",
        'hex = [2, -3], edge = "NE"',
        'hex = [0, -3], edge = "NW"',
        r"M1 The Open Page, exotics: found 6 .* each with its own id on its own hex",
    ),
    (
        "maps.toml",
        "    [0, -3], [1, -3], [2, -3],",
        "    [0, -9], [0, -3], [1, -3], [2, -3],",
        r"hexes: the hex \[0, -3\] cannot be reached from \[0, -9\]",
    ),
    ("maps.toml", 'difficulty = "easy"', 'difficulty = "cosy"', r"difficulty: found 'cosy'; use one of easy, standard"),
    (
        "maps.toml",
        'id = "M2"',
        'id = "M1"',
        r"M1 The Torn Page, id: found 'M1'; use an id of its own; M1 The Open",
    ),
    (
        "tomes.toml",
        'right = "cave"',
        'right = "swamp"',
        r"tomes.toml:6: T01, right: found 'swamp'; use one of forest",
    ),
    (
        "tomes.toml",
        'id = "T01"',
        'name = "T01"',
        r"T01: the field 'id' is missing.*\n.*T01, name: unknown field",
    ),
    ("shapes.toml", "x = [[2, 0]]", "x = [[1, 0]]", r"shapes.toml:36: pixies, x: found .*; use different cells, none"),
    (
        "shapes.toml",
        "required = [[0, 0], [1, 0], [2, 0]]",
        "required = []",
        r"peasants_row, required: found \[\]; use 1 to 7 different cells",
    ),
    (
        "cards.toml",
        'shape = "skeletons"',
        'shape = "skeleton"',
        r"cards.toml:8: C01 Skeletons, shape: found 'skeleton'; use one of",
    ),
    ("cards.toml", "points = 5", "points = -5", r"C01 Skeletons, points: found -5; use a whole number"),
    (
        "edition.toml",
        "ink_pots = [1, 0, 1, 1, 2, 2]",
        "ink_pots = [1, 0]",
        r"edition.toml:5: setup.ink_pots: found \[1, 0\]; use 6 numbers",
    ),
]
UNUSUAL = [
    (
        "tomes.toml",
        'right = "cave"',
        'right = "lake"',
        "promise.design.symbols_of_each_land: found 8 cave symbols on the tomes; the edition promises 9",
    ),
    ("tomes.toml", 'right = "cave"', 'right = "forest"', "found 10 forest symbols on the tomes"),
    (
        "shapes.toml",
        "required = [[0, 0], [1, 0], [2, 0]]",
        "required = [[0, 0], [20, 0]]",
        "placements_on_each_map: found 0 placements of shape peasants_row on map M1",
    ),
    (
        "cards.toml",
        'corner = "green"',
        'corner = "yellow"',
        "found 11 cards with green corners; the edition prom",
    ),
    ("edition.toml", "tomes = 27", "tomes = 28", "promise.tomes: found 27 tomes; the edition promises 28"),
    ("edition.toml", "steps_to_an_exotic = 2", "steps_to_an_exotic = 3", "found 2 steps from the nearest dot to"),
]


def named(values: list[tuple[str, str, str, str]]) -> list[str]:
    return [f"{file}:{new[:30]}" for file, _, new, _ in values]


@pytest.mark.parametrize(("file", "old", "new", "message"), DAMAGE, ids=named(DAMAGE))
def test_damaged_content_is_named(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder = copy_of(GAME, tmp_path / "own")
    change(folder, file, old, new)
    with pytest.raises(ContentError, match=message):
        GAME.box(str(folder))


@pytest.mark.parametrize(("file", "old", "new", "message"), UNUSUAL, ids=named(UNUSUAL))
def test_what_the_rules_allow_is_played_with_a_warning(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = copy_of(GAME, tmp_path / "own")
    change(folder, file, old, new)
    assert any(message in line for line in warnings(folder))
    check(GAME, 2, seed=1, edition=str(folder))


def warnings(folder: Path) -> list[str]:
    box = GAME.box(str(folder))
    assert isinstance(box, TomeBox)
    return prove(box, folder)


def test_the_house_edition_keeps_its_promises() -> None:
    assert warnings(HOUSE) == []


def test_an_edition_without_promises_breaks_none(tmp_path: Path) -> None:
    folder = copy_of(GAME, tmp_path / "own")
    text = (folder / "edition.toml").read_text(encoding="utf-8")
    (folder / "edition.toml").write_text(text.partition("[promise]")[0], encoding="utf-8")
    remove(folder, "cards.toml", '"C05"')
    assert warnings(folder) == []


def test_a_deck_too_small_for_its_players_is_named(tmp_path: Path) -> None:
    folder = copy_of(GAME, tmp_path / "own")
    for _ in range(3):
        change(folder, "cards.toml", 'corner = "yellow"', 'corner = "red"')
    with pytest.raises(ContentError, match=r"the easy deck has 21 cards; 24 are dealt to 6 players \(TPT-SETUP-8\)"):
        GAME.new(6, 1, {"deck": "easy"}, str(folder))
    check(GAME, 5, {"deck": "easy"}, edition=str(folder))
    check(GAME, 6, edition=str(folder))


def test_cards_and_tomes_may_be_changed_removed_and_added(tmp_path: Path) -> None:
    folder = copy_of(GAME, tmp_path / "own")
    remove(folder, "cards.toml", '"C05"')
    remove(folder, "tomes.toml", '"T03"')
    change(folder, "cards.toml", "points = 5", "points = 50")
    for number in range(60):
        add(folder, "cards.toml", '"C01"', ("C01", f"D{number:02}"))
        add(folder, "tomes.toml", '"T01"', ("T01", f"U{number:02}"))
    for players in (1, 4, 6):
        check(GAME, players, seed=players, edition=str(folder))


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    folder = copy_of(GAME, tmp_path / "own")
    change(folder, "maps.toml", 'id = "M1"', 'id = "mine"')
    check(GAME, 2, {"map": "mine"}, edition=str(folder))
