"""A lesson being played: its positions, and what a learner tries in them.  Nothing is kept between two requests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from quirebox.core.errors import QuireError
from quirebox.core.event import NOBODY
from quirebox.core.game import Game
from quirebox.core.match import Match, master_seed
from quirebox.core.message import plain
from quirebox.core.ranking import ranks
from quirebox.core.staging import look, make, whose, work_out_options
from quirebox.server.errors import Refused
from quirebox.server.show import render
from quirebox.server.show.lessons import Goal, Script, Step, script
from quirebox.server.wire import bodies
from quirebox.server.wire.common import TryState
from quirebox.server.wire.messages import Result
from quirebox.words.speech import ENGLISH

LEARNER = 0


@cache
def lesson(game: Game, language: str = ENGLISH) -> bodies.Lesson:
    """The lesson of a game, played as it is written, with its texts in a language."""
    read = script(game, language)
    try:
        return played(game, read)
    except (ValueError, QuireError) as e:
        raise Refused("no_such", f"the lesson for {game.title} cannot be played: {e}", field="game") from e


def played(game: Game, script: Script) -> bodies.Lesson:
    """All steps with their positions."""
    return {
        "game": game.id,
        "title": game.title,
        "edition": game.box().edition,
        "names": script.names,
        "steps": [shown(game, match, script, step, since) for match, step, since in course(game, script)],
        "summary": [{"sign": point.sign, "title": point.title, "text": point.text} for point in script.summary],
    }


def attempt(game: Game, language: str, at: int, actions: list[str]) -> bodies.LessonTry:
    """A free step, after what the learner has tried there."""
    read = script(game, language)
    if not (0 <= at < len(read.step) and read.step[at].goal):
        raise Refused("no_such", f"step {at} of the lesson has no goal to try for", field="step")
    match, step, since = next(here for i, here in enumerate(course(game, read)) if i == at)
    since = match.ply if actions else since
    state, turns = reached(game, match, step), 0
    for n, text in enumerate(actions):
        if state != "open":
            raise Refused("not_now", f"the step was over before {text!r}", field=f"actions.{n}")
        match.play(text, LEARNER)
        state = reached(game, match, step)
        if state == "open" and match.g.actor() != LEARNER:
            turns += 1
            state = "missed" if turns >= step.turns or match.g.over() else "open"
        if state == "open":
            let_others_choose(match, [])
    return {"state": state, "step": shown(game, match, read, step, since)}


def course(game: Game, script: Script) -> Iterator[tuple[Match, Step, int]]:
    """The match at each step, before the learner does anything there, and since which ply there is news; a step of a
    new chapter has a match of its own."""
    match, since = begun(game, script, script.step[0]), 0
    for n, step in enumerate(script.step):
        if step.chapter and n:
            match, since = begun(game, script, step), 0
        if step.do or step.goal or step.others:
            let_others_choose(match, step.others)
        yield match, step, since
        since = match.ply
        for text in [step.do] if step.do else step.way:
            let_others_choose(match, [])
            match.play(text, LEARNER)
        if reached(game, match, step) != "met":
            raise ValueError(f"the way of the step {step.text!r} does not lead to its goal")


def begun(game: Game, script: Script, step: Step) -> Match:
    """The beginning of a chapter."""
    options = script.options if step.options is None else step.options
    match = Match(game, len(script.names), options, seed=master_seed(step.seed or script.seed))
    for line in step.given:
        make(game, match.g, line)
    if step.given:
        work_out_options(match.g)
    return match


def let_others_choose(match: Match, listed: list[str]) -> None:
    """Until the learner has to choose."""
    wanted = iter(listed)
    while match.g.actor() not in (LEARNER, NOBODY):
        match.play(next(wanted, match.g.options[0].text))


def reached(game: Game, match: Match, step: Step) -> TryState:
    """Whether all is as the step wants it."""
    return "met" if all(met(game, match, goal) for goal in step.goal) else "open"


def met(game: Game, match: Match, goal: Goal) -> bool:
    """Whether one goal is met."""
    *who, name = goal.fact.split()
    p, _ = whose([*who, f"{name}="], match.g.players)
    found = look(game, match.g, p, name)
    if goal.equal is not None:
        return found == goal.equal
    return (goal.least is None or int(found) >= goal.least) and (goal.most is None or int(found) <= goal.most)


def shown(game: Game, match: Match, script: Script, step: Step, since: int) -> bodies.LessonStep:
    """A step with its position."""
    g, actor = match.g, match.g.actor()
    wanted = [g.box.space.find(step.do)] if step.do else g.options if step.goal and actor == LEARNER else []
    forbidden = render.refused(game, g) if wanted else []
    return {
        "chapter": step.chapter,
        "text": step.text,
        "point": step.point,
        "view": game.eyes.view(g, LEARNER),
        "viewer": LEARNER,
        "actors": [] if actor == NOBODY else [actor],
        "question": plain(game.voice.question(g)),
        "options": [render.choosable(game, g, option) for option in wanted],
        "refused": forbidden,
        "rules": render.rules(g, forbidden),
        "events": [
            render.told(game, g, ply, event, LEARNER, script.names)
            for ply, heard in match.heard(since)
            for event in heard
        ],
        "goals": [{"text": goal.text, "met": met(game, match, goal)} for goal in step.goal],
        "way": step.way,
        "otherwise": step.otherwise,
        "result": ended(game, match) if match.g.over() else None,
    }


def ended(game: Game, match: Match) -> Result:
    """How the game of a chapter ended."""
    g = match.g
    return {
        "kind": "played",
        "scores": list(g.scores()),
        "sheets": game.score_sheet(g),
        "winners": game.winners(g),
        "places": ranks(game, g),
        "record": None,
    }
