"""An assistant sits down with a seat link and plays by tools; it reads what its seat is sent, in words."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from quirebox.server.assistant.tools import BadLink, Seat, tool_server
from quirebox.server.client import Visitor

from .people import opened, run, together
from .serving import Server

mcp = pytest.importorskip("mcp")


@asynccontextmanager
async def seated(server: Server, game: str, **settings: object) -> AsyncIterator[tuple[Visitor, mcp.Client, Seat]]:
    """A host, an assistant at the other seat, and its seat."""
    found = await opened(server.address, game=game, **settings)
    seat = Seat(f"{server.address}/t/{found['table']}#{found['seats'][0]['token']}")
    async with Visitor(server.address, found["table"], found["token"]) as host, mcp.Client(tool_server(seat)) as client:
        yield host, client, seat


async def told(client: mcp.Client, tool: str, **values: object) -> str:
    """What a tool answers."""
    answer = await client.call_tool(tool, values)
    assert not answer.is_error, answer.content
    return str(answer.content[0].text)


async def answered(host: Visitor, client: mcp.Client, seat: Seat) -> str:
    """One decision of whose turn it is: the host's last option, or the assistant's first; what the assistant read."""
    await together([host, seat.visitor])
    if host.mine():
        assert host.position
        await host.play(host.position["options"][-1]["text"])
        return ""
    turn = await told(client, "wait", seconds=60)
    return turn + await told(client, "choose", option="1") if "It is your turn" in turn else turn


@pytest.mark.parametrize("game", ["mill", "scientia"])
def test_a_whole_game_is_played_by_tools_and_nothing_hidden_is_told(server: Server, game: str) -> None:
    async def scene() -> None:
        async with seated(server, game) as (host, client, seat):
            assert {tool.name for tool in (await client.list_tools()).tools} >= {"look", "wait", "choose", "rules"}
            assert "has not begun" in await told(client, "look")
            await host.ask("start")
            read = []
            while not host.over():
                read.append(await answered(host, client, seat))
            text = "\n".join(read)
            assert text.count("It is your turn") > 3 and "Not allowed" not in text
            assert re.search(r"Ann: -?\d+, Assistant: -?\d+\. Won by", await told(client, "wait"))
            assert seat.visitor.hello["token"] not in text
            drawn = re.findall("Ann draws .*", text)
            assert bool(drawn) == (game == "mill") and not re.search("baker|pedlar|harvest", "".join(drawn))

    run(scene())


def test_what_is_not_allowed_changes_nothing_and_names_its_rule(server: Server) -> None:
    async def scene() -> None:
        async with seated(server, "scientia") as (host, client, seat):
            assert "not asked" in await told(client, "choose", option="1")
            await host.ask("start")
            while not (seat.visitor.position and seat.visitor.position["refused"]):
                await answered(host, client, seat)
                await together([host, seat.visitor])
            before = seat.visitor.at()
            found = re.match(r"- (.*)\n  (.*) \((SCI-[A-Z0-9-]+)\)", await told(client, "forbidden"))
            assert found
            words, sentence, rule = found.groups()
            assert f"Not allowed: {sentence} ({rule})" in await told(client, "choose", option=words)
            assert f"{rule}: " in await told(client, "rules", about=rule)
            for nonsense in ("0", "999", "-1", "", "win the game", "²"):
                assert "is none of the options" in await told(client, "choose", option=nonsense)
            assert await told(client, "preview", option="1")
            assert seat.visitor.at() == before
            assert "Scientia" in await told(client, "rules")
            assert "No rule has" in await told(client, "rules", about="hippopotamus")
            assert "ROTATION" in (await told(client, "printed", about="rotation")).upper()

    run(scene())


def test_it_goes_on_where_a_broken_connection_left_it(server: Server) -> None:
    async def scene() -> None:
        async with seated(server, "mill") as (host, client, seat):
            await host.ask("start")
            for _ in range(6):
                ply = host.at()[0]
                await answered(host, client, seat)
                await together([host, seat.visitor])
                assert host.at()[0] > ply
                assert seat.visitor.socket
                await seat.visitor.socket.close()
                assert "sit Ann, Assistant (you)" in await told(client, "look")

    run(scene())


def test_chat_goes_both_ways(server: Server) -> None:
    async def scene() -> None:
        async with seated(server, "mill") as (host, client, _):
            await told(client, "look")
            await host.ask("say", text="Good luck!")
            assert await told(client, "say", text="To you, too.") == "Said."
            await host.wait(lambda: len(host.said) == 2)
            assert "Ann says: Good luck!" in await told(client, "look")
            assert "Not said" in await told(client, "say", text="x" * 501)

    run(scene())


@pytest.mark.parametrize("link", ["", "scientia", "http://host/t/abc", "http://host/t/abc#", "ftp://host/t/abc#secret"])
def test_what_is_no_link_of_a_seat_is_refused_without_repeating_a_secret(link: str) -> None:
    with pytest.raises(BadLink, match="copy one from the table") as refusal:
        Seat(link)
    assert "secret" not in str(refusal.value)


def test_that_a_link_is_no_good_or_nobody_answers_is_told(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address)
        for link, why in (
            (f"{server.address}/t/{found['table']}#wrong", "forbidden"),
            (f"{server.address}/t/nosuchtable#wrong", "no_such"),
            ("http://127.0.0.1:9/t/abc#wrong", "refused|onnect"),
        ):
            async with mcp.Client(tool_server(Seat(link))) as client:
                answer = await client.call_tool("look", {})
                assert answer.is_error and re.search(why, answer.content[0].text)

    run(scene())
