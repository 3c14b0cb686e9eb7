"""A position of Trekking Through History."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import bit, first, has
from quirebox.core.native import i64
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.trekking.box import (
    COLOURS,
    DEEPEST,
    NO_CARD,
    NO_ITINERARY,
    NOON,
    SLOTS,
    DayRule,
    Itinerary,
    TrekkingBox,
    Warp,
)

NO_TREK: Final = -1_000_000  # the trek date of a player without a trek: every card is later
RIVAL: Final = 1  # the seat of the Rival Tour in the solo mode


@final
class Seat:
    """One player's things; in the solo mode also the Rival's."""

    def __init__(
        self,
        experience: int,
        punctuality: int,
        warps: int,
        crystals: int,
        hour: int,
        hand: list[int],
        used: int,
        chosen: int,
        plan: Itinerary,
        filled: list[int],
        wilds: int,
        date: int,
        trek: list[int],
        collapsed: list[list[int]],
        warped: bool,
    ) -> None:
        self.experience = experience  # points of the score track by Itineraries; the Rival's by icons
        self.punctuality = punctuality  # points of the score track by exact landings
        self.warps = warps  # points of the score track by Time Warps
        self.crystals = crystals
        self.hour = hour  # position on the clock (TTH-DEF-1)
        self.hand = hand  # the four Itineraries dealt, by number; never edited
        self.used = used  # those of them that were revealed, as a mask
        self.chosen = chosen  # index of the one selected and not yet revealed
        self.plan = plan  # today's Itinerary
        self.filled = filled  # covered spaces of each column
        self.wilds = wilds  # the spaces covered by a Wild, as a mask
        self.date = date  # of the current trek
        self.trek = trek  # the current trek: card numbers
        self.collapsed = collapsed  # the others; never edited once they are here
        self.warped = warped  # has activated today's Warp
        self._date = NO_TREK  # the date whose place among all years was looked up last, and that place
        self._place: i64 = 0
        self._shown = b""  # the hand in an observation; emptied with every change of it
        self._looks = b""  # all else in an observation, as it was before the seat changed
        self._changed = True
        self._worth: i64 = 0  # of the treks that collapsed, as far as they were added up
        self._added: i64 = 0
        self._later: i64 = 0  # cards of a deck from one on that are later than a place: see `later_unseen`
        self._later_deck: list[int] = []
        self._later_from: i64 = 0
        self._later_place: i64 = 0

    def copy(self) -> Seat:
        """Things of their own, equal to these."""
        return Seat(
            self.experience,
            self.punctuality,
            self.warps,
            self.crystals,
            self.hour,
            self.hand,
            self.used,
            self.chosen,
            self.plan,
            self.filled[:],
            self.wilds,
            self.date,
            self.trek[:],
            self.collapsed[:],
            self.warped,
        )

    def place(self, box: TrekkingBox) -> i64:
        """The place of the trek's date among the years of all cards; 0 before all of them."""
        if self._date != self.date:
            self._date = self.date
            self._place = box.place_of(self.date)
        return self._place

    def forget(self) -> None:
        """Work out everything again: somebody has changed the seat from outside of the rules."""
        self._shown, self._changed = b"", True
        self._worth = self._added = 0

    def later_unseen(self, deck: list[int], places: bytes, drawn: i64, place: i64) -> i64:
        """How many cards of a deck from `drawn` on are later than that place; of most of them it is known from the last
        time."""
        later = self._later
        if self._later_deck is deck and self._later_place == place and self._later_from <= drawn:
            for i in range(self._later_from, drawn):
                if places[i] > place:
                    later -= 1
        else:
            later = 0
            for i in range(drawn, i64(len(places))):
                if places[i] > place:
                    later += 1
            self._later_deck, self._later_place = deck, place
        self._later, self._later_from = later, drawn
        return later

    def choose(self, place: int) -> None:
        """Select an Itinerary of the hand."""
        self.chosen = place
        self._shown, self._changed = b"", True

    def collapsed_worth(self, box: TrekkingBox) -> i64:
        """What the treks that collapsed are worth."""
        while self._added < len(self.collapsed):
            self._worth += box.trek_worth(len(self.collapsed[self._added]))
            self._added += 1
        return self._worth

    def track(self) -> int:
        """Where the marker stands on the score track."""
        return self.experience + self.punctuality + self.warps

    def open_columns(self) -> int:
        """The columns that have an empty space, as a mask."""
        filled, heights = self.filled, self.plan.heights
        return (
            (filled[0] < heights[0])
            | (filled[1] < heights[1]) << 1
            | (filled[2] < heights[2]) << 2
            | (filled[3] < heights[3]) << 3
        )

    def row_complete(self, row: int) -> bool:
        """Whether all existing spaces of a row are covered (TTH-DEF-9)."""
        filled, heights = self.filled, self.plan.heights
        for x in range(COLOURS):
            if filled[x] < row and heights[x] >= row:
                return False
        return True

    def is_used(self, place: int) -> bool:
        """Whether an Itinerary of the hand was revealed."""
        return has(self.used, place)

    def reveal(self, itineraries: list[Itinerary]) -> None:
        """The Itinerary selected becomes today's."""
        self.plan = itineraries[self.hand[self.chosen]]
        self.used |= bit(self.chosen)
        self._shown, self._changed = b"", True
        self.chosen = NO_CARD

    def is_wild(self, column: int, row: int) -> bool:
        """Whether a Wild covers that space; rows count from 1."""
        return has(self.wilds, space_bit(column, row))

    def mark_wild(self, column: int, row: int) -> None:
        """A Wild covers that space."""
        self.wilds |= bit(space_bit(column, row))

    def wilds_on(self, column: int) -> int:
        """How many spaces of a column are covered by Wilds."""
        return (self.wilds >> space_bit(column, 1) & first(DEEPEST)).bit_count()


def space_bit(column: int, row: int) -> int:
    """The place of a space in the mask of Wilds."""
    return 8 * column + row - 1


def new_seat(hand: list[int], crystals: int) -> Seat:
    """A seat at the start."""
    return Seat(0, 0, 0, crystals, 0, hand, 0, NO_CARD, NO_ITINERARY, [0, 0, 0, 0], 0, NO_TREK, [], [], False)


@final
class TrekkingPosition(State):
    """A position."""

    def __init__(
        self,
        printed: TrekkingBox,
        players: int,
        rng: Rng,
        agenda: list[Step],
        waiting: Step,
        options: list[Action],
        seats: list[Seat],
        order: list[int],
        day: int,
        rule: DayRule,
        row: list[int],
        deck: list[int],
        drawn: int,
        known: int,
        later: list[list[int]],
        family: list[int],
        ancestors: int,
        supply: list[int],
        crystals: int,
        wilds: int,
        warps: list[int],
        lots: bool,
        solo: int,
        favourite: int,
    ) -> None:
        super().__init__(printed, players, rng, agenda, waiting, options)
        self.printed = printed
        self.seats = seats  # solo: the Rival's is the second
        self.order = order  # watches by arrival: of those on one hour, the last lies on top
        self.day = day  # 0, 1, 2
        self.rule = rule  # of today
        self.row = row  # card numbers of slots 0 to 5
        self.deck = deck  # today's deck, the first drawn first; never edited
        self.drawn = drawn  # cards of it that were turned up
        self.known = known  # cards at its end that everybody has seen
        self.later = later  # the decks of the later days; never edited
        self.family = family  # the stack of Ancestors, top last; never edited
        self.ancestors = ancestors  # how many of them are left
        self.supply = supply  # tokens P E I G W
        self.crystals = crystals  # in the supply
        self.wilds = wilds  # Wild tokens in the active player's hand, not yet placed
        self.warps = warps  # the Warp of each day; empty without Time Warps; never edited
        self.lots = lots  # Itineraries are drawn at random
        self.solo = solo  # number of the Solo card, or NO_CARD
        self.favourite = favourite  # the Rival's colour, or NO_ICON
        self._row = b""  # the Row in an observation; emptied with every change of it
        self._places = b""  # of the years of a deck, and of which: see `places`
        self._places_of: list[int] = []

    def copy(self) -> TrekkingPosition:
        """A position of its own, equal to this one."""
        return TrekkingPosition(
            self.printed,
            self.players,
            self.rng.copy(),
            self.agenda[:],
            self.waiting,
            self.options,
            [seat.copy() for seat in self.seats],
            self.order[:],
            self.day,
            self.rule,
            self.row[:],
            self.deck,
            self.drawn,
            self.known,
            self.later,
            self.family,
            self.ancestors,
            self.supply[:],
            self.crystals,
            self.wilds,
            self.warps,
            self.lots,
            self.solo,
            self.favourite,
        )

    def scores(self) -> list[int]:
        """What every player would score if the game ended now (TTH-SCORE-4)."""
        return [self.score(p) for p in range(self.players)]

    def score(self, p: Player) -> int:
        """Score track, crystals and treks of one player, or of the Rival."""
        seat = self.seats[p]
        return seat.track() + seat.crystals + self.trek_points(seat)

    def trek_points(self, seat: Seat) -> int:
        """What all treks of a seat are worth, the current one included (TTH-SCORE-3)."""
        points = self.printed.trek_worth(len(seat.trek))
        for trek in seat.collapsed:
            points += self.printed.trek_worth(len(trek))
        return points

    def active(self) -> Player:
        """Whose watch is furthest behind, on top of its stack (TTH-TURN-1); NOBODY once all are at twelve."""
        found, hour = NOBODY, NOON - 1
        for p in self.order:
            at = self.seats[p].hour
            if at <= hour:
                found, hour = p, at
        return found

    def unseen(self) -> int:
        """How many cards of today's deck lie face down."""
        return len(self.deck) - self.drawn

    def later_unseen(self, date: int) -> int:
        """How many of them are later than the date; which cards lie there is public."""
        cards, later = self.printed.cards, 0
        for i in range(self.drawn, len(self.deck)):
            if cards[self.deck[i]].year > date:
                later += 1
        return later

    def places(self) -> bytes:
        """The places of the years of today's deck among those of all cards."""
        if self._places_of is not self.deck:
            self._places_of = self.deck
            self._places = bytes([self.printed.cards[number].numbers[0] for number in self.deck])
        return self._places

    def empty_slots(self) -> int:
        """How many slots of the Row are empty; they are at its left (TTH-ROW-3)."""
        empty = 0
        while empty < SLOTS and self.row[empty] == NO_CARD:
            empty += 1
        return empty

    def todays_warp(self) -> Warp:
        """The Warp of the day; only with Time Warps."""
        return self.printed.warps[self.warps[self.day]]

    def todays_rule(self) -> DayRule:
        """The rules of the day, as an Unlimited Warp changes them (TTH-TW-6)."""
        rule = self.todays_warp().rule if self.warps else None
        return self.printed.rule if rule is None else rule
