"""What stands before every request: headers, sizes, rates, origins.  Plain ASGI, so that it costs little."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from time import perf_counter

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quirebox.server.errors import Refused
from quirebox.server.limits import Limits, oversized, visitor
from quirebox.server.socket.protocol import known_host, own_origin
from quirebox.server.wire.bodies import Problem

log = logging.getLogger("quire.http")
ANY_NAME = ("/health", "/ready")  # asked by machines that know only an address
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-resource-policy": "same-origin",
}
SECURE = [(b"cross-origin-opener-policy", b"same-origin")]  # over plain http browsers only complain of it


class Guard:
    """Refuses what is too large, too fast or from elsewhere; adds headers; notes what was asked, without queries and
    secrets."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: str, banned: Callable[[str], Refused | None]) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self.banned = banned
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start, status = perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", []),
                    *self.headers,
                    *(SECURE if scope["scheme"] == "https" else []),
                    *self._caching(scope),
                ]
            await send(message)

        problem = self._problem(scope)
        if problem:
            await self._refuse(sending, *problem)
        else:
            await self._pass(scope, receive, sending)
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": round(1000 * (perf_counter() - start), 1),
            },
        )

    def _caching(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        kept = scope["path"].startswith("/assets/")
        return [
            (
                b"cache-control",
                b"public, max-age=31536000, immutable"
                if kept
                else b"no-store"
                if scope["path"].startswith("/api")
                else b"no-cache",
            )
        ]

    def _problem(self, scope: Scope) -> tuple[int, str, str] | None:
        if oversized(scope["headers"]):
            return 431, "malformed", "the head of the request is too large"
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        length = headers.get("content-length", "0")
        if not length.isdecimal() or self.limits.too_large(int(length)):
            return 413, "malformed", self._too_large()
        if scope["path"] not in ANY_NAME and not known_host(headers.get("host"), self.limits.settings.hosts):
            return 421, "forbidden", "this server is not called by that name; see --hosts"
        if scope["method"] not in ("GET", "HEAD") and not own_origin(
            headers.get("origin"), headers.get("host"), self.origins
        ):
            return (
                403,
                "forbidden",
                f"found the origin {headers.get('origin', '')[:100]!r}; requests come from this server's own pages",
            )
        address = visitor(scope["client"][0]) if scope.get("client") else "?"
        if scope["path"].startswith("/api"):
            if banned := self.banned(address):
                return 403, banned.code, banned.message
            if not self.limits.may_ask(address):
                return 429, "too_fast", "too many requests from this address; wait a little"
        return None

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        received, coming = 0, True
        end = asyncio.get_running_loop().time() + self.limits.settings.patience_seconds

        async def receiving() -> Message:
            nonlocal received, coming
            message = await (self._next(receive, end) if coming else receive())
            received += len(message.get("body", b""))
            coming = message.get("more_body", False)
            if self.limits.too_large(received):
                raise HTTPException(413, self._too_large())
            return message

        await self.app(scope, receiving, send)

    async def _next(self, receive: Receive, end: float) -> Message:
        """The next part of a body, if it comes in time."""
        try:
            async with asyncio.timeout_at(end):
                return await receive()
        except TimeoutError:
            late = f"the rest of the request has not come within {self.limits.settings.patience_seconds:g} seconds"
            raise HTTPException(408, late, {"connection": "close"}) from None

    def _too_large(self) -> str:
        return f"the request is larger than {self.limits.settings.body_bytes} bytes"

    async def _refuse(self, send: Send, status: int, code: str, message: str) -> None:
        problem: Problem = {"code": code, "message": message, "rule": None, "field": None}
        await send(
            {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
        )
        await send({"type": "http.response.body", "body": json.dumps(problem).encode()})
