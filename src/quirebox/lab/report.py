"""What many watched games say of an edition: figures with intervals, distributions, cards, options and rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from quirebox.core.action import Action
from quirebox.lab.estimate import Interval, Ratio
from quirebox.lab.measures import CardMeasures, Measures, estimate, margin
from quirebox.lab.plan import Sitting
from quirebox.lab.study import Study, Watched
from quirebox.words import speech

AGAIN = 6  # games that are played again to learn what options mean
Data = dict[str, object]


@dataclass(frozen=True)
class Distribution:
    """How often each whole number came."""

    counts: dict[int, int]

    @cached_property
    def values(self) -> list[int]:
        """Every number as often as it came, in order."""
        return [value for value, times in sorted(self.counts.items()) for _ in range(times)]

    def data(self) -> Data:
        """For programs."""
        if not self.counts:
            return {"counts": []}
        low, first, middle, third, high = (float(q) for q in np.percentile(self.values, [0, 25, 50, 75, 100]))
        return {
            "mean": float(np.mean(self.values)),
            "deviation": float(np.std(self.values)),
            "least": low,
            "quarter": first,
            "median": middle,
            "three quarters": third,
            "most": high,
            "counts": sorted(self.counts.items()),
        }


class Report:
    """Everything that is said of the games of a study, and of the experiment with cards beside it."""

    def __init__(self, study: Study, games: Sequence[Watched], experiment: Sequence[Watched] = ()) -> None:
        self.study = study
        self.games = games
        self.measures = Measures(study, games)
        self.trials = Measures(study, experiment)

    # ---- parts

    @cached_property
    def distributions(self) -> dict[str, Distribution]:
        """Of each figure that is a whole number in every game."""
        several = self.study.players > 1
        found = {
            "decisions": self.spread(lambda game: [game.decisions]),
            "turns": self.spread(lambda game: [game.turns]),
            "score of each player": self.spread(lambda game: game.scores),
            "best score": self.spread(lambda game: [max(game.scores)]),
        }
        if several:
            found["margin of the first over the second"] = self.spread(lambda game: [round(margin(game))])
            found["lead changes"] = self.spread(lambda game: [game.lead_changes])
        return found

    def spread(self, numbers: Callable[[Watched], Iterable[int]]) -> Distribution:
        """The distribution of some numbers of every game."""
        return Distribution(dict(Counter(number for game in self.games for number in numbers(game))))

    def sum(self, name: str) -> Counter[str]:
        """How often each action, rule or fact came in all games."""
        found: Counter[str] = Counter()
        for game in self.games:
            found.update(getattr(game, name))
        return found

    @cached_property
    def never(self) -> dict[str, int]:
        """Options that nobody chose, and how often they were offered."""
        offered, chosen = self.sum("offered"), self.sum("chosen")
        return {text: times for text, times in offered.most_common() if text not in chosen}

    @cached_property
    def meant(self) -> dict[str, str]:
        """What these options mean to a person: some games are played again until they are offered."""
        found: dict[str, str] = {}
        for _ in range(AGAIN):
            left = self.never.keys() - found.keys()
            best = max(self.games, key=lambda game: len(left & game.offered.keys()), default=None)
            if best is None or not left & best.offered.keys():
                break
            found.update(phrases(self.study, best.number, left))
        return found

    @cached_property
    def actions(self) -> list[Action]:
        """All that can ever be chosen."""
        return list(self.study.game.box(self.study.edition).space.actions)

    def options(self) -> Data:
        """What was offered, chosen, and never chosen though it was offered."""
        offered, chosen = self.sum("offered"), self.sum("chosen")
        return {
            "offered": dict(offered),
            "chosen": dict(chosen),
            "never chosen": [*self.never],
            "meant": self.meant,
            "never offered": [action.text for action in self.actions if action.text not in offered],
        }

    def rules(self) -> Data:
        """By which rules something was decided, which forbade something, and which did neither."""
        asked, forbade = self.sum("asked"), self.sum("forbade")
        rules = self.study.game.box(self.study.edition).rules
        return {
            "decided": dict(asked),
            "forbade": dict(forbade),
            "never": [rule for rule in rules if rule not in asked and rule not in forbade],
        }

    def facts(self) -> Data:
        """What happened, and what never did."""
        told = self.sum("told")
        return {"told": dict(told), "never": [kind for kind in self.study.game.voice.facts if kind not in told]}

    # ---- the whole

    def data(self) -> Data:
        """All of it, for programs."""
        m = self.measures
        return {
            **described(self.study),
            "games": len(self.games),
            "missing": self.study.games - len(self.games),
            "fair": 1 / self.study.players,
            "seats": shares(m.seats),
            "bots": shares(m.bots),
            "figures": intervals({**m.game, **m.seat_scores}),
            "sources": intervals(m.sources),
            "distributions": {name: found.data() for name, found in self.distributions.items()},
            "cards": [self.card(name, card) for name, card in m.cards.items()],
            "trials": sum(len(game.trials) for game in self.trials.played),
            "options": self.options(),
            "rules": self.rules(),
            "facts": self.facts(),
        }

    def card(self, name: str, card: CardMeasures) -> Data:
        """One card."""
        given = self.trials.cards[name]
        return {
            "card": name,
            "label": self.measures.labels[name],
            "seen": said(card.seen.share()),
            "taken": said(card.taken.share()),
            "used": said(card.used.interval()),
            "points at once": said(card.points.interval()),
            "worth": said(card.worth.interval()),
            "won": said(card.won.interval()),
            "trial points": said(given.trial_points.interval()),
            "trial won": said(given.trial_share.interval()),
            "trials": given.trial_points.games,
        }


def phrases(study: Study, number: int, texts: Set[str]) -> dict[str, str]:
    """What some options mean to a person where they are first offered in a game."""
    game, names = study.game, [f"seat {p + 1}" for p in range(study.players)]
    sitting, found = Sitting(study, number), dict[str, str]()
    while not sitting.g.over() and found.keys() != texts:
        for option in sitting.g.options:
            if option.text in texts and option.text not in found:
                found[option.text] = speech(game).tell(game.voice.phrase(sitting.g, option), names)
        sitting.decide()
    return found


def described(study: Study) -> Data:
    """What was played."""
    box = study.game.box(study.edition)
    return {
        "game": study.game.id,
        "title": study.game.title,
        "version": study.game.version,
        "edition": box.edition,
        "hash": box.hash,
        "players": study.players,
        "options": dict(study.options),
        "bots": [*study.bots],
        "weights": [*study.weights],
        "seed": study.seed,
    }


def said(found: Interval | None) -> Data | None:
    """An interval for programs; nothing if there were too few games."""
    return {**found.data()} if found else None


def intervals(figures: dict[str, Ratio]) -> dict[str, Data | None]:
    """Figures by name."""
    return {name: said(estimate(name, ratio)) for name, ratio in figures.items()}


def shares(figures: dict[str, Ratio]) -> dict[str, Data | None]:
    """Shares of the games by name."""
    return {name: said(ratio.share()) for name, ratio in figures.items()}
