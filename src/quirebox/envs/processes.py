"""A batch of games in several processes, for more cores: used as `quirebox.envs.batch.Batch`, and the same games.

    with Processes("scientia", 512, processes=2, players=4) as batch:
        seen = batch.reset(seed=1)
        while training:
            seen = batch.step(actions)

The arrays of `Seen` lie in memory that all processes share: nothing is copied between them, and THE NEXT STEP WRITES
OVER THEM. Only what there is to say of games that ended (`info`) is sent. `fresh` is not possible.

Processes start from nothing ("spawn"), so a script that makes one needs `if __name__ == "__main__":`. They end with
`close`, at the end of the `with`, and when the process that started them ends.
"""

from __future__ import annotations

import signal
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from quirebox.core.errors import QuireError
from quirebox.core.game import Game
from quirebox.envs.batch import Batch, Seen, of_every_row, plain_numbers
from quirebox.envs.table import EnvError, Table

Settings = dict[str, Any]
CONTEXT = get_context("spawn")
ALIGNED = 64  # bytes: arrays begin at lines of the processor's cache


class Shared:
    """Where everything is in the memory that the processes share."""

    def __init__(self, table: Table, games: int, memory: Any = None) -> None:
        self._next, size = 0, table.width * table.highest.itemsize + table.size + 4 * table.players + 10
        self.memory = memory or CONTEXT.RawArray("b", games * size + 7 * ALIGNED)
        self.seen = Seen(
            self._array((games, table.width), table.highest.dtype),
            self._array((games, table.size), np.dtype(np.bool_)),
            self._array((games,), np.dtype(np.int8)),
            self._array((games, table.players), np.dtype(np.float32)),
            self._array((games,), np.dtype(np.bool_)),
        )
        self.actions: NDArray[np.int64] = self._array((games,), np.dtype(np.int64))

    def _array(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> NDArray[Any]:
        """The next piece of the memory."""
        array: NDArray[Any] = np.ndarray(shape, kind, self.memory, self._next)
        self._next += -(-array.nbytes // ALIGNED) * ALIGNED
        return array

    def rows(self, first: int, last: int) -> Seen:
        """What belongs to some of the games."""
        s, some = self.seen, slice(first, last)
        return Seen(s.observation[some], s.mask[some], s.player[some], s.reward[some], s.done[some])


class Rows(Batch):
    """The games of one process."""

    def __init__(self, game: Game | str, games: int, shown: Seen, settings: Settings) -> None:
        self._shown = shown
        super().__init__(game, games, **settings)

    def _blank(self) -> Seen:
        return self._shown


def work(
    pipe: Connection, game: Game | str, memory: Any, games: int, first: int, last: int, settings: Settings
) -> None:
    """What a process does: reset, step, draw or refuse, until it is told to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it ends it
    shared = Shared(Batch(game, 1, **settings).table, games, memory)
    batch = Rows(game, last - first, shared.rows(first, last), settings)
    actions = shared.actions[first:last]
    pipe.send(None)
    while True:
        try:
            order, given = pipe.recv()
        except EOFError:
            break
        try:
            pipe.send(carry_out(batch, actions, order, given))
        except QuireError as problem:
            pipe.send(problem)


def carry_out(batch: Batch, actions: NDArray[np.int64], order: str, given: Any) -> Any:
    """One thing that a process is told to do; its answer, None if all there is to say is in the arrays."""
    if order == "step":
        return batch.step(actions).info or None
    if order == "reset":
        batch.reset(given)
    elif order == "draw":
        actions[...] = batch.draw()
    else:
        batch.refuse(*given)
    return None


class Processes:
    """A number of games of one kind, shared out among processes; settings are those of `Batch`."""

    def __init__(self, game: Game | str, games: int, processes: int = 2, **settings: Any) -> None:
        if not 1 <= processes <= games:
            raise EnvError(f"{games} games cannot be shared out among {processes} processes")
        if settings.get("fresh"):
            raise EnvError("arrays that processes share are always written over; leave out fresh=True, and copy")
        alone = Batch(game, 1, **settings)  # complains of whatever does not fit
        self.table, self.games, self.players = alone.table, games, alone.players
        self.illegal = alone.illegal
        self._shared = Shared(self.table, games)
        self.seen = self._shared.seen
        bounds = [games * k // processes for k in range(processes + 1)]
        self._first = bounds[:-1]
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        for first, last in pairwise(bounds):
            self._start(game, first, last, settings)
        self._gather(self._pipes)

    def _start(self, game: Game | str, first: int, last: int, settings: Settings) -> None:
        ours, theirs = CONTEXT.Pipe()
        given = (theirs, game, self._shared.memory, self.games, first, last, settings)
        process = CONTEXT.Process(target=work, args=given, daemon=True)
        process.start()
        theirs.close()
        self._pipes.append(ours)
        self._processes.append(process)

    def _gather(self, pipes: Sequence[Connection]) -> list[Any]:
        """The answer of every process; raises the first complaint when all have answered."""
        try:
            answers = [pipe.recv() for pipe in pipes]
        except (EOFError, OSError):
            self.close()
            raise EnvError("a process of the batch has ended; make another batch") from None
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def _ask(self, order: str, given: Sequence[Any] | None = None) -> list[Any]:
        """Tell every process to do the same."""
        if not self._pipes:
            raise EnvError("the batch is closed")
        for k, pipe in enumerate(self._pipes):
            pipe.send((order, given[k] if given else None))
        return self._gather(self._pipes)

    def reset(self, seed: int | Sequence[int] = 0) -> Seen:
        """Begin a new game in every row; one seed for all of them together, or one for each."""
        seeds = of_every_row(seed, self.games)
        ends = [*self._first[1:], self.games]
        self._ask("reset", [seeds[first:last] for first, last in zip(self._first, ends, strict=True)])
        self.seen.info = {}
        return self.seen

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Seen:
        """Play one action in every game; see `Batch.step`."""
        numbers = plain_numbers(actions, self.games)
        if self.illegal == "raise" or ((numbers < 0) | (numbers >= self.table.size)).any():
            self._check(numbers)
        self._shared.actions[...] = numbers
        self.seen.info = together(self._first, self._ask("step"))
        return self.seen

    def _check(self, numbers: NDArray[np.int64]) -> None:
        """Complain of the first illegal action before any game moves."""
        inside = (numbers >= 0) & (numbers < self.table.size)
        allowed = inside & self.seen.mask[np.arange(self.games), np.where(inside, numbers, 0)]
        if not allowed.all():
            row = int(np.flatnonzero(~allowed)[0])
            k = int(np.searchsorted(self._first, row, "right")) - 1
            self._pipes[k].send(("refuse", (row - self._first[k], int(numbers[row]), row)))
            self._gather([self._pipes[k]])

    def draw(self) -> NDArray[np.int64]:
        """A random legal action for every game, each from the luck of its own row."""
        self._ask("draw")
        return self._shared.actions.copy()

    def close(self) -> None:
        """End the processes; the arrays keep what they show."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
        self._pipes, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def together(first: Sequence[int], answers: Sequence[Mapping[str, Any] | None]) -> dict[str, Any]:
    """What the processes say of their games, with the rows of the whole batch."""
    found: dict[str, list[Any]] = {}
    for start, info in zip(first, answers, strict=True):
        for name, values in (info or {}).items():
            found.setdefault(name, []).append(np.asarray(values) + start if name in ("rows", "illegal") else values)
    return {name: values.tolist() if name == "illegal" else values for name, values in joined(found)}


def joined(found: Mapping[str, list[Any]]) -> list[tuple[str, NDArray[Any]]]:
    """Several arrays made one."""
    return [(name, np.concatenate(values)) for name, values in found.items()]
