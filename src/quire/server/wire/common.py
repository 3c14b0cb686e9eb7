"""Words that requests, messages and bodies share."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f<>]*$")
]
Text = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Chat = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")
]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]

Status = Literal["open", "running", "paused", "over"]
SeatKind = Literal["empty", "person", "bot", "absent"]
ClockKind = Literal["none", "live", "slow"]
AtZero = Literal["bot", "resign"]
Visibility = Literal["private", "public"]
EndKind = Literal["played", "resigned", "abandoned"]
VoteKind = Literal["undo", "abandon", "swap"]


class Asked(BaseModel):
    """Anything that comes from outside: no field may be missing, of another type, or unknown."""

    model_config = ConfigDict(extra="forbid", strict=True)
