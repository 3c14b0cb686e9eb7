"""What a person is shown: options with what each would do, refusals with their rules, points with their parts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from quirebox.core.action import Action
from quirebox.core.event import Event, Player
from quirebox.core.game import Game
from quirebox.core.message import say
from quirebox.core.ranking import ranks
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.terminal.screen import Screen
from quirebox.terminal.voice import own
from quirebox.words import speech, told

FEW = 3  # options that a rule refuses and are told in full
MANY = 24  # of those that are only named
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
            return " ".join([*said, own(say("hidden"))])
        said.append(told.sentence(game, g, event, viewer, names))
    return " ".join(said)


def refused(game: Game, g: State, names: Sequence[str], screen: Screen, only: Sequence[Action]) -> list[Text]:
    """What of this is refused now, by the rule that refuses it: each option in words."""
    by_rule: dict[tuple[str, str], list[Action]] = {}
    for action, rule in g.refused():
        if action in only:
            why = told.reason(game, g, action, names) or told.rule(game, g, rule)
            by_rule.setdefault((rule, why), []).append(action)
    lines: list[Text] = []
    for (rule, why), actions in by_rule.items():
        said = briefly(game, g, actions, names)
        lines += screen.fold(f"[red]{screen.sign('✗', 'x')}[/red] {escape(said)}")
        lines += screen.fold(f"    [yellow]{escape(rule)}[/yellow] {escape(why)}", hanging=0)
    return lines


def briefly(game: Game, g: State, actions: Sequence[Action], names: Sequence[str]) -> str:
    """Each in its words; where a game has shorter ones, under what would be done: `Buy: …, … and 20 more`."""
    if len(actions) <= FEW:
        return "; ".join(told.phrase(game, g, action, names) for action in actions)
    groups: dict[str, list[str]] = {}
    for action in actions:
        brief = told.brief(game, g, action, names)
        group, what = brief[:2] if brief else ("", told.phrase(game, g, action, names))
        groups.setdefault(group, []).append(what)
    return "; ".join(
        f"{group}: {several(whats, ', ')}" if group else several(whats, "; ") for group, whats in groups.items()
    )


def several(things: Sequence[str], between: str) -> str:
    """Some of very many things, and how many more there are."""
    more = " " + own(say("and-more", n=len(things) - MANY)) if len(things) > MANY else ""
    return between.join(things[:MANY]) + more


def known_sheet(game: Game, g: State, viewer: Player) -> list[dict[str, str]]:
    """The score sheet as far as the viewer can know it: what differs between guesses is unknown."""
    if g.over():
        return [{part: str(points) for part, points in sheet.items()} for sheet in game.score_sheet(g)]
    rng = Rng(2)
    guesses = [game.score_sheet(game.eyes.imagine(g, viewer, rng)) for _ in range(GUESSES)]
    return [
        {
            part: str(points) if all(guess[p].get(part) == points for guess in guesses) else UNKNOWN
            for part, points in sheet.items()
        }
        for p, sheet in enumerate(guesses[0])
    ]


def score(game: Game, g: State, viewer: Player, names: Sequence[str]) -> Grid:
    """The score sheet: parts down, players across, the sum below."""
    others = game.voice.others(g)
    sheets = known_sheet(game, g, viewer)
    sheets += [{part: str(points) for part, points in sheet.items()} for _, sheet in others]
    parts = list(dict.fromkeys(part for sheet in sheets for part in sheet))
    grid = Grid(own(say("score")), box=None, pad_edge=False, header_style="bold")
    for name in [*names, *(name for name, _ in others)]:
        grid.add_column(escape(speech(game).text(name)), justify="right")
    for part in parts:
        grid.add_row(escape(speech(game).named("sheet", part, part)), *(sheet.get(part, "0") for sheet in sheets))
    grid.add_row(own(say("sum")), *(total(sheet) for sheet in sheets), style="bold")
    if g.over() and g.players > 1:
        grid.add_row(own(say("place")), *map(str, ranks(game, g)))
    return grid


def total(sheet: dict[str, str]) -> str:
    """The sum of a player's parts, if all are known."""
    if UNKNOWN in sheet.values():
        return UNKNOWN
    return str(sum(int(points) for points in sheet.values()))


def verdict(game: Game, g: State, names: Sequence[str]) -> str:
    """Who has won; why, if there was a goal to reach."""
    winners = [names[p] for p in game.winners(g)]
    goal = told.goal(game, g, names)
    if not winners:
        return f"{own(say('not-won', who=names[0]))} {goal}" if goal else own(say("nobody-won"))
    if len(winners) == 1:
        return f"{own(say('won', who=winners[0]))} {goal}".rstrip()
    return own(say("share", who=tuple(winners)))
