"""The position in a terminal: collections in progress at a glance, and what each book would complete."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.event import NOBODY, Player
from quire.games.history_of_the_book.labels import LABELS, SIZES
from quire.games.history_of_the_book.shelves import for_sale
from quire.games.history_of_the_book.state import BANK, CENTURIES, MARKET_BOOKS, SET_BOOKS, WAITING, History
from quire.games.history_of_the_book.view import FIRST, PHASES, completes, held, label_name, pending, supply
from quire.games.history_of_the_book.words import century, offer_words

COLOURS = ("white", "green", "yellow", "blue", "red", "magenta")


def draw(g: History, viewer: Player, names: Sequence[str]) -> str:
    """The calendar, the market, then every country in turn order."""
    lines = [heading(g, names), *market(g, viewer), *waiting_sets(g)]
    if g.offer.proposer != NOBODY:
        lines.append(
            f"[bold]On the table:[/bold] {names[g.offer.proposer]} to {names[g.offer.partner]}: {offer_words(g)}"
        )
    for place in range(g.players):
        lines += country(g, g.seat_of(place), viewer, names)
    return "\n".join(lines)


def heading(g: History, names: Sequence[str]) -> str:
    """When and whose turn it is."""
    turn = f", {names[g.active]}'s turn" if g.active != NOBODY else ""
    chance = "   chance card pending" if pending(g) else ""
    return f"[bold]{century(g.century())}[/bold], round {g.round} of {CENTURIES * g.per_century}{turn}, {PHASES[g.phase]}{chance}"


def tag(g: History, b: int) -> str:
    """A book in a few characters: canon, id, genre, value."""
    where = g.cards.country[b]
    star = "*" if b >= MARKET_BOOKS else ""
    return f"[{COLOURS[where]}]{g.cards.countries[where].symbol}{g.cards.titles[b].id}[/] {g.cards.genres[g.cards.genre[b]].code} {g.cards.value[b]}{star}"


def market(g: History, viewer: Player) -> list[str]:
    """The books for sale, a line for each century; an arrow shows what a book would complete for the viewer."""
    lines = ["[bold]Market[/bold]"]
    have = held(g, viewer) if viewer != NOBODY else [0] * LABELS
    for number in range(CENTURIES):
        stack = [b for b in sorted(for_sale(g)) if g.cards.century[b] == number]
        if stack:
            lines.append(f"  {FIRST + number}th  " + "   ".join(tag(g, b) + arrow(g, have, b) for b in stack))
    return lines if len(lines) > 1 else ["[bold]Market[/bold]  sold out"]


def arrow(g: History, have: list[int], b: int) -> str:
    """What the book would complete."""
    found = completes(g, have, b)
    return f" [bold]→ {', '.join(label_name(g.cards, label) for label in found)}[/bold]" if found else ""


def waiting_sets(g: History) -> list[str]:
    """The auction set of this century, if it may still come."""
    if g.place[MARKET_BOOKS + SET_BOOKS * g.century()] != WAITING:
        return []
    return [f"[bold]Auction set[/bold]  {g.cards.sets[g.century()].title} may still be released"]


def country(g: History, p: Player, viewer: Player, names: Sequence[str]) -> list[str]:
    """A country: money and score, shelf, collections in progress, completed ones."""
    own, number = g.seats[p], g.country(p)
    mark = ">" if p == g.actor() else " "
    you = " (you)" if p == viewer else ""
    head = f"{mark} [{COLOURS[number]}]{g.cards.countries[number].symbol} {g.cards.countries[number].name}[/] [bold]{names[p]}[/bold]{you}"
    lines = [f"{head}   {own.credits} cr   score {g.scores()[p]}{debts(g, p, names)}"]
    if own.shelf:
        lines.append("    shelf      " + "   ".join(tag(g, b) for b in own.shelf))
        lines.append("    collecting " + (bars(g, p) or "nothing in common yet"))
    for c in own.collections:
        lines.append(f"    locked     {label_name(g.cards, c.label)}: " + "   ".join(tag(g, b) for b in c.books))
    return lines


def debts(g: History, p: Player, names: Sequence[str]) -> str:
    """The ledger of one debtor."""
    entries = [
        f"{'the bank' if debt.creditor == BANK else names[debt.creditor]} {debt.amount}" for debt in g.seats[p].debts
    ]
    return f"   owes {', '.join(entries)}" if entries else ""


def bars(g: History, p: Player) -> str:
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
        parts.append(f"{label_name(g.cards, label)} {bar} {state}")
    return "   ".join(parts)
