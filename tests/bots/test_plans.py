"""A plan belongs to its position and question, in every game."""

from __future__ import annotations

import pytest

from quirebox.bots.bot import Sight, ask
from quirebox.bots.plan import Plan
from quirebox.bots.search import Search
from quirebox.bots.thought import Thought
from quirebox.core.event import Player
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game, ids

HASTY = Thought(tries=1, lines=2, plan=24, ahead=1, care=8)
DECISIONS = 8


def played(name: str, bot: Search, seed: int, kept: list[Plan]) -> list[tuple[State, Player]]:
    """The decisions with a choice at one table; what was planned on the way is kept."""
    boxed = game(name)
    g = boxed.new(max(2, boxed.seats[0]), seed, dict(boxed.varied))
    plans: dict[Player, Plan | None] = {}
    found: list[tuple[State, Player]] = []
    while not g.over() and len(found) < DECISIONS:
        p = g.actor()
        if len(g.options) > 1:
            found.append((g.copy(), p))
        choice = ask(bot, boxed, g, Rng(seed), plan=plans.get(p))
        plans[p] = choice.plan
        if choice.plan is not None and choice.plan not in kept:
            kept.append(choice.plan)
        g.apply(choice.action)
    return found


@pytest.mark.parametrize("name", ids())
def test_a_plan_is_taken_up_only_where_it_was_made_for(name: str) -> None:
    """One bot sits at two tables, and a plan of elsewhere is held out to it at every decision of both: it chooses as
    without it, unless the seat sees and is asked just what was expected."""
    boxed, bot = game(name), Search(HASTY)
    plans: list[Plan] = []
    kept = played(name, bot, 1, plans) + played(name, bot, 2, plans)
    assert plans, "no plan was ever kept"
    for g, p in kept:
        sight = Sight(boxed, g, p, Rng(9))
        afresh = ask(bot, boxed, g, Rng(7)).action
        strange = [plan for plan in plans if not plan.fits(sight.view(), sight.options())]
        assert strange, "every plan fits everywhere"
        chosen = ask(bot, boxed, g, Rng(7), plan=strange[len(g.options) % len(strange)]).action
        assert chosen is afresh, (name, chosen.text, afresh.text)
        for plan in plans:
            if plan not in strange:
                assert ask(bot, boxed, g, Rng(7), plan=plan).action is plan.ways[0].actions[plan.done]
