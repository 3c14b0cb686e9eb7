"""Print what Quire and all its extras need, as pip wants to hear it: the single list is pyproject.toml."""

import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
needed = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
for extra in project["project"]["optional-dependencies"].values():
    needed += extra
print(" ".join(dict.fromkeys(needed)))
