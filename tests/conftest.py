"""Hypothesis: the same examples in every run, unless QUIRE_EXAMPLES asks for more of them; then other ones each time."""

import os

from hypothesis import settings

settings.register_profile("quire", deadline=None, database=None, derandomize="QUIRE_EXAMPLES" not in os.environ)
settings.load_profile("quire")
