"""The position in a terminal: collections in progress at a glance, and what each book would complete."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.audience import Part, aid
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.games.history_of_the_book.box import CENTURIES, FIRST, MARKET_BOOKS, set_of
from quire.games.history_of_the_book.labels import LABELS, SIZES
from quire.games.history_of_the_book.market import for_sale
from quire.games.history_of_the_book.position import BANK, WAITING, HistoryPosition
from quire.games.history_of_the_book.telling.words import century, lot_words, offer_words
from quire.games.history_of_the_book.view import PHASES, completes, held, pending, supply, under_the_hammer

COLOURS = ("white", "green", "yellow", "blue", "red", "magenta")


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


def draw(g: State, viewer: Player, names: Sequence[str]) -> list[Part]:
    """The calendar, the market, then every country in turn order."""
    assert isinstance(g, HistoryPosition)
    table = [heading(g, names), *(lot(g) if g.auction.reserve else waiting_sets(g))]
    if g.offer.proposer != NOBODY:
        table.append(
            f"[bold]On the table:[/bold] {names[g.offer.proposer]} to {names[g.offer.partner]}: {offer_words(g)}"
        )
    return [
        Part("century", table),
        Part("market", market(g, viewer), market_brief(g, viewer), rank=1),
        *(
            Part(
                names[p],
                country(g, p, viewer, names),
                country_brief(g, p, viewer, names),
                rank=0 if p == viewer else 2,
            )
            for p in map(g.seat_of, range(g.players))
        ),
        aid(g.box, AID, [signs(g)]),
    ]


def signs(g: HistoryPosition) -> str:
    """What the letters mean."""
    countries = "  ".join(f"[{COLOURS[i]}]{c.symbol}[/] {c.letter} {c.name}" for i, c in enumerate(g.printed.countries))
    genres = "  ".join(f"{genre.code} {genre.name}" for genre in g.printed.genres)
    return f"{countries}\n{genres}\n* a book from an auction"


def heading(g: HistoryPosition, names: Sequence[str]) -> str:
    """When and whose turn it is."""
    turn = f", {names[g.active]}'s turn" if g.active != NOBODY else ""
    chance = "   chance card pending" if pending(g) else ""
    return (
        f"[bold]{century(g.century())}[/bold], round {g.round} of {CENTURIES * g.per_century}{turn}, "
        f"{PHASES[g.phase]}{chance}"
    )


def tag(g: HistoryPosition, b: int) -> str:
    """A book in a few characters: canon, id, genre, value."""
    where = g.printed.country[b]
    star = "*" if b >= MARKET_BOOKS else ""
    return (
        f"[{COLOURS[where]}]{g.printed.countries[where].symbol}{g.printed.titles[b].id}[/] "
        f"{g.printed.genres[g.printed.genre[b]].code} {g.printed.value[b]}{star}"
    )


def market(g: HistoryPosition, viewer: Player) -> list[str]:
    """The books for sale, a line for each century; an arrow shows what a book would complete for the viewer."""
    lines = ["[bold]Market[/bold]"]
    have = held(g, viewer) if viewer != NOBODY else [0] * LABELS
    for number in range(CENTURIES):
        stack = [b for b in sorted(for_sale(g)) if g.printed.century[b] == number]
        if stack:
            lines.append(f"  {FIRST + number}th  " + "   ".join(tag(g, b) + arrow(g, have, b) for b in stack))
    return lines if len(lines) > 1 else ["[bold]Market[/bold]  sold out"]


def market_brief(g: HistoryPosition, viewer: Player) -> list[str]:
    """How many books are for sale, and those that would complete something."""
    have = held(g, viewer) if viewer != NOBODY else [0] * LABELS
    books = sorted(for_sale(g))
    counted = [
        f"{FIRST + number}th {sum(g.printed.century[b] == number for b in books)}" for number in range(CENTURIES)
    ]
    lines = [f"[bold]Market[/bold]  {len(books)} books: {'  '.join(counted)}   [dim]show market[/dim]"]
    best = [tag(g, b) + arrow(g, have, b) for b in books if completes(g, have, b)]
    return [*lines, *([f"  {'   '.join(best)}"] if best else [])]


def arrow(g: HistoryPosition, have: list[int], b: int) -> str:
    """What the book would complete."""
    found = completes(g, have, b)
    return f" [bold]→ {', '.join(g.printed.label_name(label) for label in found)}[/bold]" if found else ""


def waiting_sets(g: HistoryPosition) -> list[str]:
    """The auction set of this century, if it may still come."""
    if g.place[set_of(g.century())[0]] != WAITING:
        return []
    return [f"[bold]Auction set[/bold]  {g.printed.sets[g.century()].title} may still be released"]


def lot(g: HistoryPosition) -> list[str]:
    """What is under the hammer, book by book."""
    books = set_of(g.century()) if under_the_hammer(g) else [g.auction.book]
    lines = [f"[bold]Under the hammer:[/bold] {lot_words(g)}"]
    return lines + [f"  {tag(g, b)}  {g.printed.titles[b].title}, {g.printed.titles[b].author}" for b in books]


def country_brief(g: HistoryPosition, p: Player, viewer: Player, names: Sequence[str]) -> list[str]:
    """A country in a line: how many books, and the collections that are nearest or locked."""
    own = g.seats[p]
    have = held(g, p)
    nearest = sorted((SIZES[label] - have[label], label) for label in range(LABELS) if have[label] >= 2)[:2]
    told = [f"{g.printed.label_name(label)} {have[label]}/{SIZES[label]}" for _, label in nearest]
    told += [f"locked {g.printed.label_name(c.label)}" for c in own.collections]
    books = f"{len(own.shelf)} book{'' if len(own.shelf) == 1 else 's'}"
    return [f"{country(g, p, viewer, names)[0]}   {'   '.join([books, *told])}"]


def country(g: HistoryPosition, p: Player, viewer: Player, names: Sequence[str]) -> list[str]:
    """A country: money and score, shelf, collections in progress, completed ones."""
    own, number = g.seats[p], g.country(p)
    mark = ">" if p == g.actor() else " "
    you = " (you)" if p == viewer else ""
    head = (
        f"{mark} [{COLOURS[number]}]{g.printed.countries[number].symbol} {g.printed.countries[number].name}[/] "
        f"[bold]{names[p]}[/bold]{you}"
    )
    lines = [f"{head}   {own.credits} cr   score {g.scores()[p]}{debts(g, p, names)}"]
    if own.shelf:
        lines.append("    shelf      " + "   ".join(tag(g, b) for b in own.shelf))
        lines.append("    collecting " + (bars(g, p) or "nothing in common yet"))
    for c in own.collections:
        lines.append(f"    locked     {g.printed.label_name(c.label)}: " + "   ".join(tag(g, b) for b in c.books))
    return lines


def debts(g: HistoryPosition, p: Player, names: Sequence[str]) -> str:
    """The ledger of one debtor."""
    entries = [
        f"{'the bank' if debt.creditor == BANK else names[debt.creditor]} {debt.amount}" for debt in g.seats[p].debts
    ]
    return f"   owes {', '.join(entries)}" if entries else ""


def bars(g: HistoryPosition, p: Player) -> str:
    """The collections in progress, the nearest first: a bar, what is held, and what can still be had."""
    have, left = held(g, p), supply(g)
    found = sorted((SIZES[label] - have[label], label) for label in range(LABELS) if have[label] >= 2)
    parts = []
    for missing, label in found:
        bar = "█" * min(have[label], SIZES[label]) + "░" * max(missing, 0)
        state = (
            "[bold]ready[/bold]"
            if missing <= 0
            else f"{have[label]}/{SIZES[label]}" + ("" if sum(left[label]) >= missing else " out of reach")
        )
        parts.append(f"{g.printed.label_name(label)} {bar} {state}")
    return "   ".join(parts)
