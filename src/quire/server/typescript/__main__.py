"""Writes all types that the browser has from Python: `python -m quire.server.typescript [web/src]`."""

from __future__ import annotations

import sys
from pathlib import Path

from quire.games import OURS, game
from quire.server.typescript import facts, shown, wire


def files() -> dict[str, str]:
    """Every file below `web/src` with what it says."""
    found = {"lib/wire.ts": wire.generate(), "lib/facts.ts": facts.generate()}
    return found | {f"games/{id}/shown.ts": shown.generate(game(id)) for id in OURS}


if __name__ == "__main__":
    for name, text in files().items():
        (Path(sys.argv[1] if len(sys.argv) > 1 else "web/src") / name).write_text(text, encoding="utf-8")
