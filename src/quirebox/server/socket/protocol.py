"""What comes over a WebSocket: one JSON object in each frame, read and checked."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from pydantic import ValidationError

from quirebox.server.errors import Refused
from quirebox.server.wire import requests


def own_origin(origin: str | None, host: str | None, others: str) -> bool:
    """Whether a page from there may connect.  Programs other than browsers send no origin."""
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return place == host or origin in [other.strip() for other in others.split(",")]


def known_host(host: str | None, hosts: str) -> bool:
    """Whether the server may be called by that name."""
    names = [name.strip().lower() for name in hosts.split(",") if name.strip()]
    return not names or (urlsplit(f"//{host or ''}").hostname or "") in names


def id_in(text: str) -> str | None:
    """The id of a request that may be of no other use."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else None


def read(text: str) -> requests.Request:
    """A request, or what is wrong with it."""
    try:
        return requests.REQUEST.validate_json(text)
    except ValidationError as e:
        error = e.errors(include_url=False, include_input=False)[0]
        place = [str(part) for part in error["loc"]]
        if error["type"].startswith("union_tag"):
            raise Refused("invalid", f"do: {error['msg']}", field="do") from None
        if not place:
            raise Refused("malformed", f"found no JSON object: {error['msg']}") from None
        field = ".".join(place[1:]) or "do"
        raise Refused("invalid", f"{field}: {error['msg']}", field=field) from None
