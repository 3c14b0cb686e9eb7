"""Every action of the game, in a fixed order, and the lists of them that decisions offer."""

from __future__ import annotations

from quire.core.action import Action
from quire.games.books_of_time.library import CELLS, HAND, SECTIONS, SLOTS, TYPES, Library

MAINS = ("activate", "write", "close", "draw", "advance", "turn")
SIDES = ("left", "right")
LETTERS = "SIT"
MOST_FILES = 3  # in place of Pens, or of Paper, in one payment


def add_actions(library: Library, pages: list[str]) -> None:
    """Fill the space of a library whose symbols are known; pages are the ids of the regular ones."""
    add = library.space.add
    library.picks = [add("pick", i, text=f"pick {i + 1}") for i in range(HAND)]
    library.mains = [add("main", i, text=name) for i, name in enumerate(MAINS)]
    library.events = [add("event", i, text=f"event {side}") for i, side in enumerate(SIDES)]
    library.end_turn = add("end", text="end turn")
    library.books = [add("book", t, text=f"book {LETTERS[t]}") for t in range(TYPES)]
    library.abilities = [add("ability", i, text=f"ability {side}") for i, side in enumerate(SIDES)]
    library.done = add("done")
    library.sections = [add("section", i, text=f"section {i + 1}") for i in range(SECTIONS)]
    library.offers = [add("offer", i, text=f"offer {i + 1}") for i in range(SLOTS)] + [add("offer", SLOTS, text="deck")]
    library.refreshes = [add("refresh", mask, text=f"refresh {slots(mask)}") for mask in range(1, 1 << SLOTS)]
    library.tracks = [add("track", t, text=f"track {LETTERS[t]}") for t in range(TYPES)]
    library.level_choices = [add("benefit"), add("objective")]
    library.stacks = [add("stack", t, text=f"stack {LETTERS[t]}") for t in range(TYPES)]
    library.tile_backs = [add("back", i, text=f"back {i + 1}") for i in range(2)]
    library.tokens = [add("token", i, text=f"token {library.symbols[i]}") for i in range(library.first_symbol[1])]
    library.tops = [add("top", i, text=f"top {name}") for i, name in enumerate(("VP", "Pen", "Paper"))]
    library.recovers = [add("recover", i, text=f"recover {code}") for i, code in enumerate(pages)]
    library.skip = add("skip")
    library.turnsets = [add("turnset", mask, text=f"turn {books(mask)}") for mask in range(1, 1 << TYPES)]
    library.blocks = [add("block"), library.skip]
    library.cells = [add("challenge", i, text=f"challenge {i}") for i in range(CELLS)]
    library.payments = [
        [add("files", a, b, f"files {a} {b}") for b in range(MOST_FILES + 1)] for a in range(MOST_FILES + 1)
    ]
    list_options(library)


def slots(mask: int) -> str:
    """The slots of a mask as digits."""
    return "".join([str(i + 1) for i in range(SLOTS) if mask >> i & 1])


def books(mask: int) -> str:
    """The types of a mask as letters."""
    return "".join([LETTERS[t] for t in range(TYPES) if mask >> t & 1])


def by_mask(actions: list[Action], after: list[Action]) -> list[list[Action]]:
    """For every bit mask, the actions it names and those that always follow."""
    return [[a for i, a in enumerate(actions) if mask >> i & 1] + after for mask in range(1 << len(actions))]


def list_options(library: Library) -> None:
    """Make the lists that decisions offer, once."""
    mains = library.mains
    for mask in range(1 << 5):
        turn = [event for i, event in enumerate(library.events) if mask >> i & 1]
        possible = [True, mask & 4, True, mask & 8, mask & 16, True]
        library.turn_options.append(turn + [main for main, can in zip(mains, possible, strict=True) if can])
    library.after_options = by_mask(library.events, [library.end_turn])
    library.ability_options = by_mask(library.abilities, [library.done])
    library.section_options = by_mask(library.sections, [])
    library.section_done = by_mask(library.sections, [library.done])
    library.section_skip = by_mask(library.sections, [library.skip])
    library.track_options = by_mask(library.tracks, [])
    library.track_done = by_mask(library.tracks, [library.done])
    library.draw_options = by_mask(library.offers, [])
    library.take_options = by_mask(library.offers[:SLOTS], [library.skip])
    for filled in range(1 << SLOTS):
        library.refresh_options.append([a for a in library.refreshes if not a.a & ~filled] + [library.skip])
    for mask in range(1 << (SLOTS + 1)):
        library.refresh_draw.append(library.draw_options[mask] + library.refresh_options[mask & 15][:-1])
