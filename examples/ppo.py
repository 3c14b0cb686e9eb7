"""PPO learns any of the five games by playing against itself. One file, to be read and changed.

    pip install "quirebox[train]"
    python examples/ppo.py scientia --minutes 10 --out scientia.npz
    quire sim scientia --bots net:scientia.npz,greedy --games 400 --seed 1

All seats are the learner's: one network looks through the eyes of the player who is asked. It is paid for winning, and
a little for every point. Minutes are those of the processor, and one core is used. The network is written as it learns:
stop it whenever you like.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import pairwise
from time import process_time

import numpy as np

from quirebox.bots.net import Eye, Network, about
from quirebox.envs.batch import Batch
from quirebox.envs.table import find

try:
    import torch
    from torch import nn
except ImportError:  # the bookkeeping below does without
    torch = None

GAMES, STEPS = 128, 64  # at once, and between two updates
BEFORE = 4  # times as many are played before the first
HIDDEN = (192, 96)
PASSES, PORTION = 3, 1024  # over what was played, and how much of it at once
RATE, CLIP, CALM = 1e-3, 0.2, 0.5  # of Adam; how far a probability may move; longest gradient
ENTROPY = 0.01  # what it is worth to stay undecided
LATER, TRUST = 0.999, 0.95  # gamma and lambda of the advantage
POINT = 0.02  # what a point is worth, beside a victory


@dataclass
class Played:
    """What happened in STEPS decisions of GAMES games; each array begins with [STEPS, GAMES]."""

    seen: np.ndarray
    mask: np.ndarray
    action: np.ndarray
    chance: np.ndarray  # logarithm of the probability with which the action was chosen
    value: np.ndarray
    player: np.ndarray
    reward: np.ndarray  # of every player
    done: np.ndarray

    @classmethod
    def blank(cls, batch: Batch) -> Played:
        size, table = (STEPS, GAMES), batch.table
        seen, mask = np.zeros((*size, table.width), np.float32), np.zeros((*size, table.size), bool)
        action, player = np.zeros(size, np.int64), np.zeros(size, np.int8)
        reward, done = np.zeros((*size, table.players), np.float32), np.zeros(size, bool)
        return cls(seen, mask, action, np.zeros(size, np.float32), np.zeros(size, np.float32), player, reward, done)


def advantages(played: Played) -> tuple[np.ndarray, np.ndarray]:
    """How much better each decision went than was expected, and whether that is known.

    A player's next decision may come after many of the others', and rewards meanwhile are theirs, too. Of the last
    decision of each player in a game that goes on nothing is known yet.
    """
    steps, games, players = played.reward.shape
    row, found = np.arange(games), np.zeros((steps, games), np.float32)
    certain = np.zeros((steps, games), bool)
    reward, value, advantage = (np.zeros((games, players), np.float32) for _ in range(3))  # from the next decision on
    known = np.zeros((games, players), bool)
    for t in reversed(range(steps)):
        over, player = played.done[t], played.player[t]
        reward[over] = value[over] = advantage[over] = 0
        known[over] = True
        reward += played.reward[t]
        after = reward[row, player] + LATER * (value[row, player] + TRUST * advantage[row, player])
        certain[t] = known[row, player]
        found[t] = np.where(certain[t], after - played.value[t], 0)
        advantage[row, player], value[row, player] = found[t], played.value[t]
        reward[row, player], known[row, player] = 0, True
    return found, certain


def pay(reward: np.ndarray, info: dict) -> np.ndarray:
    """What everybody gets for a step: their points, and at the end what they won beyond a fair share."""
    paid = POINT * reward
    if "rows" in info:
        share = info["winners"] / np.maximum(info["winners"].sum(axis=1, keepdims=True), 1)
        paid[info["rows"]] += share - 1 / reward.shape[1]
    return paid


class Learner:
    """A network that says how good each action is and, in its last output, what is to be expected."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.stretch = np.ones(batch.table.width, np.float32)
        sizes = (batch.table.width, *HIDDEN, batch.table.size + 1)
        layers = [layer for a, b in pairwise(sizes) for layer in (nn.Linear(a, b), nn.ReLU())][:-1]
        with torch.no_grad():
            layers[-1].weight *= 0.01  # at first all options are alike
        self.net = nn.Sequential(*layers)
        self.adam = torch.optim.Adam(self.net.parameters(), RATE, eps=1e-5)
        self.scores: list[float] = []

    def opinion(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the probabilities of all actions, and the value."""
        with torch.autocast("cpu", torch.bfloat16):  # nearly all of the work: half the time with half the digits
            first = self.net[0](seen)
        out = self.net[1:](first.float())
        return out[:, :-1].masked_fill(~mask, -1e9).log_softmax(1), out[:, -1]

    @torch.no_grad() if torch else lambda f: f
    def play(self, played: Played) -> None:
        """Play on, and write down what happens."""
        batch, now = self.batch, self.batch.seen
        for t in range(STEPS):
            played.seen[t] = now.observation * self.stretch
            played.mask[t], played.player[t] = now.mask, now.player
            chances, value = self.opinion(torch.from_numpy(played.seen[t]), torch.from_numpy(played.mask[t]))
            action = torch.multinomial(chances.exp(), 1)
            played.action[t], played.value[t] = action[:, 0].numpy(), value.numpy()
            played.chance[t] = chances.gather(1, action)[:, 0].numpy()
            now = batch.step(played.action[t])
            played.reward[t], played.done[t] = pay(now.reward, now.info), now.done
            self.scores += [float(score) for score in now.info["scores"].ravel()] if "rows" in now.info else []

    def look(self, played: Played) -> None:
        """Play before learning, and stretch every number so that the most that was seen becomes 1: a network is blind
        to what could be 255 and is 3."""
        most = np.zeros_like(self.stretch)
        for _ in range(BEFORE):
            self.play(played)
            most = np.maximum(most, played.seen.max(axis=(0, 1)))
        self.stretch[most > 0] = 1 / most[most > 0]

    def learn(self, played: Played, left: float) -> None:
        """Make what went well likelier; `left` is the part of the time that remains."""
        advantage, known = advantages(played)
        rows = np.flatnonzero(known)
        flat = [getattr(played, name).reshape(STEPS * GAMES, -1) for name in ("seen", "mask", "action", "chance")]
        goal = (advantage + played.value).ravel()
        data = [torch.from_numpy(array) for array in (*flat, advantage.ravel(), goal)]
        for group in self.adam.param_groups:
            group["lr"] = RATE * left
        for _ in range(PASSES):
            np.random.default_rng().shuffle(rows)
            for portion in np.array_split(rows, max(1, len(rows) // PORTION)):
                self.improve(*(array[torch.from_numpy(portion)] for array in data), left=left)

    def improve(self, seen, mask, action, before, advantage, goal, left: float) -> None:
        """One step of Adam."""
        chances, value = self.opinion(seen, mask)
        ratio = (chances.gather(1, action) - before)[:, 0].exp()
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        entropy = -(chances.exp() * chances.masked_fill(~mask, 0)).sum(1).mean()
        loss = (value - goal).square().mean() - gain - ENTROPY * left * entropy
        self.adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), CALM)
        self.adam.step()

    def network(self) -> Network:
        """What was learned, as numpy's arrays: a bot plays with it, `--bots net:FILE`."""
        layers = [layer for layer in self.net if isinstance(layer, nn.Linear)]
        weights = [(layer.weight.detach().numpy().T, layer.bias.detach().numpy()) for layer in layers]
        weights[0] = weights[0][0] * self.stretch[:, None], weights[0][1]
        weights[-1] = tuple(array[..., :-1] for array in weights[-1])  # a bot needs no value
        table, look = self.batch.table, self.batch.table.look
        eye = Eye(look.source, look.value, look.bit, look.scale)
        return Network(about(table.game, table.box, table.schema, table.players), eye, weights)


def train(game: str, minutes: float, players: int = 0, seed: int = 1, out: str = "") -> Network:
    """Learn for a number of minutes of the processor; what was learned so far goes into a file now and then."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    batch = Batch(game, GAMES, players, find(game).varied, reward="gain", one_hot=True, dtype="float32")
    batch.reset(seed)
    learner, played, rounds, start = Learner(batch), Played.blank(batch), 0, process_time()
    learner.look(played)
    while (spent := (process_time() - start) / 60 / minutes) < 1:
        learner.play(played)
        learner.learn(played, 1 - spent)
        rounds += 1
        if rounds % 10 == 0 and learner.scores:
            decisions, mean = rounds * STEPS * GAMES, np.mean(learner.scores)
            print(f"{spent:5.0%} of the time, {decisions:9,} decisions, {mean:6.1f} points a player", flush=True)
            learner.scores.clear()
            if out:
                learner.network().save(out)
    return learner.network()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=0, help="default: the fewest who play against each other")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="", help="default: GAME.npz")
    wish = parser.parse_args()
    if torch is None:
        raise SystemExit('learning needs PyTorch: pip install "quirebox[train]"')
    out = wish.out or f"{wish.game}.npz"
    train(wish.game, wish.minutes, wish.players, wish.seed, out).save(out)


if __name__ == "__main__":
    main()
