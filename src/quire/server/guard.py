"""What stands before every request: headers, sizes, rates, origins.  Plain ASGI, so that it costs little."""

from __future__ import annotations

import json
import logging
from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quire.server.service import Service
from quire.server.socket import own_origin
from quire.server.wire import Problem

log = logging.getLogger("quire.http")
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-resource-policy": "same-origin",
}
SECURE = [(b"cross-origin-opener-policy", b"same-origin")]  # over plain http browsers only complain of it
LARGE = "large"


class TooLarge(Exception):
    """The body goes on and on."""


class Guard:
    """Refuses what is too large, too fast or from elsewhere; adds headers; notes what was asked, without queries and secrets."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
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
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.service.settings.body_bytes:
            return 413, "malformed", f"the request is larger than {self.service.settings.body_bytes} bytes"
        if scope["method"] not in ("GET", "HEAD") and not own_origin(
            headers.get("origin"), headers.get("host"), self.service.settings.origins
        ):
            return (
                403,
                "forbidden",
                f"found the origin {headers.get('origin', '')[:100]!r}; requests come from this server's own pages",
            )
        address = scope["client"][0] if scope.get("client") else "?"
        if scope["path"].startswith("/api") and not self.service.asking.take(address):
            return 429, "too_fast", "too many requests from this address; wait a little"
        return None

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        received, started = 0, False

        async def receiving() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.service.settings.body_bytes:
                raise TooLarge
            return message

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receiving, sending)
        except TooLarge:
            if not started:
                await self._refuse(
                    send, 413, "malformed", f"the request is larger than {self.service.settings.body_bytes} bytes"
                )

    async def _refuse(self, send: Send, status: int, code: str, message: str) -> None:
        problem: Problem = {"code": code, "message": message, "rule": None, "field": None}
        await send(
            {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
        )
        await send({"type": "http.response.body", "body": json.dumps(problem).encode()})
