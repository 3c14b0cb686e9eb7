"""Why a request is not carried out.  Nothing has changed when one is raised."""

from __future__ import annotations

from quirebox.core.errors import GameOver, Illegal, NotYourTurn, QuireError, UndoRefused, UnknownAction


class Refused(QuireError):
    """A request that is refused, with a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str, rule: str | None = None, field: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.field = field


class Conflict(Exception):
    """Somebody else, perhaps another process, has changed the table first."""


class Unsaved(Exception):
    """The database could not save a change, so it did not happen (or is found when the table is read again)."""


STATUS = {
    "no_such": 404,
    "forbidden": 403,
    "banned": 403,
    "needs_key": 403,
    "quota": 429,
    "invalid": 422,
    "malformed": 400,
    "too_fast": 429,
    "too_many": 429,
    "unsaved": 503,
}
_CODES: dict[type[QuireError], str] = {
    Illegal: "illegal",
    UnknownAction: "unknown_action",
    NotYourTurn: "not_you",
    GameOver: "not_now",
    UndoRefused: "not_now",
}


def refusal(error: QuireError) -> Refused:
    """What the engine complains of, as a refused request."""
    if isinstance(error, Refused):
        return error
    rule = error.rule if isinstance(error, Illegal) else None
    return Refused(_CODES.get(type(error), "setup"), str(error), rule)
