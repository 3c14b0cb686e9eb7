"""Write the tables of all ladders (docs/ladder/*.tsv) into docs/bots.md, between its two marks; with --check only say
whether they stand there."""

import sys
from pathlib import Path

from quirebox.games import game
from quirebox.lab.results import Results, read_results
from quirebox.lab.table import Grid, LadderTable, duration, grids

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- written by tools/ladder_page.py: begin -->\n", "<!-- written by tools/ladder_page.py: end -->\n"


def markdown(grid: Grid) -> str:
    """A table of text."""
    headings, rows = grid
    ruler = ("---", *["---:"] * (len(headings) - 1))
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (headings, ruler, *rows))


def chapter(results: Results) -> str:
    """One game."""
    heading, table = results.heading, LadderTable(results)
    played, spent = sum(row.games for row in table.rows), sum(row.seconds for row in table.rows)
    how = (
        f"{played:,} games in {duration(spent)} of play, begun {heading['begun']}; {heading['by']}, game version "
        f"{heading['version']}, "
        f"bots {heading['bots']}, seed {heading['seed']}; {heading['on']}."
    )
    return "\n".join([f"### {results.game.title}\n", *(markdown(grid) for grid in grids(table)), f"{how}\n"])


def page(text: str, folder: Path) -> str:
    """The page with the tables of that folder between its marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"the page lacks the two marks {BEGIN!r} and {END!r}")
    files = sorted(folder.glob("*.tsv"))
    chapters = [chapter(read_results(path, game(path.stem))) for path in files] or ["No ladder has been played yet.\n"]
    return before + BEGIN + "\n" + "\n".join(chapters) + "\n" + END + after


if __name__ == "__main__":
    path = DOCS / "bots.md"
    old = path.read_text(encoding="utf-8")
    new = page(old, DOCS / "ladder")
    if "--check" not in sys.argv:
        path.write_text(new, encoding="utf-8")
    elif new != old:
        sys.exit("docs/bots.md does not say what docs/ladder says; run: python tools/ladder_page.py")
