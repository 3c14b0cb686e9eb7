"""Anatomy: every field of a position, to compare two of them completely, whether or not the game remembers to save a
field.

Fields whose names begin with `_` are taken for caches and left out: what a position remembers of itself shows in its
features, which are compared with those of the same position loaded again. The box is shared and events are for
listeners, so they are left out too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from types import GetSetDescriptorType, MemberDescriptorType

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.effect import Effect
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step

ATOMS = (bool, int, float, str, bytes, type(None))
_DECLARED: dict[type, list[str]] = {}


def anatomy(thing: object) -> object:
    """The thing and all it consists of as lists, dicts and plain values."""
    match thing:
        case bool() | int() | float() | str() | bytes() | None:
            return thing
        case list() | tuple():
            return [part if type(part) in ATOMS else anatomy(part) for part in thing]
        case set() | frozenset():
            return sorted(map(repr, thing))
        case Mapping():
            return {str(name): anatomy(part) for name, part in thing.items()}
        case Action():
            return thing.text
        case Step():
            return thing.data()
        case Rng():
            return thing.seed
        case Box():
            return thing.hash
        case Effect() if thing.id >= 0:
            return f"effect {thing.id}"
        case Enum():
            return thing.name
        case Iterable() if not list(_fields(thing)):
            return [anatomy(part) for part in thing]
    return {name: anatomy(part) for name, part in _fields(thing) if not (isinstance(thing, State) and name == "events")}


def difference(a: object, b: object, where: str = "") -> str:
    """Where two anatomies first differ, or ''."""
    match a, b:
        case dict(), dict():
            for name in [*a, *(name for name in b if name not in a)]:
                missing = "missing"
                if found := difference(
                    a.get(name, missing), b.get(name, missing), f"{where}.{name}" if where else str(name)
                ):
                    return found
            return "" if list(a) == list(b) else f"{where or 'it'} has its fields in another order"
        case list(), list():
            for i, (x, y) in enumerate(zip(a, b, strict=False)):
                if found := difference(x, y, f"{where}[{i}]"):
                    return found
            return "" if len(a) == len(b) else f"{where} has {len(a)} items, not {len(b)}"
    return "" if a == b else f"{where or 'it'} is {_short(a)}, not {_short(b)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."


def _fields(thing: object) -> Iterator[tuple[str, object]]:
    names = [*_declared(type(thing)), *getattr(thing, "__dict__", {})]
    for name in sorted({name for name in names if not name.startswith("_")}):
        try:
            yield name, getattr(thing, name)
        except AttributeError:  # declared, but not set
            continue


def _declared(cls: type) -> list[str]:
    """Fields of compiled classes and of those with slots; they are not in `__dict__`."""
    if cls not in _DECLARED:
        _DECLARED[cls] = [
            name
            for base in cls.__mro__
            for name, value in vars(base).items()
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType)
        ]
    return _DECLARED[cls]
