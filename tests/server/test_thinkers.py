"""Bots think in processes that end: by the server's clock, with everything they have started, and none is left when the
server is gone."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from uuid import uuid4

import pytest

from quirebox.core.plain import Json
from quirebox.games import game
from quirebox.server.bots.keeper import Limits
from quirebox.server.bots.line import Asker
from quirebox.server.bots.pool import Stopped, Thinkers
from quirebox.server.client import Answer, Api, RequestRefused, Visitor

from .people import opened, play_on, refused, run, table, until, whose
from .serving import Server, alive, environment, install_bot, wait_for

ENDLESS = "search:999999999"
SLEEPER = "while True: time.sleep(1)"  # does not look at its budget
PARENT = "[subprocess.Popen(['sleep', '600']) for _ in range(3)]; time.sleep(600)"  # is not alone
TALKER = "print('{}'); print(5); return Choice(sight.options()[0])"
ME = Asker(frozenset(), "t")
GLUTTON = "hoard = []\n        while True: hoard.append(bytearray(1 << 20))"


@pytest.fixture
def mark() -> str:
    """What the processes of a test are known by."""
    return f"QUIRE_MARK={uuid4().hex}"


@pytest.fixture
def marked(own_server: Server, mark: str) -> Iterator[Server]:
    """A server whose processes can be counted, with bots that may think for a second."""
    own_server.settings |= {"QUIRE_BOT_SECONDS": "1", "QUIRE_MARK": mark.partition("=")[2]}
    yield own_server
    own_server.close()
    wait_for(lambda: not alive(mark), 10)


def bring(server: Server, tmp_path: Path, name: str, choosing: str) -> None:
    """Install a bot for a server."""
    server.settings["PYTHONPATH"] = os.pathsep.join(
        [environment()["PYTHONPATH"], install_bot(tmp_path, name, choosing)]
    )


def position() -> Json:
    """A position in which somebody has to choose."""
    mill = game("mill")
    found: Json = json.loads(json.dumps(mill.save(mill.new(2, 5))))
    return found


async def play_to(ann: Visitor, ply: int) -> None:
    """Choose the first option until then."""
    while ann.at()[0] < ply:
        await ann.wait(lambda: ann.mine() or ann.at()[0] >= ply)
        if ann.mine() and ann.position:
            at = ann.at()
            await ann.play(ann.position["options"][0]["text"])
            await ann.wait(lambda at=at: ann.at() != at)


async def let_think(ann: Visitor) -> None:
    """Choose until it is the bot's turn."""
    await ann.ask("start")
    while ann.mine() and ann.position:
        await ann.play(ann.position["options"][0]["text"])


# ---- what visitors may ask for


@pytest.mark.parametrize("bot", [f"{ENDLESS}*99", "search:200*2", "search:0.5s*1", "greedy*2", "search:9*0"])
def test_no_visitor_can_ask_for_a_bot_in_several_processes(server: Server, bot: str) -> None:
    async def scene() -> None:
        def explained(answer: Answer) -> bool:
            return (
                answer["code"] == "setup"
                and "several processes" in answer["message"]
                and repr(bot.partition("*")[0]) in answer["message"]
                and answer["field"] == "bot"
            )

        async with table(server.address, start=False) as people:
            assert explained(await refused(people[0], "bot", seat=1, bot=bot))
            await people[0].ask("start")
            await people[0].wait(lambda: people[0].position is not None)
            assert explained(await refused(whose(people), "hint", ply=0, bot=bot))
            await play_on(people, 500)
            assert people[0].position
            record = people[0].position["result"]["record"]
        new = {"game": "mill", "players": 2, "bots": {"1": bot}}
        api = Api(server.address)
        for path, body in (
            ("tables", new),
            ("classes", {"title": "7b", "tables": 2, "table": new}),
            (f"records/{record}/whatif", {"ply": 0, "seat": 0, "bot": bot}),
        ):
            with pytest.raises(RequestRefused) as caught:
                await api.post(f"/api/{path}", body)
            assert explained(caught.value.answer), path

    run(scene())


@pytest.mark.alone
def test_every_budget_ends_by_the_servers_clock(marked: Server) -> None:
    marked.start()

    async def scene() -> None:
        found = await opened(marked.address, bots={"1": ENDLESS})
        async with Visitor(marked.address, found["table"], found["token"]) as ann:
            await ann.ask("start")
            await ann.wait(lambda: ann.mine())
            start = monotonic()
            hint = await ann.ask("hint", ply=ann.at()[0], bot=ENDLESS)
            assert hint["alternatives"] and monotonic() - start < 10
            await play_to(ann, 3)
        assert marked.figure("quire_bots_stopped_total") == 0  # it chose itself, when its time was over

    run(scene())


@pytest.mark.alone
def test_hints_come_also_where_bots_have_little_time(marked: Server) -> None:
    marked.settings["QUIRE_BOT_SECONDS"] = "0.1"
    marked.start()

    async def scene() -> None:
        found = await opened(marked.address, bots={"1": "random"})
        async with Visitor(marked.address, found["table"], found["token"]) as ann:
            await ann.ask("start")
            await ann.wait(lambda: ann.mine())
            assert (await ann.ask("hint", ply=ann.at()[0]))["bot"] == "search:0.5s"

    run(scene())


def test_a_bot_of_several_processes_at_a_table_of_old_thinks_on_in_one(
    mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(*mark.split("="))

    async def scene() -> None:
        thinkers = Thinkers(1, Limits(1024, False))
        before = len(alive(mark))
        chosen = await thinkers.think(ME, "mill", position(), "search:200*3", 1, 20)
        assert chosen["action"] and len(alive(mark)) - before == 2  # a keeper and the thinker
        await thinkers.close()

    run(scene())


# ---- bots that do not listen


@pytest.mark.alone
def test_a_bot_that_does_not_listen_is_stopped_and_delays_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([environment()["PYTHONPATH"], install_bot(tmp_path, "sleeper", SLEEPER)])
    )

    async def scene() -> None:
        thinkers = Thinkers(1, Limits(1024, False))
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.01)
                ticks += 1

        await thinkers.think(ME, "mill", position(), "random", 1, 20)
        ticking = asyncio.create_task(tick())
        with pytest.raises(Stopped):
            await asyncio.wait_for(thinkers.think(ME, "mill", position(), "sleeper", 1, 0.5), 20)
        ticking.cancel()
        assert ticks > 10
        assert (await thinkers.think(ME, "mill", position(), "greedy", 3, 20))["action"]
        await thinkers.close()

    run(scene())


def test_what_a_bot_prints_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([environment()["PYTHONPATH"], install_bot(tmp_path, "talker", TALKER)])
    )

    async def scene() -> None:
        thinkers = Thinkers(1, Limits(1024, False))
        options = [action.text for action in game("mill").load(position()).options]
        assert (await thinkers.think(ME, "mill", position(), "talker", 1, 20))["action"] == options[0]
        assert (await thinkers.think(ME, "mill", position(), "greedy", 1, 20))["alternatives"]
        await thinkers.close()

    run(scene())


def test_an_answer_that_is_none_ends_the_process_that_gave_it() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1, Limits(1024, False))
        with pytest.raises(Stopped):
            await thinkers.think(ME, "mill", {}, "greedy", 1, 20)
        assert (await thinkers.think(ME, "mill", position(), "greedy", 1, 20))["action"]
        next(iter(thinkers.alive)).kill()  # while nobody asks
        await asyncio.sleep(0.2)
        assert (await thinkers.think(ME, "mill", position(), "greedy", 1, 20))["action"]
        await thinkers.close()

    run(scene())


def test_a_folder_with_files_of_ones_own_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("random", "select", "json"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('I am not what you think')\n")
    monkeypatch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
    monkeypatch.chdir(tmp_path)

    async def scene() -> None:
        thinkers = Thinkers(1, Limits(1024, False))
        assert (await thinkers.think(ME, "mill", position(), "greedy", 1, 20))["action"]
        await thinkers.close()

    run(scene())


@pytest.mark.parametrize(
    ("name", "choosing", "more"),
    [
        ("sleeper", SLEEPER, {}),
        ("parent", PARENT, {"QUIRE_THINKER_HELPERS": "true"}),
        ("glutton", GLUTTON, {"QUIRE_THINKER_MEGABYTES": "256", "QUIRE_BOT_SECONDS": "20"}),
    ],
    ids=["sleeper", "parent", "glutton"],
)
def test_a_stopped_bot_is_replaced_and_leaves_nothing_behind(
    marked: Server, mark: str, tmp_path: Path, name: str, choosing: str, more: dict[str, str]
) -> None:
    bring(marked, tmp_path, name, choosing)
    marked.settings |= more
    marked.start()

    async def scene() -> None:
        found = await opened(marked.address, bots={"1": name})
        async with Visitor(marked.address, found["table"], found["token"]) as ann:
            await let_think(ann)
            await ann.wait(lambda: ann.mine() or ann.over())
            assert marked.figure("quire_bots_stopped_total") >= 1
            await until(lambda: len(alive(mark)) <= 3)  # the server, a keeper, the thinker of the stand-in

    run(scene())


def test_thinkers_have_limits_that_the_system_keeps(mark: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(*mark.split("="))

    async def scene() -> None:
        thinkers = Thinkers(1, Limits(512, False))
        await thinkers.think(ME, "mill", position(), "random", 1, 20)
        keeper = next(iter(thinkers.alive)).pid
        thinker = next(process for process in alive(mark) if process != keeper)
        limits = {
            line[:26].strip(): line[26:].split()[0] for line in Path(f"/proc/{thinker}/limits").read_text().splitlines()
        }
        assert (limits["Max address space"], limits["Max processes"], limits["Max core file size"]) == (
            str(512 << 20),
            "0",
            "0",
        )
        assert os.getsid(thinker) == os.getpgid(thinker) == keeper != os.getsid(0)
        await thinkers.close()
        assert alive(mark) == []

    run(scene())


# ---- when the server is gone


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
@pytest.mark.parametrize("name", [ENDLESS, "parent"])
def test_no_process_is_left_after_the_server(
    marked: Server, mark: str, tmp_path: Path, how: signal.Signals, name: str
) -> None:
    bring(marked, tmp_path, "parent", PARENT)
    marked.settings |= {"QUIRE_BOT_SECONDS": "60", "QUIRE_THINKER_HELPERS": "true"}
    marked.start()

    async def scene() -> None:
        found = await opened(marked.address, bots={"1": name})
        async with Visitor(marked.address, found["table"], found["token"]) as ann:
            await let_think(ann)
            await until(
                lambda: len(alive(mark)) == (6 if name == "parent" else 3)
            )  # the server, a keeper, the thinker, its helpers

    run(scene())
    assert marked.process and marked.process.stdout
    marked.process.send_signal(how)
    marked.process.wait(20)
    marked.process.stdout.close()
    marked.process = None
    wait_for(lambda: not alive(mark), 10)


@pytest.mark.parametrize(
    ("victim", "how"),
    [("thinker", signal.SIGTERM), ("thinker", signal.SIGKILL), ("keeper", signal.SIGTERM), ("keeper", signal.SIGHUP)],
)
def test_a_killed_process_takes_its_group_along(
    marked: Server, mark: str, tmp_path: Path, victim: str, how: signal.Signals
) -> None:
    bring(marked, tmp_path, "parent", PARENT)
    marked.settings |= {"QUIRE_BOT_SECONDS": "60", "QUIRE_THINKER_HELPERS": "true"}
    marked.start()

    async def scene() -> None:
        found = await opened(marked.address, bots={"1": "parent"})
        async with Visitor(marked.address, found["table"], found["token"]) as ann:
            await let_think(ann)
            await until(lambda: len(alive(mark)) == 6)
            assert marked.process
            keeper = next(
                process for process in alive(mark) if process != marked.process.pid and os.getsid(process) == process
            )
            thinker = next(
                process
                for process in alive(mark)
                if process != keeper
                and Path(f"/proc/{process}/task/{process}/children").read_text().strip()
                and os.getsid(process) == keeper
            )
            helpers = [
                process for process in alive(mark) if os.getsid(process) == keeper and process not in (keeper, thinker)
            ]
            assert len(helpers) == 3
            os.kill({"thinker": thinker, "keeper": keeper}[victim], how)
            await until(lambda: not {keeper, thinker, *helpers} & {*alive(mark)}, 10)
            await ann.wait(lambda: ann.mine() or ann.over())  # the stand-in has moved

    run(scene())
