"""Hypothesis: the same examples in every run, unless QUIRE_EXAMPLES asks for more of them; then other ones each time."""

import os
import signal

from hypothesis import settings

signal.signal(
    signal.SIGINT, signal.default_int_handler
)  # a run in the background of a shell starts deaf to it, and so would what is tested

settings.register_profile("quire", deadline=None, database=None, derandomize="QUIRE_EXAMPLES" not in os.environ)
settings.load_profile("quire")
