"""Content: TOML to a box. Runs once for each edition, and names every card that cannot be read or played."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from quirebox.core.effect import Effect, OneOf, Seq
from quirebox.core.mistakes import Mistakes
from quirebox.core.plain import Node, read_rules
from quirebox.games.history_of_the_book.box import (
    CENTURIES,
    DEAREST,
    FIRST,
    HIGHEST_AMOUNT,
    MARKET_BOOKS,
    PILE,
    SET_BOOKS,
    AuctionSet,
    ChanceCard,
    Country,
    EventCard,
    Genre,
    HistoryBox,
    Title,
)
from quirebox.games.history_of_the_book.effects import books, credits
from quirebox.games.history_of_the_book.effects.lines import Gain, Loss, Transfer
from quirebox.games.history_of_the_book.labels import COUNTRIES, GENRES, LABELS, MOST_VALUABLE
from quirebox.games.history_of_the_book.view import face

CLIMATES = "ABCDEF"
WHICH = {
    "earliest": books.EARLIEST,
    "latest": books.LATEST,
    "dearest": books.DEAREST,
    "cheapest": books.CHEAPEST,
    "random": books.RANDOM,
}
COUNTED = {"collection": credits.COLLECTIONS, "genre": credits.GENRES, "century": credits.CENTURIES}
SIGN = re.compile(r"([+-])([A-Z])([1-9])|([A-Z])>([A-Z])([1-9])")
VERBS = (
    "'gain N', 'gain 1 per collection|genre|century [up to N]', 'pay N [in full | to left | to right]', 'pay 1 per "
    "N books up to N', "
    "'remove|return earliest|latest|dearest|cheapest|random', 'return chosen', 'take N [of own country | up to "
    "value N]' or one of the named specials"
)


def load_box(folder: Path, edition: str, hash: str, rules: Path) -> HistoryBox:
    """The edition in a folder."""
    box = HistoryBox(edition, hash, read_rules(rules))
    with Mistakes(folder) as mistakes:
        root = mistakes.read("countries.toml", "country", "genre")
        books, sets = mistakes.read("books.toml", "book")["book"], mistakes.read("auctions.toml", "set")["set"]
        events = mistakes.read("events.toml", "event")["event"]
        chances = mistakes.read("chance.toml", "chance")["chance"]
        for field in ("name", "letter"):
            mistakes.unique(root["country"], field, f"a {field}")
        mistakes.unique(root["genre"], "code", "a code")
        mistakes.unique(chances, "id", "an id")
        mistakes.expect(bool(list(chances)), "chance.toml", "there are no chance cards; use at least one")
        read_countries(box, root)
        mistakes.settle()  # books and events speak of them
        box.add_actions()
        read_all(mistakes, books, MARKET_BOOKS, partial(read_market_book, box))
        read_all(mistakes, sets, CENTURIES, partial(read_set, box))
        box.add_later_actions()
        read_all(mistakes, events, COUNTRIES * CENTURIES * PILE, partial(read_event, box))
        read_all(mistakes, chances, len(list(chances)), partial(read_chance, box))
    finish_books(box)
    return box


def read_all(mistakes: Mistakes, node: Node, n: int, read: Callable[[int, Node], None]) -> None:
    """This many entries, whose places in the file say what they are."""
    entries = list(node)
    where = node.where.rpartition(" ")[2]
    if len(entries) != n:  # none would be in its place
        mistakes.expect(False, node.where, f"found {len(entries)} of `[[{where}]]`; use {n}")
        return
    for index, entry in enumerate(entries):
        mistakes.attempt(partial(read, index, entry))


# ---- reading


def read_countries(box: HistoryBox, root: Node) -> None:
    """Countries in turn order and genres."""
    for node in root["country"].exactly(COUNTRIES):
        node.only("name", "adjective", "letter", "symbol", "colour", "dominance", "source")
        box.countries.append(
            Country(
                node["name"].text(),
                node["adjective"].text(),
                node["letter"].text(),
                node["symbol"].text(),
                node["colour"].text(),
                node["dominance"].number(FIRST, FIRST + CENTURIES - 1),
            )
        )
    for node in root["genre"].exactly(GENRES):
        node.only("code", "name", "icon", "colour", "source")
        box.genres.append(Genre(node["code"].text(), node["name"].text(), node["icon"].text(), node["colour"].text()))


def read_market_book(box: HistoryBox, index: int, node: Node) -> None:
    """A book for sale; its place in the file is its index (by century, country, a or b)."""
    century, country, letter = index // 12, index % 12 // 2, "ab"[index % 2]
    node.only(
        "id",
        "century",
        "country",
        "year",
        "year_first",
        "author",
        "title",
        "place",
        "printer",
        "genre",
        "value",
        "why",
        "discuss",
        "source",
    )
    if node["century"].number() != FIRST + century:
        raise node["century"].wrong(f"{FIRST + century}: books are listed by century, country and letter")
    if node["country"].text() != box.countries[country].name:
        raise node["country"].wrong(f"{box.countries[country].name}: books are listed by century, country and letter")
    add_book(
        box,
        node,
        f"{box.countries[country].letter}{FIRST + century}{letter}",
        century,
        country,
        genre_of(box, node["genre"]),
        node["value"].number(1, DEAREST),
    )


def add_book(box: HistoryBox, node: Node, id: str, century: int, country: int, genre: int, value: int) -> None:
    """The next book of the box and its action."""
    if node["id"].text() != id:
        raise node["id"].wrong(repr(id))
    in_century(node["year_first"], century)
    index = len(box.titles)
    box.titles.append(
        Title(
            id,
            node["year"].text(),
            node["author"].text(),
            node["title"].text(),
            node["place"].text(),
            node["printer"].text(),
            node["why"].text(),
            node.has("discuss") and node["discuss"].flag(),
        )
    )
    box.value.append(value)
    box.country.append(country)
    box.genre.append(genre)
    box.century.append(century)
    box.book.append(box.space.add("book", index, value, f"book {id}"))


def read_set(box: HistoryBox, century: int, node: Node) -> None:
    """An auction set: all its books have the value 1 and share country and genre (HOB-AUC-2)."""
    node.only("century", "title", "country", "genre", "trigger", "source", "book")
    if node["century"].number() != FIRST + century:
        raise node["century"].wrong(f"{FIRST + century}: sets are listed by century")
    names = [country.name for country in box.countries]
    country, genre = names.index(node["country"].one_of(names)), genre_of(box, node["genre"])
    for letter, book in zip("abcd", node["book"].exactly(SET_BOOKS), strict=True):
        book.only("id", "year", "year_first", "author", "title", "place", "printer", "why", "discuss", "source")
        add_book(box, book, f"X{FIRST + century}{letter}", century, country, genre, 1)
    box.sets.append(AuctionSet(node["title"].text(), country, genre, node["trigger"].text()))


def read_event(box: HistoryBox, index: int, node: Node) -> None:
    """An event; its place in the file is its index (by country, century, number)."""
    country, century, number = index // 24, index // PILE % CENTURIES, index % PILE + 1
    node.only("id", "climate", "year", "year_first", "text", "lines", "auction", "discuss", "source")
    id = f"{box.countries[country].letter}{FIRST + century}-{number}"
    if node["id"].text() != id:
        raise node["id"].wrong(f"{id!r}: events are listed by country, century and number")
    in_century(node["year_first"], century)
    lines = [sign_of(box, line) for line in node["lines"]]
    box.event.append(
        EventCard(
            id,
            node["year"].text(),
            node["text"].text(),
            node.has("discuss") and node["discuss"].flag(),
            node.has("auction") and node["auction"].flag(),
            node["climate"].one_of(CLIMATES),
            lines,
        )
    )


def sign_of(box: HistoryBox, node: Node) -> Effect:
    """One line of an event."""
    letters = [country.letter for country in box.countries]
    found = SIGN.fullmatch(node.text())
    if (
        not found
        or any(letter and letter not in letters for letter in (found[2], found[4], found[5]))
        or (found[4] and found[4] == found[5])
    ):
        raise node.wrong(f"'+G4', '-G2' or 'G>F2' with letters of {', '.join(letters)} and amounts from 1 to 9")
    made: Effect
    if found[4]:
        made = Transfer(letters.index(found[4]), letters.index(found[5]), int(found[6]))
    else:
        made = (Gain if found[1] == "+" else Loss)(letters.index(found[2]), int(found[3]))
    box.enter(made)
    return made


def read_chance(box: HistoryBox, _: int, node: Node) -> None:
    """A chance card. Its words come from its effect; former printings had a `rule` that said the same."""
    node.only("id", "name", "tone", "effect", "rule", "text", "mean", "source")
    mean = node["mean"].value if node.has("mean") else 0
    if not isinstance(mean, float | int):
        raise node["mean"].wrong("a number, e.g. -3.5")
    box.chances.append(
        ChanceCard(
            node["id"].text(),
            node["name"].text(),
            node["tone"].text(),
            node["text"].text(),
            float(mean),
        )
    )
    box.chance.append(effect(box, node["effect"]))


def effect(box: HistoryBox, node: Node) -> Effect:
    """The effect that a piece of content describes, with its number in the box."""
    match node.value:
        case str():
            made = verb(node)
        case list():
            made = Seq([effect(box, part) for part in node])
        case {"one_of": _}:
            parts = node.only("one_of")["one_of"].only("credits", "books")
            made = OneOf(
                [effect(box, parts["credits"]), effect(box, parts["books"])], [box.credits, box.books], "HOB-CHN-5"
            )
        case _:
            raise node.wrong(f"{VERBS}, a list of these, or a table with one_of")
    box.enter(made)
    return made


SPECIALS: dict[str, type[Effect]] = {
    "return chosen": books.ReturnChosen,
    "give own-country books to left": books.GiveOwnCountry,
    "give chosen book to its country": books.GiveHome,
    "sell dearest by auction": books.SellByAuction,
    "gain 1 from each richer country": credits.GainFromRicher,
    "exchange at the market": books.ExchangeAtMarket,
}


def verb(node: Node) -> Effect:
    """One verb of a chance card."""
    text = node.text()
    if text in SPECIALS:
        return SPECIALS[text]()
    return gain_verb(text) or pay_verb(text) or book_verb(text) or unknown_verb(node)


def unknown_verb(node: Node) -> Effect:
    """Complain of words that mean nothing."""
    raise node.wrong(f"{VERBS}: {', '.join(map(repr, SPECIALS))}")


def gain_verb(text: str) -> Effect | None:
    """What brings credits."""
    match [int(word) if word.isdigit() else word for word in text.split()]:
        case ["gain", int(n)]:
            return credits.Gain(n)
        case ["gain", 1, "per", str(what)] if what in COUNTED:
            return credits.GainPer(COUNTED[what], HIGHEST_AMOUNT)
        case ["gain", 1, "per", str(what), "up", "to", int(most)] if what in COUNTED:
            return credits.GainPer(COUNTED[what], most)
        case ["roll", "and", "gain", int(a), int(b), int(c), int(d), int(e), int(f)]:
            return credits.Wager([a, b, c, d, e, f])
    return None


def pay_verb(text: str) -> Effect | None:
    """What costs credits."""
    match [int(word) if word.isdigit() else word for word in text.split()]:
        case ["pay", int(n)]:
            return credits.Pay(n)
        case ["pay", int(n), "in", "full"]:
            return credits.PayInFull(n)
        case ["pay", int(n), "to", "left" | "right" as side]:
            return credits.PayNeighbour(n, side == "left")
        case ["pay", 1, "per", int(n), "books", "up", "to", int(most)] if n:
            return credits.PayPerBooks(n, most)
    return None


def book_verb(text: str) -> Effect | None:
    """What moves books."""
    match [int(word) if word.isdigit() else word for word in text.split()]:
        case ["remove", str(which)] if which in WHICH:
            return books.Remove(WHICH[which])
        case ["return", str(which)] if which in WHICH:
            return books.Return(WHICH[which])
        case ["take", int(n)]:
            return books.Take(n, False, DEAREST)
        case ["take", int(n), "of", "own", "country"]:
            return books.Take(n, True, DEAREST)
        case ["take", int(n), "up", "to", "value", int(most)]:
            return books.Take(n, False, most)
        case ["buy", 1, "for", int(less), "less"]:
            return books.BuyForLess(less)
        case ["swap", "with", "right", "within", int(within)]:
            return books.Swap(within)
    return None


def genre_of(box: HistoryBox, node: Node) -> int:
    """A genre by its code."""
    codes = [genre.code for genre in box.genres]
    return codes.index(node.one_of(codes))


def in_century(node: Node, century: int) -> None:
    """HOB-CAL-6: the year lies in the century of its card."""
    node.number(100 * (FIRST + century - 1) + 1, 100 * (FIRST + century))


def finish_books(box: HistoryBox) -> None:
    """The labels of every book: its country, its genre, and perhaps the Most Valuable Books (HOB-LOCK-1)."""
    highest = box.dearest = max(box.value)
    titles = [found.title for found in box.titles]
    box.namesakes.update(title for title in titles if titles.count(title) > 1)
    for b in range(len(box.value)):
        box.top.append(box.value[b] == highest)
        box.labels.append([box.country[b], COUNTRIES + box.genre[b], *([MOST_VALUABLE] if box.top[b] else [])])
        box.faces.append(face(box, b))
    for century in range(CENTURIES):
        stack = [action for action in box.book[:MARKET_BOOKS] if box.century[action.a] == century]
        box.stacks.append([[action for action in stack if action.b == value] for value in range(DEAREST + 1)])
        later = [b for b in range(MARKET_BOOKS) if box.century[b] > century]
        box.later.append([sum(label in box.labels[b] for b in later) for label in range(LABELS)])
