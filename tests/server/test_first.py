"""A server that is the first process of a container: orphans do not stay, signals and its end pass through."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .serving import environment

APART = ["unshare", "--user", "--map-root-user", "--pid", "--fork", "--mount-proc"]
ORPHAN = """
import os, signal, sys, time
from pathlib import Path
{first}
told = []
signal.signal(signal.SIGTERM, lambda *_: told.append("told to end"))
if os.fork() == 0:
    if os.fork() == 0:
        time.sleep(0.2)  # until its parent is gone
    os._exit(0)
os.wait()
end = time.monotonic() + 5
states = lambda: [path.read_text().rpartition(")")[2].split()[0] for path in Path("/proc").glob("[0-9]*/stat")]
while (len(states()) > (1 if os.getpid() == 1 else 2)) and time.monotonic() < end:
    time.sleep(0.05)
print("zombies", states().count("Z"))
os.kill(1, signal.SIGTERM)
while not told:
    time.sleep(0.05)
print(*told)
sys.exit(7)
"""


@pytest.mark.parametrize(
    ("first", "zombies"), [("", 1), ("from quirebox.server.first import stand_behind; stand_behind()", 0)]
)
def test_what_has_lost_its_parent_does_not_stay(first: str, zombies: int) -> None:
    if subprocess.run([*APART, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system gives no process numbers of one's own")
    done = subprocess.run(
        [*APART, sys.executable, "-c", ORPHAN.format(first=first)],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (7, f"zombies {zombies}\ntold to end\n"), done.stderr
