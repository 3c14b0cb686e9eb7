"""With equal seeds and budgets a bot decides alike in a simulation, at a terminal and at a table of the server."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from quirebox.bots import bot_named
from quirebox.bots.bot import Seated
from quirebox.bots.luck import bot_luck, bot_seed
from quirebox.core.match import Match, master_seed
from quirebox.core.message import plain
from quirebox.core.plain import Json
from quirebox.core.rng import Rng
from quirebox.games import game as game_named
from quirebox.lab.plan import Plan, Sitting
from quirebox.server.bots.worker import answer
from quirebox.server.chores.turns import Turns
from quirebox.server.table.course import decide
from quirebox.server.table.decisions import obey
from quirebox.server.table.live import LiveTable
from quirebox.server.table.opening import open_row
from quirebox.server.wire.bodies import NewTable
from quirebox.terminal.advice import advice

DECISIONS = 24


@pytest.mark.parametrize("game", ["scientia", "trekking", "books_of_time", "two_page_tome", "history_of_the_book"])
@pytest.mark.parametrize("bot", ["club:3", "search:4"])
def test_simulation_and_server_decide_alike(game: str, bot: str) -> None:
    boxed = game_named(game)
    players = max(2, boxed.seats[0])
    sitting = Sitting(Plan(boxed, [bot], players, 1, "alike"), 0)
    plans: list[Json] = [None] * players
    followed = 0
    for number in range(DECISIONS):
        if sitting.g.over():
            break
        p = sitting.g.actor()
        sitting.luck[p] = Rng(1000 + number)
        if len(sitting.g.options) > 1:
            followed += plans[p] is not None
            there = ask_server(boxed.save(sitting.g), game, bot, 1000 + number, plans[p])
            plans[p] = there["plan"]
            here = sitting.bots[p].ask(boxed, sitting.g, Rng(1000 + number))
            assert there["action"] == here.action.text
            assert there["why"] == plain(here.why)
            assert plans[p] == (json.loads(json.dumps(here.plan.plain())) if here.plan else None)
            sitting.g.apply(here.action)
        else:
            sitting.g.apply(sitting.g.options[0])
    assert followed, "no plan was ever kept"


def test_terminal_and_server_think_with_the_same_luck() -> None:
    boxed = game_named("scientia")
    master = master_seed("alike")
    match = Match(boxed, 2, seed=master)
    seats = [Seated(bot_named("club:3")) for _ in range(2)]
    plans: list[Json] = [None, None]
    for _ in range(DECISIONS):
        p = match.g.actor()
        there = ask_server(boxed.save(match.g), "scientia", "club:3", bot_seed(master, match.ply), plans[p])
        plans[p] = there["plan"]
        choice = advice(match, seats[p])
        assert there["action"] == choice.action.text
        match.apply(choice.action)


class Asked:
    """Thinkers that answer in this process and note which plans they were given; something may happen meanwhile."""

    def __init__(self, table: LiveTable, meanwhile: Any = None) -> None:
        self.table = table
        self.meanwhile = meanwhile
        self.given: list[tuple[int, Json]] = []

    async def think(
        self, asker: object, game: str, position: Json, bot: str, seed: int, seconds: float, plan: Json
    ) -> Any:
        self.given.append((self.table.actor, plan))
        if self.meanwhile:
            self.meanwhile()
        return json.loads(
            json.dumps(
                answer(
                    json.dumps(
                        {"game": game, "position": position, "bot": bot, "seed": seed, "seconds": 60, "plan": plan}
                    )
                )
            )
        )


def bots_at_a_table(game: str) -> LiveTable:
    """A table of the server with a bot on every seat, begun."""
    boxed = game_named(game)
    players = max(2, boxed.seats[0])
    new = NewTable(game=game, players=players, seat=None, bots={str(p): "club:3" for p in range(players)})
    row, _ = open_row(new, boxed, 0.0, master_seed("alike"), 60.0)
    table = LiveTable(row, boxed, None)
    obey(table, "start", 0.0)
    return table


def turns(thinkers: Asked) -> Turns:
    """What lets bots move, with these thinkers."""
    settings = SimpleNamespace(stand_in="greedy", bot_seconds=60.0)
    commit: Any = SimpleNamespace(registry=SimpleNamespace(settings=settings))
    found: Any = thinkers
    return Turns(commit, found)


def test_a_table_keeps_the_plan_of_every_seat() -> None:
    table = bots_at_a_table("books_of_time")
    thinkers = Asked(table)
    match, seats = Match(table.game, 2, seed=master_seed("alike")), [Seated(bot_named("club:3")) for _ in range(2)]
    for _ in range(DECISIONS):
        p = table.actor
        choice = advice(match, seats[p])
        assert asyncio.run(turns(thinkers).choice(table)) == choice.action.text
        if len(table.playing.g.options) > 1:
            assert table.plans[p] == (json.loads(json.dumps(choice.plan.plain())) if choice.plan else None)
        match.apply(choice.action)
        decide(table, p, choice.action.text, 0.0)
    assert any(plan for _, plan in thinkers.given), "no plan was ever handed back"


def test_a_plan_stays_with_its_seat_if_the_table_goes_on_meanwhile() -> None:
    """While a bot thinks, people may go on for its seat, or take something back: then another seat has to choose."""
    table = bots_at_a_table("scientia")
    first = table.actor

    def another_seat_chooses() -> None:
        while table.actor == first:
            decide(table, first, table.playing.g.options[0].text, 0.0)

    asyncio.run(turns(Asked(table, another_seat_chooses)).choice(table))
    assert table.actor != first and set(table.plans) == {first}


def test_the_luck_of_bots_is_not_that_of_the_game() -> None:
    master = master_seed("alike")
    match = Match(game_named("scientia"), 2, seed=master)
    assert bot_luck(master, 0).seed != match.g.rng.seed
    assert len({bot_seed(master, ply) for ply in range(100)}) == 100


def ask_server(position: Json, game: str, bot: str, seed: int, plan: Json) -> dict[str, Json]:
    """What a thinker of the server answers; everything goes through JSON, as it does there."""
    question = {"game": game, "position": position, "bot": bot, "seed": seed, "seconds": 60, "plan": plan}
    found: dict[str, Json] = json.loads(json.dumps(answer(json.dumps(question))))
    return found
