"""TOML -> box.  Runs once for an edition and refuses whatever it does not know, naming the card."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from quirebox.core.mistakes import Mistakes
from quirebox.core.plain import Node, read_rules
from quirebox.games.trekking.box import (
    COLOURS,
    DAYS,
    DEEPEST,
    LETTERS,
    NO_CARD,
    NO_ICON,
    SEATS,
    SLOTS,
    Card,
    DayRule,
    Icons,
    Itinerary,
    SoloCard,
    TrekkingBox,
    Warp,
    WarpStep,
)
from quirebox.games.trekking.effects import (
    DropLast,
    Gain,
    GainChosen,
    GainLast,
    GainSpaces,
    NewRow,
    Score,
    TakeAncestor,
    TakeRow,
)

MOST_CARDS = 255  # History cards, whose years observations show in a byte
TOKENS = ("84", "80")  # as the option token_supply says
PREFERENCES = ("most_icons", "earliest", "short_first")
STEPS = "gain ICONS, gain_chosen N, gain_spaces, gain_last, score N, take_row HOURS, take_ancestor, new_row, drop_last"
HOOKS = (
    "cost HOURS LESS, crystal_power N, punctual POINTS, on_hour HOUR,HOUR ICONS, on_company ICONS, space SLOT ICON, "
    "space_wild, "
    "on_ancestor ICONS, exchange, join YEARS, on_close YEARS POINTS, on_collapse ICONS"
)


def load_box(folder: Path, edition: str, hash: str) -> TrekkingBox:
    """Read an edition; whatever does not fit is named."""
    box = TrekkingBox(edition, hash, read_rules(Path(__file__).parent / "rules.toml"))
    with Mistakes(folder) as mistakes:
        tables = mistakes.read("tables.toml", "trek", "row", "supply", "solo", "invariants")
        plans = mistakes.read("itineraries.toml", "itinerary")["itinerary"]
        warps = mistakes.read("warps.toml", "warp")["warp"]
        mistakes.attempt(lambda: read_cards(box, mistakes))
        mistakes.attempt(lambda: read_tables(box, tables))
        box.itineraries = plans.each(itinerary)
        box.warps = warps.each(lambda node: warp(box, node))
        box.solo = tables["solo"].each(solo)
        mistakes.unique([*plans, *warps, *tables["solo"]], "id", "an id")
    for number, plan in enumerate(box.itineraries):
        plan.number = number
    for number, each in enumerate(box.warps):
        each.number = number
    return box


def icons(node: Node) -> Icons:
    """Icons as letters with spaces between them."""
    return parse_icons(node.text(), node)


def parse_icons(text: str, node: Node) -> Icons:
    """Icons that are part of a longer text."""
    words = text.split()
    if not words or any(word not in LETTERS or len(word) != 1 for word in words):
        raise node.wrong("icons with spaces between them, each one of " + ", ".join(LETTERS))
    return Icons([LETTERS.index(word) for word in words])


# ---- cards


def read_cards(box: TrekkingBox, mistakes: Mistakes) -> None:
    """History cards of the three days, then the Ancestors."""
    cards = mistakes.read("history.toml", "card")["card"]
    ancestors = mistakes.read("ancestors.toml", "ancestor")["ancestor"]
    mistakes.unique([*cards, *ancestors], "id", "an id")
    found = cards.each(history)
    box.cards = [*found, *ancestors.each(ancestor)]
    for number, card in enumerate(box.cards):
        card.number = number
    box.decks = [[card.number for card in found if card.day == day] for day in range(DAYS)]
    box.family = [*range(len(found), len(box.cards))]
    days = [node["day"].value for node in cards if node.has("day")]
    for day in range(1, DAYS + 1):
        n = days.count(day)
        mistakes.expect(n >= SLOTS, "history.toml: card", f"day {day} has {n} cards; the Row needs {SLOTS}")
    mistakes.expect(
        len(found) <= MOST_CARDS, "history.toml: card", f"found {len(found)} cards; use {MOST_CARDS} or fewer"
    )
    mistakes.expect(bool(box.family), "ancestors.toml: ancestor", "there are no Ancestors; use at least one")
    check_ancestors(box, mistakes)
    box.index_years()


def check_ancestors(box: TrekkingBox, mistakes: Mistakes) -> None:
    """All of them mean the same."""
    means = {n: (box.cards[n].hours, *box.cards[n].icons.printed) for n in box.family}
    usual = max(means, key=lambda n: list(means.values()).count(means[n]), default=NO_CARD)
    for n in box.family:
        mistakes.expect(
            means[n] == means[usual],
            f"ancestors.toml: {box.cards[n].id}",
            f"hours and benefits differ from those of {box.cards[usual].id}; all Ancestors are equal (TTH-Q24)",
        )


def history(node: Node) -> Card:
    """A History card."""
    node.only("id", "day", "year", "circa", "title", "category", "hours", "benefits", "caption", "source")
    year = node["year"]
    if year.number(-999_999, 9999) == 0:
        raise year.wrong("a year other than 0: there is none (TTH-DEF-4)")
    circa = node.has("circa") and node["circa"].flag()
    category = LETTERS.index(node["category"].one_of(LETTERS[:COLOURS]))
    return Card(
        NO_CARD,
        node["id"].text(),
        node["day"].number(1, DAYS) - 1,
        year.number(),
        circa,
        node["title"].text(),
        category,
        node["hours"].number(1, 5),
        icons(node["benefits"]),
        node["caption"].text() if node.has("caption") else "",
    )


def ancestor(node: Node) -> Card:
    """An Ancestor."""
    node.only("id", "name", "hours", "benefits", "caption", "source")
    return Card(
        NO_CARD,
        node["id"].text(),
        NO_CARD,
        0,
        False,
        node["name"].text(),
        NO_ICON,
        node["hours"].number(1, 5),
        icons(node["benefits"]),
        node["caption"].text() if node.has("caption") else "",
    )


# ---- tables


def read_tables(box: TrekkingBox, tables: Node) -> None:
    """Trek table, space benefits, supply, Solo cards."""
    trek = tables["trek"].only("points", "further", "source")
    box.trek_points = [0, *trek["points"].numbers(0)]
    box.further = trek["further"].number(0)
    spaces = [
        node.one_of(["none", *LETTERS]) for node in tables["row"].only("spaces", "source")["spaces"].exactly(SLOTS)
    ]
    supply = tables["supply"].only("tokens", "ancestors", "punctuality", "source")
    box.tokens = {int(n): tokens(n, supply["tokens"][n]) for n in TOKENS}
    box.ancestors = {n: supply["ancestors"][str(n)].number(1) for n in range(1, SEATS + 1)}
    box.rule = ordinary(box, spaces, supply["punctuality"].number(0))


def tokens(total: str, node: Node) -> list[int]:
    """The tokens of each kind, which add up to the number they are called by."""
    counts = node.numbers(0)
    if len(counts) != COLOURS + 1 or not total.isdigit() or sum(counts) != int(total):
        raise node.wrong(f"the numbers of P, E, I, G and W tokens, together {total}")
    return counts


def ordinary(box: TrekkingBox, spaces: list[str], punctuality: int) -> DayRule:
    """The rules of a day without an Unlimited Warp."""
    of_ancestors = box.cards[box.family[0]].icons if box.family else Icons([])
    return DayRule([NO_ICON if s == "none" else LETTERS.index(s) for s in spaces], punctuality, of_ancestors)


def solo(node: Node) -> SoloCard:
    """A Solo card."""
    node.only("id", "name", "level", "preference", "points", "text", "source")
    points = node["points"].only("others", "favourite", "W", "C")
    return SoloCard(
        node["id"].text(),
        node["name"].text(),
        node["level"].number(1, 4),
        PREFERENCES.index(node["preference"].one_of(PREFERENCES)),
        points["others"].number(0),
        points["favourite"].number(0),
        points["W"].number(0),
        points["C"].number(0),
    )


# ---- Itineraries


def itinerary(node: Node) -> Itinerary:
    """An Itinerary with its bonuses."""
    node.only("id", "name", "template", "heights", "spaces", "rows", "source")
    heights = node["heights"].numbers(0, DEEPEST)
    if len(heights) != COLOURS:
        raise node["heights"].wrong("the heights of the columns P, E, I, G")
    spaces = [[0] * (DEEPEST + 1) for _ in range(COLOURS)]
    rows = [0] * (DEEPEST + 1)
    for column, row, value in bonuses(node["spaces"], r"([PEIG])([1-7])=(\+\d\d?|C)"):
        x = LETTERS.index(column)
        if row > heights[x]:
            raise node["spaces"].wrong(f"spaces that exist: column {column} has {heights[x]}, not {row}")
        spaces[x][row] = NO_ICON if value == "C" else int(value)
    for _, row, value in bonuses(node["rows"], r"(R)([1-7])=(\+\d\d?)"):
        if row > max(heights):
            raise node["rows"].wrong(f"rows that exist: there are {max(heights)}, not {row}")
        rows[row] = int(value)
    template = node["template"].number(1) if node.has("template") else 0
    return Itinerary(NO_CARD, node["id"].text(), node["name"].text(), template, heights, spaces, rows)


def bonuses(node: Node, pattern: str) -> list[tuple[str, int, str]]:
    """What `P4=+3`, `P4=C` or `R3=+10` say; each place once."""
    if not isinstance(node.value, str):
        raise node.wrong("a text in quotes")
    found = [re.fullmatch(pattern, word) for word in node.value.split()]
    read = [(m[1], int(m[2]), m[3]) for m in found if m]
    if len(read) < len(found) or len({(where, row) for where, row, _ in read}) < len(read):
        raise node.wrong("bonuses like P4=+3 or P4=C for spaces, R3=+10 for rows, each place once")
    return read


# ---- Time Warps


def warp(box: TrekkingBox, node: Node) -> Warp:
    """An Activated Warp (hours and steps) or an Unlimited one (a hook)."""
    id, name = node["id"].text(), node["name"].text()
    if node.has("hook"):
        node.only("id", "name", "hook", "text", "source")
        return Warp(NO_CARD, id, name, 0, [], hook(box, node["hook"]))
    node.only("id", "name", "hours", "steps", "text", "source")
    steps = node["steps"].each(step)
    if not list(node["steps"]):
        raise node["steps"].wrong(f"at least one of: {STEPS}")
    for effect in steps:
        box.enter(effect)
    return Warp(NO_CARD, id, name, node["hours"].number(1, 5), steps, None)


PLAIN_STEPS: dict[str, Callable[[], WarpStep]] = {
    "gain_spaces": GainSpaces,
    "gain_last": GainLast,
    "take_ancestor": TakeAncestor,
    "new_row": NewRow,
    "drop_last": DropLast,
}
COUNTED_STEPS: dict[str, Callable[[int], WarpStep]] = {"gain_chosen": GainChosen, "score": Score, "take_row": TakeRow}


def step(node: Node) -> WarpStep:
    """One step of an Activated Warp."""
    match node.text().split():
        case ["gain", *rest] if rest:
            return Gain(parse_icons(" ".join(rest), node))
        case [word] if word in PLAIN_STEPS:
            return PLAIN_STEPS[word]()
        case [word, n] if word in COUNTED_STEPS and n.isdigit():
            return COUNTED_STEPS[word](int(n))
    raise node.wrong(f"one of: {STEPS}")


def hook(box: TrekkingBox, node: Node) -> DayRule:
    """The rules of a day as an Unlimited Warp changes them."""
    rule = DayRule([*box.rule.spaces], box.rule.punctuality, box.rule.ancestor)
    word, *rest = node.text().split()
    numbers = [int(n) for n in rest if n.isdigit()]
    match word, len(numbers), len(rest) - len(numbers):
        case "cost", 2, 0:
            rule.dear, rule.discount = numbers
        case "crystal_power", 1, 0 if numbers[0] > 0:
            rule.power = numbers[0]
        case "punctual", 1, 0:
            rule.punctuality = numbers[0]
        case "join", 1, 0:
            rule.join = numbers[0]
        case "on_close", 2, 0:
            rule.close, rule.close_points = numbers
        case "space_wild", 0, 0:
            rule.spaces_wild = True
        case "exchange", 0, 0:
            rule.exchange = True
        case _:
            icon_hook(rule, word, rest, node)
    if rule.discount >= rule.dear:
        raise node.wrong("a discount that leaves at least 1 hour (TTH-PAY-2)")
    return rule


def icon_hook(rule: DayRule, word: str, rest: list[str], node: Node) -> None:
    """A hook that gives icons."""
    match word, rest:
        case "on_company", [_, *_]:
            rule.company = parse_icons(" ".join(rest), node)
        case "on_collapse", [_, *_]:
            rule.collapse = parse_icons(" ".join(rest), node)
        case "on_ancestor", [_, *_]:
            rule.ancestor = Icons([*rule.ancestor.printed, *parse_icons(" ".join(rest), node).printed])
        case "on_hour", [hours, _, *_] if re.fullmatch(r"([1-9]|1[0-2])(,([1-9]|1[0-2]))*", hours):
            for hour in hours.split(","):
                rule.chimes[int(hour)] = parse_icons(" ".join(rest[1:]), node)
        case "space", [slot, icon] if slot in [str(s) for s in range(SLOTS)] and len(icon) == 1:
            rule.spaces[int(slot)] = parse_icons(icon, node).printed[0]
        case _:
            raise node.wrong(f"one of: {HOOKS}")
