"""Commands that open a table: play and watch."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import click

from quirebox import games as shelf
from quirebox.bots import bot_named
from quirebox.bots.bot import Seated, Sight
from quirebox.bots.weights import read_mind
from quirebox.cli import common
from quirebox.core import editions
from quirebox.core.event import NOBODY, Player
from quirebox.core.game import HOUSE, Game
from quirebox.core.match import Match, master_seed
from quirebox.core.message import say
from quirebox.core.rng import Rng
from quirebox.terminal import beginning, best, seats
from quirebox.terminal.files import FileError, may_replace, new_path, write_record
from quirebox.terminal.resume import CHANGED, reopen
from quirebox.terminal.screen import Screen
from quirebox.terminal.seats import Seat, SeatError
from quirebox.terminal.story import EVERYTHING, names_of
from quirebox.terminal.table import Table
from quirebox.terminal.voice import own
from quirebox.terminal.watch import Seen, decisions
from quirebox.terminal.watch import watch as look_on
from quirebox.words import speech


def begin(game: Game, seated: list[Seat], options: tuple[str, ...], edition: str, seed: str) -> Match:
    """A match that begins now."""
    edition = editions.called(game, edition)
    names = {p: seat.name for p, seat in enumerate(seated)}
    chosen = common.read_options(options)
    if all(seat.bot is None for seat in seated):
        chosen = best.with_best(game, len(seated), chosen)
    match = Match(game, len(seated), chosen, edition, master_seed(seed), names)
    match.record.started = datetime.now(UTC).isoformat(timespec="seconds")
    return match


def weigh(seated: list[Seat], game: Game, weights: tuple[str, ...]) -> None:
    """Let bots judge by weights from files."""
    thinking = [seat.bot.bot for seat in seated if seat.bot is not None]
    for bot, path in zip(thinking, common.read_weights(weights, len(thinking)), strict=False):
        if path:
            bot.mind = read_mind(game, Path(path))


def check_bots(seated: list[Seat], match: Match) -> None:
    """Complain about bots that cannot play this game, before it begins."""
    for seat in seated:
        if seat.bot:
            bot = seat.bot.bot
            bot.check(Sight(match.game, match.g, match.g.actor(), Rng(0), bot.mind))


# ---- play


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seats",
    "words",
    default="",
    metavar="WHO,WHO,…",
    help="Who sits where: me, bot, the name of a bot, or a person's name.",
)
@click.option("--bots", metavar="A,B,…", help="The bots for the other seats, in order; default: greedy.")
@common.players
@common.seed
@common.choices
@common.edition
@click.option(
    "--record",
    type=common.record_file,
    metavar="FILE",
    help="Where every decision is saved; default: a new file in the current folder.",
)
@click.option("--resume", type=common.record_file, metavar="FILE", help="Go on with a game that was saved.")
@click.option("--hint", "hinter", default="search", show_default=True, metavar="BOT", help="Whom `hint` asks.")
@common.weights
@common.language
@common.notation
def play(
    game: str | None,
    words: str,
    bots: str | None,
    players: int | None,
    seed: str,
    options: tuple[str, ...],
    edition: str,
    record: Path | None,
    resume: Path | None,
    hinter: str,
    weights: tuple[str, ...],
    notation: bool,
) -> None:
    """Play GAME in this terminal, against bots or with others at the same keyboard.

    Without GAME, choose from a menu. Every decision is saved at once.

    \b
      quire play scientia
      quire play scientia --bots search,greedy
      quire play scientia --seats Ann,Bob,bot
      quire play --resume scientia-20260102-203000.quire
    """
    screen, helper = Screen(notation=notation), Seated(bot_named(hinter))
    ready_to_type()
    if resume:
        if game or words or bots is not None or players or seed or options or edition != HOUSE:
            raise SeatError(own(say("resume-alone")))
        saved = reopen(resume, shelf.game)
        match, seated = saved.match, saved.seats
        if saved.changed:
            screen.complain(own(CHANGED))
    else:
        if not game:
            chosen = beginning.choose_game(list(shelf.games().values()), screen)
            players = players if players or words or bots else beginning.choose_players(chosen, screen)
        else:
            chosen = shelf.game(game)
        seated = seats.arrange(chosen, players, common.read_names(words), named_bots(bots))
        match = begin(chosen, seated, options, edition, seed)
    weigh(seated, match.game, weights)
    check_bots(seated, match)
    path = saving_to(record or resume, match, bool(resume))
    Table(match, seated, screen, path, helper).run()


def named_bots(text: str | None) -> list[str]:
    """The bots that were named; none if nobody asked for any."""
    found = common.read_names(text or "")
    if text is not None and not found:
        raise SeatError(own(say("seats-no-bots", typed=text)))
    return found


def saving_to(path: Path | None, match: Match, known: bool) -> Path:
    """The file for the record, written once so that trouble shows before anybody has played."""
    path = path or new_path(match.game.id)
    if path.exists() and not known:
        raise FileError(own(say("file-there", file=str(path))))
    may_replace(path)
    write_record(match.record, path)
    return path


def ready_to_type() -> None:
    """Let people edit what they type, where the terminal can."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return


# ---- watch


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    default="greedy,greedy",
    show_default=True,
    metavar="A,B,…",
    help="Who plays; fewer bots than players fill the seats in turn.",
)
@common.players
@common.seed
@common.choices
@common.edition
@click.option(
    "--delay",
    type=click.FloatRange(0, 60),
    metavar="SECONDS",
    help="Pause after each decision; default: half a second in a terminal, else none.",
)
@click.option(
    "--eyes",
    default="all",
    show_default=True,
    metavar="all|spectator|SEAT",
    help="What to show: everything with every reason, what a spectator learns, or what a seat (p0, p1, …) learns.",
)
@click.option(
    "--draw/--no-draw", "drawn", default=True, show_default=True, help="Draw the position whenever the turn passes."
)
@click.option("--record", type=common.record_file, metavar="FILE", help="Save the game.")
@common.weights
@common.language
@common.as_json
def watch(
    game: str,
    bots: str,
    players: int | None,
    seed: str,
    options: tuple[str, ...],
    edition: str,
    delay: float | None,
    eyes: str,
    drawn: bool,
    record: Path | None,
    weights: tuple[str, ...],
    as_json: bool,
) -> None:
    """Watch bots play GAME: what they choose, what happens, and why they chose it.

    With --json every decision is one line of JSON.
    """
    chosen, kinds = shelf.game(game), common.read_names(bots)
    count = players if players is not None else max(chosen.seats[0], len(kinds))
    seated = seats.all_bots(chosen, kinds, count)
    weigh(seated, chosen, weights)
    match = begin(chosen, seated, options, edition, seed)
    check_bots(seated, match)
    viewer = read_eyes(eyes, count)
    if record:
        saving_to(record, match, False)
    try:
        if as_json:
            for seen in decisions(match, seated, viewer):
                click.echo(json.dumps(line_of(match, seen), ensure_ascii=False))
        else:
            look_on(match, seated, Screen(), viewer, pause(delay), drawn)
    finally:
        if record:
            write_record(match.record, record)


def pause(delay: float | None) -> float:
    """How long to wait after each decision."""
    if delay is not None:
        return delay
    return 0.5 if sys.stdout.isatty() else 0.0


def read_eyes(text: str, players: int) -> Player:
    """`p1` is the second seat."""
    if text in ("all", "spectator"):
        return EVERYTHING if text == "all" else NOBODY
    if text[:1] == "p" and text[1:].isdecimal() and int(text[1:]) < players:
        return int(text[1:])
    raise SeatError(own(say("eyes", typed=text, last=players - 1)))


def line_of(match: Match, seen: Seen) -> dict[str, object]:
    """A decision for programs; what the viewer may not know is null."""
    choice = seen.choice
    return {
        "ply": seen.ply,
        "player": seen.player,
        "action": choice and choice.action.text,
        "phrase": choice and seen.phrase,
        "why": choice and speech(match.game).tell(choice.why, names_of(match)),
        "sentences": seen.sentences,
    }
