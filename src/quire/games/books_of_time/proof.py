"""Proof-reading an edition: the mechanical checks and the point-value model; every complaint names the page."""

from __future__ import annotations

from collections import Counter
from math import fsum

from quire.core.errors import ContentError
from quire.core.plain import Node
from quire.games.books_of_time.dates import wrong_date
from quire.games.books_of_time.grammar import LETTERS, Ability, Item
from quire.games.books_of_time.library import LEVELS, REGULAR, SCIENCE, TOP, TRADE, TYPES, Tile
from quire.games.books_of_time.objectives import Sequence

STARTING = 6
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
ON_TRACKS = ("token", "type", "most", "second", "per File", "end")
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
        return ContentError(self.where, f"page {self.code} {self.name}: {problem}")

    def sum(self) -> float:
        """What the whole page is worth; an instant is gained about 1.3 times."""
        return self.front.value() + self.back.value() + 1.3 * self.instant.value()

    def gives(self, resource: str) -> int:
        """How much of a resource the page gives in all."""
        return self.front.amount(resource) + self.back.amount(resource) + self.instant.amount(resource)


class Proof:
    """What has been read of an edition."""

    def __init__(self) -> None:
        self.pages: list[PrintedPage] = []
        self.chapters: list[tuple[str, Ability, Ability, list[str]]] = []
        self.texts: list[tuple[str, Node]] = []
        self.levels: list[tuple[str, int, int, list[Item], Ability]] = []
        self.tiles: list[tuple[str, int, int, Tile, list[Ability]]] = []

    def pages_listed(self, pages: list[Node], starting: list[Node], chronicle: list[Node]) -> None:
        """Check numbers, ids and names before anything is built."""
        for entries, n, what in (
            (pages, REGULAR, "regular"),
            (starting, STARTING, "starting"),
            (chronicle, CHAPTERS, "Chronicle"),
        ):
            if len(entries) != n:
                raise ContentError(entries[0].where if entries else what, f"found {len(entries)} {what} pages; say {n}")
        for field in ("id", "name"):
            seen: set[str] = set()
            for entry in [*pages, *starting, *chronicle]:
                if entry[field].text() in seen:
                    code, found = entry["id"].text(), entry[field].text()
                    raise ContentError(
                        entry.where, f"page {code}: a second page has the {field} {found!r}; each has its own"
                    )
                seen.add(entry[field].text())

    def read(self) -> None:
        """Check everything."""
        regular, starting = self.pages[:REGULAR], self.pages[REGULAR:]
        self.check_order(regular, starting)
        for page in self.pages:
            check_instant(page)
            check_abilities(page)
        for page in regular:
            check_values(page)
        for page in starting:
            check_starting(page)
        check_symbols(regular)
        check_averages(regular)
        check_balance(regular)
        self.check_chronicle()
        self.check_tracks()
        self.check_tiles()
        self.check_texts()

    def check_order(self, regular: list[PrintedPage], starting: list[PrintedPage]) -> None:
        """24 pages of each type, in order; two starting pages for each book."""
        for group in (regular, starting):
            for i, page in enumerate(group):
                t = i * TYPES // len(group)
                if page.type != t:
                    raise page.wrong(
                        f"is of type {LETTERS[page.type]}; the {len(group)} pages are listed by type, "
                        f"{len(group) // TYPES} each, here {LETTERS[t]}"
                    )

    def check_chronicle(self) -> None:
        """23 pages, 46 different abilities of modest worth, and the icons evenly spread."""
        seen: dict[str, str] = {}
        every: list[str] = []
        for code, front, back, icons in self.chapters:
            for ability in (front, back):
                if not within(ability.value(), WEAK):
                    raise ContentError(
                        ability.where,
                        f"page {code}: {ability.text!r} is worth {ability.value():.1f}; say {WEAK[0]} to {WEAK[1]}",
                    )
                if ability.text in seen:
                    raise ContentError(
                        ability.where,
                        f"page {code}: {ability.text!r} stands on {seen[ability.text]} already; all abilities differ",
                    )
                seen[ability.text] = code
                check_words(ability, f"page {code}")
            every += icons
        self.check_icons(every)

    def check_icons(self, every: list[str]) -> None:
        """Icons on 0, 1, 2, 3 pages as they should be, each kind as often as it should be."""
        numbers = Counter(len(icons) for _, _, _, icons in self.chapters)
        if numbers != ICONS:
            shown = [f"{code} {len(icons)}" for code, _, _, icons in self.chapters]
            raise ContentError(
                "chronicle.toml",
                f"pages with 0, 1, 2, 3 icons: found {[numbers[n] for n in range(4)]}; "
                f"say {list(ICONS.values())}; there are {', '.join(shown)}",
            )
        for icon, n in Counter(every).items():
            expected = 3 if icon.startswith("type") or icon == "pos D" else 2
            if n != expected:
                shown = [code for code, _, _, icons in self.chapters if icon in icons]
                raise ContentError(
                    "chronicle.toml", f"the icon {icon!r} is on {n} pages ({', '.join(shown)}); say {expected}"
                )

    def check_tracks(self) -> None:
        """Seven levels that never get cheaper, VP per page at the top, one token."""
        tokens = []
        before = 0
        for where, t, level, costs, benefit in self.levels:
            weight = sum([item.n * (2 if item.word == "File" else 1) for item in costs])
            if level > 1 and weight < before:
                raise ContentError("tracks.toml", f"{where}: costs less than the level below (a File counts 2)")
            before = weight
            if any(item.word not in ("Pen", "Paper", "File") for item in costs):
                raise ContentError("tracks.toml", f"{where}: a step costs Pens, Paper and Files only")
            if (level == TOP) != (benefit.text == f"end {LETTERS[t]}"):
                raise ContentError(
                    "tracks.toml",
                    f"{where}: found {benefit.text!r}; 'end {LETTERS[t]}' stands at the top and nowhere else",
                )
            tokens += [(t, level) for item in benefit.gains if item.word == "token"]
        if tokens != [TOKEN_SPOT]:
            raise ContentError(
                "tracks.toml",
                f"'token' stands on {len(tokens)} levels; "
                "it belongs to Science level 3 alone, or the supply could run out",
            )

    def check_tiles(self) -> None:
        """Points rise with the level, Trade sequences grow at their end, the two benefits of a back are alike, the last back is empty."""
        for i, (where, t, level, tile, backs) in enumerate(self.tiles):
            last = self.tiles[i + LEVELS - level][3]
            if level > 1 and tile.vp <= self.tiles[i - 1][3].vp:
                raise ContentError("objectives.toml", f"{where}: {tile.vp} VP; say more than the level before gives")
            if len(backs) != (0 if level == LEVELS else 2):
                raise ContentError(
                    "objectives.toml",
                    f"{where}: found {len(backs)} benefits on its back; "
                    f"say two, and none on level {LEVELS}, which is never removed",
                )
            if backs and abs(backs[0].value() - backs[1].value()) > 1.0 + CLOSE:
                raise ContentError(
                    "objectives.toml",
                    f"{where}: {backs[0].text!r} and {backs[1].text!r} differ by more than 1.0 in worth",
                )
            if (
                t == TRADE
                and isinstance(tile, Sequence)
                and isinstance(last, Sequence)
                and tile.sequence != last.sequence[: level + 2]
            ):
                raise ContentError(
                    "objectives.toml", f"{where}: is not the first {level + 2} symbols of level {LEVELS}"
                )

    def check_texts(self) -> None:
        """Dates that cannot be: the rest is for whoever edits a text to look up."""
        for code, text in self.texts:
            problem = wrong_date(text.text())
            if problem:
                raise ContentError(text.where, f"page {code}: the text {problem}")


def within(value: float, bounds: tuple[float, float]) -> bool:
    """Whether a value lies within bounds, up to rounding."""
    return bounds[0] - CLOSE <= value <= bounds[1] + CLOSE


def check_instant(page: PrintedPage) -> None:
    """Instant benefits are resources and VP only (BOT-BOOK-12)."""
    if page.instant.costs or any(item.word not in ("Pen", "Paper", "File", "VP") for item in page.instant.gains):
        raise page.wrong(f"the instant benefit {page.instant.text!r} may hold Pens, Paper, Files and VP only")


def check_abilities(page: PrintedPage) -> None:
    """What no ability of a page may say."""
    for ability in (page.front, page.back):
        check_words(ability, f"page {page.code} {page.name}")
        if any(item.word == "write" and item.types == [page.type] for item in ability.gains):
            raise page.wrong(
                f"{ability.text!r} could never write: the activated book takes no page (BOT-ACT-ACTIVATE-4)"
            )


def check_words(ability: Ability, what: str) -> None:
    """Track gains stay on tracks, `refresh` stands first, conditions and discards are not mixed."""
    words = [item.word for item in ability.gains]
    costs = [item.word for item in ability.costs]
    for word in words:
        if word in ON_TRACKS:
            raise ContentError(ability.where, f"{what}: {ability.text!r} holds a gain that belongs to the tracks")
    if "refresh" in words[1:]:
        raise ContentError(ability.where, f"{what}: 'refresh' must stand first in {ability.text!r}")
    if "drop" in costs and ("have" in costs or "same" in costs):
        raise ContentError(
            ability.where, f"{what}: {ability.text!r} both asks for pages and discards pages; say one of them"
        )


def check_values(page: PrintedPage) -> None:
    """The point-value model of regular pages."""
    front, back, instant = page.front.value(), page.back.value(), page.instant.value()
    if not within(front, FRONT):
        raise page.wrong(f"the front {page.front.text!r} is worth {front:.1f}; say {FRONT[0]} to {FRONT[1]}")
    if not within(back, BACK):
        raise page.wrong(f"the back {page.back.text!r} is worth {back:.1f}; say {BACK[0]} to {BACK[1]}")
    if front - back < 1.0 - CLOSE:
        raise page.wrong(f"front and back are worth {front:.1f} and {back:.1f}; the front is worth at least 1.0 more")
    if not within(instant, (0.8, 1.0)) and page.instant.text != "1 File":
        raise page.wrong(
            f"the instant benefit {page.instant.text!r} is worth {instant:.1f}; say 0.8 to 1.0, or one File"
        )
    if not within(page.sum(), SUM):
        raise page.wrong(f"the whole page is worth {page.sum():.2f}; say {SUM[0]} to {SUM[1]}")


def check_starting(page: PrintedPage) -> None:
    """Starting pages are never better than a regular front."""
    for ability in (page.front, page.back):
        if not within(ability.value(), WEAK):
            raise page.wrong(
                f"{ability.text!r} is worth {ability.value():.1f}; a starting page says {WEAK[0]} to {WEAK[1]}"
            )
    if page.instant.text != "1 VP":
        raise page.wrong(f"the instant benefit is {page.instant.text!r}; a starting page says '1 VP'")


def check_symbols(regular: list[PrintedPage]) -> None:
    """Every symbol on as many pages as its type asks for; four instants are a File."""
    for symbol, n in Counter(page.symbol for page in regular).items():
        last = [page for page in regular if page.symbol == symbol][-1]
        if n != COPIES[last.type]:
            raise last.wrong(f"its symbol is on {n} pages; say {COPIES[last.type]}")
    files = [page for page in regular if page.instant.text == "1 File"]
    if len(files) != 4:
        raise (files or regular)[-1].wrong(f"{len(files)} instant benefits are a File; say 4")


def check_averages(regular: list[PrintedPage]) -> None:
    """Types and symbols are worth the same on average."""
    averages = [fsum([page.sum() for page in regular if page.type == t]) * TYPES / len(regular) for t in range(TYPES)]
    if max(averages) - min(averages) > 0.05 + CLOSE:
        best = max([page for page in regular if page.type == averages.index(max(averages))], key=PrintedPage.sum)
        found = ", ".join([f"{average:.2f}" for average in averages])
        raise best.wrong(
            f"the averages of the types are {found}; they differ by at most 0.05, and this page is the best of its type"
        )
    for symbol in sorted({page.symbol for page in regular}):
        own = [page for page in regular if page.symbol == symbol]
        average = fsum([page.sum() for page in own]) / len(own)
        if not within(round(average, 1), SYMBOL_AVERAGE):
            raise own[0].wrong(
                f"the pages of its symbol are worth {average:.2f} on average; say {SYMBOL_AVERAGE[0]} to {SYMBOL_AVERAGE[1]}"
            )


def check_balance(regular: list[PrintedPage]) -> None:
    """Pens, Paper and Files in balance, each type leaning to its own."""
    for resource, n in BALANCE.items():
        found = sum(page.gives(resource) for page in regular)
        if found != n:
            most = max(regular, key=lambda page: page.gives(resource))
            raise most.wrong(
                f"all pages together give {found} {resource}; say {n}; this page gives {most.gives(resource)}, as much as any"
            )
    for t, resource in enumerate(LEANS):
        given = [sum(page.gives(resource) for page in regular if page.type == other) for other in range(TYPES)]
        if given[t] <= max(given[:t] + given[t + 1 :]):
            rival = given.index(max(given[:t] + given[t + 1 :]))
            most = max([page for page in regular if page.type == rival], key=lambda page: page.gives(resource))
            raise most.wrong(
                f"the pages of S, I, T give {', '.join(map(str, given))} {resource}; those of {LETTERS[t]} give the most, "
                f"and this page gives {most.gives(resource)}"
            )
