"""A game at one terminal: people and bots in the seats, every decision saved at once."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from quire.bots.bot import Bot
from quire.core.action import Action
from quire.core.errors import QuireError
from quire.core.event import NOBODY, Player
from quire.core.match import Match
from quire.terminal import show
from quire.terminal.advice import advice
from quire.terminal.commands import Leave, obey
from quire.terminal.files import FileError, write_record
from quire.terminal.screen import Screen
from quire.terminal.seats import Seat
from quire.terminal.story import heading, names_of, told


class Table:
    """The game that is being played here."""

    def __init__(self, match: Match, seats: list[Seat], screen: Screen, path: Path, hinter: Bot) -> None:
        self.match = match
        self.seats = seats
        self.screen = screen
        self.path = path  # where every decision is saved
        self.hinter = hinter
        self.read = [match.ply] * len(seats)  # how many plies each person has been told
        self.last_person = NOBODY  # who saw the screen last

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
            self.screen.complain(f"Not saved: {e} with: save FILE")

    def say_where(self) -> None:
        """Tell where the record is and how to go on."""
        self.save()
        self.screen.affirm(f"Saved in {self.path}; go on with: quire play --resume {self.path}")

    # ---- playing

    def run(self) -> None:
        """Play until the end or until somebody leaves; whatever happens, the record is kept."""
        try:
            for line in heading(self.match):
                self.screen.put(line)
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
        self.match.apply(action, ms)
        self.save()

    def bot_decides(self, bot: Bot) -> None:
        """Let a bot choose."""
        start = perf_counter()
        with self.screen.wait(f"{self.names[self.match.g.actor()]} is thinking"):
            choice = advice(self.match, bot)
        self.apply(choice.action, round(1000 * (perf_counter() - start)))

    def person_decides(self) -> None:
        """Show a person everything and do what they type until they have decided."""
        p = self.match.g.actor()
        self.hand_over(p)
        self.tell(p)
        self.show(p)
        start = perf_counter()
        record, ply = self.match.record, self.match.ply
        while self.match.record is record and self.match.ply == ply:  # undo and load change the record
            action = obey(self, p, self.screen.ask(f"{self.names[p]}> "))
            if action is not None:
                try:
                    self.apply(action, round(1000 * (perf_counter() - start)))
                    self.tell(p)
                except QuireError as e:
                    self.screen.complain(str(e))

    # ---- showing

    def show(self, p: Player) -> None:
        """The position at a glance, the question, the options."""
        game, g = self.match.game, self.match.g
        self.screen.rule(f"{self.names[p]}, decision {self.match.ply + 1}")
        self.screen.draw(game.draw(g, p, self.names))
        self.screen.say("")
        self.screen.say(game.question(g), "bold")
        self.screen.put(show.options(game, g, p, self.names))
        self.screen.say("A number chooses; ? says what is refused and why; help lists the rest.", "dim")

    def tell(self, p: Player) -> None:
        """What has happened since the person was told last."""
        if self.read[p] < self.match.ply:
            self.screen.put(told(self.match, self.read[p], self.match.ply, p))
        self.read[p] = self.match.ply

    def hand_over(self, p: Player) -> None:
        """Between people who must not see each other's things, hide everything first."""
        before, self.last_person = self.last_person, p
        if before in (NOBODY, p) or not (self.secret(before) or self.secret(p)):
            return
        self.screen.ask(f"Press Enter to hide everything, then pass to {self.names[p]}. ")
        self.screen.clear()
        self.screen.ask(f"{self.names[p]}, press Enter when nobody else can see the screen. ")
        self.screen.clear()

    def secret(self, p: Player) -> bool:
        """Whether the player sees anything that a spectator does not."""
        game, g = self.match.game, self.match.g
        return game.view(g, p) != game.view(g, NOBODY)

    def finish(self) -> None:
        """The last position, the points, and who has won."""
        game, g = self.match.game, self.match.g
        people = self.people()
        viewer = people[0] if len(people) == 1 else NOBODY
        if people:
            self.screen.put(told(self.match, min(self.read[p] for p in people), self.match.ply, viewer))
        self.screen.rule("The game is over")
        self.screen.draw(game.draw(g, viewer, self.names))
        self.screen.put(show.score(game, g, viewer, self.names))
        self.screen.say(show.verdict(game, g, self.names), "bold")
        self.screen.affirm(f"The record is in {self.path}; read it with: quire replay {self.path}")
