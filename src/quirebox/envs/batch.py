"""Many games stepped by one call, for training: arrays in, arrays out.

    batch = Batch("scientia", 256, players=4)
    seen = batch.reset(seed=1)
    while training:
        seen = batch.step(actions)                  # one number for each game, of what `seen.mask` allows

Every game asks one player at a time; `Seen` has an entry for each game:

observation     uint8 [games, numbers]: what the player to move may know (`one_hot`, `dtype`: see `quirebox.envs.look`)
mask            bool [games, actions]: what they may do; never empty
player          int8 [games]: who is asked
reward          float32 [games, players]: of the last step, for every player, also for those who did not act
done            bool [games]: the last step ended a game, and another one has begun in its place
info            what there is of games that ended: see `Batch.step`

The arrays are the same at every step: THE NEXT STEP WRITES OVER THEM. Copy what you keep, or make the batch with
`fresh=True`.

Games begin again by themselves. Each has a seed of its own, from which all its games come: a game depends neither on
its neighbours nor on how many they are, and is the same as that of `quirebox.envs.pettingzoo.raw_env` with that seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quirebox.core.errors import Illegal, QuireError
from quirebox.core.game import HOUSE, Game
from quirebox.core.rng import MASK, Rng
from quirebox.core.several import Several
from quirebox.core.state import State
from quirebox.envs.table import EnvError, Table, chosen, seed_of

ILLEGAL = ("raise", "replace")


class IllegalRow(QuireError):
    """An action that is not allowed in its game; no game has moved."""

    def __init__(self, row: int, rule: str, said: str) -> None:
        super().__init__(f"row {row}: {said}")
        self.row = row
        self.rule = rule
        self.said = said

    def __reduce__(self) -> tuple[type[IllegalRow], tuple[int, str, str]]:
        return IllegalRow, (self.row, self.rule, self.said)


@dataclass
class Seen:
    """What there is to see after a step."""

    observation: NDArray[Any]
    mask: NDArray[np.bool_]
    player: NDArray[np.int8]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]
    info: dict[str, Any] = field(default_factory=dict)


class Batch:
    """A number of games of one kind.

    illegal     "raise": IllegalRow names the row and the rule, and no game has moved; "replace": a random legal action
                is played instead, and `info["illegal"]` says in which rows
    reward      see `quirebox.envs.rewards`
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int = 0,
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        reward: str = "win",
        illegal: str = "raise",
        one_hot: bool = False,
        dtype: str = "uint8",
        fresh: bool = False,
    ) -> None:
        if not isinstance(games, (int, np.integer)) or games < 1:
            raise EnvError(f"a batch has at least one game; found games={games!r}")
        self.table = table = Table(game, players, options, edition, reward, one_hot, dtype)
        self.illegal = chosen("illegal", illegal, ILLEGAL)
        self.fresh = fresh
        self.games = int(games)
        self.players = table.players
        self.seen = self._blank()

    def _blank(self) -> Seen:
        table, n = self.table, self.games
        return Seen(
            np.zeros((n, table.width), table.highest.dtype),
            np.zeros((n, table.size), np.bool_),
            np.zeros(n, np.int8),
            np.zeros((n, table.players), np.float32),
            np.zeros(n, np.bool_),
        )

    def reset(self, seed: int | Sequence[int] = 0) -> Seen:
        """Begin a new game in every row; one seed for all of them together, or one for each."""
        self.seeds = of_every_row(seed, self.games)
        self._deals = [Rng(seed) for seed in self.seeds]
        games = [self._begin(row) for row in range(self.games)]
        luck = [Rng(seed ^ MASK) for seed in self.seeds]
        self.several = Several(self.table.box.space, self.table.numbers, games, luck)
        self.length = np.zeros(self.games, np.int64)
        if self.table.gains:
            self._points = np.array(self.several.points(), np.float32)
        seen = self._blank() if self.fresh else self.seen
        seen.reward.fill(0)
        self.several.look()
        self._show(self.several.seen, seen, [])
        return self._look(seen, [])

    def __getstate__(self) -> dict[str, Any]:
        """For `pickle` and `deepcopy`."""
        several = vars(self).get("several")
        return {**vars(self), "several": several and (several.games, several.luck)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self.several is not None:
            self.several = Several(self.table.box.space, self.table.numbers, *state["several"])

    def _begin(self, row: int) -> State:
        """The next game of a row, at its first decision."""
        return self.table.deal(self._deals[row].next())

    def _play(self, numbers: list[int]) -> list[int]:
        """Play an action in every game up to the next decision; which games are over then."""
        return self.several.step(numbers)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Seen:
        """Play one action in every game. Where games ended, `info` has, in the order of `rows`: `rows`, `scores`,
        `winners` (bool), `returns` (the rewards of the whole game) by player, `length` in decisions, `seat` (who acted
        last), and `final_observation`, what every player saw at the end."""
        if "several" not in vars(self):
            raise EnvError("there are no games yet; reset the batch before the first step")
        several, seen = self.several, self._blank() if self.fresh else self.seen
        numbers: list[int] = plain_numbers(actions, self.games).tolist()
        wrong = self._illegal(numbers)
        for row in wrong:
            self._refuse(row, numbers)
        self.length += 1
        over = self._play(numbers)
        info: dict[str, Any] = {"illegal": wrong} if wrong else {}
        if self.table.gains:
            points = np.array(several.points(), np.float32)
            np.subtract(points, self._points, out=seen.reward)
            self._points = points
        else:
            seen.reward.fill(0)
        if over:
            info |= self._ended(over)
            self._again(over, info, seen)
        self._show(several.seen, seen, over)
        return self._look(seen, over, info)

    def _illegal(self, numbers: list[int]) -> list[int]:
        """The rows that may not do what was chosen for them; complains of the first that chose no action at all."""
        wrong = self.several.illegal(numbers)
        for row in wrong:
            if not 0 <= numbers[row] < self.table.size:
                raise self._no_action(row, numbers[row])
        return wrong

    def _no_action(self, row: int, number: int) -> EnvError:
        return EnvError(
            f"row {row}: {number} is not an action of {self.table.game.title}; use a whole number from 0 to "
            f"{self.table.size - 1}"
        )

    def _refuse(self, row: int, numbers: list[int]) -> None:
        """Complain of a row, or choose another action for it."""
        if self.illegal == "replace":
            numbers[row] = self.several.by_lot(row)
        else:
            self.refuse(row, numbers[row], row)

    def refuse(self, row: int, number: int, called: int) -> None:
        """Raise what is wrong with an action that is not allowed in a row; the row is called by another number if it is
        one of a larger batch."""
        if not 0 <= number < self.table.size:
            raise self._no_action(called, number)
        try:
            self.several.games[row].copy().attempt(self.table.actions[number])
        except Illegal as refusal:
            raise IllegalRow(called, refusal.rule, str(refusal)) from None

    def _ended(self, over: list[int]) -> dict[str, Any]:
        """What there is to say of the games that ended."""
        table, rows, games = self.table, np.array(over), [self.several.games[row] for row in over]
        final = np.frombuffer(b"".join([self.several.seen_by_all(row) for row in over]), np.uint8)
        final = final.reshape(len(over), self.players, table.shown)
        won = [table.game.winners(g) for g in games]
        returns = [table.reward(table.game, g, winners) for g, winners in zip(games, won, strict=True)]
        return {
            "rows": rows,
            "scores": np.array([g.scores() for g in games]),
            "winners": np.array([[p in winners for p in range(self.players)] for winners in won]),
            "returns": np.array(returns, np.float32),
            "length": self.length[rows],
            "seat": self.seen.player[rows],
            "final_observation": table.look(final) if table.look else final,
        }

    def _again(self, over: list[int], info: dict[str, Any], seen: Seen) -> None:
        """Begin another game where one has ended."""
        if not self.table.gains:
            seen.reward[info["rows"]] = info["returns"]
        self.length[info["rows"]] = 0
        for row in over:
            g = self._begin(row)
            self.several.replace(row, g)
            if self.table.gains:
                self._points[row] = g.scores()

    def _show(self, pieces: list[bytes], seen: Seen, over: list[int]) -> None:
        """Put observations into their array, those of games that have just begun instead of those that ended."""
        look = self.table.look
        if look is None:
            fill(seen.observation, pieces)
            for row in over:
                fill(seen.observation[row], [self.several.look_at(row)])
            return
        row = 0
        for piece in pieces:
            shown = np.frombuffer(piece, np.uint8).reshape(-1, self.table.shown)
            seen.observation[row : row + len(shown)] = look(shown)
            row += len(shown)
        for row in over:
            seen.observation[row] = look(np.frombuffer(self.several.look_at(row), np.uint8))

    def _look(self, seen: Seen, over: list[int], info: dict[str, Any] | None = None) -> Seen:
        """Write down what there is to see."""
        fill(seen.mask, [self.several.masks()])
        fill(seen.player, [self.several.asked()])
        seen.done.fill(False)
        if over:
            seen.done[over] = True
        seen.info = info or {}
        self.seen = seen
        return seen

    def draw(self) -> NDArray[np.int64]:
        """A random legal action for every game, each from the luck of its own row."""
        return np.frombuffer(self.several.all_by_lot(), "<u2").astype(np.int64)


def fill(array: NDArray[Any], pieces: Sequence[bytes]) -> None:
    """Put bytes into an array, one piece after the other: much less work than what numpy does for a few numbers."""
    room, at = array.data.cast("B"), 0
    for piece in pieces:
        room[at : at + len(piece)] = piece
        at += len(piece)


def of_every_row(seed: int | Sequence[int], games: int) -> list[int]:
    """The seed of each game; from one for all of them together, or as they are given."""
    found = np.asarray(seed, object)
    if found.ndim == 0:
        rng = Rng(seed_of(found.item()))
        return [rng.next() for _ in range(games)]
    if len(found) != games:
        raise EnvError(f"found {len(found)} seeds for {games} games; give one for each, or a single number")
    return [seed_of(one) for one in found]


def plain_numbers(actions: NDArray[np.integer[Any]] | Sequence[int], games: int) -> NDArray[np.int64]:
    """The actions, if they are whole numbers, one for each game."""
    array = np.asarray(actions)
    if array.shape != (games,) or array.dtype.kind not in "iu":
        raise EnvError(f"actions are {games} whole numbers, one for each game; found {array.dtype} {list(array.shape)}")
    if array.dtype == np.uint64 and (array > MASK).any():
        row = int(array.argmax())
        raise EnvError(f"row {row}: {array[row]} is not an action of any game")
    return array.astype(np.int64, copy=False)
