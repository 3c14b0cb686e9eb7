"""What an edition promises of itself: a card that breaks it is named."""

from __future__ import annotations

from pathlib import Path

from quirebox.core.mistakes import Mistakes, gathered, sources
from quirebox.core.plain import Node
from quirebox.games.trekking.box import COLOURS, CRYSTAL, DAYS, LETTERS, NO_ICON, WILD, Card, Itinerary, TrekkingBox

DAY_NAMES = ("Day I", "Day II", "Day III")
SPACES = ("none", "P", "E", "I", "G", "C")


def prove(box: TrekkingBox, folder: Path) -> list[str]:
    """Whatever promise is not kept, each in a line."""
    return gathered(folder, lambda mistakes: Proof(box, mistakes).read())


class Proof:
    """The edition beside its own [invariants]; without them it promises nothing."""

    def __init__(self, box: TrekkingBox, mistakes: Mistakes) -> None:
        self.box = box
        self.mistakes = mistakes
        self.tables = mistakes.read("tables.toml")

    def read(self) -> None:
        """Compare them."""
        sources(self.mistakes, "history.toml", "ancestors.toml", "itineraries.toml", "warps.toml", "tables.toml")
        if not self.tables.has("invariants"):
            return
        wanted, box = self.tables["invariants"], self.box
        check_tables(self, wanted)
        for day in range(DAYS):
            check_deck(self, day, wanted)
        check_years(self)
        self.count("ancestors.toml", "Ancestors", len(box.family), wanted["ancestors"].number())
        check_itineraries(self, wanted)
        activated = len([w for w in box.warps if w.steps])
        self.count("warps.toml", "Activated Warps", activated, wanted["activated"].number())
        self.count("warps.toml", "Unlimited Warps", len(box.warps) - activated, wanted["unlimited"].number())
        self.count("tables.toml", "Solo cards", len(box.solo), 4)

    def count(self, where: str, what: str, found: int, wanted: int) -> None:
        """Complain of a number of things that is not right."""
        self.mistakes.expect(found == wanted, where, f"found {found} {what}; there should be {wanted}")

    def within(self, where: str, what: str, found: int, bounds: list[int]) -> None:
        """Complain of a number of things outside of its bounds."""
        low, high = bounds
        self.mistakes.expect(low <= found <= high, where, f"found {found} {what}; there should be {low} to {high}")


# ---- History cards


def check_years(proof: Proof) -> None:
    """All years differ, so that no trek date can be met twice (TTH-Q6)."""
    of_year: dict[int, Card] = {}
    for deck in proof.box.decks:
        for number in deck:
            card = proof.box.cards[number]
            first = of_year.setdefault(card.year, card)
            proof.mistakes.expect(
                first is card,
                f"history.toml: {card.id}",
                f"the year {card.year} is also that of {first.id}; all years differ",
            )


def check_deck(proof: Proof, day: int, wanted: Node) -> None:
    """Size, span, cost curve, symmetry of the colours, spread over time."""
    box = proof.box
    cards = sorted([box.cards[number] for number in box.decks[day]], key=by_year)
    where = f"history.toml: {DAY_NAMES[day]}"
    proof.count(where, "cards", len(cards), wanted["cards_per_day"].number())
    check_span(proof, cards, day, wanted)
    check_first_icons(proof, cards)
    check_curve(proof, cards, where, wanted)
    check_symmetry(proof, cards, where, wanted)
    check_quarters(proof, cards, wanted)
    early, late = wanted["early"]["before"].number(), wanted["late"]["after"].number()
    before = len([c for c in cards if c.year < early])
    after = len([c for c in cards if c.year > late])
    proof.count(where, f"cards before {early}", before, wanted["early"]["cards"].numbers()[day])
    proof.count(where, f"cards after {late}", after, wanted["late"]["cards"].numbers()[day])


def check_span(proof: Proof, cards: list[Card], day: int, wanted: Node) -> None:
    """The first and the last year of a day."""
    span = [node.numbers() for node in wanted["spans"]][day]
    for card, year in ((cards[0], span[0]), (cards[-1], span[1])):
        proof.mistakes.expect(
            card.year == year,
            f"history.toml: {card.id}",
            f"{DAY_NAMES[day]} reaches to {card.year} here; it should span {span[0]} to {span[1]}",
        )


def check_first_icons(proof: Proof, cards: list[Card]) -> None:
    """The first icon of a card is that of its category."""
    for card in cards:
        proof.mistakes.expect(
            card.icons.printed[0] == card.category,
            f"history.toml: {card.id}",
            f"the first icon is {LETTERS[card.icons.printed[0]]}; it should be that of the category, "
            f"{LETTERS[card.category]}",
        )


def by_year(card: Card) -> int:
    """For sorting."""
    return card.year


def budget(card: Card, wanted: Node) -> str:
    """Hours and what the icons count, e.g. 3:3.5."""
    worth = wanted["budget"]
    total = (
        len(card.icons.coloured) * fraction(worth["colour"])
        + card.icons.wilds * fraction(worth["W"])
        + card.icons.crystals * fraction(worth["C"])
    )
    return f"{card.hours}:{total:.1f}"


def fraction(node: Node) -> float:
    """A number that need not be whole."""
    if isinstance(node.value, bool) or not isinstance(node.value, (int, float)):
        raise node.wrong("a number")
    return float(node.value)


def check_curve(proof: Proof, cards: list[Card], where: str, wanted: Node) -> None:
    """In each category the same hours for the same budgets; names every card that has no place on the curve."""
    for category in range(COLOURS):
        places = wanted["curve"].texts()
        for card in cards:
            if card.category != category:
                continue
            point = budget(card, wanted)
            proof.mistakes.expect(
                point in places,
                f"history.toml: {card.id}",
                f"hours and budget are {point}; still free on the curve for {LETTERS[category]}: "
                f"{', '.join(places) or 'nothing'}",
            )
            if point in places:
                places.remove(point)
        proof.mistakes.expect(not places, where, f"no {LETTERS[category]} card for {', '.join(places)} (hours:budget)")


def check_symmetry(proof: Proof, cards: list[Card], where: str, wanted: Node) -> None:
    """Each colour equally often, and the Wilds and crystals."""
    limits = wanted["icons_per_deck"]
    for icon in range(CRYSTAL + 1):
        right = limits["colour" if icon < WILD else LETTERS[icon]].number()
        proof.count(where, f"icons {LETTERS[icon]}", sum([c.icons.printed.count(icon) for c in cards]), right)


def check_quarters(proof: Proof, cards: list[Card], wanted: Node) -> None:
    """Hours and colours are spread evenly over time."""
    size = len(cards) // 4
    for quarter in range(4):
        part = cards[quarter * size : (quarter + 1) * size]
        where = f"history.toml: {part[0].id} to {part[-1].id}"
        proof.count(where, "hours", sum([c.hours for c in part]), wanted["hours_per_quarter"].number())
        for colour in range(COLOURS):
            icons = sum([c.icons.printed.count(colour) for c in part])
            proof.within(where, f"icons {LETTERS[colour]}", icons, wanted["colour_per_quarter"].numbers())


# ---- the others


def check_tables(proof: Proof, wanted: Node) -> None:
    """Ten cards score 30, steps never shrink, no card is worth more than 3 on average: so a long trek beats two short
    ones.  Every space benefit once.  Ancestors for every number of players."""
    box = proof.box
    points = box.trek_points
    steps = [points[n] - points[n - 1] for n in range(1, len(points))]
    proof.mistakes.expect(
        len(points) == 11
        and points[10] == 30
        and steps == sorted(steps)
        and max([points[n] - 3 * n for n in range(11)]) <= 0
        and box.further == 3,
        "tables.toml: trek.points",
        f"found {points[1:]} and {box.further} for each further card; use 10 numbers that end with 30, "
        "whose steps never shrink, none above 3 for each card, and 3 for each further card (TTH-SCORE-3)",
    )
    spaces = proof.tables["row"]["spaces"]
    if sorted(spaces.texts()) != sorted(SPACES):
        proof.mistakes.add(spaces.wrong(f"each of {', '.join(SPACES)} once (TTH-DEF-6)"))
    for players, number in box.ancestors.items():
        proof.within("tables.toml: supply.ancestors", f"for {players} players", number, [1, len(box.family)])


def check_itineraries(proof: Proof, wanted: Node) -> None:
    """Number, size, points, and the four rotations of each template."""
    plans = proof.box.itineraries
    proof.count("itineraries.toml", "Itineraries", len(plans), wanted["itineraries"].number())
    for plan in plans:
        check_itinerary(proof, plan, wanted)
    for template in range(1, wanted["templates"].number() + 1):
        check_rotations(proof, [plan for plan in plans if plan.template == template], template)
    for colour in range(COLOURS):
        total = sum([plan.heights[colour] for plan in plans])
        proof.count("itineraries.toml", f"spaces of {LETTERS[colour]}", total, wanted["spaces_per_colour"].number())


def check_itinerary(proof: Proof, plan: Itinerary, wanted: Node) -> None:
    """Spaces, heights, points and crystals of one Itinerary."""
    where = f"itineraries.toml: {plan.id}"
    bonuses = [bonus for column in plan.spaces for bonus in column]
    proof.within(where, "spaces", sum(plan.heights), wanted["itinerary_spaces"].numbers())
    for height in plan.heights:
        proof.within(where, "spaces in a column", height, wanted["itinerary_heights"].numbers())
    proof.within(
        where, "points", sum([b for b in bonuses if b > 0]) + sum(plan.rows), wanted["itinerary_points"].numbers()
    )
    proof.within(where, "crystals", bonuses.count(NO_ICON), wanted["itinerary_crystals"].numbers())


def check_rotations(proof: Proof, plans: list[Itinerary], template: int) -> None:
    """Each template comes in its four rotations of the colours."""
    proof.count(f"itineraries.toml: template {template}", "Itineraries", len(plans), COLOURS)
    for turned, plan in enumerate(plans):
        first = plans[0]
        for x in range(COLOURS):
            source = (x - turned) % COLOURS
            proof.mistakes.expect(
                plan.heights[x] == first.heights[source]
                and plan.spaces[x] == first.spaces[source]
                and plan.rows == first.rows,
                f"itineraries.toml: {plan.id}",
                f"column {LETTERS[x]} or the rows are not those of {first.id} turned by {turned} colours",
            )
