"""The list of what Scientia says, against which translations are tested, is up to date."""

from __future__ import annotations

import json
from pathlib import Path

from quire.games import game
from quire.testkit.said import form, said, written

LIST = Path(__file__).parents[2] / "web/src/words/scientia.said.json"
AGAIN = "python -m quire.testkit.said scientia web/src/words/scientia.said.json"


def listed() -> list[str]:
    """The list that the browser client's tests read."""
    return [str(text) for text in json.loads(LIST.read_text(encoding="utf-8"))]


def test_texts_of_the_same_form_are_translated_alike() -> None:
    assert form("Ann takes 5 WAVE with 2 flasks.") == form("Ben takes 41 SOLAR ECLIPSE with 1 flasks.")
    assert form("Ann takes 5 WAVE.") != form("Ann turns 5 WAVE once.")


def test_every_rule_option_and_lesson_is_in_the_list() -> None:
    forms = {form(text) for text in listed()}
    exact = {*listed()}
    missing = [text for text in written(game("scientia")) if text not in exact and form(text) not in forms]
    assert not missing, f"run {AGAIN}"


def test_whatever_comes_up_in_matches_is_in_the_list() -> None:
    forms = {form(text) for text in listed()}
    assert not [text for text in said(game("scientia"), 12) if text and form(text) not in forms], f"run {AGAIN}"
