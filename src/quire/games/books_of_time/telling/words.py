"""Sentences for events, questions, what is still to come, and phrases for actions."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.action import Action
from quire.core.box import Box
from quire.core.effect import Do, Pick
from quire.core.event import NOBODY, Event
from quire.core.masks import each
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.book import NONE, Book
from quire.games.books_of_time.box import LETTERS, MAINS, SLOTS, TOP, BooksOfTimeBox
from quire.games.books_of_time.effects.costs import Drop, PayFiles
from quire.games.books_of_time.position import BooksOfTimePosition
from quire.games.books_of_time.scoring import top_tile
from quire.games.books_of_time.steps.activate import Activate, ChooseBook
from quire.games.books_of_time.steps.advance import AdvanceOn
from quire.games.books_of_time.steps.drawing import Draw
from quire.games.books_of_time.steps.gains import FreeWrite, Recover, Refresh, Take
from quire.games.books_of_time.steps.reading import Close, TurnPages
from quire.games.books_of_time.steps.scribbles import Block, ChooseChallenge, Scribbles
from quire.games.books_of_time.steps.setup import PLACES, SetupPick
from quire.games.books_of_time.steps.turn import After, Begin, EventPhase, Round, Turn
from quire.games.books_of_time.steps.write import Write
from quire.games.books_of_time.telling.sentences import (
    ACTION_NAMES,
    ROMAN,
    book_sentence,
    page,
    page_in_full,
    page_sentence,
    setup_sentence,
    track_sentence,
    turn_sentence,
)

# ---- sentences


def sentence(box: Box, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence; numbers may be hidden."""
    assert isinstance(box, BooksOfTimeBox)
    who = "" if event.player == NOBODY else names[event.player]
    for said in (setup_sentence, turn_sentence, page_sentence, book_sentence, track_sentence):
        found = said(box, event.kind, event.args, who)
        if found:
            return found
    raise ValueError(event.kind)


# ---- questions


def question(g: State) -> str:
    """What the actor is asked, and what comes after it."""
    assert isinstance(g, BooksOfTimePosition)
    if g.over():
        return "The game is over."
    asked = ask(g, g.waiting)
    coming = chain(g)
    return f"{asked} Then: {'; '.join(coming)}." if coming else asked


def ask(g: BooksOfTimePosition, step: Step) -> str:
    """The question of a step."""
    if isinstance(step, Pick):
        return pick_question(g, step)
    if isinstance(step, SetupPick):
        return f"Pick one of your six pages {PLACES[step.k]}."
    if isinstance(step, Turn):
        return "Choose your action." if step.used else "Choose your action, or use an event before it."
    if isinstance(step, Activate):
        return f"Use a visible ability of {g.printed.types[step.type]}, or stop and turn it."
    if isinstance(step, Take):
        return f"Take a page from the offer ({step.n} left), or skip."
    if isinstance(step, Draw):
        return (
            f"Draw a page ({step.n} left)."
            if step.fresh
            else f"Draw a page ({step.n} left), or first refresh the offer for 2 VP."
        )
    if isinstance(step, FreeWrite):
        return "Write an available page without paying, or skip."
    if isinstance(step, Drop):
        return f"Discard an available {g.printed.types[step.type]} page."
    if isinstance(step, Block):
        return f"Scribbles wants {page(g.printed, g.offer[step.slot])}: spend a File to keep it?"
    return next(text for kind, text in QUESTIONS if isinstance(step, kind))


QUESTIONS: tuple[tuple[type[Step], str], ...] = (
    (After, "Use an event, or end your turn."),
    (ChooseBook, "Which book do you activate?"),
    (Write, "Which page do you write?"),
    (Close, "Which book do you close?"),
    (AdvanceOn, "On which track do you advance?"),
    (TurnPages, "Which books do you turn?"),
    (Refresh, "Which pages of the offer do you throw out?"),
    (Recover, "Which page do you take from the discard pile?"),
    (PayFiles, "How many Files stand in for Pens and for Paper?"),
    (ChooseChallenge, "Which challenge do you take on?"),
)


def pick_question(g: BooksOfTimePosition, step: Pick) -> str:
    """The question of a choice inside an effect."""
    kinds = {action.kind for action in step.effect.choices}
    for kind, text in (
        ("benefit", "Gain the benefit of the level, or advance the objective?"),
        ("track", "Advance on which track?"),
        ("stack", "Advance which objective?"),
        ("back", "Which benefit of the removed tile?"),
        ("token", "Which Science token?"),
    ):
        if kind in kinds:
            return text
    return "Which reward at the top of the track?"


def chain(g: BooksOfTimePosition) -> list[str]:
    """What is still to come in this turn, the next first."""
    found: list[str] = []
    for step in reversed(g.agenda):
        if isinstance(step, (Begin, EventPhase, Round, After, SetupPick)):
            break
        text = coming(g, step)
        if text:
            found.append(text)
    return found


def coming(g: BooksOfTimePosition, step: Step) -> str:
    """What a step on the agenda will bring."""
    if isinstance(step, Do):
        return g.printed.gain_text.get(step.effect.id, "")
    if isinstance(step, Activate):
        return f"{'the other ability, then ' if step.unused else ''}turn {g.printed.types[step.type]}"
    if isinstance(step, Take):
        return f"take {step.n}"
    if isinstance(step, Draw):
        return f"draw {step.n}"
    if isinstance(step, Drop):
        return f"discard a {g.printed.types[step.type]} page"
    if isinstance(step, Scribbles):
        return "Scribbles goes on"
    return {Write: "write more", AdvanceOn: "advance more", Turn: "your action"}.get(type(step), "")


# ---- phrases


def phrase(g: State, action: Action) -> str:
    """What an action means in this position; begins with its text."""
    assert isinstance(g, BooksOfTimePosition)
    if action.kind == "main":
        return f"{MAINS[action.a]} ({ACTION_NAMES[action.a]})"
    detail = action_detail(g, action)
    return f"{action.text}: {detail}" if detail else action.text


def caution(g: State, action: Action) -> str:
    """What is given up."""
    assert isinstance(g, BooksOfTimePosition)
    left = {option.kind for option in g.options}
    if action.kind == "end" and "event" in left:
        return "You have not used an event of the Chronicle this turn."
    if action.kind == "done" and "ability" in left:
        return "An ability of this spread has not been used."
    if action.kind == "ability" and gains_nothing(g, action):
        return "Nothing that this ability gives can be had now."
    return ""


def gains_nothing(g: BooksOfTimePosition, action: Action) -> bool:
    """Whether an ability is used for nothing: no gain of it can be carried out, nor will be chosen (BOT-Q37)."""
    h, heard = g.copy(), list[Event]()
    h.events = heard
    h.apply(action)
    kinds = [event.kind for event in heard]
    turned = "turn" in kinds or "close" in kinds  # by itself, since there was nothing more to choose
    own = heard[: min(kinds.index(kind) for kind in ("turn", "close") if kind in kinds)] if turned else heard
    return (turned or isinstance(h.waiting, Activate)) and not any(gained(event) for event in own)


def gained(event: Event) -> bool:
    """Whether an event is more than the use of an ability and its cost."""
    return event.kind not in ("ability", "pay", "drop", "decline") and not (
        event.kind == "gain" and not any(event.args)
    )


def action_detail(g: BooksOfTimePosition, action: Action) -> str:
    """What an action means, without its text."""
    box = g.printed
    actor = g.actor()
    if actor == NOBODY:
        return ""
    seat = g.seats[actor]
    match action.kind:
        case "pick":
            return page_in_full(box, seat.hand[action.a]) if seat.hand else ""
        case "event":
            number = g.chronicle.left() if action.a == 0 else g.chronicle.right()
            return (
                "" if number == NONE else f"{box.chronicle[number].name}: {box.chronicle[number].printed[1 - action.a]}"
            )
        case "book":
            return spread(box, seat.books[action.a])
        case "ability":
            return ability(g, action.a)
        case "section":
            return "" if seat.board[action.a] == NONE else section(g, action.a)
        case "offer":
            number = (g.deck[-1] if g.deck else NONE) if action.a == SLOTS else g.offer[action.a]
            return "" if number == NONE else page_in_full(box, number)
        case "refresh":
            return ", ".join(page(box, g.offer[slot]) for slot in each(action.a) if g.offer[slot] != NONE)
        case "recover":
            return page_in_full(box, action.a)
    return choice_detail(g, action)


def choice_detail(g: BooksOfTimePosition, action: Action) -> str:
    """What an action means inside an effect, or in the solo mode."""
    box, seat = g.printed, g.seats[g.actor()]
    match action.kind:
        case "track":
            level = seat.level[action.a] + 1
            return (
                "1 VP, 1 Pen or 1 Paper"
                if level > TOP
                else f"{box.types[action.a]} level {ROMAN[level]}{price(g, action.a, level)}"
            )
        case "benefit" | "objective":
            return level_choice(g, action.kind)
        case "stack":
            return next_tile(g, action.a)
        case "back" if isinstance(g.waiting, Pick):
            return box.gain_text[g.waiting.effect.parts[action.a].id]
        case "block" if isinstance(g.waiting, Block):
            return f"spend a File to keep {page(box, g.offer[g.waiting.slot])}"
        case "challenge":
            cell = box.challenges[action.a]
            return f"{cell.text} (column {box.types[cell.column]}, tier {ROMAN[cell.tier + 1]})"
        case "files":
            return f"{action.a} for Pens, {action.b} for Paper"
    return ""


def price(g: BooksOfTimePosition, t: int, level: int) -> str:
    """What the step to a level costs, where it has to be paid, and what it brings."""
    paid = f" for {g.printed.cost_text[1 + t][level]}" if isinstance(g.waiting, AdvanceOn) else ""
    return f"{paid}, bringing {g.printed.benefit_text[t][level]}"


def section(g: BooksOfTimePosition, i: int) -> str:
    """A section with its page, and its cost where it has to be paid."""
    number = g.seats[g.actor()].board[i]
    paid = f" for {g.printed.cost_text[0][i]}" if isinstance(g.waiting, Write) else ""
    return f"{page_in_full(g.printed, number)}{paid}"


def ability(g: BooksOfTimePosition, side: int) -> str:
    """What a visible face of the activated book says."""
    if not isinstance(g.waiting, Activate):
        return ""
    number = g.waiting.page(g, side)
    return (
        "the cover"
        if number == NONE
        else f"{g.printed.pages[number].printed[1 - side]} ({g.printed.pages[number].name})"
    )


def spread(box: BooksOfTimeBox, book: Book) -> str:
    """What an open book shows."""
    left, right = book.left(), book.right()
    shown = [
        "cover" if left == NONE else box.pages[left].printed[1],
        "cover" if right == NONE else box.pages[right].printed[0],
    ]
    return f"spread {book.pos + 1} of {book.spreads()}, {shown[0]} | {shown[1]}"


def level_choice(g: BooksOfTimePosition, kind: str) -> str:
    """The two sides of what follows an advance."""
    if not isinstance(g.waiting, Pick):
        return ""
    if kind == "benefit":
        return g.printed.gain_text[g.waiting.effect.parts[0].id]
    t = LETTERS.index(g.printed.gain_text[g.waiting.effect.parts[1].id][-1])
    return next_tile(g, t)


def next_tile(g: BooksOfTimePosition, t: int) -> str:
    """What advancing an objective changes."""
    seat = g.seats[g.actor()]
    tiles = g.printed.tiles[t][seat.sets[t]]
    now = top_tile(g.printed, seat, t)
    if now.back is None:
        return f"{g.printed.types[t]} is at its maximum"
    then = tiles[seat.top[t]]
    change = f"from {now.requirement} ({now.vp} VP) to {then.requirement} ({then.vp} VP)"
    return f"{g.printed.types[t]} {change}, gaining {g.printed.gain_text[now.back.id]}"
