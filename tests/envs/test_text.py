"""The environment in words: nothing in it is more than the seat may know."""

from __future__ import annotations

import re

import pytest

from quirebox.core.event import NOBODY
from quirebox.core.game import Game
from quirebox.core.rng import Rng

pytest.importorskip("numpy")

from quirebox.envs.table import EnvError
from quirebox.envs.text import TextEnv, turn_of


def test_a_whole_game_is_played_in_words(game: Game, players: int) -> None:
    env, rng = TextEnv(game, players), Rng(4)
    turn = env.reset(seed=2)
    while not turn.over:
        assert turn.options and turn.sees and f"You are player {turn.player}." in turn.question
        assert f"\n{len(turn.options)}. {turn.options[-1]}" in str(turn)
        turn = env.step(str(1 + rng.below(len(turn.options))))
        assert not turn.refused
    assert re.search(r"The game is over\. player 0: -?\d+", turn.question) and len(turn.rewards) == players


def test_what_somebody_reads_could_be_read_of_every_position_that_looks_the_same_to_them(
    game: Game, players: int
) -> None:
    env, rng = TextEnv(game, players), Rng(7)
    turn = env.reset(seed=3)
    for _ in range(40):
        if turn.over:
            break
        g, told = env.g, [event for told in env._told for event in told]
        for viewer in (turn.player, NOBODY) if g.over() else (turn.player,):
            other = game.eyes.imagine(g, viewer, Rng(rng.next()))
            seen = [event.seen(viewer) for event in told]
            assert str(turn_of(env.table, other, viewer, seen, env.names)) == str(
                turn_of(env.table, g, viewer, told, env.names)
            )
        turn = env.step(str(1 + rng.below(len(turn.options))))


def test_a_hidden_card_is_told_to_nobody_else(mill: Game) -> None:
    env = TextEnv(mill, 2)
    env.reset(seed=1)
    rng, met = Rng(2), 0
    turn = env.reset(seed=1)
    while not turn.over:
        for line in turn.history:
            found = re.search(r"player (\d) draws (.*)", line)
            if found and int(found[1]) != turn.player:
                met += 1
                assert not re.search("baker|pedlar|harvest", found[2]), line
        turn = env.step(str(1 + rng.below(len(turn.options))))
    assert met


def test_what_is_not_allowed_is_refused_with_rule_and_sentence_and_changes_nothing(game: Game) -> None:
    env = TextEnv(game)
    turn = env.reset(seed=1)
    before = game.save(env.g)
    forbidden = next(a for a in env.table.actions if a not in env.g.options)
    again = env.step(forbidden.text)
    rule = env.g.refusal(forbidden)
    assert rule in again.refused and again.question == turn.question and again.options == turn.options
    assert "is refused by" in again.refused or rule in again.refused
    for nonsense in ("0", "9999", "win the game"):
        assert env.step(nonsense).refused
    assert game.save(env.g) == before


def test_an_option_can_be_said_by_number_by_its_text_or_by_its_words(mill: Game) -> None:
    saved = []
    for say in (lambda env, turn: "1", lambda env, turn: env.g.options[0].text, lambda env, turn: turn.options[0]):
        env = TextEnv(mill)
        turn = env.reset(seed=1)
        env.step(f" {say(env, turn)}\n")
        saved.append(mill.save(env.g))
    assert saved[0] == saved[1] == saved[2]


def test_bots_have_the_other_seats(mill: Game) -> None:
    env = TextEnv(mill, 3, seat=1, opponents=["greedy", "random"])
    turn = env.reset(seed=1)
    while not turn.over:
        assert turn.player == 1
        turn = env.step("1")
    with pytest.raises(EnvError, match="the game is over"):
        env.step("1")
    with pytest.raises(EnvError, match=r'there is no seat 3; use 0 to 2, or "all"'):
        TextEnv(mill, 3, seat=3)


def test_an_answer_is_a_text_however_long_and_comes_after_the_reset(mill: Game) -> None:
    env = TextEnv(mill)
    with pytest.raises(EnvError, match="no game yet; reset the environment before the first step"):
        env.step("1")
    turn = env.reset(seed=1)
    with pytest.raises(EnvError, match="an answer is a text; found 1"):
        env.step(1)  # type: ignore[arg-type]
    for answer in ("9" * 5000, "x" * 5000):
        again = env.step(answer)
        assert again.refused and len(again.refused) < 400 and again.options == turn.options
