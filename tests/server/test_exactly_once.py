"""Exactly once: resending is harmless, of two who race one wins, and the database sees to it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, func, insert, select
from sqlalchemy.exc import IntegrityError

from quirebox.server.client import RequestRefused, Visitor
from quirebox.server.storage.schema import moves

from .people import refused, run, table, together, until, whose
from .serving import Server
from .twins import twins


def test_resending_a_decision_does_nothing_twice(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            who = whose(people)
            id = uuid4().hex
            first = await who.ask("play", id, ply=0, action="place field")
            for person in (who, who):
                again = await person.ask("play", id, ply=0, action="place field")
                assert again["again"] and (again["seq"], again["ply"]) == (first["seq"], first["ply"])
            assert who.position and who.position["ply"] == 1
            await who.ask("say", "s1", text="once")
            await who.ask("say", "s1", text="once")
            await who.wait(lambda: who.said)
            assert [said["text"] for said in who.said] == ["once"]

    run(scene())


def test_resending_a_decision_that_was_taken_back_does_not_play_it_again(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            who = whose(people)
            id = uuid4().hex
            ply = (await who.ask("play", id, ply=0, action="place field"))["ply"]
            await who.ask("undo", ply=ply, to=0)
            again = await who.ask("play", id, ply=0, action="place field")
            assert again["again"]
            await together(people)
            assert who.position and who.position["ply"] == 0 and who.mine()
            assert (await who.ask("play", ply=0, action="place field"))["ply"] == 1

    run(scene())


def test_of_two_tabs_that_race_one_wins_and_the_other_is_told(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            who = whose(people)
            async with Visitor(server.address, who.table["id"], who.hello["token"]) as tab:
                for _ in range(5):
                    await together([who, tab])
                    if not who.mine() or not who.position or not tab.position:
                        break
                    options = who.position["options"]
                    answers = await asyncio.gather(
                        who.play(options[0]["text"]), tab.play(options[-1]["text"]), return_exceptions=True
                    )
                    won = [answer for answer in answers if isinstance(answer, dict)]
                    lost = [answer for answer in answers if isinstance(answer, RequestRefused)]
                    assert len(won) == 1 and len(lost) == 1 and lost[0].code in ("stale", "not_you"), answers
                    await together([who, tab])
                    assert who.position["view"] == tab.position["view"]

    run(scene())


def test_a_stale_decision_is_answered_with_the_position(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            who = whose(people)
            await who.play("place field")
            answer = await refused(who, "play", ply=0, action="place field")
            assert (answer["code"], answer["field"]) == ("stale", "ply")
            assert who.position and who.position["ply"] == 1

    run(scene())


def test_the_database_holds_one_decision_for_each_ply(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            await whose(people).play("place field")
            engine = create_engine(server.database)
            with engine.connect() as connection:
                row = (
                    connection.execute(select(moves).where(moves.c.table_id == people[0].table["id"])).mappings().one()
                )
                with pytest.raises(IntegrityError):
                    connection.execute(insert(moves), {**row, "text": "pass"})
            engine.dispose()

    run(scene())


def test_a_decision_of_somebody_who_hangs_up_meanwhile_is_seen_by_the_others(tmp_path: Path) -> None:
    """The socket goes away while the decision is being saved, at each moment at which that is possible."""

    async def scene(steps: int) -> None:
        async with twins(tmp_path, "mill", 2, steps) as found:
            actor = found.table.actor
            other = found.ears[1 - actor]
            other.heard()
            hanging_up = asyncio.create_task(
                found.ears[actor].serve(json.dumps({"do": "play", "id": "p", "ply": 0, "action": "place field"}))
            )
            for _ in range(steps):
                await asyncio.sleep(0)
            hanging_up.cancel()
            await asyncio.gather(hanging_up, return_exceptions=True)
            kept = select(func.count()).select_from(moves).where(moves.c.table_id == found.table.row.id)
            saved = await found.service.store.write(
                lambda connection: connection.scalar(kept)
            )  # after whatever was waiting
            if saved:
                await until(lambda: any('"type":"position"' in text and '"ply":1' in text for text in other.heard()))
            assert found.table.row.ply == saved

    for steps in range(6):
        run(scene(steps))
