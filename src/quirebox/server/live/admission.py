"""Who may come, and who may open tables: what operators have settled, known to this process within seconds."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Mapping
from ipaddress import IPv6Network, ip_network

from quirebox.server.errors import Refused
from quirebox.server.limits import Limits, address, trusted, visitor
from quirebox.server.live.registry import Registry
from quirebox.server.storage.policy import Ban, Policy, bans_now, key_with, read_policy
from quirebox.server.table.presence import Listener
from quirebox.server.tokens import hashed
from quirebox.server.welcome import is_home

SALT = 16  # bytes
COST = 2**13  # of a password's hash: about 20 ms


Followers = Mapping[str, set[Listener]]


class Admission:
    """The policy and the bans."""

    def __init__(self, registry: Registry, limits: Limits, followers: Followers) -> None:
        self.registry = registry
        self.followers = followers
        self.limits = limits
        self.policy = Policy("everybody", "", 0, 0, "")
        self.bans: list[Ban] = []
        self.banned: Callable[[str], bool] = lambda _: False

    async def refresh(self) -> None:
        """Read again what is settled, and let those go who may not be here."""
        store = self.registry.store
        self.policy = await store.read(read_policy)
        bans = await store.read(bans_now, self.registry.now())
        if bans != self.bans:
            self.bans = bans
            self.banned = trusted(",".join(ban.network for ban in bans)) if bans else lambda _: False
        if bans:
            self._let_go()

    def _let_go(self) -> None:
        here = [table.presence.listeners for table in self.registry.tables.values()]
        for listener in set().union(*here, *self.followers.values()):
            if problem := self.refusal(listener.visitor):
                listener.close(1008, problem.message)

    def refusal(self, host: str) -> Refused | None:
        """Why somebody may not come."""
        if not self.bans or not self.banned(host):
            return None
        where = address(host)
        reason = next((ban.reason for ban in self.bans if where and where in ip_network(ban.network)), "")
        return Refused("banned", "those who run this server have banned this address" + (reason and f": {reason}"))

    # ---- who may open tables

    async def opener(self, key: str, host: str) -> str:
        """Whose a new table is: somebody's who may open it."""
        if self.policy.opening == "everybody":
            return self._from(host)
        self.limits.require_join(host)
        if self.policy.opening == "list":
            found = await self.registry.store.read(key_with, hashed(key))
            if found is None or not key:
                why = "only people on the operator's list open tables here; use the link that you were given"
                raise Refused("needs_key", why, field="key")
            return f"key:{found.id}"
        if not key or not await asyncio.to_thread(fits, key, self.policy.password):
            raise Refused("needs_key", "opening a table here needs the password of this server", field="key")
        return self._from(host)

    def _from(self, host: str) -> str:
        """An address so that the same one can be told again, and none can be read from it without the database."""
        return "from:" + hmac.new(self.policy.secret.encode(), visitor(host).encode(), "sha256").hexdigest()[:16]


def salted(password: str, salt: bytes = b"") -> str:
    """What is kept of a password."""
    salt = salt or secrets.token_bytes(SALT)
    return salt.hex() + hashlib.scrypt(password.encode(), salt=salt, n=COST, r=8, p=1).hex()


def fits(password: str, kept: str) -> bool:
    """Whether it is the password of which that is kept."""
    return hmac.compare_digest(salted(password, bytes.fromhex(kept[: 2 * SALT])), kept)


def network_of(text: str, proxies: str, own: Iterable[str]) -> str:
    """A network that can be banned, as it is written: of the newer protocol one visitor has 64 bits of it."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refused(
            "invalid", f"found {text!r}; use an address or a network, as 203.0.113.7 or 203.0.113.0/24", field="network"
        ) from None
    if isinstance(found, IPv6Network) and found.prefixlen > 64:
        found = found.supernet(new_prefix=64)
    least = 16 if isinstance(found, IPv6Network) else 8
    if found.prefixlen < least:
        raise Refused("invalid", f"{found} is too much of the world; use /{least} or less of it", field="network")
    inside = trusted(str(found))
    named = [name.strip() for name in proxies.split(",")]
    if any(map(inside, own)) or any(map(inside, named)) or is_home(str(found.network_address)):
        why = "it is where you are yourself, or a proxy of this server through which everybody comes"
        raise Refused("invalid", f"{found} cannot be banned: {why}", field="network")
    return str(found)
