"""What a person is shown: options with what each would do, refusals with their rules, points with their parts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table as Grid

from quire.core.action import Action
from quire.core.event import Event, Player
from quire.core.game import Game
from quire.core.rng import Rng
from quire.core.state import State
from quire.terminal.screen import Screen

GUESSES = 6  # imagined positions in which points must agree to count as known
UNKNOWN = "?"


def preview(game: Game, imagined: State, action: Action, viewer: Player, names: Sequence[str]) -> str:
    """What an option would do as far as the viewer can know, in sentences."""
    g = imagined.copy()
    events: list[Event] = []
    g.events = events
    g.apply(action)
    said: list[str] = []
    for event in events:
        if event.reveals:
            return " ".join([*said, "… (what follows is still hidden)"])
        said.append(game.sentence(g.box, event, viewer, names))
    return " ".join(said)


def options(game: Game, g: State, viewer: Player, names: Sequence[str]) -> Grid:
    """The numbered options, each with what it would do."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column(ratio=2)
    grid.add_column(ratio=3, style="dim")
    grid.expand = True
    imagined = game.imagine(g, viewer, Rng(1))
    for number, action in enumerate(g.options, 1):
        grid.add_row(
            str(number), escape(game.phrase(g, action)), escape(preview(game, imagined, action, viewer, names))
        )
    return grid


def refused(game: Game, g: State, screen: Screen) -> Grid | None:
    """What is refused now, by the rule that refuses it; None if everything is allowed."""
    by_rule: dict[str, list[str]] = {}
    for action, rule in g.refused():
        by_rule.setdefault(rule, []).append(game.phrase(g, action))
    if not by_rule:
        return None
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="red", no_wrap=True)
    grid.add_column(ratio=2)
    grid.add_column(ratio=3)
    grid.expand = True
    for rule, phrases in by_rule.items():
        sentence = g.box.rules.get(rule, "")
        grid.add_row(
            screen.sign("✗", "x"), escape("; ".join(phrases)), f"[yellow]{escape(rule)}[/yellow] {escape(sentence)}"
        )
    return grid


def known_sheet(game: Game, g: State, viewer: Player) -> list[dict[str, str]]:
    """The score sheet as far as the viewer can know it: what differs between guesses is unknown."""
    if g.over():
        return [{part: str(points) for part, points in sheet.items()} for sheet in game.score_sheet(g)]
    rng = Rng(2)
    guesses = [game.score_sheet(game.imagine(g, viewer, rng)) for _ in range(GUESSES)]
    return [
        {
            part: str(points) if all(guess[p].get(part) == points for guess in guesses) else UNKNOWN
            for part, points in sheet.items()
        }
        for p, sheet in enumerate(guesses[0])
    ]


def score(game: Game, g: State, viewer: Player, names: Sequence[str]) -> Grid:
    """The score sheet: parts down, players across, the sum below."""
    sheets = known_sheet(game, g, viewer)
    parts = list(dict.fromkeys(part for sheet in sheets for part in sheet))
    grid = Grid("score", box=None, pad_edge=False, header_style="bold")
    for name in names:
        grid.add_column(escape(name), justify="right")
    for part in parts:
        grid.add_row(escape(part), *(sheet.get(part, "0") for sheet in sheets))
    grid.add_row("sum", *(total(sheet) for sheet in sheets), style="bold")
    return grid


def total(sheet: dict[str, str]) -> str:
    """The sum of a player's parts, if all are known."""
    if UNKNOWN in sheet.values():
        return UNKNOWN
    return str(sum(int(points) for points in sheet.values()))


def verdict(game: Game, g: State, names: Sequence[str]) -> str:
    """Who has won."""
    winners = [names[p] for p in game.winners(g)]
    if not winners:
        return "Nobody has won."
    if len(winners) == 1:
        return f"{winners[0]} has won."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."
