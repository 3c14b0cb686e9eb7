"""People at tables, for the tests."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager

from quirebox.server.client import Answer, Api, RequestRefused, Visitor


def run(scene: Coroutine[object, object, None], seconds: float = 60.0) -> None:
    """Play a scene; it must come to an end."""

    async def whole() -> None:
        await asyncio.wait_for(scene, seconds)
        await asyncio.sleep(0.05)  # let sockets close

    asyncio.run(whole())


async def opened(address: str, **settings: object) -> Answer:
    """A table that has just been opened."""
    answer: Answer = await Api(address).post("/api/tables", {"game": "mill", "players": 2, "name": "Ann", **settings})
    return answer


@asynccontextmanager
async def table(address: str, start: bool = True, **settings: object) -> AsyncIterator[list[Visitor]]:
    """A table with a person on every seat that has no bot, the host first."""
    found = await opened(address, **settings)
    links = [
        (found["token"], str(settings.get("name", "Ann"))),
        *((seat["token"], f"Guest {seat['seat']}") for seat in found["seats"]),
    ]
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Visitor(address, found["table"], token, name)) for token, name in links
        ]
        if start:
            await people[0].ask("start")
            for person in people:
                await person.wait(lambda person=person: person.position is not None)
        yield people


async def refused(person: Visitor, do: str, **fields: object) -> Answer:
    """The answer to a request that must be refused."""
    try:
        answer = await person.ask(do, **fields)
    except RequestRefused as e:
        return e.answer
    raise AssertionError(f"{do} was not refused: {answer}")


async def until(condition: Callable[[], object], seconds: float = 20.0) -> None:
    """Until something is so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def whose(people: list[Visitor]) -> Visitor:
    """The player who has to choose."""
    return next(person for person in people if person.mine())


async def together(people: list[Visitor]) -> None:
    """Until everybody has seen the same."""
    furthest = max(person.at()[::-1] for person in people)
    for person in people:
        await person.wait(lambda person=person: person.at()[::-1] >= furthest or person.over())


async def play_on(people: list[Visitor], decisions: int, seed: int = 1) -> int:
    """Let people choose at random; how many decisions were made."""
    rng, made = random.Random(seed), 0
    while made < decisions and not people[0].over():
        person = whose(people)
        assert person.position
        ply = (await person.play(rng.choice(person.position["options"])["text"]))["ply"]
        made += 1
        for other in people:
            await other.wait(lambda other=other, ply=ply: other.at()[0] >= ply or other.over())
        await together(people)
    return made
