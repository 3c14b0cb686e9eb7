"""The examples of the guide run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", GUIDE, re.S))
def test_its_examples_run_and_say_something(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "environments.md", "exec"), {})
    assert capsys.readouterr().out.strip() not in ("", "False")
