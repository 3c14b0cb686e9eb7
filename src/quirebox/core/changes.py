"""What differs between two editions, in words of their cards."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from quirebox.core.errors import ContentError, shortened
from quirebox.core.mistakes import name_of

LONGEST = 160  # signs of a value


def changes(before: Path, after: Path) -> Iterator[str]:
    """Every card or number that was changed, added or removed, by file."""
    for name in sorted({path.name for folder in (before, after) for path in folder.glob("*.toml")}):
        for line in differences("", read(before / name), read(after / name)):
            yield f"{name}: {line}"


def read(path: Path) -> dict[str, object]:
    """What a file says; nothing if there is none."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
        raise ContentError(f"{path.parent.name}/{path.name}", f"is not TOML: {e}") from None


def differences(what: str, before: object, after: object) -> Iterator[str]:
    """What differs between two values of the same name."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            yield from differences(under(what, key), before.get(key), after.get(key))
    elif is_cards(before) and is_cards(after):
        yield from cards(what, named(before), named(after))
    elif before is None:
        yield f"{what} is new: {said(after)}"
    elif after is None:
        yield f"{what} is gone; it was {said(before)}"
    else:
        yield f"{what} was {said(before)}, is {said(after)}"


def under(what: str, key: str) -> str:
    """A field of a card, or of a table."""
    return key if not what else f"{what} {key}" if what.endswith(",") else f"{what}.{key}"


def touched(before: Path, after: Path) -> set[str]:
    """The ids of the cards that were changed, added or removed."""
    found: set[str] = set()
    for name in {path.name for folder in (before, after) for path in folder.glob("*.toml")}:
        old, new = read(before / name), read(after / name)
        for key in {*old, *new}:
            if is_cards(old.get(key)) and is_cards(new.get(key)):
                was, now = named(old.get(key)), named(new.get(key))
                found |= {id for id in {*was, *now} if was.get(id) != now.get(id)}
    return found


def is_cards(value: object) -> bool:
    """Whether it is a list of tables, or nothing."""
    return value is None or (isinstance(value, list) and all(isinstance(entry, dict) for entry in value))


def named(value: object) -> dict[str, Mapping[str, object]]:
    """Cards by their ids, or else by their names or places."""
    found: dict[str, Mapping[str, object]] = {}
    for i, entry in enumerate(value if isinstance(value, list) else [], 1):
        known = next((str(entry[field]) for field in ("id", "number", "name") if field in entry), f"number {i}")
        found[known if known not in found else f"{known} ({i})"] = entry
    return found


def cards(
    what: str, before: Mapping[str, Mapping[str, object]], after: Mapping[str, Mapping[str, object]]
) -> Iterator[str]:
    """What differs between two lists of cards."""
    for id, card in before.items():
        label = name_of(dict(card)) or f"{what} {id}"
        if id not in after:
            yield f"{label} is gone"
        else:
            yield from differences(f"{label},", dict(card), dict(after[id]))
    for id, card in after.items():
        if id not in before:
            fields = ", ".join(f"{key} {said(value)}" for key, value in card.items() if key != "source")
            yield f"{name_of(dict(card)) or f'{what} {id}'} is new: {fields}"


def said(value: object) -> str:
    """A value as people read it."""
    return shortened(f"“{value}”" if isinstance(value, str) else str(value), LONGEST)
