"""What is said at the table is true and whole."""

from __future__ import annotations

import re

from quirebox.core.event import NOBODY
from quirebox.core.rng import Rng
from quirebox.games.history_of_the_book import GAME
from quirebox.games.history_of_the_book.box import HistoryBox
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.telling.draw import draw
from quirebox.games.history_of_the_book.telling.effects import card_words, event_words
from quirebox.games.history_of_the_book.telling.signs import signs
from quirebox.games.history_of_the_book.view import event_face
from quirebox.words import speech
from quirebox.words.told import caution, phrase, question, sentence

from .positions import position

CODE = re.compile(r"\b[GISFEAX]\d\d(?:[abcd]|-\d)\b|[+>-][GISFEA]\d|\b(?:LIT|REL|SCI|PHI|HIS|ART|MVB)\b")
NAMES = ["Germany", "Italy", "Spain", "France"]
SET_15 = "X15a", "X15b", "X15c", "X15d"
TITLES_15 = "Theoricae novae planetarum", "Kalendarium", "Bamberger Rechenbuch", "Behende und hüpsche Rechenung"


def auctioned(*facts: str) -> HistoryPosition:
    """The German mathematics of the 15th century are under the hammer."""
    return position(4, "p0 credits=4", "p0 event=G15-3", "p1 credits=5", "p2 credits=6", *facts, "event=p0")


def drawn(g: HistoryPosition) -> str:
    """The table in a terminal, as Italy sees it."""
    return "\n".join(line for part in draw(g, 1, NAMES, speech(GAME).tell) for line in part.lines)


def told(g: HistoryPosition, *texts: str) -> list[str]:
    """What is said while these actions are played."""
    g.events = []
    for text in texts:
        g.attempt(g.box.space.find(text))
    return [sentence(GAME, g, event, NOBODY, NAMES) for event in g.events]


def test_the_whole_lot_is_shown_while_it_is_auctioned() -> None:
    g = auctioned()
    lot = GAME.eyes.view(g, 1)["auction"]
    assert isinstance(lot, dict)
    assert lot["books"] == [*SET_15]
    assert (lot["country"], lot["genre"]) == ("Germany", "SCI")
    shown = drawn(g)
    assert all(f"{title}, Science\u00a01*, " in shown for title in TITLES_15) and not any(id in shown for id in SET_15)
    assert "(four books: Germany, Science)" in shown
    assert shown.count("* a book from an auction") == 2  # beside the lot, and in the player aid
    assert "(four books: Germany, Science)" in question(GAME, g, NAMES)


def test_a_set_under_the_hammer_is_not_said_to_be_waiting() -> None:
    g = auctioned()
    assert "may still be released" not in drawn(g)
    assert state_of_first_set(g) == "auctioned"
    g.attempt(g.box.space.find("amount 4"))
    g.attempt(g.box.space.find("pass"))
    assert state_of_first_set(g) == "released"
    assert state_of_first_set(position(3, "collect=p0")) == "waiting"


def state_of_first_set(g: HistoryPosition) -> object:
    """What has become of the set of the 15th century."""
    sets = GAME.eyes.view(g, 0)["sets"]
    assert isinstance(sets, list) and isinstance(sets[0], dict)
    return sets[0]["state"]


def test_a_book_that_must_be_offered_is_the_whole_lot() -> None:
    g = position(3, "round=2", "p0 shelf=G15a,G15b", "p1 credits=9", "luck=C05", "chance=p0")
    lot = GAME.eyes.view(g, 1)["auction"]
    assert isinstance(lot, dict)
    assert lot["books"] == ["G15a"]
    assert "Biblia Latina" in drawn(g).split("Under the hammer:")[1]


def test_a_chance_card_without_effect_says_so() -> None:
    for card in ("C01", "C04", "C05", "C06", "C10", "C11", "C23", "C25"):  # a country that has nothing draws it
        g = position(3, "round=2", "p1 credits=5", f"luck={card}", "collect=p1")
        assert "The card has no effect on Germany." in told(g, "force Germany"), card
    for card in ("C09", "C14", "C16", "C24"):
        g = position(3, "round=2", "p1 credits=5", f"luck={card}", "collect=p1")
        assert "no effect" not in " ".join(told(g, "force Germany")), card


def test_a_line_about_a_country_that_is_not_seated_says_so() -> None:
    g = position(3, "round=6", "collect=p0")
    g.events = []
    (card,) = [card for card in g.printed.event if card.id == "G20-2"]  # -G2, +A1
    card.lines[1].happen(g, 0)
    assert [event.kind for event in g.events] == ["not seated"]


def test_a_seventh_book_of_a_label_begins_another_collection() -> None:
    six = "S16b,I17b,S18b,F19a,A15a,A15b"  # six books of history
    g = position(3, "round=6", "p0 credits=5", f"p0 shelf={six}", "collect=p0")
    said = phrase(GAME, g, g.printed.book[[t.id for t in g.printed.titles].index("G15b")])
    assert "another History & Travel 1 of 6" in said and "7 of 6" not in said
    seats = GAME.eyes.view(g, 0)["seats"]
    assert isinstance(seats, list) and isinstance(seats[0], dict)
    assert all(bar["have"] <= bar["size"] for bar in seats[0]["progress"])  # type: ignore[index, union-attr, call-overload, operator]


def test_a_chance_card_says_what_its_effect_does() -> None:
    box = GAME.box("house1")
    assert isinstance(box, HistoryBox)
    said = {card.name: speech(GAME).tell(card_words(made)) for card, made in zip(box.chances, box.chance, strict=True)}
    assert said["Budget cut"] == "Pay 2 credits."
    assert said["Disaster in the stacks"] == "Remove the 2 unlocked books that you acquired last (or the only one)."
    assert said["Recalled purchase"] == "Return the unlocked book that you acquired last to the market. Gain 1 credit."
    assert said["Leaking roof"].startswith("Choose one of two. Pay 2 credits, if you have them. Or: Return")


def test_an_event_says_what_its_lines_do() -> None:
    box = GAME.box()
    assert isinstance(box, HistoryBox)
    (card,) = [card for card in box.event if card.id == "S15-4"]
    lines = [speech(GAME).tell(line) for line in event_words(box, card)]
    assert lines == ["1 credit from the Americas to Spain", "1 credit for Spain"]
    assert [speech(GAME, "de").tell(line) for line in event_words(box, card)] == [
        "1 Kredit von Amerika an Spanien",
        "1 Kredit für Spanien",
    ]
    shown = event_face(box, box.event.index(card))["lines"]
    assert [(line["payer"], line["receiver"], line["n"]) for line in shown] == [
        ("Americas", "Spain", 1),
        (None, "Spain", 1),
    ]


def test_books_of_one_title_are_told_apart() -> None:
    g = position(3, "round=2", "p0 shelf=X16a,X16b", "collect=p0")
    said = [phrase(GAME, g, g.box.space.find(f"book {id}")) for id in ("X16a", "X16b")]
    assert said == ["sell “Opera (Aldine octavo)” by Virgil for 1 credit", said[0].replace("Virgil", "Horace")]


def test_an_offer_is_said_item_by_item_in_words() -> None:
    g = position(3, "round=2", "p0 shelf=G15a,A15b", "p0 credits=3", "p1 shelf=F15a", "collect=p0")
    told(g, "trade Italy", "book G15a", "book F15a", "give credits", "amount 1")
    assert question(GAME, g, NAMES) == (
        "What do you offer Italy? So far: “Biblia Latina (42-line or Gutenberg Bible)” and 1 credit for "
        "“Croniques de France (Grandes Chroniques)”."
    )
    assert told(g, "submit")[-1].startswith("Germany offers Italy: “Biblia Latina")


def test_everything_printed_is_known_in_german() -> None:
    """Books, sets, events and chance cards of all printings."""
    german = speech(GAME, "de").printed
    for game in (GAME, *GAME.earlier):
        box = game.box()
        assert isinstance(box, HistoryBox)
        books = [text for b in box.titles for text in (b.title, b.author, b.place, b.printer, b.why)]
        cards = [card.text for card in box.event] + [text for card in box.chances for text in (card.name, card.text)]
        names = [lot.title for lot in box.sets] + [country.name for country in box.countries]
        assert [text for text in (*books, *cards, *names) if text not in german] == []


def test_no_id_of_a_book_or_an_event_is_ever_said() -> None:
    """Random games of all numbers of players, every question, phrase and sentence."""
    for seed, players in enumerate(range(3, 7)):
        g, rng = GAME.new(players, seed, {"talks": "all", "owed_books": "yes"}), Rng(seed)
        g.events = []
        while not g.over():
            said = [question(GAME, g), *(phrase(GAME, g, option) for option in g.options)]
            g.apply(g.options[rng.below(len(g.options))])
            said += [sentence(GAME, g, event, NOBODY, NAMES * 2) for event in g.events]
            g.events = []
            assert not [line for line in said if CODE.search(line)], said


def test_signs_tell_the_same_numbers_as_words() -> None:
    box = GAME.box()
    assert isinstance(box, HistoryBox)
    for card, effect in zip(box.chances, box.chance, strict=True):
        said = speech(GAME, "en").tell(card_words(effect))
        for sign in signs(effect):
            for n in (sign.get("n", 1), sign.get("most", 1), *sign.get("prizes", [])):
                assert n == 1 or str(n) in said, (card.name, said, sign)


def test_a_negotiation_in_which_no_offer_is_possible_is_cautioned_against() -> None:
    """HOB-TRADE-3: credits go one way only; who has a book can offer it."""
    credits = "p0 credits=1", "p1 credits=7"
    for books, cautioned in (((), True), (("p0 shelf=G15a",), False)):
        g = position(3, *credits, *books, "round=2", "collect=p0")
        trade = g.box.space.find("trade Italy")
        assert trade in g.options
        assert caution(GAME, g, trade, NAMES).startswith("You both have only credits") == cautioned
