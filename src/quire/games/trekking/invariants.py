"""What must hold for the cards of an edition; whoever breaks it is named."""

from __future__ import annotations

from quire.core.errors import ContentError
from quire.core.plain import Node
from quire.games.trekking.printed import COLOURS, CRYSTAL, DAYS, LETTERS, NO_ICON, WILD, Card, Itinerary, TrekkingBox

DAY_NAMES = ("Day I", "Day II", "Day III")


def check_edition(box: TrekkingBox, wanted: Node) -> None:
    """Compare the edition with its own [invariants]."""
    unique(
        "the id",
        [c.id for c in box.cards]
        + [i.id for i in box.itineraries]
        + [w.id for w in box.warps]
        + [s.id for s in box.solo],
    )
    check_trek_table(box)
    for day in range(DAYS):
        check_deck(box, day, wanted)
    check_years(box)
    count("ancestors.toml", "Ancestors", len(box.family), wanted["ancestors"].number())
    check_ancestors(box)
    check_itineraries(box, wanted)
    activated = len([w for w in box.warps if w.steps])
    count("warps.toml", "Activated Warps", activated, wanted["activated"].number())
    count("warps.toml", "Unlimited Warps", len(box.warps) - activated, wanted["unlimited"].number())
    count("tables.toml", "Solo cards", len(box.solo), 4)


def count(where: str, what: str, found: int, wanted: int) -> None:
    """Complain of a number of things that is not right."""
    if found != wanted:
        raise ContentError(where, f"found {found} {what}; there should be {wanted}")


def within(where: str, what: str, found: int, bounds: list[int]) -> None:
    """Complain of a number of things outside of its bounds."""
    if not bounds[0] <= found <= bounds[1]:
        raise ContentError(where, f"found {found} {what}; there should be {bounds[0]} to {bounds[1]}")


def unique(what: str, names: list[str]) -> None:
    """Complain of something that occurs twice."""
    for i, name in enumerate(names):
        if name in names[:i]:
            raise ContentError(name, f"{what} {name!r} occurs twice; each has its own")


# ---- History cards


def check_years(box: TrekkingBox) -> None:
    """All years differ, so that no trek date can be met twice (TTH-Q6)."""
    of_year: dict[int, Card] = {}
    for deck in box.decks:
        for number in deck:
            card = box.cards[number]
            if card.year in of_year:
                raise ContentError(
                    f"history.toml: {card.id}",
                    f"the year {card.year} is also that of {of_year[card.year].id}; all years differ",
                )
            of_year[card.year] = card


def check_deck(box: TrekkingBox, day: int, wanted: Node) -> None:
    """Size, span, cost curve, symmetry of the colours, spread over time."""
    cards = sorted([box.cards[number] for number in box.decks[day]], key=by_year)
    where = f"history.toml: {DAY_NAMES[day]}"
    count(where, "cards", len(cards), wanted["cards_per_day"].number())
    span = [node.numbers() for node in wanted["spans"]][day]
    for card, year in ((cards[0], span[0]), (cards[-1], span[1])):
        if card.year != year:
            raise ContentError(
                f"history.toml: {card.id}",
                f"{DAY_NAMES[day]} reaches to {card.year} here; it should span {span[0]} to {span[1]}",
            )
    for card in cards:
        if card.icons.printed[0] != card.category:
            raise ContentError(
                f"history.toml: {card.id}",
                f"the first icon is {LETTERS[card.icons.printed[0]]}; it should be that of the category, {LETTERS[card.category]}",
            )
    check_curve(cards, where, wanted)
    check_symmetry(cards, where, wanted)
    check_quarters(cards, wanted)
    early, late = wanted["early"], wanted["late"]
    count(
        where,
        f"cards before {early['before'].number()}",
        len([c for c in cards if c.year < early["before"].number()]),
        early["cards"].numbers()[day],
    )
    count(
        where,
        f"cards after {late['after'].number()}",
        len([c for c in cards if c.year > late["after"].number()]),
        late["cards"].numbers()[day],
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


def check_curve(cards: list[Card], where: str, wanted: Node) -> None:
    """In each category the same hours for the same budgets; names the first card that has no place on the curve."""
    for category in range(COLOURS):
        places = wanted["curve"].texts()
        for card in cards:
            if card.category != category:
                continue
            point = budget(card, wanted)
            if point not in places:
                raise ContentError(
                    f"history.toml: {card.id}",
                    f"hours and budget are {point}; still free on the curve for {LETTERS[category]}: {', '.join(places) or 'nothing'}",
                )
            places.remove(point)
        if places:
            raise ContentError(where, f"no {LETTERS[category]} card for {', '.join(places)} (hours:budget)")


def check_symmetry(cards: list[Card], where: str, wanted: Node) -> None:
    """Each colour equally often, and the Wilds and crystals."""
    limits = wanted["icons_per_deck"]
    for icon in range(CRYSTAL + 1):
        right = limits["colour" if icon < WILD else LETTERS[icon]].number()
        count(where, f"icons {LETTERS[icon]}", sum([c.icons.printed.count(icon) for c in cards]), right)


def check_quarters(cards: list[Card], wanted: Node) -> None:
    """Hours and colours are spread evenly over time."""
    size = len(cards) // 4
    for quarter in range(4):
        part = cards[quarter * size : (quarter + 1) * size]
        where = f"history.toml: {part[0].id} to {part[-1].id}"
        count(where, "hours", sum([c.hours for c in part]), wanted["hours_per_quarter"].number())
        for colour in range(COLOURS):
            icons = sum([c.icons.printed.count(colour) for c in part])
            within(where, f"icons {LETTERS[colour]}", icons, wanted["colour_per_quarter"].numbers())


# ---- the others


def check_trek_table(box: TrekkingBox) -> None:
    """Ten cards score 30, steps never shrink, no card is worth more than 3 on average: so a long trek beats two short ones."""
    points = box.trek_points
    steps = [points[n] - points[n - 1] for n in range(1, len(points))]
    if (
        len(points) != 11
        or points[10] != 30
        or steps != sorted(steps)
        or max([points[n] - 3 * n for n in range(11)]) > 0
        or box.further != 3
    ):
        raise ContentError(
            "tables.toml: trek.points",
            f"found {points[1:]} and {box.further} for each further card; say 10 numbers that end with 30, "
            "whose steps never shrink, none above 3 for each card, and 3 for each further card (TTH-SCORE-3)",
        )


def check_ancestors(box: TrekkingBox) -> None:
    """All are mechanically equal, and enough for every number of players."""
    for players, number in box.ancestors.items():
        within("tables.toml: supply.ancestors", f"for {players} players", number, [1, len(box.family)])
    first = box.cards[box.family[0]]
    for number in box.family:
        card = box.cards[number]
        if card.hours != first.hours or card.icons.printed != first.icons.printed:
            raise ContentError(
                f"ancestors.toml: {card.id}",
                f"hours and benefits differ from those of {first.id}; all Ancestors are equal (TTH-SETUP-2)",
            )


def check_itineraries(box: TrekkingBox, wanted: Node) -> None:
    """Number, size, points, and the four rotations of each template."""
    count("itineraries.toml", "Itineraries", len(box.itineraries), wanted["itineraries"].number())
    for plan in box.itineraries:
        check_itinerary(plan, wanted)
    for template in range(1, wanted["templates"].number() + 1):
        check_rotations([plan for plan in box.itineraries if plan.template == template], template)
    for colour in range(COLOURS):
        total = sum([plan.heights[colour] for plan in box.itineraries])
        count("itineraries.toml", f"spaces of {LETTERS[colour]}", total, wanted["spaces_per_colour"].number())


def check_itinerary(plan: Itinerary, wanted: Node) -> None:
    """Spaces, heights, points and crystals of one Itinerary."""
    where = f"itineraries.toml: {plan.id}"
    bonuses = [bonus for column in plan.spaces for bonus in column]
    within(where, "spaces", sum(plan.heights), wanted["itinerary_spaces"].numbers())
    for height in plan.heights:
        within(where, "spaces in a column", height, wanted["itinerary_heights"].numbers())
    within(where, "points", sum([b for b in bonuses if b > 0]) + sum(plan.rows), wanted["itinerary_points"].numbers())
    within(where, "crystals", bonuses.count(NO_ICON), wanted["itinerary_crystals"].numbers())


def check_rotations(plans: list[Itinerary], template: int) -> None:
    """Each template comes in its four rotations of the colours."""
    count(f"itineraries.toml: template {template}", "Itineraries", len(plans), COLOURS)
    first = plans[0]
    for turned, plan in enumerate(plans):
        for x in range(COLOURS):
            source = (x - turned) % COLOURS
            if (
                plan.heights[x] != first.heights[source]
                or plan.spaces[x] != first.spaces[source]
                or plan.rows != first.rows
            ):
                raise ContentError(
                    f"itineraries.toml: {plan.id}",
                    f"column {LETTERS[x]} or the rows are not those of {first.id} turned by {turned} colours",
                )
