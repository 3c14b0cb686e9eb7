"""Commands of the laboratory: many games between bots, and speed."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import click
from rich.markup import escape

from quirebox import games as shelf
from quirebox.cli import common
from quirebox.core import editions
from quirebox.lab.bench import Bench, Bencher
from quirebox.lab.rows import WRITERS, Row, check_table, row, write_table
from quirebox.lab.simulate import Plan, simulate, some_seed
from quirebox.lab.tally import Tally
from quirebox.terminal.screen import Screen, grid

INTERRUPTED = 130


@click.command()
@click.argument("game")
@click.option(
    "--games", "number", type=click.IntRange(min=1), default=100, show_default=True, metavar="N", help="How many games."
)
@click.option(
    "--bots",
    default="greedy,random",
    show_default=True,
    metavar="A,B,…",
    help="Who plays; fewer bots than players take turns in filling the seats. A budget may follow: search:200 "
    "iterations, search:0.5s seconds.",
)
@common.players
@common.seed
@common.choices
@common.edition
@common.weights
@click.option(
    "--out",
    type=common.record_file,
    metavar="FILE",
    help="Write one row for each game to FILE.csv, FILE.jsonl or FILE.parquet.",
)
@common.processes
@common.as_json
def sim(
    game: str,
    number: int,
    bots: str,
    players: int | None,
    seed: str,
    options: tuple[str, ...],
    edition: str,
    weights: tuple[str, ...],
    out: Path | None,
    processes: int | None,
    as_json: bool,
) -> int:
    """Let bots play many games of GAME, with seats rotated, on all cores.

    The same seed gives the same games, however many processes work. Ctrl-C ends early, and prints and writes what was
    played.
    """
    boxed, names = shelf.game(game), common.read_names(bots)
    seats = players if players is not None else max(len(names), boxed.seats[0])
    plan = Plan(
        boxed,
        names,
        seats,
        number,
        seed or some_seed(),
        common.read_options(options),
        editions.called(boxed, edition),
        common.read_weights(weights, len(names)),
    )
    if out is not None:
        common.check_out(out, *WRITERS)
        check_table()
    rows: list[Row] = []
    tally, start, code = Tally(plan), perf_counter(), 0
    with common.progress(boxed.title, number, as_json) as tick:
        try:
            for played in simulate(plan, processes or 0):
                tally.add(played)
                rows += [row(plan, played)] if out is not None else []
                tick()
        except KeyboardInterrupt:
            code = INTERRUPTED
    if out is not None:
        write_table(rows, out)
    if as_json:
        common.emit(tally_answer(tally, perf_counter() - start))
    else:
        print_tally(tally, perf_counter() - start)
    return code


def tally_answer(tally: Tally, spent: float) -> dict[str, object]:
    """The result for programs."""
    plan = tally.plan
    standings = [
        {"name": s.name, "win_share": s.win_share, "low": s.low, "high": s.high, "mean_score": s.mean_score}
        for s in tally.standings()
    ]
    box, games = plan.game.box(plan.edition), max(1, tally.games)
    return {
        "game": plan.game.id,
        "title": plan.game.title,
        "version": plan.game.version,
        "players": plan.players,
        "games": tally.games,
        "missing": plan.games - tally.games,
        "edition": box.edition,
        "hash": box.hash,
        "options": dict(plan.options),
        "seed": common.seed_value(plan.seed),
        "bots": standings,
        "wins_by_seat": [share / games for share in tally.by_seat],
        "decisions_per_game": tally.decisions / games,
        "seconds": spent,
        "games_per_s": tally.games / spent,
    }


def print_tally(tally: Tally, spent: float) -> None:
    """The result for people; marked if it was interrupted."""
    plan, screen = tally.plan, Screen()
    if tally.games < plan.games:
        screen.complain(f"partial: interrupted after {tally.games} of {plan.games} games")
    if not tally.games:
        return
    table = grid("bot", "win share", "95 % interval", "mean score")
    for standing in tally.standings():
        table.add_row(
            escape(standing.name),
            f"{standing.win_share:.1%}",
            f"{standing.low:.1%} to {standing.high:.1%}",
            f"{standing.mean_score:.1f}",
        )
    screen.put(table)
    seats = ", ".join(f"{share / tally.games:.0%}" for share in tally.by_seat)
    screen.say(
        f"{count(tally.games, 'game')} of {plan.game.title}, {count(plan.players, 'player')}, seed {plan.seed}; "
        f"wins by seat: {seats}; "
        f"{tally.decisions / tally.games:.0f} decisions a game; {tally.games / spent:.1f} games/s",
        "dim",
    )


def count(n: int, thing: str) -> str:
    """`1 game`, `2 games`."""
    return f"{n} {thing}{'' if n == 1 else 's'}"


@click.command()
@click.argument("game")
@common.players
@common.choices
@common.edition
@click.option(
    "--seconds", type=click.FloatRange(min=0.01), default=4.0, show_default=True, help="How long to measure, in all."
)
@common.as_json
def bench(
    game: str, players: int | None, options: tuple[str, ...], edition: str, seconds: float, as_json: bool
) -> None:
    """Measure how fast GAME is played, copied and searched here, on one core.

    Random legal play, with as many players as the game allows unless told otherwise; medians of several interleaved
    runs, in seconds of the processor. With OpenSpiel installed, its search is measured in turn with ours, on a game of
    similar length.
    """
    boxed = shelf.game(game)
    seats = players if players is not None else boxed.seats[-1]
    bencher = Bencher(boxed, seats, common.read_options(options), editions.called(boxed, edition), seconds)
    with common.progress(boxed.title, bencher.steps, as_json) as tick:
        found = bencher.measure(tick)
    if as_json:
        common.emit(bench_answer(found))
    else:
        print_bench(found, f"{boxed.title}, {count(seats, 'player')}")


def bench_answer(found: Bench) -> dict[str, object]:
    """The figures for programs."""
    return {
        "decisions_per_s": found.decisions_per_s,
        "games_per_s": found.games_per_s,
        "copy_us": found.copy_us,
        "search_iterations_per_s": found.search_iterations_per_s,
        "compiled": found.compiled,
        "openspiel": peer_answer(found),
    }


def peer_answer(found: Bench) -> dict[str, object] | None:
    """OpenSpiel's figures for programs."""
    peer = found.peer
    if peer is None:
        return None
    return {
        "game": peer.game,
        "decisions_per_game": peer.decisions_per_game,
        "search_iterations_per_s": peer.iterations_per_s,
        "ratio": found.search_iterations_per_s / peer.iterations_per_s,
    }


def print_bench(found: Bench, what: str) -> None:
    """The figures for people."""
    screen = Screen()
    screen.say(
        f"{what}, {'compiled' if found.compiled else 'interpreted'}, {found.decisions_per_game} decisions in a "
        "random game",
        "bold",
    )
    table = grid("", "")
    table.show_header = False
    table.add_row("decisions/s, loop inside the engine", f"{found.decisions_per_s:,.0f}")
    table.add_row("decisions/s, called from a Python loop", f"{found.python_decisions_per_s:,.0f}")
    table.add_row("games/s, set-up included", f"{found.games_per_s:,.0f}")
    table.add_row("µs for a copy in mid-game", f"{found.copy_us:.2f}")
    table.add_row("search iterations/s in mid-game", f"{found.search_iterations_per_s:,.0f}")
    screen.put(table)
    if found.peer:
        ratio = found.search_iterations_per_s / found.peer.iterations_per_s
        screen.say(
            f"OpenSpiel's MCTSBot (C++, random play to the end), {found.peer.game}, {found.peer.decisions_per_game} "
            "decisions in a random game: "
            f"{found.peer.iterations_per_s:,.0f} iterations/s in mid-game; ours are {ratio:.1f} times as many",
            "dim",
        )
