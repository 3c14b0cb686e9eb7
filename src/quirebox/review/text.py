"""A review as lines for a terminal, in the language of this program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quirebox.core.event import Player
from quirebox.core.game import Game
from quirebox.core.message import Message, Said, Who, read, say
from quirebox.review.data import Account, Judged, Review, Turning
from quirebox.words.speech import Speech, message_id, speech

ROWS = 12  # of the table of chances
BAD = ("inaccurate", "mistake", "blunder")


def lines(game: Game, review: Review) -> Iterator[str]:
    """The whole review."""
    tell = Teller(speech(game), review)
    yield tell(say("review-title", game=game.title))
    yield tell.outcome()
    yield from ("", tell(say("review-chances")), *tell.chances())
    yield from ("", tell(say("review-moved")), *tell.accounts())
    yield from ("", tell(say("review-turning")), *tell.turning())
    yield from ("", tell(say("review-judged")), *tell.judged())
    yield from ("", tell(say("review-accuracy")), *tell.accuracy())
    for p in range(review["players"]):
        if review["advice"][p]:
            yield from ("", tell(say("review-advice", who=Who(p))), *tell.advice(p))
    yield ""
    yield from (tell.tempo(p) for p in range(review["players"]))


def percent(share: float) -> int:
    """A share as people say it."""
    return round(100 * share)


class Teller:
    """Says a review in one language."""

    def __init__(self, speech: Speech, review: Review) -> None:
        self.speech = speech
        self.review = review
        self.names = review["names"]

    def __call__(self, said: Said) -> str:
        """A sentence."""
        return self.speech.tell(said, self.names)

    def outcome(self) -> str:
        """Who won."""
        scores = " : ".join(map(str, self.review["scores"]))
        winners = tuple(Who(p) for p, share in enumerate(self.review["result"]) if share)
        return self(say("review-won", who=winners, scores=scores) if winners else say("review-lost", scores=scores))

    def row(self, first: str, cells: Sequence[str]) -> str:
        """A row of a table, one column for each player."""
        return f"  {first:<20}" + "".join(f"{cell:>18}" for cell in cells)

    def chances(self) -> Iterator[str]:
        """Some rows of the table of chances."""
        found = self.review["chances"]
        yield self.row("", [name[:16] for name in self.names])
        step = max(1, -(-len(found) // ROWS))
        for i, one in enumerate(found):
            if i % step == 0 or i == len(found) - 1:
                head = say("review-after", ply=one["ply"]) if one["ply"] else say("review-at-start")
                yield self.row(self(head), [interval(share) for share in one["shares"]])

    def accounts(self) -> Iterator[str]:
        """What moved each player's chance."""
        rows: list[tuple[Message, list[float]]] = [
            (say("review-start"), self.each("start")),
            (say("review-rest"), self.each("rest")),
            (say("review-choices"), self.each("choices")),
            (say("review-luck"), self.each("luck")),
            (say("review-rivals"), self.each("rivals")),
            (say("review-result"), self.each("result")),
        ]
        for said, values in rows:
            yield self.row(self(said), [f"{100 * value:+.0f}" for value in values])

    def each(self, name: str) -> list[float]:
        """One line of all accounts."""
        return [value(account, name) for account in self.review["accounts"]]

    def turning(self) -> Iterator[str]:
        """The turning points."""
        for number, one in enumerate(self.review["turning"], 1):
            cause = self(cause_of(one))
            changes = ", ".join(self(change(one, p)) for p in range(self.review["players"]))
            yield "  " + self(say("review-point", number=number, ply=one["last"] + 1, cause=cause, changes=changes))

    def judged(self) -> Iterator[str]:
        """What cost something."""
        bad = [one for one in self.review["judged"] if one["verdict"] in BAD]
        if not bad:
            yield "  " + self(say("review-no-mistakes"))
        for one in bad:
            yield "  " + self.decision(one)
            yield "      " + self(say("review-better", line=self.line(one)))
            if one["why"]:
                parts = tuple(self.part(difference["points"], difference["part"]) for difference in one["why"])
                yield "      " + self(say("review-why", parts=parts))

    def decision(self, one: Judged) -> str:
        """A decision and what it is called."""
        value, low, high = one["loss"]
        chosen = next(option["phrase"] for option in one["options"] if option["text"] == one["chosen"])
        return self(
            say(
                "review-decision",
                ply=one["ply"],
                who=Who(one["player"]),
                verdict=say(f"review-{one['verdict']}"),
                loss=percent(value),
                low=percent(low),
                high=percent(high),
                chosen=read(chosen),
            )
        )

    def line(self, one: Judged) -> str:
        """The better line in words."""
        return "; ".join(self(read(deed["phrase"])) for deed in one["better"])

    def part(self, points: float, key: str) -> Message:
        """`+3 flasks`."""
        return say("review-part", points=f"{points:+g}", part=Message(message_id("sheet", key), {}))

    def accuracy(self) -> Iterator[str]:
        """How well everybody chose."""
        for p, one in enumerate(self.review["accuracy"]):
            if one["value"] is None:
                yield "  " + self(say("review-not-judged", who=Who(p)))
                continue
            verdicts = tuple(
                say("review-verdict", number=number, verdict=say(f"review-{name}"))
                for name, number in one["verdicts"].items()
            )
            yield "  " + self(say("review-accurate", who=Who(p), value=round(one["value"]), verdicts=verdicts))

    def advice(self, p: Player) -> Iterator[str]:
        """What one player may take along."""
        for one in self.review["advice"][p]:
            kind = self(say(f"review-{one['kind']}"))
            yield f"  {kind}: {self(read(one['said']))}"
            if one["rule"]:
                yield f"      {one['rule']}: {self.speech.rule(one['rule'], one['sentence'])}"

    def tempo(self, p: Player) -> str:
        """How fast a player went."""
        one = self.review["tempo"][p]
        thirds = ", ".join(f"{value:.1f}" for value in one["thirds"])
        return self(say("review-tempo", who=Who(p), turns=one["turns"], decisions=one["decisions"], thirds=thirds))


def interval(share: Sequence[float]) -> str:
    """`44 % (40–48)`."""
    value, low, high = (percent(one) for one in share)
    return f"{value} % ({low}–{high})" if low < high else f"{value} %"


def value(account: Account, name: str) -> float:
    """A line of an account by its name."""
    found = dict(account)[name]
    assert isinstance(found, int | float)
    return float(found)


def cause_of(one: Turning) -> Message:
    """What made a turning point."""
    return say(f"review-by-{one['cause']}", who=Who(one["player"]))


def change(one: Turning, p: Player) -> Message:
    """How a player's chance changed."""
    return say("review-change", who=Who(p), before=percent(one["before"][p]), after=percent(one["after"][p]))
