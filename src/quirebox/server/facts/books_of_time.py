# Made by `python -m quirebox.server.typescript`; do not edit.
# ruff: noqa: UP013 (some fields have the names of keywords)
"""The facts of Books of Time with their values, which are None where they are hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, TypeGuard

from quirebox.server.wire.messages import Kind, Told

PickValues = TypedDict("PickValues", {"page": int, "place": Literal["write", "section 1", "section 2"]})
KeepValues = TypedDict("KeepValues", {"first": int, "second": int})
ChallengeValues = TypedDict("ChallengeValues", {"challenge": int})
FulfilledValues = TypedDict("FulfilledValues", {"challenge": int})
LostValues = TypedDict("LostValues", {"challenge": int})
ScribblesValues = TypedDict("ScribblesValues", {"page": int, "slot": int})
BlockValues = TypedDict("BlockValues", {"page": int, "slot": int})
RoundValues = TypedDict("RoundValues", {"round": int, "left": int, "right": int})
BookmarkValues = TypedDict("BookmarkValues", {})
OverValues = TypedDict("OverValues", {})
TurnBeginsValues = TypedDict("TurnBeginsValues", {})
ActionValues = TypedDict("ActionValues", {"action": Literal["activate", "write", "close", "draw", "advance", "turn"]})
EventValues = TypedDict("EventValues", {"chapter": int, "side": Literal["left", "right"]})
DeclineValues = TypedDict("DeclineValues", {})
TakeValues = TypedDict("TakeValues", {"page": int, "slot": int})
RecoverValues = TypedDict("RecoverValues", {"page": int})
PushValues = TypedDict("PushValues", {"page": int})
DropValues = TypedDict("DropValues", {"page": int})
RefreshValues = TypedDict("RefreshValues", {"page": int, "slot": int})
RefillValues = TypedDict("RefillValues", {"slot": int, "page": int, "top": int})
TopValues = TypedDict("TopValues", {"page": int})
ReshuffleValues = TypedDict("ReshuffleValues", {"pages": int, "top": int})
ActivateValues = TypedDict("ActivateValues", {"type": int})
AbilityValues = TypedDict("AbilityValues", {"page": int, "side": Literal["left", "right"]})
WriteValues = TypedDict("WriteValues", {"page": int, "type": int})
InstantValues = TypedDict("InstantValues", {"page": int, "pen": int, "paper": int, "file": int, "vp": int})
TurnValues = TypedDict("TurnValues", {"type": int, "spread": int})
CloseValues = TypedDict("CloseValues", {"type": int, "turned": int, "pen": int, "paper": int, "file": int, "vp": int})
GainValues = TypedDict("GainValues", {"pen": int, "paper": int, "file": int, "vp": int})
PayValues = TypedDict("PayValues", {"pen": int, "paper": int, "file": int, "vp": int})
AdvanceValues = TypedDict("AdvanceValues", {"type": int, "level": int})
ObjectiveValues = TypedDict("ObjectiveValues", {"type": int, "level": int})
TokenValues = TypedDict("TokenValues", {"symbol": int})
Fact = (
    Kind[Literal["pick"], PickValues]
    | Kind[Literal["keep"], KeepValues]
    | Kind[Literal["challenge"], ChallengeValues]
    | Kind[Literal["fulfilled"], FulfilledValues]
    | Kind[Literal["lost"], LostValues]
    | Kind[Literal["scribbles"], ScribblesValues]
    | Kind[Literal["block"], BlockValues]
    | Kind[Literal["round"], RoundValues]
    | Kind[Literal["bookmark"], BookmarkValues]
    | Kind[Literal["over"], OverValues]
    | Kind[Literal["turn begins"], TurnBeginsValues]
    | Kind[Literal["action"], ActionValues]
    | Kind[Literal["event"], EventValues]
    | Kind[Literal["decline"], DeclineValues]
    | Kind[Literal["take"], TakeValues]
    | Kind[Literal["recover"], RecoverValues]
    | Kind[Literal["push"], PushValues]
    | Kind[Literal["drop"], DropValues]
    | Kind[Literal["refresh"], RefreshValues]
    | Kind[Literal["refill"], RefillValues]
    | Kind[Literal["top"], TopValues]
    | Kind[Literal["reshuffle"], ReshuffleValues]
    | Kind[Literal["activate"], ActivateValues]
    | Kind[Literal["ability"], AbilityValues]
    | Kind[Literal["write"], WriteValues]
    | Kind[Literal["instant"], InstantValues]
    | Kind[Literal["turn"], TurnValues]
    | Kind[Literal["close"], CloseValues]
    | Kind[Literal["gain"], GainValues]
    | Kind[Literal["pay"], PayValues]
    | Kind[Literal["advance"], AdvanceValues]
    | Kind[Literal["objective"], ObjectiveValues]
    | Kind[Literal["token"], TokenValues]
)
KINDS = {
    "pick",
    "keep",
    "challenge",
    "fulfilled",
    "lost",
    "scribbles",
    "block",
    "round",
    "bookmark",
    "over",
    "turn begins",
    "action",
    "event",
    "decline",
    "take",
    "recover",
    "push",
    "drop",
    "refresh",
    "refill",
    "top",
    "reshuffle",
    "activate",
    "ability",
    "write",
    "instant",
    "turn",
    "close",
    "gain",
    "pay",
    "advance",
    "objective",
    "token",
}


def known(told: Told) -> TypeGuard[Fact]:
    """Whether it is of one of these kinds."""
    return told["kind"] in KINDS


def facts(events: Iterable[Told]) -> list[Fact]:
    """What happened, with types for its values."""
    return [told for told in events if known(told)]
