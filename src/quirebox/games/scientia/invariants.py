"""SCI-INV: what holds after every action."""

from __future__ import annotations

from quirebox.core.masks import has
from quirebox.core.state import State
from quirebox.games.scientia.box import CLOSED
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.scoring import points, sheet
from quirebox.games.scientia.slots import FINISHED, NONE, SLOTS, STACKS, flasks_of, stack_of
from quirebox.games.scientia.steps.turns import Turn
from quirebox.games.scientia.view import cubes_at


def check(g: State) -> None:
    """Assert all of them, each with its number."""
    assert isinstance(g, ScientiaPosition)
    held = [stack_of(c) for seat in g.seats for c in seat.cards if c != NONE]
    for b in range(STACKS):
        count = g.copies(b)
        assert count + held.count(b) + g.area.count(b) == 2, f"SCI-INV-1: stack {b}"
        assert g.flasks[b] >= 0 and (g.flasks[b] == 0 or count > 0), f"SCI-INV-8: stack {b}"
        assert not has(g.twins, b) or has(g.present, b), f"SCI-INV-8: stack {b}"
    on_cards = sum(flasks_of(c) for seat in g.seats for c in seat.cards if c != NONE)
    flasks = g.supply + sum(seat.pool for seat in g.seats) + on_cards + sum(g.flasks)
    assert flasks == g.printed.flasks[g.players] + g.spare_flasks and g.supply >= 0, "SCI-INV-2"
    extra = sum(len(cubes_at(v)) - 1 for seat in g.seats for v in seat.values)
    assert g.cubes + extra == g.printed.cubes[g.players] + g.spare_cubes and g.cubes >= 0, "SCI-INV-3"
    assert g.last_round != NONE or not (g.spare_flasks or g.spare_cubes), "SCI-INV-4"
    assert g.last_round != NONE or (g.supply and g.cubes), "SCI-INV-10"
    assert g.round <= 324, "SCI-TERM-3"
    assert len(g.options) <= 21, "SCI-DEC-3"
    for p in range(g.players):
        check_seat(g, p)
    if isinstance(g.waiting, Turn):
        seat = g.seats[g.active]
        assert g.options and (seat.held() == seat.slots or any(a.kind == "take" for a in g.options)), "SCI-INV-11"
    assert not g.over() or g.round == g.last_round, "SCI-INV-12"


def check_seat(g: ScientiaPosition, p: int) -> None:
    """The invariants of one board."""
    seat = g.seats[p]
    assert seat.slots == 2 + (max(seat.values) >= 4) + (seat.pool >= 5) and seat.held() <= seat.slots, (
        f"SCI-INV-5: p{p}"
    )
    assert all(c == NONE for c in seat.cards[seat.slots :]), f"SCI-INV-5: p{p}"
    assert all(0 <= v <= CLOSED for v in seat.values), f"SCI-INV-6: p{p}"
    assert all(sum(cubes_at(v)) == v for v in seat.values), f"SCI-INV-14: p{p}"
    assert seat.cubes == sum(len(cubes_at(v)) for v in seat.values), f"SCI-INV-3: p{p}"
    assert FINISHED[seat.turning] == 0 or p == g.active, f"SCI-INV-7: p{p}"
    assert [c == NONE for c in seat.cards] == [seat.turned(s) == NONE for s in range(SLOTS)], f"turns of p{p}"
    assert points(seat, g.occupied) == sum(sheet(g, p).values()), f"SCI-INV-14: p{p}"
