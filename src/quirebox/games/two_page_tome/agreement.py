"""What is agreed before a game: the options, and what they mean in an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from quirebox.core.errors import UnfitOption
from quirebox.core.game import Option
from quirebox.core.plain import Node
from quirebox.games.two_page_tome.box import TomeBox
from quirebox.games.two_page_tome.hexes import Map, Patterns

NO_BEST: Final = -1  # no best score is known
NAMELESS: Final = "none"  # no world has a name
BETWEEN: Final = ";"  # the names of two worlds
LONGEST: Final = 30  # a name
FORBIDDEN: Final = "[]{}<>\\"  # signs that mean something where names are shown
LEFT_OUT: Final[dict[str, str]] = {"easy": "red", "hard": "green", "normal": ""}  # corners, by deck (TPT-SETUP-7)
RULE_FIRST: Final[dict[str, str]] = {"yes": "as the rules say", "no": "an experiment"}
EXPERIMENT: Final[dict[str, str]] = {"no": "as the rules say", "yes": "an experiment"}
SEATS: Final[dict[str, str]] = {
    str(seat): f"{place} seat" for seat, place in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"))
}
OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "map",
        "Map",
        {
            "M1": "The Open Page (easy)",
            "M2": "The Torn Page (standard)",
            "M3": "Scattered Leaves (hard)",
            "M4": "The Long Spine (expert)",
        },
        free="the id of a map of the edition",
    ),
    Option(
        "deck",
        "Summoning deck, with 2 to 6 players",
        {"normal": "all cards", "easy": "no red corners", "hard": "no green corners"},
    ),
    Option(
        "solo",
        "Summoning deck of a player alone",
        {"yellow": "only yellow corners", "green": "only green corners", "red": "only red corners"},
    ),
    Option(
        "exotics",
        "Exotic locations",
        {"normal": "open to everybody to the end", "competitive": "close after the round of the first claim"},
    ),
    Option("first", "First player", {"random": "drawn by lot", **SEATS}),
    Option(
        "best",
        "Best score of a player alone so far",
        {"none": "only the goal of the rulebook counts"},
        free="a whole number",
    ),
    Option(
        "worlds",
        "Names of the worlds",
        {NAMELESS: "they have none"},
        free="a name for each world, in the order of the seats, separated by semicolons",
    ),
    Option("mirror", "Patterns may be mirrored", EXPERIMENT),
    Option("cliffs_help", "Cliffs count for Castles and Villages", RULE_FIRST),
    Option("inland_cliffs", "Cliffs may stand on hexes without mist", EXPERIMENT),
    Option("chain", "A card drawn in Restore can be scored in it", RULE_FIRST),
    Option(
        "solo_rest",
        "Alone, declining refreshes",
        {"each": "at each symbol, as the rules say", "both": "only if both are declined: an experiment"},
    ),
)
FIRST_OPTIONS: Final = tuple(option for option in OPTIONS if option.id != "worlds")  # those of version 1
FIRST_VERSION: Final = 1  # in which a player who rests has to end the move before
ALONE: Final = ("solo", "solo_rest", "best")  # options for one player only


@final
class Agreement:
    """What was agreed before the game; shared by all positions of it."""

    def __init__(
        self,
        options: dict[str, str],
        map: Map,
        patterns: Patterns,
        deck: list[int],
        cliff_hexes: int,
        competitive: bool,
        cliffs_help: bool,
        chain: bool,
        rest_at_once: bool,
        best: int,
        worlds: list[str],
        rest_early: bool,
    ) -> None:
        self.options = options  # as they were said
        self.map = map
        self.patterns = patterns
        self.deck = deck  # the cards in use
        self.cliff_hexes = cliff_hexes  # where Cliffs can stand
        self.competitive = competitive  # exotic locations close (TPT-VAR-1)
        self.cliffs_help = cliffs_help  # Cliffs count for Castles and Villages (TPT-FILL-8)
        self.chain = chain  # a card drawn in Restore can be scored in it (TPT-RST-10)
        self.rest_at_once = rest_at_once  # alone, declining one symbol refreshes (TPT-SOLO-6)
        self.best = best  # a player's best score alone so far, or NO_BEST
        self.worlds = worlds  # their names, by seat; "" for one without (TPT-SETUP-12)
        self.rest_early = rest_early  # a player may rest where they could walk, without being asked once more


def check_options(options: Mapping[str, str], players: int) -> None:
    """Raise UnfitOption where values do not fit each other, the number of players, or the free form."""
    first, best = options["first"], options["best"]
    if players == 1:
        check_alone(options)
    else:
        check_together(options, players)
    if first != "random" and first not in map(str, range(players)):
        raise UnfitOption("first", first, "TPT-SETUP-6", f"use 'random' or a seat from 0 to {players - 1}")
    check_worlds(options.get("worlds", NAMELESS), players)
    if best != "none" and not (best.isascii() and best.isdigit()):
        raise UnfitOption("best", best, "TPT-SOLO-10", "use 'none' or a whole number")


def world_names(said: str, players: int) -> list[str]:
    """The name of every seat's world, "" for one without."""
    named = [] if said == NAMELESS else [name.strip() for name in said.split(BETWEEN)]
    return (named + [""] * players)[:players]


def check_worlds(said: str, players: int) -> None:
    """What worlds cannot be called."""
    names = said.split(BETWEEN)
    if len(names) > players:
        raise UnfitOption("worlds", said, "TPT-SETUP-12", f"use at most {players} names, one for each seat")
    for name in names:
        if not name.isprintable() or len(name.strip()) > LONGEST or any(sign in FORBIDDEN for sign in name):
            remedy = f"use at most {LONGEST} letters, digits, spaces and simple signs for a name"
            raise UnfitOption("worlds", name[:LONGEST], "TPT-SETUP-12", remedy)


def check_alone(options: Mapping[str, str]) -> None:
    """What one player cannot agree on."""
    if options["exotics"] == "competitive":
        raise UnfitOption("exotics", "competitive", "TPT-VAR-4", "for one player use 'normal'")
    if options["deck"] != "normal":
        remedy = "one player plays with one colour; use the option solo"
        raise UnfitOption("deck", options["deck"], "TPT-SOLO-2", remedy)


def check_together(options: Mapping[str, str], players: int) -> None:
    """What several players cannot agree on."""
    usual = {option.id: option.default for option in OPTIONS}
    for name in ALONE:
        if options[name] != usual[name]:
            remedy = f"it is for a player alone, not for {players}; leave it at {usual[name]!r}"
            raise UnfitOption(name, options[name], "TPT-SOLO-1", remedy)


def first_version(box: TomeBox) -> bool:
    """Whether the box is played with as in version 1 of the game."""
    return box.game is not None and box.game.version == FIRST_VERSION


def saved_options(box: TomeBox, data: Node, players: int) -> dict[str, str]:
    """The options of a saved game; those that are not saved have their usual values."""
    known = FIRST_OPTIONS if first_version(box) else OPTIONS
    data.only(*[option.id for option in known])
    options = {option.id: option.default for option in known}
    for option in known:
        if data.has(option.id):
            said = data[option.id]
            options[option.id] = said.text() if option.free else said.one_of(option.values)
    check_options(options, players)
    return options


def agreement(box: TomeBox, players: int, options: Mapping[str, str]) -> Agreement:
    """What the options mean in this edition."""
    ids = [map.id for map in box.maps]
    if options["map"] not in ids:
        raise UnfitOption("map", options["map"], "TPT-SETUP-1", f"this edition has: {', '.join(ids)}")
    i = ids.index(options["map"])
    map = box.maps[i]
    return Agreement(
        dict(options),
        map,
        box.mirroring[i] if options["mirror"] == "yes" else box.turning[i],
        deck_in_use(box, players, options),
        map.all if options["inland_cliffs"] == "yes" else map.coast,
        options["exotics"] == "competitive",
        options["cliffs_help"] == "yes",
        options["chain"] == "yes",
        options["solo_rest"] == "each",
        NO_BEST if options["best"] == "none" else int(options["best"]),
        world_names(options.get("worlds", NAMELESS), players),
        not first_version(box),
    )


def deck_in_use(box: TomeBox, players: int, options: Mapping[str, str]) -> list[int]:
    """The summoning cards that are played with (TPT-SETUP-7, TPT-SOLO-2)."""
    corners = [card.corner for card in box.cards]
    if players == 1:
        return [c for c in range(len(corners)) if corners[c] == options["solo"]]
    return [c for c in range(len(corners)) if corners[c] != LEFT_OUT[options["deck"]]]
