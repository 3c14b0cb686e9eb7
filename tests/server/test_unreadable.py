"""One table that cannot be read harms nobody else."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import create_engine, update

from quirebox.server.client import Api, RequestRefused, Visitor
from quirebox.server.storage.schema import tables
from quirebox.server.storage.upkeep import check

from .people import opened, run, until
from .serving import Server

CLOCK = {"kind": "live", "minutes": 0.05, "at_zero": "resign"}
DAMAGE = {
    "a state that is no JSON": {"state": "{"},
    "a state with a field missing": {"state": '{"members": []}'},
    "a set-up of another world": {"setup": '{"table": {"game": "mill"}}'},
    "a status that nobody knows": {"status": "running", "seed": "no seed"},
    "a snapshot of nothing": {"status": "running", "ply": 99},
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_lists_clocks_and_bots_of_all_others_go_on(tmp_path: Path, damage: dict[str, object]) -> None:
    server = Server(tmp_path)

    async def scene() -> None:
        await asyncio.to_thread(server.start)
        public = {"visibility": "public"}
        bad = await opened(server.address, **public, clock=CLOCK)
        timed = await opened(server.address, **public, clock={**CLOCK, "minutes": 0.1})
        bots = await opened(server.address, **public, bots={"1": "greedy"})
        group = await Api(server.address).post(
            "/api/classes", {"title": "Club", "tables": 2, "table": {"game": "mill", "players": 2}}
        )
        async with AsyncExitStack() as stack:
            for found in (bad, timed):
                people = [
                    await stack.enter_async_context(Visitor(server.address, found["table"], token, "A"))
                    for token in (found["token"], found["seats"][0]["token"])
                ]
                await people[0].ask("start")
        await asyncio.to_thread(server.stop)
        engine = create_engine(server.database)
        with engine.begin() as connection:
            for id in (bad["table"], group["tables"][0]["table"]):
                connection.execute(update(tables).where(tables.c.id == id).values(due=1.0, **damage))
        engine.dispose()
        await asyncio.to_thread(server.start)
        listed = {found["id"] for found in await Api(server.address).get("/api/tables")}
        assert {timed["table"], bots["table"]} <= listed
        view = await Api(server.address, group["token"]).get(f"/api/classes/{group['class_id']}")
        assert group["tables"][1]["table"] in {found["id"] for found in view["tables"]}
        async with (
            Visitor(server.address, timed["table"], timed["token"]) as ann,
            Visitor(server.address, bots["table"], bots["token"]) as bob,
        ):
            await bob.ask("start")
            await until(lambda: bob.mine())
            assert bob.position
            await bob.play(bob.position["options"][0]["text"])
            await until(ann.over)  # the clock of the other table has run out
        with pytest.raises(RequestRefused):
            await Api(server.address, bad["token"]).get(f"/api/tables/{bad['table']}/record")

    try:
        run(scene())
    finally:
        server.close()
    said = {str(line["what"]) for line in server.lines() if line.get("table") or line.get("tables")}
    assert said & {"a table cannot be read", "a table is closed for play"}
    assert not [line for line in server.faults() if "a chore failed" in line or "Traceback" in line]
    assert any(problem for _, problem in check(server.database))
