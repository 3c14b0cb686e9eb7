"""Copies, saved positions, replays."""

from __future__ import annotations

import json

from quirebox.bots.mind import mind_of
from quirebox.core.match import Match, digest, master_seed, replay
from quirebox.core.playout import playout
from quirebox.core.record import read
from quirebox.core.rng import Rng
from quirebox.testkit.anatomy import anatomy
from quirebox.testkit.trial import Trial

FUTURE = 60  # decisions that are played on a copy


def copy_is_complete_and_deep(t: Trial) -> None:
    """A copy has every field, and playing on it leaves the original alone."""
    before = anatomy(t.g)
    twin = t.g.copy()
    t.same(anatomy(twin), before, "a copy differs from its original")
    playout(twin, Rng(t.rng.next()), FUTURE)
    t.untouched(before, "playing on a copy")


def copy_plays_like_the_original(t: Trial) -> None:
    """The same action leads to the same position, whether or not anybody listens to the events."""
    if t.action is None:
        return
    deaf = t.g.copy()
    deaf.rng = t.ahead(t.g).rng.copy()
    loud = deaf.copy()
    loud.events = []
    for h in (deaf, loud):
        h.apply(t.action)
    t.same(anatomy(deaf), anatomy(loud), "a position to which nobody listens plays on differently")


def save_is_complete(t: Trial) -> None:
    """A position written as JSON and read again has every field, the same options and the same future."""
    g, game, mind = t.g, t.game, mind_of(t.game)
    before = anatomy(g)
    text = json.dumps(game.save(g), allow_nan=False)
    t.untouched(before, "saving")
    again = game.load(json.loads(text))
    t.same(
        json.loads(json.dumps(game.save(again))),
        json.loads(text),
        "a position that was saved and loaded is saved differently",
    )
    t.same(anatomy(again), before, "a position that was saved and loaded differs")
    t.same(again.refused(), g.refused(), "a position that was saved and loaded refuses otherwise")
    for p in range(
        t.players
    ):  # a loaded position remembers nothing; the one that was played may remember what is no longer so
        t.same(
            [*game.eyes.features(g, p)],
            [*game.eyes.features(again, p)],
            f"the features for p{p} are not those of the position saved and loaded",
        )
        t.same(
            repr(mind.evaluate(g, p)),
            repr(mind.evaluate(again, p)),
            f"p{p} is not evaluated like in the position saved and loaded",
        )
    seed, twin = t.rng.next(), g.copy()
    for h in (twin, again):
        playout(h, Rng(seed), FUTURE)
    t.same(anatomy(again), anatomy(twin), "a position that was saved and loaded has another future")


def replay_is_the_same_game(t: Trial) -> None:
    """The record, written and read, plays the same game again, also while other games are being played."""
    record = t.match.record
    text = record.write()
    again = read(text)
    t.same(again.write(), text, "the record is read otherwise than it was written")
    t.same(anatomy(replay(t.game, again, verify=True).g), anatomy(t.g), "the record leads to another position")
    twin = Match(t.game, t.players, t.options, t.edition, seed=t.match.master)
    other = Match(t.game, t.players, t.options, t.edition, seed=master_seed(f"other {t.seed}"))
    for move in record.moves:
        twin.play(move.text, move.player)
        if not other.g.over():
            other.g.apply(other.g.options[t.rng.below(len(other.g.options))])
        if twin.record.moves[-1].mark != move.mark:
            t.fail(f"the game differs at ply {twin.ply} when it is played again beside another one")
    t.same(
        digest(t.game, twin.g),
        digest(t.game, t.g),
        "the game ends otherwise when it is played again beside another one",
    )
