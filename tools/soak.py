"""The whole campaign against server and tables, in parts of a few minutes: `python tools/soak.py`.

Stop it whenever you like: it goes on where it stopped, as long as the sources are the same. What each part found is in
the folder; `--report` sums it up.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
SERVER = Path("tests/server")
KILL = f"{SERVER}/test_kill.py::test_no_acknowledged_decision_is_lost_when_the_server_is_killed"
STOPS = ("test_a_polite_stop_loses_nothing_and_says_so", "test_two_servers_cannot_use_one_file")
OWN = ("test_full_disk", "test_clock_jumps", "test_upgrades", "test_leaks", "test_previews", "test_bad_input")


class Part(NamedTuple):
    """A few minutes of it."""

    kind: str
    number: int
    tests: list[str]
    kills: int = 0
    game: str = ""  # alone

    @property
    def name(self) -> str:
        """What its files are called."""
        return f"{self.kind}-{self.number:02}"


def parts() -> list[Part]:
    """All of them, a mixture from the beginning: 2,000 kills of a server with SQLite, 200 of servers with PostgreSQL
    and Redis; tables of every game, at every decision, on every screen."""
    found = [Part(name.removeprefix("test_").replace("_", "-"), 1, [f"{SERVER}/{name}.py"]) for name in OWN]
    for n in range(1, 41):
        found.append(Part("kill-sqlite", n, [f"{KILL}[sqlite]"], kills=50))
        if n % 2 == 0:
            found.append(Part("kill-postgresql-redis", n // 2, [f"{KILL}[postgresql]"], kills=10))
    for game in sorted(path.parent.name for path in (ROOT / "src/quirebox/games").glob("*/shown.py")):
        found.append(Part(f"frame-{game}", 1, ["tests/browser/test_browser.py::test_script[frame]"], game=game))
    rest = [str(path) for path in sorted((ROOT / SERVER).glob("test_*.py")) if path.stem not in (*OWN, "test_kill")]
    stops = [f"{SERVER}/test_kill.py::{name}" for name in STOPS]
    return [*found, Part("rest", 1, [*(str(Path(path).relative_to(ROOT)) for path in rest), *stops])]


def sources() -> str:
    """A mark of all that is tested, and of the tests."""
    mark = sha256()
    for path in sorted(path for top in ("src/quirebox", "tests/server") for path in (ROOT / top).rglob("*.py")):
        mark.update(path.read_bytes())
    return mark.hexdigest()[:12]


def run(part: Part, folder: Path, mark: str) -> dict[str, object]:
    """Run one part; what it found."""
    told, said, start = folder / f"{part.name}.xml", folder / f"{part.name}.log", time.time()
    settings = {"QUIRE_SOAK": "1", "QUIRE_KILLS": str(part.kills), "QUIRE_SEED": str(part.number)}
    if part.game:
        settings["BROWSER_GAME"] = part.game
    with said.open("w") as log:
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-o",
                "junit_family=xunit1",
                f"--junitxml={told}",
                f"--basetemp={folder / part.name}",
                *part.tests,
            ],
            cwd=ROOT,
            env={**os.environ, **settings},
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode == 0:
        shutil.rmtree(folder / part.name, ignore_errors=True)
    head = {"part": part.name, "kind": part.kind, "sources": mark, "passed": done.returncode == 0}
    return {**head, "seconds": round(time.time() - start), "figures": figures(told)}


def figures(told: Path) -> dict[str, int]:
    """What the tests counted."""
    found: defaultdict[str, int] = defaultdict(int)
    if told.is_file():
        for case in ElementTree.parse(told).getroot().iter("testcase"):
            found["tests"] += 1
            for value in case.iter("property"):
                found[value.attrib["name"]] += int(value.attrib["value"])
    return dict(found)


def results(folder: Path, mark: str | None) -> Iterator[dict[str, object]]:
    """What was found until now, with these sources or any."""
    kept = folder / "parts.jsonl"
    for line in kept.read_text().splitlines() if kept.is_file() else []:
        found = json.loads(line)
        if mark in (None, found["sources"]):
            yield found


def report(folder: Path, mark: str) -> None:
    """Sums by kind of part."""
    kinds: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
    for found in results(folder, mark):
        sums = kinds[str(found["kind"])]
        sums["parts"] += 1
        sums["failed"] += not found["passed"]
        sums["seconds"] += int(str(found["seconds"]))
        for name, value in dict(found["figures"]).items():  # type: ignore[call-overload]
            sums[name] += value
    wanted = [part.kind for part in parts()]
    for kind, sums in kinds.items():
        told = ", ".join(f"{name} {value:,}" for name, value in sums.items() if name != "parts")
        print(f"{kind}: {sums['parts']} of {wanted.count(kind)} parts, {told}")


def main() -> int:
    """Run what has not passed yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "soak", help="folder for what is found")
    parser.add_argument("--only", default="", help="kinds of parts, with commas, e.g. kill-sqlite,upgrades")
    parser.add_argument("--report", action="store_true", help="only sum up what was found")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    mark = sources()
    todo = [part for part in parts() if not args.only or part.kind in args.only.split(",")]
    passed = {found["part"] for found in results(args.out, mark) if found["passed"]}
    failed = False
    for number, part in enumerate([] if args.report else todo, 1):
        if part.name in passed:
            continue
        found = run(part, args.out, mark)
        failed |= not found["passed"]
        with (args.out / "parts.jsonl").open("a") as kept:
            kept.write(json.dumps(found) + "\n")
        print(f"{number}/{len(todo)} {json.dumps(found)}", flush=True)
    report(args.out, mark)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
