"""What HTTP requests have in common: tokens, ids, addresses, and what may go wrong."""

from __future__ import annotations

from typing import Annotated

from fastapi import Header, Path, Request

from quirebox.server.limits import visitor
from quirebox.server.wire import bodies

Bearer = Annotated[
    str | None,
    Header(alias="Authorization", pattern=r"^Bearer [A-Za-z0-9_-]{1,64}$", description="Bearer and the token"),
]
Id = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]
PROBLEMS: dict[int | str, dict[str, object]] = {
    code: {"model": bodies.Problem, "description": text}
    for code, text in (
        (400, "Malformed"),
        (403, "Not with this token"),
        (404, "No such thing"),
        (409, "Not now"),
        (413, "Too large"),
        (422, "Not of this form"),
        (429, "Too many"),
        (503, "Could not be saved"),
    )
}


def token_of(bearer: str | None) -> str | None:
    """The token in the header."""
    return bearer.partition(" ")[2] if bearer else None


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return visitor(request.client.host) if request.client else "?"
