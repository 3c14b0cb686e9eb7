"""What an option would do, in short words."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.action import Action
from quirebox.core.event import Event
from quirebox.core.message import Message, Printed, Value, say
from quirebox.games.trekking.box import COLOURS, NO_CARD, NO_ICON, NOON, Card, Itinerary
from quirebox.games.trekking.position import Seat, TrekkingPosition
from quirebox.games.trekking.steps.benefits import Exchange
from quirebox.games.trekking.steps.treks import Join, may_join
from quirebox.games.trekking.steps.turns import Spend, hours_left
from quirebox.games.trekking.telling.nouns import cards, hour, hours, icons, kind, points, year
from quirebox.games.trekking.telling.warps import warp


def of_actor(g: TrekkingPosition) -> Seat:
    """The things of the player who chooses."""
    return g.seats[max(g.actor(), 0)]


# ---- taking a card


def taking(g: TrekkingPosition, slot: int) -> Message:
    """A card of the Row, what it gives, and what taking it would do."""
    if g.row[slot] == NO_CARD:
        return say("do-take-nothing")
    c = g.printed.cards[g.row[slot]]
    space = g.rule.spaces[slot]
    return say(
        "do-take",
        title=Printed(c.title),
        year=year(c),
        gains=icons(c.icons.printed if space == NO_ICON else [*c.icons.printed, space]),
        outcome=outcome(g, g.printed.takes[slot]),
        trek=to_trek(g, c),
    )


def ancestor(g: TrekkingPosition) -> Message:
    """The top Ancestor and what it does."""
    if not g.ancestors:
        return say("do-no-ancestor")
    c = g.printed.cards[g.family[g.ancestors - 1]]
    length = len(of_actor(g).trek)
    return say(
        "do-ancestor",
        title=Printed(c.title),
        gains=icons(g.rule.ancestor.printed),
        outcome=outcome(g, g.printed.ancestor),
        trek=longer(g, length) if length else say("outcome-no-trek"),
    )


def outcome(g: TrekkingPosition, action: Action) -> Message:
    """What an option would do at once, if no crystals are spent: hours, landing hour, points, tokens without room."""
    if action not in g.options:
        return say("outcome-none")
    h = g.copy()
    events: list[Event] = []
    h.events = events
    h.apply(action)
    if isinstance(h.waiting, Spend):
        h.apply(h.printed.spends[0])
    return at_once(events)


def at_once(events: Sequence[Event]) -> Message:
    """What happens before anything hidden comes to light."""
    known = [event for event in events[: first_reveal(events)]]
    moves = [event.args for event in known if event.kind == "move"]
    if not moves:
        return say("outcome-none")
    scored = sum(event.args[0] for event in known if event.kind in ("punctual", "points"))
    scored += sum(event.args[3] + event.args[4] for event in known if event.kind == "token")
    missed = [event.args[0] for event in known if event.kind == "lost"]
    went, _, to, beyond = moves[0]
    if missed:
        return say(
            "outcome-move-missing", hours=hours(went), to=hour(to), beyond=beyond, points=scored, missed=icons(missed)
        )
    return say("outcome-move", hours=hours(went), to=hour(to), beyond=beyond, points=scored)


def first_reveal(events: Sequence[Event]) -> int:
    """How many events come before the first that brings something hidden to light."""
    return next((i for i, event in enumerate(events) if event.reveals), len(events))


def to_trek(g: TrekkingPosition, c: Card) -> Message:
    """What a card does to the trek of the actor."""
    seat = of_actor(g)
    length = len(seat.trek)
    if not length:
        return say("outcome-start")
    if c.year > seat.date:
        return longer(g, length)
    if may_join(g, seat, c):
        return say("outcome-join", cards=cards(length))
    return say("outcome-collapse", cards=cards(length), worth=g.printed.trek_worth(length))


def longer(g: TrekkingPosition, length: int) -> Message:
    """A trek of that length that one card more extends."""
    return say("outcome-extend", cards=cards(length + 1), more=worth_more(g, length))


def worth_more(g: TrekkingPosition, length: int) -> int:
    """What one more card adds to a trek of that length."""
    return g.printed.trek_worth(length + 1) - g.printed.trek_worth(length)


# ---- paying and placing


def payment(g: TrekkingPosition, crystals: int) -> Message:
    """Where the watch lands for that many crystals."""
    if not isinstance(g.waiting, Spend):
        return say("do-spend-what", crystals=crystals)
    left = hours_left(g, g.waiting.choice, crystals)
    to = g.seats[g.waiting.player].hour + left
    if to == NOON:
        return say("do-spend-punctual", crystals=crystals, hours=hours(left), to=hour(NOON), points=g.rule.punctuality)
    if to > NOON:
        return say("do-spend-beyond", crystals=crystals, hours=hours(left), to=hour(NOON), beyond=to - NOON)
    return say("do-spend", crystals=crystals, hours=hours(left), to=hour(to))


def column(g: TrekkingPosition, x: int) -> Message:
    """The next space of a column of the actor."""
    seat = of_actor(g)
    row = seat.filled[x] + 1
    if row > seat.plan.heights[x]:
        return say("do-column-full", kind=kind(x))
    return say("do-column", kind=kind(x), row=row, earns=earned(seat.plan.spaces[x][row], completes(seat, x)))


def earned(space: int, line: int) -> Message:
    """What a space gives, and the row that it completes."""
    if space == NO_ICON:
        return say("do-earns-crystal-and-row", points=points(line)) if line else say("do-earns-crystal")
    if space and line:
        return say("do-earns-points-and-row", points=points(space), more=line)
    if line:
        return say("do-earns-row", points=points(line))
    return say("do-earns-points", points=points(space)) if space else say("do-earns-nothing")


def completes(seat: Seat, x: int) -> int:
    """What the next token of a column would score by completing its row."""
    row = seat.filled[x] + 1
    missing = [y for y in range(COLOURS) if seat.filled[y] < row <= seat.plan.heights[y]]
    return seat.plan.rows[row] if missing == [x] else 0


def itinerary(plan: Itinerary) -> Message:
    """An Itinerary: its columns with the bonuses of their spaces, and the bonuses of its rows."""
    columns = tuple([of_column(plan, x) for x in range(COLOURS)])
    if not any(plan.rows):
        return say("do-itinerary", name=Printed(plan.name), columns=columns)
    rows = tuple([say("plan-row", points=score) for score in plan.rows[1 : max(plan.heights) + 1]])
    return say("do-itinerary-rows", name=Printed(plan.name), columns=columns, rows=say("plan-rows", bonuses=rows))


def of_column(plan: Itinerary, x: int) -> Message:
    """A column, its height, and what its spaces give."""
    bonuses = [bonus(row, found) for row, found in enumerate(plan.spaces[x]) if found]
    if not bonuses:
        return say("plan-column", kind=kind(x), height=plan.heights[x])
    return say("plan-column-bonus", kind=kind(x), height=plan.heights[x], bonuses=tuple(bonuses))


def bonus(row: int, found: int) -> Value:
    """What a space gives."""
    return say("plan-bonus-crystal", row=row) if found == NO_ICON else say("plan-bonus-points", row=row, points=found)


# ---- the others


def warping(g: TrekkingPosition) -> Message:
    """Today's Time Warp."""
    if not g.warps:
        return say("do-no-warp")
    w = g.todays_warp()
    return say("do-warp", warp=Printed(w.name), text=warp(g.printed, w))


def answer(g: TrekkingPosition, yes: bool) -> Message:
    """What yes or no means here."""
    if isinstance(g.waiting, Exchange):
        return say("do-exchange") if yes else say("do-keep")
    if isinstance(g.waiting, Join):
        length = len(of_actor(g).trek)
        if yes:
            return say("do-join", cards=cards(length + 1))
        return say("do-new-trek", cards=cards(length), worth=g.printed.trek_worth(length))
    return say("do-yes") if yes else say("do-no")
