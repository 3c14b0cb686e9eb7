"""The command that makes sheets to print and cut of an edition: the client's own pictures, laid out by a browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from quirebox import games as shelf
from quirebox.cli import common
from quirebox.core import editions
from quirebox.core.errors import QuireError
from quirebox.core.game import Game
from quirebox.terminal.screen import Screen
from quirebox.words import spoken

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PATIENCE = 600  # seconds for all sheets, on a slow computer
PAGES = re.compile(rb"/Type\s*/Page\b")


class CannotPrint(QuireError):
    """There is nothing to print with."""


@click.command("print")
@click.argument("game")
@common.edition
@click.option("--out", type=common.record_file, required=True, metavar="FILE.pdf", help="The file to write.")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True, help="Its size.")
@click.option("--backs/--no-backs", default=True, show_default=True, help="Whether cards have backs.")
@common.language
def print_(game: str, edition: str, out: Path, paper: str, backs: bool) -> None:
    """Make sheets of an edition of GAME to print and cut: cards, boards, maps, tomes and a summary, as PDF.

    Backs follow their fronts: print on both sides, turned over the long edge. Needs Chromium or Chrome; if it is not
    found, name it in QUIRE_CHROMIUM.
    """
    boxed = shelf.game(game)
    printed = editions.called(boxed, edition)
    boxed.box(printed)
    common.check_out(out, ".pdf")
    browser = found_browser()
    with TemporaryDirectory(prefix="quire-print-") as folder, served(Path(folder), boxed, printed) as address:
        name = offered_name(boxed, printed)
        url = f"{address}/print/{boxed.id}/{name}?paper={paper}&backs={'yes' if backs else 'no'}&language={spoken()}"
        print_page(browser, url, out, Path(folder))
    Screen().affirm(
        f"{out}: {len(PAGES.findall(out.read_bytes()))} pages, {paper.upper() if paper == 'a4' else 'Letter'}"
    )


def found_browser() -> str:
    """The browser that prints."""
    named = os.environ.get("QUIRE_CHROMIUM", "")
    found = shutil.which(named) if named else next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        said = (
            f"QUIRE_CHROMIUM names {named!r}, which cannot be run" if named else "neither Chromium nor Chrome was found"
        )
        raise CannotPrint(f"{said}; install one, or name it in QUIRE_CHROMIUM")
    return found


def offered_name(game: Game, edition: str) -> str:
    """What a server calls the edition: its own name, or one made of the folder's."""
    if edition in editions.shipped(game):
        return edition
    name = re.sub(r"[^A-Za-z0-9_-]+", "-", Path(edition).resolve().name)[:60] or "mine"
    return f"{name}-own" if name in editions.shipped(game) else name


@contextmanager
def served(folder: Path, game: Game, edition: str) -> Iterator[str]:
    """A server for this alone; its address."""
    own = folder / "editions"
    own.mkdir()
    if edition not in editions.shipped(game):
        shutil.copytree(editions.folder_of(game, edition), own / offered_name(game, edition))
    line = ["serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.db", "--editions", str(own)]
    command = [sys.executable, "-m", "quirebox", *line]
    with (folder / "log").open("w") as log, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline().decode(errors="replace")
            found = re.search(r"http://(?:127\.0\.0\.1|localhost):\d+", said)
            if found is None:
                why = (folder / "log").read_text(encoding="utf-8").strip().splitlines()
                raise CannotPrint(f"the pages could not be served: {why[-1] if why else said!r}")
            yield found[0]
        finally:
            server.terminate()


def print_page(browser: str, url: str, out: Path, folder: Path) -> None:
    """Let a browser write a page as PDF."""
    line = [
        browser,
        "--headless=new",
        "--disable-gpu",
        f"--user-data-dir={folder / 'browser'}",
        "--no-pdf-header-footer",
        "--virtual-time-budget=60000",  # of the page's own clock: until all is drawn
        f"--print-to-pdf={out.resolve()}",
        url,
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        line.insert(1, "--no-sandbox")  # Chromium does not start for root otherwise
    out.unlink(missing_ok=True)
    try:
        done = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise CannotPrint(f"{browser} has not printed in {PATIENCE} seconds") from None
    if not out.is_file() or not out.read_bytes().startswith(b"%PDF"):
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise CannotPrint(f"{browser} wrote no PDF: {last[0]}")
