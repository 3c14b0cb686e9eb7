"""Records: written, read, damaged and changed."""

import gzip
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from core.played import fresh, played
from quirebox.core.errors import RecordError, ReplayError
from quirebox.core.match import digest, replay
from quirebox.core.ranking import ranks
from quirebox.core.record import Record, read
from quirebox.testkit.mill import GAME, MillGame

WHOLE = played(3, hands="open")
TEXT = WHOLE.record.write()
LINES = TEXT.split("\n")
START = LINES.index("---")


def without(*numbers: int) -> str:
    return "\n".join(line for number, line in enumerate(LINES, 1) if number not in numbers)


def changed(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def number_of(beginning: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(beginning))


def test_a_record_is_read_as_it_was_written() -> None:
    record = WHOLE.record
    assert read(TEXT) == record
    assert read(TEXT).write() == TEXT
    assert record.result == WHOLE.g.scores()


def test_names_times_and_the_beginning_are_kept() -> None:
    match = fresh()
    match.record.names = {0: "Ann of the Mill", 1: "Bob\nand  Bill"}
    match.record.started = "2026-01-31T20:15:00Z"
    match.play("place field", 0, ms=1200)
    match.play("pass", 1)
    record = read(match.record.write())
    assert record.names == {0: "Ann of the Mill", 1: "Bob and Bill"}, "a name stays on its line"
    assert record.started == "2026-01-31T20:15:00Z"
    assert [move.ms for move in record.moves] == [1200, None]
    assert replay(GAME, record, verify=True).record == record


def test_an_unfinished_game_has_no_result_and_can_be_played_on() -> None:
    match = replay(GAME, read(played(plies=9).record.write()), verify=True)
    assert match.record.result == []
    assert match.ply == 9
    again = played(plies=9)
    for each in (match, again):
        each.apply(each.g.options[0])
    assert match.record == again.record


def test_a_replay_can_stop_on_the_way() -> None:
    assert digest(GAME, replay(GAME, WHOLE.record, until=9).g) == digest(GAME, played(3, plies=9, hands="open").g)


def test_five_hundred_actions_take_ten_kilobytes_at_most() -> None:
    record = WHOLE.record
    moves = [
        replace(move, ms=1000 + i * 7919 % 30000)
        for seed in range(12)
        for i, move in enumerate(played(4, str(seed)).record.moves)
    ][:500]
    long = Record(
        record.game,
        record.version,
        record.edition,
        record.hash,
        4,
        record.options,
        record.seed,
        {0: "Ann", 1: "Bob"},
        "2026-01-31",
        moves,
    )
    assert len(long.moves) == 500
    assert len(gzip.compress(long.write().encode())) <= 10 * 1024


DAMAGE = {
    "nothing at all": ("", 1, "found ''; a record begins with 'quire record 1'"),
    "something else": ("PGN 1.0\n", 1, "found 'PGN 1.0'; a record begins with 'quire record 1'"),
    "a later format": (changed(1, "quire record 2"), 1, "a record begins with 'quire record 1'"),
    "cut off in the head": (
        "\n".join(LINES[:4]) + "\n",
        5,
        "'---' between head and moves is missing; the file may have been cut off",
    ),
    "cut off in a line": (TEXT[:-4], len(LINES) - 1, "the last line has no end; the file may have been cut off"),
    "no game": (without(2), START, "the head has no line 'game'"),
    "no seed": (without(number_of("seed")), START, "the head has no line 'seed'"),
    "two seeds": (changed(2, LINES[number_of("seed") - 1]), number_of("seed"), "cannot read 'seed"),
    "an unknown line in the head": (
        changed(3, "weather fine"),
        3,
        "cannot read 'weather fine'; the head has one line each of game, version, edition, players, seed, started",
    ),
    "an empty line in the head": (changed(3, ""), 3, "cannot read ''"),
    "a version that is no number": (changed(3, "version one"), 3, "found 'one'; use a whole number"),
    "an edition without its hash": (
        changed(4, "edition house"),
        4,
        "found the edition 'house'; use its name and its hash",
    ),
    "two numbers of players": (changed(5, "players 3 4"), 5, "found '3 4'; use a whole number"),
    "an option without a value": (changed(6, "option hands"), 6, "cannot read 'option hands'"),
    "a short seed": (changed(7, "seed 1234"), 7, "found the seed '1234'; use 64 hexadecimal digits"),
    "a name for nobody": (
        changed(3, "version 1\nname 3 Dee"),
        4,
        "found the name 'Dee' of player 3; the players are 0 to 2",
    ),
    "a name without a player": (changed(3, "version 1\nname Dee"), 4, "cannot read 'name Dee'"),
    "a line that is no move": (
        changed(START + 3, "and so on"),
        START + 3,
        "cannot read 'and so on'; use a player below 3, an action, ~ and its mark",
    ),
    "a move of a player who is not there": (
        changed(START + 3, "3 pass ~000000"),
        START + 3,
        "cannot read '3 pass ~000000'; use a player below 3",
    ),
    "an empty line among the moves": (changed(START + 3, ""), START + 3, "cannot read ''"),
    "a result in words": (
        changed(len(LINES) - 1, "result Ann won"),
        len(LINES) - 1,
        "found 'Ann won'; use whole numbers",
    ),
    "too few scores": (changed(len(LINES) - 1, "result 1 2"), len(LINES) - 1, "found 2 scores; there are 3 players"),
    "too few ranks": (changed(len(LINES) - 2, "ranks 1 2"), len(LINES) - 2, "found 2 ranks; there are 3 players"),
    "a move after the ranks": (
        changed(len(LINES) - 1, "0 pass ~000000"),
        len(LINES) - 1,
        "found '0 pass ~000000' after the ranks",
    ),
    "moves after the result": (TEXT + "0 pass ~000000\n", len(LINES), "found '0 pass ~000000' after the result"),
}


@pytest.mark.parametrize(("text", "line", "problem"), DAMAGE.values(), ids=DAMAGE)
def test_reading_complains_of(text: str, line: int, problem: str) -> None:
    with pytest.raises(RecordError) as failed:
        read(text)
    assert failed.value.line == line
    assert str(failed.value).startswith(f"line {line}: ")
    assert problem in str(failed.value)


def verdict(text: str) -> ReplayError:
    with pytest.raises(ReplayError) as failed:
        replay(GAME, read(text), verify=True)
    assert str(failed.value).startswith(f"ply {failed.value.ply}: ")
    return failed.value


@pytest.mark.parametrize("ply", [1, 2, 10, WHOLE.ply])
def test_a_changed_line_shows_at_its_own_ply(ply: int) -> None:
    move = WHOLE.record.moves[ply - 1]
    for other in ("pass", "place field", "gain 1 flour", "take off"):
        if other != move.text:
            assert verdict(changed(START + 1 + ply, f"{move.player} {other} ~{move.mark}")).ply == ply
    assert verdict(changed(START + 1 + ply, f"{(move.player + 1) % 3} {move.text} ~{move.mark}")).ply == ply
    assert verdict(changed(START + 1 + ply, f"{move.player} {move.text} ~000000")).ply == ply
    assert verdict(changed(START + 1 + ply, f"{move.player} {move.text}")).ply == ply


def test_a_changed_seed_shows_at_the_first_ply() -> None:
    seed = LINES[6]
    assert verdict(changed(7, seed[:-1] + ("0" if seed[-1] != "0" else "1"))).ply == 1


def test_a_changed_number_of_players_or_option_shows_at_the_first_ply() -> None:
    unfinished = played(3, plies=9, hands="open").record.write()
    assert verdict(unfinished.replace("players 3", "players 4").replace("open", "hidden")).ply == 1
    assert verdict(TEXT.replace("option hands open", "option hands hidden")).ply == 1


SETUPS = {
    "a version": ("version 1", "version 2", "recorded with version 2 of Mill; this is version 1"),
    "another game": ("game mill", "game chess", "this is a record of 'chess', not of 'mill'"),
    "a hash": (
        f"house {WHOLE.record.hash}",
        "house 0123456789abcdef",
        "recorded with edition house 0123456789abcdef; this one is",
    ),
    "an unknown edition": ("edition house", "edition gilded", "there is no such edition of Mill; there are: house"),
    "an unknown option": ("option hands", "option feet", "Mill has no option 'feet'; it has: hands"),
    "an unknown value": ("hands open", "hands shut", "option hands cannot be 'shut'; it can be: hidden, open"),
}


@pytest.mark.parametrize(("ours", "theirs", "problem"), SETUPS.values(), ids=SETUPS)
def test_what_does_not_fit_the_set_up_shows_at_ply_0(ours: str, theirs: str, problem: str) -> None:
    found = verdict(TEXT.replace(ours, theirs))
    assert found.ply == 0
    assert problem in str(found)


def test_a_number_of_players_that_the_game_is_not_for_shows_at_ply_0() -> None:
    found = verdict(played(plies=3).record.write().replace("players 2", "players 7"))
    assert found.ply == 0
    assert "Mill is for 2 to 4 players, not 7" in str(found)


def test_a_changed_rule_shows_where_it_first_matters() -> None:
    class Generous(MillGame):
        """Everybody starts with two coins."""

        def setup(self, *args, **more):
            g = super().setup(*args, **more)
            g.seats[0].stock[0] += 1
            return g

    with pytest.raises(
        ReplayError, match=r"^ply 1: the line .* or the position it leads to has changed; its mark would be"
    ):
        replay(Generous(), WHOLE.record, verify=True)


def test_a_changed_result_or_a_missing_one_shows_at_the_end() -> None:
    for text in (changed(len(LINES) - 1, "result 0 0 99"), without(len(LINES) - 1)):
        found = verdict(text)
        assert found.ply == WHOLE.ply
        assert f"but the lines lead to {WHOLE.g.scores()}" in str(found)
    found = verdict(without(len(LINES) - 3))
    assert "but the lines lead to" in str(found) and "[]" in str(found)


def test_ranks_are_kept_and_proved_and_older_records_have_none() -> None:
    assert WHOLE.record.ranks == ranks(GAME, WHOLE.g)
    assert "the ranks recorded are [3, 3, 3]" in str(verdict(changed(len(LINES) - 2, "ranks 3 3 3")))
    older = read(without(len(LINES) - 2))
    assert older.ranks == [] and replay(GAME, older, verify=True).record.ranks == WHOLE.record.ranks


def test_a_line_left_out_or_put_in_shows_there() -> None:
    assert verdict(without(START + 6)).ply == 5
    assert verdict(changed(START + 6, f"{LINES[START + 5]}\n{LINES[START + 5]}")).ply == 6


@given(place=st.integers(0, len(TEXT) - 1), letter=st.sampled_from("0123456789abcdefxyz ~@\n-"))
def test_any_other_letter_anywhere_is_found(place: int, letter: str) -> None:
    text = TEXT[:place] + letter + TEXT[place + 1 :]
    assume(text != TEXT)
    with pytest.raises((RecordError, ReplayError)):
        replay(GAME, read(text), verify=True)


@given(length=st.integers(0, len(TEXT) - 1))
def test_a_record_cut_off_anywhere_is_damaged_or_unfinished(length: int) -> None:
    text = TEXT[:length]
    if "\n---\n" in text and text.endswith("\n"):  # whole lines are left: the game up to there
        record = read(text)
        assert record.moves == WHOLE.record.moves[: len(record.moves)]
        assert replay(GAME, record, until=len(record.moves)).ply == len(record.moves)
    else:
        with pytest.raises(RecordError):
            read(text)
