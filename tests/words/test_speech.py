"""Sentences: messages with values become text in a language."""

from __future__ import annotations

from pathlib import Path

import pytest

from quirebox.core.message import Message, Printed, Who, plain, read, say
from quirebox.games import game
from quirebox.words import UnknownLanguage, languages, speak, speech, spoken
from quirebox.words.speech import Speech

GERMAN = """
fact-take = { $who } nimmt { $what }{ $flasks ->
    [0] {""}
    [one] {" "}mit einem Kolben
   *[other] {" "}mit { $flasks } Kolben
  }.
in-year = { NUMBER($year, useGrouping: "always") } / { $year }
sheet-cards-in-slots = Karten auf Plätzen
"""


@pytest.fixture
def german(tmp_path: Path) -> Speech:
    folder = tmp_path / "telling" / "de"
    folder.mkdir(parents=True)
    (folder / "messages.ftl").write_text(GERMAN, encoding="utf-8")
    (folder / "printed.toml").write_text('[printed]\nROTATION = "DREHUNG"\n', encoding="utf-8")
    (folder / "rules.toml").write_text('[SCI-1]\ntext = "Eine Regel."\n', encoding="utf-8")
    return Speech("de", tmp_path)


def take(flasks: int) -> Message:
    return say("fact-take", who=Who(1), what=Printed("ROTATION"), flasks=flasks)


def test_values_stand_where_the_language_wants_them(german: Speech) -> None:
    assert [german.tell(take(n), ["Ann", "Ben"]) for n in (0, 1, 12)] == [
        "Ben nimmt DREHUNG.",
        "Ben nimmt DREHUNG mit einem Kolben.",
        "Ben nimmt DREHUNG mit 12 Kolben.",
    ]


def test_messages_are_nested_and_rows_are_joined(german: Speech) -> None:
    row = (Printed("A"), say("sheet-cards-in-slots"), Printed("ROTATION"))
    said = german.tell(say("fact-take", who=Who(0), what=row, flasks=0), ["Ann"])
    assert said == "Ann nimmt A, Karten auf Plätzen und DREHUNG."


def test_digits_are_grouped_only_where_a_message_asks_for_it(german: Speech) -> None:
    assert german.tell(say("in-year", year=37000)) == "37.000 / 37000"


def test_rules_printed_texts_and_parts_of_a_score_are_known(german: Speech) -> None:
    assert german.rule("SCI-1", "A rule.") == "Eine Regel."
    assert german.rule("SCI-2", "Another.") == "Another."
    assert german.named("sheet", "cards in slots", "x") == "Karten auf Plätzen"
    assert german.named("sheet", "else", "x") == "x"


def test_a_missing_message_or_value_is_an_error_and_text_stays(german: Speech) -> None:
    with pytest.raises(KeyError, match="no-such"):
        german.tell(say("no-such"))
    with pytest.raises(ValueError, match="fact-take"):
        german.tell(say("fact-take"))
    assert german.tell("a text") == "a text"


def test_a_message_survives_its_way_as_json() -> None:
    said = say("a", who=Who(2), rest=(1, Printed("B"), say("c", n=0.5)), way="left")
    assert plain(said) == {
        "say": "a",
        "who": {"p": 2},
        "rest": [1, {"t": "B"}, {"say": "c", "n": 0.5}],
        "way": "left",
    }
    assert read(plain(said)) == said
    with pytest.raises(ValueError, match="no message"):
        read(7)


def test_a_program_speaks_one_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert languages()[0] == "en"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    speak("")
    assert spoken() == "de"
    speak("en")
    assert speech().language == "en"
    with pytest.raises(UnknownLanguage, match="'xx'; there are: en, de"):
        speak("xx")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for language, text in (("en", "fact-go = { $who } goes.\nfact-stay = { $who } stays.\n"), ("de", GERMAN)):
        folder = tmp_path / "telling" / language
        folder.mkdir(parents=True)
        (folder / "messages.ftl").write_text(text, encoding="utf-8")
    half = Speech("de", tmp_path)
    assert half.tell(say("fact-stay", who=Who(0)), ["Ann"]) == "Ann stays."
    assert half.tell(take(0), ["Ann", "Ben"]) == "Ben nimmt ROTATION."
    assert "fact-stay" in half.texts and half.texts.count("fact-take") == 1  # so the browser can say it, too


def test_the_languages_that_there_are_lack_nothing() -> None:
    for language in languages():
        assert speech(game("scientia"), language).texts.count("\nfact-take =") == 1
