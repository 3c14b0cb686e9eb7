"""A network is taught what came of positions, and then written in integers. It needs torch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from quirebox.bots.kernel import FIRST, MOST, SECOND, SHIFT, Weights
from quirebox.bots.learned import Mix
from quirebox.lab.layout import Layout

ONE = 1 << SHIFT  # a weight of 1, and a number of a layer that is 1
TOP = MOST / ONE
BATCH = 1024
RATE = 5e-3
HELD_OUT = 20  # one game in so many is not learned from
HEADS = 3  # the chance to win, the own points, the best rival's
CERTAIN = 4.0  # the logarithm of the odds that stands for certainty


@dataclass
class Lessons:
    """Positions of many games, one for each seat that looks at them."""

    seen: NDArray[np.uint8]  # [positions, bytes]
    won: NDArray[np.float32]  # the share of the victory
    own: NDArray[np.float32]  # points in the end
    rival: NDArray[np.float32]  # of the best rival
    game: NDArray[np.int32]  # rows of one game are one sample

    def parted(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Which are learned from, and which are not."""
        out = self.game % HELD_OUT == 0
        return np.nonzero(~out)[0], np.nonzero(out)[0]


class Network(torch.nn.Module):
    """The network of `quirebox.bots.kernel`, with numbers that have fractions."""

    def __init__(self, plan: Layout, lessons: Lessons) -> None:
        super().__init__()
        self.rows = plan.rows
        self.counts, self.starts = torch.from_numpy(plan.counts), torch.from_numpy(plan.starts)
        size = (plan.rows, plan.learned)
        self.make = torch.sparse_coo_tensor(
            torch.from_numpy(plan.at), torch.from_numpy(plan.share), size, check_invariants=True
        ).coalesce()
        self.learned = torch.nn.Parameter(torch.randn(plan.learned, FIRST) * 0.05)
        self.bias = torch.nn.Parameter(torch.full((FIRST,), 0.2))
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.third = torch.nn.Linear(SECOND, HEADS)
        self.scale = float(max(1.0, lessons.own.std()))
        self.mean = float(lessons.own.mean())

    def table(self) -> torch.Tensor:
        """The rows of weights."""
        return torch.sparse.mm(self.make, self.learned)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """What it says of these observations: for each head a number."""
        values = torch.minimum(seen.long(), self.counts)
        where, which = torch.nonzero(values, as_tuple=True)
        chosen = self.starts[which] + values[where, which] - 1
        ends = torch.bincount(where, minlength=len(seen)).cumsum(0)
        begins = torch.cat([torch.zeros(1, dtype=torch.long), ends[:-1]])
        first = torch.nn.functional.embedding_bag(chosen, self.table(), begins, mode="sum") + self.bias
        second = self.second(first.clamp(0.0, TOP))
        found: torch.Tensor = self.third(second.clamp(0.0, TOP))
        return found


def losses(network: Network, lessons: Lessons, which: NDArray[np.int64]) -> list[torch.Tensor]:
    """How wrong it is about these positions, head by head."""
    said = network(torch.from_numpy(lessons.seen[which]))
    won, own, rival = (torch.from_numpy(part[which]) for part in (lessons.won, lessons.own, lessons.rival))
    return [
        torch.nn.functional.binary_cross_entropy_with_logits(said[:, 0], won),
        torch.nn.functional.mse_loss(said[:, 1], (own - network.mean) / network.scale),
        torch.nn.functional.mse_loss(said[:, 2], (rival - network.mean) / network.scale),
    ]


def fit(
    network: Network, lessons: Lessons, rounds: int, heard: Callable[[int, int, list[float]], None], seed: int = 1
) -> None:
    """Teach it: every position so many times. `heard` is told how far it is, and what it gets wrong of what it has not
    learned from."""
    torch.manual_seed(seed)
    learn, out = lessons.parted()
    rng = np.random.default_rng(seed)
    steps = rounds * -(-len(learn) // BATCH)
    teacher = torch.optim.Adam(network.parameters(), lr=RATE)
    slower = torch.optim.lr_scheduler.CosineAnnealingLR(teacher, steps)
    done = 0
    for _ in range(rounds):
        rng.shuffle(learn)
        for start in range(0, len(learn), BATCH):
            teacher.zero_grad()
            loss = sum(losses(network, lessons, np.sort(learn[start : start + BATCH])), torch.zeros(()))
            loss.backward()
            teacher.step()
            slower.step()
            done += 1
        heard(done, steps, wrong(network, lessons, out))


def wrong(network: Network, lessons: Lessons, which: NDArray[np.int64]) -> list[float]:
    """How wrong it is about these positions, head by head."""
    whole = np.zeros(HEADS)
    with torch.no_grad():
        for part in pieces(which):
            whole += np.array([float(loss) for loss in losses(network, lessons, part)]) * len(part)
    return [float(x) for x in whole / max(1, len(which))]


def pieces(which: NDArray[np.int64]) -> Iterator[NDArray[np.int64]]:
    """A few at a time."""
    for start in range(0, len(which), BATCH):
        yield which[start : start + BATCH]


def written(network: Network, plan: Layout, mix: Mix) -> Weights:
    """The network in integers, with its heads mixed into one number: `mix.won` for a certain victory, and so many
    times the points."""
    with torch.no_grad():
        logit = mix.won / CERTAIN
        share = torch.tensor([logit, mix.own * network.scale, mix.rival * network.scale])
        third = share @ network.third.weight
        last = float(share @ network.third.bias) + (mix.own + mix.rival) * network.mean
        return Weights(
            integers(torch.from_numpy(plan.counts), 1, "<u2"),
            integers(network.bias, ONE, "<i4"),
            integers(network.table(), ONE, "<i2"),
            integers(network.second.weight, ONE, "<i2"),
            integers(network.second.bias, ONE * ONE, "<i4"),
            integers(third, ONE, "<i2"),
            round(last * ONE * ONE),
        )


def integers(numbers: torch.Tensor, one: int, kind: str) -> bytes:
    """As integers, the lower bytes first; what is too large becomes as large as can be."""
    bounds = np.iinfo(kind)
    found: NDArray[Any] = np.rint(numbers.detach().numpy().astype(np.float64) * one)
    return found.clip(bounds.min, bounds.max).astype(kind).tobytes()
