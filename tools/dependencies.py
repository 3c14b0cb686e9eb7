"""Print what Quire and its extras need, as pip wants to hear it: the single list is pyproject.toml. `train` is left
out: PyTorch is gigabytes, and tests that need it are skipped without."""

import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
needed = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
for name, extra in project["project"]["optional-dependencies"].items():
    needed += extra if name != "train" else []
print(" ".join(dict.fromkeys(needed)))
