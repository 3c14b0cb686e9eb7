"""Editions against each other: the same games, with the same seeds, and what differs in them for sure.

Hundreds of figures are compared at once, so some differ by luck alone. What is called sure is chosen so that in 99 of
100 comparisons nothing at all is called so by luck: three families of figures share that chance (the game, the cards
that were changed, all other cards), and each keeps its part by Holm's method.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from quirebox.core.changes import changes, touched
from quirebox.core.editions import folder_of
from quirebox.lab.estimate import Difference, Interval, Ratio, holm
from quirebox.lab.measures import Measures, estimate
from quirebox.lab.report import Data, described, said
from quirebox.lab.study import Study, Watched

ALARM = 0.01  # how often a comparison of equal editions may call anything sure
CARD = re.compile(r"(?P<figure>.+) of (?P<card>\S+ \S+)")
FAMILIES = ("game", "changed", "others")


@dataclass(frozen=True)
class Side:
    """One edition and its games."""

    name: str
    study: Study
    games: Sequence[Watched]

    @property
    def folder(self) -> Path:
        """Where the edition stands."""
        return folder_of(self.study.game, self.study.edition)


@dataclass(frozen=True, eq=False)
class Line:
    """One figure on both sides."""

    name: str
    family: str
    difference: Difference
    sure: bool

    @property
    def before(self) -> Interval | None:
        """What it was."""
        return estimate(self.name, self.difference.before)

    @property
    def after(self) -> Interval | None:
        """What it is."""
        return estimate(self.name, self.difference.after)

    def data(self) -> Data:
        """For programs."""
        return {
            "figure": self.name,
            "family": self.family,
            "before": said(self.before),
            "after": said(self.after),
            "difference": said(self.difference.interval()),
            "games that differ": self.difference.games,
            "p": self.difference.chance(),
            "sure": self.sure,
        }


class Comparison:
    """Two sides, game by game."""

    def __init__(self, before: Side, after: Side) -> None:
        both = {game.number for game in before.games} & {game.number for game in after.games}
        self.before, self.after = before, after
        self.games = len(both)
        self.measures = [
            Measures(side.study, [game for game in side.games if game.number in both]) for side in (before, after)
        ]

    @cached_property
    def changed(self) -> set[str]:
        """The ids of the cards that are not the same on both sides."""
        return touched(self.before.folder, self.after.folder)

    def family(self, name: str) -> str:
        """To which figures one belongs."""
        found = CARD.fullmatch(name)
        if found is None or found["card"] not in self.labels:
            return "game"
        return "changed" if found["card"].split(" ", 1)[1] in self.changed else "others"

    @cached_property
    def labels(self) -> Mapping[str, str]:
        """Every card of both sides, with what people call it."""
        return {**self.measures[0].labels, **self.measures[1].labels}

    @cached_property
    def differences(self) -> dict[str, Difference]:
        """Every figure that both sides have."""
        before, after = (measures.everything for measures in self.measures)
        return {name: Difference(before[name], after[name]) for name in before if name in after}

    @cached_property
    def lines(self) -> list[Line]:
        """Every figure, and whether it differs for sure."""
        groups: dict[str, list[str]] = {family: [] for family in FAMILIES}
        for name in self.differences:
            groups[self.family(name)].append(name)
        sure: set[str] = set()
        for names in groups.values():
            chances = [self.differences[name].chance() for name in names]
            kept = holm(chances, ALARM / len(FAMILIES))
            sure.update(name for name, kept_one in zip(names, kept, strict=True) if kept_one)
        return [
            Line(name, family, self.differences[name], name in sure) for family in FAMILIES for name in groups[family]
        ]

    @property
    def sure(self) -> list[Line]:
        """What differs for sure, the surest first."""
        return sorted((line for line in self.lines if line.sure), key=lambda line: line.difference.chance())

    def label(self, line: Line) -> str:
        """A figure as people call it."""
        found = CARD.fullmatch(line.name)
        if found is None or found["card"] not in self.labels:
            return line.name
        return f"{found['figure']}: {self.labels[found['card']]}"

    def data(self) -> Data:
        """For programs."""
        return {
            "before": self.before.name,
            "after": self.after.name,
            "games": self.games,
            "changes": [*changes(self.before.folder, self.after.folder)],
            "changed cards": sorted(self.changed),
            "sure": [line.name for line in self.sure],
            "figures": [line.data() for line in self.lines],
        }


class Contrast:
    """Several sides, each compared with the first."""

    def __init__(self, sides: Sequence[Side]) -> None:
        self.sides = sides
        self.comparisons = [Comparison(sides[0], side) for side in sides[1:]]
        self.measures = [Measures(side.study, side.games) for side in sides]

    def figure(self, name: str) -> list[Ratio | None]:
        """A figure on every side."""
        return [measures.everything.get(name) for measures in self.measures]

    def data(self) -> Data:
        """For programs."""
        return {
            "sides": [{"name": side.name, **described(side.study), "games": len(side.games)} for side in self.sides],
            "comparisons": [comparison.data() for comparison in self.comparisons],
            "level": 0.95,
            "false alarms": ALARM,
        }
