"""Where a thinker lives: a group of processes with limits, which ends as a whole.

The keeper is the first process of the group. It forks the thinker and then only waits: when the thinker has ended, or
the server is gone in whatever way, it ends everything in the group, also what a bot has started.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
from contextlib import suppress
from typing import NamedTuple

STDIN = 0


class Limits(NamedTuple):
    """What the operating system allows a thinker."""

    megabytes: int  # of memory; 0: no limit
    helpers: bool  # whether bots may start processes and threads of their own

    def words(self) -> list[str]:
        """As arguments of this program."""
        return [str(self.megabytes), str(int(self.helpers))]


def end_group(*_: object) -> None:
    """End every process of the group, this one too."""
    os.killpg(0, signal.SIGKILL)


def keep() -> None:
    """Fork; the new process returns, this one ends the group, whose first it is, when the time has come."""
    before = {
        number: signal.signal(number, end_group)
        for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    }
    if os.fork() == 0:
        for number, handler in before.items():
            signal.signal(number, handler)
        return
    server = select.poll()
    server.register(STDIN, 0)  # nothing but the end of it is told
    while not server.poll(1000):  # a signal that came just before is heard a second later
        pass
    end_group()


def confine(limits: Limits) -> None:
    """Set limits that no bot can lift again.  Root may start any number of processes all the same."""
    wanted = {resource.RLIMIT_CORE: 0}
    if limits.megabytes:
        wanted[resource.RLIMIT_AS] = limits.megabytes << 20
    if not limits.helpers:
        wanted[resource.RLIMIT_NPROC] = 0
    for what, most in wanted.items():
        with suppress(ValueError, OSError):  # a stricter limit holds already, or the system knows none of that kind
            resource.setrlimit(what, (most, most))


def main() -> None:
    """Keep a thinker."""
    megabytes, helpers = map(int, sys.argv[1:])
    os.nice(5)  # people first
    keep()
    confine(Limits(megabytes, bool(helpers)))
    from quirebox.server.bots.worker import think  # not before: the keeper stays small

    think()


if __name__ == "__main__":
    main()
