"""The vocabulary of Scientia's scenarios.

Of a player: `cards=39r2f1,25` (in slot order; `-` is an empty slot), `pool`, `physics`, `chemistry`, `biology`,
`astronomy`, `slots`, `cubes`.

Of the table: `supply`, `cubes`, `spares`, `round`, `turn=p0` (that player's turn begins), `last_round` (0: no end
stage), `area=39,25`, `count39` and `flasks39` (of the stack of project 39), `tiles` (slot tiles not yet used).

What is not given follows: supplies are the initial ones less what is in use, all other cards are on the board.
"""

from __future__ import annotations

import re

from quirebox.core.event import NOBODY, Player
from quirebox.core.game import seat as seat_named
from quirebox.core.masks import mask_of
from quirebox.games.scientia.box import CLOSED, FIELD_IDS
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import FLASK, NONE, QUARTER, SLOTS, STACKS, flasks_of, stack_of, turns_of
from quirebox.games.scientia.steps.turns import TURNS

CARD = re.compile(r"(\d+)(?:r(\d))?(?:f(\d+))?")


def given(g: ScientiaPosition, p: Player, name: str, value: str) -> None:
    """Make a fact true, and all that follows from it."""
    if p != NOBODY:
        of_player(g, p, name, value)
    else:
        of_table(g, name, value)


def of_player(g: ScientiaPosition, p: Player, name: str, value: str) -> None:
    """Facts of one board."""
    seat = g.seats[p]
    if name == "cards":
        cards = [] if value == "-" else [card(g, text) for text in value.split(",")]
        seat.lay(cards + [NONE] * (SLOTS - len(cards)))
    elif name == "pool":
        seat.pool = int(value)
    elif name in FIELD_IDS:
        seat.values[FIELD_IDS.index(name)] = int(value)
    else:
        raise KeyError(name)
    recount(g)


def of_table(g: ScientiaPosition, name: str, value: str) -> None:
    """Facts of the table."""
    if name == "turn":
        p = seat_named(value, g.players)
        g.active, g.round = p, max(g.round, 1)
        g.agenda[:] = [TURNS[p]]
        g.settle()
    elif name == "last_round":
        g.last_round = int(value) or NONE
    elif name in ("supply", "cubes", "round"):
        setattr(g, name, int(value))
    elif name.startswith("flasks"):
        g.flasks[stack(g, name[6:])] = int(value)
        g._flasks = b""
        recount(g)
    else:
        raise KeyError(name)


def stack(g: ScientiaPosition, number: str) -> int:
    """The stack of a project."""
    return g.projects.index(int(number) - 1)


def card(g: ScientiaPosition, text: str) -> int:
    """The card that `39r2f1` describes."""
    found = CARD.fullmatch(text)
    if not found:
        return NONE
    return stack(g, found[1]) + QUARTER * int(found[2] or 0) + FLASK * int(found[3] or 0)


def recount(g: ScientiaPosition) -> None:
    """Everything that follows from boards and flasks: slots, cubes, stacks and supplies."""
    held = [stack_of(c) for seat in g.seats for c in seat.cards if c != NONE]
    g.present = mask_of([b for b in range(STACKS) if held.count(b) < 2])
    g.twins = mask_of([b for b in range(STACKS) if held.count(b) < 1])
    for seat in g.seats:
        seat.cubes = 4 + sum((v >= 4) + (v >= 7) + (v >= CLOSED) for v in seat.values)
        seat.slots = 2 + (seat.cubes > 4) + (seat.pool >= 5)
        seat._changed = True
    used = sum(g.flasks) + sum(seat.pool + sum(flasks_of(c) for c in seat.cards if c != NONE) for seat in g.seats)
    g.supply = g.printed.flasks[g.players] - used
    g.cubes = g.printed.cubes[g.players] - sum(seat.cubes - 4 for seat in g.seats)


def fact(g: ScientiaPosition, p: Player, name: str) -> str:
    """A fact as a scenario writes it."""
    if p == NOBODY:
        return table_fact(g, name)
    seat = g.seats[p]
    if name == "cards":
        return ",".join(written(g, c) for c in seat.laid() if c != NONE) or "-"
    if name in FIELD_IDS:
        return str(seat.values[FIELD_IDS.index(name)])
    return str({"pool": seat.pool, "slots": seat.slots, "cubes": seat.cubes}[name])


def written(g: ScientiaPosition, c: int) -> str:
    """A card as scenarios write it."""
    flasks = f"f{flasks_of(c)}" if flasks_of(c) else ""
    return f"{g.projects[stack_of(c)] + 1}r{turns_of(c)}{flasks}"


def table_fact(g: ScientiaPosition, name: str) -> str:
    """A fact of the table."""
    if name.startswith("count"):
        return str(g.copies(stack(g, name[5:])))
    if name.startswith("flasks"):
        return str(g.flasks[stack(g, name[6:])])
    if name == "area":
        return ",".join(str(g.projects[b] + 1) for b in g.area) or "-"
    if name == "cards":
        return str(sum(g.copies(b) for b in range(STACKS)))
    return str(
        {
            "supply": g.supply,
            "cubes": g.cubes,
            "spares": g.spare_flasks,
            "spare_cubes": g.spare_cubes,
            "round": g.round,
            "turn": f"p{g.active}",
            "last_round": 0 if g.last_round == NONE else g.last_round,
            "tiles": 2 * g.players - sum(s.slots - 2 for s in g.seats),
        }[name]
    )
