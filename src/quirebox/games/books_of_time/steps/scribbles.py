"""The solo mode: choosing challenges, and Scribbles taking pages (chapter 2.18)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import add, has
from quirebox.core.state import State
from quirebox.core.step import Judged, Step
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import HARD, SLOTS, Icon
from quirebox.games.books_of_time.challenges import judge, turn_of, watch
from quirebox.games.books_of_time.offer import reshuffle, restore
from quirebox.games.books_of_time.position import BooksOfTimePosition

ALONE: Final = 0  # the seat of the lone player
COLUMNS: Final = 3  # of the challenge board: one challenge from each
MOST_ICONS: Final = SLOTS + 1


@final
class ChooseChallenge(Judged):
    """Choose a challenge: one from each column, all of different tiers; a fourth in a hard game (BOT-SOLO-2,
    BOT-SOLO-3)."""

    def rule(self) -> str:
        return "BOT-SOLO-2"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.cells

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        cells = g.printed.challenges
        cell = cells[action.a]
        chosen = turn_of(g).chosen
        for c in chosen:
            same_column = cells[c].column == cell.column
            same_tier = cells[c].tier == cell.tier
            if len(chosen) < COLUMNS and (same_column or same_tier):
                return "BOT-SOLO-2"
            if len(chosen) == COLUMNS and same_column and same_tier:
                return "BOT-SOLO-3"
        return ""

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        solo = turn_of(g)
        solo.chosen.append(action.a)
        g.tell("challenge", self.player, (action.a,))
        if len(solo.chosen) < COLUMNS + (solo.difficulty == HARD):
            g.push(CHOOSE_CHALLENGE)
        else:
            watch(g)

    def data(self) -> list[int | str]:
        return ["ChooseChallenge"]


def icons(g: BooksOfTimePosition) -> list[Icon]:
    """What Scribbles takes in this round; in the last one, all (BOT-SOLO-4, BOT-SOLO-6)."""
    page = g.chronicle.right()
    return g.printed.last_icons if page == NONE else g.printed.chronicle[page].icons


def aim(g: BooksOfTimePosition, icon: Icon) -> int:
    """The slot an icon points at, SLOTS for the deck, NONE if there is no such page (BOT-SOLO-5)."""
    if icon.slot == SLOTS:
        return SLOTS if g.deck else NONE
    for slot in range(SLOTS):
        number = g.offer[slot]
        if number == NONE:
            continue
        page = g.printed.pages[number]
        if icon.slot == slot or icon.type == page.type or (icon.symbol != NONE and icon.symbol == page.symbol):
            return slot
    return NONE


def snatch(g: BooksOfTimePosition, slot: int) -> None:
    """Scribbles takes a page out of the game; the offer stays as it is until all icons are resolved (BOT-SOLO-7,
    BOT-SOLO-8)."""
    page = g.deck.pop() if slot == SLOTS else g.offer[slot]
    turn_of(g).pile.append(page)
    g.tell("scribbles", NOBODY, (page, slot))
    if slot < SLOTS:
        g.offer[slot] = NONE
    elif g.deck:
        g.reveal("top", NOBODY, (g.deck[-1],))
    elif g.discard:
        reshuffle(g)
    judge(g)


@final
class Scribbles(Step):
    """Scribbles resolves one icon, then the next; at last the offer is refilled (BOT-SOLO-4 to BOT-SOLO-8)."""

    def __init__(self, k: int) -> None:
        super().__init__(NOBODY)
        self.k = k

    def run(self, g: State) -> None:
        assert isinstance(g, BooksOfTimePosition)
        todo = icons(g)
        if self.k == len(todo):
            turn_of(g).safe = 0
            restore(g)
            return
        g.push(SCRIBBLES[self.k + 1])
        slot = aim(g, todo[self.k])
        if slot == NONE or has(turn_of(g).safe, slot):  # nothing there, or protected (BOT-SOLO-9)
            return
        if slot != SLOTS and g.seats[ALONE].file:
            g.push(BLOCKS[slot])
        else:
            snatch(g, slot)

    def data(self) -> list[int | str]:
        return ["Scribbles", self.k]


@final
class Block(Step):
    """The player may spend a File to keep a page in the offer (BOT-SOLO-9)."""

    def __init__(self, player: Player, slot: int) -> None:
        super().__init__(player)
        self.slot = slot

    def rule(self) -> str:
        return "BOT-SOLO-9"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        return g.printed.actions.blocks

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "skip":
            snatch(g, self.slot)
            return
        solo = turn_of(g)
        seat = g.seats[self.player]
        seat.file -= 1
        seat._looks = b""
        solo.file_used += 1
        solo.safe = add(solo.safe, self.slot)
        g.tell("block", self.player, (g.offer[self.slot], self.slot))

    def data(self) -> list[int | str]:
        return ["Block", self.slot]


CHOOSE_CHALLENGE: Final = ChooseChallenge(ALONE)
SCRIBBLES: Final = [Scribbles(k) for k in range(MOST_ICONS + 1)]
BLOCKS: Final = [Block(ALONE, slot) for slot in range(SLOTS)]
