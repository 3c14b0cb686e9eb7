"""Records: a whole game as a small text file.  Seed and lines are the game; marks prove it.

    quire record 1
    game scientia
    version 1
    edition house 91f0c2…
    players 2
    option set first
    seed 5c1f…                      64 hexadecimal digits
    name 0 Ann                      optional
    ---
    0 take Ph1 ~3fa94c              player, action, mark (and @milliseconds, optional)
    ranks 1 2                       only once the game is over: the places, ties broken
    result 51 48

A mark is the end of a chain of hashes over positions and lines, so a changed line shows at its own ply.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from quirebox.core.errors import RecordError

FORMAT = "quire record 1"
FIELDS = ("game", "version", "edition", "players", "seed", "started")  # the last is optional
MARK_DIGITS = 6
MOVE = re.compile(rf"(\d+) (.+?)(?: ~([0-9a-f]{{{MARK_DIGITS}}}))?(?: @(\d+))?")


@dataclass(frozen=True)
class Move:
    """One line: who chose what."""

    player: int
    text: str
    mark: str = ""
    ms: int | None = None  # thinking time, if anybody measured it

    def write(self) -> str:
        """The line of the file."""
        mark = f" ~{self.mark}" if self.mark else ""
        return f"{self.player} {self.text}{mark}" + ("" if self.ms is None else f" @{self.ms}")


@dataclass
class Record:
    """A game as it was played."""

    game: str
    version: int
    edition: str
    hash: str
    players: int
    options: dict[str, str]
    seed: str
    names: dict[int, str] = field(default_factory=dict)
    started: str = ""
    moves: list[Move] = field(default_factory=list)
    result: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)  # the place of everybody, ties broken; older records have none

    def write(self) -> str:
        """The text of the file."""
        lines = [
            FORMAT,
            f"game {self.game}",
            f"version {self.version}",
            f"edition {self.edition} {self.hash}",
            f"players {self.players}",
        ]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [f"seed {self.seed}"]
        lines += [f"name {p} {' '.join(name.split())}" for p, name in sorted(self.names.items()) if name.strip()]
        lines += [f"started {self.started}"] if self.started else []
        lines += ["---", *(move.write() for move in self.moves)]
        lines += ["ranks " + " ".join(map(str, self.ranks))] if self.ranks else []
        lines += ["result " + " ".join(map(str, self.result))] if self.result else []
        return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record that a text is; RecordError names the line that is wrong."""
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise RecordError(1, f"found {lines[0][:40]!r}; a record begins with {FORMAT!r}")
    if "---" not in lines:
        raise RecordError(
            len(lines), "the line '---' between head and moves is missing; the file may have been cut off"
        )
    if lines[-1] != "":
        raise RecordError(len(lines), "the last line has no end; the file may have been cut off")
    middle = lines.index("---")
    record = _read_head(lines[1:middle])
    for number, line in enumerate(lines[middle + 1 : -1], middle + 2):
        if record.result:
            raise RecordError(number, f"found {line!r} after the result")
        if line.startswith("result "):
            record.result = _ints(number, line[7:])
            if len(record.result) != record.players:
                raise RecordError(number, f"found {len(record.result)} scores; there are {record.players} players")
        elif line.startswith("ranks ") and not record.ranks:
            record.ranks = _ints(number, line[6:])
            if len(record.ranks) != record.players:
                raise RecordError(number, f"found {len(record.ranks)} ranks; there are {record.players} players")
        elif record.ranks:
            raise RecordError(number, f"found {line!r} after the ranks; the result follows them")
        else:
            record.moves.append(_read_move(number, line, record.players))
    return record


def _read_move(number: int, line: str, players: int) -> Move:
    found = MOVE.fullmatch(line)
    if not found or int(found[1]) >= players:
        raise RecordError(number, f"cannot read {line!r}; use a player below {players}, an action, ~ and its mark")
    return Move(int(found[1]), found[2], found[3] or "", None if found[4] is None else int(found[4]))


def _read_head(lines: list[str]) -> Record:
    fields: dict[str, tuple[int, str]] = {}
    options: dict[str, str] = {}
    names: dict[int, tuple[int, str]] = {}
    for number, line in enumerate(lines, 2):
        name, _, value = line.partition(" ")
        first, _, rest = value.partition(" ")
        if name == "option" and rest and first not in options:
            options[first] = rest
        elif name == "name" and rest and first.isdecimal() and int(first) not in names:
            names[int(first)] = (number, rest)
        elif name in FIELDS and value and name not in fields:
            fields[name] = (number, value)
        else:
            raise RecordError(
                number,
                f"cannot read {line!r}; the head has one line each of {', '.join(FIELDS)}, and of option and name "
                "with what and a value",
            )
    for name in FIELDS[:5]:
        if name not in fields:
            raise RecordError(len(lines) + 2, f"the head has no line {name!r}")
    return _checked_head(fields, options, names)


def _checked_head(
    fields: dict[str, tuple[int, str]], options: dict[str, str], names: dict[int, tuple[int, str]]
) -> Record:
    number, seed = fields["seed"]
    if not re.fullmatch(r"[0-9a-f]{64}", seed):
        raise RecordError(number, f"found the seed {seed!r}; use 64 hexadecimal digits")
    number, edition = fields["edition"]
    name, _, hash = edition.rpartition(" ")
    if not name:
        raise RecordError(number, f"found the edition {edition!r}; use its name and its hash")
    players = _int(*fields["players"])
    for p, (number, who) in names.items():
        if p >= players:
            raise RecordError(number, f"found the name {who!r} of player {p}; the players are 0 to {players - 1}")
    return Record(
        fields["game"][1],
        _int(*fields["version"]),
        name,
        hash,
        players,
        options,
        seed,
        {p: who for p, (_, who) in names.items()},
        fields.get("started", (0, ""))[1],
    )


def _int(number: int, text: str) -> int:
    if not text.isdecimal():
        raise RecordError(number, f"found {text!r}; use a whole number")
    return int(text)


def _ints(number: int, text: str) -> list[int]:
    try:
        return [int(word) for word in text.split(" ")]
    except ValueError:
        raise RecordError(number, f"found {text!r}; use whole numbers") from None
