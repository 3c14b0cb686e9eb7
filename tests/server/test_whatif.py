"""Playing on from a position of a finished game."""

from __future__ import annotations

from pathlib import Path

import pytest

from quirebox import games as shelf
from quirebox.core.match import replay
from quirebox.core.record import read
from quirebox.server.client import Api, RequestRefused, Visitor

from .people import play_on, run, table
from .serving import Server


def test_somebody_plays_on_from_the_middle_of_a_finished_game(server: Server) -> None:
    async def scene() -> None:
        async with table(server.address, players=2) as people:
            await play_on(people, 5000)
            assert people[0].position
            record = people[0].position["result"]["record"]
        api = Api(server.address)
        info = await api.get(f"/api/records/{record}")
        middle = info["plies"] // 2
        opened = await api.post(f"/api/records/{record}/whatif", {"ply": middle, "seat": 1, "name": "Eve"})
        async with Visitor(server.address, opened["table"], opened["token"]) as eve:
            log = await eve.ask("log")
            assert [move["player"] for move in log["moves"]][:middle] == [move["player"] for move in info["moves"]][
                :middle
            ]
            async for position in eve.turns():
                await eve.play(position["options"][0]["text"])
            assert (
                eve.position and eve.position["result"]["kind"] == "played" and eve.table["seats"][1]["name"] == "Eve"
            )
        with pytest.raises(RequestRefused, match="nothing to decide"):
            await api.post(f"/api/records/{record}/whatif", {"ply": info["plies"], "seat": 0})
        with pytest.raises(RequestRefused, match="seat 9"):
            await api.post(f"/api/records/{record}/whatif", {"ply": 0, "seat": 9})
        assert await api.get(f"/api/records/{record}") == info

    run(scene())


EXAMPLES = [
    pytest.param(path, id=f"{game.id}-{path.stem}")
    for game in shelf.games().values()
    for path in sorted((game.folder / "examples").glob("*.quire"))
]


@pytest.mark.parametrize("path", EXAMPLES)
def test_an_example_of_the_rulebook_leads_where_it_did_and_seat_0_has_to_choose(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    match = replay(shelf.game(record.game), record, verify=True)
    assert match.g.actor() == 0 and len(match.g.options) > 1


def test_somebody_plays_an_example_of_the_rulebook(own_server: Server) -> None:
    async def scene() -> None:
        api = Api(own_server.start().address)
        opened = await api.post("/api/games/scientia/examples/chain", {"name": "Eve", "bot": "random"})
        async with Visitor(own_server.address, opened["table"], opened["token"]) as eve:
            assert eve.table["seats"][0]["name"] == "Eve" and eve.mine()
            await eve.play("cards a+b")
        with pytest.raises(RequestRefused, match="has no example 'nothing'"):
            await api.post("/api/games/scientia/examples/nothing", {})

    run(scene())
