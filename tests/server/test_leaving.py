"""Who resigns, abandons, pauses or is away, on a real server."""

from __future__ import annotations

import asyncio

from quirebox.server.client import Visitor
from quirebox.server.table.course import places_left
from quirebox.server.table.kept import ResultKept

from .people import play_on, refused, run, table, together, until, whose
from .serving import Server


def test_who_resigned_is_behind_those_who_remain() -> None:
    assert places_left([3, 9, 5, 5], [0, 2, 3]) == [3, 4, 1, 1]
    assert places_left([3, 9, 5, 5], [0]) == [1, 2, 2, 2]


def test_a_result_of_an_earlier_server_has_no_places() -> None:
    earlier = '{"kind": "played", "scores": [4, 7], "sheets": [], "winners": [1]}'
    assert ResultKept.model_validate_json(earlier).places == []


def test_resigning_ends_a_game_of_two_and_a_bot_plays_on_in_larger_ones(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as (ann, bob):
            await bob.ask("resign")
            await ann.wait(ann.over)
            assert (
                ann.position
                and ann.position["result"]["kind"] == "resigned"
                and ann.position["result"]["winners"] == [0]
                and ann.position["result"]["places"] == [1, 2]
            )
        async with table(server.address, players=3) as people:
            await people[1].ask("resign")
            assert people[1].table["seats"][1] | {"clock": None} == {
                "seat": 1,
                "name": "Guest 1",
                "kind": "absent",
                "bot": None,
                "connected": True,
                "resigned": True,
                "clock": None,
            }
            ann, _, cid = people
            for _ in range(500):
                await until(lambda: ann.over() or ann.mine() or cid.mine())
                if ann.over():
                    break
                who = ann if ann.mine() else cid
                at = who.at()
                assert who.position
                await who.play(who.position["options"][0]["text"])
                await who.wait(lambda who=who, at=at: who.at() != at)
            assert ann.position and ann.position["result"]["kind"] == "played"
            assert sorted(ann.position["result"]["places"])[0] == 1

    run(scene())


def test_people_abandon_by_vote_and_play_again(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as (ann, bob):
            await ann.ask("abandon")
            await bob.wait(lambda: bob.table["vote"])
            assert bob.table["vote"]["kind"] == "abandon"
            await bob.ask("vote", vote=bob.table["vote"]["vote"], yes=True)
            await ann.wait(ann.over)
            assert (
                ann.position
                and ann.position["result"]["kind"] == "abandoned"
                and ann.position["result"]["winners"] == []
                and ann.position["result"]["places"] == []
            )
            await bob.ask("rematch")
            await ann.wait(lambda: ann.table["rematch"])
            await ann.ask("rematch")
            new = ann.table["rematch"]
            async with (
                Visitor(server.address, new, ann.hello["token"]) as ann2,
                Visitor(server.address, new, bob.hello["token"]) as bob2,
            ):
                assert (ann2.table["your_seat"], bob2.table["your_seat"], ann2.table["host"]) == (0, 1, True)
                await ann2.ask("start")
                await bob2.wait(lambda: bob2.position)
                assert bob2.table["status"] == "running"

    run(scene())


def test_a_bot_stands_in_for_somebody_who_is_away_and_gives_the_seat_back(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            ann, bob = people
            await bob.ask("leave")
            await ann.wait(lambda: ann.table["seats"][1]["kind"] == "absent")
            for _ in range(3):
                await ann.wait(ann.mine)
                at = ann.at()
                assert ann.position
                await ann.play(ann.position["options"][0]["text"])
                await ann.wait(lambda at=at: ann.at() != at)
            await ann.wait(ann.mine)
            await together(people)
            assert bob.position
            await bob.ask("return")
            assert bob.table["seats"][1]["kind"] == "person"
            await ann.ask("bot", seat=1, bot="greedy")
            await bob.wait(lambda: bob.table["seats"][1]["bot"] == "greedy")
            await ann.ask("bot", seat=1, bot=None)
            await play_on(people, 5000)
            assert ann.over()

    run(scene())


def test_pausing_stops_everybody(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address, clock={"kind": "live", "minutes": 5}) as people:
            ann, bob = people
            who = whose(people)
            await ann.ask("pause")
            await together(people)
            await asyncio.gather(
                *(person.wait(lambda person=person: person.table["status"] == "paused") for person in people)
            )
            assert (
                who.position
                and (await refused(who, "play", ply=0, action=who.position["options"][0]["text"]))["code"] == "not_now"
            )
            assert ann.table["running"] is None
            assert (await refused(bob, "resume"))["code"] == "forbidden"
            await ann.ask("resume")
            assert ann.table["running"] is not None

    run(scene())
