"""What operators do with a PostgreSQL database: rehearse an update, back up, restore as the guide says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url

from quirebox import games as shelf
from quirebox.server.storage.upkeep import check

from .people import run
from .serving import Server, environment
from .test_upgrades import CARD, RULE, go_on, installation
from .upgrading import played_tables


def said(*words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command of an operator."""
    return subprocess.run(
        [sys.executable, "-m", *words], env=environment(**settings), capture_output=True, text=True, check=False
    )


def another(address: str, name: str) -> str:
    """The address of an empty database beside this one, newly made."""
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE IF EXISTS {name}")
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return make_url(address).set(database=name).render_as_string(hide_password=False)


def test_an_update_is_rehearsed_and_a_backup_restored(tmp_path: Path, postgresql: str) -> None:
    database = another(postgresql, "played")
    server = Server(tmp_path, database)

    async def played() -> dict[str, list[str]]:
        return await played_tables(database, each=2, plies=6, now=1000 * time.time())

    async def scene() -> None:
        tokens = await played()
        same = said("quirebox", "db", "rehearse", QUIRE_DATABASE=database)
        assert (same.returncode, same.stdout) == (0, f"{2 * len(shelf.OURS)} goes on\n"), same.stderr
        new = installation(tmp_path / "new", CARD, RULE)
        done = said("quirebox", "db", "rehearse", "--json", QUIRE_DATABASE=database, **new)
        assert done.returncode == 1, done.stderr
        foretold = {(one["game"], one["how"], one["why"].partition(" ")[0]) for one in json.loads(done.stdout)}
        assert ("books_of_time", "closed for play") in {one[:2] for one in foretold}
        assert ("history_of_the_book", "goes on", "with") in foretold and ("scientia", "goes on", "") in foretold
        assert not [problem for _, problem in check(database) if problem]  # it was only read
        # ---- a backup, restored as the guide says
        dump = tmp_path / "quire.dump"
        assert said("quirebox", "db", "backup", str(dump), QUIRE_DATABASE=database).returncode == 0
        restored = another(postgresql, "restored")
        address = make_url(restored).set(drivername="postgresql").render_as_string(hide_password=False)
        done = subprocess.run(
            ["pg_restore", "--dbname", address, str(dump)], capture_output=True, text=True, check=False, env=os.environ
        )
        assert done.returncode == 0, done.stderr
        checked = said("quirebox", "db", "check", QUIRE_DATABASE=restored)
        assert checked.stdout == f"{2 * len(shelf.OURS)} checked, 0 wrong\n", checked.stdout + checked.stderr
        server.database = restored
        server.start()
        for id, its in tokens.items():
            assert len(await go_on(server, id, its, 2)) == 2

    try:
        run(scene(), 240)
    finally:
        server.close()


@pytest.mark.parametrize("what", ["rehearse", "check", "backup"])
def test_a_database_that_is_not_there_is_told_in_a_sentence(tmp_path: Path, postgresql: str, what: str) -> None:
    gone = make_url(postgresql).set(database="nowhere").render_as_string(hide_password=False)
    words = [what, str(tmp_path / "dump")] if what == "backup" else [what]
    done = said("quirebox", "db", *words, QUIRE_DATABASE=gone)
    assert done.returncode == 2 and done.stderr.startswith("quire: ") and "Traceback" not in done.stderr, done.stderr
    assert "nowhere" in done.stderr and not [*tmp_path.glob("dump*")]
