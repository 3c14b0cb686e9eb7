"""What everybody sees: everything (SCI-INFO-1).  So an imagined position differs in the generator only."""

from __future__ import annotations

from typing import Final

from quirebox.core import message
from quirebox.core.box import Box
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.games.scientia.box import FIELD_IDS, ScientiaBox
from quirebox.games.scientia.position import ScientiaPosition, Seat
from quirebox.games.scientia.scoring import sheet
from quirebox.games.scientia.shown import Card, Locked, Printed, SeatView, View
from quirebox.games.scientia.slots import FULL_TURN, NONE, STACKS, flasks_of, stack_of, turns_of
from quirebox.games.scientia.telling.cards import SPECIALS, words
from quirebox.games.scientia.telling.signs import signs

SPACES: Final = 5  # of a track, counted from 0
SPECIAL: Final[list[int]] = [3, 4]  # those that score (SCI-SCORE-3)
FIFTH: Final = 5  # the fifth cube and the fifth flask open a slot each (SCI-SLOT-1, SCI-SLOT-2)


def view(g: State, viewer: Player) -> View:
    """The whole table, which everybody sees."""
    assert isinstance(g, ScientiaPosition)
    return {
        "round": g.round,
        "active": g.active,
        "first": g.first,
        "supply": {"flasks": g.supply, "cubes": g.cubes},
        "spares": {"flasks": g.spare_flasks, "cubes": g.spare_cubes},
        "last_round": None if g.last_round == NONE else g.last_round,
        "turns_left": turns_left(g),
        "special_reading": "occupied" if g.occupied else "reached_end",
        "stacks": [{"project": g.projects[b] + 1, "count": g.copies(b), "flasks": g.flasks[b]} for b in range(STACKS)],
        "area": [g.projects[b] + 1 for b in g.area],
        "seats": [seat(g, p) for p in range(g.players)],
    }


def seat(g: ScientiaPosition, p: Player) -> SeatView:
    """One player's board."""
    s = g.seats[p]
    cards: list[Card | None] = []
    for c in s.laid()[: s.slots]:
        cards.append(
            None
            if c == NONE
            else {
                "project": g.projects[stack_of(c)] + 1,
                "turns": turns_of(c),
                "flasks": flasks_of(c),
            }
        )
    parts = sheet(g, p)
    return {
        "cards": cards,
        "slots": s.slots,
        "locked": locked(s),
        "pool": s.pool,
        "values": [*s.values],
        "tracks": [[*cubes_at(value)] for value in s.values],
        "cubes": s.cubes,
        "score": parts,
        "points": sum(parts.values()),
    }


def locked(s: Seat) -> list[Locked]:
    """What would open the slots that are still closed: cubes, or flasks in the pool."""
    found: list[Locked] = []
    if s.cubes < FIFTH:
        found.append({"what": "cubes", "at": FIFTH})
    if s.pool < FIFTH:
        found.append({"what": "flasks", "at": FIFTH})
    return found


def cubes_at(value: int) -> list[int]:
    """SCI-TECH-6: the spaces on which the cubes of a field stand."""
    if value < 4:
        return [value]
    if value < 7:
        return [4, value - 4]
    if value < 9:
        return [4, 3, value - 7]
    return [4, 3, 2, 0]


def turns_left(g: ScientiaPosition) -> list[int]:
    """SCI-END-2: in the end stage, who still has a turn, in order, the present one included."""
    if g.last_round == NONE:
        return []
    order = [(g.first + k) % g.players for k in range(g.players)]
    gone = order.index(g.active)
    rest = order[gone:]
    for _ in range(g.last_round - g.round):
        rest += order
    return rest


def printed(box: Box) -> Printed:
    """Every project, and what each field scores at the end."""
    assert isinstance(box, ScientiaBox)
    return {
        "projects": [
            {
                "number": project.number,
                "field": FIELD_IDS[project.field],
                "name": message.plain(message.Printed(project.title)),
                "base": project.base,
                "signs": signs(project.effect),
                "words": message.plain(words(project.effect)),
                "caption": message.plain(message.Printed(project.caption)),
            }
            for project in box.projects
            if box.has_project(project.number)
        ],
        "specials": [message.plain(special) for special in SPECIALS],
        "track": {"spaces": SPACES, "special": SPECIAL},
        "quarters": FULL_TURN,
    }
