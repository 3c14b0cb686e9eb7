"""Mistakes planted in Mill, one at a time: the kit finds each of them and says what it is."""

import random
import re
from collections.abc import Mapping

import pytest

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.event import Player
from quirebox.core.plain import Json, Node
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.testkit.conformance import Nonconformance, same_in_other_processes
from quirebox.testkit.mill import MillGame
from quirebox.testkit.mill.box import COIN
from quirebox.testkit.mill.position import MillPosition
from quirebox.testkit.mill.position import position as mill
from quirebox.testkit.mill.steps.turns import Turn
from quirebox.testkit.refusals import shown, unshown
from quirebox.testkit.script import ScenarioFailed

from .planting import OtherPosition, OtherTurns, Planted, another, complaint, must_find, printed

# ---- copies and saved positions


class SharedListInCopy(OtherPosition):
    class position(MillPosition):
        def copy(self) -> MillPosition:
            twin = another(type(self), super().copy())
            twin.board = self.board
            return twin


class SharedListInSeat(OtherPosition):
    class position(MillPosition):
        def copy(self) -> MillPosition:
            twin = another(type(self), super().copy())
            for ours, theirs in zip(self.seats, twin.seats, strict=True):
                theirs.stock = ours.stock
            return twin


class ForgottenInCopy(OtherPosition):
    class position(MillPosition):
        def copy(self) -> MillPosition:
            twin = another(type(self), super().copy())
            twin.played = []
            return twin


class ForgottenInSave(Planted):
    def pack(self, g: State) -> Json:
        packed = super().pack(g)
        assert isinstance(packed, dict)
        return {**packed, "played": []}


class SavedInAnotherOrder(Planted):
    def pack(self, g: State) -> Json:
        packed = super().pack(g)
        assert isinstance(packed, dict)
        return {**packed, "deck": [*sorted(mill(g).deck)]}


class SavedWithoutItsOption(Planted):
    def unpack(self, box: Box, players: int, data: Node) -> State:
        g = mill(super().unpack(box, players, data))
        g.open_hands = not g.open_hands
        return g


class RemembersWhatWas(OtherPosition):
    class position(MillPosition):
        _seen: tuple[bytes, ...] = ()

        def copy(self) -> MillPosition:
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
        return MillGame.eyes.features(g, viewer)

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


class OptionsInAnotherOrder(OtherTurns):
    class turn(Turn):
        def options(self, g: State) -> list[Action]:
            return super().options(g)[::-1]


class WhyThatNamesNothing(OtherTurns):
    class turn(Turn):
        def why(self, g: State, action: Action) -> str:
            return super().why(g, action).replace("MILL-TURN-2", "")


class WhyOfAnotherGame(OtherTurns):
    class turn(Turn):
        def why(self, g: State, action: Action) -> str:
            return super().why(g, action).replace("MILL-TURN-2", "SCI-TAKE-1")


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


# ---- chance and the end


class GlobalRandomness(Planted):
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


class DependsOnHashes(Planted):
    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        g = mill(super().setup(box, players, rng, options))
        order = list({card.name for card in printed(box).cards})
        g.deck.sort(key=lambda card: order.index(g.printed.cards[card].name))
        return g


class NeverEnds(OtherPosition):
    class position(MillPosition):
        def copy(self) -> MillPosition:
            return another(type(self), super().copy())

        def apply(self, action: Action) -> None:
            self.round = min(self.round, 3)
            super().apply(action)


class PointsDoNotAddUp(Planted):
    def score_sheet(self, g: State) -> list[dict[str, int]]:
        return [{"points": sheet["points"]} for sheet in super().score_sheet(g)]


class ValueOfNothing(Planted):
    def evaluate(self, g: State, p: Player) -> float:
        return float("nan")


class StrangeWinners(Planted):
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
    (WrongTableOfOptions, r"'.*' is not an option, but no rule is named that forbids it"),
    (OptionsInAnotherOrder, r"the options are \[.*\], but the candidates have of them, in this order, \["),
    (WhyThatNamesNothing, r"'place .*' is not an option, but no rule is named that forbids it"),
    (WhyOfAnotherGame, r"'place .*' is refused by rule 'SCI-TAKE-1', which does not exist"),
    (NoSuchRule, r"is refused by rule 'MILL-TURN-9', which does not exist"),
    (NoSuchRuleForTheRest, r"is refused by rule 'MILL-TURNS-1', which does not exist"),
    (RefusalThatCosts, r"changed the position: seats\[\d\]\.stock\[0\]"),
    (GlobalRandomness, r"replay is the same game: ReplayError: ply \d+"),
    (ListenersMatter, r"a position to which nobody listens plays on differently: seats\[\d\]\.stock\[0\]"),
    (NeverEnds, r"ply 300: the game has not ended after 300 decisions"),
    (PointsDoNotAddUp, r"the score of p\d is \d+, but its parts \{'points': \d+\} add up to \d+"),
    (ValueOfNothing, r"p0 is evaluated at nan"),
    (StrangeWinners, r"the winners are \[.*\]; the players are 0 to 1"),
    (CardsFromNowhere, r"invariants hold: AssertionError: the cards are"),
]


@pytest.mark.parametrize(("planted", "expected"), PLANTED, ids=[planted.__name__ for planted, _ in PLANTED])
def test_the_kit_finds(planted: type[Planted], expected: str) -> None:
    must_find(planted(), expected)


@pytest.mark.parametrize("sound", [Planted, OtherPosition, OtherTurns])
def test_the_kit_finds_nothing_in_sound_games(sound: type[Planted]) -> None:
    assert complaint(sound()) == ""


class RefusedByAnotherRule(OtherTurns):
    class turn(Turn):
        def refusal(self, g: State, action: Action) -> str:
            return super().refusal(g, action).replace("MILL-TURN-2", "MILL-TURN-3")


class RefusedByARuleOfItsOwn(OtherTurns):
    class turn(Turn):
        def refusal(self, g: State, action: Action) -> str:
            rule = super().refusal(g, action)
            return "MILL-END-1" if rule == "MILL-TURN-2" and mill(g).round == 4 else rule


def test_a_scenario_finds_a_refusal_by_another_rule() -> None:
    assert complaint(RefusedByAnotherRule()) == "", "the rule exists; random games cannot know which one it should be"
    with pytest.raises(ScenarioFailed, match=r"refused by MILL-TURN-3 \(.*\), not by MILL-TURN-2"):
        shown(RefusedByAnotherRule())


def test_the_kit_finds_a_refusal_that_no_scenario_shows() -> None:
    (found,) = unshown(RefusedByARuleOfItsOwn())
    assert re.fullmatch(r"turn refuses 'place .*', \d players .* by MILL-END-1; no scenario shows it", found)


def test_the_kit_finds_what_depends_on_hashes() -> None:
    assert complaint(DependsOnHashes()) == "", "within one process nothing can be seen of it"
    with pytest.raises(Nonconformance, match="in another process"):
        same_in_other_processes(DependsOnHashes(), 2, hashes=range(1, 6))


def test_a_game_that_fails_elsewhere_says_why() -> None:
    class Hidden(Planted):
        """Not to be found by another process, because it is made in a function."""

    with pytest.raises(Nonconformance, match="cannot be played in another process: AttributeError"):
        same_in_other_processes(Hidden(), 2)
