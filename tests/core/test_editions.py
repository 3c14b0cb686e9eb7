"""Editions: somebody's own from a path, several alive at once, damaged ones."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from quire.core.errors import ContentError, QuireError, ReplayError
from quire.core.match import Match, digest, master_seed, replay
from quire.core.record import read
from quire.testkit.conformance import check
from quire.testkit.mill import GAME, MillGame
from quire.testkit.mill.state import mill


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A copy of the shipped edition."""
    return Path(shutil.copytree(GAME.folder / "content" / "house", tmp_path / "own"))


def edit(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))


def test_an_edition_of_ones_own_is_loaded_from_its_path(own: Path) -> None:
    edit(own, "spaces.toml", "gain 2 grain", "gain 5 grain")
    match = Match(GAME, 2, edition=str(own))
    match.play("place field")
    assert mill(match.g).seats[0].stock[1] == 5
    assert match.record.edition == str(own)


def test_two_editions_are_alive_at_once_and_do_not_meddle(own: Path) -> None:
    edit(own, "spaces.toml", "gain 2 grain", "gain 5 grain")
    house, other = (Match(GAME, 2, edition=edition, seed=master_seed("same")) for edition in ("house", str(own)))
    assert house.g.box is not other.g.box
    for text in ("place field", "pass", "pass", "pass", "place field"):
        house.play(text)
        other.play(text)
    assert [mill(match.g).seats[0].stock[1] for match in (house, other)] == [2, 5]
    assert house.g.box is GAME.box()
    assert house.g.box.space.find("pass") is not other.g.box.space.find("pass")


def test_a_record_replays_with_its_own_edition_and_notices_when_that_changes(own: Path) -> None:
    match = Match(GAME, 2, edition=str(own))
    match.play("place field")
    text = match.record.write()
    assert replay(GAME, read(text), verify=True).record == match.record
    edit(own, "cards.toml", "copies = 6", "copies = 5")
    with pytest.raises(
        ReplayError, match=r"^ply 0: recorded with edition .*own [0-9a-f]{16}; this one is [0-9a-f]{16}"
    ):
        replay(GAME, read(text), verify=True)


def test_a_changed_edition_is_read_again_and_old_positions_keep_theirs(own: Path) -> None:
    old = GAME.new(2, 1, edition=str(own))
    assert GAME.box(str(own)) is old.box
    edit(own, "cards.toml", "copies = 6", "copies = 5")
    new = GAME.new(2, 1, edition=str(own))
    assert new.box is not old.box
    assert len(mill(new).printed.deck) == len(mill(old).printed.deck) - 1
    with pytest.raises(QuireError, match=r"the edition '.*own' has changed"):
        GAME.load(GAME.save(old))


def test_a_copy_of_the_shipped_edition_does_not_lend_it_its_name(own: Path) -> None:
    game = MillGame()
    assert game.box(str(own)).edition == str(own)
    assert game.box().edition == "house"
    assert game.box().hash == game.box(str(own)).hash


def test_a_position_of_ones_own_edition_is_saved_and_loaded(own: Path) -> None:
    g = GAME.new(3, 1, edition=str(own))
    assert digest(GAME, GAME.load(GAME.save(g))) == digest(GAME, g)


def test_a_shipped_edition_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = MillGame()
    box = game.box()
    monkeypatch.setattr(game, "folder", Path("nowhere"))
    assert game.box() is box
    assert check(game, 2) > 0


DAMAGE = {
    "a file that is missing": (
        lambda folder: (folder / "cards.toml").unlink(),
        "this file is missing from the edition",
    ),
    "a file that is no TOML": (
        lambda folder: (folder / "cards.toml").write_text("[[card]\n"),
        "cards.toml: is not TOML: ",
    ),
    "an unknown good": (
        lambda folder: edit(folder, "spaces.toml", "gain 2 grain", "gain 2 gold"),
        "spaces.toml: space[0].effect: found 'gain 2 gold'; say 'gain|pay N coin|grain|flour|point' or 'draw 1 card'",
    ),
    "an unknown effect deep inside": (
        lambda folder: edit(folder, "spaces.toml", "gain 1 flour", "bake 1 flour"),
        "spaces.toml: space[1].effect.then.one_of[0]: found 'bake 1 flour'; say 'gain|pay N",
    ),
    "an unknown combinator": (
        lambda folder: edit(folder, "spaces.toml", "each_other", "someone_else"),
        "spaces.toml: space[3].effect[1]: found {'someone_else'",
    ),
    "a choice between the same": (
        lambda folder: edit(folder, "spaces.toml", "gain 1 flour", "gain 2 coin"),
        "spaces.toml: space[1].effect.then.one_of: found ['gain 2 coin', 'gain 2 coin']; say parts that differ",
    ),
    "a condition without a consequence": (
        lambda folder: edit(folder, "cards.toml", ', then = "gain 3 point"', ""),
        "cards.toml: card[0].effect: the field 'then' is missing; found: when",
    ),
    "no copies": (
        lambda folder: edit(folder, "cards.toml", "copies = 6", "copies = 0"),
        "cards.toml: card[0].copies: found 0; say a whole number from 1 to 20",
    ),
    "no source": (
        lambda folder: edit(folder, "cards.toml", 'source = "[house]"', ""),
        "cards.toml: card[0]: the field 'source' is missing",
    ),
    "an unknown field": (
        lambda folder: edit(folder, "cards.toml", "copies = 6", "copies = 6\ncolour = 3"),
        "cards.toml: card[0]: unknown field 'colour'; the fields are: name, copies",
    ),
    "two of the same name": (
        lambda folder: edit(folder, "cards.toml", '"pedlar"', '"baker"'),
        "cards.toml: card[1].name: found 'baker'; say a name that no other space or card has",
    ),
    "no cards": (
        lambda folder: (folder / "cards.toml").write_text(""),
        "cards.toml: the field 'card' is missing; found: nothing",
    ),
}


@pytest.mark.parametrize(("damage", "message"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_edition_names_the_place(own: Path, damage: Callable[[Path], object], message: str) -> None:
    damage(own)
    with pytest.raises(ContentError) as failed:
        GAME.new(2, 1, edition=str(own))
    assert message in str(failed.value)


def test_an_edition_that_is_repaired_can_be_played(own: Path) -> None:
    edit(own, "cards.toml", "copies = 6", "copies = 0")
    with pytest.raises(ContentError):
        GAME.new(2, 1, edition=str(own))
    edit(own, "cards.toml", "copies = 0", "copies = 6")
    assert not GAME.new(2, 1, edition=str(own)).over()
