"""The house in order: a rule once, games of one shape, and no part knows what it must not know."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import quirebox
from quirebox.core.game import Game
from quirebox.games import OURS
from quirebox.games import game as game_named
from quirebox.testkit.mill import GAME as MILL

SOURCE = Path(quirebox.__file__).parent
GAMES: list[Game] = [*(game_named(id) for id in OURS), MILL]

FILES = {
    "__init__.py",
    "box.py",
    "content.py",
    "content",
    "features.py",
    "invariants.py",
    "kit.py",
    "mind",
    "position.py",
    "proof.py",
    "rules.toml",
    "save.py",
    "scenarios",
    "schema.py",
    "scoring.py",
    "setup.py",
    "shown.py",
    "steps",
    "telling",
    "verbs.py",
    "view.py",
}
# no card does anything; no lesson; nothing was changed; no rulebook to read
PERHAPS = {"effects.py", "effects", "lesson.toml", "earlier", "examples"}
NOUNS = {  # of each rulebook, which further files are named by
    "books_of_time": {"book.py", "challenges.py", "objectives.py", "offer.py"},
    "history_of_the_book": {
        "auction.py",
        "grouping.py",
        "labels.py",
        "market.py",
        "negotiation.py",
        "offer.py",
        "piles.py",
    },
    "scientia": {"sets.py", "slots.py"},
    "trekking": {"rival.py"},
    "two_page_tome": {"agreement.py", "hexes.py", "patterns.py", "roads.py", "sheet.py", "substance.py"},
    "mill": set(),
}
FOLDERS = {
    "telling": {"__init__.py", "facts.py", "words.py", "draw.py"},
    "mind": {"__init__.py", "evaluate.py", "weights.py"},
    "steps": {"__init__.py"},
}
MOST_METHODS_OF_GAME = 12


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Every Python file below a folder, read."""
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def classes(folder: Path) -> Iterator[tuple[Path, ast.ClassDef]]:
    """Every class below a folder."""
    for path, tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                yield path, node


def methods(node: ast.ClassDef) -> set[str]:
    """What a class defines."""
    return {item.name for item in node.body if isinstance(item, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_decision_states_its_rule_twice(game: Game) -> None:
    """Whatever it inherits: a `Judged` step has its refusal alone, and every other step no refusal."""
    bases = {node.name: {ast.unparse(base) for base in node.bases} for _, node in classes(game.folder)}
    for path, node in classes(game.folder):
        other = {"options", "why"} if judged(node.name, bases) else {"refusal"}
        assert not methods(node) & other, f"{path.name}: {node.name} states its rule in options and in refusal"


def judged(name: str, bases: dict[str, set[str]]) -> bool:
    """Whether a class is a `Judged` step, itself or by one of its bases."""
    return name == "Judged" or any(judged(base, bases) for base in bases.get(name, ()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_that_an_option_names_can_be_looked_up(game: Game) -> None:
    rules = game.box().rules
    said = [text for option in game.options for text in (option.title, *option.values.values())] + [*rules.values()]
    named = {rule for text in said for rule in re.findall(r"\b[A-Z]{3}(?:-[A-Z]+)+-?\d+\b", text)}
    assert named <= {*rules}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_masks_are_read_in_words_where_the_rules_are(game: Game) -> None:
    for path, tree in trees(game.folder / "steps"):
        for node in ast.walk(tree):
            found = isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(
                node.op, ast.LShift | ast.RShift | ast.BitAnd
            )
            found |= isinstance(node, ast.AugAssign) and isinstance(node.op, ast.BitOr)
            found |= isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert)
            assert not found, f"{path.name}:{node.lineno}: core.masks has words for it"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_games_have_the_same_files(game: Game) -> None:
    found = {path.name for path in game.folder.iterdir() if path.name != "__pycache__" and path.suffix != ".so"}
    assert found - PERHAPS - NOUNS[game.id] == FILES
    for folder, files in FOLDERS.items():
        assert files <= {path.name for path in (game.folder / folder).iterdir()}, folder


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_only_a_mind_knows_bots(game: Game) -> None:
    for path, tree in trees(game.folder):
        if "mind" not in path.relative_to(game.folder).parts:
            known = {name for name in imported(tree) if re.search(r"^quirebox\.bots\b|\.mind\b", name)}
            assert not known, f"{path.name} imports {known}"


def imported(tree: ast.Module) -> Iterator[str]:
    """The names of everything that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_thing_has_the_same_name(game: Game) -> None:
    names = {node.name for _, node in classes(game.folder)}
    (title,) = {name.removesuffix("Position") for name in names if name.endswith("Position")}
    assert {f"{title}Box", f"{title}Position", f"{title}Game", f"{title}Mind", "Weights"} <= names
    g = game.new(game.seats[-1], 1)
    assert type(g).__name__ == f"{title}Position" and type(g.box).__name__ == f"{title}Box"
    assert getattr(g, "printed", None) is g.box
    for module, functions in {
        "content": ["load_box"],
        "features": ["features"],
        "invariants": ["check"],
        "kit": ["given", "fact"],
        "proof": ["prove"],
        "save": ["pack", "unpack", "step"],
        "schema": ["schema"],
        "scoring": ["sheet"],
        "setup": ["set_up"],
        "telling/draw": ["draw"],
        "telling/words": ["sentence", "question", "phrase"],
        "view": ["view", "printed"],
    }.items():
        tree = ast.parse((game.folder / f"{module}.py").read_text(encoding="utf-8"))
        missing = set(functions) - {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        assert not missing, f"{module}.py lacks {missing}"


def test_a_game_is_small() -> None:
    (node,) = [node for _, node in classes(SOURCE / "core") if node.name == "Game"]
    assert len(methods(node)) <= MOST_METHODS_OF_GAME
    for game in GAMES:
        overridden = methods(next(node for path, node in classes(game.folder) if node.name == type(game).__name__))
        assert overridden <= {"load_box", "check_options", "setup", "winners", "score_sheet"}, game.id


def test_the_core_knows_no_bot_no_level_no_weight_and_no_terminal() -> None:
    for path, tree in trees(SOURCE / "core"):
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        names |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        known = {
            name for name in names if re.search(r"(^|_)(bots?|levels?|weights?|club|expert|evaluate|draw)($|_)", name)
        }
        assert not known, f"{path.name} speaks of {known}"
