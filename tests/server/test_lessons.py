"""Each game has a lesson that can be played, and a summary."""

from __future__ import annotations

import pytest

from quire import games as shelf
from quire.server.show import lessons


@pytest.mark.parametrize("game", shelf.ids())
def test_the_lesson_can_be_played(game: str) -> None:
    """Each step that asks for something names one thing that is possible there."""
    found = lessons.lesson(shelf.game(game))
    asked = [step for step in found["steps"] if step["option"]]
    assert len(asked) >= 4 and len(found["summary"]) >= 4
    assert all(step["actors"] == [lessons.LEARNER] for step in asked)
    assert found["steps"][-1]["option"] is None


def test_a_lesson_that_cannot_be_played_says_why() -> None:
    """A wrong step names the rule."""
    game = shelf.game("scientia")
    script = lessons.Script(
        names=["Ann", "Ada"],
        seed="lesson",
        options={"first_player": "0"},
        summary=[],
        step=[lessons.Step(text="", do="turn a twice")],
    )
    with pytest.raises(Exception, match="SCI-"):
        lessons.played(game, script)
