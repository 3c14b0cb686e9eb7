"""What holds for all tests.

Hypothesis tries the same examples in every run. QUIRE_EXAMPLES asks for more of them, and other ones each time.
"""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

# A run in the background starts deaf to these, and so would what is tested.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)

settings.register_profile("quire", deadline=None, database=None, derandomize="QUIRE_EXAMPLES" not in os.environ)
settings.load_profile("quire")


@pytest.fixture(scope="session", autouse=True)
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What programs keep for a person is kept elsewhere: tests neither read nor change what somebody has at home."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come first: they take the longest, and all the others run beside them."""
    items.sort(key=lambda item: "browser" not in item.path.parts)
