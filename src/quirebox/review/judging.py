"""One turn or decision beside the best alternative that can be found, by what its player could know."""

from __future__ import annotations

from dataclasses import dataclass, field

from quirebox.bots.turn import Line
from quirebox.core.action import Action
from quirebox.core.event import Event
from quirebox.core.message import Sentence, plain
from quirebox.core.state import State
from quirebox.review.course import Course
from quirebox.review.data import Deed, Difference, Judged, Weighed
from quirebox.review.depth import Depth
from quirebox.review.estimate import BEYOND_DOUBT, Estimate, estimate, exactly, mean
from quirebox.review.futures import Futures, points
from quirebox.review.verdicts import scale, verdict

FRESH = 1000  # the number of the first future that nothing was chosen by
TOLD = 6  # sentences about a line
WORTH_TELLING = 0.5  # points
LINE = 12  # decisions of a line that are shown


@dataclass
class Candidate:
    """A way to play, and what came of it so far for its player."""

    actions: list[Action]
    shares: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The share of the victory that it brought."""
        return mean(self.shares)


class Judging:
    """Compares what was done from a ply on, to the end of its line, with what else could have been done."""

    def __init__(self, course: Course, futures: Futures, ply: int, line: list[Action], depth: Depth) -> None:
        self.course = course
        self.futures = futures
        self.ply = ply
        self.moment = course.moments[ply]
        self.line = line  # what is judged: the rest of the turn, or one decision
        self.played = course.line(ply)
        self.depth = depth

    def judge(self) -> Judged:
        """The whole comparison."""
        own = [Candidate(self.line)]
        if len(self.line) == 1 < len(self.played):
            own.append(Candidate(self.played))
        others: list[Candidate] = []
        begun = {self.moment.action.id}
        for line in self.futures.lines():
            if line.actions[0] is self.moment.action:
                self.add_own(own, line)
            elif line.actions[0].id not in begun and len(others) < self.depth.ways:
                begun.add(line.actions[0].id)
                others.append(Candidate(line.actions))
        if not others:
            return self.told(own[0], [], exactly(0.0), exactly(0.0), 0, [])
        self.narrow(own, others)
        mine, best = max(own, key=worth), max(others, key=worth)
        if best.value <= mine.value:
            return self.told(mine, others, exactly(0.0), exactly(0.0), len(mine.shares), [])
        return self.duel(mine, best, others)

    def add_own(self, own: list[Candidate], line: Line) -> None:
        """What else could follow the choice: it must not be held against it that the rest of the turn was weak, unless
        the whole turn is judged."""
        if len(self.line) == 1 and len(own) < 4 and all(line.actions != one.actions for one in own):
            own.append(Candidate(line.actions))

    def narrow(self, own: list[Candidate], others: list[Candidate]) -> None:
        """Try everything a little, then what looks best some more."""
        self.try_out([*own, *others], 0, self.depth.first)
        others.sort(key=worth, reverse=True)
        self.try_out([*own, *others[:2]], self.depth.first, self.depth.then)

    def try_out(self, candidates: list[Candidate], first: int, number: int) -> None:
        """Some more futures of each."""
        for candidate in candidates:
            for i in range(first, first + number):
                candidate.shares.append(self.share(self.futures.after(candidate.actions, i)))

    def share(self, h: State) -> float:
        """What a future brings to the player."""
        return self.futures.shares(h)[self.moment.player]

    def duel(self, mine: Candidate, best: Candidate, others: list[Candidate]) -> Judged:
        """Both in fresh futures, which had no part in naming the better one."""
        p = self.moment.player
        losses: list[float] = []
        parts: list[dict[str, float]] = []
        for i in range(FRESH, FRESH + self.depth.duel):
            then, instead = self.futures.after(mine.actions, i), self.futures.after(best.actions, i)
            losses.append(self.share(instead) - self.share(then))
            have, miss = points(self.course.game, instead, p), points(self.course.game, then, p)
            parts.append({part: float(have.get(part, 0) - miss.get(part, 0)) for part in {**have, **miss}})
            if 2 * len(losses) == self.depth.duel and estimate(losses).high < scale(self.moment.g.players, 0.02):
                break  # nothing that anybody would want to know of can come of it
        return self.told(
            mine, others, estimate(losses), estimate(losses, BEYOND_DOUBT), len(losses), differences(parts), best
        )

    def told(
        self,
        mine: Candidate,
        others: list[Candidate],
        loss: Estimate,
        doubt: Estimate,
        tries: int,
        why: list[Difference],
        best: Candidate | None = None,
    ) -> Judged:
        """The comparison as it is kept."""
        worse = best is not None and loss.value > 0
        players = self.moment.g.players
        return {
            "ply": self.ply,
            "last": self.ply + len(self.line) - 1,
            "player": self.moment.player,
            "verdict": verdict(players, doubt, loss, bool(others)),
            "loss": loss.data() if worse else [0.0, 0.0, max(0.0, round(loss.high, 4))],
            "tries": tries,
            "chosen": self.moment.action.text,
            "options": self.options([mine, *others]),
            "line": self.deeds(self.line),
            "better": self.deeds(best.actions) if best is not None and worse else [],
            "why": why if worse else [],
            "told": self.sentences(self.line),
            "instead": self.sentences(best.actions) if best is not None and worse else [],
        }

    def options(self, candidates: list[Candidate]) -> list[Weighed]:
        """All ways that were tried, the best first."""
        g, phrase = self.moment.g, self.course.game.voice.phrase
        found: list[Weighed] = []
        for one in sorted((one for one in candidates if one.shares), key=worth, reverse=True):
            first = one.actions[0]
            found.append(
                {
                    "text": first.text,
                    "phrase": plain(phrase(g, first)),
                    "share": estimate(one.shares, low=0.0).data(),
                }
            )
        return found

    def deeds(self, actions: list[Action]) -> list[Deed]:
        """A line in the game's words, as far as it can be played in an imagined position."""
        h, found = self.imagined(), []
        for action in actions[:LINE]:
            if action not in h.options:
                break
            found.append(Deed(text=action.text, phrase=plain(self.course.game.voice.phrase(h, action))))
            h.apply(action)
        return found

    def sentences(self, actions: list[Action]) -> list[Sentence]:
        """What a line does, without what only luck would bring."""
        h, heard = self.imagined(), list[Event]()
        h.events = heard
        for action in actions:
            if action not in h.options or any(event.reveals for event in heard):
                break
            h.apply(action)
        voice, p, names = self.course.game.voice, self.moment.player, self.course.names()
        sure = [event for event in heard if not event.reveals]
        return [plain(voice.sentence(h.box, event, p, names)) for event in sure[:TOLD]]

    def imagined(self) -> State:
        """A position that could be the real one."""
        return self.futures.sight.imagine(self.futures.luck("told", 0))


def worth(candidate: Candidate) -> float:
    """What it has brought."""
    return candidate.value


def differences(parts: list[dict[str, float]]) -> list[Difference]:
    """The parts of the score that differ beyond doubt, the largest first."""
    found: list[Difference] = []
    for part in {name: None for one in parts for name in one}:
        by = estimate([one.get(part, 0.0) for one in parts], low=-1e9, high=1e9)
        if (by.low > 0 or by.high < 0) and abs(by.value) >= WORTH_TELLING:
            found.append({"part": part, "points": round(by.value, 1)})
    return sorted(found, key=lambda one: -abs(one["points"]))[:4]
