"""TOML -> BooksOfTimeBox. Refuses whatever it cannot read or no game could be played with, and names the place."""

from __future__ import annotations

import re
from pathlib import Path

from quirebox.core.effect import Effect, OneOf, When
from quirebox.core.errors import ContentError
from quirebox.core.mistakes import Mistakes
from quirebox.core.plain import Node, read_rules
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import (
    CELLS,
    LETTERS,
    LEVELS,
    SECTIONS,
    SLOTS,
    TOP,
    TYPES,
    Bonus,
    BooksOfTimeBox,
    Chapter,
    Icon,
    Page,
    Tile,
)
from quirebox.games.books_of_time.challenges import read_condition
from quirebox.games.books_of_time.effects.abilities import RESOURCES, Ability, read_ability, read_costs
from quirebox.games.books_of_time.effects.building import build, build_cost, build_gains, enter
from quirebox.games.books_of_time.effects.gains import Advance, AdvanceObjective, Gain, Gains, WriteFrom
from quirebox.games.books_of_time.objectives import Copies, Different, Sequence

SETS = 4
SYMBOLS_OF_TYPES = (4, 4, 3)
PAGES = ("pages.toml", "starting.toml", "chronicle.toml")
TIERS = ("I", "II", "III")
FORMER = ("text",)  # what a challenge asked for, written by hand: former printings had it, and it is not read


MOST_PAGES = 248  # regular ones: with the starting pages, what observations show in a byte
MOST_CHAPTERS = 254
ON_TRACKS = ("token", "type", "most", "second", "per File", "end")  # gains that only levels have


def load_box(folder: Path, edition: str, hash: str, rules: Path) -> BooksOfTimeBox:
    """An edition from its folder."""
    with Mistakes(folder) as mistakes:
        boards = mistakes.read("boards.toml", "type", "section")
        pages, starting, chronicle = (mistakes.read(name, "page")["page"] for name in PAGES)
        levels = mistakes.read("tracks.toml", "level")["level"]
        tiles = mistakes.read("objectives.toml", "tile")["tile"]
        challenges = mistakes.read("challenges.toml", "challenge")["challenge"]
        mistakes.unique([*pages, *starting, *chronicle], "id", "an id")
        found = len(list(pages))
        mistakes.expect(found <= MOST_PAGES, "pages.toml: page", f"found {found} pages; use {MOST_PAGES} or fewer")
        found = len(list(chronicle))
        many = f"found {found} pages; use {MOST_CHAPTERS} or fewer"
        mistakes.expect(found <= MOST_CHAPTERS, "chronicle.toml: page", many)
        types, symbols = read_types(boards["type"])
        mistakes.settle()  # actions are called by the ids of pages, and pages speak of symbols
        box = BooksOfTimeBox(edition, hash, read_rules(rules), types, symbols, [page["id"].text() for page in pages])
        mistakes.attempt(lambda: read_sections(box, boards["section"]))
        pages.each(lambda node: read_page(box, node))
        mistakes.attempt(lambda: read_starting(box, starting))
        chronicle.each(lambda node: read_chapter(box, node))
        mistakes.attempt(lambda: read_tracks(box, levels))
        mistakes.attempt(lambda: read_tiles(box, tiles))
        mistakes.attempt(lambda: read_challenges(box, challenges))
    box.last_icons = [Icon(NONE, NONE, slot) for slot in range(SLOTS + 1)]
    return box


def read_types(node: Node) -> tuple[list[str], list[list[str]]]:
    """The names of the three types, and their symbols."""
    types = entries(node, TYPES, "types; use Science, Industry and Trade")
    names: list[str] = []
    symbols: list[list[str]] = []
    for letter, n, entry in zip(LETTERS, SYMBOLS_OF_TYPES, types, strict=True):
        entry.only("id", "name", "colour", "symbols", "copies", "source")
        entry["id"].one_of([letter])
        names.append(entry["name"].text())
        found = entry["symbols"].texts()
        if len(found) != n or set(found) & {symbol for own in symbols for symbol in own}:
            raise entry["symbols"].wrong(f"{n} symbols that no other type has")
        symbols.append(found)
    return names, symbols


def read_sections(box: BooksOfTimeBox, node: Node) -> None:
    """What writing from each section costs."""
    box.cost_text.append([])
    for i, entry in enumerate(entries(node, SECTIONS, f"sections; use {SECTIONS}")):
        entry.only("id", "cost", "source")
        entry["id"].number(i + 1, i + 1)
        cost = build_cost(box, read_costs(entry["cost"].text(), entry["cost"].where))
        write = WriteFrom(i)
        box.section_costs.append(cost)
        box.paid_writes.append(
            enter(box, When(cost, enter(box, write, f"write section {i + 1}")), f"write section {i + 1}")
        )
        box.cost_text[0].append(entry["cost"].text())


def read_page(box: BooksOfTimeBox, node: Node) -> None:
    """A page that is drawn and written into a book."""
    node.only("id", "name", "type", "symbol", "front", "back", "instant", "text", "source")
    t = LETTERS.index(node["type"].one_of(LETTERS))
    own = [box.symbols[k] for k in box.symbols_of(t)]
    text = node["text"].text() if node.has("text") else ""
    add_page(box, node, t, box.symbols.index(node["symbol"].one_of(own)), text)


def read_starting(box: BooksOfTimeBox, node: Node) -> None:
    """The pages with which books begin, two in each, in the order of the types."""
    for i, entry in enumerate(entries(node, 2 * TYPES, f"starting pages; use {2 * TYPES}, two for each book")):
        entry.only("id", "name", "type", "front", "back", "instant", "source")
        add_page(box, entry, LETTERS.index(entry["type"].one_of([LETTERS[i // 2]])), NONE, "")


def add_page(box: BooksOfTimeBox, node: Node, t: int, symbol: int, text: str) -> None:
    """The next page of the box."""
    front, back, instant = read_face(node["front"]), read_face(node["back"]), read_ability(node["instant"])
    if instant.costs or any(item.word not in RESOURCES for item in instant.gains):
        raise node["instant"].wrong("Pens, Paper, Files and VP only (BOT-BOOK-12)")
    pen, paper, file, vp = (instant.amount(resource) for resource in RESOURCES)
    page = Page(
        node["id"].text(),
        node["name"].text(),
        t,
        symbol,
        build(box, front),
        build(box, back),
        (pen, paper, file, vp),
    )
    page.printed = [front.text, back.text, instant.text, text]
    page.front_worth, page.back_worth = front.value(), back.value()
    box.pages.append(page)


def read_face(node: Node) -> Ability:
    """An ability of a page."""
    ability = read_ability(node)
    if any(item.word in ON_TRACKS for item in ability.gains):
        raise node.wrong("no gain that belongs to the tracks: token, VP for what is owned, end")
    return ability


def read_chapter(box: BooksOfTimeBox, node: Node) -> None:
    """A page of the Chronicle."""
    node.only("id", "name", "front", "back", "icons", "text", "source")
    front, back = read_face(node["front"]), read_face(node["back"])
    icons = node["icons"].each(lambda icon: read_icon(box, icon))
    chapter = Chapter(node["id"].text(), node["name"].text(), build(box, front), build(box, back), icons)
    text = node["text"].text() if node.has("text") else ""
    chapter.printed = [front.text, back.text, ", ".join(node["icons"].texts()), text]
    box.chronicle.append(chapter)


def entries(node: Node, n: int, what: str) -> list[Node]:
    """The entries of a list that the rules count."""
    found = list(node)
    if len(found) != n:
        raise ContentError(node.where, f"found {len(found)} {what}")
    return found


def read_icon(box: BooksOfTimeBox, node: Node) -> Icon:
    """One of Scribbles' icons."""
    match node.text().split(" "):
        case ["sym", symbol] if symbol in box.symbols:
            return Icon(box.symbols.index(symbol), NONE, NONE)
        case ["type", letter] if letter in [*LETTERS]:
            return Icon(NONE, LETTERS.index(letter), NONE)
        case ["pos", place] if place in ("1", "2", "3", "4", "D"):
            return Icon(NONE, NONE, "1234D".index(place))
    raise node.wrong("'sym SYMBOL', 'type S|I|T', 'pos 1|2|3|4' or 'pos D'")


def read_tracks(box: BooksOfTimeBox, node: Node) -> None:
    """Costs and benefits of the Civilization board."""
    found = entries(node, TYPES * TOP, f"levels; use {TOP} for each of {TYPES} tracks")
    for t in range(TYPES):
        box.cost_text.append([""])
        box.benefit_text.append([""])
        box.step_costs.append([Effect()])
        box.paid_steps.append([Effect()])
        box.benefits.append([])
        box.bonuses.append([None])
        advance = enter(box, Advance(t), f"adv {LETTERS[t]}")
        objective = enter(box, AdvanceObjective(t), f"obj {LETTERS[t]}")
        for level, entry in enumerate(found[TOP * t : TOP * (t + 1)], 1):
            read_level(box, entry, t, level, advance, objective)
    rewards = [
        enter(box, Gain(int(i == 1), int(i == 2), 0, int(i == 0)), f"1 {name}")
        for i, name in enumerate(("VP", "Pen", "Paper"))
    ]
    box.top_reward = enter(box, OneOf(rewards, box.actions.tops, "BOT-CIV-5"), "1 VP, 1 Pen or 1 Paper")


def read_level(box: BooksOfTimeBox, node: Node, t: int, level: int, advance: Effect, objective: Effect) -> None:
    """One spot of a track: its cost, and its benefit or the objective (BOT-CIV-2, BOT-CIV-3)."""
    node.only("track", "level", "cost", "benefit", "source")
    node["track"].one_of([LETTERS[t]])
    node["level"].number(level, level)
    costs, benefit = read_costs(node["cost"].text(), node["cost"].where), read_ability(node["benefit"])
    if any(item.word not in RESOURCES[:3] for item in costs):
        raise node["cost"].wrong("Pens, Paper and Files only: they are what a step costs (BOT-CIV-2)")
    if (level == TOP) != (benefit.text == f"end {LETTERS[t]}"):
        raise node["benefit"].wrong(f"'end {LETTERS[t]}' at the top, level {TOP}, and nowhere else (BOT-CIV-3)")
    cost = build_cost(box, costs)
    gains = build_gains(box, benefit)
    choice = OneOf([gains, objective], box.actions.level_choices, "BOT-CIV-3")
    enter(box, choice, benefit.text, box.worth[gains.id])
    if level == 1:
        box.benefits[t].append(choice)  # nobody advances to level 0; the list begins there all the same
    box.benefits[t].append(choice)
    box.bonuses[t].append(bonus(gains))
    box.step_costs[t].append(cost)
    box.paid_steps[t].append(enter(box, When(cost, advance), f"adv {LETTERS[t]}"))
    box.cost_text[1 + t].append(node["cost"].text())
    box.benefit_text[t].append(benefit.text)


def bonus(gains: Effect) -> Bonus | None:
    """The one of the gains that pays for what a player owns."""
    parts = gains.parts if isinstance(gains, Gains) else []
    return next((part for part in parts if isinstance(part, Bonus)), None)


REQUIREMENTS = ("3 PLANET + 2 of another", "3 different", "4 different + 1 more MAP", "BOAT CARAVAN COIN")


def read_tiles(box: BooksOfTimeBox, node: Node) -> None:
    """The objective tiles: three types, four sets, three levels."""
    found = entries(node, TYPES * SETS * LEVELS, f"tiles; use {TYPES * SETS * LEVELS}")
    for t in range(TYPES):
        box.tiles.append([])
        for s in range(SETS):
            start = (t * SETS + s) * LEVELS
            box.tiles[t].append(
                [read_tile(box, entry, t, s, level) for level, entry in enumerate(found[start : start + LEVELS], 1)]
            )


def read_tile(box: BooksOfTimeBox, node: Node, t: int, s: int, level: int) -> Tile:
    """One tile with the choice on its back; the last tile has none."""
    node.only("type", "set", "level", "requirement", "vp", "back", "source")
    node["type"].one_of([LETTERS[t]])
    node["set"].one_of(["ABCD"[s]])
    node["level"].number(level, level)
    backs = [read_ability(part) for part in node["back"]]
    back = None
    if len(backs) != (0 if level == LEVELS else 2):
        raise node["back"].wrong(f"two benefits, and none on level {LEVELS}, which is never removed (BOT-OBJ-4)")
    if backs:
        back = OneOf([build_gains(box, ability) for ability in backs], box.actions.tile_backs, "BOT-OBJ-4")
        enter(box, back, " or ".join(ability.text for ability in backs), max(ability.value() for ability in backs))
    tile = read_requirement(box, node["requirement"], t, node["vp"].number(1, 99), back)
    tile.requirement = node["requirement"].text()
    return tile


def read_requirement(box: BooksOfTimeBox, node: Node, t: int, vp: int, back: OneOf | None) -> Tile:
    """What a tile asks for, in one of three forms."""
    kinds = box.symbols_of(t)
    own = [box.symbols[k] for k in kinds]
    text = node.text()
    if (found := re.fullmatch(r"(\d) (\w+) \+ (\d) of another", text)) and found[2] in own:
        symbol = box.symbols.index(found[2])
        return Copies(vp, back, symbol, int(found[1]), [k for k in kinds if k != symbol], int(found[3]))
    if (found := re.fullmatch(r"(\d) different(?: \+ 1 more (\w+))?", text)) and found[2] in (None, *own):
        return Different(vp, back, kinds, int(found[1]), box.symbols.index(found[2]) if found[2] else NONE)
    if set(text.split(" ")) <= set(own):
        return Sequence(vp, back, [box.symbols.index(word) for word in text.split(" ")])
    raise node.wrong("a requirement like " + ", ".join(map(repr, REQUIREMENTS)) + f" with the symbols {', '.join(own)}")


def read_challenges(box: BooksOfTimeBox, node: Node) -> None:
    """The challenge board."""
    for i, entry in enumerate(entries(node, CELLS, f"challenges; use {CELLS}")):
        entry.only("id", "tier", "column", "condition", "source", *FORMER)
        entry["id"].number(i, i)
        cell = read_condition(entry["condition"])
        cell.tier = TIERS.index(entry["tier"].one_of(TIERS))
        cell.column = LETTERS.index(entry["column"].one_of(LETTERS))
        box.challenges.append(cell)
