"""What everybody may see, and positions that a viewer cannot tell from the real one (chapter 4 of the
specification)."""

from __future__ import annotations

from typing import Final

from quirebox.core import message
from quirebox.core.box import Box
from quirebox.core.effect import Pick
from quirebox.core.event import Player
from quirebox.core.masks import each
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.books_of_time import shown
from quirebox.games.books_of_time.book import NONE, Book
from quirebox.games.books_of_time.box import DIFFICULTIES, SLOTS, TOP, TYPES, BooksOfTimeBox, Chapter, Icon, Tile
from quirebox.games.books_of_time.effects.gains import AdvanceObjective
from quirebox.games.books_of_time.position import BooksOfTimePosition, Solo
from quirebox.games.books_of_time.scoring import PENALTY, POINTS_TO_WIN, fulfilled, missing, sheet, total
from quirebox.games.books_of_time.shown import (
    LETTERS,
    About,
    Amounts,
    Chronicle,
    Printed,
    SeatView,
    Tiles,
    Track,
    View,
)
from quirebox.games.books_of_time.steps.scribbles import Block
from quirebox.games.books_of_time.steps.turn import bookmark
from quirebox.games.books_of_time.telling.abilities import ability, instant
from quirebox.games.books_of_time.telling.conditions import challenge_words, requirement
from quirebox.games.books_of_time.telling.nouns import kind
from quirebox.games.books_of_time.telling.questions import coming
from quirebox.games.books_of_time.verbs import paid_by_closing, paid_by_turning

SETS: Final = "ABCD"  # of objective tiles


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
        "chain": [message.plain(one) for one in coming(g)],
        "about": view_about(g),
        "chronicle": view_chronicle(g),
        "offer": places(box, g.offer),
        "deck": len(g.deck),
        "top": None if picking(g) or not g.deck else box.pages[g.deck[-1]].code,
        "discard": codes(box, sorted(g.discard)),
        "tokens": {box.symbols[i]: n for i, n in enumerate(g.tokens)},
        "activated": None if g.activated == NONE else LETTERS[g.activated],
        "turn_scope": "turned" if g.turned_only else "all",
        "payment": "strict" if g.strict else "automatic",
        "seats": [view_seat(g, p, viewer) for p in range(g.players)],
        "solo": None if g.solo is None else view_solo(g, g.solo),
    }


def codes(box: BooksOfTimeBox, pages: list[int]) -> list[str]:
    """Pages by their ids."""
    return [box.pages[page].code for page in pages]


def places(box: BooksOfTimeBox, pages: list[int]) -> list[str | None]:
    """Places with pages, by their ids, or without."""
    return [None if page == NONE else box.pages[page].code for page in pages]


def view_about(g: BooksOfTimePosition) -> About:
    """Where on the table the decision lies, if its options do not say it: a track and stack, the back of a removed
    tile, a slot of the offer."""
    box, step = g.printed, g.waiting
    if isinstance(step, Block):
        return {"type": None, "removed": None, "slot": step.slot + 1}
    if isinstance(step, Pick):
        objective = step.effect.parts[-1]
        if step.effect.choices is box.actions.level_choices and isinstance(objective, AdvanceObjective):
            return {"type": LETTERS[objective.type], "removed": None, "slot": None}
        if step.effect.choices is box.actions.tile_backs:
            seat = g.seats[step.player]
            removed = next(t for t in range(TYPES) for tile in box.tiles[t][seat.sets[t]] if tile.back is step.effect)
            return {"type": LETTERS[removed], "removed": seat.top[removed] - 1, "slot": None}
    return {"type": None, "removed": None, "slot": None}


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
        "left": None if left == NONE else box.chronicle[left].code,
        "right": None if right == NONE else box.chronicle[right].code,
        "read": [box.chronicle[page].code for page in g.chronicle.turned()],
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
        "board": places(box, seat.board),
        "books": [view_book(g, t, seat.books[t]) for t in range(TYPES)],
        "levels": [*seat.level],
        "next_levels": [min(level + 1, TOP) for level in seat.level],
        "objectives": [
            {
                "type": LETTERS[t],
                "set": SETS[seat.sets[t]],
                "level": seat.top[t],
                "missing": missing(box, seat, t),
            }
            for t in range(TYPES)
        ],
        "tokens": {box.symbols[i]: n for i, n in enumerate(seat.tokens)},
        "hand": codes(box, seat.hand) if own else len(seat.hand),
        "picks": [*seat.picks] if own else len(seat.picks),
    }


def view_book(g: BooksOfTimePosition, t: int, book: Book) -> shown.Book:
    """A book: its pages in reading order, where it is open, and what closing it now would pay, or turning it with the
    action Turn pages."""
    return {
        "type": LETTERS[t],
        "position": book.pos,
        "pages": codes(g.printed, book.pages),
        "closing": view_amounts(*paid_by_closing(g, book)),
        "turning": view_amounts(*paid_by_turning(g, book)),
    }


def view_amounts(pen: int, paper: int, file: int, vp: int) -> Amounts:
    """What something pays."""
    return {"pen": pen, "paper": paper, "file": file, "vp": vp}


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
                "fulfilled": fulfilled(g, c),
                "at_end": box.challenges[c].at_end,
            }
            for c in solo.chosen
        ],
        "pile": codes(box, solo.pile),
        "lost": bool(solo.lost),
        "safe": [slot + 1 for slot in each(solo.safe)],
        "turn": {
            "taken": solo.taken,
            "discarded": solo.discarded,
            "written": solo.written,
            "advanced": [*solo.advanced],
        },
    }


# ---- what is printed


def printed(box: Box) -> Printed:
    """Everything in the box."""
    assert isinstance(box, BooksOfTimeBox)
    return {
        "pages": [printed_page(box, page) for page in range(box.regular)],
        "starting": [printed_page(box, page) for page in range(box.regular, len(box.pages))],
        "chronicle": [printed_chapter(box, chapter) for chapter in box.chronicle],
        "stacks": [printed_stack(box, t, set) for t in range(TYPES) for set in range(len(box.tiles[t]))],
        "tracks": [printed_track(box, t) for t in range(TYPES)],
        "challenges": [
            {
                "id": c,
                "text": message.plain(challenge_words(box, cell)),
                "tier": cell.tier + 1,
                "column": LETTERS[cell.column],
            }
            for c, cell in enumerate(box.challenges)
        ],
        "sections": [ability(box, cost) for cost in box.section_costs],
    }


def printed_page(box: BooksOfTimeBox, number: int) -> shown.Page:
    """A page."""
    page = box.pages[number]
    return {
        "id": page.code,
        "name": message.plain(message.Printed(page.name)),
        "type": LETTERS[page.type],
        "symbol": None if page.symbol == NONE else box.symbols[page.symbol],
        "front": ability(box, page.front),
        "back": ability(box, page.back),
        "instant": instant(page),
        "text": message.plain(message.Printed(page.printed[3])),
    }


def printed_chapter(box: BooksOfTimeBox, chapter: Chapter) -> shown.Chapter:
    """A page of the Chronicle."""
    return {
        "id": chapter.code,
        "name": message.plain(message.Printed(chapter.name)),
        "front": ability(box, chapter.front),
        "back": ability(box, chapter.back),
        "icons": [printed_icon(box, icon) for icon in chapter.icons],
        "text": message.plain(message.Printed(chapter.printed[3])),
    }


def printed_icon(box: BooksOfTimeBox, icon: Icon) -> shown.Icon:
    """What Scribbles takes."""
    return {
        "symbol": None if icon.symbol == NONE else box.symbols[icon.symbol],
        "type": None if icon.type == NONE else LETTERS[icon.type],
        "slot": None if icon.slot in (NONE, SLOTS) else icon.slot + 1,
    }


def printed_stack(box: BooksOfTimeBox, t: int, set: int) -> Tiles:
    """A stack of tiles."""
    return {"type": LETTERS[t], "set": SETS[set], "tiles": [printed_tile(box, tile) for tile in box.tiles[t][set]]}


def printed_tile(box: BooksOfTimeBox, tile: Tile) -> shown.Tile:
    """An objective tile with its back."""
    backs = [] if tile.back is None else tile.back.parts
    return {"requirement": requirement(box, tile), "vp": tile.vp, "back": [ability(box, part) for part in backs]}


def printed_track(box: BooksOfTimeBox, t: int) -> Track:
    """A track of the Civilization board."""
    levels = zip(box.step_costs[t][1:], box.benefits[t][1:], strict=True)
    return {
        "type": LETTERS[t],
        "name": message.plain(kind(box, t)),
        "top": TOP,
        "levels": [{"cost": ability(box, cost), "benefit": ability(box, benefit)} for cost, benefit in levels],
    }


# ---- what is hidden


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
