"""The first process of a container: it takes in orphans, as an operating system's does, and lets another one serve."""

from __future__ import annotations

import os
import signal

FIRST = 1


def stand_behind() -> None:
    """If this is the first process, go on in a child; this one passes on signals, waits for whatever has lost its
    parent, and ends as the child does."""
    if os.getpid() != FIRST:
        return
    child = os.fork()
    if child == 0:
        return
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda number, _: os.kill(child, number))
    while True:
        ended, status = os.wait()
        if ended == child:
            os._exit(os.waitstatus_to_exitcode(status) & 0xFF)
