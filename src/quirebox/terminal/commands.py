"""What a person can type besides a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.text import Text

from quirebox.core.action import Action
from quirebox.core.errors import QuireError, UndoRefused
from quirebox.core.event import NOBODY, Player
from quirebox.core.game import Game
from quirebox.core.message import say
from quirebox.games import parts
from quirebox.terminal import lookup, menu, show
from quirebox.terminal.advice import advice
from quirebox.terminal.display import Display
from quirebox.terminal.files import FileError, may_replace, write_record
from quirebox.terminal.resume import CHANGED, reopen
from quirebox.terminal.screen import grid
from quirebox.terminal.voice import HERE, own
from quirebox.words import speech, speech_in
from quirebox.words import told as words
from quirebox.words.speech import ENGLISH

if TYPE_CHECKING:
    from quirebox.terminal.table import Table


class Leave(Exception):
    """A person gets up from the table."""


@dataclass(frozen=True)
class Command:
    """What is done for a word that can be typed."""

    takes: str  # what may follow it, of the messages `takes-…`
    do: Callable[[Table, Player, str], None]


def obey(table: Table, p: Player, line: str) -> Action | None:
    """Do what the line says; an action if it is a decision."""
    word, _, rest = line.strip().partition(" ")
    command = meant_by(word)
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
    if found:
        table.screen.say(may_mean(table, text, found))
    else:
        found = nearly(table, text)
    table.screen.show(table.display.options(p, found, table.screen.height - lookup.AROUND))
    return None


def nearly(table: Table, text: str) -> list[Action]:
    """What is spoken of, if something else is to be done with it: verbs come first, or last as in German."""
    game, g = table.match.game, table.match.g
    first, last = text.partition(" "), text.rpartition(" ")
    for verb, rest in ((first[0], first[2]), (last[2], last[0])):
        found = menu.speaking_of(game, g, rest, g.options, table.names)
        if found and menu.speaking_of(game, g, verb, g.options, table.names):
            table.screen.say(own(say("speaks-of", typed=text, rest=rest)))
            return found
    raise menu.unreadable(game, g, text, words_typed())


def may_mean(table: Table, text: str, found: Sequence[Action]) -> str:
    """That it may be several; words that only one speaks of do not choose it: they may have meant another."""
    if len(found) > 1:
        return own(say("may-mean", typed=text))
    game, g = table.match.game, table.match.g
    return own(say("only-one", typed=text, label=menu.labels(game, g)[g.options.index(found[0])]))


def explain(table: Table, p: Player, text: str) -> None:
    """What is refused, and why; of what is named, also what it would do."""
    game, g, screen = table.match.game, table.match.g, table.screen
    asked = [*g.options, *(action for action, _ in g.refused())]
    if text:
        found = menu.meant(game, g, text, table.names)
        asked = found if len(found) == 1 else menu.speaking_of(game, g, text, asked, table.names)
    lines = show.refused(game, g, table.names, screen, asked)
    most = screen.height * 2 // 3
    if len(lines) > most:
        lines = [*lines[: most - 1], Text(own(say("more-refused")), style="dim")]
    allowed = [action for action in asked if action in g.options] if text else []
    if allowed:
        screen.show(table.display.options(p, allowed, utmost=screen.height - lookup.AROUND - len(lines)))
    if lines:
        screen.show(lines)
    elif not text:
        screen.affirm(own(say("nothing-refused")))
    elif not asked:
        raise menu.unreadable(game, g, text, words_typed())


def undo(table: Table, p: Player, _: str) -> None:
    """Take back the person's last decision, and what bots did since, unless anything was revealed."""
    match = table.match
    ply = match.ply
    while ply and table.seats[match.record.moves[ply - 1].player].bot:
        ply -= 1
    if not ply:
        raise UndoRefused(own(say("nothing-to-undo")))
    mover = match.record.moves[ply - 1].player
    if mover != p:
        raise UndoRefused(own(say("not-yours", who=table.names[mover])))
    for later in range(ply - 1, match.ply):
        if any(event.reveals for event in match.told[later]):
            raise UndoRefused(own(say("stands", n=later + 1)))
    match.back_to(ply - 1)
    table.display.go_back(ply - 1)
    table.save()
    table.screen.affirm(own(say("taken-back", n=ply)))


def hint(table: Table, p: Player, _: str) -> None:
    """What a bot would do, and why."""
    with table.screen.wait(own(say("thinking", who=table.hinter.name))):
        choice = advice(table.match, table.hinter)
    phrase = words.phrase(table.match.game, table.match.g, choice.action, table.names)
    label = menu.labels(table.match.game, table.match.g)[table.match.g.options.index(choice.action)]
    table.screen.put(f"[cyan]{table.screen.sign('▸', '>')}[/cyan] [bold]{escape(label)}[/bold]  {escape(phrase)}")
    table.screen.say(f"{speech(table.match.game).tell(choice.why, table.names)} ({table.hinter.name})", "dim")


def save(table: Table, p: Player, text: str) -> None:
    """Write the record to another file, too."""
    if not text:
        table.save()
        table.screen.affirm(own(say("saved-here", file=str(table.path))))
        return
    path = Path(text).expanduser()
    may_replace(path)
    write_record(table.match.record, path)
    table.screen.affirm(own(say("saved-there", file=str(path))))


def load(table: Table, p: Player, text: str) -> None:
    """Go on with another record of this game, in its own file."""
    if not text:
        raise menu.Unclear(own(say("load-what")))
    path = Path(text).expanduser()

    def ours(id: str) -> Game:
        if id != table.match.game.id:
            raise FileError(own(say("other-game", game=id, ours=table.match.game.id, file=str(path))))
        return table.match.game

    saved = reopen(path, ours)
    table.save()
    table.seats, table.path, table.last_person = saved.seats, path, NOBODY
    table.display = Display(table.screen, saved.match)
    table.screen.affirm(own(say("loaded", file=str(path), n=saved.match.ply + 1)))
    if saved.changed:
        table.screen.complain(own(CHANGED))


def help(table: Table, p: Player, _: str) -> None:
    """Every word that can be typed."""
    words = grid("", "")
    words.show_header = False
    words.columns[1].justify = "left"
    words.add_row(own(say("help-number")), own(say("help-number-does")))
    words.add_row(own(say("help-words")), own(say("help-words-do")))
    for id, command in COMMANDS.items():
        takes = own(say(f"takes-{command.takes}")) if command.takes else ""
        words.add_row(f"[bold]{escape(f'{word_of(id)} {takes}')}[/bold]", own(say(f"help-{id}")))
    table.screen.put(words)
    found = parts(table.match.game, table.match.g, p, table.names, speech(table.match.game).tell)
    table.screen.say(own(say("parts", parts=", ".join(lookup.part_names(found)))), "dim")


def leave(table: Table, p: Player, _: str) -> None:
    """Get up; the record is kept."""
    raise Leave


COMMANDS = {  # by what their messages are called: `word-…`, `help-…`
    "ask": Command("word", explain),
    "undo": Command("", undo),
    "hint": Command("", hint),
    "rules": Command("id", lookup.rules),
    "log": Command("n", lookup.log),
    "score": Command("", lookup.score),
    "show": Command("part", lookup.position),
    "about": Command("name", lookup.about),
    "aid": Command("n", lookup.aid),
    "save": Command("file", save),
    "load": Command("file", load),
    "help": Command("", help),
    "quit": Command("", leave),
}


def word_of(id: str, language: str = "") -> str:
    """The word for a command."""
    return speech_in(HERE, language).tell(say(f"word-{id}"))


def words_typed() -> list[str]:
    """All words for commands."""
    return [word_of(id) for id in COMMANDS]


def meant_by(typed: str) -> Command | None:
    """The command for a word, in the language of this program or in English."""
    wanted = menu.plain(typed)
    return next((c for id, c in COMMANDS.items() if wanted in (menu.plain(word_of(id)), word_of(id, ENGLISH))), None)
