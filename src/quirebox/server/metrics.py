"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

TABLES = Gauge("quire_open_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("quire_sockets", "Open WebSockets", registry=REGISTRY)
CONNECTIONS = Gauge("quire_connections", "Open connections, sockets included", registry=REGISTRY)
DATABASE_BYTES = Gauge("quire_database_bytes", "Size of the database", registry=REGISTRY)
DISK_FREE_BYTES = Gauge("quire_disk_free_bytes", "Room on the disk of a SQLite file", registry=REGISTRY)
MOVES = Counter("quire_moves", "Decisions saved", ["by"], registry=REGISTRY)
REFUSED = Counter("quire_refused", "Requests refused", ["code"], registry=REGISTRY)
LIMITED = Counter("quire_limited", "Limits that were reached, by setting", ["limit"], registry=REGISTRY)
CONFLICTS = Counter("quire_conflicts", "Changes that somebody else forestalled", registry=REGISTRY)
FAULTS = Counter("quire_faults", "Requests that failed through a fault of the server", registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "quire_move_seconds", "From a decision received to the update sent to all", buckets=FAST, registry=REGISTRY
)
OPEN_SECONDS = Histogram("quire_table_open_seconds", "Reading a table into memory", buckets=FAST, registry=REGISTRY)
COMMIT_SECONDS = Histogram("quire_commit_seconds", "One transaction", buckets=FAST, registry=REGISTRY)
COMMIT_JOBS = Histogram(
    "quire_commit_jobs", "Changes in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100), registry=REGISTRY
)
THINK_SECONDS = Histogram(
    "quire_bot_seconds", "Bots thinking, waiting for a process included", buckets=FAST, registry=REGISTRY
)
THINK_WAITING = Gauge("quire_bots_waiting", "Questions that wait for a bot", registry=REGISTRY)
STOPPED = Counter("quire_bots_stopped", "Bots that thought too long and were stopped", registry=REGISTRY)
