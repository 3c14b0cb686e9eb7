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
from quire.terminal.story import EVERYTHING, heading, knows_choice, names_of, sentences


@dataclass(frozen=True)
class Seen:
    """One decision that a bot made, as the viewer learned it."""

    ply: int
    player: Player
    choice: Choice | None  # None: the viewer may not know what was chosen, only what it led to
    phrase: str
    sentences: list[str]


def decisions(match: Match, seats: list[Seat], viewer: Player) -> Iterator[Seen]:
    """Let the bots play to the end; every decision as the viewer learns it."""
    names = names_of(match)
    while not match.g.over():
        p = match.g.actor()
        bot = seats[p].bot
        assert bot is not None, f"seat {p} has no bot"
        choice = advice(match, bot)
        phrase = match.game.phrase(match.g, choice.action)
        match.apply(choice.action)
        known = knows_choice(viewer, p)
        yield Seen(
            match.ply,
            p,
            choice if known else None,
            phrase if known else "",
            sentences(match, match.ply - 1, viewer, names),
        )


def watch(
    match: Match, seats: list[Seat], screen: Screen, viewer: Player, delay: float = 0.0, drawn: bool = True
) -> None:
    """Show a game between bots, decision by decision; the position whenever the turn passes."""
    names = names_of(match)
    for line in heading(match):
        screen.put(line)
    for seen in decisions(match, seats, viewer):
        screen.put(
            f"[dim]{seen.ply:>4}[/dim]  [bold]{escape(names[seen.player])}[/bold]: {escape(seen.phrase or 'has chosen')}"
        )
        for sentence in seen.sentences:
            screen.say(sentence, indent=6)
        if seen.choice:
            screen.say(seen.choice.why, "dim", 6)
        if drawn and match.g.actor() not in (NOBODY, seen.player):
            screen.draw(match.game.draw(match.g, eyes(match, viewer), names))
        sleep(delay)
    conclude(match, screen, viewer)


def eyes(match: Match, viewer: Player) -> Player:
    """Whose eyes a drawing takes: who sees everything looks over the shoulder of whoever has to choose."""
    return match.g.actor() if viewer == EVERYTHING else viewer


def conclude(match: Match, screen: Screen, viewer: Player) -> None:
    """The position, the points, and who has won."""
    names = names_of(match)
    screen.draw(match.game.draw(match.g, eyes(match, viewer), names))
    if match.g.over():
        screen.put(show.score(match.game, match.g, viewer, names))
        screen.say(show.verdict(match.game, match.g, names), "bold")
