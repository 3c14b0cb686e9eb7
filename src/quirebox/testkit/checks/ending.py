"""Invariants, points and the end."""

from __future__ import annotations

from math import isfinite

from quirebox.bots.mind import mind_of
from quirebox.core.errors import GameOver
from quirebox.testkit.anatomy import anatomy
from quirebox.testkit.trial import Trial


def invariants_hold(t: Trial) -> None:
    """The game's own `check` between any two decisions."""
    t.game.form.check(t.g)


def points_add_up(t: Trial) -> None:
    """Everybody has a score, and its parts add up to it."""
    scores, sheets = t.g.scores(), t.game.score_sheet(t.g)
    if not len(scores) == len(sheets) == t.players:
        t.fail(f"there are {len(scores)} scores and {len(sheets)} score sheets for {t.players} players")
    for p in range(t.players):
        if sum(sheets[p].values()) != scores[p]:
            t.fail(f"the score of p{p} is {scores[p]}, but its parts {sheets[p]} add up to {sum(sheets[p].values())}")


def everybody_can_be_evaluated(t: Trial) -> None:
    """How well a player stands is a number, and asking for it changes nothing."""
    before = anatomy(t.g)
    for p in range(t.players):
        value = mind_of(t.game).evaluate(t.g, p)
        if not isfinite(value):
            t.fail(f"p{p} is evaluated at {value}")
    t.untouched(before, "evaluating")


def winners_are_players(t: Trial) -> None:
    """Some of the players have won, each of them once."""
    winners = t.game.winners(t.g)
    if len(set(winners)) < len(winners) or not set(winners) <= set(range(t.players)):
        t.fail(f"the winners are {winners}; the players are 0 to {t.players - 1}")
    if t.match.record.result != t.g.scores():
        t.fail(f"the record has the result {t.match.record.result}; the scores are {t.g.scores()}")


def nothing_follows_the_end(t: Trial) -> None:
    """An action after the end is refused and changes nothing."""
    before = anatomy(t.g)
    for action in t.g.box.space.actions[:3]:
        try:
            t.g.attempt(action)
        except GameOver:
            continue
        t.fail(f"{action.text!r} was allowed after the end")
    t.untouched(before, "an action after the end")
