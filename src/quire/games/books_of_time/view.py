"""What everybody may see, and positions that a viewer cannot tell from the real one (chapter 4 of the specification)."""

from __future__ import annotations

from quire.core.effect import Pick
from quire.core.event import Player
from quire.core.game import Json
from quire.core.rng import Rng
from quire.games.books_of_time.book import NONE, Book
from quire.games.books_of_time.library import SLOTS, TOP, TYPES, Library, Page
from quire.games.books_of_time.scoring import PENALTY, POINTS_TO_WIN, fulfilled, missing, sheet, total
from quire.games.books_of_time.shelf import paid_by_closing, paid_by_turning
from quire.games.books_of_time.state import BooksOfTime, Seat, Solo
from quire.games.books_of_time.steps.scribbles import Block
from quire.games.books_of_time.steps.setup import PLACES
from quire.games.books_of_time.steps.turn import bookmark

DIFFICULTIES = ("easy", "medium", "hard")


def picking(g: BooksOfTime) -> bool:
    """Whether players still pick from their six pages: neither offer nor top of the deck is shown then."""
    return len(g.seats[0].hand) > 0


def view(g: BooksOfTime, viewer: Player, chain: list[str]) -> dict[str, Json]:
    """What the viewer may see; `chain` says what is still to come in this turn."""
    library = g.library
    return {
        "round": g.round,
        "rounds": g.chronicle.spreads(),
        "phase": "setup" if picking(g) else "challenges" if not g.round else "over" if g.over() else "play",
        "actor": g.actor(),
        "first": g.first,
        "chain": [*chain],
        "about": view_about(g),
        "chronicle": view_chronicle(g),
        "offer": [None if page == NONE else view_page(library, page) for page in g.offer],
        "deck": len(g.deck),
        "top": None if picking(g) or not g.deck else view_page(library, g.deck[-1]),
        "discard": [view_page(library, page) for page in sorted(g.discard)],
        "tokens": {library.symbols[i]: n for i, n in enumerate(g.tokens)},
        "places": [*PLACES],
        "tracks": [view_track(library, t) for t in range(TYPES)],
        "sections": [*library.cost_text[0]],
        "activated": None if g.activated == NONE else library.letters[g.activated],
        "turn_scope": "turned" if g.turned_only else "all",
        "payment": "strict" if g.strict else "automatic",
        "seats": [view_seat(g, p, viewer) for p in range(g.players)],
        "solo": None if g.solo is None else view_solo(g, g.solo),
    }


def view_about(g: BooksOfTime) -> Json:
    """Where on the table the decision lies, if its options do not say it: a track and stack, the back of a removed tile, a slot of the offer."""
    library, step = g.library, g.waiting
    if isinstance(step, Block):
        return {"type": None, "backs": [], "slot": step.slot + 1}
    if isinstance(step, Pick) and step.effect.choices is library.level_choices:
        return {"type": library.gain_text[step.effect.parts[1].id][-1], "backs": [], "slot": None}
    if isinstance(step, Pick) and step.effect.choices is library.tile_backs:
        seat = g.seats[step.player]
        removed = next(t for t in range(TYPES) for tile in library.tiles[t][seat.sets[t]] if tile.back is step.effect)
        return {
            "type": library.letters[removed],
            "backs": [library.gain_text[part.id] for part in step.effect.parts],
            "slot": None,
        }
    return {"type": None, "backs": [], "slot": None}


def view_page(library: Library, number: int) -> Json:
    """A page as printed."""
    page: Page = library.pages[number]
    return {
        "id": page.code,
        "name": page.name,
        "type": library.letters[page.type],
        "symbol": None if page.symbol == NONE else library.symbols[page.symbol],
        "front": page.printed[0],
        "back": page.printed[1],
        "instant": page.printed[2],
        "text": page.printed[3],
    }


def view_chronicle(g: BooksOfTime) -> Json:
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
    library = g.library
    left, right = g.chronicle.left(), g.chronicle.right()
    return {
        "pages": len(g.chronicle.pages),
        "position": g.chronicle.pos,
        "bookmark": bookmark(g.chronicle),
        "bookmark_reached": g.chronicle.pos >= bookmark(g.chronicle),
        "left": None if left == NONE else view_event(library, left, 1),
        "right": None if right == NONE else view_event(library, right, 0),
        "read": [library.chronicle[page].code for page in g.chronicle.turned()],
    }


def view_event(library: Library, number: int, face: int) -> Json:
    """A face of a Chronicle page."""
    chapter = library.chronicle[number]
    return {
        "id": chapter.code,
        "name": chapter.name,
        "event": chapter.printed[face],
        "icons": chapter.printed[2],
        "text": chapter.printed[3],
    }


def view_track(library: Library, t: int) -> Json:
    """A track of the Civilization board."""
    return {
        "type": library.letters[t],
        "name": library.types[t],
        "top": TOP,
        "levels": [
            {"cost": library.cost_text[1 + t][level], "benefit": library.benefit_text[t][level]}
            for level in range(1, TOP + 1)
        ],
    }


def view_seat(g: BooksOfTime, p: Player, viewer: Player) -> Json:
    """A seat: all of it is public but the six pages of the setup and what was picked of them."""
    seat = g.seats[p]
    library = g.library
    own = p == viewer
    return {
        "pen": seat.pen,
        "paper": seat.paper,
        "file": seat.file,
        "vp": seat.vp,
        "points": total(g, p),
        "sheet": {**sheet(g, p)},
        "board": [None if page == NONE else view_page(library, page) for page in seat.board],
        "books": [view_book(g, t, seat.books[t]) for t in range(TYPES)],
        "levels": [*seat.level],
        "next_levels": [min(level + 1, TOP) for level in seat.level],
        "objectives": [view_stack(library, seat, t) for t in range(TYPES)],
        "tokens": {library.symbols[i]: n for i, n in enumerate(seat.tokens)},
        "hand": [view_page(library, page) for page in seat.hand] if own else len(seat.hand),
        "picks": [*seat.picks] if own else len(seat.picks),
    }


def view_book(g: BooksOfTime, t: int, book: Book) -> Json:
    """A book: its pages in reading order, where it is open, and what closing it now would pay, or turning it with the action Turn pages."""
    return {
        "type": g.library.letters[t],
        "position": book.pos,
        "pages": [view_page(g.library, page) for page in book.pages],
        "closing": view_amounts(*paid_by_closing(g, book)),
        "turning": view_amounts(*paid_by_turning(g, book)),
    }


def view_amounts(pen: int, paper: int, file: int, vp: int) -> Json:
    """What something pays."""
    return {"pen": pen, "paper": paper, "file": file, "vp": vp}


def view_stack(library: Library, seat: Seat, t: int) -> Json:
    """The tiles that are left of a stack, the top one first."""
    tiles = library.tiles[t][seat.sets[t]][seat.top[t] - 1 :]
    return {
        "type": library.letters[t],
        "set": "ABCD"[seat.sets[t]],
        "level": seat.top[t],
        "missing": missing(library, seat, t),
        "tiles": [
            {
                "requirement": tile.requirement,
                "vp": tile.vp,
                "back": None if tile.back is None else library.gain_text[tile.back.id],
            }
            for tile in tiles
        ],
    }


def view_solo(g: BooksOfTime, solo: Solo) -> Json:
    """The challenge board and Scribbles' pile."""
    library = g.library
    return {
        "difficulty": DIFFICULTIES[solo.difficulty],
        "points_to_win": POINTS_TO_WIN[solo.difficulty],
        "penalty": PENALTY,
        "challenges": [
            {
                "id": c,
                "text": library.challenges[c].text,
                "tier": library.challenges[c].tier + 1,
                "fulfilled": fulfilled(g, c),
                "at_end": library.challenges[c].at_end,
            }
            for c in solo.chosen
        ],
        "board": [
            {"id": c, "text": cell.text, "tier": cell.tier + 1, "column": library.letters[cell.column]}
            for c, cell in enumerate(library.challenges)
        ],
        "pile": [view_page(library, page) for page in solo.pile],
        "lost": bool(solo.lost),
        "safe": [slot + 1 for slot in range(SLOTS) if solo.safe >> slot & 1],
        "turn": {
            "taken": solo.taken,
            "discarded": solo.discarded,
            "written": solo.written,
            "advanced": [*solo.advanced],
        },
    }


def imagine(g: BooksOfTime, viewer: Player, rng: Rng) -> BooksOfTime:
    """Deal anew what the viewer cannot see: other hands, the deck below its top page, the Chronicle from the next page on."""
    h = g.copy()
    h.rng = Rng(rng.next())
    if picking(g):
        deal_hands(h, viewer, rng)
    elif h.deck:
        h.deck = [*rng.mixed(h.deck[:-1]), h.deck[-1]]
    seen = h.chronicle.pages[: h.chronicle.pos + 1] if h.round else []
    coming = [page for page in range(len(h.library.chronicle)) if page not in seen]
    rng.shuffle(coming)
    h.chronicle = Book(seen + coming[: len(h.chronicle.pages) - len(seen)], h.chronicle.pos)
    return h


def deal_hands(h: BooksOfTime, viewer: Player, rng: Rng) -> None:
    """Mix the hands of the others with the deck; which places of a hand were picked tells nothing about the pages there."""
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
