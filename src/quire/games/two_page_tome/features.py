"""What a viewer may see as small numbers, one byte each.  docs/rules/two_page_tome.md lists them by index."""

from __future__ import annotations

from quire.core.event import NOBODY, Player
from quire.core.native import i64
from quire.games.two_page_tome.hexes import count
from quire.games.two_page_tome.scoring import boxes
from quire.games.two_page_tome.sheet import LANDS, NOWHERE, Sheet
from quire.games.two_page_tome.state import NO_TOME, TwoPageTome
from quire.games.two_page_tome.steps.decision import OVER, Decision


def features(g: TwoPageTome, viewer: Player) -> bytes:
    """The table, then the viewer's secrets, then every sheet clockwise from the viewer."""
    found: list[int] = []
    _table(g, viewer, found)
    _secrets(g, viewer, found)
    for k in range(g.players):
        _sheet(g, g.sheets[(viewer + k) % g.players], found)
    return bytes(found)


def _table(g: TwoPageTome, viewer: Player, found: list[int]) -> None:
    n = g.players
    actor = g.actor()
    step = g.waiting
    found += [step.phase(), step.matter(), step.more()] if isinstance(step, Decision) else [OVER, 0, 0]
    found += [small(g.round), g.face_down(), (g.first - viewer) % n, n if actor == NOBODY else (actor - viewer) % n]
    found += [g.taken + 1, g.reserved if g.taken != NOBODY else 2, g.given(viewer) + 1, g.symbols[0] + 1, g.symbols[1] + 1]
    for slot in range(2):
        tome = g.up[slot]
        if tome == NO_TOME:
            found += [0, 0]
        else:
            found += [g.edition.tomes[tome].left + 1, g.edition.tomes[tome].right + 1]
    unseen: i64 = 0
    for i in range(g.flipped, len(g.tomes)):
        unseen += g.edition.tomes[g.tomes[i]].symbols
    for _ in range(LANDS):
        found.append(unseen & 255)
        unseen >>= 8
    found += [small(g.row[0] + 1), small(g.row[1] + 1), small(g.row[2] + 1), small(len(g.deck) - g.drawn), small(count(g.discard))]


def _secrets(g: TwoPageTome, viewer: Player, found: list[int]) -> None:
    s = g.sheets[viewer]
    for i in range(4):
        found.append(small(s.hand[i] + 1) if i < len(s.hand) else 0)
    found.append(s.kept + 1)


def _sheet(g: TwoPageTome, s: Sheet, found: list[int]) -> None:
    map = g.agreed.map
    found += [s.brews, s.inks, small(s.cards[0] + 1), small(s.cards[1] + 1), s.matches & 63, s.matches >> 6]
    found += [small(card + 1) for card in s.restored]
    found += [small(points) for points in boxes(map, g.edition.points_of, s)]
    _symbols(map.size, s, found)
    _ways(s, found)


def _symbols(size: int, s: Sheet, found: list[int]) -> None:
    """For each hex its symbols, whether the full land is filled, and the worldbuilder."""
    forest: i64 = s.lands[0]
    cave: i64 = s.lands[1]
    lake: i64 = s.lands[2]
    castle: i64 = s.lands[3]
    village: i64 = s.lands[4]
    cliffs: i64 = s.lands[5]
    filled: i64 = s.filled
    at: i64 = 0 if s.at == NOWHERE else 1 << s.at
    for _ in range(size):
        low = forest & 1 | (cave & 1) << 1 | (lake & 1) << 2 | (castle & 1) << 3 | (village & 1) << 4
        found.append(low | (filled & 1) << 5 | (cliffs & 1) << 6 | (at & 1) << 7)
        forest >>= 1
        cave >>= 1
        lake >>= 1
        castle >>= 1
        village >>= 1
        cliffs >>= 1
        filled >>= 1
        at >>= 1


def _ways(s: Sheet, found: list[int]) -> None:
    """For each hex its roads, and whether its exotic location is claimed or closed."""
    claimed: i64 = s.claimed
    closed: i64 = s.closed
    for ways in s.roads:
        found.append(ways | (claimed & 1) << 6 | (closed & 1) << 7)
        claimed >>= 1
        closed >>= 1


def small(n: int) -> int:
    """The number, at most what fits into a byte."""
    return min(n, 255)
