"""What each viewer may know: views and imagined positions prove each other, and undo stops at what was revealed."""

from __future__ import annotations

import json

from quirebox.core.event import NOBODY, Player
from quirebox.core.game import Game
from quirebox.core.message import plain
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import parts
from quirebox.testkit.anatomy import anatomy
from quirebox.testkit.checks.positions import FUTURE
from quirebox.testkit.trial import Trial, viewer_name
from quirebox.words import speech


def seen(game: Game, g: State, viewer: Player) -> str:
    """The view as it would be sent."""
    return json.dumps(game.eyes.view(g, viewer), allow_nan=False)


def views_are_what_is_sent(t: Trial) -> None:
    """A view is the same before it was sent and after: it has lists, not tuples, and no names that are numbers."""
    for viewer in t.viewers:
        view = t.game.eyes.view(t.g, viewer)
        t.same(json.loads(json.dumps(view)), view, f"the view of {viewer_name(viewer)} is another one when it is sent")


def known(t: Trial, g: State, viewer: Player) -> dict[str, object]:
    """All that the viewer can learn of the position by asking."""
    game = t.game
    drawing = [[*part.lines, *part.brief] for part in parts(game, g, viewer, t.names, speech(game).tell)]
    found: dict[str, object] = {
        "view": seen(game, g, viewer),
        "drawing": drawing if any(drawing) else t.fail(f"the drawing for {viewer_name(viewer)} is empty"),
        "actor": g.actor(),
        "question": plain(game.voice.question(g)),
    }
    if viewer != NOBODY:
        found["features"] = [*game.eyes.features(g, viewer)]
    if viewer == g.actor() and not g.over():
        found["options"] = [action.text for action in g.options]
        found["refusals"] = [[action.text, rule] for action, rule in g.refused()]
        found["phrases"] = [plain(game.voice.phrase(g, action)) for action in g.waiting.candidates(g)]
        found["cautions"] = [plain(game.voice.caution(g, action)) for action in g.options]
    return found


def some_viewers(t: Trial) -> list[Player]:
    """The actor, a spectator, and one of the others: all of them, over a few positions."""
    others = [p for p in t.viewers if p not in (NOBODY, t.g.actor())]
    return [p for p in t.viewers if p in (NOBODY, t.g.actor(), others[t.rng.below(len(others))] if others else NOBODY)]


def imagined_positions_look_the_same(t: Trial) -> None:
    """Nobody can tell an imagined position from the real one; it is sound, and a position of its own."""
    before, public = anatomy(t.g), seen(t.game, t.g, NOBODY)
    for viewer in some_viewers(t):
        who = viewer_name(viewer)
        h = t.game.eyes.imagine(t.g, viewer, Rng(t.rng.next()))
        expected, found = known(t, t.g, viewer), known(t, h, viewer)
        if viewer != NOBODY:  # a spectator sees nothing that a player does not see
            expected["what a spectator sees"], found["what a spectator sees"] = public, seen(t.game, h, NOBODY)
        for what in expected:
            if found.get(what) != expected[what]:
                t.same(
                    unpacked(found.get(what)),
                    unpacked(expected[what]),
                    f"{who} can tell an imagined position from the real one by {what}",
                )
        if h.rng.seed == t.g.rng.seed:
            t.fail(f"the position that {who} imagines has the generator of the real one")
        offered = h.waiting.options(h)
        if h.options != offered or not (offered or h.over()):
            t.fail(
                f"the position that {who} imagines offers p{h.actor()} {h.options}; with what they hold there it "
                f"would be {offered}"
            )
        t.game.form.check(h)
        playout(h, Rng(t.rng.next()), FUTURE)
        t.untouched(before, f"looking as {who}, imagining, or playing on what was imagined")


def imagining_depends_on_the_view_alone(t: Trial) -> None:
    """With the same generator, the same comes out for every position that looks the same: so a bot's choice tells
    nothing of the real one."""
    for viewer in some_viewers(t):
        seed, other = t.rng.next(), t.game.eyes.imagine(t.g, viewer, Rng(t.rng.next()))
        found, expected = (anatomy(t.game.eyes.imagine(g, viewer, Rng(seed))) for g in (other, t.g))
        t.same(found, expected, f"what {viewer_name(viewer)} imagines depends on what they cannot see")


def unpacked(value: object) -> object:
    """A view as data again, so that a complaint can name the field."""
    return json.loads(value) if isinstance(value, str) and value[:1] == "{" else value


def undo_stops_at_what_was_revealed(t: Trial) -> None:
    """An action that tells anybody what they could not know beforehand tells an event that reveals something."""
    if t.action is None:
        return
    after = t.ahead(t.g)
    if any(event.reveals for event in after.events or []):
        return
    for viewer in some_viewers(t):
        h = t.game.eyes.imagine(t.g, viewer, Rng(t.rng.next()))
        if t.action not in h.options:  # the actor shows what only they could know: their own doing
            continue
        h.apply(t.action)
        found, expected = seen(t.game, h, viewer), seen(t.game, after, viewer)
        if found != expected:
            t.same(
                unpacked(found),
                unpacked(expected),
                f"{t.action.text!r} lets {viewer_name(viewer)} learn something, but no event reveals it, so it can "
                "be undone",
            )


def features_are_equally_many(t: Trial) -> None:
    """Every player gets the same number of bytes at every decision."""
    start = len(t.game.eyes.features(t.game.new(t.players, 0, t.options, t.edition), 0))
    for viewer in range(t.players):
        found = t.game.eyes.features(t.g, viewer)
        if not isinstance(found, bytes):
            t.fail(f"the features are {type(found).__name__}, not bytes")
        if len(found) != start:
            t.fail(f"there are {len(found)} features for p{viewer}; at the start there were {start}")


def features_fit_the_schema(t: Trial) -> None:
    """Each of the features is what the schema declares, and there is none that it does not declare."""
    numbers = t.game.eyes.schema(t.g).numbers
    for viewer in range(t.players):
        found = t.game.eyes.features(t.g, viewer)
        if len(found) != len(numbers):
            t.fail(f"there are {len(found)} features for p{viewer}; the schema declares {len(numbers)}")
        for number, value in zip(numbers, found, strict=True):
            if value > number.most:
                t.fail(f"the feature {number.name} for p{viewer} is {value}; the schema declares 0 to {number.most}")
