# Made by `python -m quirebox.server.typescript`; do not edit.
# ruff: noqa: UP013 (some fields have the names of keywords)
"""The facts of Two Page Tome with their values, which are None where they are hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, TypeGuard

from quirebox.server.wire.messages import Kind, Told

KeepValues = TypedDict("KeepValues", {"first": int, "second": int})
KeptValues = TypedDict("KeptValues", {"first": int, "second": int})
StartValues = TypedDict("StartValues", {"q": int, "r": int, "where": list[int]})
RowValues = TypedDict("RowValues", {"first": int, "second": int, "third": int})
RoundValues = TypedDict("RoundValues", {"round": int})
TakeValues = TypedDict("TakeValues", {"tome": int, "side": Literal["left", "right"]})
PairValues = TypedDict("PairValues", {"upper": int, "lower": int})
InkValues = TypedDict("InkValues", {})
SwapValues = TypedDict("SwapValues", {"card": int})
DrawValues = TypedDict("DrawValues", {"card": int, "place": int})
RefillValues = TypedDict("RefillValues", {"card": int, "place": int})
ShuffleValues = TypedDict("ShuffleValues", {"cards": int})
TravelValues = TypedDict("TravelValues", {"q": int, "r": int, "from": list[int]})
BrewValues = TypedDict("BrewValues", {"q": int, "r": int, "from": list[int]})
ClaimValues = TypedDict("ClaimValues", {"map": int, "exotic": int})
CloseValues = TypedDict("CloseValues", {"map": int, "exotic": int})
ScribbleValues = TypedDict("ScribbleValues", {"land": int, "q": int, "r": int, "from": list[int]})
RoadValues = TypedDict("RoadValues", {"q": int, "r": int, "to_q": int, "to_r": int})
FillValues = TypedDict("FillValues", {"land": int, "q": int, "r": int, "from": list[int]})
DeclineValues = TypedDict("DeclineValues", {"land": int})
RestValues = TypedDict("RestValues", {"brews": int, "inks": int})
RestoreValues = TypedDict("RestoreValues", {"land": int, "card": int})
FlipValues = TypedDict("FlipValues", {"tome": int, "slot": int})
EndValues = TypedDict("EndValues", {})
Fact = (
    Kind[Literal["keep"], KeepValues]
    | Kind[Literal["kept"], KeptValues]
    | Kind[Literal["start"], StartValues]
    | Kind[Literal["row"], RowValues]
    | Kind[Literal["round"], RoundValues]
    | Kind[Literal["take"], TakeValues]
    | Kind[Literal["pair"], PairValues]
    | Kind[Literal["ink"], InkValues]
    | Kind[Literal["swap"], SwapValues]
    | Kind[Literal["draw"], DrawValues]
    | Kind[Literal["refill"], RefillValues]
    | Kind[Literal["shuffle"], ShuffleValues]
    | Kind[Literal["travel"], TravelValues]
    | Kind[Literal["brew"], BrewValues]
    | Kind[Literal["claim"], ClaimValues]
    | Kind[Literal["close"], CloseValues]
    | Kind[Literal["scribble"], ScribbleValues]
    | Kind[Literal["road"], RoadValues]
    | Kind[Literal["fill"], FillValues]
    | Kind[Literal["decline"], DeclineValues]
    | Kind[Literal["rest"], RestValues]
    | Kind[Literal["restore"], RestoreValues]
    | Kind[Literal["flip"], FlipValues]
    | Kind[Literal["end"], EndValues]
)
KINDS = {
    "keep",
    "kept",
    "start",
    "row",
    "round",
    "take",
    "pair",
    "ink",
    "swap",
    "draw",
    "refill",
    "shuffle",
    "travel",
    "brew",
    "claim",
    "close",
    "scribble",
    "road",
    "fill",
    "decline",
    "rest",
    "restore",
    "flip",
    "end",
}


def known(told: Told) -> TypeGuard[Fact]:
    """Whether it is of one of these kinds."""
    return told["kind"] in KINDS


def facts(events: Iterable[Told]) -> list[Fact]:
    """What happened, with types for its values."""
    return [told for told in events if known(told)]
