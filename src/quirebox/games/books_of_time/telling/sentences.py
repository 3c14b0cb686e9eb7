"""What happened, by kind of event."""

from __future__ import annotations

from collections.abc import Callable

from quirebox.core.message import Message, Printed, Value, say
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import LEFT, MAINS, SLOTS, BooksOfTimeBox
from quirebox.games.books_of_time.telling.abilities import words
from quirebox.games.books_of_time.telling.conditions import challenge_words
from quirebox.games.books_of_time.telling.nouns import ROMAN, amounts, kind, page, symbol

Args = tuple[int, ...]
Telling = Callable[[BooksOfTimeBox, Value, Args], Message]


def picked(box: BooksOfTimeBox, who: Value, args: Args) -> Message:
    """A page of the set-up, which only its owner sees."""
    if not args:
        return say("fact-pick-hidden", who=who)
    number, k = args
    if k == 0:
        return say("fact-pick-write", who=who, page=page(box, number))
    return say("fact-pick-section", who=who, page=page(box, number), section=k)


def snatched(box: BooksOfTimeBox, who: Value, args: Args) -> Message:
    """A page that Scribbles takes."""
    number, slot = args
    return say("fact-scribbles", page=page(box, number), place="deck" if slot == SLOTS else "offer", slot=slot + 1)


def opened(box: BooksOfTimeBox, who: Value, args: Args) -> Message:
    """A round, with the events of the open spread of the Chronicle."""
    n, *numbers = args
    found = [event(box, number, side) for side, number in enumerate(numbers) if number != NONE]
    return say("fact-round", round=n, events=tuple(found))


def event(box: BooksOfTimeBox, number: int, side: int) -> Message:
    """An event of the Chronicle with what it does."""
    chapter = box.chronicle[number]
    effect = chapter.back if side == LEFT else chapter.front
    return say("noun-event", name=Printed(chapter.name), text=words(box, effect))


def taken(box: BooksOfTimeBox, who: Value, args: Args) -> Message:
    """A page from the offer or the deck."""
    number, slot = args
    return say("fact-take", who=who, page=page(box, number), place="deck" if slot == SLOTS else "offer")


def refilled(box: BooksOfTimeBox, who: Value, args: Args) -> Message:
    """A page that comes into the offer; another is on top of the deck then."""
    slot, number, top = args
    if top == NONE:
        return say("fact-refill", slot=slot + 1, page=page(box, number))
    return say("fact-refill-top", slot=slot + 1, page=page(box, number), top=page(box, top))


def shuffled(box: BooksOfTimeBox, who: Value, args: Args) -> Message:
    """The discard pile becomes the deck."""
    n, top = args
    return say("fact-reshuffle", pages=n, top=page(box, top))


def used(box: BooksOfTimeBox, who: Value, args: Args) -> Message:
    """An ability of a page."""
    number, side = args
    found = box.pages[number]
    effect = found.back if side == LEFT else found.front
    return say("fact-ability", who=who, page=page(box, number), text=words(box, effect))


def gave(box: BooksOfTimeBox, who: Value, args: Args) -> Message:
    """The instant benefit of a page."""
    number, pen, paper, file, vp = args
    return say("fact-instant", who=who, page=page(box, number), gains=amounts(pen, paper, file, vp))


def closed(box: BooksOfTimeBox, who: Value, args: Args) -> Message:
    """A book that closes."""
    t, n, pen, paper, file, vp = args
    return say("fact-close", who=who, book=kind(box, t), pages=n, gains=amounts(pen, paper, file, vp))


def asked(box: BooksOfTimeBox, args: Args) -> Message:
    """What a challenge asks for."""
    return challenge_words(box, box.challenges[args[0]])


SENTENCES: dict[str, Telling] = {
    "pick": picked,
    "keep": lambda box, who, a: say("fact-keep", who=who, first=page(box, a[0]), second=page(box, a[1])),
    "challenge": lambda box, who, a: say("fact-challenge", who=who, challenge=asked(box, a)),
    "fulfilled": lambda box, who, a: say("fact-fulfilled", who=who, challenge=asked(box, a)),
    "lost": lambda box, who, a: say("fact-lost", who=who, challenge=asked(box, a)),
    "scribbles": snatched,
    "block": lambda box, who, a: say("fact-block", who=who, page=page(box, a[0])),
    "round": opened,
    "bookmark": lambda box, who, a: say("fact-bookmark"),
    "over": lambda box, who, a: say("fact-over"),
    "turn begins": lambda box, who, a: say("fact-turn-begins", who=who),
    "action": lambda box, who, a: say("fact-action", who=who, action=say(f"do-main-{MAINS[a[0]]}")),
    "event": lambda box, who, a: say("fact-event", who=who, event=event(box, a[0], a[1])),
    "decline": lambda box, who, a: say("fact-decline", who=who),
    "take": taken,
    "recover": lambda box, who, a: say("fact-recover", who=who, page=page(box, a[0])),
    "push": lambda box, who, a: say("fact-push", who=who, page=page(box, a[0])),
    "drop": lambda box, who, a: say("fact-drop", who=who, page=page(box, a[0])),
    "refresh": lambda box, who, a: say("fact-refresh", who=who, page=page(box, a[0])),
    "refill": refilled,
    "top": lambda box, who, a: say("fact-top", who=who, page=page(box, a[0])),
    "reshuffle": shuffled,
    "activate": lambda box, who, a: say("fact-activate", who=who, book=kind(box, a[0])),
    "ability": used,
    "write": lambda box, who, a: say("fact-write", who=who, page=page(box, a[0]), book=kind(box, a[1])),
    "instant": gave,
    "turn": lambda box, who, a: say("fact-turn", who=who, book=kind(box, a[0]), spread=a[1] + 1),
    "close": closed,
    "gain": lambda box, who, a: say("fact-gain", who=who, amounts=amounts(a[0], a[1], a[2], a[3])),
    "pay": lambda box, who, a: say("fact-pay", who=who, amounts=amounts(a[0], a[1], a[2], a[3])),
    "advance": lambda box, who, a: say("fact-advance", who=who, track=kind(box, a[0]), level=ROMAN[a[1]]),
    "objective": lambda box, who, a: say("fact-objective", who=who, type=kind(box, a[0]), level=ROMAN[a[1]]),
    "token": lambda box, who, a: say("fact-token", who=who, symbol=symbol(box, a[0])),
}
