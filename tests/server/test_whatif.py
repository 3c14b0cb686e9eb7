"""Playing on from a position of a finished game."""

from __future__ import annotations

import pytest

from quire.server.client import Api, RequestRefused, Visitor

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
