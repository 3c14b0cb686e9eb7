"""The application: HTTP, WebSocket and the built client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.exceptions import HTTPException

from quire import __version__
from quire.core.errors import QuireError
from quire.server import library, lobby, metrics
from quire.server.errors import STATUS, Conflict, Unsaved, refusal
from quire.server.guard import Guard
from quire.server.hall import milliseconds
from quire.server.service import Service
from quire.server.settings import Settings
from quire.server.socket import Connection, own_origin
from quire.server.welcome import abroad, is_home
from quire.server.wire import Problem, Reach

STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Quire</title>
<style>body{font:1.1rem/1.6 Georgia,serif;max-width:36rem;margin:4rem auto;padding:0 1rem}code{background:#eee;padding:.1em .3em}</style>
<h1>Quire</h1><p>The server runs, but the browser's part has not been built.
In a checkout, <code>make play</code> builds it (Node.js is needed once).</p>
<p>Everything else works: the <a href="/api/games">games</a>, the protocol for programs
(<code>docs/guides/protocol.md</code>), and <code>quire play</code> in a terminal.</p></html>
"""


def create_app(settings: Settings, now: Callable[[], float] = milliseconds) -> FastAPI:
    """A server for these settings; the database is upgraded when `quire serve` starts it."""
    service = Service(settings, now)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await service.open()
        yield
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
    app.include_router(library.routes(settings), responses=lobby.PROBLEMS)
    app.include_router(lobby.routes(service))
    add_errors(app)
    add_socket(app, service)
    add_operations(app, service)
    add_client(app, settings)
    app.add_middleware(Guard, service=service)
    return app


# ---- errors


def problem(status: int, code: str, message: str, rule: str | None = None, field: str | None = None) -> JSONResponse:
    """An error as JSON."""
    metrics.REFUSED.labels(code).inc()
    body: Problem = {"code": code, "message": message, "rule": rule, "field": field}
    return JSONResponse(body, status)


def add_errors(app: FastAPI) -> None:
    """Every mistake gets a specific answer."""

    @app.exception_handler(QuireError)
    async def refused(_: Request, error: QuireError) -> JSONResponse:
        found = refusal(error)
        return problem(STATUS.get(found.code, 409), found.code, found.message, found.rule, found.field)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"][1:])
        if first["type"] == "json_invalid":
            return problem(400, "malformed", f"found no JSON: {first['ctx']['error']}")
        return problem(422, "invalid", f"{field or 'the request'}: {first['msg']}", field=field or None)

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        answer = problem(error.status_code, "no_such" if error.status_code == 404 else "malformed", str(error.detail))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Unsaved)
    async def unsaved(_: Request, error: Unsaved) -> JSONResponse:
        return problem(503, "unsaved", "the server could not save this; nothing has changed")

    @app.exception_handler(Conflict)
    async def conflict(_: Request, error: Conflict) -> JSONResponse:
        return problem(409, "stale", "somebody else was faster; try again")


# ---- sockets


def add_socket(app: FastAPI, service: Service) -> None:
    """The one address for sockets."""

    @app.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else "?"
        if not own_origin(websocket.headers.get("origin"), websocket.headers.get("host"), service.settings.origins):
            await deny(websocket, 403, "forbidden", "sockets are for this server's own pages")
            return
        if service.sockets.get(address, 0) >= service.settings.sockets_per_address:
            await deny(websocket, 429, "too_many", "too many sockets from this address")
            return
        service.sockets[address] = service.sockets.get(address, 0) + 1
        try:
            await websocket.accept()
            await Connection(websocket, service, address).run()
        finally:
            service.sockets[address] -= 1
            if not service.sockets[address]:
                del service.sockets[address]


async def deny(websocket: WebSocket, status: int, code: str, message: str) -> None:
    """Refuse a socket before it is open."""
    await websocket.send_denial_response(problem(status, code, message))


# ---- operations


def add_operations(app: FastAPI, service: Service) -> None:
    """Health and figures."""

    @app.get("/health", include_in_schema=False)
    async def health() -> PlainTextResponse:
        return PlainTextResponse("ok\n")

    @app.get("/ready", include_in_schema=False)
    async def ready() -> JSONResponse:
        async def database() -> bool:
            try:
                async with asyncio.timeout(3):
                    return await service.store.read(lambda connection: connection.scalar(text("SELECT 1")) == 1)
            except Exception:
                return False

        found = {"database": await database(), "others": service.bus.healthy()}
        return JSONResponse(
            {"ready": all(found.values()), **found, "version": __version__}, 200 if all(found.values()) else 503
        )

    if service.settings.metrics:

        @app.get("/metrics", include_in_schema=False)
        async def figures() -> Response:
            return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


# ---- the client


def add_client(app: FastAPI, settings: Settings) -> None:
    """The built client: its files, its one page for every other address, and what to tell others who want to open it."""

    @app.get("/api/reach", tags=["library"])
    async def reach(request: Request) -> Reach:
        """Where others on the network find this server; told on its own computer only."""
        here = request.client is not None and is_home(request.client.host) and is_home(request.url.hostname or "")
        return {"addresses": abroad(settings.host, settings.port) if here else None}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith(("api/", "ws")) or path == "api":
            raise HTTPException(404, f"there is nothing at /{path}")
        found = (STATIC / path).resolve()
        if path and found.is_file() and found.is_relative_to(STATIC.resolve()):
            return FileResponse(found)
        index = STATIC / "index.html"
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404, f"there is nothing at /{path}")
        return FileResponse(index) if index.is_file() else HTMLResponse(NOT_BUILT)
