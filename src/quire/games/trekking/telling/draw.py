"""The position in a terminal, with a timeline that shows what extends a trek and what collapses it."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.audience import Part, aid
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.games.trekking.box import (
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
from quire.games.trekking.position import RIVAL, Seat, TrekkingPosition
from quire.games.trekking.steps.treks import may_join
from quire.games.trekking.steps.turns import cost
from quire.games.trekking.telling.nouns import DAY_NAMES, RIVAL_NAME, date, described, many, year

TINTS = ("#D55E00", "#0072B2", "#F0E442", "#009E73", "#8E44AD", "#7FDBFF")  # of the icons; the letter says the same


AID = (
    "TTH-TURN-1",
    "TTH-TURN-4",
    "TTH-TURN-5",
    "TTH-PAY-2",
    "TTH-PAY-5",
    "TTH-PAY-6",
    "TTH-TREK-2",
    "TTH-TREK-3",
    "TTH-SCORE-2",
    "TTH-SCORE-3",
)


def draw(g: State, viewer: Player, names: Sequence[str]) -> list[Part]:
    """Head, Row, timeline of the player at turn, then everybody's things."""
    assert isinstance(g, TrekkingPosition)
    everybody = [plain(name) for name in [*names, RIVAL_NAME]]
    near = at_turn(g, viewer)
    warped = warps(g)
    solo = [] if g.solo == NO_CARD else [f"TTH-SOLO-{n}" for n in range(3, 9)]
    return [
        Part("day", head(g)),
        *([Part("warps", warped, [names_of_warps(g)], rank=3)] if warped else []),
        Part("row", row(g, near), row_brief(g, near)),
        Part("timeline", timeline(g, near, everybody), timeline(g, near, everybody)[:1], rank=2),
        Part("clock", clock(g, everybody)),
        *(
            Part(
                everybody[p],
                player(g, p, everybody[p], p == viewer),
                [standing(g, p, everybody[p])],
                rank=1 if p == near else 4,
            )
            for p in range(len(g.seats))
        ),
        *hand(g, viewer),
        aid(g.box, [*AID, *solo], [trek_table(g)]),
        *dates(g),
    ]


def dates(g: TrekkingPosition) -> list[Part]:
    """The cards of the day by their years, for who asks: what is still to come is among them."""
    seen = {number for number in g.row if number != NO_CARD}
    cards = sorted((c for c in g.printed.cards if c.day == g.day), key=lambda c: c.year)
    lines = [f"{'>' if c.number in seen else ' '} {date(c.year):>9}  {plain(c.title)}" for c in cards]
    return [Part("dates", [f"[bold]All cards of {DAY_NAMES[g.day]}[/bold], in the Row: >", *lines], asked=True)]


def at_turn(g: TrekkingPosition, viewer: Player) -> Player:
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


def head(g: TrekkingPosition) -> list[str]:
    """Day, decks, supply."""
    supply = "  ".join(f"{icon(i)} {g.supply[i]}" for i in range(WILD + 1))
    return [
        f"[bold]{DAY_NAMES[g.day]}[/bold]   deck {g.unseen()}   Ancestors {g.ancestors}   supply {supply}  "
        f"{icon(WILD + 1)} {g.crystals}"
    ]


def trek_table(g: TrekkingPosition) -> str:
    """What a trek is worth by its length."""
    table = "  ".join(f"{n}:{points}" for n, points in enumerate(g.printed.trek_points) if n)
    return f"treks    {table}  further +{g.printed.further}"


def warps(g: TrekkingPosition) -> list[str]:
    """Today's Time Warp and tomorrow's, if one plays with them."""
    lines = []
    for when, number in zip(("today   ", "tomorrow"), g.warps[g.day : g.day + 2], strict=False):
        w = g.printed.warps[number]
        kind = many(w.hours, "hour") if w.steps else "all day"
        lines.append(f"{when} [bold]{plain(w.name)}[/bold] ({kind}): {plain(w.text)}")
    return lines


def names_of_warps(g: TrekkingPosition) -> str:
    """The same, by their names."""
    found = zip(("today", "tomorrow"), g.warps[g.day : g.day + 2], strict=False)
    return "   ".join(f"{when}: [bold]{plain(g.printed.warps[number].name)}[/bold]" for when, number in found)


def row(g: TrekkingPosition, p: Player) -> list[str]:
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
            f"  A           {'Ancestor':>13}  {cost(g, ANCESTOR)} h  {plain(top.title)}  "
            f"{icons(g.rule.ancestor.printed)}  {mark}"
        )
    return lines


def row_brief(g: TrekkingPosition, p: Player) -> list[str]:
    """The Row in two or three lines: slot, date, hours, icons."""
    found = [
        f"[bold]{slot}[/bold] {date(c.year)} {cost(g, slot)} h {icons(c.icons.printed)}"
        for slot in range(SLOTS)
        if g.row[slot] != NO_CARD
        for c in [g.printed.cards[g.row[slot]]]
    ]
    return ["  " + "   ".join(found) + (f"   [bold]A[/bold] {cost(g, ANCESTOR)} h" if g.ancestors else "")]


def row_card(g: TrekkingPosition, p: Player, slot: int) -> str:
    """Year, hours, title, icons, and what it does to the player's trek."""
    c = g.printed.cards[g.row[slot]]
    return f"{year(c):>13}  {cost(g, slot)} h  {plain(c.title)}  {icons(c.icons.printed)}  {mark(g, g.seats[p], c)}"


def mark(g: TrekkingPosition, seat: Seat, c: Card) -> str:
    """Whether a card extends a trek or collapses it."""
    if not seat.trek:
        return "[green]starts[/green]"
    if may_join(g, seat, c):
        return f"[yellow]may join[/yellow], or collapses {len(seat.trek)}"
    return "[green]extends[/green]" if c.year > seat.date else f"[red]collapses {len(seat.trek)}[/red]"


# ---- the timeline


def timeline(g: TrekkingPosition, p: Player, names: Sequence[str]) -> list[str]:
    """The trek, then the Row in order of its years: what stands left of the trek date collapses the trek, what stands
    right extends it."""
    seat = g.seats[p]
    cards = sorted(row_cards(g), key=lambda c: c.year)
    early = "  ".join(f"[red]{date(c.year)}[/red]({slot_of(g, c)})" for c in cards if c.year <= seat.date)
    late = "  ".join(f"[green]{date(c.year)}[/green]({slot_of(g, c)})" for c in cards if c.year > seat.date)
    here = f"[bold reverse] {date(seat.date)} [/]" if seat.trek else "[bold reverse] start [/]"
    return [
        f"[bold]Timeline of {names[p]}[/bold]   trek of {many(len(seat.trek), 'card')}, worth "
        f"{g.printed.trek_worth(len(seat.trek))}, "
        f"{next_card(g, seat)}; of the {g.unseen()} unseen cards {g.later_unseen(seat.date)} are later",
        f"  trek {trek_line(g, seat)}",
        f"  row  {early}{' collapses < ' if early else ''}{here}{' > extends ' if late else ''}{late}",
    ]


def row_cards(g: TrekkingPosition) -> list[Card]:
    """The cards that lie in the Row."""
    return [g.printed.cards[number] for number in g.row if number != NO_CARD]


def slot_of(g: TrekkingPosition, c: Card) -> int:
    """Where a card lies in the Row."""
    return g.row.index(c.number)


def next_card(g: TrekkingPosition, seat: Seat) -> str:
    """What one more card of the trek adds."""
    length = len(seat.trek)
    return f"next card +{g.printed.trek_worth(length + 1) - g.printed.trek_worth(length)}"


def trek_line(g: TrekkingPosition, seat: Seat) -> str:
    """The dates of a trek in order; an Ancestor is an A."""
    if not seat.trek:
        return "[dim]none yet[/dim]"
    cards = [g.printed.cards[number] for number in seat.trek]
    return " > ".join("A" if c.day == NO_CARD else date(c.year) for c in cards)


# ---- the clock and the players


def clock(g: TrekkingPosition, names: Sequence[str]) -> list[str]:
    """The watches on the clock; of a stack, the last name lies on top."""
    stacks = [(at, [names[p] for p in g.order if g.seats[p].hour == at]) for at in range(NOON + 1)]
    return ["clock   " + "   ".join(f"{at:>2}: {' < '.join(stack)}" for at, stack in stacks if stack)]


def standing(g: TrekkingPosition, p: Player, name: str) -> str:
    """A player in one line."""
    seat = g.seats[p]
    at = ">" if p == g.actor() else " "
    trek = f"trek {len(seat.trek)} to {date(seat.date)}" if seat.trek else "no trek"
    plan = "" if seat.plan is NO_ITINERARY else f"  {plain(seat.plan.name)} {sum(seat.filled)}/{sum(seat.plan.heights)}"
    return (
        f"{at} [bold]{name}[/bold]  score {g.score(p)}  hour {seat.hour}  {icon(WILD + 1)} {seat.crystals}  "
        f"{trek}{plan}"
    )


def hand(g: TrekkingPosition, viewer: Player) -> list[Part]:
    """The Itineraries that the viewer has not used yet."""
    if viewer == NOBODY:
        return []
    seat = g.seats[viewer]
    unused = [g.printed.itineraries[number] for i, number in enumerate(seat.hand) if not seat.is_used(i)]
    if not unused:
        return []
    names = [f"  In your hand: {', '.join(plain(plan.name) for plan in unused)}"]
    return [Part("hand", [f"  In your hand: {plain(described(plan))}" for plan in unused], names, rank=5)]


def player(g: TrekkingPosition, p: Player, name: str, near: bool) -> list[str]:
    """Score, crystals, treks and Itinerary of a player; the trek of the viewer is on the timeline."""
    seat = g.seats[p]
    at = ">" if p == g.actor() else " "
    collapsed = ", ".join(f"{len(trek)} ({g.printed.trek_worth(len(trek))})" for trek in seat.collapsed) or "none"
    lines = [
        f"{at} [bold]{name}[/bold]  score {g.score(p)} (track {seat.track()})  hour {seat.hour}  crystals "
        f"{seat.crystals}  collapsed treks: {collapsed}"
    ]
    if not near:
        lines.append(f"    trek {trek_line(g, seat)}")
    if g.solo != NO_CARD and p == RIVAL:
        solo = g.printed.solo[g.solo]
        favourite = f"  favourite {icon(g.favourite)}" if g.favourite != NO_ICON else ""
        return [*lines, f"    {plain(solo.name)}: {plain(solo.text)}{favourite}"]
    if seat.plan is not NO_ITINERARY:
        lines += itinerary(seat)
    return lines


def itinerary(seat: Seat) -> list[str]:
    """The columns from the top (left), with tokens, and the bonuses of the rows below."""
    lines = [f"    [bold]{plain(seat.plan.name)}[/bold]"]
    for x in range(COLOURS):
        spaces = [space(seat, x, r) for r in range(1, seat.plan.heights[x] + 1)]
        lines.append(f"      {icon(x)}  {' '.join(spaces)}")
    if any(seat.plan.rows):
        rows = seat.plan.rows[1 : max(seat.plan.heights) + 1]
        lines.append(f"    rows {' '.join(f'{points:+3}' if points else '  .' for points in rows)}")
    return lines


def space(seat: Seat, x: int, r: int) -> str:
    """One space: the token on it, its bonus, or a dot."""
    if r <= seat.filled[x]:
        token = WILD if seat.is_wild(x, r) else x
        return f" [bold]{icon(token)}[/bold] "
    bonus = seat.plan.spaces[x][r]
    return " C " if bonus == NO_ICON else f"{bonus:+2} " if bonus else " . "
