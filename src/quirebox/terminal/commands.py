"""What a person can type besides a number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.text import Text

from quirebox.core.action import Action
from quirebox.core.audience import Part
from quirebox.core.errors import QuireError, UndoRefused
from quirebox.core.event import NOBODY, Player
from quirebox.core.game import Game
from quirebox.core.match import SET_UP
from quirebox.core.message import say
from quirebox.games import parts
from quirebox.terminal import decisions, menu, printed, show
from quirebox.terminal.advice import advice
from quirebox.terminal.display import Display
from quirebox.terminal.files import FileError, may_replace, write_record
from quirebox.terminal.resume import CHANGED, reopen
from quirebox.terminal.screen import grid
from quirebox.terminal.story import told
from quirebox.terminal.voice import own
from quirebox.words import speech
from quirebox.words import told as words

if TYPE_CHECKING:
    from quirebox.terminal.table import Table

MOST_THINGS = 4  # of which everything printed is told at once
AROUND = 4  # lines of a screen besides options that are listed
SHORT_LOG = 10  # plies that `log` shows unless told otherwise


class Leave(Exception):
    """A person gets up from the table."""


@dataclass(frozen=True)
class Command:
    """A word that can be typed."""

    word: str
    takes: str  # what may follow it, of the messages `takes-…`
    help: str  # what it is for, of the messages `help-…`
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
    if found:
        table.screen.say(may_mean(table, text, found))
    else:
        found = nearly(table, text)
    table.screen.show(table.display.options(p, found, table.screen.height - AROUND))
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
    raise menu.unreadable(game, g, text, [*COMMANDS])


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
        screen.show(table.display.options(p, allowed, utmost=screen.height - AROUND - len(lines)))
    if lines:
        screen.show(lines)
    elif not text:
        screen.affirm(own(say("nothing-refused")))
    elif not asked:
        raise menu.unreadable(game, g, text, [*COMMANDS])


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


def rules(table: Table, p: Player, text: str) -> None:
    """A rule by its id, or all rules whose id begins with the text or whose sentence contains it."""
    game, g = table.match.game, table.match.g
    every = {id: words.rule(game, g, id) for id in g.box.rules}
    wanted = text.lower()
    found = [id for id in every if id.lower() == wanted] or [
        id for id, said in every.items() if id.lower().startswith(wanted) or wanted in said.lower()
    ]
    if not found and (decided := decisions.called(game, text)):
        for id, said in decided.items():
            table.screen.draw(f"[yellow]{escape(id)}[/yellow] {escape(said)}")
        return
    if not found:
        close = get_close_matches(text.upper(), list(every), 3)
        if close:
            raise menu.Unclear(own(say("no-rule-close", typed=text, close=one_of(close))))
        raise menu.Unclear(own(say("no-rule", typed=text)))
    tell_rules(table, found)


def tell_rules(table: Table, ids: Iterable[str]) -> None:
    """Rules by their sentences."""
    for id in ids:
        table.screen.show(rule_lines(table, id))


def rule_lines(table: Table, id: str) -> list[Text]:
    """A rule by its sentence."""
    said = words.rule(table.match.game, table.match.g, id)
    return table.screen.fold(f"[yellow]{escape(id)}[/yellow] {escape(said)}")


def log(table: Table, p: Player, text: str) -> None:
    """The last decisions as the person saw them."""
    if text and text != "all" and not text.isdecimal():
        raise menu.Unclear(own(say("log-how", typed=text)))
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
    name, number = text, 1
    if not (named := parts_called(found, name)):
        name, _, last = text.rpartition(" ")
        named, number = (parts_called(found, name), int(last)) if name and last.isdecimal() else ([], 1)
    if not named:
        raise menu.Unclear(own(say("no-part", typed=text, parts=", ".join(part_names(found)))))
    show_sheet(table, [line for part in named for line in whole(table, part)], number, f"show {name}")


def parts_called(found: Sequence[Part], name: str) -> list[Part]:
    """The parts of the table whose names begin so; all of them have a name, too."""
    return [part for part in found if part.name.lower().startswith(name.lower()) or name == "all"]


def whole(table: Table, part: Part) -> list[Text]:
    """Everything that a part of the table shows, with the rules that it names."""
    drawn = table.screen.fold("\n".join(part.lines)) if part.lines else []
    return [*drawn, *(line for id in part.rules for line in rule_lines(table, id))]


def show_sheet(table: Table, lines: Sequence[Text], number: int, asked: str) -> None:
    """One screen of what may be longer, and what to type for the next."""
    most = table.screen.height - AROUND
    last = max(1, -(-len(lines) // most))
    if not 1 <= number <= last:
        raise menu.Unclear(own(say("no-sheet", n=last, typed=str(number))))
    table.screen.show(lines[(number - 1) * most : number * most])
    if number < last:
        table.screen.say(own(say("next-sheet", typed=f"{asked} {number + 1}")), "dim")


def part_names(parts: Sequence[Part]) -> list[str]:
    """What can be asked for by name."""
    return list(dict.fromkeys(part.name for part in parts))


def about(table: Table, p: Player, text: str) -> None:
    """What is printed on a card besides what it does."""
    if not text:
        raise menu.Unclear(own(say("about-what")))
    game, box = table.match.game, table.match.g.box
    every = printed.things(game, box)
    found = printed.called(every, text)
    if len(found) not in range(1, MOST_THINGS + 1) and text.lower() in menu.labels(game, table.match.g):
        raise menu.Unclear(own(say("no-thing-option", typed=text)))
    if not found:
        names = [name for thing in every for name in thing.called]
        close = get_close_matches(text, names, 3)
        if close:
            raise menu.Unclear(own(say("no-thing-close", typed=text, close=one_of(close))))
        raise menu.Unclear(own(say("no-thing", typed=text)))
    if len(found) > MOST_THINGS:
        known = ", ".join(thing.title or thing.called[0] for thing in found[:12])
        raise menu.Unclear(own(say("things", n=len(found), names=known)))
    for thing in found:
        table.screen.draw("\n".join(thing.lines()))


def aid(table: Table, p: Player, text: str) -> None:
    """The player aid, or the rest of it."""
    position(table, p, f"aid {text}".rstrip())


def one_of(names: Sequence[str]) -> str:
    """`a or b or c`."""
    return reduce(lambda one, other: own(say("either", one=one, other=other)), names)


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
    for command in COMMANDS.values():
        takes = own(say(f"takes-{command.takes}")) if command.takes else ""
        words.add_row(f"[bold]{escape(f'{command.word} {takes}')}[/bold]", own(say(f"help-{command.help}")))
    table.screen.put(words)
    found = parts(table.match.game, table.match.g, p, table.names, speech(table.match.game).tell)
    table.screen.say(own(say("parts", parts=", ".join(part_names(found)))), "dim")


def leave(table: Table, p: Player, _: str) -> None:
    """Get up; the record is kept."""
    raise Leave


COMMANDS = {
    command.word: command
    for command in (
        Command("?", "word", "ask", explain),
        Command("undo", "", "undo", undo),
        Command("hint", "", "hint", hint),
        Command("rules", "id", "rules", rules),
        Command("log", "n", "log", log),
        Command("score", "", "score", score),
        Command("show", "part", "show", position),
        Command("about", "name", "about", about),
        Command("aid", "n", "aid", aid),
        Command("save", "file", "save", save),
        Command("load", "file", "load", load),
        Command("help", "", "help", help),
        Command("quit", "", "quit", leave),
    )
}
