"""A table is never silently another one: upgrades and returns under running games, databases of former versions."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select, text

from quirebox import games as shelf
from quirebox.server.client import Api, Visitor
from quirebox.server.storage.schema import moves, tables
from quirebox.server.storage.upkeep import check, upgrade

from .people import refused, run, until
from .serving import SOAK, Server, environment
from .upgrading import former_database, installation, played_tables

CAPTION = ("games/scientia/content/house/projects.toml", "Any two masses attract", "Two masses always attract")
CARD = (
    "games/history_of_the_book/content/house/chance.toml",
    'effect = "remove earliest"',
    'effect = "remove dearest"',
)
RULE = ("games/books_of_time/__init__.py", "version = 1", "version = 2")
REMOVAL = ("games/__init__.py", ', "two_page_tome")', ")")
EACH = 20 if SOAK else 5  # tables of each game
CLOSED = {"books_of_time": "version", "two_page_tome": "game"}


async def come(stack: AsyncExitStack, server: Server, id: str, token: str) -> Visitor:
    """Somebody comes to a table."""
    return await stack.enter_async_context(Visitor(server.address, id, token))


async def seen(server: Server, tokens: dict[str, list[str]]) -> dict[str, dict[str, Any]]:
    """How every table looks to its host, and its record if it is over."""
    found: dict[str, dict[str, Any]] = {}
    for id, (host, *_) in tokens.items():
        async with AsyncExitStack() as stack:
            ann = await come(stack, server, id, host)
            found[id] = {
                "status": ann.table["status"],
                "game": ann.table["game"],
                "closed": ann.table["closed"],
                "clocks": [seat["clock"] for seat in ann.table["seats"]],
                "view": ann.position and ann.position["view"],
                "log": ann.position and [event["values"] for event in (await ann.ask("log"))["events"]],
                "record": await Api(server.address, host).get(f"/api/tables/{id}/record") if ann.over() else None,
            }
    return found


async def go_on(server: Server, id: str, tokens: list[str], decisions: int) -> list[str]:
    """People of a table decide a few times; what they chose."""
    chosen: list[str] = []
    async with AsyncExitStack() as stack:
        people = [await come(stack, server, id, token) for token in tokens]
        for _ in range(decisions):
            await until(lambda: any(person.mine() or person.over() for person in people))
            who = next((person for person in people if person.mine()), None)
            if who is None:
                break
            assert who.position
            chosen.append(who.position["options"][-1]["text"])
            ply = (await who.play(chosen[-1]))["ply"]
            for person in people:
                await person.wait(lambda person=person, ply=ply: person.at()[0] >= ply)
    return chosen


def rehearsal(server: Server, where: dict[str, str]) -> list[dict[str, Any]]:
    """What `quire db rehearse` of another installation says."""
    done = subprocess.run(
        [sys.executable, "-m", "quirebox", "db", "rehearse", "--json", "--database", server.database],
        env=environment(**where),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def test_tables_of_all_games_survive_an_upgrade_and_the_way_back(tmp_path: Path) -> None:
    new = installation(tmp_path / "new", CAPTION, CARD, RULE, REMOVAL)
    database = f"sqlite:///{tmp_path}/tables.db"
    old_server, new_server = Server(tmp_path, database), Server(tmp_path, database, **new)

    async def scene() -> None:
        tokens = await played_tables(database, each=EACH, plies=6, now=1000 * time.time())
        assert len(tokens) == EACH * len(shelf.OURS)
        await asyncio.to_thread(old_server.start)
        before = await seen(old_server, tokens)
        assert not any(one["closed"] for one in before.values())
        # ---- while it runs, the new version is tried on a copy
        foretold = {one["table"]: one for one in rehearsal(old_server, new)}
        assert foretold.keys() == tokens.keys()
        await asyncio.to_thread(old_server.stop)
        # ---- the new version
        await asyncio.to_thread(new_server.start)
        after = await seen(new_server, tokens)
        for id, one in after.items():
            was, game = before[id], one["game"]
            assert one["record"] == was["record"] and one["status"] == was["status"]
            assert (one["closed"] or {}).get("why") == CLOSED.get(game)
            if game in CLOSED:
                assert one["view"] is None and "closed for play" in one["closed"]["message"]
                expected = "is over" if was["status"] == "over" else "closed for play"
            else:
                assert (one["view"], one["log"]) == (was["view"], was["log"])
                expected = "is over" if was["status"] == "over" else "goes on"
            assert foretold[id]["how"] == expected, foretold[id]
            printing = game in ("scientia", "history_of_the_book")
            assert ("former printing" in foretold[id]["why"]) == printing or game in CLOSED
        running = [id for id, one in before.items() if one["status"] == "running"]
        for id in running:
            if before[id]["game"] not in CLOSED:
                assert await go_on(new_server, id, tokens[id], 2)
        await a_bot_plays_with_the_former_printing(new_server, running, before, tokens)
        await what_is_printed(new_server, running, before)
        await closed_tables(new_server, running, before, tokens)
        await asyncio.to_thread(new_server.stop)
        # ---- and back
        await asyncio.to_thread(old_server.start)
        again = await seen(old_server, tokens)
        for id, one in again.items():
            assert one["closed"] is None
            if one["game"] in CLOSED:
                assert (one["view"], one["log"], one["record"]) == (
                    before[id]["view"],
                    before[id]["log"],
                    before[id]["record"],
                )
        for id in running:
            assert await go_on(old_server, id, tokens[id], 2)
        await asyncio.to_thread(old_server.stop)

    try:
        run(scene(), 300)
    finally:
        old_server.close()
        new_server.close()
    assert [(what, problem) for what, problem in check(database) if problem] == []
    assert [line for line in (*old_server.faults(), *new_server.faults()) if "Traceback" in line] == []


Seen = dict[str, dict[str, Any]]


async def a_bot_plays_with_the_former_printing(
    server: Server, running: list[str], before: Seen, tokens: dict[str, list[str]]
) -> None:
    id = next(id for id in running if before[id]["game"] == "history_of_the_book")
    async with AsyncExitStack() as stack:
        ann = await come(stack, server, id, tokens[id][0])
        for seat in (1, 2):
            await ann.ask("bot", seat=seat, bot="greedy")
        for _ in range(3):
            await until(lambda: ann.mine() or ann.over())
            assert ann.position
            await ann.play(ann.position["options"][0]["text"])
        hint = await ann.ask("hint", ply=ann.position["ply"], bot="greedy") if ann.mine() else None
        assert hint is None or hint["action"]
        for seat in (1, 2):
            await ann.ask("bot", seat=seat, bot=None)
    assert not [line for line in server.lines() if line["what"] == "a bot was stopped"]


async def what_is_printed(server: Server, running: list[str], before: Seen) -> None:
    """A table shows what it began with, a new one what is printed now."""
    api = Api(server.address)
    now = await api.get("/api/games/scientia/editions/house")
    printing = shelf.game("scientia").box().hash
    was = await api.get(f"/api/games/scientia/editions/house?printing={printing}")
    captions = [found["printed"]["projects"][0]["caption"]["t"] for found in (now, was)]
    assert captions[0].startswith("Two masses always") and captions[1].startswith("Any two masses")
    opened = await api.post("/api/tables", {"game": "scientia", "players": 2})
    table = await Api(server.address, opened["token"]).get(f"/api/tables/{opened['table']}")
    assert table["printing"] == now["hash"] != printing == was["hash"]


async def closed_tables(server: Server, running: list[str], before: Seen, tokens: dict[str, list[str]]) -> None:
    """At a table that is closed for play nothing can be decided and no clock runs."""
    id = next(id for id in running if before[id]["game"] == "two_page_tome")
    async with AsyncExitStack() as stack:
        ann, bob = [await come(stack, server, id, token) for token in tokens[id]]
        for do, fields in (
            ("play", {"ply": 7, "action": "x"}),
            ("resign", {}),
            ("pause", {}),
            ("leave", {}),
            ("bot", {"seat": 1, "bot": "greedy"}),
            ("scores", {}),
            ("look", {"ply": 1}),
        ):
            assert (await refused(ann, do, **fields))["code"] == "closed", do
        clocks = [seat["clock"] for seat in ann.table["seats"]]
        await asyncio.sleep(0.3)
        await bob.ask("say", text="what now?")
        await ann.ask("chat_off")
        await ann.ask("chat_on")
        assert [seat["clock"] for seat in ann.table["seats"]] == clocks
    listed = await Api(server.address).get("/api/tables")
    assert id not in [found["id"] for found in listed] and listed


def test_a_table_that_is_closed_for_play_can_be_ended_and_its_record_read(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    server = Server(tmp_path, database, **installation(tmp_path / "new", REMOVAL))

    async def scene() -> None:
        tokens = await played_tables(database, each=1, plies=9, now=1000 * time.time())
        engine = create_engine(database)
        with engine.connect() as connection:
            id = str(connection.scalar(select(tables.c.id).where(tables.c.game == "two_page_tome")))
            lines = connection.execute(select(moves.c.text).where(moves.c.table_id == id).order_by(moves.c.ply)).all()
        engine.dispose()
        await asyncio.to_thread(server.start)
        async with AsyncExitStack() as stack:
            ann = await come(stack, server, id, tokens[id][0])
            assert ann.table["title"] == "Two Page Tome" and ann.table["status"] == "running"
            with pytest.raises(Exception, match="the game is not over"):
                await Api(server.address, tokens[id][0]).get(f"/api/tables/{id}/record")
            await ann.ask("close")
            assert ann.table["status"] == "over"
            record = await Api(server.address, tokens[id][0]).get(f"/api/tables/{id}/record")
            assert [line.split(" ", 1)[1].partition(" ~")[0] for line in record.split("---\n")[1].splitlines()] == [
                line[0] for line in lines
            ]
            with pytest.raises(Exception, match="there is no game"):
                await ann.ask("rematch")

    try:
        run(scene())
    finally:
        server.close()


def test_rules_that_changed_without_saying_so_are_noticed_by_the_marks(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    other = ("games/scientia/setup.py", "rng", "rng")
    server = Server(tmp_path, database, **installation(tmp_path / "new", other))

    async def scene() -> None:
        tokens = await played_tables(database, each=1, plies=20, now=1000 * time.time())
        engine = create_engine(database)
        with engine.begin() as connection:
            id = str(connection.scalar(select(tables.c.id).where(tables.c.game == "scientia")))
            connection.execute(text("DELETE FROM snapshots WHERE table_id = :id"), {"id": id})
            connection.execute(text("UPDATE moves SET mark = '000000' WHERE table_id = :id AND ply = 7"), {"id": id})
        engine.dispose()
        await asyncio.to_thread(server.start)
        async with AsyncExitStack() as stack:
            ann = await come(stack, server, id, tokens[id][0])
            assert ann.table["closed"]["why"] == "marks" and "ply 7" in ann.table["closed"]["message"]

    try:
        run(scene())
    finally:
        server.close()
    assert [problem for what, problem in check(database) if problem and "ply 7" not in problem] == []


# ---- databases of former versions


def test_a_database_of_the_first_landing_is_opened_and_its_tables_go_on(tmp_path: Path) -> None:
    database = former_database(tmp_path / "tables.db")
    server = Server(tmp_path, database)

    async def scene() -> None:
        await asyncio.to_thread(server.start)
        for game in shelf.OURS:
            name = game.replace("_", "")
            players = max(2, shelf.game(game).seats[0])
            assert len(await go_on(server, f"{name}running", [f"{name}running-{n}" for n in range(players)], 3)) == 3
            record = await Api(server.address, f"{name}over-0").get(f"/api/tables/{name}over/record")
            assert record.startswith("quire record 1\n") and record.count(" ~") == 6

    try:
        run(scene())
    finally:
        server.close()
    assert [(what, problem) for what, problem in check(database) if problem] == []
    assert upgrade(database)[0] == upgrade(database)[1]
