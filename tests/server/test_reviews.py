"""Reviews of finished tables: made by themselves, kept, gone on with, and never of a running game."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, text

from quirebox.core.record import read
from quirebox.server.client import Api, RequestRefused, Visitor
from quirebox.server.storage import reviews as line
from quirebox.server.storage import schema

from .people import opened, play_on, run, table, until
from .serving import Server

PATIENCE = 200.0
QUICKLY = {"QUIRE_REVIEWERS": "1", "QUIRE_REVIEW_DEPTH": "quick", "QUIRE_REVIEW_NICE": "0"}


@contextmanager
def reviewing(folder: Path, **settings: str) -> Iterator[Server]:
    """A server that reviews games."""
    server = Server(folder, **{**QUICKLY, **settings}).start()
    try:
        yield server
    finally:
        server.close()


async def finished(address: str) -> str:
    """The record of a game that people have played to its end."""
    async with table(address, players=2) as people:
        await play_on(people, 5000)
        assert people[0].position
        return str(people[0].position["result"]["record"])


async def reviewed(server: Server, record: str) -> dict[str, Any]:
    """The review, once it is there."""
    api, found = Api(server.address), dict[str, Any]()

    async def done() -> bool:
        found.update(await api.get(f"/api/records/{record}/review"))
        return found["state"] in ("done", "failed", "early", "off")

    async with asyncio.timeout(PATIENCE):
        while not await done():
            await asyncio.sleep(0.2)
    return found


def test_a_finished_game_is_reviewed_by_itself_and_the_review_is_kept(tmp_path: Path) -> None:
    with reviewing(tmp_path) as server:

        async def scene() -> None:
            record = await finished(server.address)
            found = await reviewed(server, record)
            assert found["state"] == "done" and found["share"] == 1
            info = await Api(server.address).get(f"/api/records/{record}")
            review = found["review"]
            assert (review["plies"], review["scores"]) == (info["plies"], info["result"]["scores"])
            for account in review["accounts"]:
                parts = (account[name] for name in ("start", "choices", "luck", "rivals", "rest"))
                assert sum(parts) == pytest.approx(account["result"], abs=0.01)
            server.kill()
            server.start()
            assert await Api(server.address).get(f"/api/records/{record}/review") == found

        run(scene(), PATIENCE)


def test_a_running_game_is_never_reviewed_and_nobody_is_told_anything_of_it(tmp_path: Path) -> None:
    """Neither by the address of a record that is still secret, nor by a table of the same luck."""
    with reviewing(tmp_path) as server:

        async def scene() -> None:
            new = await opened(server.address, players=2, bots={"1": "greedy"})
            async with Visitor(server.address, new["table"], new["token"]) as ann:
                await ann.ask("start")
                await until(lambda: ann.position)
                with create_engine(server.database).connect() as database:
                    record = database.scalar(text("SELECT record_id FROM tables"))
                with pytest.raises(RequestRefused, match="after the end"):
                    await Api(server.address).get(f"/api/records/{record}/review")
                with pytest.raises(RequestRefused, match="after the end"):
                    await Api(server.address).post(f"/api/records/{record}/lines", {"ply": 0, "actions": []})
                await asyncio.sleep(4)  # longer than between two looks of the chore
            with create_engine(server.database).connect() as database:
                assert database.scalar(text("SELECT count(*) FROM reviews")) == 0

        run(scene())


def test_a_review_goes_on_where_a_killed_server_stopped(tmp_path: Path) -> None:
    with reviewing(tmp_path) as server:

        async def scene() -> None:
            record = await finished(server.address)
            whole = await reviewed(server, record)
            server.kill()
            with create_engine(server.database).begin() as database:
                database.execute(
                    text("UPDATE reviews SET state = 'working', text = '', jobs = :jobs, changed = 0"),
                    {
                        "jobs": json.dumps(
                            {"depth": "quick", "done": {"table 0": [[0.25, 0.25, 0.25], [0.75, 0.75, 0.75]]}}
                        )
                    },
                )
            server.start()
            again = await reviewed(server, record)
            assert again["review"]["chances"][0]["shares"] == [[0.25, 0.25, 0.25], [0.75, 0.75, 0.75]]
            assert again["review"]["chances"][1:] == whole["review"]["chances"][1:]

        run(scene(), PATIENCE)


def test_a_line_that_was_not_played_is_shown_as_its_player_could_foresee_it(tmp_path: Path) -> None:
    with reviewing(tmp_path, QUIRE_REVIEWERS="0") as server:

        async def scene() -> None:
            api, record = Api(server.address), await finished(server.address)
            info = await api.get(f"/api/records/{record}")
            first = read(info["text"]).moves[0]
            shown = await api.post(f"/api/records/{record}/lines", {"ply": 0, "actions": [first.text]})
            assert (shown["viewer"], shown["ply"]) == (first.player, 1)
            assert shown["view"] != (await api.get(f"/api/records/{record}/positions/0?eyes={first.player}"))["view"]
            for ply, actions in ((0, ["fly away"]), (info["plies"], [first.text])):
                with pytest.raises(RequestRefused):
                    await api.post(f"/api/records/{record}/lines", {"ply": ply, "actions": actions})

        run(scene(), PATIENCE)


def test_a_server_without_reviewers_says_so(tmp_path: Path) -> None:
    with reviewing(tmp_path, QUIRE_REVIEWERS="0") as server:

        async def scene() -> None:
            found = await reviewed(server, await finished(server.address))
            assert found == {"state": "off", "share": 0.0, "review": None}

        run(scene())


def test_a_game_that_was_resigned_is_not_reviewed_and_the_page_is_told_why(tmp_path: Path) -> None:
    with reviewing(tmp_path) as server:

        async def scene() -> None:
            async with table(server.address, players=2) as people:
                await people[0].ask("resign")
                await until(lambda: people[0].position and people[0].position["result"])
                assert people[0].position
                record = str(people[0].position["result"]["record"])
            assert await reviewed(server, record) == {"state": "early", "share": 0.0, "review": None}

        run(scene(), PATIENCE)


def test_another_reviewer_goes_on_when_one_dies(tmp_path: Path) -> None:
    with reviewing(tmp_path) as server:

        async def scene() -> None:
            record = await finished(server.address)
            await until(lambda: reviewers(server), 30)
            os.kill(reviewers(server)[0], signal.SIGKILL)
            assert (await reviewed(server, record))["state"] == "done"
            with create_engine(server.database).connect() as database:
                assert database.scalar(text("SELECT failures FROM reviews")) == 1

        run(scene(), PATIENCE)


def test_a_game_at_which_every_reviewer_dies_is_given_up_after_some_tries() -> None:
    with create_engine("sqlite://").begin() as database:
        schema.metadata.create_all(database)
        database.execute(insert(schema.records), {"table_id": "t", "text": "the record"})
        line.wish(database, "t", 0)
        now = 0.0
        for tried in range(1, line.TRIES + 1):
            begun = line.claim(database, now)
            assert begun and begun.jobs == ("what is done" if tried > 1 else "")
            assert line.claim(database, now) is None  # one at a time
            line.note(database, "t", 0.5, "what is done", now)
            line.fail(database, "t", now)
            assert line.claim(database, now) is None  # not at once: what ails the computer may pass
            now += tried * line.PAUSE
        assert line.kept(database, "t") == ("failed", 0.5, "")
        assert line.claim(database, now + 10 * line.SILENT) is None


def test_no_reviewer_outlives_its_server(tmp_path: Path) -> None:
    with reviewing(tmp_path, QUIRE_REVIEW_DEPTH="deep", QUIRE_REVIEW_NICE="19") as server:

        async def scene() -> None:
            await finished(server.address)
            await until(lambda: reviewers(server), 30)
            ours = reviewers(server)
            await until(lambda: all(os.getpriority(os.PRIO_PROCESS, pid) == 19 for pid in ours), 30)
            server.kill()
            await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in ours), 30)

        run(scene(), PATIENCE)


def reviewers(server: Server) -> list[int]:
    """The processes of that server in which games are reviewed."""
    assert server.process
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words, parent = (
                (folder / "cmdline").read_bytes(),
                (folder / "stat").read_text().rsplit(")", 1)[1].split()[1],
            )
        except OSError:
            continue
        if b"quirebox.server.bots.reviewer" in words and int(parent) == server.process.pid:
            found.append(int(folder.name))
    return found
