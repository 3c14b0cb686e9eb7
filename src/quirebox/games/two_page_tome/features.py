"""What a viewer may see as small numbers, one byte each.  docs/rules/two_page_tome.md lists them by index."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import count, has
from quirebox.core.native import BytesWriter, i64, u8
from quirebox.core.numbers import Numbers, collected
from quirebox.core.state import State
from quirebox.games.two_page_tome.box import DEALT, LANDS, NO_LAND, NO_TOME
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.scoring import MAGIC, boxes, empty
from quirebox.games.two_page_tome.sheet import Sheet
from quirebox.games.two_page_tome.steps.decision import Decision

NOTHING_ASKED: Final = bytes(3)
NO_SECRETS: Final = bytes(DEALT + 1)


@final
class TomeNumbers(Numbers):
    """The table, then the viewer's secrets, then every sheet clockwise from the viewer."""

    def write(self, g: State, viewer: Player, out: BytesWriter) -> None:
        assert isinstance(g, TomePosition)
        first: i64 = viewer
        if viewer == NOBODY:  # a spectator sits in the first seat
            first = 0
        _table(g, first, out)
        supply = g._unseen.supply(g)
        out.write(supply if len(supply) else g._unseen.keep_supply(g, supply_seen(g)))
        _secrets(g, viewer, out)
        players: i64 = g.players
        for k in range(first, first + players):
            s = g.sheets[k if k < players else k - players]
            face = s.face()
            out.write(s.show(sheet_seen(g, s)) if face is None else face.whole)


NUMBERS: Final = TomeNumbers()


def features(g: State, viewer: Player) -> bytes:
    """What the viewer may see."""
    return collected(NUMBERS, g, viewer)


def _table(g: TomePosition, viewer: i64, out: BytesWriter) -> None:
    step, n = g.waiting, i64(g.players)
    first: i64 = g.first - viewer
    asked: i64 = step.player - viewer
    if step.player == NOBODY:
        asked = n
    elif asked < 0:
        asked += n
    if isinstance(step, Decision):
        out.append(u8(step.phase()))
        out.append(u8(step.matter()))
        out.append(u8(step.more()))
    else:
        out.write(NOTHING_ASKED)
    out.append(u8(g.round if g.round < 256 else 255))
    out.append(u8(g.face_down()))
    out.append(u8(first if first >= 0 else first + n))
    out.append(u8(asked))
    out.append(u8(g.taken + 1))
    if g.taken == NOBODY:
        out.append(u8(2))
        out.append(u8(NO_LAND + 1))
    else:
        out.append(u8(g.reserved))
        out.append(u8(g.given(viewer) + 1))
    for land in g.symbols:
        out.append(u8(land + 1))


def supply_seen(g: TomePosition) -> bytes:
    """What lies on the table for everybody."""
    out = BytesWriter()
    for tome in g.up:
        if tome == NO_TOME:
            out.append(u8(0))
            out.append(u8(0))
        else:
            found = g.printed.tomes[tome]
            out.append(u8(found.left + 1))
            out.append(u8(found.right + 1))
    counts = g._unseen.counts(g.tomes, g.flipped)
    out.write(counts if len(counts) else unseen(g))
    for card in g.row:
        out.append(u8(small(card + 1)))
    out.append(u8(small(len(g.deck) - g.drawn)))
    out.append(u8(small(count(g.discard))))
    return out.getvalue()


def unseen(g: TomePosition) -> bytes:
    """How many symbols of each land are on the tomes that were not turned up."""
    symbols: i64 = 0
    for i in range(g.flipped, len(g.tomes)):
        symbols += g.printed.tomes[g.tomes[i]].symbols
    found = BytesWriter()
    for _ in range(LANDS):
        found.append(u8(symbols & 255))
        symbols >>= 8
    return g._unseen.keep(g.tomes, g.flipped, found.getvalue())


def _secrets(g: TomePosition, viewer: Player, out: BytesWriter) -> None:
    if viewer == NOBODY:
        out.write(NO_SECRETS)
        return
    s = g.sheets[viewer]
    for i in range(DEALT):
        out.append(u8(small(s.hand[i] + 1) if i < len(s.hand) else 0))
    out.append(u8(s.kept + 1))


def sheet_seen(g: TomePosition, s: Sheet) -> bytes:
    """A sheet: first what does not belong to every hex, then symbols and roads of every hex."""
    score, out = s.score(), BytesWriter()
    if score is None:
        score = s.keep_score(scored(g, s), locations(g, s))
    slots, tokens = s.matches, s.brews + s.inks
    out.append(u8(s.at + 1))
    out.append(u8(s.brews))
    out.append(u8(s.inks))
    for card in s.cards:
        out.append(u8(small(card + 1)))
    out.append(u8(slots & 63))
    out.append(u8(slots >> 6))
    out.write(score.scored)
    out.append(u8(tokens if tokens < 256 else 255))
    out.write(score.locations)
    out.write(s.signs)
    out.write(s.roads)
    return out.getvalue()


def scored(g: TomePosition, s: Sheet) -> bytes:
    """The cards restored, and the boxes before that of magic."""
    found = BytesWriter()
    for card in s.restored:
        found.append(u8(small(card + 1)))
    points = boxes(g.agreed.map, g.printed.points_of, s)
    for i in range(MAGIC):
        found.append(u8(small(points[i])))
    return found.getvalue()


def locations(g: TomePosition, s: Sheet) -> bytes:
    """The box of empty hexes, and the exotic locations."""
    found = BytesWriter()
    found.append(u8(small(empty(g.agreed.map, s))))
    for exotic in g.agreed.map.exotics:
        found.append(u8(1 if has(s.claimed, exotic.hex) else 2 if has(s.closed, exotic.hex) else 0))
    return found.getvalue()


def small(n: int) -> int:
    """The number, at most what fits into a byte."""
    return n if n < 256 else 255
