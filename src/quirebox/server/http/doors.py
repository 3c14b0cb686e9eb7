"""Connections, below HTTP: how many there may be, how long a request may take to come, and how they end.

A client that is turned away is told why, in JSON like every other answer.
"""

from __future__ import annotations

import asyncio
import json
from math import inf
from typing import Any

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from quirebox.server.errors import Refused
from quirebox.server.limits import ANSWER_SECONDS, HEAD_BYTES, HEADERS, PIECES, Connections, Waits, oversized


def refusal(status: str, error: Refused) -> bytes:
    """A whole answer that refuses a connection."""
    body = json.dumps({"code": error.code, "message": error.message, "rule": None, "field": None}).encode()
    head = f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close"
    return head.encode() + b"\r\n\r\n" + body


def too_large(what: str = "") -> Refused:
    """What is said of a head that is too large."""
    return Refused("malformed", f"{what}the head of a request has at most {HEAD_BYTES} bytes and {HEADERS} lines")


class Web(H11Protocol):
    """A connection that speaks HTTP."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.doors: Connections = given["app_state"]["connections"]
        self.waits = Waits()
        self.turned_away = False
        self.begun = False  # browsers open connections in advance: that nothing comes is no news

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.waits.by(self.doors.patience)
        refused = self.doors.enter(self, self.client[0] if self.client else "?")
        if refused:
            self.turn_away("429 Too Many Requests", refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.turned_away:
            return
        self.begun = True
        if not self.busy() and self.waits.until == inf:
            self.waits.by(self.doors.patience)  # the next request begins
        super().data_received(data)
        if self.busy():
            self.waits.by(inf)

    def busy(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def handle_websocket_upgrade(self, event: Request) -> None:
        if oversized([*self.headers, (b"", event.target)]):
            self.turn_away("431 Request Header Fields Too Large", too_large())
        else:
            super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What cannot be read as HTTP is answered like every other mistake, unless an answer is under way."""
        if self.busy() and self.cycle.response_started:
            self.transport.abort()
        else:
            self.turn_away("400 Bad Request", too_large("found no HTTP request, or a head that is too large: "))

    def turn_away(self, status: str, why: Refused) -> None:
        """Say why, and hang up when that has been heard."""
        self.turned_away = True
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(refusal(status, why))
        self.transport.write_eof()
        self.waits.by(ANSWER_SECONDS)

    def late(self) -> None:
        """The time is over for which it was waited."""
        if self.turned_away or self.transport.is_closing():
            self.transport.abort()
            return
        if self.begun:
            self.doors.note("patience_seconds", self.transport)
        if self.flow.write_paused:
            self.transport.abort()
        else:
            seconds = f"{self.doors.patience:g} seconds"
            self.turn_away("408 Request Timeout", Refused("malformed", f"no request has come within {seconds}"))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.waits.by(self.doors.patience)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.waits.by(inf)


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.doors: Connections = given["app_state"]["connections"]
        self.waits = Waits()
        self.pings = self.doors.of_pings()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.doors.hand_over(transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            why = f"found no request for a WebSocket: {self.conn.handshake_exc}"
            self.transport.write(refusal("400 Bad Request", Refused("malformed", why)))
            self.transport.close()

    def late(self) -> None:
        """It does not read what it is sent, or does not go."""
        self.doors.note("patience_seconds", self.transport)
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.waits.by(self.doors.patience)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.waits.by(inf)

    def handle_ping(self) -> None:
        if self.pings.take():
            super().handle_ping()
        else:
            self.doors.note("pings", self.transport)
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < PIECES:
            super().handle_cont(event)
        else:
            self.doors.note("pieces of a message", self.transport)
            self.transport.abort()
