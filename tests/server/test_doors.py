"""Connections from strangers: slow, half open, many, and what is no HTTP.  Each has an answer with a reason, and a line
in the log; nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from sys import getsizeof
from time import monotonic

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from quirebox.server.client import Api, Late, Lost, Visitor
from quirebox.server.limits import trusted
from quirebox.server.socket.connection import Outbox

from .people import opened, play_on, run, table, until
from .serving import Server, fetch_json, wait_for

STRANGER = "127.0.0.2"  # an address of this machine that is no trusted proxy


def call(server: Server, since: str = "127.0.0.1") -> socket.socket:
    """A raw connection."""
    found = socket.create_connection(("127.0.0.1", server.port), 10, (since, 0))
    found.settimeout(15)
    return found


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def answer(line: socket.socket) -> tuple[int, str]:
    """Status and reason of an answer, after which the other side hangs up."""
    head, _, body = heard(line).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["message"]


def limits_in_the_log(server: Server) -> list[tuple[str, str]]:
    return [(line["limit"], line["visitor"]) for line in server.lines() if line["what"] == "a limit was reached"]


@pytest.fixture
def strict(own_server: Server) -> Iterator[Server]:
    """A server with little patience."""
    own_server.settings |= {"QUIRE_PATIENCE_SECONDS": "1.5", "QUIRE_CONNECTIONS_PER_ADDRESS": "5"}
    yield own_server.start()
    own_server.close()
    assert not own_server.faults()


def test_a_request_that_does_not_come_is_not_waited_for(strict: Server) -> None:
    silent, slow = call(strict), call(strict)
    start = monotonic()
    slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
    for n in range(8):  # a header now and then, forever
        with contextlib.suppress(ConnectionError):
            slow.sendall(f"X-{n}: y\r\n".encode())
        fetch_json(strict.address, "/api/games")
        if monotonic() - start > 2:
            break
    for line in (silent, slow):
        assert answer(line) == (408, "no request has come within 1.5 seconds")
        line.close()
    assert monotonic() - start < 10
    assert limits_in_the_log(strict) == [("patience_seconds", "127.0.0.1")]  # the silent one is no news


def test_the_second_request_of_a_connection_is_not_waited_for_either(strict: Server) -> None:
    line = call(strict)
    line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    found = b""
    while not found.endswith(b"ok\n"):
        found += line.recv(65_536)
    line.sendall(b"GET /health HTTP/1.1\r\n")
    assert answer(line)[0] == 408
    line.close()


def test_a_body_that_does_not_come_is_not_waited_for(strict: Server) -> None:
    line = call(strict)
    line.sendall(b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n{")
    assert answer(line) == (408, "the rest of the request has not come within 1.5 seconds")
    line.close()


def test_a_body_without_end_is_refused(strict: Server) -> None:
    line = call(strict)
    part = b"ffff\r\n" + b"x" * 0xFFFF + b"\r\n"
    line.sendall(
        b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        + 2 * part
    )
    assert line.recv(1000).startswith(b"HTTP/1.1 413")
    line.close()


def test_a_client_that_does_not_read_is_cut_off(strict: Server) -> None:
    line = call(strict)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with contextlib.suppress(OSError):
        line.setblocking(False)
        for _ in range(3000):
            line.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
    wait_for(lambda: strict.figure("quire_connections") <= 1, 15)  # that of this question
    line.close()


def test_a_connection_of_nobody_ends(strict: Server) -> None:
    """A socket that was opened and is not read, though the other side still lives."""
    line = call(strict)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert line.recv(1000).startswith(b"HTTP/1.1 101")
    pings = b"".join(b"\x89\xfd\x00\x00\x00\x00" + bytes(125) for _ in range(2000))
    with contextlib.suppress(ConnectionError):
        line.sendall(pings)
    wait_for(lambda: strict.figure("quire_connections") <= 1, 15)
    assert ("pings", "127.0.0.1") in limits_in_the_log(strict)
    line.close()


def test_a_message_in_thousands_of_pieces_is_not_put_together(strict: Server) -> None:
    line = call(strict)
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert line.recv(1000).startswith(b"HTTP/1.1 101")
    with contextlib.suppress(ConnectionError):
        line.sendall(b"\x01\x80\x00\x00\x00\x00" + 200 * b"\x00\x80\x00\x00\x00\x00")
    heard(line)
    assert ("pieces of a message", "127.0.0.1") in limits_in_the_log(strict)
    line.close()


def test_connections_of_one_address_are_limited_and_others_come_in(strict: Server) -> None:
    lines = [call(strict, STRANGER) for _ in range(5)]
    spare = call(strict, STRANGER)
    assert answer(spare) == (429, "at most 5 connections from one address; close some")
    spare.close()
    assert fetch_json(strict.address, "/api/games")
    assert limits_in_the_log(strict) == [("connections_per_address", STRANGER)]
    for line in lines:
        line.close()
    wait_for(lambda: strict.figure("quire_connections") <= 1)
    line = call(strict, STRANGER)
    line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert heard(line).startswith(b"HTTP/1.1 200")
    line.close()


def test_a_server_that_is_full_says_so(own_server: Server) -> None:
    own_server.settings["QUIRE_CONNECTIONS"] = "3"
    own_server.start()
    lines = [call(own_server) for _ in range(3)]
    spare = call(own_server)
    assert answer(spare) == (429, "there are 3 connections to this server already; try again later")
    for line in (*lines, spare):
        line.close()


def test_our_own_proxies_may_have_any_number_of_connections() -> None:
    ours = trusted("127.0.0.1, ::1, 10.0.0.0/8, a name")
    assert all(map(ours, ("127.0.0.1", "::ffff:127.0.0.1", "::1", "10.9.8.7")))
    assert not any(map(ours, ("127.0.0.2", "::2", "11.0.0.1", "a name", "?")))
    assert trusted("*")("192.0.2.1")


def test_as_many_files_as_the_system_grants(own_server: Server) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        own_server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert own_server.process
    limits = Path(f"/proc/{own_server.process.pid}/limits").read_text()
    found = re.search(r"Max open files\s+(\d+)", limits)
    assert found and int(found[1]) == min(hard, 1 << 20)


# ---- what is no HTTP, and odd requests


KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" + KEY


def get(path: bytes, more: bytes = b"", method: bytes = b"GET") -> bytes:
    return method + b" " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + more + b"\r\n"


def post(path: bytes, body: bytes) -> bytes:
    return get(path, b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body), b"POST") + body


NEW = b'{"game": "mill", "players": 2, %s}'
ODD = [
    *(get(path) for path in (b"/%00", b"/a%00b", b"/assets/%00.js", b"/" + b"a" * 5000, b"/" + b"a/" * 4000, b"/%ff")),
    *(get(path) for path in (b"//etc/passwd", b"/..%2f..%2fetc/passwd", b"/\\..\\", b"*", b"http://x/", b"/%ed%a0%80")),
    *(get(b"/api/games/" + name + b"/rules") for name in (b"%00", b"%ff", b"x" * 3000, b"..%2f.."))
    ,
    *(get(b"/api/games/mill/editions/" + name) for name in (b"%00", b"%ff", b"e" * 3000, b"..%2f..", b"__init__")),
    get(b"/api/records/x/positions/" + b"9" * 5000),
    get(b"/api/records/x/positions/1?eyes=" + b"9" * 5000),
    *(get(b"/", method=method) for method in (b"HEAD", b"PUT", b"TRACE", b"CONNECT", b"OPTIONS", b"x" * 300)),
    *(get(b"/api/tables", method=method) for method in (b"PUT", b"TRACE", b"PROPFIND")),
    get(b"/", b"Origin: http://[\r\n", b"POST"),
    get(b"/ws", UPGRADE + b"Origin: http://[\r\n"),
    get(b"/ws", UPGRADE + b"Content-Length: 5\r\n"),
    get(b"/ws", UPGRADE + b"X: " + b"a" * 9000 + b"\r\n"),
    get(b"/ws?" + b"a" * 9000, UPGRADE),
    get(b"/ws", UPGRADE + b"".join(b"X-%d: y\r\n" % n for n in range(300))),
    get(b"/ws", UPGRADE, b"POST"),
    get(b"/nowhere", UPGRADE),
    get(b"/", b"Upgrade: h2c\r\n"),
    get(b"/", b"X: " + b"a" * 100_000 + b"\r\n"),
    get(b"/", b"".join(b"X-%d: y\r\n" % n for n in range(500))),
    get(b"/", b"Content-Length: " + b"9" * 5000 + b"\r\n"),
    get(b"/", b"Content-Length: \xb2\r\n"),
    get(b"/", b"Range: bytes=" + b"0-0," * 800 + b"1-1\r\n"),
    get(b"/", b"X-Forwarded-For: \x7f,,[,]:::%\r\n"),
    get(b"/", b"X-Forwarded-For: [::1]:99999999999999999999\r\n"),
    get(b"/api/tables/x", b"Authorization: Bearer \xff\r\n"),
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    b"GET /\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    get(b"/api/join", b"Transfer-Encoding: chunked\r\n", b"POST") + b"ZZ\r\n",
    *(post(b"/api/tables", body) for body in (b"", b"null", b"[" * 60_000, b'{"a":' * 10_000, b"\xff", b"\xef\xbb")),
    *(
        post(b"/api/tables", NEW % more)
        for more in (
            rb'"name": "\ud800"',
            rb'"\ud800": 1',
            rb'"name": "\u0000"',
            b'"clock": {"kind": "live", "minutes": NaN}',
            b'"clock": {"kind": "live", "minutes": 1e400}',
            b'"clock": {"kind": "live", "increment": -Infinity}',
            b'"seat": ' + b"9" * 5000,
            rb'"options": {"\u0000": "\udfff"}',
            b'"edition": "' + b"e" * 64 + b'"',
            rb'"bots": {"\ud800": "greedy"}',
            rb'"bots": {"1": "search:\u0661"}',
            b'"bots": {"1": "search:' + b"9" * 50 + b'"}',
            b'"bots": {"1": "search:nans"}',
            b'"bots": {"\xc2\xb2": "greedy"}',
        )
    ),
    post(b"/api/join", rb'{"code": "\ud800", "name": "x"}'),
    post(b"/api/join", '{"code": "ßßßßßß", "name": "x"}'.encode()),
]  # fmt: skip


@pytest.mark.parametrize("request_", ODD, ids=[f"{n}" for n in range(len(ODD))])
def test_whatever_is_asked_has_an_answer_and_is_no_fault(server: Server, request_: bytes) -> None:
    line = call(server)
    with contextlib.suppress(ConnectionError):
        line.sendall(request_)
    found = line.recv(65_536)
    line.close()
    status = re.match(rb"HTTP/1\.1 (\d+) ", found)
    assert status and int(status[1]) < 500, found[:300]
    assert not server.faults()


def test_the_log_is_not_flooded(own_server: Server) -> None:
    own_server.start()
    for _ in range(300):
        line = call(own_server)
        line.sendall(b"nonsense\r\n\r\n")
        assert heard(line).startswith(b"HTTP/1.1 400")
        line.close()
    lines = [line for line in own_server.lines() if "Invalid HTTP" in line["what"]]
    assert 100 < len(lines) < 150


# ---- every request has an answer


@pytest.mark.alone
def test_a_request_too_many_is_answered_by_its_id(own_server: Server) -> None:
    own_server.settings["QUIRE_MESSAGES_PER_SECOND"] = "5"
    own_server.start()

    async def scene() -> None:
        found: dict[object, object] = {}
        async with connect(own_server.address.replace("http", "ws") + "/ws") as line:
            for n in range(100):
                await line.send(json.dumps({"do": "ping", "id": str(n)}))
            for _ in range(100):
                message = json.loads(await asyncio.wait_for(line.recv(), 10))
                found[message["id"]] = message.get("code", "pong")
        assert set(found) == {str(n) for n in range(100)}
        assert set(found.values()) == {"pong", "too_fast"}

    run(scene())


def test_what_waits_for_a_slow_reader_is_counted_in_bytes() -> None:
    text = "x" * 1000
    out = Outbox(3 * getsizeof(text))
    for _ in range(3):
        out.send(text)
    assert not out.closing
    out.send(text)
    assert out.closing and out.queue.qsize() == 2  # why, and the end
    out.send(text)
    assert out.queue.qsize() == 2
    large = Outbox(100)
    large.send(text)  # one is always taken
    assert not large.closing


def test_who_asks_and_does_not_read_is_let_go_before_much_waits(own_server: Server) -> None:
    own_server.settings |= {"QUIRE_QUEUE_BYTES": "65536", "QUIRE_PATIENCE_SECONDS": "5"}
    own_server.start()

    def frame(message: dict[str, object]) -> bytes:
        text = json.dumps(message).encode()
        return bytes((0x81, 0x80 | len(text))) + bytes(4) + text

    async def scene() -> None:
        async with table(own_server.address) as people:
            await play_on(people, 40)
            line = call(own_server, STRANGER)
            line.sendall(get(b"/ws", UPGRADE).replace(b"Connection: close\r\n", b""))
            line.sendall(frame({"do": "hello", "id": "h", "table": people[0].table["id"]}))
            line.setblocking(False)
            with contextlib.suppress(OSError):
                for _ in range(1000):
                    line.send(frame({"do": "log", "id": "l"}))
            await until(lambda: ("queue_bytes", STRANGER) in limits_in_the_log(own_server))
            await people[0].wait(lambda: people[0].table["watching"] == 0)
            line.close()

    run(scene())


def test_a_client_waits_no_longer_than_it_says() -> None:
    async def scene() -> None:
        async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        deaf = await asyncio.start_server(mute, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{deaf.sockets[0].getsockname()[1]}"
        with pytest.raises(Late):
            await Api(address, patience=0.3).get("/api/games")
        deaf.close()
        with pytest.raises(Lost):
            await Api(address, patience=0.3).get("/api/games")

    run(scene())


def test_a_request_without_an_answer_is_late_and_may_be_asked_again(server: Server) -> None:
    async def scene() -> None:
        found = await opened(server.address)
        async with Visitor(server.address, found["table"], found["token"], patience=0.3) as ann:
            assert ann.socket
            send, ann.socket.send = ann.socket.send, lambda _: asyncio.sleep(0)  # type: ignore[method-assign,assignment]
            with pytest.raises(Late):
                await ann.ask("say", "the-same", text="hello")
            ann.socket.send = send  # type: ignore[method-assign]
            assert not (await ann.ask("say", "the-same", text="hello"))["again"]
            assert not ann.answers

    run(scene())


def test_a_closed_socket_says_why(server: Server) -> None:
    async def scene() -> None:
        async with connect(server.address.replace("http", "ws") + "/ws") as line:
            await line.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as caught:
                await line.recv()
            assert caught.value.rcvd and caught.value.rcvd.code == 1009

    run(scene())
