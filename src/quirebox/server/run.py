"""Running a server until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import logging
import resource
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from quirebox.core.errors import QuireError
from quirebox.server import logs
from quirebox.server.first import stand_behind
from quirebox.server.http.app import create_app
from quirebox.server.http.doors import Socket, Web
from quirebox.server.lent import lent
from quirebox.server.limits import HEAD_BYTES
from quirebox.server.settings import Settings
from quirebox.server.storage.upkeep import allow_shrinking, upgrade
from quirebox.server.welcome import greeting

FILES = 1 << 20  # enough for anybody


class CannotListen(QuireError):
    """The address is taken or not ours."""


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on, so that trouble shows at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as e:
        found.close()
        raise CannotListen(
            f"cannot listen on {settings.host} port {settings.port}: {e.strerror}; name another with --host or --port"
        ) from None
    return found


class Server(uvicorn.Server):
    """Uvicorn, telling people where to go once it listens."""

    greeting = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            with suppress(OSError):  # whether or not anybody reads it
                print(self.greeting, flush=True)


def in_both_forms(proxies: str) -> str:
    """Addresses as they are written, and those of the older protocol also as a socket for both protocols tells them."""
    named = [name.strip() for name in proxies.split(",")]
    parted = [name.partition("/") for name in named if "." in name]
    return ",".join(
        [
            *named,
            *(
                f"::ffff:{address}{slash}{int(bits) + 96 if bits.isdecimal() else bits}"
                for address, slash, bits in parted
            ),
        ]
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where it exists."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def allow_files() -> None:
    """Let this process open as many files, and connections, as the system grants."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(ValueError, OSError):  # some systems grant less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, FILES) if most >= 0 else FILES, most))


def serve(settings: Settings) -> int:
    """Serve until stopped; the code to end with."""
    stand_behind()
    logs.begin(settings.log_level)
    allow_files()
    gc.freeze()
    gc.set_threshold(
        2_000, 1_250, 50
    )  # while it looks everybody waits: often through a little, seldom through all tables
    sys.setswitchinterval(0.0005)  # what was just saved need not wait for long computations
    if settings.seed:
        logging.getLogger("quire.run").warning("every table is dealt alike: no secret is safe here")
    upgrade(settings.database)
    allow_shrinking(settings.database)
    with lent(settings.editions) as own:
        for edition in own:
            logging.getLogger("quire.run").info("an edition is offered", extra={"edition": edition})
        return listen(settings)


def listen(settings: Settings) -> int:
    """Serve until stopped; the exit code."""
    listening = bind(settings)
    host, port = listening.getsockname()[:2]
    app = create_app(settings.model_copy(update={"host": host, "port": port}))
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=Web,
        h11_max_incomplete_event_size=HEAD_BYTES,
        ws=Socket,
        ws_max_size=settings.frame_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        forwarded_allow_ips=in_both_forms(settings.trusted_proxies),
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
    )
    server = Server(config)
    server.greeting = greeting(host, port, sys.stdout)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(server.serve([listening]))
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return 0 if server.started else 1
