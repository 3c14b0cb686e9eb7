"""The line in which questions to bots wait: visitors in turn, of each the tables in turn, at each table in order."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """For whom a bot thinks."""

    visitors: frozenset[str]  # the addresses from which people are at the table; none: nobody is there
    table: str


class Place(NamedTuple, Generic[T]):
    """A question in the line."""

    visitor: str  # to whom it is counted
    table: str
    question: T


class Line(Generic[T]):
    """Who is next: nobody for whom `most` bots think already."""

    def __init__(self, most: int) -> None:
        self.most = most  # bots that think for one visitor at the same time
        self.waiting: OrderedDict[str, OrderedDict[str, deque[Place[T]]]] = OrderedDict()
        self.at_work: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(len(places) for tables in self.waiting.values() for places in tables.values())

    def enter(self, asker: Asker, question: T) -> Place[T]:
        """Wait; it counts to the visitor of the table who asks least."""
        place = Place(min(sorted(asker.visitors) or [""], key=self._burden), asker.table, question)
        self.waiting.setdefault(place.visitor, OrderedDict()).setdefault(place.table, deque()).append(place)
        return place

    def next(self) -> Place[T] | None:
        """Who comes now: taken out of the line, and at work until `done`."""
        visitor = next((name for name in self.waiting if self.at_work[name] < self.most), None)
        if visitor is None:
            return None
        place = next(iter(self.waiting[visitor].values()))[0]
        self.leave(place)
        if visitor in self.waiting:
            self.waiting.move_to_end(visitor)
            if place.table in self.waiting[visitor]:
                self.waiting[visitor].move_to_end(place.table)
        self.at_work[visitor] += 1
        return place

    def leave(self, place: Place[T]) -> None:
        """Wait no longer."""
        tables = self.waiting.get(place.visitor, OrderedDict())
        if place in (places := tables.get(place.table, deque())):
            places.remove(place)
        if not places:
            tables.pop(place.table, None)
        if not tables:
            self.waiting.pop(place.visitor, None)

    def done(self, place: Place[T]) -> None:
        """A bot has answered."""
        self.at_work[place.visitor] -= 1
        self.at_work += Counter()  # who asks no more is forgotten

    def _burden(self, visitor: str) -> int:
        tables: Iterable[deque[Place[T]]] = self.waiting.get(visitor, OrderedDict()).values()
        return self.at_work[visitor] + sum(map(len, tables))
