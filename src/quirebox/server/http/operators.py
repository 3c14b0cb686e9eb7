"""HTTP: what operators see and do, with a key of theirs."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from sqlalchemy import Connection

from quirebox import __version__
from quirebox.server.errors import Refused
from quirebox.server.http.asking import PROBLEMS, Bearer, address_of, token_of
from quirebox.server.limits import Connections, Limits
from quirebox.server.live.admission import Admission, network_of, salted
from quirebox.server.live.commit import Commit
from quirebox.server.storage import persons, policy
from quirebox.server.storage.overview import overview
from quirebox.server.storage.queries import size
from quirebox.server.storage.store import Store
from quirebox.server.table.decisions import obey
from quirebox.server.table.kept import Change, Row, Status
from quirebox.server.table.live import LiveTable
from quirebox.server.table.permissions import no_operator
from quirebox.server.table.persons import called, forget, names_without
from quirebox.server.tokens import hashed, new_id, new_token
from quirebox.server.wire import operators as wire

log = logging.getLogger("quire.operators")
DAY = 86_400_000.0
REMOVED = 1 << 60  # later than any change: other processes look, and find nothing


class Operators:
    """What operators do with tables and people."""

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self.registry = commit.registry
        self.store = commit.registry.store

    async def tables(self, wish: wire.Search) -> list[wire.TableSummary]:
        """Tables, those that changed last first."""
        rows = await self.store.read(overview, wish.status, wish.opener, wish.text, wish.skip)
        names = {f"key:{key.id}": key.name for key in await self.store.read(policy.keys_of)}
        return [self._summary(row, names) for row in rows]

    def _summary(self, row: Row, names: dict[str, str]) -> wire.TableSummary:
        live = self.registry.tables.get(row.id)
        here = {listener.visitor for listener in live.presence.listeners} if live else set[str]()
        return {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "visibility": row.visibility,
            "people": [member.name for member in row.state.members if member.name and member.hash],
            "bots": sum(seat.bot is not None for seat in row.state.seats),
            "ply": row.ply,
            "created": row.created,
            "changed": row.changed,
            "opener": row.opener,
            "opener_name": names.get(row.opener, ""),
            "addresses": sorted(here),
            "ended": row.state.result.kind if row.state.result else None,
            "closed": row.frozen is not None,
        }

    async def order(self, order: wire.TableOrder) -> list[str]:
        """End tables, or delete them with all that belongs to them; which."""
        known = await self.store.seqs(order.tables)
        if unknown := [id for id in order.tables if id not in known]:
            raise Refused("no_such", f"there is no table {unknown[0]!r}; nothing has changed", field="tables")
        for id in order.tables:
            await (self._delete(id) if order.do == "delete" else self._end(id))
        return order.tables

    async def _delete(self, id: str) -> None:
        await self.store.delete(id)  # also one that cannot be read
        table = self.registry.tables.get(id)
        if table is not None:
            self.registry.forget(table, "those who run this server have removed this table")
        self.commit.bus.tell({"table": id, "seq": REMOVED})

    async def _end(self, id: str) -> None:
        async with self.registry.holding(id) as table:
            if table.row.status == "over":
                return
            if table.row.status == "open":
                raise Refused("not_now", f"the game at {id} has not been started; delete the table", field="tables")
            await self._change(table, lambda: obey(table, "close", self.registry.now()))

    async def _change(self, table: LiveTable, work: Callable[[], Change]) -> None:
        await self.commit.outdated(table)
        await self.commit.change(table, work)
        await self.commit.broadcast.everything(table)
        self.commit.moved(table)

    # ---- people

    async def found(self, wish: wire.PersonWish) -> list[wire.Membership]:
        """All that is kept of a person."""
        return [membership(found) for found in await self.store.read(persons.find, wish.name, wish.tables)]

    async def forget(self, wish: wire.PersonWish) -> list[str]:
        """Nothing names a person any more at these tables, or at any; at which it did."""
        ids = await self.store.read(persons.ids_of, wish.name, wish.tables)
        for id in ids:
            await self._forget(id, wish.name)
        return ids

    async def _forget(self, id: str, name: str) -> None:
        stand_in, now = self.registry.settings.stand_in, self.registry.now()
        async with self.registry.holding(id) as table:
            members = [member.id for member in called(table.row.state, name)]
            names = names_without(table, name)
            await self.store.write(persons.erase, id, name, members, names)  # first: what is left is found again
            await self._change(table, lambda: forget(table, name, stand_in, now))


def membership(found: persons.Found) -> wire.Membership:
    """What is kept of a person at a table, as it is told."""
    row, member = found.row, found.member
    return {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "opened": row.created,
        "changed": row.changed,
        "member": member.id,
        "name": member.name,
        "seat": member.seat,
        "host": member.host,
        "sent_away": not member.hash,
        "said": [{"at": at, "text": text} for at, text in found.said],
        "decisions": [{"ply": ply, "text": text, "ms": ms} for ply, text, ms in found.decisions],
    }


class Settling:
    """What operators settle: who may open tables, keys, bans."""

    def __init__(self, admission: Admission, connections: Connections) -> None:
        self.admission = admission
        self.registry = admission.registry
        self.store = admission.registry.store
        self.connections = connections

    async def view(self, me: policy.Key) -> wire.ServerView:
        """How everything stands."""
        settled, keys, bans, counts, bytes = await self.store.read(standing, self.registry.now())
        return {
            "version": __version__,
            "me": me.name,
            "policy": {
                "opening": settled.opening,
                "has_password": bool(settled.password),
                "tables_in_all": settled.tables_in_all,
                "tables_of_each": settled.tables_of_each,
            },
            "keys": [{"id": key.id, "kind": key.kind, "name": key.name, "created": key.created} for key in keys],
            "bans": [{"network": ban.network, "reason": ban.reason, "until": ban.until} for ban in bans],
            "tables": counts,
            "connections": len(self.connections.open),
            "database_bytes": bytes,
        }

    async def settle(self, new: wire.NewPolicy) -> None:
        """Who may open tables, and how many."""
        before = await self.store.read(policy.read_policy)
        password = before.password if new.password is None else salted(new.password) if new.password else ""
        if new.opening == "password" and not password:
            raise Refused("invalid", "give the password that opens tables", field="password")
        settled = policy.Policy(new.opening, password, new.tables_in_all, new.tables_of_each, before.secret)
        await self.store.write(policy.write_policy, settled)
        await self.admission.refresh()

    async def invite(self, name: str) -> wire.NewKey:
        """Somebody may open tables from now on, also where only people of the list may."""
        id, key = new_id(8), new_token()
        new = policy.Key(id, "opener", name, self.registry.now())
        await self.store.write(policy.add_key, new, hashed(key))
        return {"id": id, "key": key, "path": f"/#key={key}"}

    async def ban(self, new: wire.NewBan, own: str) -> str:
        """Nobody may come from there; who is here from there goes."""
        network = network_of(new.network, self.registry.settings.trusted_proxies, [own])
        until = None if new.days is None else self.registry.now() + new.days * DAY
        await self.store.write(policy.add_ban, policy.Ban(network, new.reason, until))
        await self.admission.refresh()
        return network

    async def lift(self, network: str) -> None:
        """People may come from there again."""
        await self.store.write(policy.lift_ban, network)
        await self.admission.refresh()


def standing(
    connection: Connection, now: float
) -> tuple[policy.Policy, list[policy.Key], list[policy.Ban], dict[Status, int], int]:
    """All that is settled, and how much there is."""
    settled, keys = policy.read_policy(connection), policy.keys_of(connection)
    return settled, keys, policy.bans_now(connection, now), policy.counted(connection), size(connection)


async def operator(request: Request, authorization: Bearer = None) -> policy.Key:
    """Who asks."""
    limits: Limits = request.app.state.service.limits
    store: Store = request.app.state.service.store
    found = await store.read(policy.key_with, hashed(token_of(authorization) or ""))
    if found is None or found.kind != "operator":
        limits.require_join(address_of(request))  # who tries many is slowed
        raise no_operator()
    return found


Me = Annotated[policy.Key, Depends(operator)]


def note(me: policy.Key, what: str, **about: object) -> None:
    """Tell the log who has changed what."""
    log.warning("an operator has changed something", extra={"operator": me.name, "change": what, **about})


def routes(commit: Commit, admission: Admission, connections: Connections) -> APIRouter:
    """The addresses; each needs an operator's key."""
    router = APIRouter(prefix="/api/admin", responses=PROBLEMS, tags=["operators"])
    operators, settling = Operators(commit), Settling(admission, connections)

    @router.get("")
    async def see(me: Me) -> wire.ServerView:
        """How everything stands."""
        return await settling.view(me)

    @router.post("/policy")
    async def settle(me: Me, new: wire.NewPolicy) -> wire.ServerView:
        """Who may open tables, and how many."""
        await settling.settle(new)
        note(me, "policy", **new.model_dump(exclude={"password"}))
        return await settling.view(me)

    @router.post("/openers", status_code=201)
    async def invite(me: Me, new: wire.NewOpener) -> wire.NewKey:
        """A key for a person who may open tables."""
        made = await settling.invite(new.name)
        note(me, "invited", key=made["id"])
        return made

    @router.post("/openers/drop")
    async def drop(me: Me, wish: wire.DropKey) -> wire.ServerView:
        """Somebody may open no more tables."""
        await operators.store.write(policy.drop_key, wish.id, "opener")
        note(me, "key taken away", key=wish.id)
        return await settling.view(me)

    @router.post("/bans")
    async def ban(me: Me, new: wire.NewBan, request: Request) -> wire.ServerView:
        """Nobody may come from a network."""
        network = await settling.ban(new, address_of(request))
        note(me, "banned", network=network)
        return await settling.view(me)

    @router.post("/bans/lift")
    async def lift(me: Me, wish: wire.LiftBan) -> wire.ServerView:
        """People may come from a network again."""
        await settling.lift(wish.network)
        note(me, "ban lifted", network=wish.network)
        return await settling.view(me)

    @router.post("/tables")
    async def tables(me: Me, wish: wire.Search) -> list[wire.TableSummary]:
        """Tables, those that changed last first."""
        return await operators.tables(wish)

    @router.post("/tables/orders")
    async def order(me: Me, order: wire.TableOrder) -> wire.ServerView:
        """End tables, or delete them."""
        note(me, order.do, tables=await operators.order(order))
        return await settling.view(me)

    @router.post("/persons")
    async def person(me: Me, wish: wire.PersonWish) -> list[wire.Membership]:
        """All that is kept of a person."""
        return await operators.found(wish)

    @router.post("/persons/forget")
    async def forget_person(me: Me, wish: wire.PersonWish) -> wire.Forgotten:
        """Delete what is kept of a person."""
        ids = await operators.forget(wish)
        note(me, "a person was forgotten", tables=ids)
        return {"tables": ids}

    return router
