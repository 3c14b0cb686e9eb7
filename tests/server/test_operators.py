"""What operators may do, with a key of theirs, and nobody else."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from quirebox.server.client import Api, Lost, RequestRefused, Visitor

from .office import FAR, key_of, quire
from .people import opened, play_on, refused, run, table, until
from .serving import Server, fetch_json


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server with an operator, for all of these tests."""
    server = Server(tmp_path_factory.mktemp("office")).start()
    yield server, key_of(server)
    server.close()
    assert not [line for line in server.faults() if "Traceback" in line]


@pytest.fixture
def office_server(office: tuple[Server, str]) -> Server:
    """That server."""
    return office[0]


@pytest.fixture
def olga(office: tuple[Server, str]) -> Iterator[Api]:
    """Its operator; afterwards everything is as it was before."""
    operator = Api(office[0].address, office[1])
    yield operator

    async def tidy() -> None:
        await operator.post("/api/admin/policy", {"opening": "everybody"})
        standing = await operator.get("/api/admin")
        for ban in standing["bans"]:
            await operator.post("/api/admin/bans/lift", {"network": ban["network"]})
        for key in standing["keys"]:
            if key["kind"] == "opener":
                await operator.post("/api/admin/openers/drop", {"id": key["id"]})
        while found := await operator.post("/api/admin/tables", {}):
            await operator.post("/api/admin/tables/orders", {"do": "delete", "tables": [one["id"] for one in found]})

    run(tidy())


def from_afar(address: str, path: str, body: object, where: str = FAR) -> tuple[int, Any]:
    """What somebody elsewhere is answered."""
    headers = {"Content-Type": "application/json", "X-Forwarded-For": where}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as e:
        with e:
            return e.code, json.load(e)


def bodies() -> dict[str, object]:
    """Something that an operator could say at each address."""
    return {
        "policy": {"opening": "list"},
        "openers": {"name": "Eve"},
        "openers/drop": {"id": "x"},
        "bans": {"network": FAR},
        "bans/lift": {"network": FAR},
        "tables": {},
        "tables/orders": {"do": "delete", "tables": ["x"]},
        "persons": {"name": "Ann"},
        "persons/forget": {"name": "Ann"},
    }


# ---- who is an operator


def test_without_an_operators_key_nothing_is_told_or_done(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        described = fetch_json(office_server.address, "/api/openapi.json")["paths"]
        posts = {path.removeprefix("/api/admin/") for path in described if path.startswith("/api/admin/")}
        assert posts == bodies().keys()
        found = await opened(office_server.address)
        invited = await olga.post("/api/admin/openers", {"name": "Ms Miller"})
        before = await olga.get("/api/admin")
        for key in (None, found["token"], invited["key"], "x" * 32):
            other = Api(office_server.address, key)
            with pytest.raises(RequestRefused, match="operator's key"):
                await other.get("/api/admin")
            for path, body in bodies().items():
                with pytest.raises(RequestRefused) as e:
                    await other.post(f"/api/admin/{path}", body)
                assert e.value.code == "forbidden" and e.value.answer["field"] == "key", path
        assert await olga.get("/api/admin") == before

    run(scene())


def test_a_key_that_was_taken_away_opens_nothing(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        second = Api(office_server.address, key_of(office_server, "Otto"))
        (id,) = [key["id"] for key in (await second.get("/api/admin"))["keys"] if key["name"] == "Otto"]
        assert quire("admin", "revoke", id, QUIRE_DATABASE=office_server.database).returncode == 0
        with pytest.raises(RequestRefused, match="operator's key"):
            await second.get("/api/admin")
        done = quire("admin", "key", "Olga", QUIRE_DATABASE=office_server.database)
        assert done.returncode == 2 and "has a key already" in done.stderr

    run(scene())


def test_trying_many_keys_is_slowed(tmp_path: Path) -> None:
    server = Server(tmp_path, QUIRE_JOINS_PER_MINUTE="20").start()
    try:

        async def scene() -> None:
            codes = []
            for n in range(25):
                try:
                    await Api(server.address, f"guess{n}").get("/api/admin")
                except RequestRefused as e:
                    codes.append(e.code)
            assert codes[:20] == ["forbidden"] * 20 and codes[-1] == "too_many"
            assert (await Api(server.address, key_of(server)).get("/api/admin"))["me"] == "Olga"

        run(scene())
    finally:
        server.close()


def test_operators_see_nothing_of_the_games_and_no_secret(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        await olga.post("/api/admin/policy", {"opening": "everybody", "password": "swordfish"})
        await olga.post("/api/admin/openers", {"name": "Ms Miller"})
        async with table(office_server.address) as people:
            await play_on(people, 6)
            shown = json.dumps([await olga.get("/api/admin"), await olga.post("/api/admin/tables", {})])
            engine = create_engine(office_server.database)
            with engine.connect() as connection:
                row = connection.execute(text("SELECT * FROM tables")).mappings().one()
                secrets = [row["seed"], row["code"], row["record_id"], row["luck"]]
                secrets += [member["hash"] for member in json.loads(row["state"])["members"]]
                secrets += connection.execute(text("SELECT hash FROM keys")).scalars().all()
                policy = connection.execute(text("SELECT * FROM policy")).mappings().one()
                secrets += [policy["password"], policy["secret"]]
            engine.dispose()
            assert all(secret and secret not in shown for secret in secrets)
            assert people[0].position and "view" not in shown and "options" not in shown
        log = office_server.log.read_text()
        assert "an operator has changed something" in log
        assert olga.token and not [word for word in (olga.token, "swordfish", *secrets) if word in log]

    run(scene())


@pytest.mark.parametrize(
    "path, body, field",
    [
        ("policy", {"opening": "nobody"}, "opening"),
        ("policy", {"opening": "password", "password": ""}, "password"),
        ("policy", {"opening": "everybody", "tables_in_all": -1}, "tables_in_all"),
        ("policy", {"opening": "everybody", "tables_of_each": 1.5}, "tables_of_each"),
        ("openers", {"name": "\u202e"}, "name"),
        ("openers/drop", {"id": "nobody"}, "id"),
        ("bans", {"network": "the neighbours"}, "network"),
        ("bans", {"network": "0.0.0.0/0"}, "network"),
        ("bans", {"network": "::/0"}, "network"),
        ("bans", {"network": "127.0.0.1"}, "network"),
        ("bans", {"network": "127.0.0.0/8"}, "network"),
        ("bans", {"network": FAR, "days": 0}, "days"),
        ("bans", {"network": FAR, "reason": "x" * 201}, "reason"),
        ("bans/lift", {"network": "192.0.2.1"}, "network"),
        ("tables/orders", {"do": "delete", "tables": ["nosuchtable"]}, "tables"),
        ("tables/orders", {"do": "burn", "tables": ["x"]}, "do"),
        ("persons", {"name": ""}, "name"),
        ("persons/forget", {"name": "Ann", "tables": ["NO TABLE"]}, "tables.0"),
    ],
)
def test_bad_input_is_refused_and_changes_nothing(
    office_server: Server, olga: Api, path: str, body: object, field: str
) -> None:
    async def scene() -> None:
        before = await olga.get("/api/admin")
        with pytest.raises(RequestRefused) as e:
            await olga.post(f"/api/admin/{path}", body)
        assert e.value.answer["field"] == field and e.value.answer["message"], e.value.answer
        assert await olga.get("/api/admin") == before

    run(scene())


# ---- who may open tables


async def tried(server: Server, **wish: object) -> str:
    """What happens to who opens a table."""
    try:
        await opened(server.address, **wish)
    except RequestRefused as e:
        return f"{e.code} {e.answer['field']}"
    return "opened"


def test_who_may_open_tables(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        api = Api(office_server.address)
        assert await api.get("/api/opening") == {"opening": "everybody"} and await tried(office_server) == "opened"
        await olga.post("/api/admin/policy", {"opening": "password", "password": "swordfish"})
        assert await api.get("/api/opening") == {"opening": "password"}
        for key in ("", "swordfis", "SWORDFISH", "swordfish "):
            assert await tried(office_server, key=key) == "needs_key key"
        assert await tried(office_server, key="swordfish") == "opened"
        await olga.post("/api/admin/policy", {"opening": "list"})
        invited = await olga.post("/api/admin/openers", {"name": "Ms Miller"})
        for key in ("", "swordfish", olga.token[:-1] if olga.token else ""):
            assert await tried(office_server, key=key) == "needs_key key"
        plan = {"title": "3b", "tables": 2, "table": {"game": "mill", "players": 2}}
        with pytest.raises(RequestRefused, match="operator's list"):
            await api.post("/api/classes", plan)
        assert await tried(office_server, key=invited["key"]) == "opened"
        await api.post("/api/classes", plan | {"table": {"game": "mill", "players": 2, "key": invited["key"]}})
        listed = await olga.post("/api/admin/tables", {"opener": f"key:{invited['id']}"})
        assert len(listed) == 3 and {one["opener_name"] for one in listed} == {"Ms Miller"}
        await olga.post("/api/admin/openers/drop", {"id": invited["id"]})
        assert await tried(office_server, key=invited["key"]) == "needs_key key"

    run(scene())


def test_playing_on_from_a_record_needs_the_same_right(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        async with table(office_server.address) as people:
            await play_on(people, 5000)
            record = people[0].table["record"]
        await olga.post("/api/admin/policy", {"opening": "password", "password": "swordfish"})
        api = Api(office_server.address)
        with pytest.raises(RequestRefused, match="needs the password"):
            await api.post(f"/api/records/{record}/whatif", {"ply": 3})
        assert (await api.post(f"/api/records/{record}/whatif", {"ply": 3, "key": "swordfish"}))["table"]

    run(scene())


def test_there_are_no_more_tables_than_is_settled(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        api, game = Api(office_server.address), {"game": "mill", "players": 2}
        await olga.post("/api/admin/policy", {"opening": "everybody", "tables_in_all": 5, "tables_of_each": 3})
        assert [await tried(office_server) for _ in range(4)] == ["opened"] * 3 + ["quota None"]
        status, answer = from_afar(office_server.address, "/api/classes", {"title": "3b", "tables": 3, "table": game})
        assert (status, answer["code"]) == (429, "quota") and "at most 5" in answer["message"]
        assert from_afar(office_server.address, "/api/classes", {"title": "3b", "tables": 2, "table": game})[0] == 201
        assert from_afar(office_server.address, "/api/tables", game)[1]["code"] == "quota"
        first = (await olga.post("/api/admin/tables", {"status": "open"}))[-1]["id"]
        await olga.post("/api/admin/tables/orders", {"do": "delete", "tables": [first]})
        assert await tried(office_server) == "opened"
        await olga.post("/api/admin/policy", {"opening": "everybody"})
        assert [await tried(office_server) for _ in range(3)] == ["opened"] * 3
        with pytest.raises(RequestRefused, match="you have 6 tables"):
            await olga.post("/api/admin/policy", {"opening": "everybody", "tables_of_each": 3})
            await api.post("/api/tables", game)

    run(scene())


def test_a_rematch_counts_too_and_a_refused_one_leaves_the_table_as_it_was(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        async with table(office_server.address) as (ann, bob):
            await play_on([ann, bob], 5000)
            await opened(office_server.address)
            await olga.post("/api/admin/policy", {"opening": "everybody", "tables_of_each": 1})
            assert (await refused(ann, "rematch"))["code"] == "quota"
            assert ann.table["rematch"] is None
            await olga.post("/api/admin/policy", {"opening": "everybody", "tables_of_each": 2})
            await ann.ask("rematch")
            await bob.wait(lambda: bob.table["rematch"])

    run(scene())


# ---- tables


def test_an_operator_ends_and_deletes_tables_and_people_are_told(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        async with table(office_server.address) as people:
            await play_on(people, 4)
            ann, id = people[0], people[0].table["id"]
            (shown,) = await olga.post("/api/admin/tables", {"text": "ann"})
            assert (shown["id"], shown["status"], shown["people"]) == (id, "running", ["Ann", "Guest 1"])
            assert shown["addresses"] == ["127.0.0.1"] and shown["ply"] == 4
            await olga.post("/api/admin/tables/orders", {"do": "end", "tables": [id]})
            for person in people:
                await person.wait(person.over)
            assert (await Api(office_server.address, ann.hello["token"]).get(f"/api/tables/{id}/record")).count(
                " ~"
            ) == 4
            await olga.post("/api/admin/tables/orders", {"do": "delete", "tables": [id]})
            with suppress(Lost):
                await ann.wait(lambda: False)
            assert ann.closed and "have removed this table" in ann.closed
            with pytest.raises(RequestRefused, match="no table"):
                await Visitor(office_server.address, id, ann.hello["token"]).reconnect()
        assert await olga.post("/api/admin/tables", {}) == []

    run(scene())


def test_a_table_that_cannot_be_read_can_be_deleted(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        id = (await opened(office_server.address))["table"]
        other = (await opened(office_server.address))["table"]
        engine = create_engine(office_server.database)
        with engine.begin() as connection:
            connection.execute(text("UPDATE tables SET state = 'x' WHERE id = :id"), {"id": id})
        engine.dispose()
        assert [one["id"] for one in await olga.post("/api/admin/tables", {})] == [other]
        await olga.post("/api/admin/tables/orders", {"do": "delete", "tables": [id]})
        assert (await olga.get("/api/admin"))["tables"] == {"open": 1}

    run(scene())


def test_tables_come_in_pages(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        await Api(office_server.address).post(
            "/api/classes", {"title": "3b", "tables": 100, "table": {"game": "mill", "players": 2}}
        )
        await opened(office_server.address)
        pages = [await olga.post("/api/admin/tables", {"skip": skip}) for skip in (0, 100, 200)]
        assert [len(page) for page in pages] == [100, 1, 0]
        assert len({one["id"] for page in pages for one in page}) == 101

    run(scene())


# ---- bans


def test_who_is_banned_neither_comes_nor_stays(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        game = {"game": "mill", "players": 2, "visibility": "public"}
        status, found = from_afar(office_server.address, "/api/tables", game)
        assert status == 201
        eve = Visitor(office_server.address, found["table"], found["token"])
        ann = Visitor(office_server.address, found["table"], found["seats"][0]["token"], "Ann")
        socket = await connect(
            office_server.address.replace("http", "ws") + "/ws", additional_headers={"X-Forwarded-For": FAR}
        )
        await socket.send(json.dumps({"do": "hello", "id": "h", "table": found["table"], "token": found["token"]}))
        await socket.recv()
        async with ann:
            bans = (await olga.post("/api/admin/bans", {"network": f"{FAR}/24", "reason": "spam"}))["bans"]
            assert [one["network"] for one in bans] == ["203.0.113.0/24"]
            said = []
            with pytest.raises(ConnectionClosed):
                while True:
                    said.append(json.loads(await socket.recv()))
            assert said[-1]["type"] == "closed" and "spam" in said[-1]["message"]
            for path, body in (("/api/tables", game), ("/api/join", {"code": found["code"], "name": "Eve"})):
                status, answer = from_afar(office_server.address, path, body, "203.0.113.99")
                assert (status, answer["code"]) == (403, "banned") and "banned" in answer["message"]
            with pytest.raises(Exception, match="403"):
                await connect(
                    office_server.address.replace("http", "ws") + "/ws", additional_headers={"X-Forwarded-For": FAR}
                )
            await ann.ask("say", text="still here")  # comes from elsewhere
        assert eve.socket is None
        await olga.post("/api/admin/bans/lift", {"network": "203.0.113.0/24"})
        assert from_afar(office_server.address, "/api/tables", game)[0] == 201

    run(scene())


def test_of_the_newer_protocol_a_whole_network_is_banned_and_time_ends_it(office_server: Server, olga: Api) -> None:
    async def scene() -> None:
        game = {"game": "mill", "players": 2}
        ban = {"network": "2001:db8:1:2:3:4:5:6", "days": 0.00003}
        (found,) = (await olga.post("/api/admin/bans", ban))["bans"]
        assert found["network"] == "2001:db8:1:2::/64"
        assert from_afar(office_server.address, "/api/tables", game, "2001:db8:1:2::99")[0] == 403
        assert from_afar(office_server.address, "/api/tables", game, "2001:db8:1:3::99")[0] == 201
        await until(lambda: from_afar(office_server.address, "/api/tables", game, "2001:db8:1:2::99")[0] == 201)
        assert (await olga.get("/api/admin"))["bans"] == []

    run(scene())
