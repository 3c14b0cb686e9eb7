"""A version is prepared in three places at once, and what keeps it from being a release is named."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = ("tools/release.py", "src/quirebox/__init__.py", "CITATION.cff", "CHANGELOG.md")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The tool and what it writes, with a changelog whose newest version is not out."""
    for file in FILES:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## 7.1.0 (unreleased)\n### New\n- A line.\n\n## 7.0.0 (2026-01-01)\n"
    )
    return tmp_path


def release(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(tree / "tools/release.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_a_version_is_written_in_three_places(tree: Path) -> None:
    assert "CHANGELOG.md has no date" in release(tree, "--check").stderr
    done = release(tree, "7.1.0")
    assert (done.returncode, done.stderr) == (0, "")
    assert '__version__ = "7.1.0"' in (tree / "src/quirebox/__init__.py").read_text()
    assert "\nversion: 7.1.0\ndate-released: 2" in (tree / "CITATION.cff").read_text()
    assert "unreleased" not in (tree / "CHANGELOG.md").read_text()
    assert release(tree, "--check").returncode == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("7.2.0",), "the changelog begins with 7.1.0, not with 7.2.0"),
        (("seven",), "'seven' is no version; say three numbers"),
        ((), "say a version, such as 0.2.0, or --check"),
    ],
)
def test_what_is_no_release_changes_nothing(tree: Path, words: tuple[str, ...], said: str) -> None:
    before = [(tree / file).read_bytes() for file in FILES]
    done = release(tree, *words)
    assert done.returncode and said in done.stderr
    assert before == [(tree / file).read_bytes() for file in FILES]


def test_versions_that_differ_are_named(tree: Path) -> None:
    release(tree, "7.1.0")
    package = tree / "src/quirebox/__init__.py"
    package.write_text(package.read_text().replace("7.1.0", "7.0.9"))
    assert "the package says 7.0.9, CITATION.cff says 7.1.0" in release(tree, "--check").stderr
