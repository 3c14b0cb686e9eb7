"""Positions as plain data and back, for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quirebox.core.box import Box
from quirebox.core.editions import OtherPrinting, exact
from quirebox.core.effect import OneOf
from quirebox.core.errors import SaveError
from quirebox.core.plain import Json, Node
from quirebox.core.rng import MASK, Rng
from quirebox.core.state import State
from quirebox.core.step import OVER, Step

if TYPE_CHECKING:
    from quirebox.core.game import Game


def save(game: Game, g: State) -> dict[str, Json]:
    """The whole position, also in the middle of an effect."""
    return {
        "game": game.id,
        "version": game.version,
        "edition": g.box.edition,
        "hash": g.box.hash,
        "players": g.players,
        "rng": g.rng.seed,
        "agenda": [[*step.data()] for step in (*g.agenda, g.waiting)],
        "position": game.form.pack(g),
    }


def pickled(g: State) -> tuple[object, ...]:
    """A position as `pickle` wants to hear it."""
    game = opener(g.box)
    return load, (game, save(game, g))


def pickled_box(box: Box) -> tuple[object, ...]:
    """A box as `pickle` wants to hear it: it is opened again where it is needed."""
    return printing, (opener(box), box.edition, box.hash)


def opener(box: Box) -> Game:
    """The game that opened the box."""
    if box.game is None:
        raise TypeError(f"the edition {box.edition!r} was not opened by `Game.box`, so `pickle` cannot open it again")
    return box.game


def load(game: Game, data: Json) -> State:
    """The position that `save` wrote; SaveError if it cannot be one, by its form or the game's invariants."""
    root = Node(data, "saved position: ")
    for name, ours in (("game", game.id), ("version", game.version)):
        if root[name].value != ours:
            raise SaveError(
                f"the saved position has {name} {root[name].value!r}; this is {game.title}, {name} {ours!r}"
            )
    box = printing(game, root["edition"].text(), root["hash"].value)
    try:
        g = restore(game, box, root)
        game.form.check(g)
    except (AssertionError, IndexError) as e:  # a seat or card that is not there, or a position that no game leads to
        raise SaveError(f"the saved position cannot be: {e}") from e
    return g


def printing(game: Game, edition: str, hash: object) -> Box:
    """The box of the printing with which a position was saved."""
    try:
        return exact(game, edition, str(hash))
    except OtherPrinting as e:
        raise SaveError(f"the edition {edition!r} has changed: {hash!r} was saved, {e.here!r} is here") from None


def restore(game: Game, box: Box, root: Node) -> State:
    """The position as it stands in the data, not yet checked."""
    players = root["players"].number(game.seats[0], game.seats[-1])
    g = game.form.unpack(box, players, root["position"])
    g.rng = Rng(root["rng"].number(0, MASK))
    steps = [read_step(game, box, players, node) for node in root["agenda"]]
    if not steps:
        raise root["agenda"].wrong("at least one step")
    g.waiting = steps.pop()
    g.agenda = steps
    g.options = g.waiting.options(g)
    return g


def read_step(game: Game, box: Box, players: int, node: Node) -> Step:
    """One step of the agenda: the core's, or the game's own."""
    match node.value:
        case ["Over"]:
            return OVER
        case ["Do" | "Pick" as tag, int(p), int(effect)] if p in range(players) and effect in range(len(box.effects)):
            found = box.effects[effect]
            if tag == "Do":
                return found.later[p]
            if isinstance(found, OneOf):
                return found.picks[p]
        case [str(own), *_] if own not in ("Over", "Do", "Pick"):
            try:
                return game.form.step(box, own, [item.number() for item in list(node)[1:]])
            except (ValueError, IndexError, TypeError):
                pass
    raise SaveError(f"{node.where}: cannot read the step {node.value!r}")
