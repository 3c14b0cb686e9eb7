# Made by `python -m quirebox.server.typescript`; do not edit.
# ruff: noqa: UP013 (some fields have the names of keywords)
"""The facts of Trekking Through History with their values, which are None where they are hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, TypeGuard

from quirebox.server.wire.messages import Kind, Told

DayValues = TypedDict("DayValues", {"day": int})
RowValues = TypedDict("RowValues", {"cards": list[int]})
TurnUpValues = TypedDict("TurnUpValues", {"card": int})
TodaysWarpValues = TypedDict("TodaysWarpValues", {"warps": list[int]})
SelectValues = TypedDict("SelectValues", {"itinerary": int})
ItineraryValues = TypedDict("ItineraryValues", {"itinerary": int})
TakeValues = TypedDict("TakeValues", {"card": int, "slot": int})
AncestorValues = TypedDict("AncestorValues", {"card": int})
WarpValues = TypedDict("WarpValues", {"warp": int})
SpendValues = TypedDict("SpendValues", {"crystals": int, "left": int})
MoveValues = TypedDict("MoveValues", {"hours": int, "start": int, "to": int, "beyond": int})
PunctualValues = TypedDict("PunctualValues", {"points": int, "track": int})
RestValues = TypedDict("RestValues", {})
CrystalValues = TypedDict("CrystalValues", {"crystals": int, "now": int})
TokenValues = TypedDict(
    "TokenValues",
    {"icon": int, "column": int, "row": int, "for_space": int, "for_row": int, "track": int},
)
LostValues = TypedDict("LostValues", {"icon": int, "why": Literal["full", "none left"]})
SubstituteValues = TypedDict("SubstituteValues", {"icon": int})
TrekValues = TypedDict("TrekValues", {"card": int, "cards": int, "worth": int, "more": int})
CollapseValues = TypedDict("CollapseValues", {"cards": int, "worth": int})
PointsValues = TypedDict("PointsValues", {"points": int, "track": int})
ExchangeValues = TypedDict("ExchangeValues", {})
UnderValues = TypedDict("UnderValues", {"cards": list[int]})
DropValues = TypedDict("DropValues", {"card": int, "left": int})
NightValues = TypedDict("NightValues", {"day": int, "hour": int})
FinalValues = TypedDict("FinalValues", {"track": int, "crystals": int, "points": int})
Fact = (
    Kind[Literal["day"], DayValues]
    | Kind[Literal["row"], RowValues]
    | Kind[Literal["turn_up"], TurnUpValues]
    | Kind[Literal["todays_warp"], TodaysWarpValues]
    | Kind[Literal["select"], SelectValues]
    | Kind[Literal["itinerary"], ItineraryValues]
    | Kind[Literal["take"], TakeValues]
    | Kind[Literal["ancestor"], AncestorValues]
    | Kind[Literal["warp"], WarpValues]
    | Kind[Literal["spend"], SpendValues]
    | Kind[Literal["move"], MoveValues]
    | Kind[Literal["punctual"], PunctualValues]
    | Kind[Literal["rest"], RestValues]
    | Kind[Literal["crystal"], CrystalValues]
    | Kind[Literal["token"], TokenValues]
    | Kind[Literal["lost"], LostValues]
    | Kind[Literal["substitute"], SubstituteValues]
    | Kind[Literal["trek"], TrekValues]
    | Kind[Literal["collapse"], CollapseValues]
    | Kind[Literal["points"], PointsValues]
    | Kind[Literal["exchange"], ExchangeValues]
    | Kind[Literal["under"], UnderValues]
    | Kind[Literal["drop"], DropValues]
    | Kind[Literal["night"], NightValues]
    | Kind[Literal["final"], FinalValues]
)
KINDS = {
    "day",
    "row",
    "turn_up",
    "todays_warp",
    "select",
    "itinerary",
    "take",
    "ancestor",
    "warp",
    "spend",
    "move",
    "punctual",
    "rest",
    "crystal",
    "token",
    "lost",
    "substitute",
    "trek",
    "collapse",
    "points",
    "exchange",
    "under",
    "drop",
    "night",
    "final",
}


def known(told: Told) -> TypeGuard[Fact]:
    """Whether it is of one of these kinds."""
    return told["kind"] in KINDS


def facts(events: Iterable[Told]) -> list[Fact]:
    """What happened, with types for its values."""
    return [told for told in events if known(told)]
