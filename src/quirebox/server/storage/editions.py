"""What is printed, as it was when tables that use it were opened: kept in the database, given back to the games."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from quirebox.core.editions import folder_of, former, keep, offered
from quirebox.core.game import HOUSE, Game
from quirebox.core.plain import fingerprint
from quirebox.server.errors import Refused
from quirebox.server.storage.schema import editions, tables
from quirebox.server.table.former import Unplayable, named, version_of
from quirebox.server.table.kept import Row


class Editions:
    """The printings that tables use."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.folder: TemporaryDirectory[str] | None = None  # of printings that are not installed

    def keep(self, connection: Connection, id: str, edition: str, printing: str) -> bool:
        """Keep a printing, if it is not kept yet; whether it is now."""
        query = select(editions.c.game).where(editions.c.game == id, editions.c.printing == printing)
        if connection.scalar(query) is not None:
            return True
        game = named(id)
        folder = installed(game, edition, printing) if game else None
        if folder is None:
            return False
        files = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}
        values = {"game": id, "printing": printing, "edition": edition, "files": json.dumps(files)}
        insert = insert_postgresql if connection.dialect.name == "postgresql" else insert_sqlite
        connection.execute(insert(editions).values(values).on_conflict_do_nothing())
        return True

    def require(self, connection: Connection, rows: list[Row]) -> None:
        """Keep the printings of new tables, or complain."""
        for game, edition, printing in {(row.game, row.setup.agreed.edition, row.setup.hash) for row in rows}:
            if not self.keep(connection, game, edition, printing):
                raise Refused(
                    "not_now",
                    f"what is printed of {game} was changed while the server ran; it must be started again first",
                )

    def keep_used(self, connection: Connection) -> None:
        """Keep the printings of all tables, as far as they are installed."""
        for id, printing in connection.execute(select(tables.c.game, tables.c.printing).distinct()).all():
            game = named(id)
            folder = printed(game, printing) if game else None
            if folder is not None:
                self.keep(connection, id, folder.name if folder.parent.name == "content" else HOUSE, printing)

    def provide(self, connection: Connection, id: str, edition: str, printing: str) -> Path | None:
        """The folder of a printing; its game can find it from now on if it is not installed."""
        game = named(id)
        if game is None:
            return None
        found = installed(game, edition, printing) or game.kept.get(printing)
        if found is None:
            query = select(editions.c.files).where(editions.c.game == id, editions.c.printing == printing)
            files = connection.scalar(query)
            if files is not None:
                found = self._write(f"{id}-{printing}", json.loads(files))
                keep(game, printing, found)
        return found

    def problem(self, connection: Connection, id: str, version: int, printing: str) -> str:
        """Why tables of this kind cannot be played here, or nothing."""
        try:
            game = version_of(id, version)
        except Unplayable as e:
            return str(e)
        query = select(editions.c.game).where(editions.c.game == id, editions.c.printing == printing)
        known = printed(game, printing) is not None or connection.scalar(query) is not None
        return "" if known else f"the printing {printing} of {game.title} is not installed and was not kept"

    def close(self) -> None:
        """Forget what was written for the games."""
        if self.folder is not None:
            self.folder.cleanup()

    def _write(self, name: str, files: dict[str, str]) -> Path:
        with self.lock:
            self.folder = self.folder or TemporaryDirectory(prefix="quire-editions-")
            folder = Path(self.folder.name) / name
            folder.mkdir(exist_ok=True)
            for file, text in files.items():
                (folder / Path(file).name).write_text(text, encoding="utf-8")
        return folder


def installed(game: Game, edition: str, printing: str) -> Path | None:
    """The folder of a printing that came with its game, or is lent to it."""
    box = game.boxes.get(edition)
    present = folder_of(game, edition)
    if box is not None and box.hash == printing:
        return present
    if present.is_dir() and fingerprint(present) == printing:
        return present
    return former(game, edition, printing)


def printed(game: Game, printing: str) -> Path | None:
    """The folder of a printing of any edition that came with its game, or is lent to it."""
    return next((folder for name in offered(game) if (folder := installed(game, name, printing))), None)
