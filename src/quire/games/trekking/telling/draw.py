"""The position in a terminal, with a timeline that shows what extends a trek and what ends it."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.audience import Part, aid
from quire.core.event import NOBODY, Player
from quire.core.message import Printed, Speaker, say
from quire.core.state import State
from quire.games.trekking.box import (
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
from quire.games.trekking.position import RIVAL, Seat, TrekkingPosition
from quire.games.trekking.steps.treks import may_join
from quire.games.trekking.steps.turns import cost
from quire.games.trekking.telling.nouns import KINDS, cards, date, day, hours, kind, year
from quire.games.trekking.telling.phrases import itinerary, worth_more
from quire.games.trekking.telling.warps import solo, warp

TINTS = ("#D55E00", "#0072B2", "#F0E442", "#009E73", "#8E44AD", "#7FDBFF")  # of the icons; the letters say the same
YEAR = 13  # columns of a year


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


def draw(g: State, viewer: Player, names: Sequence[str], speaker: Speaker) -> list[Part]:
    """Head, Row, timeline of the player at turn, then everybody's things."""
    assert isinstance(g, TrekkingPosition)
    everybody = [plain(name) for name in [*names, speaker.tell(say("noun-rival"))]]
    near = at_turn(g, viewer)
    tables = [trek_table(g, speaker), legend(speaker)]
    rules = [*AID, *([] if g.solo == NO_CARD else [f"TTH-SOLO-{n}" for n in range(3, 9)])]
    timed = timeline(g, near, everybody, speaker)
    return [
        Part("day", head(g, speaker)),
        *warps(g, speaker),
        Part("row", row(g, near, speaker), row_brief(g, speaker)),
        Part("timeline", timed, timed[:1], rank=2),
        Part("clock", clock(g, everybody, speaker)),
        *(
            Part(
                everybody[p],
                player(g, p, everybody[p], p == viewer, speaker),
                [standing(g, p, everybody[p], speaker)],
                rank=1 if p == near else 4,
            )
            for p in range(len(g.seats))
        ),
        *hand(g, viewer, speaker),
        aid(g.box, rules, speaker, tables),
        *dates(g, speaker),
    ]


def at_turn(g: TrekkingPosition, viewer: Player) -> Player:
    """Whose trek the Row is compared with: the viewer's, or for a spectator the actor's."""
    return viewer if viewer != NOBODY else max(g.actor(), 0)


def plain(text: str) -> str:
    """A text whose brackets are no markup."""
    return text.replace("[", r"\[")


def icon(i: int, speaker: Speaker) -> str:
    """An icon, short and in its colour."""
    return f"[{TINTS[i]}]{speaker.tell(say('draw-icon', kind=KINDS[i]))}[/]"


def icons(found: Sequence[int], speaker: Speaker) -> str:
    """Icons in their colours, those of one kind together."""
    counts = {i: list(found).count(i) for i in found}
    return " ".join(icon(i, speaker) + (f"×{n}" if n > 1 else "") for i, n in counts.items())


def head(g: TrekkingPosition, speaker: Speaker) -> list[str]:
    """Day, decks, supply."""
    supply = " ".join(f"{icon(i, speaker)} {g.supply[i]}" for i in range(WILD + 1))
    left = speaker.tell(say("draw-head", deck=g.unseen(), ancestors=g.ancestors))
    return [f"[bold]{speaker.tell(day(g.day))}[/bold]   {left} {supply} {icon(CRYSTAL, speaker)} {g.crystals}"]


def trek_table(g: TrekkingPosition, speaker: Speaker) -> str:
    """What a trek is worth by its length."""
    table = "  ".join(f"{n}:{points}" for n, points in enumerate(g.printed.trek_points) if n)
    return speaker.tell(say("draw-trek-table", table=table, further=g.printed.further))


def legend(speaker: Speaker) -> str:
    """What the short words for icons mean."""
    return "   ".join(f"{icon(i, speaker)} {speaker.tell(kind(i))}" for i in range(CRYSTAL + 1))


def warps(g: TrekkingPosition, speaker: Speaker) -> list[Part]:
    """Today's Time Warp and tomorrow's, if one plays with them."""
    found = [g.printed.warps[number] for number in g.warps[g.day : g.day + 2]]
    if not found:
        return []
    days = [speaker.tell(say("draw-today")), speaker.tell(say("draw-tomorrow"))]
    titled = [f"{at} [bold]{plain(speaker.text(w.name))}[/bold]" for at, w in zip(days, found, strict=False)]
    lasts = [speaker.tell(hours(w.hours) if w.steps else say("draw-all-day")) for w in found]
    lines = [
        f"{title} ({last}): {plain(speaker.tell(warp(g.printed, w)))}"
        for title, last, w in zip(titled, lasts, found, strict=True)
    ]
    return [Part("warps", lines, ["   ".join(titled)], rank=3)]


def dates(g: TrekkingPosition, speaker: Speaker) -> list[Part]:
    """The cards of the day by their years, for who asks: what is still to come is among them."""
    seen = {number for number in g.row if number != NO_CARD}
    found = sorted((c for c in g.printed.cards if c.day == g.day), key=lambda c: c.year)
    title = speaker.tell(say("draw-dates", day=day(g.day)))
    lines = [
        f"{'>' if c.number in seen else ' '} {speaker.tell(date(c.year)):>{YEAR}}  {plain(speaker.text(c.title))}"
        for c in found
    ]
    return [Part("dates", [f"[bold]{title}[/bold]", *lines], asked=True)]


# ---- the Departures Row


def row(g: TrekkingPosition, p: Player, speaker: Speaker) -> list[str]:
    """The Departures Row from the deck to the right, one line for each slot, and the Ancestors."""
    years = [when(g, slot, speaker) for slot in range(SLOTS)]
    if g.ancestors:
        years.append(speaker.tell(say("draw-ancestor")))
    wide = max(len(year) for year in years)
    lines = [f"  {slot}  {years[slot]:>{wide}}  {row_card(g, p, slot, speaker)}" for slot in range(SLOTS)]
    return [*lines, f"  A  {years[SLOTS]:>{wide}}  {ancestor(g, p, speaker)}"] if g.ancestors else lines


def when(g: TrekkingPosition, slot: int, speaker: Speaker) -> str:
    """The year of the card of a slot, if one lies there."""
    return "" if g.row[slot] == NO_CARD else speaker.tell(year(g.printed.cards[g.row[slot]]))


def ancestor(g: TrekkingPosition, p: Player, speaker: Speaker) -> str:
    """Hours, name and icons of the top Ancestor, and whether the player can take it."""
    top = g.printed.cards[g.family[g.ancestors - 1]]
    joins = say("draw-extends") if g.seats[p].trek else say("outcome-no-trek")
    return (
        f"{in_hours(g, ANCESTOR, speaker)}  {plain(speaker.text(top.title))}  "
        f"{icons(g.rule.ancestor.printed, speaker)}  "
        f"[{'green' if g.seats[p].trek else 'dim'}]{speaker.tell(joins)}[/]"
    )


def row_card(g: TrekkingPosition, p: Player, slot: int, speaker: Speaker) -> str:
    """Hours, title, icons and that of the space, and what it does to the player's trek."""
    space = "" if g.rule.spaces[slot] == NO_ICON else f" +{icon(g.rule.spaces[slot], speaker)}"
    if g.row[slot] == NO_CARD:
        return f"[dim]{speaker.tell(say('draw-empty'))}[/dim]{space}"
    c = g.printed.cards[g.row[slot]]
    return (
        f"{in_hours(g, slot, speaker)}  {plain(speaker.text(c.title))}  "
        f"{icons(c.icons.printed, speaker)}{space}  {mark(g, g.seats[p], c, speaker)}"
    )


def in_hours(g: TrekkingPosition, choice: int, speaker: Speaker) -> str:
    """What a card costs today."""
    return speaker.tell(say("draw-hours", hours=cost(g, choice)))


def row_brief(g: TrekkingPosition, speaker: Speaker) -> list[str]:
    """The Row in two or three lines: slot, date, hours, icons."""
    found = [
        f"[bold]{slot}[/bold] {speaker.tell(date(c.year))} {in_hours(g, slot, speaker)} "
        f"{icons(c.icons.printed, speaker)}"
        for slot in range(SLOTS)
        if g.row[slot] != NO_CARD
        for c in [g.printed.cards[g.row[slot]]]
    ]
    top = f"   [bold]A[/bold] {in_hours(g, ANCESTOR, speaker)}" if g.ancestors else ""
    return ["  " + "   ".join(found) + top]


def mark(g: TrekkingPosition, seat: Seat, c: Card, speaker: Speaker) -> str:
    """Whether a card extends a trek or ends it."""
    if not seat.trek:
        return f"[green]{speaker.tell(say('draw-starts'))}[/green]"
    if may_join(g, seat, c):
        return f"[yellow]{speaker.tell(say('draw-may-join', length=len(seat.trek)))}[/yellow]"
    if c.year > seat.date:
        return f"[green]{speaker.tell(say('draw-extends'))}[/green]"
    return f"[red]{speaker.tell(say('draw-ends', length=len(seat.trek)))}[/red]"


# ---- the timeline


def timeline(g: TrekkingPosition, p: Player, names: Sequence[str], speaker: Speaker) -> list[str]:
    """The trek, then the Row in order of its years: what stands left of the trek date ends the trek, what stands right
    extends it."""
    seat = g.seats[p]
    found = sorted([g.printed.cards[number] for number in g.row if number != NO_CARD], key=lambda c: c.year)
    dated = {c: f"{speaker.tell(date(c.year))}[/]({g.row.index(c.number)})" for c in found}
    early = "  ".join(f"[red]{dated[c]}" for c in found if c.year <= seat.date)
    late = "  ".join(f"[green]{dated[c]}" for c in found if c.year > seat.date)
    here = speaker.tell(date(seat.date) if seat.trek else say("draw-start"))
    before = f"{early} {speaker.tell(say('draw-end'))} < " if early else ""
    after = f" > {speaker.tell(say('draw-extend'))} {late}" if late else ""
    unseen = speaker.tell(say("draw-unseen", later=g.later_unseen(seat.date), unseen=g.unseen()))
    return [
        f"[bold]{speaker.tell(say('draw-timeline', who=names[p]))}[/bold]   {trek_worth(g, seat, speaker)}; {unseen}",
        f"  {speaker.tell(say('draw-trek'))} {trek_line(g, seat, speaker)}",
        f"  {speaker.tell(say('draw-row'))} {before}[bold reverse] {here} [/]{after}",
    ]


def trek_worth(g: TrekkingPosition, seat: Seat, speaker: Speaker) -> str:
    """How long a trek is, what it is worth, and what one more card adds."""
    length = len(seat.trek)
    if not length:
        return speaker.tell(say("draw-no-trek"))
    worth = g.printed.trek_worth(length)
    return speaker.tell(say("draw-trek-worth", cards=cards(length), worth=worth, more=worth_more(g, length)))


def trek_line(g: TrekkingPosition, seat: Seat, speaker: Speaker) -> str:
    """The dates of a trek in order, and its Ancestors."""
    if not seat.trek:
        return f"[dim]{speaker.tell(say('draw-none-yet'))}[/dim]"
    nobody = speaker.tell(say("draw-ancestor"))
    found = [g.printed.cards[number] for number in seat.trek]
    return " > ".join(nobody if c.day == NO_CARD else speaker.tell(date(c.year)) for c in found)


# ---- the clock and the players


def clock(g: TrekkingPosition, names: Sequence[str], speaker: Speaker) -> list[str]:
    """The watches on the clock; of a stack, the last name lies on top."""
    stacks = [(at, [names[p] for p in g.order if g.seats[p].hour == at]) for at in range(NOON + 1)]
    shown = "   ".join(f"{at:>2}: {' < '.join(stack)}" for at, stack in stacks if stack)
    return [f"{speaker.tell(say('draw-clock'))}   {shown}"]


def standing(g: TrekkingPosition, p: Player, name: str, speaker: Speaker) -> str:
    """A player in one line."""
    seat = g.seats[p]
    at = ">" if p == g.actor() else " "
    has = speaker.tell(say("draw-standing", score=g.score(p), hour=seat.hour))
    trek = say("draw-trek-to", length=len(seat.trek), year=date(seat.date)) if seat.trek else say("draw-no-trek")
    plan = ""
    if seat.plan is not NO_ITINERARY:
        plan = f"  {plain(speaker.text(seat.plan.name))} {sum(seat.filled)}/{sum(seat.plan.heights)}"
    return f"{at} [bold]{name}[/bold]  {has}  {icon(CRYSTAL, speaker)} {seat.crystals}  {speaker.tell(trek)}{plan}"


def hand(g: TrekkingPosition, viewer: Player, speaker: Speaker) -> list[Part]:
    """The Itineraries that the viewer has not used yet."""
    if viewer == NOBODY:
        return []
    seat = g.seats[viewer]
    unused = [g.printed.itineraries[number] for i, number in enumerate(seat.hand) if not seat.is_used(i)]
    if not unused:
        return []
    names = tuple([Printed(plan.name) for plan in unused])
    brief = plain(speaker.tell(say("draw-hand", plans=names)))
    whole = [plain(speaker.tell(say("draw-hand", plans=itinerary(plan)))) for plan in unused]
    return [Part("hand", [f"  {line}" for line in whole], [f"  {brief}"], rank=5)]


def player(g: TrekkingPosition, p: Player, name: str, near: bool, speaker: Speaker) -> list[str]:
    """Score, crystals, treks and Itinerary of a player; the trek of the viewer is on the timeline."""
    seat = g.seats[p]
    at = ">" if p == g.actor() else " "
    ended = ", ".join(f"{len(trek)} ({g.printed.trek_worth(len(trek))})" for trek in seat.collapsed)
    ended = ended or speaker.tell(say("draw-none"))
    has = say("draw-player", score=g.score(p), track=seat.track(), hour=seat.hour, crystals=seat.crystals, ended=ended)
    lines = [f"{at} [bold]{name}[/bold]  {speaker.tell(has)}"]
    if not near:
        lines.append(f"    {speaker.tell(say('draw-trek'))} {trek_line(g, seat, speaker)}")
    if g.solo != NO_CARD and p == RIVAL:
        return [*lines, *rival(g, speaker)]
    return lines if seat.plan is NO_ITINERARY else lines + columns(seat, speaker)


def rival(g: TrekkingPosition, speaker: Speaker) -> list[str]:
    """How the Rival Tour plays, and which colour it likes best."""
    card = g.printed.solo[g.solo]
    favourite = ""
    if g.favourite != NO_ICON:
        favourite = f"  {speaker.tell(say('draw-favourite'))} {icon(g.favourite, speaker)}"
    return [f"    {plain(speaker.text(card.name))}: {plain(speaker.tell(solo(card)))}{favourite}"]


def columns(seat: Seat, speaker: Speaker) -> list[str]:
    """The columns from the top (left), with tokens, and the bonuses of the rows below."""
    wide = max(len(speaker.tell(kind(x))) for x in range(COLOURS))
    lines = [f"    [bold]{plain(speaker.text(seat.plan.name))}[/bold]"]
    for x in range(COLOURS):
        spaces = [space(seat, x, r, speaker) for r in range(1, seat.plan.heights[x] + 1)]
        lines.append(f"      [{TINTS[x]}]{speaker.tell(kind(x)):<{wide}}[/]  {' '.join(spaces)}")
    if any(seat.plan.rows):
        rows = seat.plan.rows[1 : max(seat.plan.heights) + 1]
        scores = " ".join(f"{points:+4}" if points else "   ." for points in rows)
        lines.append(f"      {speaker.tell(say('draw-rows')):<{wide}}  {scores}")
    return lines


def space(seat: Seat, x: int, r: int, speaker: Speaker) -> str:
    """One space: the token on it, its bonus, or a dot."""
    if r <= seat.filled[x]:
        token = WILD if seat.is_wild(x, r) else x
        return f" [bold]{icon(token, speaker)}[/bold]"
    bonus = seat.plan.spaces[x][r]
    return f" {icon(CRYSTAL, speaker)}" if bonus == NO_ICON else f"{bonus:+4}" if bonus else "   ."
