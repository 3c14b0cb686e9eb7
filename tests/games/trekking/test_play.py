"""What scenarios and conformance kit do not reach: streams of chance, secrets, known cards, the timeline, saved
positions, strength of the bots."""

import json

import pytest

from quirebox.bots.bot import Budget, Sight
from quirebox.bots.greedy import Greedy
from quirebox.bots.random import Random
from quirebox.core.errors import QuireError, SaveError, WrongPlayers
from quirebox.core.event import Event
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import draw, game
from quirebox.games.trekking import kit
from quirebox.games.trekking.box import years_between
from quirebox.games.trekking.invariants import itinerary_points
from quirebox.games.trekking.position import TrekkingPosition
from quirebox.words import speech, told

TREKKING = game("trekking")
NAMES = ("Ann", "Bob", "Cyd", "Dee")


def position(g: State) -> TrekkingPosition:
    assert isinstance(g, TrekkingPosition)
    return g


def new(players: int, seed: int = 1, **options: str) -> TrekkingPosition:
    return position(TREKKING.new(players, seed, options))


def given(g: TrekkingPosition, p: int, **facts: str) -> None:
    for name, value in facts.items():
        kit.given(g, p, name, value)


def test_a_card_that_a_scenario_brings_changes_no_card_of_the_edition() -> None:
    g = position(TREKKING.new(2, 3))
    printed = g.printed
    before = [card.numbers for card in printed.cards]
    given(g, -1, row="-9000/2/IG,868,-776,105,1206,-400")
    assert g.printed is not printed
    assert [card.numbers for card in printed.cards] == before


def act(g: TrekkingPosition, *texts: str) -> None:
    for text in texts:
        g.attempt(g.box.space.find(text))


def turn(g: TrekkingPosition) -> None:
    kit.given(g, -1, "turn", "next")
    g.push(g.waiting)
    g.settle()


@pytest.mark.parametrize(
    ("earlier", "later", "years"), [(1206, 1206, 0), (-776, -447, 329), (1429, 1522, 93), (-1, 1, 1), (-100, 51, 150)]
)
def test_there_is_no_year_0(earlier: int, later: int, years: int) -> None:
    assert years_between(earlier, later) == years


def test_no_option_changes_the_decks_the_hands_or_the_stack() -> None:
    plain = new(3, 7)
    for options in (
        {"time_warps": "on"},
        {"random_itineraries": "on"},
        {"crystal_supply": "16"},
        {"token_supply": "80"},
    ):
        g = new(3, 7, **options)
        assert (g.deck, g.later, g.order, g.family) == (plain.deck, plain.later, plain.order, plain.family)
        assert [seat.hand for seat in g.seats] == [seat.hand for seat in plain.seats]


def test_five_players_are_too_many() -> None:
    with pytest.raises(WrongPlayers, match="Trekking Through History is for 1 to 4 players, not 5"):
        TREKKING.new(5, 1)


def test_nobody_sees_a_selection_before_all_are_revealed() -> None:
    """TTH-S26: no matter which Itinerary a player selects, all others see the same table until the last selection."""
    seen = set()
    for choice in range(4):
        g = new(3)
        act(g, f"itinerary {choice}")
        seen.add(json.dumps([TREKKING.eyes.view(g, viewer) for viewer in (1, 2, -1)]))
    assert len(seen) == 1


def test_two_views_differ_only_in_the_hands() -> None:
    """Invariant 21."""
    g = new(2)
    act(g, "itinerary 0", "itinerary 1")
    playout(g, Rng(1), 20)
    views = [TREKKING.eyes.view(g, p) for p in range(2)]
    for view in views:
        players = view["players"]
        assert isinstance(players, list)
        for shown in players:
            assert isinstance(shown, dict)
            shown.pop("hand", None)
            shown.pop("choice", None)
    assert views[0] == views[1]


def test_everybody_knows_what_new_timetable_put_under_the_deck() -> None:
    """TTH-S28: in every imagined position the returned cards follow the unseen ones, in the known order."""
    g = new(2, time_warps="on")
    given(g, -1, warp="TA10", stack="p1,p0")
    turn(g)
    row = g.row[:]
    act(g, "warp")
    assert g.known == 6
    rng = Rng(5)
    orders = set()
    for _ in range(8):
        h = position(TREKKING.eyes.imagine(g, 0, rng))
        assert h.deck[-6:] == row
        assert h.row == g.row
        orders.add(tuple(h.deck[h.drawn : -6]))
    assert len(orders) > 1
    deck = TREKKING.eyes.view(g, 1)["deck"]
    assert isinstance(deck, dict)
    assert deck["bottom"] == [g.printed.cards[c].id for c in row]


def test_known_cards_that_were_drawn_are_no_longer_at_the_bottom() -> None:
    g = new(2, time_warps="on")
    given(g, -1, warp="TA10", stack="p1,p0")
    turn(g)
    act(g, "warp")
    g.drawn = len(g.deck) - 2
    deck = TREKKING.eyes.view(g, 0)["deck"]
    assert isinstance(deck, dict)
    assert deck["left"] == 2
    assert deck["unseen"] == []
    assert deck["bottom"] == [g.printed.cards[c].id for c in g.deck[-2:]]


def test_the_third_warp_is_unknown_on_the_first_day_only() -> None:
    g = new(2, time_warps="on")
    rng = Rng(5)
    assert len({position(TREKKING.eyes.imagine(g, 0, rng)).warps[2] for _ in range(40)}) > 5
    given(g, -1, day="2")
    assert {position(TREKKING.eyes.imagine(g, 0, rng)).warps[2] for _ in range(10)} == {g.warps[2]}


def test_the_timeline_shows_what_extends_and_what_collapses() -> None:
    g = new(2)
    given(g, -1, stack="p1,p0", row="868,-776,105,1206,1599,-400")
    given(g, 0, trek="-447,80")
    turn(g)
    lines = draw(TREKKING, g, 0, NAMES, speech(TREKKING).tell).splitlines()
    assert "  trek 447 BCE > 80 CE" in lines
    row = next(line for line in lines if line.startswith("  row "))
    assert row == (
        "  row [red]776 BCE[/](1)  [red]400 BCE[/](5) end it < [bold reverse] 80 CE [/] > extend it "
        "[green]105 CE[/](2)  [green]868 CE[/](0)  [green]1206[/](3)  [green]1599[/](4)"
    )


def test_a_choice_says_hours_landing_hour_tokens_and_points_at_once() -> None:
    g = new(2)
    given(g, -1, stack="p1,p0", row="868,-776,105/2/IG,1206,1994/5/PPPPIW,-400")
    given(g, 0, itinerary="D", columns="P2E2I1G1", trek="-447,80", hour="10", crystals="3")
    given(g, 1, hour="11")
    turn(g)
    phrases = [told.phrase(TREKKING, g, action) for action in g.options]
    assert phrases[2] == (
        "Somewhere (105 CE): 1 Innovation, 1 Progress and 1 Event; extends the trek to 3 cards (+2); "
        "2 hours to twelve o’clock, 7 points"
    )
    assert phrases[4] == (
        "Somewhere (1994): 4 Person, 1 Innovation, 1 Wild and 1 Progress; extends the trek to 3 cards (+2); "
        "5 hours to twelve o’clock (3 lost), 11 points, 3 Person lost"  # the Wild can only go to the Events
    )
    assert "; ends the trek of 2 cards, worth 1;" in phrases[1]
    act(g, "take 2")
    assert [told.phrase(TREKKING, g, action) for action in g.options] == [
        "No crystal: 2 hours to twelve o’clock, punctually: +3",
        "1 crystal: 1 hour to 11 o’clock",
    ]


@pytest.mark.parametrize("options", [{}, {"time_warps": "on"}])
@pytest.mark.parametrize("seed", range(12))
def test_the_log_alone_gives_the_same_clock_treks_and_score(seed: int, options: dict[str, str]) -> None:
    """Invariants 8, 10, 13, 14, 18 and 19: what is told suffices to keep every player's account."""
    players = 2 + seed % 3
    g, rng = new(players, seed, **options), Rng(seed)
    log = Log(players)
    while not g.over():
        g.events = []
        g.apply(g.options[rng.below(len(g.options))])
        for event in g.events:
            log.hear(event)
        assert log.track == [seat.track() for seat in g.seats]
        for p, seat in enumerate(g.seats):
            if seat.plan.id:
                assert seat.experience - log.before_today[p] == itinerary_points(seat)
    worth = g.printed.trek_worth
    for p in range(players):
        assert log.track[p] + g.seats[p].crystals + sum(worth(n) for n in log.collapsed[p]) == g.scores()[p]
        assert log.collapsed[p] == [len(trek) for trek in g.seats[p].collapsed]
        assert sum(log.collapsed[p]) == log.taken[p] - log.dropped[p]


class Log:
    """The account of a listener who only hears what is told."""

    def __init__(self, players: int) -> None:
        self.hour, self.turns = [0] * players, [0] * players
        self.track, self.taken, self.dropped = [0] * players, [0] * players, [0] * players
        self.collapsed: list[list[int]] = [[] for _ in range(players)]
        self.experience, self.before_today = [0] * players, [0] * players
        self.days_punctual: set[tuple[int, int]] = set()
        self.day = 0

    def hear(self, event: Event) -> None:
        p, a = event.player, event.args
        if event.kind == "day":
            self.day, self.hour, self.turns = a[0], [0] * len(self.hour), [0] * len(self.hour)
            self.before_today = self.experience[:]
        elif event.kind == "move":
            assert a[1] == self.hour[p] < a[2] <= 12
            self.hour[p] = a[2]
            self.turns[p] += 1
            assert self.turns[p] <= 12
        elif event.kind == "token":
            self.track[p] += a[3] + a[4]
            self.experience[p] += a[3] + a[4]
        elif event.kind == "punctual":
            assert (p, self.day) not in self.days_punctual
            self.days_punctual.add((p, self.day))
            self.track[p] += a[0]
        elif event.kind == "points":
            self.track[p] += a[0]
        elif event.kind == "trek":
            self.taken[p] += 1
        elif event.kind == "drop":
            self.dropped[p] += 1
        elif event.kind == "collapse":
            self.collapsed[p].append(a[0])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (
            lambda data: data["position"]["seats"][0].update(hour=13),
            "seats.*hour: found 13; use a whole number from 0 to 12",
        ),
        (lambda data: data["position"].pop("supply"), "the field 'supply' is missing"),
        (lambda data: data["agenda"].append(["Spend", 0, 99]), "cannot read the step"),
        (lambda data: data["agenda"].append(["Choose", -1]), "none of them can be negative"),
        (lambda data: data["agenda"].append(["Nap", 1]), "no step 'Nap'"),
        (lambda data: data["agenda"].append(["Board", 0, 0]), "no step 'Board'"),
    ],
)
def test_a_damaged_save_is_refused(change, complaint) -> None:  # type: ignore[no-untyped-def]
    data = json.loads(json.dumps(TREKKING.save(new(2))))
    change(data)
    with pytest.raises(QuireError, match=complaint):
        TREKKING.load(data)


def test_a_save_of_another_version_is_refused() -> None:
    data = TREKKING.save(new(2))
    data["version"] = 99
    with pytest.raises(SaveError, match="version 99"):
        TREKKING.load(data)


@pytest.mark.parametrize("first", [0, 1])
def test_greedy_beats_random(first: int) -> None:
    bots = [Greedy(), Random()] if first == 0 else [Random(), Greedy()]
    g, rng = new(2, 30 + first), Rng(first)
    while not g.over():
        g.apply(bots[g.actor()].choose(Sight(TREKKING, g, g.actor(), rng), Budget(iterations=300), rng).action)
    assert TREKKING.winners(g) == [first]
    assert g.scores()[first] > 80


def test_a_card_that_may_join_is_not_said_to_collapse_the_trek() -> None:
    g = new(2, time_warps="on")
    given(g, -1, warp="TU03", stack="p1,p0", row="1429,1405,105,1206,1599,-400")
    given(g, 0, trek="80,1522")
    turn(g)
    assert "may join the trek of 2 cards or end it" in told.phrase(TREKKING, g, g.options[0])
    assert "ends the trek of 2" in told.phrase(TREKKING, g, g.options[1])
    assert "may join" in draw(TREKKING, g, 0, NAMES, speech(TREKKING).tell)
