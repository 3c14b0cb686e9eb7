"""What an option would do, in short words."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.action import Action
from quire.core.event import Event
from quire.games.trekking.box import COLOURS, LETTERS, NO_ICON, NOON, Card, Itinerary
from quire.games.trekking.position import Seat, TrekkingPosition
from quire.games.trekking.steps.treks import may_join
from quire.games.trekking.steps.turns import Spend, hours_left
from quire.games.trekking.telling.nouns import ICON_NAMES, hour, icons, many, year


def of_actor(g: TrekkingPosition) -> Seat:
    """The things of the player who chooses."""
    return g.seats[max(g.actor(), 0)]


def row_card(g: TrekkingPosition, slot: int) -> str:
    """A card of the Row, what it gives, and what taking it would do."""
    c = g.printed.cards[g.row[slot]]
    space = g.rule.spaces[slot]
    below = "" if space == NO_ICON else f" + {LETTERS[space]}"
    return f"{year(c)} {c.title}, {icons(c.icons.printed)}{below}; {outcome(g, g.printed.takes[slot])}{to_trek(g, c)}"


def outcome(g: TrekkingPosition, action: Action) -> str:
    """What an option would do at once, if no crystals are spent: hours, landing hour, tokens placed and lost,
    points."""
    if action not in g.options:
        return ""
    h = g.copy()
    events: list[Event] = []
    h.events = events
    h.apply(action)
    if isinstance(h.waiting, Spend):
        h.apply(h.printed.spends[0])
    return "".join(f"{part}; " for part in at_once(events))


def at_once(events: Sequence[Event]) -> list[str]:
    """Short words for what happens before anything hidden comes to light."""
    parts: list[str] = []
    placed = missed = ""
    points = 0
    for event in events:
        if event.reveals:
            break
        a = event.args
        if event.kind == "move":
            parts.append(f"{a[0]} h to {hour(a[2])}" + (f", {a[3]} lost" if a[3] else ""))
        elif event.kind == "token":
            placed += f" {LETTERS[a[1]]}{a[2]}"
            points += a[3] + a[4]
        elif event.kind == "lost":
            missed += f" {LETTERS[a[0]]}"
        elif event.kind in ("punctual", "points"):
            points += a[0]
    parts += [f"covers{placed}"] if placed else []
    parts += [f"loses{missed}"] if missed else []
    return parts + ([f"+{many(points, 'point')}"] if points else [])


def to_trek(g: TrekkingPosition, c: Card) -> str:
    """What a card does to the actor's trek."""
    seat = of_actor(g)
    if not seat.trek:
        return "starts a trek"
    length = len(seat.trek)
    if c.year > seat.date:
        return (
            f"extends the trek to {length + 1}, "
            f"+{g.printed.trek_worth(length + 1) - g.printed.trek_worth(length)} at the end"
        )
    verb = "may join or collapse" if may_join(g, seat, c) else "collapses"
    return f"{verb} the trek of {length}, worth {g.printed.trek_worth(length)}"


def ancestor(g: TrekkingPosition) -> str:
    """The top Ancestor and what it does."""
    c = g.printed.cards[g.family[g.ancestors - 1]]
    length = len(of_actor(g).trek)
    joins = f"extends the trek to {length + 1}" if length else "no trek to join"
    return f"{c.title}, {icons(g.rule.ancestor.printed)}; {outcome(g, g.printed.ancestor)}{joins}"


def payment(g: TrekkingPosition, crystals: int) -> str:
    """Where the watch lands for that many crystals."""
    if not isinstance(g.waiting, Spend):
        return many(crystals, "crystal")
    hours = hours_left(g, g.waiting.choice, crystals)
    to = g.seats[g.waiting.player].hour + hours
    end = f", punctually: +{g.rule.punctuality}" if to == NOON else ", beyond twelve" if to > NOON else ""
    return f"{many(hours, 'hour')} to {hour(min(to, NOON))}{end}"


def column(g: TrekkingPosition, x: int) -> str:
    """The next space of a column of the actor."""
    seat = of_actor(g)
    row = seat.filled[x] + 1
    if row > seat.plan.heights[x]:
        return f"{ICON_NAMES[x]}, full"
    bonus = seat.plan.spaces[x][row]
    earned = "" if not bonus else ", a crystal" if bonus == NO_ICON else f", +{bonus}"
    return f"{ICON_NAMES[x]}, space {row}{earned}{completes(seat.plan, seat.filled, x)}"


def completes(plan: Itinerary, filled: Sequence[int], x: int) -> str:
    """What the next token of a column would score by completing its row."""
    row = filled[x] + 1
    missing = [y for y in range(COLOURS) if filled[y] < row <= plan.heights[y]]
    return f", row {row}: +{plan.rows[row]}" if missing == [x] and plan.rows[row] else ""
