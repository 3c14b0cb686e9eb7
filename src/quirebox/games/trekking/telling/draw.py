"""The position in a terminal, with a timeline that shows what extends a trek and what ends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quirebox.core.audience import Part, aid
from quirebox.core.event import NOBODY, Player
from quirebox.core.message import Printed, Said, say
from quirebox.core.state import State
from quirebox.games.trekking.box import (
    ANCESTOR,
    COLOURS,
    CRYSTAL,
    NO_CARD,
    NO_ICON,
    NO_ITINERARY,
    NOON,
    SLOTS,
    WILD,
    Card,
)
from quirebox.games.trekking.position import RIVAL, Seat, TrekkingPosition
from quirebox.games.trekking.steps.treks import may_join
from quirebox.games.trekking.steps.turns import cost
from quirebox.games.trekking.telling.nouns import KINDS, cards, date, day, hours, kind, year
from quirebox.games.trekking.telling.phrases import itinerary, worth_more
from quirebox.games.trekking.telling.warps import solo, warp

TINTS = ("#D55E00", "#0072B2", "#F0E442", "#009E73", "#8E44AD", "#7FDBFF")  # of the icons; the letters say the same
YEAR = 13  # columns of a year

Tell = Callable[[Said], str]  # makes a text of a message


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


def draw(g: State, viewer: Player, names: Sequence[str], tell: Tell) -> list[Part]:
    """Head, Row, timeline of the player at turn, then everybody's things."""
    assert isinstance(g, TrekkingPosition)
    everybody = [plain(name) for name in [*names, tell(say("noun-rival"))]]
    near = at_turn(g, viewer)
    tables = [trek_table(g, tell), legend(tell)]
    rules = [*AID, *([] if g.solo == NO_CARD else [f"TTH-SOLO-{n}" for n in range(3, 9)])]
    timed = timeline(g, near, everybody, tell)
    return [
        Part(tell(say("draw-part-day")), head(g, tell)),
        *warps(g, tell),
        Part(tell(say("draw-part-row")), row(g, near, tell), row_brief(g, tell)),
        Part(tell(say("draw-part-timeline")), timed, timed[:1], rank=2),
        Part(tell(say("draw-part-clock")), clock(g, everybody, tell)),
        *(
            Part(
                everybody[p],
                player(g, p, everybody[p], p == viewer, tell),
                [standing(g, p, everybody[p], tell)],
                rank=1 if p == near else 4,
            )
            for p in range(len(g.seats))
        ),
        *hand(g, viewer, tell),
        aid(g.box, rules, tables),
        *dates(g, tell),
    ]


def at_turn(g: TrekkingPosition, viewer: Player) -> Player:
    """Whose trek the Row is compared with: the viewer's, or for a spectator the actor's."""
    return viewer if viewer != NOBODY else max(g.actor(), 0)


def plain(text: str) -> str:
    """A text whose brackets are no markup."""
    return text.replace("[", r"\[")


def printed(text: str, tell: Tell) -> str:
    """What is printed on a card."""
    return plain(tell(say("noun-printed", text=Printed(text))))


def icon(i: int, tell: Tell) -> str:
    """An icon, short and in its colour."""
    return f"[{TINTS[i]}]{tell(say('draw-icon', kind=KINDS[i]))}[/]"


def icons(found: Sequence[int], tell: Tell) -> str:
    """Icons in their colours, those of one kind together."""
    counts = {i: list(found).count(i) for i in found}
    return " ".join(icon(i, tell) + (f"×{n}" if n > 1 else "") for i, n in counts.items())


def head(g: TrekkingPosition, tell: Tell) -> list[str]:
    """Day, decks, supply."""
    supply = " ".join(f"{icon(i, tell)} {g.supply[i]}" for i in range(WILD + 1))
    left = tell(say("draw-head", deck=g.unseen(), ancestors=g.ancestors))
    return [f"[bold]{tell(day(g.day))}[/bold]   {left} {supply} {icon(CRYSTAL, tell)} {g.crystals}"]


def trek_table(g: TrekkingPosition, tell: Tell) -> str:
    """What a trek is worth by its length."""
    table = "  ".join(f"{n}:{points}" for n, points in enumerate(g.printed.trek_points) if n)
    return tell(say("draw-trek-table", table=table, further=g.printed.further))


def legend(tell: Tell) -> str:
    """What the short words for icons mean."""
    return "   ".join(f"{icon(i, tell)} {tell(kind(i))}" for i in range(CRYSTAL + 1))


def warps(g: TrekkingPosition, tell: Tell) -> list[Part]:
    """Today's Time Warp and tomorrow's, if one plays with them."""
    found = [g.printed.warps[number] for number in g.warps[g.day : g.day + 2]]
    if not found:
        return []
    days = [tell(say("draw-today")), tell(say("draw-tomorrow"))]
    titled = [f"{at} [bold]{printed(w.name, tell)}[/bold]" for at, w in zip(days, found, strict=False)]
    lasts = [tell(hours(w.hours) if w.steps else say("draw-all-day")) for w in found]
    lines = [
        f"{title} ({last}): {plain(tell(warp(g.printed, w)))}"
        for title, last, w in zip(titled, lasts, found, strict=True)
    ]
    return [Part(tell(say("draw-part-warps")), lines, ["   ".join(titled)], rank=3)]


def dates(g: TrekkingPosition, tell: Tell) -> list[Part]:
    """The cards of the day by their years, for who asks: what is still to come is among them."""
    seen = {number for number in g.row if number != NO_CARD}
    found = sorted((c for c in g.printed.cards if c.day == g.day), key=lambda c: c.year)
    title = tell(say("draw-dates", day=day(g.day)))
    lines = [
        f"{'>' if c.number in seen else ' '} {tell(date(c.year)):>{YEAR}}  {printed(c.title, tell)}" for c in found
    ]
    return [Part(tell(say("draw-part-dates")), [f"[bold]{title}[/bold]", *lines], asked=True)]


# ---- the Departures Row


def row(g: TrekkingPosition, p: Player, tell: Tell) -> list[str]:
    """The Departures Row from the deck to the right, one line for each slot, and the Ancestors."""
    years = [when(g, slot, tell) for slot in range(SLOTS)]
    if g.ancestors:
        years.append(tell(say("draw-ancestor")))
    wide = max(len(year) for year in years)
    lines = [f"  {slot}  {years[slot]:>{wide}}  {row_card(g, p, slot, tell)}" for slot in range(SLOTS)]
    return [*lines, f"  A  {years[SLOTS]:>{wide}}  {ancestor(g, p, tell)}"] if g.ancestors else lines


def when(g: TrekkingPosition, slot: int, tell: Tell) -> str:
    """The year of the card of a slot, if one lies there."""
    return "" if g.row[slot] == NO_CARD else tell(year(g.printed.cards[g.row[slot]]))


def ancestor(g: TrekkingPosition, p: Player, tell: Tell) -> str:
    """Hours, name and icons of the top Ancestor, and whether the player can take it."""
    top = g.printed.cards[g.family[g.ancestors - 1]]
    joins = say("draw-extends") if g.seats[p].trek else say("outcome-no-trek")
    return (
        f"{in_hours(g, ANCESTOR, tell)}  {printed(top.title, tell)}  "
        f"{icons(g.rule.ancestor.printed, tell)}  "
        f"[{'green' if g.seats[p].trek else 'dim'}]{tell(joins)}[/]"
    )


def row_card(g: TrekkingPosition, p: Player, slot: int, tell: Tell) -> str:
    """Hours, title, icons and that of the space, and what it does to the player's trek."""
    space = "" if g.rule.spaces[slot] == NO_ICON else f" +{icon(g.rule.spaces[slot], tell)}"
    if g.row[slot] == NO_CARD:
        return f"[dim]{tell(say('draw-empty'))}[/dim]{space}"
    c = g.printed.cards[g.row[slot]]
    return (
        f"{in_hours(g, slot, tell)}  {printed(c.title, tell)}  "
        f"{icons(c.icons.printed, tell)}{space}  {mark(g, g.seats[p], c, tell)}"
    )


def in_hours(g: TrekkingPosition, choice: int, tell: Tell) -> str:
    """What a card costs today."""
    return tell(say("draw-hours", hours=cost(g, choice)))


def row_brief(g: TrekkingPosition, tell: Tell) -> list[str]:
    """The Row in two or three lines: slot, date, hours, icons."""
    found = [
        f"[bold]{slot}[/bold] {tell(date(c.year))} {in_hours(g, slot, tell)} {icons(c.icons.printed, tell)}"
        for slot in range(SLOTS)
        if g.row[slot] != NO_CARD
        for c in [g.printed.cards[g.row[slot]]]
    ]
    top = f"   [bold]A[/bold] {in_hours(g, ANCESTOR, tell)}" if g.ancestors else ""
    return ["  " + "   ".join(found) + top]


def mark(g: TrekkingPosition, seat: Seat, c: Card, tell: Tell) -> str:
    """Whether a card extends a trek or ends it."""
    if not seat.trek:
        return f"[green]{tell(say('draw-starts'))}[/green]"
    if may_join(g, seat, c):
        return f"[yellow]{tell(say('draw-may-join', length=len(seat.trek)))}[/yellow]"
    if c.year > seat.date:
        return f"[green]{tell(say('draw-extends'))}[/green]"
    return f"[red]{tell(say('draw-ends', length=len(seat.trek)))}[/red]"


# ---- the timeline


def timeline(g: TrekkingPosition, p: Player, names: Sequence[str], tell: Tell) -> list[str]:
    """The trek, then the Row in order of its years: what stands left of the trek date ends the trek, what stands right
    extends it."""
    seat = g.seats[p]
    found = sorted([g.printed.cards[number] for number in g.row if number != NO_CARD], key=lambda c: c.year)
    dated = {c: f"{tell(date(c.year))}[/]({g.row.index(c.number)})" for c in found}
    early = "  ".join(f"[red]{dated[c]}" for c in found if c.year <= seat.date)
    late = "  ".join(f"[green]{dated[c]}" for c in found if c.year > seat.date)
    here = tell(date(seat.date) if seat.trek else say("draw-start"))
    before = f"{early} {tell(say('draw-end'))} < " if early else ""
    after = f" > {tell(say('draw-extend'))} {late}" if late else ""
    unseen = tell(say("draw-unseen", later=g.later_unseen(seat.date), unseen=g.unseen()))
    return [
        f"[bold]{tell(say('draw-timeline', who=names[p]))}[/bold]   {trek_worth(g, seat, tell)}; {unseen}",
        f"  {tell(say('draw-trek'))} {trek_line(g, seat, tell)}",
        f"  {tell(say('draw-row'))} {before}[bold reverse] {here} [/]{after}",
    ]


def trek_worth(g: TrekkingPosition, seat: Seat, tell: Tell) -> str:
    """How long a trek is, what it is worth, and what one more card adds."""
    length = len(seat.trek)
    if not length:
        return tell(say("draw-no-trek"))
    worth = g.printed.trek_worth(length)
    return tell(say("draw-trek-worth", cards=cards(length), worth=worth, more=worth_more(g, length)))


def trek_line(g: TrekkingPosition, seat: Seat, tell: Tell) -> str:
    """The dates of a trek in order, and its Ancestors."""
    if not seat.trek:
        return f"[dim]{tell(say('draw-none-yet'))}[/dim]"
    nobody = tell(say("draw-ancestor"))
    found = [g.printed.cards[number] for number in seat.trek]
    return " > ".join(nobody if c.day == NO_CARD else tell(date(c.year)) for c in found)


# ---- the clock and the players


def clock(g: TrekkingPosition, names: Sequence[str], tell: Tell) -> list[str]:
    """The watches on the clock; of a stack, the last name lies on top."""
    stacks = [(at, [names[p] for p in g.order if g.seats[p].hour == at]) for at in range(NOON + 1)]
    shown = "   ".join(f"{at:>2}: {' < '.join(stack)}" for at, stack in stacks if stack)
    return [f"{tell(say('draw-clock'))}   {shown}"]


def standing(g: TrekkingPosition, p: Player, name: str, tell: Tell) -> str:
    """A player in one line."""
    seat = g.seats[p]
    at = ">" if p == g.actor() else " "
    has = tell(say("draw-standing", score=g.score(p), hour=seat.hour))
    trek = say("draw-trek-to", length=len(seat.trek), year=date(seat.date)) if seat.trek else say("draw-no-trek")
    plan = ""
    if seat.plan is not NO_ITINERARY:
        plan = f"  {printed(seat.plan.name, tell)} {sum(seat.filled)}/{sum(seat.plan.heights)}"
    return f"{at} [bold]{name}[/bold]  {has}  {icon(CRYSTAL, tell)} {seat.crystals}  {tell(trek)}{plan}"


def hand(g: TrekkingPosition, viewer: Player, tell: Tell) -> list[Part]:
    """The Itineraries that the viewer has not used yet."""
    if viewer == NOBODY:
        return []
    seat = g.seats[viewer]
    unused = [g.printed.itineraries[number] for i, number in enumerate(seat.hand) if not seat.is_used(i)]
    if not unused:
        return []
    names = tuple([Printed(plan.name) for plan in unused])
    brief = plain(tell(say("draw-hand", plans=names)))
    whole = [plain(tell(say("draw-hand", plans=itinerary(plan)))) for plan in unused]
    return [Part(tell(say("draw-part-hand")), [f"  {line}" for line in whole], [f"  {brief}"], rank=5)]


def player(g: TrekkingPosition, p: Player, name: str, near: bool, tell: Tell) -> list[str]:
    """Score, crystals, treks and Itinerary of a player; the trek of the viewer is on the timeline."""
    seat = g.seats[p]
    at = ">" if p == g.actor() else " "
    ended = ", ".join(f"{len(trek)} ({g.printed.trek_worth(len(trek))})" for trek in seat.collapsed)
    ended = ended or tell(say("draw-none"))
    has = say("draw-player", score=g.score(p), track=seat.track(), hour=seat.hour, crystals=seat.crystals, ended=ended)
    lines = [f"{at} [bold]{name}[/bold]  {tell(has)}"]
    if not near:
        lines.append(f"    {tell(say('draw-trek'))} {trek_line(g, seat, tell)}")
    if g.solo != NO_CARD and p == RIVAL:
        return [*lines, *rival(g, tell)]
    return lines if seat.plan is NO_ITINERARY else lines + columns(seat, tell)


def rival(g: TrekkingPosition, tell: Tell) -> list[str]:
    """How the Rival Tour plays, and which colour it likes best."""
    card = g.printed.solo[g.solo]
    favourite = ""
    if g.favourite != NO_ICON:
        favourite = f"  {tell(say('draw-favourite'))} {icon(g.favourite, tell)}"
    return [f"    {printed(card.name, tell)}: {plain(tell(solo(card)))}{favourite}"]


def columns(seat: Seat, tell: Tell) -> list[str]:
    """The columns from the top (left), with tokens, and the bonuses of the rows below."""
    wide = max(len(tell(kind(x))) for x in range(COLOURS))
    lines = [f"    [bold]{printed(seat.plan.name, tell)}[/bold]"]
    for x in range(COLOURS):
        spaces = [space(seat, x, r, tell) for r in range(1, seat.plan.heights[x] + 1)]
        lines.append(f"      [{TINTS[x]}]{tell(kind(x)):<{wide}}[/]  {' '.join(spaces)}")
    if any(seat.plan.rows):
        rows = seat.plan.rows[1 : max(seat.plan.heights) + 1]
        scores = " ".join(f"{points:+4}" if points else "   ." for points in rows)
        lines.append(f"      {tell(say('draw-rows')):<{wide}}  {scores}")
    return lines


def space(seat: Seat, x: int, r: int, tell: Tell) -> str:
    """One space: the token on it, its bonus, or a dot."""
    if r <= seat.filled[x]:
        token = WILD if seat.is_wild(x, r) else x
        return f" [bold]{icon(token, tell)}[/bold]"
    bonus = seat.plan.spaces[x][r]
    return f" {icon(CRYSTAL, tell)}" if bonus == NO_ICON else f"{bonus:+4}" if bonus else "   ."
