"""Sentences for events, questions, what is still to come, and phrases for actions."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.action import Action
from quire.core.effect import Do, Pick
from quire.core.event import NOBODY, Event
from quire.core.step import Step
from quire.games.books_of_time.actions import MAINS
from quire.games.books_of_time.book import NONE, Book
from quire.games.books_of_time.library import SLOTS, TOP, Library
from quire.games.books_of_time.paying import Drop, PayFiles
from quire.games.books_of_time.scoring import top_tile
from quire.games.books_of_time.state import BooksOfTime
from quire.games.books_of_time.steps.activate import Activate, ChooseBook
from quire.games.books_of_time.steps.advance import AdvanceOn
from quire.games.books_of_time.steps.drawing import Draw
from quire.games.books_of_time.steps.gains import FreeWrite, Recover, Refresh, Take
from quire.games.books_of_time.steps.reading import Close, TurnPages
from quire.games.books_of_time.steps.scribbles import Block, ChooseChallenge, Scribbles
from quire.games.books_of_time.steps.setup import PLACES, SetupPick
from quire.games.books_of_time.steps.turn import After, Begin, EventPhase, Round, Turn
from quire.games.books_of_time.steps.write import Write

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII")
ACTION_NAMES = ("Activate pages", "Write pages", "Close a book", "Draw", "Advance", "Turn pages")


def amounts(pen: int, paper: int, file: int, vp: int) -> str:
    """`1 Pen, 2 VP`; `nothing` if there is nothing."""
    names = ("Pens" if pen > 1 else "Pen", "Paper", "Files" if file > 1 else "File", "VP")
    found = [f"{n} {name}" for n, name in zip((pen, paper, file, vp), names, strict=True) if n]
    return ", ".join(found) or "nothing"


def page(library: Library, number: int) -> str:
    """`S03 Zhang Heng`; a cover where there is no page."""
    return "a cover" if number == NONE else f"{library.pages[number].code} {library.pages[number].name}"


def page_in_full(library: Library, number: int) -> str:
    """A page with its symbol and abilities."""
    found = library.pages[number]
    symbol = "no symbol" if found.symbol == NONE else library.symbols[found.symbol]
    return f"{found.code} {found.name} ({symbol}; front {found.printed[0]}; back {found.printed[1]}; instant {found.printed[2]})"


# ---- sentences


def sentence(library: Library, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence; numbers may be hidden."""
    who = "" if event.player == NOBODY else names[event.player]
    for said in (setup_sentence, turn_sentence, page_sentence, book_sentence, track_sentence):
        found = said(library, event.kind, event.args, who)
        if found:
            return found
    raise ValueError(event.kind)


def setup_sentence(library: Library, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events of the setup and of the solo mode."""
    match kind, args:
        case "pick", (number, k):
            return f"{who} picks {page(library, number)} {PLACES[k]}."
        case "pick", _:
            return f"{who} picks a page."
        case "keep", (a, b):
            return f"{who} keeps {page(library, a)} in section 1 and {page(library, b)} in section 2."
        case "challenge", (c,):
            return f"{who} chooses the challenge: {library.challenges[c].text}."
        case "fulfilled", (c,):
            return f"{who} fulfils the challenge: {library.challenges[c].text}."
        case "lost", (c,):
            return f"Scribbles wins at once: {library.challenges[c].text}."
        case "scribbles", (number, slot):
            return f"Scribbles takes {page(library, number)} {place(slot)} out of the game."
        case "block", (number, slot):
            return f"{who} spends a File to keep {page(library, number)} in slot {slot + 1}."
    return ""


def place(slot: int) -> str:
    """Where a page of the offer or deck lay."""
    return "from the top of the deck" if slot == SLOTS else f"from slot {slot + 1}"


def turn_sentence(library: Library, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events that frame turns."""
    match kind, args:
        case "round", (n, left, right):
            return f"Round {n} begins; the Chronicle shows {events(library, left, right)}."
        case "bookmark", _:
            return "The bookmark of the Chronicle is reached: three pages are left."
        case "over", _:
            return "The Chronicle closes; the game is over."
        case "turn begins", _:
            return f"{who}'s turn begins."
        case "action", (main,):
            return f"{who} chooses the action {ACTION_NAMES[main]}."
        case "event", (number, side):
            chapter = library.chronicle[number]
            return f"{who} uses the event {chapter.name}: {chapter.printed[1 - side]}."
        case "decline", _:
            return f"{who} declines the rest of it."
    return ""


def events(library: Library, left: int, right: int) -> str:
    """The two events of a spread."""
    found = [] if left == NONE else [f"{library.chronicle[left].name} ({library.chronicle[left].printed[1]})"]
    found += [] if right == NONE else [f"{library.chronicle[right].name} ({library.chronicle[right].printed[0]})"]
    return " and ".join(found)


def page_sentence(library: Library, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events about pages outside books."""
    match kind, args:
        case "take", (number, slot):
            return f"{who} takes {page(library, number)} {place(slot)}."
        case "recover", (number,):
            return f"{who} recovers {page(library, number)} from the discard pile."
        case "push", (number,):
            return f"{page(library, number)} is pushed off {who}'s board."
        case "drop", (number,):
            return f"{who} discards {page(library, number)}."
        case "refresh", (number, slot):
            return f"{who} throws {page(library, number)} out of slot {slot + 1}."
        case "refill", (slot, number, top):
            return f"{page(library, number)} comes into slot {slot + 1}{'' if top == NONE else f'; {page(library, top)} is on top of the deck'}."
        case "top", (number,):
            return f"{page(library, number)} is on top of the deck."
        case "reshuffle", (n, top):
            return f"The discard pile of {n} is shuffled to form a new deck; {page(library, top)} is on top."
    return ""


def book_sentence(library: Library, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events about books, resources and VP."""
    match kind, args:
        case "activate", (t,):
            return f"{who} activates {library.types[t]}."
        case "ability", (number, side):
            return f"{who} uses {page(library, number)}: {library.pages[number].printed[1 - side]}."
        case "write", (number, t):
            return f"{who} writes {page(library, number)} into {library.types[t]}."
        case "instant", (number, pen, paper, file, vp):
            return f"{page(library, number)} gives {who} {amounts(pen, paper, file, vp)}."
        case "turn", (t, pos):
            return f"{who} turns to spread {pos + 1} of {library.types[t]}."
        case "close", (t, n, pen, paper, file, vp):
            return f"{library.types[t]} closes: {n} turned pages give {who} {amounts(pen, paper, file, vp)}."
        case "gain", (pen, paper, file, vp):
            return f"{who} gains {amounts(pen, paper, file, vp)}."
        case "pay", (pen, paper, file, vp):
            return f"{who} pays {amounts(pen, paper, file, vp)}."
    return ""


def track_sentence(library: Library, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events on the Civilization board and the objectives."""
    match kind, args:
        case "advance", (t, level):
            return f"{who} advances to level {ROMAN[level]} of the {library.types[t]} track."
        case "objective", (t, level):
            return f"{who} removes the top tile of the {library.types[t]} objective; level {level} is on top now."
        case "token", (symbol,):
            return f"{who} gains the Science token {library.symbols[symbol]}."
    return ""


# ---- questions


def question(g: BooksOfTime) -> str:
    """What the actor is asked, and what comes after it."""
    if g.over():
        return "The game is over."
    asked = ask(g, g.waiting)
    coming = chain(g)
    return f"{asked} Then: {'; '.join(coming)}." if coming else asked


def ask(g: BooksOfTime, step: Step) -> str:
    """The question of a step."""
    if isinstance(step, Pick):
        return pick_question(g, step)
    if isinstance(step, SetupPick):
        return f"Pick one of your six pages {PLACES[step.k]}."
    if isinstance(step, Turn):
        return "Choose your action." if step.used else "Choose your action, or use an event before it."
    if isinstance(step, Activate):
        return f"Use a visible ability of {g.library.types[step.type]}, or stop and turn it."
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
        return f"Discard an available {g.library.types[step.type]} page."
    if isinstance(step, Block):
        return f"Scribbles wants {page(g.library, g.offer[step.slot])}: spend a File to keep it?"
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


def pick_question(g: BooksOfTime, step: Pick) -> str:
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


def chain(g: BooksOfTime) -> list[str]:
    """What is still to come in this turn, the next first."""
    found: list[str] = []
    for step in reversed(g.agenda):
        if isinstance(step, (Begin, EventPhase, Round, After, SetupPick)):
            break
        text = coming(g, step)
        if text:
            found.append(text)
    return found


def coming(g: BooksOfTime, step: Step) -> str:
    """What a step on the agenda will bring."""
    if isinstance(step, Do):
        return g.library.gain_text.get(step.effect.id, "")
    if isinstance(step, Activate):
        return f"{'the other ability, then ' if step.unused else ''}turn {g.library.types[step.type]}"
    if isinstance(step, Take):
        return f"take {step.n}"
    if isinstance(step, Draw):
        return f"draw {step.n}"
    if isinstance(step, Drop):
        return f"discard a {g.library.types[step.type]} page"
    if isinstance(step, Scribbles):
        return "Scribbles goes on"
    return {Write: "write more", AdvanceOn: "advance more", Turn: "your action"}.get(type(step), "")


# ---- phrases


def phrase(g: BooksOfTime, action: Action) -> str:
    """What an action means in this position; begins with its text."""
    if action.kind == "main":
        return f"{MAINS[action.a]} ({ACTION_NAMES[action.a]})"
    detail = action_detail(g, action)
    return f"{action.text}: {detail}" if detail else action.text


def caution(g: BooksOfTime, action: Action) -> str:
    """What is given up."""
    left = {option.kind for option in g.options}
    if action.kind == "end" and "event" in left:
        return "You have not used an event of the Chronicle this turn."
    if action.kind == "done" and "ability" in left:
        return "An ability of this spread has not been used."
    return ""


def action_detail(g: BooksOfTime, action: Action) -> str:
    """What an action means, without its text."""
    library = g.library
    actor = g.actor()
    if actor == NOBODY:
        return ""
    seat = g.seats[actor]
    match action.kind:
        case "pick":
            return page_in_full(library, seat.hand[action.a]) if seat.hand else ""
        case "event":
            number = g.chronicle.left() if action.a == 0 else g.chronicle.right()
            return (
                ""
                if number == NONE
                else f"{library.chronicle[number].name}: {library.chronicle[number].printed[1 - action.a]}"
            )
        case "book":
            return spread(library, seat.books[action.a])
        case "ability":
            return ability(g, action.a)
        case "section":
            return "" if seat.board[action.a] == NONE else section(g, action.a)
        case "offer":
            number = (g.deck[-1] if g.deck else NONE) if action.a == SLOTS else g.offer[action.a]
            return "" if number == NONE else page_in_full(library, number)
        case "refresh":
            return ", ".join(
                page(library, g.offer[slot]) for slot in range(SLOTS) if action.a >> slot & 1 and g.offer[slot] != NONE
            )
        case "recover":
            return page_in_full(library, action.a)
    return choice_detail(g, action)


def choice_detail(g: BooksOfTime, action: Action) -> str:
    """What an action means inside an effect, or in the solo mode."""
    library, seat = g.library, g.seats[g.actor()]
    match action.kind:
        case "track":
            level = seat.level[action.a] + 1
            return (
                "1 VP, 1 Pen or 1 Paper"
                if level > TOP
                else f"{library.types[action.a]} level {ROMAN[level]}{price(g, action.a, level)}"
            )
        case "benefit" | "objective":
            return level_choice(g, action.kind)
        case "stack":
            return next_tile(g, action.a)
        case "back" if isinstance(g.waiting, Pick):
            return library.gain_text[g.waiting.effect.parts[action.a].id]
        case "block" if isinstance(g.waiting, Block):
            return f"spend a File to keep {page(library, g.offer[g.waiting.slot])}"
        case "challenge":
            cell = library.challenges[action.a]
            return f"{cell.text} (column {library.types[cell.column]}, tier {ROMAN[cell.tier + 1]})"
        case "files":
            return f"{action.a} for Pens, {action.b} for Paper"
    return ""


def price(g: BooksOfTime, t: int, level: int) -> str:
    """What the step to a level costs, where it has to be paid, and what it brings."""
    paid = f" for {g.library.cost_text[1 + t][level]}" if isinstance(g.waiting, AdvanceOn) else ""
    return f"{paid}, bringing {g.library.benefit_text[t][level]}"


def section(g: BooksOfTime, i: int) -> str:
    """A section with its page, and its cost where it has to be paid."""
    number = g.seats[g.actor()].board[i]
    paid = f" for {g.library.cost_text[0][i]}" if isinstance(g.waiting, Write) else ""
    return f"{page_in_full(g.library, number)}{paid}"


def ability(g: BooksOfTime, side: int) -> str:
    """What a visible face of the activated book says."""
    if not isinstance(g.waiting, Activate):
        return ""
    number = g.waiting.page(g, side)
    return (
        "the cover"
        if number == NONE
        else f"{g.library.pages[number].printed[1 - side]} ({g.library.pages[number].name})"
    )


def spread(library: Library, book: Book) -> str:
    """What an open book shows."""
    left, right = book.left(), book.right()
    shown = [
        "cover" if left == NONE else library.pages[left].printed[1],
        "cover" if right == NONE else library.pages[right].printed[0],
    ]
    return f"spread {book.pos + 1} of {book.spreads()}, {shown[0]} | {shown[1]}"


def level_choice(g: BooksOfTime, kind: str) -> str:
    """The two sides of what follows an advance."""
    if not isinstance(g.waiting, Pick):
        return ""
    if kind == "benefit":
        return g.library.gain_text[g.waiting.effect.parts[0].id]
    t = g.library.letters.index(g.library.gain_text[g.waiting.effect.parts[1].id][-1])
    return next_tile(g, t)


def next_tile(g: BooksOfTime, t: int) -> str:
    """What advancing an objective changes."""
    seat = g.seats[g.actor()]
    tiles = g.library.tiles[t][seat.sets[t]]
    now = top_tile(g.library, seat, t)
    if now.back is None:
        return f"{g.library.types[t]} is at its maximum"
    then = tiles[seat.top[t]]
    change = f"from {now.requirement} ({now.vp} VP) to {then.requirement} ({then.vp} VP)"
    return f"{g.library.types[t]} {change}, gaining {g.library.gain_text[now.back.id]}"
