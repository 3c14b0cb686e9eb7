"""A game at one terminal: people and bots in the seats, every decision saved at once."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from quirebox.bots.bot import Seated
from quirebox.core.action import Action
from quirebox.core.errors import Illegal, QuireError
from quirebox.core.event import NOBODY, Player
from quirebox.core.match import Match
from quirebox.core.message import say
from quirebox.terminal.advice import advice
from quirebox.terminal.best import remember
from quirebox.terminal.commands import Leave, obey
from quirebox.terminal.display import Display
from quirebox.terminal.files import FileError, write_record
from quirebox.terminal.screen import Screen
from quirebox.terminal.seats import Seat
from quirebox.terminal.show import refused
from quirebox.terminal.story import heading, names_of
from quirebox.terminal.voice import own
from quirebox.terminal.watch import conclude
from quirebox.words import told

SOME = 6  # options that are told when something else was asked for
YES = ("y", "yes", "j", "ja")


class Table:
    """The game that is being played here."""

    def __init__(self, match: Match, seats: list[Seat], screen: Screen, path: Path, hinter: Seated) -> None:
        self.seats = seats
        self.screen = screen
        self.path = path  # where every decision is saved
        self.hinter = hinter
        self.last_person = NOBODY  # who saw the screen last
        self.display = Display(screen, match)

    @property
    def match(self) -> Match:
        """The game that lies on the table."""
        return self.display.match

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return names_of(self.match)

    def people(self) -> list[Player]:
        """The seats without a bot."""
        return [p for p, seat in enumerate(self.seats) if seat.bot is None]

    # ---- saving

    def save(self) -> None:
        """Write the record; a person is told at once if that fails, and the game goes on."""
        try:
            write_record(self.match.record, self.path)
        except FileError as e:
            self.screen.complain(own(say("not-saved", why=str(e))))

    def say_where(self) -> None:
        """Tell where the record is and how to go on."""
        self.save()
        self.screen.affirm(own(say("saved", file=str(self.path))))

    # ---- playing

    def run(self) -> None:
        """Play until the end or until somebody leaves; whatever happens, the record is kept."""
        try:
            self.display.say([line for told in heading(self.match) for line in self.screen.fold(told)])
            while not self.match.g.over():
                seat = self.seats[self.match.g.actor()]
                if seat.bot:
                    self.bot_decides(seat.bot)
                else:
                    self.person_decides()
            self.finish()
        except (Leave, EOFError):
            self.say_where()
        except KeyboardInterrupt:
            self.screen.say("")
            self.say_where()
            raise

    def apply(self, action: Action, ms: int | None = None) -> None:
        """Play an action and save it."""
        mover = self.match.g.actor()
        self.match.apply(action, ms)
        if self.match.g.actor() != mover:
            self.display.forget()
        self.save()

    def bot_decides(self, bot: Seated) -> None:
        """Let a bot choose."""
        start = perf_counter()
        with self.screen.wait(own(say("thinking", who=self.names[self.match.g.actor()]))):
            choice = advice(self.match, bot)
        self.apply(choice.action, round(1000 * (perf_counter() - start)))

    def person_decides(self) -> None:
        """Show a person everything and do what they type until they have decided."""
        p = self.match.g.actor()
        self.hand_over(p)
        self.tell(p)
        self.display.show(p)
        start = perf_counter()
        record, ply = self.match.record, self.match.ply
        while self.match.record is record and self.match.ply == ply:  # undo and load change the record
            line = self.screen.ask(f"{self.names[p]}> ")
            self.display.told = 0
            action = obey(self, p, line)
            if action is not None and self.sure(action):
                try:
                    self.apply(action, round(1000 * (perf_counter() - start)))
                    self.tell(p)
                except Illegal as e:
                    self.refuse(action, e)
                except QuireError as e:
                    self.screen.complain(str(e))

    def tell(self, p: Player) -> None:
        """What has happened; where nobody sees more than others, everybody at this screen has read it."""
        self.display.tell_person(p)
        if not any(self.secret(q) for q in self.people()):
            self.display.read = [self.match.ply] * self.match.g.players

    def refuse(self, action: Action, why: Illegal) -> None:
        """Say which rule forbids an action, in words where it might have been chosen now."""
        lines = refused(self.match.game, self.match.g, self.names, self.screen, [action])
        if lines:
            self.screen.show(lines)
        else:
            self.screen.complain(str(why) if self.screen.notation else self.not_now())

    def not_now(self) -> str:
        """That something else is asked, and what may be chosen, in words."""
        game, g = self.match.game, self.match.g
        allowed = [told.phrase(game, g, action, self.names) for action in g.options[:SOME]]
        if len(g.options) > SOME:
            allowed.append(own(say("and-more", n=len(g.options) - SOME)))
        return own(say("not-now", allowed="; ".join(allowed)))

    def sure(self, action: Action) -> bool:
        """Whether the person really means something that they may come to regret."""
        game, g = self.match.game, self.match.g
        caution = told.caution(game, g, action, self.names) if action in g.options else ""
        if not caution:
            return True
        self.screen.warn(caution)
        return self.screen.ask(own(say("sure")) + " ").strip().lower() in YES

    def keep_best(self, people: list[Player]) -> str:
        """Remember the best score of a person alone, and say so."""
        try:
            if people and remember(self.match):
                return own(say("best", n=self.match.g.scores()[0]))
        except FileError as e:
            self.screen.complain(str(e))
        return ""

    # ---- showing

    def hand_over(self, p: Player) -> None:
        """Between people who must not see each other's things, hide everything first."""
        before, self.last_person = self.last_person, p
        if before == p or len(self.people()) == 1:
            return
        if not (self.secret(p) or (before != NOBODY and self.secret(before))):
            return
        if before != NOBODY:
            self.screen.ask(own(say("hide", who=self.names[p])) + " ")
            self.screen.clear()
        self.screen.ask(own(say("look", who=self.names[p])) + " ")
        self.screen.clear()

    def secret(self, p: Player) -> bool:
        """Whether the player sees anything that a spectator does not."""
        game, g = self.match.game, self.match.g
        return game.eyes.view(g, p) != game.eyes.view(g, NOBODY)

    def finish(self) -> None:
        """The last position, the points, and who has won."""
        people = self.people()
        viewer = people[0] if len(people) == 1 else NOBODY
        if people:
            self.display.tell(min(self.display.read[p] for p in people), viewer)
        best = self.keep_best(people)
        conclude(self.match, self.screen, viewer, self.display.told + (best != ""))
        if best:
            self.screen.affirm(best)
        self.screen.affirm(own(say("record", file=str(self.path))))
