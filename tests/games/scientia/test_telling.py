"""What Scientia says, in both languages: to people by names and never in notation, of cards what their effects do."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from quirebox.core.editions import exactly
from quirebox.core.event import Event
from quirebox.games.scientia import GAME
from quirebox.games.scientia.content import effect
from quirebox.games.scientia.telling.cards import words
from quirebox.games.scientia.telling.signs import signs
from quirebox.words import speech

NAMES = ("Ann", "Ben", "Cem", "Dea")
NOTATION = re.compile(r"->|=>|\b[a-d]\+[a-d]\b|\b(?:slot|Platz) [a-d]\b|\b(?:ph|ch|bi|as)\d|\d+ [A-ZÄÖÜ]{2,}|SCI-")
LONGEST = 140  # signs of an effect that fit on a card
FORMER = "fa10cc88b8e83673"  # the printing that had the words of cards written by hand


def played(seed: int, language: str) -> set[str]:
    """Whatever is said in a game that is played at random."""
    tell, events, rng = speech(GAME, language).tell, list[Event](), random.Random(seed)
    g = GAME.new(2 + seed % 3, seed, {"set": "random"}, events=events)
    said: set[str] = set()
    while not g.over():
        voice = GAME.voice
        phrases = [tell(voice.phrase(g, action), NAMES) for action in g.waiting.candidates(g)]
        assert len({*phrases}) == len(phrases), f"two things are called the same: {phrases}"
        said |= {tell(voice.question(g), NAMES), *phrases}
        said |= {tell(voice.caution(g, action), NAMES) for action in g.options}
        events.clear()
        g.apply(rng.choice(g.options))
        said |= {tell(voice.words(g.box, event, NAMES), NAMES) for event in events}
    return said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", range(6))
def test_people_read_no_notation_and_can_tell_options_apart(language: str, seed: int) -> None:
    assert [text for text in sorted(played(seed, language)) if NOTATION.search(text)] == []


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("ROT(2); PUT_OWN(2)", "Turn 1 card twice. Put 2 flasks on one of your cards.", None),
        ("TAKE(1)", "Take 1 card.", "Nimm 1 Karte."),
        ("TAKE(2)", "Take 2 cards.", "Nimm 2 Karten."),
        ("GAIN(1)", "Gain 1 flask.", "Erhalte 1 Kolben."),
        ("TAKE(1); ROT_THOSE", "Take 1 card. Turn it once.", "Nimm 1 Karte. Dreh sie einmal."),
        ("PUT_OWN_PAIR(1); ROT_THOSE", "Put 1 flask on each of 2 of your cards. Turn them once.", None),
        (
            "IF_SAME_NAME -> GAIN(3)",
            "If you completed both copies of a project this turn: Gain 3 flasks.",
            "Hast du in diesem Zug beide Karten eines Projekts abgeschlossen: Erhalte 3 Kolben.",
        ),
    ],
)
def test_a_card_says_what_its_effect_does(text: str, english: str, german: str | None) -> None:
    said = words(effect(text, "here"))
    assert speech(GAME, "en").tell(said) == english
    assert german is None or speech(GAME, "de").tell(said) == german


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_of_every_card_fit_on_it(language: str) -> None:
    told = {p.number: speech(GAME, language).tell(words(p.effect)) for p in GAME.box().projects}
    assert {number: text for number, text in told.items() if len(text) > LONGEST} == {}
    assert len({*told.values()}) == len(told), "two cards say the same"


def test_two_copies_on_a_board_are_told_apart_in_words() -> None:
    g = GAME.new(2, 1, {"set": "first", "first_player": "0"})
    for choice in (1, 0):
        g.apply(g.options[choice])
    one = next(action for action in g.options if action.kind == "take" and action.a == g.seats[0].cards[0] % 16)
    g.apply(one)
    g.apply(g.options[0])
    phrases = [speech(GAME, "en").tell(GAME.voice.phrase(g, action)) for action in g.options]
    name = GAME.box().projects[g.projects[one.a]].title
    assert (
        f"turn the first {name} twice" in phrases
        and f"turn the first {name} and the second {name} once each" in phrases
    )


def test_everything_printed_has_german_words() -> None:
    box, german = GAME.box(), speech(GAME, "de").printed
    texts = [text for p in box.projects for text in (p.title, p.caption)]
    texts += [field[0] for field in box.fields]
    assert [text for text in texts if text not in german] == []


def test_a_former_printing_is_read_and_says_its_cards_as_ours_do() -> None:
    former, ours = GAME.box(exactly("house", FORMER)), GAME.box()
    assert [words(p.effect) for p in former.projects] == [words(p.effect) for p in ours.projects]
    assert Path(GAME.folder / "earlier" / FORMER).is_dir() and former.hash != ours.hash


def test_signs_tell_the_same_numbers_as_words() -> None:
    box = GAME.box()
    for project in (project for project in box.projects if box.has_project(project.number)):
        said, drawn = speech(GAME, "en").tell(words(project.effect)), signs(project.effect)
        for n in (sign["n"] for sign in drawn if "n" in sign):
            assert re.search(rf"\b({n}|{COUNTED.get(n, n)})\b", said), (project.title, said, drawn)


COUNTED = {1: "once|both", 2: "twice|both", 3: "three times", 4: "four times"}
