"""What the present house edition promises (section 6.3 of the rules): balance between countries, centuries and
genres."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from quirebox.core.effect import Effect
from quirebox.core.mistakes import Mistakes, gathered, sources
from quirebox.games.history_of_the_book.box import CENTURIES, FIRST, MARKET_BOOKS, PILE, HistoryBox, pile_of
from quirebox.games.history_of_the_book.effects.lines import Gain, Line, Transfer
from quirebox.games.history_of_the_book.labels import COUNTRIES, SET

VALUES: Final[list[int]] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5]  # of the market books of every country
CLIMATES: Final[dict[str, list[int]]] = {
    "A": [-2, 2, 3, 4],
    "B": [-2, 1, 2, 3],
    "C": [-2, 1, 2, 2],
    "D": [-3, 1, 1, 2],
    "E": [-2, -1, 1, 2],
    "F": [-3, -2, 1, 1],
}
TONES: Final[dict[str, int]] = {"bad": 13, "good": 11, "exchange": 2}
CHEAPEST_CANON: Final = 11
CHEAPEST_SPECIALTY: Final = 10
STACK: Final = (33, 39)  # what the books of a century are worth together
GENRE: Final = (29, 39)
Expect = Callable[[bool, str, str], None]


def prove(box: HistoryBox, folder: Path) -> list[str]:
    """Whatever promise is not kept, each in a line."""
    return gathered(folder, lambda mistakes: check(box, mistakes))


def check(box: HistoryBox, mistakes: Mistakes) -> None:
    """Look for promises that are not kept."""
    sources(mistakes, "countries.toml", "books.toml", "auctions.toml", "events.toml", "chance.toml")
    check_books(box, mistakes.expect)
    check_events(box, mistakes.expect)
    check_chance(box, mistakes.expect)


def check_books(box: HistoryBox, expect: Expect) -> None:
    """Values, genres and sets are spread as the design demands."""
    market = range(MARKET_BOOKS)
    for c, country in enumerate(box.countries):
        values = sorted(box.value[b] for b in market if box.country[b] == c)
        expect(values == VALUES, f"books.toml: {country.name}", f"has the values {values}; every country has {VALUES}")
        expect(
            sum(values[:SET]) >= CHEAPEST_CANON,
            f"books.toml: {country.name}",
            f"its six cheapest books cost less than {CHEAPEST_CANON}",
        )
        for i, genre in enumerate(box.genres):
            n = sum(box.country[b] == c and box.genre[b] == i for b in market)
            expect(1 <= n <= 3, f"books.toml: {country.name}", f"has {n} market books of {genre.code}; use 1 to 3")
    for i, genre in enumerate(box.genres):
        found = sorted(box.value[b] for b in market if box.genre[b] == i)
        expect(
            sum(found[:SET]) >= CHEAPEST_SPECIALTY,
            f"books.toml: {genre.code}",
            f"its six cheapest books cost less than {CHEAPEST_SPECIALTY}",
        )
        expect(
            len(found) == 12 and GENRE[0] <= sum(found) <= GENRE[1],
            f"books.toml: {genre.code}",
            f"has {len(found)} books worth {sum(found)}; use 12 worth {GENRE[0]} to {GENRE[1]}",
        )
    for century in range(CENTURIES):
        stack = [box.value[b] for b in market if box.century[b] == century]
        where = f"books.toml: the {FIRST + century}th century"
        expect(STACK[0] <= sum(stack) <= STACK[1], where, f"is worth {sum(stack)}; use {STACK[0]} to {STACK[1]}")
        expect(1 <= stack.count(5) <= 4, where, f"has {stack.count(5)} books of value 5; use 1 to 4")
    for name, found in (("country", [s.country for s in box.sets]), ("genre", [s.genre for s in box.sets])):
        expect(len(set(found)) == CENTURIES, "auctions.toml", f"two sets have the same {name}; each has its own")


def own_effects(box: HistoryBox, country: int, century: int) -> list[int]:
    """What the four events of a pile do to their own country, each in sum."""
    found = []
    for card in box.event[pile_of(country, century) :][:PILE]:
        found.append(sum(effect_on(country, line) for line in card.lines))
    return found


def effect_on(country: int, line: Effect) -> int:
    """What a line of an event means for a country."""
    if isinstance(line, Transfer):
        return -line.n if line.loser == country else line.n if line.victor == country else 0
    assert isinstance(line, Line)
    return 0 if line.country != country else line.n if isinstance(line, Gain) else -line.n


def check_events(box: HistoryBox, expect: Expect) -> None:
    """Piles follow their climate; each century has one auction sign, and the set names it."""
    for c, country in enumerate(box.countries):
        climates = []
        for century in range(CENTURIES):
            pile = box.event[pile_of(c, century) :][:PILE]
            where = f"events.toml: {country.letter}{FIRST + century}"
            found, climate = sorted(own_effects(box, c, century)), pile[0].climate
            expect({card.climate for card in pile} == {climate}, where, "the four cards of a pile have one climate")
            expect(
                all(abs(a - b) <= 1 for a, b in zip(found, CLIMATES[climate], strict=True)),
                where,
                f"has the effects {found}; climate {climate} is {CLIMATES[climate]}, each moved by at most 1",
            )
            expect(found[0] < 0 < found[-1], where, f"has the effects {found}; use at least one gain and one loss")
            climates.append(climate)
        expect(
            sorted(climates) == sorted(CLIMATES),
            f"events.toml: {country.name}",
            f"has the climates {climates}; each of {', '.join(CLIMATES)} once",
        )
        expect(
            climates[country.dominance - FIRST] == "A",
            f"events.toml: {country.name}",
            f"has climate A in another century than its {country.dominance}th",
        )
    check_balance(box, expect)
    check_signs(box, expect)


def check_balance(box: HistoryBox, expect: Expect) -> None:
    """Nobody is better off than the dominant country of a century; other decks bring every country 1 to 7 at any number
    of seats."""
    for century in range(CENTURIES):
        sums = [sum(own_effects(box, c, century)) for c in range(COUNTRIES)]
        expect(
            max(sums) == sums[century],
            f"events.toml: the {FIRST + century}th century",
            f"{box.countries[sums.index(max(sums))].name} has a higher sum than {box.countries[century].name}",
        )
    for seats in range(3, COUNTRIES + 1):
        for c in range(seats):
            others = [
                card for i, card in enumerate(box.event[: seats * CENTURIES * PILE]) if i // (CENTURIES * PILE) != c
            ]
            n = sum(effect_on(c, line) for card in others for line in card.lines)
            expect(
                1 <= n <= 7,
                f"events.toml: {box.countries[c].name}",
                f"other decks bring it {n} with {seats} seats; use 1 to 7",
            )


def check_signs(box: HistoryBox, expect: Expect) -> None:
    """HOB-AUC-1, with every sign in the decks that are seated at any number of players, two in each."""
    signs = [card.id for card in box.event if card.auction]
    for century in range(CENTURIES):
        found = [id for id in signs if id[1:3] == str(FIRST + century)]
        expect(
            found == [box.sets[century].trigger],
            f"auctions.toml: the {FIRST + century}th century",
            f"the set names {box.sets[century].trigger}; the auction sign is on {', '.join(found) or 'no event'}",
        )
    decks = Counter(id[0] for id in signs)
    seated = [country.letter for country in box.countries[:3]]
    expect(
        decks == dict.fromkeys(seated, 2),
        "events.toml",
        f"auction signs are in {dict(decks)}; use two in each deck of {', '.join(seated)}",
    )


def check_chance(box: HistoryBox, expect: Expect) -> None:
    """As many bad, good and exchange cards as the design demands."""
    tones = Counter(card.tone for card in box.chances)
    expect(tones == TONES, "chance.toml", f"the tones are {dict(tones)}; use {TONES}")
