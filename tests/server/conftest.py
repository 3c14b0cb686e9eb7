"""Servers that several tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from . import serving


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mill is on the shelf too: it has hidden cards."""
    monkeypatch.setenv("QUIRE_GAMES", serving.GAMES)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[serving.Server]:
    """One server with SQLite for all tests that need nothing special."""
    found = serving.Server(tmp_path_factory.mktemp("server")).start()
    yield found
    found.close()
    assert not found.faults()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[serving.Server]:
    """A server of one's own, not started yet."""
    found = serving.Server(tmp_path)
    yield found
    found.close()


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A private PostgreSQL."""
    yield from serving.postgresql(tmp_path_factory.mktemp("postgresql"))


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A private Redis."""
    yield from serving.redis(tmp_path_factory.mktemp("redis"))
