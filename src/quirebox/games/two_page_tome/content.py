"""From the TOML files of an edition to the box; what does not fit is named with its place."""

from __future__ import annotations

from pathlib import Path

from quirebox.core.effect import SEATS
from quirebox.core.errors import ContentError
from quirebox.core.mistakes import Mistakes
from quirebox.core.plain import Node, read_rules
from quirebox.games.two_page_tome.box import (
    CORNERS,
    LAND_NAMES,
    MOST_EXOTICS,
    MOST_HEXES,
    MOST_STARTS,
    Card,
    Tome,
    TomeBox,
)
from quirebox.games.two_page_tome.hexes import DIRECTION_NAMES, Cell, Exotic, Map, Shape, beside

DIFFICULTIES = ("easy", "standard", "hard", "expert")
MOST_REQUIRED = 7
FEWEST_TOMES = 4
MOST_TOMES = 200
MOST_CARDS = 254  # which observations show in a byte


def load_box(folder: Path, edition: str, hash: str, rules: Path) -> TomeBox:
    """The box of an edition."""
    with Mistakes(folder) as mistakes:
        setup = mistakes.read("edition.toml", "setup", "promise")["setup"]
        setup.only("brews", "ink_pots", "tomes_put_aside", "solo_goal", "source")
        lists = [entries(mistakes, what) for what in ("map", "tome", "shape", "card")]
        shape_ids = [node["id"].text() for node in lists[2]]
        maps, tomes, shapes = lists[0].each(read_map), lists[1].each(read_tome), lists[2].each(read_shape)
        cards = lists[3].each(lambda node: read_card(node, shape_ids))
        mistakes.expect(len(maps) > 0, "maps.toml: map", "found no maps; use at least one")
        bounded(mistakes, "tomes.toml: tome", len(tomes), FEWEST_TOMES, MOST_TOMES)
        bounded(mistakes, "cards.toml: card", len(cards), 1, MOST_CARDS)
        brews, goal = setup["brews"].number(0, 20), setup["solo_goal"].number(0)
        inks = _by_players(setup["ink_pots"], 0, 20)
        aside = _by_players(setup["tomes_put_aside"], 0, max(len(tomes) - 2, 0))
    return TomeBox(edition, hash, read_rules(rules), maps, tomes, shapes, cards, brews, inks, aside, goal)


def entries(mistakes: Mistakes, what: str) -> Node:
    """The entries of one kind, each with its own id."""
    node = mistakes.read(f"{what}s.toml", what)[what]
    mistakes.unique(node, "id", "an id")
    return node


def bounded(mistakes: Mistakes, where: str, found: int, fewest: int, most: int) -> None:
    """Complain of too few or too many entries."""
    what = where.rpartition(" ")[2]
    mistakes.expect(fewest <= found <= most, where, f"found {found} {what}s; use {fewest} to {most}")


def _by_players(node: Node, lowest: int, highest: int) -> list[int]:
    numbers = node.numbers(lowest, highest)
    if len(numbers) != SEATS:
        raise node.wrong(f"{SEATS} numbers, for 1 to {SEATS} players")
    return numbers


# ---- maps


def read_map(node: Node) -> Map:
    """One map sheet."""
    node.only("id", "name", "difficulty", "hexes", "starts", "exotics", "source")
    hexes = read_hexes(node["hexes"])
    starts = [_hex(entry, hexes) for entry in node["starts"]]
    if not 1 <= len(set(starts)) == len(starts) <= MOST_STARTS:
        raise node["starts"].wrong(f"1 to {MOST_STARTS} different hexes")
    exotics = read_exotics(node["exotics"], hexes)
    difficulty = node["difficulty"].one_of(DIFFICULTIES)
    map = Map(node["id"].text(), node["name"].text(), difficulty, hexes, starts, exotics)
    for h, steps in enumerate(map.steps[0]):
        if steps < 0:
            raise ContentError(
                node["hexes"].where,
                f"the hex {list(hexes[h])} cannot be reached from {list(hexes[0])}; the hexes must hang together",
            )
    return map


def read_hexes(node: Node) -> list[Cell]:
    """The hexes of a map."""
    hexes = [_cell(entry) for entry in node]
    if not 1 <= len(hexes) <= MOST_HEXES:
        raise ContentError(node.where, f"found {len(hexes)} hexes; use 1 to {MOST_HEXES}")
    if hexes != sorted(set(hexes), key=lambda cell: (cell[1], cell[0])):
        raise ContentError(node.where, "the hexes are not in order; list them by r, then by q, each once")
    return hexes


def read_exotics(node: Node, hexes: list[Cell]) -> list[Exotic]:
    """The exotic locations of a map."""
    exotics = [_exotic(entry, hexes) for entry in node]
    different = min(len({e.hex for e in exotics}), len({e.id for e in exotics}))
    if different != len(exotics) or len(exotics) > MOST_EXOTICS:
        raise ContentError(
            node.where,
            f"found {len(exotics)} exotic locations; use at most {MOST_EXOTICS}, each with its own id on its own hex",
        )
    return exotics


def _exotic(node: Node, hexes: list[Cell]) -> Exotic:
    node.only("id", "name", "hex", "edge")
    h = _hex(node["hex"], hexes)
    edge = DIRECTION_NAMES.index(node["edge"].one_of(DIRECTION_NAMES))
    if beside(hexes[h], edge) in hexes:
        raise node["edge"].wrong(f"an edge of {list(hexes[h])} with no hex behind it")
    return Exotic(node["id"].text(), node["name"].text(), h, edge)


def _cell(node: Node) -> Cell:
    match node.numbers(-1000, 1000):
        case [q, r]:
            return q, r
    raise node.wrong("two coordinates [q, r]")


def _hex(node: Node, hexes: list[Cell]) -> int:
    cell = _cell(node)
    if cell not in hexes:
        raise node.wrong("the coordinates of a hex of this map")
    return hexes.index(cell)


# ---- tomes, shapes, cards


def read_tome(node: Node) -> Tome:
    """One tome."""
    node.only("id", "left", "right", "source")
    left, right = (LAND_NAMES.index(node[side].one_of(LAND_NAMES)) for side in ("left", "right"))
    return Tome(node["id"].text(), left, right)


def read_shape(node: Node) -> Shape:
    """One pattern."""
    node.only("id", "required", "x", "source")
    required, crossed = ([_cell(cell) for cell in node[part]] for part in ("required", "x"))
    if not 1 <= len(set(required)) == len(required) <= MOST_REQUIRED:
        raise node["required"].wrong(f"1 to {MOST_REQUIRED} different cells")
    if len(set(crossed)) != len(crossed) or set(crossed) & set(required):
        raise node["x"].wrong("different cells, none of them required")
    return Shape(node["id"].text(), required, crossed)


def read_card(node: Node, shapes: list[str]) -> Card:
    """One summoning card."""
    node.only("id", "race", "points", "corner", "shape", "text", "source")
    return Card(
        node["id"].text(),
        node["race"].text(),
        node["points"].number(0),
        node["corner"].one_of(CORNERS),
        shapes.index(node["shape"].one_of(shapes)),
        node["text"].text() if node.has("text") else "",
    )
