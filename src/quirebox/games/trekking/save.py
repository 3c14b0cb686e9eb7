"""A position as plain data, and back."""

from __future__ import annotations

from quirebox.core.box import Box
from quirebox.core.errors import SaveError
from quirebox.core.masks import first
from quirebox.core.plain import Json, Node
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import OVER, Step
from quirebox.games.trekking.box import COLOURS, DAYS, DEEPEST, HAND, NO_CARD, NO_ITINERARY, NOON, TrekkingBox
from quirebox.games.trekking.effects import GainChosen, TakeRow
from quirebox.games.trekking.position import NO_TREK, Seat, TrekkingPosition
from quirebox.games.trekking.steps.benefits import EXCHANGE, PLACE_WILD
from quirebox.games.trekking.steps.days import MORNING, REVEAL, SELECT, TURN
from quirebox.games.trekking.steps.treks import JOIN, REFILL
from quirebox.games.trekking.steps.turns import CHOOSE, FINISH, SPEND

ALONE: dict[str, Step] = {"Morning": MORNING, "Reveal": REVEAL, "Turn": TURN}
OF_PLAYER: dict[str, list[Step]] = {
    "Select": SELECT,
    "Choose": CHOOSE,
    "PlaceWild": PLACE_WILD,
    "Exchange": EXCHANGE,
    "Refill": REFILL,
}
OF_CHOICE: dict[str, list[list[Step]]] = {"Spend": SPEND, "Finish": FINISH, "Join": JOIN}


def pack(g: State) -> Json:
    """Every field of the position."""
    assert isinstance(g, TrekkingPosition)
    later: list[Json] = [[*deck] for deck in g.later]
    return {
        "seats": [pack_seat(seat) for seat in g.seats],
        "order": [*g.order],
        "day": g.day,
        "row": [*g.row],
        "deck": [*g.deck],
        "drawn": g.drawn,
        "known": g.known,
        "later": later,
        "family": [*g.family],
        "ancestors": g.ancestors,
        "supply": [*g.supply],
        "crystals": g.crystals,
        "wilds": g.wilds,
        "warps": [*g.warps],
        "lots": g.lots,
        "solo": g.solo,
        "favourite": g.favourite,
    }


def pack_seat(seat: Seat) -> Json:
    """Every field of a seat."""
    collapsed: list[Json] = [[*trek] for trek in seat.collapsed]
    return {
        "experience": seat.experience,
        "punctuality": seat.punctuality,
        "warps": seat.warps,
        "crystals": seat.crystals,
        "hour": seat.hour,
        "hand": [*seat.hand],
        "used": seat.used,
        "chosen": seat.chosen,
        "plan": seat.plan.number,
        "filled": [*seat.filled],
        "wilds": seat.wilds,
        "date": seat.date,
        "trek": [*seat.trek],
        "collapsed": collapsed,
        "warped": seat.warped,
    }


def unpack(box: Box, players: int, data: Node) -> State:
    """The position that `pack` describes."""
    assert isinstance(box, TrekkingBox)
    cards = len(box.cards) - 1
    seats = [unpack_seat(box, node) for node in data["seats"]]
    g = TrekkingPosition(
        box,
        players,
        Rng(0),
        [],
        OVER,
        [],
        seats,
        data["order"].numbers(0, len(seats) - 1),
        data["day"].number(0, DAYS - 1),
        box.rule,
        data["row"].numbers(NO_CARD, cards),
        data["deck"].numbers(0, cards),
        data["drawn"].number(0),
        data["known"].number(0),
        [deck.numbers(0, cards) for deck in data["later"]],
        data["family"].numbers(0, cards),
        data["ancestors"].number(0),
        data["supply"].numbers(0),
        data["crystals"].number(0),
        data["wilds"].number(0),
        data["warps"].numbers(0, len(box.warps) - 1),
        data["lots"].flag(),
        data["solo"].number(NO_CARD, len(box.solo) - 1),
        data["favourite"].number(-1, COLOURS - 1),
    )
    g.rule = g.todays_rule()
    return g


def unpack_seat(box: TrekkingBox, data: Node) -> Seat:
    """The seat that `pack_seat` describes."""
    cards = len(box.cards) - 1
    plan = data["plan"].number(NO_CARD, len(box.itineraries) - 1)
    return Seat(
        data["experience"].number(0),
        data["punctuality"].number(0),
        data["warps"].number(0),
        data["crystals"].number(0),
        data["hour"].number(0, NOON),
        data["hand"].numbers(0, len(box.itineraries) - 1),
        data["used"].number(0, first(HAND)),
        data["chosen"].number(NO_CARD, HAND - 1),
        NO_ITINERARY if plan == NO_CARD else box.itineraries[plan],
        data["filled"].numbers(0, DEEPEST),
        data["wilds"].number(0),
        data["date"].number(NO_TREK),
        data["trek"].numbers(0, cards),
        [trek.numbers(0, cards) for trek in data["collapsed"]],
        data["warped"].flag(),
    )


def step(box: Box, tag: str, values: list[int]) -> Step:
    """The step with that tag and those numbers."""
    if min(values, default=0) < 0:
        raise SaveError(f"the step {tag!r} has the numbers {values}; none of them can be negative")
    if not values and tag in ALONE:
        return ALONE[tag]
    if len(values) == 1 and tag in OF_PLAYER:
        return OF_PLAYER[tag][values[0]]
    if len(values) == 2 and tag in OF_CHOICE:
        return OF_CHOICE[tag][values[0]][values[1]]
    if len(values) == 2 and tag in ("ChooseColour", "Board"):
        effect = box.effects[values[1]]
        if isinstance(effect, GainChosen if tag == "ChooseColour" else TakeRow):
            return effect.asking[values[0]]
    raise SaveError(f"Trekking Through History has no step {tag!r} with the numbers {values}")
