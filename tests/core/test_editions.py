"""Editions: somebody's own from a path, several alive at once, damaged ones."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from quirebox.core.editions import OtherVersion, as_of, keep
from quirebox.core.errors import BadEdition, ContentError, QuireError, ReplayError
from quirebox.core.match import Match, digest, master_seed, replay
from quirebox.core.record import read
from quirebox.testkit.conformance import check
from quirebox.testkit.mill import GAME, MillGame
from quirebox.testkit.mill.box import MillBox
from quirebox.testkit.mill.position import position as mill
from quirebox.testkit.mill.proof import prove


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
        "cards.toml:1: is not TOML: ",
    ),
    "an unknown good": (
        lambda folder: edit(folder, "spaces.toml", "gain 2 grain", "gain 2 gold"),
        "spaces.toml:5: field, effect: found 'gain 2 gold'; use 'gain|pay N coin|grain|flour|point' or 'draw 1 card'",
    ),
    "an unknown effect deep inside": (
        lambda folder: edit(folder, "spaces.toml", "gain 1 flour", "bake 1 flour"),
        "spaces.toml:10: millstone, effect.then.one_of 1: found 'bake 1 flour'; use 'gain|pay N",
    ),
    "an unknown combinator": (
        lambda folder: edit(folder, "spaces.toml", "each_other", "someone_else"),
        "spaces.toml:20: toll, effect 2: found {'someone_else'",
    ),
    "a choice between the same": (
        lambda folder: edit(folder, "spaces.toml", "gain 1 flour", "gain 2 coin"),
        "spaces.toml:10: millstone, effect.then.one_of: found ['gain 2 coin', 'gain 2 coin']; use parts that differ",
    ),
    "a condition without a consequence": (
        lambda folder: edit(folder, "cards.toml", ', then = "gain 3 point"', ""),
        "cards.toml:6: baker, effect: the field 'then' is missing; found: when",
    ),
    "no copies": (
        lambda folder: edit(folder, "cards.toml", "copies = 6", "copies = 0"),
        "cards.toml:5: baker, copies: found 0; use a whole number from 1 to 20",
    ),
    "an unknown field": (
        lambda folder: edit(folder, "cards.toml", "copies = 6", "copies = 6\ncolour = 3"),
        "cards.toml:6: baker, colour: unknown field 'colour'; the fields are: name, copies",
    ),
    "two of the same name": (
        lambda folder: edit(folder, "cards.toml", '"pedlar"', '"baker"'),
        "cards.toml:10: baker, name: found 'baker'; use a name of its own; baker in line 3 has it already",
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


def test_all_mistakes_are_told_at_once_and_fit_on_a_screen(own: Path) -> None:
    edit(own, "cards.toml", "copies = 6", "copies = 0\ncolour = 3")
    edit(own, "cards.toml", 'name = "harvest"\n', "")
    edit(own, "cards.toml", "gain 3 point", "gain 3 pints")
    edit(own, "spaces.toml", "gain 2 grain", "gain 2 gold")
    with pytest.raises(BadEdition) as caught:
        GAME.box(str(own))
    assert str(caught.value).splitlines() == caught.value.mistakes
    assert caught.value.mistakes == [
        "own/cards.toml:16: card 3: the field 'name' is missing; found: copies, effect, source"
    ]
    edit(own, "cards.toml", "copies = 3", 'name = "harvest"\ncopies = 3')
    with pytest.raises(BadEdition) as caught:
        GAME.box(str(own))
    assert [mistake.partition(": ")[0] for mistake in caught.value.mistakes] == [
        "own/cards.toml:5",
        "own/cards.toml:6",
        "own/cards.toml:7",
        "own/spaces.toml:5",
    ]


def test_a_screen_full_of_mistakes_is_enough(own: Path) -> None:
    card = '[[card]]\nname = "card {0}"\ncopies = 99\neffect = "' + "fly to the moon " * 50 + '"\n'
    (own / "cards.toml").write_text("\n".join(card.format(n) for n in range(200)))
    with pytest.raises(BadEdition) as caught:
        GAME.box(str(own))
    assert len(caught.value.mistakes) == 400
    lines = str(caught.value).splitlines()
    assert len(lines) <= 24 and len(str(caught.value)) <= 24 * 80
    assert re.fullmatch(r"… and \d+ more", lines[-1])


def test_what_an_edition_promises_is_no_law_for_others(own: Path) -> None:
    edit(own, "cards.toml", 'source = "[house]"', "")
    edit(own, "cards.toml", "copies = 6", "copies = 20")
    edit(own, "cards.toml", "copies = 6", "copies = 20")
    box = GAME.box(str(own))
    assert isinstance(box, MillBox)
    assert prove(box, own) == [
        "own/cards.toml: the deck has 43 cards; use 10 to 30, counting copies",
        "own/cards.toml:3: baker: has no source; say where it comes from",
    ]


def test_the_house_edition_keeps_its_promises() -> None:
    box = GAME.box()
    assert isinstance(box, MillBox)
    assert prove(box, GAME.folder / "content" / "house") == []


def test_an_edition_that_is_repaired_can_be_played(own: Path) -> None:
    edit(own, "cards.toml", "copies = 6", "copies = 0")
    with pytest.raises(ContentError):
        GAME.new(2, 1, edition=str(own))
    edit(own, "cards.toml", "copies = 0", "copies = 6")
    assert not GAME.new(2, 1, edition=str(own)).over()


# ---- former printings and versions


class SecondMill(MillGame):
    """Mill after its rules have changed; the first version can still be played."""

    version = 2
    earlier = (GAME,)


def changed(own: Path, folder: Path) -> MillGame:
    """Mill after another installation has changed what is printed."""
    (folder / "content").mkdir(parents=True)
    shutil.copytree(own, folder / "content" / "house")
    shutil.copy(GAME.folder / "rules.toml", folder)
    edit(folder / "content" / "house", "spaces.toml", "gain 2 grain", "gain 5 grain")
    game = MillGame()
    game.folder = folder
    return game


def test_a_game_stays_with_its_printing_if_that_is_kept(own: Path, tmp_path: Path) -> None:
    match = Match(GAME, 2, seed=master_seed("kept"))
    match.play("place field")
    other = changed(own, tmp_path / "installed")
    with pytest.raises(ReplayError, match=r"^ply 0: recorded with edition house [0-9a-f]{16}; this one is"):
        replay(other, match.record, verify=True)
    with pytest.raises(QuireError, match="the edition 'house' has changed"):
        other.load(GAME.save(match.g))
    keep(other, match.record.hash, own)
    again = replay(other, match.record, verify=True)
    assert digest(other, again.g) == digest(GAME, match.g) == digest(other, other.load(GAME.save(match.g)))
    again.back_to(0)
    again.play("place field")
    assert mill(again.g).seats[0].stock[1] == 2 and again.record == match.record
    new = Match(other, 2)
    new.play("place field")
    assert mill(new.g).seats[0].stock[1] == 5


def test_a_kept_printing_that_was_changed_is_not_taken(own: Path, tmp_path: Path) -> None:
    match = Match(GAME, 2)
    other = changed(own, tmp_path / "installed")
    edit(own, "cards.toml", "copies = 6", "copies = 5")
    keep(other, match.record.hash, own)
    with pytest.raises(ReplayError, match="recorded with edition"):
        replay(other, match.record, verify=True)


def test_a_former_printing_may_come_with_the_game(own: Path, tmp_path: Path) -> None:
    match = Match(GAME, 2)
    match.play("place field")
    other = changed(own, tmp_path / "installed")
    shutil.copytree(own, other.folder / "earlier" / match.record.hash)
    assert replay(other, match.record, verify=True).record == match.record


def test_a_record_replays_with_its_own_version_and_says_if_that_is_gone() -> None:
    match = Match(GAME, 2)
    match.play("place field")
    game = SecondMill()
    assert as_of(game, 1) is GAME and as_of(game, 2) is game
    assert replay(game, match.record, verify=True).game is GAME
    with pytest.raises(OtherVersion, match="version 3 of Mill is not installed; here one can play version 1 and 2"):
        as_of(game, 3)
    match.record.version = 3
    with pytest.raises(ReplayError, match="recorded with version 3 of Mill; this is version 2"):
        replay(game, match.record, verify=True)
