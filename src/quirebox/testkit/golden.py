"""Golden games: whole games in readable form, kept and compared. The diff of one is the review of a change of the
rules.

    python -m quirebox.testkit.golden GAME NAME --players 3 --option set=first --seed 5 --bots greedy

writes tests/golden/GAME/NAME.txt: a head from which the game is made, then every decision with what it told a
spectator, the score sheets and the winners. When it is played again, the decisions of the file are made as long as they
are options, so that a bot may learn to play otherwise; a bot is asked only where the file does not help.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path

from quirebox.bots import bot_named
from quirebox.bots.bot import Seated
from quirebox.core.errors import QuireError
from quirebox.core.event import NOBODY
from quirebox.core.game import HOUSE, Game
from quirebox.core.match import Match, master_seed
from quirebox.core.rng import Rng, key
from quirebox.games import game
from quirebox.testkit.mill import GAME as MILL
from quirebox.testkit.trial import NAMES
from quirebox.words import told

FOLDER = Path("tests/golden")
DECISION = re.compile(r"^\d+\. \w+: (.*)$", re.MULTILINE)
HEAD = ("game", "edition", "players", "option", "seed", "bots")


class GoldenError(QuireError):
    """A golden game whose head cannot be read."""


@dataclass
class Golden:
    """What a golden game is made from."""

    game: Game
    players: int
    seed: int
    bots: list[str]  # for each seat; fewer take turns in filling the seats
    options: dict[str, str] = field(default_factory=dict)
    edition: str = HOUSE  # the present one, unless the head names another

    def text(self, decisions: Sequence[str] = ()) -> str:
        """The whole file; `decisions` are phrases to follow."""
        return "\n".join([*self.head(), "", *self.tale(decisions)]) + "\n"

    def head(self) -> list[str]:
        """The lines that `read_head` reads."""
        options = [f"option {name} {value}" for name, value in self.options.items()]
        edition = [f"edition {self.edition}"] if self.edition != HOUSE else []
        return [
            f"game {self.game.id}",
            *edition,
            f"players {self.players}",
            *options,
            f"seed {self.seed}",
            f"bots {' '.join(self.bots)}",
        ]

    def tale(self, decisions: Sequence[str]) -> Iterator[str]:
        """The game, decision by decision."""
        master = master_seed(f"golden {self.seed}")
        match = Match(self.game, self.players, self.options, self.edition, master)
        names = NAMES[: self.players]
        bots = [Seated(bot_named(self.bots[p % len(self.bots)])) for p in range(self.players)]
        while not match.g.over():
            g, p = match.g, match.g.actor()
            phrase = decisions[match.ply] if match.ply < len(decisions) else ""
            followed = [option for option in g.options if self.game.voice.notation(g, option) == phrase]
            action = (
                followed[0]
                if len(followed) == 1
                else bots[p].ask(self.game, g, Rng(key(master[::-1], match.ply))).action
            )
            yield f"{match.ply + 1}. {names[p]}: {self.game.voice.notation(g, action)}"
            for event in match.apply(action):
                yield f"    {told.sentence(self.game, g, event, NOBODY, names)}"
        yield ""
        for name, score, sheet in zip(names, match.g.scores(), self.game.score_sheet(match.g), strict=True):
            yield f"{name} {score}: " + ", ".join(f"{part} {points}" for part, points in sheet.items())
        yield "Winners: " + (", ".join(names[p] for p in self.game.winners(match.g)) or "nobody")


def found(id: str) -> Game:
    """A game of the table, or the worked example."""
    return MILL if id == MILL.id else game(id)


def read_head(path: Path) -> Golden:
    """The golden game that the head of a file describes."""
    fields: dict[str, str] = {}
    options: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line:
            break
        word, _, rest = line.partition(" ")
        if word not in HEAD or not rest:
            raise GoldenError(
                f"{path}:{number}: found {line!r}; the head has lines with {', '.join(HEAD)}, then an empty one"
            )
        if word == "option":
            name, _, options[name] = rest.partition(" ")
        else:
            fields[word] = rest
    try:
        return Golden(
            found(fields["game"]),
            int(fields["players"]),
            int(fields["seed"]),
            fields["bots"].split(),
            options,
            fields.get("edition", HOUSE),
        )
    except KeyError as e:
        raise GoldenError(f"{path}: the head has no line {e}") from None
    except ValueError as e:
        raise GoldenError(f"{path}: players and seed are whole numbers: {e}") from None


def changes(path: Path) -> str:
    """How the game differs from what the file says, as a diff; '' if it does not."""
    golden = read_head(path)
    kept = path.read_text(encoding="utf-8")
    now = golden.text(DECISION.findall(kept))
    return (
        ""
        if kept == now
        else "\n".join(
            unified_diff(
                kept.splitlines(), now.splitlines(), f"{path} as kept", "as it is played now", lineterm="", n=2
            )
        )
    )


def main(words: Sequence[str]) -> None:
    """Write a golden game."""
    parser = argparse.ArgumentParser(
        "python -m quirebox.testkit.golden",
        description="Write a golden game: a whole game in readable form, kept and compared.",
    )
    parser.add_argument("game", help="the id of the game")
    parser.add_argument("name", help="what the file is called")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument("--edition", default=HOUSE, help="whose cards; default: those of the house as they are now")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--bots", default="random", help="who plays: random, greedy, or one for each seat, separated by commas"
    )
    parser.add_argument("--folder", type=Path, default=FOLDER)
    said = parser.parse_args(words)
    try:
        options = dict(pair(word) for word in said.option)
        golden = Golden(found(said.game), said.players, said.seed, said.bots.split(","), options, said.edition)
        text = golden.text()
    except QuireError as e:
        parser.error(str(e))
    path = said.folder / said.game / f"{said.name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{path}: {len(text.splitlines())} lines")


def pair(word: str) -> tuple[str, str]:
    """`set=first` as a name and a value."""
    name, equals, value = word.partition("=")
    if not equals:
        raise GoldenError(f"found the option {word!r}; use NAME=VALUE")
    return name, value


if __name__ == "__main__":
    main(sys.argv[1:])
