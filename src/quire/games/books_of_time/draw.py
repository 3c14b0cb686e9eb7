"""The position in a terminal: books as open spreads with the string of their pages below."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from quire.core.event import NOBODY, Player
from quire.games.books_of_time.book import NONE, Book
from quire.games.books_of_time.library import SCIENCE, SLOTS, TYPES, Library
from quire.games.books_of_time.scoring import fulfilled, missing, top_tile, total
from quire.games.books_of_time.shelf import paid_by_closing, paid_by_turning
from quire.games.books_of_time.state import BooksOfTime, Seat
from quire.games.books_of_time.view import DIFFICULTIES, picking
from quire.games.books_of_time.words import ROMAN, amounts

COLOURS = ("red", "green", "yellow")
FACE = 34  # characters of one face of a spread


def draw(g: BooksOfTime, viewer: Player, names: Sequence[str]) -> str:
    """The Chronicle and the offer, then every seat; the viewer's books (or the actor's) as spreads."""
    near = viewer if viewer != NOBODY else max(g.actor(), 0)
    lines = [*chronicle(g), *offer(g)]
    for k in range(g.players):
        p = (near + k) % g.players
        lines += ["", *seat(g, p, names[p], p == near)]
    lines += hand(g, viewer)
    return "\n".join(lines + solo(g))


def plain(text: str) -> str:
    """Text that rich shows as it is."""
    return text.replace("[", "\\[")


def coloured(t: int, text: str) -> str:
    """Text in the colour of a type."""
    return f"[{COLOURS[t]}]{plain(text)}[/{COLOURS[t]}]"


def page(library: Library, number: int) -> str:
    """A page in one line."""
    if number == NONE:
        return "[dim]empty[/dim]"
    found = library.pages[number]
    symbol = "no symbol" if found.symbol == NONE else library.symbols[found.symbol]
    faces = [
        f"[dim]{face}[/dim] {text}" for face, text in zip(("front", "back", "instant"), found.printed, strict=False)
    ]
    return " ".join([coloured(found.type, f"{found.code} {found.name}"), symbol, *faces])


def chronicle(g: BooksOfTime) -> list[str]:
    """The round and the two events."""
    if not g.round:
        return ["[bold]Setup[/bold]   The Chronicle is closed."]
    chapters = g.library.chronicle
    left, right = g.chronicle.left(), g.chronicle.right()
    faces = [
        "front cover" if left == NONE else f"{chapters[left].name}: {chapters[left].printed[1]}",
        "back cover" if right == NONE else f"{chapters[right].name}: {chapters[right].printed[0]}",
    ]
    return [f"[bold]Round {g.round} of {g.chronicle.spreads()}[/bold]   Chronicle", *spread(faces[0], faces[1])]


def offer(g: BooksOfTime) -> list[str]:
    """The offer, the deck and the discard pile."""
    lines = (
        [f"  slot {i + 1}  {page(g.library, g.offer[i])}" for i in range(SLOTS)]
        if g.offer != [NONE] * SLOTS or g.round
        else []
    )
    top = "" if picking(g) or not g.deck else f", on top {page(g.library, g.deck[-1])}"
    return [*lines, f"  deck {len(g.deck)}{top}", f"  discard pile {len(g.discard)}"]


def seat(g: BooksOfTime, p: Player, name: str, near: bool) -> list[str]:
    """A seat: what it owns, its tracks and objectives, its books and sections."""
    found = g.seats[p]
    mark = ">" if p == g.actor() else " "
    owned = f"Pens {found.pen}  Paper {found.paper}  Files {found.file}  VP {found.vp}"
    lines = [
        f"{mark} [bold]{plain(name)}[/bold]{' (starts)' if p == g.first else ''}   {owned}  [dim]points now {total(g, p)}[/dim]"
    ]
    lines += [f"    {track(g, found, t)}" for t in range(TYPES)]
    for t in range(TYPES):
        lines += book(g, found.books[t], t, near)
    if near:
        lines += [
            f"    section {i + 1} ({g.library.cost_text[0][i]})  {page(g.library, number)}"
            for i, number in enumerate(found.board)
        ]
    else:
        lines.append(
            "    sections " + "  ".join("–" if number == NONE else short(g.library, number) for number in found.board)
        )
    return lines


def track(g: BooksOfTime, found: Seat, t: int) -> str:
    """Level, next step and objective of a type."""
    library = g.library
    level = found.level[t]
    tile = top_tile(library, found, t)
    texts = library.cost_text[1 + t]
    step = (
        "at the top"
        if level + 1 == len(texts)
        else f"next {ROMAN[level + 1]} for {texts[level + 1]}: {library.benefit_text[t][level + 1]}"
    )
    wanting = missing(library, found, t)
    state = f"{wanting} missing" if wanting else "fulfilled"
    owned = [library.symbols[i] for i, n in enumerate(found.tokens) for _ in range(n)] if t == SCIENCE else []
    tokens = f"; tokens {' '.join(owned)}" if owned else ""
    return f"{coloured(t, library.types[t])} level {ROMAN[level]} ({step}); objective {tile.requirement} = {tile.vp} VP, {state}{tokens}"


def short(library: Library, number: int) -> str:
    """A page as a bead on the string."""
    found = library.pages[number]
    return coloured(found.type, found.code + ("" if found.symbol == NONE else f"·{library.symbols[found.symbol]}"))


def book(g: BooksOfTime, found: Book, t: int, near: bool) -> list[str]:
    """A book: its spread, and the string of its pages with a mark where it is open."""
    library = g.library
    left, right = found.left(), found.right()
    beads = [short(library, number) for number in found.pages]
    string = f"{' '.join(beads[: found.pos])} [bold]❘[/bold] {' '.join(beads[found.pos :])}".strip()
    closing, turning = amounts(*paid_by_closing(g, found)), amounts(*paid_by_turning(g, found))
    if not near:
        return [f"    {coloured(t, library.types[t])}  {string}"]
    back = "front cover" if left == NONE else f"{library.pages[left].name}: {library.pages[left].printed[1]}"
    front = "back cover"
    if right != NONE:
        page = library.pages[right]
        front = f"{page.name}: {page.printed[0]}; instant {page.printed[2]}"
    return [
        f"    {coloured(t, library.types[t])}",
        *spread(back, front),
        f"    {string}   [dim]closing pays {closing}, turning {turning}[/dim]",
    ]


def spread(left: str, right: str) -> list[str]:
    """Two faces side by side."""
    a, b = wrap(left, FACE), wrap(right, FACE)
    rows = max(len(a), len(b))
    a += [""] * (rows - len(a))
    b += [""] * (rows - len(b))
    edge = "─" * (FACE + 2)
    middle = [f"    │ {plain(x.ljust(FACE))} │ {plain(y.ljust(FACE))} │" for x, y in zip(a, b, strict=True)]
    return [f"    ┌{edge}┬{edge}┐", *middle, f"    └{edge}┴{edge}┘"]


def hand(g: BooksOfTime, viewer: Player) -> list[str]:
    """The six pages of the setup, for their owner."""
    if viewer == NOBODY or not picking(g):
        return []
    found = g.seats[viewer]
    lines = ["", "Your six pages"]
    for i, number in enumerate(found.hand):
        lines.append(f"  {i + 1} {'[dim]picked[/dim] ' if i in found.picks else ''}{page(g.library, number)}")
    return lines


def solo(g: BooksOfTime) -> list[str]:
    """The challenges and Scribbles' pile."""
    if g.solo is None:
        return []
    pile = " ".join(short(g.library, number) for number in g.solo.pile) or "none"
    lines = ["", f"[bold]Scribbles[/bold] ({DIFFICULTIES[g.solo.difficulty]}), {len(g.solo.pile)} pages taken: {pile}"]
    return lines + [f"  {'✓' if fulfilled(g, c) else '·'} {plain(g.library.challenges[c].text)}" for c in g.solo.chosen]
