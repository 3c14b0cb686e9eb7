"""A plan: the turns that a bot has thought of, kept by the caller between the decisions of one turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.plain import Json


class Way(NamedTuple):
    """One way to play a turn, and what came of it."""

    actions: list[Action]
    points: float  # how well its player stands right after it, at first sight
    visits: int  # how often it was tried
    total: float  # shares of the victory that it brought

    def value(self) -> float:
        """The share of the victory that it brought so far."""
        return self.total / self.visits if self.visits else 0.0


@dataclass(frozen=True)
class Plan:
    """Ways to play a turn, the best first.  A value: equal plans lead to equal choices, in this process or another."""

    ways: list[Way]
    done: int = 0  # how many of their decisions have been made
    seen: Mapping[str, object] | None = None  # what the seat sees if nothing else has happened since
    asked: list[str] | None = None  # and what it may choose from

    def fits(self, view: Mapping[str, object], options: list[Action]) -> bool:
        """Whether the turn has gone as expected: the same position, and the same question."""
        return bool(self.ways) and view == self.seen and [action.text for action in options] == self.asked

    def after(self, chosen: Action) -> Plan:
        """What is left of it after a decision."""
        done = self.done + 1
        left = [way for way in self.ways if way.actions[self.done] is chosen and len(way.actions) > done]
        return Plan(left, done)

    def expecting(self, view: Mapping[str, object], options: list[Action]) -> Plan:
        """The same plan, for the moment when the seat sees this and may choose from these."""
        return replace(self, seen=view, asked=[action.text for action in options])

    def plain(self) -> dict[str, object]:
        """The plan as plain data."""
        ways = [[[action.text for action in way.actions], way.points, way.visits, way.total] for way in self.ways]
        return {"ways": ways, "done": self.done, "seen": self.seen, "asked": self.asked or []}


def read_plan(box: Box, data: Json) -> Plan | None:
    """The plan that `plain` wrote; None for none."""
    match data:
        case {"ways": list(ways), "done": int(done), "seen": dict(seen), "asked": list(asked)}:
            return Plan([read_way(box, way) for way in ways], done, seen, [str(text) for text in asked])
    return None


def read_way(box: Box, data: Json) -> Way:
    """One way as `plain` wrote it."""
    match data:
        case [list(actions), float(points), int(visits), float(total)]:
            return Way([box.space.find(str(text)) for text in actions], points, visits, total)
    raise ValueError(f"cannot read the way {data!r}")
