"""The position in a terminal: the hex map in characters, cards with where they could be completed, everybody else in small."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from quire.core.event import NOBODY, Player
from quire.games.two_page_tome.actions import LAND_NAMES, PAIRS
from quire.games.two_page_tome.effects import closing
from quire.games.two_page_tome.hexes import HOPELESS, Map, bits, count
from quire.games.two_page_tome.prospects import best_placements, brews_to
from quire.games.two_page_tome.scoring import BOXES, boxes, score
from quire.games.two_page_tome.sheet import CLIFFS, LANDS, NO_CARD, NO_LAND, UNDECIDED, Sheet
from quire.games.two_page_tome.state import TwoPageTome
from quire.games.two_page_tome.view import rounds
from quire.games.two_page_tome.words import card_name, land, many, spot, tome_name

LETTERS = "FCLKV"  # K is the Castle
COLOURS = ("green", "bright_black", "blue", "magenta", "yellow", "red")
CORNER_COLOURS = {"green": "green", "yellow": "yellow", "red": "red"}
CELL = 8  # characters from one hex to the next
BACKSLASH = "\\"  # doubled before a tag, which it would otherwise escape
SHOWN = 3  # placements listed for a card and a land
LEGEND = (
    "@ worldbuilder   0-3 brews to get there   o dot   = / \\ roads   * exotic location, # claimed, ! closing, x closed\n"
    "F forest, C cave, L lake, K castle, V village: ■ filled, □ not yet   ^ cliffs"
)


def draw(g: TwoPageTome, viewer: Player, names: Sequence[str]) -> str:
    """The table as the viewer sees it; a spectator looks at the sheet of whoever is to act."""
    mine = viewer if viewer != NOBODY else max(g.actor(), 0)
    parts = [_head(g, names), _sheet(g, mine, viewer, names)]
    parts += [_small_sheet(g, p, names) for p in range(g.players) if p != mine]
    return "\n\n".join(parts)


def _head(g: TwoPageTome, names: Sequence[str]) -> str:
    map = g.agreed.map
    lines = [
        f"[bold]{'Turn' if g.players == 1 else 'Round'} {g.round} of {rounds(g)}[/bold]   {map.name}   inspiration: {names[g.first]}"
    ]
    lines.append("Tomes: " + "   ".join(_tome(g, slot) for slot in range(2)) + f"   ({g.face_down()} face down)")
    if g.taken != NOBODY and g.players > 1:
        lines.append(
            f"Given: {land(g.given(g.first))} to {names[g.first]}, {land(g.given((g.first + 1) % g.players))} to everybody else"
        )
    if any(symbol != NO_LAND for symbol in g.symbols):
        lines.append("In hand: " + ", ".join(land(symbol) for symbol in g.symbols if symbol != NO_LAND))
    lines.append(
        "Row: "
        + "   ".join(f"{slot} {_card(g, card)}" for slot, card in enumerate(g.row))
        + f"   (deck {len(g.deck) - g.drawn})"
    )
    return "\n".join(lines + _sketches(g, g.row))


def _tome(g: TwoPageTome, slot: int) -> str:
    name = tome_name(g.edition, g.up[slot])
    return f"{slot} [reverse]{name}[/reverse] taken" if g.taken == slot else f"{slot} {name}"


def _card(g: TwoPageTome, card: int) -> str:
    if card == NO_CARD:
        return "nothing"
    colour = CORNER_COLOURS[g.edition.cards[card].corner]
    return f"[{colour}]{card_name(g.edition, card)}[/{colour}]"


# ---- a sheet in full


def _sheet(g: TwoPageTome, p: Player, viewer: Player, names: Sequence[str]) -> str:
    s = g.sheets[p]
    lines = [f"[bold]{names[p]}[/bold]: {_tokens(g, s)}", *hex_map(g, s), f"[dim]{LEGEND}[/dim]"]
    if s.hand and viewer == p:
        lines.append("Dealt: " + "   ".join(f"{i} {_card(g, card)}" for i, card in enumerate(s.hand)))
        lines += [f"Kept: {PAIRS[s.kept][0]} and {PAIRS[s.kept][1]}"] if s.kept != UNDECIDED else []
        lines += _sketches(g, s.hand)
    for slot, card in enumerate(s.cards):
        if card != NO_CARD:
            lines += ["", f"Card {slot}: {_card(g, card)}", *_beside(_sketch(g, card), _prospects(g, s, card))]
    return "\n".join([*lines, "", _score(g, s)])


def _tokens(g: TwoPageTome, s: Sheet) -> str:
    inks = g.edition.inks[g.players - 1]
    return f"{s.brews} of {many(g.edition.brews, 'brew')} unused" + (
        f", {s.inks} of {many(inks, 'ink pot')} unused" if inks else ""
    )


def _score(g: TwoPageTome, s: Sheet) -> str:
    found = zip(BOXES, boxes(g.agreed.map, g.edition.points_of, s), strict=True)
    races = [f"{land(i)} {g.edition.cards[card].race}" for i, card in enumerate(s.restored) if card != NO_CARD]
    points = score(g.agreed.map, g.edition.points_of, s)
    return (
        f"{points} points: "
        + ", ".join(f"{name} {n}" for name, n in found if n)
        + (f"   Restored: {', '.join(races)}" if races else "")
    )


def hex_map(g: TwoPageTome, s: Sheet) -> list[str]:
    """The map: for each row of hexes a line of contents, one of coordinates, and one for the roads to the next row."""
    map = g.agreed.map
    cost = brews_to(g, s)
    west, north = _west(map), map.hexes[0][1]
    paper = _Paper(CELL * (max(2 * q + r for q, r in map.hexes) - west + 2) // 2, 3 * (map.hexes[-1][1] - north + 1))
    for h in range(map.size):
        q, r = map.hexes[h]
        x, y = CELL * (2 * q + r - west) // 2, 3 * (r - north)
        paper.write(x, y, _contents(g, s, h, cost[h]))
        paper.write(x, y + 1, [(c, "dim") for c in f"{q},{r}".center(CELL - 2)])
        if s.roads[h] & 1:
            paper.write(x + CELL - 2, y, [("=", "bold"), ("=", "bold")])
        for bit, dx, sign in ((16, 0, "/"), (32, CELL - 3, "\\")):
            if s.roads[h] & bit:
                paper.write(x + dx, y + 2, [(sign, "bold")])
    return paper.lines()


def _west(map: Map) -> int:
    return min(2 * q + r for q, r in map.hexes)


Ink = tuple[str, str]  # a character and its style


def _contents(g: TwoPageTome, s: Sheet, h: int, cost: int) -> list[Ink]:
    """Six characters: worldbuilder or brews, land, whether it is filled, cliffs, exotic location, dot."""
    map = g.agreed.map
    number = _land(s, h)
    marks: list[Ink] = [("@", "bold reverse") if s.at == h else (str(cost), "cyan") if cost != HOPELESS else (" ", "")]
    marks += (
        [("·", "dim"), (" ", "")]
        if number == NO_LAND
        else [(LETTERS[number], COLOURS[number]), ("■" if s.filled >> h & 1 else "□", COLOURS[number])]
    )
    marks.append(("^", COLOURS[CLIFFS]) if s.lands[CLIFFS] >> h & 1 else (" ", ""))
    exotic = (
        "#"
        if s.claimed >> h & 1
        else "x"
        if s.closed >> h & 1
        else "!"
        if closing(g, g.sheets.index(s)) >> h & 1
        else "*"
    )
    marks.append((exotic, "bright_cyan") if map.exotic_hexes >> h & 1 else (" ", ""))
    marks.append(("o", "dim") if h in map.starts else (" ", ""))
    return marks


def _land(s: Sheet, h: int) -> int:
    return next((number for number in range(CLIFFS) if s.lands[number] >> h & 1), NO_LAND)


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


def _sketch(g: TwoPageTome, card: int) -> list[str]:
    """The pattern of a card: O where the land must be, x where it must not, rows shifted by half a hex."""
    shape = g.edition.shapes[g.edition.shape_of[card]]
    marks = dict.fromkeys(shape.required, "O") | dict.fromkeys(shape.crossed, "x")
    west, north = min(2 * q + r for q, r in marks), min(r for _, r in marks)
    rows = [[" "] * (max(2 * q + r for q, r in marks) - west + 1) for _ in range(max(r for _, r in marks) - north + 1)]
    for (q, r), mark in marks.items():
        rows[r - north][2 * q + r - west] = mark
    return ["".join(row) for row in rows]


def _prospects(g: TwoPageTome, s: Sheet, card: int) -> list[str]:
    """For each land: where the pattern is, or could still be completed with fewest symbols."""
    shape = g.edition.shape_of[card]
    lines: list[str] = []
    for number in range(LANDS):
        placements = best_placements(g, s, shape, number)
        if not placements:
            continue
        lacking = count(placements[0] & ~s.lands[number])
        places = [" ".join(_cell(g, s, number, h) for h in bits(mask)) for mask in placements[:SHOWN]]
        more = f" and {len(placements) - SHOWN} more ways" if len(placements) > SHOWN else ""
        head = "is there" if not lacking else f"lacks {lacking}"
        lines.append(f"[{COLOURS[number]}]{LAND_NAMES[number]}[/{COLOURS[number]}] {head}: " + "; ".join(places) + more)
    return lines or ["no symbols for it yet"]


def _cell(g: TwoPageTome, s: Sheet, number: int, h: int) -> str:
    name = spot(*g.agreed.map.hexes[h])
    return name if s.lands[number] >> h & 1 else f"[bold]+{name}[/bold]"


def _beside(left: list[str], right: list[str]) -> list[str]:
    height = max(len(left), len(right))
    pairs = zip(left + [""] * (height - len(left)), right + [""] * (height - len(right)), strict=True)
    return [f"  {a:<14}{b}".rstrip() for a, b in pairs]


def _sketches(g: TwoPageTome, cards: list[int]) -> list[str]:
    """The patterns of several cards, each under its number."""
    found = [(slot, _sketch(g, card)) for slot, card in enumerate(cards) if card != NO_CARD]
    height = max((len(sketch) for _, sketch in found), default=0)
    lines = [
        "    " + "".join(f"{(sketch[i] if i < len(sketch) else ''):<18}" for _, sketch in found) for i in range(height)
    ]
    return ["    " + "".join(f"{slot:<18}" for slot, _ in found), *lines] if found else []


# ---- everybody else


def _small_sheet(g: TwoPageTome, p: Player, names: Sequence[str]) -> str:
    """A sheet in small: one letter for each hex, capital if it is filled."""
    s = g.sheets[p]
    map = g.agreed.map
    cards = ", ".join(_card(g, card) for card in s.cards if card != NO_CARD)
    lines = [f"[bold]{names[p]}[/bold]: {_tokens(g, s)}" + (f"; {cards}" if cards else ""), _score(g, s)]
    west, north = _west(map), map.hexes[0][1]
    rows = [""] * (map.hexes[-1][1] - north + 1)
    for h, (q, r) in enumerate(map.hexes):
        rows[r - north] = rows[r - north].ljust(2 * (2 * q + r - west)) + _letter(s, h)
    return "\n".join(lines + ["  " + row for row in rows])


def _letter(s: Sheet, h: int) -> str:
    number = _land(s, h)
    letter = "·" if number == NO_LAND else LETTERS[number] if s.filled >> h & 1 else LETTERS[number].lower()
    return ("@" if s.at == h else " ") + letter + ("^" if s.lands[CLIFFS] >> h & 1 else " ")
