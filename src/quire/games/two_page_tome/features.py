"""What a viewer may see as small numbers, one byte each.  docs/rules/two_page_tome.md lists them by index."""

from __future__ import annotations

from quire.core.event import NOBODY, Player
from quire.core.native import i64
from quire.games.two_page_tome.hexes import count
from quire.games.two_page_tome.scoring import boxes
from quire.games.two_page_tome.sheet import LANDS, Sheet
from quire.games.two_page_tome.state import NO_TOME, TwoPageTome
from quire.games.two_page_tome.steps.decision import OVER, Decision


def features(g: TwoPageTome, viewer: Player) -> bytes:
    """The table, then the viewer's secrets, then every sheet clockwise from the viewer."""
    found: list[int] = []
    _table(g, viewer, found)
    _secrets(g, viewer, found)
    parts = [bytes(found)]
    for k in range(g.players):
        s = g.sheets[(viewer + k) % g.players]
        face = s.face()
        if not face:
            face = look(g, s)
            s.show(face)
        parts.append(face)
    return b"".join(parts)


def _table(g: TwoPageTome, viewer: Player, found: list[int]) -> None:
    n = g.players
    actor = g.actor()
    step = g.waiting
    found += [step.phase(), step.matter(), step.more()] if isinstance(step, Decision) else [OVER, 0, 0]
    found += [small(g.round), g.face_down(), (g.first - viewer) % n, n if actor == NOBODY else (actor - viewer) % n]
    found += [
        g.taken + 1,
        g.reserved if g.taken != NOBODY else 2,
        g.given(viewer) + 1,
        g.symbols[0] + 1,
        g.symbols[1] + 1,
    ]
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
    found += [
        small(g.row[0] + 1),
        small(g.row[1] + 1),
        small(g.row[2] + 1),
        small(len(g.deck) - g.drawn),
        small(count(g.discard)),
    ]


def _secrets(g: TwoPageTome, viewer: Player, found: list[int]) -> None:
    s = g.sheets[viewer]
    for i in range(4):
        found.append(small(s.hand[i] + 1) if i < len(s.hand) else 0)
    found.append(s.kept + 1)


def look(g: TwoPageTome, s: Sheet) -> bytes:
    """A sheet: first what does not belong to every hex, then symbols and roads of every hex."""
    map = g.agreed.map
    found = [s.at + 1, s.brews, s.inks, small(s.cards[0] + 1), small(s.cards[1] + 1), s.matches & 63, s.matches >> 6]
    for card in s.restored:
        found.append(small(card + 1))
    for points in boxes(map, g.edition.points_of, s):
        found.append(small(points))
    for exotic in map.exotics:
        found.append(1 if s.claimed >> exotic.hex & 1 else 2 if s.closed >> exotic.hex & 1 else 0)
    return bytes(found) + s.signs + s.roads


def small(n: int) -> int:
    """The number, at most what fits into a byte."""
    return min(n, 255)
