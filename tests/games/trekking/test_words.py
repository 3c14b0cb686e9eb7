"""What the game says: in English and German, in words and not in notation, of cards by what they do."""

import re
import tomllib
from pathlib import Path
from shutil import copytree

import pytest

from quirebox.core.event import Event
from quirebox.core.message import Said, say
from quirebox.core.rng import Rng
from quirebox.games import game
from quirebox.games.trekking.box import TrekkingBox
from quirebox.games.trekking.content import load_box
from quirebox.games.trekking.position import TrekkingPosition
from quirebox.games.trekking.telling import signs
from quirebox.games.trekking.telling.nouns import date, icons
from quirebox.games.trekking.telling.warps import solo, warp
from quirebox.words import speech

TREKKING = game("trekking")
NAMES = ("Ann", "Bob", "Cyd", "Dee")
PRINTINGS = [TREKKING.folder / "content" / "house", *sorted((TREKKING.folder / "earlier").iterdir())]
NOTATION = re.compile(r"\b[PEIGWCR]\d|\b[PEIGWC]( [PEIGWC])+\b|[=;]\+|\b[HANST]U?A?\d\d|[{}$]|\b(take|spend|wild) \d")


def told(said: Said, language: str = "en") -> str:
    return speech(TREKKING, language).tell(said, NAMES)


def box(folder: Path) -> TrekkingBox:
    return load_box(folder, "house", "")


def printed_texts(folder: Path) -> set[str]:
    """Everything in an edition that has a name for people."""
    found = set()
    for path in folder.glob("*.toml"):
        for entries in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for entry in entries if isinstance(entries, list) else []:
                found |= {entry[field] for field in ("title", "name", "caption") if field in entry}
    return found


@pytest.mark.parametrize("folder", PRINTINGS, ids=lambda folder: folder.name)
def test_everything_printed_is_known_in_german(folder: Path) -> None:
    assert printed_texts(folder) <= set(speech(TREKKING, "de").printed)


@pytest.mark.parametrize("language", ["en", "de"])
def test_time_warps_and_solo_cards_are_told_by_what_they_do(language: str) -> None:
    printed = box(PRINTINGS[0])
    texts = [told(warp(printed, w), language) for w in printed.warps] + [
        told(solo(card), language) for card in printed.solo
    ]
    assert len(set(texts)) == len(texts) == 28
    assert all(text[0].isupper() and text.endswith(".") and not NOTATION.search(text) for text in texts)


def test_an_effect_that_is_changed_changes_its_words(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    copytree(PRINTINGS[0], folder)
    path = folder / "warps.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('"gain C C"', '"gain C C C", "score 1"').replace("on_close 150 1", "on_close 1 2"),
        encoding="utf-8",
    )
    printed = box(folder)
    first, close = printed.warps[0], printed.warps[22]
    assert told(warp(printed, first)) == "Gain 3 crystals. Score 1 point."
    assert told(warp(printed, first), "de") == "Du bekommst 3 Kristalle. Du erhältst 1 Punkt."
    assert "at most 1 year later" in told(warp(printed, close)) and "score 2 points" in told(warp(printed, close))


def test_a_step_that_comes_twice_is_said_once() -> None:
    printed = box(PRINTINGS[0])
    twice = next(w for w in printed.warps if w.name == "Double Booking")
    assert told(warp(printed, twice)).count("Row card") == 1


@pytest.mark.parametrize(
    ("year", "english", "german"),
    [
        (-37000, "37,000 BCE", "37.000 v. Chr."),
        (-9500, "9500 BCE", "9500 v. Chr."),
        (80, "80 CE", "80 n. Chr."),
        (1492, "1492", "1492"),
    ],
)
def test_years_are_written_as_people_write_them(year: int, english: str, german: str) -> None:
    assert (told(date(year)), told(date(year), "de")) == (english, german)


def test_icons_of_one_kind_are_counted() -> None:
    gains = say("effect-gain", gains=icons([0, 0, 1, 4, 4, 5]))
    assert told(gains) == "Gain 2 Person, 1 Event, 2 Wilds and 1 crystal."
    assert told(gains, "de") == "Du bekommst 2 Personen, 1 Ereignis, 2 Joker und 1 Kristall."


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_a_whole_game_is_told_without_notation_and_in_german_without_english(players: int, seed: int) -> None:
    english = {text for text in speech(TREKKING, "de").printed if len(text.split()) > 1}
    for said in set(everything(players, seed)):
        assert not NOTATION.search(said), said
        assert not any(text in said for text in english), said
        assert not re.search(r"\b(the|and|you|your|card|hours?)\b", said), said


def everything(players: int, seed: int) -> list[str]:
    """All that is said in German of a game of chance, with Time Warps."""
    g = TREKKING.new(players, seed, {"time_warps": "on"})
    assert isinstance(g, TrekkingPosition)
    rng, voice = Rng(seed), TREKKING.voice
    events: list[Event] = []
    g.events = events
    said: list[Said] = []
    while not g.over():
        asked = [*g.options, *(action for action, _ in g.refused())]
        said += [voice.question(g), voice.goal(g), *(voice.phrase(g, action) for action in asked)]
        said += [voice.caution(g, action) for action in g.options]
        g.apply(g.options[rng.below(len(g.options))])
        said += [voice.sentence(g.box, event, viewer, NAMES[:players]) for event in events for viewer in (-1, 0)]
        events.clear()
    return [told(one, "de") for one in [*said, voice.question(g), voice.goal(g)]]


def test_signs_tell_the_same_numbers_as_words() -> None:
    printed = box(PRINTINGS[0])
    for w in printed.warps:
        said = told(warp(printed, w), "en")
        drawn = signs.warp(w, printed.rule)
        assert drawn, w.name
        for sign in drawn:
            for n in (*sign.get("at", []), *([sign["n"]] if "n" in sign else [])):
                assert re.search(rf"\b{n}\b" if n else "top of the deck", said), (w.name, said, sign)
    for card in printed.solo:
        said = told(solo(card), "en")
        assert all(str(sign.get("n", "")) in said for sign in signs.solo(card)), card.name
