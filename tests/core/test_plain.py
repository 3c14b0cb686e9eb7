"""Plain data: every complaint names the place, what was found, and what would be right."""

from collections.abc import Callable
from pathlib import Path

import pytest

from quirebox.core.errors import ContentError
from quirebox.core.plain import Node, fingerprint, read_rules, read_toml

ROOT = Node(
    {"card": [{"name": "baker", "copies": 6, "secret": True, "tags": ["a", "b"]}], "half": 0.5, "empty": ""},
    "cards.toml: ",
)


def test_reads_what_is_there() -> None:
    (card,) = ROOT["card"]
    assert (card["name"].text(), card["copies"].number(1, 9), card["secret"].flag(), card["tags"].texts()) == (
        "baker",
        6,
        True,
        ["a", "b"],
    )
    assert card["name"].one_of(["baker", "pedlar"]) == "baker"
    assert Node([1, 2], "x").exactly(2).numbers(1, 2) == [1, 2]
    assert (card.has("name"), card.has("colour"), Node(3, "x").has("name")) == (True, False, False)
    assert list(card.table()) == ["name", "copies", "secret", "tags"]
    assert card.only("name", "copies", "secret", "tags") is card


COMPLAINTS: dict[str, tuple[Callable[[], object], str]] = {
    "a missing field": (lambda: ROOT["cards"], "cards.toml: the field 'cards' is missing; found: card, half, empty"),
    "a field of a list": (
        lambda: ROOT["card"]["name"],
        "cards.toml: card: found [{'name': 'baker', 'copies': 6, 'secret': True, 'tags': ['a', 'b']}]; use a table "
        "with 'name'",
    ),
    "a field deep inside": (
        lambda: next(iter(ROOT["card"]))["copies"].text(),
        "cards.toml: card[0].copies: found 6; use a text in quotes",
    ),
    "a number too large": (
        lambda: next(iter(ROOT["card"]))["copies"].number(0, 5),
        "cards.toml: card[0].copies: found 6; use a whole number from 0 to 5",
    ),
    "a number too small": (
        lambda: next(iter(ROOT["card"]))["copies"].number(7),
        "cards.toml: card[0].copies: found 6; use a whole number of at least 7",
    ),
    "a number that is a fraction": (lambda: ROOT["half"].number(), "cards.toml: half: found 0.5; use a whole number"),
    "a number that is true": (lambda: Node(True, "x").number(), "x: found True; use a whole number"),
    "a flag that is a number": (lambda: Node(1, "x").flag(), "x: found 1; use true or false"),
    "an empty text": (lambda: ROOT["empty"].text(), "cards.toml: empty: found ''; use a text in quotes"),
    "an unknown word": (lambda: Node("red", "x").one_of(["blue", "green"]), "x: found 'red'; use one of blue, green"),
    "a list that is none": (lambda: list(Node("ab", "x")), "x: found 'ab'; use a list"),
    "a list too short": (lambda: Node([1], "x").exactly(2), "x: found [1]; use a list of 2"),
    "an item of a list": (lambda: Node([1, "b"], "x").numbers(), "x[1]: found 'b'; use a whole number"),
    "a table that is none": (lambda: Node([], "x").table(), "x: found []; use a table"),
    "an unknown field": (
        lambda: Node({"nmae": 1}, "x").only("name", "copies"),
        "x: unknown field 'nmae'; the fields are: name, copies",
    ),
}


@pytest.mark.parametrize(("ask", "message"), COMPLAINTS.values(), ids=COMPLAINTS)
def test_complains_of(ask: Callable[[], object], message: str) -> None:
    with pytest.raises(ContentError) as failed:
        ask()
    assert str(failed.value) == message


def test_files_that_are_missing_or_no_toml(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="this file is missing from the edition"):
        read_toml(tmp_path / "cards.toml")
    (tmp_path / "cards.toml").write_text("name = \n")
    with pytest.raises(ContentError, match=r"cards.toml: is not TOML: Invalid value \(at line 1"):
        read_toml(tmp_path / "cards.toml")
    (tmp_path / "cards.toml").write_bytes(b"name = '\xff'")
    with pytest.raises(ContentError, match=r"cards.toml: is not TOML"):
        read_toml(tmp_path / "cards.toml")


def test_rules_have_a_text_and_perhaps_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text("[A-1]\ntext = 'One.'\n[A-2]\ntext = 'Two.'\nuntested = 'why'\n")
    assert read_rules(path) == {"A-1": "One.", "A-2": "Two."}
    path.write_text("[A-1]\ntest = 'One.'\n")
    with pytest.raises(ContentError, match=r"rules.toml: A-1: unknown field 'test'; the fields are: text, untested"):
        read_rules(path)


def test_a_fingerprint_tells_any_change(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("x = 1\n")
    first = fingerprint(tmp_path)
    (tmp_path / "notes.txt").write_text("not content")
    assert fingerprint(tmp_path) == first
    (tmp_path / "a.toml").write_text("x = 1 # sure\n")
    second = fingerprint(tmp_path)
    (tmp_path / "a.toml").rename(tmp_path / "b.toml")
    assert len({first, second, fingerprint(tmp_path)}) == 3
