"""Sentences for events, questions, phrases for actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quire.core.action import Action
from quire.core.event import NOBODY, Event
from quire.games.trekking.printed import (
    COLOURS,
    CRYSTAL,
    LETTERS,
    NO_CARD,
    NO_ICON,
    NOON,
    SLOTS,
    WARP,
    WILD,
    Card,
    Itinerary,
    TrekkingBox,
    years_between,
)
from quire.games.trekking.state import Seat, Trekking
from quire.games.trekking.steps.benefits import FULL
from quire.games.trekking.steps.turns import Spend, cost

ICON_NAMES = ("Person", "Event", "Innovation", "Progress", "Wild", "crystal")
DAY_NAMES = ("Day I", "Day II", "Day III")
RIVAL_NAME = "The Rival Tour"
MINDED = 3  # cards of a trek whose end is asked about


def many(n: int, thing: str) -> str:
    """A number and a noun: 1 crystal, 2 crystals."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def token_name(icon: int) -> str:
    """A token with its article."""
    name = ICON_NAMES[icon]
    return "a Wild" if icon == WILD else f"{'an' if name[0] in 'EI' else 'a'} {name} token"


def year(c: Card) -> str:
    """The year as a person writes it."""
    about = "c. " if c.circa else ""
    return f"{about}{date(c.year)}"


def date(y: int) -> str:
    """776 BCE, 80 CE; later years stand for themselves."""
    return f"{-y} BCE" if y < 0 else f"{y} CE" if y < 1000 else str(y)


def card_name(box: TrekkingBox, number: int) -> str:
    """A card with its year; an Ancestor by name."""
    c = box.cards[number]
    return f"{c.title} ({year(c)})" if c.day != NO_CARD else c.title


def hour(n: int) -> str:
    """A position on the clock."""
    return "twelve o'clock" if n in (0, NOON) else f"{n} o'clock"


# ---- events


def sentence(box: TrekkingBox, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence."""
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


def question(g: Trekking) -> str:
    """What the actor is asked."""
    step = g.waiting
    if isinstance(step, Spend):
        hours = cost(g, step.choice)
        return f"How many crystals do you spend? Without any, {chosen(g, step.choice)} costs {many(hours, 'hour')}."
    return QUESTIONS.get(str(step.data()[0]), "The game is over.")


def chosen(g: Trekking, choice: int) -> str:
    """What is being paid for."""
    if choice == WARP:
        return g.printed.warps[g.warps[g.day]].name
    return card_name(g.printed, g.row[choice]) if choice < SLOTS else "the Ancestor"


# ---- phrases


def phrase(g: Trekking, action: Action) -> str:
    """What the action means now."""
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
            w = g.printed.warps[g.warps[g.day]] if g.warps else None
            return f"{action.text}: {w.name}, {w.text}" if w else action.text
        case "spend":
            return f"{action.text}: {payment(g, action.a)}"
        case "wild":
            return f"{action.text}: {column(g, action.a)}"
        case "itinerary":
            return f"{action.text}: {described(g.printed.itineraries[g.seats[max(g.actor(), 0)].hand[action.a]])}"
        case "colour":
            return f"{action.text}: {ICON_NAMES[action.a]}"
    return action.text


def caution(g: Trekking, action: Action) -> str:
    """Whether it ends a trek that one would mind losing (TTH-TREK-3)."""
    seat = g.seats[max(g.actor(), 0)]
    if action.kind != "take" or len(seat.trek) < MINDED:
        return ""
    c = g.printed.cards[g.row[action.a]]
    if c.year > seat.date or may_join(g, seat, c):
        return ""
    return f"This ends your trek of {many(len(seat.trek), 'card')}, worth {g.printed.trek_worth(len(seat.trek))}; it cannot be extended any more."


def icons(printed: Sequence[int]) -> str:
    """Icons as letters."""
    return " ".join(LETTERS[icon] for icon in printed) or "nothing"


def row_card(g: Trekking, slot: int) -> str:
    """A card of the Row, what it gives, and what taking it would do."""
    c = g.printed.cards[g.row[slot]]
    space = g.rule.spaces[slot]
    below = "" if space == NO_ICON else f" + {LETTERS[space]}"
    return f"{year(c)} {c.title}, {icons(c.icons.printed)}{below}; {outcome(g, g.printed.takes[slot])}{to_trek(g, c)}"


def outcome(g: Trekking, action: Action) -> str:
    """What an option would do at once, if no crystals are spent: hours, landing hour, tokens placed and lost, points."""
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


def to_trek(g: Trekking, c: Card) -> str:
    """What a card does to the actor's trek."""
    seat = g.seats[max(g.actor(), 0)]
    if not seat.trek:
        return "starts a trek"
    length = len(seat.trek)
    if c.year > seat.date:
        return f"extends the trek to {length + 1}, +{g.printed.trek_worth(length + 1) - g.printed.trek_worth(length)} at the end"
    verb = "may join or collapse" if may_join(g, seat, c) else "collapses"
    return f"{verb} the trek of {length}, worth {g.printed.trek_worth(length)}"


def may_join(g: Trekking, seat: Seat, c: Card) -> bool:
    """Whether Blurred Calendar lets a card join that is a little too early."""
    return c.year <= seat.date and g.rule.join >= years_between(c.year, seat.date)


def ancestor(g: Trekking) -> str:
    """The top Ancestor and what it does."""
    c = g.printed.cards[g.family[g.ancestors - 1]]
    length = len(g.seats[max(g.actor(), 0)].trek)
    joins = f"extends the trek to {length + 1}" if length else "no trek to join"
    return f"{c.title}, {icons(g.rule.ancestor.printed)}; {outcome(g, g.printed.ancestor)}{joins}"


def payment(g: Trekking, crystals: int) -> str:
    """Where the watch lands for so many crystals."""
    if not isinstance(g.waiting, Spend):
        return many(crystals, "crystal")
    hours = max(1, cost(g, g.waiting.choice) - g.rule.power * crystals)
    to = g.seats[g.waiting.player].hour + hours
    end = f", punctually: +{g.rule.punctuality}" if to == NOON else ", beyond twelve" if to > NOON else ""
    return f"{many(hours, 'hour')} to {hour(min(to, NOON))}{end}"


def column(g: Trekking, x: int) -> str:
    """The next space of a column of the actor."""
    seat = g.seats[max(g.actor(), 0)]
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


def described(plan: Itinerary) -> str:
    """An Itinerary in a line: heights, bonuses of spaces and rows."""
    spaces = [
        f"{LETTERS[x]}{row}={'C' if bonus == NO_ICON else f'+{bonus}'}"
        for x in range(COLOURS)
        for row, bonus in enumerate(plan.spaces[x])
        if bonus
    ]
    rows = [f"R{row}=+{bonus}" for row, bonus in enumerate(plan.rows) if bonus]
    heights = " ".join(f"{LETTERS[x]}{plan.heights[x]}" for x in range(COLOURS))
    return f"{plan.name}, {heights}; {' '.join(spaces + rows)}"
