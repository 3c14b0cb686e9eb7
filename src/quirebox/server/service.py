"""Everything that serves, put together."""

from __future__ import annotations

from collections.abc import Callable

from quirebox.server.bots import keeper
from quirebox.server.bots.pool import Thinkers
from quirebox.server.chores.clocks import Clocks
from quirebox.server.chores.disk import Disk
from quirebox.server.chores.heartbeat import Heartbeat
from quirebox.server.chores.recovery import Recovery
from quirebox.server.chores.retention import Retention
from quirebox.server.chores.reviews import Reviews
from quirebox.server.chores.rota import Rota
from quirebox.server.chores.turns import Turns
from quirebox.server.limits import Connections, Limits
from quirebox.server.live.admission import Admission
from quirebox.server.live.broadcast import Broadcast
from quirebox.server.live.bus import Bus, RedisBus
from quirebox.server.live.classrooms import Classrooms
from quirebox.server.live.commit import Commit
from quirebox.server.live.presence import Presences
from quirebox.server.live.registry import Registry, milliseconds
from quirebox.server.live.tasks import Tasks
from quirebox.server.settings import Settings
from quirebox.server.show.looks import Sources
from quirebox.server.socket.desk import Desk
from quirebox.server.storage.store import Store


class Service:
    """The parts of a server, and their life."""

    def __init__(self, settings: Settings, now: Callable[[], float] = milliseconds) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bus: Bus = RedisBus(settings.redis) if settings.redis else Bus()
        self.thinkers = Thinkers(settings.thinkers, keeper.Limits(settings.thinker_megabytes, settings.thinker_helpers))
        self.limits = Limits(settings)
        self.connections = Connections(settings)
        self.sources = Sources(self.store, settings, self.thinkers, self.limits)
        self.tasks = Tasks()
        self.registry = Registry(settings, self.store, now)
        self.classrooms = Classrooms(self.registry, self.tasks)
        self.admission = Admission(self.registry, self.limits, self.classrooms.followers)
        self.broadcast = Broadcast(self.store, now)
        self.commit = Commit(
            self.registry,
            self.broadcast,
            self.bus,
            self.tasks,
            changed=self.classrooms.changed,
            moved=lambda table: self.turns.begin(table),
        )
        self.turns = Turns(self.commit, self.thinkers)
        self.presences = Presences(self.commit)
        self.heartbeat = Heartbeat(self.registry, self.tasks, self.commit.catch_up)
        self.clocks = Clocks(self.commit, self.heartbeat)
        self.recovery = Recovery(self.commit)
        self.retention = Retention(self.registry)
        self.reviews = Reviews(self.registry, self.tasks)
        self.disk = Disk(self.store, self.limits, now)
        self.desk = Desk(self.commit, self.sources, self.clocks.be_on_time)
        self.rota = Rota(
            (2.0, self.admission.refresh),
            (1.0, self.heartbeat.pulse),
            (1.0, self.connections.sweep),
            (0.25, self.clocks.look_at_due),
            (2.0, self.recovery.catch_up),
            (5.0, self.presences.exchange),
            (min(10.0, max(0.5, 30 * settings.idle_minutes)), self.retention.release),
            (3.0, self.reviews.look),
            (30.0, self.disk.look),
            (3600.0, self.retention.forget_old),
        )

    async def open(self) -> None:
        """Begin to serve."""
        await self.bus.listen(self.presences.hear)
        await self.heartbeat.begin()
        await self.admission.refresh()
        self.rota.begin()

    async def close(self) -> None:
        """Finish what is under way, then stop; everybody may come back later."""
        for table in [*self.registry.tables.values()]:
            for listener in [*table.presence.listeners]:
                listener.close(1012, "the server stops; connect again in a moment")
        await self.rota.end()
        await self.heartbeat.end()
        self.tasks.cancel()
        await self.reviews.close()
        await self.thinkers.close()
        await self.bus.close()
        self.store.close()
