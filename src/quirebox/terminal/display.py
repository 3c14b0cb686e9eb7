"""What a person is shown: no more than a screen holds, and of the table what has changed since they saw it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape
from rich.text import Text

from quirebox.core.action import Action
from quirebox.core.audience import Part
from quirebox.core.event import Player
from quirebox.core.match import SET_UP, Match
from quirebox.core.message import say
from quirebox.games import parts
from quirebox.terminal.choices import listed
from quirebox.terminal.page import page
from quirebox.terminal.screen import Screen
from quirebox.terminal.story import names_of, news
from quirebox.terminal.voice import own
from quirebox.words import speech, told

LEAST = 1  # lines that are left to the table, where `show` is named, if nothing else tells options apart
AROUND = 3  # lines of a screen besides: a rule, an empty one, and where the person types


class Display:
    """The screen of one table, and what stands on it."""

    def __init__(self, screen: Screen, match: Match) -> None:
        self.screen = screen
        self.match = match
        self.read = [match.ply or SET_UP] * match.g.players  # up to which ply each person has been told
        self.drawn: dict[str, Sequence[str]] = {}  # the parts of the table as the viewer has seen them
        self.told = 0  # lines on the screen since the person typed last

    def show(self, p: Player) -> None:
        """What has changed on the table, the question, the options."""
        game, g, screen = self.match.game, self.match.g, self.screen
        names = names_of(self.match)
        question = screen.fold(f"[bold]{escape(told.question(game, g, names))}[/bold]")
        aim = told.goal(game, g, names)
        goal = screen.fold(f"[bold]{own(say('goal'))}[/bold]  {escape(aim)}") if aim else []
        help = screen.fold(f"[dim]{escape(own(say('help-line')))}[/dim]")
        room = screen.height - self.told - len(goal) - len(question) - len(help) - AROUND
        found = parts(game, g, p, names, speech(game).tell)
        options = self.options(p, room=room - len(page(found, (), screen, room)), utmost=room - LEAST)
        screen.rule(own(say("turn", who=names[p], n=self.match.ply + 1)))
        screen.show(goal)
        self.draw(found, room - len(options))
        screen.show([Text(), *question, *options])
        screen.show(help)

    def options(self, p: Player, only: Sequence[Action] = (), room: int = 0, utmost: int = 0) -> list[Text]:
        """The options, or some of them, as they are listed; on more than the usual lines only if they need them."""
        usual = self.screen.height * 2 // 5
        lines = min(usual, max(usual // 2, room))
        return listed(self.match.game, self.match.g, p, names_of(self.match), self.screen, lines, only, room, utmost)

    def draw(self, found: Sequence[Part], lines: int) -> None:
        """The table on this number of lines: what has changed is whole, as far as there is room."""
        fresh = {part.name for part in found if self.drawn.get(part.name) != part.lines}
        self.screen.show(page(found, fresh, self.screen, lines))
        self.drawn = {part.name: part.lines for part in found}

    def say(self, lines: Sequence[Text]) -> None:
        """Lines that stand above the table."""
        self.screen.show(lines)
        self.told += len(lines)

    def tell(self, first: int, viewer: Player) -> None:
        """What has happened after a ply."""
        room = max(3, self.screen.height // 5 - self.told)
        self.say(news(self.match, first, self.match.ply, viewer, self.screen, room))

    def tell_person(self, p: Player) -> None:
        """What has happened since the person was told last."""
        self.tell(self.read[p], p)
        self.read[p] = self.match.ply

    def go_back(self, ply: int) -> None:
        """Decisions after this one were taken back."""
        self.read = [min(read, ply) for read in self.read]
        self.drawn = {}

    def forget(self) -> None:
        """Everything is to be shown again."""
        self.drawn = {}
