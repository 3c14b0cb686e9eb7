"""Thinking is shared: who asks much delays only themselves."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from statistics import median
from time import monotonic

import pytest
from sqlalchemy import create_engine, select
from websockets.asyncio.client import connect

from quirebox.server import client
from quirebox.server.bots.line import Asker, Line
from quirebox.server.client import Answer, RequestRefused, Visitor
from quirebox.server.limits import visitor
from quirebox.server.storage.schema import tables

from .people import opened, refused, run, table, until, whose
from .serving import Server

ENDLESS = "search:999999999"
THINKS = 0.3  # seconds, if there is a choice


def asker(name: str, table: str) -> Asker:
    return Asker(frozenset((name,)), table)


# ---- who is next


def test_visitors_take_turns_and_so_do_the_tables_of_each() -> None:
    line = Line[str](most=9)
    for name, table_id, question in (
        ("eve", "t1", "e1"),
        ("eve", "t1", "e2"),
        ("eve", "t2", "e3"),
        ("eve", "t3", "e4"),
        ("ann", "t4", "a1"),
        ("ann", "t4", "a2"),
    ):
        line.enter(asker(name, table_id), question)
    served = []
    while (place := line.next()) is not None:
        served.append(place.question)
    assert served == ["e1", "a1", "e3", "a2", "e4", "e2"] and len(line) == 0


def test_of_several_bots_one_is_left_for_others() -> None:
    line = Line[str](most=1)
    first = line.enter(asker("eve", "t1"), "e1")
    line.enter(asker("eve", "t2"), "e2")
    assert line.next() is first and line.next() is None
    line.enter(asker("ann", "t3"), "a1")
    found = line.next()
    assert found and found.question == "a1" and line.next() is None
    line.done(first)
    last = line.next()
    assert last and last.question == "e2"


def test_who_goes_away_waits_no_longer() -> None:
    line = Line[str](most=1)
    place = line.enter(asker("eve", "t1"), "e1")
    line.leave(place)
    line.leave(place)
    assert line.next() is None and not line.waiting


def test_a_table_of_several_people_counts_to_who_asks_least() -> None:
    line = Line[str](most=1)
    line.enter(asker("eve", "t1"), "e1")
    assert line.enter(Asker(frozenset(("eve", "zoe")), "t2"), "z1").visitor == "zoe"
    assert line.enter(Asker(frozenset(), "t3"), "n1").visitor == ""


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_the_newer_protocol_is_one_visitor(host: str, name: str) -> None:
    assert visitor(host) == name


# ---- at a server


@contextmanager
def coming_from(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A client that connects now comes from there, as a proxy on this machine tells."""
    with monkeypatch.context() as patch:
        headers = {"X-Forwarded-For": address}
        patch.setattr(client, "connect", functools.partial(connect, additional_headers=headers))
        yield


async def against(address: str, bot: str, stack: AsyncExitStack) -> Visitor:
    """Somebody at a table with a bot, who has to choose."""
    found = await opened(address, bots={"1": bot})
    ann = await stack.enter_async_context(Visitor(address, found["table"], found["token"]))
    await ann.ask("start")
    await ann.wait(lambda: ann.mine())
    return ann


async def greedily(ann: Visitor) -> None:
    """Ask all that one may: hints from long thoughts, again and again, and moves that bots have to answer."""
    while not ann.over():
        try:
            await ann.wait(lambda: ann.mine() or ann.over())
            assert ann.position
            ply = ann.at()[0]
            await ann.ask("hint", ply=ply, bot=ENDLESS)
            await ann.play(ann.position["options"][0]["text"])
        except RequestRefused:
            await asyncio.sleep(0.05)


async def answer_time(ann: Visitor) -> float | None:
    """Seconds for which somebody waits for a decision of the bot, if it had to make one and to think about it."""
    await ann.wait(lambda: ann.mine())
    assert ann.position
    start, ply = monotonic(), ann.at()[0]
    await ann.play(ann.position["options"][0]["text"])
    await ann.wait(lambda: (ann.mine() and ann.at()[0] > ply) or ann.over())
    seconds = monotonic() - start
    return seconds if ann.at()[0] - ply == 2 and seconds > THINKS and not ann.over() else None


async def answers_after(address: str, bot: str, times: int) -> float:
    """The same, usually."""
    found: list[float] = []
    async with AsyncExitStack() as stack:
        ann = await against(address, bot, stack)
        while len(found) < times:
            if ann.over():
                ann = await against(address, bot, stack)
            elif (seconds := await answer_time(ann)) is not None:
                found.append(seconds)
    return median(found)


@pytest.mark.alone
def test_one_visitor_who_asks_all_they_may_delays_no_other_tables_bot(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_server.settings |= {"QUIRE_THINKERS": "2", "QUIRE_BOT_SECONDS": "1"}
    own_server.start()

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            with coming_from("192.0.2.1", monkeypatch):
                usual = await answers_after(own_server.address, f"search:{THINKS}s", 5)
            with coming_from("192.0.2.66", monkeypatch):
                eves = [await against(own_server.address, ENDLESS, stack) for _ in range(12)]
            asking = [asyncio.create_task(greedily(eve)) for eve in eves]
            await until(lambda: own_server.figure("quire_bots_waiting") >= 8)
            with coming_from("192.0.2.1", monkeypatch):
                beside = await answers_after(own_server.address, f"search:{THINKS}s", 5)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            assert beside < 2 * usual, (beside, usual)

    run(scene(), 120)


def test_one_hint_at_a_time_for_each_member(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            ann = whose(people)
            async with Visitor(server.address, ann.table["id"], ann.hello["token"]) as again:
                first = asyncio.create_task(ann.ask("hint", ply=0, bot="search:1s"))
                await asyncio.sleep(0.2)
                answer: Answer = await refused(again, "hint", ply=0)
                assert answer["code"] == "too_fast" and "one hint at a time" in answer["message"]
                assert (await first)["action"]
                assert (await again.ask("hint", ply=0, bot="greedy"))["action"]

    run(scene())


@pytest.mark.parametrize(
    ("setting", "do", "fields"),
    [
        ("messages_per_address", "ping", {}),
        ("looks_per_second", "scores", {}),
        ("looks_per_second", "look", {"ply": 0}),
    ],
)
def test_many_sockets_of_one_visitor_may_not_ask_more_than_one_visitor(
    own_server: Server, setting: str, do: str, fields: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    own_server.settings[f"QUIRE_{setting.upper()}"] = "4"
    own_server.start()

    async def scene() -> None:
        with coming_from("192.0.2.1", monkeypatch):
            found = await opened(own_server.address, bots={"1": "random"})
            ann = Visitor(own_server.address, found["table"], found["token"])
            await ann.reconnect()
        await ann.ask("start")
        await ann.wait(lambda: ann.position is not None)
        async with AsyncExitStack() as stack:
            with coming_from("192.0.2.66", monkeypatch):
                new = [Visitor(own_server.address, found["table"]) for _ in range(4)]
                eves = [await stack.enter_async_context(eve) for eve in new]
            asked = [asyncio.create_task(eve.ask(do, **fields)) for eve in eves * 6]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            codes = [answer.code for answer in answers if isinstance(answer, RequestRefused)]
            assert 0 < len(codes) < len(asked) and {*codes} == {"too_fast"}
            assert (await ann.ask(do, **fields))["id"]
        await ann.disconnect()

    run(scene())
    assert setting in [line["limit"] for line in own_server.lines() if "limit" in line]


def test_where_only_bots_play_they_play_while_somebody_looks_on(own_server: Server) -> None:
    own_server.settings["QUIRE_BOT_PAUSE"] = "0.1"
    own_server.start()
    engine = create_engine(own_server.database)

    def ply() -> int:
        with engine.connect() as connection:
            return int(connection.scalar(select(tables.c.ply)) or 0)

    async def scene() -> None:
        found = await opened(own_server.address, seat=None, bots={"0": "random", "1": "random"})
        async with Visitor(own_server.address, found["table"], found["token"]) as ann:
            await ann.ask("start")
            await ann.wait(lambda: ann.at()[0] >= 2)
        await asyncio.sleep(0.5)
        before = ply()
        await asyncio.sleep(1.0)
        assert ply() == before
        async with Visitor(own_server.address, found["table"]) as onlooker:
            await onlooker.wait(lambda: onlooker.at()[0] >= before + 2 or onlooker.over())

    run(scene())
    engine.dispose()
