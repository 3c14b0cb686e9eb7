"""The position in a terminal: collections in progress at a glance, and what each book would complete."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quirebox.core.audience import Part, aid
from quirebox.core.event import NOBODY, Player
from quirebox.core.message import Printed, Said, Value, say
from quirebox.core.state import State
from quirebox.games.history_of_the_book.box import CENTURIES, FIRST, MARKET_BOOKS, set_of
from quirebox.games.history_of_the_book.labels import LABELS, SIZES
from quirebox.games.history_of_the_book.market import for_sale
from quirebox.games.history_of_the_book.position import BANK, LAST_CALL, WAITING, HistoryPosition
from quirebox.games.history_of_the_book.telling.names import century, credits, trait
from quirebox.games.history_of_the_book.telling.questions import asks, gives, lot
from quirebox.games.history_of_the_book.view import PHASES, completes, held, pending, supply, under_the_hammer

COLOURS = ("white", "green", "yellow", "blue", "red", "magenta")
WIDE = 28  # of a title; what is longer is cut
JOINED = "\u00a0"  # a space at which no line is broken


AID = (
    "HOB-TURN-1",
    "HOB-COL-1",
    "HOB-BUY-1",
    "HOB-DEBT-4",
    "HOB-TRADE-2",
    "HOB-TRADE-3",
    "HOB-AUC-4",
    "HOB-LOCK-1",
    "HOB-LOCK-3",
    "HOB-LOCK-5",
    "HOB-END-4",
    "HOB-SCORE-1",
    "HOB-SCORE-2",
)


class Pencil:
    """Draws one position in one language."""

    def __init__(self, g: HistoryPosition, viewer: Player, names: Sequence[str], tell: Callable[[Said], str]) -> None:
        self.g = g
        self.viewer = viewer
        self.names = names
        self.tell = tell

    def bold(self, said: Said) -> str:
        """A heading."""
        return f"[bold]{self.tell(said)}[/bold]"

    def text(self, printed: str) -> str:
        """What is printed, in this language; nothing that looks like markup."""
        return self.tell(say("draw-text", text=Printed(printed))).replace("[", r"\[")

    def trait(self, number: int) -> str:
        """What the books of a collection have in common, in a word."""
        return short(self.tell(say("draw-text", text=trait(self.g.printed, number))), " & ")

    def book(self, b: int) -> str:
        """A book in half a line: canon, title, genre, value."""
        return self.lot(b, short(self.text(self.g.printed.titles[b].title), " ("))

    def lot(self, b: int, title: str) -> str:
        """A book of this title, or the beginning of it."""
        box = self.g.printed
        country, star = box.country[b], "*" if b >= MARKET_BOOKS else ""
        mark = f"[{COLOURS[country]}]{box.countries[country].symbol}[/]"
        genre = short(self.text(box.genres[box.genre[b]].name), " & ")
        return f"{mark}{JOINED}{title}, {genre}{JOINED}{box.value[b]}{star}"


def short(text: str, at: str) -> str:
    """The beginning of a name, up to a place in it."""
    text = text.partition(at)[0]
    return text if len(text) <= WIDE else f"{text[: WIDE - 1].rstrip()}…"


def draw(g: State, viewer: Player, names: Sequence[str], tell: Callable[[Said], str]) -> list[Part]:
    """The calendar, the market, then every country in turn order."""
    assert isinstance(g, HistoryPosition)
    d = Pencil(g, viewer, names, tell)
    table = [heading(d), *(under_hammer(d) if g.auction.reserve else waiting_sets(d)), *offered(d)]
    return [
        Part(tell(say("draw-part-century")), table),
        Part(tell(say("draw-part-market")), market(d), market_brief(d), rank=1),
        *(
            Part(names[p], country(d, p), country_brief(d, p), rank=0 if p == viewer else 2)
            for p in map(g.seat_of, range(g.players))
        ),
        aid(g.box, AID, [signs(d)]),
    ]


def signs(d: Pencil) -> str:
    """What the marks mean."""
    found = enumerate(d.g.printed.countries)
    countries = "  ".join(f"[{COLOURS[i]}]{c.symbol}[/] {d.text(c.name)}" for i, c in found)
    return f"{countries}\n{from_auction(d)}"


def from_auction(d: Pencil) -> str:
    """What the star behind a value means."""
    return f"* {d.tell(say('draw-from-auction'))}"


def heading(d: Pencil) -> str:
    """When and whose turn it is."""
    g = d.g
    parts = [d.bold(century(g.century())), d.tell(say("draw-round", round=g.round, rounds=CENTURIES * g.per_century))]
    if g.active != NOBODY:
        parts.append(d.tell(say("draw-turn", who=d.names[g.active])))
    parts.append(d.tell(say("draw-phase", phase=PHASES[g.phase].replace(" ", "-"))))
    return ", ".join(parts) + (f"   {d.tell(say('draw-pending'))}" if pending(g) else "")


def offered(d: Pencil) -> list[str]:
    """The offer that is made, or as far as it goes."""
    g, offer = d.g, d.g.offer
    if offer.proposer == NOBODY:
        return []
    who, to = d.names[offer.proposer], d.names[offer.partner]
    said = say("draw-offer", who=who, to=to, gives=gives(g, offer), asks=asks(g, offer))
    return [f"{d.bold(say('draw-on-table'))} {d.tell(said)}"]


def market(d: Pencil) -> list[str]:
    """The books for sale, by centuries; an arrow shows what a book would complete for the viewer."""
    g, lines, have = d.g, [d.bold(say("draw-market"))], own(d)
    for number in range(CENTURIES):
        stack = [b for b in sorted(for_sale(g)) if g.printed.century[b] == number]
        if stack:
            books = "   ".join(d.book(b) + arrow(d, have, b) for b in stack)
            lines.append(f"  {d.tell(century(number))}: {books}")
    return lines if len(lines) > 1 else [f"{lines[0]}  {d.tell(say('draw-sold-out'))}"]


def own(d: Pencil) -> list[int]:
    """What the viewer holds of each collection."""
    return held(d.g, d.viewer) if d.viewer != NOBODY else [0] * LABELS


def market_brief(d: Pencil) -> list[str]:
    """How many books are for sale, and those that would complete something."""
    g, have, books = d.g, own(d), sorted(for_sale(d.g))
    counts = [(number, sum(g.printed.century[b] == number for b in books)) for number in range(CENTURIES)]
    counted = [d.tell(say("draw-count", century=FIRST + number, n=n)) for number, n in counts if n]
    hint = f"[dim]{d.tell(say('draw-show-market'))}[/dim]"
    total = d.tell(say("draw-books", n=len(books)))
    lines = [f"{d.bold(say('draw-market'))}  {total}{': ' if counted else ''}{'  '.join(counted)}   {hint}"]
    best = [d.book(b) + arrow(d, have, b) for b in books if completes(g, have, b)]
    return [*lines, *([f"  {'   '.join(best)}"] if best else [])]


def arrow(d: Pencil, have: list[int], b: int) -> str:
    """What the book would complete."""
    found = completes(d.g, have, b)
    return f" [bold]→ {', '.join(d.trait(label) for label in found)}[/bold]" if found else ""


def waiting_sets(d: Pencil) -> list[str]:
    """The auction set of this century, if it may still come."""
    g = d.g
    if g.place[set_of(g.century())[0]] != WAITING or g.phase >= LAST_CALL:
        return []
    title = Printed(g.printed.sets[g.century()].title)
    return [f"{d.bold(say('draw-set'))}  {d.tell(say('draw-set-waits', set=title))}"]


def under_hammer(d: Pencil) -> list[str]:
    """What is under the hammer, book by book, by whole titles."""
    g = d.g
    books = set_of(g.century()) if under_the_hammer(g) else [g.auction.book]
    lines = [f"{d.bold(say('draw-hammer'))} {d.tell(lot(g))}"]
    titles = g.printed.titles
    lines += [f"  {d.lot(b, d.text(titles[b].title))}, {d.text(titles[b].author)}" for b in books]
    return lines if books[0] < MARKET_BOOKS else [*lines, f"  [dim]{from_auction(d)}[/dim]"]


def country_brief(d: Pencil, p: Player) -> list[str]:
    """A country in a line: how many books, and the collections that are nearest or locked."""
    seat, have = d.g.seats[p], held(d.g, p)
    nearest = sorted((SIZES[label] - have[label], label) for label in range(LABELS) if have[label] >= 2)[:2]
    told = [f"{d.trait(label)} {have[label]}/{SIZES[label]}" for _, label in nearest]
    told += [d.tell(say("draw-locked", label=trait(d.g.printed, c.label))) for c in seat.collections]
    books = d.tell(say("draw-books", n=len(seat.shelf)))
    return [f"{head(d, p)}   {'   '.join([books, *told])}"]


def country(d: Pencil, p: Player) -> list[str]:
    """A country: money and score, shelf, collections in progress, completed ones."""
    seat, lines = d.g.seats[p], [head(d, p)]
    if seat.shelf:
        lines.append(f"    {d.tell(say('draw-shelf'))}: " + "   ".join(d.book(b) for b in seat.shelf))
        lines.append(f"    {d.tell(say('draw-collecting'))}: {bars(d, p) or d.tell(say('draw-nothing-common'))}")
    for c in seat.collections:
        locked = d.tell(say("draw-locked", label=trait(d.g.printed, c.label)))
        lines.append(f"    {locked}: " + "   ".join(d.book(b) for b in c.books))
    return lines


def head(d: Pencil, p: Player) -> str:
    """A country's name, money, score and debts."""
    g, number = d.g, d.g.country(p)
    seat, printed = g.seats[p], g.printed.countries[number]
    you = f" ({d.tell(say('draw-you'))})" if p == d.viewer else ""
    name = f"{'>' if p == g.actor() else ' '} [{COLOURS[number]}]{printed.symbol} {d.text(printed.name)}[/]"
    score = d.tell(say("draw-score", n=g.scores()[p]))
    return f"{name} [bold]{d.names[p]}[/bold]{you}   {d.tell(credits(seat.credits))}   {score}{debts(d, p)}"


def debts(d: Pencil, p: Player) -> str:
    """The ledger of one debtor."""
    entries = tuple([say("draw-debt", to=creditor(d, debt.creditor), n=debt.amount) for debt in d.g.seats[p].debts])
    return f"   {d.tell(say('draw-owes', debts=entries))}" if entries else ""


def creditor(d: Pencil, p: Player) -> Value:
    """The bank, or a player by the name that is drawn here."""
    return say("bank") if p == BANK else d.names[p]


def bars(d: Pencil, p: Player) -> str:
    """The collections in progress, the nearest first: a bar, what is held, and what can still be had."""
    have, left = held(d.g, p), supply(d.g)
    found = sorted((SIZES[label] - have[label], label) for label in range(LABELS) if have[label] >= 2)
    return "   ".join(bar(d, label, have[label], missing, sum(left[label])) for missing, label in found)


def bar(d: Pencil, label: int, have: int, missing: int, left: int) -> str:
    """One collection in progress."""
    drawn = "█" * min(have, SIZES[label]) + "░" * max(missing, 0)
    if missing <= 0:
        return f"{d.trait(label)} {drawn} {d.bold(say('draw-ready'))}"
    reach = "" if left >= missing else f" {d.tell(say('draw-out-of-reach'))}"
    return f"{d.trait(label)} {drawn} {have}/{SIZES[label]}{reach}"
