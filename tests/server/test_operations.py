"""What operators need: health, figures, logs without secrets, headers, backup, check, help, retention."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from pydantic import ValidationError
from sqlalchemy import create_engine, select, update

from quirebox import games as shelf
from quirebox.core.errors import QuireError
from quirebox.server.client import Api, Visitor
from quirebox.server.service import Service
from quirebox.server.settings import Settings
from quirebox.server.storage.backup import backup
from quirebox.server.storage.schema import metadata, tables
from quirebox.server.storage.upkeep import check, upgrade

from .people import play_on, run, table
from .serving import Server, environment, wait_for
from .upgrading import former_database

LATEST = "0004"  # of the migrations
ROOT = Path(__file__).parent.parent.parent


def fetch(address: str, path: str) -> tuple[int, dict[str, str], str]:
    """An answer, whatever it is."""
    try:
        with urllib.request.urlopen(address + path, timeout=10) as answer:
            return answer.status, dict(answer.headers), answer.read().decode()
    except urllib.error.HTTPError as e:
        with e:
            return e.code, dict(e.headers), e.read().decode()


def test_health_readiness_figures_and_headers(server: Server) -> None:
    assert fetch(server.address, "/health")[2] == "ok\n"
    assert json.loads(fetch(server.address, "/ready")[2])["ready"]
    figures = fetch(server.address, "/metrics")[2]
    for name in (
        "quire_open_tables",
        "quire_sockets",
        "quire_moves_total",
        "quire_move_seconds",
        "quire_commit_seconds",
    ):
        assert name in figures
    status, headers, page = fetch(server.address, "/t/sometable")
    assert status == 200 and "<html" in page.lower()
    assert "default-src 'self'" in headers["content-security-policy"] and headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer" and "server" not in {name.lower() for name in headers}
    assert "root:" not in fetch(server.address, "/../../../etc/passwd")[2]
    for path in ("/%2e%2e/%2e%2e/pyproject.toml", "/missing.js", "/api/none"):
        assert fetch(server.address, path)[0] == 404, path


def test_no_secret_is_ever_logged_or_kept_in_clear(own_server: Server) -> None:
    own_server.settings["QUIRE_LOG_LEVEL"] = "debug"
    own_server.start()

    secrets: list[str] = []

    async def scene() -> None:
        async with table(own_server.address) as people:
            await play_on(people, 10)
            secrets.extend(str(person.hello["token"]) for person in people)
            await Api(own_server.address, secrets[0]).get(f"/api/tables/{people[0].table['id']}")
            with pytest.raises(QuireError):
                await Visitor(own_server.address, people[0].table["id"], secrets[0][:-2] + "zz").reconnect()
            secrets.append(secrets[0][:-2] + "zz")

    run(scene())
    own_server.stop()
    engine = create_engine(own_server.database)
    with engine.connect() as connection:
        seeds = [str(seed) for seed in connection.scalars(select(tables.c.seed))]
    engine.dispose()
    log = own_server.log.read_text()
    kept = b"".join(path.read_bytes() for path in own_server.folder.glob("tables.db*"))
    assert log
    for line in log.splitlines():
        json.loads(line)
    for secret in (*secrets, *seeds):
        assert secret not in log
    for secret in secrets:
        assert len(secret) * 6 >= 128 and secret.encode() not in kept
    assert all(len(seed) == 64 for seed in seeds)


def test_a_backup_is_a_database_that_can_be_checked_and_served(own_server: Server) -> None:
    own_server.start()

    found: list[Visitor] = []

    async def scene() -> None:
        async with table(own_server.address) as people:
            await play_on(people, 12)
            found.extend(people)

    run(scene())
    ann = found[0]
    assert ann.position
    id, token, view = ann.table["id"], str(ann.hello["token"]), ann.position["view"]
    copy = own_server.folder / "copy.db"
    quire = [sys.executable, "-m", "quirebox", "db"]
    done = subprocess.run(
        [*quire, "backup", str(copy), "--database", own_server.database],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "copied" in done.stdout
    with pytest.raises(QuireError, match="already"):
        backup(own_server.database, copy)
    done = subprocess.run(
        [*quire, "check", "--database", f"sqlite:///{copy}"],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "0 wrong" in done.stdout
    other = Server(own_server.folder, f"sqlite:///{copy}").start()

    async def look() -> None:
        async with Visitor(other.address, id, token) as again:
            assert again.position and again.position["view"] == view

    try:
        run(look())
    finally:
        other.close()


def test_a_postgresql_dump_can_be_made(tmp_path: Path, postgresql: str) -> None:
    upgrade(postgresql)
    backup(postgresql, tmp_path / "dump")
    assert (tmp_path / "dump").read_bytes()[:5] == b"PGDMP"
    assert not [problem for _, problem in check(postgresql) if problem]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_to_the_schema(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    address = request.getfixturevalue("postgresql") if kind == "postgresql" else f"sqlite:///{tmp_path}/new.db"
    assert upgrade(address)[1] == LATEST
    assert upgrade(address) == (LATEST, LATEST)
    engine = create_engine(address)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--port", "99999"], "--port or QUIRE_PORT"),
        (["--database", "mysql://x/y"], "use sqlite or postgresql"),
        (["--database", "sqlite://"], "must be a file"),
        (["--database", "nonsense"], "cannot read the database address"),
        (["--database", "postgresql+psycopg://nobody@127.0.0.1:1/x"], "is it running"),
        (["--stand-in", "nobody"], "--stand-in or QUIRE_STAND_IN: there is no bot 'nobody'"),
        (["--hint", "search:9*2"], "--hint or QUIRE_HINT: the bot 'search:9*2' would think in several processes"),
        (["--thinker-megabytes", "64"], "a thinker needs at least 128; 0 sets no limit"),
        (["--host", "192.0.2.1", "--database", "sqlite:///{tmp}/x.db"], "cannot listen"),
    ],
)
def test_settings_that_cannot_be_are_explained(tmp_path: Path, flags: list[str], message: str) -> None:
    said = [flag.replace("{tmp}", str(tmp_path)) for flag in flags]
    done = subprocess.run(
        [sys.executable, "-m", "quirebox", "serve", *said],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2 and message in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_the_pages_about_the_games_are_installed(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        source.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "docs" / "rules", source / "docs" / "rules")
    shutil.copytree(
        ROOT / "src" / "quirebox" / "server",
        source / "src" / "quirebox" / "server",
        ignore=shutil.ignore_patterns("static", "__pycache__"),
    )
    shutil.copy(ROOT / "src" / "quirebox" / "__init__.py", source / "src" / "quirebox")
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path / "built")],
        cwd=source,
        env={**os.environ, "QUIRE_COMPILE": "0", "QUIRE_CLIENT": "0"},
        check=True,
        capture_output=True,
    )
    built = {path.name for path in (tmp_path / "built" / "quirebox" / "server" / "rules").iterdir()}
    assert built == {path.name for path in (ROOT / "docs" / "rules").iterdir()} >= {f"{id}.md" for id in shelf.ids()}


def test_every_setting_is_a_flag_with_help() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "quirebox", "serve", "--help"],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    for name, field in Settings.model_fields.items():
        assert (
            f"--{name.replace('_', '-')} " in done.stdout
            and f"QUIRE_{name.upper()}" in done.stdout
            and field.description
        )


@pytest.mark.parametrize("text", ["", "demonstration"])
def test_every_table_has_its_own_luck_unless_the_server_was_started_with_a_seed(tmp_path: Path, text: str) -> None:
    from quirebox.games import game
    from quirebox.server.table.opening import open_row
    from quirebox.server.wire.bodies import NewTable

    database = f"sqlite:///{tmp_path}/luck.db"
    upgrade(database)
    service = Service(Settings(database=database, seed=text))
    new = NewTable(game="mill", players=2)
    seeds = {open_row(new, game("mill"), 0.0, service.registry.seed(), 5.0)[0].seed for _ in range(4)}
    service.store.close()
    assert len(seeds) == (1 if text else 4) and all(len(seed) == 64 for seed in seeds)
    with pytest.raises(ValidationError, match="seed"):
        NewTable.model_validate(
            {"game": "mill", "players": 2, "seed": "mine"}
        )  # nobody who opens a table chooses its luck


def test_old_tables_are_deleted(tmp_path: Path) -> None:
    async def scene() -> None:
        database = f"sqlite:///{tmp_path}/old.db"
        upgrade(database)
        service = Service(Settings(database=database, keep_finished_days=1, keep_unstarted_days=2, keep_running_days=0))
        from quirebox.games import game
        from quirebox.server.table.opening import open_row
        from quirebox.server.wire.bodies import NewTable

        new = NewTable(game="mill", players=2)
        rows = [open_row(new, game("mill"), 0.0, bytes(32), 5.0)[0] for _ in range(4)]
        await service.store.add(rows)
        day = 86_400_000
        for row, status, age in (
            (rows[0], "over", 1.5),
            (rows[1], "open", 1.5),
            (rows[2], "open", 2.5),
            (rows[3], "running", 900),
        ):
            change = (
                update(tables)
                .where(tables.c.id == row.id)
                .values(status=status, changed=service.registry.now() - age * day)
            )
            await service.store.write(lambda connection, change=change: connection.execute(change))
        await service.retention.forget_old()
        left = await service.store.seqs([row.id for row in rows])
        assert set(left) == {rows[1].id, rows[3].id}
        service.store.close()

    run(scene())


# ---- what players need


def test_ready_means_that_decisions_can_be_saved(tmp_path: Path) -> None:
    """Where the disk is full or locked, nobody can play, though the database answers."""
    server = Server(tmp_path).start()
    try:
        assert fetch(server.address, "/ready")[0] == 200
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            wait_for(lambda: fetch(server.address, "/ready")[0] == 503)
            found = json.loads(fetch(server.address, "/ready")[2])
            assert not found["ready"] and "nothing could be saved" in found["problems"][0]
            other.execute("ROLLBACK")
        wait_for(lambda: fetch(server.address, "/ready")[0] == 200)
    finally:
        server.close()


def test_a_redis_that_is_away_is_a_warning(tmp_path: Path) -> None:
    server = Server(tmp_path, QUIRE_REDIS="redis://127.0.0.1:1/0").start()
    try:
        status, _, text = fetch(server.address, "/ready")
        assert status == 200 and json.loads(text)["ready"] and "Redis" in json.loads(text)["warnings"][0]
    finally:
        server.close()


def test_a_check_lets_everybody_play_on(tmp_path: Path) -> None:
    address = former_database(tmp_path / "tables.db")
    upgrade(address)
    found = check(address)
    seen = [next(found), next(found)]
    with closing(sqlite3.connect(tmp_path / "tables.db", timeout=0.2, isolation_level=None)) as player:
        player.execute("BEGIN IMMEDIATE")
        player.execute("UPDATE tables SET changed = changed + 1")
        player.execute("COMMIT")
    seen += found
    assert len(seen) == 12 and not [problem for _, problem in seen if problem]


def ask_as(address: str, path: str, **headers: str) -> int:
    request = urllib.request.Request(
        address + path, headers={name.replace("_", "-"): text for name, text in headers.items()}
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as e:
        with e:
            return e.code


def test_figures_have_a_switch_of_their_own(tmp_path: Path, server: Server) -> None:
    assert ask_as(server.address, "/metrics") == 200
    assert ask_as(server.address, "/metrics", X_Forwarded_For="203.0.113.7") == 404  # somebody behind the proxy
    assert ask_as(server.address, "/metrics", Forwarded="for=203.0.113.7") == 404  # behind one of another habit
    assert [Settings(metrics=said).metrics for said in ("off", "all", True, "false")] == ["off", "all", "all", "off"]


def test_a_server_answers_to_its_own_names_only(tmp_path: Path) -> None:
    server = Server(tmp_path, QUIRE_HOSTS="tables.example.org, localhost").start()
    try:
        for name, status in (
            ("tables.example.org", 200),
            ("Localhost:80", 200),
            ("evil.example", 421),
            ("127.0.0.1", 421),
        ):
            assert ask_as(server.address, "/api/games", Host=name) == status, name
        assert ask_as(server.address, "/health", Host="evil.example") == 200
    finally:
        server.close()
