"""Choosing a game, and how many play it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from quirebox.core.game import Game
from quirebox.core.message import say
from quirebox.terminal.screen import Screen
from quirebox.terminal.voice import own


def choose_game(games: Sequence[Game], screen: Screen) -> Game:
    """Which of the games; asks until there is an answer."""
    screen.say(own(say("which-game")), "bold")
    for number, game in enumerate(games, 1):
        screen.put(f"  [bold cyan]{number}[/bold cyan]  {escape(game.title)} [dim]({players_of(game)})[/dim]")
    while True:
        answer = screen.ask(own(say("which-number", last=len(games))) + " ").strip().lower()
        for number, game in enumerate(games, 1):
            if answer in (str(number), game.id, game.title.lower()):
                return game
        screen.complain(own(say("type-number", typed=answer, first=1, last=len(games))))


def choose_players(game: Game, screen: Screen) -> int:
    """How many play; Enter means the default."""
    default = max(2, game.seats[0]) if game.seats[-1] > 1 else 1
    while True:
        asked = own(say("how-many", players=players_of(game), default=default))
        answer = screen.ask(asked + " ").strip()
        if not answer:
            return default
        if answer.isdecimal() and int(answer) in game.seats:
            return int(answer)
        screen.complain(own(say("type-number", typed=answer, first=game.seats[0], last=game.seats[-1])))


def players_of(game: Game) -> str:
    """`2 to 4 players`."""
    first, last = game.seats[0], game.seats[-1]
    if first == last:
        return own(say("seats-one", n=first))
    return own(say("seats", first=first, last=last))
