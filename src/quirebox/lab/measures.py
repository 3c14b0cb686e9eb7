"""What is measured in games that were watched: one ratio for each figure of the game, of seats, and of cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial

import numpy as np

from quirebox.lab.estimate import ENOUGH, Interval, Numbers, Ratio, mean
from quirebox.lab.study import Card, Study, Watched

OF_GAMES = ("seat ", "bot ", "ties", "seen of ", "taken of ")  # so begin the names of shares of the games
OF_DECISIONS = "forced decisions"


def share(game: Watched, p: int) -> float:
    """What a seat has of the victory."""
    return 1 / len(game.winners) if p in game.winners else 0.0


def score(game: Watched, p: int) -> float:
    """The points of a seat."""
    return float(game.scores[p])


def share_of_bot(game: Watched, b: int) -> float:
    """What a bot has of the victory, over all its seats."""
    return sum(share(game, p) for p, bot in enumerate(game.bots) if bot == b)


def points_from(game: Watched, name: str) -> float:
    """What a player has from something, on average."""
    return sum(seat.get(name, 0) for seat in game.sheet) / len(game.sheet)


def margin(game: Watched) -> float:
    """By how many points the first is ahead of the second; alone, nothing."""
    best = sorted(game.scores, reverse=True)
    return float(best[0] - best[1]) if len(best) > 1 else 0.0


def estimate(name: str, ratio: Ratio) -> Interval | None:
    """A figure with its interval: shares of the games stay between none and all."""
    return ratio.share() if name.startswith(OF_GAMES) else ratio.interval()


class Measures:
    """All figures of some games of a study."""

    def __init__(self, study: Study, games: Sequence[Watched]) -> None:
        self.study = study
        self.played = sorted(games, key=lambda game: game.number)
        self.n = len(games)

    def each(self, number: Callable[[Watched], float]) -> Numbers:
        """A number of every game."""
        return np.array([number(game) for game in self.played], dtype=np.float64)

    # ---- the game

    @cached_property
    def game(self) -> dict[str, Ratio]:
        """Figures of whole games."""
        several = self.study.players > 1
        turns, decisions = self.each(lambda game: game.turns), self.each(lambda game: game.decisions)
        found = {
            "decisions": mean(decisions),
            "turns": mean(turns),
            "decisions per turn": Ratio(decisions, turns),
            "options per decision": Ratio(self.each(lambda game: game.options), decisions),
            "forced decisions": Ratio(self.each(lambda game: game.forced), decisions),
            "score": mean(self.each(lambda game: float(np.mean(game.scores)))),
            "best score": mean(self.each(lambda game: max(game.scores))),
        }
        if several:
            found["margin"] = mean(self.each(margin))
            found["lead changes"] = mean(self.each(lambda game: game.lead_changes))
            found["ties"] = mean(self.each(lambda game: len(game.winners) > 1))
        return found

    @cached_property
    def seats(self) -> dict[str, Ratio]:
        """The share of the victories of each seat."""
        return {f"seat {p + 1}": mean(self.each(partial(share, p=p))) for p in range(self.study.players)}

    @cached_property
    def seat_scores(self) -> dict[str, Ratio]:
        """The mean score of each seat."""
        return {f"score of seat {p + 1}": mean(self.each(partial(score, p=p))) for p in range(self.study.players)}

    @cached_property
    def bots(self) -> dict[str, Ratio]:
        """The share of the victories of each bot, over all its seats."""
        return {
            f"bot {b + 1} {name}": mean(self.each(partial(share_of_bot, b=b))) for b, name in enumerate(self.study.bots)
        }

    @cached_property
    def sources(self) -> dict[str, Ratio]:
        """The points of a player, by where they come from."""
        names = dict.fromkeys(name for game in self.played for seat in game.sheet for name in seat)
        return {f"points from {name}": mean(self.each(partial(points_from, name=name))) for name in names}

    # ---- cards

    @cached_property
    def labels(self) -> dict[str, str]:
        """Every card of the edition, `page S03`, with what people call it; those that were never seen, too."""
        box = self.study.game.box(self.study.edition)
        return {
            f"{kind.what} {label.split(' ', 1)[0]}": label
            for kind in self.study.game.voice.cards
            for label in kind.labels(box)
            if label
        }

    @cached_property
    def cards(self) -> dict[str, CardMeasures]:
        """The figures of every card."""
        where: dict[str, list[tuple[int, Card]]] = {name: [] for name in self.labels}
        for i, game in enumerate(self.played):
            for name, card in game.cards.items():
                where[name].append((i, card))
        trials: dict[str, list[tuple[float, float]]] = {name: [] for name in self.labels}
        for game in self.played:
            for t in game.trials:
                trials[t.card].append((t.with_it[0] - t.without[0], t.with_it[1] - t.without[1]))
        return {name: CardMeasures(self, where[name], trials[name]) for name in self.labels}

    # ---- everything

    @cached_property
    def everything(self) -> dict[str, Ratio]:
        """Every figure that two studies can be compared by."""
        found = {**self.seats, **self.seat_scores, **self.game, **self.sources}
        if len(self.study.bots) > 1:
            found.update(self.bots)
        for name, card in self.cards.items():
            found.update({f"{figure} of {name}": ratio for figure, ratio in card.figures().items()})
        return found


class CardMeasures:
    """The figures of one card."""

    def __init__(self, all: Measures, where: Sequence[tuple[int, Card]], trials: Sequence[tuple[float, float]]) -> None:
        self.all = all
        self.trial_points, self.trial_share = (
            mean(np.array([t[i] for t in trials], dtype=np.float64)) for i in range(2)
        )
        n = all.n
        seen, taken, takers, used, points = (np.zeros(n) for _ in range(5))
        apart, worth, won = (np.zeros(n) for _ in range(3))
        for i, card in where:
            seen[i] = 1
            taken[i] = any(card.taken)
            takers[i] = sum(card.taken)
            used[i] = sum(card.used)
            points[i] = sum(card.points)
            had = [p for p, times in enumerate(card.taken if any(card.taken) else card.used) if times]
            others = [p for p in range(all.study.players) if p not in had]
            if had and others:
                game = all.played[i]
                apart[i] = 1
                worth[i] = np.mean([game.scores[p] for p in had]) - np.mean([game.scores[p] for p in others])
                won[i] = np.mean([share(game, p) for p in had]) - np.mean([share(game, p) for p in others])
        self.seen = mean(seen)  # share of the games
        self.taken = Ratio(taken, seen)  # share of the games in which it was seen
        self.used = Ratio(used, seen)  # times, in a game in which it was seen
        self.points = Ratio(points, used)  # at once, each time it was used
        self.worth = Ratio(worth, apart)  # points of who had it above those of the others at the table
        self.won = Ratio(won, apart)  # the same of the victories

    @property
    def told_apart(self) -> bool:
        """Whether enough games have players with and without it."""
        return self.worth.games >= ENOUGH

    def figures(self) -> dict[str, Ratio]:
        """Those that two studies can be compared by."""
        return {
            "seen": self.seen,
            "taken": self.taken,
            "used": self.used,
            "points at once": self.points,
            "worth": self.worth,
        }
