"""Previews promise what happens, and nothing that nobody can know yet."""

from __future__ import annotations

import random

import pytest
from pydantic import JsonValue

from quirebox import games as shelf
from quirebox.core.match import Match
from quirebox.server.show import foresight, render
from quirebox.server.show.foresight import certain
from quirebox.testkit.mill import GAME as MILL

from .serving import SOAK

GAMES = 20 if SOAK else 1


def kept(promised: JsonValue, now: JsonValue, then: JsonValue) -> bool:
    """Whether everything promised is as it is now, or as it came."""
    if promised in (now, then):
        return True
    if isinstance(promised, dict) and isinstance(now, dict) and isinstance(then, dict):
        return all(kept(promised[name], now.get(name), then.get(name)) for name in promised)
    if isinstance(promised, list) and isinstance(now, list) and isinstance(then, list):
        return len(promised) == len(now) == len(then) and all(
            kept(*parts) for parts in zip(promised, now, then, strict=True)
        )
    return False


@pytest.mark.parametrize("game", [*shelf.ids(), "mill"])
def test_what_is_promised_happens(game: str) -> None:
    boxed, rng, found = shelf.game(game), random.Random(7), {"complete": 0, "partly": 0, "useful": 0, "wrong": 0}
    for n in range(GAMES):
        match = Match(boxed, boxed.seats[n % len(boxed.seats)], seed=rng.randbytes(32))
        names = [f"P{p}" for p in range(match.g.players)]
        while not match.g.over():
            actor, action = match.g.actor(), rng.choice(match.g.options)
            now = boxed.eyes.view(match.g, actor)
            told, view, complete = foresight.preview(boxed, match.g, actor, action, match.ply, names)
            events = match.apply(action)
            then = boxed.eyes.view(match.g, actor)
            heard = [render.told(boxed, match.g, match.ply, event, actor, names) for event in events]
            assert told == heard[: len(told)], f"ply {match.ply}: {action.text}"
            if complete:
                assert view == then and told == heard, f"ply {match.ply}: {action.text}"
            found["complete" if complete else "partly"] += 1
            found["useful"] += not complete and view != now
            found["wrong"] += not kept(view, now, then)
    assert found["complete"] and found["useful"] >= 0.75 * found["partly"], found
    assert found["wrong"] <= 0.03 * found["partly"], found  # a rare card may not have been among the outcomes imagined


def test_a_thing_of_which_anything_is_unknown_stays_as_it_is() -> None:
    now: JsonValue = {"row": [{"card": 1, "hour": 2}, {"card": 4, "hour": 2}], "seats": [{"score": 3, "hand": [1]}]}
    outcomes: list[JsonValue] = [
        {"row": [{"card": 5, "hour": 3}, {"card": card, "hour": 7}], "seats": [{"score": 4, "hand": [1, card]}]}
        for card in (8, 9)
    ]
    assert certain(now, outcomes) == {
        "row": [{"card": 5, "hour": 3}, {"card": 4, "hour": 2}],
        "seats": [{"score": 4, "hand": [1]}],
    }


def test_a_drawn_card_is_not_promised() -> None:
    match = Match(MILL, 2, {"hands": "hidden"}, seed=bytes(32))
    actor = match.g.actor()
    found = {action: foresight.preview(MILL, match.g, actor, action, 0, ["A", "B"]) for action in match.g.options}
    drawing = [(told, view) for told, view, complete in found.values() if not complete]
    hand = MILL.eyes.view(match.g, actor)["seats"]
    assert drawing
    for told, view in drawing:
        assert isinstance(view["seats"], list) and isinstance(hand, list) and isinstance(seat := hand[actor], dict)
        assert view["seats"][actor] == {**seat, "cards": 2}  # how many is certain, which is not
        assert told and not any(fact["kind"] == "draw" for fact in told)
