"""Sentences for events, questions, phrases for actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quire.core.action import Action
from quire.core.box import Box
from quire.core.event import NOBODY, Event
from quire.core.state import State
from quire.games.trekking.box import CRYSTAL, NO_CARD, SLOTS, WARP, WILD, TrekkingBox
from quire.games.trekking.position import TrekkingPosition
from quire.games.trekking.steps.treks import may_join
from quire.games.trekking.steps.turns import Spend, cost
from quire.games.trekking.telling.nouns import (
    DAY_NAMES,
    ICON_NAMES,
    RIVAL_NAME,
    card_name,
    described,
    hour,
    icons,
    many,
    token_name,
)
from quire.games.trekking.telling.phrases import ancestor, column, of_actor, payment, row_card
from quire.games.trekking.verbs import FULL

MINDED = 3  # cards of a trek whose end is asked about


# ---- events


def sentence(box: Box, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence."""
    assert isinstance(box, TrekkingBox)
    if event.kind == "select":
        told = "" if event.hidden else f": {box.itineraries[event.args[0]].name}"
        return f"{who(event, names)} selects an Itinerary{told}."
    return SENTENCES[event.kind](box, who(event, names), event.args)


def who(event: Event, names: Sequence[str]) -> str:
    """The name of the player, or the Rival's."""
    if event.player == NOBODY:
        return ""
    return names[event.player] if event.player < len(names) else RIVAL_NAME


def moved(box: TrekkingBox, name: str, args: tuple[int, ...]) -> str:
    """How far a watch went."""
    hours, _, to, lost = args
    beyond = f"; {many(lost, 'hour')} beyond it {'is' if lost == 1 else 'are'} lost" if lost else ""
    return f"{name} moves {many(hours, 'hour')} to {hour(to)}{beyond}."


def covered(box: TrekkingBox, name: str, args: tuple[int, ...]) -> str:
    """A token placed, and what it earned."""
    token, column, row, space, line, _ = args
    where = f"space {row} of {ICON_NAMES[column]}"
    earned = [f"{space} for the space"] if space else []
    earned += [f"{line} for row {row}"] if line else []
    return f"{name} places {token_name(token)} on {where}{', scoring ' + ' and '.join(earned) if earned else ''}."


def lost(box: TrekkingBox, name: str, args: tuple[int, ...]) -> str:
    """A token or crystal that was not gained."""
    icon, why = args
    if icon == CRYSTAL:
        return f"{name} gets no crystal: none is left."
    if why == FULL:
        return f"{name} loses {token_name(icon)}: {'every column' if icon == WILD else 'the column'} is full."
    return f"{name} gets no {ICON_NAMES[icon]}: none is left{'' if icon == WILD else ', and no Wild'}."


def extended(box: TrekkingBox, name: str, args: tuple[int, ...]) -> str:
    """A card added to a trek."""
    number, length, worth, more = args
    if length == 1:
        return f"{name} starts a trek with {card_name(box, number)}."
    return f"{name} adds {card_name(box, number)} to the trek: {length} cards, worth {worth} (+{more})."


def taken(box: TrekkingBox, name: str, args: tuple[int, ...]) -> str:
    """A card taken from the Row."""
    number, slot = args
    c = box.cards[number]
    return f"{name} takes {card_name(box, number)} from slot {slot}: {many(c.hours, 'hour')}, {icons(c.icons.printed)}."


def listed(box: TrekkingBox, cards: Sequence[int]) -> str:
    """Some cards with their years."""
    return ", ".join(card_name(box, number) for number in cards) or "no cards"


def warped(box: TrekkingBox, args: tuple[int, ...]) -> str:
    """Today's Warp, and tomorrow's."""
    today = box.warps[args[0]]
    tomorrow = f" Tomorrow: {box.warps[args[1]].name}." if len(args) > 1 else ""
    return f"Today's Time Warp is {today.name}: {today.text}{tomorrow}"


Sentence = Callable[[TrekkingBox, str, tuple[int, ...]], str]
SENTENCES: dict[str, Sentence] = {
    "day": lambda box, name, a: f"{DAY_NAMES[a[0]]} begins.",
    "row": lambda box, name, a: f"The Departures Row is laid out, from the right: {listed(box, a)}.",
    "turn_up": lambda box, name, a: f"{card_name(box, a[0])} is turned up.",
    "todays_warp": lambda box, name, a: warped(box, a),
    "itinerary": lambda box, name, a: f"{name} reveals the Itinerary {box.itineraries[a[0]].name}.",
    "take": taken,
    "ancestor": lambda box, name, a: f"{name} takes the Ancestor {card_name(box, a[0])}.",
    "warp": lambda box, name, a: f"{name} activates {box.warps[a[0]].name}.",
    "spend": lambda box, name, a: f"{name} spends {many(a[0], 'crystal')}; {a[1]} left.",
    "move": moved,
    "punctual": lambda box, name, a: f"{name} arrives punctually and scores {a[0]}.",
    "rest": lambda box, name, a: f"{name} finds nothing to take and rests until twelve o'clock.",
    "crystal": lambda box, name, a: f"{name} gains {many(a[0], 'crystal')}; now {a[1]}.",
    "token": covered,
    "lost": lost,
    "substitute": lambda box, name, a: f"{name} takes a Wild in place of {ICON_NAMES[a[0]]}.",
    "trek": extended,
    "collapse": lambda box, name, a: f"{name}'s trek of {many(a[0], 'card')} collapses; it will score {a[1]}.",
    "points": lambda box, name, a: f"{name} scores {many(a[0], 'point')}.",
    "exchange": lambda box, name, a: f"{name} pays a crystal for a Wild.",
    "under": lambda box, name, a: f"Put under the deck, in this order: {listed(box, a)}.",
    "drop": lambda box, name, a: f"{name} removes {card_name(box, a[0])} from the trek; {many(a[1], 'card')} left.",
    "night": lambda box, name, a: (
        f"{name} puts the Itinerary of {DAY_NAMES[a[0]]} away; its tokens return to the supply."
    ),
    "final": lambda box, name, a: (
        f"{name} has {a[0]} on the score track and {many(a[1], 'crystal')}: {a[2]} points with the treks."
    ),
}


# ---- questions

QUESTIONS = {
    "Select": "Which Itinerary do you select for this day?",
    "Choose": "Which card do you take?",
    "PlaceWild": "On which column do you place a Wild?",
    "Exchange": "Do you pay a crystal for a Wild?",
    "Join": "Do you add the card to your trek, though it is a little too early?",
    "ChooseColour": "Which colour do you gain?",
    "Board": "Which Row card does the Warp bring you?",
}


def question(g: State) -> str:
    """What the actor is asked."""
    assert isinstance(g, TrekkingPosition)
    step = g.waiting
    if isinstance(step, Spend):
        hours = cost(g, step.choice)
        return f"How many crystals do you spend? Without any, {chosen(g, step.choice)} costs {many(hours, 'hour')}."
    return QUESTIONS.get(str(step.data()[0]), "The game is over.")


def chosen(g: TrekkingPosition, choice: int) -> str:
    """What is being paid for."""
    if choice == WARP:
        return g.todays_warp().name
    return card_name(g.printed, g.row[choice]) if choice < SLOTS else "the Ancestor"


# ---- phrases


def phrase(g: State, action: Action) -> str:
    """What the action means now."""
    assert isinstance(g, TrekkingPosition)
    match action.kind:
        case "take":
            return (
                f"{action.text}: {row_card(g, action.a)}"
                if g.row[action.a] != NO_CARD
                else f"{action.text}: an empty slot"
            )
        case "ancestor":
            return f"{action.text}: {ancestor(g)}" if g.ancestors else f"{action.text}: none is left"
        case "warp":
            w = g.todays_warp() if g.warps else None
            return f"{action.text}: {w.name}, {w.text}" if w else action.text
        case "spend":
            return f"{action.text}: {payment(g, action.a)}"
        case "wild":
            return f"{action.text}: {column(g, action.a)}"
        case "itinerary":
            return f"{action.text}: {described(g.printed.itineraries[of_actor(g).hand[action.a]])}"
        case "colour":
            return f"{action.text}: {ICON_NAMES[action.a]}"
    return action.text


def caution(g: State, action: Action) -> str:
    """Whether it ends a trek that the player would mind losing (TTH-TREK-3)."""
    assert isinstance(g, TrekkingPosition)
    seat = of_actor(g)
    if action.kind != "take" or len(seat.trek) < MINDED:
        return ""
    c = g.printed.cards[g.row[action.a]]
    if c.year > seat.date or may_join(g, seat, c):
        return ""
    return (
        f"This ends your trek of {many(len(seat.trek), 'card')}, worth {g.printed.trek_worth(len(seat.trek))}; "
        "it cannot be extended any more."
    )
