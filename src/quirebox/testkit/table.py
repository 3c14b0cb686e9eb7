"""What a scenario plays on: a position, its players, and its actions by what they are called."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from quirebox.core.action import Action
from quirebox.core.errors import UnknownAction
from quirebox.core.event import Player
from quirebox.core.game import Game
from quirebox.core.staging import seat_of, work_out_options
from quirebox.core.state import State
from quirebox.testkit.script import Problem, Scenario
from quirebox.words import told


class Table:
    """The game of a scenario; everything that a line names is found here."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.players = scenario.players or game.seats[0]
        self.g: State | None = None
        self.stale = False  # `given` has changed the position: its options are not worked out yet

    def position(self) -> State:
        """The position, set up when it is first asked for, with its options worked out."""
        if self.g is None:
            self.g = self.game.new(self.players, self.scenario.seed, self.scenario.options, self.scenario.edition)
            self.g.events = []
        if self.stale:
            self.stale = False
            work_out_options(self.g)
        return self.g

    def known(self, rule: str) -> None:
        """Complain of a rule that does not exist."""
        rules = self.game.box(self.scenario.edition).rules
        if rule not in rules:
            raise Problem(f"there is no rule {rule}{close(rule, rules)}")

    def asked(self, who: str) -> State:
        """The position, if it is that player's decision."""
        p, g = self.seat(who), self.position()
        if g.over():
            raise Problem("the game is over")
        if p != g.actor():
            raise Problem(f"it is p{g.actor()}'s decision: {told.question(self.game, g)}")
        return g

    def seat(self, who: str) -> Player:
        """The player that a word names."""
        return seat_of(who, self.players)

    def find(self, text: str) -> Action:
        """The action with this text, or the one candidate whose notation begins with it."""
        g = self.position()
        candidates = g.waiting.candidates(g)
        for action in candidates:
            if action.text == text:
                return action
        phrases = {action: self.game.voice.notation(g, action) for action in candidates}
        exact = [action for action, phrase in phrases.items() if phrase == text]
        found = exact or [action for action, phrase in phrases.items() if phrase.startswith(text + " ")]
        if len(found) > 1:
            raise Problem(f"several actions begin so: {', '.join(phrases[action] for action in found)}")
        if found:
            return found[0]
        if text in g.box.space.by_text:
            return g.box.space.by_text[text]
        known = [*phrases.values(), *g.box.space.by_text]
        raise UnknownAction(text, get_close_matches(text, known, 3) or [action.text for action in g.options[:6]])


def close(word: str, known: Iterable[str]) -> str:
    """What may have been meant."""
    found = get_close_matches(word, list(known), 3)
    return f"; did you mean {' or '.join(found)}?" if found else ""
