"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.markup import escape
from rich.table import Table as Grid

from quire.core.event import Player
from quire.core.match import Match

EVERYTHING: Player = -2  # the eyes of somebody who holds the record: nothing is hidden


def names_of(match: Match) -> list[str]:
    """What the players are called."""
    return [match.record.names.get(p, f"Player {p + 1}") for p in range(match.g.players)]


def sentences(match: Match, ply: int, viewer: Player, names: Sequence[str]) -> list[str]:
    """What a ply told, as the viewer learned it."""
    box = match.g.box
    return [
        match.game.words(box, event if viewer == EVERYTHING else event.seen(viewer), names) for event in match.told[ply]
    ]


def knows_choice(viewer: Player, mover: Player) -> bool:
    """Whether the viewer may read what the mover chose, and not only what it led to."""
    return viewer in (mover, EVERYTHING)


def told(match: Match, first: int, last: int, viewer: Player) -> Grid:
    """The plies from `first` up to `last`, numbered, as the viewer learned them."""
    names = names_of(match)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", width=4)
    grid.add_column()
    for ply in range(first, last):
        move = match.record.moves[ply]
        lines = [escape(sentence) for sentence in sentences(match, ply, viewer, names)]
        if viewer == EVERYTHING or not lines:
            chosen = move.text if knows_choice(viewer, move.player) else "has chosen"
            lines.insert(0, f"[bold]{escape(names[move.player])}[/bold]: {escape(chosen)}")
        for i, line in enumerate(lines):
            grid.add_row("" if i else str(ply + 1), line)
    return grid


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
