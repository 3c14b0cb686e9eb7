"""Sentences for what happened, by kind of event."""

from __future__ import annotations

from quire.games.books_of_time.book import NONE
from quire.games.books_of_time.box import SLOTS, BooksOfTimeBox
from quire.games.books_of_time.steps.setup import PLACES

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII")
ACTION_NAMES = ("Activate pages", "Write pages", "Close a book", "Draw", "Advance", "Turn pages")


def amounts(pen: int, paper: int, file: int, vp: int) -> str:
    """`1 Pen, 2 VP`; `nothing` if there is nothing."""
    names = ("Pens" if pen > 1 else "Pen", "Paper", "Files" if file > 1 else "File", "VP")
    found = [f"{n} {name}" for n, name in zip((pen, paper, file, vp), names, strict=True) if n]
    return ", ".join(found) or "nothing"


def page(box: BooksOfTimeBox, number: int) -> str:
    """`S03 Zhang Heng`; a cover where there is no page."""
    return "a cover" if number == NONE else f"{box.pages[number].code} {box.pages[number].name}"


def page_in_full(box: BooksOfTimeBox, number: int) -> str:
    """A page with its symbol and abilities."""
    found = box.pages[number]
    symbol = "no symbol" if found.symbol == NONE else box.symbols[found.symbol]
    return (
        f"{found.code} {found.name} ({symbol}; front {found.printed[0]}; back {found.printed[1]}; instant "
        f"{found.printed[2]})"
    )


# ---- sentences


def setup_sentence(box: BooksOfTimeBox, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events of the setup and of the solo mode."""
    match kind, args:
        case "pick", (number, k):
            return f"{who} picks {page(box, number)} {PLACES[k]}."
        case "pick", _:
            return f"{who} picks a page."
        case "keep", (a, b):
            return f"{who} keeps {page(box, a)} in section 1 and {page(box, b)} in section 2."
        case "challenge", (c,):
            return f"{who} chooses the challenge: {box.challenges[c].text}."
        case "fulfilled", (c,):
            return f"{who} fulfils the challenge: {box.challenges[c].text}."
        case "lost", (c,):
            return f"Scribbles wins at once: {box.challenges[c].text}."
        case "scribbles", (number, slot):
            return f"Scribbles takes {page(box, number)} {place(slot)} out of the game."
        case "block", (number, slot):
            return f"{who} spends a File to keep {page(box, number)} in slot {slot + 1}."
    return ""


def place(slot: int) -> str:
    """Where a page of the offer or deck lay."""
    return "from the top of the deck" if slot == SLOTS else f"from slot {slot + 1}"


def turn_sentence(box: BooksOfTimeBox, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events that frame turns."""
    match kind, args:
        case "round", (n, left, right):
            return f"Round {n} begins; the Chronicle shows {events(box, left, right)}."
        case "bookmark", _:
            return "The bookmark of the Chronicle is reached: three pages are left."
        case "over", _:
            return "The Chronicle closes; the game is over."
        case "turn begins", _:
            return f"{who}'s turn begins."
        case "action", (main,):
            return f"{who} chooses the action {ACTION_NAMES[main]}."
        case "event", (number, side):
            chapter = box.chronicle[number]
            return f"{who} uses the event {chapter.name}: {chapter.printed[1 - side]}."
        case "decline", _:
            return f"{who} declines the rest of it."
    return ""


def events(box: BooksOfTimeBox, left: int, right: int) -> str:
    """The two events of a spread."""
    found = [] if left == NONE else [f"{box.chronicle[left].name} ({box.chronicle[left].printed[1]})"]
    found += [] if right == NONE else [f"{box.chronicle[right].name} ({box.chronicle[right].printed[0]})"]
    return " and ".join(found)


def page_sentence(box: BooksOfTimeBox, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events about pages outside books."""
    match kind, args:
        case "take", (number, slot):
            return f"{who} takes {page(box, number)} {place(slot)}."
        case "recover", (number,):
            return f"{who} recovers {page(box, number)} from the discard pile."
        case "push", (number,):
            return f"{page(box, number)} is pushed off {who}'s board."
        case "drop", (number,):
            return f"{who} discards {page(box, number)}."
        case "refresh", (number, slot):
            return f"{who} throws {page(box, number)} out of slot {slot + 1}."
        case "refill", (slot, number, top):
            return (
                f"{page(box, number)} comes into slot "
                f"{slot + 1}{'' if top == NONE else f'; {page(box, top)} is on top of the deck'}."
            )
        case "top", (number,):
            return f"{page(box, number)} is on top of the deck."
        case "reshuffle", (n, top):
            return f"The discard pile of {n} is shuffled to form a new deck; {page(box, top)} is on top."
    return ""


def book_sentence(box: BooksOfTimeBox, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events about books, resources and VP."""
    match kind, args:
        case "activate", (t,):
            return f"{who} activates {box.types[t]}."
        case "ability", (number, side):
            return f"{who} uses {page(box, number)}: {box.pages[number].printed[1 - side]}."
        case "write", (number, t):
            return f"{who} writes {page(box, number)} into {box.types[t]}."
        case "instant", (number, pen, paper, file, vp):
            return f"{page(box, number)} gives {who} {amounts(pen, paper, file, vp)}."
        case "turn", (t, pos):
            return f"{who} turns to spread {pos + 1} of {box.types[t]}."
        case "close", (t, n, pen, paper, file, vp):
            return f"{box.types[t]} closes: {n} turned pages give {who} {amounts(pen, paper, file, vp)}."
        case "gain", (pen, paper, file, vp):
            return f"{who} gains {amounts(pen, paper, file, vp)}."
        case "pay", (pen, paper, file, vp):
            return f"{who} pays {amounts(pen, paper, file, vp)}."
    return ""


def track_sentence(box: BooksOfTimeBox, kind: str, args: tuple[int, ...], who: str) -> str:
    """Events on the Civilization board and the objectives."""
    match kind, args:
        case "advance", (t, level):
            return f"{who} advances to level {ROMAN[level]} of the {box.types[t]} track."
        case "objective", (t, level):
            return f"{who} removes the top tile of the {box.types[t]} objective; level {level} is on top now."
        case "token", (symbol,):
            return f"{who} gains the Science token {box.symbols[symbol]}."
    return ""
