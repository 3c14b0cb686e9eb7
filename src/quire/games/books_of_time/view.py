"""What everybody may see, and positions that a viewer cannot tell from the real one (chapter 4 of the
specification)."""

from __future__ import annotations

from quire.core.box import Box
from quire.core.effect import Pick
from quire.core.event import Player
from quire.core.masks import each
from quire.core.rng import Rng
from quire.core.state import State
from quire.games.books_of_time import shown
from quire.games.books_of_time.book import NONE, Book
from quire.games.books_of_time.box import DIFFICULTIES, TOP, TYPES, BooksOfTimeBox, Chapter, Page
from quire.games.books_of_time.position import BooksOfTimePosition, Solo
from quire.games.books_of_time.scoring import PENALTY, POINTS_TO_WIN, fulfilled, missing, sheet, total
from quire.games.books_of_time.shown import (
    LETTERS,
    About,
    Amounts,
    Cell,
    Chronicle,
    EventFace,
    Printed,
    SeatView,
    Stack,
    Track,
    View,
)
from quire.games.books_of_time.steps.scribbles import Block
from quire.games.books_of_time.steps.setup import PLACES
from quire.games.books_of_time.steps.turn import bookmark
from quire.games.books_of_time.telling.words import chain
from quire.games.books_of_time.verbs import paid_by_closing, paid_by_turning


def picking(g: BooksOfTimePosition) -> bool:
    """Whether players still pick from their six pages: neither offer nor top of the deck is shown then."""
    return len(g.seats[0].hand) > 0


def view(g: State, viewer: Player) -> View:
    """What the viewer may see."""
    assert isinstance(g, BooksOfTimePosition)
    box = g.printed
    return {
        "round": g.round,
        "rounds": g.chronicle.spreads(),
        "phase": "setup" if picking(g) else "challenges" if not g.round else "over" if g.over() else "play",
        "actor": g.actor(),
        "first": g.first,
        "chain": [*chain(g)],
        "about": view_about(g),
        "chronicle": view_chronicle(g),
        "offer": [None if page == NONE else view_page(box, page) for page in g.offer],
        "deck": len(g.deck),
        "top": None if picking(g) or not g.deck else view_page(box, g.deck[-1]),
        "discard": [view_page(box, page) for page in sorted(g.discard)],
        "tokens": {box.symbols[i]: n for i, n in enumerate(g.tokens)},
        "places": [*PLACES],
        "tracks": [view_track(box, t) for t in range(TYPES)],
        "sections": [*box.cost_text[0]],
        "activated": None if g.activated == NONE else LETTERS[g.activated],
        "turn_scope": "turned" if g.turned_only else "all",
        "payment": "strict" if g.strict else "automatic",
        "seats": [view_seat(g, p, viewer) for p in range(g.players)],
        "solo": None if g.solo is None else view_solo(g, g.solo),
    }


def view_about(g: BooksOfTimePosition) -> About:
    """Where on the table the decision lies, if its options do not say it: a track and stack, the back of a removed
    tile, a slot of the offer."""
    box, step = g.printed, g.waiting
    if isinstance(step, Block):
        return {"type": None, "backs": [], "slot": step.slot + 1}
    if isinstance(step, Pick) and step.effect.choices is box.actions.level_choices:
        letter = box.gain_text[step.effect.parts[1].id][-1]
        return {"type": next(type for type in LETTERS if type == letter), "backs": [], "slot": None}
    if isinstance(step, Pick) and step.effect.choices is box.actions.tile_backs:
        seat = g.seats[step.player]
        removed = next(t for t in range(TYPES) for tile in box.tiles[t][seat.sets[t]] if tile.back is step.effect)
        return {
            "type": LETTERS[removed],
            "backs": [box.gain_text[part.id] for part in step.effect.parts],
            "slot": None,
        }
    return {"type": None, "backs": [], "slot": None}


def view_page(box: BooksOfTimeBox, number: int) -> shown.Page:
    """A page as printed."""
    page: Page = box.pages[number]
    return {
        "id": page.code,
        "name": page.name,
        "type": LETTERS[page.type],
        "symbol": None if page.symbol == NONE else box.symbols[page.symbol],
        "front": page.printed[0],
        "back": page.printed[1],
        "instant": page.printed[2],
        "text": page.printed[3],
    }


def view_chronicle(g: BooksOfTimePosition) -> Chronicle:
    """The open spread of the Chronicle and what has been read of it; nothing before it is opened."""
    if not g.round:
        return {
            "pages": len(g.chronicle.pages),
            "bookmark": bookmark(g.chronicle),
            "bookmark_reached": False,
            "left": None,
            "right": None,
            "read": [],
        }
    box = g.printed
    left, right = g.chronicle.left(), g.chronicle.right()
    return {
        "pages": len(g.chronicle.pages),
        "position": g.chronicle.pos,
        "bookmark": bookmark(g.chronicle),
        "bookmark_reached": g.chronicle.pos >= bookmark(g.chronicle),
        "left": None if left == NONE else view_event(box, left, 1),
        "right": None if right == NONE else view_event(box, right, 0),
        "read": [box.chronicle[page].code for page in g.chronicle.turned()],
    }


def view_event(box: BooksOfTimeBox, number: int, face: int) -> EventFace:
    """A face of a Chronicle page."""
    chapter = box.chronicle[number]
    return {
        "id": chapter.code,
        "name": chapter.name,
        "event": chapter.printed[face],
        "icons": chapter.printed[2].split(", "),  # what Scribbles takes, in order
        "text": chapter.printed[3],
    }


def view_track(box: BooksOfTimeBox, t: int) -> Track:
    """A track of the Civilization board."""
    return {
        "type": LETTERS[t],
        "name": box.types[t],
        "top": TOP,
        "levels": [
            {"cost": box.cost_text[1 + t][level], "benefit": box.benefit_text[t][level]} for level in range(1, TOP + 1)
        ],
    }


def view_seat(g: BooksOfTimePosition, p: Player, viewer: Player) -> SeatView:
    """A seat: all of it is public but the six pages of the setup and what was picked of them."""
    seat = g.seats[p]
    box = g.printed
    own = p == viewer
    return {
        "pen": seat.pen,
        "paper": seat.paper,
        "file": seat.file,
        "vp": seat.vp,
        "points": total(g, p),
        "sheet": {**sheet(g, p)},
        "board": [None if page == NONE else view_page(box, page) for page in seat.board],
        "books": [view_book(g, t, seat.books[t]) for t in range(TYPES)],
        "levels": [*seat.level],
        "next_levels": [min(level + 1, TOP) for level in seat.level],
        "objectives": [view_stack(box, t, seat.sets[t], seat.top[t], missing(box, seat, t)) for t in range(TYPES)],
        "tokens": {box.symbols[i]: n for i, n in enumerate(seat.tokens)},
        "hand": [view_page(box, page) for page in seat.hand] if own else len(seat.hand),
        "picks": [*seat.picks] if own else len(seat.picks),
    }


def view_book(g: BooksOfTimePosition, t: int, book: Book) -> shown.Book:
    """A book: its pages in reading order, where it is open, and what closing it now would pay, or turning it with the
    action Turn pages."""
    return {
        "type": LETTERS[t],
        "position": book.pos,
        "pages": [view_page(g.printed, page) for page in book.pages],
        "closing": view_amounts(*paid_by_closing(g, book)),
        "turning": view_amounts(*paid_by_turning(g, book)),
    }


def view_amounts(pen: int, paper: int, file: int, vp: int) -> Amounts:
    """What something pays."""
    return {"pen": pen, "paper": paper, "file": file, "vp": vp}


def view_stack(box: BooksOfTimeBox, t: int, set: int, level: int, missing: int | None) -> Stack:
    """The tiles that are left of a stack, the top one first."""
    return {
        "type": LETTERS[t],
        "set": "ABCD"[set],
        "level": level,
        "missing": missing,
        "tiles": [
            {
                "requirement": tile.requirement,
                "vp": tile.vp,
                "back": None if tile.back is None else box.gain_text[tile.back.id],
            }
            for tile in box.tiles[t][set][level - 1 :]
        ],
    }


def view_solo(g: BooksOfTimePosition, solo: Solo) -> shown.Solo:
    """The challenge board and Scribbles' pile."""
    box = g.printed
    return {
        "difficulty": DIFFICULTIES[solo.difficulty],
        "points_to_win": POINTS_TO_WIN[solo.difficulty],
        "penalty": PENALTY,
        "challenges": [
            {
                "id": c,
                "text": box.challenges[c].text,
                "tier": box.challenges[c].tier + 1,
                "fulfilled": fulfilled(g, c),
                "at_end": box.challenges[c].at_end,
            }
            for c in solo.chosen
        ],
        "board": view_challenges(box),
        "pile": [view_page(box, page) for page in solo.pile],
        "lost": bool(solo.lost),
        "safe": [slot + 1 for slot in each(solo.safe)],
        "turn": {
            "taken": solo.taken,
            "discarded": solo.discarded,
            "written": solo.written,
            "advanced": [*solo.advanced],
        },
    }


def view_challenges(box: BooksOfTimeBox) -> list[Cell]:
    """The challenge board."""
    return [
        {"id": c, "text": cell.text, "tier": cell.tier + 1, "column": LETTERS[cell.column]}
        for c, cell in enumerate(box.challenges)
    ]


def printed(box: Box) -> Printed:
    """Everything in the box."""
    assert isinstance(box, BooksOfTimeBox)
    return {
        "pages": [view_page(box, page) for page in range(box.regular)],
        "starting": [view_page(box, page) for page in range(box.regular, len(box.pages))],
        "chronicle": [view_chapter(chapter) for chapter in box.chronicle],
        "stacks": [view_stack(box, t, set, 1, None) for t in range(TYPES) for set in range(len(box.tiles[t]))],
        "tracks": [view_track(box, t) for t in range(TYPES)],
        "challenges": view_challenges(box),
        "sections": [*box.cost_text[0]],
    }


def view_chapter(chapter: Chapter) -> shown.Chapter:
    """Both faces of a page of the Chronicle."""
    front, back, icons, text = chapter.printed
    return {
        "id": chapter.code,
        "name": chapter.name,
        "front": front,
        "back": back,
        "icons": icons.split(", "),
        "text": text,
    }


def imagine(g: State, viewer: Player, rng: Rng) -> BooksOfTimePosition:
    """Deal again what the viewer cannot see: other hands, the deck below its top page, the Chronicle from the next page
    on."""
    assert isinstance(g, BooksOfTimePosition)
    h = g.copy()
    h.rng = Rng(rng.next())
    if picking(g):
        deal_hands(h, viewer, rng)
    elif h.deck:
        h.deck = [*rng.mixed(h.deck[:-1]), h.deck[-1]]
    seen = h.chronicle.pages[: h.chronicle.pos + 1] if h.round else []
    coming = [page for page in range(len(h.printed.chronicle)) if page not in seen]
    rng.shuffle(coming)
    h.chronicle = Book(seen + coming[: len(h.chronicle.pages) - len(seen)], h.chronicle.pos)
    return h


def deal_hands(h: BooksOfTimePosition, viewer: Player, rng: Rng) -> None:
    """Mix the hands of the others with the deck; which places of a hand were picked tells nothing about the pages
    there."""
    unseen = h.deck
    for p in range(h.players):
        if p != viewer:
            unseen = unseen + h.seats[p].hand
    unseen = rng.mixed(unseen)
    for p in range(h.players):
        if p != viewer:
            n = len(h.seats[p].hand)
            h.seats[p].hand = unseen[:n]
            unseen = unseen[n:]
    h.deck = unseen
