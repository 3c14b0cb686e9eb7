"""What a scenario plays on: a position, its players, and its actions by what they are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from quire.core.action import Action
from quire.core.errors import UnknownAction
from quire.core.event import NOBODY, Player
from quire.core.game import Game, seat
from quire.core.state import State
from quire.core.step import OVER
from quire.testkit.script import Problem, Scenario, is_seat, pair
from quire.words import told


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
        p = seat(who, self.players)
        if p == NOBODY:
            raise Problem(f"there is no player {who}; there are p0 to p{self.players - 1}")
        return p

    def whose(self, words: Sequence[str]) -> tuple[Player, list[tuple[str, str]]]:
        """The player (or NOBODY: the table) and the facts that a line speaks of."""
        p = NOBODY
        if words and is_seat(words[0]):
            p, words = self.seat(words[0]), words[1:]
        if not words:
            raise Problem("say one or more facts, e.g. p0 coins=2 or round=5")
        return p, [pair(word) for word in words]

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


def work_out_options(g: State) -> None:
    """What may be chosen after `given`; a decision without any option is passed over, one with a single option waits to
    be played."""
    if g.upcoming is not OVER:  # pushed by a fact: it follows the present decision
        g.agenda.append(g.upcoming)
        g.upcoming = OVER
    g.options = g.waiting.options(g)
    if not g.options:
        g.push(g.waiting)
        g.settle()


def close(word: str, known: Iterable[str]) -> str:
    """What may have been meant."""
    found = get_close_matches(word, list(known), 3)
    return f"; did you mean {' or '.join(found)}?" if found else ""
