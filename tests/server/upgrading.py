"""Installations that differ, and tables that were played before: for tests of upgrades."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path

from quirebox import games as shelf
from quirebox.server.storage.store import Store
from quirebox.server.storage.upkeep import upgrade
from quirebox.server.table import course
from quirebox.server.table.course import finish
from quirebox.server.table.decisions import obey
from quirebox.server.table.kept import Change
from quirebox.server.table.opening import open_row
from quirebox.server.table.table import Table
from quirebox.server.wire.bodies import Clock, NewTable

FORMER = Path(__file__).parent / "fixtures" / "revision_0001.sql"


def former_database(path: Path) -> str:
    """A database as the first landing of the server left it: tables of all games, running, over and not begun; the
    tokens are `<table>-<member>`."""
    with sqlite3.connect(path) as made:
        made.executescript(FORMER.read_text())
    made.close()
    return f"sqlite:///{path}"


def installation(folder: Path, *changes: tuple[str, str, str]) -> dict[str, str]:
    """The settings of a server from a copy of the sources in which this file has that text instead of this."""
    import quirebox

    source = Path(quirebox.__file__).parent
    shutil.copytree(source, folder / "quirebox", ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    for file, old, new in changes:
        path = folder / "quirebox" / file
        text = path.read_text()
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new, 1))
    return {"PYTHONPATH": str(folder), "QUIRE_GAMES": ""}


async def played_tables(address: str, each: int, plies: int, now: float) -> dict[str, list[str]]:
    """Tables of each game at which something was played, every fifth of them to its end; the tokens of their people."""
    upgrade(address)
    store = Store(address)
    tokens: dict[str, list[str]] = {}
    for id in shelf.OURS:
        game = shelf.game(id)
        for n in range(each):
            rng = random.Random(f"{id} {n}")
            new = NewTable(
                game=id, players=max(2, game.seats[0]), clock=Clock(kind="live", minutes=30), visibility="public"
            )
            row, opened = open_row(new, game, now, rng.randbytes(32), 5.0)
            for member in row.state.members:
                member.name = member.name or f"Guest {member.seat}"
            tokens[row.id] = [opened["token"], *(link["token"] for link in opened["seats"])]
            await store.add([row])
            await play(store, Table(row, game, None), rng, plies + n % 16, now)
            if n % 5 == 4:
                await end(store, row.id, now)
    store.close()
    return tokens


async def play(store: Store, table: Table, rng: random.Random, plies: int, now: float) -> None:
    """Start and decide at random."""

    async def save(change: Change) -> None:
        table.row.seq += 1
        await store.commit(change)

    await save(obey(table, "start", now))
    while table.row.ply < plies and table.row.status == "running":
        await save(course.decide(table, table.actor, rng.choice(table.playing.g.options).text, now))


async def end(store: Store, id: str, now: float) -> None:
    """End a game as people do who have to go."""
    from quirebox.server.table.live import opened

    kept = await store.table(id)
    assert kept is not None
    table = opened(kept)
    if table.row.status == "running":
        table.row.seq += 1
        finish(table, "abandoned", [], [])
        await store.commit(Change(table.row, record=table.record().write()))
