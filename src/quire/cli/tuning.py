"""The command that fits what bots weigh things by."""

from __future__ import annotations

import click
from rich.markup import escape

from quire import games as shelf
from quire.bots.search import wilson
from quire.cli import common
from quire.core.game import Game
from quire.lab import tune as lab
from quire.terminal.screen import Screen, grid

HELD_BACK = 4       # one game in so many is kept to see whether what was learned holds


@click.command()
@click.argument("game")
@click.option("--games", "number", type=click.IntRange(min=HELD_BACK), default=80, show_default=True, metavar="N", help="From how many games to learn.")
@click.option("--contest", "rounds", type=click.IntRange(min=1), default=200, show_default=True, metavar="N", help="In how many games to try it out.")
@common.players
@click.option("--bot", default="greedy", show_default=True, help="Who plays all of them.")
@click.option("--seed", default="1", show_default=True, metavar="TEXT|NUMBER", help="The same seed gives the same games.")
@common.as_json
def tune(game: str, number: int, rounds: int, players: int | None, bot: str, seed: str, as_json: bool) -> None:
    """Fit what bots weigh things by in GAME to games that they play, and try it out.

    Nothing is changed: the weights stand in the game's evaluate.py, and whoever likes what is found writes it there.
    """
    boxed = shelf.game(game)
    turned = lab.weights(boxed)
    seats = players if players is not None else max(2, boxed.seats[0])
    old = [weight.get() for weight in turned]
    learned: list[lab.Moment] = []
    held_back: list[lab.Moment] = []
    with common.progress(f"{boxed.title}: games", number, as_json) as tick:
        for i, seen in enumerate(lab.moments(boxed, seats, number, bot, seed)):
            (held_back if i % HELD_BACK == 0 else learned).extend(seen)
            tick()
    before = figures(boxed, held_back)
    with common.progress(f"{boxed.title}: weights", len(turned) * len(lab.STEPS), as_json) as tick:
        lab.fit_all(boxed, learned, tick)
    after = figures(boxed, held_back)
    shares: list[float] = []
    with common.progress(f"{boxed.title}: contest", rounds, as_json) as tick:
        for share in lab.contest(boxed, seats, rounds, bot, seed, old):
            shares.append(share)
            tick()
    new = [weight.get() for weight in turned]
    lab.put(turned, old)
    share = sum(shares) / rounds
    found = {weight.title: {"was": a, "is": round(b, 4)} for weight, a, b in zip(turned, old, new, strict=True)}
    if as_json:
        common.emit({"game": boxed.id, "players": seats, "games": number, "seed": common.seed_value(seed), "weights": found,
                     "before": before, "after": after, "contest": {"games": rounds, "share": share}})
        return
    screen, table = Screen(), grid("weight", "was", "is")
    for title, change in found.items():
        table.add_row(escape(title), f"{change['was']:g}", f"{change['is']:.3g}")
    screen.put(table)
    low, high = wilson(share, rounds)
    screen.say(f"Games that were held back: error {before['error']:.3f}, now {after['error']:.3f}; surprise {before['surprise']:.3f}, now {after['surprise']:.3f}.")
    screen.say(f"In play one {bot} with the new weights wins {share:.1%} ({low:.1%} to {high:.1%}) of {rounds} games "
               f"among {seats}; its fair share is {1 / seats:.1%}.")


def figures(game: Game, seen: list[lab.Moment]) -> dict[str, float]:
    """How well the evaluation tells the end and the winner."""
    return {"error": lab.error(game, seen), "surprise": lab.surprise(game, seen)}
