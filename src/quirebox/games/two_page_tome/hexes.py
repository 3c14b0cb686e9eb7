"""Hexes: axial coordinates, the six directions, rotation, and a map worked out once into masks (bit h stands for hex
h)."""

from __future__ import annotations

from math import atan2, pi, sqrt
from typing import Final, final

from quirebox.core.masks import bit, count, each, first, mask_of
from quirebox.games.two_page_tome.shown import Direction

Cell = tuple[int, int]

DIRECTIONS: Final[list[Cell]] = [
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, 0),
    (-1, 1),
    (0, 1),
]  # TPT-GEO-1, in the order of the names
DIRECTION_BITS: Final[list[int]] = [bit(d) for d in range(6)]
DIRECTION_NAMES: Final[list[Direction]] = ["E", "NE", "NW", "W", "SW", "SE"]
MIST: Final = -1  # where the map has no hex
HOPELESS: Final = 99  # symbols missing where a pattern can no longer be completed
UNKNOWN: Final = -1
MEMORY: Final = 100_000  # answers that are remembered


def beside(cell: Cell, direction: int) -> Cell:
    """The cell that shares the edge in that direction."""
    q, r = DIRECTIONS[direction]
    return cell[0] + q, cell[1] + r


def way(start: Cell, end: Cell) -> list[tuple[int, int]]:
    """The straight way from one cell to another: a direction and how many steps, and perhaps the next direction."""
    q, r = end[0] - start[0], end[1] - start[1]
    for d in range(6):
        (q1, r1), (q2, r2) = DIRECTIONS[d], DIRECTIONS[(d + 1) % 6]
        turn = q1 * r2 - q2 * r1
        first, then = (q * r2 - q2 * r) * turn, (q1 * r - q * r1) * turn
        if first > 0 and then >= 0:
            return [(d, first)] if then == 0 else [(d, first), ((d + 1) % 6, then)]
    return []


SECTORS: Final = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")


def sectors(cells: list[Cell]) -> list[str]:
    """Where each of some cells lies, as seen from the middle of them."""
    places = [(sqrt(3) * (q + r / 2), -1.5 * r) for q, r in cells]
    x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    return [SECTORS[round(atan2(place[1] - y, place[0] - x) / pi * 4) % 8] for place in places]


def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + 3) % 6


def turned(cell: Cell) -> Cell:
    """The cell after one turn of 60 degrees clockwise around (0, 0)."""
    return -cell[1], cell[0] + cell[1]


def mirrored(cell: Cell) -> Cell:
    """The cell in a mirror."""
    return cell[1], cell[0]


@final
class Exotic:
    """An exotic location: attached to one hex, drawn on one of its edges into the mist."""

    def __init__(self, id: str, name: str, hex: int, edge: int) -> None:
        self.id = id
        self.name = name
        self.hex = hex
        self.edge = edge


@final
class Shape:
    """The pattern of a summoning card: cells that must hold the land, and x cells that must not."""

    def __init__(self, id: str, required: list[Cell], crossed: list[Cell]) -> None:
        self.id = id
        self.required = required
        self.crossed = crossed

    def orientations(self, mirror: bool) -> list[tuple[list[Cell], list[Cell]]]:
        """The different ways to lay it, as required and x cells; with `mirror` also face down."""
        found: list[tuple[list[Cell], list[Cell]]] = []
        seen: set[tuple[tuple[Cell, ...], tuple[Cell, ...]]] = set()
        for flip in range(2 if mirror else 1):
            required = [mirrored(c) for c in self.required] if flip else self.required
            crossed = [mirrored(c) for c in self.crossed] if flip else self.crossed
            for _ in range(6):
                key = (_settled(required, required), _settled(crossed, required))
                if key not in seen:
                    seen.add(key)
                    found.append((required, crossed))
                required, crossed = [turned(c) for c in required], [turned(c) for c in crossed]
        return found


def _settled(cells: list[Cell], anchors: list[Cell]) -> tuple[Cell, ...]:
    """The cells in order, moved so that the first anchor is (0, 0)."""
    q, r = min(anchors)
    return tuple(sorted((c[0] - q, c[1] - r) for c in cells))


@final
class Patterns:
    """Where every shape can lie on one map. A placement is there if `land & cells == required`: nothing is missing, no
    x cell is spoilt."""

    def __init__(self, required: list[list[int]], cells: list[list[int]]) -> None:
        self.required = required  # by shape, for each placement: the hexes that must hold the land
        self.cells = cells  # the same and the x cells on the map
        # by shape: how many hexes must hold the land
        self.sizes = [count(some[0]) if some else HOPELESS for some in required]
        self._known: dict[tuple[int, int, int], int] = {}  # what `lacking` was asked before

    def occurs(self, shape: int, land: int) -> bool:
        """Whether the shape is somewhere on a map whose hexes in `land` hold the land (TPT-RST-3)."""
        if count(land) < self.sizes[shape]:
            return False
        required = self.required[shape]
        cells = self.cells[shape]
        for i in range(len(required)):
            if land & cells[i] == required[i]:
                return True
        return False

    def lacking(self, shape: int, held: int, possible: int) -> int:
        """How many symbols the best placement lacks where some hexes hold the land and some could, or HOPELESS. It is
        asked often while little changes, so what was found is remembered."""
        key = (shape, held, possible)
        fewest = self._known.get(key, UNKNOWN)
        if fewest != UNKNOWN:
            return fewest
        required = self.required[shape]
        cells = self.cells[shape]
        fewest = HOPELESS
        for i in range(len(required)):
            need = required[i]
            if not (need & ~possible or held & (cells[i] ^ need)):
                fewest = min(fewest, count(need & ~held))
        if len(self._known) >= MEMORY:
            self._known.clear()
        self._known[key] = fewest
        return fewest


@final
class Map:
    """A map sheet.  Hexes are numbered by row, then from west to east."""

    def __init__(
        self, id: str, name: str, difficulty: str, hexes: list[Cell], starts: list[int], exotics: list[Exotic]
    ) -> None:
        self.id = id
        self.name = name
        self.difficulty = difficulty
        self.hexes = hexes
        self.starts = starts
        self.exotics = exotics
        self.dots = sectors([hexes[h] for h in starts])  # where each start lies among them
        self.size = len(hexes)
        self.index: dict[Cell, int] = {hexes[h]: h for h in range(len(hexes))}
        self.all = first(len(hexes))
        self.neighbours: list[int] = []  # at 6 * hex + direction: the hex there, or MIST
        self.beside: list[int] = []  # the same as masks
        self.near: list[int] = []  # by hex: the adjacent hexes
        self.inner: list[int] = []  # by hex: the directions that lead to a hex, as bits
        self.mist: list[int] = []  # by hex: how many of its edges are mist edges (TPT-GEO-3)
        for h in range(len(hexes)):
            self._look_around(h)
        self.coast = mask_of([h for h in range(len(hexes)) if self.mist[h]])
        self.exotic_hexes = mask_of([e.hex for e in exotics])
        # brew steps from hex to hex, -1 if never
        self.steps: list[list[int]] = [self._steps_from(h) for h in range(len(hexes))]

    def _look_around(self, h: int) -> None:
        around = [self.index.get(beside(self.hexes[h], d), MIST) for d in range(6)]
        inner = [d for d in range(6) if around[d] != MIST]
        self.neighbours += around
        self.beside += [0 if there == MIST else bit(there) for there in around]
        self.near.append(mask_of([around[d] for d in inner]))
        self.inner.append(mask_of(inner))
        self.mist.append(6 - len(inner))

    def _steps_from(self, h: int) -> list[int]:
        steps = [-1] * self.size
        ring, far = bit(h), 0
        while ring:
            outer = 0
            for there in each(ring):
                steps[there] = far
                outer |= self.near[there]
            ring = mask_of([there for there in each(outer) if steps[there] < 0])
            far += 1
        return steps

    def neighbour(self, h: int, direction: int) -> int:
        """The hex beside h in that direction, or MIST."""
        return self.neighbours[6 * h + direction]

    def directions(self, h: int, hexes: int) -> int:
        """The directions, as bits, in which a neighbour of h is one of the hexes."""
        found = 0
        at = 6 * h
        for d in range(6):
            if hexes & self.beside[at + d]:
                found |= DIRECTION_BITS[d]
        return found

    def lay(self, shapes: list[Shape], mirror: bool) -> Patterns:
        """Every placement of every shape whose required cells are all on this map; x cells may lie in the mist
        (TPT-RST-4)."""
        placed = [self._placements(shape, mirror) for shape in shapes]
        return Patterns(
            [[required for required, _ in some] for some in placed], [[cells for _, cells in some] for some in placed]
        )

    def _placements(self, shape: Shape, mirror: bool) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for required, crossed in shape.orientations(mirror):
            for hex in self.hexes:
                q, r = hex[0] - required[0][0], hex[1] - required[0][1]
                needed = self._mask(required, q, r)
                if count(needed) == len(required):
                    found.append((needed, needed | self._mask(crossed, q, r)))
        return found

    def _mask(self, cells: list[Cell], q: int, r: int) -> int:
        """The hexes under the cells moved by (q, r); cells in the mist are left out."""
        found = [self.index.get((cell[0] + q, cell[1] + r), MIST) for cell in cells]
        return mask_of([h for h in found if h != MIST])
