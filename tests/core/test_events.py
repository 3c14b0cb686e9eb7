"""Events: who learns what."""

from core.played import fresh
from quirebox.core.event import NOBODY, Event
from quirebox.testkit.mill import GAME

NAMES = ("Ann", "Bob")


def test_a_public_fact_is_seen_by_everybody() -> None:
    event = Event("gain", 0, (1, 2), NOBODY, False)
    assert all(event.seen(viewer) is event for viewer in (NOBODY, 0, 1))


def test_the_numbers_of_a_private_fact_are_seen_by_one_player() -> None:
    event = Event("draw", 0, (2,), 0, True)
    assert event.seen(0) is event
    for viewer in (1, NOBODY):
        seen = event.seen(viewer)
        assert (seen.kind, seen.player, seen.args, seen.hidden, seen.reveals) == ("draw", 0, (), True, True)
        assert repr(seen) == "draw p0 ?"


def test_the_log_hides_what_others_draw() -> None:
    match = fresh()
    draw = next(event for event in match.play("place guild") if event.kind == "draw")
    card = GAME.eyes.view(match.g, 0)["seats"][0]["hand"][-1]
    assert GAME.voice.sentence(match.g.box, draw, 0, NAMES) == f"Ann draws the {card}."
    assert {GAME.voice.sentence(match.g.box, draw, viewer, NAMES) for viewer in (1, NOBODY)} == {"Ann draws a card."}


def test_with_open_hands_everybody_reads_what_is_drawn() -> None:
    match = fresh(hands="open")
    draw = next(event for event in match.play("place guild") if event.kind == "draw")
    assert len({GAME.voice.sentence(match.g.box, draw, viewer, NAMES) for viewer in (0, 1, NOBODY)}) == 1


def test_nobody_listens_to_a_copy() -> None:
    match = fresh()
    twin = match.g.copy()
    twin.apply(twin.options[1])
    assert twin.events is None
