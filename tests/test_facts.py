"""Every kind of event is declared once, by name, and every reader uses those names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from quirebox.core.event import NOBODY
from quirebox.core.fact import COUNT, SEAT, Fact, count, declare, fact, perhaps, seat, thing, things, word
from quirebox.core.game import Game
from quirebox.core.match import SET_UP, Match, master_seed, replay
from quirebox.games import OURS
from quirebox.games import game as game_named
from quirebox.testkit.mill import GAME as MILL

GAMES: list[Game] = [*(game_named(id) for id in OURS), MILL]
WAITS = re.compile(r"\b(?:data-)?on=(?:\"([^\"]*)\"|\{[^`{}]*`([^`]*)`)")
BOARDS = Path(__file__).parent.parent / "web/src/games"


def test_numbers_get_their_names() -> None:
    (deal,) = declare(
        fact("deal", seat("to"), word("from_", "deck", "row"), perhaps("card"), things("card", "rest"))
    ).values()
    assert deal.named((2, 1, -1, 7, 8)) == {"to": 2, "from_": "row", "card": -1, "rest": [7, 8]}
    assert fact("lock", count("n"), things("book", "books")).named((3,)) == {"n": 3, "books": []}


@pytest.mark.parametrize(
    ("declared", "args", "complaint"),
    [
        (fact("take", thing("card"), count("n")), (1,), "has 1 numbers; declared are card, n"),
        (fact("take", thing("card")), (1, 2), "has 2 numbers; declared are card"),
        (fact("end"), (0,), "has 1 numbers; declared are none"),
        (fact("take", thing("card")), (-1,), "says card=-1"),
        (fact("take", perhaps("card")), (-2,), "says card=-2"),
        (fact("pay", seat("to")), (-2,), "says to=-2"),
        (fact("draw", word("place", "deck", "row")), (2,), "says place=2; it has words for 0 to 1"),
        (fact("lock", count("n"), things("book", "books")), (1, 5, -1), "says books=-1"),
        (fact("lock", count("n"), things("book", "books")), (), "has 0 numbers; declared are n, books"),
        (fact("take", perhaps("card"), seat("to")), (-1, NOBODY), ""),
        (fact("lock", count("n"), things("book", "books")), (1, 5, 6), ""),
    ],
)
def test_numbers_that_cannot_be_are_told(declared: Fact, args: tuple[int, ...], complaint: str) -> None:
    assert declared.complaint(args) == complaint


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(AssertionError, match="declared twice"):
        declare(fact("take"), fact("take", count("n")))
    with pytest.raises(AssertionError, match="comes last"):
        fact("lock", things("book", "books"), count("n"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_declared_is_told_somewhere(game: Game) -> None:
    said = {
        node.value
        for path in game.folder.rglob("*.py")
        if "telling" not in path.parts and "mind" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(game.voice.facts) <= said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_fields_of_one_fact_have_different_names(game: Game) -> None:
    for kind, declared in game.voice.facts.items():
        names = [field.name for field in declared.fields]
        assert len(set(names)) == len(names), kind
        assert all(name.isidentifier() for name in names), kind
        assert not any(field.many and field.what in (COUNT, SEAT) and field.words for field in declared.fields)


@pytest.mark.parametrize("game", OURS)
def test_boards_wait_for_facts_that_there_are(game: str) -> None:
    facts, waits = game_named(game).voice.facts, 0
    for path in (BOARDS / game).glob("*.svelte"):
        for found in re.finditer(
            r"\b(?:data-)?on=(?:\"([^\"]*)\"|\{[^`{}]*`([^`]*)`)", path.read_text(encoding="utf-8")
        ):
            text = re.sub(r"\$\{[^{}]*\}", "…", found[1] or found[2])
            for waited in text.split(","):
                words = [word for word in waited.split() if word != "…"]
                kind = " ".join(word for word in words if "=" not in word)
                if not kind:  # a text made elsewhere
                    continue
                assert kind in facts, f"{path.name} waits for {kind!r}"
                names = {field.name for field in facts[kind].fields}
                assert {word.partition("=")[0] for word in words if "=" in word} <= names, f"{path.name}: {waited}"
                waits += 1
    assert waits


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_the_set_up_tells_is_heard_before_the_first_decision(game: Game) -> None:
    match = Match(game, game.seats[-1], seed=master_seed("told"))
    assert match.heard(SET_UP) == [(0, match.opening)]
    for _ in range(3):
        match.apply(match.g.options[0])
    assert [ply for ply, _ in match.heard(SET_UP)] == [0, 1, 2, 3]
    assert match.heard(2) == [(3, match.told[2])]
    assert match.heard(0, 2) == [(1, match.told[0]), (2, match.told[1])]
    again = replay(game, match.record)
    assert [repr(event) for event in again.opening] == [repr(event) for event in match.opening]


def test_the_first_roll_and_the_first_round_are_told() -> None:
    history = Match(game_named("history_of_the_book"), 3, seed=master_seed("told"))
    assert "round" in [event.kind for event in history.opening]
    trekking = Match(game_named("trekking"), 2, seed=master_seed("told"))
    assert {"day", "row"} & {event.kind for event in trekking.opening}
