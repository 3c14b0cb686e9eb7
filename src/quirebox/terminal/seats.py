"""Who sits at the table: people by name, bots by the name of their kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle

from quirebox.bots import bot_named, is_bot
from quirebox.bots.bot import Seated
from quirebox.core.errors import QuireError, WrongPlayers
from quirebox.core.game import Game
from quirebox.core.message import say
from quirebox.terminal.voice import own

ME, BOT = "me", "bot"  # words for a seat: a person without a name, and the next bot of the list
LONGEST = 20


class SeatError(QuireError):
    """Seats that cannot be taken in this way."""


@dataclass(frozen=True)
class Seat:
    """A place at the table."""

    name: str
    bot: Seated | None = None  # None: a person


def arrange(game: Game, players: int | None, words: Sequence[str], kinds: Sequence[str]) -> list[Seat]:
    """The seats for what was asked: `me,bot` with bots `greedy`; people sit first unless the words say otherwise."""
    for kind in kinds:
        bot_named(kind)
    if not words:
        count = players if players is not None else max(game.seats[0], min(game.seats[-1], 1 + max(1, len(kinds))))
        check_count(game, count)
        words = [ME] + [BOT] * (count - 1)
    elif players is not None and players != len(words):
        raise SeatError(own(say("seats-players", n=len(words), players=players)))
    check_surplus(kinds, list(words).count(BOT))
    supply = cycle(kinds or ["greedy"])
    seats = seated([next(supply) if word == BOT else word for word in words])
    if all(seat.bot for seat in seats):
        raise SeatError(own(say("seats-only-bots", game=game.id, bots=",".join(words))))
    return seats


def check_surplus(kinds: Sequence[str], seats: int) -> None:
    """Complain if more bots were named than there are seats for them."""
    if len(kinds) > seats:
        raise SeatError(
            own(say("seats-surplus", n=len(kinds), bots=", ".join(kinds), seats=seats, over=len(kinds) - seats))
        )


def check_count(game: Game, players: int) -> None:
    """Complain if the game is not for this many players."""
    if players not in game.seats:
        raise WrongPlayers(game.title, players, game.seats)


def all_bots(game: Game, kinds: Sequence[str], players: int) -> list[Seat]:
    """Bots only; fewer kinds than players fill the seats in turn."""
    check_count(game, players)
    for kind in kinds:
        bot_named(kind)
    if not kinds or len(kinds) > players:
        raise SeatError(own(say("seats-bots", n=len(kinds), players=players)))
    return seated([kinds[p % len(kinds)] for p in range(players)])


def seated(named: Sequence[str]) -> list[Seat]:
    """One seat for each name; those that read like a bot's are bots."""
    seats: list[Seat] = []
    for number, word in enumerate(named, 1):
        bot = Seated(bot_named(word)) if is_bot(word) or ":" in word else None  # only bots are called so
        name = own(say("player", n=number)) if word == ME else word.strip()
        if bot and named.count(word) > 1:
            name = f"{word} {number}"
        seats.append(Seat(check_name(name), bot))
    if len({seat.name for seat in seats}) < len(seats):
        raise SeatError(own(say("seats-same", names=", ".join(seat.name for seat in seats))))
    return seats


def check_name(name: str) -> str:
    """The name, if it can be printed anywhere."""
    if not name or len(name) > LONGEST or not name.isprintable() or set(name) & set("[]\\"):
        raise SeatError(own(say("seats-name", name=name, most=LONGEST)))
    return name


def seats_of(names: Mapping[int, str], players: int) -> list[Seat]:
    """The seats of a game that was recorded; a player with the name of a bot is one."""
    seats: list[Seat] = []
    for p in range(players):
        name = names.get(p, own(say("player", n=p + 1)))
        kind = name.partition(" ")[0]
        seats.append(Seat(check_name(name), Seated(bot_named(kind)) if is_bot(kind) else None))
    return seats
