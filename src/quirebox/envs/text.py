"""A game in words, for language models: what is asked, what one sees, what one may do, what has happened.

    env = TextEnv("scientia", players=3, seat=0, opponents="greedy")
    turn = env.reset(seed=1)
    while not turn.over:
        turn = env.step(ask_the_model(str(turn)))        # "2", or the words of an option

`str(turn)` is all of it as one text. The player who is asked reads what their seat may know and nothing else. What is
not allowed changes nothing: the same question comes again, with the rule that refuses it and its sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rich.text import Text

from quirebox.core.action import Action
from quirebox.core.errors import Illegal, UnknownAction, shortened
from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.game import HOUSE, Game
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.envs.opponents import Opponent, Opponents
from quirebox.envs.table import EnvError, Table, onlooker, seed_of
from quirebox.games import draw
from quirebox.words import speech
from quirebox.words import told as told_of

ALL = "all"
LONGEST = 200  # signs of an answer that is told again


@dataclass(frozen=True)
class Turn:
    """What somebody reads before they decide; at the end, what a spectator reads."""

    player: Player
    history: list[str]  # what has happened since this player was last asked
    sees: str
    question: str
    options: list[str]
    refused: str = ""  # why the answer before was not allowed
    over: bool = False
    rewards: tuple[float, ...] = ()

    def __str__(self) -> str:
        numbered = [f"{i}. {option}" for i, option in enumerate(self.options, 1)]
        parts = [self.refused, "\n".join(self.history), self.sees, self.question, "\n".join(numbered)]
        return "\n\n".join(part for part in parts if part)


class TextEnv:
    """A game whose questions and answers are texts; `seat` is a number, the others are bots, or "all" are asked."""

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        seat: int | str = ALL,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        reward: str = "win",
    ) -> None:
        self.table = table = Table(game, players, options, edition, reward)
        if seat != ALL and seat not in range(table.players):
            raise EnvError(f'there is no seat {seat!r}; use 0 to {table.players - 1}, or "{ALL}"')
        self.seat = seat
        self.others = Opponents(table, opponents)
        self.names = [f"player {p}" for p in range(table.players)]

    def reset(self, seed: int) -> Turn:
        """Begin the game that the seed decides."""
        rng = Rng(seed_of(seed))
        self.g = self.table.deal(rng.next())
        self.g.events = []
        self.others.begin(rng.next())
        self._told: list[list[Event]] = [[] for _ in range(self.table.players)]  # since each was last asked
        return self._next()

    def step(self, answer: str) -> Turn:
        """Play what was answered: the number of an option, or its words."""
        if "g" not in vars(self):
            raise EnvError("there is no game yet; reset the environment before the first step")
        if not isinstance(answer, str):
            raise EnvError(f"an answer is a text; found {answer!r}")
        if self.g.over():
            raise EnvError("the game is over; reset the environment before the next step")
        try:
            action = self._meant(answer)
            self.g.attempt(action)
        except (Illegal, UnknownAction) as refusal:
            return replace(turn_of(self.table, self.g, self.g.actor(), [], self.names), refused=str(refusal))
        return self._next()

    def _meant(self, answer: str) -> Action:
        """The action of an answer; the last word counts where a number stands for an option."""
        text, options = answer.strip(), self.g.options
        if text.isascii() and text.isdigit():
            number = int(text[-LONGEST:])
            if len(text) > LONGEST or not 1 <= number <= len(options):
                raise UnknownAction(text[:LONGEST], [f"a number from 1 to {len(options)}"])
            return options[number - 1]
        for option in options:
            if text in (option.text, worded(self.table.game, self.g, option)):
                return option
        return self.table.box.space.find(shortened(text, LONGEST))

    def _next(self) -> Turn:
        """Go on to the next question."""
        g = self.g
        self._listen()
        while not g.over() and self.seat != ALL and g.actor() != self.seat:
            g.apply(self.others.choose(g, int(self.seat)))
            self._listen()
        viewer = onlooker(g)
        told = self._told[viewer if viewer != NOBODY else 0 if self.seat == ALL else int(self.seat)]
        if viewer != NOBODY:
            self._told[viewer] = []
        return turn_of(self.table, g, viewer, told, self.names)

    def _listen(self) -> None:
        for told in self._told:
            told += self.g.events or []
        self.g.events = []


def turn_of(table: Table, g: State, viewer: Player, told: list[Event], names: list[str]) -> Turn:
    """What the viewer reads now: it depends on nothing that they may not know."""
    game = table.game
    sees = Text.from_markup(draw(game, g, viewer, names, speech(game).tell)).plain
    history = [line for event in told if (line := told_of.sentence(game, g, event, viewer, names))]
    if g.over():
        scores = ", ".join(f"{name}: {score}" for name, score in zip(names, g.scores(), strict=True))
        winners = " and ".join(names[p] for p in game.winners(g)) or "nobody"
        end = f"The game is over. {scores}. Won by {winners}."
        return Turn(viewer, history, sees, end, [], over=True, rewards=tuple(table.returns(g)))
    question = f"You are {names[viewer]}. {told_of.question(game, g, names)}"
    return Turn(viewer, history, sees, question, [worded(game, g, option) for option in g.options])


def worded(game: Game, g: State, action: Action) -> str:
    """An option in the words of the game."""
    return told_of.phrase(game, g, action)
