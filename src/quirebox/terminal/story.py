"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from quirebox.core.event import Event, Player
from quirebox.core.game import HOUSE
from quirebox.core.match import Match, begun
from quirebox.core.message import say
from quirebox.terminal.screen import Screen
from quirebox.terminal.voice import own
from quirebox.words import speech
from quirebox.words.told import phrase

NUMBER = 6  # columns before a sentence
EVERYTHING: Player = -2  # the eyes of a person who holds the record: nothing is hidden


def names_of(match: Match) -> list[str]:
    """What the players are called."""
    return [match.record.names.get(p, own(say("player", n=p + 1))) for p in range(match.g.players)]


def sentences(match: Match, events: Sequence[Event], viewer: Player, names: Sequence[str]) -> list[str]:
    """What was told, as the viewer learned it."""
    box = match.g.box
    tell, words = speech(match.game).tell, match.game.voice.words
    seen = [event if viewer == EVERYTHING else event.seen(viewer) for event in events]
    return [tell(words(box, event, names), names) for event in seen]


def knows_choice(viewer: Player, mover: Player) -> bool:
    """Whether the viewer may read what the mover chose, and not only what it led to."""
    return viewer in (mover, EVERYTHING)


def told(match: Match, first: int, last: int, viewer: Player) -> Grid:
    """What happened after the ply `first`, up to `last`, numbered, as the viewer learned it; the set-up comes after
    -1."""
    names = names_of(match)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", width=4)
    grid.add_column()
    found = [(ply, sentences(match, heard, viewer, names)) for ply, heard in match.heard(first, last)]
    silent = [ply for ply, told in found if ply and not told]
    phrases = chosen(match, silent) if viewer != EVERYTHING else {}
    for ply, told in found:
        lines = [escape(sentence) for sentence in told]
        if ply and (viewer == EVERYTHING or not told):
            move = match.record.moves[ply - 1]
            text = phrases.get(ply, move.text) if knows_choice(viewer, move.player) else own(say("has-chosen"))
            lines.insert(0, f"[bold]{escape(names[move.player])}[/bold]: {escape(text)}")
        for i, line in enumerate(lines):
            grid.add_row("" if i or not ply else str(ply), line)
    return grid


def chosen(match: Match, plies: Sequence[int]) -> dict[int, str]:
    """What was chosen at these plies, in words: the game is played again up to there."""
    if not plies:
        return {}
    again = begun(match.game, match.record, match.printing)
    found: dict[int, str] = {}
    for ply, move in enumerate(match.record.moves[: plies[-1]], 1):
        action = again.g.box.space.find(move.text)
        if ply in plies:
            found[ply] = phrase(match.game, again.g, action, names_of(match))
        again.apply(action)
    return found


def news(match: Match, first: int, last: int, viewer: Player, screen: Screen, lines: int) -> list[Text]:
    """The same plies on a limited number of lines: of more, the last. What the viewer has just chosen is left out if it
    told nothing: the question speaks of it."""
    names = names_of(match)
    found: list[Text] = []
    for ply, heard in match.heard(first, last):
        told = [escape(sentence) for sentence in sentences(match, heard, viewer, names)]
        if ply and not told and (mover := match.record.moves[ply - 1].player) != viewer:
            told = [f"[bold]{escape(names[mover])}[/bold]: {own(say('has-chosen'))}"]
        folded = [line for sentence in told for line in screen.fold(sentence, screen.width - NUMBER)]
        for i, line in enumerate(folded):
            number = "" if i or not ply else ply
            found.append(Text().append(f"{number:>4}  ", style="dim").append_text(line))
    if len(found) > lines:
        found = [
            Text(" " * NUMBER + own(say("lines-before", n=len(found) - lines + 1)), style="dim"),
            *found[1 - lines :],
        ]
    return found


def agreed(match: Match) -> Iterator[str]:
    """Every option with its value, by their names."""
    tongue = speech(match.game)
    for option in match.game.options:
        value = match.record.options.get(option.id, option.default)
        text = tongue.named("option", f"{option.id} {value}", option.values.get(value, value))
        yield f"{tongue.named('option', option.id, option.title).rstrip(',')}: {text}"


def heading(match: Match) -> Iterator[str]:
    """What is played, and who plays."""
    record = match.record
    marks = [own(say("version", n=record.version))]
    if record.edition != HOUSE:
        marks.append(own(say("edition", name=record.edition)))
    yield f"[bold]{escape(match.game.title)}[/bold] ({escape(', '.join(marks))})"
    yield escape(own(say("players", names=", ".join(names_of(match)))))
    if record.options:
        yield escape(own(say("options", options="; ".join(agreed(match)))))
    if record.started:
        yield escape(own(say("started", when=record.started)))
