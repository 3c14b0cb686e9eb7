"""The edition: what the house promises, and how damaged content is named."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from quire.core.errors import ContentError
from quire.games.two_page_tome import GAME
from quire.games.two_page_tome.state import Edition

HOUSE = GAME.folder / "content" / "house"
BOX = GAME.box()
assert isinstance(BOX, Edition)

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
        r"maps.toml: map\[0\] \(M1\).hexes: the hexes are not in order",
    ),
    (
        "maps.toml",
        "starts = [[0, -1]",
        "starts = [[9, 9]",
        r"map\[0\] \(M1\).starts\[0\]: found \[9, 9\]; say the coordinates of a hex of this map",
    ),
    (
        "maps.toml",
        'hex = [0, -3], edge = "NW"',
        'hex = [0, -3], edge = "SE"',
        r"map\[0\] \(M1\).exotics\[0\].edge: found 'SE'; say an edge of \[0, -3\] with no hex",
    ),
    (
        "maps.toml",
        'hex = [2, -3], edge = "NE"',
        'hex = [0, -3], edge = "NW"',
        r"map\[0\] \(M1\).exotics: found 6 .* each with its own id on its own hex",
    ),
    (
        "maps.toml",
        "    [0, -3], [1, -3], [2, -3],",
        "    [0, -9], [0, -3], [1, -3], [2, -3],",
        r"hexes: the hex \[0, -3\] cannot be reached from \[0, -9\]",
    ),
    (
        "maps.toml",
        'difficulty = "easy"',
        'difficulty = "cosy"',
        r"difficulty: found 'cosy'; say one of easy, standard, hard, expert",
    ),
    ("maps.toml", 'id = "M2"', 'id = "M1"', r"maps.toml: map: 2 entries have the id M1; each map needs its own"),
    (
        "tomes.toml",
        'right = "cave"',
        'right = "swamp"',
        r"tomes.toml: tome\[0\] \(T01\).right: found 'swamp'; say one of forest, cave",
    ),
    ("tomes.toml", 'right = "cave"', 'right = "forest"', r"tome\[0\] \(T01\).right: found 'forest'; say another land"),
    (
        "tomes.toml",
        'right = "cave"',
        'right = "lake"',
        r"edition.toml: promise.design.symbols_of_each_land: found 8 cave symbols",
    ),
    ("tomes.toml", 'id = "T01"', 'name = "T01"', r"tomes.toml: tome\[0\]: unknown field 'name'"),
    (
        "shapes.toml",
        "x = [[2, 0]]",
        "x = [[1, 0]]",
        r"shapes.toml: shape\[5\] \(pixies\).x: found .*; say different cells, none of them required",
    ),
    (
        "shapes.toml",
        "required = [[0, 0], [1, 0], [2, 0]]",
        "required = []",
        r"shape\[0\] \(peasants_row\).required: found \[\]; say 1 to 7 different cells",
    ),
    (
        "shapes.toml",
        "required = [[0, 0], [1, 0], [2, 0]]",
        "required = [[0, 0], [20, 0]]",
        r"placements_on_each_map: found 0 placements of shape peasants_row on map M1",
    ),
    (
        "cards.toml",
        'shape = "skeletons"',
        'shape = "skeleton"',
        r"cards.toml: card\[0\] \(C01\).shape: found 'skeleton'; say one of",
    ),
    ("cards.toml", "points = 5", "points = -5", r"card\[0\] \(C01\).points: found -5; say a whole number"),
    (
        "cards.toml",
        'corner = "green"',
        'corner = "yellow"',
        r"cards_of_each_corner: found 11 cards with green corners; the edition promises 12",
    ),
    (
        "edition.toml",
        "ink_pots = [1, 0, 1, 1, 2, 2]",
        "ink_pots = [1, 0]",
        r"edition.toml: setup.ink_pots: found \[1, 0\]; say 6 numbers",
    ),
    (
        "edition.toml",
        "tomes = 27",
        "tomes = 28",
        r"edition.toml: promise.tomes: found 27 tomes; the edition promises 28",
    ),
    ("edition.toml", "steps_to_an_exotic = 2", "steps_to_an_exotic = 3", r"found 2 steps from the nearest dot to"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"), DAMAGE, ids=[f"{file}:{new[:30]}" for file, _, new, _ in DAMAGE]
)
def test_damaged_content_is_named(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder = tmp_path / "edition"
    shutil.copytree(HOUSE, folder)
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    with pytest.raises(ContentError, match=message):
        GAME.box(str(folder))


def test_a_deck_too_small_for_six_players_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "edition"
    shutil.copytree(HOUSE, folder)
    cards = (folder / "cards.toml").read_text().split("\n[[card]]")
    few = [
        cards[0],
        *(card for card in cards[1:] if 'corner = "yellow"' not in card),
        *(card for card in cards[1:] if 'corner = "yellow"' in card),
    ][:-3]
    (folder / "cards.toml").write_text("\n[[card]]".join(few))
    with pytest.raises(ContentError, match="without red corners 21 cards are left; 6 players need 24"):
        GAME.box(str(folder))


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "edition"
    shutil.copytree(HOUSE, folder)
    maps = (folder / "maps.toml").read_text().replace('id = "M1"', 'id = "mine"')
    (folder / "maps.toml").write_text(maps)
    g = GAME.new(2, 1, {"map": "mine"}, str(folder))
    while not g.over():
        g.apply(g.options[-1])
        GAME.check(g)
