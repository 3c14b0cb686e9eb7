"""What is said: sentences, questions, phrases, drawings."""

from __future__ import annotations

from quire.core.event import NOBODY, Event, Player
from quire.testkit.anatomy import anatomy
from quire.testkit.trial import Trial, viewer_name
from quire.words import told


def every_event_has_a_sentence(t: Trial) -> None:
    """Everybody reads a sentence for everything that happened, and none tells what is hidden from them."""
    for event in t.told:
        for viewer in t.viewers:
            if not sentence(t, event, viewer):
                t.fail(f"{viewer_name(viewer)} reads nothing for the event {event}")
            if event.seen_by not in (NOBODY, viewer):
                secrets_are_kept(t, event, viewer)


def every_event_is_declared(t: Trial) -> None:
    """What happened is a fact that the game has declared, with numbers that can be what they are said to be."""
    for event in t.told:
        fact = t.game.voice.facts.get(event.kind)
        if fact is None:
            t.fail(f"the event {event} is not declared in telling/facts.py")
        elif found := fact.complaint(event.args):
            t.fail(f"the event {event} {found}")
        elif event.seen_by != NOBODY and not fact.private:
            t.fail(f"the event {event} is told to one player only, but not declared as private")


def secrets_are_kept(t: Trial, event: Event, viewer: Player) -> None:
    """A sentence does not depend on numbers that its reader may not know."""
    for args in ((0,) * len(event.args), tuple(n + 1 for n in event.args), ()):
        other = Event(event.kind, event.player, args, event.seen_by, event.reveals)
        if sentence(t, other, viewer) != sentence(t, event, viewer):
            t.fail(f"the sentence that {viewer_name(viewer)} reads for {event} depends on numbers hidden from them")


def sentence(t: Trial, event: Event, viewer: Player) -> str:
    """What the viewer reads."""
    return told.sentence(t.game, t.g, event, viewer, t.names)


def everything_can_be_said(t: Trial) -> None:
    """There is a question and a phrase for each candidate, and asking changes nothing."""
    g, game = t.g, t.game
    if g.over():
        return
    before = anatomy(g)
    if not told.question(game, g, t.names):
        t.fail("the question is empty")
    for action in g.waiting.candidates(g):
        if not told.phrase(game, g, action, t.names):
            t.fail(f"the phrase of {action.text!r} is empty")
    for action in g.options:
        told.caution(game, g, action, t.names)
    told.goal(game, g, t.names)
    t.untouched(before, "speaking of the position")
