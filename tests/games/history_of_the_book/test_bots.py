"""Somebody who thinks a turn through trades, bids and collects sensibly, with nothing to go by but `evaluate`; greedy counts what it has."""

from __future__ import annotations

from quire.bots.bot import Bot, Budget, ask
from quire.bots.greedy import Greedy
from quire.bots.random import Random
from quire.bots.search import Search
from quire.core.event import NOBODY
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.thought import Thought
from quire.games.history_of_the_book import GAME
from quire.games.history_of_the_book.state import History, hob

FIVE_GERMAN = "G15a,G15b,G16a,G16b,G17a"


def position(players: int, *facts: str) -> History:
    """A position with p0 as Germany, made from facts like 'p0 credits=5' or 'collect=p0'."""
    g = GAME.new(players, 1)
    GAME.given(g, NOBODY, "germany", "p0")
    for fact in facts:
        whose, _, rest = fact.rpartition(" ")
        name, _, value = rest.partition("=")
        GAME.given(g, int(whose[1:]) if whose else NOBODY, name, value)
    return hob(g)


def say(g: State, *texts: str) -> None:
    for text in texts:
        g.attempt(g.box.space.find(text))


def planner() -> Bot:
    """Somebody who thinks the turn at hand through."""
    bot = Search(Thought(tries=1))
    bot.budget = Budget(iterations=1)
    return bot


def planned(g: State) -> str:
    """What the planner would do."""
    return ask(planner(), GAME, g, Rng(3)).action.text


def play_on(g: History, while_active: int, bot: Bot | None = None) -> list[str]:
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
    g = position(3, "round=3", "p0 credits=2", "p0 shelf=G17b,A15b", "p1 credits=4", f"p1 shelf={FIVE_GERMAN}", "market=", "collect=p0")
    say(g, "trade Italy", "book G17b", "ask credits", "amount 4", "submit")
    assert planned(g) == "accept"


def test_it_makes_a_fair_offer_for_the_book_that_completes_its_collection() -> None:
    g = position(3, "round=6", "p0 credits=6", f"p0 shelf={FIVE_GERMAN}", "p1 shelf=G17b,I15a", "market=", "collect=p0")
    told = play_on(g, 0)
    assert "accept" in told and "lock" in told
    assert [c.label for c in g.seats[0].collections] == [0]
    assert g.seats[0].credits < 6 - 2   # Italy was paid more than the printed value


def test_it_does_not_open_negotiations_without_a_purpose() -> None:
    g = position(3, "round=3", "p0 credits=0", "p0 shelf=G15a", "p1 credits=1", "p1 shelf=I15a", "p2 shelf=S15a", "market=", "collect=p0")
    assert "negotiate" not in play_on(g, 0)


def test_it_bids_up_to_what_a_set_is_worth_to_it() -> None:
    g = position(3, "round=6", "p2 event=S20-1", "p0 credits=14", "p1 credits=14", "p1 shelf=A15a,A17a", "event=p2")
    bids = []
    while g.auction.reserve:
        text = planned(g)
        bids += [int(text.split()[1])] if text.startswith("amount") else []
        say(g, text)
    assert g.place[92] == 1             # with two American books the set is a whole canon to Italy
    assert 4 <= bids[-1] <= 14          # and nobody bids all it has for four books of value 1
    assert g.seats[1].credits == 14 - bids[-1] > 0


def test_in_its_last_turn_it_turns_all_it_has_into_one_collection() -> None:
    shelf, wanted = "S15a,F15a,E15a,I16a,A16a", "G15a,G15b,G16a,G16b,G17a,G17b,G18a"
    g = position(3, "round=6", "p0 credits=5", f"p0 shelf={shelf}", f"market={wanted},I15b,F18b", "collect=p0")
    has = g.shelf_value(0) + g.seats[0].credits
    play_on(g, 0)
    assert [c.label for c in g.seats[0].collections] == [0]
    assert g.locked_value(0) >= has - 2


def test_books_count_as_the_money_they_would_bring() -> None:
    shelf, wanted = "S15a,F15a,E15a,I16a,A16a", "G15a,G15b,G16a,G16b,G17a,G17b,G18a"
    hopeful, hopeless = (position(3, "round=6", "p0 credits=0", f"p0 shelf={shelf}", f"market={market}", "collect=p0") for market in (wanted, "I15b"))
    assert GAME.evaluate(hopeful, 0) - GAME.evaluate(hopeless, 0) > 8        # what the shelf would bring pays for a canon


def test_greedy_counts_what_it_has_and_buys_as_much_as_it_can() -> None:
    g = position(3, "round=3", "p0 credits=9", f"p0 shelf={FIVE_GERMAN}", "p1 shelf=G17b", "market=A15a,E15a,I15b", "collect=p0")
    told = play_on(g, 0, Greedy())
    assert g.seats[0].credits == 0 and "negotiate" not in told      # E15a and I15b cost 9


def test_it_beats_random_players_clearly() -> None:
    won = 0
    for seed in range(4):
        g, rng = GAME.new(3, seed), Rng(seed)
        bots = [planner() if p == seed % 3 else Random() for p in range(3)]
        while not g.over():
            g.apply(ask(bots[g.actor()], GAME, g, rng).action)
        won += GAME.winners(g) == [seed % 3]
    assert won >= 3                     # a third of them would be fair
