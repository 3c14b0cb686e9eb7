"""The ten lines of the guide sit down at a real server and play to the end."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from quirebox.server.client import Visitor
from quirebox.server.facts import scientia

from .people import opened, run
from .serving import Server, environment

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "ten_line_bot.py"


def facts_have_types(host: Visitor) -> None:
    """What was told is read by its names, and in words."""
    facts = scientia.facts(host.events)
    assert len(facts) == len(host.events)
    gained = [fact for fact in facts if fact["kind"] == "gain" and fact["values"] and fact["values"]["flasks"] == 1]
    fact = gained[0]
    assert host.tell(fact["sentence"]).endswith("gains 1 flask.")
    assert host.tell(fact["sentence"], "de").endswith("erhält 1 Kolben.")


def test_a_program_plays_a_game_from_the_link_of_a_seat(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address, players=2, game="scientia")
        link = f"{server.address}/t/{found['table']}#{found['seats'][0]['token']}"
        program = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), link, env=environment(), stderr=asyncio.subprocess.PIPE
        )
        async with Visitor(server.address, found["table"], found["token"]) as host:
            await host.wait(
                lambda: any(seat["name"] == "Ten Lines" and seat["connected"] for seat in host.table["seats"])
            )
            await host.ask("start")
            async for position in host.turns():
                await host.play(position["options"][0]["text"])
            assert host.over() and not any(seat["bot"] for seat in host.table["seats"])
            facts_have_types(host)
        _, complaints = await program.communicate()
        assert (program.returncode, complaints) == (0, b"")

    run(scene())
