"""The ladder of a game: who plays whom, at how many seats, with which seeds, and what has been played of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from quirebox.bots import bot_named
from quirebox.core.errors import QuireError
from quirebox.core.game import HOUSE, Game
from quirebox.lab.plan import Plan

RUNGS = ("random", "novice", "greedy", "club", "expert")
PAIRINGS = (("greedy", "random"), ("greedy", "novice"), ("club", "greedy"), ("expert", "club"))
SOLOIST = "expert"
ALONE = "alone"  # stands where the weaker is named
GAMES = 400  # of each contest
SOLO = 4  # for this many games of a contest, each level is played once alone
SEED = "1"
BOTS = 2  # raised when our bots choose differently: the published games are then of other bots


class LadderError(QuireError):
    """A ladder that cannot be played so."""


@dataclass(frozen=True)
class Contest:
    """One stronger bot at a table of weaker ones, so that its fair share is one seat's; or alone at a level of the
    game."""

    game: Game
    stronger: str
    weaker: str
    players: int
    level: str = ""
    edition: str = HOUSE
    weights: tuple[str, str] = ("", "")  # files of what the stronger and the weaker weigh things by; "": their own

    @property
    def key(self) -> str:
        """Its name in files."""
        return (
            f"{self.stronger} {ALONE} {self.level}"
            if self.players == 1
            else f"{self.stronger} {self.weaker} {self.players}"
        )

    @property
    def title(self) -> str:
        """Its name for people."""
        return f"{self.stronger}, {self.level}" if self.players == 1 else f"{self.stronger} > {self.weaker}"

    def plan(self, seed: str, games: int) -> Plan:
        """At least that many games: every seat is the stronger's equally often. Fewer alone."""
        alone = self.players == 1
        options = {self.game.solo: self.level} if alone else dict(self.game.varied)
        even = -(-games // (SOLO if alone else self.players)) * self.players
        return Plan(
            self.game,
            [self.stronger] + [self.weaker] * (self.players - 1),
            self.players,
            even,
            f"ladder {seed} {self.key}",
            options,
            self.edition,
            [self.weights[0]] + [self.weights[1]] * (self.players - 1) if any(self.weights) else (),
        )


def usual_players(game: Game) -> list[int]:
    """The table sizes at which bots are compared: the smallest with an opponent, and the largest."""
    return sorted({max(2, game.seats[0]), game.seats[-1]})


def levels(game: Game) -> list[str]:
    """The levels of a player alone, if the game can be played alone."""
    return next((list(option.values) for option in game.options if option.id == game.solo), [])


def contests(
    game: Game, pairings: Sequence[str] = (), players: Sequence[int] = (), edition: str = HOUSE
) -> list[Contest]:
    """All that belongs to the ladder of a game, or what is asked for: pairings such as `club,greedy` or `alone`;
    numbers of players."""
    for count in players:
        if count not in game.seats:
            raise LadderError(f"{game.title} is played by {game.seats[0]} to {game.seats[-1]}, not by {count}")
    sizes = list(players) or ([1] if levels(game) else []) + usual_players(game)
    found: list[Contest] = []
    for text in pairings or [",".join(pair) for pair in PAIRINGS] + [ALONE]:
        if text == ALONE:
            found += [Contest(game, SOLOIST, ALONE, 1, level, edition) for level in levels(game) if 1 in sizes]
        else:
            stronger, weaker = read_pairing(text)
            found += [Contest(game, stronger, weaker, count, "", edition) for count in sizes if count > 1]
    if not found:
        raise LadderError(f"nothing of {game.title} is left to be played; name other --pairings or --players")
    for contest in found:
        contest.plan(SEED, 1).check()
    return found


def weighed(asked: Sequence[Contest], files: Mapping[str, str]) -> list[Contest]:
    """The same contests, but bots of these names weigh things by these files; `""` stands for all others."""
    names = list(dict.fromkeys(bot for one in asked for bot in (one.stronger, one.weaker) if bot != ALONE))
    for name in files:
        if name and name not in names:
            raise LadderError(f"no bot {name!r} plays here, so it has no weights; there are: {', '.join(names)}")
    found = [replace(one, weights=(weights_of(one.stronger, files), weights_of(one.weaker, files))) for one in asked]
    for contest in found:
        contest.plan(SEED, 1).check()
    return found


def weights_of(bot: str, files: Mapping[str, str]) -> str:
    """The file for a bot of that name."""
    return files.get(bot, files.get("", ""))


def read_pairing(text: str) -> tuple[str, str]:
    """`club,greedy` is club over greedy."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or names[0] == names[1]:
        raise LadderError(f"cannot read the pairing {text!r}; use STRONGER,WEAKER, as in club,greedy, or {ALONE}")
    for name in names:
        bot_named(name)
    return names[0], names[1]


def contest_of(game: Game, key: str, edition: str = HOUSE) -> Contest:
    """The contest of that key; ValueError if there is none."""
    stronger, weaker, last = key.split(" ")
    if weaker == ALONE:
        return Contest(game, stronger, weaker, 1, last, edition)
    return Contest(game, stronger, weaker, int(last), "", edition)
