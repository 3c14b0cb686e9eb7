"""Everything that a person can do wrong with a match says what was found and what would be right, and changes
nothing."""

import pytest

from core.played import fresh, played
from quirebox.core.errors import (
    BadOption,
    ContentError,
    GameOver,
    Illegal,
    NotYourTurn,
    QuireError,
    UnknownAction,
    UnknownGame,
    WrongPlayers,
)
from quirebox.core.match import Match, digest, master_seed
from quirebox.core.rng import key
from quirebox.games import game
from quirebox.testkit.mill import GAME


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*scientia"):
        game("chess")


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_wrong_number_of_players(players: int) -> None:
    with pytest.raises(WrongPlayers, match=f"Mill is for 2 to 4 players, not {players}"):
        GAME.new(players, 1)


def test_an_unknown_option() -> None:
    with pytest.raises(BadOption, match="Mill has no option 'board'; it has: hands"):
        GAME.new(2, 1, {"board": "big"})


def test_an_unknown_value_of_an_option() -> None:
    with pytest.raises(BadOption, match="option hands cannot be 'shut'; it can be: hidden, open"):
        GAME.new(2, 1, {"hands": "shut"})


def test_options_that_do_not_fit_the_players() -> None:
    with pytest.raises(BadOption, match="MILL-SETUP-3"):
        GAME.new(4, 1, {"hands": "open"})


def test_options_that_nobody_mentions_have_their_first_value() -> None:
    assert GAME.agree({}, 2) == {"hands": "hidden"}
    assert fresh().record.options == {"hands": "hidden"}


def test_an_unknown_edition() -> None:
    with pytest.raises(
        ContentError, match="gilded: there is no such edition of Mill; there are: house, or the path of a folder"
    ):
        GAME.new(2, 1, edition="gilded")


REFUSED = {
    "an unknown action": ("place feild", 0, UnknownAction, "no action reads 'place feild'; did you mean 'place field'"),
    "an action that resembles none": ("", 0, UnknownAction, "no action reads ''"),
    "an action of another player": ("place field", 1, NotYourTurn, "player 1 cannot act now: player 0 has to choose"),
    "a refused action": (
        "place millstone",
        0,
        Illegal,
        "'place millstone' is refused by MILL-TURN-3: You may go only to a space that can do something for you. "
        "Allowed now: pass, ",
    ),
    "an action that is not asked for": (
        "gain 1 flour",
        0,
        Illegal,
        "'gain 1 flour' is refused by MILL-TURN-1: In your turn, send a worker",
    ),
}


@pytest.mark.parametrize(("text", "player", "kind", "message"), REFUSED.values(), ids=REFUSED)
def test_refuses(text: str, player: int, kind: type[QuireError], message: str) -> None:
    match = fresh()
    match.play("pass")
    match.play("pass")
    before, record, heard = digest(GAME, match.g), match.record.write(), match.g.events
    with pytest.raises(kind) as refused:
        match.play(text, player)
    assert message in str(refused.value)
    assert digest(GAME, match.g) == before
    assert match.record.write() == record
    assert match.g.events is heard
    assert match.ply == len(match.told) == 2


def test_an_action_after_the_end() -> None:
    match = played()
    before, record = digest(GAME, match.g), match.record.write()
    with pytest.raises(GameOver, match="'pass' comes too late: the game is over"):
        match.play("pass", 0)
    with pytest.raises(GameOver):
        match.apply(match.g.box.space.find("pass"))
    assert (digest(GAME, match.g), match.record.write()) == (before, record)


def test_a_refusal_lists_a_few_of_many_options() -> None:
    error = Illegal("X-1", "So it is.", "jump", [str(n) for n in range(9)])
    assert str(error) == "'jump' is refused by X-1: So it is. Allowed now: 0, 1, 2, 3, 4, 5 and 3 more."


def test_a_match_without_a_seed_gets_one_from_the_operating_system() -> None:
    seeds = {Match(GAME, 2).record.seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 64 for seed in seeds)
    assert master_seed("chosen") == master_seed("chosen") != master_seed("other")


def test_the_generator_gets_a_new_key_at_every_ply() -> None:
    # Otherwise a player who has worked out the generator from what they saw would know what comes.
    match = fresh()
    for ply in (1, 2, 3):
        continued = match.g.rng.seed
        match.play("pass")
        assert match.g.rng.seed == key(match.master, ply) != continued


@pytest.mark.parametrize("seed", [-5, 0, 1 << 63, 1 << 80])
def test_any_number_is_a_seed(seed: int) -> None:
    assert not GAME.new(2, seed).over()
