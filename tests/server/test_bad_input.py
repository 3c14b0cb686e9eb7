"""Bad input gets a specific error, changes nothing, and costs the others nothing."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.error
import urllib.request

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.websockets import WebSocketState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quirebox.server.client import Api, RequestRefused, Visitor
from quirebox.server.errors import Refused
from quirebox.server.service import Service
from quirebox.server.settings import Settings
from quirebox.server.socket.connection import Connection, Guest
from quirebox.server.socket.protocol import read
from quirebox.server.wire.requests import REQUEST

from .people import opened, run, table, whose
from .serving import SOAK, Server

FRAMES = [
    ("not json", "malformed", None),
    ("", "malformed", None),
    ("[]", "malformed", None),
    ("17", "malformed", None),
    ('"play"', "malformed", None),
    ("{}", "invalid", "do"),
    ('{"do": "dance", "id": "1"}', "invalid", "do"),
    ('{"do": "play"}', "invalid", "id"),
    ('{"do": "play", "id": "1", "ply": -1, "action": "x"}', "invalid", "ply"),
    ('{"do": "play", "id": "1", "ply": 0, "action": 7}', "invalid", "action"),
    ('{"do": "play", "id": "1", "ply": 0, "action": "x", "extra": 1}', "invalid", "extra"),
    ('{"do": "play", "id": "../1", "ply": 0, "action": "x"}', "invalid", "id"),
    ('{"do": "play", "id": "1", "ply": 1e400, "action": "x"}', "invalid", "ply"),
    ('{"do": "hello", "id": "1", "table": "x"}', "hello_twice", None),
    ('{"do": "say", "id": "1", "text": "\\u0000"}', "invalid", "text"),
    ("[" * 5000, "malformed", None),
    ('{"do": "look", "id": "1", "ply": 99}', "invalid", "ply"),
    ('{"do": "play", "id": "1", "ply": 0, "action": "dance"}', "unknown_action", None),
    ('{"do": "remove", "id": "1", "member": 99}', "no_such", "member"),
    ('{"do": "vote", "id": "1", "vote": 4, "yes": true}', "stale", None),
]


async def next_error(socket: object) -> dict[str, object]:
    while True:
        message: dict[str, object] = json.loads(await asyncio.wait_for(socket.recv(), 10))  # type: ignore[attr-defined]
        if message["type"] == "error":
            return message


def test_every_bad_frame_gets_its_own_error_and_changes_nothing(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            who = whose(people)
            assert who.position
            before = who.position
            async with connect(server.address.replace("http", "ws") + "/ws") as socket:
                await socket.send('{"do": "play", "id": "1", "ply": 0, "action": "pass"}')
                assert (await next_error(socket))["code"] == "hello_first"
                await socket.send(
                    json.dumps({"do": "hello", "id": "h", "table": who.table["id"], "token": who.hello["token"]})
                )
                for frame, code, field in FRAMES:
                    await socket.send(frame)
                    answer = await next_error(socket)
                    assert (answer["code"], answer["field"]) == (code, field), (frame[:80], answer)
                    assert answer["message"]
                await socket.send(b"\x00\x01")
                assert (await next_error(socket))["code"] == "malformed"
            async with Visitor(server.address, who.table["id"], who.hello["token"]) as again:
                assert again.position
                for what in ("ply", "view", "options"):
                    assert again.position[what] == before[what]

    run(scene())


def test_an_illegal_action_is_refused_with_its_rule(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address) as people:
            who = whose(people)
            assert who.position and who.position["refused"]
            choice = who.position["refused"][0]
            with pytest.raises(RequestRefused) as caught:
                await who.play(choice["text"])
            sentences = {rule["rule"]: rule["sentence"] for rule in who.position["rules"]}
            answer = caught.value.answer
            assert answer["rule"] == choice["rule"] and sentences[choice["rule"]] in answer["message"]
            other = next(person for person in people if person is not who)
            with pytest.raises(RequestRefused, match="not_you"):
                await other.ask("play", ply=0, action="pass")

    run(scene())


def test_other_peoples_tokens_open_nothing(server: Server) -> None:
    async def scene() -> None:
        mine, other = await opened(server.address), await opened(server.address)
        for token in (other["token"], "x" * 32, mine["token"][:-1]):
            with pytest.raises(RequestRefused, match="forbidden"):
                await Visitor(server.address, mine["table"], token).reconnect()
        with pytest.raises(RequestRefused, match="no_such"):
            await Visitor(server.address, "nosuchtable", mine["token"]).reconnect()

    run(scene())


def test_pages_from_elsewhere_may_not_connect(server: Server) -> None:
    async def scene() -> None:
        address = server.address.replace("http", "ws") + "/ws"
        for origin in ("https://evil.example", "null", server.address + ".evil.example"):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address, origin=origin).__aenter__()  # type: ignore[arg-type]
            assert caught.value.response.status_code == 403
        async with connect(address, origin=server.address):  # type: ignore[arg-type]
            pass
        request = urllib.request.Request(
            server.address + "/api/join", b"{}", {"Origin": "https://evil.example", "Content-Type": "application/json"}
        )
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=10)
        with refused.value as answer:
            assert answer.status == 403

    run(scene())


def test_huge_frames_and_bodies_are_refused(server: Server) -> None:
    async def scene() -> None:
        async with connect(server.address.replace("http", "ws") + "/ws") as socket:
            await socket.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
            assert caught.value.rcvd and caught.value.rcvd.code == 1009
        with pytest.raises(RequestRefused, match="larger than"):
            await Api(server.address).post("/api/join", {"code": "x" * 70_000})

    run(scene())


@pytest.mark.alone
def test_a_flood_is_slowed_and_cut_off_while_others_play_on(own_server: Server) -> None:
    own_server.settings["QUIRE_MESSAGES_PER_SECOND"] = "20"
    own_server.start()

    async def scene() -> None:
        async with table(own_server.address) as people:
            async with connect(own_server.address.replace("http", "ws") + "/ws") as socket:
                codes: set[object] = set()
                with pytest.raises(ConnectionClosed) as caught:
                    for n in range(3000):
                        await socket.send(json.dumps({"do": "ping", "id": str(n)}))
                    while True:
                        codes.add(json.loads(await socket.recv()).get("code"))
                assert caught.value.rcvd and caught.value.rcvd.code == 1008
            await asyncio.wait_for(whose(people).play("place field"), 10)

    run(scene())


def test_a_socket_that_does_not_say_hello_is_closed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        """A socket on which nobody speaks."""

        application_state = client_state = WebSocketState.DISCONNECTED

        def __init__(self) -> None:
            self.sent: list[object] = []

        async def receive(self) -> None:
            await asyncio.Event().wait()

        async def send_text(self, text: str) -> None:
            self.sent.append(json.loads(text)["message"])

        async def close(self, code: int, reason: str) -> None:
            self.sent.append(code)

    async def scene() -> None:
        silent = Silent()
        service = Service(Settings(database=server.database))
        await Connection(silent, Guest(service)).run()  # type: ignore[arg-type]
        assert silent.sent == ["say hello within 0.01 seconds", 1008]
        service.store.close()

    monkeypatch.setattr("quirebox.server.socket.connection.HELLO_SECONDS", 0.01)
    run(scene())


def test_limits_of_an_address(own_server: Server) -> None:
    own_server.settings |= {
        "QUIRE_OPENED_PER_MINUTE": "3",
        "QUIRE_JOINS_PER_MINUTE": "4",
        "QUIRE_SOCKETS_PER_ADDRESS": "2",
    }
    own_server.start()

    async def scene() -> None:
        api = Api(own_server.address)
        first = await opened(own_server.address)
        await opened(own_server.address)
        await opened(own_server.address)
        with pytest.raises(RequestRefused, match="too_many"):
            await opened(own_server.address)
        for _ in range(4):
            with pytest.raises(RequestRefused, match="no_such"):
                await api.post("/api/join", {"code": "ABCDEF", "name": "Eve"})
        with pytest.raises(RequestRefused, match="too_many"):
            await api.post("/api/join", {"code": first["code"], "name": "Eve"})
        address = own_server.address.replace("http", "ws") + "/ws"
        async with connect(address), connect(address):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address).__aenter__()
            assert caught.value.response.status_code == 429
        async with asyncio.timeout(10):  # once the server has noticed that they are gone
            while not await lets_in(address):
                await asyncio.sleep(0.05)

    run(scene())


def test_a_class_counts_as_many_tables_as_it_has(own_server: Server) -> None:
    own_server.settings["QUIRE_OPENED_PER_MINUTE"] = "10"
    own_server.start()

    async def scene() -> None:
        api = Api(own_server.address)
        new = {"title": "7b", "tables": 8, "table": {"game": "mill", "players": 2}}
        await api.post("/api/classes", new)
        with pytest.raises(RequestRefused, match="too_many"):
            await api.post("/api/classes", new)
        await opened(own_server.address)

    run(scene())
    assert [line["limit"] for line in own_server.lines() if "limit" in line] == ["opened_per_minute"]


async def lets_in(address: str) -> bool:
    try:
        async with connect(address):
            return True
    except InvalidStatus:
        return False


@given(
    st.one_of(
        st.text(),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
            lambda inner: (
                st.lists(inner)
                | st.dictionaries(
                    st.sampled_from(["do", "id", "ply", "action", "to", "seat", "yes", "text", "table", "token"])
                    | st.text(),
                    inner,
                )
            ),
        ).map(json.dumps),
    )
)
@settings(max_examples=3000 if SOAK else 300, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_read_is_a_request_or_refused(text: str) -> None:
    try:
        assert REQUEST.validate_json(text)
    except ValueError:
        with pytest.raises(Refused) as caught:
            read(text)
        assert caught.value.code in ("malformed", "invalid") and caught.value.message


def test_a_fuzzer_on_the_socket_breaks_nothing(server: Server) -> None:
    """Requests of the right form with odd values, and those with a bit changed, at a table where others play on."""

    async def scene() -> None:
        rng = random.Random(5)
        names = list(REQUEST.json_schema()["discriminator"]["mapping"])
        async with table(server.address) as people:
            id = people[0].table["id"]
            async with connect(server.address.replace("http", "ws") + "/ws", max_size=10_000_000) as socket:
                await socket.send(json.dumps({"do": "hello", "id": "h", "table": id}))
                for n in range(6000 if SOAK else 600):
                    await socket.send(odd(rng, names, n))
                await socket.send('{"do": "ping", "id": "end"}')
                answered = 0
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 20))
                    if message["type"] == "pong" and message["id"] == "end":
                        break
                    answered += message["type"] == "error"
                    assert message.get("code") != "fault", message
                assert answered > 300
            assert people[0].position and people[0].position["ply"] == 0
            await whose(people).play("place field")

    run(scene())


def odd(rng: random.Random, names: list[str], n: int) -> str:
    """A request that is nearly right."""
    values = [
        0,
        1,
        -1,
        2**70,
        0.5,
        "",
        "pass",
        "place field",
        "x" * 300,
        None,
        True,
        [],
        {},
        "\u202e",
        "'; DROP TABLE moves; --",
        "0",
    ]
    fields = [
        "ply",
        "to",
        "action",
        "seat",
        "with_seat",
        "bot",
        "yes",
        "vote",
        "member",
        "text",
        "name",
        "since",
        "eyes",
        "line",
        "table",
        "token",
        "class_id",
    ]
    do = rng.choice([name for name in names if name not in ("ping",)])
    text = json.dumps(
        {"do": do, "id": f"f{n}", **{name: rng.choice(values) for name in rng.sample(fields, rng.randrange(5))}}
    )
    if rng.random() < 0.3:
        at = rng.randrange(len(text))
        text = text[:at] + chr(rng.randrange(32, 0x2FFF)) + text[at + 1 :]
    return text


def test_the_description_of_the_api_is_true(server: Server) -> None:
    """Schemathesis asks everything that the OpenAPI description allows, and more."""
    schema = schemathesis.openapi.from_url(server.address + "/api/openapi.json")
    asked = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(max_examples=150 if SOAK else 12, suppress_health_check=list(HealthCheck))
        def probe(case: schemathesis.Case) -> None:
            nonlocal asked
            asked += 1
            case.call_and_validate(
                excluded_checks=[positive_data_acceptance]
            )  # JSON Schema takes 8.0 for an integer; we do not

        probe()
    assert asked > 100
