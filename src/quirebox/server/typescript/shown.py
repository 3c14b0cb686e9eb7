"""What a viewer is shown of a game, as types: shown.ts beside its board."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType, NoneType, UnionType
from typing import Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from quirebox.core.game import Game
from quirebox.core.message import Sentence
from quirebox.server.typescript.words import MADE, quoted

SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def generate(game: Game) -> str:
    """All types of a game's `shown.py`, in its order."""
    module = import_module(f"{game.package}.shown")
    found = [value for value in vars(module).values() if is_typeddict(value)]
    head = f"{MADE} src/quirebox/games/{game.id}/shown.py; do not edit.\n"
    if any(Sentence in every(of) for kind in found for of in get_type_hints(kind).values()):
        head += '\nimport type { Sentence } from "../../lib/wire";\n'
    return "\n".join([head, *(words(module, name) for name in aliases(module)), *(declare(kind) for kind in found)])


def aliases(module: ModuleType) -> list[str]:
    """The names of sets of words that several fields share."""
    return [name for name, value in vars(module).items() if get_origin(value) is Literal]


def words(module: ModuleType, name: str) -> str:
    """A set of words by its name."""
    return f"export type {name} = {written(getattr(module, name))};\n"


def declare(kind: type) -> str:
    """One type as an interface, with what it inherits."""
    lines = [f"/** {kind.__doc__} */", f"export interface {kind.__name__} {{"]
    for name, of in get_type_hints(kind, include_extras=True).items():
        perhaps = get_origin(of) is NotRequired
        lines.append(f"  {name}{'?' if perhaps else ''}: {written(get_args(of)[0] if perhaps else of)};")
    return "\n".join([*lines, "}"]) + "\n"


def every(of: object) -> list[object]:
    """A type and all types inside it."""
    return [of, *(inner for one in get_args(of) for inner in every(one))]


def written(of: object) -> str:
    """A type in TypeScript."""
    origin, inner = get_origin(of), get_args(of)
    if isinstance(of, type) and of in SIMPLE:
        return SIMPLE[of]
    if of is Sentence:
        return "Sentence"
    if is_typeddict(of):
        return str(getattr(of, "__name__", of))
    if origin is Literal:
        return " | ".join(quoted(word) for word in inner)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(written(one) for one in inner))
    if origin is list:
        item = written(inner[0])
        return f"({item})[]" if get_origin(inner[0]) in (Literal, Union, UnionType) else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(written(one) for one in inner)}]"
    if origin is dict:
        return f"Record<{written(inner[0])}, {written(inner[1])}>"
    raise TypeError(f"the browser has no type for {of!r}")
