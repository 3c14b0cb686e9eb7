# Made by `python -m quirebox.server.typescript`; do not edit.
# ruff: noqa: UP013 (some fields have the names of keywords)
"""The facts of The History of the Book with their values, which are None where they are hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypedDict, TypeGuard

from quirebox.server.wire.messages import Kind, Told

RoundValues = TypedDict("RoundValues", {"round": int, "century": int})
OpenValues = TypedDict("OpenValues", {"century": int})
RollValues = TypedDict("RollValues", {"face": int, "credits": int})
EventValues = TypedDict("EventValues", {"event": int})
GainValues = TypedDict("GainValues", {"credits": int})
PayValues = TypedDict("PayValues", {"to": int, "credits": int})
OweValues = TypedDict("OweValues", {"to": int, "credits": int, "against": int})
SettleValues = TypedDict("SettleValues", {"to": int, "credits": int})
SeizeValues = TypedDict("SeizeValues", {"of": int, "book": int})
ChangeValues = TypedDict("ChangeValues", {"to": int, "book": int})
AuctionValues = TypedDict("AuctionValues", {"century": int})
BidValues = TypedDict("BidValues", {"credits": int})
NoBidValues = TypedDict("NoBidValues", {})
WinValues = TypedDict("WinValues", {"century": int, "credits": int})
UnsoldValues = TypedDict("UnsoldValues", {"century": int})
OfferUpValues = TypedDict("OfferUpValues", {"book": int})
KnockdownValues = TypedDict("KnockdownValues", {"of": int, "book": int, "credits": int})
NegotiateValues = TypedDict("NegotiateValues", {"to": int, "negotiation": int, "most": int})
OfferValues = TypedDict(
    "OfferValues",
    {"to": int, "counters": int, "credits": int, "debt": int, "given": int, "books": list[int]},
)
HandDebtsValues = TypedDict("HandDebtsValues", {"to": int, "credits": int})
TakeDebtsValues = TypedDict("TakeDebtsValues", {"of": int, "credits": int})
InviteValues = TypedDict("InviteValues", {"who": int})
CounterValues = TypedDict("CounterValues", {"to": int})
AcceptValues = TypedDict("AcceptValues", {"of": int})
RejectValues = TypedDict("RejectValues", {"of": int})
CancelValues = TypedDict("CancelValues", {"to": int})
ForgiveValues = TypedDict("ForgiveValues", {"to": int, "credits": int})
TakeOverValues = TypedDict("TakeOverValues", {"of": int, "creditor": int, "credits": int})
SellValues = TypedDict("SellValues", {"book": int, "credits": int})
BuyValues = TypedDict("BuyValues", {"book": int, "credits": int})
TakeValues = TypedDict("TakeValues", {"book": int})
ReturnValues = TypedDict("ReturnValues", {"book": int})
RemoveValues = TypedDict("RemoveValues", {"book": int})
HandOverValues = TypedDict("HandOverValues", {"to": int, "book": int})
SwapValues = TypedDict("SwapValues", {"of": int, "book": int, "other": int})
ForceValues = TypedDict("ForceValues", {"of": int, "credits": int})
ChanceValues = TypedDict("ChanceValues", {"chance": int})
NoEffectValues = TypedDict("NoEffectValues", {})
NotSeatedValues = TypedDict("NotSeatedValues", {"country": int})
DeclineValues = TypedDict("DeclineValues", {})
WagerValues = TypedDict("WagerValues", {"face": int, "credits": int})
LockValues = TypedDict("LockValues", {"label": int, "books": list[int]})
EndValues = TypedDict("EndValues", {})
LastCallValues = TypedDict("LastCallValues", {})
TieValues = TypedDict("TieValues", {"face": int})
FinalOrderValues = TypedDict("FinalOrderValues", {"seats": list[int]})
Fact = (
    Kind[Literal["round"], RoundValues]
    | Kind[Literal["open"], OpenValues]
    | Kind[Literal["roll"], RollValues]
    | Kind[Literal["event"], EventValues]
    | Kind[Literal["gain"], GainValues]
    | Kind[Literal["pay"], PayValues]
    | Kind[Literal["owe"], OweValues]
    | Kind[Literal["settle"], SettleValues]
    | Kind[Literal["seize"], SeizeValues]
    | Kind[Literal["change"], ChangeValues]
    | Kind[Literal["auction"], AuctionValues]
    | Kind[Literal["bid"], BidValues]
    | Kind[Literal["no bid"], NoBidValues]
    | Kind[Literal["win"], WinValues]
    | Kind[Literal["unsold"], UnsoldValues]
    | Kind[Literal["offer up"], OfferUpValues]
    | Kind[Literal["knockdown"], KnockdownValues]
    | Kind[Literal["negotiate"], NegotiateValues]
    | Kind[Literal["offer"], OfferValues]
    | Kind[Literal["hand debts"], HandDebtsValues]
    | Kind[Literal["take debts"], TakeDebtsValues]
    | Kind[Literal["invite"], InviteValues]
    | Kind[Literal["counter"], CounterValues]
    | Kind[Literal["accept"], AcceptValues]
    | Kind[Literal["reject"], RejectValues]
    | Kind[Literal["cancel"], CancelValues]
    | Kind[Literal["forgive"], ForgiveValues]
    | Kind[Literal["take over"], TakeOverValues]
    | Kind[Literal["sell"], SellValues]
    | Kind[Literal["buy"], BuyValues]
    | Kind[Literal["take"], TakeValues]
    | Kind[Literal["return"], ReturnValues]
    | Kind[Literal["remove"], RemoveValues]
    | Kind[Literal["hand over"], HandOverValues]
    | Kind[Literal["swap"], SwapValues]
    | Kind[Literal["force"], ForceValues]
    | Kind[Literal["chance"], ChanceValues]
    | Kind[Literal["no effect"], NoEffectValues]
    | Kind[Literal["not seated"], NotSeatedValues]
    | Kind[Literal["decline"], DeclineValues]
    | Kind[Literal["wager"], WagerValues]
    | Kind[Literal["lock"], LockValues]
    | Kind[Literal["end"], EndValues]
    | Kind[Literal["last call"], LastCallValues]
    | Kind[Literal["tie"], TieValues]
    | Kind[Literal["final order"], FinalOrderValues]
)
KINDS = {
    "round",
    "open",
    "roll",
    "event",
    "gain",
    "pay",
    "owe",
    "settle",
    "seize",
    "change",
    "auction",
    "bid",
    "no bid",
    "win",
    "unsold",
    "offer up",
    "knockdown",
    "negotiate",
    "offer",
    "hand debts",
    "take debts",
    "invite",
    "counter",
    "accept",
    "reject",
    "cancel",
    "forgive",
    "take over",
    "sell",
    "buy",
    "take",
    "return",
    "remove",
    "hand over",
    "swap",
    "force",
    "chance",
    "no effect",
    "not seated",
    "decline",
    "wager",
    "lock",
    "end",
    "last call",
    "tie",
    "final order",
}


def known(told: Told) -> TypeGuard[Fact]:
    """Whether it is of one of these kinds."""
    return told["kind"] in KINDS


def facts(events: Iterable[Told]) -> list[Fact]:
    """What happened, with types for its values."""
    return [told for told in events if known(told)]
