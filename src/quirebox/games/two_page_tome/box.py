"""The box: lands, summoning cards, tomes, maps; and the actions, in their fixed order."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Space
from quirebox.core.box import Box
from quirebox.core.masks import bit, subsets
from quirebox.games.two_page_tome.hexes import DIRECTION_NAMES, Map, Shape
from quirebox.games.two_page_tome.shown import Corner, Land

FOREST: Final = 0
CAVE: Final = 1
LAKE: Final = 2
CASTLE: Final = 3
VILLAGE: Final = 4
CLIFFS: Final = 5
LANDS: Final = 6  # the lands before CLIFFS are full lands
NO_LAND: Final = -1
LAND_NAMES: Final[list[Land]] = ["forest", "cave", "lake", "castle", "village", "cliffs"]  # TPT-GEO-5
ROADS: Final[list[int]] = [0, 0, 0, 2, 1, 0]  # how many each land draws (TPT-MAN-6)
MOST_ROADS: Final = 2

CORNERS: Final[list[Corner]] = ["green", "yellow", "red"]  # of summoning cards
PAIRS: Final[list[tuple[int, int]]] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]  # two of the four cards dealt
DEALT: Final = 4  # cards to each player (TPT-SETUP-8)
NO_CARD: Final = -1
DECK: Final = 3  # the place to draw from that is not a slot of the row
SIDE_NAMES: Final[list[str]] = ["left", "right"]
NO_TOME: Final = -1
MOST_STARTS: Final = 6
MOST_HEXES: Final = 40
MOST_EXOTICS: Final = 8


@final
class Card:
    """A summoning card."""

    def __init__(self, id: str, race: str, points: int, corner: Corner, shape: int, text: str) -> None:
        self.id = id
        self.race = race
        self.points = points
        self.corner = corner
        self.shape = shape  # number of its pattern
        self.text = text


@final
class Tome:
    """A tome: the lands on its left and right pages."""

    def __init__(self, id: str, left: int, right: int) -> None:
        self.id = id
        self.left = left
        self.right = right
        self.lands = bit(left) | bit(right)
        self.symbols = bit(8 * left) + bit(8 * right)  # one more in the byte of each land

    def page(self, side: int) -> int:
        """The land on one page."""
        return self.right if side else self.left


@final
class Actions:
    """Every action of the game by its kind, and option lists by mask."""

    def __init__(self, space: Space) -> None:
        self.keeps = [space.add("keep", i, 0, f"keep {a} {b}") for i, (a, b) in enumerate(PAIRS)]
        self.starts = [space.add("start", i, 0, f"start {i}") for i in range(MOST_STARTS)]
        self.takes = [space.add("take", t, s, f"take {t} {SIDE_NAMES[s]}") for t in range(2) for s in range(2)]
        self.pairs = [
            space.add("pair", a, b, f"pair {SIDE_NAMES[a]} {SIDE_NAMES[b]}") for a in range(2) for b in range(2)
        ]
        self.swaps = [space.add("swap", i, 0, f"swap {i}") for i in range(2)]
        self.draws = [space.add("draw", s, 0, f"draw row {s}" if s < DECK else "draw deck") for s in range(DECK + 1)]
        self.end_research = space.add("end research")
        self.travels = [space.add("travel", h, 0, f"travel {h}") for h in range(MOST_HEXES)]
        self.brews = [space.add("brew", d, 0, f"brew {DIRECTION_NAMES[d]}") for d in range(6)]
        self.end_move = space.add("end move")
        self.symbols = [space.add("symbol", land, 0, f"symbol {LAND_NAMES[land]}") for land in range(LANDS)]
        self.rest = space.add("rest")
        self.places = [space.add("place", d, 0, f"place {DIRECTION_NAMES[d]}") for d in range(6)]
        self.roads = [space.add("road", d, 0, f"road {DIRECTION_NAMES[d]}") for d in range(6)]
        self.restores = [
            space.add("restore", i, land, f"restore {i} {LAND_NAMES[land]}") for i in range(2) for land in range(LANDS)
        ]
        self.end_restore = space.add("end restore")
        self.claims = [space.add("claim", e, 0, f"claim {e}") for e in range(MOST_EXOTICS)]
        self._make_tables()

    def _make_tables(self) -> None:
        self.researching = [*self.swaps, self.end_research]
        self.only_end_research = [self.end_research]
        self.only_rest = [self.rest]
        self.unlike_pairs = [pair for pair in self.pairs if pair.a != pair.b]
        self.manifesting = [*self.symbols, self.rest]
        self.drawing = subsets(self.draws, [])  # by what can be drawn from: slots of the row, and the deck
        self.brewing = subsets(self.brews, [])  # by direction
        self.moving = subsets(self.brews, [self.end_move])  # by direction, then the end
        self.choosing = subsets(self.symbols, [self.rest])  # by land, then rest
        self.journeying = subsets(self.symbols, [])  # by land
        self.placing = subsets(self.places, [])  # by direction
        self.placing_or_not = subsets(self.places, [self.rest])  # by direction, then rest
        self.building = subsets(self.roads, [])  # by direction
        self.restoring = subsets(self.restores, [self.end_restore])  # by card and land, then the end


class TomeBox(Box):
    """What lies in the box."""

    def __init__(
        self,
        edition: str,
        hash: str,
        rules: dict[str, str],
        maps: list[Map],
        tomes: list[Tome],
        shapes: list[Shape],
        cards: list[Card],
        brews: int,
        inks: list[int],
        aside: list[int],
        goal: int,
    ) -> None:
        super().__init__(edition, hash, rules)
        self.maps = maps
        self.tomes = tomes
        self.shapes = shapes
        self.cards = cards
        self.brews = brews  # of each player
        self.inks = inks  # of each player, by number of players - 1
        self.aside = aside  # tomes put aside unseen, by number of players - 1
        self.goal = goal  # what a player alone has to exceed
        self.actions = Actions(self.space)
        self.shape_of = [card.shape for card in cards]
        self.points_of = [card.points for card in cards]
        self.symbols = sum(tome.symbols for tome in tomes)  # on all tomes, one byte for each land
        self.turning = [map.lay(shapes, False) for map in maps]
        self.mirroring = [map.lay(shapes, True) for map in maps]
