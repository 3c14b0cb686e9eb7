"""Every mistake gets a specific answer, as JSON."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from quirebox.core.errors import QuireError
from quirebox.server import metrics
from quirebox.server.errors import STATUS, Conflict, Unsaved, refusal
from quirebox.server.wire.bodies import Problem


def problem(status: int, code: str, message: str, rule: str | None = None, field: str | None = None) -> JSONResponse:
    """An error as JSON."""
    metrics.REFUSED.labels(code).inc()
    body: Problem = {"code": code, "message": message, "rule": rule, "field": field}
    return JSONResponse(body, status)


def add_errors(app: FastAPI) -> None:
    """Every mistake gets a specific answer."""

    @app.exception_handler(QuireError)
    async def refused(_: Request, error: QuireError) -> JSONResponse:
        found = refusal(error)
        return problem(STATUS.get(found.code, 409), found.code, found.message, found.rule, found.field)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"][1:])
        if first["type"] == "json_invalid":
            return problem(400, "malformed", f"found no JSON: {first['ctx']['error']}")
        return problem(422, "invalid", f"{field or 'the request'}: {first['msg']}", field=field or None)

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> JSONResponse:
        answer = problem(error.status_code, "no_such" if error.status_code == 404 else "malformed", str(error.detail))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Unsaved)
    async def unsaved(_: Request, error: Unsaved) -> JSONResponse:
        return problem(503, "unsaved", "the server could not save this; nothing has changed")

    @app.exception_handler(Conflict)
    async def conflict(_: Request, error: Conflict) -> JSONResponse:
        return problem(409, "stale", "somebody else was faster; try again")
