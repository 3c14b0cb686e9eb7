"""Nothing leaks: whole games of every kind, through the eyes of every seat and of a spectator; and planted leaks are
found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from quirebox import games as shelf
from quirebox.core.action import Action
from quirebox.core.event import Event, Player
from quirebox.core.game import Game
from quirebox.core.message import Who, plain, say
from quirebox.core.plain import Json
from quirebox.core.state import State
from quirebox.server.show import foresight, looks, render
from quirebox.server.table import seats
from quirebox.server.table.table import Table
from quirebox.server.wire import messages
from quirebox.testkit.mill import GAME as MILL
from quirebox.testkit.mill.position import position as mill

from .people import run
from .serving import SOAK
from .twins import Leak, play_twins, twins

GAMES = 10 if SOAK else 1
EVERY = 5 if SOAK else 29


@pytest.mark.parametrize("game", [*shelf.ids(), "mill"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_nobody_can_tell_games_apart_by_what_is_hidden(tmp_path: Path, game: str, seed: int) -> None:
    async def scene() -> None:
        seats = [n for n in shelf.game(game).seats if n > 1]
        async with twins(tmp_path, game, seats[seed % len(seats)], seed) as found:
            await play_twins(found, seed, EVERY)
            assert found.compared > 50 and found.table.row.status == "over"

    run(scene(), 600)


async def a_game(tmp_path: Path) -> None:
    async with twins(tmp_path, "mill", 3, 3) as found:
        await play_twins(found, 3, 3)


def all_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows everybody's cards."""
    honest = MILL.eyes.view

    def view(g: State, viewer: Player) -> dict[str, Json]:
        return {**honest(g, viewer), "hands": [[*seat.hand] for seat in mill(g).seats]}

    monkeypatch.setattr(type(MILL), "eyes", replace(MILL.eyes, view=view))


def top_of_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows what comes next."""
    honest = MILL.eyes.view

    def view(g: State, viewer: Player) -> dict[str, Json]:
        return {**honest(g, viewer), "next": mill(g).deck[-1:]}

    monkeypatch.setattr(type(MILL), "eyes", replace(MILL.eyes, view=view))


def telling_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that counts what the actor can play."""
    telling = replace(MILL.voice, question=lambda g: f"Choose one of {g.options}.")
    monkeypatch.setattr(type(MILL), "voice", telling)


def telling_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence with a value that its reader may not know, whatever the languages make of it."""
    honest = render.told

    def told(game: Game, g: State, ply: int, event: Event, viewer: Player, names: list[str]) -> messages.Told:
        said = say("drawn", who=Who(event.player), card=sum(event.args))
        return {**honest(game, g, ply, event, viewer, names), "sentence": plain(said)}

    monkeypatch.setattr(render, "told", told)


def telling_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that is a message with a hidden value."""
    telling = replace(
        MILL.voice, question=lambda g: say("ask", best=max(mill(g).seats[mill(g).actor()].hand, default=0))
    )
    monkeypatch.setattr(type(MILL), "voice", telling)


def numbers_of_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events sent whole."""
    monkeypatch.setattr(Event, "seen", lambda self, viewer: self)


def options_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The actor's options sent to everybody."""
    honest = render.game_part

    def told(table: Table, viewer: Player, since: int, record: bool) -> render.Part:
        return {**honest(table, viewer, since, record), "might": [a.text for a in table.playing.g.options]}

    monkeypatch.setattr(render, "game_part", told)


def refusals_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that depends on the hand of somebody else."""
    honest = looks.require_choosing

    def require(table: Table, listener: render.Listener, ply: int) -> None:  # type: ignore[name-defined]
        if listener.viewer != table.actor:
            raise looks.Refused(
                "not_you", f"player {table.actor} still has {len(table.playing.g.refused())} things they cannot do"
            )
        honest(table, listener, ply)

    monkeypatch.setattr(looks, "require_choosing", require)


def exact_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """Points that count hidden cards."""
    monkeypatch.setattr(
        foresight,
        "score_ranges",
        lambda game, g, viewer, ply: ([foresight.span([sum(mill(g).seats[p].hand)]) for p in range(g.players)], []),
    )


def peeking_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Previews on the real position: what is drawn is seen."""
    monkeypatch.setattr(foresight, "OUTCOMES", 1)
    honest = foresight.preview

    def peek(
        game: Game, g: State, viewer: Player, action: Action, ply: int, names: list[str]
    ) -> tuple[list[messages.Told], foresight.View, bool]:
        with monkeypatch.context() as peeking:
            peeking.setattr(type(MILL), "eyes", replace(MILL.eyes, imagine=lambda g, viewer, rng: g.copy()))
            return honest(game, g, viewer, action, ply, names)

    monkeypatch.setattr(foresight, "preview", peek)


def the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that tells its seed."""
    honest = render.outside
    monkeypatch.setattr(render, "outside", lambda table, now: {**honest(table, now), "luck": table.row.seed})


def hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """People with the hashes of their tokens."""
    honest = render.people
    monkeypatch.setattr(
        render,
        "people",
        lambda table, now: [{**person, "hash": table.row.state.members[0].hash} for person in honest(table, now)],
    )


def a_telling_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of tables that says how good a hand is."""
    honest = seats.free_seats
    monkeypatch.setattr(
        seats,
        "free_seats",
        lambda table: (
            [*honest(table), *(100 + card for card in mill(table.playing.g).seats[0].hand)]
            if table.match
            else honest(table)
        ),
    )


PLANTED: list[Callable[[pytest.MonkeyPatch], None]] = [
    all_hands,
    top_of_the_deck,
    telling_questions,
    telling_sentences,
    telling_messages,
    numbers_of_events,
    options_for_all,
    refusals_for_all,
    exact_points,
    peeking_previews,
    the_seed,
    hashes,
    a_telling_list,
]


@pytest.mark.parametrize("leak", PLANTED, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        run(a_game(tmp_path), 120)


def test_without_a_planted_leak_nothing_is_found(tmp_path: Path) -> None:
    run(a_game(tmp_path), 120)
