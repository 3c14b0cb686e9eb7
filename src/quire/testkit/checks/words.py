"""What is said: sentences, questions, phrases, drawings."""

from __future__ import annotations

from quire.core.event import NOBODY, Event, Player
from quire.core.message import Said
from quire.testkit.anatomy import anatomy
from quire.testkit.trial import Trial, viewer_name
from quire.words import languages, speech, told


def every_event_has_a_sentence(t: Trial) -> None:
    """In every language everybody reads a sentence for what happened, and none tells what is hidden from them."""
    for event in t.told:
        for viewer in t.viewers:
            for language in languages():
                said = t.game.voice.sentence(t.g.box, event, viewer, t.names)
                in_words(t, language, f"what {viewer_name(viewer)} reads for the event {event}", said)
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
    """In every language there is a question, and a phrase of its own for each option; asking changes nothing."""
    g, voice = t.g, t.game.voice
    if g.over():
        return
    before = anatomy(g)
    refused = [action for action in g.waiting.candidates(g) if action not in g.options]
    for language in languages():
        in_words(t, language, "the question", voice.question(g))
        said = [in_words(t, language, f"the phrase of {a.text!r}", voice.phrase(g, a)) for a in g.options]
        twice = {one for one in said if said.count(one) > 1}
        if twice:
            t.fail(f"in the language {language} several options are called {sorted(twice)[0]!r}")
        for action in refused:
            in_words(t, language, f"the phrase of {action.text!r}", voice.phrase(g, action))
        for perhaps in (voice.goal(g), *(voice.caution(g, action) for action in g.options)):
            speech(t.game, language).tell(perhaps, t.names)
    t.untouched(before, "speaking of the position")


def in_words(t: Trial, language: str, what: str, said: Said) -> str:
    """What is said, in a language: never nothing."""
    try:
        text = speech(t.game, language).tell(said, t.names)
    except (KeyError, ValueError) as e:
        t.fail(f"{what} cannot be said in the language {language}: {e}")
    if not text.strip():
        t.fail(f"{what} is empty in the language {language}")
    return text
