"""The examples of the guide run."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
GUIDE = (GUIDES / "environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", GUIDE, re.S))
def test_its_examples_run_and_say_something(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "environments.md", "exec"), {})
    assert capsys.readouterr().out.strip() not in ("", "False")


def test_the_notebook_prints_what_stands_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    book = json.loads((GUIDES / "environments.ipynb").read_text(encoding="utf-8"))
    space: dict[str, object] = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), space)
            assert capsys.readouterr().out == "".join(line for out in cell["outputs"] for line in out["text"])
