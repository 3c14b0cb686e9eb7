"""What is said: sentences, questions, phrases, drawings."""

from __future__ import annotations

from collections import Counter

from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.message import Said
from quirebox.testkit.anatomy import anatomy
from quirebox.testkit.trial import Trial, viewer_name
from quirebox.words import languages, speech


def every_event_has_a_sentence(t: Trial) -> None:
    """In every language everybody reads a sentence for what happened, and none tells what is hidden from them."""
    for event in t.told:
        told: list[Said] = []  # most viewers read the same
        for viewer in t.viewers:
            said = sentence(t, event, viewer)
            if said not in told:
                told.append(said)
                for language in languages():
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


def sentence(t: Trial, event: Event, viewer: Player) -> Said:
    """What the viewer is told: a message with its values, which are all sent, read or not."""
    return t.game.voice.sentence(t.g.box, event, viewer, t.names)


def everything_can_be_said(t: Trial) -> None:
    """In every language there is a question, and a phrase of its own for each option; asking changes nothing."""
    g, voice = t.g, t.game.voice
    if g.over():
        return
    before = anatomy(g)
    question, goal = voice.question(g), voice.goal(g)
    phrases = {action.text: voice.phrase(g, action) for action in g.waiting.candidates(g)}
    cautions = [voice.caution(g, action) for action in g.options]
    for language in languages():
        in_words(t, language, "the question", question)
        said = {text: in_words(t, language, f"the phrase of {text!r}", phrase) for text, phrase in phrases.items()}
        called = Counter(said[action.text] for action in g.options)
        if twice := sorted(name for name, times in called.items() if times > 1):
            t.fail(f"in the language {language} several options are called {twice[0]!r}")
        for perhaps in (goal, *cautions):
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
