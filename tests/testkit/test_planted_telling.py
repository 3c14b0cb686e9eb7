"""Mistakes planted in what Mill shows and says: the kit finds who would learn too much, and what cannot be said."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from quirebox.core.action import Action
from quirebox.core.audience import Part
from quirebox.core.box import Box
from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.fact import fact, thing
from quirebox.core.message import Said, say
from quirebox.core.plain import Json
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.testkit.mill import MillGame
from quirebox.testkit.mill.position import MillPosition
from quirebox.testkit.mill.position import position as mill
from quirebox.testkit.mill.steps.turns import Turn
from quirebox.testkit.mill.telling.facts import FACTS

from .planting import OtherPosition, OtherTurns, Planted, another, must_find

# ---- knowledge


class LeakingView(Planted):
    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return {**super().view(g, viewer), "next": mill(g).deck[-1:] and mill(g).deck[-1]}


class SpectatorSeesHands(Planted):
    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        hands: list[Json] = [[*seat.hand] for seat in mill(g).seats]
        return {**super().view(g, viewer), "hands": hands if viewer == NOBODY else None}


class ViewThatSorts(Planted):
    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        for seat in mill(g).seats:
            seat.hand.sort()
        return super().view(g, viewer)


class LeakingPhrase(Planted):
    def phrase(self, g: State, action: Action) -> Said:
        return f"{action.text}, then {sum(mill(g).deck[-2:])}"


class LeakingQuestion(Planted):
    def question(self, g: State) -> Said:
        return f"Play one of {mill(g).seats[g.actor()].hand}."


class LeakingDrawing(Planted):
    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> list[Part]:
        return super().draw(g, 0, names)


class LeakingRefusal(OtherTurns):
    class turn(Turn):
        def refusal(self, g: State, action: Action) -> str:
            rule = super().refusal(g, action)
            return "MILL-DRAW-1" if rule and mill(g).deck[-1:] == [0] else rule


class LeakingFeatures(Planted):
    def features(self, g: State, viewer: Player) -> bytes:
        return super().features(g, viewer) + bytes([sum(mill(g).deck[-2:])])


class LeakingSentence(Planted):
    def sentence(self, box: Box, event: Event, viewer: Player, names: Sequence[str]) -> Said:
        return self.words(box, event, names)


class ImagineLosesACard(Planted):
    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        h = mill(super().imagine(g, viewer, rng))
        h.played += [h.deck.pop()] if h.deck else []
        return h


class ImagineKeepsTheGenerator(Planted):
    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        h = super().imagine(g, viewer, rng)
        h.rng = g.rng.copy()
        return h


class ImagineKeepsTheOptions(Planted):
    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        h = super().imagine(g, viewer, rng)
        h.options = g.options
        return h


class ImagineKeepsATrace(Planted):
    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        h = mill(super().imagine(g, viewer, rng))
        if mill(g).deck[-1:] == [0]:
            h.deck.reverse()
        return h


class UnrevealedDraw(OtherPosition):
    class position(MillPosition):
        def copy(self) -> MillPosition:
            return another(type(self), super().copy())

        def reveal(self, kind: str, player: Player, args: tuple[int, ...] = (), seen_by: Player = NOBODY) -> None:
            self.tell(kind, player, args, seen_by)


class PassingUnasked(OtherTurns):
    class turn(Turn):
        def forced(self, g: State, options: list[Action]) -> bool:
            return len(options) == 1


class FeaturesThatGrow(Planted):
    def features(self, g: State, viewer: Player) -> bytes:
        return super().features(g, viewer) + bytes(mill(g).played)


class FeatureBeyondItsRange(Planted):
    def __init__(self) -> None:
        super().__init__()
        self.eyes = replace(self.eyes, declared=MillGame.eyes.declared)

    def features(self, g: State, viewer: Player) -> bytes:
        found = bytearray(super().features(g, viewer))
        found[2] += 2
        return bytes(found)


class FeatureThatIsNotDeclared(FeatureBeyondItsRange):
    def features(self, g: State, viewer: Player) -> bytes:
        return MillGame.eyes.features(g, viewer) + bytes(1)


# ---- words


class EventWithoutSentence(Planted):
    def words(self, box: Box, event: Event, names: Sequence[str]) -> Said:
        return "" if event.kind == "pass" else super().words(box, event, names)


class EventThatNobodyKnows(OtherTurns):
    class turn(Turn):
        def apply(self, g: State, action: Action) -> None:
            super().apply(g, action)
            g.tell("sigh", self.player)


class FactOfAnotherForm(Planted):
    facts = {**FACTS, "gain": fact("gain", thing("good"))}


class FactThatIsNoSecret(Planted):
    facts = {**FACTS, "draw": fact("draw", thing("card"))}


class ViewOfTuples(Planted):
    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return {**super().view(g, viewer), "deck": (1, 2)}


class PhraseForTwo(Planted):
    """Two options cannot be told apart."""

    def phrase(self, g: State, action: Action) -> Said:
        return "go somewhere" if action.kind == "place" else super().phrase(g, action)


class PhraseOfNoLanguage(Planted):
    """A message that nobody has written."""

    def phrase(self, g: State, action: Action) -> Said:
        return say("do-pass") if action.kind == "pass" else super().phrase(g, action)


class NoPhrase(Planted):
    def phrase(self, g: State, action: Action) -> Said:
        return {"pass": ""}.get(action.text, action.text)


PLANTED = [
    (LeakingView, r"can tell an imagined position from the real one by view: next is"),
    (SpectatorSeesHands, r"can tell an imagined position from the real one by what a spectator sees: hands"),
    (ViewThatSorts, r"looking as .* changed the position: seats\[\d\]\.hand"),
    (LeakingPhrase, r"can tell an imagined position from the real one by phrases"),
    (LeakingQuestion, r"can tell an imagined position from the real one by question"),
    (LeakingDrawing, r"can tell an imagined position from the real one by drawing"),
    (LeakingRefusal, r"can tell an imagined position from the real one by refusals"),
    (LeakingFeatures, r"can tell an imagined position from the real one by features"),
    (LeakingSentence, r"the sentence that .* reads for draw .* depends on numbers hidden from them"),
    (ImagineLosesACard, r"can tell an imagined position from the real one by view: deck is"),
    (ImagineKeepsTheGenerator, r"has the generator of the real one"),
    (
        ImagineKeepsTheOptions,
        r"the position that .* imagines offers p\d \[.*\]; with what they hold there it would be \[",
    ),
    (ImagineKeepsATrace, r"what .* imagines depends on what they cannot see: deck\[\d+\] is"),
    (UnrevealedDraw, r"lets p\d learn something, but no event reveals it, so it can be undone: seats\[\d\]\.hand"),
    (PassingUnasked, r"lets .* learn something, but no event reveals it, so it can be undone"),
    (FeaturesThatGrow, r"there are \d+ features for p\d; at the start there were 23"),
    (FeatureBeyondItsRange, r"the feature space\[0\] for p\d is \d; the schema declares 0 to \d"),
    (FeatureThatIsNotDeclared, r"there are 24 features for p\d; the schema declares 23"),
    (EventWithoutSentence, r"what .* reads for the event pass p\d.* is empty in the language en"),
    (EventThatNobodyKnows, r"the event sigh p\d \(\) is not declared in telling/facts.py"),
    (FactOfAnotherForm, r"the event gain p\d \(\d, \d\) has 2 numbers; declared are good"),
    (FactThatIsNoSecret, r"the event draw p\d \(\d+,\) is told to one player only, but not declared as private"),
    (ViewOfTuples, r"the view of p\d is another one when it is sent: deck"),
    (NoPhrase, r"the phrase of 'pass' is empty in the language en"),
    (PhraseForTwo, r"in the language en several options are called 'go somewhere'"),
    (PhraseOfNoLanguage, r"the phrase of 'pass' cannot be said in the language en: .*no message 'do-pass'"),
]


@pytest.mark.parametrize(("planted", "expected"), PLANTED, ids=[planted.__name__ for planted, _ in PLANTED])
def test_the_kit_finds(planted: type[Planted], expected: str) -> None:
    must_find(planted(), expected)
