"""How processes tell each other that a table has changed. A message may get lost: the database is asked from time to
time as well."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import orjson
import redis.asyncio as redis
from redis.exceptions import RedisError

from quirebox.server.tokens import new_id

CHANNEL = "quire:news"
TOGETHER = 200  # news in one message: much news costs little work
PAUSE = 0.004  # seconds between two messages: what happens meanwhile is told with the next
log = logging.getLogger("quire.bus")
News = dict[str, object]
Hear = Callable[[News], None]


class Bus:
    """Nobody else: one process."""

    shared = False

    def __init__(self) -> None:
        self.process = new_id(8)

    async def listen(self, hear: Hear) -> None:
        """Begin to hear others."""

    def tell(self, news: News) -> None:
        """Tell the others."""

    def healthy(self) -> bool:
        """Whether the others can be heard."""
        return True

    async def close(self) -> None:
        """Fall silent."""


class RedisBus(Bus):
    """Other processes, through Redis."""

    shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self.redis = redis.Redis.from_url(address, socket_timeout=5, socket_connect_timeout=5, health_check_interval=10)
        self.outbox: asyncio.Queue[News] = asyncio.Queue(10_000)
        self.tasks: list[asyncio.Task[None]] = []
        self.hears = False

    async def listen(self, hear: Hear) -> None:
        self.tasks = [asyncio.create_task(self._hear(hear)), asyncio.create_task(self._send())]

    def tell(self, news: News) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # the database is asked anyway
            self.outbox.put_nowait({**news, "process": self.process})

    def healthy(self) -> bool:
        return self.hears

    async def _send(self) -> None:
        while True:
            news = [await self.outbox.get()]
            while not self.outbox.empty() and len(news) < TOGETHER:
                news.append(self.outbox.get_nowait())
            try:
                await self.redis.publish(CHANNEL, orjson.dumps(news))
            except (RedisError, OSError) as e:
                log.warning("the other processes were not told", extra={"problem": str(e)})
            await asyncio.sleep(PAUSE)

    async def _hear(self, hear: Hear) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.hears = True
                    async for message in channel.listen():
                        self._pass(message, hear)
            except (RedisError, OSError) as e:
                log.warning("the other processes cannot be heard", extra={"problem": str(e)})
            self.hears = False
            await asyncio.sleep(0.5)

    def _pass(self, message: dict[str, object], hear: Hear) -> None:
        if message.get("type") != "message" or not isinstance(message.get("data"), bytes | str):
            return
        for news in orjson.loads(message["data"]):  # type: ignore[arg-type]
            if news["process"] == self.process:
                return
            hear(news)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()
