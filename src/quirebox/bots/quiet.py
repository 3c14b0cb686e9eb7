"""Quiet for thinking: Python need not look for cycles among the positions that a bot makes by the million, since there
are none."""

from __future__ import annotations

import gc
from typing import final


@final
class Quiet:
    """No garbage collection inside; what is no longer needed goes away without it. It took a quarter of the time in
    Books of Time."""

    def __init__(self) -> None:
        self._loud = False

    def __enter__(self) -> None:
        self._loud = gc.isenabled()
        gc.disable()

    def __exit__(self, *problem: object) -> None:
        if self._loud:
            gc.enable()
