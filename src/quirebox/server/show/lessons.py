"""First-game help: a guided game, from `lesson.toml` in the folder of the game.

    names = ["You", "Ada"]          the learner sits on seat 0
    seed = "lesson"
    [options]                       as when a table is opened
    [[summary]]                     one page about the game
    sign, title, text
    [[step]]
    chapter = "…"                   a new chapter: the game begins again, with the `seed` and `options` of this step, if
                                    it has any, and with the facts that `given` makes true, as in a scenario
    text = "…"                      what is explained
    point = "deck"                  the thing on the board that is meant (its `data-thing`)
    do = "take ph1"                 what the learner is to choose; without it they only read on
    goal = [{ text = "…", fact = "p0 coins", least = 3 }]    or `most`, or `equal`: a free step; any way to it is right
    way = ["take ph1", "turn"]      one way to the goal: who asks is shown it, and the lesson goes on from its end
    turns = 1                       how many turns of the learner there are for it
    otherwise = "…"                 what is said to who used them up

Before each step with `do`, `goal` or `others` the others choose what `others` lists, then the first thing they may.
Where a game has ended its score sheet is shown beside the text.
"""

from __future__ import annotations

import tomllib

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from quirebox.core.game import Game
from quirebox.server.errors import Refused
from quirebox.words import UnknownLanguage, languages
from quirebox.words.speech import ENGLISH


class Written(BaseModel):
    """Something that is read from the file."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)


class Goal(Written):
    """What is to be so at the end of a free step."""

    text: str
    fact: str
    least: int | None = None
    most: int | None = None
    equal: str | None = None


class Step(Written):
    """One thing that is explained, and perhaps done."""

    text: str
    chapter: str = ""
    seed: str = ""
    options: dict[str, str] | None = None
    given: list[str] = []
    point: str = ""
    do: str = ""
    others: list[str] = []
    goal: list[Goal] = []
    way: list[str] = []
    turns: int = 1
    otherwise: str = ""

    @model_validator(mode="after")
    def whole(self) -> Step:
        """A free step says how it can be done, and what is said if it was not; no other step does."""
        if bool(self.goal) != bool(self.way) or bool(self.goal) != bool(self.otherwise):
            raise ValueError(f"a step with a goal has a way and an otherwise, and no other step has: {self.text!r}")
        if self.goal and self.do:
            raise ValueError(f"a step has a goal or something to do, not both: {self.text!r}")
        if (self.seed or self.options is not None or self.given) and not self.chapter:
            raise ValueError(f"only a chapter begins with a seed, options or given facts: {self.text!r}")
        return self


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
    chapter: str = ""
    goal: list[str] = []
    otherwise: str = ""


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


def script(game: Game, language: str = ENGLISH) -> Script:
    """The lesson of a game, with its texts in a language."""
    if language not in languages():
        raise Refused("no_such", str(UnknownLanguage(language)), field="language")
    path = game.folder / "lesson.toml"
    if not path.is_file():
        raise Refused("no_such", f"there is no lesson for {game.title}", field="game")
    try:
        return in_language(game, Script.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))), language)
    except (ValidationError, ValueError) as e:
        raise Refused("no_such", f"the lesson for {game.title} cannot be read: {e}", field="game") from e


def in_language(game: Game, script: Script, language: str) -> Script:
    """The script with its texts from the folder of the language, if it has them."""
    path = game.folder / "telling" / language / "lesson.toml"
    if not path.is_file():
        return script
    texts = Texts.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    summary = [point.model_copy(update=dict(said)) for point, said in zip(script.summary, texts.summary, strict=True)]
    step = [translated(each, said) for each, said in zip(script.step, texts.step, strict=True)]
    return script.model_copy(update={"summary": summary, "step": step})


def translated(step: Step, said: StepText) -> Step:
    """A step with what is said there in another language; everything that is said must be."""
    for name in ("chapter", "otherwise", "goal"):
        if bool(getattr(step, name)) != bool(getattr(said, name)):
            raise ValueError(f"the step {said.text!r} needs a {name} exactly where the English one has it")
    goal = [goal.model_copy(update={"text": text}) for goal, text in zip(step.goal, said.goal, strict=True)]
    return step.model_copy(update={**dict(said), "goal": goal})
