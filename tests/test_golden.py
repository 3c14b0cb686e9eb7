"""Golden games are played again and compared. Read what changed line by line; if it is right, write the file again and
say why."""

from pathlib import Path

import pytest

from quirebox.testkit.golden import changes

FILES = sorted((Path(__file__).parent / "golden").glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}::{path.stem}" for path in FILES])
def test_is_still_played_so(path: Path) -> None:
    found = changes(path)
    assert not found, f"\n{found}"
