"""Credits, debts and books are conserved: nothing appears or vanishes except where a rule says so, over whole games."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from quirebox.core.event import Event
from quirebox.core.rng import Rng
from quirebox.games.history_of_the_book import GAME
from quirebox.games.history_of_the_book.box import CENTURIES
from quirebox.games.history_of_the_book.position import BANK, HistoryPosition

# What a fact moves out of the bank (or, negative, into it), by the position of the amount among its numbers.
FROM_BANK = {"roll": 1, "gain": 0, "sell": 1, "wager": 1}
INTO_BANK = {"buy": 1, "win": 1, "force": 1}
# Where a fact names the books that it moves.
MOVES = {
    "buy": [0],
    "sell": [0],
    "seize": [1],
    "change": [1],
    "knockdown": [1],
    "take": [0],
    "return": [0],
    "remove": [0],
    "hand over": [1],
    "swap": [1, 2],
}


def bank_movement(event: Event) -> int:
    if event.kind in FROM_BANK:
        return event.args[FROM_BANK[event.kind]]
    if event.kind in INTO_BANK:
        return -event.args[INTO_BANK[event.kind]]
    return -event.args[1] if event.kind == "pay" and event.args[0] == BANK else 0


def moved_books(event: Event, offered: tuple[int, ...]) -> set[int]:
    if event.kind in MOVES:
        return {event.args[i] for i in MOVES[event.kind]}
    match event.kind:
        case "lock":
            return set(event.args[1:])
        case "open":
            return set(range(12 * event.args[0], 12 * event.args[0] + 12))
        case "win" | "unsold":
            return set(range(72 + 4 * event.args[0], 76 + 4 * event.args[0]))
        case "accept":
            return set(offered)
    return set()


def debts(g: HistoryPosition) -> int:
    return sum(seat.total_debt() for seat in g.seats)


def played(players: int, length: str, seed: int) -> Iterator[tuple[HistoryPosition, HistoryPosition, list[Event]]]:
    """Every decision of a random game: the position before, the position after, and what was told in between."""
    g = GAME.new(players, seed, {"length": length, "trade_limit": "5"})
    assert isinstance(g, HistoryPosition)
    rng = Rng(seed + 1)
    while not g.over():
        before = g.copy()
        g.events = []
        g.apply(g.options[rng.below(len(g.options))])
        yield before, g, g.events


seats = st.integers(3, 6)
lengths = st.sampled_from(["quick", "long"])
seeds = st.integers(0, 1 << 40)


@settings(max_examples=12, deadline=None)
@given(seats, lengths, seeds)
def test_credits_come_from_the_bank_and_go_to_it_only_where_it_is_told(players: int, length: str, seed: int) -> None:
    for before, g, events in played(players, length, seed):
        changed = sum(seat.credits for seat in g.seats) - sum(seat.credits for seat in before.seats)
        assert changed == sum(map(bank_movement, events)), events


@settings(max_examples=12, deadline=None)
@given(seats, lengths, seeds)
def test_books_change_their_place_only_where_it_is_told(players: int, length: str, seed: int) -> None:
    for before, g, events in played(players, length, seed):
        changed = {b for b in range(96) if g.place[b] != before.place[b]}
        told = set().union(*(moved_books(event, before.offer.books) for event in events))
        assert changed <= told, (changed - told, events)


@settings(max_examples=12, deadline=None)
@given(seats, lengths, seeds)
def test_debts_arise_and_shrink_only_where_it_is_told(players: int, length: str, seed: int) -> None:
    for before, g, events in played(players, length, seed):
        arisen = sum(event.args[1] - 2 * event.args[2] for event in events if event.kind == "owe")
        forgiven = sum(event.args[1] for event in events if event.kind == "forgive")
        forgiven += sum(event.args[2] for event in events if event.kind == "take over")  # it arises again, of the taker
        covered = sum(event.args[1] for event in events if event.kind == "pay")
        covered += sum(g.printed.value[event.args[1]] for event in events if event.kind == "seize")
        paid = debts(before) + arisen - forgiven - debts(g)
        assert 0 <= paid <= covered, (paid, covered, events)


@settings(max_examples=6, deadline=None)
@given(seats, lengths, seeds)
def test_a_game_has_one_turn_for_every_country_in_every_round(players: int, length: str, seed: int) -> None:
    game = list(played(players, length, seed))
    drawn = [event.player for _, _, events in game for event in events if event.kind == "event"]
    rounds = CENTURIES * (2 if length == "long" else 1)
    for p in range(players):
        assert drawn.count(p) in (
            rounds - 1,
            rounds,
        )  # first turns may begin before the first decision, when nobody listens
    assert game[-1][1].over() and game[-1][1].round == rounds
