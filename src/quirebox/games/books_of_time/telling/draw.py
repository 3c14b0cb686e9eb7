"""The position in a terminal: books as open spreads with the string of their pages below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quirebox.core.audience import Part, aid
from quirebox.core.event import NOBODY, Player
from quirebox.core.message import Message, Said, say
from quirebox.core.state import State
from quirebox.games.books_of_time.book import NONE, Book
from quirebox.games.books_of_time.box import DIFFICULTIES, LEFT, SCIENCE, SLOTS, TOP, TYPES, BooksOfTimeBox, Icon, Tile
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat
from quirebox.games.books_of_time.scoring import fulfilled, missing, top_tile, total
from quirebox.games.books_of_time.steps.scribbles import aim, icons
from quirebox.games.books_of_time.telling import nouns
from quirebox.games.books_of_time.telling.abilities import words
from quirebox.games.books_of_time.telling.conditions import challenge_words, tile_words
from quirebox.games.books_of_time.telling.nouns import ROMAN, amounts, kind, symbol
from quirebox.games.books_of_time.telling.sentences import event
from quirebox.games.books_of_time.verbs import paid_by_closing, paid_by_turning
from quirebox.games.books_of_time.view import picking

Tell = Callable[[Said], str]  # in the language of the terminal

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


def draw(g: State, viewer: Player, names: Sequence[str], tell: Tell) -> list[Part]:
    """The Chronicle and the offer, then every seat; the books of the viewer (or the actor) in full."""
    assert isinstance(g, BooksOfTimePosition)
    near = viewer if viewer != NOBODY else max(g.actor(), 0)
    box, own = g.printed, g.seats[near]
    objective_lines = [line for t in range(TYPES) for line in objectives(g, own, t, tell)]
    discarded = [page(box, number, tell) for number in g.discard] or [tell(say("draw-no-discard"))]
    return [
        Part(tell(say("draw-part-round")), chronicle(g, tell), chronicle(g, tell)[:1]),
        *solo(g, tell),
        Part(tell(say("draw-part-offer")), offer(g, tell), offer_brief(g, tell), rank=3),
        *hand(g, viewer, tell),
        Part(plain(names[near]), [seat_head(g, near, names[near], tell)]),
        Part(
            tell(say("draw-part-tracks")),
            [f"    {track(g, own, t, tell)}" for t in range(TYPES)],
            track_brief(g, own, tell),
            rank=4,
        ),
        *(Part(typed(box, t, tell), book(g, own.books[t], t, tell), book(g, own.books[t], t, tell)[:1]) for t in KINDS),
        Part(tell(say("draw-part-sections")), sections(g, own, tell), [sections_brief(g, own, tell)], rank=2),
        *(
            Part(plain(names[p]), seat(g, p, names[p], tell), [seat_brief(g, p, names[p], tell)], rank=5)
            for p in ((near + k) % g.players for k in range(1, g.players))
        ),
        Part(tell(say("draw-part-levels")), [line for t in KINDS for line in levels(g, t, tell)], asked=True),
        Part(tell(say("draw-part-objectives")), objective_lines, asked=True),
        Part(tell(say("draw-part-discard")), discarded, asked=True),
        aid(box, AID if g.solo is None else [*AID, *(f"BOT-SOLO-{n}" for n in range(4, 14))]),
    ]


KINDS = range(TYPES)


def plain(text: str) -> str:
    """Text that rich shows as it is."""
    return text.replace("[", "\\[")


def coloured(t: int, text: str) -> str:
    """Text in the colour of a type."""
    return f"[{COLOURS[t]}]{plain(text)}[/{COLOURS[t]}]"


def typed(box: BooksOfTimeBox, t: int, tell: Tell) -> str:
    """The name of a type."""
    return tell(say("draw-name", name=kind(box, t)))


def called(box: BooksOfTimeBox, number: int, tell: Tell) -> str:
    """The name of a page."""
    return tell(say("draw-name", name=nouns.page(box, number)))


def page(box: BooksOfTimeBox, number: int, tell: Tell) -> str:
    """A page in one line."""
    if number == NONE:
        return f"[dim]{tell(say('draw-empty'))}[/dim]"
    found = box.pages[number]
    sign = say("draw-no-symbol") if found.symbol == NONE else say("draw-name", name=symbol(box, found.symbol))
    told = say(
        "draw-page",
        symbol=sign,
        front=words(box, found.front),
        back=words(box, found.back),
        instant=amounts(found.pen, found.paper, found.file, found.vp),
    )
    return f"{coloured(found.type, called(box, number, tell))} {plain(tell(told))}"


def chronicle(g: BooksOfTimePosition, tell: Tell) -> list[str]:
    """The round and the two events."""
    if not g.round:
        return [f"[bold]{tell(say('draw-setup'))}[/bold]   {tell(say('draw-chronicle-closed'))}"]
    sides = (g.chronicle.left(), g.chronicle.right())
    covers = (say("draw-front-cover"), say("draw-back-cover"))
    faces = [
        cover if number == NONE else event(g.printed, number, side)
        for side, (number, cover) in enumerate(zip(sides, covers, strict=True))
    ]
    return [
        f"[bold]{tell(say('draw-round', round=g.round, of=g.chronicle.spreads()))}[/bold]",
        f"    {plain(tell(say('draw-chronicle-left', event=faces[0])))}",
        f"    {plain(tell(say('draw-chronicle-right', event=faces[1])))}",
    ]


def offer(g: BooksOfTimePosition, tell: Tell) -> list[str]:
    """The offer, the deck and the discard pile."""
    shown = g.offer != [NONE] * SLOTS or g.round
    slots = range(SLOTS) if shown else range(0)
    lines = [f"  {tell(say('draw-slot', slot=i + 1))}  {page(g.printed, g.offer[i], tell)}" for i in slots]
    deck = tell(say("draw-deck", pages=len(g.deck)))
    top = "" if picking(g) or not g.deck else f", {tell(say('draw-on-top'))} {page(g.printed, g.deck[-1], tell)}"
    return [*lines, f"  {deck}{top}", f"  {tell(say('draw-discard', pages=len(g.discard)))}"]


def offer_brief(g: BooksOfTimePosition, tell: Tell) -> list[str]:
    """The same by names and symbols."""
    slots = [place(g.printed, i, number, tell) for i, number in enumerate(g.offer) if g.round]
    top = "" if picking(g) or not g.deck else f"{tell(say('draw-on-top'))} {short(g.printed, g.deck[-1], tell)}"
    piles = [tell(say("draw-deck", pages=len(g.deck))), tell(say("draw-discard", pages=len(g.discard)))]
    return [f"  {tell(say('draw-part-offer'))}  " + "   ".join([*slots, top, *piles])]


def place(box: BooksOfTimeBox, i: int, number: int, tell: Tell) -> str:
    """A slot or section with what lies there, in short."""
    return f"{i + 1} {'–' if number == NONE else short(box, number, tell)}"


def seat_head(g: BooksOfTimePosition, p: Player, name: str, tell: Tell) -> str:
    """Who, and what they own."""
    found = g.seats[p]
    mark = ">" if p == g.actor() else " "
    starts = f" ({tell(say('draw-starts'))})" if p == g.first else ""
    owned = tell(say("draw-owned", pens=found.pen, paper=found.paper, files=found.file, vp=found.vp))
    points = tell(say("draw-points-now", points=total(g, p)))
    return f"{mark} [bold]{plain(name)}[/bold]{starts}   {owned}   [dim]{points}[/dim]"


def seat_brief(g: BooksOfTimePosition, p: Player, name: str, tell: Tell) -> str:
    """A seat in a line."""
    reached = "  ".join(
        coloured(t, f"{typed(g.printed, t, tell)} {ROMAN[level]}") for t, level in enumerate(g.seats[p].level)
    )
    return f"{seat_head(g, p, name, tell)}   {reached}"


def seat(g: BooksOfTimePosition, p: Player, name: str, tell: Tell) -> list[str]:
    """Somebody else's seat: what it owns, its tracks and objectives, its books and sections."""
    found = g.seats[p]
    lines = [seat_head(g, p, name, tell), *(f"    {track(g, found, t, tell)}" for t in KINDS)]
    for t in KINDS:
        lines.append(f"    {coloured(t, typed(g.printed, t, tell))}  {beads(g, found.books[t], tell)}")
    return [*lines, sections_brief(g, found, tell)]


def sections(g: BooksOfTimePosition, found: Seat, tell: Tell) -> list[str]:
    """The sections with their costs and pages."""
    return [
        f"    {tell(say('draw-section', section=i + 1, cost=words(g.printed, g.printed.section_costs[i])))}  "
        f"{page(g.printed, number, tell)}"
        for i, number in enumerate(found.board)
    ]


def sections_brief(g: BooksOfTimePosition, found: Seat, tell: Tell) -> str:
    """The same by names and symbols."""
    laid = [place(g.printed, i, number, tell) for i, number in enumerate(found.board)]
    return f"    {tell(say('draw-part-sections'))}  " + "   ".join(laid)


def track_brief(g: BooksOfTimePosition, found: Seat, tell: Tell) -> list[str]:
    """Levels and objectives in a line."""
    told = []
    for t in KINDS:
        tile, wanting = top_tile(g.printed, found, t), missing(g.printed, found, t)
        state = tell(say("draw-tile-brief", vp=tile.vp, missing=wanting))
        told.append(f"{coloured(t, f'{typed(g.printed, t, tell)} {ROMAN[found.level[t]]}')} ({state})")
    return ["    " + "   ".join(told)]


def levels(g: BooksOfTimePosition, t: int, tell: Tell) -> list[str]:
    """Every level of a track, with its cost and benefit."""
    told = [f"  {ROMAN[i]:>3}  {plain(tell(step(g.printed, t, i)))}" for i in range(1, TOP + 1)]
    return [coloured(t, typed(g.printed, t, tell)), *told]


def step(box: BooksOfTimeBox, t: int, level: int) -> Message:
    """What a step to a level costs and brings."""
    cost, benefit = box.step_costs[t][level], box.benefits[t][level]
    return say("ability-for", costs=words(box, cost), gains=words(box, benefit))


def objectives(g: BooksOfTimePosition, found: Seat, t: int, tell: Tell) -> list[str]:
    """The tiles of a stack from the top one down, with what removing each gives."""
    tiles = g.printed.tiles[t][found.sets[t]][found.top[t] - 1 :]
    told = [f"  {plain(tell(tile_line(g.printed, tile)))}" for tile in tiles]
    return [coloured(t, typed(g.printed, t, tell)), *told]


def tile_line(box: BooksOfTimeBox, tile: Tile) -> Message:
    """A tile with what removing it gives."""
    asked = tile_words(box, tile)
    if tile.back is None:
        return say("draw-tile", asked=asked, vp=tile.vp)
    first, second = (words(box, part) for part in tile.back.parts)
    return say("draw-tile-back", asked=asked, vp=tile.vp, first=first, second=second)


def track(g: BooksOfTimePosition, found: Seat, t: int, tell: Tell) -> str:
    """Level, next step and objective of a type."""
    box, level = g.printed, found.level[t]
    if level == TOP:
        head = tell(say("draw-track-top", level=ROMAN[level]))
    else:
        head = tell(say("draw-track", level=ROMAN[level], next=ROMAN[level + 1], step=step(box, t, level + 1)))
    tile, wanting = top_tile(box, found, t), missing(box, found, t)
    asked = tell(say("draw-objective", asked=tile_words(box, tile), vp=tile.vp, missing=wanting))
    owned = [symbol(box, i) for i, n in enumerate(found.tokens) for _ in range(n)] if t == SCIENCE else []
    tokens = f"; {tell(say('draw-tokens', tokens=tuple(owned)))}" if owned else ""
    return f"{coloured(t, typed(box, t, tell))} {plain(head)}; {plain(asked)}{plain(tokens)}"


def short(box: BooksOfTimeBox, number: int, tell: Tell) -> str:
    """A page as a bead on the string."""
    found, name = box.pages[number], called(box, number, tell)
    sign = "" if found.symbol == NONE else f" ({tell(say('draw-name', name=symbol(box, found.symbol)))})"
    return coloured(found.type, f"{name}{sign}")


def beads(g: BooksOfTimePosition, found: Book, tell: Tell) -> str:
    """The string of a book's pages with a mark where it is open."""
    strung = [short(g.printed, number, tell) for number in found.pages]
    return f"{' · '.join(strung[: found.pos])} [bold]❘[/bold] {' · '.join(strung[found.pos :])}".strip()


def book(g: BooksOfTimePosition, found: Book, t: int, tell: Tell) -> list[str]:
    """A book: its string of pages, and the two faces that are open."""
    closing, turning = amounts(*paid_by_closing(g, found)), amounts(*paid_by_turning(g, found))
    pays = tell(say("draw-book-pays", closing=closing, turning=turning))
    return [
        f"    {coloured(t, typed(g.printed, t, tell))}  {beads(g, found, tell)}",
        f"      {plain(tell(say('draw-left', face=face(g.printed, found, LEFT))))}",
        f"      {plain(tell(say('draw-right', face=face(g.printed, found, LEFT + 1))))}",
        f"      [dim]{plain(pays)}[/dim]",
    ]


def face(box: BooksOfTimeBox, found: Book, side: int) -> Message:
    """An open face of a book."""
    number = found.left() if side == LEFT else found.right()
    if number == NONE:
        return say("draw-front-cover") if side == LEFT else say("draw-back-cover")
    faces = box.pages[number]
    if side == LEFT:
        return say("draw-back-face", page=nouns.page(box, number), back=words(box, faces.back))
    instant = amounts(faces.pen, faces.paper, faces.file, faces.vp)
    return say("draw-front-face", page=nouns.page(box, number), front=words(box, faces.front), instant=instant)


def hand(g: BooksOfTimePosition, viewer: Player, tell: Tell) -> list[Part]:
    """The six pages of the setup, for their owner."""
    if viewer == NOBODY or not picking(g):
        return []
    found, head = g.seats[viewer], tell(say("draw-hand"))
    lines, short_ones = [head], []
    for i, number in enumerate(found.hand):
        picked = f"[dim]{tell(say('draw-picked'))}[/dim] " if i in found.picks else ""
        lines.append(f"  {i + 1} {picked}{page(g.printed, number, tell)}")
        short_ones.append(f"{i + 1} {picked}{short(g.printed, number, tell)}")
    return [Part(tell(say("draw-part-pages")), lines, [f"{head}  " + "   ".join(short_ones)], rank=6)]


def solo(g: BooksOfTimePosition, tell: Tell) -> list[Part]:
    """What Scribbles takes, has taken, and the challenges."""
    if g.solo is None:
        return []
    scribbles = tell(say("noun-scribbles"))
    head = f"[bold]{scribbles}[/bold] ({tell(say('draw-difficulty', difficulty=DIFFICULTIES[g.solo.difficulty]))})"
    wanted = tuple([icon_words(g, icon) for icon in icons(g)])
    if g.round and wanted:
        head += f"   {plain(tell(say('draw-scribbles-takes', pages=wanted)))}"
    challenges = [f"  {taken_on(g, c, tell)}" for c in g.solo.chosen]
    pile = " · ".join(short(g.printed, number, tell) for number in g.solo.pile)
    taken = f"{tell(say('draw-taken', pages=len(g.solo.pile)))} {pile}".strip()
    return [
        Part(scribbles, [head, *challenges], [head], rank=1),
        Part(tell(say("draw-part-taken")), [taken], asked=True),
    ]


def taken_on(g: BooksOfTimePosition, c: int, tell: Tell) -> str:
    """A chosen challenge, and whether it is fulfilled; what is judged at the end may still be lost (BOT-SOLO-11)."""
    assert g.solo is not None
    words = challenge_words(g.printed, g.printed.challenges[c])
    if fulfilled(g, c) and c not in g.solo.fulfilled and not g.over():
        return f"· {plain(tell(say('draw-challenge-open', challenge=words)))}"
    return f"{'✓' if fulfilled(g, c) else '·'} {plain(tell(words))}"


def icon_words(g: BooksOfTimePosition, icon: Icon) -> Message:
    """What an icon points at, and the slot where it would find it."""
    at = aim(g, icon)
    if icon.symbol != NONE or icon.type != NONE:
        what = symbol(g.printed, icon.symbol) if icon.symbol != NONE else kind(g.printed, icon.type)
        return say("draw-icon-none", what=what) if at == NONE else say("draw-icon", what=what, slot=at + 1)
    return say("draw-icon-deck") if icon.slot == SLOTS else say("draw-icon-slot", slot=icon.slot + 1)
