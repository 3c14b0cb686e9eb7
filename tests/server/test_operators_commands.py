"""What operators keep of a person, and the command line of operators."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest

from quirebox.server.client import Api, Lost, RequestRefused, Visitor
from quirebox.server.storage.upkeep import check

from .office import FAR, key_of, quire
from .people import play_on, run, table, until
from .serving import Server

# ---- what is kept of a person


def test_what_is_kept_of_a_person_is_told_and_deleted(own_server: Server) -> None:
    own_server.start()
    olga = Api(own_server.address, key_of(own_server))

    async def scene() -> None:
        async with table(own_server.address, name="Zoë Example") as (host, guest):
            await host.ask("say", text="I live in Springfield")
            await guest.ask("say", text="who is that?")
            await play_on([host, guest], 5000)
            over = host.table["id"]
            record = host.table["record"]
            before = await Api(own_server.address, host.hello["token"]).get(f"/api/tables/{over}/record")
        async with table(own_server.address, name="Zoë Example") as (zoe, guest):
            await zoe.ask("say", text="again")
            await play_on([zoe, guest], 3)
            running = zoe.table["id"]
            found = await olga.post("/api/admin/persons", {"name": "zoë  example"})
            assert {one["table"] for one in found} == {over, running}
            assert [line["text"] for one in found for line in one["said"]] == ["I live in Springfield", "again"]
            assert all(one["decisions"] for one in found)
            assert len(await olga.post("/api/admin/persons", {"name": "Zoë Example", "tables": [over]})) == 1
            gone = await olga.post("/api/admin/persons/forget", {"name": "Zoë Example"})
            assert {*gone["tables"]} == {over, running}
            with suppress(Lost):
                await zoe.wait(lambda: False)
            assert zoe.closed and "sent away" in zoe.closed
            with pytest.raises(RequestRefused):
                await Visitor(own_server.address, running, zoe.hello["token"]).reconnect()
            await guest.wait(lambda: guest.table["seats"][0]["kind"] == "absent")
            await until(lambda: guest.mine() or guest.over())  # a bot plays on
            assert "Zoë" not in json.dumps(guest.table)
        assert await olga.post("/api/admin/persons", {"name": "Zoë Example"}) == []
        shared = await Api(own_server.address).get(f"/api/records/{record}/file")
        assert shared == before.replace("Zoë Example", "N. N.") != before

    run(scene())
    own_server.stop()
    data = b"".join(path.read_bytes() for path in own_server.folder.glob("tables.db*"))
    assert "Zoë".encode() not in data and b"Springfield" not in data and b"who is that?" in data
    assert not [problem for _, problem in check(own_server.database) if problem]


# ---- the command line


def test_everything_can_be_done_from_a_command_line(own_server: Server, tmp_path: Path) -> None:
    own_server.start()
    where = {"QUIRE_DATABASE": own_server.database, "QUIRE_SERVER": own_server.address}

    def said(*words: str, typed: str = "") -> str:
        done = quire("admin", *words, typed=typed, **where)
        assert done.returncode == 0, done.stderr
        return done.stdout

    async def scene() -> str:
        async with table(own_server.address) as people:
            await people[0].ask("say", text="hello")
            return str(people[0].table["id"])

    ids: list[str] = []

    async def keep() -> None:
        ids.append(await scene())

    run(keep())
    said("opening", "password", typed="swordfish\nswordfish\n")
    said("quota", "--all", "50")
    said("ban", FAR, "--reason", "spam", "--days", "2")
    link = said("invite", "Ms Miller")
    assert "/#key=" in link
    shown = json.loads(said("show", "--json"))
    assert shown["policy"] == {
        "opening": "password",
        "has_password": True,
        "tables_in_all": 50,
        "tables_of_each": 0,
    }
    assert [ban["network"] for ban in shown["bans"]] == [f"{FAR}/32"]
    for words in ("tables that are not over, in all: 50", "banned: 203.0.113.7/32", "Ms Miller"):
        assert words in said("show")
    assert ids[0] in said("tables", "--find", "ann") and "1 tables" in said("tables", "--status", "running")
    said("unban", FAR + "/32")
    (key,) = [key for key in shown["keys"] if key["kind"] == "opener"]
    said("uninvite", key["id"])
    said("end", ids[0])
    out = tmp_path / "ann.json"
    assert "1 messages" in said("person", "Ann", "--export", str(out))
    assert json.loads(out.read_text())[0]["said"][0]["text"] == "hello" and out.stat().st_mode & 0o77 == 0
    assert "forgotten at 1 tables" in said("person", "Ann", "--forget", typed="y\n")
    said("delete", ids[0])
    assert said("tables") == "0 tables\n"
    assert said("keys") == ""  # those that were made for a moment are gone
    wrong = quire("admin", "show", QUIRE_SERVER=own_server.address, QUIRE_ADMIN_KEY="nonsense")
    assert wrong.returncode == 2 and "operator's key" in wrong.stderr
    away = quire("admin", "show", "--server", "http://127.0.0.1:9", QUIRE_DATABASE=own_server.database)
    assert (
        away.returncode == 2
        and "cannot reach" in away.stderr
        and "--server" in away.stderr
        and "Traceback" not in away.stderr
    )
    assert said("keys") == ""
