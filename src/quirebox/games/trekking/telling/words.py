"""Messages for events, questions, options and cautions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.event import NOBODY, Event
from quirebox.core.message import Message, Printed, Said, Value, Who, say
from quirebox.core.state import State
from quirebox.games.trekking.box import CRYSTAL, SLOTS, WARP, WILD, TrekkingBox
from quirebox.games.trekking.position import TrekkingPosition
from quirebox.games.trekking.steps.treks import may_join
from quirebox.games.trekking.steps.turns import Spend, cost
from quirebox.games.trekking.telling import phrases
from quirebox.games.trekking.telling.nouns import (
    card_name,
    cards,
    crystals,
    day,
    hour,
    hours,
    icons,
    kind,
    points,
    token,
)
from quirebox.games.trekking.telling.phrases import of_actor
from quirebox.games.trekking.telling.warps import warp
from quirebox.games.trekking.verbs import FULL

MINDED = 3  # cards of a trek whose end is asked about

Args = tuple[int, ...]


# ---- events


def sentence(box: Box, event: Event, names: Sequence[str]) -> Message:
    """What happened."""
    assert isinstance(box, TrekkingBox)
    if event.player == NOBODY:
        return TABLE[event.kind](box, event.args)
    who = Who(event.player) if event.player < len(names) else say("noun-rival")
    if event.hidden:
        return say("fact-select-hidden", who=who)
    return PLAYERS[event.kind](box, who, event.args)


def row(box: TrekkingBox, args: Args) -> Message:
    """The Row as it is laid out."""
    return say("fact-row", cards=listed(box, args))


def listed(box: TrekkingBox, numbers: Sequence[int]) -> Value:
    """Some cards with their years."""
    return tuple([card_name(box, number) for number in numbers])


def under(box: TrekkingBox, args: Args) -> Message:
    """The Row that was put under the deck."""
    return say("fact-under", cards=listed(box, args)) if args else say("fact-none-under")


def warped(box: TrekkingBox, args: Args) -> Message:
    """Today's Warp, and tomorrow's."""
    today = box.warps[args[0]]
    name, text = Printed(today.name), warp(box, today)
    if len(args) == 1:
        return say("fact-todays-warp", name=name, text=text)
    tomorrow = Printed(box.warps[args[1]].name)
    return say("fact-todays-and-tomorrows-warp", name=name, text=text, tomorrow=tomorrow)


TABLE: dict[str, Callable[[TrekkingBox, Args], Message]] = {
    "day": lambda box, a: say("fact-day", day=day(a[0])),
    "row": row,
    "turn_up": lambda box, a: say("fact-turn-up", card=card_name(box, a[0])),
    "todays_warp": warped,
    "under": under,
}


def taken(box: TrekkingBox, who: Value, args: Args) -> Message:
    """A card taken from the Row."""
    number, slot = args
    c = box.cards[number]
    return say(
        "fact-take",
        who=who,
        card=card_name(box, number),
        slot=slot,
        hours=hours(c.hours),
        gains=icons(c.icons.printed),
    )


def moved(box: TrekkingBox, who: Value, args: Args) -> Message:
    """How far a watch went."""
    went, _, to, beyond = args
    if beyond:
        return say("fact-move-beyond", who=who, hours=hours(went), to=hour(to), beyond=beyond)
    return say("fact-move", who=who, hours=hours(went), to=hour(to))


def covered(box: TrekkingBox, who: Value, args: Args) -> Message:
    """A token placed, and what it earned."""
    icon, column, row, space, line, _ = args
    earned = [say("fact-for-space", points=points(space))] if space else []
    earned += [say("fact-for-row", points=points(line), row=row)] if line else []
    if not earned:
        return say("fact-token", who=who, token=token(icon), row=row, column=kind(column))
    return say("fact-token-scores", who=who, token=token(icon), row=row, column=kind(column), earned=tuple(earned))


def lost(box: TrekkingBox, who: Value, args: Args) -> Message:
    """A token or crystal that was not gained."""
    icon, why = args
    if icon == CRYSTAL:
        return say("fact-no-crystal", who=who)
    if icon == WILD:
        return say("fact-columns-full", who=who) if why == FULL else say("fact-no-wild-left", who=who)
    if why == FULL:
        return say("fact-column-full", who=who, token=token(icon))
    return say("fact-none-left", who=who, kind=kind(icon))


def extended(box: TrekkingBox, who: Value, args: Args) -> Message:
    """A card added to a trek."""
    number, length, worth, more = args
    card = card_name(box, number)
    if length == 1:
        return say("fact-trek-begins", who=who, card=card)
    return say("fact-trek", who=who, card=card, cards=cards(length), worth=worth, more=more)


PLAYERS: dict[str, Callable[[TrekkingBox, Value, Args], Message]] = {
    "select": lambda box, who, a: say("fact-select", who=who, itinerary=Printed(box.itineraries[a[0]].name)),
    "itinerary": lambda box, who, a: say("fact-itinerary", who=who, itinerary=Printed(box.itineraries[a[0]].name)),
    "take": taken,
    "ancestor": lambda box, who, a: say("fact-ancestor", who=who, card=card_name(box, a[0])),
    "warp": lambda box, who, a: say("fact-warp", who=who, warp=Printed(box.warps[a[0]].name)),
    "spend": lambda box, who, a: say("fact-spend", who=who, crystals=crystals(a[0]), left=a[1]),
    "move": moved,
    "punctual": lambda box, who, a: say("fact-punctual", who=who, points=points(a[0])),
    "rest": lambda box, who, a: say("fact-rest", who=who),
    "crystal": lambda box, who, a: say("fact-crystal", who=who, crystals=crystals(a[0]), now=a[1]),
    "token": covered,
    "lost": lost,
    "substitute": lambda box, who, a: say("fact-substitute", who=who, kind=kind(a[0])),
    "trek": extended,
    "collapse": lambda box, who, a: say("fact-collapse", who=who, cards=cards(a[0]), worth=a[1]),
    "points": lambda box, who, a: say("fact-points", who=who, points=points(a[0])),
    "exchange": lambda box, who, a: say("fact-exchange", who=who),
    "drop": lambda box, who, a: say("fact-drop", who=who, card=card_name(box, a[0]), cards=cards(a[1])),
    "night": lambda box, who, a: say("fact-night", who=who, day=day(a[0])),
    "final": lambda box, who, a: say("fact-final", who=who, track=a[0], crystals=crystals(a[1]), points=points(a[2])),
}


# ---- questions


def question(g: State) -> Message:
    """What the actor is asked."""
    assert isinstance(g, TrekkingPosition)
    step = g.waiting
    if isinstance(step, Spend):
        return say("ask-spend", what=chosen(g, step.choice), hours=hours(cost(g, step.choice)))
    return QUESTIONS.get(str(step.data()[0]), OVER)


OVER = say("ask-over")
QUESTIONS = {
    "Select": say("ask-select"),
    "Choose": say("ask-choose"),
    "PlaceWild": say("ask-wild"),
    "Exchange": say("ask-exchange"),
    "Join": say("ask-join"),
    "ChooseColour": say("ask-colour"),
    "Board": say("ask-board"),
}


def chosen(g: TrekkingPosition, choice: int) -> Value:
    """What is being paid for."""
    if choice == WARP:
        return say("noun-titled", title=Printed(g.todays_warp().name))
    return card_name(g.printed, g.row[choice]) if choice < SLOTS else say("ask-ancestor")


# ---- phrases


def phrase(g: State, action: Action) -> Message:
    """What the action means now."""
    assert isinstance(g, TrekkingPosition)
    return PHRASES[action.kind](g, action.a)


PHRASES: dict[str, Callable[[TrekkingPosition, int], Message]] = {
    "take": phrases.taking,
    "ancestor": lambda g, a: phrases.ancestor(g),
    "warp": lambda g, a: phrases.warping(g),
    "spend": phrases.payment,
    "wild": phrases.column,
    "itinerary": lambda g, a: phrases.itinerary(g.printed.itineraries[of_actor(g).hand[a]]),
    "colour": lambda g, a: say("do-colour", kind=kind(a)),
    "yes": lambda g, a: phrases.answer(g, True),
    "no": lambda g, a: phrases.answer(g, False),
    "rest": lambda g, a: say("do-rest"),
}


def caution(g: State, action: Action) -> Said:
    """Whether it ends a trek that the player would mind losing (TTH-TREK-3)."""
    assert isinstance(g, TrekkingPosition)
    seat = of_actor(g)
    if action.kind != "take" or len(seat.trek) < MINDED:
        return ""
    c = g.printed.cards[g.row[action.a]]
    if c.year > seat.date or may_join(g, seat, c):
        return ""
    length = len(seat.trek)
    return say("caution-collapse", cards=cards(length), worth=g.printed.trek_worth(length))
