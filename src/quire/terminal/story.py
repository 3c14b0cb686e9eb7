"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.markup import escape

from quire.core.event import NOBODY, Player
from quire.core.match import Match

EVERYTHING: Player = -2         # the eyes of somebody who holds the record: nothing is hidden


def names_of(match: Match) -> list[str]:
    """What the players are called."""
    return [match.record.names.get(p, f"Player {p + 1}") for p in range(match.g.players)]


def sentences(match: Match, ply: int, viewer: Player, names: Sequence[str]) -> list[str]:
    """What a ply told, as the viewer learned it."""
    box = match.g.box
    return [match.game.words(box, event if viewer == EVERYTHING else event.seen(viewer), names) for event in match.told[ply]]


def told(match: Match, first: int, last: int, viewer: Player) -> Iterator[str]:
    """The plies from `first` up to `last`, as lines with markup."""
    names = names_of(match)
    for ply in range(first, last):
        move = match.record.moves[ply]
        yield f"[dim]{ply + 1:>4}[/dim]  [bold]{escape(names[move.player])}[/bold]: {escape(move.text)}"
        for sentence in sentences(match, ply, viewer, names):
            yield f"      {escape(sentence)}"


def heading(match: Match) -> Iterator[str]:
    """What is played, by whom."""
    record = match.record
    edition = "" if record.edition == "house" else f", edition {record.edition}"
    yield f"[bold]{escape(match.game.title)}[/bold] (version {record.version}{escape(edition)})"
    yield escape("Players: " + ", ".join(names_of(match)))
    if record.options:
        yield escape("Options: " + ", ".join(f"{name}={value}" for name, value in record.options.items()))
    if record.started:
        yield f"Started: {escape(record.started)}"


SPECTATOR: Player = NOBODY
