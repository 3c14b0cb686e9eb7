"""A server says where it is: to the person who started it, and to the page on its own computer."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import ifaddr
import pytest

from quirebox.server import welcome
from quirebox.server.run import in_both_forms

from .serving import Server, answers, environment, fetch_json, free_port, wait_for


class Adapter:
    """A network card."""

    def __init__(self, *addresses: str | tuple[str, int, int]) -> None:
        self.ips = [ifaddr.IP(address, 24, "eth0") for address in addresses]


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A laptop in two networks, on the way out by the second."""
    found = [
        Adapter("127.0.0.1", ("::1", 0, 0)),
        Adapter("169.254.3.4"),
        Adapter("172.17.0.1"),
        Adapter("198.51.100.7", ("2001:db8::7", 0, 0), ("fe80::7", 0, 2)),
        Adapter("198.51.100.7"),
    ]
    monkeypatch.setattr(welcome.ifaddr, "get_adapters", lambda: found)
    monkeypatch.setattr(welcome, "on_the_way_out", lambda: "198.51.100.7")


@pytest.mark.usefixtures("cards")
@pytest.mark.parametrize(
    ("host", "others"),
    [
        ("127.0.0.1", []),
        ("::1", []),
        ("localhost", []),
        ("198.51.100.9", ["http://198.51.100.9:8470"]),
        ("quire.example", ["http://quire.example:8470"]),
        ("2001:db8::9", ["http://[2001:db8::9]:8470"]),
        ("0.0.0.0", ["http://198.51.100.7:8470", "http://172.17.0.1:8470", "http://169.254.3.4:8470"]),
        (
            "::",
            [
                "http://198.51.100.7:8470",
                "http://172.17.0.1:8470",
                "http://169.254.3.4:8470",
                "http://[2001:db8::7]:8470",
            ],
        ),
    ],
)
def test_others_are_told_what_they_can_type_and_the_likeliest_first(host: str, others: list[str]) -> None:
    assert welcome.abroad(host, 8470) == others
    said = welcome.greeting(host, 8470, None).splitlines()
    assert said[0].startswith(
        f"Quire is at http://{'localhost' if host in ('0.0.0.0', '::') else f'[{host}]' if ':' in host else host}:8470 "
    )
    assert said[1:] == ([f"Others on your network open {' or '.join(others)}"] if others else [])


def test_a_computer_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(welcome.ifaddr, "get_adapters", lambda: [Adapter("127.0.0.1")])
    assert "on no network now" in welcome.greeting("0.0.0.0", 8470, None)


@pytest.mark.parametrize(("host", "bound"), [("0.0.0.0", "0.0.0.0"), ("0", "0.0.0.0"), ("::", "::")])
def test_addresses_are_told_on_the_computer_itself_only(tmp_path: Path, host: str, bound: str) -> None:
    server = Server(tmp_path, QUIRE_HOST=host).start()
    try:
        assert fetch_json(server.address, "/api/reach") == {"addresses": welcome.abroad(bound, server.port)}
        for header in ({"X-Forwarded-For": "198.51.100.1"}, {"Host": "quire.example"}):
            assert fetch_json(server.address, "/api/reach", header) == {"addresses": None}
    finally:
        server.close()


def test_a_trusted_proxy_is_known_in_both_forms_of_its_address() -> None:
    assert in_both_forms("127.0.0.1, 10.0.0.0/8,::1") == "127.0.0.1,10.0.0.0/8,::1,::ffff:127.0.0.1,::ffff:10.0.0.0/104"
    assert in_both_forms("*") == "*"


def test_a_server_for_its_own_computer_says_so(server: Server) -> None:
    assert fetch_json(server.address, "/api/reach") == {"addresses": []}


def test_a_server_starts_though_nobody_reads_what_it_says(tmp_path: Path) -> None:
    port = free_port()
    command = f"exec {sys.executable} -m quirebox serve --host 0.0.0.0 --port {port} --database sqlite:///{tmp_path}/tables.db"
    for lost in (">&-", ">/dev/full"):
        with subprocess.Popen(
            ["sh", "-c", f"{command} {lost}"], env=environment(), stderr=subprocess.DEVNULL
        ) as process:
            try:
                wait_for(lambda: answers(port))
                assert process.poll() is None
            finally:
                process.terminate()


@pytest.mark.parametrize(("encoding", "drawn"), [("utf-8", True), ("ascii", False)])
def test_a_code_is_drawn_where_it_can_be_written(tmp_path: Path, encoding: str, drawn: bool) -> None:
    if not welcome.abroad("0.0.0.0", 1):
        pytest.skip("this computer is on no network")
    command = [
        sys.executable,
        "-m",
        "quirebox",
        "serve",
        "--host",
        "0.0.0.0",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path}/tables.db",
    ]
    with subprocess.Popen(
        command, env=environment(PYTHONIOENCODING=encoding), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdout
        said = process.stdout.readline() + process.stdout.readline()
        time.sleep(0.3)
        process.terminate()
        rest = process.stdout.read().decode(encoding)
    assert b"Others on your network open http://" in said
    assert (rest.count("█") > 100) == drawn and "?" not in rest
