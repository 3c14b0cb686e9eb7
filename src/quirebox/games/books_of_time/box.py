"""What lies in the box: pages, tracks, tiles, Chronicle, challenges; and the actions, in their fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from quirebox.core.action import Space
from quirebox.core.box import Box
from quirebox.core.effect import Effect, OneOf
from quirebox.core.masks import bit, each, first, subsets

if TYPE_CHECKING:
    from quirebox.games.books_of_time.position import BooksOfTimePosition

SCIENCE: Final = 0
INDUSTRY: Final = 1
TRADE: Final = 2
TYPES: Final = 3
SYMBOLS: Final = 11  # four of Science, four of Industry, three of Trade
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
SEATS: Final = 4

LETTERS: Final = "SIT"  # of the types
MAINS: Final = ("activate", "write", "close", "draw", "advance", "turn")
SIDES: Final = ("left", "right")  # of a spread
LEFT: Final = 0
RIGHT: Final = 1
ACTIVATE: Final = 0  # main actions
WRITE: Final = 1
CLOSE: Final = 2
DRAW: Final = 3
ADVANCE: Final = 4
TURN: Final = 5
MOST_FILES: Final = 3  # in place of Pens, or of Paper, in one payment

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
DIFFICULTIES: Final = ("easy", "medium", "hard")


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
        self.requirement = ""  # in the words of the content

    def missing(self, symbols: list[int], counts: list[int]) -> int:
        """How many symbols are still wanting, given those of the book in reading order and how many there are of
        each."""
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
        self.at_end = False  # judged when the game is over (BOT-SOLO-11)

    def holds(self, g: BooksOfTimePosition) -> bool:
        """Whether the condition holds now."""
        raise NotImplementedError

    def lost(self, g: BooksOfTimePosition) -> bool:
        """Whether this challenge has lost the game."""
        return False


@final
class Actions:
    """Every action of an edition by its kind, and the lists that decisions offer by what is possible, as a mask."""

    def __init__(self, space: Space, tokens: list[str], pages: list[str]) -> None:
        add = space.add
        self.picks = [add("pick", i, text=f"pick {i + 1}") for i in range(HAND)]
        self.mains = [add("main", i, text=name) for i, name in enumerate(MAINS)]
        self.events = [add("event", i, text=f"event {side}") for i, side in enumerate(SIDES)]
        self.end_turn = add("end", text="end turn")
        self.books = [add("book", t, text=f"book {LETTERS[t]}") for t in range(TYPES)]
        self.abilities = [add("ability", i, text=f"ability {side}") for i, side in enumerate(SIDES)]
        self.done = add("done")
        self.sections = [add("section", i, text=f"section {i + 1}") for i in range(SECTIONS)]
        self.slots = [add("offer", i, text=f"offer {i + 1}") for i in range(SLOTS)]
        self.offers = [*self.slots, add("offer", SLOTS, text="deck")]
        self.refreshes = [add("refresh", mask, text=f"refresh {digits(mask)}") for mask in range(1, bit(SLOTS))]
        self.tracks = [add("track", t, text=f"track {LETTERS[t]}") for t in range(TYPES)]
        self.level_choices = [add("benefit"), add("objective")]
        self.stacks = [add("stack", t, text=f"stack {LETTERS[t]}") for t in range(TYPES)]
        self.tile_backs = [add("back", i, text=f"back {i + 1}") for i in range(2)]
        self.tokens = [add("token", i, text=f"token {symbol}") for i, symbol in enumerate(tokens)]
        self.tops = [add("top", i, text=f"top {name}") for i, name in enumerate(("VP", "Pen", "Paper"))]
        self.recovers = [add("recover", i, text=f"recover {code}") for i, code in enumerate(pages)]
        self.skip = add("skip")
        self.turnsets = [add("turnset", mask, text=f"turn {initials(mask)}") for mask in range(1, bit(TYPES))]
        self.blocks = [add("block"), self.skip]
        self.cells = [add("challenge", i, text=f"challenge {i}") for i in range(CELLS)]
        files = range(MOST_FILES + 1)
        self.payments = [[add("files", a, b, f"files {a} {b}") for b in files] for a in files]  # for Pens, for Paper
        self._make_tables()

    def _make_tables(self) -> None:
        self.in_turn = [*self.events, *self.mains]
        self.after_turn = [*self.events, self.end_turn]
        self.turning = subsets(self.in_turn, [])  # by event and main action
        self.ending = subsets(self.events, [self.end_turn])  # by event, then the end
        self.using = subsets(self.abilities, [self.done])  # by side, then done
        self.choosing = subsets(self.sections, [])  # by section
        self.choosing_on = subsets(self.sections, [self.done])  # by section, then done
        self.choosing_or_not = subsets(self.sections, [self.skip])  # by section, then skip
        self.advancing = subsets(self.tracks, [])  # by track
        self.advancing_on = subsets(self.tracks, [self.done])  # by track, then done
        self.drawing = subsets(self.offers, [])  # by slot, and the deck
        self.taking = subsets(self.slots, [self.skip])  # by slot, then skip
        # by filled slot: every refresh of them
        refreshing = [[a for a in self.refreshes if not a.a & ~filled] for filled in range(bit(SLOTS))]
        self.refreshing = [refreshes + [self.skip] for refreshes in refreshing]
        # by filled slot, and the deck: draw, or refresh first
        self.drawing_fresh = [drawn + refreshing[mask & first(SLOTS)] for mask, drawn in enumerate(self.drawing)]


def digits(mask: int) -> str:
    """The slots of a mask as digits."""
    return "".join([str(slot + 1) for slot in each(mask)])


def initials(mask: int) -> str:
    """The types of a mask as letters."""
    return "".join([LETTERS[t] for t in each(mask)])


@final
class BooksOfTimeBox(Box):
    """What lies in the box: pages, tracks, tiles, Chronicle, challenges."""

    def __init__(
        self,
        edition: str,
        hash: str,
        rules: dict[str, str],
        types: list[str],
        symbols: list[list[str]],
        pages: list[str],
    ) -> None:
        super().__init__(edition, hash, rules)
        self.types = types  # their names
        self.symbols = [symbol for own in symbols for symbol in own]
        self.first_symbol = [sum([len(own) for own in symbols[:t]]) for t in range(TYPES + 1)]  # of each type; the end
        self.actions = Actions(self.space, symbols[SCIENCE], pages)
        self.regular = len(pages)  # regular pages have the numbers below; starting pages follow
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

    def symbols_of(self, t: int) -> list[int]:
        """The numbers of the symbols of a type."""
        return list(range(self.first_symbol[t], self.first_symbol[t + 1]))
