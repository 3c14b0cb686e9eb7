"""How much one may ask: of each address, of each socket, of each member.  Buckets fill with time."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from math import inf
from time import monotonic
from typing import Protocol

from quirebox.server import metrics
from quirebox.server.errors import Refused
from quirebox.server.settings import Settings

log = logging.getLogger("quire.limits")
PER_MINUTE = 1 / 60
PATIENCE = 200.0  # messages over the limit before a socket is closed
MOST = 20_000  # buckets kept; the oldest are full again anyway
HEAD_BYTES = 16_384  # of a request: its first line and its headers
HEADERS = 100
LINE_BYTES = 8_000  # of one header
PIECES = 64  # of one message on a socket
PINGS = 5.0  # a second on one socket
ANSWER_SECONDS = 2.0  # in which a client that was turned away may read why
OWN_FILES = 200  # that a server needs besides its connections


def address(host: str) -> IPv4Address | IPv6Address | None:
    """An address in its own form; None: it is none."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


def visitor(host: str) -> str:
    """Who is behind an address: of the newer protocol one person has a whole network, whose first half names them."""
    found = address(host)
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> 64 << 64))
    return host if found is None else str(found)


def note(limit: str, who: str) -> None:
    """Tell the operator that a limit was reached, by the name of its setting."""
    metrics.LIMITED.labels(limit).inc()
    log.warning("a limit was reached", extra={"limit": limit, "visitor": who})


def oversized(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether the head of a request is refused."""
    sizes = [len(name) + len(value) for name, value in headers]
    return sum(sizes) > HEAD_BYTES or len(sizes) > HEADERS or max(sizes, default=0) > LINE_BYTES


class Bucket:
    """Room for a number of requests, refilled at a rate per second."""

    def __init__(self, rate: float, room: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.room = room
        self.clock = clock
        self.level = room
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take something out, if there is enough."""
        now = self.clock()
        self.level = min(self.room, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each address or member."""

    def __init__(self, rate: float, room: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.room = room
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Take something out of somebody's bucket, if there is enough."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.room, self.clock)
            if len(self.buckets) > MOST:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take(cost)


class SocketLimit:
    """What one socket may send, and all of its visitor together."""

    def __init__(self, rate: float, who: str, together: Buckets) -> None:
        self.bucket = Bucket(rate, 3 * rate)
        self.who = who
        self.together = together
        self.patience = PATIENCE

    def take(self) -> bool:
        """Whether there is room for one more message."""
        if not self.bucket.take():
            return False
        if self.together.take(self.who):
            return True
        note("messages_per_address", self.who)
        return False

    def lose_patience(self) -> bool:
        """A message too many; whether the socket has to be closed."""
        self.patience -= 1
        return self.patience <= 0

    def refusal(self) -> Refused:
        """What is said to a socket that is too fast."""
        each, together = self.bucket.rate, self.together.rate
        return Refused("too_fast", f"at most {each:g} messages a second, {together:g} of one address; wait a little")


class Waits:
    """Until when something must have happened."""

    def __init__(self) -> None:
        self.until = inf

    def by(self, seconds: float) -> None:
        """Wait this long; inf: for nothing any more."""
        self.until = monotonic() + seconds


class Door(Protocol):
    """An open connection."""

    transport: asyncio.Transport
    waits: Waits

    def late(self) -> None:
        """The time is over for which it was waited."""


class Connections:
    """The open connections, limited in all and for each address.  Those of our own proxies belong to many people."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.patience_seconds
        self.most = settings.connections or max(OWN_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OWN_FILES)
        self.most_of_one = settings.connections_per_address
        self.proxies = trusted(settings.trusted_proxies)
        self.open: dict[asyncio.BaseTransport, tuple[Door, str]] = {}
        self.of: Counter[str] = Counter()

    def enter(self, door: Door, host: str) -> Refused | None:
        """Somebody connects; why they may not."""
        who = visitor(host)
        self.open[door.transport] = door, who
        self.of[who] += 1
        metrics.CONNECTIONS.set(len(self.open))
        if len(self.open) > self.most:
            note("connections", who)
            return Refused("too_many", f"there are {self.most} connections to this server already; try again later")
        if self.of[who] > self.most_of_one and not self.proxies(host):
            note("connections_per_address", who)
            return Refused("too_many", f"at most {self.most_of_one} connections from one address; close some")
        return None

    def hand_over(self, transport: asyncio.BaseTransport, door: Door) -> None:
        """A connection has become a socket."""
        self.open[transport] = door, self.open[transport][1]

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection was closed."""
        _, who = self.open.pop(transport)
        self.of[who] -= 1
        if not self.of[who]:
            del self.of[who]
        metrics.CONNECTIONS.set(len(self.open))

    def note(self, limit: str, transport: asyncio.BaseTransport) -> None:
        """Tell the operator what a connection did too much."""
        note(limit, self.open[transport][1] if transport in self.open else "?")

    def of_pings(self) -> Bucket:
        """The limit of a new socket's pings."""
        return Bucket(PINGS, 10 * PINGS)

    async def sweep(self) -> None:
        """End those that waited in vain."""
        now = monotonic()
        for door, _ in [*self.open.values()]:
            if now > door.waits.until:
                door.waits.by(inf)
                door.late()
            elif door.waits.until == inf and door.transport.is_closing():
                door.waits.by(self.patience)


def trusted(proxies: str) -> Callable[[str], bool]:
    """Who is one of these proxies."""
    named = [name.strip() for name in proxies.split(",")]
    networks: list[IPv4Network | IPv6Network] = []
    for name in named:
        with suppress(ValueError):
            networks.append(ip_network(name, strict=False))

    def found(host: str) -> bool:
        its = address(host)
        return "*" in named or (its is not None and any(its in network for network in networks))

    return found


class Limits:
    """What everybody may ask of this server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.chatter = Buckets(settings.chat_per_minute * PER_MINUTE, settings.chat_per_minute / 2)
        self.opening = Buckets(settings.opened_per_minute * PER_MINUTE, settings.opened_per_minute)
        self.joining = Buckets(settings.joins_per_minute * PER_MINUTE, settings.joins_per_minute)
        self.asking = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)
        self.looking = Buckets(settings.looks_per_second, 2 * settings.looks_per_second)
        self.sending = Buckets(settings.messages_per_address, 3 * settings.messages_per_address)
        self.sockets: dict[str, int] = {}  # open from each address
        self.disk_is_full = False
        self.hinting: set[tuple[str, int | None]] = set()  # table and member of those who wait for a hint

    def too_large(self, length: int) -> bool:
        """Whether a body of this many bytes is refused."""
        return length > self.settings.body_bytes

    def may_ask(self, address: str) -> bool:
        """Whether an address may make one more request."""
        if self.asking.take(address):
            return True
        note("requests_per_second", address)
        return False

    def require_open(self, address: str, tables: int = 1) -> None:
        """Complain if an address opens too many tables, or there is no room for more."""
        if self.disk_is_full:
            note("disk_megabytes", address)
            raise Refused("unsaved", "the server's disk is nearly full: no new tables; those that there are go on")
        self._require("opened_per_minute", self.opening, address, tables)

    def require_join(self, address: str) -> None:
        """Complain if an address tries too many codes."""
        self._require("joins_per_minute", self.joining, address)

    def _require(self, setting: str, buckets: Buckets, address: str, cost: float = 1.0) -> None:
        if not buckets.take(address, cost):
            note(setting, address)
            raise Refused("too_many", f"too many from this address: at most {buckets.room:g} a minute; wait a little")

    def require_say(self, table: str, member: int | None) -> None:
        """Complain if a member says too much."""
        if not self.chatter.take(f"{table} {member}"):
            raise Refused("too_fast", f"at most {self.settings.chat_per_minute:g} messages a minute; wait a little")

    @contextmanager
    def one_hint(self, table: str, member: int | None) -> Iterator[None]:
        """Complain if a member asks for a hint before the last one has come."""
        who = (table, member)
        if who in self.hinting:
            raise Refused("too_fast", "one hint at a time: a bot still thinks about the last one you asked for")
        self.hinting.add(who)
        try:
            yield
        finally:
            self.hinting.remove(who)

    def require_look(self, address: str) -> None:
        """Complain if an address looks at too much: previews, points, logs, positions of the past."""
        if not self.looking.take(address):
            note("looks_per_second", address)
            raise Refused("too_fast", f"at most {self.looking.rate:g} looks a second from one address; wait a little")

    def of_socket(self, address: str) -> SocketLimit:
        """The limit of a new socket."""
        return SocketLimit(self.settings.messages_per_second, address, self.sending)

    def enter(self, address: str) -> bool:
        """Count one more socket from an address, if there is room."""
        if self.sockets.get(address, 0) >= self.settings.sockets_per_address:
            note("sockets_per_address", address)
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """A socket was closed."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
