"""The combinators of effects, built from content as a game does it and resolved in Mill."""

import pytest

from quirebox.core.errors import Illegal
from quirebox.core.plain import Node
from quirebox.core.state import State
from quirebox.testkit.mill import MillGame
from quirebox.testkit.mill.box import GOODS, MillBox
from quirebox.testkit.mill.content import effect
from quirebox.testkit.mill.position import MillPosition
from quirebox.testkit.mill.position import position as mill

RULE = "MILL-EFFECT-3"


def printed(g: State) -> MillBox:
    assert isinstance(g.box, MillBox)
    return g.box


def resolve(spec: object, p: int = 0, players: int = 3, **stock: int) -> MillPosition:
    """A position in which p resolves an effect, with so much in stock for everybody, up to the first choice."""
    game = MillGame()  # of its own, because the effect is entered into its box
    g = mill(game.new(players, 1))
    made = effect(printed(g), Node(spec, "effect"))
    for seat in g.seats:
        seat.stock = [stock.get(good, 0) for good in GOODS]
    g.events = []
    g.push(g.waiting)
    g.push(made.later[p])
    g.settle()
    return g


def choose(g: MillPosition, text: str) -> None:
    g.attempt(g.box.space.find(text))


def offered(g: MillPosition) -> list[str]:
    return [action.text for action in g.options]


def told(g: MillPosition) -> list[str]:
    return [
        f"p{event.player} {event.kind} {event.args[1]} {GOODS[event.args[0]]}"
        for event in g.events or []
        if event.kind in ("gain", "pay")
    ]


def asked(g: MillPosition) -> str:
    return f"p{g.actor()}" if g.waiting.rule() == RULE else ""


def test_seq_happens_in_order() -> None:
    assert told(resolve(["gain 1 coin", "gain 2 grain", "pay 1 coin"])) == [
        "p0 gain 1 coin",
        "p0 gain 2 grain",
        "p0 pay 1 coin",
    ]


def test_seq_skips_what_can_do_nothing_when_its_turn_comes() -> None:
    assert told(resolve(["pay 1 grain", "gain 1 grain", "pay 1 grain"])) == ["p0 gain 1 grain", "p0 pay 1 grain"]


def test_seq_is_possible_if_any_part_is() -> None:
    g = resolve("gain 1 coin")
    box = printed(g)
    assert effect(box, Node(["pay 1 flour", "gain 1 coin"], "x")).possible(g, 0)
    assert not effect(box, Node(["pay 1 flour", "pay 1 grain"], "x")).possible(g, 0)


def test_seq_waits_for_a_choice_before_it_goes_on() -> None:
    g = resolve([{"one_of": ["gain 1 coin", "gain 1 flour"]}, "gain 1 point"])
    assert told(g) == []
    choose(g, "gain 1 flour")
    assert told(g) == ["p0 gain 1 flour", "p0 gain 1 point"]


def test_when_pays_first_and_then_gains() -> None:
    assert told(resolve({"when": "pay 1 grain", "then": "gain 2 coin"}, grain=1)) == [
        "p0 pay 1 grain",
        "p0 gain 2 coin",
    ]


def test_when_does_nothing_without_the_payment() -> None:
    assert told(resolve({"when": "pay 1 grain", "then": "gain 2 coin"})) == []


def test_when_the_payment_is_a_choice_the_gain_follows_it() -> None:
    g = resolve({"when": {"one_of": ["pay 1 coin", "pay 1 grain"]}, "then": "gain 1 point"}, coin=1, grain=1)
    choose(g, "pay 1 coin")
    assert told(g) == ["p0 pay 1 coin", "p0 gain 1 point"]


def test_times_repeats() -> None:
    assert told(resolve({"times": 3, "do": "gain 1 coin"})) == ["p0 gain 1 coin"] * 3


def test_times_stops_when_nothing_is_possible_any_more() -> None:
    assert told(resolve({"times": 3, "do": "pay 1 coin"}, coin=2)) == ["p0 pay 1 coin"] * 2


def test_times_asks_each_time() -> None:
    g = resolve({"times": 2, "do": {"one_of": ["gain 1 coin", "gain 1 grain"]}})
    choose(g, "gain 1 coin")
    assert asked(g) == "p0"
    choose(g, "gain 1 grain")
    assert asked(g) == ""
    assert told(g) == ["p0 gain 1 coin", "p0 gain 1 grain"]


def test_one_of_offers_what_is_possible_and_refuses_the_rest_by_its_rule() -> None:
    g = resolve({"one_of": ["pay 1 coin", "pay 1 grain", "gain 1 flour"]}, grain=1)
    assert offered(g) == ["pay 1 grain", "gain 1 flour"]
    for text in ("pay 1 coin", "pass"):
        with pytest.raises(Illegal) as refused:
            choose(g, text)
        assert refused.value.rule == RULE
    assert told(g) == []


def test_one_of_takes_the_only_possible_part_unasked() -> None:
    g = resolve({"one_of": ["pay 1 coin", "pay 1 grain"]}, grain=1)
    assert (asked(g), told(g)) == ("", ["p0 pay 1 grain"])


def test_one_of_is_skipped_if_no_part_is_possible() -> None:
    g = resolve([{"one_of": ["pay 1 coin", "pay 1 grain"]}, "gain 1 flour"])
    assert (asked(g), told(g)) == ("", ["p0 gain 1 flour"])


def test_one_of_inside_one_of() -> None:
    g = resolve({"one_of": ["gain 1 point", {"one_of": ["gain 1 coin", "gain 1 grain"]}]})
    choose(g, "gain 1 coin or gain 1 grain")
    choose(g, "gain 1 grain")
    assert told(g) == ["p0 gain 1 grain"]


def test_may_can_be_accepted_or_declined() -> None:
    for text, happened in (("pay 1 coin", ["p0 pay 1 coin"]), ("decline", [])):
        g = resolve({"may": "pay 1 coin"}, coin=1)
        assert offered(g) == ["pay 1 coin", "decline"]
        choose(g, text)
        assert told(g) == happened
        assert asked(g) == ""


def test_may_is_not_asked_if_it_is_impossible() -> None:
    g = resolve({"may": "pay 1 coin"})
    assert (asked(g), told(g)) == ("", [])


def test_each_other_goes_clockwise_from_the_next_player() -> None:
    assert told(resolve({"each_other": "gain 1 coin"}, p=1, players=4)) == [
        "p2 gain 1 coin",
        "p3 gain 1 coin",
        "p0 gain 1 coin",
    ]


def test_each_other_asks_one_after_the_other_and_then_goes_on() -> None:
    g = resolve([{"each_other": {"one_of": ["pay 1 coin", "pay 1 grain"]}}, "gain 1 point"], p=2, coin=1, grain=1)
    for p, text in ((0, "pay 1 coin"), (1, "pay 1 grain")):
        assert asked(g) == f"p{p}"
        choose(g, text)
    assert told(g) == ["p0 pay 1 coin", "p1 pay 1 grain", "p2 gain 1 point"]


def test_a_position_in_the_middle_of_effects_is_saved_by_their_numbers() -> None:
    g = resolve([{"times": 2, "do": {"may": "pay 1 coin"}}, {"each_other": "gain 1 coin"}], coin=2)
    steps = [step.data() for step in (*g.agenda, g.waiting)]
    assert steps[-1][0] == "Pick"
    for tag, p, number in (step for step in steps if step[0] in ("Do", "Pick")):
        assert p == 0
        assert g.box.effects[int(number)].id == number, tag
