"""The bot in the guide works as printed."""

from __future__ import annotations

from pathlib import Path

from quire.bots.bot import Bot, ask
from quire.core.rng import Rng
from quire.testkit.mill import GAME

GUIDE = Path(__file__).parent.parent.parent / "docs" / "guides" / "bots.md"


def test_the_bot_in_the_guide_plays() -> None:
    code = GUIDE.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    names: dict[str, type[Bot]] = {}
    exec(code, names)
    bot = names["Daydreamer"]()     # type: ignore[call-arg]
    g = GAME.new(3, 1)
    rng = Rng(1)
    while not g.over():
        choice = ask(bot, GAME, g, rng)
        assert "I dreamt" in choice.why or "all that is allowed" in choice.why
        g.apply(choice.action)
    assert bot.name == "daydreamer"
