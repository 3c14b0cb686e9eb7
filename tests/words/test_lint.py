"""What the code says and what the languages know are compared."""

from __future__ import annotations

from pathlib import Path

from quirebox.words.lint import calls_in, complaints, everything


def written(folder: Path, english: str, german: str, code: str) -> list[str]:
    """The complaints about a small game."""
    for language, text in (("en", english), ("de", german)):
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "messages.ftl").write_text(text, encoding="utf-8")
    (folder / "words.py").write_text(code, encoding="utf-8")
    found = complaints(calls_in(folder), folder, "messages.ftl")
    return [complaint.replace(f"{folder}/", "") for complaint in found]


CODE = 'say("ask-card", left=2)\nsay(f"effect-{kind}", n=1)\nsay("far" if far else "near")\n'
ENGLISH = "ask-card = { $left } left\neffect-gain = { $n }\nfar = far\nnear = near\nsheet-points = points\n"


def test_what_fits_is_quiet(tmp_path: Path) -> None:
    assert written(tmp_path, ENGLISH, ENGLISH, CODE) == []


def test_what_is_missing_or_never_said_is_named(tmp_path: Path) -> None:
    assert written(tmp_path, ENGLISH.replace("far = far\n", "") + "old = x\n", ENGLISH, CODE) == [
        "en/messages.ftl: far is missing",
        "en/messages.ftl: nobody says old",
        "de/messages.ftl: old is missing",
        "de/messages.ftl: far is no message of English",
    ]


def test_values_that_no_call_gives_are_named(tmp_path: Path) -> None:
    english, german = ENGLISH.replace("$left", "$rest"), ENGLISH.replace("$n", "$m")
    assert written(tmp_path, english, german, CODE) == [
        "en/messages.ftl: ask-card names rest; no call gives it",
        "de/messages.ftl: effect-gain names m; no call gives it",
    ]


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    found = written(tmp_path, ENGLISH + "broken { $n\n", ENGLISH + "far = again\n", CODE)
    assert found == ["en/messages.ftl: cannot read 'broken { $n'", "de/messages.ftl: far stands there twice"]


def test_nothing_is_missing_in_quire() -> None:
    assert list(everything()) == []
