"""The position in a terminal: the hex map in characters, cards with where they could be completed, everybody else in
small."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from quire.core.audience import Part, aid
from quire.core.event import NOBODY, Player
from quire.core.masks import count, each, has
from quire.core.state import State
from quire.games.two_page_tome.box import CLIFFS, LAND_NAMES, LANDS, NO_CARD, NO_LAND, NO_TOME, PAIRS
from quire.games.two_page_tome.hexes import HOPELESS, Map
from quire.games.two_page_tome.patterns import best_placements, missing
from quire.games.two_page_tome.position import TomePosition
from quire.games.two_page_tome.roads import brews_to
from quire.games.two_page_tome.scoring import BOXES, boxes, score
from quire.games.two_page_tome.sheet import UNDECIDED, Sheet
from quire.games.two_page_tome.telling.words import card_name, land, many, spot, tome_name
from quire.games.two_page_tome.verbs import closing
from quire.games.two_page_tome.view import rounds

LETTERS = "FCLKV"  # K is the Castle
COLOURS = ("green", "bright_black", "blue", "magenta", "yellow", "red")
CORNER_COLOURS = {"green": "green", "yellow": "yellow", "red": "red"}
CELL = 8  # characters from one hex to the next
BACKSLASH = "\\"  # doubled before a tag, which it would otherwise escape
SHOWN = 3  # placements listed for a card and a land
LEGEND = (
    "@ worldbuilder   0-3 brews to get there   o dot   = / \\ roads   * exotic location, # claimed, ! closing, "
    "x closed",
    "F forest, C cave, L lake, K castle, V village: ■ filled, □ not yet   ^ cliffs; in small maps a capital is filled",
    "of a card: O the land, x another hex, without it; + hexes that it still lacks",
)
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


def draw(g: State, viewer: Player, names: Sequence[str]) -> list[Part]:
    """The table as the viewer sees it; a spectator looks at the sheet of the actor."""
    assert isinstance(g, TomePosition)
    mine = viewer if viewer != NOBODY else max(g.actor(), 0)
    solo = [f"TPT-SOLO-{n}" for n in range(3, 9)] if g.players == 1 else []
    return [
        Part("round", _head(g, names)),
        Part("row", [_row(g), *_sketches(g, g.row)], [_row(g)], rank=3, drawn=True),
        *_dealt(g, mine, viewer),
        Part("map", [*hex_map(g, g.sheets[mine])], _small_map(g, g.sheets[mine]), drawn=True),
        *_claimed(g, g.sheets[mine]),
        *(_sheet(g, p, names, p == mine) for p in sorted(range(g.players), key=lambda p: (p - mine) % g.players)),
        Part("legend", LEGEND, asked=True),
        *_tomes(g),
        aid(g.box, [*AID, *solo]),
    ]


def _head(g: TomePosition, names: Sequence[str]) -> list[str]:
    map = g.agreed.map
    lines = [
        f"[bold]{'Turn' if g.players == 1 else 'Round'} {g.round} of {rounds(g)}[/bold]   {map.name}   inspiration: "
        f"{names[g.first]}"
    ]
    lines.append("Tomes: " + "   ".join(_tome(g, slot) for slot in range(2)) + f"   ({g.face_down()} face down)")
    if g.taken != NOBODY and g.players > 1:
        lines.append(
            f"Given: {land(g.given(g.first))} to {names[g.first]}, {land(g.given((g.first + 1) % g.players))} to "
            "everybody else"
        )
    if any(symbol != NO_LAND for symbol in g.symbols):
        lines.append("In hand: " + ", ".join(land(symbol) for symbol in g.symbols if symbol != NO_LAND))
    return lines


def _row(g: TomePosition) -> str:
    cards = "   ".join(f"{slot} {_card(g, card)}" for slot, card in enumerate(g.row))
    return f"Row: {cards}   (deck {len(g.deck) - g.drawn})"


def _tomes(g: TomePosition) -> list[Part]:
    """The tomes that were used, for who asks."""
    lying = [tome for tome in g.up if tome != NO_TOME]
    used = [tome_name(g.printed, tome) for tome in g.tomes[: g.flipped] if tome not in lying]
    return [Part("tomes", [f"Tomes that were used: {', '.join(used) or 'none'}"], asked=True)]


def _tome(g: TomePosition, slot: int) -> str:
    name = tome_name(g.printed, g.up[slot])
    return f"{slot} [reverse]{name}[/reverse] taken" if g.taken == slot else f"{slot} {name}"


def _card(g: TomePosition, card: int) -> str:
    if card == NO_CARD:
        return "nothing"
    colour = CORNER_COLOURS[g.printed.cards[card].corner]
    return f"[{colour}]{card_name(g.printed, card)}[/{colour}]"


# ---- a sheet in full


def _dealt(g: TomePosition, p: Player, viewer: Player) -> list[Part]:
    """The four cards of which two are kept, for their owner."""
    s = g.sheets[p]
    if not s.hand or viewer != p:
        return []
    lines = ["Dealt: " + "   ".join(f"{i} {_card(g, card)}" for i, card in enumerate(s.hand))]
    lines += [f"Kept: {PAIRS[s.kept][0]} and {PAIRS[s.kept][1]}"] if s.kept != UNDECIDED else []
    return [Part("dealt", [*lines, *_sketches(g, s.hand)], lines, drawn=True)]


def _claimed(g: TomePosition, s: Sheet) -> list[Part]:
    """The claimed cards, each with its pattern and where it could be completed."""
    found = []
    for slot, card in enumerate(s.cards):
        if card != NO_CARD:
            prospects = _prospects(g, s, card)
            name = f"Card {slot}: {_card(g, card)}"
            lines = [name, *_beside(_sketch(g, card), prospects)]
            found.append(Part(f"card {slot}", lines, [f"{name}   {_shortly(prospects)}"], rank=1))
    return found


def _shortly(prospects: list[str]) -> str:
    return ", ".join(line.partition(":")[0].replace(" lacks", " −") for line in prospects)


def _unused(g: TomePosition, s: Sheet) -> str:
    inks = g.printed.inks[g.players - 1]
    return f"brews {s.brews}/{g.printed.brews}" + (f", ink {s.inks}/{inks}" if inks else "")


def _sheet(g: TomePosition, p: Player, names: Sequence[str], mine: bool) -> Part:
    """A sheet in words; for all but one's own also a small map."""
    s = g.sheets[p]
    whose = f"[bold]{names[p]}[/bold]" + (f", {g.agreed.worlds[p]}" if g.agreed.worlds[p] else "")
    head = f"{whose}: {_tokens(g, s)}"
    brief = f"{whose}: {g.scores()[p]} points, {_unused(g, s)}"
    if mine:
        return Part(names[p], [head, _score(g, s)], [brief], rank=2)
    cards = ", ".join(_card(g, card) for card in s.cards if card != NO_CARD)
    full = head + (f"; {cards}" if cards else "")
    brief += f"   {cards}" if cards else ""
    return Part(names[p], [full, _score(g, s), *_small_map(g, s)], [brief], rank=4, drawn=True)


def _tokens(g: TomePosition, s: Sheet) -> str:
    inks = g.printed.inks[g.players - 1]
    return f"{s.brews} of {many(g.printed.brews, 'brew')} unused" + (
        f", {s.inks} of {many(inks, 'ink pot')} unused" if inks else ""
    )


def _score(g: TomePosition, s: Sheet) -> str:
    found = zip(BOXES, boxes(g.agreed.map, g.printed.points_of, s), strict=True)
    races = [f"{land(i)} {g.printed.cards[card].race}" for i, card in enumerate(s.restored) if card != NO_CARD]
    points = score(g.agreed.map, g.printed.points_of, s)
    return (
        f"{points} points: "
        + ", ".join(f"{name} {n}" for name, n in found if n)
        + (f"   Restored: {', '.join(races)}" if races else "")
    )


def hex_map(g: TomePosition, s: Sheet) -> list[str]:
    """The map: for each row of hexes a line of contents, and one of coordinates between the roads to the next row."""
    map = g.agreed.map
    cost = brews_to(g, s)
    west, north = _west(map), map.hexes[0][1]
    width = CELL * (max(2 * q + r for q, r in map.hexes) - west + 2) // 2
    paper = _Paper(width + 1, 2 * (map.hexes[-1][1] - north + 1))
    for h in range(map.size):
        q, r = map.hexes[h]
        x, y = 1 + CELL * (2 * q + r - west) // 2, 2 * (r - north)
        paper.write(x, y, _contents(g, s, h, cost[h]))
        paper.write(x, y + 1, [(c, "dim") for c in f"{q},{r}".center(CELL - 2)])
        if s.roads[h] & 1:
            paper.write(x + CELL - 2, y, [("=", "bold"), ("=", "bold")])
        for bit, dx, sign in ((16, -1, "/"), (32, CELL - 2, "\\")):
            if s.roads[h] & bit:
                paper.write(x + dx, y + 1, [(sign, "bold")])
    return paper.lines()


def _west(map: Map) -> int:
    return min(2 * q + r for q, r in map.hexes)


Ink = tuple[str, str]  # a character and its style


def _contents(g: TomePosition, s: Sheet, h: int, cost: int) -> list[Ink]:
    """Six characters: worldbuilder or brews, land, whether it is filled, cliffs, exotic location, dot."""
    map = g.agreed.map
    number = _land(s, h)
    marks: list[Ink] = [("@", "bold reverse") if s.at == h else (str(cost), "cyan") if cost != HOPELESS else (" ", "")]
    marks += (
        [("·", "dim"), (" ", "")]
        if number == NO_LAND
        else [(LETTERS[number], COLOURS[number]), ("■" if has(s.filled, h) else "□", COLOURS[number])]
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


def _prospects(g: TomePosition, s: Sheet, card: int) -> list[str]:
    """For each land: where the pattern is, or could still be completed with fewest symbols."""
    shape = g.printed.shape_of[card]
    lines: list[str] = []
    for number in range(LANDS):
        placements = best_placements(g, s, shape, number)
        if not placements:
            continue
        lacking = count(placements[0] & ~s.lands[number])
        places = [" ".join(_cell(g, s, number, h) for h in each(mask)) for mask in placements[:SHOWN]]
        more = f" and {len(placements) - SHOWN} more ways" if len(placements) > SHOWN else ""
        head = "is there" if not lacking else f"lacks {lacking}"
        lines.append(f"[{COLOURS[number]}]{LAND_NAMES[number]}[/{COLOURS[number]}] {head}: " + "; ".join(places) + more)
    return lines or [_nowhere(g, s, shape)]


def _nowhere(g: TomePosition, s: Sheet, shape: int) -> str:
    """Why no land has begun a pattern: there is nothing yet, nothing that could be a part of it, or no room left."""
    if not s.full | s.lands[CLIFFS]:
        return "no symbols yet"
    room = any(not has(s.done, number) and missing(g, s, shape, number) < HOPELESS for number in range(LANDS))
    return "none of the symbols can be a part of it" if room else "it can no longer be completed"


def _cell(g: TomePosition, s: Sheet, number: int, h: int) -> str:
    name = spot(*g.agreed.map.hexes[h])
    return name if has(s.lands[number], h) else f"[bold]+{name}[/bold]"


def _beside(left: list[str], right: list[str]) -> list[str]:
    height = max(len(left), len(right))
    pairs = zip(left + [""] * (height - len(left)), right + [""] * (height - len(right)), strict=True)
    return [f"  {a:<14}{b}".rstrip() for a, b in pairs]


def _sketches(g: TomePosition, cards: list[int]) -> list[str]:
    """The patterns of several cards, each under its number."""
    found = [(slot, _sketch(g, card)) for slot, card in enumerate(cards) if card != NO_CARD]
    height = max((len(sketch) for _, sketch in found), default=0)
    lines = [
        "    " + "".join(f"{(sketch[i] if i < len(sketch) else ''):<18}" for _, sketch in found) for i in range(height)
    ]
    return ["    " + "".join(f"{slot:<18}" for slot, _ in found), *lines] if found else []


# ---- everybody else


def _small_map(g: TomePosition, s: Sheet) -> list[str]:
    """A map in small: one letter for each hex, capital if it is filled."""
    map = g.agreed.map
    west, north = _west(map), map.hexes[0][1]
    rows = [""] * (map.hexes[-1][1] - north + 1)
    for h, (q, r) in enumerate(map.hexes):
        rows[r - north] = rows[r - north].ljust(2 * (2 * q + r - west)) + _letter(s, h)
    return ["  " + row for row in rows]


def _letter(s: Sheet, h: int) -> str:
    number = _land(s, h)
    letter = "·" if number == NO_LAND else LETTERS[number] if has(s.filled, h) else LETTERS[number].lower()
    return ("@" if s.at == h else " ") + letter + ("^" if has(s.lands[CLIFFS], h) else " ")
