"""Settings: from flags of `quire serve`, else from the environment (QUIRE_…), else what suits a table at home."""

from __future__ import annotations

import os
from math import inf
from pathlib import Path
from typing import Annotated, Literal

from platformdirs import user_data_path
from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from quirebox.server.bots.allowed import check_bot
from quirebox.server.errors import Refused

LEAST = 128  # megabytes for a thinker


def home_database() -> str:
    """A SQLite file in the folder where this person's programs keep their data."""
    return f"sqlite:///{user_data_path('quire', appauthor=False) / 'tables.db'}"


class Settings(BaseSettings):
    """How a server runs.  Every field is an environment variable QUIRE_<NAME> and a flag of `quire serve`."""

    model_config = SettingsConfigDict(env_prefix="QUIRE_", extra="ignore")

    host: str = Field("127.0.0.1", description="Address to listen on; 0.0.0.0 lets others on the network in.")
    port: Annotated[int, Field(ge=0, le=65535)] = Field(8470, description="Port to listen on; 0 takes a free one.")
    database: str = Field(
        default_factory=home_database,
        description="SQLAlchemy address, e.g. sqlite:////srv/quire.db or postgresql+psycopg://…",
    )
    redis: str = Field(
        "",
        description="Redis address (redis://…) over which several processes tell each other of changes; empty: one "
        "process.",
    )
    origins: str = Field(
        "", description="Further origins whose pages may connect, with commas; the server's own always may."
    )
    trusted_proxies: str = Field(
        "127.0.0.1", description="Addresses of reverse proxies whose X-Forwarded-… headers count, with commas."
    )
    log_level: str = Field("info", description="debug, info, warning or error.")
    hosts: str = Field(
        "", description="Names under which the server may be called (the Host header), with commas; empty: any."
    )
    metrics: Literal["off", "local", "all"] = Field(
        "local", description="Who may read /metrics: nobody (off), this computer itself (local), or all."
    )
    seed: str = Field(
        "",
        description="For tests and demonstrations: every table is dealt alike, from this text, and no secret is "
        "safe; empty: each by luck.",
    )
    editions: str = Field(
        "",
        description="Folder whose folders are editions of your own, offered at new tables by their names beside those "
        "that came with Quire; read when the server starts.",
    )
    rules: str = Field(
        "",
        description="Folder with other pages about the games, named like docs/rules/scientia.md; empty: those that "
        "came with Quire.",
    )

    thinkers: Annotated[int, Field(ge=1, le=64)] = Field(
        max(2, (os.cpu_count() or 2) - 1),
        description="Processes in which bots think; of two or more, all but one think for the same visitor.",
    )
    thinker_megabytes: Annotated[int, Field(ge=0)] = Field(
        1024, description="Memory of each of them; a bot that wants more is stopped; 0: no limit."
    )
    thinker_helpers: bool = Field(
        False,
        description="Bots that you have installed may start processes and threads of their own, which end with "
        "them; ours need none.",
    )
    bot_seconds: Annotated[float, Field(gt=0, le=600)] = Field(
        5.0, description="A bot thinks no longer; for one that does not answer then, another moves."
    )
    bot_pause: Annotated[float, Field(ge=0, le=60)] = Field(
        0.25, description="Seconds before a bot moves, so that people can follow."
    )
    stand_in: str = Field("greedy", description="The bot that plays for people who are away.")
    hint: str = Field("search:0.5s", description="The bot that gives hints.")

    reviewers: Annotated[int, Field(ge=0, le=64)] = Field(
        1, description="Processes that review finished games when nothing else wants the processor; 0: none."
    )
    review_nice: Annotated[int, Field(ge=0, le=19)] = Field(
        19, description="How far they stand back behind everything else on the computer; 19: as far as can be."
    )
    review_depth: Literal["quick", "standard", "deep"] = Field(
        "standard", description="How many futures a review tries."
    )
    review_days: Annotated[float, Field(ge=0)] = Field(
        1.0, description="Games that ended so lately are reviewed by themselves, others when somebody asks for it."
    )

    idle_minutes: Annotated[float, Field(gt=0)] = Field(
        10.0, description="After this time a table nobody looks at leaves the memory."
    )
    keep_finished_days: Annotated[float, Field(ge=0)] = Field(
        365.0, description="After this time finished tables are deleted; 0: never."
    )
    keep_unstarted_days: Annotated[float, Field(ge=0)] = Field(
        30.0, description="After this time tables that were never started are deleted; 0: never."
    )
    keep_running_days: Annotated[float, Field(ge=0)] = Field(
        365.0, description="Running or paused tables at which nothing has happened for so long are deleted; 0: never."
    )
    disk_megabytes: Annotated[int, Field(ge=0)] = Field(
        500, description="With less room on the disk of a SQLite file the log warns, and no new tables are opened."
    )

    frame_bytes: Annotated[int, Field(ge=1024)] = Field(
        16_384, description="The largest WebSocket message taken from a client."
    )
    body_bytes: Annotated[int, Field(ge=1024)] = Field(
        65_536, description="The largest HTTP request taken from a client."
    )
    messages_per_second: Annotated[float, Field(gt=0)] = Field(
        20.0, description="Of one socket; bursts of three seconds' worth are fine."
    )
    messages_per_address: Annotated[float, Field(gt=0)] = Field(
        500.0, description="A second, of all sockets of one address together."
    )
    looks_per_second: Annotated[float, Field(gt=0)] = Field(
        50.0, description="Previews, points, logs and positions of the past, asked from one address."
    )
    queue_bytes: Annotated[int, Field(ge=65_536)] = Field(
        4_194_304, description="What waits in memory for one socket that reads slowly, before it is closed."
    )
    patience_seconds: Annotated[float, Field(gt=0)] = Field(
        20.0,
        description="A connection that does not send the rest of a request, or does not read its answers, for "
        "this long is ended.",
    )
    connections: Annotated[int, Field(ge=0)] = Field(
        0, description="Open at the same time, sockets included; 0: as many files as the system allows, less 200."
    )
    connections_per_address: Annotated[int, Field(ge=1)] = Field(
        1024, description="Of one address, sockets included; --trusted-proxies may have any number."
    )
    sockets_per_address: Annotated[int, Field(ge=1)] = Field(
        256, description="Open at the same time from one address: a whole class may share one."
    )
    opened_per_minute: Annotated[float, Field(gt=0)] = Field(
        120.0, description="Tables opened from one address; each table of a class counts."
    )
    joins_per_minute: Annotated[float, Field(gt=0)] = Field(120.0, description="Join codes tried from one address.")
    requests_per_second: Annotated[float, Field(gt=0)] = Field(
        50.0, description="HTTP requests from one address; bursts of ten seconds' worth are fine."
    )
    chat_per_minute: Annotated[float, Field(gt=0)] = Field(20.0, description="Things one member may say.")

    @field_validator("stand_in", "hint")
    @classmethod
    def a_bot(cls, name: str) -> str:
        """A bot that visitors could ask for, too; it thinks no longer than any other."""
        try:
            return check_bot(name, inf)
        except Refused as e:
            raise ValueError(e.message) from None

    @field_validator("metrics", mode="before")
    @classmethod
    def as_before(cls, value: object) -> object:
        """What was said to earlier versions."""
        return {"true": "all", "false": "off", "1": "all", "0": "off"}.get(str(value).lower(), value)

    @field_validator("thinker_megabytes")
    @classmethod
    def enough(cls, megabytes: int) -> int:
        """Memory in which a thinker can at least begin."""
        if 0 < megabytes < LEAST:
            raise ValueError(f"a thinker needs at least {LEAST}; 0 sets no limit")
        return megabytes

    def rule_folders(self) -> list[Path]:
        """Where the pages about the games may be."""
        package = Path(__file__).parent
        own = [Path(self.rules)] if self.rules else []
        return [*own, package.parents[2] / "docs" / "rules", package / "rules"]  # of a checkout, or as installed
