"""What people can do at tables, on a real server."""

from __future__ import annotations

import asyncio

import pytest

from quirebox import games as shelf
from quirebox.bots import bots
from quirebox.core.match import replay
from quirebox.core.record import read
from quirebox.server.client import Api, Lost, RequestRefused, Visitor
from quirebox.server.table.table import bot_name
from quirebox.words.decisions import on_the_page

from .people import opened, play_on, refused, run, table, together, whose
from .serving import Server


@pytest.mark.parametrize("game", shelf.ids())
def test_people_play_a_whole_game_and_read_its_record(server: Server, game: str) -> None:
    async def scene() -> None:
        players = shelf.game(game).seats[0]
        async with table(server.address, game=game, players=players) as people:
            await play_on(people, 5000)
            for person in people:
                assert person.position and person.position["result"]["kind"] == "played"
                assert [event["ply"] for event in person.events] == sorted(event["ply"] for event in person.events)
            assert people[0].position
            result = people[0].position["result"]
            api = Api(server.address)
            info = await api.get(f"/api/records/{result['record']}")
            match = replay(shelf.game(game), read(info["text"]), verify=True)
            assert (
                await Api(server.address, people[0].hello["token"]).get(f"/api/tables/{people[0].table['id']}/record")
                == info["text"]
            )
            assert match.g.scores() == result["scores"]
            assert match.record.ranks == result["places"]
            log = await people[-1].ask("log")
            assert log["events"] == people[-1].events
            last = await api.get(f"/api/records/{result['record']}/positions/{info['plies']}?eyes={players - 1}")
            assert people[-1].position and last["view"] == people[-1].position["view"]
            first = await people[0].ask("look", ply=1, eyes=-1)
            assert first["last"] == info["plies"] and first["viewer"] == -1

    run(scene())


@pytest.mark.parametrize("bot", [f"{name}:20" if kind().thinks else name for name, kind in bots().items()])
def test_a_person_plays_with_bots_of_any_level(server: Server, bot: str) -> None:
    async def scene() -> None:
        assert bot.partition(":")[0] in {found["name"] for found in await Api(server.address).get("/api/bots")}
        async with table(server.address, players=3, bots={"1": bot, "2": "greedy"}) as (ann,):
            async for position in ann.turns():
                await ann.play(position["options"][0]["text"])
            assert ann.position and ann.position["result"]["kind"] == "played"
            assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "bot", "bot"]
            assert ann.table["seats"][1]["bot"] == bot

    run(scene())


def test_people_join_with_a_code_and_take_leave_and_swap_seats(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, players=3)
        api = Api(server.address)
        bob = await api.post("/api/join", {"code": f" {found['code'].lower()[:3]}-{found['code'][3:]}", "name": "Bob"})
        assert bob["seat"] == 1
        with pytest.raises(RequestRefused, match="Ann sits on seat 0"):
            await api.post("/api/join", {"code": found["code"], "name": "Cid", "seat": 0})
        with pytest.raises(RequestRefused, match="no table with the code"):
            await api.post("/api/join", {"code": "QQQQQQ", "name": "Cid"})
        async with (
            Visitor(server.address, found["table"], found["token"]) as ann,
            Visitor(server.address, found["table"], bob["token"]) as him,
        ):
            await him.ask("take", seat=2)
            assert him.table["your_seat"] == 2
            assert (await refused(him, "take", seat=0))["code"] == "seat_taken"
            assert (await refused(him, "take", seat=9))["field"] == "seat"
            await him.ask("swap", seat=2, with_seat=0)
            await ann.wait(lambda: ann.table["vote"])
            assert ann.table["vote"]["kind"] == "swap"
            await ann.ask("vote", vote=ann.table["vote"]["vote"], yes=True)
            await him.wait(lambda: him.table["your_seat"] == 0)
            assert ann.table["your_seat"] == 2
            await ann.ask("swap", seat=0, with_seat=2)
            assert (await refused(ann, "start"))["code"] == "setup"
            assert (await refused(him, "start"))["code"] == "forbidden"
            await ann.ask("bot", seat=1, bot="greedy")
            await ann.ask("bot", seat=1, bot=None)
            assert (await refused(ann, "bot", seat=1, bot="gready"))["field"] == "bot"
            assert (await refused(ann, "bot", seat=1, bot="search:60s"))["code"] == "setup"
            await him.ask("leave")
            assert him.table["your_seat"] is None
            await him.ask("take", seat=1)
            await ann.ask("bot", seat=2, bot="greedy")
            await him.ask("rename", name="Robert")
            await ann.ask("start")
            assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Robert", bot_name(ann.table["id"], 2)]
            assert (await refused(him, "take", seat=2))["code"] == "not_now"

    run(scene())


def test_several_people_share_a_seat(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, shared_seats=True)
        api = Api(server.address)
        tokens = [
            (await api.post("/api/join", {"code": found["code"], "name": name}))["token"] for name in ("Bob", "Bea")
        ]
        async with (
            Visitor(server.address, found["table"], found["token"]) as ann,
            Visitor(server.address, found["table"], tokens[0]) as bob,
            Visitor(server.address, found["table"], tokens[1]) as bea,
        ):
            await bea.ask("take", seat=1)
            await ann.wait(lambda: ann.table["vote"])
            await ann.ask("vote", vote=ann.table["vote"]["vote"], yes=True)
            await ann.ask("start")
            await asyncio.gather(*(person.wait(lambda person=person: person.position) for person in (ann, bob, bea)))
            assert ann.table["seats"][1]["name"] == "Bob & Bea"
            while not bob.mine():
                await play_on([ann, bob], 1)
            await together([ann, bob, bea])
            assert bea.position and bob.position and bea.position["options"] == bob.position["options"]
            answers = await asyncio.gather(
                *(who.play(who.position["options"][0]["text"]) for who in (bob, bea) if who.position),
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["RequestRefused", "dict"], answers
            late = next(answer for answer in answers if isinstance(answer, RequestRefused))
            assert late.code == "stale"

    run(scene())


def test_reconnecting_tells_what_was_missed_in_order(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            ann, bob = people
            await play_on(people, 4)
            known = list(ann.events)
            await ann.disconnect()
            while bob.mine():
                assert bob.position
                seen = bob.position["ply"]
                await bob.play(bob.position["options"][-1]["text"])
                await bob.wait(
                    lambda seen=seen: bool(bob.position and bob.position["ply"] > seen)
                )  # the answer may come before the position
            await bob.wait(lambda: not bob.table["seats"][0]["connected"])
            await ann.reconnect()
            assert ann.events[: len(known)] == known
            log = await ann.ask("log")
            assert log["events"] == ann.events
            assert ann.position and bob.position and ann.position["ply"] == bob.position["ply"]
            async with Visitor(server.address, ann.table["id"], ann.hello["token"]) as phone:
                assert (
                    phone.position
                    and phone.position["view"] == ann.position["view"]
                    and phone.position["options"] == ann.position["options"]
                )
            async with Visitor(server.address, ann.table["id"]) as stranger:
                assert stranger.position and stranger.position["viewer"] == -1 and not stranger.position["options"]
                assert stranger.table["code"] is None
                assert (await refused(stranger, "play", ply=stranger.position["ply"], action="pass"))[
                    "code"
                ] == "forbidden"
                await bob.wait(lambda: bob.table["watching"] == 1)

    run(scene())


def test_own_decisions_are_undone_and_others_are_asked_for_more(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address, options={"hands": "hidden"}) as people:
            ann = whose(people)
            bob = next(person for person in people if person is not ann)
            assert ann.position
            before = ann.position
            await ann.play("place field")
            await together(people)
            while ann.mine():  # follow-up questions of the same turn
                await ann.play(ann.position["options"][0]["text"])
                await together(people)
            ply = ann.position["ply"]
            assert ann.position["undo_to"] == 0 and bob.position and bob.position["undo_to"] == ply
            assert (await refused(bob, "undo", ply=ply, to=0))["code"] == "not_now"
            await ann.ask("undo", ply=ply, to=0)
            await together(people)
            for what in ("view", "options", "refused", "ply"):
                assert ann.position[what] == before[what]
            assert ann.position["line"] == 1 and {event["ply"] for event in ann.events} == {0}
            await play_on(people, 3, seed=4)
            ply = ann.position["ply"]
            await ann.ask("ask_undo", ply=ply, to=0)
            await bob.wait(lambda: bob.table["vote"])
            assert (await refused(ann, "vote", vote=bob.table["vote"]["vote"], yes=True))["code"] == "forbidden"
            await bob.ask("vote", vote=bob.table["vote"]["vote"], yes=False)
            assert bob.table["vote"] is None and bob.position["ply"] == ply
            await ann.ask("ask_undo", ply=ply, to=1)
            await bob.wait(lambda: bob.table["vote"])
            await bob.ask("vote", vote=bob.table["vote"]["vote"], yes=True)
            await together(people)
            assert ann.position["ply"] == 1 and ann.position["line"] == 2
            assert (await ann.ask("log"))["events"] == ann.events
            await play_on(people, 5000)

    run(scene())


def test_chat_has_limits_and_can_be_switched_off(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as (ann, bob):
            await ann.ask("say", text="Hello <b>Bob</b>")
            await bob.wait(lambda: bob.said)
            assert (bob.said[0]["name"], bob.said[0]["text"]) == ("Ann", "Hello <b>Bob</b>")
            assert (await refused(ann, "say", text="x" * 501))["field"] == "text"
            assert (await refused(bob, "chat_off"))["code"] == "forbidden"
            await ann.ask("chat_off")
            assert (await refused(bob, "say", text="hm"))["code"] == "not_now"
            await ann.ask("chat_on")
            found = [await answer_of(bob, n) for n in range(30)]
            assert "too_fast" in found and found[0] == "done"
            async with Visitor(server.address, ann.table["id"], bob.hello["token"]) as phone:
                await phone.wait(lambda: phone.said and phone.said[0]["text"] == "Hello <b>Bob</b>")
            async with Visitor(server.address, ann.table["id"]) as stranger:
                assert not stranger.said

    run(scene())


async def answer_of(person: Visitor, n: int) -> str:
    try:
        return str((await person.ask("say", text=f"{n}"))["type"])
    except RequestRefused as e:
        return e.code


def test_somebody_who_is_sent_away_cannot_come_back(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as (ann, bob):
            member = bob.table["you"]
            assert (await refused(bob, "remove", member=ann.table["you"]))["code"] == "forbidden"
            await ann.ask("remove", member=member)
            with pytest.raises(Lost, match="sent away"):
                await bob.wait(lambda: False)
            with pytest.raises(RequestRefused, match="forbidden"):
                await bob.reconnect()
            await ann.wait(lambda: ann.table["seats"][1]["kind"] == "absent")

    run(scene())


def test_private_tables_are_not_listed_and_nobody_looks_on_uninvited(server: Server) -> None:
    async def scene() -> None:
        private = await opened(server.address, spectators=False)
        public = await opened(server.address, visibility="public", name="Zoe")
        api = Api(server.address)
        listed = {table["id"]: table for table in await api.get("/api/tables")}
        assert (
            private["table"] not in listed
            and listed[public["table"]]["people"] == ["Zoe"]
            and listed[public["table"]]["free"] == [1]
        )
        with pytest.raises(RequestRefused, match="forbidden"):
            await Visitor(server.address, private["table"]).reconnect()
        with pytest.raises(RequestRefused, match="forbidden"):
            await api.get(f"/api/tables/{private['table']}")
        seen = await Api(server.address, private["token"]).get(f"/api/tables/{private['table']}")
        assert seen["code"] == private["code"] and seen["host"]
        with pytest.raises(RequestRefused, match="forbidden"):
            await api.post("/api/join", {"code": private["code"], "name": "Eve", "watch": True})
        with pytest.raises(RequestRefused, match="not_now"):
            await Api(server.address, private["token"]).get(f"/api/tables/{private['table']}/record")

    run(scene())


def test_games_rules_and_cards_can_be_read(server: Server) -> None:
    async def scene() -> None:
        api = Api(server.address)
        games = {game["id"]: game for game in await api.get("/api/games")}
        assert "mill" in games and games["mill"]["options"][0]["default"] == "hidden"
        for id in games:
            rules = await api.get(f"/api/games/{id}/rules")
            assert rules["rules"] == on_the_page(shelf.game(id)) | shelf.game(id).box().rules
            edition = await api.get(f"/api/games/{id}/editions/house")
            assert edition["printed"] and edition["hash"] == shelf.game(id).box().hash
        assert (await api.get("/api/games/mill/rules"))["page"].startswith("#")
        for path in (
            "/api/games/chess/rules",
            "/api/games/mill/editions/gold",
            "/api/games/mill/editions/..",
            "/api/nothing",
        ):
            with pytest.raises(RequestRefused, match="no_such"):
                await api.get(path)
        assert {"random", "greedy", "search"} <= {bot["name"] for bot in await api.get("/api/bots")}

    run(scene())


def test_previews_hints_and_points(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            who = whose(people)
            other = next(person for person in people if person is not who)
            assert who.position
            seen = await who.ask("preview", ply=0, action="place field")
            assert seen["complete"] and seen["view"]["board"]["field"] == who.table["your_seat"]
            assert "field" in seen["events"][0]["sentence"]
            assert who.position["view"]["board"]["field"] == -1
            hint = await who.ask("hint", ply=0, bot="search:30")
            assert (
                hint["action"] in [option["text"] for option in who.position["options"]]
                and hint["why"]
                and hint["alternatives"]
            )
            assert (await refused(other, "hint", ply=0))["code"] == "not_you"
            assert (await refused(who, "preview", ply=0, action="dance"))["code"] == "unknown_action"
            assert (await refused(who, "preview", ply=3, action="pass"))["code"] == "stale"
            forbidden = who.position["refused"]
            for choice in forbidden[:1]:
                answer = await refused(who, "preview", ply=0, action=choice["text"])
                assert answer["rule"] == choice["rule"]
            assert {rule["rule"] for rule in who.position["rules"]} == {choice["rule"] for choice in forbidden}
            assert all(rule["sentence"] for rule in who.position["rules"])
            points = await other.ask("scores")
            assert len(points["totals"]) == 2

    run(scene())
