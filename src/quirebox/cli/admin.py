"""What operators do from a command line: `quire admin …`.

If you can open the server's database, you are an operator; others put their key into QUIRE_ADMIN_KEY. All commands but
those for keys ask the running server, which knows who plays now.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from quirebox.cli import common
from quirebox.cli.serving import database, settings_of
from quirebox.core.errors import QuireError

if TYPE_CHECKING:
    from quirebox.server.storage.policy import Kind

KEY = "QUIRE_ADMIN_KEY"
server = click.option(
    "--server",
    default="http://127.0.0.1:8470",
    envvar="QUIRE_SERVER",
    show_default=True,
    metavar="ADDRESS",
    help="Where the server is. [QUIRE_SERVER]",
)
asking = common.chain(server, database)


@click.group()
def admin() -> None:
    """Run a server that is open to strangers: who may open tables, tables, bans, people's data.

    Anyone who can open the server's database is an operator; from elsewhere, put a key into QUIRE_ADMIN_KEY.
    """


# ---- keys: in the database itself


@contextmanager
def opened(database: str | None) -> Iterator[Any]:
    """A connection to the database, in a transaction."""
    settings = settings_of({"database": database})
    from quirebox.server.storage.engine import open_engine
    from quirebox.server.storage.upkeep import connect, require_upgraded

    probe, connection = connect(settings.database)
    connection.close()
    probe.dispose()
    engine = open_engine(settings.database, writes=True)
    try:
        with engine.begin() as connection:
            require_upgraded(connection)
            yield connection
    finally:
        engine.dispose()


def make_key(database: str | None, kind: Kind, name: str) -> tuple[str, str]:
    """A new key, and its id."""
    with opened(database) as connection:
        from quirebox.server.live.registry import milliseconds
        from quirebox.server.storage.policy import Key, add_key
        from quirebox.server.tokens import hashed, new_id, new_token

        id, key = new_id(8), new_token()
        add_key(connection, Key(id, kind, name, milliseconds()), hashed(key))
        return id, key


def take_key(database: str | None, id: str) -> None:
    """A key opens nothing any more."""
    with opened(database) as connection:
        from quirebox.server.storage.policy import drop_key

        drop_key(connection, id, "operator")


@admin.command()
@click.argument("name")
@asking
def key(name: str, server: str, database: str | None) -> None:
    """Make a key for the operator NAME; it is shown this once."""
    _, made = make_key(database, "operator", name)
    click.echo(f"the key of {name}: {made}")
    click.echo(f"their page: {server.rstrip('/')}/admin#{made}")


@admin.command()
@database
def keys(database: str | None) -> None:
    """List who has a key."""
    with opened(database) as connection:
        from quirebox.server.storage.policy import keys_of

        for key in keys_of(connection):
            click.echo(f"{key.id}  {key.kind}  {key.name}  since {day(key.created)}")


@admin.command()
@click.argument("id")
@database
def revoke(id: str, database: str | None) -> None:
    """Take an operator's key away, by its id."""
    take_key(database, id)
    click.echo(f"the key {id} opens nothing any more")


# ---- everything else: of the running server


class Line:
    """Questions to a server, with an operator's key."""

    def __init__(self, address: str, key: str) -> None:
        from quirebox.server.client import Api

        self.api = Api(address, key)

    def see(self) -> Any:
        """How everything stands."""
        return self._heard(self.api.get("/api/admin"))

    def do(self, what: str, **body: object) -> Any:
        """Ask for something to be done."""
        return self._heard(self.api.post(f"/api/admin/{what}", body))

    def _heard(self, asking: Coroutine[object, object, Any]) -> Any:
        from quirebox.server.client import Lost

        try:
            return asyncio.run(asking)
        except Lost as e:
            raise QuireError(f"{e}; start the server, or say where it is with --server") from None


@contextmanager
def line(address: str, database: str | None) -> Iterator[Line]:
    """A line to the server: with the key that is said, else with one that is made for this, and goes again."""
    said = os.environ.get(KEY)
    if said:
        yield Line(address, said)
        return
    id, key = make_key(database, "operator", f"command line {os.getpid()}")
    try:
        yield Line(address, key)
    finally:
        take_key(database, id)


def day(at: float) -> str:
    """A time as people write it."""
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


@admin.command()
@asking
@common.as_json
def show(server: str, database: str | None, as_json: bool) -> None:
    """Show what is settled, and how much there is."""
    with line(server, database) as ask:
        found = ask.see()
    if as_json:
        common.emit(found)
        return
    settled = found["policy"]
    click.echo(f"who may open tables: {settled['opening']}")
    click.echo(f"tables that are not over, in all: {settled['tables_in_all'] or 'any number'}")
    click.echo(f"of each who opens them: {settled['tables_of_each'] or 'any number'}")
    click.echo("tables: " + (", ".join(f"{n} {status}" for status, n in found["tables"].items()) or "none"))
    click.echo(f"database: {found['database_bytes'] / 1e6:.1f} MB; connections: {found['connections']}")
    for ban in found["bans"]:
        until = f" until {day(ban['until'])}" if ban["until"] else ""
        click.echo(f"banned: {ban['network']}{until} {ban['reason']}")
    for key in found["keys"]:
        click.echo(f"key: {key['id']}  {key['kind']}  {key['name']}")


@admin.command()
@click.argument("who", type=click.Choice(["everybody", "password", "list"]))
@asking
def opening(who: str, server: str, database: str | None) -> None:
    """Say who may open tables: everybody, who knows a password (it is asked for), or the people of the list."""
    password = click.prompt("password", hide_input=True, confirmation_prompt=True) if who == "password" else None
    with line(server, database) as ask:
        settled = ask.see()["policy"]
        most = {name: settled[name] for name in ("tables_in_all", "tables_of_each")}
        ask.do("policy", opening=who, password=password, **most)
    click.echo(f"tables are opened by {'those who know the password' if who == 'password' else who}")


@admin.command()
@click.option("--all", "in_all", type=click.IntRange(min=0), help="Tables that are not over; 0: any number.")
@click.option("--each", type=click.IntRange(min=0), help="Of each who opens them; 0: any number.")
@asking
def quota(in_all: int | None, each: int | None, server: str, database: str | None) -> None:
    """Say how many tables there may be."""
    with line(server, database) as ask:
        settled = ask.see()["policy"]
        in_all = settled["tables_in_all"] if in_all is None else in_all
        each = settled["tables_of_each"] if each is None else each
        ask.do("policy", opening=settled["opening"], tables_in_all=in_all, tables_of_each=each)
    click.echo(f"tables that are not over: {in_all or 'any number'} in all, {each or 'any number'} of each")


@admin.command()
@click.argument("name")
@asking
def invite(name: str, server: str, database: str | None) -> None:
    """Put NAME on the list of those who may open tables."""
    with line(server, database) as ask:
        made = ask.do("openers", name=name)
    click.echo(f"send this to {name}: {server.rstrip('/')}{made['path']}")


@admin.command()
@click.argument("id")
@asking
def uninvite(id: str, server: str, database: str | None) -> None:
    """Take somebody off the list, by the id that `show` tells."""
    with line(server, database) as ask:
        ask.do("openers/drop", id=id)
    click.echo(f"{id} opens no more tables")


@admin.command()
@click.option("--status", type=click.Choice(["open", "running", "paused", "over"]), help="Only these.")
@click.option("--find", default="", metavar="TEXT", help="In the id, the game, or the name of somebody there.")
@asking
@common.as_json
def tables(status: str | None, find: str, server: str, database: str | None, as_json: bool) -> None:
    """List tables, those that changed last first."""
    found: list[dict[str, Any]] = []
    with line(server, database) as ask:
        while part := ask.do("tables", status=status, text=find, skip=len(found)):
            found += part
    if as_json:
        common.emit(found)
        return
    for table in found:
        people = ", ".join(table["people"])
        click.echo(f"{table['id']}  {table['game']}  {table['status']}  {day(table['changed'])}  {people}")
    click.echo(f"{len(found)} tables")


def order(do: str, tables: tuple[str, ...], server: str, database: str | None) -> None:
    """Do something with tables."""
    with line(server, database) as ask:
        for first in range(0, len(tables), 100):
            ask.do("tables/orders", do=do, tables=list(tables[first : first + 100]))
    click.echo(f"{len(tables)} {'ended' if do == 'end' else 'deleted'}")


@admin.command()
@click.argument("tables", nargs=-1, required=True)
@asking
def end(tables: tuple[str, ...], server: str, database: str | None) -> None:
    """End the games at TABLES, without a winner; their records can be read."""
    order("end", tables, server, database)


@admin.command()
@click.argument("tables", nargs=-1, required=True)
@asking
def delete(tables: tuple[str, ...], server: str, database: str | None) -> None:
    """Delete TABLES with all that belongs to them, records too."""
    order("delete", tables, server, database)


@admin.command()
@click.argument("network")
@click.option("--reason", default="", metavar="TEXT", help="They are told.")
@click.option("--days", type=click.FloatRange(min=0, min_open=True), help="Default: until it is lifted.")
@asking
def ban(network: str, reason: str, days: float | None, server: str, database: str | None) -> None:
    """Let nobody come from NETWORK, an address or 203.0.113.0/24."""
    with line(server, database) as ask:
        found = ask.do("bans", network=network, reason=reason, days=days)
    click.echo(f"banned: {', '.join(one['network'] for one in found['bans'])}")


@admin.command()
@click.argument("network")
@asking
def unban(network: str, server: str, database: str | None) -> None:
    """Let people come from NETWORK again."""
    with line(server, database) as ask:
        ask.do("bans/lift", network=network)
    click.echo(f"people may come from {network} again")


@admin.command()
@click.argument("name")
@click.option("--at", "tables", multiple=True, metavar="TABLE", help="Only at this table; may be repeated.")
@click.option("--export", type=click.Path(dir_okay=False, path_type=Path), help="Write all that is kept to a file.")
@click.option("--forget", is_flag=True, help="Delete it: name, messages, links; a bot plays on. Asks first.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@asking
def person(
    name: str,
    tables: tuple[str, ...],
    export: Path | None,
    forget: bool,
    yes: bool,
    server: str,
    database: str | None,
) -> None:
    """Show what is kept of the person who goes by NAME; names are nobody's own, so look before you delete."""
    only = list(tables) or None
    if export is not None:
        common.check_out(export)
    with line(server, database) as ask:
        found = ask.do("persons", name=name, tables=only)
        for one in found:
            said, decided = len(one["said"]), len(one["decisions"])
            click.echo(f"{one['table']}  {one['game']}  {day(one['opened'])}  {said} messages, {decided} decisions")
        if export is not None:
            write(export, found)
        if forget and (yes or click.confirm(f"Forget {name} at {len({one['table'] for one in found})} tables?")):
            click.echo(f"forgotten at {len(ask.do('persons/forget', name=name, tables=only)['tables'])} tables")


def write(path: Path, found: object) -> None:
    """What is kept of a person, in a file that nobody else can read."""
    import json

    from quirebox.server.storage.engine import private

    if path.exists():
        raise QuireError(f"{path}: there is such a file already; name another")
    private(path)
    path.write_text(json.dumps(found, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    click.echo(f"written to {path}")
