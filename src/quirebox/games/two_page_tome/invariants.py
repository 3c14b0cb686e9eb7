"""What holds between any two decisions (the invariants of the rules page)."""

from __future__ import annotations

from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import count, each, has
from quirebox.core.state import State
from quirebox.core.step import OVER
from quirebox.games.two_page_tome.box import CASTLE, CAVE, CLIFFS, LANDS, NO_CARD, NO_TOME, VILLAGE
from quirebox.games.two_page_tome.features import locations, scored, sheet_seen
from quirebox.games.two_page_tome.hexes import opposite
from quirebox.games.two_page_tome.patterns import matches, shown
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.roads import road_components
from quirebox.games.two_page_tome.scoring import boxes, empty, score
from quirebox.games.two_page_tome.sheet import NOWHERE, UNDECIDED, Sheet
from quirebox.games.two_page_tome.steps.manifest import Road
from quirebox.games.two_page_tome.steps.research import Draw
from quirebox.games.two_page_tome.steps.setup import Keep
from quirebox.games.two_page_tome.substance import fill, signs_of


def check(g: State) -> None:
    """Assert every invariant."""
    assert isinstance(g, TomePosition)
    check_agenda(g)
    check_tomes(g)
    check_cards(g)
    for p in range(g.players):
        check_tokens(g, g.sheets[p])
        check_symbols(g, g.sheets[p])
        check_substance(g, p)
        check_restorations(g, g.sheets[p])
        check_exotics(g, g.sheets[p])


def check_agenda(g: TomePosition) -> None:
    """Only players of this game have something to do, and one of them is asked (TPT-INV-14)."""
    for step in [*g.agenda, g.waiting]:
        assert step.player < g.players, f"{step.player=}, {g.players=}"
    road = g.waiting
    assert not isinstance(road, Road) or road.hex < g.agreed.map.size, f"{road.data()=}"


def check_tomes(g: TomePosition) -> None:
    """Every tome is somewhere once, and everybody will have been first equally often (TPT-INV-1, TPT-INV-16)."""
    assert sorted(g.tomes) == list(range(len(g.printed.tomes))), f"{g.tomes=}"
    assert g.face_down() >= 0, f"{g.flipped=}"
    turned_up = g.tomes[: g.flipped]
    up = [tome for tome in g.up if tome != NO_TOME]
    assert len(set(up)) == len(up) and all(tome in turned_up for tome in up), f"{g.up=}"
    assert g.waiting is OVER or len(up) == 2, f"{g.up=}"
    replaced = 1 if g.players > 1 else 2
    assert g.waiting is OVER or g.flipped == 2 + replaced * max(g.round - 1, 0), f"{g.flipped=}, {g.round=}"
    assert (g.taken == NOBODY) or g.players > 1, f"{g.taken=}"


def check_cards(g: TomePosition) -> None:
    """Every card of the deck is somewhere once, and everybody has as many as they should (TPT-INV-2, TPT-INV-3,
    TPT-INV-6)."""
    found = g.deck[g.drawn :] + each(g.discard) + [card for card in g.row if card != NO_CARD]
    drawing = g.waiting
    for p in range(g.players):
        s = g.sheets[p]
        found += s.hand + [card for card in s.cards if card != NO_CARD]
        held = 2 - s.cards.count(NO_CARD)
        short = isinstance(drawing, Draw) and drawing.player == p
        assert held == (0 if s.hand else 1 if short else 2), f"{p=}, {s.cards=}"
        assert len(s.hand) in (0, 4) and (s.kept == UNDECIDED or len(s.hand) == 4), f"{s.hand=}"
    assert sorted(found) == sorted(g.agreed.deck), f"{found=}"
    assert isinstance(drawing, Keep) or NO_CARD not in g.row or len(found) < 3 + 2 * g.players, f"{g.row=}"


def check_tokens(g: TomePosition, s: Sheet) -> None:
    """Nobody has more tokens than they were given (TPT-INV-4)."""
    assert 0 <= s.brews <= g.printed.brews, f"{s.brews=}"
    assert 0 <= s.inks <= g.printed.inks[g.players - 1], f"{s.inks=}"


def check_symbols(g: TomePosition, s: Sheet) -> None:
    """Symbols stand where they may, and no more of them than turns were played (TPT-INV-5, 7, 12, 13)."""
    map = g.agreed.map
    full = 0
    for land in range(CLIFFS):
        assert not s.lands[land] & full, f"{s.lands=}"
        full |= s.lands[land]
    assert full == s.full and not (full | s.lands[CLIFFS]) & ~map.all, f"{s.lands=}"
    assert not s.filled & ~full, f"{s.filled=}"
    assert not s.lands[CLIFFS] & ~g.agreed.cliff_hexes, f"{s.lands=}"
    assert s.signs == signs_of(s), f"{s.signs=}"
    score, face = s.score(), s.face()
    assert score is None or (score.scored, score.locations) == (scored(g, s), locations(g, s)), (
        "a score that is out of date"
    )
    assert face is None or face.whole == sheet_seen(g, s), "a face that is out of date"
    scribbles = sum([count(land) for land in s.lands])
    assert scribbles <= g.round * (1 if g.players > 1 else 2), f"{scribbles=}"
    assert empty(map, s) + count(full | s.lands[CLIFFS]) == map.size
    assert NOWHERE <= s.at < map.size and (s.at != NOWHERE or not g.round), f"{s.at=}"


def check_substance(g: TomePosition, p: Player) -> None:
    """Roads and fills are what the symbols make them; nothing more can be filled (TPT-INV-8, TPT-INV-9,
    TPT-FILL-10)."""
    s = g.sheets[p]
    map = g.agreed.map
    builders = s.lands[CASTLE] | s.lands[VILLAGE]
    roads = 0
    for h in range(map.size):
        assert not s.roads[h] & ~map.inner[h], f"{h=}, {s.roads[h]=}"
        for direction in each(s.roads[h]):
            there = map.neighbour(h, direction)
            assert has(s.roads[there], opposite(direction)), f"{h=}, {there=}"
            assert has(builders, h) or has(builders, there), f"{h=}, {there=}"
            roads += 1
    assert roads <= 2 * (2 * count(s.lands[CASTLE]) + count(s.lands[VILLAGE])), f"{roads=}"
    assert s.joined == road_components(map, s.roads), f"{s.joined=}"
    if isinstance(g.waiting, Road) and g.waiting.player == p:
        return  # TPT-MAN-8: not yet
    again = s.copy()
    fill(g, again)
    assert again.filled == s.filled, f"{again.filled=}, {s.filled=}"
    again.filled &= s.lands[CAVE]
    fill(g, again)
    assert again.filled == s.filled, f"{again.filled=}, {s.filled=}"


def check_restorations(g: TomePosition, s: Sheet) -> None:
    """Lands and races fit, and the boxes add up (TPT-INV-10, TPT-INV-15)."""
    for land in range(LANDS):
        assert (s.restored[land] != NO_CARD) == has(s.done, land), f"{land=}, {s.restored=}"
        for slot in range(2):
            assert shown(g, s.cards[slot], s.lands[land]) == matches(s, slot, land), f"{slot=}, {land=}"
    points = g.printed.points_of
    assert 0 <= score(g.agreed.map, points, s) == sum(boxes(g.agreed.map, points, s))


def check_exotics(g: TomePosition, s: Sheet) -> None:
    """Locations are claimed or closed, not both, and closed only in the variant (TPT-INV-11)."""
    assert not (s.claimed | s.closed) & ~g.agreed.map.exotic_hexes, f"{s.claimed=}, {s.closed=}"
    assert not s.claimed & s.closed, f"{s.claimed=}, {s.closed=}"
    assert g.agreed.competitive or not s.closed, f"{s.closed=}"
