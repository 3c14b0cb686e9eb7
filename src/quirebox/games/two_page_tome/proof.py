"""What an edition promises of itself, in the `promise` of its edition.toml."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from quirebox.core.masks import count
from quirebox.core.mistakes import Mistakes, gathered, sources
from quirebox.core.plain import Node
from quirebox.games.two_page_tome.box import CORNERS, LAND_NAMES, TomeBox
from quirebox.games.two_page_tome.hexes import Map


def prove(box: TomeBox, folder: Path) -> list[str]:
    """Whatever promise is not kept, each in a line."""
    return gathered(folder, lambda mistakes: check(box, mistakes))


def check(box: TomeBox, mistakes: Mistakes) -> None:
    """Hold the edition to its own word about its content."""
    sources(mistakes, "maps.toml", "tomes.toml", "shapes.toml", "cards.toml")
    edition = mistakes.read("edition.toml")
    if not edition.has("promise"):
        return
    promise = Promise(mistakes, edition["promise"].only("tomes", "cards", "design", "source"))
    promise.exact("tomes", len(box.tomes), "tomes")
    promise.exact("cards", len(box.cards), "cards")
    if not promise.node.has("design"):
        return
    design = Promise(
        mistakes,
        promise.node["design"].only(
            "symbols_of_each_land",
            "cards_of_each_corner",
            "placements_on_each_map",
            "steps_to_an_exotic",
            "adjacent_hexes",
            "source",
        ),
    )
    check_decks(box, design)
    for map, patterns in zip(box.maps, box.turning, strict=True):
        for shape, placements in zip(box.shapes, patterns.required, strict=True):
            what = f"placements of shape {shape.id} on map {map.id}"
            design.at_least("placements_on_each_map", len(placements), what)
        check_map(map, design)


class Promise:
    """What an edition promises, by name; what it does not mention it does not promise."""

    def __init__(self, mistakes: Mistakes, node: Node) -> None:
        self.mistakes = mistakes
        self.node = node

    def exact(self, name: str, found: int, what: str) -> None:
        """As many as promised."""
        promised = self.node[name].number(0) if self.node.has(name) else found
        self.mistakes.expect(
            found == promised, f"{self.node.where}.{name}", f"found {found} {what}; the edition promises {promised}"
        )

    def at_least(self, name: str, found: int, what: str) -> None:
        """As many as promised, or more."""
        promised = self.node[name].number(0) if self.node.has(name) else found
        self.mistakes.expect(
            found >= promised,
            f"{self.node.where}.{name}",
            f"found {found} {what}; the edition promises at least {promised}",
        )


def check_decks(box: TomeBox, design: Promise) -> None:
    """Every land equally often on the tomes, every corner on the cards."""
    symbols = Counter(land for tome in box.tomes for land in (tome.left, tome.right))
    for land, name in enumerate(LAND_NAMES):
        design.exact("symbols_of_each_land", symbols[land], f"{name} symbols on the tomes")
    corners = Counter(card.corner for card in box.cards)
    for corner in CORNERS:
        design.exact("cards_of_each_corner", corners[corner], f"cards with {corner} corners")


def check_map(map: Map, design: Promise) -> None:
    """No hex is lonely, and no exotic location lies beside a dot."""
    for h, near in enumerate(map.near):
        what = f"hexes adjacent to {list(map.hexes[h])} of map {map.id}"
        design.at_least("adjacent_hexes", count(near), what)
    for exotic in map.exotics:
        nearest = min(map.steps[start][exotic.hex] for start in map.starts)
        what = f"steps from the nearest dot to {exotic.name} of map {map.id}"
        design.at_least("steps_to_an_exotic", nearest, what)
