"""The table: what is saved, loaded, shown and kept secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from quirebox.bots import bot_named
from quirebox.bots.bot import BotError, Seated
from quirebox.core.game import Game
from quirebox.core.match import Match, master_seed, replay
from quirebox.core.message import say
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game, ids
from quirebox.terminal import show, story
from quirebox.terminal.commands import COMMANDS
from quirebox.terminal.display import Display
from quirebox.terminal.files import FileError, may_replace, new_path, read_record, write_record
from quirebox.terminal.screen import Screen
from quirebox.terminal.seats import Seat, SeatError, arrange, seats_of
from quirebox.terminal.table import Table
from quirebox.terminal.voice import own
from quirebox.testkit.mill import GAME, MillGame
from quirebox.words import told

NAMES = ["Ann", "Bob"]


class Desk:
    """A table with a script of what people type."""

    agrees = False  # whether whatever is asked once more is meant

    def __init__(
        self, folder: Path, *lines: str, seats: str = "Ann,random", seed: str = "4", game: Game = GAME
    ) -> None:
        self.out = StringIO()
        self.typed: Iterator[str] = iter(lines)
        words = seats.split(",")
        seated = arrange(game, None, words if seats else [], [] if seats and "bot" not in words else ["random"])
        match = Match(game, len(seated), seed=master_seed(seed), names={p: seat.name for p, seat in enumerate(seated)})
        self.table = Table(
            match, seated, Screen(self.out, self.answer), folder / "game.quire", Seated(bot_named("greedy:20"))
        )

    def answer(self, prompt: str) -> str:
        self.out.write(prompt)
        line = "y" if self.agrees and prompt.startswith("Do it?") else next(self.typed, None)
        if line == "the first":
            return self.table.match.g.options[0].text
        if line is None:
            raise EOFError
        return line

    def run(self) -> str:
        self.table.run()
        return self.out.getvalue()


def test_every_decision_is_saved_at_once(tmp_path: Path) -> None:
    saved: list[int] = []

    class Watcher(Desk):
        def answer(self, prompt: str) -> str:
            if self.table.path.exists():
                saved.append(len(read_record(self.table.path).moves))
            assert not saved or saved[-1] == self.table.match.ply
            return super().answer(prompt)

    Watcher(tmp_path, "1", "1", "1").run()
    assert len(saved) == 3 and saved[-1] > 3


@pytest.mark.parametrize("id", ids())
def test_every_game_can_be_played_at_the_table_in_80_columns(id: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path, *["the first", "?", "hint", "score", "log all"] * 5, seats="", game=game(id))
    desk.agrees = True
    said = desk.run()
    assert desk.table.match.ply >= 5
    assert max(len(line) for line in said.splitlines() if str(tmp_path) not in line) <= 80 + len("Player 1> ")


def test_a_record_is_loaded_in_mid_game_and_goes_on_in_its_own_file(tmp_path: Path) -> None:
    Desk(tmp_path, "pass").run()
    other = tmp_path / "other.quire"
    write_record(read_record(tmp_path / "game.quire"), other)
    moves = len(read_record(other).moves)
    said = Desk(tmp_path, f"load {other}", "pass", seed="9").run()
    assert f"Loaded {other}: decision {moves + 1}." in said
    assert len(read_record(other).moves) > moves


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("load", "which record? type: load FILE"),
        ("load nowhere.quire", "cannot be read"),
        ("save {folder}/letter.txt", "there is a file that is not a record, and it is left alone"),
        ("save {folder}/no/such/folder/x.quire", "cannot be written (No such file or directory)"),
        ("log many", "cannot read 'many'; type: log, log 20, or log all"),
        ("rules elephants", "no rule is called 'elephants' or speaks of it"),
        ("pl", "'pl' may mean: "),
        ("fie", "only this speaks of 'fie'; to choose it, type "),
        ("about 1", "nothing is called '1'; type: about NAME. What option 1 would do, you learn by: ? 1"),
        ("99999999999999999999", "there is no option"),
        ("place moon", "cannot read 'place moon'"),
    ],
)
def test_what_is_typed_wrongly_is_explained_and_changes_nothing(tmp_path: Path, line: str, complaint: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    desk = Desk(tmp_path, line.format(folder=tmp_path))
    said = " ".join(desk.run().split())
    assert complaint in said
    assert desk.table.match.ply == 0
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann"


def test_what_is_not_asked_is_refused_in_words(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "accept", game=game("history_of_the_book"), seats="Ann,random,random")
    said = " ".join(desk.run().split())
    assert "this cannot be chosen now. Allowed: buy “" in said
    assert "is refused by" not in said


def test_the_beginning_of_an_option_chooses_it(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "PLACE F")
    desk.run()
    assert desk.table.match.record.moves[0].text == "place field"


def test_a_file_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "pass", f"save {tmp_path / 'elsewhere.quire'}")
    desk.table.path = tmp_path / "gone" / "game.quire"
    assert "Not saved:" in desk.run()
    assert read_record(tmp_path / "elsewhere.quire").moves


def test_a_record_of_another_game_is_not_loaded(tmp_path: Path) -> None:
    desk = Desk(tmp_path, f"load {tmp_path / 'chess.quire'}")
    record = desk.table.match.record
    write_record(record, tmp_path / "chess.quire")
    (tmp_path / "chess.quire").write_text(record.write().replace("game mill", "game chess"))
    assert "this is a record of 'chess', and this table plays 'mill'" in " ".join(desk.run().split())


def test_help_lists_every_command(tmp_path: Path) -> None:
    said = Desk(tmp_path, "help").run()
    assert all(own(say(f"help-{id}"))[:20] in said for id in COMMANDS)


def test_undo_takes_back_bots_too_but_not_other_people(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "pass", "undo")
    assert "Decision 1 is taken back." in desk.run() or "stands" in desk.out.getvalue()
    both = Desk(tmp_path, "", "pass", "", "", "undo", seats="Ann,Bob")
    assert "the last decision was made by Ann" in both.run()
    assert both.table.match.ply == 1


# ---- what is shown


class Secretive(MillGame):
    """Mill in which cards in hand count at the end."""

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        held = [seat.hand for seat in g.seats]  # type: ignore[attr-defined]
        return [{**sheet, "cards": sum(hand)} for sheet, hand in zip(super().score_sheet(g), held, strict=True)]


def test_points_that_others_cannot_know_are_not_shown() -> None:
    game = Secretive()
    g = game.new(2, 3)
    own, other = show.known_sheet(game, g, 0)
    assert own["cards"] == str(sum(g.seats[0].hand))  # type: ignore[attr-defined]
    assert other["cards"] == "?"
    assert show.total(other) == "?" and show.total(own).isdecimal()


def test_a_preview_says_what_follows_until_something_hidden() -> None:
    g = GAME.new(2, 3)
    by_text = {a.text: show.preview(GAME, GAME.eyes.imagine(g, 0, Rng(1)), a, 0, NAMES) for a in g.options}
    assert by_text["place field"] == "Ann sends a worker to the field. Ann gains 2 grain."
    assert by_text["place guild"] == "Ann sends a worker to the guild. … (what follows is still hidden)"


def test_a_drawing_that_is_too_wide_goes_on_further_in() -> None:
    out = StringIO()
    screen = Screen(out)
    screen.console.width = 20
    screen.draw("[bold]short[/bold]\n\n  a line [red]that is[/red] far too wide\nend   ")
    assert out.getvalue() == "short\n\n  a line that is far\n      too wide\nend\n"


def test_the_verdict_names_all_who_won(monkeypatch: pytest.MonkeyPatch) -> None:
    g = GAME.new(3, 1)
    for winners, said in (
        ([], "Nobody has won."),
        ([1], "Bob has won."),
        ([0, 1, 2], "Ann, Bob and Cyd share the victory."),
    ):
        monkeypatch.setattr(GAME, "winners", lambda g, winners=winners: winners)
        assert show.verdict(GAME, g, ["Ann", "Bob", "Cyd"]) == said


# ---- seats and files


def test_bots_that_do_not_exist_or_find_no_seat_are_refused() -> None:
    with pytest.raises(BotError, match="there is no bot 'nosuch'"):
        arrange(GAME, None, [], ["nosuch"])
    with pytest.raises(SeatError, match=r"2 bots were named \(random, greedy\) for 1 seat of bots; leave out 1"):
        arrange(GAME, 2, [], ["random", "greedy"])
    with pytest.raises(BotError, match="there is no bot 'nosuch'"):
        arrange(GAME, None, ["Ann", "nosuch:5"], [])
    with pytest.raises(SeatError, match=r"1 bot was named \(random\) for 0 seats of bots"):
        arrange(GAME, None, ["Ann", "Bob"], ["random"])
    with pytest.raises(SeatError, match="for 3 seats of bots; leave out 1"):
        arrange(GAME, None, [], ["random"] * 4)


def test_a_game_that_goes_on_shows_nobodys_hand_before_it_is_handed_over(tmp_path: Path) -> None:
    Desk(tmp_path, "", "pass", seats="Ann,Bob").run()
    again = Desk(tmp_path, seats="Ann,Bob")
    again.table.display = Display(again.table.screen, replay(GAME, read_record(tmp_path / "game.quire")))
    said = again.run()
    assert "Bob, press Enter when nobody else can see the screen." in said and "   hand: " not in said
    loads = Desk(tmp_path, f"load {tmp_path / 'game.quire'}", seats="Ann,random")
    assert "   hand: " not in loads.run().partition("Loaded")[2]


class Cautious(MillGame):
    """Mill in which passing is regretted."""

    voice = replace(MillGame.voice, caution=lambda g, action: "You would do nothing." if action.text == "pass" else "")


def test_what_may_be_regretted_is_asked_once_more(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "pass", "", "pass", "n", game=Cautious())
    assert desk.run().count("You would do nothing.") == 2
    assert desk.table.match.ply == 0
    desk = Desk(tmp_path, "pass", "y", game=Cautious())
    desk.run()
    assert desk.table.match.record.moves[0].text == "pass"


def names(seats: list[Seat]) -> list[str]:
    return [seat.name for seat in seats]


def test_seats_are_arranged_as_asked() -> None:
    assert names(arrange(GAME, None, [], [])) == ["Player 1", "greedy"]
    assert names(arrange(GAME, 4, [], ["random", "greedy"])) == ["Player 1", "random 2", "greedy", "random 4"]
    assert names(arrange(GAME, None, [], ["random", "greedy"])) == ["Player 1", "random", "greedy"]
    assert names(arrange(GAME, None, ["bot", "me"], ["random"])) == ["random", "Player 2"]
    assert names(arrange(GAME, None, ["Ann", "search:50"], [])) == ["Ann", "search:50"]


def test_who_plays_a_record_is_told_by_the_names() -> None:
    seats = seats_of({0: "Ann", 1: "greedy 2", 2: "search:50"}, 4)
    assert [seat.bot.name if seat.bot else None for seat in seats] == [None, "greedy", "search:50", None]
    assert names(seats)[3] == "Player 4"
    with pytest.raises(SeatError, match="cannot use the name"):
        seats_of({0: "[red]Ann"}, 2)


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.quire"
    record = Match(GAME, 2, seed=master_seed("1")).record
    write_record(record, path)
    assert read_record(path) == record
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(FileError, match="cannot be written"):
        write_record(record, tmp_path)
    may_replace(path)
    may_replace(tmp_path / "new.quire")


def test_a_new_file_has_a_new_name(tmp_path: Path) -> None:
    first = new_path("mill", tmp_path)
    first.touch()
    assert new_path("mill", tmp_path) != first


def test_what_was_chosen_and_told_nothing_is_logged_in_words() -> None:
    """Items of an offer tell nothing; the log says them as they were offered, not as records write them."""
    title, names = game("history_of_the_book"), ["Ann", "Bob", "Cyd"]
    match = Match(title, 3, seed=master_seed("4"), names=dict(enumerate(names)))
    while not (trades := [action for action in match.g.options if action.kind == "trade"]):
        match.apply(match.g.options[0])
    match.apply(trades[0])
    p, item = match.g.actor(), match.g.options[0]
    phrase = told.phrase(title, match.g, item, names)
    match.apply(item)

    def logged(viewer: int) -> str:
        screen = Screen(StringIO())
        screen.console.width = 200
        with screen.console.capture() as shown:
            screen.put(story.told(match, match.ply - 1, match.ply, viewer))
        return shown.get()

    assert f"{names[p]}: {phrase}" in logged(p) and item.text not in logged(p)
    assert f"{names[p]}: has chosen" in logged((p + 1) % 3)
