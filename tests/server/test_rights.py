"""Who may do what at a table."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from quirebox.server.client import Answer, Api, RequestRefused, Visitor
from quirebox.server.names import likeness
from quirebox.server.table.permissions import HOST_MISSED

from .people import opened, play_on, refused, run, table, until, whose
from .serving import Server
from .test_clock import Clock, Time, clocked


async def joined(server: Server, code: str, name: str, **more: object) -> Answer:
    found: Answer = await Api(server.address).post("/api/join", {"code": code, "name": name, **more})
    return found


# ---- a seat of a running game is shared only with consent


@pytest.mark.parametrize("spectators", [True, False])
def test_a_seat_of_a_running_game_is_shared_only_if_those_who_sit_there_or_the_host_agree(
    server: Server, spectators: bool
) -> None:
    async def scene() -> None:
        async with table(server.address, shared_seats=True, spectators=spectators) as (ann, bob):
            code = ann.table["code"]
            with pytest.raises(RequestRefused, match="ask those who sit there"):
                await joined(server, code, "Eve", seat=1)
            eve_joins = await joined(server, code, "Eve")
            assert eve_joins["seat"] is None
            async with Visitor(server.address, ann.table["id"], eve_joins["token"]) as eve:
                assert (eve.position is not None) == spectators
                await eve.ask("take", seat=1)
                assert eve.table["your_seat"] is None and eve.table["vote"]["kind"] == "share"
                vote = eve.table["vote"]["vote"]
                assert (await refused(eve, "vote", vote=vote, yes=True))["code"] == "forbidden"
                await bob.wait(lambda: bob.table["vote"])
                await bob.ask("vote", vote=vote, yes=False)
                assert bob.table["vote"] is None
                await eve.ask("take", seat=1)
                await bob.wait(lambda: bob.table["vote"])
                await bob.ask("vote", vote=bob.table["vote"]["vote"], yes=True)
                await eve.wait(lambda: eve.table["your_seat"] == 1)
                await eve.wait(lambda: eve.position is not None and eve.position["viewer"] == 1)
                assert bob.position and eve.position and eve.position["view"] == bob.position["view"]
            fay_joins = await joined(server, code, "Fay")
            async with Visitor(server.address, ann.table["id"], fay_joins["token"]) as fay:
                await fay.ask("take", seat=1)
                await ann.wait(lambda: ann.table["vote"])
                await ann.ask("vote", vote=ann.table["vote"]["vote"], yes=True)  # the host
                await fay.wait(lambda: fay.table["your_seat"] == 1)

    run(scene())


def test_a_seat_link_that_is_used_late_shares_no_seat(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, shared_seats=True)
        bob = await joined(server, found["code"], "Bob", seat=1)
        async with (
            Visitor(server.address, found["table"], found["token"]) as ann,
            Visitor(server.address, found["table"], bob["token"]),
        ):
            await ann.ask("start")
            async with Visitor(server.address, found["table"], found["seats"][0]["token"], "Late") as late:
                assert late.table["your_seat"] is None

    run(scene())


# ---- votes


def test_somebody_behind_a_stand_in_keeps_their_vote(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            ann, bob = people
            await play_on(people, 3)
            await ann.ask("pause")
            await bob.ask("bot", seat=1, bot="greedy")
            await ann.ask("abandon")
            assert ann.table["status"] == "paused" and ann.table["vote"]["seats"] == [1]
            await ann.ask("vote", vote=ann.table["vote"]["vote"], yes=False)  # taken back
            assert ann.table["vote"] is None
            await bob.disconnect()  # and is gone: the game can be ended without them
            await ann.wait(lambda: not ann.table["seats"][1]["connected"])
            await ann.ask("abandon")
            assert ann.table["status"] == "over"

    run(scene())


def test_an_undo_past_a_reveal_always_asks_them(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address, options={"hands": "hidden"}) as people:
            ann, bob = people
            first = whose(people)
            await first.play("place guild")
            await first.wait(lambda: any(event.get("reveals") for event in first.events))
            await bob.ask("leave")
            await bob.disconnect()
            await until(lambda: ann.mine())
            assert ann.position
            await ann.ask("ask_undo", ply=ann.position["ply"], to=0)
            assert ann.table["vote"] is not None and ann.position["line"] == 0

    run(scene())


# ---- who was sent away


def test_who_was_sent_away_stays_away(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, players=3)
        eve = await joined(server, found["code"], "Eve")
        async with Visitor(server.address, found["table"], found["token"]) as ann:
            code = ann.table["code"]
            await ann.ask("remove", member=eve["member"])
            assert ann.table["code"] != code
            with pytest.raises(RequestRefused, match="no table with the code"):
                await joined(server, code, "Eve")
            for name in ("Eve", "eve", "Еve", "E v e"):  # one with a Cyrillic letter
                with pytest.raises(RequestRefused, match="sent away"):
                    await joined(server, ann.table["code"], name)
            await joined(server, ann.table["code"], "Bob")

    run(scene())


def test_joining_can_be_closed_and_a_new_code_made(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, players=3)
        async with Visitor(server.address, found["table"], found["token"]) as ann:
            await ann.ask("join_off")
            assert not ann.table["joining"]
            with pytest.raises(RequestRefused, match="closed it"):
                await joined(server, found["code"], "Bob")
            await ann.ask("join_on")
            await ann.ask("new_code")
            with pytest.raises(RequestRefused, match="no table with the code"):
                await joined(server, found["code"], "Bob")
            await joined(server, ann.table["code"], "Bob")
        host = await Api(server.address).post(
            "/api/classes", {"title": "7b", "tables": 2, "table": {"game": "mill", "players": 2}}
        )
        api, orders = Api(server.address, host["token"]), f"/api/classes/{host['class_id']}/orders"
        assert (await api.post(orders, {"do": "new_code"}))["code"] != host["code"]
        view = await api.post(orders, {"do": "join_off"})
        with pytest.raises(RequestRefused, match="no table of this class has a free seat"):
            await joined(server, view["code"], "Bob")

    run(scene())


# ---- looking on


def test_nobody_may_look_on_holds_on_every_way_in(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, spectators=False, players=2)
        spare = await joined(server, found["code"], "Bob", seat=1)
        extra = found["seats"][0]["token"]  # a link to the seat on which Bob sits
        async with AsyncExitStack() as stack:
            ann, bob, late = [
                await stack.enter_async_context(Visitor(server.address, found["table"], token, name))
                for token, name in ((found["token"], None), (spare["token"], None), (extra, "Late"))
            ]
            assert late.table["your_seat"] is None
            await ann.ask("start")
            await bob.wait(lambda: bob.position is not None)
            await whose([ann, bob]).play("place field")
            await late.wait(lambda: late.table["seq"] >= bob.table["seq"])
            assert late.position is None and late.table["status"] == "running"
            for do, more in (("log", {}), ("look", {"ply": 0}), ("scores", {}), ("hint", {"ply": 1})):
                assert (await refused(late, do, **more))["code"] == "forbidden", do
            again = await stack.enter_async_context(Visitor(server.address, found["table"], extra))
            assert again.position is None
            with pytest.raises(RequestRefused, match="nobody may look on"):
                await joined(server, found["code"], "Eve")
            with pytest.raises(RequestRefused, match="nobody may look on"):
                await joined(server, found["code"], "Eve", watch=True)
            with pytest.raises(RequestRefused, match="nobody may look on"):
                await Visitor(server.address, found["table"]).reconnect()

    run(scene())


# ---- hosts


def test_the_rights_of_a_host_can_be_handed_over(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as (ann, bob):
            assert (await refused(bob, "hand_over", member=bob.table["you"]))["code"] == "forbidden"
            assert (await refused(bob, "take_over"))["message"].startswith("the host is here")
            await ann.ask("hand_over", member=bob.table["you"])
            await bob.wait(lambda: bob.table["host"])
            assert not ann.table["host"] and (await refused(ann, "pause"))["code"] == "forbidden"
            await bob.ask("pause")

    run(scene())


def test_they_pass_on_when_the_host_has_vanished(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock()) as at:
            at.ears[0].leave()
            assert "try again in 10 minutes" in str((await at.ask(1, do="take_over"))["message"])
            time.pass_by(HOST_MISSED / 1000 + 1)
            assert (await at.ask(1, do="take_over"))["type"] == "done"
            assert [member.host for member in at.table.row.state.members] == [False, True]
            await at.ears[0].serve(json.dumps({"do": "pause", "id": "p1"}))
            assert at.table.row.status == "running"

    run(scene())


def test_nobody_takes_over_a_table_of_a_class(server: Server) -> None:
    async def scene() -> None:
        host = await Api(server.address).post(
            "/api/classes", {"title": "7b", "tables": 1, "table": {"game": "mill", "players": 2}}
        )
        pupil = await joined(server, host["code"], "Pia")
        async with Visitor(server.address, pupil["table"], pupil["token"]) as pia:
            assert (await refused(pia, "take_over"))["code"] == "forbidden"

    run(scene())


# ---- swaps


def test_what_was_asked_about_seats_ends_with_the_lobby(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address, start=False) as (ann, bob):
            await bob.ask("swap", seat=1, with_seat=0)
            await ann.wait(lambda: ann.table["vote"])
            vote = ann.table["vote"]["vote"]
            await ann.ask("start")
            assert (await refused(ann, "vote", vote=vote, yes=True))["code"] == "stale"
            assert (ann.table["your_seat"], bob.table["your_seat"]) == (0, 1)

    run(scene())


def test_a_swap_asks_everybody_of_both_seats_and_waits_for_no_bot(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, players=3, shared_seats=True, bots={"2": "greedy"})
        links = [await joined(server, found["code"], name) for name in ("Bob", "Bea")]
        async with AsyncExitStack() as stack:
            ann, bob, bea = [
                await stack.enter_async_context(Visitor(server.address, found["table"], token))
                for token in (found["token"], links[0]["token"], links[1]["token"])
            ]
            await bea.ask("take", seat=1)
            await bob.wait(lambda: bob.table["vote"])
            await bob.ask("vote", vote=bob.table["vote"]["vote"], yes=True)
            await bob.ask("swap", seat=1, with_seat=2)  # the bot does not mind, but Bea is asked
            assert bob.table["vote"]["seats"] == [1]
            await bea.wait(lambda: bea.table["vote"])
            await bea.ask("vote", vote=bea.table["vote"]["vote"], yes=True)
            await ann.wait(lambda: ann.table["seats"][1]["kind"] == "bot")
            await bob.ask("swap", seat=2, with_seat=0)
            assert bob.table["vote"]["seats"] == [0, 2] or bob.table["vote"]["seats"] == [2, 0]
            await bob.ask("leave")
            await ann.wait(lambda: ann.table["vote"] is None)

    run(scene())


# ---- names


@pytest.mark.parametrize(
    "name",
    ["\u202eAnn", "Ann\u200b", "A\u2066nn", "An\u00adn", "\u3164", "An\u2028n", "\ufeffAnn"],
    ids=["turned around", "zero width", "isolated", "soft hyphen", "filler", "line", "mark"],
)
def test_names_have_no_signs_that_nobody_sees(server: Server, name: str) -> None:
    async def scene() -> None:
        with pytest.raises(RequestRefused, match=r"name: .*cannot be seen"):
            await opened(server.address, name=name)

    run(scene())


def test_names_that_look_alike_get_a_number(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, name="Alice", players=4)
        for name, expected in (("Аlice", "Аlice 2"), ("A1ice", "A1ice 3"), ("Zoë  王", "Zoë 王")):
            person = await joined(server, found["code"], name)
            view = await Api(server.address, person["token"]).get(f"/api/tables/{found['table']}")
            assert expected in [one["name"] for one in view["people"]]

    run(scene())


def test_likeness_leaves_different_names_different() -> None:
    names = ("Ann", "Anna", "Ben", "Bea", "Zoë", "Zoe", "王小明", "王小红", "Иван")
    assert len({*map(likeness, names)}) == len(names)
