"""A bot that thinks a turn through trades, bids and collects sensibly, with nothing to go by but its mind; greedy
counts what it has."""

from __future__ import annotations

import pytest

from quirebox.bots import bot_named
from quirebox.bots.bot import Bot, Budget, Sight, ask
from quirebox.bots.greedy import Greedy
from quirebox.bots.random import Random
from quirebox.bots.search import Search
from quirebox.bots.thought import Thought
from quirebox.bots.tree import Style, Tree
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.history_of_the_book import GAME
from quirebox.games.history_of_the_book.mind import MIND
from quirebox.games.history_of_the_book.mind.evaluate import HistoryMind
from quirebox.games.history_of_the_book.mind.weights import Weights
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.trade import Draft, DraftAmount

from .positions import position

FIVE_GERMAN = "G15a,G15b,G16a,G16b,G17a"


def say(g: State, *texts: str) -> None:
    for text in texts:
        g.attempt(g.box.space.find(text))


def planner(plan: int = 3000) -> Bot:
    """A bot that thinks the turn at hand through."""
    bot = Search(Thought(tries=1, plan=plan))
    bot.budget = Budget(iterations=1)
    return bot


def planned(g: State) -> str:
    """What the planner would do."""
    return ask(planner(), GAME, g, Rng(3)).action.text


def play_on(g: HistoryPosition, while_active: int, bot: Bot | None = None) -> list[str]:
    """The bot, usually the planner, plays for everybody until the turn of that country is over; what was told."""
    told: list[str] = []
    while g.active == while_active and not g.over():
        g.events = []
        say(g, ask(bot or planner(), GAME, g, Rng(3)).action.text)
        told += [event.kind for event in g.events]
    return told


def test_it_refuses_a_bad_offer() -> None:
    g = position(3, "round=3", "p0 credits=2", "p1 shelf=I15a,I16a", "collect=p0")
    say(g, "trade Italy", "book I15a", "give credits", "amount 1", "submit")
    assert g.actor() == 1
    assert planned(g) != "accept"


def test_it_accepts_an_offer_that_helps_it() -> None:
    g = position(
        3,
        "round=3",
        "p0 credits=2",
        "p0 shelf=G17b,A15b",
        "p1 credits=4",
        f"p1 shelf={FIVE_GERMAN}",
        "market=",
        "collect=p0",
    )
    say(g, "trade Italy", "book G17b", "ask credits", "amount 4", "submit")
    assert planned(g) == "accept"


def test_it_makes_a_fair_offer_for_the_book_that_completes_its_collection() -> None:
    g = position(3, "round=6", "p0 credits=6", f"p0 shelf={FIVE_GERMAN}", "p1 shelf=G17b,I15a", "market=", "collect=p0")
    told = play_on(g, 0)
    assert "accept" in told and "lock" in told
    assert [c.label for c in g.seats[0].collections] == [0]
    assert g.seats[0].credits < 6 - 2  # Italy was paid more than the printed value


@pytest.mark.parametrize("name", ["greedy", "club", "search:1"])
def test_who_is_asked_for_a_proposal_makes_one_if_both_gain(name: str) -> None:
    g = position(3, "round=6", "p0 credits=6", f"p0 shelf={FIVE_GERMAN}", "p1 shelf=G17b,I15a", "market=", "collect=p0")
    say(g, "trade Italy", "counter")
    said: list[str] = []
    while g.actor() == 1:
        said.append(ask(bot_named(name), GAME, g, Rng(3)).action.text)
        say(g, said[-1])
    assert said[:2] == ["book G17b", "ask credits"] and said[-1] == "submit" and len(said) == 4
    assert planned(g) == "accept"


@pytest.mark.parametrize("name", ["greedy", "club", "search:1"])
def test_who_is_asked_for_a_proposal_declines_at_once_if_nobody_would_gain(name: str) -> None:
    g = position(3, "round=3", "p0 shelf=G15a", "p1 credits=1", "p1 shelf=I15a", "market=", "collect=p0")
    say(g, "trade Italy", "counter")
    assert ask(bot_named(name), GAME, g, Rng(3)).action.text == "cancel"


def test_it_does_not_open_negotiations_without_a_purpose() -> None:
    g = position(
        3,
        "round=3",
        "p0 credits=0",
        "p0 shelf=G15a",
        "p1 credits=1",
        "p1 shelf=I15a",
        "p2 shelf=S15a",
        "market=",
        "collect=p0",
    )
    assert "negotiate" not in play_on(g, 0)


def test_it_bids_up_to_what_a_set_is_worth_to_it() -> None:
    g = position(3, "round=6", "p2 event=S20-1", "p0 credits=14", "p1 credits=14", "p1 shelf=A15a,A17a", "event=p2")
    bids = []
    while g.auction.reserve:
        text = planned(g)
        bids += [int(text.split()[1])] if text.startswith("amount") else []
        say(g, text)
    assert g.place[92] == 1  # with two American books the set is a whole canon to Italy
    assert 4 <= bids[-1] <= 14  # and nobody bids all it has for four books of value 1
    assert g.seats[1].credits == 14 - bids[-1] > 0


def test_in_its_last_turn_it_turns_all_it_has_into_one_collection() -> None:
    shelf, wanted = "S15a,F15a,E15a,I16a,A16a", "G15a,G15b,G16a,G16b,G17a,G17b,G18a"
    g = position(3, "round=6", "p0 credits=5", f"p0 shelf={shelf}", f"market={wanted},I15b,F18b", "collect=p0")
    has = g.seats[0].shelf_value(g.printed.value) + g.seats[0].credits
    play_on(g, 0)
    assert [c.label for c in g.seats[0].collections] == [0]
    assert g.seats[0].locked_value(g.printed.value) >= has - 2


def test_books_count_as_the_money_they_would_bring() -> None:
    shelf, wanted = "S15a,F15a,E15a,I16a,A16a", "G15a,G15b,G16a,G16b,G17a,G17b,G18a"
    hopeful, hopeless = (
        position(3, "round=6", "p0 credits=0", f"p0 shelf={shelf}", f"market={market}", "collect=p0")
        for market in (wanted, "I15b")
    )
    assert MIND.evaluate(hopeful, 0) - MIND.evaluate(hopeless, 0) > 8  # what the shelf would bring pays for a canon


def test_what_was_bought_for_another_collection_is_lost_to_this_one() -> None:
    wanted = "G15a,G15b,G16a,G16b,G17a,G17b,G18a"
    g = position(3, "round=6", "p0 credits=22", f"market={wanted},S15a", "collect=p0")
    before = MIND.evaluate(g, 0)
    say(g, "book S15a")  # 4 credits that cannot be doubled any more, since the book cannot be sold in this turn
    assert MIND.evaluate(g, 0) < before - 2
    g = position(3, "round=6", "p0 credits=22", f"market={wanted},S15a", "collect=p0")
    say(g, "book G16b")  # 4 credits that still can
    assert MIND.evaluate(g, 0) > before - 0.5


def test_who_knows_schemes_tries_them() -> None:
    g = position(
        3,
        "round=6",
        "p0 credits=8",
        "p0 shelf=S15a,F15a,E15a",
        "market=G15a,G15b,G16a,G16b,G17a,G17b,G18a,G18b",
        "collect=p0",
    )
    best = MIND.schemes(g, 0)[0]  # three books are sold and six are bought
    for knows in (True, False):
        tree = Tree(Sight(GAME, g, 0, Rng(1)), Rng(2), Thought(lines=1, plan=1, schemes=knows), Style(), Budget(1))
        assert ([edge.actions for edge in tree.root.edges] == [best]) == knows


def test_who_does_not_look_far_wants_one_collection() -> None:
    some = "G15a,G15b,G16a,G16b,G17a,G17b,G18a"

    def hopes(*facts: str) -> float:
        """What the books for sale add."""
        for_sale, nothing = (
            position(3, "round=6", "p0 credits=20", *facts, f"market={market}", "collect=p0")
            for market in (some, "I15b")
        )
        return MIND.within_reach(for_sale, 0) - MIND.within_reach(nothing, 0)

    assert hopes() > 0.1
    assert hopes("p0 collections=England:E15a+E15b+E16a+E16b+E17a+E17b") == 0


def market(books: str, shelf: str) -> str:
    """The books that are not on the shelf."""
    return ",".join(b for b in books.split(",") if b not in shelf.split(","))


def test_who_does_not_look_far_wants_it_cheap() -> None:
    six = "G15a,G15b,G16a,G16b,G17a,G17b,G18a,G18b"
    cheap, dear = (
        position(3, "round=5", "p0 credits=9", f"p0 shelf={shelf}", f"market={market(six, shelf)}", "collect=p0")
        for shelf in ("G17b,G18a,G18b", "G15a,G18b")
    )
    assert MIND.within_reach(cheap, 0) > MIND.within_reach(dear, 0) + 0.1  # 2, 3 and 1 credits against 5 and 1
    assert MIND.evaluate(cheap, 0) < MIND.evaluate(dear, 0)


def test_only_who_looks_far_counts_on_money_to_come() -> None:
    market = "G15a,G15b,G16a,G16b,G17a,G17b,G18a"
    early, late = (position(3, f"round={n}", "p0 credits=9", f"market={market}", "collect=p0") for n in (3, 5))
    turns = 2 * MIND.w.turn
    assert MIND.evaluate(early, 0) - MIND.evaluate(late, 0) > turns + 1
    assert MIND.within_reach(early, 0) - MIND.within_reach(late, 0) < turns + 0.1


def test_greedy_counts_what_it_has_and_buys_as_much_as_it_can() -> None:
    g = position(
        3, "round=3", "p0 credits=9", f"p0 shelf={FIVE_GERMAN}", "p1 shelf=G17b", "market=A15a,E15a,I15b", "collect=p0"
    )
    told = play_on(g, 0, Greedy())
    assert g.seats[0].credits == 0 and "negotiate" not in told  # E15a and I15b cost 9


def test_it_beats_random_players_clearly() -> None:
    won = 0
    for seed in range(4):
        g, rng = GAME.new(3, seed), Rng(seed)
        bots = [planner(plan=100) if p == seed % 3 else Random() for p in range(3)]  # it need not think long
        while not g.over():
            g.apply(ask(bots[g.actor()], GAME, g, rng).action)
        won += GAME.winners(g) == [seed % 3]
    assert won >= 3  # a third of them would be fair


def test_two_minds_with_other_weights_judge_apart() -> None:
    g = position(3, "round=3", "p0 credits=9", "market=G15a,G15b,G16a,G16b,G17a,G17b,G18a", "collect=p0")
    weights = Weights()
    other = HistoryMind(weights, MIND.levels)
    before = [MIND.evaluate(g, 0), MIND.within_reach(g, 0), MIND.at_hand(g, 0), MIND.doubt(g)]
    assert [other.evaluate(g, 0), other.within_reach(g, 0), other.at_hand(g, 0), other.doubt(g)] == before
    weights.cash, weights.credit, weights.even = 2.0, 0.1, 30.0
    assert other.evaluate(g, 0) > before[0] + 8  # nine credits are worth twice as much
    assert other.within_reach(g, 0) < before[1] and other.at_hand(g, 0) < before[2] and other.doubt(g) > before[3]
    assert [MIND.evaluate(g, 0), MIND.within_reach(g, 0), MIND.at_hand(g, 0), MIND.doubt(g)] == before


def test_copied_weights_are_equal_and_stand_alone() -> None:
    weights = Weights()
    names = [name for name in dir(weights) if not name.startswith("_") and name != "copy"]
    for i, name in enumerate(names):
        value = getattr(weights, name)
        setattr(weights, name, [n + i for n in value] if isinstance(value, list) else value + i)
    copy = weights.copy()
    assert [getattr(copy, name) for name in names] == [getattr(weights, name) for name in names]
    copy.hopes[0] = copy.fair = 100.0
    assert weights.hopes[0] != 100.0 and weights.fair != 100.0


def test_what_it_plans_to_offer_it_plans_to_offer_to_the_end() -> None:
    """A bot that leaves off thinking in the middle of an offer would judge it again, and end the negotiation."""
    begun = 0
    for seed in range(6):
        g, rng = GAME.new(4, seed), Rng(seed)
        while not any(action.kind == "trade" for action in g.options) or rng.below(20):
            g.apply(g.options[rng.below(len(g.options))])
            assert not g.over()
        tree = Tree(Sight(GAME, g, g.actor(), Rng(1)), Rng(1), Thought(plan=300), Style(guesses=2), Budget(1))
        for line in tree.plan():
            begun += any(action.kind == "trade" for action in line.actions)
            drafting = isinstance(line.g.waiting, (Draft, DraftAmount)) and line.g.actor() == g.actor()
            assert not drafting, [action.text for action in line.actions]
    assert begun
