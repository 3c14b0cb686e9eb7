"""Actions: what a player can choose.  Interned: object, id and text stand for each other."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, final

from quirebox.core.errors import UnknownAction


@final
class Action:
    """One thing a player can choose.  Compare with `is`."""

    def __init__(self, id: int, kind: str, a: int, b: int, text: str) -> None:
        self.id = id  # index in the space of its box; never stored, never sent
        self.kind = kind
        self.a = a
        self.b = b
        self.text = text  # stable: files and the wire carry this

    def __repr__(self) -> str:
        return self.text

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> str:
        raise TypeError(f"the action {self.text!r} belongs to its box; pickle its text, and find it again there")


NOTHING: Final = Action(-1, "nothing", 0, 0, "nothing")  # what is done where nothing has been decided yet; in no space


@final
class Space:
    """Every action of one boxed game, in a fixed order."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}
        self.none = bytearray()  # the mask of no options

    def add(self, kind: str, a: int = 0, b: int = 0, text: str = "") -> Action:
        """A new action; its text must be new too."""
        action = Action(len(self.actions), kind, a, b, text or kind)
        assert action.text not in self.by_text, f"two actions read {action.text!r}"
        self.actions.append(action)
        self.none.append(0)
        self.by_text[action.text] = action
        return action

    def find(self, text: str) -> Action:
        """The action with this text."""
        action = self.by_text.get(text)
        if action is None:
            raise UnknownAction(text, get_close_matches(text, list(self.by_text), 3))
        return action

    def mask(self, options: list[Action]) -> bytearray:
        """A byte for each action of the space: 1 for the options, 0 for the others."""
        chosen = self.none.copy()
        for action in options:
            chosen[action.id] = 1
        return chosen

    def __len__(self) -> int:
        return len(self.actions)
