"""How do plans of The History of the Book do against each other, and its countries, in an edition?

    python tools/plans.py saver,collector,trader --edition house --players 3 --games 600 --seed 1

A plan decides what is bought, locked and offered; everything else (victories, bids, answers) is judged by the mind of
the bots one decision ahead, for all plans alike. Plans take turns in all seats. They think for milliseconds, so that
hundreds of games take seconds.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence

from quirebox.bots.mind import mind_of
from quirebox.core.action import Action
from quirebox.games.history_of_the_book import GAME
from quirebox.games.history_of_the_book.labels import LABELS, SIZES
from quirebox.games.history_of_the_book.mind.schemes import Means, schemes
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.collect import Collect
from quirebox.games.history_of_the_book.steps.lock import Window

MIND = mind_of(GAME)
LEAST = 0.5  # points that both sides of a trade must gain


def worth(g: HistoryPosition, p: int) -> float:
    """How well p stands, as the bots see it."""
    return MIND.evaluate(g, p)


def after(g: HistoryPosition, actions: Sequence[Action]) -> HistoryPosition | None:
    """The position after these decisions, if they can be taken."""
    h = g.copy()
    for action in actions:
        if action not in h.options:
            return None
        h.apply(action)
    return h


def best(g: HistoryPosition, p: int, options: Sequence[Action]) -> Action:
    """The option that looks best one decision ahead."""

    def value(option: Action) -> float:
        h = g.copy()
        h.apply(option)
        return worth(h, p)

    return max(options, key=value)


def is_last(g: HistoryPosition) -> bool:
    """Whether this is the last round."""
    return g.round >= 6 * g.per_century


class Saver:
    """Saves everything, and buys its collections in the last turn."""

    def __init__(self) -> None:
        self.planned: list[Action] = []

    def choose(self, g: HistoryPosition, p: int) -> Action:
        """One of the options."""
        if self.planned and self.planned[0] in g.options:
            return self.planned.pop(0)
        self.planned = []
        if isinstance(g.waiting, Collect):
            return self.finish(g, p) if is_last(g) else self.collect(g, p)
        kinds = {option.kind for option in g.options}
        if "cancel" in kinds:
            return g.printed.cancel
        if isinstance(g.waiting, Window):
            return next(option for option in g.options if option.kind == "lock")
        answers = [option for option in g.options if option.kind != "counter"]
        return best(g, p, answers)

    def finish(self, g: HistoryPosition, p: int) -> Action:
        """The dearest collections that all it has can pay."""
        turns = schemes(g, p)
        return turns[0][0] if turns and turns[0] else g.printed.done

    def collect(self, g: HistoryPosition, p: int) -> Action:
        """Before the last round."""
        return g.printed.done


class Collector(Saver):
    """Buys books of the collection that is cheapest to complete, and locks at once; then the next one."""

    def collect(self, g: HistoryPosition, p: int) -> Action:
        turns = schemes(g, p)
        if turns and turns[0]:
            return turns[0][0]
        locks = [option for option in g.options if option.kind == "lock"]
        if locks:
            return locks[0]
        label, shelf = self.target(g, p), g.seats[p].shelf
        fitting = [
            option
            for option in g.options
            if option.kind == "book" and option.a not in shelf and label in g.printed.labels[option.a]
        ]
        return min(fitting, key=lambda option: (option.b, option.a)) if fitting else g.printed.done

    def target(self, g: HistoryPosition, p: int) -> int:
        """The collection that is cheapest to complete; -1 if none can be."""
        means, box, shelf = Means(g, p), g.printed, g.seats[p].shelf
        costs: list[tuple[int, int]] = []
        for label in range(LABELS):
            own = sum(label in box.labels[b] for b in shelf)
            priced = sorted(box.value[b] for b in means.priced[label] if b not in shelf)
            if own + len(priced) + 0.8 * box.later[g.century()][label] >= SIZES[label]:
                need = max(0, SIZES[label] - own)
                costs.append((sum(priced[:need]) + 3 * max(0, need - len(priced)), label))
        return min(costs)[1] if costs else -1


class Flexible(Saver):
    """Does what looks best one decision ahead."""

    def collect(self, g: HistoryPosition, p: int) -> Action:
        return best(g, p, [option for option in g.options if option.kind not in ("trade", "force")])


class Trader(Collector):
    """A collector that first makes the exchange by which it gains most, if the other side gains, too."""

    def collect(self, g: HistoryPosition, p: int) -> Action:
        found = max(exchanges(g, p), key=lambda exchange: exchange[0], default=None)
        if found is None or g.seats[p].trades >= g.trade_limit:
            return super().collect(g, p)
        self.planned = found[1][1:]
        return found[1][0]


def exchanges(g: HistoryPosition, p: int) -> Iterator[tuple[float, list[Action]]]:
    """A book for a book and credits, or for credits, by which both gain: what p gains, and the decisions."""
    box, before = g.printed, worth(g, p)
    for opening in [option for option in g.options if option.kind == "trade"]:
        q = g.seat_of(opening.a)
        theirs = worth(g, q)
        for goods, credits in bundles(g, p, q):
            moves = [opening, *[box.book[b] for b in goods]]
            if credits:
                moves += [box.give_credits if credits > 0 else box.ask_credits, box.amount[abs(credits) - 1]]
            offered = after(g, [*moves, box.submit])
            done = after(offered, [box.accept]) if offered is not None else None
            if done is not None and worth(done, p) - before > LEAST and worth(done, q) - theirs > LEAST:
                yield worth(done, p) - before, [*moves, box.submit]


def bundles(g: HistoryPosition, p: int, q: int) -> Iterator[tuple[list[int], int]]:
    """Books to be exchanged, and the credits that p gives with them or asks for."""
    value = g.printed.value
    for mine in [[], *[[b] for b in g.seats[p].shelf]]:
        for yours in [[], *[[b] for b in g.seats[q].shelf]]:
            fair = sum(value[b] for b in yours) - sum(value[b] for b in mine)
            for credits in (fair - 1, fair, fair + 1):
                if (mine and yours) or (mine and credits < 0) or (yours and credits > 0):
                    yield mine + yours, credits


PLANS = {"saver": Saver, "collector": Collector, "trader": Trader, "flexible": Flexible}


def play(edition: str, length: str, seed: int, plans: Sequence[Saver]) -> HistoryPosition:
    """One game."""
    g = GAME.new(len(plans), seed, {"length": length}, edition)
    assert isinstance(g, HistoryPosition)
    while not g.over():
        p = g.actor()
        g.apply(g.options[0] if len(g.options) == 1 else plans[p].choose(g, p))
    return g


def main() -> None:
    """Play, and say who won."""
    parser = argparse.ArgumentParser(description="Plans of The History of the Book against each other.")
    parser.add_argument("plans", help=f"separated by commas: {', '.join(PLANS)}")
    for name, default in (("edition", "house"), ("length", "quick")):
        parser.add_argument(f"--{name}", default=default)
    for name, number in (("players", 3), ("games", 600), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=number)
    said = parser.parse_args()
    names: list[str] = said.plans.split(",")
    won, countries = dict.fromkeys(names, 0.0), [0.0] * said.players
    seats = Counter[str]()
    for n in range(said.games):
        order = [names[(p + n) % len(names)] for p in range(said.players)]
        g = play(said.edition, said.length, said.seed * 1_000_000 + n, [PLANS[name]() for name in order])
        winners = GAME.winners(g)
        for p in range(said.players):
            seats[order[p]] += 1
        for p in winners:
            won[order[p]] += 1 / len(winners)
            countries[g.country(p)] += 1 / len(winners)
    for name in seats:
        print(f"{name:10} {won[name] / seats[name] * said.players:.2f} of its fair share")
    print("countries ", *[f"{100 * share / said.games:.1f} %" for share in countries])


if __name__ == "__main__":
    main()
