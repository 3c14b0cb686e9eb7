"""A game in a few sentences for one player: what went well, what to try, and what was never used. Each is a fact."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from quirebox.core.message import Message, Said, plain, read, say
from quirebox.review.course import Course
from quirebox.review.data import Advice, Judged
from quirebox.words.speech import message_id

WELL, TRY = 3, 2
AHEAD = 2  # points by which a part of the score is worth a word
SEVERAL = 3  # decisions that make a habit


def advice(course: Course, judged: list[Judged], p: int) -> list[Advice]:
    """Up to three things done well, two to try, one that was never used."""
    own = [one for one in judged if one["player"] == p]
    rule = unused(course, own, p)
    return [*well(course, own, p)[:WELL], *to_try(own)[:TRY], *([rule] if rule else [])]


def part(key: str) -> Said:
    """A part of the score sheet, which has a message of its own."""
    return Message(message_id("sheet", key), {})


def fact(kind: Literal["well", "try"], said: Said, ply: int | None = None) -> Advice:
    """A sentence that names no rule."""
    return {"kind": kind, "said": plain(said), "ply": ply, "rule": "", "sentence": ""}


# ---- well


def well(course: Course, own: list[Judged], p: int) -> list[Advice]:
    """What one did better than others, and the choices that mattered most."""
    return [
        *hard_ones(own)[:1],
        *parts_ahead(course, p)[:1],
        *streak(own),
        *hard_ones(own)[1:],
        *parts_ahead(course, p)[1:],
    ]


def parts_ahead(course: Course, p: int) -> list[Advice]:
    """The parts of the score in which nobody had more."""
    sheets = course.game.score_sheet(course.end)
    found: list[tuple[int, Advice]] = []
    for key, points in sheets[p].items():
        others = [sheet.get(key, 0) for q, sheet in enumerate(sheets) if q != p]
        if others and len(sheets[p]) > 1 and points - max(others) >= AHEAD:
            said = say("review-well-part", part=part(key), points=points, others=max(others))
            found.append((points - max(others), fact("well", said)))
    return [one for _, one in sorted(found, key=lambda one: -one[0])]


def hard_ones(own: list[Judged]) -> list[Advice]:
    """The best choices beside which the next best would have cost most."""
    found: list[tuple[float, Advice]] = []
    for one in own:
        if one["verdict"] != "best" or len(one["options"]) < 2 or one["options"][0]["text"] != one["chosen"]:
            continue
        first, second = one["options"][0], one["options"][1]
        if first["share"][1] > second["share"][2]:  # their intervals do not even touch
            ahead = round(100 * (first["share"][0] - second["share"][0]))
            said = say("review-well-choice", what=read(first["phrase"]), ahead=ahead)
            found.append((ahead, fact("well", said, one["ply"])))
    return [one for _, one in sorted(found, key=lambda one: -one[0])]


def streak(own: list[Judged]) -> list[Advice]:
    """The longest row of turns without a mistake."""
    longest = row = begin = 0
    for i, one in enumerate(own):
        row = 0 if one["verdict"] in ("inaccurate", "mistake", "blunder") else row + 1
        if row > longest:
            longest, begin = row, i - row + 1
    if longest < SEVERAL:
        return []
    said = say("review-well-streak", turns=longest, all=len(own))
    return [fact("well", said, own[begin]["ply"])]


# ---- to try


def to_try(own: list[Judged]) -> list[Advice]:
    """The part of the score that better turns would have brought most of, and the turn that cost most."""
    lost = [one for one in own if one["verdict"] in ("inaccurate", "mistake", "blunder")]
    found: list[Advice] = []
    if lost:
        worst = max(lost, key=lambda one: one["loss"][0])
        said = say(
            "review-try-turn",
            better=read(worst["better"][0]["phrase"]),
            chosen=read(next(one["phrase"] for one in worst["options"] if one["text"] == worst["chosen"])),
            loss=round(100 * worst["loss"][0]),
        )
        found.append(fact("try", said, worst["ply"]))
    parts: Counter[str] = Counter()
    for one in lost:
        for difference in one["why"]:
            parts[difference["part"]] += round(10 * difference["points"])
    for key, tenths in parts.most_common(1):
        if tenths >= 10 * AHEAD:
            said = say("review-try-part", part=part(key), points=round(tenths / 10), turns=len(lost))
            found.append(fact("try", said))
    return found


# ---- never used


def unused(course: Course, own: list[Judged], p: int) -> Advice | None:
    """A kind of choice that one had several times and never took, though others did or it would have been better."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    first: dict[str, int] = {}
    for moment in course.moments:
        verb = verb_of(moment.action.text)
        taken[f"{moment.player} {verb}"] += 1
        if moment.player == p:
            for other in {verb_of(option.text) for option in moment.g.options}:
                offered[other] += 1
                first.setdefault(other, moment.ply)
    never = [verb for verb, times in offered.items() if times >= SEVERAL and not taken[f"{p} {verb}"]]
    wanted = Counter(verb_of(one["better"][0]["text"]) for one in own if one["better"])
    best = max(never, key=lambda verb: (wanted[verb], others_took(taken, verb, course, p)), default=None)
    if best is None or not (wanted[best] or others_took(taken, best, course, p)):
        return None
    g = course.moments[first[best]].g
    option = next(one for one in g.options if verb_of(one.text) == best)
    rule = g.waiting.rule()
    said = say(
        "review-unused",
        what=course.game.voice.phrase(g, option),
        times=offered[best],
        others=others_took(taken, best, course, p),
    )
    sentence = g.box.rules.get(rule, "")
    return {"kind": "rule", "said": plain(said), "ply": first[best], "rule": rule, "sentence": sentence}


def others_took(taken: Counter[str], verb: str, course: Course, p: int) -> int:
    """How often others did it."""
    return sum(taken[f"{q} {verb}"] for q in range(course.record.players) if q != p)


def verb_of(text: str) -> str:
    """What kind of choice it is: records begin each with its verb."""
    return text.partition(" ")[0]
