"""Before the start: what is agreed can be changed, people say that they are ready, and who looks on has a name."""

from __future__ import annotations

import pytest

from quirebox.server.client import Api, RequestRefused, Visitor

from .people import opened, play_on, refused, run, table, until, whose
from .serving import Server


def test_a_host_changes_what_was_agreed_and_everybody_sees_it(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address, start=False, players=3) as (ann, ben, cid):
            await ben.ask("ready", yes=True)
            await ann.wait(lambda: [person["ready"] for person in ann.table["people"]] == [False, True, False])
            assert (await refused(ben, "settle", spectators=False))["code"] == "forbidden"
            assert (await refused(ann, "settle", players=9))["field"] == "players"
            assert (await refused(ann, "settle", options={"no such": "x"}))["field"] == "options"
            assert ann.table["players"] == 3 and ann.table["people"][1]["ready"]
            clock = {"kind": "live", "minutes": 5.0}
            await ann.ask("settle", clock=clock, players=2, visibility="public", shared_seats=True)
            await cid.wait(lambda: cid.table["players"] == 2)
            assert cid.table["clock"]["minutes"] == 5.0 and cid.table["your_seat"] is None
            assert [person["ready"] for person in cid.table["people"]] == [False] * 3
            assert ann.table["seats"][0]["clock"] == 300_000
            public = {each["id"]: each["players"] for each in await Api(server.address).get("/api/tables")}
            assert public[ann.table["id"]] == 2
            await ann.ask("start")
            await ben.wait(lambda: ben.position)
            assert (await refused(ann, "settle", players=3))["code"] == "not_now"
            assert (await refused(ben, "ready", yes=True))["code"] == "not_now"

    run(scene())


def test_what_was_changed_is_so_after_a_restart(own_server: Server) -> None:
    async def scene() -> None:
        found = await opened(own_server.start().address)
        async with Visitor(own_server.address, found["table"], found["token"]) as ann:
            await ann.ask("settle", players=4, spectators=False)
            await ann.ask("ready", yes=True)
        own_server.kill()
        own_server.start()
        async with Visitor(own_server.address, found["table"], found["token"]) as ann:
            assert len(ann.table["seats"]) == ann.table["players"] == 4 and not ann.table["spectators"]
            assert ann.table["people"][0]["ready"]

    run(scene())


def test_a_seat_is_shared_only_if_those_who_sit_there_agree(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, shared_seats=True)
        api = Api(server.address)
        joined = [await api.post("/api/join", {"code": found["code"], "name": name}) for name in ("Ben", "Cid")]
        assert [each["seat"] for each in joined] == [1, None]
        async with (
            Visitor(server.address, found["table"], joined[0]["token"]) as ben,
            Visitor(server.address, found["table"], joined[1]["token"]) as cid,
        ):
            await cid.ask("take", seat=1)
            assert cid.table["your_seat"] is None
            await ben.wait(lambda: ben.table["vote"])
            assert ben.table["vote"]["kind"] == "share"
            await ben.ask("vote", vote=ben.table["vote"]["vote"], yes=True)
            await cid.wait(lambda: cid.table["your_seat"] == 1)
            assert ben.table["your_seat"] == 1

    run(scene())


def test_who_joins_with_the_code_sits_beside_nobody_unasked(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, shared_seats=True)
        with pytest.raises(RequestRefused, match="then ask them"):
            await Api(server.address).post("/api/join", {"code": found["code"], "name": "Eve", "seat": 0})

    run(scene())


def test_the_host_of_a_class_lets_bots_sit_where_nobody_does(server: Server) -> None:
    async def scene() -> None:
        its = {"game": "mill", "players": 3}
        found = await Api(server.address).post("/api/classes", {"title": "Year 7", "tables": 2, "table": its})
        pia = await Api(server.address).post("/api/join", {"code": found["code"], "name": "Pia"})
        host, orders = Api(server.address, found["token"]), f"/api/classes/{found['class_id']}/orders"
        view = await host.post(orders, {"do": "fill", "table": pia["table"], "bot": "novice"})
        kinds = sorted([seat["kind"] for seat in each["seats"]] for each in view["tables"])
        assert kinds == [["empty"] * 3, ["person", "bot", "bot"]], kinds
        view = await host.post(orders, {"do": "fill"})
        assert sorted(seat["bot"] or "" for each in view["tables"] for seat in each["seats"]) == [
            "",
            *["greedy"] * 3,
            *["novice"] * 2,
        ]

    run(scene())


def test_who_looks_on_is_named(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address, start=False) as people:
            eve = Visitor(server.address, people[0].table["id"], None, "Eve")
            async with eve:
                await people[0].wait(lambda: people[0].table["watchers"] == ["Eve"])
            await people[0].wait(lambda: people[0].table["watchers"] == [] == people[0].table["watching"] * [0])

    run(scene())


def test_what_happens_to_seats_beside_the_game_is_told(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address, players=3) as people:
            ann, ben, cid = people
            await play_on(people, 2)
            at = ann.at()[1]
            await ben.ask("leave")
            await ben.ask("return")
            await cid.ask("resign")
            await ann.wait(lambda: len(ann.table["incidents"]) == 3)
            told = [(each["kind"], each["seat"]) for each in ann.table["incidents"]]
            assert told == [("left", 1), ("returned", 1), ("resigned", 2)]
            assert min(each["ply"] for each in ann.table["incidents"]) >= at

    run(scene())


def test_time_that_is_used_up_is_told(server: Server) -> None:
    async def scene() -> None:
        clock = {"kind": "live", "minutes": 0.05, "at_zero": "resign"}
        async with table(server.address, clock=clock) as people:
            late = whose(people).table["your_seat"]
            await until(lambda: people[0].over())
            assert [(x["kind"], x["seat"]) for x in people[0].table["incidents"]] == [("lost_on_time", late)]

    run(scene())
