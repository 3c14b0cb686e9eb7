"""One boxed game: all that anybody outside may ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from quire.core.action import Action
from quire.core.box import Box
from quire.core.effect import OneOf
from quire.core.errors import BadOption, ContentError, SaveError, WrongPlayers
from quire.core.event import NOBODY, Event, Player
from quire.core.plain import Node, fingerprint
from quire.core.rng import MASK, Rng
from quire.core.state import State
from quire.core.step import OVER, Step
from quire.core.thought import Thought

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
HOUSE = "house"


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
    """A boxed game.  Subclasses say what it is called and how it is set up, seen, saved and spoken of."""

    id: str
    title: str
    version: int  # raised by every change of behaviour
    seats: range
    options: tuple[Option, ...] = ()
    solo: str = ""  # the option whose values are the levels of a player alone, if it can be played alone
    varied: Mapping[str, str] = MappingProxyType(
        {}
    )  # options under which no two games are alike: bots are compared with them
    folder: Path  # of the package: editions are folders in its `content`
    weights: object = None  # what `evaluate` and `doubt` weigh things by; `quire tune` sets them
    club: Thought = Thought()  # how much bots of these levels think
    expert: Thought = Thought(tries=48, lines=8, care=120)

    def __init__(self) -> None:
        self._boxes: dict[str, Box] = {}

    def __reduce__(self) -> tuple[type[Game], tuple[()]]:
        return type(self), ()  # another process opens the box itself

    # ---- the printed edition

    def load_box(self, folder: Path, edition: str, hash: str) -> Box:
        """Read an edition; raise ContentError for whatever does not fit."""
        raise NotImplementedError

    def box(self, edition: str = HOUSE) -> Box:
        """An edition by name, which is read once, or somebody's own by the path of its folder, which is read again if it has changed."""
        box = self._boxes.get(edition)
        own = "/" in edition or "\\" in edition
        if box is not None and not own:
            return box
        folder = Path(edition) if own else self.folder / "content" / edition
        if not folder.is_dir():
            known = sorted(p.name for p in (self.folder / "content").iterdir() if p.is_dir())
            raise ContentError(
                edition,
                f"there is no such edition of {self.title}; there are: {', '.join(known)}, or the path of a folder",
            )
        hash = fingerprint(folder)
        if box is None or box.hash != hash:
            box = self._boxes[edition] = self.load_box(folder, edition, hash)
        return box

    # ---- playing

    def new(self, players: int, seed: int, options: Mapping[str, str] | None = None, edition: str = HOUSE) -> State:
        """A game set up and waiting for its first decision."""
        if players not in self.seats:
            raise WrongPlayers(self.title, players, self.seats)
        g = self.setup(self.box(edition), players, Rng(seed & MASK), self.agree(options or {}, players))
        g.settle()
        return g

    def agree(self, options: Mapping[str, str], players: int) -> dict[str, str]:
        """All options with their values; complains of those that do not exist."""
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            option = known[name]
            if value not in option.values and not option.free:
                raise BadOption(f"option {name} cannot be {value!r}; it can be: {', '.join(option.values)}")
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
        scores = g.scores()
        return [p for p in range(g.players) if scores[p] == max(scores)]

    def score_sheet(self, g: State) -> list[dict[str, int]]:
        """The points of every player by where they come from."""
        return [{"points": score} for score in g.scores()]

    # ---- knowing

    def view(self, g: State, viewer: Player) -> dict[str, Json]:
        """What the viewer may see, built up from nothing; NOBODY is a spectator."""
        raise NotImplementedError

    def imagine(self, g: State, viewer: Player, rng: Rng) -> State:
        """A position that the viewer cannot tell from `g`, with another generator."""
        h = g.copy()
        h.rng = Rng(rng.next())
        return h

    def features(self, g: State, viewer: Player) -> bytes:
        """What the viewer may see as small numbers, one byte each; equally many throughout a game."""
        raise NotImplementedError

    def observe(self, g: State, viewer: Player) -> bytearray:
        """The features, the caller's to keep and to change."""
        return bytearray(self.features(g, viewer))

    def observer(self) -> Callable[[State, Player], bytearray]:
        """`observe` as it is called fastest; environments ask at every step."""
        return self.observe

    def evaluate(self, g: State, p: Player) -> float:
        """How well p stands, in points or something like them."""
        return float(g.scores()[p])

    def at_hand(self, g: State, p: Player) -> float:
        """How well p stands for somebody greedy, who plans nothing that `evaluate` hopes for; most games do not tell them apart."""
        return self.evaluate(g, p)

    def within_reach(self, g: State, p: Player) -> float:
        """How well p stands for somebody who does not look far; most games do not tell this from `evaluate`."""
        return self.evaluate(g, p)

    def schemes(self, g: State, p: Player) -> list[list[Action]]:
        """Whole turns that somebody who knows the game would think of, where they are too long to be found by trying; none for most games."""
        return []

    def doubt(self, g: State) -> float:
        """By how much somebody must stand better, by `evaluate`, to be favoured e to 1: large while much can happen."""
        return 10.0

    # ---- speaking

    def sentence(self, box: Box, event: Event, viewer: Player, names: Sequence[str]) -> str:
        """What the viewer reads in the log."""
        return self.words(box, event.seen(viewer), names)

    def words(self, box: Box, event: Event, names: Sequence[str]) -> str:
        """One sentence for an event whose numbers may be hidden."""
        raise NotImplementedError

    def question(self, g: State) -> str:
        """What the actor is asked now, in a sentence."""
        raise NotImplementedError

    def phrase(self, g: State, action: Action) -> str:
        """What the action means in this position, in the game's words; begins like its text where that is clear."""
        return action.text

    def caution(self, g: State, action: Action) -> str:
        """What the actor may come to regret about an option, in a sentence to be confirmed; "" for nearly all.  It tells only what the actor can see."""
        return ""

    def draw(self, g: State, viewer: Player, names: Sequence[str]) -> str:
        """The position as the viewer sees it, for a terminal, with rich's markup for colours."""
        raise NotImplementedError

    # ---- testing

    def check(self, g: State) -> None:
        """Assert the invariants that hold between any two decisions."""

    def given(self, g: State, p: Player, name: str, value: str) -> None:
        """Make a fact true for a scenario: of player p, or of the table (NOBODY)."""
        raise KeyError(name)

    def fact(self, g: State, p: Player, name: str) -> str:
        """A fact as a scenario writes it."""
        raise KeyError(name)

    # ---- saving

    def pack(self, g: State) -> Json:
        """The game's own part of a position as plain data."""
        raise NotImplementedError

    def unpack(self, box: Box, players: int, data: Node) -> State:
        """The position that `pack` describes; generator and steps are filled in by `load`."""
        raise NotImplementedError

    def step(self, box: Box, tag: str, values: list[int]) -> Step:
        """The game's own step that `data()` describes."""
        raise SaveError(f"{self.title} has no step {tag!r}")

    def save(self, g: State) -> dict[str, Json]:
        """The whole position as plain data, also in the middle of an effect."""
        return {
            "game": self.id,
            "version": self.version,
            "edition": g.box.edition,
            "hash": g.box.hash,
            "players": g.players,
            "rng": g.rng.seed,
            "agenda": [[*step.data()] for step in (*g.agenda, g.waiting)],
            "position": self.pack(g),
        }

    def load(self, data: Json) -> State:
        """The position that `save` wrote; SaveError if it cannot be one, by its form or by the invariants of the game."""
        root = Node(data, "saved position: ")
        for name, ours in (("game", self.id), ("version", self.version)):
            if root[name].value != ours:
                raise SaveError(
                    f"the saved position has {name} {root[name].value!r}; this is {self.title}, {name} {ours!r}"
                )
        box = self.box(root["edition"].text())
        if root["hash"].value != box.hash:
            raise SaveError(
                f"the edition {box.edition!r} has changed: {root['hash'].value!r} was saved, {box.hash!r} is here"
            )
        try:
            g = self._restore(box, root)
            self.check(g)
        except (
            AssertionError,
            IndexError,
        ) as e:  # a seat or card that is not there, or a position that no game leads to
            raise SaveError(f"the saved position cannot be: {e}") from e
        return g

    def _restore(self, box: Box, root: Node) -> State:
        players = root["players"].number(self.seats[0], self.seats[-1])
        g = self.unpack(box, players, root["position"])
        g.rng = Rng(root["rng"].number(0, MASK))
        steps = [self._step(box, players, node) for node in root["agenda"]]
        if not steps:
            raise root["agenda"].wrong("at least one step")
        g.waiting = steps.pop()
        g.agenda = steps
        g.options = g.waiting.options(g)
        return g

    def _step(self, box: Box, players: int, node: Node) -> Step:
        match node.value:
            case ["Over"]:
                return OVER
            case ["Do" | "Pick" as tag, int(p), int(effect)] if p in range(players) and effect in range(
                len(box.effects)
            ):
                found = box.effects[effect]
                if tag == "Do":
                    return found.later[p]
                if isinstance(found, OneOf):
                    return found.picks[p]
            case [str(own), *_] if own not in ("Over", "Do", "Pick"):
                try:
                    return self.step(box, own, [item.number() for item in list(node)[1:]])
                except (ValueError, IndexError, TypeError):
                    pass
        raise SaveError(f"{node.where}: cannot read the step {node.value!r}")


def seat(name: str, players: int) -> Player:
    """The seat that a text like `p2` names."""
    if name[:1] == "p" and name[1:].isdigit() and int(name[1:]) < players:
        return int(name[1:])
    return NOBODY
