"""Makes a version ready: `python tools/release.py 0.2.0`; or says what is missing in the one that is there: `--check`.

A version stands in three places, which say the same: `quirebox.__version__`, `CITATION.cff` and the first heading of
`CHANGELOG.md`, with its date. What is written is committed and tagged by a person, who has read the changelog.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "quirebox" / "__init__.py"
CITATION = ROOT / "CITATION.cff"
CHANGELOG = ROOT / "CHANGELOG.md"
KINDS = ("New", "Changed", "Fixed")


def found(path: Path, pattern: str) -> re.Match[str]:
    """The first place in a file that looks so."""
    place = re.search(pattern, path.read_text(encoding="utf-8"), re.M)
    if place is None:
        raise SystemExit(f"release: {path.relative_to(ROOT)} has no line like {pattern}")
    return place


def written(path: Path, place: re.Match[str], text: str) -> None:
    """Put something else there."""
    path.write_text(place.string[: place.start()] + text + place.string[place.end() :], encoding="utf-8")


def package() -> re.Match[str]:
    """Where the package says its version."""
    return found(PACKAGE, r'^__version__ = "(?P<version>[^"]+)"$')


def citation() -> re.Match[str]:
    """Where the citation says it, and perhaps when it came."""
    return found(CITATION, r"^version: (?P<version>\S+)\n(?:date-released: (?P<date>\S+)\n)?")


def heading() -> re.Match[str]:
    """The newest heading of the changelog."""
    return found(CHANGELOG, r"^## (?P<version>\S+) \((?P<date>[^)]+)\)$")


def section() -> str:
    """What the changelog says of the newest version."""
    text = CHANGELOG.read_text(encoding="utf-8")
    start = heading().end()
    after = text.find("\n## ", start)
    return text[start : after if after > 0 else len(text)]


def prepare(version: str, day: str) -> None:
    """Write the version and its day where they belong."""
    if heading()["version"] != version:
        raise SystemExit(f"release: the changelog begins with {heading()['version']}, not with {version}")
    written(PACKAGE, package(), f'__version__ = "{version}"')
    written(CITATION, citation(), f"version: {version}\ndate-released: {day}\n")
    written(CHANGELOG, heading(), f"## {version} ({day})")


def wrong() -> list[str]:
    """What keeps this from being a release."""
    versions = {"the package": package(), "CITATION.cff": citation(), "CHANGELOG.md": heading()}
    said = {place["version"] for place in versions.values()}
    faults = (
        [] if len(said) == 1 else [", ".join(f"{name} says {place['version']}" for name, place in versions.items())]
    )
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", heading()["date"]):
        faults.append(
            f"CHANGELOG.md has no date, but ({heading()['date']}); say: python tools/release.py {heading()['version']}"
        )
    elif citation()["date"] != heading()["date"]:
        faults.append(f"CITATION.cff says {citation()['date']}, CHANGELOG.md {heading()['date']}")
    kinds = re.findall(r"^### (.+)$", section(), re.M)
    if kinds != [kind for kind in KINDS if kind in kinds] or not kinds:
        faults.append(
            f"the changelog's newest section has the headings {kinds}; they are {', '.join(KINDS)}, in this order"
        )
    return faults


def main() -> None:
    """Prepare, check, say what comes next."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version", nargs="?", help="what the version will be called, such as 0.2.0")
    parser.add_argument("--check", action="store_true", help="change nothing")
    wish = parser.parse_args()
    if wish.version and not re.fullmatch(r"\d+\.\d+\.\d+", wish.version):
        parser.error(f"{wish.version!r} is no version; say three numbers, such as 0.2.0")
    if not wish.version and not wish.check:
        parser.error("say a version, such as 0.2.0, or --check")
    if wish.version and not wish.check:
        prepare(wish.version, datetime.date.today().isoformat())
    if faults := wrong():
        raise SystemExit("\n".join(f"release: {fault}" for fault in faults))
    version = package()["version"]
    changed = subprocess.run(["git", "status", "--short"], cwd=ROOT, capture_output=True, text=True).stdout
    if changed:
        print(f"Read and commit:\n{changed.rstrip()}")
    print(f"Then: make test packages && git tag -a v{version} -m 'Quire {version}'")
    print(f"Wheels for other systems: cibuildwheel dist/quirebox-{version}.tar.gz")


if __name__ == "__main__":
    sys.exit(main())
