"""The application: HTTP, WebSocket and the built client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket

from quirebox import __version__
from quirebox.server.http import classrooms, library, operators, records, tables
from quirebox.server.http.errors import add_errors, problem
from quirebox.server.http.guard import Guard
from quirebox.server.http.operations import add_operations
from quirebox.server.http.pages import add_client
from quirebox.server.limits import visitor
from quirebox.server.live.registry import milliseconds
from quirebox.server.service import Service
from quirebox.server.settings import Settings
from quirebox.server.socket.connection import Connection, Guest
from quirebox.server.socket.protocol import known_host, own_origin


def create_app(settings: Settings, now: Callable[[], float] = milliseconds) -> FastAPI:
    """A server for these settings; the database is upgraded when `quire serve` starts it."""
    service = Service(settings, now)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[dict[str, object]]:
        await service.open()
        yield {"connections": service.connections}
        await service.close()

    app = FastAPI(
        title="Quire",
        version=__version__,
        description="Tables for board games.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.service = service
    office = classrooms.Office(service.commit, service.classrooms)
    archive = records.Archive(service.commit, service.sources)
    for router in (
        library.routes(settings, service.store, service.limits),
        tables.routes(tables.Lobby(office), service.limits, service.admission),
        records.routes(archive, service.limits, service.admission),
        classrooms.routes(office, service.limits, service.admission),
        operators.routes(service.commit, service.admission, service.connections),
    ):
        app.router.routes += router.routes  # `include_router` would make each again while the first visitor waits
    add_errors(app)
    add_socket(app, service)
    add_operations(app, service.heartbeat, service.bus, settings.metrics)
    add_client(app, settings)
    app.add_middleware(Guard, limits=service.limits, origins=settings.origins, banned=service.admission.refusal)
    return app


def add_socket(app: FastAPI, service: Service) -> None:
    """The one address for sockets."""

    @app.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        address = visitor(websocket.client.host) if websocket.client else "?"
        if not known_host(websocket.headers.get("host"), service.settings.hosts):
            await deny(websocket, 421, "forbidden", "this server is not called by that name; see --hosts")
            return
        if not own_origin(websocket.headers.get("origin"), websocket.headers.get("host"), service.settings.origins):
            await deny(websocket, 403, "forbidden", "sockets are for this server's own pages")
            return
        if banned := service.admission.refusal(address):
            await deny(websocket, 403, banned.code, banned.message)
            return
        if not service.limits.enter(address):
            await deny(websocket, 429, "too_many", "too many sockets from this address")
            return
        try:
            await websocket.accept()
            await Connection(websocket, Guest(service, address)).run()
        finally:
            service.limits.leave(address)


async def deny(websocket: WebSocket, status: int, code: str, message: str) -> None:
    """Refuse a socket before it is open."""
    await websocket.send_denial_response(problem(status, code, message))
