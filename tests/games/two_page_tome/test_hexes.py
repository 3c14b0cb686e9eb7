"""Hex geometry on its own: neighbours, rotation, mist edges, placements of patterns."""

import pytest

from quirebox.core.masks import count, each
from quirebox.games.two_page_tome import GAME
from quirebox.games.two_page_tome.box import TomeBox
from quirebox.games.two_page_tome.hexes import (
    DIRECTIONS,
    MIST,
    Map,
    Shape,
    beside,
    mirrored,
    opposite,
    turned,
)

BOX = GAME.box("house1")  # whose maps the specification draws
assert isinstance(BOX, TomeBox)
MAPS = {map.id: map for map in BOX.maps}
ROW = Map("row", "A row of three", "easy", [(0, 0), (1, 0), (2, 0)], [0], [])

# by shape: orientations, and placements on M1, M2, M3, M4
PLACEMENTS = {
    "peasants_row": (3, 45, 31, 19, 25),
    "peasants_bend": (6, 96, 71, 43, 55),
    "peasants_heap": (2, 37, 28, 18, 25),
    "goblins": (2, 24, 17, 8, 9),
    "sprites": (3, 12, 9, 8, 6),
    "pixies": (6, 54, 41, 32, 39),
    "skeletons": (3, 27, 16, 10, 13),
    "shortlings": (3, 48, 30, 14, 24),
    "ogres": (2, 24, 15, 6, 7),
    "rogues_r": (3, 33, 19, 7, 13),
    "rogues_l": (3, 33, 20, 7, 13),
    "dwarves": (6, 81, 38, 12, 26),
    "dragons_r": (6, 36, 18, 7, 11),
    "dragons_l": (6, 36, 19, 11, 10),
    "centaur": (6, 72, 34, 11, 16),
    "druids": (3, 24, 15, 5, 6),
    "lizardfolk": (6, 42, 22, 6, 10),
    "waterkin_r": (3, 18, 13, 8, 9),
    "waterkin_l": (3, 18, 12, 7, 11),
    "elves": (2, 9, 6, 3, 5),
    "minotaur": (6, 66, 21, 4, 13),
    "queens": (6, 81, 43, 18, 30),
    "kings": (3, 36, 18, 7, 12),
    "gnomes": (6, 72, 27, 9, 13),
    "witches": (6, 48, 20, 5, 11),
    "unicorns": (6, 15, 11, 4, 5),
    "beastmen": (6, 24, 16, 4, 5),
    "mages": (3, 12, 7, 6, 3),
    "wizards": (6, 21, 12, 3, 6),
}


def test_six_turns_are_none() -> None:
    cell = (2, -5)
    for _ in range(6):
        cell = turned(cell)
    assert cell == (2, -5)


def test_a_turn_takes_each_direction_to_the_next_one_clockwise() -> None:
    assert [turned(d) for d in DIRECTIONS] == [DIRECTIONS[(i - 1) % 6] for i in range(6)]


def test_a_mirror_is_no_turn() -> None:
    assert [mirrored(d) for d in DIRECTIONS] not in [DIRECTIONS[i:] + DIRECTIONS[:i] for i in range(6)]
    assert mirrored(mirrored((3, 1))) == (3, 1)


def test_back_is_the_opposite_direction() -> None:
    for d in range(6):
        assert beside(beside((4, 2), d), opposite(d)) == (4, 2)


def test_each_and_count_read_masks() -> None:
    assert each(0) == [] and each(0b1010001) == [0, 4, 6] and each(1 << 39) == [39]
    assert count(0) == 0 and count(0b1010001) == 3 and count((1 << 40) - 1) == 40


def test_a_row_of_three_hexes() -> None:
    assert ROW.neighbours[6:12] == [2, MIST, MIST, 0, MIST, MIST]
    assert ROW.near == [0b010, 0b101, 0b010]
    assert ROW.mist == [5, 4, 5]
    assert ROW.coast == ROW.all == 0b111
    assert ROW.steps[0] == [0, 1, 2]
    assert ROW.directions(1, 0b100) == 1 and ROW.directions(1, 0b111) == 0b1001


@pytest.mark.parametrize(
    ("id", "edges", "mist_edges", "by_mist", "starts"),
    [
        ("M1", 63, 36, [12, 0, 9, 6, 0], [16, 16, 16]),
        ("M2", 55, 52, [3, 7, 8, 7, 2], [20, 22, 20]),
        ("M3", 45, 72, [1, 1, 8, 13, 4], [24, 28, 26, 23]),
        ("M4", 51, 60, [1, 5, 11, 7, 3], [23, 23, 30]),
    ],
)
def test_the_maps_have_the_edges_of_the_specification(
    id: str, edges: int, mist_edges: int, by_mist: list[int], starts: list[int]
) -> None:
    map = MAPS[id]
    assert map.size == 27 and len(map.exotics) == 6
    assert sum(count(near) for near in map.near) == 2 * edges
    assert sum(map.mist) == mist_edges
    assert [map.mist.count(n) for n in range(5)] == by_mist
    assert [sum(map.steps[start][exotic.hex] for exotic in map.exotics) for start in map.starts] == starts


@pytest.mark.parametrize("shape", BOX.shapes, ids=[shape.id for shape in BOX.shapes])
def test_every_shape_has_the_placements_of_the_specification(shape: Shape) -> None:
    number = BOX.shapes.index(shape)
    found = (len(shape.orientations(False)), *(len(patterns.required[number]) for patterns in BOX.turning))
    assert found == PLACEMENTS[shape.id]


def test_only_three_pairs_of_shapes_are_mirror_twins_and_all_others_symmetric() -> None:
    chiral = {shape.id for shape in BOX.shapes if len(shape.orientations(True)) != len(shape.orientations(False))}
    assert chiral == {"rogues_r", "rogues_l", "dragons_r", "dragons_l", "waterkin_r", "waterkin_l"}


def test_x_cells_may_lie_in_the_mist_and_gaps_do_not_matter() -> None:
    shape = Shape("pair", [(0, 0), (1, 0)], [(2, 0)])
    patterns = ROW.lay([shape], mirror=False)
    assert sorted(zip(patterns.required[0], patterns.cells[0], strict=True)) == [
        (0b011, 0b011),
        (0b011, 0b111),
        (0b110, 0b110),
        (0b110, 0b111),
    ]
    assert patterns.occurs(0, 0b011)
    assert patterns.occurs(0, 0b111)  # with the x cell in the mist
    assert not patterns.occurs(0, 0b101)


def test_an_x_cell_that_holds_the_land_spoils_the_placement() -> None:
    heap = Map("heap", "Three hexes around a corner", "easy", [(0, 0), (1, 0), (0, 1)], [0], [])
    patterns = heap.lay([Shape("lonely", [(0, 0)], list(DIRECTIONS))], mirror=False)
    assert [patterns.occurs(0, land) for land in (0b000, 0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111)] == [
        False,
        True,
        True,
        True,
    ] + [False] * 4


def test_placements_agree_with_a_plain_search() -> None:
    map = MAPS["M2"]
    for number, shape in enumerate(BOX.shapes):
        plain = set()
        for required, crossed in shape.orientations(False):
            for q in range(-9, 10):
                for r in range(-9, 10):
                    cells = [(a + q, b + r) for a, b in required]
                    if all(cell in map.index for cell in cells):
                        x = [(a + q, b + r) for a, b in crossed]
                        plain.add((frozenset(cells), frozenset(cell for cell in x if cell in map.index)))
        patterns = BOX.turning[1]
        found = {
            (frozenset(map.hexes[h] for h in each(required)), frozenset(map.hexes[h] for h in each(cells ^ required)))
            for required, cells in zip(patterns.required[number], patterns.cells[number], strict=True)
        }
        assert found == plain, shape.id
