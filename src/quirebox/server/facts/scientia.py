# Made by `python -m quirebox.server.typescript`; do not edit.
# ruff: noqa: UP013 (some fields have the names of keywords)
"""The facts of Scientia with their values, which are None where they are hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, TypeGuard

from quirebox.server.wire.messages import Kind, Told

RoundValues = TypedDict("RoundValues", {"round": int})
TakeValues = TypedDict("TakeValues", {"project": int, "flasks": int, "slot": int})
TurnValues = TypedDict("TurnValues", {"project": int, "times": int, "quarters": int, "slot": int})
CompleteValues = TypedDict("CompleteValues", {"project": int, "flasks": int, "slot": int})
AdvanceValues = TypedDict("AdvanceValues", {"field": int, "value": int})
CubeValues = TypedDict("CubeValues", {"field": int, "cubes": int})
SlotValues = TypedDict("SlotValues", {"slots": int, "fifth": Literal["flask", "cube"]})
GainValues = TypedDict("GainValues", {"flasks": int})
PutValues = TypedDict("PutValues", {"project": int, "flasks": int, "whose": int, "slot": int})
PutOnStackValues = TypedDict("PutOnStackValues", {"project": int, "flasks": int})
CopyValues = TypedDict("CopyValues", {"project": int})
ReturnValues = TypedDict("ReturnValues", {"project": int, "flasks": int, "slot": int})
HomeValues = TypedDict("HomeValues", {"project": int})
EndStageValues = TypedDict("EndStageValues", {"supply": Literal["flasks", "cubes"], "last_round": int})
EndValues = TypedDict("EndValues", {})
Fact = (
    Kind[Literal["round"], RoundValues]
    | Kind[Literal["take"], TakeValues]
    | Kind[Literal["turn"], TurnValues]
    | Kind[Literal["complete"], CompleteValues]
    | Kind[Literal["advance"], AdvanceValues]
    | Kind[Literal["cube"], CubeValues]
    | Kind[Literal["slot"], SlotValues]
    | Kind[Literal["gain"], GainValues]
    | Kind[Literal["put"], PutValues]
    | Kind[Literal["put on stack"], PutOnStackValues]
    | Kind[Literal["copy"], CopyValues]
    | Kind[Literal["return"], ReturnValues]
    | Kind[Literal["home"], HomeValues]
    | Kind[Literal["end stage"], EndStageValues]
    | Kind[Literal["end"], EndValues]
)
KINDS = {
    "round",
    "take",
    "turn",
    "complete",
    "advance",
    "cube",
    "slot",
    "gain",
    "put",
    "put on stack",
    "copy",
    "return",
    "home",
    "end stage",
    "end",
}


def known(told: Told) -> TypeGuard[Fact]:
    """Whether it is of one of these kinds."""
    return told["kind"] in KINDS


def facts(events: Iterable[Told]) -> list[Fact]:
    """What happened, with types for its values."""
    return [told for told in events if known(told)]
