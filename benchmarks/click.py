"""The way of one click through the server: which of its functions a decision calls, from the frame until both players
are told, the thread that writes included.

    python benchmarks/click.py [GAME] [--list]

Functions inside functions count; what is told is made by `show`, which is counted apart.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType

import orjson

import quirebox.server
from quirebox.games import game
from quirebox.server.service import Service
from quirebox.server.settings import Settings
from quirebox.server.socket.connection import Guest
from quirebox.server.storage.upkeep import upgrade
from quirebox.server.table.opening import open_row
from quirebox.server.wire.bodies import NewTable

SERVER = str(Path(quirebox.server.__file__).parent)
WARM = 3  # decisions before the one that is counted


class Client:
    """What a guest asks of the service."""

    def __init__(self, service: Service) -> None:
        self.desk, self.presences = service.desk, service.presences
        self.classrooms, self.limits = service.classrooms, service.limits


class Counting:
    """The code of the server that is called."""

    def __init__(self) -> None:
        self.called: set[CodeType] = set()

    def see(self, frame: FrameType, event: str, _: object) -> None:
        """Called by Python at every call."""
        if event == "call" and frame.f_code.co_filename.startswith(SERVER):
            self.called.add(frame.f_code)

    def functions(self) -> list[str]:
        """Room, module and name of each."""
        named = ((Path(code.co_filename).relative_to(SERVER).as_posix(), code.co_qualname) for code in self.called)
        return sorted(f"{file} {name}" for file, name in named if not name.endswith(">"))


def taken(guest: Guest) -> list[dict[str, object]]:
    """What waits for a guest, who reads it now."""
    found = []
    while not guest.queue.empty():
        found.append(orjson.loads(str(guest.queue.get_nowait())))
    guest.waiting = 0
    return found


async def click(service: Service, guests: list[Guest], id: str, counting: Counting | None) -> None:
    """The player who has to choose takes the first option."""
    (table,) = service.registry.tables.values()
    match = table.playing
    guest = guests[match.g.actor()]
    ask = {"do": "play", "id": id, "ply": match.ply, "line": table.row.line, "action": match.g.options[0].text}
    text = orjson.dumps(ask).decode()
    if counting is not None:
        sys.setprofile(counting.see)
    await guest.serve(text)
    sys.setprofile(None)
    kinds = [[message["type"] for message in taken(other)] for other in guests]
    assert all("position" in told for told in kinds), kinds


async def count(id: str, folder: str) -> list[str]:
    """The functions that one decision of a game for two calls."""
    database, counting = f"sqlite:///{folder}/click.db", Counting()
    upgrade(database)
    threading.setprofile(counting.see)  # for the thread that writes
    service = Service(Settings.model_validate({"database": database}))
    threading.setprofile(None)  # type: ignore[arg-type]
    row, opened = open_row(NewTable(game=id, players=2, seat=0, name="Ann"), game(id), 0.0, bytes(32), 5.0)
    await service.store.add([row])
    tokens = [opened["token"], opened["seats"][0]["token"]]
    guests = [Guest(Client(service)) for _ in tokens]
    for guest, token in zip(guests, tokens, strict=True):
        hello = {"do": "hello", "id": "h", "table": row.id, "token": token, "name": "Bob"}
        await guest.serve(orjson.dumps(hello).decode())
    await guests[0].serve('{"do": "start", "id": "s"}')
    await asyncio.sleep(0.3)  # until everybody was told who is here
    for guest in guests:
        taken(guest)
    for n in range(WARM):
        await click(service, guests, f"w{n}", None)
    counting.called.clear()
    await click(service, guests, "counted", counting)
    service.store.close()
    return counting.functions()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="scientia")
    parser.add_argument("--list", action="store_true", help="name them")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(count(wish.game, folder))
    files = Counter(line.split()[0] for line in found)
    shown = sum(n for file, n in files.items() if file.startswith("show/"))
    print(f"{len(found)} functions in {len(files)} modules; {shown} of them make what is told")
    for line in found if wish.list else []:
        print("  ", line)


if __name__ == "__main__":
    main()
