"""What goes over the wire: every request and every message, typed once; the browser's types are made from these."""

from quire.server.wire.bodies import *  # noqa: F403
from quire.server.wire.common import *  # noqa: F403
from quire.server.wire.messages import *  # noqa: F403
from quire.server.wire.requests import *  # noqa: F403

PROTOCOL = 1
