"""What lies in the box: pages, tracks, tiles, Chronicle, challenges; immutable once loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from quire.core.action import Action
from quire.core.box import Box
from quire.core.effect import Effect, OneOf

if TYPE_CHECKING:
    from quire.games.books_of_time.state import BooksOfTime

SCIENCE: Final = 0
INDUSTRY: Final = 1
TRADE: Final = 2
TYPES: Final = 3
SYMBOLS: Final = 11  # four of Science, four of Industry, three of Trade
REGULAR: Final = 72  # regular pages have the numbers below; starting pages follow
TOP: Final = 7  # the highest level of a track
LEVELS: Final = 3  # tiles in an objective stack
SECTIONS: Final = 5
SLOTS: Final = 4  # of the offer
HAND: Final = 6  # pages drawn at setup
START_PEN: Final = 2
START_PAPER: Final = 2
START_VP: Final = 10
TOKENS: Final = 4  # kinds of Science tokens, and how many of each
CELLS: Final = 24  # of the challenge board

NO_ACTION: Final = Action(-1, "none", 0, 0, "none")  # until the space is filled

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2


@final
class Page:
    """A page as printed: two abilities, a symbol, an instant benefit at the bottom of the front."""

    def __init__(
        self,
        code: str,
        name: str,
        type: int,
        symbol: int,
        front: Effect,
        back: Effect,
        instant: tuple[int, int, int, int],
    ) -> None:
        self.code = code
        self.name = name
        self.type = type
        self.symbol = symbol  # NONE on starting pages
        self.front = front
        self.back = back
        self.pen, self.paper, self.file, self.vp = instant
        self.printed: list[str] = []  # front, back, instant, text: in the words of the content
        self.front_worth = 0.0  # of its abilities, in the point-value model
        self.back_worth = 0.0


@final
class Icon:
    """What Scribbles takes: the leftmost page of a symbol or type, or the page of a slot; slot SLOTS is the deck."""

    def __init__(self, symbol: int, type: int, slot: int) -> None:
        self.symbol = symbol
        self.type = type
        self.slot = slot


@final
class Chapter:
    """A page of the Chronicle: the right-hand event on its front, the left-hand event on its back."""

    def __init__(self, code: str, name: str, front: Effect, back: Effect, icons: list[Icon]) -> None:
        self.code = code
        self.name = name
        self.front = front
        self.back = back
        self.icons = icons
        self.printed: list[str] = []  # front, back, icons, text


class Tile:
    """An objective tile; subclasses say when it is fulfilled."""

    def __init__(self, vp: int, back: OneOf | None) -> None:
        self.vp = vp
        self.back = back  # what removing it gives; None on the last tile, which stays
        self.requirement = ""

    def missing(self, symbols: list[int], counts: list[int]) -> int:
        """How many symbols are still wanting, given those of the book in reading order and how many there are of each."""
        raise NotImplementedError


class Bonus(Effect):
    """VP that a level pays for what a player owns when entering it; subclasses say how many."""

    def points(self, ranks: list[int], files: int) -> int:
        """The VP, given the counts of the book's symbols, the most frequent first, and the Files."""
        raise NotImplementedError


class Challenge:
    """A cell of the challenge board; subclasses say when its condition holds."""

    def __init__(self) -> None:
        self.tier = 0
        self.column = 0
        self.text = ""
        self.at_end = False  # judged when the game is over (BOT-SOLO-11)

    def holds(self, g: BooksOfTime) -> bool:
        """Whether the condition holds now."""
        raise NotImplementedError

    def lost(self, g: BooksOfTime) -> bool:
        """Whether this challenge has lost the game."""
        return False


@final
class Library(Box):
    """What lies in the box: pages, tracks, tiles, Chronicle, challenges, and lists of actions by what is possible."""

    def __init__(self, edition: str, hash: str, rules: dict[str, str]) -> None:
        super().__init__(edition, hash, rules)
        self.types: list[str] = []  # their names
        self.letters: list[str] = []  # S, I, T
        self.symbols: list[str] = []
        self.first_symbol: list[int] = []  # of each type; one more entry for the end
        self.pages: list[Page] = []
        self.chronicle: list[Chapter] = []
        self.section_costs: list[Effect] = []
        self.paid_writes: list[Effect] = []  # section -> pay its cost, write its page
        self.step_costs: list[list[Effect]] = []  # track -> level -> what the step to it costs
        self.paid_steps: list[list[Effect]] = []  # track -> level -> pay, advance
        self.benefits: list[list[OneOf]] = []  # track -> level -> benefit or objective
        self.bonuses: list[list[Bonus | None]] = []  # track -> level -> VP paid for what is owned then
        self.top_reward: Effect = Effect()  # a free advance at the top
        self.tiles: list[list[list[Tile]]] = []  # type -> set -> level - 1
        self.challenges: list[Challenge] = []
        self.last_icons: list[Icon] = []  # of the last round: the whole offer and the top of the deck (BOT-SOLO-6)
        self.cost_text: list[list[str]] = []  # sections, then the levels of each track, as printed
        self.benefit_text: list[list[str]] = []
        self.gain_text: dict[int, str] = {}  # effect -> its words
        self.worth: dict[int, float] = {}  # effect -> what it gains, in the point-value model
        # actions
        self.picks: list[Action] = []
        self.mains: list[Action] = []
        self.events: list[Action] = []
        self.books: list[Action] = []
        self.abilities: list[Action] = []
        self.sections: list[Action] = []
        self.offers: list[Action] = []  # four slots and the deck
        self.refreshes: list[Action] = []  # by mask - 1
        self.tracks: list[Action] = []
        self.level_choices: list[Action] = []
        self.stacks: list[Action] = []
        self.tile_backs: list[Action] = []
        self.tokens: list[Action] = []
        self.tops: list[Action] = []
        self.recovers: list[Action] = []
        self.turnsets: list[Action] = []  # by mask - 1
        self.cells: list[Action] = []
        self.payments: list[list[Action]] = []  # Files for Pens -> Files for Paper
        self.blocks: list[Action] = []  # block, skip
        self.end_turn = NO_ACTION
        self.done = NO_ACTION
        self.skip = NO_ACTION
        # lists of actions by bit mask
        self.turn_options: list[list[Action]] = []  # left event, right event, write, draw, advance
        self.after_options: list[list[Action]] = []  # left event, right event; then end of turn
        self.ability_options: list[list[Action]] = []  # left, right; then done
        self.section_options: list[list[Action]] = []  # five sections; nothing else
        self.section_done: list[list[Action]] = []  # five sections; then done
        self.section_skip: list[list[Action]] = []  # five sections; then skip
        self.track_options: list[list[Action]] = []  # three tracks; nothing else
        self.track_done: list[list[Action]] = []  # three tracks; then done
        self.draw_options: list[list[Action]] = []  # four slots, the deck
        self.refresh_draw: list[list[Action]] = []  # the same, then every refresh of filled slots
        self.take_options: list[list[Action]] = []  # four slots; then skip
        self.refresh_options: list[list[Action]] = []  # filled slots; then skip
