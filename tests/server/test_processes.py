"""Several processes with PostgreSQL and Redis serve the same tables; if one is killed, its players go on with the
other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quirebox.games import game
from quirebox.server.client import RequestRefused, Visitor
from quirebox.server.service import Service
from quirebox.server.settings import Settings
from quirebox.server.storage.upkeep import upgrade
from quirebox.server.table.opening import open_row
from quirebox.server.wire.bodies import NewTable

from .crowd import Crowd
from .people import opened, play_on, run, until
from .serving import Server
from .test_kill import all_well, kept


@pytest.fixture
def pair(tmp_path: Path, postgresql: str, redis: str) -> object:
    """Two servers on one database."""
    servers = [Server(tmp_path, postgresql, QUIRE_REDIS=redis, QUIRE_BOT_SECONDS="1") for _ in range(2)]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.close()


def test_players_on_two_processes_see_each_other_play(pair: list[Server]) -> None:
    async def scene() -> None:
        one, two = (server.address for server in pair)
        found = await opened(one)
        async with (
            Visitor(one, found["table"], found["token"]) as ann,
            Visitor(two, found["table"], found["seats"][0]["token"], "Bob") as bob,
            Visitor(two, found["table"]) as watcher,
        ):
            await ann.wait(lambda: ann.table["seats"][1]["connected"])
            await bob.wait(lambda: bob.table["seats"][0]["connected"])
            await ann.ask("start")
            await bob.wait(lambda: bob.position)
            await bob.ask("say", text="hello")
            await ann.wait(lambda: ann.said)
            await watcher.wait(lambda: watcher.position)
            await play_on([ann, bob, watcher], 5000)
            assert ann.position and bob.position and ann.position["result"] == bob.position["result"]
            assert [event["sentence"] for event in ann.events if event["values"]][:3]
            assert len(ann.events) == len(bob.events) == len(watcher.events)

    run(scene())


def test_of_two_processes_that_race_one_wins(pair: list[Server]) -> None:
    async def scene() -> None:
        one, two = (server.address for server in pair)
        found = await opened(one, bots={"1": "greedy"})
        async with (
            Visitor(one, found["table"], found["token"]) as here,
            Visitor(two, found["table"], found["token"]) as there,
        ):
            await here.ask("start")
            wins = {here: 0, there: 0}
            for _ in range(30):
                await until(lambda: here.over() or (here.mine() and there.mine() and here.at() == there.at()))
                if here.over() or not here.position or not there.position:
                    break
                answers = await asyncio.gather(
                    *(who.play(who.position["options"][0]["text"]) for who in (here, there) if who.position),
                    return_exceptions=True,
                )
                won = [who for who, answer in zip((here, there), answers, strict=True) if isinstance(answer, dict)]
                assert len(won) == 1, answers
                assert all(
                    isinstance(answer, dict)
                    or (isinstance(answer, RequestRefused) and answer.code in ("stale", "not_you", "not_now"))
                    for answer in answers
                ), answers
                wins[won[0]] += 1
            assert sum(wins.values()) >= 5

    run(scene())


@pytest.mark.alone
def test_if_one_process_is_killed_its_players_go_on_with_the_other(pair: list[Server]) -> None:
    async def scene() -> None:
        alive = [0, 1]
        crowd = Crowd(lambda n: pair[alive[n % len(alive)]].address, clock={"kind": "none"})
        crowd.game = "scientia"
        await crowd.sit_down(10)
        for victim in (0, 1, 0):
            assert not await crowd.go_on(dict(crowd.last)) and not crowd.problems
            alive.remove(victim)
            pair[victim].kill()
            stuck = await crowd.go_on(dict(crowd.last))
            assert not crowd.problems, crowd.problems[:3]
            assert not stuck, "tables stand still"
            await asyncio.to_thread(pair[victim].start)
            alive.append(victim)
        await crowd.stop()
        kept(pair[0].database, crowd)

    run(scene(), 120)
    all_well(pair[0].database)


def test_a_table_that_is_opened_while_the_database_is_asked_for_changes_stays(
    postgresql: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        service = Service(Settings(database=postgresql, redis=redis))
        rows = [
            open_row(NewTable(game="mill", players=2), game("mill"), service.registry.now(), bytes(32), 5.0)[0]
            for _ in range(3)
        ]
        before, meanwhile, removed = (row.id for row in rows)
        await service.store.add(rows)
        for id in (before, removed):
            await service.registry.table(id)
        await service.store.delete(removed)
        asked = service.store.seqs

        async def slowly(ids: list[str]) -> dict[str, int]:
            found = await asked(ids)
            await service.registry.table(meanwhile)
            return found

        monkeypatch.setattr(service.store, "seqs", slowly)
        await service.recovery.catch_up()
        assert set(service.registry.tables) == {before, meanwhile}
        await service.close()

    upgrade(postgresql)
    run(scene())


def test_a_bot_whose_process_was_killed_is_taken_over(pair: list[Server]) -> None:
    async def scene() -> None:
        one, two = pair
        found = await opened(one.address, bots={"1": "search:1s"}, players=2)
        async with Visitor(two.address, found["table"], found["token"]) as ann:
            async with Visitor(one.address, found["table"], found["token"]) as start:
                await start.ask("start")
            await ann.wait(lambda: ann.position)
            while ann.mine():
                assert ann.position
                await ann.play(ann.position["options"][0]["text"])
            two_thinks = ann.at()
            await asyncio.sleep(0.1)
            await ann.disconnect()
            two.kill()
            ann.address = one.address
            await ann.reconnect()
            await ann.wait(lambda: ann.at() != two_thinks, seconds=50)

    run(scene(), 90)
