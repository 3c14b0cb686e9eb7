"""Mistakes planted in Mill, one at a time: the kit finds each of them and says what it is."""

import random
import re
from collections.abc import Mapping, Sequence

import pytest

from quire.core.action import Action
from quire.core.box import Box
from quire.core.event import NOBODY, Event, Player
from quire.core.game import Json
from quire.core.plain import Node
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step
from quire.testkit.conformance import Nonconformance, check, same_in_other_processes
from quire.testkit.mill import MillGame
from quire.testkit.mill.state import COIN, Mill, mill, mill_box
from quire.testkit.mill.steps import Round, Turn

SEEDS = range(12)


def complaint(game: MillGame) -> str:
    """What the kit says of a game, or ''."""
    for seed in SEEDS:
        for players in (2, 3):
            try:
                check(game, players, {}, seed, limit=300)
            except Nonconformance as e:
                return str(e)
    return ""


# ---- places to plant something: another position, another turn


class OtherPosition(MillGame):
    """Mill with another class of positions."""

    position: type[Mill] = Mill

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        return another(self.position, mill(super().setup(box, players, rng, options)))

    def unpack(self, box: Box, players: int, data: Node) -> State:
        return another(self.position, mill(super().unpack(box, players, data)))


def another(cls: type[Mill], g: Mill) -> Mill:
    return cls(
        g.printed,
        g.players,
        g.rng,
        g.agenda,
        g.waiting,
        g.options,
        g.seats,
        g.board,
        g.deck,
        g.played,
        g.round,
        g.open_hands,
    )


class OtherTurns(MillGame):
    """Mill with another class of turns."""

    turn: type[Turn] = Turn

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[Step] = [self.turn(p) for p in range(4)]
        self.round = Round(self.turns)

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        g = super().setup(box, players, rng, options)
        g.agenda = [self.round]
        return g

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        return self.round if tag == "Round" else self.turns[values[0]]


# ---- copies and saved positions


class SharedListInCopy(OtherPosition):
    class position(Mill):
        def copy(self) -> Mill:
            twin = another(type(self), super().copy())
            twin.board = self.board
            return twin


class SharedListInSeat(OtherPosition):
    class position(Mill):
        def copy(self) -> Mill:
            twin = another(type(self), super().copy())
            for ours, theirs in zip(self.seats, twin.seats, strict=True):
                theirs.stock = ours.stock
            return twin


class ForgottenInCopy(OtherPosition):
    class position(Mill):
        def copy(self) -> Mill:
            twin = another(type(self), super().copy())
            twin.played = []
            return twin


class ForgottenInSave(MillGame):
    def pack(self, g: State) -> Json:
        packed = super().pack(g)
        assert isinstance(packed, dict)
        return {**packed, "played": []}


class SavedInAnotherOrder(MillGame):
    def pack(self, g: State) -> Json:
        packed = super().pack(g)
        assert isinstance(packed, dict)
        return {**packed, "deck": [*sorted(mill(g).deck)]}


class SavedWithoutItsOption(MillGame):
    def unpack(self, box: Box, players: int, data: Node) -> State:
        g = mill(super().unpack(box, players, data))
        g.open_hands = not g.open_hands
        return g


class RemembersWhatWas(OtherPosition):
    class position(Mill):
        _seen: tuple[bytes, ...] = ()

        def copy(self) -> Mill:
            twin = another(type(self), super().copy())
            assert isinstance(twin, RemembersWhatWas.position)
            twin._seen = self._seen
            return twin

    def features(self, g: State, viewer: Player) -> bytes:
        assert isinstance(g, self.position)
        g._seen = g._seen or tuple(super(RemembersWhatWas, self).features(g, p) for p in range(g.players))
        return g._seen[viewer]


class JudgesWhatWas(RemembersWhatWas):
    def features(self, g: State, viewer: Player) -> bytes:
        return MillGame.features(self, g, viewer)

    def evaluate(self, g: State, p: Player) -> float:
        assert isinstance(g, self.position)
        g._seen = g._seen or (bytes(g.scores()),)
        return float(g._seen[0][p])


class StepThatRemembers(OtherTurns):
    class turn(Turn):
        def __init__(self, player: Player) -> None:
            super().__init__(player)
            self.taken = 0

        def apply(self, g: State, action: Action) -> None:
            self.taken += 1
            super().apply(g, action)

        def data(self) -> list[int | str]:
            return ["Turn", self.player, self.taken]


# ---- decisions


class OfferedTwice(OtherTurns):
    class turn(Turn):
        def candidates(self, g: State) -> list[Action]:
            return [*super().candidates(g), mill(g).printed.pass_]


class NotInterned(OtherTurns):
    class turn(Turn):
        def candidates(self, g: State) -> list[Action]:
            first, *rest = super().candidates(g)
            return [Action(first.id, first.kind, first.a, first.b, first.text), *rest]


class WrongTableOfOptions(OtherTurns):
    class turn(Turn):
        def options(self, g: State) -> list[Action]:
            options = super().options(g)
            return options[:3] or options


class NoSuchRule(OtherTurns):
    class turn(Turn):
        def refusal(self, g: State, action: Action) -> str:
            return super().refusal(g, action).replace("MILL-TURN-2", "MILL-TURN-9")


class NoSuchRuleForTheRest(OtherTurns):
    class turn(Turn):
        def rule(self) -> str:
            return "MILL-TURNS-1"


class RefusalThatCosts(OtherTurns):
    class turn(Turn):
        def refusal(self, g: State, action: Action) -> str:
            rule = super().refusal(g, action)
            if rule:
                mill(g).seats[self.player].stock[COIN] += 1
            return rule


# ---- knowledge


class LeakingView(MillGame):
    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        return {**super().view(g, viewer), "next": mill(g).deck[-1:] and mill(g).deck[-1]}


class SpectatorSeesHands(MillGame):
    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        hands: list[Json] = [[*seat.hand] for seat in mill(g).seats]
        return {**super().view(g, viewer), "hands": hands if viewer == NOBODY else None}


class ViewThatSorts(MillGame):
    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        for seat in mill(g).seats:
            seat.hand.sort()
        return super().view(g, viewer)


class LeakingPhrase(MillGame):
    def phrase(self, g: State, action: Action) -> str:
        return f"{action.text}, then {sum(mill(g).deck[-2:])}"


class LeakingQuestion(MillGame):
    def question(self, g: State) -> str:
        return f"Play one of {mill(g).seats[g.actor()].hand}."


class LeakingDrawing(MillGame):
    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> str:
        return super().draw(g, 0, names)


class LeakingRefusal(OtherTurns):
    class turn(Turn):
        def refusal(self, g: State, action: Action) -> str:
            rule = super().refusal(g, action)
            return "MILL-DRAW-1" if rule and mill(g).deck[-1:] == [0] else rule


class LeakingFeatures(MillGame):
    def features(self, g: State, viewer: Player) -> bytes:
        return super().features(g, viewer) + bytes([sum(mill(g).deck[-2:])])


class LeakingSentence(MillGame):
    def sentence(self, box: Box, event: Event, viewer: Player, names: Sequence[str]) -> str:
        return self.words(box, event, names)


class ImagineLosesACard(MillGame):
    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        h = mill(super().imagine(g, viewer, rng))
        h.played += [h.deck.pop()] if h.deck else []
        return h


class ImagineKeepsTheGenerator(MillGame):
    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        h = super().imagine(g, viewer, rng)
        h.rng = g.rng.copy()
        return h


class ImagineKeepsTheOptions(MillGame):
    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        h = super().imagine(g, viewer, rng)
        h.options = g.options
        return h


class ImagineKeepsATrace(MillGame):
    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        h = mill(super().imagine(g, viewer, rng))
        if mill(g).deck[-1:] == [0]:
            h.deck.reverse()
        return h


class UnrevealedDraw(OtherPosition):
    class position(Mill):
        def copy(self) -> Mill:
            return another(type(self), super().copy())

        def reveal(self, kind: str, player: Player, args: tuple[int, ...] = (), seen_by: Player = NOBODY) -> None:
            self.tell(kind, player, args, seen_by)


class PassingUnasked(OtherTurns):
    class turn(Turn):
        def forced(self, g: State, options: list[Action]) -> bool:
            return len(options) == 1


class FeaturesThatGrow(MillGame):
    def features(self, g: State, viewer: Player) -> bytes:
        return super().features(g, viewer) + bytes(mill(g).played)


# ---- words


class EventWithoutSentence(MillGame):
    def words(self, box: Box, event: Event, names: Sequence[str]) -> str:
        return "" if event.kind == "pass" else super().words(box, event, names)


class EventThatNobodyKnows(OtherTurns):
    class turn(Turn):
        def apply(self, g: State, action: Action) -> None:
            super().apply(g, action)
            g.tell("sigh", self.player)


class NoPhrase(MillGame):
    def phrase(self, g: State, action: Action) -> str:
        return {"pass": ""}.get(action.text, action.text)


# ---- chance and the end


class GlobalRandomness(MillGame):
    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        g = mill(super().setup(box, players, rng, options))
        random.shuffle(g.deck)
        return g


class ListenersMatter(OtherTurns):
    class turn(Turn):
        def apply(self, g: State, action: Action) -> None:
            if g.events is not None:
                mill(g).seats[self.player].stock[COIN] += 1
            super().apply(g, action)


class DependsOnHashes(MillGame):
    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        g = mill(super().setup(box, players, rng, options))
        order = list({card.name for card in mill_box(box).cards})
        g.deck.sort(key=lambda card: order.index(g.printed.cards[card].name))
        return g


class NeverEnds(OtherPosition):
    class position(Mill):
        def copy(self) -> Mill:
            return another(type(self), super().copy())

        def apply(self, action: Action) -> None:
            self.round = min(self.round, 3)
            super().apply(action)


class PointsDoNotAddUp(MillGame):
    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [{"points": sheet["points"]} for sheet in super().score_sheet(g)]


class ValueOfNothing(MillGame):
    def evaluate(self, g: State, p: Player) -> float:
        return float("nan")


class StrangeWinners(MillGame):
    def winners(self, g: State) -> list[Player]:
        return [*super().winners(g), g.players]


class CardsFromNowhere(OtherTurns):
    class turn(Turn):
        def apply(self, g: State, action: Action) -> None:
            super().apply(g, action)
            if action.text == "pass":
                mill(g).played.append(0)


PLANTED = [
    (SharedListInCopy, r"playing on a copy changed the position: board\[\d\] is"),
    (SharedListInSeat, r"playing on a copy changed the position: seats\[\d\]\.stock"),
    (ForgottenInCopy, r"a copy differs from its original: played has 0 items"),
    (ForgottenInSave, r"SaveError: the saved position cannot be: the cards are"),
    (SavedInAnotherOrder, r"saved and loaded differs: deck"),
    (SavedWithoutItsOption, r"saved and loaded is saved differently: position\.open_hands is True, not False"),
    (RemembersWhatWas, r"the features for p\d are not those of the position saved and loaded: \[\d+\] is"),
    (JudgesWhatWas, r"p\d is not evaluated like in the position saved and loaded: it is '0.0', not '1.0'"),
    (StepThatRemembers, r"playing on a copy changed the position: (agenda|waiting)"),
    (OfferedTwice, r"the option 'pass' is offered twice"),
    (NotInterned, r"the option 'pass' is not interned"),
    (WrongTableOfOptions, r"the options are \[.*\], but the candidates that are not refused are \["),
    (NoSuchRule, r"is refused by rule 'MILL-TURN-9', which does not exist"),
    (NoSuchRuleForTheRest, r"is refused by rule 'MILL-TURNS-1', which does not exist"),
    (RefusalThatCosts, r"changed the position: seats\[\d\]\.stock\[0\]"),
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
    (EventWithoutSentence, r"reads nothing for the event pass p\d"),
    (EventThatNobodyKnows, r"every event has a sentence: ValueError: sigh"),
    (NoPhrase, r"the phrase of 'pass' is empty"),
    (GlobalRandomness, r"replay is the same game: ReplayError: ply \d+"),
    (ListenersMatter, r"a position to which nobody listens plays on differently: seats\[\d\]\.stock\[0\]"),
    (NeverEnds, r"ply 300: the game has not ended after 300 decisions"),
    (PointsDoNotAddUp, r"the score of p\d is \d+, but its parts \{'points': \d+\} add up to \d+"),
    (ValueOfNothing, r"p0 is evaluated at nan"),
    (StrangeWinners, r"the winners are \[.*\]; the players are 0 to 1"),
    (CardsFromNowhere, r"invariants hold: AssertionError: the cards are"),
]


@pytest.mark.parametrize(("planted", "expected"), PLANTED, ids=[planted.__name__ for planted, _ in PLANTED])
def test_the_kit_finds(planted: type[MillGame], expected: str) -> None:
    found = complaint(planted())
    assert re.search(expected, found), found or "nothing was found"
    assert re.match(r"mill, \d players, hands=hidden, seed \d+, ply \d+: ", found)


@pytest.mark.parametrize("sound", [MillGame, OtherPosition, OtherTurns])
def test_the_kit_finds_nothing_in_sound_games(sound: type[MillGame]) -> None:
    assert complaint(sound()) == ""


def test_the_kit_finds_what_depends_on_hashes() -> None:
    assert complaint(DependsOnHashes()) == "", "within one process nothing can be seen of it"
    with pytest.raises(Nonconformance, match="in another process"):
        same_in_other_processes(DependsOnHashes(), 2, hashes=range(1, 6))


def test_a_game_that_fails_elsewhere_says_why() -> None:
    class Hidden(MillGame):
        """Not to be found by another process, because it is made in a function."""

    with pytest.raises(Nonconformance, match="cannot be played in another process: AttributeError"):
        same_in_other_processes(Hidden(), 2)
