"""The agenda: what was pushed last happens first, and what needs no choice happens by itself."""

from quirebox.core.action import Action, Space
from quirebox.core.box import Box
from quirebox.core.event import NOBODY
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import OVER, Step

BOX = Box("none", "", {"X-1": "Say something."})
SPACE = BOX.space
YES, NO = SPACE.add("yes"), SPACE.add("no")


class Talk(State):
    """A position in which things are said."""

    def __init__(self) -> None:
        super().__init__(BOX, 2, Rng(1), [], OVER, [])
        self.said: list[str] = []


def talk(g: State) -> Talk:
    assert isinstance(g, Talk)
    return g


class Say(Step):
    """Something is said, and then what follows from it."""

    def __init__(self, word: str, *then: Step) -> None:
        super().__init__(NOBODY)
        self.word = word
        self.then = then

    def run(self, g: State) -> None:
        talk(g).said.append(self.word)
        for step in self.then:
            g.push(step)


class Ask(Step):
    """A player answers with one of some actions."""

    def __init__(self, player: int, *answers: Action) -> None:
        super().__init__(player)
        self.answers = list(answers)

    def rule(self) -> str:
        return "X-1"

    def options(self, g: State) -> list[Action]:
        return self.answers

    def apply(self, g: State, action: Action) -> None:
        g.push(Say(f"p{self.player} {action}"))

    def run(self, g: State) -> None:
        talk(g).said.append(f"p{self.player} is silent")


class End(Step):
    """The game ends here."""

    def run(self, g: State) -> None:
        g.push(Say("never"))
        g.end()


def settled(*steps: Step) -> Talk:
    g = Talk()
    for step in steps:
        g.push(step)
    g.settle()
    return g


def test_what_was_pushed_last_happens_first() -> None:
    assert settled(Say("third"), Say("second"), Say("first")).said == ["first", "second", "third"]


def test_what_follows_from_a_step_comes_before_what_was_waiting() -> None:
    assert settled(Say("last"), Say("first", Say("third"), Say("second"))).said == ["first", "second", "third", "last"]


def test_an_empty_agenda_ends_the_game() -> None:
    g = settled(Say("bye"))
    assert (g.over(), g.actor(), g.legal()) == (True, NOBODY, [])


def test_a_choice_waits_and_the_rest_waits_for_it() -> None:
    g = settled(Say("after"), Ask(1, YES, NO), Say("before"))
    assert (g.said, g.actor(), g.legal(), g.over()) == (["before"], 1, [YES, NO], False)
    g.apply(NO)
    assert g.said == ["before", "p1 no", "after"]


def test_the_only_answer_is_given_unasked() -> None:
    assert settled(Ask(0, YES)).said == ["p0 yes"]


def test_a_choice_without_an_answer_runs() -> None:
    assert settled(Ask(0)).said == ["p0 is silent"]


def test_the_end_is_the_end() -> None:
    g = settled(Say("never"), Ask(0, YES, NO), End(NOBODY), Say("first"))
    assert (g.said, g.over()) == (["first"], True)


def test_refusals_name_the_rule_of_the_step() -> None:
    g = settled(Ask(0, YES, NO))
    other = Space().add("maybe")
    assert (g.refusal(YES), g.refusal(other), g.refused()) == ("", "X-1", [])


def test_the_options_as_a_mask() -> None:
    assert SPACE.mask([NO]) == bytearray([0, 1])
    assert SPACE.mask([]) == bytearray(len(SPACE))
