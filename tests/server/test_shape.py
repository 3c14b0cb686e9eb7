"""The shape of the server: few layers, small classes, no room that looks upwards."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import quirebox.server

ROOT = Path(quirebox.server.__file__).parent
LAYERS = 9
METHODS = 12
FLOORS = [
    "wire",
    "assistant",
    "bots",
    "facts",
    "table",
    "storage",
    "show",
    "live",
    "chores",
    "socket",
    "service",
    "http",
    "run",
    "typescript",
]  # upwards


def modules() -> dict[str, ast.Module]:
    """Every module of the server by its name."""
    found: dict[str, ast.Module] = {}
    for path in sorted(ROOT.rglob("*.py")):
        if "migrations" not in path.parts:
            parts = path.relative_to(ROOT).with_suffix("").parts
            name = ".".join(("quirebox.server", *parts)).removesuffix(".__init__")
            found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


MODULES = modules()


@cache
def imports(name: str) -> frozenset[str]:
    """The modules of the server that a module imports, wherever the import stands."""
    found: set[str] = set()
    for node in ast.walk(MODULES[name]):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            named = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= named & MODULES.keys() or {node.module}
    return frozenset((found & MODULES.keys()) - {name, "quirebox.server"})


@cache
def chain(name: str) -> tuple[str, ...]:
    """The longest chain of imports that begins at a module."""
    return (name, *max((chain(other) for other in imports(name)), key=len, default=()))


def test_at_most_nine_layers_of_imports() -> None:
    longest = max(map(chain, MODULES), key=len)
    assert len(longest) <= LAYERS, " -> ".join(longest)


def room(name: str) -> str:
    """The room in which a module stands, or the module itself beside the rooms."""
    return name.split(".")[2]


def test_no_room_looks_upwards() -> None:
    assert {path.parent.name for path in ROOT.glob("*/__init__.py")} <= {*FLOORS}
    up = [
        f"{name} -> {other}"
        for name in MODULES
        if name != "quirebox.server" and room(name) in FLOORS
        for other in imports(name)
        if room(other) in FLOORS and FLOORS.index(room(other)) > FLOORS.index(room(name))
    ]
    assert up == []


def test_a_room_itself_imports_nothing() -> None:
    """So that a chain of imports has no hidden part."""
    rooms = [path.parent.name for path in ROOT.glob("*/__init__.py")]
    assert [room for room in rooms if imports(f"quirebox.server.{room}")] == []


def test_no_class_has_more_than_twelve_methods() -> None:
    large = [
        f"{name}.{node.name}: {methods}"
        for name, tree in MODULES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and (methods := sum(isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) for part in node.body)) > METHODS
    ]
    assert large == []


def test_a_table_is_decided_without_waiting_saving_or_sending() -> None:
    for name, tree in MODULES.items():
        if name.startswith("quirebox.server.table"):
            assert not any(isinstance(node, ast.AsyncFunctionDef | ast.Await) for node in ast.walk(tree)), name
            above = {other for other in imports(name) if other.split(".")[2] in {"live", "storage", "socket", "http"}}
            assert above == set(), name


def test_who_may_look_on_and_how_much_one_may_ask_are_decided_in_one_place() -> None:
    def mentioning(word: str) -> set[str]:
        return {
            name
            for name, tree in MODULES.items()
            if any(isinstance(node, ast.Attribute) and node.attr == word for node in ast.walk(tree))
        }

    assert mentioning("spectators") <= {"quirebox.server.table.permissions", "quirebox.server.show.render"}
    for setting in ("messages_per_second", "sockets_per_address", "opened_per_minute", "joins_per_minute"):
        assert mentioning(setting) == {"quirebox.server.limits"}


def test_who_may_act_is_decided_in_one_place() -> None:
    refusing = {
        name
        for name, tree in MODULES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and any(isinstance(a, ast.Constant) and a.value in ("forbidden", "not_you") for a in node.args)
    }
    whose_link, whose_page = "quirebox.server.table.table", "quirebox.server.http.app"  # before it is known who asks
    assert refusing == {"quirebox.server.table.permissions", whose_link, whose_page}
