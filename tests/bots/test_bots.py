"""Bots choose what is allowed, say why, know only what their seat may know, and keep to their budget."""

from __future__ import annotations

import gc
import json
import re
from dataclasses import replace
from multiprocessing import active_children
from time import perf_counter
from types import FunctionType, ModuleType

import pytest

from quirebox.bots import bot_named, bots
from quirebox.bots.bot import Alternative, Bot, BotError, Budget, Choice, Sight, ask
from quirebox.bots.greedy import Greedy
from quirebox.bots.mind import Mind, mind_of
from quirebox.bots.plan import Plan as TurnPlan
from quirebox.bots.plan import Way, read_plan
from quirebox.bots.random import Random
from quirebox.bots.search import Search, reason, wilson
from quirebox.bots.thought import Thought
from quirebox.bots.together import part_company
from quirebox.bots.tree import Style, Tree, misjudge
from quirebox.bots.turn import Line
from quirebox.core.action import Action
from quirebox.core.event import Event, Player
from quirebox.core.game import part
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.lab.simulate import Plan, simulate
from quirebox.lab.tally import Tally
from quirebox.testkit.mill import GAME
from quirebox.words import speech, told

from .coins import COINS

ALL = ["random", "novice", "greedy:300", "search:60"]


def position(seed: int, decisions: int, players: int = 3) -> State:
    """Somewhere in a random game of Mill."""
    g = GAME.new(players, seed)
    playout(g, Rng(seed), decisions)
    return g


def said(choice: Choice) -> list[object]:
    """Everything a choice says."""
    return [
        choice.action.text,
        str(choice.why),
        [(a.action.text, a.value, a.visits, a.low, a.high) for a in choice.alternatives],
    ]


@pytest.mark.parametrize("name", ALL)
def test_a_choice_is_allowed_has_alternatives_and_a_reason_in_the_games_words(name: str) -> None:
    for seed in range(8):
        g = position(seed, 3 * seed)
        choice = ask(bot_named(name), GAME, g, Rng(seed))
        assert choice.action in g.options
        assert choice.alternatives[0].action is choice.action
        assert {a.action for a in choice.alternatives} <= set(g.options)
        assert told.phrase(GAME, g, choice.action) in speech(GAME).tell(choice.why)


@pytest.mark.parametrize("name", ALL)
def test_the_same_sight_iterations_and_generator_give_the_same_choice(name: str) -> None:
    g = position(4, 11)
    assert said(ask(bot_named(name), GAME, g, Rng(9))) == said(ask(bot_named(name), GAME, g, Rng(9)))


@pytest.mark.parametrize("name", ALL)
def test_a_choice_does_not_change_when_hidden_things_are_swapped(name: str) -> None:
    swapped = 0
    for seed in range(12):
        g = position(seed, 2 + 3 * seed, 2 + seed % 3)
        if g.over():
            continue
        other = GAME.eyes.imagine(g, g.actor(), Rng(1000 + seed))
        other.rng = Rng(seed)
        swapped += GAME.form.pack(g) != GAME.form.pack(other)
        assert said(ask(bot_named(name), GAME, g, Rng(seed))) == said(ask(bot_named(name), GAME, other, Rng(seed)))
    assert swapped > 5


def test_the_real_position_cannot_be_reached_from_what_a_bot_is_given() -> None:
    g = position(1, 6)
    reached: dict[int, object] = {}
    todo: list[object] = [Sight(GAME, g, g.actor(), Rng(1))]
    while todo:
        thing = todo.pop()
        if id(thing) not in reached and not isinstance(thing, type | ModuleType | FunctionType):
            reached[id(thing)] = thing
            todo += gc.get_referents(thing)
    assert len(reached) > 50
    assert id(g) not in reached
    assert not {id(seat) for seat in g.seats} & set(reached)  # type: ignore[attr-defined]


def test_a_single_option_is_taken_without_thinking() -> None:
    g = position(2, 4)
    g.options = g.options[:1]
    choice = ask(Bot("thoughtless"), GAME, g, Rng(1))
    assert choice.action is g.options[0]
    assert told.phrase(GAME, g, choice.action) in speech(GAME).tell(choice.why)


class Cheat(Bot):
    def __init__(self) -> None:
        super().__init__("cheat")

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        forbidden = [a for a in sight.imagine(rng).box.space.actions if a not in sight.options()]
        return Choice(forbidden[0])


def test_a_bot_that_chooses_what_is_not_allowed_is_named() -> None:
    with pytest.raises(BotError, match=r"the bot 'cheat' chose '.*', which is not allowed; allowed: "):
        ask(Cheat(), GAME, position(2, 4), Rng(1))


# ---- random and greedy


def test_random_chooses_every_option_sometimes() -> None:
    g = position(3, 5)
    assert {ask(Random(), GAME, g, Rng(seed)).action for seed in range(200)} == set(g.options)


def test_greedy_follows_its_own_decisions_to_the_end_of_the_turn() -> None:
    g = GAME.new(2, 1)
    part(GAME, "kit").given(g, 0, "grain", "1")
    part(GAME, "kit").given(g, 0, "hand", "")
    g.options = g.waiting.options(g)
    choice = ask(Greedy(), GAME, g, Rng(1))
    assert choice.action.text == "place millstone"  # worth something only with the branch that follows
    ground = g.copy()
    ground.apply(choice.action)
    best = max(mind_of(GAME).evaluate(after(ground, i), 0) for i in range(len(ground.options)))
    assert choice.alternatives[0].value == best


def after(g: State, option: int) -> State:
    h = g.copy()
    h.apply(g.options[option])
    return h


def test_greedy_averages_what_it_cannot_know() -> None:
    g = GAME.new(2, 5)
    values = set()
    for seed in range(6):
        choice = ask(Greedy(), GAME, g, Rng(seed))
        values |= {a.value for a in choice.alternatives if a.action.text == "place guild"}
    assert len(values) == 1  # drawing a card is worth the same whichever card it will be


def test_greedy_draws_lots_between_equals() -> None:
    g = COINS.new(2, 1)
    assert {ask(Greedy(), COINS, g, Rng(seed)).action.text for seed in range(30)} == {"take 3", "take a shiny 3"}


def test_greedy_beats_random_in_mill() -> None:
    tally = Tally(plan := Plan(GAME, ["greedy", "random"], 2, 60, "1"))
    for played in simulate(plan, 1):
        tally.add(played)
    assert tally.standings()[0].win_share >= 0.95


# ---- search


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_search_takes_the_biggest_coin_for_any_number_of_players(players: int) -> None:
    choice = ask(bot_named("search:300"), COINS, COINS.new(players, 1), Rng(3))
    assert choice.action.a == 3
    tries = sum(a.visits for a in choice.alternatives)
    assert tries == 300 or (players == 1 and 100 < tries < 300)  # alone, turns that begin alike are told as one


def test_search_beats_random_in_mill() -> None:
    tally = Tally(plan := Plan(GAME, ["search:40", "random"], 2, 8, "2"))
    for played in simulate(plan, 1):
        tally.add(played)
    assert tally.standings()[0].win_share >= 0.9


def test_win_shares_lie_in_their_intervals_between_nothing_and_all() -> None:
    choice = ask(bot_named("search:200"), GAME, position(6, 8), Rng(1))
    for a in choice.alternatives:
        assert 0 <= a.low <= a.value <= a.high <= 1
    assert wilson(1.0, 10)[1] == 1.0 and 0.6 < wilson(1.0, 10)[0] < 0.8


@pytest.mark.parametrize(
    "bot", [Search(), Search(Thought(ahead=500)), Greedy()], ids=["search", "long lines", "greedy"]
)
def test_seconds_are_a_hard_stop(bot: Bot) -> None:
    start = perf_counter()
    choice = ask(bot, GAME, position(1, 4), Rng(1), Budget(seconds=0.05))
    assert perf_counter() - start < 0.5
    assert choice.alternatives


def test_seconds_make_search_think_longer_than_one_iteration() -> None:
    choice = ask(Search(), GAME, position(1, 4), Rng(1), Budget(seconds=0.2))
    assert sum(a.visits for a in choice.alternatives) > 50


@pytest.mark.parametrize("bot", [Search(), Greedy()], ids=["search", "greedy"])
def test_no_garbage_is_collected_while_a_bot_thinks_and_it_is_again_afterwards(bot: Bot) -> None:
    heard: list[bool] = []

    class Listening(Mind):
        def evaluate(self, g: State, p: int) -> float:
            heard.append(gc.isenabled())
            if len(heard) > 90:
                raise TimeoutError
            return super().evaluate(g, p)

    bot.mind = Listening(None, {})
    with pytest.raises(TimeoutError):
        for seed in range(99):
            ask(bot, COINS, COINS.new(2, seed), Rng(1), Budget(4))
            assert gc.isenabled()
    assert not any(heard) and gc.isenabled()


def test_search_goes_on_with_its_turn_without_thinking_anew_while_all_goes_as_expected() -> None:
    for seed in range(40):
        g, bot = position(seed, 4 + seed), Search()
        if g.over():
            continue
        first = ask(bot, GAME, g, Rng(1), Budget(50))
        g.apply(first.action)
        if first.plan:
            break
    assert first.plan and g.actor() >= 0
    tried = max(way.visits for way in first.plan.ways)
    again = ask(bot, GAME, g, Rng(2), Budget(1), first.plan)
    assert again.alternatives[0].visits == tried > 10
    assert again.alternatives[0].value == first.alternatives[0].value
    elsewhere = read_plan(g.box, json.loads(json.dumps(first.plan.plain())))
    assert said(ask(Search(), GAME, g, Rng(2), Budget(1), elsewhere)) == said(again)


def test_a_plan_is_not_followed_where_another_question_is_asked() -> None:
    g = GAME.new(2, 1)
    sight = Sight(GAME, g, g.actor(), Rng(1))
    plan = TurnPlan([]).expecting(sight.view(), sight.options())
    assert not plan.fits(sight.view(), sight.options())  # nothing is left of it
    plan = replace(plan, ways=[Way(g.options[:1], 1.0, 1, 1.0)])
    assert plan.fits(sight.view(), sight.options())
    assert not plan.fits(sight.view(), sight.options()[1:])
    assert not plan.fits({**sight.view(), "round": 99}, sight.options())


def test_search_in_several_processes_adds_up_what_each_found_and_is_reproducible() -> None:
    g = position(6, 8)
    alone, once, again = (ask(bot_named(name), GAME, g, Rng(4)) for name in ("search:40", "search:40*3", "search:40*3"))
    assert said(once) == said(again)
    assert sum(a.visits for a in alone.alternatives) <= 40 < sum(a.visits for a in once.alternatives) <= 120
    assert len(active_children()) == 2
    part_company()
    assert not active_children()


def test_search_meets_the_same_luck_with_every_turn_it_compares() -> None:
    g = position(3, 7)
    tree = Tree(Sight(GAME, g, g.actor(), Rng(1)), Rng(2), Thought(), Style(), Budget(30))
    assert GAME.save(tree.world(4)) == GAME.save(tree.world(4)) != GAME.save(tree.world(5))
    tree.grow()
    assert len(tree.worlds) < tree.root.visits


def test_search_forgets_what_it_thought_when_something_else_happened() -> None:
    g = GAME.new(2, 1)
    bot = Search()
    ask(bot, GAME, g, Rng(1), Budget(100))
    other = position(7, 6)
    assert said(ask(bot, GAME, other, Rng(2), Budget(50))) == said(ask(Search(), GAME, other, Rng(2), Budget(50)))


def test_a_search_stops_when_its_choice_is_settled_and_not_before() -> None:
    early = 0
    for seed in range(12):
        g = position(seed, 2 * seed)
        tree = Tree(Sight(GAME, g, g.actor(), Rng(seed)), Rng(seed), Thought(), Style(), Budget(90))
        tree.grow()
        first, second = sorted([0, *(edge.visits for edge in tree.root.edges)], reverse=True)[:2]
        left = 90 - tree.root.visits
        assert not left or left < first - second <= left + 2, (
            "the last iteration settled it: nothing that is left could change it"
        )
        early += left > 0
    assert early > 6


# ---- levels


@pytest.mark.parametrize(
    ("better", "worse", "games", "share"), [("novice", "random", 200, 0.55), ("greedy", "novice", 60, 0.65)]
)
def test_a_novice_stands_between_random_and_greedy(better: str, worse: str, games: int, share: float) -> None:
    tally = Tally(plan := Plan(GAME, [better, worse], 2, games, "3"))
    for played in simulate(plan, 1):
        tally.add(played)
    assert tally.standings()[0].win_share >= share


def test_levels_think_within_their_budget() -> None:
    g = position(2, 6)
    for name, iterations in (("club", 12), ("expert", 48)):
        bot = bot_named(name)
        assert bot.budget.iterations == iterations and 0 < bot.budget.seconds <= 1
        start = perf_counter()
        choice = ask(bot, GAME, g, Rng(1))
        assert perf_counter() - start < 1.5
        assert bot.name == name and 0 < sum(a.visits for a in choice.alternatives) <= iterations


def test_a_game_says_how_far_how_carefully_and_how_often_things_are_tried() -> None:
    expert = Thought(tries=16, plan=70, ahead=4, care=250)
    slow = Mind(None, {"club": Thought(tries=4), "expert": expert})
    g = COINS.new(2, 1)

    def tries(name: str) -> int:
        bot = bot_named(name)
        bot.mind = slow
        return sum(a.visits for a in ask(bot, COINS, g, Rng(3)).alternatives)

    assert [tries(name) for name in ("club", "expert", "expert:13")] == [4, 16, 5]
    assert slow.level("master") == expert._replace(tries=64, learned=True)  # a game need not say it
    tree = Tree(Sight(COINS, g, 0, Rng(1), slow), Rng(2), expert, Style(rivals=0.1), Budget(1))
    assert (tree.ahead, tree.care, tree.rivals) == (4, 250, 25)


# ---- names


def test_who_sees_unclearly_mistakes_small_differences_and_no_large_ones() -> None:
    g = position(1, 0)
    best: list[float] = []
    for seed in range(200):
        lines = [Line([], g, value) for value in (10.0, 9.9, 0.0)]
        named = {id(line): line.value for line in lines}
        misjudge(lines, 0.1, Rng(seed))
        assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
        best.append(named[id(lines[0])])
    assert 20 < best.count(9.9) < 100 and 0.0 not in best


def test_a_level_may_see_unclearly() -> None:
    g = position(5, 0)
    clear = [said(ask(Search(Thought()), GAME, g, Rng(seed), Budget(1))) for seed in range(12)]
    assert clear == [said(ask(Search(Thought(blur=0.0)), GAME, g, Rng(seed), Budget(1))) for seed in range(12)]
    assert clear != [said(ask(Search(Thought(blur=5.0)), GAME, g, Rng(seed), Budget(1))) for seed in range(12)]


def test_a_level_goes_by_what_it_hopes_for() -> None:
    class Shy(Mind):
        def within_reach(self, g: State, p: Player) -> float:
            return -self.evaluate(g, p)

    shy, g = Shy(None, {}), COINS.new(2, 1)

    def choice(near: bool) -> Action:
        bot = Search(Thought(lines=1, near=near))
        bot.mind = shy
        return ask(bot, COINS, g, Rng(1), Budget(1)).action

    far = choice(near=False)
    assert (far.a, choice(near=True).a) == (3, 0)
    p = g.actor()
    judges = [
        Tree(Sight(COINS, g, p, Rng(1), shy), Rng(2), Thought(near=near), Style(), Budget(1)).judge
        for near in (False, True)
    ]
    g.apply(far)
    assert [judge.shares(g)[p] > 0.5 for judge in judges] == [True, False]


def test_somebody_who_hardly_plans_still_chooses() -> None:
    g = position(5, 3)
    assert ask(Search(Thought(plan=1)), GAME, g, Rng(1), Budget(4)).action in g.options


def test_bots_are_had_by_name_with_a_budget() -> None:
    assert list(bots())[:7] == ["random", "novice", "greedy", "club", "expert", "master", "search"]
    assert bot_named("search:200").budget == Budget(iterations=200)
    assert bot_named("search:0.5s").budget == Budget(seconds=0.5)
    assert bot_named("search:200*2").budget == Budget(iterations=200, processes=2)
    assert bot_named("search:0.5s*4").budget == Budget(seconds=0.5, processes=4)
    assert bot_named("search:200").name == "search:200"
    assert bot_named("greedy").name == "greedy"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("gready", "there is no bot 'gready'; there are: random, novice, greedy, club, expert, master, search"),
        ("random:200", "'random:200': the bot random does not think, so it has no budget; use 'random'"),
        ("search:", "cannot read the budget ''"),
        ("search:-5", "cannot read the budget '-5'; use iterations as in search:200 or seconds as in search:0.5s"),
        ("search:0s", "cannot read the budget '0s'"),
        ("search:9*0", "and processes behind them as in search:200*2"),
    ],
)
def test_a_name_that_is_no_bot_is_explained(name: str, complaint: str) -> None:
    with pytest.raises(BotError, match=re.escape(complaint)):
        bot_named(name)


def test_thinking_leaves_no_trace() -> None:
    g = position(5, 9)
    before = GAME.save(g)
    heard: list[Event] = []
    g.events = heard
    for name in ALL:
        ask(bot_named(name), GAME, g, Rng(1))
    assert GAME.save(g) == before
    assert heard == []


def test_who_prefers_what_promises_less_says_why() -> None:
    g = position(3, 0)
    sight = Sight(GAME, g, g.actor(), Rng(1))
    first, second, third = g.options[:3]
    surer = [Alternative(first, 0.55, 300, 0.5, 0.6), Alternative(second, 0.5, 40), Alternative(third, 0.56, 9)]
    said = speech(GAME).tell(reason(sight, surer))
    assert f"“{told.phrase(GAME, g, third)}” looks like 56 %, but after fewer tries (9), which is less sure." in said
    assert "next comes" in speech(GAME).tell(reason(sight, surer[:2]))
