"""Version 1 of the game stays what it was: records, positions, and how its bots chose."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quirebox.bots.bot import ask
from quirebox.bots.greedy import Greedy
from quirebox.core.editions import as_of
from quirebox.core.match import Match, digest, reopen, replay
from quirebox.core.record import Record, read
from quirebox.core.rng import Rng, key
from quirebox.games.history_of_the_book import GAME
from quirebox.lab.crew import crew_named
from quirebox.lab.replay import choose, compare
from quirebox.lab.results import heading_of, read_results

FOLDER = Path(__file__).parent / "version_1"
FIRST = as_of(GAME, 1)


def record(name: str) -> Record:
    """A record that was written by version 1."""
    return read((FOLDER / f"{name}.quire").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["random", "bots"])
def test_a_record_with_trades_ends_as_it_ended(name: str) -> None:
    old = record(name)
    match = replay(GAME, old, verify=True)
    told = [event.kind for events in match.told for event in events]
    assert (match.record.moves, match.record.result, match.record.version) == (old.moves, old.result, 1)
    assert match.game is FIRST
    assert {"negotiate", "offer", "counter", "accept", "reject", "cancel"} <= set(told)


def test_a_position_saved_in_the_middle_of_an_offer_goes_on_as_it_went() -> None:
    old, saved = record("random"), json.loads((FOLDER / "offer.json").read_text(encoding="utf-8"))
    ply = saved["ply"]
    whole = replay(GAME, old, until=ply)
    assert FIRST.save(FIRST.load(saved["position"])) == saved["position"]
    assert digest(FIRST, FIRST.load(saved["position"])) == digest(FIRST, whole.g)
    started = Record(**{**vars(old), "moves": old.moves[:ply], "result": []})
    match = reopen(FIRST, started, whole.told, saved["position"], saved["chain"])
    for move in old.moves[ply:]:
        match.play(move.text, move.player)
        assert match.record.moves[-1] == move
    assert match.record.result == old.result


def test_its_offers_are_still_composed_in_one_order() -> None:
    match = Match(FIRST, 3, seed=bytes(32))
    assert match.record.version == 1 and [*match.record.options] == ["length", "trade_limit", "roll_one_pays"]
    g = replay(GAME, record("random"), until=152).g
    assert g.box.space.find("amount 1") not in g.options and "Compose" in str(g.waiting.data())
    assert all(action.a > 21 for action in g.options if action.kind == "book")


def test_greedy_still_chooses_as_it_chose() -> None:
    old = record("bots")
    match, bot, asked = Match(FIRST, 3, old.options, seed=bytes.fromhex(old.seed)), Greedy(), 0
    seats = [name for name, _ in zip(["greedy", "search:20"] * 2, range(3), strict=False)]
    for ply, move in enumerate(old.moves[:120]):
        if seats[move.player] == "greedy" and len(match.g.options) < 30:
            rng = Rng(key(match.master[::-1], ply))
            assert ask(bot, FIRST, match.g, rng).action.text == move.text, ply
            asked += 1
        match.play(move.text, move.player)
    assert asked > 20


def test_the_published_ladder_is_played_with_it() -> None:
    path = Path(__file__).parents[3] / "docs" / "ladder" / "history_of_the_book.tsv"
    results = read_results(path, GAME)
    assert results.game is FIRST
    assert heading_of(results.game, "1").items() <= results.heading.items()
    chosen = [contest for contest in choose(results, 1) if contest[0].key == "greedy random 3"]
    found = compare(results, chosen, crew_named("here", 1))
    assert (found.same, found.wrong) == (1, [])
