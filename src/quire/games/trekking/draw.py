"""The position in a terminal, with a timeline that shows what extends a trek and what collapses it."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.event import NOBODY, Player
from quire.games.trekking.printed import (
    ANCESTOR,
    COLOURS,
    LETTERS,
    NO_CARD,
    NO_ICON,
    NO_ITINERARY,
    NOON,
    SLOTS,
    WILD,
    Card,
)
from quire.games.trekking.state import RIVAL, Seat, Trekking
from quire.games.trekking.steps.turns import cost
from quire.games.trekking.words import DAY_NAMES, RIVAL_NAME, date, described, many, may_join, year

TINTS = ("#D55E00", "#0072B2", "#F0E442", "#009E73", "#8E44AD", "#7FDBFF")  # of the icons; the letter says the same


def draw(g: Trekking, viewer: Player, names: Sequence[str]) -> str:
    """Head, Row, timeline of the player at turn, then everybody's things."""
    everybody = [plain(name) for name in [*names, RIVAL_NAME]]
    lines = [
        *head(g),
        "",
        *row(g, at_turn(g, viewer)),
        "",
        *timeline(g, at_turn(g, viewer), everybody),
        "",
        *clock(g, everybody),
    ]
    for p in range(len(g.seats)):
        lines += ["", *player(g, p, viewer, everybody[p])]
    return "\n".join(lines)


def at_turn(g: Trekking, viewer: Player) -> Player:
    """Whose trek the Row is compared with: the viewer's, or for a spectator the actor's."""
    return viewer if viewer != NOBODY else max(g.actor(), 0)


def plain(text: str) -> str:
    """A text whose brackets are no markup."""
    return text.replace("[", r"\[")


def icon(i: int) -> str:
    """An icon in its colour."""
    return f"[{TINTS[i]}]{LETTERS[i]}[/]"


def icons(found: Sequence[int]) -> str:
    """Icons in their colours."""
    return " ".join(icon(i) for i in found)


def head(g: Trekking) -> list[str]:
    """Day, decks, supply, Warps, trek table."""
    supply = "  ".join(f"{icon(i)} {g.supply[i]}" for i in range(WILD + 1))
    lines = [
        f"[bold]{DAY_NAMES[g.day]}[/bold]   deck {g.unseen()}   Ancestors {g.ancestors}   supply {supply}  {icon(WILD + 1)} {g.crystals}"
    ]
    table = "  ".join(f"{n}:{points}" for n, points in enumerate(g.printed.trek_points) if n)
    lines.append(f"treks    {table}  further +{g.printed.further}")
    for when, number in zip(("today   ", "tomorrow"), g.warps[g.day : g.day + 2], strict=False):
        w = g.printed.warps[number]
        kind = many(w.hours, "hour") if w.steps else "all day"
        lines.append(f"{when} [bold]{plain(w.name)}[/bold] ({kind}): {plain(w.text)}")
    return lines


def row(g: Trekking, p: Player) -> list[str]:
    """The Departures Row from the deck to the right, one line for each slot."""
    lines = []
    for slot in range(SLOTS):
        space = g.rule.spaces[slot]
        below = icon(space) if space != NO_ICON else "-"
        text = row_card(g, p, slot) if g.row[slot] != NO_CARD else "[dim]empty[/dim]"
        lines.append(f"  {slot}  space {below}  {text}")
    if g.ancestors:
        top = g.printed.cards[g.family[g.ancestors - 1]]
        mark = "[green]extends[/green]" if g.seats[p].trek else "[dim]no trek to join[/dim]"
        lines.append(
            f"  A           {'Ancestor':>13}  {cost(g, ANCESTOR)} h  {plain(top.title)}  {icons(g.rule.ancestor.printed)}  {mark}"
        )
    return lines


def row_card(g: Trekking, p: Player, slot: int) -> str:
    """Year, hours, title, icons, and what it does to the player's trek."""
    c = g.printed.cards[g.row[slot]]
    return f"{year(c):>13}  {cost(g, slot)} h  {plain(c.title)}  {icons(c.icons.printed)}  {mark(g, g.seats[p], c)}"


def mark(g: Trekking, seat: Seat, c: Card) -> str:
    """Whether a card extends a trek or collapses it."""
    if not seat.trek:
        return "[green]starts[/green]"
    if may_join(g, seat, c):
        return f"[yellow]may join[/yellow], or collapses {len(seat.trek)}"
    return "[green]extends[/green]" if c.year > seat.date else f"[red]collapses {len(seat.trek)}[/red]"


# ---- the timeline


def timeline(g: Trekking, p: Player, names: Sequence[str]) -> list[str]:
    """The trek, then the Row in order of its years: what stands left of the trek date collapses the trek, what stands right extends it."""
    seat = g.seats[p]
    cards = sorted(row_cards(g), key=lambda c: c.year)
    early = "  ".join(f"[red]{date(c.year)}[/red]({slot_of(g, c)})" for c in cards if c.year <= seat.date)
    late = "  ".join(f"[green]{date(c.year)}[/green]({slot_of(g, c)})" for c in cards if c.year > seat.date)
    here = f"[bold reverse] {date(seat.date)} [/]" if seat.trek else "[bold reverse] start [/]"
    return [
        f"[bold]Timeline of {names[p]}[/bold]   trek of {many(len(seat.trek), 'card')}, worth {g.printed.trek_worth(len(seat.trek))}, "
        f"{next_card(g, seat)}; of the {g.unseen()} unseen cards {later_unseen(g, seat.date)} are later",
        f"  trek {trek_line(g, seat)}",
        f"  row  {early}{' collapses < ' if early else ''}{here}{' > extends ' if late else ''}{late}",
    ]


def row_cards(g: Trekking) -> list[Card]:
    """The cards that lie in the Row."""
    return [g.printed.cards[number] for number in g.row if number != NO_CARD]


def slot_of(g: Trekking, c: Card) -> int:
    """Where a card lies in the Row."""
    return g.row.index(c.number)


def next_card(g: Trekking, seat: Seat) -> str:
    """What one more card of the trek adds."""
    length = len(seat.trek)
    return f"next card +{g.printed.trek_worth(length + 1) - g.printed.trek_worth(length)}"


def later_unseen(g: Trekking, trek_date: int) -> int:
    """Cards face down in today's deck that are later; which lie there everybody can work out."""
    return sum(g.printed.cards[number].year > trek_date for number in g.deck[g.drawn :])


def trek_line(g: Trekking, seat: Seat) -> str:
    """The dates of a trek in order; an Ancestor is an A."""
    if not seat.trek:
        return "[dim]none yet[/dim]"
    cards = [g.printed.cards[number] for number in seat.trek]
    return " > ".join("A" if c.day == NO_CARD else date(c.year) for c in cards)


# ---- the clock and the players


def clock(g: Trekking, names: Sequence[str]) -> list[str]:
    """The watches on the clock; of a stack, the last name lies on top."""
    stacks = [(at, [names[p] for p in g.order if g.seats[p].hour == at]) for at in range(NOON + 1)]
    return ["clock   " + "   ".join(f"{at:>2}: {' < '.join(stack)}" for at, stack in stacks if stack)]


def player(g: Trekking, p: Player, viewer: Player, name: str) -> list[str]:
    """Score, crystals, treks and Itinerary of a player."""
    seat = g.seats[p]
    at = ">" if p == g.actor() else " "
    collapsed = ", ".join(f"{len(trek)} ({g.printed.trek_worth(len(trek))})" for trek in seat.collapsed) or "none"
    lines = [
        f"{at} [bold]{name}[/bold]  score {g.score(p)} (track {seat.track()})  hour {seat.hour}  crystals {seat.crystals}  collapsed treks: {collapsed}"
    ]
    if p != viewer:
        lines.append(f"    trek {trek_line(g, seat)}")
    if g.solo != NO_CARD and p == RIVAL:
        solo = g.printed.solo[g.solo]
        favourite = f"  favourite {icon(g.favourite)}" if g.favourite != NO_ICON else ""
        return [*lines, f"    {plain(solo.name)}: {plain(solo.text)}{favourite}"]
    if seat.plan is not NO_ITINERARY:
        lines += itinerary(seat)
    if p == viewer:
        unused = [g.printed.itineraries[number] for i, number in enumerate(seat.hand) if not seat.used >> i & 1]
        lines += [f"    in hand: {plain(described(plan))}" for plan in unused]
    return lines


def itinerary(seat: Seat) -> list[str]:
    """The columns from the top (left), with tokens, and the bonuses of the rows below."""
    lines = [f"    [bold]{plain(seat.plan.name)}[/bold]"]
    for x in range(COLOURS):
        spaces = [space(seat, x, r) for r in range(1, seat.plan.heights[x] + 1)]
        lines.append(f"      {icon(x)}  {' '.join(spaces)}")
    if any(seat.plan.rows):
        lines.append(
            f"    rows {' '.join(f'{points:+3}' if points else '  .' for points in seat.plan.rows[1 : max(seat.plan.heights) + 1])}"
        )
    return lines


def space(seat: Seat, x: int, r: int) -> str:
    """One space: the token on it, its bonus, or a dot."""
    if r <= seat.filled[x]:
        token = WILD if seat.wilds >> (8 * x + r - 1) & 1 else x
        return f" [bold]{icon(token)}[/bold] "
    bonus = seat.plan.spaces[x][r]
    return " C " if bonus == NO_ICON else f"{bonus:+2} " if bonus else " . "
