"""What came of all jobs, put together: chances, what moved them, turning points, accounts."""

from __future__ import annotations

from math import sqrt
from typing import cast

from quirebox.review.course import Course, Stretch
from quirebox.review.data import Account, Chance, Judged, Review, Swing, Tempo, Turning
from quirebox.review.summary import advice
from quirebox.review.verdicts import accuracy, scale
from quirebox.review.work import LUCK, STEP, TABLE, TURN, Work

FORMAT = 1
MOST, LEAST = 7, 3  # turning points
WEIGHS = 0.06  # of the chance of victory between two: what moved less is no turning point
PART = 0.75  # of a change, from which on it is called by one cause


def assembled(work: Work) -> Review:
    """The review, once every job is done."""
    course = work.course
    judged = [found for one in work.stretches if (found := decisive(work, one)) is not None]
    moved = [moved_by(work, one) for one in work.stretches]
    players = course.record.players
    return {
        "format": FORMAT,
        "game": course.game.id,
        "version": course.game.version,
        "players": players,
        "names": course.names(),
        "plies": course.plies,
        "depth": work.depth.name,
        "seed": work.seed,
        "result": course.result(),
        "scores": course.end.scores(),
        "chances": [chance(work, 0), *(chance(work, one.last + 1) for one in work.stretches)],
        "judged": judged,
        "moved": moved,
        "turning": turning(work, moved),
        "accounts": [account(work, moved, judged, p) for p in range(players)],
        "accuracy": [accuracy(judged, p, players) for p in range(players)],
        "advice": [advice(course, judged, p) for p in range(players)],
        "tempo": [tempo(course, work.stretches, p) for p in range(players)],
    }


def looked(work: Work, kind: str, ply: int) -> list[list[float]]:
    """What a look at the chances has found."""
    return cast(list[list[float]], work.done[f"{kind} {ply}"])


def values(shares: list[list[float]]) -> list[float]:
    """Without their intervals."""
    return [share[0] for share in shares]


def less(after: list[float], before: list[float]) -> list[float]:
    """The change for everybody."""
    return [round(a - b, 4) for a, b in zip(after, before, strict=True)]


def chance(work: Work, ply: int) -> Chance:
    """Chances and points after some decisions."""
    g = work.course.at(ply)
    sheets = work.course.game.score_sheet(g)
    return {"ply": ply, "shares": looked(work, TABLE, ply), "scores": g.scores(), "sheets": sheets}


def decisive(work: Work, stretch: Stretch) -> Judged | None:
    """How a turn is judged: by the decision with which it lost most, if it lost, else as a whole."""
    first = work.first_choice(stretch)
    if first < 0:
        return None
    turn = cast(Judged, work.done[f"{TURN} {first}"])
    steps = [
        cast(Judged, step)
        for ply in range(first, stretch.last + 1)
        if (step := work.done.get(f"{STEP} {ply}")) is not None
    ]
    bad = [step for step in steps if step["verdict"] in ("inaccurate", "mistake", "blunder")]
    return max(bad, key=lambda step: step["loss"][0]) if bad else turn


def moved_by(work: Work, stretch: Stretch) -> Swing:
    """What a stretch changed: by its decisions, and by what came to light after them."""
    before = values(looked(work, TABLE, stretch.first))
    after = values(looked(work, TABLE, stretch.last + 1))
    decided = values(looked(work, LUCK, stretch.last)) if stretch.reveals else after
    return {
        "ply": stretch.first,
        "last": stretch.last,
        "player": stretch.player,
        "choice": less(decided, before),
        "luck": less(after, decided),
    }


def turning(work: Work, moved: list[Swing]) -> list[Turning]:
    """The three to seven stretches that moved somebody's chance most, in their order."""
    players = work.course.record.players
    most = sorted(moved, key=size, reverse=True)[:MOST]
    kept = [one for i, one in enumerate(most) if i < LEAST or size(one) >= scale(players, WEIGHS)]
    return [turning_point(work, one) for one in sorted(kept, key=lambda one: one["ply"]) if size(one) > 0]


def size(one: Swing) -> float:
    """How far it moved the chance that it moved most."""
    return max(abs(choice + luck) for choice, luck in zip(one["choice"], one["luck"], strict=True))


def turning_point(work: Work, one: Swing) -> Turning:
    """A stretch with its cause."""
    by_choice, by_luck = (sum(map(abs, one[name])) for name in ("choice", "luck"))
    whole = by_choice + by_luck
    return {
        "ply": one["ply"],
        "last": one["last"],
        "player": one["player"],
        "cause": "choice" if by_choice >= PART * whole else "luck" if by_luck >= PART * whole else "both",
        "choice": one["choice"],
        "luck": one["luck"],
        "before": values(looked(work, TABLE, one["ply"])),
        "after": values(looked(work, TABLE, one["last"] + 1)),
    }


def account(work: Work, moved: list[Swing], judged: list[Judged], p: int) -> Account:
    """What moved one player's chance, from the start to the result."""
    lost = sum(one["loss"][0] for one in judged if one["player"] == p and one["loss"][1] > 0)
    start = looked(work, TABLE, 0)[p][0]
    own = sum(one["choice"][p] for one in moved if one["player"] == p)
    return {
        "start": round(start, 4),
        "choices": round(-lost, 4),
        "luck": round(sum(one["luck"][p] for one in moved), 4),
        "rivals": round(sum(one["choice"][p] for one in moved if one["player"] != p), 4),
        "rest": round(own + lost, 4),
        "result": round(work.course.result()[p], 4),
        "doubt": round(luck_doubt(work, p), 4),
    }


def luck_doubt(work: Work, p: int) -> float:
    """How far the sum of luck may be wrong, 95 times in 100: its looks are independent of each other."""
    square = 0.0
    for one in work.stretches:
        if one.reveals:
            for kind, ply in ((TABLE, one.last + 1), (LUCK, one.last)):
                _, low, high = looked(work, kind, ply)[p]
                square += ((high - low) / 2) ** 2
    return sqrt(square)


def tempo(course: Course, stretches: list[Stretch], p: int) -> Tempo:
    """How fast a player went, and when the points came."""
    own = [one for one in stretches if one.player == p]
    times = [move.ms for move in course.record.moves if move.player == p and move.ms is not None]
    return {
        "turns": turns(course, p),
        "decisions": sum(moment.player == p for moment in course.moments),
        "seconds": round(sum(times) / 1000, 1) if times else None,
        "thirds": [round(by, 2) for by in thirds(course, own, p)],
    }


def turns(course: Course, p: int) -> int:
    """How often it was the player's turn."""
    players = [moment.player for moment in course.moments]
    return sum(now == p and (not i or players[i - 1] != p or len(set(players)) == 1) for i, now in enumerate(players))


def thirds(course: Course, own: list[Stretch], p: int) -> list[float]:
    """Points in each third of the player's stretches, for each of them."""
    found: list[float] = []
    for i in range(3):
        part = own[len(own) * i // 3 : len(own) * (i + 1) // 3]
        if part:
            begin, end = course.at(part[0].first).scores()[p], course.at(part[-1].last + 1).scores()[p]
            found.append((end - begin) / len(part))
    return found
