"""Writes all types that the browser and programs have of what games declare: `python -m quirebox.server.typescript`,
from the root of the repository."""

from __future__ import annotations

from pathlib import Path

from quirebox.games import OURS, game
from quirebox.server.typescript import client, facts, shown, wire


def files() -> dict[str, str]:
    """Every file with what it says."""
    found = {"web/src/lib/wire.ts": wire.generate(), "web/src/lib/facts.ts": facts.generate()}
    for id in OURS:
        found[f"web/src/games/{id}/shown.ts"] = shown.generate(game(id))
        found[f"src/quirebox/server/facts/{id}.py"] = client.generate(game(id))
    return found


if __name__ == "__main__":
    for name, text in files().items():
        Path(name).write_text(text, encoding="utf-8")
