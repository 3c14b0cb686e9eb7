"""A position of Trekking Through History."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.event import NOBODY, Player
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step
from quire.games.trekking.printed import NO_CARD, NO_ITINERARY, DayRule, Itinerary, TrekkingBox

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
        self.used = used  # a bit for each of them that was revealed
        self.chosen = chosen  # index of the one selected and not yet revealed
        self.plan = plan  # today's Itinerary
        self.filled = filled  # covered spaces of each column
        self.wilds = wilds  # a bit (8 x column + row - 1) for each space covered by a Wild
        self.date = date  # of the current trek
        self.trek = trek  # the current trek: card numbers
        self.collapsed = collapsed  # the others; never edited once they are here
        self.warped = warped  # has activated today's Warp

    def copy(self) -> Seat:
        """Things of one's own, equal to these."""
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

    def track(self) -> int:
        """Where the marker stands on the score track."""
        return self.experience + self.punctuality + self.warps

    def open(self) -> int:
        """A bit for each column that has an empty space."""
        filled, heights = self.filled, self.plan.heights
        return (
            (filled[0] < heights[0])
            | (filled[1] < heights[1]) << 1
            | (filled[2] < heights[2]) << 2
            | (filled[3] < heights[3]) << 3
        )


def new_seat(hand: list[int], crystals: int) -> Seat:
    """A seat at the start."""
    return Seat(0, 0, 0, crystals, 0, hand, 0, NO_CARD, NO_ITINERARY, [0, 0, 0, 0], 0, NO_TREK, [], [], False)


@final
class Trekking(State):
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

    def copy(self) -> Trekking:
        """A position of its own, equal to this one."""
        return Trekking(
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
        worth = self.printed.trek_worth
        points = seat.track() + seat.crystals + worth(len(seat.trek))
        for trek in seat.collapsed:
            points += worth(len(trek))
        return points

    def active(self) -> Player:
        """Whose watch is furthest behind, on top of its stack (TTH-TURN-1); NOBODY once all are at twelve."""
        found, hour = NOBODY, 11
        for p in self.order:
            at = self.seats[p].hour
            if at <= hour:
                found, hour = p, at
        return found

    def unseen(self) -> int:
        """How many cards of today's deck lie face down."""
        return len(self.deck) - self.drawn


def tth(g: State) -> Trekking:
    """The position as one of this game."""
    assert isinstance(g, Trekking), f"{type(g).__name__} is no position of Trekking Through History"
    return g
