"""What the terminal itself says, in the language of this program; its messages are in `telling/`."""

from __future__ import annotations

from pathlib import Path

from quirebox.core.message import Message
from quirebox.words import speech_in

HERE = Path(__file__).parent


def own(said: Message) -> str:
    """A sentence or a few words of the terminal's own."""
    return speech_in(HERE).tell(said)
