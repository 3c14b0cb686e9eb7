"""From the TOML files of an edition to the box; whatever does not fit is named with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from quire.core.effect import SEATS
from quire.core.errors import ContentError
from quire.core.plain import Node, read_rules, read_toml
from quire.games.two_page_tome.actions import LAND_NAMES, MOST_EXOTICS, MOST_HEXES, MOST_STARTS
from quire.games.two_page_tome.hexes import DIRECTION_NAMES, Cell, Exotic, Map, Shape, beside, count
from quire.games.two_page_tome.start import DEALT
from quire.games.two_page_tome.state import Card, Edition, Tome

CORNERS = ("green", "yellow", "red")
DIFFICULTIES = ("easy", "standard", "hard", "expert")
MOST_REQUIRED = 7
FEWEST_TOMES = 4
MOST_TOMES = 200


def load_box(folder: Path, edition: str, hash: str, rules: Path) -> Edition:
    """The box of an edition."""
    setup = read_toml(folder / "edition.toml").only("setup", "promise")
    shapes = read_shapes(read_toml(folder / "shapes.toml").only("shape")["shape"])
    maps = read_maps(read_toml(folder / "maps.toml").only("map")["map"])
    tomes = read_tomes(read_toml(folder / "tomes.toml").only("tome")["tome"])
    cards = read_cards(read_toml(folder / "cards.toml").only("card")["card"], shapes)
    box = _box(edition, hash, read_rules(rules), maps, tomes, shapes, cards, setup["setup"])
    check_decks(cards)
    check_promise(box, setup)
    return box


def _box(
    edition: str,
    hash: str,
    rules: dict[str, str],
    maps: list[Map],
    tomes: list[Tome],
    shapes: list[Shape],
    cards: list[Card],
    setup: Node,
) -> Edition:
    setup.only("brews", "ink_pots", "tomes_put_aside", "solo_goal", "source")["source"].text()
    brews = setup["brews"].number(0, 20)
    inks = _by_players(setup["ink_pots"], 0, 20)
    aside = _by_players(setup["tomes_put_aside"], 0, len(tomes) - 2)
    return Edition(edition, hash, rules, maps, tomes, shapes, cards, brews, inks, aside, setup["solo_goal"].number(0))


def _by_players(node: Node, lowest: int, highest: int) -> list[int]:
    numbers = node.numbers(lowest, highest)
    if len(numbers) != SEATS:
        raise node.wrong(f"{SEATS} numbers, for 1 to {SEATS} players")
    return numbers


# ---- maps


def read_maps(node: Node) -> list[Map]:
    """The map sheets."""
    found = [read_map(entry) for entry in node]
    _no_twins(node, [map.id for map in found], "map")
    if not found:
        raise node.wrong("at least one map")
    return found


def read_map(node: Node) -> Map:
    """One map sheet."""
    node.only("id", "name", "difficulty", "hexes", "starts", "exotics", "source")["source"].text()
    where = _named(node)
    hexes = [_cell(entry) for entry in where["hexes"]]
    if not 1 <= len(hexes) <= MOST_HEXES:
        raise ContentError(where["hexes"].where, f"found {len(hexes)} hexes; say 1 to {MOST_HEXES}")
    if hexes != sorted(set(hexes), key=lambda cell: (cell[1], cell[0])):
        raise ContentError(where["hexes"].where, "the hexes are not in order; list them by r, then by q, each once")
    starts = [_hex(entry, hexes) for entry in where["starts"]]
    if not 1 <= len(set(starts)) == len(starts) <= MOST_STARTS:
        raise where["starts"].wrong(f"1 to {MOST_STARTS} different hexes")
    exotics = [_exotic(entry, hexes) for entry in where["exotics"]]
    if (
        len({e.hex for e in exotics}) != len(exotics)
        or len({e.id for e in exotics}) != len(exotics)
        or len(exotics) > MOST_EXOTICS
    ):
        raise ContentError(
            where["exotics"].where,
            f"found {len(exotics)} exotic locations; say at most {MOST_EXOTICS}, each with its own id on its own hex",
        )
    map = Map(
        where["id"].text(), where["name"].text(), where["difficulty"].one_of(DIFFICULTIES), hexes, starts, exotics
    )
    for h, steps in enumerate(map.steps[0]):
        if steps < 0:
            raise ContentError(
                where["hexes"].where,
                f"the hex {list(hexes[h])} cannot be reached from {list(hexes[0])}; the hexes must hang together",
            )
    return map


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


def read_tomes(node: Node) -> list[Tome]:
    """The tomes."""
    found: list[Tome] = []
    for entry in node:
        entry.only("id", "left", "right", "source")["source"].text()
        tome = _named(entry)
        left, right = (LAND_NAMES.index(tome[side].one_of(LAND_NAMES)) for side in ("left", "right"))
        if left == right:
            raise tome["right"].wrong(f"another land than {LAND_NAMES[left]}, which is on the left page")
        found.append(Tome(tome["id"].text(), left, right))
    _no_twins(node, [tome.id for tome in found], "tome")
    if not FEWEST_TOMES <= len(found) <= MOST_TOMES:
        raise ContentError(node.where, f"found {len(found)} tomes; say {FEWEST_TOMES} to {MOST_TOMES}")
    return found


def read_shapes(node: Node) -> list[Shape]:
    """The patterns."""
    found: list[Shape] = []
    for entry in node:
        entry.only("id", "required", "x", "source")["source"].text()
        shape = _named(entry)
        required, crossed = ([_cell(cell) for cell in shape[part]] for part in ("required", "x"))
        if not 1 <= len(set(required)) == len(required) <= MOST_REQUIRED:
            raise shape["required"].wrong(f"1 to {MOST_REQUIRED} different cells")
        if len(set(crossed)) != len(crossed) or set(crossed) & set(required):
            raise shape["x"].wrong("different cells, none of them required")
        found.append(Shape(shape["id"].text(), required, crossed))
    _no_twins(node, [shape.id for shape in found], "shape")
    return found


def read_cards(node: Node, shapes: list[Shape]) -> list[Card]:
    """The summoning cards."""
    names = [shape.id for shape in shapes]
    found: list[Card] = []
    for entry in node:
        entry.only("id", "race", "points", "corner", "shape", "text", "source")["source"].text()
        card = _named(entry)
        shape = names.index(card["shape"].one_of(names))
        found.append(
            Card(
                card["id"].text(),
                card["race"].text(),
                card["points"].number(0),
                card["corner"].one_of(CORNERS),
                shape,
                card["text"].text(),
            )
        )
    _no_twins(node, [card.id for card in found], "card")
    return found


def check_decks(cards: list[Card]) -> None:
    """Every deck must suffice for the deal of the most players who use it (TPT-SETUP-7, TPT-SETUP-8, TPT-SOLO-2)."""
    corners = Counter(card.corner for card in cards)
    for left_out in ("red", "green"):
        if len(cards) - corners[left_out] < SEATS * DEALT:
            raise ContentError(
                "cards.toml: card",
                f"without {left_out} corners {len(cards) - corners[left_out]} cards are left; {SEATS} players need {SEATS * DEALT}",
            )
    for corner in CORNERS:
        if corners[corner] < DEALT:
            raise ContentError(
                "cards.toml: card", f"found {corners[corner]} cards with {corner} corners; a player alone needs {DEALT}"
            )


# ---- what the edition promises


def check_promise(box: Edition, root: Node) -> None:
    """Hold the edition to its own word about its content."""
    promise = root["promise"].only("tomes", "cards", "design", "source")
    design = promise["design"].only(
        "symbols_of_each_land",
        "cards_of_each_corner",
        "placements_on_each_map",
        "steps_to_an_exotic",
        "adjacent_hexes",
        "source",
    )
    _kept(promise["tomes"], len(box.tomes), "tomes")
    _kept(promise["cards"], len(box.cards), "cards")
    symbols = Counter(land for tome in box.tomes for land in (tome.left, tome.right))
    for land, name in enumerate(LAND_NAMES):
        _kept(design["symbols_of_each_land"], symbols[land], f"{name} symbols on the tomes")
    corners = Counter(card.corner for card in box.cards)
    for corner in CORNERS:
        _kept(design["cards_of_each_corner"], corners[corner], f"cards with {corner} corners")
    for map, patterns in zip(box.maps, box.turning, strict=True):
        for shape, placements in zip(box.shapes, patterns.required, strict=True):
            _at_least(
                design["placements_on_each_map"], len(placements), f"placements of shape {shape.id} on map {map.id}"
            )
        for h, near in enumerate(map.near):
            _at_least(design["adjacent_hexes"], count(near), f"hexes adjacent to {list(map.hexes[h])} of map {map.id}")
        for exotic in map.exotics:
            nearest = min(map.steps[start][exotic.hex] for start in map.starts)
            _at_least(
                design["steps_to_an_exotic"], nearest, f"steps from the nearest dot to {exotic.name} of map {map.id}"
            )


def _kept(promise: Node, found: int, what: str) -> None:
    if found != promise.number(0):
        raise ContentError(promise.where, f"found {found} {what}; the edition promises {promise.value}")


def _at_least(promise: Node, found: int, what: str) -> None:
    if found < promise.number(0):
        raise ContentError(promise.where, f"found {found} {what}; the edition promises at least {promise.value}")


# ---- places


def _named(entry: Node) -> Node:
    """The entry, with its id in its place: `cards.toml: card[3] (C04)`."""
    return Node(entry.value, f"{entry.where} ({entry['id'].text()})")


def _no_twins(node: Node, ids: Iterable[str], what: str) -> None:
    for id, times in Counter(ids).items():
        if times > 1:
            raise ContentError(node.where, f"{times} entries have the id {id}; each {what} needs its own")
