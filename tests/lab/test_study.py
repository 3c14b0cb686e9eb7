"""Watched games are the games of the plan; what is counted in them is what happened; a journal goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from quirebox.core.game import Game
from quirebox.games import OURS, game
from quirebox.lab.crew import crew_named
from quirebox.lab.journal import Journal, JournalError, gather
from quirebox.lab.measures import Measures
from quirebox.lab.plan import Plan
from quirebox.lab.processes import Done, Job, Work
from quirebox.lab.study import Naming, Study, Watched, watched

SCIENTIA = game("scientia")
HERE = crew_named("here", 1)


def study(number: int = 3, **more: object) -> Study:
    return Study(SCIENTIA, ["random", "novice"], 2, number, "1", {"set": "random"}, **more)  # type: ignore[arg-type]


def test_watching_changes_no_game() -> None:
    seen = study(trials=1).play(1)
    plain = Plan(SCIENTIA, ["random", "novice"], 2, 3, "1", {"set": "random"}).play(1)
    assert (seen.scores, seen.winners, seen.opening) == (plain.scores, plain.winners, plain.opening)
    assert seen.decisions == plain.decisions == sum(seen.asked.values()) == sum(seen.chosen.values())
    assert [sum(seat.values()) for seat in seen.sheet] == seen.scores


def test_cards_are_counted_by_their_facts() -> None:
    seen = study().play(0)
    assert len(seen.cards) == 12  # of a set
    assert sum(sum(card.taken) for card in seen.cards.values()) == seen.told["take"]
    used = sum(sum(card.used) for card in seen.cards.values())
    assert 0 < used <= seen.told["complete"] + seen.told.get("copy", 0)
    assert seen.turns <= seen.decisions and seen.options >= seen.decisions


@pytest.mark.parametrize("id", OURS)
def test_what_counts_cards_is_declared_with_the_facts(id: str) -> None:
    boxed = game(id)
    for kind in boxed.voice.cards:
        labels = [label for label in kind.labels(boxed.box()) if label]
        assert len({label.split(" ", 1)[0] for label in labels}) == len(labels), f"two cards of {id} have one name"
        for fact in (*kind.taken, *kind.used):
            assert kind.what in {field.what for field in boxed.voice.facts[fact].fields}
    assert boxed.voice.cards


@pytest.mark.parametrize("id", OURS)
def test_cards_come_to_players_and_are_used_in_every_game(id: str) -> None:
    boxed = game(id)
    seen = Study(boxed, ["random"], max(2, boxed.seats[0]), 1, "1", dict(boxed.varied)).play(0)
    what = boxed.voice.cards[0].what
    cards = [card for name, card in seen.cards.items() if name.startswith(f"{what} ")]
    assert any(sum(card.taken) for card in cards)
    assert seen.cards.keys() <= Measures(Study(boxed, ["random"], boxed.seats[-1], 1), []).labels.keys()


def test_a_trial_gives_and_withholds_a_card_in_the_same_position() -> None:
    found = [trial for number in range(3) for trial in study(trials=4).play(number).trials]
    assert len(found) == 12 and all(trial.card.startswith("project ") for trial in found)
    assert any(trial.with_it != trial.without for trial in found)
    assert study(trials=4).play(2).trials == found[8:]


def test_with_a_trial_the_card_is_taken_and_without_it_is_not() -> None:
    from quirebox.lab.study import Watching

    watching = Watching(study(trials=1), 0)
    while not watching.g.over():
        watching.decide()
    assert watching.moments is not None and watching.moments.found
    naming = Naming(SCIENTIA, watching.g)
    for card, (g, take) in watching.moments.found.items():
        p, given, left = g.actor(), g.copy(), g.copy()
        given.events, left.events = [], []
        given.apply(take)
        watching.moments.leave(left, card)
        assert card in naming.taken_by(p, given.events) and card not in naming.taken_by(p, left.events)


def test_a_game_is_kept_as_it_was_seen() -> None:
    seen = study(trials=1).play(0)
    again = watched(json.loads(json.dumps(seen.data())))
    assert again.data() == seen.data() and again.cards == seen.cards and again.trials == seen.trials


def test_a_journal_goes_on_where_it_was(tmp_path: Path) -> None:
    path, plans = tmp_path / "games.jsonl", [study(4), study(2, trials=1)]

    def twice(works: Sequence[Work[Watched]], jobs: Sequence[Job]) -> Done[Watched]:
        yield from HERE(works, jobs[:2])
        raise KeyboardInterrupt

    with Journal(path, plans) as journal:
        assert not gather(journal, twice)
    assert [*journal.games] == [(0, 0), (1, 0)]
    path.write_text(path.read_text() + '{"study":0,"number":1,"bo')  # half a line
    with Journal(path, plans) as journal:
        assert journal.missing() == [(0, 1), (1, 1), (0, 2), (0, 3)]
        assert gather(journal, HERE)
    with Journal(path, plans) as journal:
        assert not journal.missing()
        assert [seen.data() for seen in journal.of(0)] == [plans[0].play(number).data() for number in range(4)]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ([study(2, trials=1)], "played with trials 0, but this is trials 1"),
        ([study(2), study(2)], "keeps games of 1 studies; these are 2"),
    ],
)
def test_a_journal_of_other_games_is_refused(tmp_path: Path, other: list[Study], said: str) -> None:
    path = tmp_path / "games.jsonl"
    with Journal(path, [study(1)]) as journal:
        gather(journal, HERE)
    before = path.read_bytes()
    with pytest.raises(JournalError, match=said), Journal(path, other):
        pass
    assert path.read_bytes() == before


@pytest.mark.parametrize(("text", "said"), [("cards\n", "line 1: found 'cards'"), ("", "line 1: found ''")])
def test_a_file_that_is_no_journal_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    with pytest.raises(JournalError, match=said), Journal(path, [study(1)]):
        pass


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Journal(path, [study(1)]):
        pass
    path.write_text(path.read_text() + '{"study":0,"number":1}\n')
    with pytest.raises(JournalError, match="line 2: cannot read"), Journal(path, [study(1)]):
        pass


def test_every_card_of_the_edition_has_figures() -> None:
    games: list[Watched] = [study(4).play(number) for number in range(4)]
    found = Measures(study(4), games)
    assert len(found.cards) == 48 and sum(card.seen.value > 0 for card in found.cards.values()) >= 12
    assert found.seats["seat 1"].value + found.seats["seat 2"].value == pytest.approx(1)
    assert sum(ratio.value for ratio in found.sources.values()) == pytest.approx(found.game["score"].value)


def test_a_game_without_cards_is_watched_all_the_same() -> None:
    from bots.coins import COINS

    boxed: Game = COINS
    assert Study(boxed, ["random"], boxed.seats[0], 1, "1").play(0).cards == {}
