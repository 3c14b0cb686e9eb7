"""Refusals: those that random games meet, and those that scenarios show.

A step names the rule that forbids something.  The rule exists, says the conformance kit; that it is the right one, a
scenario says, whose refused line names it.  So every refusal that is met must be shown by one.
"""

from __future__ import annotations

from dataclasses import dataclass

from quirebox.core.game import Game
from quirebox.core.step import Judged, Step
from quirebox.testkit.conformance import variants
from quirebox.testkit.scenario import play, scenarios
from quirebox.testkit.trial import Trial

GAMES = 3  # of each variant
SELDOM = 5  # how many decisions are played until refusals are looked at again


@dataclass(frozen=True, order=True)
class Refusal:
    """A rule that is named by the code of a class."""

    by: str
    rule: str


def refusal(step: Step, rule: str) -> Refusal:
    """What a step refuses; whose code names the rule may be inherited."""
    named = ("refusal",) if isinstance(step, Judged) else ("why", "rule")
    return Refusal(next(base.__name__ for name in named for base in owners(type(step), name)), rule)


def owners(kind: type[Step], name: str) -> list[type]:
    """The classes of a game, or of the core's effects, that write a method, the nearest first."""
    return [base for base in kind.__mro__ if base not in (Step, Judged) and name in vars(base)]


def shown(game: Game) -> set[Refusal]:
    """What the scenarios of a game show: their refused lines."""
    return {refusal(step, rule) for scenario in scenarios(game) for step, rule in play(game, scenario).refusals}


def met(game: Game) -> dict[Refusal, str]:
    """What is refused in random games of each variant, each with an action that met it and where."""
    found: dict[Refusal, str] = {}
    for seed, (players, options) in enumerate(variants(game) * GAMES):
        t = Trial(game, players, game.agree(options, players), seed)
        while not t.g.over():
            if t.match.ply % SELDOM == 0:
                for action, rule in t.g.refused():
                    where = f"{action.text!r}, {players} players {options}, seed {seed}, ply {t.match.ply}"
                    found.setdefault(refusal(t.g.waiting, rule), where)
            t.choose()
            t.play()
    return found


def unshown(game: Game) -> list[str]:
    """What is refused in random games, but in no scenario."""
    known = shown(game)
    return [
        f"{refused.by} refuses {where} by {refused.rule}; no scenario shows it"
        for refused, where in sorted(met(game).items())
        if refused not in known
    ]
