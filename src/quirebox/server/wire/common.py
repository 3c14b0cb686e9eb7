"""Words that requests, messages and bodies share."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from precis_i18n import get_profile
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

from quirebox.core import message

NICKNAME = get_profile("Nickname")


def clean(name: str) -> str:
    """The name with usual spaces and signs; ValueError if it has some that nobody sees, by the rules of RFC 8266."""
    try:
        NICKNAME.enforce(name)
    except UnicodeEncodeError as e:
        sign = name[e.start] if e.start < len(name) else ""
        what = unicodedata.name(sign, "a sign") if sign else "a sign"
        raise ValueError(
            f"the name has {what} in it, which cannot be seen or is not for names; use letters, digits and signs"
        ) from None
    return " ".join(unicodedata.normalize("NFC", name).split())


RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f<>]*$"),
    AfterValidator(clean),
]
Text = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Chat = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")
]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Players = Annotated[int, Field(ge=1, le=16)]
Options = Annotated[dict[str, Annotated[str, StringConstraints(max_length=200)]], Field(max_length=32)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=64)]

Sentence = Annotated[message.Sentence, WithJsonSchema({"format": "sentence"})]  # what `core.message.plain` writes
Status = Literal["open", "running", "paused", "over"]
SeatKind = Literal["empty", "person", "bot", "absent"]
ClockKind = Literal["none", "live", "slow"]
AtZero = Literal["bot", "resign"]
Visibility = Literal["private", "public"]
TryState = Literal["open", "met", "missed"]
EndKind = Literal["played", "resigned", "abandoned"]
ClosedBy = Literal["game", "version", "edition", "marks"]
VoteKind = Literal["undo", "abandon", "swap", "share"]
IncidentKind = Literal["left", "sent_away", "returned", "bot", "resigned", "out_of_time", "lost_on_time"]


class Asked(BaseModel):
    """Anything that comes from outside: no field may be missing, of another type, or unknown."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Clock(Asked):
    """How long people may think, and what happens when the time is used up."""

    kind: ClockKind = "none"
    minutes: Annotated[float, Field(ge=0.05, le=600)] = 30.0  # live: for each player
    increment: Annotated[float, Field(ge=0, le=600)] = 0.0  # live: seconds gained whenever a turn is passed on
    days: Annotated[float, Field(ge=0.001, le=60)] = 3.0  # slow: for each turn
    at_zero: AtZero = "bot"
