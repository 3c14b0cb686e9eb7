"""The command that fits what bots weigh things by."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click
from rich.markup import escape

from quirebox import games as shelf
from quirebox.bots.mind import Mind, mind_of
from quirebox.bots.search import wilson
from quirebox.bots.weights import apart, read_mind, written_mind
from quirebox.bots.weights import weights as weights_of
from quirebox.cli import common
from quirebox.core import editions
from quirebox.core.game import Game
from quirebox.lab import tune as lab
from quirebox.terminal.screen import Screen, grid

HELD_BACK = 4  # one game in four is kept to see whether what was learned holds


@click.command()
@click.argument("game")
@click.option(
    "--games",
    "number",
    type=click.IntRange(min=HELD_BACK),
    default=80,
    show_default=True,
    metavar="N",
    help="From how many games to learn.",
)
@click.option(
    "--contest",
    "rounds",
    type=click.IntRange(min=1),
    default=200,
    show_default=True,
    metavar="N",
    help="In how many games to try it out.",
)
@common.players
@click.option("--bot", default="greedy", show_default=True, help="Who plays all of them.")
@click.option(
    "--seed", default="1", show_default=True, metavar="TEXT|NUMBER", help="The same seed gives the same games."
)
@common.edition
@click.option(
    "--weights", type=common.record_file, metavar="FILE", help="Begin with these weights; default: the game's own."
)
@click.option("--out", type=common.record_file, metavar="FILE", help="Write what was found to FILE, for --weights.")
@common.as_json
def tune(
    game: str,
    number: int,
    rounds: int,
    players: int | None,
    bot: str,
    seed: str,
    edition: str,
    weights: Path | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Fit what bots weigh things by in GAME to games that they play, and try it out.

    Nothing is changed in the game. `--out` writes what was found to a file, with which bots play by `--weights`:

    \b
      quire tune scientia --out weights.toml
      quire sim scientia --bots greedy,greedy --weights 1=weights.toml
    """
    boxed = shelf.game(game)
    edition = editions.called(boxed, edition)
    mind = read_mind(boxed, weights) if weights else apart(boxed)
    before_it = read_mind(boxed, weights) if weights else mind_of(boxed)
    if out is not None:
        common.check_out(out)
    turned = weights_of(mind)
    seats = players if players is not None else max(2, boxed.seats[0])
    old = [weight.get() for weight in turned]
    learned, held_back = gather(boxed, seats, number, bot, seed, edition, as_json)
    before = figures(mind, held_back)
    with common.progress(f"{boxed.title}: weights", len(turned) * len(lab.STEPS), as_json) as tick:
        lab.fit_all(mind, learned, tick)
    after = figures(mind, held_back)
    share = try_out(boxed, seats, rounds, bot, seed, mind, before_it, edition, as_json)
    if out is not None:
        out.write_text(written_mind(boxed, mind), encoding="utf-8")
    found = {weight.title: {"was": was, "is": round(weight.get(), 4)} for weight, was in zip(turned, old, strict=True)}
    if as_json:
        common.emit(
            {
                "game": boxed.id,
                "edition": edition,
                "players": seats,
                "games": number,
                "seed": common.seed_value(seed),
                "weights": found,
                "before": before,
                "after": after,
                "contest": {"games": rounds, "share": share},
            }
        )
        return
    print_weights(found)
    low, high = wilson(share, rounds)
    Screen().say(
        f"Games that were held back: error {before['error']:.3f}, now {after['error']:.3f}; surprise "
        f"{before['surprise']:.3f}, now {after['surprise']:.3f}. "
        f"In play one {bot} with the new weights wins {share:.1%} ({low:.1%} to {high:.1%}) of {rounds} games among "
        f"{seats}; "
        f"its fair share is {1 / seats:.1%}."
    )


def gather(
    game: Game, players: int, games: int, bot: str, seed: str, edition: str, quiet: bool
) -> tuple[list[lab.Moment], list[lab.Moment]]:
    """Moments to learn from, and moments to see whether what was learned holds."""
    learned: list[lab.Moment] = []
    held_back: list[lab.Moment] = []
    with common.progress(f"{game.title}: games", games, quiet) as tick:
        for i, seen in enumerate(lab.moments(game, players, games, bot, seed, edition)):
            (learned if i % HELD_BACK else held_back).extend(seen)
            tick()
    return learned, held_back


def try_out(
    game: Game, players: int, games: int, bot: str, seed: str, mind: Mind, old: Mind, edition: str, quiet: bool
) -> float:
    """The share of the victories of one player with the new weights."""
    won = 0.0
    with common.progress(f"{game.title}: contest", games, quiet) as tick:
        for share in lab.contest(game, players, games, bot, seed, mind, old, edition):
            won += share
            tick()
    return won / games


def print_weights(found: Mapping[str, Mapping[str, float]]) -> None:
    """What each was and is."""
    table = grid("weight", "was", "is")
    for title, change in found.items():
        table.add_row(escape(title), f"{change['was']:g}", f"{change['is']:.3g}")
    Screen().put(table)


def figures(mind: Mind, seen: list[lab.Moment]) -> dict[str, float]:
    """How well the evaluation tells the end and the winner."""
    return {"error": lab.error(mind, seen), "surprise": lab.surprise(mind, seen)}
