"""Sheets to print: a PDF of the right size from a browser, and clear words where there is nothing to print with."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import quirebox
from quirebox.cli import main
from quirebox.testkit.edition import change, copy_of
from quirebox.testkit.mill import GAME as MILL

BOX = re.compile(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]")


def say(*words: str) -> Result:
    return CliRunner().invoke(main, ["print", *words])


@pytest.mark.skipif(
    not shutil.which("chromium") or not (Path(quirebox.__file__).parent / "server/static/index.html").is_file(),
    reason="needs chromium and the built client",
)
def test_an_edition_of_ones_own_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(quirebox.__file__).parents[1]))
    monkeypatch.setenv("QUIRE_GAMES", "quirebox.testkit.mill")
    change(copy_of(MILL, tmp_path / "mine"), "cards.toml", 'name = "', 'name = "New ')
    out = tmp_path / "mine.pdf"
    done = say("mill", "--edition", str(tmp_path / "mine"), "--out", str(out), "--paper", "letter")
    assert done.exit_code == 0, done.output
    sizes = {tuple(round(float(n)) for n in found) for found in BOX.findall(out.read_bytes())}
    assert sizes == {(612, 792)}
    assert re.search(r"\d+ pages, Letter", " ".join(done.output.split()))


def test_without_a_browser_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIRE_CHROMIUM", "no-such-browser")
    done = say("scientia", "--out", str(tmp_path / "cards.pdf"))
    assert done.exit_code == 2
    assert "QUIRE_CHROMIUM names 'no-such-browser', which cannot be run; install one" in " ".join(done.output.split())


def test_what_is_no_pdf_is_refused(tmp_path: Path) -> None:
    assert "use a name that ends with .pdf" in say("scientia", "--out", str(tmp_path / "cards.png")).output
