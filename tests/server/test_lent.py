"""An operator's own editions: offered at new tables, kept for tables that have begun, refused with their mistakes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from quirebox.core.errors import BadEdition
from quirebox.server.client import Visitor
from quirebox.server.lent import CannotLend, lent
from quirebox.testkit.edition import change, copy_of
from quirebox.testkit.mill import GAME as MILL

from .people import run, table
from .serving import Server, fetch_json


async def decide(person: Visitor) -> None:
    """One decision of a person, as soon as it is theirs."""
    await person.wait(person.mine)
    assert person.position
    await person.play(person.position["options"][0]["text"])


def test_a_table_goes_on_when_its_edition_is_taken_away(tmp_path: Path) -> None:
    own = tmp_path / "own"
    change(copy_of(MILL, own / "rich"), "spaces.toml", "gain 2 grain", "gain 7 grain")
    server = Server(tmp_path, QUIRE_EDITIONS=str(own)).start()

    async def scene() -> None:
        async with table(server.address, game="mill", edition="rich", bots={"1": "greedy"}) as people:
            person = people[0]
            assert person.position and person.position["table"]["edition"] == "rich"
            await decide(person)
            await decide(person)  # the bot has answered, in another process, which reads the same cards
            server.kill()
            shutil.rmtree(own / "rich")
            server.start()
            await person.reconnect()
            await decide(person)

    try:
        listed = {game["id"]: game["editions"] for game in fetch_json(server.address, "/api/games")}
        assert listed["mill"] == ["house", "rich"] and "rich" not in listed["scientia"]
        run(scene())
        listed = {game["id"]: game["editions"] for game in fetch_json(server.address, "/api/games")}
        assert listed["mill"] == ["house"]
    finally:
        server.close()
    assert not server.faults()


def test_editions_that_cannot_be_offered_are_refused_at_the_start(tmp_path: Path) -> None:
    own = tmp_path / "own"
    mine = copy_of(MILL, own / "mine")
    with lent(str(own)) as found:
        assert found == [f"{MILL.title}: mine"] and MILL.box("mine").hash == MILL.box().hash
    change(mine, "spaces.toml", "gain 2 grain", "gain 2 gold")
    with pytest.raises(BadEdition, match=r"mine/spaces.toml:5: field, effect: found .gain 2 gold."), lent(str(own)):
        pass
    mine.rename(own / "house")
    with pytest.raises(CannotLend, match="'house' cannot be the name of an edition of"), lent(str(own)):
        pass
    with pytest.raises(CannotLend, match="there is no such folder; make it"), lent(str(tmp_path / "nothing")):
        pass
    (own / "empty").mkdir()
    (own / "empty" / "recipe.toml").write_text("")
    with pytest.raises(CannotLend, match="empty holds the files of no game"), lent(str(own)):
        pass
