"""First-game help: a few guided turns of a real game, from `lesson.toml` in the folder of the game.

    names = ["You", "Ada"]          the learner sits on seat 0
    seed = "lesson"
    [options]                       as when a table is opened
    [[summary]]                     one page about the game
    sign, title, text
    [[step]]
    text = "…"                      what is explained
    do = "take ph1"                 what the learner is to choose; without it they only read on

Before each step with `do` the others choose the first thing they may, or what `others` of the step lists.
"""

from __future__ import annotations

import tomllib
from functools import cache

from pydantic import BaseModel, ConfigDict, ValidationError

from quire.core.errors import QuireError
from quire.core.event import NOBODY
from quire.core.game import Game
from quire.core.match import Match, master_seed
from quire.core.message import plain
from quire.server.errors import Refused
from quire.server.show import render
from quire.server.wire import bodies
from quire.words import UnknownLanguage, languages
from quire.words.speech import ENGLISH

LEARNER = 0


class Written(BaseModel):
    """Something that is read from the file."""

    model_config = ConfigDict(extra="forbid")


class Step(Written):
    """One thing that is explained, and perhaps done."""

    text: str
    do: str = ""
    others: list[str] = []


class Point(Written):
    """One point of the summary."""

    sign: str
    title: str
    text: str


class PointText(Written):
    """A point of the summary in another language."""

    title: str
    text: str


class StepText(Written):
    """What is explained at a step in another language."""

    text: str


class Texts(Written):
    """The file of another language: the same points and steps in the same order."""

    summary: list[PointText]
    step: list[StepText]


class Script(Written):
    """The file."""

    names: list[str]
    seed: str
    options: dict[str, str] = {}
    summary: list[Point]
    step: list[Step]


@cache
def lesson(game: Game, language: str = ENGLISH) -> bodies.Lesson:
    """The lesson of a game, played, with its texts in a language."""
    if language not in languages():
        raise Refused("no_such", str(UnknownLanguage(language)), field="language")
    path = game.folder / "lesson.toml"
    if not path.is_file():
        raise Refused("no_such", f"there is no lesson for {game.title}", field="game")
    try:
        script = Script.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
        return played(game, in_language(game, script, language))
    except (ValidationError, ValueError, QuireError) as e:
        raise Refused("no_such", f"the lesson for {game.title} cannot be played: {e}", field="game") from e


def in_language(game: Game, script: Script, language: str) -> Script:
    """The script with its texts from the folder of the language, if it has them."""
    path = game.folder / "telling" / language / "lesson.toml"
    if not path.is_file():
        return script
    texts = Texts.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    summary = [point.model_copy(update=dict(said)) for point, said in zip(script.summary, texts.summary, strict=True)]
    step = [each.model_copy(update=dict(said)) for each, said in zip(script.step, texts.step, strict=True)]
    return script.model_copy(update={"summary": summary, "step": step})


def played(game: Game, script: Script) -> bodies.Lesson:
    """Play the lesson, and note each position of it."""
    match = Match(game, len(script.names), script.options, seed=master_seed(script.seed))
    steps: list[bodies.LessonStep] = []
    since = 0
    for step in script.step:
        if step.do:
            let_others_choose(match, step.others)
        steps.append(shown(game, match, script, step, since))
        since = match.ply
        if step.do:
            match.play(step.do, LEARNER)
    return {
        "game": game.id,
        "title": game.title,
        "edition": match.record.edition,
        "names": script.names,
        "steps": steps,
        "summary": [{"sign": point.sign, "title": point.title, "text": point.text} for point in script.summary],
    }


def let_others_choose(match: Match, listed: list[str]) -> None:
    """Until the learner has to choose."""
    wanted = iter(listed)
    while match.g.actor() not in (LEARNER, NOBODY):
        match.play(next(wanted, match.g.options[0].text))


def shown(game: Game, match: Match, script: Script, step: Step, since: int) -> bodies.LessonStep:
    """A step with its position."""
    g, names = match.g, script.names
    actor = g.actor()
    option = g.box.space.find(step.do) if step.do else None
    told = [
        render.told(game, g, ply, event, LEARNER, names)
        for ply, heard in enumerate(match.told[since:], since + 1)
        for event in heard
    ]
    return {
        "text": step.text,
        "view": game.eyes.view(g, LEARNER),
        "viewer": LEARNER,
        "actors": [] if actor == NOBODY else [actor],
        "question": plain(game.voice.question(g)),
        "option": render.choosable(game, g, option) if option else None,
        "refused": render.refused(game, g) if option else [],
        "events": told,
    }
