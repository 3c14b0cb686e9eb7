"""What holds for all tests.

Hypothesis tries the same examples in every run. QUIRE_EXAMPLES asks for more of them, and other ones each time.
"""

import os
import signal

import pytest
from hypothesis import settings

signal.signal(
    signal.SIGINT, signal.default_int_handler
)  # a run in the background of a shell starts deaf to it, and so would what is tested

settings.register_profile("quire", deadline=None, database=None, derandomize="QUIRE_EXAMPLES" not in os.environ)
settings.load_profile("quire")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come first: they take the longest, and all the others run beside them."""
    items.sort(key=lambda item: "browser" not in item.path.parts)
