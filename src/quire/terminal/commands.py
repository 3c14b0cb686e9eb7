"""What a person can type besides a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape

from quire.core.action import Action
from quire.core.errors import QuireError, UndoRefused
from quire.core.event import Player
from quire.core.game import Game
from quire.core.state import State
from quire.terminal import show
from quire.terminal.advice import advice
from quire.terminal.files import FileError, may_replace, write_record
from quire.terminal.resume import CHANGED, reopen
from quire.terminal.screen import grid
from quire.terminal.story import told

if TYPE_CHECKING:
    from quire.terminal.table import Table

SHORT_LOG = 10  # plies that `log` shows unless told otherwise


class Leave(Exception):
    """Somebody gets up from the table."""


@dataclass(frozen=True)
class Command:
    """A word, what may follow it, what it does for people, and for the program."""

    word: str
    takes: str
    help: str
    do: Callable[[Table, Player, str], None]


def obey(table: Table, p: Player, line: str) -> Action | None:
    """Do what the line says; an action if it is a decision."""
    word, _, rest = line.strip().partition(" ")
    command = COMMANDS.get(word.lower())
    try:
        if not word:
            table.show(p)
        elif command:
            command.do(table, p, rest.strip())
        else:
            return decision(table, line.strip())
    except QuireError as e:
        table.screen.complain(str(e))
    return None


class Unclear(QuireError):
    """Something typed that means no one thing."""


def decision(table: Table, text: str) -> Action:
    """The action that a number, a text, or the beginning of a phrase means."""
    game, g = table.match.game, table.match.g
    if text.isdecimal():
        if not 1 <= int(text) <= len(g.options):
            raise Unclear(f"there is no option {text}; type a number from 1 to {len(g.options)}")
        return g.options[int(text) - 1]
    if text in g.box.space.by_text:
        return g.box.space.find(text)
    asked = [*g.options, *(action for action, _ in g.refused())]
    begun = [
        a
        for a in asked
        if game.phrase(g, a).lower().startswith(text.lower()) or a.text.lower().startswith(text.lower())
    ]
    allowed = [a for a in begun if a in g.options] or begun
    if len(allowed) == 1:
        return allowed[0]
    if allowed:
        several = "; ".join(f"{number_of(g, a)}{game.phrase(g, a)}" for a in allowed)
        raise Unclear(f"{text!r} may mean: {several}; type a number or more of it")
    words = [*COMMANDS, *(a.text for a in asked)]
    close = get_close_matches(text, words, 1)
    meant = f"; did you mean {close[0]!r}?" if close else "."
    raise Unclear(f"cannot read {text!r}{meant} Type a number from 1 to {len(g.options)}, ? or help.")


def number_of(g: State, action: Action) -> str:
    """An option's number for people, nothing for what is refused."""
    return f"{g.options.index(action) + 1} " if action in g.options else ""


def explain(table: Table, p: Player, _: str) -> None:
    """What is refused, and why."""
    grid = show.refused(table.match.game, table.match.g, table.screen)
    if grid is None:
        table.screen.affirm("Nothing worth asking about is refused now.")
    else:
        table.screen.put(grid)


def undo(table: Table, p: Player, _: str) -> None:
    """Take back the person's last decision, and what bots did since, unless anything was revealed."""
    match = table.match
    ply = match.ply
    while ply and table.seats[match.record.moves[ply - 1].player].bot:
        ply -= 1
    if not ply:
        raise UndoRefused("there is no decision of yours to undo")
    mover = match.record.moves[ply - 1].player
    if mover != p:
        raise UndoRefused(f"the last decision was made by {table.names[mover]}, who alone can take it back")
    for later in range(ply - 1, match.ply):
        if any(event.reveals for event in match.told[later]):
            raise UndoRefused(f"decision {later + 1} revealed something that was hidden or decided by luck; it stands")
    match.back_to(ply - 1)
    table.read = [min(read, ply - 1) for read in table.read]
    table.save()
    table.screen.affirm(f"Decision {ply} is taken back.")


def hint(table: Table, p: Player, _: str) -> None:
    """What a bot would do, and why."""
    with table.screen.wait(f"{table.hinter.name} is thinking"):
        choice = advice(table.match, table.hinter)
    phrase = table.match.game.phrase(table.match.g, choice.action)
    number = table.match.g.options.index(choice.action) + 1
    table.screen.put(f"[cyan]{table.screen.sign('▸', '>')}[/cyan] [bold]{number}[/bold]  {escape(phrase)}")
    table.screen.say(f"{choice.why} ({table.hinter.name})", "dim")


def rules(table: Table, p: Player, text: str) -> None:
    """A rule by its id, or all that begin or speak so."""
    box = table.match.g.box
    wanted = text.lower()
    found = {id: said for id, said in box.rules.items() if id.lower() == wanted} or {
        id: said for id, said in box.rules.items() if id.lower().startswith(wanted) or wanted in said.lower()
    }
    if not found:
        close = get_close_matches(text.upper(), list(box.rules), 3)
        raise Unclear(
            f"no rule is called {text!r} or speaks of it; "
            + (f"did you mean {' or '.join(close)}?" if close else "type: rules")
        )
    for id, said in found.items():
        table.screen.put(f"[yellow]{escape(id)}[/yellow] {escape(said)}")


def log(table: Table, p: Player, text: str) -> None:
    """The last decisions as the person saw them."""
    if text and text != "all" and not text.isdecimal():
        raise Unclear(f"cannot read {text!r}; type: log, log 20, or log all")
    ply = table.match.ply
    count = ply if text == "all" else int(text or SHORT_LOG)
    if not ply:
        table.screen.say("Nothing has happened yet.")
    table.screen.put(told(table.match, max(0, ply - count), ply, p))


def score(table: Table, p: Player, _: str) -> None:
    """The points with their parts."""
    table.screen.put(show.score(table.match.game, table.match.g, p, table.names))


def position(table: Table, p: Player, _: str) -> None:
    """Everything once more."""
    table.show(p)


def save(table: Table, p: Player, text: str) -> None:
    """Write the record to another file, too."""
    if not text:
        table.save()
        table.screen.affirm(f"Every decision is saved in {table.path}; to write it elsewhere, type: save FILE")
        return
    path = Path(text).expanduser()
    may_replace(path)
    write_record(table.match.record, path)
    table.screen.affirm(f"Saved in {path}.")


def load(table: Table, p: Player, text: str) -> None:
    """Go on with another record of this game, in its own file."""
    if not text:
        raise Unclear("which record? type: load FILE")
    path = Path(text).expanduser()

    def ours(id: str) -> Game:
        if id != table.match.game.id:
            raise FileError(
                f"this is a record of {id!r}, and this table plays {table.match.game.id!r}; leave, and use: quire play --resume {path}"
            )
        return table.match.game

    saved = reopen(path, ours)
    table.save()
    table.match, table.seats, table.path = saved.match, saved.seats, path
    table.read = [saved.match.ply] * len(saved.seats)
    table.screen.affirm(f"Loaded {path}: decision {saved.match.ply + 1}.")
    if saved.changed:
        table.screen.complain(CHANGED)


def help(table: Table, p: Player, _: str) -> None:
    """Every word that can be typed."""
    words = grid("", "")
    words.show_header = False
    words.columns[1].justify = "left"
    words.add_row("a number", "chooses that option; so does the beginning of its words, if no other begins so")
    for command in COMMANDS.values():
        words.add_row(f"[bold]{escape(f'{command.word} {command.takes}')}[/bold]", escape(command.help))
    table.screen.put(words)


def leave(table: Table, p: Player, _: str) -> None:
    """Get up; the record is kept."""
    raise Leave


COMMANDS = {
    command.word: command
    for command in (
        Command("?", "", "what is refused now, and the rule that refuses it", explain),
        Command("undo", "", "take back your last decision, unless something was revealed since", undo),
        Command("hint", "", "what a bot would do here, and why", hint),
        Command("rules", "ID", "a rule by its number, or all that speak of a word", rules),
        Command("log", "N", "the last decisions, or: log all", log),
        Command("score", "", "the points with their parts", score),
        Command("show", "", "the position and the options once more", position),
        Command("save", "FILE", "write the record to a file of your choice, too", save),
        Command("load", "FILE", "go on with another record of this game", load),
        Command("help", "", "this list", help),
        Command("quit", "", "stop; everything is saved, and you are told where", leave),
    )
}
