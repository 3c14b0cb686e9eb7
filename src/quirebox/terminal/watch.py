"""Bots at play, for people who look on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import sleep

from rich.markup import escape

from quirebox.bots.bot import Choice
from quirebox.core.event import NOBODY, Player
from quirebox.core.match import Match
from quirebox.core.message import say
from quirebox.games import parts
from quirebox.terminal import show
from quirebox.terminal.advice import advice
from quirebox.terminal.page import page
from quirebox.terminal.screen import Screen
from quirebox.terminal.seats import Seat
from quirebox.terminal.story import EVERYTHING, heading, knows_choice, names_of, sentences
from quirebox.terminal.voice import own
from quirebox.words import speech, told

WATCHED = 10  # lines of a screen for what happened
ENDING = 5  # lines besides: a rule, a best score, where the record is (which may take two), and where the person types


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
        phrase = told.phrase(match.game, match.g, choice.action, names)
        match.apply(choice.action)
        known = knows_choice(viewer, p)
        yield Seen(
            match.ply,
            p,
            choice if known else None,
            phrase if known else "",
            sentences(match, match.told[-1], viewer, names),
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
            f"[dim]{seen.ply:>4}[/dim]  [bold]{escape(names[seen.player])}[/bold]: "
            f"{escape(seen.phrase or own(say('has-chosen')))}"
        )
        for sentence in seen.sentences:
            screen.say(sentence, indent=6)
        if seen.choice:
            screen.say(speech(match.game).tell(seen.choice.why, names), "dim", 6)
        if drawn and match.g.actor() not in (NOBODY, seen.player):
            look(match, screen, viewer, screen.height - WATCHED)
        sleep(delay)
    conclude(match, screen, viewer)


def eyes(match: Match, viewer: Player) -> Player:
    """Whose eyes a drawing takes: a viewer who sees everything looks over the shoulder of the actor."""
    return match.g.actor() if viewer == EVERYTHING else viewer


def look(match: Match, screen: Screen, viewer: Player, lines: int) -> None:
    """The table, whole as far as the lines allow."""
    found = parts(match.game, match.g, eyes(match, viewer), names_of(match), speech(match.game).tell)
    screen.show(page(found, {part.name for part in found}, screen, lines))


def conclude(match: Match, screen: Screen, viewer: Player, told: int = 0) -> None:
    """The position, the points, and who has won; `told` lines stand on the screen already."""
    names = names_of(match)
    over = match.g.over()
    sheet = show.score(match.game, match.g, viewer, names)
    said = screen.fold(f"[bold]{escape(show.verdict(match.game, match.g, names))}[/bold]") if over else []
    screen.rule(own(say("over") if over else say("after", n=match.ply)))
    look(match, screen, viewer, screen.height - told - (screen.lines_of(sheet) + len(said) if over else 0) - ENDING)
    if over:
        screen.put(sheet)
        screen.show(said)
