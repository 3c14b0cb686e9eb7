"""An ability whose advance gives another choice, and that one a page, is one chain: savable, searchable and explained
at every link."""

from quirebox.core.event import Event
from quirebox.core.message import read
from quirebox.core.state import State
from quirebox.games.books_of_time import GAME
from quirebox.games.books_of_time.kit import fact, given
from quirebox.words import speech, told

LINES = ["activate", "book T", "ability right", "track I", "benefit", "track S", "benefit", "offer 2", "ability left"]
THEN = [
    "",  # activate: which book?
    "",  # the two faces of Trade
    "the other ability and turn Trade",  # adv *
    "the other ability and turn Trade",  # level III of Industry: benefit or objective
    "the other ability and turn Trade",  # its benefit: adv * again
    "the other ability and turn Trade",  # level II of Science
    "the other ability and turn Trade",  # its benefit: 1 Paper, take 1
    "",  # back to the faces of Trade
    "",
]


def nested() -> State:
    """Trade shows `1 Pen` and `1 Paper => adv *`; the Industry track is about to give another advance."""
    g = GAME.new(2, 1)
    for name, value in (("turn", "p0"), ("right", "C14")):
        given(g, -1, name, value)
    for name, value in (("stock", "0/1/0/10"), ("trade", "T-I,T-II@1"), ("levels", "1,2,0")):
        given(g, 0, name, value)
    g.options = g.waiting.options(g)
    return g


def act(g: State, line: str) -> list[Event]:
    g.events = []
    g.attempt(g.box.space.find(line))
    return g.events


def test_the_question_says_what_is_still_to_come() -> None:
    g = nested()
    for line, then in zip(LINES[:-1], THEN, strict=False):
        act(g, line)
        asked, _, coming = told.question(GAME, g).partition(" Then: ")
        assert asked.endswith(("?", ".")) and coming.rstrip(".") == then, (line, asked)
        chain = GAME.eyes.view(g, 1)["chain"]
        assert isinstance(chain, list) and " and ".join(speech(GAME).tell(read(one)) for one in chain) == then


def test_every_link_can_be_saved_copied_and_played_on_to_the_same_end() -> None:
    g = nested()
    ends = set()
    for i, line in enumerate(LINES):
        for twin in (g.copy(), GAME.load(GAME.save(g))):
            for rest in LINES[i:]:
                act(twin, rest)
            ends.add(str(GAME.form.pack(twin)))
        act(g, line)
    assert len(ends) == 1
    assert fact(g, 0, "stock") == "1/1/0/10"
    assert fact(g, 0, "levels") == "2,3,0"


def test_the_events_of_an_option_tell_what_it_gains() -> None:
    g = nested()
    for line in LINES[:2]:
        act(g, line)
    heard = [told.sentence(GAME, g, event, 0, ["Ann", "Bob"]) for event in act(g.copy(), "ability left")]
    assert heard == ["Ann uses Trade I: 1 Pen.", "Ann gains 1 Pen."]
