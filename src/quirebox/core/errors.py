"""What can go wrong, each with what was found and what would be right.  Nothing has changed when one is raised."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox import DISTRIBUTION

SCREEN, LINES = 1700, 18  # signs and lines that fit on a small screen
LONGEST = 420  # signs of one line of several


def shortened(text: str, longest: int) -> str:
    """The beginning of a text that is too long."""
    return text if len(text) <= longest else text[: longest - 2].rstrip() + " …"


def on_a_screen(lines: Sequence[str]) -> str:
    """As many of these lines as a screen holds, and how many more there are."""
    shown, room = list[str](), SCREEN
    for line in lines[:LINES]:
        line = shortened(line, SCREEN if len(lines) == 1 else LONGEST)
        room -= len(line)
        if room < 0:
            break
        shown.append(line)
    left = len(lines) - len(shown)
    return "\n".join([*shown, *([f"… and {left} more"] if left else [])])


class QuireError(Exception):
    """Anything that a person can do wrong."""


class NotInstalled(QuireError):
    """Libraries are missing that only some need."""

    def __init__(self, what: str, extra: str, missing: str | None) -> None:
        said = f" ({missing} is missing)" if missing else ""
        super().__init__(f"{what} needs more libraries; run: pip install '{DISTRIBUTION}[{extra}]'{said}")


class Undecided(Exception):
    """Somebody else names what is drawn, and has not named this yet; a position that is copied for that is thrown
    away."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"one of {outcomes} outcomes" if outcomes else "an order")
        self.outcomes = outcomes  # equally likely, from 0; 0: too many to be named


class UnknownGame(QuireError):
    """No game has that id."""

    def __init__(self, found: str, known: Sequence[str]) -> None:
        super().__init__(f"there is no game {found!r}; there are: {', '.join(known)}")
        self.found = found
        self.known = list(known)


class WrongPlayers(QuireError):
    """The game is not for this number of players."""

    def __init__(self, title: str, found: int, seats: range) -> None:
        super().__init__(f"{title} is for {seats[0]} to {seats[-1]} players, not {found}")
        self.title = title
        self.found = found
        self.seats = seats


class BadOption(QuireError):
    """An option of the set-up is unknown or has a value it cannot have."""


class UnknownOption(BadOption):
    """The game has no option of that name."""

    def __init__(self, title: str, found: str, known: Sequence[str]) -> None:
        super().__init__(f"{title} has no option {found!r}; it has: {', '.join(known) or 'none'}")
        self.title = title
        self.found = found
        self.known = list(known)

    def __reduce__(self) -> tuple[type[UnknownOption], tuple[str, str, list[str]]]:
        return UnknownOption, (self.title, self.found, self.known)


class BadValue(BadOption):
    """The option cannot have that value."""

    def __init__(self, option: str, found: str, known: Sequence[str]) -> None:
        super().__init__(f"option {option} cannot be {found!r}; it can be: {', '.join(known)}")
        self.option = option
        self.found = found
        self.known = list(known)

    def __reduce__(self) -> tuple[type[BadValue], tuple[str, str, list[str]]]:
        return BadValue, (self.option, self.found, self.known)


class UnfitOption(BadOption):
    """The value does not fit the number of players, the other options or the free form; a rule says why."""

    def __init__(self, option: str, found: str, rule: str, remedy: str) -> None:
        super().__init__(f"option {option} cannot be {found!r} ({rule}); {remedy}")
        self.option = option
        self.found = found
        self.rule = rule
        self.remedy = remedy

    def __reduce__(self) -> tuple[type[UnfitOption], tuple[str, str, str, str]]:
        return UnfitOption, (self.option, self.found, self.rule, self.remedy)


class ContentError(QuireError):
    """Damaged content or plain data; the message starts with the place to look."""

    def __init__(self, where: str, problem: str) -> None:
        self.where = where.removesuffix(": ")  # so ends the place of a whole file
        self.problem = problem
        super().__init__(f"{self.where}: {problem}")


class BadEdition(ContentError):
    """An edition that cannot be read or played: every mistake in a line, as many as fit on a screen."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.mistakes = list(lines)
        self.where, self.problem = "", on_a_screen(lines)
        Exception.__init__(self, self.problem)

    def __reduce__(self) -> tuple[type[BadEdition], tuple[list[str]]]:
        return BadEdition, (self.mistakes,)


class SaveError(QuireError):
    """A saved position that does not fit this game."""


class UnknownAction(QuireError):
    """No action of the game has this text."""

    def __init__(self, found: str, close: Sequence[str]) -> None:
        hint = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
        super().__init__(f"no action reads {found!r}{hint}")


class GameOver(QuireError):
    """An action after the end."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} comes too late: the game is over")


class NotYourTurn(QuireError):
    """An action of a player who is not asked."""

    def __init__(self, player: int, actor: int) -> None:
        super().__init__(f"player {player} cannot act now: player {actor} has to choose")


class Illegal(QuireError):
    """An action refused, and the numbered rule that refuses it."""

    def __init__(self, rule: str, sentence: str, text: str, legal: Sequence[str]) -> None:
        few = ", ".join(legal[:6]) + (f" and {len(legal) - 6} more" if len(legal) > 6 else "")
        super().__init__(f"{text!r} is refused by {rule}: {sentence} Allowed now: {few}.")
        self.rule = rule
        self.sentence = sentence


class RecordError(QuireError):
    """A record file that cannot be read; names the line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


class ReplayError(QuireError):
    """A record that does not replay; names the ply (0 is the set-up)."""

    def __init__(self, ply: int, problem: str) -> None:
        super().__init__(f"ply {ply}: {problem}")
        self.ply = ply


class UndoRefused(QuireError):
    """A decision that cannot be taken back."""
