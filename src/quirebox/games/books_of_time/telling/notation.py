"""Actions in short, in the words of the content: for pages of play, and for who asks for it."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.effect import Pick
from quirebox.core.event import NOBODY
from quirebox.core.masks import each
from quirebox.core.state import State
from quirebox.games.books_of_time.book import NONE, Book
from quirebox.games.books_of_time.box import LETTERS, MAINS, SLOTS, TOP, BooksOfTimeBox
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.scoring import top_tile
from quirebox.games.books_of_time.steps.activate import Activate
from quirebox.games.books_of_time.steps.advance import AdvanceOn
from quirebox.games.books_of_time.steps.scribbles import Block
from quirebox.games.books_of_time.steps.write import Write
from quirebox.games.books_of_time.telling.nouns import ROMAN

ACTION_NAMES = ("Activate pages", "Write pages", "Close a book", "Draw", "Advance", "Turn pages")


def page(box: BooksOfTimeBox, number: int) -> str:
    """`S03 Zhang Heng`; a cover where there is no page."""
    return "a cover" if number == NONE else f"{box.pages[number].code} {box.pages[number].name}"


def page_in_full(box: BooksOfTimeBox, number: int) -> str:
    """A page with its symbol and abilities."""
    found = box.pages[number]
    symbol = "no symbol" if found.symbol == NONE else box.symbols[found.symbol]
    front, back, instant, _ = found.printed
    return f"{found.code} {found.name} ({symbol}; front {front}; back {back}; instant {instant})"


def notation(g: State, action: Action) -> str:
    """What an action means in this position; begins with its text."""
    assert isinstance(g, BooksOfTimePosition)
    if action.kind == "main":
        return f"{MAINS[action.a]} ({ACTION_NAMES[action.a]})"
    detail = action_detail(g, action)
    return f"{action.text}: {detail}" if detail else action.text


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
            return f"column {box.types[cell.column]}, tier {ROMAN[cell.tier + 1]}"
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
