"""A class: many tables and one host, on a real server."""

from __future__ import annotations

import asyncio

import pytest

from quirebox.server.client import Api, Lost, RequestRefused, Visitor

from .people import play_on, refused, run
from .serving import Server


def test_a_class_has_many_tables_and_one_host(server: Server) -> None:
    async def scene() -> None:
        api = Api(server.address)
        found = await api.post(
            "/api/classes",
            {
                "title": "Year 7",
                "tables": 3,
                "same_seed": True,
                "table": {"game": "mill", "players": 2, "shared_seats": True},
            },
        )
        host = Api(server.address, found["token"])
        joined = [await api.post("/api/join", {"code": found["code"], "name": f"Pupil {n}"}) for n in range(6)]
        assert len({pupil["table"] for pupil in joined}) == 3
        await host.post(f"/api/classes/{found['class_id']}/orders", {"do": "start"})
        with pytest.raises(RequestRefused, match="forbidden"):
            await Api(server.address, joined[0]["token"]).get(f"/api/classes/{found['class_id']}")
        pairs = [
            [pupil for pupil in joined if pupil["table"] == id]
            for id in dict.fromkeys(pupil["table"] for pupil in joined)
        ]
        async with (
            Visitor(server.address, pairs[0][0]["table"], pairs[0][0]["token"]) as one,
            Visitor(server.address, pairs[0][0]["table"], pairs[0][1]["token"]) as two,
            Visitor(server.address, pairs[1][0]["table"], pairs[1][0]["token"]) as other,
        ):
            assert not one.table["chat"]
            assert one.position and other.position and {one.position["question"]} == {other.position["question"]}
            mine = one if one.table["your_seat"] == other.table["your_seat"] else two
            assert mine.position and mine.position["view"] == other.position["view"]  # the same luck
            await play_on([one, two], 5000)
            assert one.position["result"]["kind"] == "played" and one.position["result"]["record"] is None
            assert (await refused(one, "look", ply=1, eyes=1 - one.table["your_seat"]))["code"] == "forbidden"
            with pytest.raises(RequestRefused, match="same luck"):
                await Api(server.address, one.hello["token"]).get(f"/api/tables/{one.table['id']}/record")
            view = await host.get(f"/api/classes/{found['class_id']}")
            states = sorted(
                (table["status"], any(seat["connected"] for seat in table["seats"])) for table in view["tables"]
            )
            assert states == [("over", True), ("running", False), ("running", True)]
            await host.post(f"/api/classes/{found['class_id']}/orders", {"do": "pause", "table": other.table["id"]})
            await other.wait(lambda: other.table["status"] == "paused")
            await host.post(f"/api/classes/{found['class_id']}/orders", {"do": "resume"})
            await other.wait(lambda: other.table["status"] == "running")
            await host.post(f"/api/classes/{found['class_id']}/orders", {"do": "remove", "table": other.table["id"]})
            with pytest.raises(Lost, match="removed"):
                await other.wait(lambda: False)

    run(scene())


def test_the_host_of_a_class_follows_its_tables(server: Server) -> None:
    async def scene() -> None:
        found = await Api(server.address).post(
            "/api/classes", {"title": "Club", "tables": 2, "table": {"game": "mill", "players": 2}}
        )
        host = Visitor(server.address, "x", found["token"])
        host.hello = {"do": "hello_class", "class_id": found["class_id"], "token": found["token"]}
        heard: list[dict[str, object]] = []
        import json

        from websockets.asyncio.client import connect

        async with connect(server.address.replace("http", "ws") + "/ws") as socket:
            await socket.send(json.dumps({**host.hello, "id": "1"}))
            heard.append(json.loads(await socket.recv()))
            assert heard[0]["type"] == "class" and heard[0]["title"] == "Club"
            await Api(server.address).post("/api/join", {"code": found["code"], "name": "Pia"})
            update = json.loads(await asyncio.wait_for(socket.recv(), 10))
            assert any(person["name"] == "Pia" for table in update["tables"] for person in table["people"])

    run(scene())
