"""HTTP: the built client."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import Annotated

import segno
from fastapi import FastAPI, Query, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException

from quirebox.server.settings import Settings
from quirebox.server.welcome import abroad, is_home
from quirebox.server.wire.bodies import Reach

STATIC = Path(__file__).parents[1] / "static"
NAME = re.compile(r"[A-Za-z0-9_./-]{1,200}")  # of a file; nothing else is looked for
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Quire</title>
<style>body{font:1.1rem/1.6 Georgia,serif;max-width:36rem;margin:4rem auto;padding:0 1rem}
code{background:#eee;padding:.1em .3em}</style>
<h1>Quire</h1><p>The server runs, but the browser's part has not been built.
In a checkout, <code>make play</code> builds it (Node.js is needed once).</p>
<p>Everything else works: the <a href="/api/games">games</a>, the protocol for programs
(<code>docs/guides/protocol.md</code>), and <code>quire play</code> in a terminal.</p></html>
"""


def asset(path: str) -> Path | None:
    """The file of the built client that is asked for."""
    if not NAME.fullmatch(path):
        return None
    found = (STATIC / path).resolve()
    return found if found.is_file() and found.is_relative_to(STATIC.resolve()) else None


def add_client(app: FastAPI, settings: Settings) -> None:
    """The built client: its files, its one page for every other address, and what to tell others who want to open
    it."""

    @app.get("/api/reach", tags=["library"])
    async def reach(request: Request) -> Reach:
        """Where others on the network find this server; told on its own computer only."""
        here = request.client is not None and is_home(request.client.host) and is_home(request.url.hostname or "")
        return {"addresses": abroad(settings.host, settings.port) if here else None}

    @app.get("/api/qr", tags=["library"], response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
    def qr(text: Annotated[str, Query(min_length=1, max_length=300)]) -> Response:
        """A text as a QR code, to be scanned from a screen: the address of a table or a class."""
        drawn = BytesIO()
        segno.make(text, error="m", micro=False).save(drawn, kind="svg", scale=8, border=3, light="#ffffff")
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith(("api/", "ws")) or path == "api":
            raise HTTPException(404, f"there is nothing at /{path}")
        if (found := asset(path)) is not None:
            return FileResponse(found)
        index = STATIC / "index.html"
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404, f"there is nothing at /{path}")
        return FileResponse(index) if index.is_file() else HTMLResponse(NOT_BUILT)
