"""One boxed game: what a table needs of it, and what it has for each audience."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType

from quirebox.core import editions, saving
from quirebox.core.audience import Eyes, Form, Voice
from quirebox.core.box import Box
from quirebox.core.errors import BadValue, UnknownOption, WrongPlayers
from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.plain import Json
from quirebox.core.ranking import by_points, first
from quirebox.core.rng import MASK, Rng
from quirebox.core.state import State

HOUSE = "house"
BEST = "best"  # the option, of games that have it, by which a player alone says what to beat: it is remembered for them


@dataclass(frozen=True)
class Option:
    """Something that is agreed before the game: a variant, with its values and what they mean."""

    id: str
    title: str
    values: Mapping[str, str]  # value -> one line of explanation; the first is the default
    free: str = ""  # what else may be said, e.g. "12 project numbers, separated by commas"

    @property
    def default(self) -> str:
        """What holds if nobody says anything."""
        return next(iter(self.values))


class Game:
    """A boxed game.  Subclasses say what it is called, how it is set up and won, and have what others ask for."""

    id: str
    title: str
    version: int  # raised by every change of behaviour
    seats: range
    options: tuple[Option, ...] = ()
    settled: bool = False  # after the set-up nothing is drawn, and nothing is ever hidden
    solo: str = ""  # the option whose values are the levels of a player alone, if it can be played alone
    varied: Mapping[str, str] = MappingProxyType(
        {}
    )  # options under which no two games are alike: bots are compared with them
    package: str  # where its modules are
    folder: Path  # of the package: editions are folders in its `content`
    eyes: Eyes  # what each player may know
    voice: Voice  # what is said of it
    form: Form  # its positions as plain data
    standings: Callable[[State], Sequence[Sequence[int]]] = staticmethod(by_points)  # the greater list is ahead

    earlier: tuple[
        Game, ...
    ] = ()  # the game as it was in former versions that can still be played; see `editions.as_of`

    def __init__(self) -> None:
        self.boxes: dict[str, Box] = {}  # that were read, by the name of the edition or printing
        self.lent: dict[str, Path] = {}  # folders of editions that somebody offers beside those that come with it
        self.kept: dict[str, Path] = {}  # folders of former printings, by their hash
        _first.setdefault(type(self), self)

    def __reduce__(self) -> tuple[Callable[[type[Game]], Game], tuple[type[Game]]]:
        return the_one, (type(self),)  # another process opens the box itself

    # ---- the printed edition

    def load_box(self, folder: Path, edition: str, hash: str) -> Box:
        """Read an edition; raise ContentError for what does not fit."""
        raise NotImplementedError

    def box(self, edition: str = HOUSE) -> Box:
        """An edition by name, which is read once; somebody's own by the path of its folder, which is read again if it
        has changed; or exactly one printing, as `editions.exactly` names it."""
        return editions.find(self, edition)

    # ---- playing

    def new(
        self,
        players: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        events: list[Event] | None = None,
    ) -> State:
        """A game set up and waiting for its first decision; `events` hears what happens before it."""
        if players not in self.seats:
            raise WrongPlayers(self.title, players, self.seats)
        g = self.setup(self.box(edition), players, Rng(seed & MASK), self.agree(options or {}, players))
        g.events = events
        g.settle()
        return g

    def agree(self, options: Mapping[str, str], players: int) -> dict[str, str]:
        """All options with their values; complains about those that do not exist."""
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise UnknownOption(self.title, name, list(known))
            option = known[name]
            if value not in option.values and not option.free:
                raise BadValue(name, value, list(option.values))
        agreed = {option.id: options.get(option.id, option.default) for option in self.options}
        self.check_options(agreed, players)
        return agreed

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        """Raise BadOption where values do not fit each other, the number of players, or the free form."""

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        """The position at the start, with its first steps on the agenda."""
        raise NotImplementedError

    def winners(self, g: State) -> list[Player]:
        """Who has won a game that is over; several share the victory; nobody if all have lost."""
        return first(self.standings(g))

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        """The points of every player by where they come from."""
        return [{"points": score} for score in g.scores()]

    # ---- saving

    def save(self, g: State) -> dict[str, Json]:
        """The whole position as plain data, also in the middle of an effect."""
        return saving.save(self, g)

    def load(self, data: Json) -> State:
        """The position that `save` wrote; SaveError if it cannot be one, by its form or the game's invariants."""
        return saving.load(self, data)


_first: dict[type[Game], Game] = {}


def the_one(kind: type[Game]) -> Game:
    """The game of that class: positions that were pickled together share its box again."""
    return _first.get(kind) or kind()


def part(game: Game, name: str) -> ModuleType:
    """A module of the game's package that speaks to one audience only: `mind` to bots, `telling.draw` to a terminal."""
    return import_module(f"{game.package}.{name}")


def seat(name: str, players: int) -> Player:
    """The seat that a text like `p2` names."""
    if name[:1] == "p" and name[1:].isdigit() and int(name[1:]) < players:
        return int(name[1:])
    return NOBODY
