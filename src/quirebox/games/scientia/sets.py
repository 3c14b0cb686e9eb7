"""SCI-SETUP-1 to SCI-SETUP-4: the twelve projects of a game."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from quirebox.core.errors import UnfitOption
from quirebox.core.rng import Rng
from quirebox.games.scientia.box import FIELD_IDS, FIELDS, Project, ScientiaBox
from quirebox.games.scientia.slots import STACKS

PER_FIELD: Final = 3  # projects of a game, one of them a base project


def illegal_set(numbers: list[int], box: ScientiaBox) -> str:
    """Which rule a set of projects breaks and how, or ''."""
    found = box.projects
    if len(numbers) != STACKS or len(set(numbers)) != STACKS:
        return f"SCI-SETUP-1: a set is {STACKS} different numbers, not {', '.join(map(str, numbers))}"
    if missing := [n for n in numbers if not box.has_project(n)]:
        return f"SCI-SETUP-1: there is no project {', '.join(map(str, missing))}; the highest number is {len(found)}"
    for f in range(FIELDS):
        if problem := illegal_field(f, [found[n - 1] for n in numbers if found[n - 1].field == f]):
            return problem
    return ""


def illegal_field(f: int, chosen: list[Project]) -> str:
    """Which rule the projects of one field break and how, or ''."""
    base = [p.number for p in chosen if p.base]
    if len(chosen) != PER_FIELD or len(base) != 1:
        return (
            f"SCI-SETUP-1: {FIELD_IDS[f]} has the projects {[p.number for p in chosen]}, base projects among them "
            f"{base}; it needs {PER_FIELD}, of which exactly 1 is a base project"
        )
    for p, q in combinations(chosen, 2):
        if card_of(p.number) == card_of(q.number):
            return f"SCI-SETUP-2: {p.number} and {q.number} are the two sides of one card; only one of them can be used"
    return ""


def card_of(number: int) -> int:
    """The card on which a project is one of two sides."""
    return (number + 1) // 2


def random_set(found: list[Project], rng: Rng) -> list[int]:
    """SCI-VAR-2: any legal set, all equally likely if every card has two sides: per field a base number, two other
    cards, and a side of each."""
    numbers: list[int] = []
    for f in range(FIELDS):
        base = [p.number for p in found if p.field == f and p.base]
        others = [p.number for p in found if p.field == f and not p.base]
        cards = sorted({card_of(n) for n in others})
        numbers.append(base[rng.below(len(base))])
        rng.shuffle(cards)
        for card in cards[: PER_FIELD - 1]:
            sides = [n for n in others if card_of(n) == card]
            numbers.append(sides[rng.below(len(sides))])
    return numbers


def stacks(numbers: list[int], found: list[Project]) -> bytes:
    """The projects of a set by stack, as number - 1: of each field the base project first, then ascending."""
    chosen = sorted(numbers, key=lambda n: (found[n - 1].field, not found[n - 1].base, n))
    return bytes([n - 1 for n in chosen])


def agreed_set(box: ScientiaBox, wish: str, rng: Rng) -> bytes:
    """SCI-SETUP-4: the projects that are agreed on, by stack."""
    if wish in box.sets:
        return box.sets[wish]
    if wish == "random":
        return stacks(random_set(box.projects, rng), box.projects)
    if wish in box.incomplete:
        missing = ", ".join(map(str, box.incomplete[wish]))
        remedy = f"it needs the projects {missing}, which this edition lacks; {_sets(box)}"
        raise UnfitOption("set", wish, "SCI-SETUP-4", remedy)
    if not all(n.strip().isdigit() for n in wish.split(",")):
        raise UnfitOption("set", wish, "SCI-SETUP-4", _sets(box))
    numbers = [int(n) for n in wish.split(",")]
    if problem := illegal_set(numbers, box):
        rule, _, why = problem.partition(": ")
        raise UnfitOption("set", wish, rule, why)
    return stacks(numbers, box.projects)


def _sets(box: ScientiaBox) -> str:
    return f"use {', '.join([*box.sets, 'random'])}, or 12 project numbers separated by commas"
