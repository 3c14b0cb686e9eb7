"""Servers that start cheaply: each is a copy of a process that has imported Quire and done nothing else. Most of what a
start costs is importing, and the soak campaign starts thousands."""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from typing import IO, TextIO


class Hatched:
    """A server from the hatchery, as much of `subprocess.Popen` as tests need."""

    def __init__(self, pid: int, stdout: TextIO) -> None:
        self.pid = pid
        self.stdout = stdout
        self.ended = os.pidfd_open(pid)

    def send_signal(self, number: int) -> None:
        """Tell it something, unless it has gone."""
        signal.pidfd_send_signal(self.ended, number)

    def wait(self, timeout: float) -> int:
        """Until it has ended; nobody knows its code."""
        if not select.select([self.ended], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired(str(self.pid), timeout)
        os.close(self.ended)
        return 0


class Hatchery:
    """A process that has imported Quire and waits."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.door, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, str(theirs.fileno())],
            env=environment,
            pass_fds=[theirs.fileno()],
            start_new_session=True,
        )
        theirs.close()

    def hatch(self, arguments: Sequence[str], environment: dict[str, str], errors: IO[str]) -> Hatched:
        """`quire` with these arguments."""
        ours, theirs = os.pipe()
        task = json.dumps({"arguments": arguments, "environment": environment}).encode()
        socket.send_fds(self.door, [task], [theirs, errors.fileno()])
        os.close(theirs)
        return Hatched(int(self.door.recv(100)), os.fdopen(ours))

    def close(self) -> None:
        """End it; servers go on."""
        self.door.close()
        self.process.wait(timeout=20)


def serve(door: socket.socket) -> None:
    """Copy this process for each that asks, until none can."""
    import quirebox.cli.serving
    import quirebox.server.run  # noqa: F401  what `quire serve` imports
    from quirebox.cli import main
    from quirebox.games import game

    game("scientia").box()  # read once, as a server does that runs for long
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the one that asked sees it end
    gc.collect()
    gc.freeze()
    while True:
        text, files, _, _ = socket.recv_fds(door, 1 << 20, 2)
        if not text:
            return
        pid = os.fork()
        if pid == 0:
            door.close()
            become(files)
            task = json.loads(text)
            os.environ.clear()
            os.environ.update(task["environment"])
            main(task["arguments"], "quire")
        for file in files:
            os.close(file)
        door.send(str(pid).encode())


def become(files: list[int]) -> None:
    """A process of its own."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for file, number in zip(files, (1, 2), strict=True):
        os.dup2(file, number)
        os.close(file)
    sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", closefd=False)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
