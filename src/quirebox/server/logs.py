"""Logs: one JSON object on each line, without secrets."""

from __future__ import annotations

import json
import logging
import sys
from collections import Counter
from datetime import UTC, datetime

from quirebox.server.limits import Buckets

LINES = {False: 3000, True: 120}  # a minute, of news and of warnings
USUAL = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class Lines(logging.Formatter):
    """A record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        found |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


class Calm(logging.Filter):
    """Lets a minute's worth of each kind of line through; the next one of that kind says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms = {level: Buckets(lines / 60, lines) for level, lines in LINES.items()}
        self.left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        kind = f"{record.name} {record.msg}"
        if not self.rooms[record.levelno >= logging.WARNING].take(kind):
            self.left_out[kind] += 1
            return False
        if kind in self.left_out:
            record.left_out = self.left_out.pop(kind)
        return True


def is_news(record: logging.LogRecord) -> bool:
    """Not what the WebSocket library says of every socket that was refused on purpose."""
    return "without completing handshake" not in record.getMessage()


def begin(level: str) -> None:
    """Write logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(is_news)
    handler.addFilter(Calm())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel("WARNING")
