"""The position in a terminal: books as open spreads with the string of their pages below."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.audience import Part, aid
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.games.books_of_time.book import NONE, Book
from quire.games.books_of_time.box import DIFFICULTIES, SCIENCE, SLOTS, TYPES, BooksOfTimeBox, Icon
from quire.games.books_of_time.position import BooksOfTimePosition, Seat
from quire.games.books_of_time.scoring import fulfilled, missing, top_tile, total
from quire.games.books_of_time.steps.scribbles import aim, icons
from quire.games.books_of_time.telling.sentences import ROMAN, amounts
from quire.games.books_of_time.verbs import paid_by_closing, paid_by_turning
from quire.games.books_of_time.view import picking

COLOURS = ("red", "green", "yellow")
AID = (
    "BOT-TURN-2",
    "BOT-ACT-ACTIVATE-1",
    "BOT-ACT-WRITE-1",
    "BOT-ACT-WRITE-2",
    "BOT-ACT-CLOSE-1",
    "BOT-ACT-DRAW-2",
    "BOT-ACT-ADVANCE-1",
    "BOT-ACT-TURN-1",
    "BOT-ACT-TURN-2",
    "BOT-TURN-3",
    "BOT-RES-2",
    "BOT-CIV-3",
    "BOT-END-1",
    "BOT-END-2",
    "BOT-END-3",
    "BOT-END-4",
)


def draw(g: State, viewer: Player, names: Sequence[str]) -> list[Part]:
    """The Chronicle and the offer, then every seat; the books of the viewer (or the actor) in full."""
    assert isinstance(g, BooksOfTimePosition)
    near = viewer if viewer != NOBODY else max(g.actor(), 0)
    box, own = g.printed, g.seats[near]
    return [
        Part("round", chronicle(g), chronicle(g)[:1]),
        *solo(g),
        Part("offer", offer(g), offer_brief(g), rank=3),
        *hand(g, viewer),
        Part(plain(names[near]), [seat_head(g, near, names[near])]),
        Part("tracks", [f"    {track(g, own, t)}" for t in range(TYPES)], track_brief(g, own), rank=4),
        *(Part(box.types[t], book(g, own.books[t], t), book(g, own.books[t], t)[:1]) for t in range(TYPES)),
        Part("sections", sections(g, own), [sections_brief(g, own)], rank=2),
        *(
            Part(plain(names[p]), seat(g, p, names[p]), [seat_brief(g, p, names[p])], rank=5)
            for p in ((near + k) % g.players for k in range(1, g.players))
        ),
        Part("levels", [line for t in range(TYPES) for line in levels(g, t)], asked=True),
        Part("objectives", [line for t in range(TYPES) for line in objectives(g, own, t)], asked=True),
        Part("discard", [page(box, number) for number in g.discard] or ["The discard pile is empty."], asked=True),
        aid(box, AID if g.solo is None else [*AID, *(f"BOT-SOLO-{n}" for n in range(4, 14))]),
    ]


def plain(text: str) -> str:
    """Text that rich shows as it is."""
    return text.replace("[", "\\[")


def coloured(t: int, text: str) -> str:
    """Text in the colour of a type."""
    return f"[{COLOURS[t]}]{plain(text)}[/{COLOURS[t]}]"


def page(box: BooksOfTimeBox, number: int) -> str:
    """A page in one line."""
    if number == NONE:
        return "[dim]empty[/dim]"
    found = box.pages[number]
    symbol = "no symbol" if found.symbol == NONE else box.symbols[found.symbol]
    faces = [
        f"[dim]{face}[/dim] {text}" for face, text in zip(("front", "back", "instant"), found.printed, strict=False)
    ]
    return " ".join([coloured(found.type, f"{found.code} {found.name}"), symbol, *faces])


def chronicle(g: BooksOfTimePosition) -> list[str]:
    """The round and the two events."""
    if not g.round:
        return ["[bold]Setup[/bold]   The Chronicle is closed."]
    chapters = g.printed.chronicle
    left, right = g.chronicle.left(), g.chronicle.right()
    faces = [
        "front cover" if left == NONE else f"{chapters[left].name}: {chapters[left].printed[1]}",
        "back cover" if right == NONE else f"{chapters[right].name}: {chapters[right].printed[0]}",
    ]
    return [
        f"[bold]Round {g.round} of {g.chronicle.spreads()}[/bold]",
        f"    Chronicle, left   {plain(faces[0])}",
        f"    Chronicle, right  {plain(faces[1])}",
    ]


def offer(g: BooksOfTimePosition) -> list[str]:
    """The offer, the deck and the discard pile."""
    lines = (
        [f"  slot {i + 1}  {page(g.printed, g.offer[i])}" for i in range(SLOTS)]
        if g.offer != [NONE] * SLOTS or g.round
        else []
    )
    top = "" if picking(g) or not g.deck else f", on top {page(g.printed, g.deck[-1])}"
    return [*lines, f"  deck {len(g.deck)}{top}", f"  discard pile {len(g.discard)}"]


def offer_brief(g: BooksOfTimePosition) -> list[str]:
    """The same by codes and symbols."""
    slots = [
        f"{i + 1} {'–' if number == NONE else short(g.printed, number)}" for i, number in enumerate(g.offer) if g.round
    ]
    top = "" if picking(g) or not g.deck else f"top {short(g.printed, g.deck[-1])}"
    return ["  offer  " + "   ".join([*slots, top, f"deck {len(g.deck)}", f"discard pile {len(g.discard)}"])]


def seat_head(g: BooksOfTimePosition, p: Player, name: str) -> str:
    """Who, and what they own."""
    found = g.seats[p]
    mark = ">" if p == g.actor() else " "
    owned = f"Pens {found.pen}  Paper {found.paper}  Files {found.file}  VP {found.vp}"
    return (
        f"{mark} [bold]{plain(name)}[/bold]{' (starts)' if p == g.first else ''}   {owned}   [dim]points now "
        f"{total(g, p)}[/dim]"
    )


def seat_brief(g: BooksOfTimePosition, p: Player, name: str) -> str:
    """A seat in a line."""
    levels = "  ".join(coloured(t, f"{g.printed.types[t][0]} {ROMAN[g.seats[p].level[t]]}") for t in range(TYPES))
    return f"{seat_head(g, p, name)}   {levels}"


def seat(g: BooksOfTimePosition, p: Player, name: str) -> list[str]:
    """Somebody else's seat: what it owns, its tracks and objectives, its books and sections."""
    found = g.seats[p]
    lines = [seat_head(g, p, name), *(f"    {track(g, found, t)}" for t in range(TYPES))]
    for t in range(TYPES):
        lines.append(f"    {coloured(t, g.printed.types[t])}  {beads(g, found.books[t])}")
    return [*lines, sections_brief(g, found)]


def sections(g: BooksOfTimePosition, found: Seat) -> list[str]:
    """The sections with their costs and pages."""
    return [
        f"    section {i + 1} ({g.printed.cost_text[0][i]})  {page(g.printed, number)}"
        for i, number in enumerate(found.board)
    ]


def sections_brief(g: BooksOfTimePosition, found: Seat) -> str:
    """The same by codes and symbols."""
    return "    sections  " + "   ".join(
        f"{i + 1} {'–' if number == NONE else short(g.printed, number)}" for i, number in enumerate(found.board)
    )


def track_brief(g: BooksOfTimePosition, found: Seat) -> list[str]:
    """Levels and objectives in a line."""
    told = []
    for t in range(TYPES):
        wanting, tile = missing(g.printed, found, t), top_tile(g.printed, found, t)
        state = f"{wanting} missing for {tile.vp} VP" if wanting else f"{tile.vp} VP"
        told.append(f"{coloured(t, f'{g.printed.types[t][0]} {ROMAN[found.level[t]]}')} ({state})")
    return ["    " + "   ".join(told)]


def levels(g: BooksOfTimePosition, t: int) -> list[str]:
    """Every level of a track, with its cost and benefit."""
    box = g.printed
    costs, benefits = box.cost_text[1 + t], box.benefit_text[t]
    return [coloured(t, box.types[t])] + [
        f"  {ROMAN[i]:>3}  {plain(costs[i])}: {plain(benefits[i])}" for i in range(1, len(costs))
    ]


def objectives(g: BooksOfTimePosition, found: Seat, t: int) -> list[str]:
    """The tiles of a stack from the top one down, with what removing each gives."""
    box = g.printed
    lines = [coloured(t, box.types[t])]
    for tile in box.tiles[t][found.sets[t]][found.top[t] - 1 :]:
        back = "" if tile.back is None else f"; removing it gives {plain(box.gain_text[tile.back.id])}"
        lines.append(f"  {plain(tile.requirement)} = {tile.vp} VP{back}")
    return lines


def track(g: BooksOfTimePosition, found: Seat, t: int) -> str:
    """Level, next step and objective of a type."""
    box = g.printed
    level = found.level[t]
    tile = top_tile(box, found, t)
    texts = box.cost_text[1 + t]
    step = (
        "at the top"
        if level + 1 == len(texts)
        else f"next {ROMAN[level + 1]} for {texts[level + 1]}: {box.benefit_text[t][level + 1]}"
    )
    wanting = missing(box, found, t)
    state = f"{wanting} missing" if wanting else "fulfilled"
    owned = [box.symbols[i] for i, n in enumerate(found.tokens) for _ in range(n)] if t == SCIENCE else []
    tokens = f"; tokens {' '.join(owned)}" if owned else ""
    return (
        f"{coloured(t, box.types[t])} level {ROMAN[level]} ({step}); objective {tile.requirement} = "
        f"{tile.vp} VP, {state}{tokens}"
    )


def short(box: BooksOfTimeBox, number: int) -> str:
    """A page as a bead on the string."""
    found = box.pages[number]
    return coloured(found.type, found.code + ("" if found.symbol == NONE else f"·{box.symbols[found.symbol]}"))


def beads(g: BooksOfTimePosition, found: Book) -> str:
    """The string of a book's pages with a mark where it is open."""
    strung = [short(g.printed, number) for number in found.pages]
    return f"{' '.join(strung[: found.pos])} [bold]❘[/bold] {' '.join(strung[found.pos :])}".strip()


def book(g: BooksOfTimePosition, found: Book, t: int) -> list[str]:
    """A book: its string of pages, and the two faces that are open."""
    box = g.printed
    left, right = found.left(), found.right()
    closing, turning = amounts(*paid_by_closing(g, found)), amounts(*paid_by_turning(g, found))
    back = "front cover" if left == NONE else f"{box.pages[left].name}: {box.pages[left].printed[1]}"
    front = "back cover"
    if right != NONE:
        faces = box.pages[right]
        front = f"{faces.name}: {faces.printed[0]}; instant {faces.printed[2]}"
    return [
        f"    {coloured(t, box.types[t])}  {beads(g, found)}",
        f"      left   {plain(back)}",
        f"      right  {plain(front)}",
        f"      [dim]closing pays {closing}, turning {turning}[/dim]",
    ]


def hand(g: BooksOfTimePosition, viewer: Player) -> list[Part]:
    """The six pages of the setup, for their owner."""
    if viewer == NOBODY or not picking(g):
        return []
    found = g.seats[viewer]
    lines = ["Your six pages"]
    short_ones = []
    for i, number in enumerate(found.hand):
        picked = "[dim]picked[/dim] " if i in found.picks else ""
        lines.append(f"  {i + 1} {picked}{page(g.printed, number)}")
        short_ones.append(f"{i + 1} {picked}{short(g.printed, number)}")
    return [Part("pages", lines, ["Your six pages  " + "   ".join(short_ones)], rank=6)]


def solo(g: BooksOfTimePosition) -> list[Part]:
    """What Scribbles takes, has taken, and the challenges."""
    if g.solo is None:
        return []
    pile = " ".join(short(g.printed, number) for number in g.solo.pile) or "none"
    head = f"[bold]Scribbles[/bold] ({DIFFICULTIES[g.solo.difficulty]})"
    wanted = f"   takes {', '.join(icon_text(g, icon) for icon in icons(g))}" if g.round else ""
    challenges = [f"  {'✓' if fulfilled(g, c) else '·'} {plain(g.printed.challenges[c].text)}" for c in g.solo.chosen]
    return [
        Part("Scribbles", [head + wanted, *challenges], [head + wanted], rank=1),
        Part("taken", [f"{len(g.solo.pile)} pages that Scribbles has taken: {pile}"], asked=True),
    ]


def icon_text(g: BooksOfTimePosition, icon: Icon) -> str:
    """What an icon points at, and the slot where it would find it."""
    at = aim(g, icon)
    where = "" if at == NONE else " (the deck)" if at == SLOTS else f" (slot {at + 1})"
    if icon.symbol != NONE:
        return f"{g.printed.symbols[icon.symbol]}{where or ' (none)'}"
    if icon.type != NONE:
        return f"{g.printed.types[icon.type]}{where or ' (none)'}"
    return "the top of the deck" if icon.slot == SLOTS else f"slot {icon.slot + 1}"
