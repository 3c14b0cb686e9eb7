"""What one player may know, and how to imagine the rest."""

from __future__ import annotations

from quirebox.core.box import Box
from quirebox.core.event import Player
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.testkit.mill.box import GOODS, MillBox
from quirebox.testkit.mill.box import Printed as PrintedThing
from quirebox.testkit.mill.position import MillPosition
from quirebox.testkit.mill.shown import Printed, SeatView, Thing, View


def view(g: State, viewer: Player) -> View:
    """Built up from what the viewer may see; nothing is stripped, so nothing is forgotten."""
    assert isinstance(g, MillPosition)
    scores = g.scores()
    seats: list[SeatView] = []
    for p, seat in enumerate(g.seats):
        hand = [g.printed.cards[card].name for card in seat.hand]
        stock = dict(zip(GOODS, seat.stock, strict=True))
        seats.append(
            {"stock": stock, "cards": len(hand), "hand": hand if sees(g, viewer, p) else None, "score": scores[p]}
        )
    return {
        "round": g.round,
        "actor": g.actor(),
        "board": {space.name: p for space, p in zip(g.printed.spaces, g.board, strict=True)},
        "deck": len(g.deck),
        "played": [g.printed.cards[card].name for card in g.played],
        "seats": seats,
    }


def printed(box: Box) -> Printed:
    """Every space and card."""
    assert isinstance(box, MillBox)
    return {"spaces": [thing(space) for space in box.spaces], "cards": [thing(card) for card in box.cards]}


def thing(found: PrintedThing) -> Thing:
    """A space or card with its words."""
    return {"name": found.name, "text": found.text}


def sees(g: MillPosition, viewer: Player, p: Player) -> bool:
    """Whether the viewer sees the hand of p (MILL-SETUP-2)."""
    return g.open_hands or viewer == p


def imagine(g: State, viewer: Player, rng: Rng) -> State:
    """A position that the viewer cannot tell from `g`: what they do not see is dealt again."""
    assert isinstance(g, MillPosition)
    h = g.copy()
    h.rng = Rng(rng.next())
    unseen = [seat for p, seat in enumerate(h.seats) if not sees(g, viewer, p)]
    for seat in unseen:
        h.deck += seat.hand
    h.deck.sort()  # so that nothing of what was really there can show
    rng.shuffle(h.deck)
    for seat in unseen:
        seat.hand = [h.deck.pop() for _ in seat.hand]
    if h.actor() != viewer:
        h.options = h.waiting.options(h)  # the actor may hold other cards now
    return h
