"""TOML -> Library.  Refuses whatever it cannot read or whatever breaks an invariant of the edition, and names the place."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from quire.core.effect import Effect, OneOf, When
from quire.core.errors import ContentError
from quire.core.plain import Node, read_toml
from quire.games.books_of_time import challenges as cells
from quire.games.books_of_time.actions import add_actions
from quire.games.books_of_time.book import NONE
from quire.games.books_of_time.effects import Advance, AdvanceObjective, Gain, Gains, WriteFrom
from quire.games.books_of_time.grammar import RESOURCES, build, build_cost, build_gains, enter, read_ability, read_costs
from quire.games.books_of_time.library import (
    CELLS,
    LEVELS,
    REGULAR,
    SECTIONS,
    SLOTS,
    TOP,
    TYPES,
    Bonus,
    Challenge,
    Chapter,
    Icon,
    Library,
    Page,
    Tile,
)
from quire.games.books_of_time.objectives import Copies, Different, Sequence
from quire.games.books_of_time.proof import PrintedPage, Proof

LETTERS = "SIT"
SETS = 4
TIERS = ("I", "II", "III")


def load(folder: Path, edition: str, hash: str, rules: dict[str, str]) -> Library:
    """An edition from its folder."""
    library = Library(edition, hash, rules)
    proof = Proof()
    boards = read_toml(folder / "boards.toml").only("type", "section")
    read_types(library, boards["type"])
    pages = list(read_toml(folder / "pages.toml").only("page")["page"])
    starting = list(read_toml(folder / "starting.toml").only("page")["page"])
    chronicle = list(read_toml(folder / "chronicle.toml").only("page")["page"])
    proof.pages_listed(pages, starting, chronicle)
    add_actions(library, [page["id"].text() for page in pages])
    read_sections(library, boards["section"])
    for page in [*pages, *starting]:
        read_page(library, proof, page, len(library.pages) >= REGULAR)
    read_chronicle(library, proof, chronicle)
    read_tracks(library, proof, read_toml(folder / "tracks.toml").only("level")["level"])
    read_tiles(library, proof, read_toml(folder / "objectives.toml").only("tile")["tile"])
    read_challenges(library, read_toml(folder / "challenges.toml").only("challenge")["challenge"])
    proof.read()
    return library


def read_types(library: Library, node: Node) -> None:
    """The three types and their symbols."""
    types = list(node)
    if len(types) != TYPES:
        raise ContentError(node.where, f"found {len(types)} types; say Science, Industry and Trade")
    for letter, symbols, entry in zip(LETTERS, (4, 4, 3), types, strict=True):
        entry.only("id", "name", "colour", "symbols", "copies", "source")["source"].text()
        library.letters.append(entry["id"].one_of([letter]))
        library.types.append(entry["name"].text())
        library.first_symbol.append(len(library.symbols))
        found = entry["symbols"].texts()
        if len(found) != symbols or set(found) & set(library.symbols):
            raise entry["symbols"].wrong(f"{symbols} symbols that no other type has")
        library.symbols += found
    library.first_symbol.append(len(library.symbols))


def read_sections(library: Library, node: Node) -> None:
    """What writing from each section costs."""
    entries = list(node)
    if len(entries) != SECTIONS:
        raise ContentError(node.where, f"found {len(entries)} sections; say {SECTIONS}")
    library.cost_text.append([])
    for i, entry in enumerate(entries):
        entry.only("id", "cost", "source")["source"].text()
        entry["id"].number(i + 1, i + 1)
        cost = build_cost(library, read_costs(entry["cost"].text(), entry["cost"].where))
        write = WriteFrom(i)
        library.section_costs.append(cost)
        library.paid_writes.append(
            enter(library, When(cost, enter(library, write, f"write section {i + 1}")), f"write section {i + 1}")
        )
        library.cost_text[0].append(entry["cost"].text())


def read_page(library: Library, proof: Proof, node: Node, starting: bool) -> None:
    """A page that goes into a book."""
    fields = ["id", "name", "type", "front", "back", "instant", "source"] + ([] if starting else ["symbol", "text"])
    node.only(*fields)["source"].text()
    t = LETTERS.index(node["type"].one_of(LETTERS))
    front, back, instant = read_ability(node["front"]), read_ability(node["back"]), read_ability(node["instant"])
    own = library.symbols[library.first_symbol[t] : library.first_symbol[t + 1]]
    symbol = NONE if starting else library.symbols.index(node["symbol"].one_of(own))
    gained = [instant.amount(resource) for resource in RESOURCES]
    page = Page(
        node["id"].text(),
        node["name"].text(),
        t,
        symbol,
        build(library, front),
        build(library, back),
        (gained[0], gained[1], gained[2], gained[3]),
    )
    page.printed = [front.text, back.text, instant.text, "" if starting else node["text"].text()]
    page.front_worth, page.back_worth = front.value(), back.value()
    library.pages.append(page)
    if not starting:
        proof.texts.append((page.code, node["text"]))
    proof.pages.append(PrintedPage(node.where, page.code, page.name, t, symbol, front, back, instant))


def read_chronicle(library: Library, proof: Proof, pages: list[Node]) -> None:
    """The pages of the Chronicle, and what Scribbles does in the last round."""
    for node in pages:
        node.only("id", "name", "front", "back", "icons", "text", "source")["source"].text()
        front, back = read_ability(node["front"]), read_ability(node["back"])
        icons = [read_icon(library, icon) for icon in node["icons"]]
        chapter = Chapter(node["id"].text(), node["name"].text(), build(library, front), build(library, back), icons)
        chapter.printed = [front.text, back.text, ", ".join(node["icons"].texts()), node["text"].text()]
        library.chronicle.append(chapter)
        proof.texts.append((chapter.code, node["text"]))
        proof.chapters.append((chapter.code, front, back, node["icons"].texts()))
    library.last_icons = [Icon(NONE, NONE, slot) for slot in range(SLOTS + 1)]


def read_icon(library: Library, node: Node) -> Icon:
    """One of Scribbles' icons."""
    match node.text().split(" "):
        case ["sym", symbol] if symbol in library.symbols:
            return Icon(library.symbols.index(symbol), NONE, NONE)
        case ["type", letter] if letter in library.letters:
            return Icon(NONE, library.letters.index(letter), NONE)
        case ["pos", place] if place in ("1", "2", "3", "4", "D"):
            return Icon(NONE, NONE, "1234D".index(place))
    raise node.wrong("'sym SYMBOL', 'type S|I|T', 'pos 1|2|3|4' or 'pos D'")


def read_tracks(library: Library, proof: Proof, node: Node) -> None:
    """Costs and benefits of the Civilization board."""
    entries = list(node)
    if len(entries) != TYPES * TOP:
        raise ContentError(node.where, f"found {len(entries)} levels; say {TOP} for each of {TYPES} tracks")
    for t in range(TYPES):
        library.cost_text.append([""])
        library.benefit_text.append([""])
        library.step_costs.append([Effect()])
        library.paid_steps.append([Effect()])
        library.benefits.append([])
        library.bonuses.append([None])
        advance = enter(library, Advance(t), f"adv {LETTERS[t]}")
        objective = enter(library, AdvanceObjective(t), f"obj {LETTERS[t]}")
        for level, entry in enumerate(entries[TOP * t : TOP * (t + 1)], 1):
            read_level(library, proof, entry, t, level, advance, objective)
    rewards = [
        enter(library, Gain(int(i == 1), int(i == 2), 0, int(i == 0)), f"1 {name}")
        for i, name in enumerate(("VP", "Pen", "Paper"))
    ]
    library.top_reward = enter(library, OneOf(rewards, library.tops, "BOT-CIV-5"), "1 VP, 1 Pen or 1 Paper")


def read_level(
    library: Library, proof: Proof, node: Node, t: int, level: int, advance: Effect, objective: Effect
) -> None:
    """One spot of a track: its cost, and its benefit or the objective (BOT-CIV-2, BOT-CIV-3)."""
    node.only("track", "level", "cost", "benefit", "source")["source"].text()
    node["track"].one_of([LETTERS[t]])
    node["level"].number(level, level)
    costs, benefit = read_costs(node["cost"].text(), node["cost"].where), read_ability(node["benefit"])
    cost = build_cost(library, costs)
    gains = build_gains(library, benefit)
    choice = OneOf([gains, objective], library.level_choices, "BOT-CIV-3")
    enter(library, choice, benefit.text, library.worth[gains.id])
    if level == 1:
        library.benefits[t].append(choice)  # nobody advances to level 0; the list begins there all the same
    library.benefits[t].append(choice)
    library.bonuses[t].append(bonus(gains))
    library.step_costs[t].append(cost)
    library.paid_steps[t].append(enter(library, When(cost, advance), f"adv {LETTERS[t]}"))
    library.cost_text[1 + t].append(node["cost"].text())
    library.benefit_text[t].append(benefit.text)
    proof.levels.append((f"track {LETTERS[t]} level {level}", t, level, costs, benefit))


def bonus(gains: Effect) -> Bonus | None:
    """The one of the gains that pays for what a player owns."""
    parts = gains.parts if isinstance(gains, Gains) else []
    return next((part for part in parts if isinstance(part, Bonus)), None)


REQUIREMENTS = ("3 PLANET + 2 of another", "3 different", "4 different + 1 more MAP", "BOAT CARAVAN COIN")


def read_tiles(library: Library, proof: Proof, node: Node) -> None:
    """The objective tiles: three types, four sets, three levels."""
    entries = list(node)
    if len(entries) != TYPES * SETS * LEVELS:
        raise ContentError(node.where, f"found {len(entries)} tiles; say {TYPES * SETS * LEVELS}")
    for t in range(TYPES):
        library.tiles.append([])
        for s in range(SETS):
            start = (t * SETS + s) * LEVELS
            library.tiles[t].append(
                [
                    read_tile(library, proof, entry, t, s, level)
                    for level, entry in enumerate(entries[start : start + LEVELS], 1)
                ]
            )


def read_tile(library: Library, proof: Proof, node: Node, t: int, s: int, level: int) -> Tile:
    """One tile with the choice on its back; the last tile has none."""
    node.only("type", "set", "level", "requirement", "vp", "back", "source")["source"].text()
    node["type"].one_of([LETTERS[t]])
    node["set"].one_of(["ABCD"[s]])
    node["level"].number(level, level)
    backs = [read_ability(part) for part in node["back"]]
    back = None
    if backs:
        back = OneOf([build_gains(library, ability) for ability in backs], library.tile_backs, "BOT-OBJ-4")
        enter(library, back, " or ".join(ability.text for ability in backs), max(ability.value() for ability in backs))
    tile = read_requirement(library, node["requirement"], t, node["vp"].number(1, 99), back)
    tile.requirement = node["requirement"].text()
    proof.tiles.append((f"tile {LETTERS[t]} {'ABCD'[s]} level {level}", t, level, tile, backs))
    return tile


def read_requirement(library: Library, node: Node, t: int, vp: int, back: OneOf | None) -> Tile:
    """What a tile asks for, in one of three forms."""
    own = library.symbols[library.first_symbol[t] : library.first_symbol[t + 1]]
    kinds = list(range(library.first_symbol[t], library.first_symbol[t + 1]))
    text = node.text()
    if (found := re.fullmatch(r"(\d) (\w+) \+ (\d) of another", text)) and found[2] in own:
        symbol = library.symbols.index(found[2])
        return Copies(vp, back, symbol, int(found[1]), [k for k in kinds if k != symbol], int(found[3]))
    if (found := re.fullmatch(r"(\d) different(?: \+ 1 more (\w+))?", text)) and found[2] in (None, *own):
        return Different(vp, back, kinds, int(found[1]), library.symbols.index(found[2]) if found[2] else NONE)
    if set(text.split(" ")) <= set(own):
        return Sequence(vp, back, [library.symbols.index(word) for word in text.split(" ")])
    raise node.wrong("a requirement like " + ", ".join(map(repr, REQUIREMENTS)) + f" with the symbols {', '.join(own)}")


def read_challenges(library: Library, node: Node) -> None:
    """The challenge board."""
    entries = list(node)
    if len(entries) != CELLS:
        raise ContentError(node.where, f"found {len(entries)} challenges; say {CELLS}")
    for i, entry in enumerate(entries):
        entry.only("id", "tier", "column", "condition", "text", "source")["source"].text()
        entry["id"].number(i, i)
        cell = read_condition(entry["condition"])
        cell.tier = TIERS.index(entry["tier"].one_of(TIERS))
        cell.column = LETTERS.index(entry["column"].one_of(LETTERS))
        cell.text = entry["text"].text()
        library.challenges.append(cell)


CONDITIONS: list[tuple[str, Callable[[int, int], Challenge]]] = [  # type, number
    ("top T", lambda t, n: cells.TopOf(t)),
    ("levels N", lambda t, n: cells.EveryLevel(n)),
    ("take N", lambda t, n: cells.TakeInTurn(n)),
    ("discard N", lambda t, n: cells.DiscardInTurn(n)),
    ("write N", lambda t, n: cells.WriteInTurn(n)),
    ("advance N", lambda t, n: cells.AdvanceInTurn(n)),
    ("files N", lambda t, n: cells.OwnFiles(n)),
    ("no File", lambda t, n: cells.NoFile()),
    ("different T N", lambda t, n: cells.DifferentSymbols(t, n)),
    ("pairs T", lambda t, n: cells.SameSymbols(t, 2, 2)),
    ("same T N", lambda t, n: cells.SameSymbols(t, n, 1)),
    ("written T N", lambda t, n: cells.WrittenInto(t, n)),
    ("written each N", lambda t, n: cells.WrittenIntoEach(n)),
    ("maximum T", lambda t, n: cells.AtMaximum([t], 1)),
    ("maximum N", lambda t, n: cells.AtMaximum([0, 1, 2], n)),
    ("lose T N", lambda t, n: cells.Lose(t, n)),
]


def read_condition(node: Node) -> Challenge:
    """When a challenge is fulfilled; T stands for a type, N for a number."""
    words = node.text().split(" ")
    for form, make in CONDITIONS:
        parts = form.split(" ")
        if len(parts) == len(words) and all(fits(part, word) for part, word in zip(parts, words, strict=True)):
            t = next((LETTERS.index(word) for part, word in zip(parts, words, strict=True) if part == "T"), NONE)
            n = next((int(word) for part, word in zip(parts, words, strict=True) if part == "N"), 0)
            return make(t, n)
    raise node.wrong(
        "one of " + ", ".join(repr(form) for form, _ in CONDITIONS) + ", with S, I or T for T and a digit for N"
    )


def fits(part: str, word: str) -> bool:
    """Whether a word can stand where a form has this part."""
    if part == "T":
        return word in LETTERS and len(word) == 1
    if part == "N":
        return len(word) == 1 and word in "123456789"
    return part == word
