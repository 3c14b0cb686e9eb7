"""The browser client in a real Chromium: each script here is run by Node's own test runner."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import quirebox

HERE = Path(__file__).parent
SOAK = "QUIRE_SOAK"  # everything is looked at, however long it takes
NEEDED = {"chromium": "tools/browser.sh", "node": "apt-get install nodejs"}


@pytest.fixture(scope="session", autouse=True)
def browser() -> None:
    """Fail where everything must be installed, else skip with the reason."""
    lacking = {what: how for what, how in NEEDED.items() if not shutil.which(what)}
    if not (HERE / "../../web/node_modules/playwright-core").is_dir():
        lacking["playwright-core"] = "cd web && npm ci"
    if not (Path(quirebox.__file__).parent / "server/static/index.html").is_file():
        lacking["the built client"] = "cd web && npm run build"
    for what, how in lacking.items():
        message = f"{what} is missing; say: {how}"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)


def run(script: str) -> subprocess.CompletedProcess[str]:
    """Run a script with the same quire as here."""
    ours = {name: value for name, value in os.environ.items() if name == SOAK or not name.startswith("QUIRE_")}
    path = os.pathsep.join([str(Path(quirebox.__file__).parent.parent), os.environ.get("PYTHONPATH", "")]).rstrip(
        os.pathsep
    )
    return subprocess.run(
        ["node", "--test", str(HERE / f"{script}.test.mjs")],
        text=True,
        capture_output=True,
        timeout=None if SOAK in os.environ else 600,
        cwd=HERE,
        check=False,
        env={**ours, "QUIRE_PYTHON": sys.executable, "PYTHONPATH": path},
    )


@pytest.mark.parametrize("script", sorted(path.name.removesuffix(".test.mjs") for path in HERE.glob("*.test.mjs")))
def test_script(script: str) -> None:
    """Each file says at its top what is tested."""
    done = run(script)
    assert done.returncode == 0, f"{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
