"""Each game has a lesson that can be played, with steps in which any way to the goal is right, and a summary."""

from __future__ import annotations

import pytest

from quirebox import games as shelf
from quirebox.core.errors import QuireError
from quirebox.core.staging import look
from quirebox.server.errors import Refused
from quirebox.server.show import lessons, tutor
from quirebox.words import languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", shelf.ids())
def test_the_lesson_can_be_played(game: str, language: str) -> None:
    """Each step that asks for something names one thing that is possible there, and ways lead to their goals."""
    found = tutor.lesson(shelf.game(game), language)
    asked = [step for step in found["steps"] if step["options"]]
    assert 20 <= len(found["steps"]) <= 40 and len(found["summary"]) >= 4
    assert len([step for step in asked if step["goals"]]) >= 3
    assert all(step["actors"] == [tutor.LEARNER] for step in asked)
    assert all(len(step["options"]) == 1 for step in asked if not step["goals"])
    assert not found["steps"][-1]["options"]


@pytest.mark.parametrize("game", shelf.ids())
def test_the_way_of_a_free_step_leads_to_its_goals_and_every_other_way_is_judged(game: str) -> None:
    """A learner who takes the way meets all goals; who does anything else at first is not stopped by an error."""
    boxed = shelf.game(game)
    for at, step in enumerate(tutor.lesson(boxed)["steps"]):
        if step["goals"]:
            assert not all(goal["met"] for goal in step["goals"]), f"step {at} has nothing to do"
            assert tutor.attempt(boxed, "en", at, step["way"])["state"] == "met"
            for option in step["options"][:8]:
                assert tutor.attempt(boxed, "en", at, [option["text"]])["state"] in ("open", "met", "missed")


@pytest.mark.parametrize("game", shelf.ids())
def test_a_lesson_goes_to_the_end_and_shows_the_score_sheet(game: str) -> None:
    """The learner's last position is that of a game that is over, and says where every point comes from."""
    result = tutor.lesson(shelf.game(game))["steps"][-1]["result"]
    assert result is not None and result["winners"] == [tutor.LEARNER]
    assert [sum(sheet.values()) for sheet in result["sheets"]] == result["scores"]


@pytest.mark.parametrize("game", shelf.ids())
def test_each_free_step_can_be_missed_or_left_open(game: str) -> None:
    """Otherwise there would be nothing to find out: something that can be tried first does not meet the goals."""
    boxed = shelf.game(game)
    for at, step in enumerate(tutor.lesson(boxed)["steps"]):
        if step["goals"]:
            states = {tutor.attempt(boxed, "en", at, [option["text"]])["state"] for option in step["options"]}
            assert states != {"met"}, f"step {at} is met by anything"


def learning(*steps: lessons.Step) -> lessons.Script:
    """A lesson of Scientia."""
    return lessons.Script(
        names=["Ann", "Ada"], seed="lesson", options={"first_player": "0"}, summary=[], step=list(steps)
    )


def test_a_lesson_that_cannot_be_played_says_why() -> None:
    """A wrong step names the rule."""
    with pytest.raises(QuireError, match="SCI-"):
        tutor.played(shelf.game("scientia"), learning(lessons.Step(text="", do="turn a twice")))


def test_a_way_that_misses_its_goal_is_no_lesson() -> None:
    """The goal is checked when the lesson is read."""
    game = shelf.game("scientia")
    first = game.new(2, 1, {"first_player": "0"}).options[0].text
    goal = lessons.Goal(text="Ten cards", fact="p0 pool", least=1000)
    with pytest.raises(ValueError, match="does not lead to its goal"):
        tutor.played(game, learning(lessons.Step(text="Try", goal=[goal], way=[first], otherwise="No.")))


def test_a_goal_needs_a_way_and_a_word_for_who_misses_it() -> None:
    """What is missing is said."""
    with pytest.raises(ValueError, match="a way and an otherwise"):
        lessons.Step(text="Try", goal=[lessons.Goal(text="Ten points", fact="p0 points", least=10)])


def test_a_chapter_begins_with_the_facts_it_is_given() -> None:
    """As in a scenario."""
    chapter = lessons.Step(text="Near the end", chapter="The end", given=["p0 hour=11"])
    script = lessons.Script(names=["Ann", "Ada"], seed="lesson", summary=[], step=[lessons.Step(text="Hello"), chapter])
    first, last = (match.g for match, _, _ in tutor.course(shelf.game("trekking"), script))
    assert look(shelf.game("trekking"), last, 0, "hour") == "11"
    assert look(shelf.game("trekking"), first, 0, "hour") == "0"


def test_a_step_without_a_goal_cannot_be_tried() -> None:
    """Nor one that is not there."""
    for at in (0, 9999):
        with pytest.raises(Refused, match="has no goal"):
            tutor.attempt(shelf.game("scientia"), "en", at, [])
