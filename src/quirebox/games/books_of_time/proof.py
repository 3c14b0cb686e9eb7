"""What the house edition promises of itself: the mechanical checks and the point-value model; every complaint names the
page."""

from __future__ import annotations

import re
from collections import Counter
from math import fsum
from pathlib import Path

from quirebox.core.errors import ContentError
from quirebox.core.mistakes import Mistakes, gathered, sources
from quirebox.core.plain import Node
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import LETTERS, LEVELS, SCIENCE, TOP, TRADE, TYPES, BooksOfTimeBox
from quirebox.games.books_of_time.effects.abilities import Ability, read_ability, read_costs
from quirebox.games.books_of_time.objectives import Sequence

REGULAR = 72
FILES = (
    "pages.toml",
    "starting.toml",
    "chronicle.toml",
    "tracks.toml",
    "objectives.toml",
    "challenges.toml",
    "boards.toml",
)
CHAPTERS = 23
COPIES = (6, 6, 8)  # pages of each symbol, by type
FRONT = (2.9, 4.1)
BACK = (1.0, 2.1)
SUM = (6.2, 7.0)  # front + back + 1.3 instants
SYMBOL_AVERAGE = (6.4, 6.7)
WEAK = (1.0, 2.0)  # abilities of starting pages and of the Chronicle
BALANCE = {"Pen": 71, "Paper": 69, "File": 27}  # what all regular pages give, abilities and instants
LEANS = ("Paper", "Pen", "File")  # what each type gives more of than the others do
ICONS = {0: 2, 1: 6, 2: 9, 3: 6}
TOKEN_SPOT = (SCIENCE, 3)
CLOSE = 1e-6


class PrintedPage:
    """A page and what it says, for proof-reading."""

    def __init__(
        self, where: str, code: str, name: str, type: int, symbol: int, front: Ability, back: Ability, instant: Ability
    ) -> None:
        self.where = where
        self.code = code
        self.name = name
        self.type = type
        self.symbol = symbol
        self.front = front
        self.back = back
        self.instant = instant

    def wrong(self, problem: str) -> ContentError:
        """What to raise about this page."""
        return ContentError(self.where, problem)

    def sum(self) -> float:
        """What the whole page is worth; an instant is gained about 1.3 times."""
        return self.front.value() + self.back.value() + 1.3 * self.instant.value()

    def gives(self, resource: str) -> int:
        """How much of a resource the page gives in all."""
        return self.front.amount(resource) + self.back.amount(resource) + self.instant.amount(resource)


class Draft:
    """An edition as it is read by a proof-reader, and what they find."""

    def __init__(self, box: BooksOfTimeBox, mistakes: Mistakes) -> None:
        self.mistakes = mistakes
        self.regular = [printed(box, node) for node in mistakes.read("pages.toml")["page"]]
        self.starting = [printed(box, node) for node in mistakes.read("starting.toml")["page"]]
        self.chapters = [
            (node["id"].text(), read_ability(node["front"]), read_ability(node["back"]), node["icons"].texts())
            for node in mistakes.read("chronicle.toml")["page"]
        ]
        self.levels = [
            (
                node.where,
                i // TOP,
                i % TOP + 1,
                read_costs(node["cost"].text(), node.where),
                read_ability(node["benefit"]),
            )
            for i, node in enumerate(mistakes.read("tracks.toml")["level"])
        ]
        stacks = [stack for sets in box.tiles for stack in sets]
        self.tiles = [
            (
                node.where,
                i // LEVELS // len(box.tiles[0]),
                i % LEVELS + 1,
                stacks[i // LEVELS],
                node["back"].each(read_ability),
            )
            for i, node in enumerate(mistakes.read("objectives.toml")["tile"])
        ]

    def add(self, error: ContentError) -> None:
        """Keep a complaint."""
        self.mistakes.add(error)

    def expect(self, holds: bool, where: str, problem: str) -> None:
        """Complain if something does not hold."""
        self.mistakes.expect(holds, where, problem)


def printed(box: BooksOfTimeBox, node: Node) -> PrintedPage:
    """A page as it is printed."""
    return PrintedPage(
        node.where,
        node["id"].text(),
        node["name"].text(),
        LETTERS.index(node["type"].text()),
        box.symbols.index(node["symbol"].text()) if node.has("symbol") else NONE,
        read_ability(node["front"]),
        read_ability(node["back"]),
        read_ability(node["instant"]),
    )


def prove(box: BooksOfTimeBox, folder: Path) -> list[str]:
    """Whatever promise is not kept, each in a line."""
    return gathered(folder, lambda mistakes: check(box, mistakes))


def check(box: BooksOfTimeBox, mistakes: Mistakes) -> None:
    """Look for promises that are not kept."""
    sources(mistakes, *FILES)
    draft = Draft(box, mistakes)
    check_pages_listed(draft)
    check_order(draft)
    for page in [*draft.regular, *draft.starting]:
        check_abilities(draft, page)
    for page in draft.regular:
        check_values(draft, page)
    for page in draft.starting:
        check_starting(draft, page)
    check_symbols(draft)
    check_averages(draft)
    check_balance(draft)
    check_chronicle(draft)
    check_tracks(draft)
    check_tiles(draft)
    check_texts(draft)


def check_pages_listed(draft: Draft) -> None:
    """Numbers and names."""
    for name, n, what in (("pages.toml", REGULAR, "regular"), ("chronicle.toml", CHAPTERS, "Chronicle")):
        found = len(list(draft.mistakes.read(name)["page"]))
        draft.expect(found == n, f"{name}: page", f"found {found} {what} pages; use {n}")
    nodes = [
        node for name in ("pages.toml", "starting.toml", "chronicle.toml") for node in draft.mistakes.read(name)["page"]
    ]
    draft.mistakes.unique(nodes, "name", "a name")


def check_order(draft: Draft) -> None:
    """As many pages of each type, listed by type."""
    n = len(draft.regular)
    for i, page in enumerate(draft.regular):
        t = i * TYPES // n
        draft.expect(
            page.type == t,
            page.where,
            f"is of type {LETTERS[page.type]}; the {n} pages are listed by type, {n // TYPES} each, here {LETTERS[t]}",
        )


def check_chronicle(draft: Draft) -> None:
    """46 different abilities of modest worth, and the icons evenly spread."""
    seen: dict[str, str] = {}
    every: list[str] = []
    for code, front, back, icons in draft.chapters:
        for ability in (front, back):
            draft.expect(
                within(ability.value(), WEAK),
                ability.where,
                f"{ability.text!r} is worth {ability.value():.1f}; use {WEAK[0]} to {WEAK[1]}",
            )
            first = seen.get(ability.text, "")
            draft.expect(not first, ability.where, f"{ability.text!r} stands on {first} already; all abilities differ")
            seen[ability.text] = code
            check_words(draft, ability)
        every += icons
    check_icons(draft, every)


def check_icons(draft: Draft, every: list[str]) -> None:
    """Icons on 0, 1, 2, 3 pages as they should be, each kind as often as it should be."""
    numbers = Counter(len(icons) for _, _, _, icons in draft.chapters)
    draft.expect(
        numbers == ICONS,
        "chronicle.toml",
        f"pages with 0, 1, 2, 3 icons: found {[numbers[n] for n in range(4)]}; use {list(ICONS.values())}",
    )
    for icon, n in Counter(every).items():
        expected = 3 if icon.startswith("type") or icon == "pos D" else 2
        shown = [code for code, _, _, icons in draft.chapters if icon in icons]
        draft.expect(
            n == expected,
            "chronicle.toml",
            f"the icon {icon!r} is on {n} pages ({', '.join(shown)}); use {expected}",
        )


def check_tracks(draft: Draft) -> None:
    """Seven levels that never get cheaper, one token."""
    before, tokens = 0, []
    for where, t, level, costs, benefit in draft.levels:
        weight = sum([item.n * (2 if item.word == "File" else 1) for item in costs])
        draft.expect(level == 1 or weight >= before, where, "costs less than the level below (a File counts 2)")
        before = weight
        tokens += [(t, level) for item in benefit.gains if item.word == "token"]
    draft.expect(
        tokens == [TOKEN_SPOT],
        "tracks.toml",
        f"'token' stands on {len(tokens)} levels; it belongs to Science level 3 alone, or the supply could run out",
    )


def check_tiles(draft: Draft) -> None:
    """Points rise with the level, Trade sequences grow at their end, the two benefits of a back are alike."""
    for where, t, level, stack, backs in draft.tiles:
        tile, last = stack[level - 1], stack[-1]
        rises = level == 1 or tile.vp > stack[level - 2].vp
        draft.expect(rises, where, f"{tile.vp} VP; use more than the level before gives")
        if backs:
            draft.expect(
                abs(backs[0].value() - backs[1].value()) <= 1.0 + CLOSE,
                where,
                f"{backs[0].text!r} and {backs[1].text!r} differ by more than 1.0 in worth",
            )
        if t == TRADE and isinstance(tile, Sequence) and isinstance(last, Sequence):
            grows = tile.sequence == last.sequence[: level + 2]
            draft.expect(grows, where, f"is not the first {level + 2} symbols of level {LEVELS}")


def within(value: float, bounds: tuple[float, float]) -> bool:
    """Whether a value lies within bounds, up to rounding."""
    return bounds[0] - CLOSE <= value <= bounds[1] + CLOSE


def check_abilities(draft: Draft, page: PrintedPage) -> None:
    """What no ability of a page may say."""
    for ability in (page.front, page.back):
        check_words(draft, ability)
        if any(item.word == "write" and item.types == [page.type] for item in ability.gains):
            draft.add(
                page.wrong(f"{ability.text!r} could never write: the activated book takes no page (BOT-ACT-ACTIVATE-4)")
            )


def check_words(draft: Draft, ability: Ability) -> None:
    """`refresh` stands first, conditions and discards are not mixed."""
    words = [item.word for item in ability.gains]
    costs = [item.word for item in ability.costs]
    draft.expect("refresh" not in words[1:], ability.where, f"'refresh' must stand first in {ability.text!r}")
    mixed = "drop" in costs and ("have" in costs or "same" in costs)
    draft.expect(not mixed, ability.where, f"{ability.text!r} both asks for pages and discards pages; use one of them")


def check_values(draft: Draft, page: PrintedPage) -> None:
    """The point-value model of regular pages."""
    front, back, instant = page.front.value(), page.back.value(), page.instant.value()
    if not within(front, FRONT):
        draft.add(page.wrong(f"the front {page.front.text!r} is worth {front:.1f}; use {FRONT[0]} to {FRONT[1]}"))
    if not within(back, BACK):
        draft.add(page.wrong(f"the back {page.back.text!r} is worth {back:.1f}; use {BACK[0]} to {BACK[1]}"))
    if front - back < 1.0 - CLOSE:
        draft.add(
            page.wrong(f"front and back are worth {front:.1f} and {back:.1f}; the front is worth at least 1.0 more")
        )
    if not within(instant, (0.8, 1.0)) and page.instant.text != "1 File":
        draft.add(
            page.wrong(f"the instant benefit {page.instant.text!r} is worth {instant:.1f}; use 0.8 to 1.0, or one File")
        )
    if not within(page.sum(), SUM):
        draft.add(page.wrong(f"the whole page is worth {page.sum():.2f}; use {SUM[0]} to {SUM[1]}"))


def check_starting(draft: Draft, page: PrintedPage) -> None:
    """Starting pages are never better than a regular front."""
    for ability in (page.front, page.back):
        if not within(ability.value(), WEAK):
            draft.add(
                page.wrong(
                    f"{ability.text!r} is worth {ability.value():.1f}; a starting page says {WEAK[0]} to {WEAK[1]}"
                )
            )
    if page.instant.text != "1 VP":
        draft.add(page.wrong(f"the instant benefit is {page.instant.text!r}; a starting page says '1 VP'"))


def check_symbols(draft: Draft) -> None:
    """Every symbol on as many pages as its type asks for; four instants are a File."""
    regular = draft.regular
    for symbol, n in Counter(page.symbol for page in regular).items():
        last = [page for page in regular if page.symbol == symbol][-1]
        if n != COPIES[last.type]:
            draft.add(last.wrong(f"its symbol is on {n} pages; use {COPIES[last.type]}"))
    files = [page for page in regular if page.instant.text == "1 File"]
    if len(files) != 4:
        draft.add((files or regular)[-1].wrong(f"{len(files)} instant benefits are a File; use 4"))


def check_averages(draft: Draft) -> None:
    """Types and symbols are worth the same on average."""
    regular = draft.regular
    averages = [fsum([page.sum() for page in regular if page.type == t]) * TYPES / len(regular) for t in range(TYPES)]
    if max(averages) - min(averages) > 0.05 + CLOSE:
        best = max([page for page in regular if page.type == averages.index(max(averages))], key=PrintedPage.sum)
        found = ", ".join([f"{average:.2f}" for average in averages])
        draft.add(
            best.wrong(
                f"the averages of the types are {found}; they differ by at most 0.05; this page is the best of its type"
            )
        )
    for symbol in sorted({page.symbol for page in regular}):
        own = [page for page in regular if page.symbol == symbol]
        average = fsum([page.sum() for page in own]) / len(own)
        if not within(round(average, 1), SYMBOL_AVERAGE):
            draft.add(
                own[0].wrong(
                    f"the pages of its symbol are worth {average:.2f} on average; use {SYMBOL_AVERAGE[0]} to "
                    f"{SYMBOL_AVERAGE[1]}"
                )
            )


def check_balance(draft: Draft) -> None:
    """Pens, Paper and Files in balance, each type leaning to its own."""
    regular = draft.regular
    for resource, n in BALANCE.items():
        found = sum(page.gives(resource) for page in regular)
        if found != n:
            most = max(regular, key=lambda page: page.gives(resource))
            draft.add(
                most.wrong(
                    f"all pages together give {found} {resource}; use {n}; this page gives {most.gives(resource)}, as "
                    "much as any"
                )
            )
    for t, resource in enumerate(LEANS):
        given = [sum(page.gives(resource) for page in regular if page.type == other) for other in range(TYPES)]
        if given[t] <= max(given[:t] + given[t + 1 :]):
            rival = given.index(max(given[:t] + given[t + 1 :]))
            most = max([page for page in regular if page.type == rival], key=lambda page: page.gives(resource))
            draft.add(
                most.wrong(
                    f"the pages of S, I, T give {', '.join(map(str, given))} {resource}; those of {LETTERS[t]} "
                    "give the most, "
                    f"and this page gives {most.gives(resource)}"
                )
            )


# ---- dates in the texts: whatever can be told to be wrong without knowing history


MONTHS = {"January": 31, "February": 29, "March": 31, "April": 30, "May": 31, "June": 30}
MONTHS |= {"July": 31, "August": 31, "September": 30, "October": 31, "November": 30, "December": 31}
LATEST = 2026  # no text speaks of what comes after it
YEAR = re.compile(r"(?<![\d,.])(\d{4})(?![\d,]\d)(?! BCE)")
SPAN = re.compile(r"(?<![\d,.-])(\d{3,4})-(\d{2,4})(?!\d)(?! BCE)")
DAY = re.compile(rf"(?<![\d,])(\d+) ({'|'.join(MONTHS)})\b")


def check_texts(draft: Draft) -> None:
    """Dates that cannot be, and words for what has its words already; the rest is for editors of the texts to look
    up."""
    for name in ("pages.toml", "chronicle.toml"):
        for node in draft.mistakes.read(name)["page"]:
            problem = wrong_date(node["text"].text())
            draft.expect(not problem, f"{node.where}.text", f"the text {problem}")
    for node in draft.mistakes.read("challenges.toml")["challenge"]:
        unread = "is not read; leave it out: a challenge's words are made from its condition"
        draft.expect(not node.has("text"), f"{node.where}.text", unread)


def wrong_date(text: str) -> str:
    """What is wrong with the dates of a text, or ''."""
    for day, month in DAY.findall(text):
        if not 1 <= int(day) <= MONTHS[month]:
            return f"says {day} {month}; {month} has {MONTHS[month]} days"
    for first, last in SPAN.findall(text):
        if int(first[: -len(last)] + last) <= int(first):
            return f"says {first}-{last}; a span of years ends later than it begins"
    for year in YEAR.findall(text):
        if int(year) > LATEST:
            return (
                f"says {year}, a year that had not come; years go up to {LATEST}, and a larger count is written "
                "like 3,600"
            )
    return ""
