"""A review as plain data: what is kept, sent and shown."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from quirebox.core import message


class AsSent:
    """Marks what `core.message.plain` writes for those who make types of it."""

    def __get_pydantic_json_schema__(self, core: object, handler: object) -> dict[str, object]:
        return {"format": "sentence"}


Sentence = Annotated[message.Sentence, AsSent()]
Verdict = Literal["best", "good", "inaccurate", "mistake", "blunder", "unclear", "only"]
Cause = Literal["choice", "luck", "both"]


class Chance(TypedDict):
    """Everybody's chances after some decisions, in shares of 1: value, low, high."""

    ply: int
    shares: list[list[float]]
    scores: list[int]
    sheets: list[dict[str, int]]  # what the points came from


class Deed(TypedDict):
    """One decision of a line."""

    text: str  # as it is played
    phrase: Sentence  # as it is said


class Weighed(TypedDict):
    """One way to decide, and what came of it for who decides: value, low, high."""

    text: str
    phrase: Sentence
    share: list[float]


class Difference(TypedDict):
    """By how many points a part of the score differs between two futures."""

    part: str
    points: float


class Judged(TypedDict):
    """One turn or decision, beside the best alternative found."""

    ply: int  # before it
    last: int  # the ply of the last decision that it covers
    player: int
    verdict: Verdict
    loss: list[float]  # of the chance of victory: value, low, high; 0 if nothing better was found
    tries: int  # futures of each side that it comes from
    chosen: str
    options: list[Weighed]  # the best first; the chosen is among them
    line: list[Deed]  # what was played
    better: list[Deed]  # what would have been better; empty if nothing was
    why: list[Difference]  # points that the better line brings more (or fewer), where that is beyond doubt
    told: list[Sentence]  # what the line that was played does
    instead: list[Sentence]  # what the better one does


class Swing(TypedDict):
    """What moved the chances of everybody in one stretch; the parts add up to the change."""

    ply: int  # before it
    last: int
    player: int
    choice: list[float]  # by what was decided
    luck: list[float]  # by what came to light


class Turning(TypedDict):
    """One of the moments that weighed most."""

    ply: int
    last: int
    player: int
    cause: Cause
    choice: list[float]
    luck: list[float]
    before: list[float]
    after: list[float]


class Account(TypedDict):
    """What moved one player's chance; everything but the result adds up to the result."""

    start: float
    choices: float  # what own decisions lost against the best found, where the loss is sure
    luck: float
    rivals: float  # what others decided
    rest: float  # what own turns would have brought without that: nobody looks as far as one who has to decide
    result: float
    doubt: float  # of the luck: how far it may be wrong, 95 times in 100


class Accuracy(TypedDict):
    """How well a player chose."""

    value: float | None  # 0 to 100; None: nothing was judged
    judged: int
    verdicts: dict[str, int]


class Advice(TypedDict):
    """One sentence for next time: each is a fact of this game."""

    kind: Literal["well", "try", "rule"]
    said: Sentence
    ply: int | None  # where one can see it
    rule: str  # the id of the rule that it is about, or ""
    sentence: str  # and its text


class Tempo(TypedDict):
    """How fast a player went."""

    turns: int
    decisions: int
    seconds: float | None  # for thinking, if it was measured
    thirds: list[float]  # points a turn in each third of the game


class Review(TypedDict):
    """A whole review."""

    format: int
    game: str
    version: int
    players: int
    names: list[str]
    plies: int
    depth: str
    seed: str
    result: list[float]  # shares of the victory
    scores: list[int]
    chances: list[Chance]
    judged: list[Judged]
    moved: list[Swing]
    turning: list[Turning]
    accounts: list[Account]
    accuracy: list[Accuracy]
    advice: list[list[Advice]]
    tempo: list[Tempo]
