"""Coverage, variants and golden games: what the kit reports of a game."""

from pathlib import Path

import pytest

from quirebox.core.game import Game, Option
from quirebox.testkit.conformance import variants
from quirebox.testkit.coverage import coverage
from quirebox.testkit.golden import GoldenError, changes, main, read_head
from quirebox.testkit.mill import GAME, MillGame

# ---- rule coverage


class Small(Game):
    """A game that has nothing but rules and scenarios."""

    id = "small"
    title = "Small"

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder


def test_coverage_ties_every_rule_to_its_scenarios(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(
        '[S-1]\ntext = "One."\n[S-2]\ntext = "Two."\nuntested = "nobody can see it"\n[S-3]\ntext = '
        '"Three."\n[S-4]\ntext = "Four."\nuntested = "so they said"\n'
    )
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "a.play").write_text("scenario A one\nrules S-1 S-4\nscenario B two\np0 ! jump S-1\n")
    found = coverage(Small(tmp_path))
    assert found.covered == {"S-1": ["A", "B"], "S-4": ["A"]}, "listed, or refusing something"
    assert found.untested == {"S-2": "nobody can see it"}
    assert found.gaps == ["S-3"]


def test_every_rule_of_mill_is_covered() -> None:
    found = coverage(GAME)
    assert (set(found.covered), found.untested, found.gaps) == (set(GAME.box().rules), {}, [])


def test_two_scenarios_cannot_have_one_id(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text("")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "a.play").write_text("scenario A one\n")
    (tmp_path / "scenarios" / "b.play").write_text("\nscenario A two\n")
    with pytest.raises(AssertionError, match=r"b.play:2: scenario A\n    a.play:1 has the same id"):
        coverage(Small(tmp_path))


# ---- variants


def test_variants_have_every_value_once_with_every_number_of_players_that_allows_it() -> None:
    assert variants(GAME) == [(2, {}), (2, {"hands": "open"}), (3, {}), (3, {"hands": "open"}), (4, {})]


def test_variants_of_a_free_option_are_those_that_have_a_name() -> None:
    class Free(MillGame):
        options = (
            *MillGame.options,
            Option("deck", "Cards", {"all": "every card", "few": "half of them"}, free="card names"),
        )

    assert [chosen for players, chosen in variants(Free()) if players == 2] == [{}, {"hands": "open"}, {"deck": "few"}]


# ---- golden games


def golden(folder: Path, *words: str) -> Path:
    main(["mill", "page", "--folder", str(folder), *words])
    return folder / "mill" / "page.txt"


def test_a_golden_game_is_played_again_from_its_head(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = golden(tmp_path, "--players", "3", "--option", "hands=open", "--seed", "9", "--bots", "random,greedy")
    assert str(path) in capsys.readouterr().out
    lines = path.read_text().splitlines()
    assert lines[:6] == ["game mill", "players 3", "option hands open", "seed 9", "bots random greedy", ""]
    assert lines[6].startswith("1. Ann: ")
    assert lines[-1].startswith("Winners: ")
    assert changes(path) == ""


def test_a_game_that_is_played_otherwise_shows_as_a_diff(tmp_path: Path) -> None:
    path = golden(tmp_path)
    text = path.read_text()
    path.write_text(text.replace("Round 2 begins.", "Round two begins."))
    assert changes(path).splitlines()[0].endswith("page.txt as kept")
    assert "-    Round two begins.\n+    Round 2 begins." in changes(path)


def test_a_golden_game_does_not_depend_on_how_well_a_bot_plays(tmp_path: Path) -> None:
    path = golden(tmp_path, "--bots", "greedy")
    path.write_text(path.read_text().replace("bots greedy", "bots random"))
    assert changes(path) == "", "its decisions are made, no matter who made them"


def test_a_decision_that_is_no_option_any_more_is_made_by_the_bot(tmp_path: Path) -> None:
    path = golden(tmp_path)
    text = path.read_text()
    first = text.splitlines()[5]
    path.write_text(text.replace(first, "1. Ann: sing a song"))
    assert f"-1. Ann: sing a song\n+{first}\n" in changes(path)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "seed 1",
            "sede 1",
            "page.txt:3: found 'sede 1'; the head has lines with game, edition, players, option, seed, bots, then an "
            "empty one",
        ),
        ("seed 1\n", "", "the head has no line 'seed'"),
        ("players 2", "players two", "players and seed are whole numbers"),
    ],
)
def test_a_head_that_cannot_be_read_says_where(tmp_path: Path, old: str, new: str, problem: str) -> None:
    path = golden(tmp_path)
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(GoldenError) as failed:
        read_head(path)
    assert problem in str(failed.value)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["chess", "x"], "there is no game 'chess'"),
        (["mill", "x", "--option", "hands"], "found the option 'hands'; use NAME=VALUE"),
        (["mill", "x", "--option", "hands=shut"], "option hands cannot be 'shut'"),
        (["mill", "x", "--players", "9"], "Mill is for 2 to 4 players, not 9"),
        (["mill", "x", "--bots", "nobody"], "there is no bot 'nobody'"),
    ],
)
def test_a_golden_game_that_cannot_be_made_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], problem: str
) -> None:
    with pytest.raises(SystemExit):
        main([*words, "--folder", str(tmp_path)])
    assert problem in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
