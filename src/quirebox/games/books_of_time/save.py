"""Position <-> plain data; steps by their tags."""

from __future__ import annotations

from quirebox.core.box import Box
from quirebox.core.errors import SaveError
from quirebox.core.masks import first
from quirebox.core.plain import Json, Node
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import OVER, Step
from quirebox.games.books_of_time.book import NONE, Book
from quirebox.games.books_of_time.box import HAND, LEVELS, SECTIONS, SLOTS, TOKENS, TOP, TYPES, BooksOfTimeBox
from quirebox.games.books_of_time.effects.costs import DROPS, Cost
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat, Solo
from quirebox.games.books_of_time.steps.activate import ACTIVATES, CHOOSE_BOOKS
from quirebox.games.books_of_time.steps.advance import ADVANCES
from quirebox.games.books_of_time.steps.drawing import DRAWS
from quirebox.games.books_of_time.steps.gains import FREE_WRITES, RECOVERS, REFRESHES, TAKES
from quirebox.games.books_of_time.steps.reading import CLOSES, TURN_PAGES
from quirebox.games.books_of_time.steps.scribbles import BLOCKS, CHOOSE_CHALLENGE, SCRIBBLES
from quirebox.games.books_of_time.steps.setup import REVEAL, SETUP_PICKS
from quirebox.games.books_of_time.steps.turn import AFTERS, BEGINS, EVENT_PHASE, ROUND, TURNS
from quirebox.games.books_of_time.steps.write import WRITES


def numbers(values: list[int]) -> Json:
    """A list of numbers as plain data."""
    return [*values]


def pack(g: State) -> Json:
    """Every field of a position."""
    assert isinstance(g, BooksOfTimePosition)
    return {
        "first": g.first,
        "round": g.round,
        "chronicle": pack_book(g.chronicle),
        "offer": numbers(g.offer),
        "deck": numbers(g.deck),
        "discard": numbers(g.discard),
        "tokens": numbers(g.tokens),
        "activated": g.activated,
        "turned only": g.turned_only,
        "strict": g.strict,
        "seats": [pack_seat(seat) for seat in g.seats],
        "solo": None if g.solo is None else pack_solo(g.solo),
    }


def pack_book(book: Book) -> Json:
    """A book: its position, then its pages."""
    return [book.pos, *book.pages]


def pack_seat(seat: Seat) -> Json:
    """A seat."""
    return {
        "stock": [seat.pen, seat.paper, seat.file, seat.vp],
        "books": [pack_book(book) for book in seat.books],
        "board": numbers(seat.board),
        "level": numbers(seat.level),
        "top": numbers(seat.top),
        "sets": numbers(seat.sets),
        "tokens": numbers(seat.tokens),
        "hand": numbers(seat.hand),
        "picks": numbers(seat.picks),
    }


def pack_solo(solo: Solo) -> Json:
    """The solo game; an option that is younger than saved games is left out unless it is chosen."""
    chosen: dict[str, Json] = {"offer counts": True} if solo.offer_counts else {}
    return {
        "difficulty": solo.difficulty,
        "chosen": numbers(solo.chosen),
        "fulfilled": numbers(solo.fulfilled),
        "pile": numbers(solo.pile),
        "safe": solo.safe,
        "file used": solo.file_used,
        "lost": solo.lost,
        "turn": [solo.taken, solo.discarded, solo.written, *solo.advanced],
        **chosen,
    }


def unpack(box: Box, players: int, data: Node) -> BooksOfTimePosition:
    """The position that `pack` describes."""
    assert isinstance(box, BooksOfTimeBox)
    seats = [unpack_seat(box, seat) for seat in data["seats"]]
    if len(seats) != players:
        raise SaveError(f"{data['seats'].where}: found {len(seats)} seats for {players} players")
    solo = None if data["solo"].value is None else unpack_solo(box, data["solo"])
    pages = box.regular - 1
    return BooksOfTimePosition(
        box,
        players,
        Rng(0),
        [],
        OVER,
        [],
        seats,
        data["first"].number(0, players - 1),
        data["round"].number(0),
        unpack_book(data["chronicle"], len(box.chronicle)),
        exactly(data["offer"], SLOTS, NONE, pages),
        data["deck"].numbers(0, pages),
        data["discard"].numbers(0, pages),
        exactly(data["tokens"], TOKENS, 0, TOKENS),
        data["activated"].number(NONE, TYPES - 1),
        data["turned only"].flag(),
        data["strict"].flag(),
        solo,
    )


def exactly(node: Node, n: int, lowest: int, highest: int) -> list[int]:
    """A list of n numbers within bounds."""
    found = node.numbers(lowest, highest)
    if len(found) != n:
        raise node.wrong(f"{n} numbers")
    return found


def unpack_book(node: Node, most: int) -> Book:
    """A book whose pages have numbers below `most`."""
    pos, *pages = list(node) or [node]
    found = [page.number(0, most - 1) for page in pages]
    return Book(found, pos.number(0, len(found)))


def unpack_seat(box: BooksOfTimeBox, node: Node) -> Seat:
    """A seat."""
    pen, paper, file, vp = exactly(node["stock"], 4, 0, 2**30)
    books = [unpack_book(book, len(box.pages)) for book in node["books"]]
    if len(books) != TYPES:
        raise node["books"].wrong(f"{TYPES} books")
    return Seat(
        pen,
        paper,
        file,
        vp,
        books,
        exactly(node["board"], SECTIONS, NONE, box.regular - 1),
        exactly(node["level"], TYPES, 0, TOP),
        exactly(node["top"], TYPES, 1, LEVELS),
        exactly(node["sets"], TYPES, 0, len(box.tiles[0]) - 1),
        exactly(node["tokens"], TOKENS, 0, TOKENS),
        node["hand"].numbers(0, box.regular - 1),
        node["picks"].numbers(0, HAND - 1),
    )


def unpack_solo(box: BooksOfTimeBox, node: Node) -> Solo:
    """The solo game."""
    cells = len(box.challenges) - 1
    turn = exactly(node["turn"], 3 + TYPES, 0, box.regular)
    return Solo(
        node["difficulty"].number(0, 2),
        node["chosen"].numbers(0, cells),
        node["fulfilled"].numbers(0, cells),
        node["pile"].numbers(0, box.regular - 1),
        node["safe"].number(0, first(SLOTS)),
        node["file used"].number(0),
        node["lost"].number(0, 1),
        turn[0],
        turn[1],
        turn[2],
        turn[3:],
        node.has("offer counts") and node["offer counts"].flag(),
    )


def step(box: Box, tag: str, values: list[int]) -> Step:
    """The step that its data describe; IndexError or ValueError if there is none."""
    assert isinstance(box, BooksOfTimeBox)
    if values and min(values) < 0:
        raise ValueError(values)
    found = setup_step(tag, values) or turn_step(tag, values) or action_step(tag, values) or gain_step(box, tag, values)
    if found is None:
        raise SaveError(f"Books of Time has no step {tag!r} with {len(values)} numbers")
    return found


def setup_step(tag: str, values: list[int]) -> Step | None:
    """A step of the setup or of the solo mode."""
    match tag, values:
        case "SetupPick", [p, k]:
            return SETUP_PICKS[p][k]
        case "Reveal", []:
            return REVEAL
        case "ChooseChallenge", []:
            return CHOOSE_CHALLENGE
        case "Scribbles", [k]:
            return SCRIBBLES[k]
        case "Block", [slot]:
            return BLOCKS[slot]
    return None


def turn_step(tag: str, values: list[int]) -> Step | None:
    """A step that frames turns."""
    match tag, values:
        case "Round", []:
            return ROUND
        case "EventPhase", []:
            return EVENT_PHASE
        case "Begin", [p]:
            return BEGINS[p]
        case "Turn", [p, used]:
            return TURNS[p][used]
        case "After", [p, used]:
            return AFTERS[p][used]
    return None


def action_step(tag: str, values: list[int]) -> Step | None:
    """A step of one of the six actions."""
    match tag, values:
        case "ChooseBook", [p]:
            return CHOOSE_BOOKS[p]
        case "Activate", [p, t, unused]:
            return ACTIVATES[p][t][unused]
        case "Write", [p, again]:
            return WRITES[p][again]
        case "Close", [p]:
            return CLOSES[p]
        case "Draw", [p, n, fresh]:
            return DRAWS[p][n][fresh]
        case "AdvanceOn", [p, again]:
            return ADVANCES[p][again]
        case "TurnPages", [p]:
            return TURN_PAGES[p]
    return None


def gain_step(box: BooksOfTimeBox, tag: str, values: list[int]) -> Step | None:
    """A step inside an ability."""
    match tag, values:
        case "Take", [p, n]:
            return TAKES[p][n]
        case "Refresh", [p]:
            return REFRESHES[p]
        case "Recover", [p]:
            return RECOVERS[p]
        case "FreeWrite", [p, types]:
            return FREE_WRITES[p][types]
        case "Drop", [p, t]:
            return DROPS[p][t]
        case "PayFiles", [p, effect]:
            cost = box.effects[effect]
            if isinstance(cost, Cost):
                return cost.payments[p]
    return None
