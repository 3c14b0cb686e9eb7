"""A bot as a program: sits down at a table of a server by the link of a seat, and plays. See
docs/guides/writing-a-bot.md."""

import asyncio
import sys

from quirebox.server.client import Visitor


async def play(link: str) -> None:
    address, _, rest = link.partition("/t/")
    table, _, token = rest.partition("#")
    async with Visitor(address, table, token, name="Ten Lines") as me:
        async for position in me.turns():
            await me.play(position["options"][-1]["text"])  # a better idea goes here


asyncio.run(play(sys.argv[1]))
