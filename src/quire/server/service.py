"""Everything that serves, put together."""

from __future__ import annotations

from collections.abc import Callable

from quire.server.bus import Bus, RedisBus
from quire.server.classes import Classes
from quire.server.hall import Hall, milliseconds
from quire.server.house import House
from quire.server.keeper import Limits
from quire.server.limits import Buckets
from quire.server.requests import Desk
from quire.server.settings import Settings
from quire.server.store import Store
from quire.server.thinkers import Thinkers


class Service:
    """The parts of a server, and their life."""

    def __init__(self, settings: Settings, now: Callable[[], float] = milliseconds) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bus: Bus = RedisBus(settings.redis) if settings.redis else Bus()
        self.thinkers = Thinkers(settings.thinkers, Limits(settings.thinker_megabytes, settings.thinker_helpers))
        self.hall = Hall(settings, self.store, self.bus, self.thinkers, now)
        self.house = House(self.hall)
        self.desk = Desk(self.hall, self.house)
        self.classes = Classes(self.hall, self.desk)
        per_minute = 1 / 60
        self.chatter = Buckets(settings.chat_per_minute * per_minute, settings.chat_per_minute / 2)
        self.opening = Buckets(settings.opened_per_minute * per_minute, settings.opened_per_minute)
        self.joining = Buckets(settings.joins_per_minute * per_minute, settings.joins_per_minute)
        self.asking = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)
        self.sockets: dict[str, int] = {}  # open from each address

    async def open(self) -> None:
        """Begin to serve."""
        await self.bus.listen(self.hall.hear)
        await self.house.open()

    async def close(self) -> None:
        """Finish what is under way, then stop; everybody may come back later."""
        for table in [*self.hall.tables.values()]:
            for listener in [*table.listeners]:
                listener.close(1012, "the server stops; connect again in a moment")
        await self.house.close()
        for task in [*self.hall.tasks]:
            task.cancel()
        await self.thinkers.close()
        await self.bus.close()
        self.store.close()
