"""A damaged edition of Trekking Through History is refused, and the message names the card."""

import re
import shutil
from pathlib import Path

import pytest

from quirebox.core.errors import BadEdition, ContentError
from quirebox.games import game
from quirebox.games.trekking.box import TrekkingBox
from quirebox.games.trekking.proof import prove
from quirebox.lab.ladder import LadderError
from quirebox.lab.results import read_current
from quirebox.testkit.conformance import check
from quirebox.testkit.edition import add, change, copy_of, remove, rewrite

TREKKING = game("trekking")


def edition(tmp_path: Path, file: str, old: str, new: str) -> str:
    folder = tmp_path / "edition"
    shutil.copytree(TREKKING.folder / "content" / "house", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} does not say {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


DAMAGED = [
    (
        "tables.toml",
        'id = "S2"',
        'id = "S1"',
        r"S1 Guided Walk, id: found 'S1'; use an id of its own; S1 Package Tour",
    ),
    ("history.toml", "year = 80\n", "year = 0\n", r"H115 .*, year: found 0; use a year other than 0"),
    ("history.toml", "hours = 5\n", "hours = 6\n", r"H106 .*, hours: found 6; use a whole number from 1 to 5"),
    ("itineraries.toml", "P2=C I3=C", "P2=C I3=C I3=+1", r"N01 .*, spaces: found .*each place once"),
    ("itineraries.toml", "P2=C", "P6=C", r"N01 .*, spaces: .*column P has 5, not 6"),
    ("itineraries.toml", "R5=+8", "R6=+8", r"N01 .*, rows: .*there are 5, not 6"),
    ("ancestors.toml", "hours = 3", "hours = 2", r"A01 .*: hours and benefits differ from those of A02"),
    ("tables.toml", "[17, 17, 17, 17, 16]", "[17, 17, 17, 17, 17]", r"supply\.tokens\.84: .*together 84"),
    (
        "tables.toml",
        'preference = "earliest"',
        'preference = "latest"',
        r"S2 .*, preference: found 'latest'; use one of most_icons, earliest, short_first",
    ),
    (
        "history.toml",
        'benefits = "I G W"',
        'benefits = "I G X"',
        r"H101 .*, benefits: found 'I G X'; use icons .* each one of P, E, I, G, W, C",
    ),
    (
        "history.toml",
        'title = "Handprints',
        'name = "Handprints',
        r"H101 .*, name: unknown field 'name'; the fields are: id, day",
    ),
    ("warps.toml", '"gain C C"', '"gain 2 crystals"', r"TA01 .*, steps 1: found 'gain 2 crystals'; use icons"),
    ("warps.toml", '"take_row 5"', '"take_row any"', r"TA08 .*, steps 1: found 'take_row any'; use one of: gain ICONS"),
    ("warps.toml", '"score 6"', "", r"TA07 .*, steps: found \[\]; use at least one of"),
    ("warps.toml", 'hook = "join 100"', 'hook = "join"', r"TU03 .*, hook: found 'join'; use one of: cost HOURS LESS"),
    (
        "warps.toml",
        'hook = "on_hour 3,6,9 C"',
        'hook = "on_hour 3,6,19 C"',
        r"TU04 .*, hook: found .*on_hour HOUR,HOUR ICONS",
    ),
    (
        "warps.toml",
        'hook = "cost 4 1"',
        'hook = "cost 1 1"',
        r"TU01 .*, hook: .*a discount that leaves at least 1 hour",
    ),
    ("warps.toml", 'hook = "space 0 W"', 'hook = "space 6 W"', r"TU06 .*, hook: found 'space 6 W'; use one of"),
]
UNUSUAL = [
    ("history.toml", 'id = "H136"\nday = 1\n', 'id = "H136"\nday = 2\n', r"Day I: found 35 cards; there should be 36"),
    (
        "ancestors.toml",
        '[[ancestor]]\nid = "A12"\nname = "The Schoolteacher"\nhours = 3\nbenefits = "W"\n'
        'caption = "She lends you a book and expects it back, whatever century it takes."\nsource = "house"\n',
        "",
        r"found 11 Ancestors; there should be 12",
    ),
    ("itineraries.toml", "template = 2\n", "template = 1\n", r"template 1: found 5 Itineraries; there should be 4"),
    (
        "warps.toml",
        'hook = "cost 4 1"',
        'hours = 1\nsteps = ["gain C"]',
        r"found 13 Activated Warps; there should be 12",
    ),
    ("history.toml", "year = 1206\n", "year = 1215\n", r"H218 .*: the year 1215 is also that of H125"),
    (
        "history.toml",
        "year = -37000\n",
        "year = -36000\n",
        r"H101 .*: Day I reaches to -36000 here; it should span -37000 to 1903",
    ),
    ("history.toml", "year = -520\n", "year = -480\n", r"Day I: found 9 cards before -500; there should be 10"),
    ("history.toml", "year = 1848\n", "year = 1853\n", r"Day II: found 7 cards after 1850; there should be 6"),
    (
        "history.toml",
        'benefits = "E C"',
        'benefits = "P C"',
        r"H108 .*: the first icon is P; it should be that of the category, E",
    ),
    (
        "history.toml",
        'category = "P"\nhours = 1\n',
        'category = "P"\nhours = 2\n',
        r"H112 .*: hours and budget are 2:1\.0; still free on the curve for P: 1:1\.0",
    ),
    ("history.toml", 'benefits = "E I"', 'benefits = "E P"', r"Day I: found 22 icons P; there should be 21"),
    (
        "itineraries.toml",
        "heights = [7, 5, 3, 3]",
        "heights = [7, 5, 3, 4]",
        r"N06 .*: column P or the rows are not those of N05 turned by 1 colours",
    ),
    (
        "itineraries.toml",
        "E2=C G3=C",
        "E2=C G4=C",
        r"N02 .*: column G or the rows are not those of N01 turned by 1 colours",
    ),
    (
        "itineraries.toml",
        "R3=+6 R4=+8 R5=+8",
        "R3=+6 R4=+8 R5=+7",
        r"N02 .*: column P or the rows are not those of N01",
    ),
    ("itineraries.toml", "P2=C I3=C", "P2=C I3=C E4=C", r"N01 .*: found 3 crystals; there should be 1 to 2"),
    ("itineraries.toml", "R1=+3 R2=+4", "R1=+6 R2=+4", r"N01 .*: found 32 points; there should be 27 to 29"),
    (
        "tables.toml",
        "25, 30]",
        "27, 30]",
        r"trek\.points: found \[0, 1, 3, 6, 9, 12, 16, 20, 27, 30\].*steps never shrink",
    ),
    ("tables.toml", '"none", "P", "E"', '"none", "P", "P"', r"row\.spaces: .*each of none, P, E, I, G, C once"),
    ("history.toml", 'source = "house"\n', "", r"H102 .*: has no source"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), DAMAGED)
def test_a_damaged_edition_is_refused_by_name(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    folder = copy_of(TREKKING, tmp_path / "own")
    change(folder, file, old, new)
    with pytest.raises(ContentError, match=complaint):
        TREKKING.box(str(folder))


@pytest.mark.parametrize(("file", "old", "new", "complaint"), UNUSUAL)
def test_what_the_rules_allow_is_loaded_with_a_warning(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    folder = copy_of(TREKKING, tmp_path / "own")
    change(folder, file, old, new)
    assert re.search(complaint, "\n".join(warnings(folder)))


def warnings(folder: Path) -> list[str]:
    box = TREKKING.box(str(folder))
    assert isinstance(box, TrekkingBox)
    return prove(box, folder)


def test_the_house_edition_keeps_its_promises() -> None:
    assert warnings(TREKKING.folder / "content" / "house") == []


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    folder = copy_of(TREKKING, tmp_path / "own")
    change(folder, "history.toml", "hours = 3", "hours = 6")
    change(folder, "history.toml", "year = -9500", "year = 0")
    change(folder, "ancestors.toml", "hours = 3", "hours = 4")
    change(folder, "itineraries.toml", "P2=C", "P9=C")
    change(folder, "warps.toml", '"gain C C"', '"gain 2 crystals"')
    change(folder, "tables.toml", "[17, 17, 17, 17, 16]", "[17, 17, 17, 17, 17]")
    with pytest.raises(BadEdition) as caught:
        TREKKING.box(str(folder))
    assert [mistake.partition(": ")[0] for mistake in caught.value.mistakes] == [
        "own/ancestors.toml:3",
        "own/history.toml:11",
        "own/history.toml:19",
        "own/itineraries.toml:10",
        "own/tables.toml:13",
        "own/warps.toml:7",
    ]


def test_cards_may_be_changed_removed_and_added(tmp_path: Path) -> None:
    folder = copy_of(TREKKING, tmp_path / "own")
    for id in ("H101", "H110", "H205"):
        remove(folder, "history.toml", f'"{id}"')
    add(folder, "history.toml", '"H301"', ('"H301"', '"H399"'), ("hours = ", "hours = 1  # "))
    remove(folder, "ancestors.toml", '"A05"')
    remove(folder, "itineraries.toml", '"N03"')
    remove(folder, "warps.toml", '"TA03"')
    change(folder, "tables.toml", "25, 30]", "25, 40]")
    change(folder, "itineraries.toml", "P4=+2", "P4=+22")
    change(folder, "tables.toml", '"none", "P", "E"', '"none", "P", "P"')
    for players in (1, 2, 4):
        check(TREKKING, players, {"time_warps": "on"}, seed=players, edition=str(folder))


def test_what_is_missing_for_these_players_is_named(tmp_path: Path) -> None:
    folder = copy_of(TREKKING, tmp_path / "own")
    rewrite(folder, "itineraries.toml", lambda entries: entries[:12])
    rewrite(folder, "warps.toml", lambda entries: entries[:2])
    remove(folder, "tables.toml", '"S3"')
    check(TREKKING, 3, edition=str(folder))
    with pytest.raises(ContentError, match=r"found 12 Itineraries; 4 players need 16 \(TTH-SETUP-6\)"):
        TREKKING.new(4, 1, edition=str(folder))
    with pytest.raises(ContentError, match=r"found 2 Time Warps; a game needs 3 \(TTH-VAR-2\)"):
        TREKKING.new(2, 1, {"time_warps": "on"}, str(folder))
    with pytest.raises(ContentError, match="there is no Solo card S3; there are S1, S2, S4"):
        TREKKING.new(1, 1, {"solo_card": "S3"}, str(folder))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = edition(tmp_path, "warps.toml", "Crystal Cavern", "Crystal Cave")
    (Path(folder) / "warps.toml").unlink()
    with pytest.raises(ContentError, match=r"warps\.toml: this file is missing from the edition"):
        TREKKING.box(folder)


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    own = edition(tmp_path, "history.toml", "Capstone at Giza", "Last stone at Giza")
    g = TREKKING.new(2, 1, edition=own)
    box = g.box
    assert isinstance(box, TrekkingBox)
    assert box.cards[3].title == "Last stone at Giza"
    assert box.hash != TREKKING.box().hash
    assert len(g.options) == 4


def test_a_long_trek_beats_two_short_ones() -> None:
    box = TREKKING.box()
    assert isinstance(box, TrekkingBox)
    for a in range(1, 20):
        for b in range(1, 20):
            assert box.trek_worth(a + b) >= box.trek_worth(a) + box.trek_worth(b)


def test_four_players_can_never_use_up_all_tokens() -> None:
    box = TREKKING.box()
    assert isinstance(box, TrekkingBox)
    largest = sorted(sum(plan.heights) for plan in box.itineraries)[-4:]
    assert sum(largest) <= 80 < sum(box.tokens[84])


def test_captions_were_put_right_and_the_former_printing_is_kept() -> None:
    now, then = TREKKING.box("house"), TREKKING.box("house@58e83f4834722635")
    assert isinstance(now, TrekkingBox) and isinstance(then, TrekkingBox)
    changed = {c.id: c.caption for c, old in zip(now.cards, then.cards, strict=True) if c.caption != old.caption}
    assert set(changed) == {"H309", "H315"}
    assert "not even your great-grandchildren will" in changed["H309"]  # begun in 1163, finished about 1345
    assert "Middelburg" in changed["H315"]  # where Lippershey had his workshop


def test_the_published_ladder_is_verified_with_the_printing_it_was_played_with() -> None:
    path = Path(__file__).parents[3] / "docs" / "ladder" / "trekking.tsv"
    found = read_current(path, TREKKING)
    assert found.edition == "house@58e83f4834722635"
    with pytest.raises(LadderError, match="played with edition 'house 58e83f4834722635', but this is edition 'house "):
        read_current(path, TREKKING, "1")  # to go on with it would mix printings
