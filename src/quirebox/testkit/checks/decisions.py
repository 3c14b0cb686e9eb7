"""What may be chosen, and what is refused and why."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.errors import Illegal
from quirebox.testkit.anatomy import anatomy
from quirebox.testkit.trial import Trial


def somebody_is_asked(t: Trial) -> None:
    """While the game lasts, a player has something to choose from; afterwards nobody has."""
    g = t.g
    if g.over():
        if g.options or g.actor() in range(t.players):
            t.fail(f"the game is over, but p{g.actor()} is offered {g.options}")
    elif g.actor() not in range(t.players):
        t.fail(f"player {g.actor()} is asked; the players are 0 to {t.players - 1}")
    elif not g.options:
        t.fail(f"p{g.actor()} is asked without having an option")


def options_are_unique_and_interned(t: Trial) -> None:
    """An option is offered once, and is the very object of the space."""
    g, space = t.g, t.g.box.space
    for what, actions in (("option", g.options), ("candidate", g.waiting.candidates(g))):
        if len({id(action) for action in actions}) < len(actions):
            twice = next(a for i, a in enumerate(actions) if a in actions[:i])
            t.fail(f"the {what} {twice.text!r} is offered twice")
        for action in actions:
            if (
                not 0 <= action.id < len(space)
                or space.actions[action.id] is not action
                or space.by_text.get(action.text) is not action
            ):
                t.fail(f"the {what} {action.text!r} is not interned: take it from the box's space")


def options_are_among_the_candidates(t: Trial) -> None:
    """The options stand among the candidates, in the same order, and asking again gives the same list."""
    g, step = t.g, t.g.waiting
    if step.options(g) != g.options:
        t.fail(f"the options are {g.options}; asked again they are {step.options(g)}")
    among = [action for action in step.candidates(g) if action in g.options]
    if among != g.options:
        t.fail(f"the options are {g.options}, but the candidates have of them, in this order, {among}")


def refusals_name_a_rule_and_change_nothing(t: Trial) -> None:
    """What cannot be chosen is refused by a rule that exists, and the position stays as it was."""
    g = t.g
    if g.over():
        return
    before = anatomy(g)
    for action, rule in g.refused():
        if not rule:
            t.fail(f"{action.text!r} is not an option, but no rule is named that forbids it")
        refuse(t, action, rule)
    candidates = g.waiting.candidates(g)
    foreign = [action for action in g.box.space.actions if action not in candidates]
    if foreign:
        refuse(t, foreign[t.rng.below(len(foreign))], g.waiting.rule())
    t.untouched(before, "refusing an action")


def refuse(t: Trial, action: Action, rule: str) -> None:
    """Try an action that must be refused."""
    if rule not in t.g.box.rules:
        t.fail(f"{action.text!r} is refused by rule {rule!r}, which does not exist")
    try:
        t.g.attempt(action)
    except Illegal as e:
        if e.rule != rule:
            t.fail(f"{action.text!r} is refused by {e.rule} when it is tried, and by {rule} when it is asked about")
    else:
        t.fail(f"{action.text!r} was allowed, though {rule} refuses it")
