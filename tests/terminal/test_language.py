"""A game speaks the language that was asked for, and shows how records write it to who wants that."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from terminal.typist import environment


def quire(folder: Path, *args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quirebox", *args]
    return subprocess.run(
        command,
        cwd=folder,
        env=environment(**env),
        text=True,
        capture_output=True,
        check=False,
        timeout=120,
        input=typed,
    )


def reasons(folder: Path, *args: str, **env: str) -> str:
    watched = quire(folder, "watch", "mill", "--bots", "greedy", "--seed", "1", "--json", *args, **env)
    return " ".join(json.loads(line)["why"] for line in watched.stdout.splitlines())


def test_the_language_is_that_of_the_environment_unless_one_is_asked_for(tmp_path: Path) -> None:
    assert "at the end of my turn" in reasons(tmp_path)
    assert "am Ende meines Zuges" in reasons(tmp_path, LC_ALL="de_DE.UTF-8")
    assert "at the end of my turn" in reasons(tmp_path, "--language", "en", LC_ALL="de_DE.UTF-8")


def test_a_language_that_nobody_has_written_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    done = quire(tmp_path, "watch", "mill", "--language", "xx")
    assert done.returncode != 0
    assert "there is no language 'xx'; there are: en, de" in done.stderr


def test_notation_is_shown_to_who_asks_for_it(tmp_path: Path) -> None:
    asked = quire(tmp_path, "play", "mill", "--seed", "1", "--notation").stdout
    plain = quire(tmp_path, "play", "mill", "--seed", "1").stdout
    assert "(pass)" in asked
    assert "(pass)" not in plain


def test_table_options_and_points_speak_german(tmp_path: Path) -> None:
    typed = "nimm Atom\nscore\nquit\n"
    shown = quire(tmp_path, "play", "scientia", "--seed", "3", "--language", "de", typed=typed, LINES="60").stdout
    for german in (
        "Vorrat: ",
        "nimm Welle",
        "Technologie",
        "Wähle deine erste Karte.",
        " nimmt Atom.",
    ):
        assert german in shown
    for english in ("supply", "take ", "technology", "Gain", " takes "):
        assert english not in shown


def test_the_terminal_itself_speaks_german(tmp_path: Path) -> None:
    typed = "hilfe\nzuruck\nnosuch\nverlauf many\nüber\nregeln SCI-SCORE-6\nrules kolben in\nwertung\nspielhilfe\n"
    typed += "zeig spielhilfe 2\naufhören\n"
    shown = quire(tmp_path, "play", "scientia", "--seed", "3", "--language", "de", typed=typed).stdout
    for german in (
        "Spieler 1, Entscheidung 1",
        "Zahl oder Buchstabe wählt",
        "die Spielhilfe",
        "es gibt keine Entscheidung von dir",
        "„nosuch“ ist nicht zu verstehen",
        "tippe: verlauf",
        "aufhören",
        "wovon?",
        "SCI-SCORE-6 Biologie",
        "SCI-SCORE-7 Astronomie",
        "Summe",
        "Gespeichert in",
        "SCI-TURN-1 Ein Zug ist eine Grundaktion",
    ):
        assert german in shown, german
    for english in (
        "decision",
        "A number",
        "cannot read",
        "Type ",
        "Saved",
        "Players",
        "player aid",
        "show",
        "quit",
        "special space",
        "A turn is",
    ):
        assert english not in shown, english


def test_what_cannot_be_played_is_said_in_german(tmp_path: Path) -> None:
    for typed, said in (
        (("play", "mill", "--bots", "random,random,random,random"), "4 Bots sind genannt"),
        (("play", "scientia", "--bots", "search:soon"), "dahinter darf nur eine Bedenkzeit stehen"),
        (("play", "scientia", "-o", "first_player=3"), "SCI-SETUP-9: Wer beginnt, entscheidet das Los"),
        (("play", "--resume", "nowhere.quire"), "nowhere.quire: nicht zu lesen"),
        (("play", "mill", "--resume", "x"), "--resume setzt ein gespeichertes Spiel fort"),
    ):
        done = quire(tmp_path, *typed, "--language", "de")
        assert done.returncode == 2 and said in done.stderr, done.stderr
