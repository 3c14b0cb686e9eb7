"""Play the games behind docs/baselines.md, one contest after the other, and write the page.

    python tools/baselines.py train 10                       # a network for every game: minutes of one core each
    python tools/baselines.py play 400 --mcts 40             # games of every contest; fewer for OpenSpiel's search
    python tools/baselines.py play 40 --only expert club     # of some contenders
    python tools/baselines.py page

Each goes on where it stopped: networks are in docs/baselines/*.npz (not kept in the repository), games in
docs/baselines/games.tsv. One seat is the contender's, all others are the opponent's; the contender sits in every seat
equally often. The smallest table with an opponent; Scientia is dealt with random projects.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from time import process_time

from quirebox.bots import bot_named
from quirebox.bots.bot import Seated
from quirebox.bots.search import wilson
from quirebox.core.game import Game
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import games

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "baselines"
PLAYED = FOLDER / "games.tsv"
PAGE = ROOT / "docs" / "baselines.md"
SEED = 1
OPPONENTS = ("random", "greedy")
CONTENDERS = ("random", "greedy", "club", "expert", "net", "mcts")
SIMULATIONS = 10  # of OpenSpiel's search, for each decision that leaves a choice
BEGIN, END = "<!-- written by tools/baselines.py: begin -->", "<!-- written by tools/baselines.py: end -->"


def players(game: Game) -> int:
    """How many sit at the table: the fewest who play against each other."""
    return next(n for n in game.seats if n > 1)


class Search:
    """OpenSpiel's MCTS with random play to the end; that for hidden things (ISMCTS) where there are any."""

    def __init__(self, game: Game, seed: int) -> None:
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        import quirebox.envs.openspiel  # noqa: F401  # registers the games

        self.spiel = pyspiel.load_game(f"quire_{game.id}", {"players": players(game), **game.varied})
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
        luck = np.random.RandomState(seed)
        if game.settled:
            self.bot = mcts.MCTSBot(self.spiel, 2.0, SIMULATIONS, evaluator, random_state=luck)
        else:
            self.bot = ismcts.ISMCTSBot(self.spiel, evaluator, 2.0, SIMULATIONS, random_state=luck)

    def choose(self, g: State) -> int:
        """The number of an action."""
        state = self.spiel.new_initial_state()
        state.play.g = g.copy()
        return int(self.bot.step(state))


def contest(game: Game, contender: str, opponent: str, number: int) -> tuple[float, int, float]:
    """One game: the contender's share of the victory, its points, and the mean of the others'."""
    rng = Rng(SEED * 1_000_003 + number)
    g, seat = game.new(players(game), rng.next(), game.varied), number % players(game)
    search = Search(game, number) if contender == "mcts" else None
    name = f"net:{FOLDER / game.id}.npz" if contender == "net" else contender
    bots = [Seated(bot_named(name if p == seat and not search else opponent)) for p in range(g.players)]
    while not g.over():
        if search and g.actor() == seat and len(g.options) > 1:
            g.apply(g.box.space.actions[search.choose(g)])
        else:
            g.apply(bots[g.actor()].ask(game, g, rng).action)
    winners, scores = game.winners(g), g.scores()
    others = [score for p, score in enumerate(scores) if p != seat]
    return (seat in winners) / max(1, len(winners)), scores[seat], sum(others) / len(others)


def rows() -> list[list[str]]:
    """The games that were played, each once."""
    lines = [line.split("\t") for line in PLAYED.read_text().splitlines()] if PLAYED.exists() else []
    return list({tuple(row[:4]): row for row in lines}.values())


def play(wanted: int, for_search: int, only: list[str]) -> None:
    """Play what is missing, every contest in turn, so that all have equally many games when it is stopped."""
    done = {tuple(row[:4]) for row in rows()}
    for number, contender, game, opponent in product(range(wanted), only, games().values(), OPPONENTS):
        key = (game.id, contender, opponent, str(number))
        if key in done or contender == opponent or (contender == "mcts" and number >= for_search):
            continue
        if contender == "net" and not (FOLDER / f"{game.id}.npz").exists():
            continue
        start = process_time()
        share, points, others = contest(game, contender, opponent, number)
        with PLAYED.open("a") as out:
            print(*key, f"{share:g}", points, f"{others:g}", f"{process_time() - start:.2f}", sep="\t", file=out)


def train(minutes: float) -> None:
    """A network for every game that has none."""
    for game in games().values():
        file = FOLDER / f"{game.id}.npz"
        if not file.exists():
            ppo = [sys.executable, str(ROOT / "examples" / "ppo.py"), game.id]
            subprocess.run([*ppo, "--minutes", str(minutes), "--out", str(file)], check=True)
            (FOLDER / f"{game.id}.minutes").write_text(f"{minutes:g}")


def cell(found: list[list[str]]) -> str:
    """What was won, its interval, and points; or nothing."""
    if not found:
        return "–"
    shares = [float(row[4]) for row in found]
    low, high = wilson(sum(shares) / len(shares), len(shares))
    own, others = (sum(float(row[i]) for row in found) / len(found) for i in (5, 6))
    won = sum(shares) / len(shares)
    return f"{won:.0%} ({low:.0%}–{high:.0%}), {own:.0f} : {others:.0f}, {len(found)}"


def tables() -> Iterator[str]:
    """A table for every game."""
    played = rows()
    for game in games().values():
        yield f"\n### {game.title}\n\nPlayers: {players(game)}; a fair share is {1 / players(game):.0%}.\n"
        yield "| contender | against `random` | against `greedy` |\n| --- | --- | --- |"
        minutes = FOLDER / f"{game.id}.minutes"
        names = {"net": f"PPO, {minutes.read_text() if minutes.exists() else '?'} min"}
        names["mcts"] = f"OpenSpiel's {'MCTS' if game.settled else 'ISMCTS'}, {SIMULATIONS} simulations"
        for contender in CONTENDERS:
            cells = [cell([row for row in played if row[:3] == [game.id, contender, other]]) for other in OPPONENTS]
            if cells != ["–", "–"]:
                yield f"| {names.get(contender, f'`{contender}`')} | {cells[0]} | {cells[1]} |"


def page() -> None:
    """Write the tables into the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + "\n" + "\n".join(tables()) + "\n\n" + END + after, encoding="utf-8")


def main() -> None:
    """Do what was asked, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("train", "play", "page"))
    parser.add_argument("number", nargs="?", type=float, default=10)
    parser.add_argument("--mcts", type=int, default=40, help="games of OpenSpiel's search in each contest")
    parser.add_argument("--only", nargs="*", choices=CONTENDERS, help="these contenders; default: all")
    wish = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    if wish.what == "train":
        train(wish.number)
    elif wish.what == "play":
        play(int(wish.number), wish.mcts, wish.only or [*CONTENDERS])
    page()


if __name__ == "__main__":
    main()
