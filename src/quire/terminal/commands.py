"""What a person can type besides a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.text import Text

from quire.core.action import Action
from quire.core.audience import Part
from quire.core.errors import QuireError, UndoRefused
from quire.core.event import NOBODY, Player
from quire.core.game import Game
from quire.core.match import SET_UP
from quire.games import parts
from quire.terminal import menu, printed, show
from quire.terminal.advice import advice
from quire.terminal.display import Display
from quire.terminal.files import FileError, may_replace, write_record
from quire.terminal.resume import CHANGED, reopen
from quire.terminal.screen import grid
from quire.terminal.story import told
from quire.words import speech
from quire.words import told as words

if TYPE_CHECKING:
    from quire.terminal.table import Table

MOST_THINGS = 4  # of which everything printed is told at once
AROUND = 4  # lines of a screen besides options that are listed
SHORT_LOG = 10  # plies that `log` shows unless told otherwise


class Leave(Exception):
    """A person gets up from the table."""


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
            table.display.show(p)
        elif command:
            command.do(table, p, rest.strip())
        else:
            return decision(table, p, line.strip())
    except QuireError as e:
        table.screen.complain(str(e))
    return None


def decision(table: Table, p: Player, text: str) -> Action | None:
    """The action that a number, a text, or the beginning of a phrase means; None if it may be several, which are
    listed."""
    game, g = table.match.game, table.match.g
    found = menu.meant(game, g, text, table.names)
    if len(found) == 1:
        return found[0]
    found = [action for action in found if action in g.options] or menu.speaking_of(
        game, g, text, g.options, table.names
    )
    if not found:
        raise menu.unreadable(game, g, text, [*COMMANDS])
    table.screen.say(f"{text!r} may mean:")
    table.screen.show(table.display.options(p, found, table.screen.height - AROUND))
    return None


def explain(table: Table, p: Player, text: str) -> None:
    """What is refused, and why; of what is named, also what it would do."""
    game, g, screen = table.match.game, table.match.g, table.screen
    asked = [*g.options, *(action for action, _ in g.refused())]
    if text:
        found = menu.meant(game, g, text, table.names)
        asked = found if len(found) == 1 else menu.speaking_of(game, g, text, asked, table.names)
        allowed = [action for action in asked if action in g.options]
        if allowed:
            table.screen.show(table.display.options(p, allowed))
    lines = show.refused(game, g, screen, asked)
    most = screen.height * 2 // 3
    if len(lines) > most:
        lines = [*lines[: most - 1], Text("… (? WORD asks of what has that word)", style="dim")]
    if lines:
        screen.show(lines)
    elif not text:
        screen.affirm("Nothing worth asking about is refused now.")
    elif not asked:
        raise menu.unreadable(game, g, text, [*COMMANDS])


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
    table.display.go_back(ply - 1)
    table.save()
    table.screen.affirm(f"Decision {ply} is taken back.")


def hint(table: Table, p: Player, _: str) -> None:
    """What a bot would do, and why."""
    with table.screen.wait(f"{table.hinter.name} is thinking"):
        choice = advice(table.match, table.hinter)
    phrase = words.phrase(table.match.game, table.match.g, choice.action, table.names)
    label = menu.labels(table.match.game, table.match.g)[table.match.g.options.index(choice.action)]
    table.screen.put(f"[cyan]{table.screen.sign('▸', '>')}[/cyan] [bold]{escape(label)}[/bold]  {escape(phrase)}")
    table.screen.say(f"{speech(table.match.game).tell(choice.why, table.names)} ({table.hinter.name})", "dim")


def rules(table: Table, p: Player, text: str) -> None:
    """A rule by its id, or all rules whose id begins with the text or whose sentence contains it."""
    box = table.match.g.box
    wanted = text.lower()
    found = {id: said for id, said in box.rules.items() if id.lower() == wanted} or {
        id: said for id, said in box.rules.items() if id.lower().startswith(wanted) or wanted in said.lower()
    }
    if not found:
        close = get_close_matches(text.upper(), list(box.rules), 3)
        raise menu.Unclear(
            f"no rule is called {text!r} or speaks of it; "
            + (f"did you mean {' or '.join(close)}?" if close else "type: rules")
        )
    for id, said in found.items():
        table.screen.put(f"[yellow]{escape(id)}[/yellow] {escape(said)}")


def log(table: Table, p: Player, text: str) -> None:
    """The last decisions as the person saw them."""
    if text and text != "all" and not text.isdecimal():
        raise menu.Unclear(f"cannot read {text!r}; type: log, log 20, or log all")
    ply = table.match.ply
    count = ply if text == "all" else int(text or SHORT_LOG)
    table.screen.put(told(table.match, ply - count if count < ply else SET_UP, ply, p))


def score(table: Table, p: Player, _: str) -> None:
    """The points with their parts."""
    table.screen.put(show.score(table.match.game, table.match.g, p, table.names))


def position(table: Table, p: Player, text: str) -> None:
    """The table once more, or one part of it whole."""
    if not text:
        table.display.forget()
        table.display.show(p)
        return
    found = parts(table.match.game, table.match.g, p, table.names, speech(table.match.game).tell)
    named = [part for part in found if part.name.lower().startswith(text.lower()) or text == "all"]
    if not named:
        raise menu.Unclear(
            f"no part of the table is called {text!r}; there are: {', '.join(part_names(found))}, or all"
        )
    for part in named:
        table.screen.draw("\n".join(part.lines))


def part_names(parts: Sequence[Part]) -> list[str]:
    """What can be asked for by name."""
    return list(dict.fromkeys(part.name for part in parts))


def about(table: Table, p: Player, text: str) -> None:
    """What is printed on a card besides what it does."""
    if not text:
        raise menu.Unclear("about what? type: about, and the name or number of a card, book or page")
    game, box = table.match.game, table.match.g.box
    every = list(printed.things(game, box))
    found = printed.called(every, text)
    if not found:
        names = [name for thing in every for name in thing.called]
        close = get_close_matches(text, names, 3)
        raise menu.Unclear(f"nothing is called {text!r}" + (f"; did you mean {' or '.join(close)}?" if close else ""))
    if len(found) > MOST_THINGS:
        raise menu.Unclear(
            f"{len(found)} things are called so: {', '.join(thing.called[0] for thing in found[:12])}, …; "
            "type more of the name"
        )
    for thing in found:
        table.screen.draw("\n".join(thing.lines()))


def aid(table: Table, p: Player, _: str) -> None:
    """The player aid."""
    position(table, p, "aid")


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
        raise menu.Unclear("which record? type: load FILE")
    path = Path(text).expanduser()

    def ours(id: str) -> Game:
        if id != table.match.game.id:
            raise FileError(
                f"this is a record of {id!r}, and this table plays {table.match.game.id!r}; leave, and use: quire "
                f"play --resume {path}"
            )
        return table.match.game

    saved = reopen(path, ours)
    table.save()
    table.seats, table.path, table.last_person = saved.seats, path, NOBODY
    table.display = Display(table.screen, saved.match)
    table.screen.affirm(f"Loaded {path}: decision {saved.match.ply + 1}.")
    if saved.changed:
        table.screen.complain(CHANGED)


def help(table: Table, p: Player, _: str) -> None:
    """Every word that can be typed."""
    words = grid("", "")
    words.show_header = False
    words.columns[1].justify = "left"
    words.add_row("a number", "chooses that option; so does the beginning of its words, if no other begins so")
    words.add_row("words", "list the options that speak of them")
    for command in COMMANDS.values():
        words.add_row(f"[bold]{escape(f'{command.word} {command.takes}')}[/bold]", escape(command.help))
    table.screen.put(words)
    found = parts(table.match.game, table.match.g, p, table.names, speech(table.match.game).tell)
    table.screen.say(f"Parts of the table: {', '.join(part_names(found))}.", "dim")


def leave(table: Table, p: Player, _: str) -> None:
    """Get up; the record is kept."""
    raise Leave


COMMANDS = {
    command.word: command
    for command in (
        Command("?", "WORD", "what is refused and why; with a number or words: what exactly that would do", explain),
        Command("undo", "", "take back your last decision, unless something was revealed since", undo),
        Command("hint", "", "what a bot would do here, and why", hint),
        Command("rules", "ID", "a rule by its number, or all that speak of a word", rules),
        Command("log", "N", "the last decisions, or: log all", log),
        Command("score", "", "the points with their parts", score),
        Command("show", "PART", "the table once more; one part of it whole, or: show all", position),
        Command("about", "NAME", "what else is printed on a card, book or page: captions, authors, years", about),
        Command("aid", "", "the player aid: a turn, what things cost, what scores", aid),
        Command("save", "FILE", "write the record to a file of your choice, too", save),
        Command("load", "FILE", "go on with another record of this game", load),
        Command("help", "", "this list", help),
        Command("quit", "", "stop; everything is saved, and you are told where", leave),
    )
}
