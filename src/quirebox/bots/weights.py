"""What a mind weighs things by, number by number, and as a file: `quire tune` writes it, `--weights` reads it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from math import isfinite
from pathlib import Path

from quirebox.bots.mind import Mind, mind_of
from quirebox.core.errors import QuireError
from quirebox.core.game import Game


class BadWeights(QuireError):
    """A file that says no weights of this game."""


@dataclass(frozen=True)
class Weight:
    """One number that can be tuned: a field of a mind's weights, or a place in a list there."""

    owner: object
    name: str
    place: int = -1

    @property
    def title(self) -> str:
        """What it is called."""
        return self.name if self.place < 0 else f"{self.name}[{self.place}]"

    def get(self) -> float:
        """What it is now."""
        value = getattr(self.owner, self.name)
        return float(value if self.place < 0 else value[self.place])

    def set(self, value: float) -> None:
        """Change it."""
        if self.place < 0:
            setattr(self.owner, self.name, value)
        else:
            getattr(self.owner, self.name)[self.place] = value


def weights(mind: Mind) -> list[Weight]:
    """All that can be tuned in a mind."""
    owner = mind.weights
    found: list[Weight] = []
    names: Sequence[str] = getattr(type(owner), "__mypyc_attrs__", None) or list(vars(owner) if owner else ())
    for name in names:
        value = getattr(owner, name, None)
        if isinstance(value, float):
            found.append(Weight(owner, name))
        elif isinstance(value, list):
            found += [Weight(owner, name, i) for i in range(len(value))]
    return found


def apart(game: Game) -> Mind:
    """The game's mind with weights of its own, to be changed."""
    mind = mind_of(game)
    copy: Callable[[], object] | None = getattr(mind.weights, "copy", None)
    if copy is None:
        raise QuireError(f"{game.title} has nothing to tune: its mind has no weights")
    return type(mind)(copy(), mind.levels)


def written_mind(game: Game, mind: Mind) -> str:
    """All its weights as TOML."""
    lines = [f'game = "{game.id}"', "", "[weights]"]
    for name, numbers in grouped(mind).items():
        said = [f"{weight.get():.6g}" for weight in numbers]
        lines.append(f"{name} = {said[0] if numbers[0].place < 0 else '[' + ', '.join(said) + ']'}")
    return "\n".join(lines) + "\n"


def grouped(mind: Mind) -> dict[str, list[Weight]]:
    """Its weights by name: one number, or those of a list."""
    found: dict[str, list[Weight]] = {}
    for weight in weights(mind):
        found.setdefault(weight.name, []).append(weight)
    return found


def read_mind(game: Game, path: Path) -> Mind:
    """The game's mind with the weights of a file; what the file does not say stays as it is."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise BadWeights(f"{path}: cannot be read: {e.strerror}; quire tune {game.id} --out FILE writes one") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
        raise BadWeights(f"{path}: is not TOML: {e}") from None
    if data.get("game") != game.id:
        raise BadWeights(f"{path}: says game = {data.get('game')!r}; weights for {game.title} say game = {game.id!r}")
    said = data.get("weights")
    if not isinstance(said, dict):
        raise BadWeights(f"{path}: has no [weights]")
    mind = apart(game)
    fill(mind, said, str(path))
    return mind


def fill(mind: Mind, said: Mapping[str, object], where: str) -> None:
    """Change the weights that are named; complain about what is none."""
    known = grouped(mind)
    for name, value in said.items():
        if name not in known:
            near = get_close_matches(name, known, 3) or list(known)
            raise BadWeights(f"{where}: there is no weight {name!r}; there are: {', '.join(near)}")
        places = known[name]
        values = value if isinstance(value, list) else [value]
        numbers = [n for n in values if isinstance(n, int | float) and not isinstance(n, bool) and isfinite(n)]
        if isinstance(value, list) != (places[0].place >= 0) or not len(numbers) == len(values) == len(places):
            wanted = "a number" if places[0].place < 0 else f"a list of {len(places)} numbers"
            raise BadWeights(f"{where}: {name} is {value!r}; use {wanted}")
        for weight, number in zip(places, numbers, strict=True):
            weight.set(float(number))
