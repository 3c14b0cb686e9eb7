"""Somebody at a real pseudo-terminal: types, reads, interrupts."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType

SOURCE = Path(__file__).parent.parent.parent / "src"
LAUNCH = (
    "import fcntl,os,sys,termios; fcntl.ioctl(0,termios.TIOCSCTTY,0); "
    "os.execv(sys.executable,[sys.executable,'-m','quirebox',*sys.argv[1:]])"
)
PROMPT = "Player 1> "
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


def environment(**more: str) -> dict[str, str]:
    """What a process needs to run the quire that is being tested."""
    path = [entry for entry in sys.path if (Path(entry) / "quirebox" / "cli").is_dir()] or [str(SOURCE)]
    plain = {
        name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
    }
    return {
        **plain,
        "PYTHONPATH": os.pathsep.join(path),
        "QUIRE_GAMES": "quirebox.testkit.mill",
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        "PYTHONIOENCODING": "utf-8",
        **more,
    }


class Typist:
    """A person in front of `quire`, in a terminal of 80 columns."""

    def __init__(self, *args: str, folder: Path, **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment(**env),
            start_new_session=True,
        )
        os.close(slave)
        self.raw = ""  # everything the terminal has shown, codes included
        self.mark = 0  # how much of it has been read

    def read(self, *wanted: str, seconds: float = 30) -> str:
        """What is shown until one of the texts is, without colours."""
        until = monotonic() + seconds
        while not any(text in (fresh := CODES.sub("", self.raw[self.mark :])) for text in wanted):
            if not select.select([self.master], [], [], max(0.0, until - monotonic()))[0]:
                raise AssertionError(f"{wanted!r} was not shown; what was: {fresh[-3000:]}")
            if not self._more():
                raise AssertionError(f"{wanted!r} was not shown before the end; what was: {fresh[-3000:]}")
        self.mark = len(self.raw)
        return fresh

    def _more(self) -> bool:
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.raw += data.decode(errors="replace")
        return bool(data)

    def type(self, line: str, *wanted: str) -> str:
        """Type a line; what is shown until the next prompt, or one of the texts."""
        os.write(self.master, line.encode() + b"\n")
        return self.read(*(wanted or (PROMPT,)))

    def press(self, key: str) -> None:
        """Press a key."""
        os.write(self.master, key.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, like a person who has read what is shown: Python loses one that comes with the prompt until the
        next key."""
        sleep(0.3)
        self.press("\x03")

    def end(self) -> int:
        """What the program ended with, once it has."""
        while select.select([self.master], [], [], 30)[0] and self._more():
            pass
        return self.process.wait(timeout=30)

    def rest(self) -> str:
        """What was shown since, without colours."""
        return CODES.sub("", self.raw[self.mark :])

    def __enter__(self) -> Typist:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.master)
