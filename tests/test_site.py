"""The documentation site: it is built without a warning, opens without a network, and its first pages are true."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from quirebox.cli import main

ROOT = Path(__file__).parents[1]
START = sorted((ROOT / "docs/start").glob("*.md"))
FETCHED = re.compile(r"""(?:src|href)="(https?://[^"]+\.(?:js|css|woff2?))""")


def test_it_is_built_without_a_warning_and_opens_without_a_network(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src", "NO_MKDOCS_2_WARNING": "1"},
        text=True,
        capture_output=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    pages = {path.relative_to(tmp_path / "site").as_posix(): path for path in (tmp_path / "site").rglob("*.html")}
    assert "quire sim [OPTIONS] GAME" in pages["reference/commands.html"].read_text(encoding="utf-8")
    assert "quirebox.core.match.Match" in pages["reference/api.html"].read_text(encoding="utf-8")
    assert "0.2.0" in pages["reference/changelog.html"].read_text(encoding="utf-8")
    fetched = {name: FETCHED.findall(path.read_text(encoding="utf-8")) for name, path in pages.items()}
    assert {name: what for name, what in fetched.items() if what} == {}


@pytest.mark.parametrize("page", START, ids=lambda page: page.stem)
def test_the_commands_of_the_first_pages_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for words in re.findall(r"^    quire ([a-z]+(?: (?:new|check|diff|list))?)", text, re.M):
        assert CliRunner().invoke(main, [*words.split(), "--help"]).exit_code == 0, words
    for name in re.findall(r"^    make (\w+)", text, re.M):
        assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M), name


@pytest.mark.parametrize(
    "code",
    [code for page in START for code in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S)],
)
def test_their_programs_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "docs/start", "exec"), {})
    assert capsys.readouterr().out
