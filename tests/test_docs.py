"""The pages about the code name what exists, and draw the layers that are checked."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from terminal.typist import environment
from test_house import FILES, FOLDERS, PERHAPS

ROOT = Path(__file__).parents[1]
SOURCE, WEB = ROOT / "src" / "quirebox", ROOT / "web" / "src"
DOCS = ROOT / "docs"
PAGES = (DOCS / "architecture.md", DOCS / "guides" / "adding-a-game.md")
PATH = re.compile(r"[\w.*-]+/[\w./*-]*|[a-z0-9_-]+\.(?:py|toml|md|play|ts|svelte|ftl)")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")


def code(page: Path) -> list[str]:
    """What stands in backticks in the running text of a page, call brackets left out."""
    text = re.sub(
        r"^(```|    ).*$", "", re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S), flags=re.M
    )
    return [found.partition("(")[0] for found in re.findall(r"`([^`\n]+)`", text)]


def exists(path: str) -> bool:
    """Whether a path leads somewhere: from the root, the sources, or the folder of a game, which need not have all."""
    return path.rstrip("/") in PERHAPS or any(
        any(folder.glob(path.rstrip("/"))) for folder in (ROOT, SOURCE, *(SOURCE / "games").glob("*/"))
    )


@cache
def classes() -> dict[str, set[str]]:
    """What every class of the sources has, inherited things left out: methods, fields, and what it sets on itself."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(members(node))
    return found


def members(node: ast.ClassDef) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            yield part.name
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            yield part.target.id
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "self":
            yield part.attr


def in_a_module(name: str) -> bool:
    """Whether `core.match.replay`, or `quirebox.core.match.replay`, is there."""
    parts = name.removeprefix("quirebox.").split(".")
    for n in range(len(parts), 0, -1):
        path = SOURCE.joinpath(*parts[:n])
        for module in filter(Path.is_file, (path / "__init__.py", path.with_suffix(".py"))):
            return (
                n == len(parts)
                or re.search(
                    rf"^(?:async def|def|class) {parts[n]}\b|^{parts[n]}\b.*=", module.read_text(encoding="utf-8"), re.M
                )
                is not None
            )
    return False


@cache
def client() -> dict[str, str]:
    """The classes of the browser client by name, each with the file in which it stands."""
    found: dict[str, str] = {}
    for path in WEB.rglob("*.ts"):
        text = path.read_text(encoding="utf-8")
        found |= {name: found.get(name, "") + text for name in re.findall(r"^export class (\w+)", text, re.M)}
    return found


def is_there(name: str) -> bool:
    """Whether something with a dotted name exists: `g` is a position."""
    first, last = ("State", name[2:]) if name.startswith("g.") else (name.split(".")[0], name.split(".")[1])
    if last in classes().get(first, set()):
        return True
    return in_a_module(name) or re.search(rf"^  (?:async )?{last}\(", client().get(first, ""), re.M) is not None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_file_that_is_named_exists(page: Path) -> None:
    paths = [word for word in code(page) if PATH.fullmatch(word)]
    assert len(paths) > 10
    assert [path for path in paths if not exists(path)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_function_that_is_named_exists(page: Path) -> None:
    names = [word for word in code(page) if NAME.fullmatch(word) and not PATH.fullmatch(word)]
    assert len(names) > 5
    assert [name for name in names if not is_there(name)] == []


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.stem)
def test_no_link_is_broken(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md")]), ids=lambda page: page.stem)
def test_no_page_sends_anybody_to_a_file_that_is_gone(page: Path) -> None:
    words = [word for word in code(page) if re.match(r"(docs|src|tests|tools|benchmarks|examples|web)/[^<>{}]*$", word)]
    assert [word for word in words if not any(ROOT.glob(word.split(" ")[0].rstrip("/"))) and ".venv" not in word] == []


def test_the_picture_of_the_layers_is_the_contract() -> None:
    (drawn,) = re.findall(r"```layers\n(.*?)```", PAGES[0].read_text(encoding="utf-8"), re.S)
    rows = [re.split(r"  +\(", line)[0] for line in drawn.splitlines() if re.search(r"[a-z]", line)]
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (layers,) = [contract["layers"] for contract in contracts if contract["type"] == "layers"]
    assert [set(re.findall(r"\w+", row)) for row in rows] == [
        {module.strip().removeprefix("quirebox.") for module in layer.split("|")} for layer in layers
    ]


def test_a_newcomer_reads_the_page_in_ten_minutes() -> None:
    assert len(PAGES[0].read_text(encoding="utf-8").splitlines()) <= 200


# ---- the guide


def rows() -> dict[str, str]:
    """The files of a game that the guide lists, each with whether it is compiled."""
    table = re.findall(r"^\| `([^`]+)` \|.*\| (yes|no|–) \|$", PAGES[1].read_text(encoding="utf-8"), re.M)
    return {name.rstrip("/"): compiled for name, compiled in table}


def test_the_guide_lists_the_files_that_every_game_has() -> None:
    assert {name.partition("/")[0] for name in rows()} == FILES | PERHAPS - {"effects"}
    inside = {f"{folder}/{file}" for folder, files in FOLDERS.items() for file in files - {"__init__.py"}}
    assert {name for name in rows() if "/" in name} == inside


def test_the_guide_says_what_is_compiled() -> None:
    build = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    (cold,) = [
        node.value for node in build.body if isinstance(node, ast.Assign) and ast.unparse(node.targets) == "COLD"
    ]
    for name, compiled in rows().items():
        path = Path(name)
        hot = path.stem not in ast.literal_eval(cold) and path.parts[0] != "telling"
        assert compiled == (
            "–"
            if path.suffix not in ("", ".py") or name in ("content", "earlier", "examples", "scenarios")
            else "yes"
            if hot
            else "no"
        ), name


def test_a_copy_of_mill_is_a_game_as_the_guide_says(tmp_path: Path) -> None:
    steps = re.findall(r"^    ((?:mkdir|cp|sed) .*)$", PAGES[1].read_text(encoding="utf-8"), re.M)
    assert len(steps) == 4
    for folder in ("src/quirebox/testkit/mill", "docs/rules"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run(["bash", "-ec", "\n".join(steps)], cwd=tmp_path, check=True, timeout=60)
    assert (tmp_path / "docs" / "rules" / "sundial.md").read_text(encoding="utf-8").startswith("# Sundial\n")
    done = subprocess.run(
        [sys.executable, "-c", TRIAL],
        cwd=tmp_path,
        env=environment(QUIRE_GAMES="my.package.sundial"),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.stdout, done.stderr) == ("Sundial\n", "")


TRIAL = """
import sys; sys.path.insert(0, ".")
from quirebox.games import game
from quirebox.testkit.conformance import check
from quirebox.testkit.coverage import coverage
from quirebox.testkit.scenario import run, scenarios
sundial = game("sundial")
check(sundial, 3, {}, seed=5)
for scenario in scenarios(sundial):
    run(sundial, scenario)
assert coverage(sundial).gaps == []
print(sundial.title)
"""
