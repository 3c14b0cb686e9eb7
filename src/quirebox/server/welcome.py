"""Where a server can be found: the addresses that people type, and a picture to scan."""

from __future__ import annotations

import io
import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TextIO

import ifaddr
import segno

SOMEWHERE = ("192.0.2.1", 9)  # set aside for examples; nothing is sent there
LIGHT_ON_DARK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"
EVERYWHERE = {"0.0.0.0": 4, "::": 6}  # listening on all addresses of this version of the protocol and below
Address = IPv4Address | IPv6Address


def url(host: str, port: int) -> str:
    """What to type."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def home(host: str, port: int) -> str:
    """What to type on the computer itself, if the server listens there."""
    return url("localhost" if host in EVERYWHERE else host, port)


def is_home(host: str) -> bool:
    """Whether a name or address means the computer itself."""
    try:
        address = ip_address(host)
    except ValueError:
        return host.lower() == "localhost"
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def abroad(host: str, port: int) -> list[str]:
    """What others on the network type, the likeliest first; nothing if the server listens for this computer only."""
    if host in EVERYWHERE:
        return [url(str(address), port) for address in outward(EVERYWHERE[host])]
    return [] if is_home(host) else [url(host, port)]


def outward(version: int) -> list[Address]:
    """The addresses of this computer, up to a version of the protocol."""
    written: list[str] = []
    with suppress(OSError):
        written = [
            ip.ip if isinstance(ip.ip, str) else ip.ip[0] for adapter in ifaddr.get_adapters() for ip in adapter.ips
        ]
    found = [ip_address(text) for text in dict.fromkeys(written)]
    useful = [
        address
        for address in found
        if address.version <= version
        and not address.is_loopback
        and not (address.version == 6 and address.is_link_local)
    ]
    usual = on_the_way_out()
    return sorted(useful, key=lambda address: (address.version, str(address) != usual, address.is_link_local))


def on_the_way_out() -> str:
    """The address with which this computer would speak to others far away."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unsent, suppress(OSError):
        unsent.connect(SOMEWHERE)
        return str(unsent.getsockname()[0])
    return ""


def picture(text: str, out: TextIO | None) -> str:
    """A QR code, light on dark, as far as it can be written there."""
    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    try:
        drawn.getvalue().encode(out.encoding if out else "ascii")
    except UnicodeEncodeError:
        return ""
    return "".join(f"\n{LIGHT_ON_DARK}{line}{AS_BEFORE}" if out and out.isatty() else f"\n{line}" for line in lines)


def greeting(host: str, port: int, out: TextIO | None) -> str:
    """What a server says there once it listens."""
    here = f"Quire is at {home(host, port)} (Ctrl-C stops it; nothing is lost)"
    if others := abroad(host, port):
        return f"{here}\nOthers on your network open {' or '.join(others)}{picture(others[0], out)}"
    return f"{here}\nThis computer is on no network now, so nobody else can connect." if host in EVERYWHERE else here
