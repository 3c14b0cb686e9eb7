"""The greedy bot trades and bids sensibly, with nothing to go by but `evaluate`."""

from __future__ import annotations

from quire.bots.bot import Budget, ask
from quire.bots.greedy import Greedy
from quire.bots.random import Random
from quire.core.event import NOBODY
from quire.core.rng import Rng
from quire.core.state import State
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


def greedy(g: State) -> str:
    """What the greedy bot would do."""
    return ask(Greedy(), GAME, g, Rng(3)).action.text


def play_on(g: History, while_active: int) -> list[str]:
    """Greedy bots play until the turn of that country is over; what was told."""
    told: list[str] = []
    while g.active == while_active and not g.over():
        g.events = []
        say(g, greedy(g))
        told += [event.kind for event in g.events]
    return told


def test_it_refuses_a_bad_offer() -> None:
    g = position(3, "round=3", "p0 credits=2", "p1 shelf=I15a,I16a", "collect=p0")
    say(g, "trade Italy", "book I15a", "give credits", "amount 1", "submit")
    assert g.actor() == 1
    assert greedy(g) != "accept"


def test_it_accepts_an_offer_that_helps_it() -> None:
    g = position(3, "round=3", "p0 credits=2", "p0 shelf=G17b,A15b", "p1 credits=4", f"p1 shelf={FIVE_GERMAN}", "market=", "collect=p0")
    say(g, "trade Italy", "book G17b", "ask credits", "amount 4", "submit")
    assert greedy(g) == "accept"


def test_it_makes_a_fair_offer_for_the_book_that_completes_its_collection() -> None:
    g = position(3, "round=3", "p0 credits=6", f"p0 shelf={FIVE_GERMAN}", "p1 shelf=G17b,I15a", "market=", "collect=p0")
    told = play_on(g, 0)
    assert "accept" in told and "lock" in told
    assert [c.label for c in g.seats[0].collections] == [0]
    assert g.seats[0].credits < 6 - 2   # Italy was paid more than the printed value


def test_it_does_not_open_negotiations_without_a_purpose() -> None:
    g = position(3, "round=3", "p0 credits=0", "p0 shelf=G15a", "p1 credits=1", "p1 shelf=I15a", "p2 shelf=S15a", "market=", "collect=p0")
    assert "negotiate" not in play_on(g, 0)


def test_it_bids_up_to_what_a_set_is_worth_to_it() -> None:
    g = position(3, "p0 event=G15-3", "p0 credits=2", "p0 shelf=A15b", "p1 credits=14", "p1 shelf=G15b,G15a", "p2 credits=14", "event=p0")
    bids = []
    while g.auction.reserve:
        text = greedy(g)
        bids += [int(text.split()[1])] if text.startswith("amount") else []
        say(g, text)
    assert g.place[72] == 1             # two German books make the set dearer to Italy
    assert 4 <= bids[-1] <= 14          # and nobody bids all it has for four books of value 1
    assert g.seats[1].credits == 14 - bids[-1] > 0


def test_it_beats_random_players_clearly() -> None:
    won = 0
    for seed in range(4):
        g, rng = GAME.new(3, seed), Rng(seed)
        bots = [Greedy() if p == seed % 3 else Random() for p in range(3)]
        while not g.over():
            g.apply(ask(bots[g.actor()], GAME, g, rng, Budget(iterations=300)).action)
        won += GAME.winners(g) == [seed % 3]
    assert won >= 3                     # a third of them would be fair
