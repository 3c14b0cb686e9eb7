"""Net: plays what a network likes best. `net:FILE` is a bot; the file is numpy's `.npz`, and numpy is all it needs.

`examples/ppo.py` trains such a network. It knows one game at one size of table: of its observation, spread out as
`quirebox.envs` does with `one_hot=True` and `dtype="float32"`, it makes a number for every action.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias
from zipfile import BadZipFile

from quirebox.bots.bot import Alternative, Bot, BotError, Budget, Choice, Sight
from quirebox.core.box import Box
from quirebox.core.game import Game
from quirebox.core.message import say
from quirebox.core.rng import Rng
from quirebox.core.schema import Schema

try:
    import numpy as np
except ImportError:
    raise BotError("a bot that plays from a network needs numpy: pip install numpy") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float32]
    Ints: TypeAlias = NDArray[np.int64]

FORMAT = 1


@dataclass(frozen=True)
class About:
    """What a network was trained for."""

    game: str
    version: int
    players: int
    meaning: str  # a digest of what goes in and what comes out
    format: int = FORMAT

    def misfit(self, here: About) -> str:
        """Why the network cannot play there, or nothing."""
        if (self.game, self.version) != (here.game, here.version):
            return f"{self.game}, version {self.version}; this is {here.game}, version {here.version}"
        if self.players != here.players:
            return f"{self.players} players; here are {here.players}"
        return "" if self == here else "other options or another edition: its numbers mean something else here"


def about(game: Game, box: Box, schema: Schema, players: int) -> About:
    """What a network would have to be trained for to play there."""
    numbers = [[number.name, number.kind, number.most] for number in schema.numbers]
    said = json.dumps([numbers, [action.text for action in box.space.actions]])
    return About(game.id, game.version, players, blake2b(said.encode(), digest_size=8).hexdigest())


@dataclass(frozen=True)
class Eye:
    """Spreads the bytes of an observation: what goes in is one of them, or whether it has a value, or a bit."""

    source: Ints
    value: Ints  # -1: not whether it has a value
    bit: Ints  # -1: not whether it has a bit
    scale: Floats

    def __call__(self, seen: bytes) -> Floats:
        found = np.frombuffer(seen, np.uint8)[self.source].astype(np.int64)
        found = np.where(self.value >= 0, found == self.value, found)
        found = np.where(self.bit >= 0, found >> np.maximum(self.bit, 0) & 1, found)
        return (found / self.scale).astype(np.float32)


@dataclass(frozen=True)
class Network:
    """Layers of weights, each but the last followed by max(0, x); what comes out is how it likes each action."""

    about: About
    eye: Eye
    layers: Sequence[tuple[Floats, Floats]]

    def __call__(self, seen: bytes) -> Floats:
        x = self.eye(seen)
        for weights, bias in self.layers[:-1]:
            x = np.maximum(x @ weights + bias, 0)
        weights, bias = self.layers[-1]
        return x @ weights + bias

    def save(self, file: str | Path) -> None:
        """Write it to an `.npz`."""
        layers = {
            f"{kind}{i}": part for i, pair in enumerate(self.layers) for kind, part in zip("wb", pair, strict=True)
        }
        said = {"about": np.array(json.dumps(vars(self.about)))}
        with Path(file).open("wb") as out:
            np.savez_compressed(out, **said, **vars(self.eye), **layers)  # type: ignore[arg-type]  # no flag among them


def read(file: str | Path) -> Network:
    """The network of a file; nothing that stands in it is carried out."""
    try:
        with Path(file).open("rb") as source, np.load(source, allow_pickle=False) as found:
            return checked({name: found[name] for name in found.files})
    except FileNotFoundError:
        raise BotError(f"there is no file {str(file)!r}; examples/ppo.py writes one") from None
    except (OSError, ValueError, KeyError, TypeError, AttributeError, EOFError, BadZipFile) as problem:
        raise BotError(f"{str(file)!r} is no network as examples/ppo.py writes it ({problem})") from None


def checked(found: Mapping[str, NDArray[Any]]) -> Network:
    """The network of these arrays; ValueError if they do not fit each other."""
    eye = Eye(*(found[name] for name in ("source", "value", "bit", "scale")))
    depth = sum(name.startswith("w") for name in found)
    network = Network(
        About(**json.loads(str(found["about"]))), eye, [(found[f"w{i}"], found[f"b{i}"]) for i in range(depth)]
    )
    if network.about.format != FORMAT:
        raise ValueError(f"its format is {network.about.format}; this Quire reads {FORMAT}")
    width = len(eye.source)
    if not width or not depth or eye.source.dtype.kind != "i":
        raise ValueError("nothing goes in or nothing comes out")
    if any(array.shape != (width,) for array in vars(eye).values()):
        raise ValueError("what goes in is described in lists of different lengths")
    for weights, bias in network.layers:
        if weights.shape != (width, len(bias)) or not (np.isfinite(weights).all() and np.isfinite(bias).all()):
            raise ValueError(f"a layer after {width} numbers has weights {weights.shape}, or some that are no numbers")
        width = len(bias)
    return network


@cache
def known(file: str) -> Network:
    """The network of a file, read once."""
    return read(file)


class Net(Bot):
    """Plays what a trained network likes best, and looks no further."""

    def __init__(self, file: str) -> None:
        super().__init__(f"net:{file}")
        self.network = known(file)
        self.fits: Box | None = None  # it has been looked at whether the network fits

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """The option that the network likes best."""
        if self.fits is not sight.box():
            self.check(sight)
        liked, options = self.network(sight.features()), sight.options()
        likings = np.array([liked[option.id] for option in options], np.float64)
        shares = np.exp(likings - likings.max())
        shares /= shares.sum()
        order = sorted(range(len(options)), key=lambda i: -shares[i])
        alternatives = [Alternative(options[i], float(shares[i])) for i in order]
        best = alternatives[0]
        why = say("bot-net", what=sight.phrase(best.action), share=round(100 * best.value))
        return Choice(best.action, alternatives, why)

    def check(self, sight: Sight) -> None:
        """Complain if the network was trained for something else."""
        here = about(sight.game, sight.box(), sight.schema(), sight.players())
        if misfit := self.network.about.misfit(here):
            raise BotError(f"{self.name!r} was trained for {misfit}")
        if not 0 <= self.network.eye.source.min() <= self.network.eye.source.max() < len(sight.schema()):
            raise BotError(f"{self.name!r} looks for numbers that no observation of {sight.game.title} has")
        if len(self.network.layers[-1][1]) != len(sight.box().space.actions):
            raise BotError(f"{self.name!r} does not tell all actions of {sight.game.title} apart")
        self.fits = sight.box()
