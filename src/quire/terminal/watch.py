"""Bots at play, for somebody who looks on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import sleep

from rich.markup import escape

from quire.bots.bot import Choice
from quire.core.event import NOBODY, Player
from quire.core.match import Match
from quire.terminal import show
from quire.terminal.advice import advice
from quire.terminal.screen import Screen
from quire.terminal.seats import Seat
from quire.terminal.story import heading, names_of, sentences


@dataclass(frozen=True)
class Seen:
    """One decision that a bot made."""

    ply: int
    player: Player
    phrase: str
    choice: Choice
    sentences: list[str]


def decisions(match: Match, seats: list[Seat], viewer: Player) -> Iterator[Seen]:
    """Let the bots play to the end; every decision as the viewer sees it."""
    names = names_of(match)
    while not match.g.over():
        p = match.g.actor()
        bot = seats[p].bot
        assert bot is not None, f"seat {p} has no bot"
        choice = advice(match, bot)
        phrase = match.game.phrase(match.g, choice.action)
        match.apply(choice.action)
        yield Seen(match.ply, p, phrase, choice, sentences(match, match.ply - 1, viewer, names))


def watch(match: Match, seats: list[Seat], screen: Screen, viewer: Player = NOBODY, delay: float = 0.0, drawn: bool = True) -> None:
    """Show a game between bots, decision by decision; the position whenever the turn passes."""
    names = names_of(match)
    for line in heading(match):
        screen.put(line)
    actor = NOBODY
    for seen in decisions(match, seats, viewer):
        screen.put(f"[dim]{seen.ply:>4}[/dim]  [bold]{escape(names[seen.player])}[/bold]: {escape(seen.phrase)}")
        for sentence in seen.sentences:
            screen.say(sentence, indent=6)
        screen.say(seen.choice.why, "dim", 6)
        if drawn and match.g.actor() not in (actor, seen.player) and not match.g.over():
            screen.draw(match.game.draw(match.g, viewer, names))
        actor = seen.player
        sleep(delay)
    conclude(match, screen, viewer)


def conclude(match: Match, screen: Screen, viewer: Player) -> None:
    """The position, the points, and who has won."""
    names = names_of(match)
    screen.draw(match.game.draw(match.g, viewer, names))
    if match.g.over():
        screen.put(show.score(match.game, match.g, viewer, names))
        screen.say(show.verdict(match.game, match.g, names), "bold")
