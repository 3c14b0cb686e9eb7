"""HTTP: health and figures, for operators."""

from __future__ import annotations

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from quirebox import __version__
from quirebox.server import metrics
from quirebox.server.chores.heartbeat import Heartbeat
from quirebox.server.live.bus import Bus
from quirebox.server.welcome import is_home


def add_operations(app: FastAPI, heartbeat: Heartbeat, bus: Bus, readers: str) -> None:
    """Health and figures."""

    @app.get("/health", include_in_schema=False)
    async def health() -> PlainTextResponse:
        return PlainTextResponse("ok\n")

    @app.get("/ready", include_in_schema=False)
    async def ready() -> JSONResponse:
        """Whether people can play: whether what they decide can be saved.  Without the others everybody still can."""
        saves = not heartbeat.asleep()
        pulse = (heartbeat.registry.now() - heartbeat.last_beat) / 1000
        problems = [] if saves else [f"nothing could be saved for {pulse:.0f} s: look at the database and its disk"]
        warnings = [] if bus.healthy() else ["Redis cannot be reached: other processes learn of changes a little later"]
        found = {"ready": saves, "pulse": round(pulse, 1), "problems": problems, "warnings": warnings}
        return JSONResponse({**found, "version": __version__}, 200 if saves else 503)

    if readers != "off":

        @app.get("/metrics", include_in_schema=False)
        async def figures(request: Request) -> Response:
            passed_on = any(name in request.headers for name in ("forwarded", "via"))  # by a proxy of another habit
            here = request.client is not None and is_home(request.client.host) and not passed_on
            if readers == "local" and not here:
                raise HTTPException(404, "there is nothing at /metrics")
            return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)
