"""What a person can look up: rules, what has happened, points, parts of the table, what is printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import reduce
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.text import Text

from quirebox.core.audience import AID, Part
from quirebox.core.event import Player
from quirebox.core.match import SET_UP
from quirebox.core.message import say
from quirebox.games import parts
from quirebox.terminal import menu, printed, show
from quirebox.terminal.story import told
from quirebox.terminal.voice import own
from quirebox.words import decisions, speech
from quirebox.words import told as words

if TYPE_CHECKING:
    from quirebox.terminal.table import Table

AROUND = 4  # lines of a screen besides what is listed
MOST_THINGS = 4  # of which everything printed is told at once
SHORT_LOG = 10  # plies that `log` shows unless told otherwise


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
    if text and not everything(text) and not text.isdecimal():
        raise menu.Unclear(own(say("log-how", typed=text)))
    ply = table.match.ply
    count = ply if everything(text) else int(text or SHORT_LOG)
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
    show_sheet(
        table, [line for part in named for line in whole(table, part)], number, f"{own(say('word-show'))} {name}"
    )


def everything(text: str) -> bool:
    """Whether all of it is asked for."""
    return text in ("all", own(say("word-all")))


def parts_called(found: Sequence[Part], name: str) -> list[Part]:
    """The parts of the table whose names begin so; all of them have a name, too."""
    return [part for part in found if name_of(part).lower().startswith(name.lower()) or everything(name)]


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


def name_of(part: Part) -> str:
    """What a part is called; the player aid has its name from the word that asks for it."""
    return own(say("word-aid")) if part.name == AID else part.name


def part_names(parts: Sequence[Part]) -> list[str]:
    """What can be asked for by name."""
    return list(dict.fromkeys(map(name_of, parts)))


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
    position(table, p, f"{own(say('word-aid'))} {text}".rstrip())


def one_of(names: Sequence[str]) -> str:
    """`a or b or c`."""
    return reduce(lambda one, other: own(say("either", one=one, other=other)), names)
