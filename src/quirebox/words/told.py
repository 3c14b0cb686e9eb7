"""What a game says, told in the language of this program."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.action import Action
from quirebox.core.event import Event, Player
from quirebox.core.game import Game
from quirebox.core.state import State
from quirebox.words.speech import speech


def question(game: Game, g: State, names: Sequence[str] = ()) -> str:
    """What the actor is asked."""
    return speech(game).tell(game.voice.question(g), names)


def phrase(game: Game, g: State, action: Action, names: Sequence[str] = ()) -> str:
    """What an action means here."""
    return speech(game).tell(game.voice.phrase(g, action), names)


def topics(game: Game, g: State, action: Action, names: Sequence[str] = ()) -> list[str]:
    """What an option is about, besides its own words."""
    return [speech(game).tell(topic, names) for topic in game.voice.topics(g, action)]


def brief(game: Game, g: State, action: Action, names: Sequence[str] = ()) -> tuple[str, str, str, str] | None:
    """What is done, with what, what must be told besides, and what may; None if its phrase has no more words."""
    found, tell = game.voice.brief(g, action), speech(game).tell
    if found is None:
        return None
    return tell(found.group, names), tell(found.what, names), tell(found.end, names), tell(found.more, names)


def caution(game: Game, g: State, action: Action, names: Sequence[str] = ()) -> str:
    """What the actor may regret about an option, or ''."""
    return speech(game).tell(game.voice.caution(g, action), names)


def reason(game: Game, g: State, action: Action, names: Sequence[str] = ()) -> str:
    """Why an action is refused just here, or '' where its rule is the reason."""
    return speech(game).tell(game.voice.reason(g, action), names)


def goal(game: Game, g: State, names: Sequence[str] = ()) -> str:
    """What a player alone must reach, or ''."""
    return speech(game).tell(game.voice.goal(g), names)


def sentence(game: Game, g: State, event: Event, viewer: Player, names: Sequence[str]) -> str:
    """What happened, as the viewer learns it."""
    return speech(game).tell(game.voice.sentence(g.box, event, viewer, names), names)


def rule(game: Game, g: State, id: str) -> str:
    """A rule in a sentence, or ''."""
    return speech(game).rule(id, g.box.rules.get(id, ""))
