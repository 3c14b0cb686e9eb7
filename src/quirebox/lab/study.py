"""A game that is watched while bots play it: what came of every card, and of options, rules and facts.

What cards there are is declared by each game beside its facts (`Voice.cards`); nothing here knows a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, fields

from quirebox.core.action import Action
from quirebox.core.event import Event, Player
from quirebox.core.game import Game
from quirebox.core.match import master_seed
from quirebox.core.rng import Rng, key
from quirebox.core.state import State
from quirebox.lab.plan import Plan, Played, Sitting

REFUSALS = 10  # one game of this many is asked at every decision which rule forbids what else might be tried


@dataclass
class Card:
    """What became of one card in one game, for each seat."""

    taken: list[int]
    used: list[int]
    points: list[float]  # by which the score changed in the decisions in which it was used


@dataclass(frozen=True)
class Trial:
    """A card that was given or withheld: the same position, played on twice to the end by the same bots."""

    card: str
    with_it: tuple[float, float]  # points and share of the victory of the player
    without: tuple[float, float]


@dataclass(frozen=True)
class Watched(Played):
    """One game, and what was seen in it."""

    turns: int = 0  # runs of decisions of one player
    forced: int = 0  # decisions that left no choice
    options: int = 0  # of all decisions
    lead_changes: int = 0
    sheet: list[dict[str, int]] = field(default_factory=list)  # for each seat, points by where they come from
    cards: dict[str, Card] = field(default_factory=dict)  # all that were seen
    offered: dict[str, int] = field(default_factory=dict)  # actions, and at how many decisions
    chosen: dict[str, int] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)  # kinds of facts
    asked: dict[str, int] = field(default_factory=dict)  # rules by which something was decided
    forbade: dict[str, int] = field(default_factory=dict)  # rules that forbade something, in some of the games
    trials: list[Trial] = field(default_factory=list)

    def data(self) -> dict[str, object]:
        """As plain data, without what depends on the machine."""
        found = asdict(self)
        del found["thought"], found["seconds"]
        return found


def watched(data: dict[str, object]) -> Watched:
    """What `data` made; KeyError or TypeError for anything else."""
    known = {field.name for field in fields(Watched)}
    if not data.keys() <= known:
        raise KeyError(*(data.keys() - known))
    found = Watched(**data)  # type: ignore[arg-type]
    cards = {name: Card(**card) for name, card in found.cards.items()}  # type: ignore[arg-type]
    trials = [Trial(t["card"], tuple(t["with_it"]), tuple(t["without"])) for t in found.trials]  # type: ignore[index]
    return Watched(**{**vars(found), "cards": cards, "trials": trials})


@dataclass(frozen=True)
class Study(Plan):
    """A plan whose games are watched."""

    trials: int = 0  # cards that are given and withheld in each game
    only: Sequence[str] = ()  # those cards, by the names of the figures; none: any

    def play(self, number: int) -> Watched:
        """The game of that number."""
        return Watching(self, number).finish()


class Naming:
    """Which cards a fact names, takes and uses: by their names in an edition."""

    def __init__(self, game: Game, g: State) -> None:
        self.labels = {kind.what: names(kind.what, kind.labels(g.box)) for kind in game.voice.cards}
        self.taken = {fact: kind.what for kind in game.voice.cards for fact in kind.taken}
        self.used = {fact: kind.what for kind in game.voice.cards for fact in kind.used}
        self.fields = {
            fact.kind: [(i, f.what, f.many) for i, f in enumerate(fact.fields) if f.what in self.labels]
            for fact in game.voice.facts.values()
        }

    def named(self, event: Event) -> Iterator[tuple[str, str]]:
        """Every card that the fact names: what it is, and its name."""
        for i, what, many in self.fields[event.kind]:
            for number in event.args[i:] if many else event.args[i : i + 1]:
                if number >= 0 and self.labels[what][number]:
                    yield what, self.labels[what][number]

    def taken_by(self, p: Player, events: Iterable[Event]) -> list[str]:
        """The cards that come to a player."""
        return [
            name
            for event in events
            if event.player == p and event.kind in self.taken
            for what, name in self.named(event)
            if what == self.taken[event.kind]
        ]


def names(what: str, labels: Iterable[str]) -> list[str]:
    """Cards as figures call them: `page S03`; "" where there is none."""
    return [f"{what} {label.split(' ', 1)[0]}" if label else "" for label in labels]


class Watching(Sitting):
    """One game of a study while it is played."""

    def __init__(self, study: Study, number: int) -> None:
        self.events: list[Event] = []
        super().__init__(study, number, self.events)
        self.study = study
        self.naming = Naming(study.game, self.g)
        self.cards: dict[str, Card] = {}
        self.counts: dict[str, Counter[str]] = {
            name: Counter() for name in ("offered", "chosen", "told", "asked", "forbade")
        }
        self.turns = self.forced = self.shown = self.lead_changes = 0
        self.last = self.leader = -1
        self.moments = Moments(self) if study.trials else None
        self.look_around()

    def look_around(self) -> None:
        """What can be seen before the first decision."""
        for kind in self.study.game.voice.cards:
            for card in kind.laid_out(self.g):
                name = self.naming.labels[kind.what][card]
                if name:
                    self.card(name)
        self.hear(self.g.scores())

    def card(self, name: str) -> Card:
        """What is known of a card in this game."""
        n = self.study.players
        return self.cards.setdefault(name, Card([0] * n, [0] * n, [0.0] * n))

    def decide(self) -> None:
        """One decision, watched."""
        g, p, counts = self.g, self.g.actor(), self.counts
        self.turns += p != self.last
        self.last = p
        self.forced += len(g.options) == 1
        self.shown += len(g.options)
        counts["asked"][g.waiting.rule()] += 1
        counts["offered"].update([option.text for option in g.options])
        if self.number % REFUSALS == 0:
            counts["forbade"].update({rule for _, rule in g.refused()})
        if self.moments is not None:
            self.moments.look()
        before = g.scores()
        super().decide()
        self.hear(before)

    def choose(self, p: Player) -> Action:
        """What the bot of that seat does now."""
        action = super().choose(p)
        self.counts["chosen"][action.text] += 1
        return action

    def hear(self, before: list[int]) -> None:
        """What was told since the last decision, and what it changed."""
        after = self.g.scores()
        using: dict[Player, set[str]] = {}
        for event in self.events:
            self.counts["told"][event.kind] += 1
            p = event.player
            for what, name in self.naming.named(event):
                card = self.card(name)
                if p >= 0 and self.naming.taken.get(event.kind) == what:
                    card.taken[p] += 1
                if p >= 0 and self.naming.used.get(event.kind) == what:
                    using.setdefault(p, set()).add(name)
        self.events.clear()
        for p, used in using.items():
            for name in used:
                self.cards[name].used[p] += 1
                self.cards[name].points[p] += (after[p] - before[p]) / len(used)
        self.follow(after)

    def follow(self, scores: list[int]) -> None:
        """Whether somebody else is ahead now; who draws level is not ahead yet."""
        best = max(scores)
        if scores.count(best) == 1 and scores.index(best) != self.leader:
            self.lead_changes += self.leader >= 0
            self.leader = scores.index(best)

    def finish(self) -> Watched:
        """The game to its end, and what was seen in it."""
        played = super().finish()
        trials = list(self.moments.trials(self.study.trials)) if self.moments else []
        return Watched(
            **vars(played),
            turns=self.turns,
            forced=self.forced,
            options=self.shown,
            lead_changes=self.lead_changes,
            sheet=self.study.game.score_sheet(self.g),
            cards=self.cards,
            offered=dict(self.counts["offered"]),
            chosen=dict(self.counts["chosen"]),
            told=dict(self.counts["told"]),
            asked=dict(self.counts["asked"]),
            forbade=dict(self.counts["forbade"]),
            trials=trials,
        )


class Moments:
    """Positions of a game in which a card could be taken, or left: one for each card, chosen by lot."""

    def __init__(self, watching: Watching) -> None:
        self.watching = watching
        self.master = master_seed(f"trials {watching.study.seed}")
        self.rng = Rng(key(self.master, watching.number))
        self.only = frozenset(watching.study.only)
        self.found: dict[str, tuple[State, Action]] = {}
        self.seen: Counter[str] = Counter()

    def look(self) -> None:
        """Remember this position for the cards that may be taken now: with the same chance as every other one."""
        g = self.watching.g
        if len(g.options) == 1:
            return
        ways = self.ways(g)
        leaving = [option for option in g.options if not ways[option]]
        cards = {card for taken in ways.values() for card in taken if not self.only or card in self.only}
        for card in sorted(cards):
            takes = [option for option in g.options if card in ways[option]]
            if len(takes) < len(g.options) or leaving:
                self.seen[card] += 1
                if self.rng.below(self.seen[card]) == 0:
                    self.found[card] = g.copy(), takes[self.rng.below(len(takes))]

    def ways(self, g: State) -> dict[Action, list[str]]:
        """For every option, the cards that it brings at once."""
        found: dict[Action, list[str]] = {}
        for option in g.options:
            h = g.copy()
            h.events = []
            h.apply(option)
            found[option] = self.watching.naming.taken_by(g.actor(), h.events)
        return found

    def trials(self, most: int) -> Iterator[Trial]:
        """Some of the cards that might have been taken, given and withheld."""
        cards = sorted(self.found)
        for card in [cards[i] for i in self.rng.mixed([*range(len(cards))])[:most]]:
            g, take = self.found[card]
            p = g.actor()
            taken, left = g.copy(), g.copy()
            taken.apply(take)
            self.leave(left, card)
            yield Trial(card, self.outcome(taken, p), self.outcome(left, p))

    def leave(self, g: State, card: str) -> None:
        """Let the bot do what it likes best, but for what brings the card."""
        watching, p = self.watching, g.actor()
        ways = self.ways(g)
        choice = watching.sit(p).ask(watching.study.game, g, Rng(self.rng.next()))
        liked = [choice.action, *(other.action for other in choice.alternatives), *g.options]
        g.apply(next(option for option in liked if option in ways and card not in ways[option]))

    def outcome(self, g: State, p: Player) -> tuple[float, float]:
        """The end of the game for a player: points, and share of the victory. Both ways have the same luck."""
        watching = self.watching
        bots = [watching.sit(q) for q in range(g.players)]
        luck = [Rng(key(self.master, q)) for q in range(g.players)]
        while not g.over():
            q = g.actor()
            g.apply(bots[q].ask(watching.study.game, g, luck[q]).action)
        won = watching.study.game.winners(g)
        return float(g.scores()[p]), 1 / len(won) if p in won else 0.0
