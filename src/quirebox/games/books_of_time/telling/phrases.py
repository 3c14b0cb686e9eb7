"""What an action means here, and what one may regret about it."""

from __future__ import annotations

from collections.abc import Callable

from quirebox.core.action import Action
from quirebox.core.effect import Effect, Pick
from quirebox.core.event import Event
from quirebox.core.masks import each
from quirebox.core.message import Message, say
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import LEFT, MAINS, SLOTS, TOP, TYPES
from quirebox.games.books_of_time.effects.costs import Drop
from quirebox.games.books_of_time.effects.gains import AdvanceObjective
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat
from quirebox.games.books_of_time.scoring import top_tile
from quirebox.games.books_of_time.steps.activate import Activate
from quirebox.games.books_of_time.steps.advance import AdvanceOn
from quirebox.games.books_of_time.steps.drawing import REFRESH_VP, Draw
from quirebox.games.books_of_time.steps.gains import Refresh
from quirebox.games.books_of_time.steps.scribbles import Block
from quirebox.games.books_of_time.steps.write import Write
from quirebox.games.books_of_time.telling.abilities import words
from quirebox.games.books_of_time.telling.conditions import challenge_words, tile_words
from quirebox.games.books_of_time.telling.nouns import KINDS, ROMAN, kind, kinds, page, pages, symbol
from quirebox.games.books_of_time.telling.sentences import event


def actor(g: BooksOfTimePosition) -> Seat:
    """The seat that has to choose."""
    return g.seats[g.actor()]


def picking(g: BooksOfTimePosition, action: Action) -> Message:
    """One of the six pages of the set-up."""
    hand = actor(g).hand
    return say("do-pick", page=page(g.printed, hand[action.a] if hand else NONE))


def use_event(g: BooksOfTimePosition, action: Action) -> Message:
    """An event of the Chronicle."""
    number = g.chronicle.left() if action.a == LEFT else g.chronicle.right()
    return say("do-no-event") if number == NONE else say("do-event", event=event(g.printed, number, action.a))


def take_book(g: BooksOfTimePosition, action: Action) -> Message:
    """A book to activate or to close."""
    book = kind(g.printed, action.a)
    return say("do-close", book=book) if g.waiting.rule() == "BOT-ACT-CLOSE-1" else say("do-activate", book=book)


def use_ability(g: BooksOfTimePosition, action: Action) -> Message:
    """A face of the activated book."""
    number = g.waiting.page(g, action.a) if isinstance(g.waiting, Activate) else NONE
    if number == NONE:
        return say("do-cover")
    found = g.printed.pages[number]
    effect = found.back if action.a == LEFT else found.front
    return say("do-ability", page=page(g.printed, number), text=words(g.printed, effect))


def stop(g: BooksOfTimePosition, action: Action) -> Message:
    """Enough of what can be done several times."""
    if isinstance(g.waiting, Activate):
        return say("do-turn-book", book=kind(g.printed, g.waiting.type))
    return say("do-enough-written") if isinstance(g.waiting, Write) else say("do-enough")


def from_section(g: BooksOfTimePosition, action: Action) -> Message:
    """The page of a section."""
    number = actor(g).board[action.a]
    if number == NONE:
        return say("do-empty-section", section=action.a + 1)
    if isinstance(g.waiting, Drop):
        return say("do-discard", page=page(g.printed, number))
    if isinstance(g.waiting, Write):
        return say("do-write", page=page(g.printed, number), cost=words(g.printed, g.printed.section_costs[action.a]))
    return say("do-write-free", page=page(g.printed, number))


def from_offer(g: BooksOfTimePosition, action: Action) -> Message:
    """A page of the offer, or the top of the deck."""
    if action.a == SLOTS:
        return say("do-take-deck", page=page(g.printed, g.deck[-1])) if g.deck else say("do-empty-deck")
    number = g.offer[action.a]
    return say("do-empty-slot", slot=action.a + 1) if number == NONE else say("do-take", page=page(g.printed, number))


def throw_out(g: BooksOfTimePosition, action: Action) -> Message:
    """Pages of the offer that are thrown out."""
    found = [g.offer[slot] for slot in each(action.a) if g.offer[slot] != NONE]
    if not found:
        return say("do-empty-slot", slot=next(iter(each(action.a))) + 1)
    if isinstance(g.waiting, Draw):
        return say("do-refresh-paid", cost=REFRESH_VP, pages=pages(g.printed, found))
    return say("do-refresh", pages=pages(g.printed, found))


def advancing(g: BooksOfTimePosition, action: Action) -> Message:
    """A step on a track: what it costs, where it has to be paid, and what it brings."""
    box, t = g.printed, action.a
    track, level = kind(box, t), actor(g).level[t] + 1
    if level > TOP:
        return say("do-advance-top", track=track)
    brings = words(box, box.benefits[t][level])
    if not isinstance(g.waiting, AdvanceOn):
        return say("do-advance", track=track, level=ROMAN[level], brings=brings)
    cost = words(box, box.step_costs[t][level])
    return say("do-advance-paid", track=track, level=ROMAN[level], cost=cost, brings=brings)


def part(g: BooksOfTimePosition, i: int) -> Effect | None:
    """A part of the effect that is being chosen from."""
    return g.waiting.effect.parts[i] if isinstance(g.waiting, Pick) else None


def benefit(g: BooksOfTimePosition, action: Action) -> Message:
    """The benefit of a level."""
    found = part(g, 0)
    return say("do-skip") if found is None else say("do-benefit", text=words(g.printed, found))


def instead(g: BooksOfTimePosition, action: Action) -> Message:
    """The objective, in place of the benefit of a level."""
    found = part(g, 1)
    return next_tile(g, found.type) if isinstance(found, AdvanceObjective) else say("do-skip")


def next_tile(g: BooksOfTimePosition, t: int) -> Message:
    """What advancing an objective changes."""
    box, seat = g.printed, actor(g)
    now = top_tile(box, seat, t)
    if now.back is None:
        return say("do-objective-maximum", type=kind(box, t))
    then = box.tiles[t][seat.sets[t]][seat.top[t]]
    return say(
        "do-objective",
        type=kind(box, t),
        now=tile_words(box, now),
        vp=now.vp,
        then=tile_words(box, then),
        more=then.vp,
        first=words(box, now.back.parts[0]),
        second=words(box, now.back.parts[1]),
    )


def back(g: BooksOfTimePosition, action: Action) -> Message:
    """A benefit of the removed tile."""
    found = part(g, action.a)
    return say("do-skip") if found is None else say("do-benefit", text=words(g.printed, found))


def turn_books(g: BooksOfTimePosition, action: Action) -> Message:
    """The books to turn."""
    books = [*each(action.a)]
    return say("do-turn-all") if len(books) == TYPES else say("do-turn-books", books=kinds(g.printed, books))


def skipping(g: BooksOfTimePosition, action: Action) -> Message:
    """To decline."""
    if isinstance(g.waiting, Block):
        return say("do-let-go", page=page(g.printed, g.offer[g.waiting.slot]))
    return say("do-keep-offer") if isinstance(g.waiting, Refresh) else say("do-skip")


def blocking(g: BooksOfTimePosition, action: Action) -> Message:
    """A File that keeps a page from Scribbles."""
    number = g.offer[g.waiting.slot] if isinstance(g.waiting, Block) else NONE
    return say("do-block", page=page(g.printed, number))


def challenging(g: BooksOfTimePosition, action: Action) -> Message:
    """A cell of the challenge board."""
    cell = g.printed.challenges[action.a]
    type = kind(g.printed, cell.column)
    return say("do-challenge", challenge=challenge_words(g.printed, cell), type=type, tier=ROMAN[cell.tier + 1])


def with_files(g: BooksOfTimePosition, action: Action) -> Message:
    """Files in place of Pens and Paper."""
    if action.a and action.b:
        return say("do-files-both", pens=action.a, papers=action.b)
    if action.a:
        return say("do-files-pens", n=action.a)
    return say("do-files-papers", n=action.b) if action.b else say("do-files-none")


PHRASES: dict[str, Callable[[BooksOfTimePosition, Action], Message]] = {
    "pick": picking,
    "main": lambda g, action: say(f"do-main-{MAINS[action.a]}"),
    "event": use_event,
    "end": lambda g, action: say("do-end"),
    "book": take_book,
    "ability": use_ability,
    "done": stop,
    "section": from_section,
    "offer": from_offer,
    "refresh": throw_out,
    "track": advancing,
    "benefit": benefit,
    "objective": instead,
    "stack": lambda g, action: next_tile(g, action.a),
    "back": back,
    "token": lambda g, action: say("do-token", symbol=symbol(g.printed, action.a)),
    "top": lambda g, action: say("do-top", what=("vp", *KINDS)[action.a]),
    "recover": lambda g, action: say("do-recover", page=page(g.printed, action.a)),
    "skip": skipping,
    "turnset": turn_books,
    "block": blocking,
    "challenge": challenging,
    "files": with_files,
}


# ---- cautions


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
