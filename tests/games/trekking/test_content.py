"""A damaged edition of Trekking Through History is refused, and the message names the card."""

import shutil
from pathlib import Path

import pytest

from quire.core.errors import ContentError
from quire.games import game
from quire.games.trekking.printed import TrekkingBox

TREKKING = game("trekking")


def edition(tmp_path: Path, file: str, old: str, new: str) -> str:
    folder = tmp_path / "edition"
    shutil.copytree(TREKKING.folder / "content" / "house", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} does not say {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


DAMAGED = [
    # counts
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
    ("tables.toml", 'id = "S2"', 'id = "S1"', r"S1: the id 'S1' occurs twice"),
    # unique years, spans, early and late cards
    ("history.toml", "year = 1206\n", "year = 1215\n", r"H218: the year 1215 is also that of H125"),
    (
        "history.toml",
        "year = -37000\n",
        "year = -36000\n",
        r"H101: Day I reaches to -36000 here; it should span -37000 to 1903",
    ),
    ("history.toml", "year = -520\n", "year = -480\n", r"Day I: found 9 cards before -500; there should be 10"),
    ("history.toml", "year = 1848\n", "year = 1853\n", r"Day II: found 7 cards after 1850; there should be 6"),
    ("history.toml", "year = 80\n", "year = 0\n", r"H115\.year: found 0; say a year other than 0"),
    # symmetry and cost curve
    (
        "history.toml",
        'benefits = "E C"',
        'benefits = "P C"',
        r"H108: the first icon is P; it should be that of the category, E",
    ),
    (
        "history.toml",
        'category = "P"\nhours = 1\n',
        'category = "P"\nhours = 2\n',
        r"H112: hours and budget are 2:1\.0; still free on the curve for P: 1:1\.0",
    ),
    ("history.toml", 'benefits = "E I"', 'benefits = "E P"', r"Day I: found 22 icons P; there should be 21"),
    ("history.toml", "hours = 5\n", "hours = 6\n", r"H106\.hours: found 6; say a whole number from 1 to 5"),
    (
        "itineraries.toml",
        "heights = [7, 5, 3, 3]",
        "heights = [7, 5, 3, 4]",
        r"N06: column P or the rows are not those of N05 turned by 1 colours",
    ),
    (
        "itineraries.toml",
        "E2=C G3=C",
        "E2=C G4=C",
        r"N02: column G or the rows are not those of N01 turned by 1 colours",
    ),
    ("itineraries.toml", "R3=+6 R4=+8 R5=+8", "R3=+6 R4=+8 R5=+7", r"N02: column P or the rows are not those of N01"),
    ("itineraries.toml", "P2=C I3=C", "P2=C I3=C E4=C", r"N01: found 3 crystals; there should be 1 to 2"),
    ("itineraries.toml", "R1=+3 R2=+4", "R1=+6 R2=+4", r"N01: found 32 points; there should be 27 to 29"),
    ("itineraries.toml", "P2=C I3=C", "P2=C I3=C I3=+1", r"N01\.spaces: found .*each place once"),
    ("itineraries.toml", "P2=C", "P6=C", r"N01\.spaces: .*column P has 5, not 6"),
    ("itineraries.toml", "R5=+8", "R6=+8", r"N01\.rows: .*there are 5, not 6"),
    ("ancestors.toml", "hours = 3", "hours = 2", r"A02: hours and benefits differ from those of A01"),
    # tables
    (
        "tables.toml",
        "25, 30]",
        "27, 30]",
        r"trek\.points: found \[0, 1, 3, 6, 9, 12, 16, 20, 27, 30\].*steps never shrink",
    ),
    ("tables.toml", '"none", "P", "E"', '"none", "P", "P"', r"row\.spaces: .*each of none, P, E, I, G, C once"),
    ("tables.toml", "[17, 17, 17, 17, 16]", "[17, 17, 17, 17, 17]", r"supply\.tokens\.84: .*together 84"),
    (
        "tables.toml",
        'preference = "earliest"',
        'preference = "latest"',
        r"S2\.preference: found 'latest'; say one of most_icons, earliest, short_first",
    ),
    # words
    (
        "history.toml",
        'benefits = "I G W"',
        'benefits = "I G X"',
        r"H101\.benefits: found 'I G X'; say icons .* each one of P, E, I, G, W, C",
    ),
    (
        "history.toml",
        'title = "Handprints',
        'name = "Handprints',
        r"H101: unknown field 'name'; the fields are: id, day",
    ),
    ("history.toml", 'source = "house"\n', "", r"H102: the field 'source' is missing"),
    ("warps.toml", '"gain C C"', '"gain 2 crystals"', r"TA01\.steps\[0\]: found 'gain 2 crystals'; say icons"),
    ("warps.toml", '"take_row 5"', '"take_row any"', r"TA08\.steps\[0\]: found 'take_row any'; say one of: gain ICONS"),
    ("warps.toml", '"score 6"', "", r"TA07\.steps: found \[\]; say at least one of"),
    ("warps.toml", 'hook = "join 100"', 'hook = "join"', r"TU03\.hook: found 'join'; say one of: cost HOURS LESS"),
    (
        "warps.toml",
        'hook = "on_hour 3,6,9 C"',
        'hook = "on_hour 3,6,19 C"',
        r"TU04\.hook: found .*on_hour HOUR,HOUR ICONS",
    ),
    ("warps.toml", 'hook = "cost 4 1"', 'hook = "cost 1 1"', r"TU01\.hook: .*a discount that leaves at least 1 hour"),
    ("warps.toml", 'hook = "space 0 W"', 'hook = "space 6 W"', r"TU06\.hook: found 'space 6 W'; say one of"),
]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), DAMAGED)
def test_a_damaged_edition_is_refused_by_name(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        TREKKING.box(edition(tmp_path, file, old, new))


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
