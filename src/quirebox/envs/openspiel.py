"""OpenSpiel: every game as `quire_scientia` and so on, registered when this module is imported.

    pyspiel.load_game("quire_scientia", {"players": 3, "set": "random"})        # or
    "quire_scientia(players=3,set=random)"

Parameters are `players`, `seed`, `edition` (a name or a folder), `reward` ("win", "rank", "margin" or "score"; "gain"
is no reward of terminal states) and the options of the game. With a `seed` of 0 or more it decides the set-up;
otherwise chance decides. Scientia is a game of perfect information in which nothing is drawn after the set-up: with a
seed it is deterministic, and alpha-beta search takes it. The others draw on the way, also with a seed.

What does not work: chance outcomes for the order of a deck (it is named by the bytes of a seed), tabular methods (the
games are far too large), and turn-based views of simultaneous choices (secret choices are made one after the other).

OpenSpiel would misread some of their values in a game string:
write `;` for a comma, and `#20` for the text 20 (in a dictionary, "20" will do). Utility is 1 for the only winner and
sums to 0 (a solo game: 1 or -1).

Chance. A throw of a die and whatever else has few outcomes is a chance node with these outcomes, equally likely: the
dice, chance cards and books drawn of The History of the Book, the Itineraries that Trekking draws by lot. What puts
cards in order has far too many: the set-up of every game, and where a deck is shuffled again (Books of Time, Two Page
Tome). There chance names the seed of a generator, in four nodes of 256 outcomes each: a sample of the true
distribution, one of 2**32. So chance acts where the table would shuffle or roll, nothing that is still undecided can be
read off a state or its clones, every step is deterministic (explicit chance), and a history replays exactly. What is
already decided but hidden (a shuffled deck) is part of the state, as in other games with imperfect information:
`resample_from_infostate` deals it again.

The observation tensor is the game's features; observation strings are the player's view as JSON. The information state
adds what the player remembers: how often they chose each action, and a digest of everything that they have observed and
done, which tells apart what differs in nothing else. In its tensor these are three parts: `features`, `chosen` (a count
for each action) and `memory` (the 128 bits of the digest).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from quirebox.core.action import Action
from quirebox.core.errors import Undecided
from quirebox.core.game import HOUSE, Game
from quirebox.core.plain import Json
from quirebox.core.rng import Luck, Rng
from quirebox.core.state import State
from quirebox.envs.table import EnvError, Table, chosen, make_known
from quirebox.games import games

BYTES = 4  # of a seed that chance names
OUTCOMES = 256  # of a byte; what has more is not named by itself
LONGEST = 20_000  # decisions in a game: OpenSpiel asks for a bound; the longest of 300 random games of each had 728
NO_MEMORY = b""
DRAWS = 16  # a bound of what chance decides after one decision
MEMORY = 128  # bits of the digest of what a player remembers
BOUNDS = {"win": 1.0, "rank": 1.0, "margin": 100_000.0, "score": 100_000.0}  # of utility, by reward
BY_CHANCE = -1  # instead of a seed
NOTHING = -1  # is left to chance


class Play:
    """A running game in OpenSpiel's terms: a position, or a seed that chance is naming before things go on."""

    def __init__(
        self,
        table: Table,
        g: State | None,
        pending: Action | None,
        named: list[int],
        seed: list[int],
        memory: list[bytes],
        chosen: list[list[int]],
    ) -> None:
        self.table = table
        self.g = g  # None: chance is deciding the set-up
        self.pending = pending  # decided, but its consequences are up to chance
        self.named = named  # what chance has decided of these consequences so far
        self.seed = seed  # the bytes named so far
        self.memory = memory  # for each player, a digest of all that they have observed and done
        self.chosen = chosen  # for each player, the numbers of their actions
        self.few = False  # chance decides a throw now; else a byte of a seed
        self.outcomes = OUTCOMES  # of either
        if pending is not None:
            self._happen()

    def position(self) -> State:
        """The position, once there is one."""
        if self.g is None:
            raise EnvError("chance has not decided the set-up yet; apply its outcomes first")
        return self.g

    def chances(self) -> bool:
        """Whether it is up to chance now."""
        return self.g is None or self.pending is not None

    def name(self, outcome: int) -> None:
        """Chance decides: a throw, or a byte of a seed."""
        if not 0 <= outcome < self.outcomes:
            raise EnvError(f"chance has the outcomes 0 to {self.outcomes - 1} here; found {outcome}")
        if self.few:
            self.named.append(outcome)
            self._happen()
            return
        self.seed.append(outcome)
        if len(self.seed) < BYTES:
            return
        rng = Rng(int.from_bytes(bytes(self.seed), "big"))
        self.seed = []
        if self.g is None:
            self.g = self.table.deal(rng.seed)
        else:
            self._happen(rng)

    def _happen(self, after: Rng | None = None) -> None:
        """Let what was decided happen, as far as chance has named what is drawn; a generator draws the rest."""
        g = self.position()
        assert self.pending is not None
        ahead, rng = g.copy(), Rng(g.rng.seed if after is None else after.next())
        rng.luck = Luck(self.named, after)
        ahead.rng = rng
        try:
            ahead.apply(self.pending)
            unnamed = 0 if after is None and rng.seed != g.rng.seed else NOTHING  # drawn past what can be named
        except Undecided as draw:
            unnamed = draw.outcomes
        if unnamed != NOTHING:
            self.few = 0 < unnamed <= OUTCOMES
            self.outcomes = unnamed if self.few else OUTCOMES
            return
        ahead.rng = Rng(g.rng.seed)
        self.g, self.pending, self.named = ahead, None, []
        self.few, self.outcomes = False, OUTCOMES

    def decide(self, action: Action) -> None:
        """A player acts; if anything is drawn then, chance has to say what."""
        g = self.position()
        self._remember(g, action)
        ahead = g.copy()
        ahead.apply(action)
        if ahead.rng.seed == g.rng.seed:
            self.g = ahead
        else:
            self.pending = action
            self._happen()

    def imagine(self, g: State, player: int, rng: Rng) -> None:
        """Go on from a position that the player cannot tell from this one."""
        self.g = self.table.game.eyes.imagine(g, player, rng)
        if self.pending is not None:
            self._happen()

    def _remember(self, g: State, action: Action) -> None:
        actor = g.actor()
        self.chosen[actor].append(action.id)
        for p in range(g.players):
            own = action.text.encode() if p == actor else b""
            self.memory[p] = blake2b(
                self.memory[p] + self.table.game.eyes.features(g, p) + own, digest_size=MEMORY // 8
            ).digest()

    def save(self) -> dict[str, Json]:
        """Everything as plain data."""
        return {
            "position": None if self.g is None else self.table.game.save(self.g),
            "pending": None if self.pending is None else self.pending.text,
            "named": [*self.named],
            "seed": [*self.seed],
            "memory": [digest.hex() for digest in self.memory],
            "chosen": [[*numbers] for numbers in self.chosen],
        }

    def __deepcopy__(self, memo: object) -> Play:
        g = None if self.g is None else self.g.copy()
        chosen = [numbers[:] for numbers in self.chosen]
        return Play(self.table, g, self.pending, self.named[:], self.seed[:], self.memory[:], chosen)

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[str, int, tuple[tuple[str, str], ...], str]]:
        return restore, (
            self.table.game.id,
            self.table.players,
            (*self.table.options.items(), ("edition", self.table.edition), ("reward", self.table.rewarded)),
            json.dumps(self.save()),
        )


def restore(id: str, players: int, options: tuple[tuple[str, str], ...], text: str) -> Play:
    """The play that was pickled."""
    table, saved = table_of(id, players, options), json.loads(text)
    g = None if saved["position"] is None else table.game.load(saved["position"])
    pending = None if saved["pending"] is None else next(a for a in table.actions if a.text == saved["pending"])
    memory = [bytes.fromhex(digest) for digest in saved["memory"]]
    return Play(table, g, pending, saved["named"], saved["seed"], memory, saved["chosen"])


@cache
def table_of(id: str, players: int, options: tuple[tuple[str, str], ...]) -> Table:
    """A table, made once; the edition and the reward are among the options."""
    wish = dict(options)
    edition, reward = wish.pop("edition", HOUSE), wish.pop("reward", "win")
    return Table(id, players, wish, edition, chosen("reward", reward, tuple(BOUNDS)))


class TableState(pyspiel.State):
    """A state in OpenSpiel's sense; clones and pickles carry the whole play."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        g = None if game.seed == BY_CHANCE else game.table.deal(game.seed)
        players = game.table.players
        self.play = Play(game.table, g, None, [], [], [NO_MEMORY] * players, [[] for _ in range(players)])

    def current_player(self) -> int:
        """Who acts: a player, chance, or nobody after the end."""
        if self.play.chances():
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.play.position().actor()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.play.chances() and self.play.position().over()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.id for action in self.play.position().options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide now, equally likely."""
        outcomes = self.play.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.play.chances():
            self.play.name(action)
        else:
            self.play.decide(self.play.table.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.play.table.action(action).text
        return f"outcome {action + 1} of {self.play.outcomes}" if self.play.few else f"byte {action}"

    def returns(self) -> list[float]:
        """What everybody gets; nothing before the end."""
        return self.play.table.returns(self.play.position()) if self.is_terminal() else [0.0] * self.play.table.players

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one."""
        other: TableState = self.clone()
        g = self.play.position()
        other.play.imagine(g, player, Rng(int(probability_sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        return json.dumps(self.play.save())


class TableObserver:
    """What a player may know of a state, and what they remember if the observer recalls it: numbers, and a text."""

    def __init__(self, table: Table, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise EnvError(f"observers have no parameters; found: {', '.join(params)}")
        self.recalls = bool(kind.perfect_recall)
        parts = {"features": table.width} | ({"chosen": table.size, "memory": MEMORY} if self.recalls else {})
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        ends = np.cumsum([0, *parts.values()])
        self.dict = {name: self.tensor[ends[i] : ends[i + 1]] for i, name in enumerate(parts)}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what the player may know; zeros before the set-up."""
        play = state.play
        self.dict["features"][:] = 0 if play.g is None else play.table.observation(play.g, player)
        if self.recalls:
            self.dict["chosen"][:] = np.bincount(play.chosen[player], minlength=play.table.size)
            digest = np.frombuffer(play.memory[player].ljust(MEMORY // 8, b"\0"), np.uint8)
            self.dict["memory"][:] = np.unpackbits(digest)

    def string_from(self, state: TableState, player: int) -> str:
        """The player's view, after a digest of what came before if the observer recalls it."""
        g = state.play.g
        view = "before the set-up" if g is None else json.dumps(state.play.table.game.eyes.view(g, player))
        return f"{state.play.memory[player].hex()} {view}" if self.recalls else view


class TableGame(pyspiel.Game):
    """A game in OpenSpiel's sense, with its number of players and options; each boxed game has a subclass."""

    boxed: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = {name: read(value) for name, value in given.items() if name not in ("players", "seed")}
        self.table = table_of(self.boxed.id, int(given.get("players", 0)), tuple(sorted(options.items())))
        self.seed = int(given.get("seed", BY_CHANCE))
        fixed = self.boxed.settled and self.seed != BY_CHANCE
        most = BOUNDS[self.table.rewarded]
        zero_sum = self.table.players > 1 and self.table.rewarded in ("win", "rank")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=0 if fixed else OUTCOMES,
            num_players=self.table.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        written = {name: write(value) for name, value in options.items()}
        own = {"players": self.table.players, "seed": self.seed}
        super().__init__(game_type(self.boxed, zero_sum, fixed), info, {**own, **written})

    def new_initial_state(self) -> TableState:
        """Before the set-up: chance begins."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound: chance decides the set-up, and at most the consequences of every decision."""
        return DRAWS * (LONGEST + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> TableObserver:
        """An observer of states."""
        return TableObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def game_type(game: Game, zero_sum: bool, fixed: bool) -> Any:
    """What OpenSpiel wants to know about a game in general."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"quire_{game.id}",
        long_name=f"Quire: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC if fixed else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if game.settled else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": Table(game).players, "seed": BY_CHANCE, "edition": HOUSE, "reward": "win"}
        | {option.id: write(option.default) for option in game.options},
    )


def write(value: str) -> str:
    """An option's value as OpenSpiel will take it for a text."""
    return "#" * bool(re.fullmatch(r"[-+.\d]+|[Tt]rue|[Ff]alse", value)) + value.replace(",", ";")


def read(value: str) -> str:
    """The value that `write` wrote."""
    return value.removeprefix("#").replace(";", ",")


def register(game: Game) -> str:
    """Let `pyspiel.load_game` know the game; its name there."""
    make_known(game)
    kind = game_type(game, zero_sum=True, fixed=False)
    if kind.short_name not in pyspiel.registered_names():
        # OpenSpiel lets go of what it was given only after Python has ended: a class survives that, a function or
        # partial does not.
        pyspiel.register_game(kind, type(f"{game.id}_game", (TableGame,), {"boxed": game}))
    return str(kind.short_name)


for _game in games().values():
    register(_game)
