"""Files of what was learned: for which game, version, edition, number of players and observation, and the network."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from hashlib import blake2b
from itertools import accumulate
from pathlib import Path
from typing import Final

from quirebox.bots.judgement import Judgement
from quirebox.bots.kernel import Weights, kernel
from quirebox.core.errors import QuireError
from quirebox.core.game import Game
from quirebox.core.state import State

FORMAT: Final = 1
ENDING: Final = ".net"


class BadJudgement(QuireError):
    """A file that holds no judgement."""


@dataclass(frozen=True)
class About:
    """For what a judgement was learned."""

    game: str
    version: int
    players: int
    edition: str  # the hash of what is printed
    layout: str  # a digest of what the numbers of an observation mean

    @classmethod
    def of(cls, game: Game, g: State) -> About:
        """What would have to be learned for such a table."""
        said = [[number.name, number.kind, number.most] for number in game.eyes.schema(g).numbers]
        digest = blake2b(json.dumps(said).encode(), digest_size=8).hexdigest()
        return cls(game.id, game.version, g.players, g.box.hash, digest)


@dataclass(frozen=True)
class Mix:
    """What is said of a position, in something like points: see `Judgement`."""

    won: float = 0.0
    own: float = 0.0
    rival: float = 0.0
    sure: float = 0.0
    doubt: float = 0.0


@dataclass(frozen=True)
class Learned:
    """A judgement as it is kept."""

    about: About
    mix: Mix
    how: Mapping[str, object]  # it was learned: for people
    weights: Weights

    def write(self, path: Path) -> None:
        """Keep it in a file."""
        *parts, last = self.weights
        body = zlib.compress(b"".join(parts), 9)
        sizes = [len(part) for part in parts]
        head = {"format": FORMAT, **asdict(self.about), "mix": asdict(self.mix), "sizes": sizes, "last": last}
        digest = blake2b(body, digest_size=8).hexdigest()
        path.write_bytes(json.dumps({**head, "digest": digest, "how": self.how}).encode() + b"\n" + body)


def read_learned(path: Path) -> Learned:
    """The judgement of a file."""
    try:
        head, _, body = path.read_bytes().partition(b"\n")
        said = json.loads(head)
        if said["format"] != FORMAT or said["digest"] != blake2b(body, digest_size=8).hexdigest():
            raise BadJudgement(f"{path}: is of another format, or damaged; quire train writes it again")
        ends = [*accumulate(said["sizes"])]
        plain = zlib.decompress(body)
        counts, bias, rows, second, second_bias, third = (
            plain[start:end] for start, end in zip([0, *ends[:-1]], ends, strict=True)
        )
        about = About(**{field.name: said[field.name] for field in fields(About)})
        weights = Weights(counts, bias, rows, second, second_bias, third, said["last"])
        return Learned(about, Mix(**said["mix"]), said["how"], weights)
    except (OSError, ValueError, KeyError, TypeError, zlib.error) as problem:
        raise BadJudgement(f"{path}: holds no judgement ({problem}); quire train writes one") from None


def file_for(game: Game, players: int) -> Path:
    """Where the judgement for so many players is kept."""
    return game.folder / "mind" / f"{players}{ENDING}"


def judgement_for(game: Game, g: State) -> Judgement | None:
    """What was learned for such a table; None if nothing was, or for another edition, version or observation."""
    path = file_for(game, g.players)
    if not path.is_file():
        return None
    learned = known(path)
    if learned.about != About.of(game, g):
        return None
    return judgement(game, learned)


@cache
def known(path: Path) -> Learned:
    """The judgement of a file, read once."""
    return read_learned(path)


def judgement(game: Game, learned: Learned) -> Judgement:
    """It, ready to judge."""
    mix = learned.mix
    return Judgement(kernel(learned.weights), game.eyes.writer, mix.won, mix.own, mix.rival, mix.sure, mix.doubt)
