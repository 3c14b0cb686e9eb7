from pathlib import Path

import pytest
from pydantic import ValidationError

from quirebox.server.typescript.__main__ import files
from quirebox.server.wire.requests import REQUEST

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_browser_and_programs_are_those_of_server_and_games() -> None:
    for name, made in files().items():
        found = (ROOT / name).read_text(encoding="utf-8")
        assert found == made, f"{name}: make them again: python -m quirebox.server.typescript"


def test_the_guide_names_every_request() -> None:
    guide = (ROOT / "docs/guides/protocol.md").read_text(encoding="utf-8")
    schema = REQUEST.json_schema()
    for name in schema["discriminator"]["mapping"]:
        assert f"`{name}`" in guide or f" {name} " in guide or f" {name}`" in guide or f"`{name} " in guide, name


@pytest.mark.parametrize(
    "text",
    [
        '{"do": "play", "id": "a", "ply": "1", "action": "x"}',
        '{"do": "play", "id": "a", "ply": 1}',
        '{"do": "play", "id": "a", "ply": 1, "action": "x", "more": 1}',
        '{"do": "dance", "id": "a"}',
        "[]",
        '{"id": "a"}',
    ],
)
def test_requests_of_another_form_are_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        REQUEST.validate_json(text)
