"""Whether a review tells the truth: bad moves that are planted, and good ones of a strong bot.

What is bad is settled without the review: in games that other bots play to their very end, with real luck to come, the
planted move wins far less often than the best that such bots know.  `python tests/review/honesty.py GAME PLAYERS COUNT`
counts how many are found, and how many good moves are called mistakes.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from quirebox.bots import bot_named
from quirebox.bots.bot import Seated, ask
from quirebox.bots.mind import mind_of
from quirebox.core.action import Action
from quirebox.core.game import Game
from quirebox.core.match import Match, master_seed
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game as game_named
from quirebox.review.course import Course, course_of
from quirebox.review.data import Judged
from quirebox.review.depth import STANDARD, Depth
from quirebox.review.estimate import estimate
from quirebox.review.futures import Futures
from quirebox.review.work import TURN, Job, Work

PLAYED_OUT = 30  # games to the end for each of two moves
AT_LEAST = 0.3  # of the chance of victory between two players that a planted move costs
BAD = ("mistake", "blunder")


def played(game: Game, players: int, seed: str, bot: str = "greedy", until: int = -1) -> Match:
    """A game among bots, or its beginning."""
    match, rng = Match(game, players, seed=master_seed(seed)), Rng(len(seed))
    bots = [Seated(bot_named(bot)) for _ in range(players)]
    while not match.g.over() and match.ply != until:
        match.apply(bots[match.g.actor()].ask(game, match.g, rng).action)
    return match


def finished(match: Match) -> Course:
    """The same game, played to its end by bots."""
    bot, rng = bot_named("greedy"), Rng(1)
    while not match.g.over():
        match.apply(ask(bot, match.game, match.g, rng).action)
    return course_of(match.game, match.record)


def victories(game: Game, g: State, action: Action, seed: int) -> list[float]:
    """What a move brings its player in games that greedy bots play to the end, each in another imagined world."""
    found, p, bot = [], g.actor(), bot_named("greedy")
    for i in range(PLAYED_OUT):
        rng = Rng(seed + i)
        h = game.eyes.imagine(g, p, rng)
        h.apply(action)
        while not h.over():
            h.apply(ask(bot, game, h, rng).action)
        winners = game.winners(h)
        found.append(1 / len(winners) if p in winners else 0.0)
    return found


def planted(game: Game, players: int, number: int) -> tuple[Course, int] | None:
    """A game in which one move is surely bad, and its ply; None if none was found where it was looked for."""
    seed = f"planted {number}"
    whole = played(game, players, seed)
    rng = Rng(number)
    ply = rng.below(whole.ply * 3 // 4)
    match = played(game, players, seed, until=ply)
    if len(match.g.options) < 2:
        return None
    lines = Futures(game, mind_of(game), match.g, seed, 300).lines()
    best, worst = lines[0].actions[0], lines[-1].actions[0]
    if best is worst:
        return None
    good, bad = (victories(game, match.g, action, 1000 * number) for action in (best, worst))
    loss = estimate([a - b for a, b in zip(good, bad, strict=True)])
    least = AT_LEAST * min(1.0, 2.0 / players)
    if loss.value < least or loss.low < least / 2:
        return None
    match.apply(worst)
    return finished(match), ply


def judged(course: Course, ply: int, depth: Depth = STANDARD) -> Judged:
    """What the review says of the turn to which a decision belongs: the worst of it."""
    work = Work(course, depth)
    stretch = next(one for one in work.stretches if one.first <= ply <= one.last)
    work.do(Job(TURN, work.first_choice(stretch)))
    for job in [*work.steps()]:
        work.do(job)
    found = [value for value in work.done.values() if isinstance(value, dict)]
    return max(found, key=lambda one: one["loss"][0])  # type: ignore[return-value]


def blunders(game: Game, players: int, count: int, depth: Depth = STANDARD) -> Iterator[Judged]:
    """What the review says of so many planted moves."""
    number = found = 0
    while found < count:
        number += 1
        if (one := planted(game, players, number)) is not None:
            found += 1
            yield judged(*one, depth)


def good_moves(game: Game, players: int, count: int, depth: Depth = STANDARD) -> Iterator[Judged]:
    """What the review says of moves that a bot chose which thinks longer than any player."""
    number = 0
    for found in range(count):
        while True:
            number += 1
            rng = Rng(number)
            ply = rng.below(played(game, players, f"good {number}").ply)
            match = played(game, players, f"good {number}", until=ply)
            if len(match.g.options) > 1:
                break
        p, bot, luck = match.g.actor(), Seated(bot_named("search:300")), Rng(found)
        while not match.g.over() and match.g.actor() == p and match.ply < ply + 30:
            match.apply(bot.ask(game, match.g, luck).action)
        yield judged(finished(match), ply, depth)


def main() -> None:
    """Count."""
    game, players, count = game_named(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    for name, cases in (("planted", blunders), ("good", good_moves)):
        verdicts = Counter(one["verdict"] for one in cases(game, players, count))
        bad = sum(verdicts[verdict] for verdict in BAD)
        print(f"{game.id} {players}: {name}: {bad} of {count} called a mistake; {dict(verdicts)}", flush=True)


if __name__ == "__main__":
    main()
