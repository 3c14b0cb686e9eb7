"""The position in a terminal: the hex map in characters, cards with where they could be completed, everybody else in
small."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from quirebox.core.audience import Part, aid
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import count, each, has
from quirebox.core.message import Message, Printed, Said, say
from quirebox.core.state import State
from quirebox.games.two_page_tome.box import CLIFFS, LAND_NAMES, LANDS, NO_CARD, NO_LAND, NO_TOME, PAIRS
from quirebox.games.two_page_tome.hexes import HOPELESS, Map
from quirebox.games.two_page_tome.patterns import best_placements, missing
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.roads import brews_to
from quirebox.games.two_page_tome.scoring import BOXES, boxes, score
from quirebox.games.two_page_tome.sheet import NOWHERE, UNDECIDED, Sheet
from quirebox.games.two_page_tome.telling import places
from quirebox.games.two_page_tome.verbs import closing
from quirebox.games.two_page_tome.view import rounds

Tell = Callable[[Said], str]  # in the language of the terminal
COLOURS = ("green", "bright_black", "blue", "magenta", "yellow", "red")
CORNER_COLOURS = {"green": "green", "yellow": "yellow", "red": "red"}
CELL = 8  # characters from one hex to the next
BACKSLASH = "\\"  # doubled before a tag, which it would otherwise escape
NEARLY = 2  # symbols that a pattern may lack for their hexes to be named
AID = (
    "TPT-RES-1",
    "TPT-RES-3",
    "TPT-MOVE-1",
    "TPT-MOVE-5",
    "TPT-MAN-1",
    "TPT-MAN-4",
    "TPT-MAN-6",
    "TPT-MAN-9",
    *(f"TPT-SCORE-{n}" for n in range(1, 8)),
)


def draw(g: State, viewer: Player, names: Sequence[str], tell: Tell) -> list[Part]:
    """The table as the viewer sees it; a spectator looks at the sheet of the actor."""
    assert isinstance(g, TomePosition)
    mine = viewer if viewer != NOBODY else max(g.actor(), 0)
    solo = [f"TPT-SOLO-{n}" for n in range(3, 9)] if g.players == 1 else []
    return [
        Part(tell(say("draw-part-round")), _head(g, names, tell)),
        Part(
            tell(say("draw-part-row")), [_row(g, tell), *_sketches(g, g.row, tell)], [_row(g, tell)], rank=3, drawn=True
        ),
        *_dealt(g, mine, viewer, tell),
        Part(
            tell(say("draw-part-map")),
            [*hex_map(g, g.sheets[mine], tell)],
            _small_map(g, g.sheets[mine], tell),
            drawn=True,
        ),
        *_claimed(g, g.sheets[mine], tell),
        *(_sheet(g, p, names, p == mine, tell) for p in sorted(range(g.players), key=lambda p: (p - mine) % g.players)),
        Part(
            tell(say("draw-part-legend")),
            [tell(say("draw-legend-map")), tell(say("draw-legend-lands")), tell(say("draw-legend-card"))],
            asked=True,
        ),
        Part(tell(say("draw-part-tomes")), [_used(g, tell)], asked=True),
        aid(g.box, [*AID, *solo]),
    ]


def _head(g: TomePosition, names: Sequence[str], tell: Tell) -> list[str]:
    of = rounds(g)
    when = say("draw-turn", round=g.round, of=of) if g.players == 1 else say("draw-round", round=g.round, of=of)
    lines = [
        f"[bold]{tell(when)}[/bold]   {tell(say('draw-name', name=Printed(g.agreed.map.name)))}   "
        + tell(say("draw-inspiration", who=names[g.first])),
        tell(say("draw-tomes"))
        + "   ".join(_tome(g, slot, tell) for slot in range(2))
        + f"   ({tell(say('draw-down', n=g.face_down()))})",
    ]
    if g.taken != NOBODY and g.players > 1:
        kept, left = places.land(g.given(g.first)), places.land(g.given((g.first + 1) % g.players))
        lines.append(tell(say("draw-given", kept=kept, who=names[g.first], left=left)))
    if any(symbol != NO_LAND for symbol in g.symbols):
        held = tuple(places.land(symbol) for symbol in g.symbols if symbol != NO_LAND)
        lines.append(tell(say("draw-in-hand", lands=held)))
    return lines


def _row(g: TomePosition, tell: Tell) -> str:
    cards = "   ".join(_card(g, card, tell) for card in g.row)
    return f"{tell(say('draw-row'))}{cards}   ({tell(say('draw-deck', n=len(g.deck) - g.drawn))})"


def _used(g: TomePosition, tell: Tell) -> str:
    """The tomes that were used, for who asks."""
    lying = [tome for tome in g.up if tome != NO_TOME]
    used = [tell(places.tome(g.printed, tome)) for tome in g.tomes[: g.flipped] if tome not in lying]
    return f"{tell(say('draw-used'))}{'; '.join(used) or '–'}"


def _tome(g: TomePosition, slot: int, tell: Tell) -> str:
    name = tell(places.tome(g.printed, g.up[slot]))
    return f"[reverse]{name}[/reverse] {tell(say('draw-taken'))}" if g.taken == slot else name


def _card(g: TomePosition, card: int, tell: Tell) -> str:
    name = tell(places.card(g.printed, card))
    if card == NO_CARD:
        return name
    colour = CORNER_COLOURS[g.printed.cards[card].corner]
    return f"[{colour}]{name}[/{colour}]"


# ---- a sheet in full


def _dealt(g: TomePosition, p: Player, viewer: Player, tell: Tell) -> list[Part]:
    """The four cards of which two are kept, for their owner."""
    s = g.sheets[p]
    if not s.hand or viewer != p:
        return []
    lines = [tell(say("draw-dealt")) + "   ".join(_card(g, card, tell) for card in s.hand)]
    if s.kept != UNDECIDED:
        lines.append(tell(say("draw-kept")) + "   ".join(_card(g, s.hand[i], tell) for i in PAIRS[s.kept]))
    return [Part(tell(say("draw-part-dealt")), [*lines, *_sketches(g, s.hand, tell)], lines, drawn=True)]


def _claimed(g: TomePosition, s: Sheet, tell: Tell) -> list[Part]:
    """The claimed cards, each with its pattern and where it could be completed."""
    found = []
    for slot, card in enumerate(s.cards):
        if card != NO_CARD:
            begun = _begun(g, s, card)
            prospects = [_prospect(g, s, land, laid, tell) for land, laid in begun] or [tell(_nowhere(g, s, card))]
            name = _card(g, card, tell)
            brief = [_coloured(land, _lacking(s, land, laid), tell) for land, laid in begun]
            shortly = ", ".join(brief) or tell(_nowhere(g, s, card))
            lines = [name, *_beside(_sketch(g, card), prospects)]
            found.append(Part(tell(say("draw-part-card", slot=slot + 1)), lines, [f"{name}   {shortly}"], rank=1))
    return found


def _unused(g: TomePosition, s: Sheet, tell: Tell) -> str:
    inks = g.printed.inks[g.players - 1]
    brews = tell(say("draw-brews", unused=s.brews, of=g.printed.brews))
    return f"{brews}, {tell(say('draw-inks', unused=s.inks, of=inks))}" if inks else brews


def _sheet(g: TomePosition, p: Player, names: Sequence[str], mine: bool, tell: Tell) -> Part:
    """A sheet in words; for all but one's own also a small map."""
    s = g.sheets[p]
    whose = f"[bold]{names[p]}[/bold]" + (f", {g.agreed.worlds[p]}" if g.agreed.worlds[p] else "")
    head = f"{whose}: {_unused(g, s, tell)}"
    brief = f"{whose}: {tell(say('draw-points', points=g.scores()[p]))}, {_unused(g, s, tell)}"
    if mine:
        return Part(names[p], [head, _score(g, s, tell)], [brief], rank=2)
    cards = ", ".join(_card(g, card, tell) for card in s.cards if card != NO_CARD)
    full = head + (f"; {cards}" if cards else "")
    brief += f"   {cards}" if cards else ""
    return Part(names[p], [full, _score(g, s, tell), *_small_map(g, s, tell)], [brief], rank=4, drawn=True)


def _score(g: TomePosition, s: Sheet, tell: Tell) -> str:
    found = zip(BOXES, boxes(g.agreed.map, g.printed.points_of, s), strict=True)
    races = [_restored(g, land, card, tell) for land, card in enumerate(s.restored) if card != NO_CARD]
    points = tell(say("draw-points", points=score(g.agreed.map, g.printed.points_of, s)))
    parts = ", ".join(f"{tell(say(f'sheet-{box}'))} {n}" for box, n in found if n)
    return f"{points}: {parts}" + (f"   {tell(say('draw-restored'))}{', '.join(races)}" if races else "")


def _restored(g: TomePosition, land: int, card: int, tell: Tell) -> str:
    return tell(say("draw-race", land=LAND_NAMES[land], race=Printed(g.printed.cards[card].race)))


def hex_map(g: TomePosition, s: Sheet, tell: Tell) -> list[str]:
    """The map: for each row of hexes a line of contents, and one of the roads to the next row."""
    map, letters = g.agreed.map, tell(say("draw-letters"))
    cost = brews_to(g, s)
    west, north = _west(map), map.hexes[0][1]
    width = CELL * (max(2 * q + r for q, r in map.hexes) - west + 2) // 2
    paper = _Paper(width + 1, 2 * (map.hexes[-1][1] - north + 1))
    for h in range(map.size):
        q, r = map.hexes[h]
        x, y = 1 + CELL * (2 * q + r - west) // 2, 2 * (r - north)
        paper.write(x, y, _contents(g, s, h, cost[h], letters))
        if s.roads[h] & 1:
            paper.write(x + CELL - 2, y, [("=", "bold"), ("=", "bold")])
        for bit, dx, sign in ((16, -1, "/"), (32, CELL - 2, "\\")):
            if s.roads[h] & bit:
                paper.write(x + dx, y + 1, [(sign, "bold")])
    return paper.lines()


def _west(map: Map) -> int:
    return min(2 * q + r for q, r in map.hexes)


Ink = tuple[str, str]  # a character and its style


def _contents(g: TomePosition, s: Sheet, h: int, cost: int, letters: str) -> list[Ink]:
    """Six characters: worldbuilder or brews, land, whether it is filled, cliffs, exotic location, dot."""
    map = g.agreed.map
    number = _land(s, h)
    marks: list[Ink] = [("@", "bold reverse") if s.at == h else (str(cost), "cyan") if cost != HOPELESS else (" ", "")]
    marks += (
        [("·", "dim"), (" ", "")]
        if number == NO_LAND
        else [(letters[number], COLOURS[number]), ("■" if has(s.filled, h) else "□", COLOURS[number])]
    )
    marks.append(("^", COLOURS[CLIFFS]) if has(s.lands[CLIFFS], h) else (" ", ""))
    exotic = (
        "#" if has(s.claimed, h) else "x" if has(s.closed, h) else "!" if has(closing(g, g.sheets.index(s)), h) else "*"
    )
    marks.append((exotic, "bright_cyan") if has(map.exotic_hexes, h) else (" ", ""))
    marks.append(("o", "dim") if h in map.starts else (" ", ""))
    return marks


def _land(s: Sheet, h: int) -> int:
    return next((number for number in range(CLIFFS) if has(s.lands[number], h)), NO_LAND)


class _Paper:
    """Characters with styles in lines."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[list[Ink]] = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, marks: Sequence[Ink]) -> None:
        """Put characters onto the paper from (x, y) eastwards."""
        self.cells[y][x : x + len(marks)] = marks

    def lines(self) -> list[str]:
        """The lines with markup, an empty one at the end left out."""
        found = ["".join(_styled(run) for run in groupby(row, key=lambda ink: ink[1])).rstrip() for row in self.cells]
        return found if found[-1] else found[:-1]


def _styled(run: tuple[str, Iterable[Ink]]) -> str:
    style, inks = run
    text = "".join(sign for sign, _ in inks)
    return f"[{style}]{text.replace(BACKSLASH, BACKSLASH * 2)}[/{style}]" if style else text


# ---- cards


def _sketch(g: TomePosition, card: int) -> list[str]:
    """The pattern of a card: O where the land must be, x where it must not, rows shifted by half a hex."""
    shape = g.printed.shapes[g.printed.shape_of[card]]
    marks = dict.fromkeys(shape.required, "O") | dict.fromkeys(shape.crossed, "x")
    west, north = min(2 * q + r for q, r in marks), min(r for _, r in marks)
    rows = [[" "] * (max(2 * q + r for q, r in marks) - west + 1) for _ in range(max(r for _, r in marks) - north + 1)]
    for (q, r), mark in marks.items():
        rows[r - north][2 * q + r - west] = mark
    return ["".join(row) for row in rows]


def _begun(g: TomePosition, s: Sheet, card: int) -> list[tuple[int, list[int]]]:
    """The lands in which the pattern has begun, each with the placements that lack fewest symbols."""
    shape = g.printed.shape_of[card]
    found = [(land, best_placements(g, s, shape, land)) for land in range(LANDS)]
    return [(land, laid) for land, laid in found if laid]


def _lacking(s: Sheet, land: int, laid: list[int]) -> Message:
    """How many symbols the pattern lacks in a land."""
    lacking = count(laid[0] & ~s.lands[land])
    return say("draw-lacks", land=LAND_NAMES[land], n=lacking)


def _prospect(g: TomePosition, s: Sheet, land: int, laid: list[int], tell: Tell) -> str:
    """The same, and if they are few, where they would have to be for one placement."""
    open = each(laid[0] & ~s.lands[land])
    line = _coloured(land, _lacking(s, land, laid), tell)
    if not open or len(open) > NEARLY or s.at == NOWHERE:
        return line
    line += ": " + "; ".join(_from_here(g, s, h, tell) for h in open)
    more = len(laid) - 1
    return f"{line} {tell(say('draw-more', n=more))}" if more else line


def _from_here(g: TomePosition, s: Sheet, h: int, tell: Tell) -> str:
    hexes = g.agreed.map.hexes
    return tell(say("draw-here") if h == s.at else say("draw-way", way=places.steps(hexes[s.at], hexes[h])))


def _coloured(land: int, said: Message, tell: Tell) -> str:
    return f"[{COLOURS[land]}]{tell(said)}[/{COLOURS[land]}]"


def _nowhere(g: TomePosition, s: Sheet, card: int) -> Message:
    """Why no land has begun a pattern: there is nothing yet, nothing that could be a part of it, or no room left."""
    if not s.full | s.lands[CLIFFS]:
        return say("draw-no-symbols")
    shape = g.printed.shape_of[card]
    room = any(not has(s.done, number) and missing(g, s, shape, number) < HOPELESS for number in range(LANDS))
    return say("draw-no-part") if room else say("draw-no-room")


def _beside(left: list[str], right: list[str]) -> list[str]:
    height = max(len(left), len(right))
    pairs = zip(left + [""] * (height - len(left)), right + [""] * (height - len(right)), strict=True)
    return [f"  {a:<14}{b}".rstrip() for a, b in pairs]


def _sketches(g: TomePosition, cards: list[int], tell: Tell) -> list[str]:
    """The patterns of several cards, each under its race."""
    found = [(card, _sketch(g, card)) for card in cards if card != NO_CARD]
    height = max((len(sketch) for _, sketch in found), default=0)
    races = "".join(f"{tell(say('draw-name', name=Printed(g.printed.cards[card].race))):<18}" for card, _ in found)
    lines = ["".join(f"{(sketch[i] if i < len(sketch) else ''):<18}" for _, sketch in found) for i in range(height)]
    return [f"    {line}" for line in [races, *lines]] if found else []


# ---- everybody else


def _small_map(g: TomePosition, s: Sheet, tell: Tell) -> list[str]:
    """A map in small: one letter for each hex, capital if it is filled."""
    map, letters = g.agreed.map, tell(say("draw-letters"))
    west, north = _west(map), map.hexes[0][1]
    rows = [""] * (map.hexes[-1][1] - north + 1)
    for h, (q, r) in enumerate(map.hexes):
        rows[r - north] = rows[r - north].ljust(2 * (2 * q + r - west)) + _letter(s, h, letters)
    return ["  " + row for row in rows]


def _letter(s: Sheet, h: int, letters: str) -> str:
    number = _land(s, h)
    letter = "·" if number == NO_LAND else letters[number] if has(s.filled, h) else letters[number].lower()
    return ("@" if s.at == h else " ") + letter + ("^" if has(s.lands[CLIFFS], h) else " ")
