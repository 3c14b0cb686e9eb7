"""A bot that wants pages and nothing else: four of them empty deck, discard pile and offer."""

from quirebox.bots.bot import Bot, Budget, Choice, Sight
from quirebox.core.action import Action
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.books_of_time.position import BooksOfTimePosition

TRIES = 10  # random turns tried for each option


def pages(g: State, p: int) -> float:
    """Pages written count most, then pages at hand, then what pays for more."""
    assert isinstance(g, BooksOfTimePosition)
    seat = g.seats[p]
    written = sum(page < g.printed.regular for book in seat.books for page in book.pages)
    turned = sum(book.pos for book in seat.books)
    return (
        6 * written
        + 1.5 * sum(page >= 0 for page in seat.board)
        + min(seat.pen, 5)
        + min(seat.paper, 5)
        + min(seat.file, 4)
        + 0.4 * turned
    )


def a_turn(g: State, p: int, action: Action, rng: Rng) -> float:
    """What a turn that begins with the action and goes on at random brings."""
    h = g.copy()
    h.apply(action)
    while h.actor() == p and h.options:
        h.apply(h.options[rng.below(len(h.options))])
    return pages(h, p)


class Hoarder(Bot):
    """Whatever begins the best of some random turns."""

    def __init__(self) -> None:
        super().__init__("hoarder")

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        return Choice(self.decide(sight.imagine(rng), rng))

    def decide(self, g: State, rng: Rng) -> Action:
        worth = [max(a_turn(g, g.actor(), option, rng) for _ in range(TRIES)) for option in g.options]
        return g.options[worth.index(max(worth))]
