"""What is printed: projects, sets and supplies; and every action, with its lists of options by mask."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.effect import Effect
from quirebox.core.masks import first, has, subsets
from quirebox.games.scientia.slots import (
    FULL_TURN,
    PAIRS,
    PLACE,
    SLOTS,
    STACKS,
    TURNED,
    TURNINGS,
    UNFINISHED,
    slots_with,
)

FIELD_IDS: Final = ("physics", "chemistry", "biology", "astronomy")
PHYSICS: Final = 0
CHEMISTRY: Final = 1
BIOLOGY: Final = 2
ASTRONOMY: Final = 3
FIELDS: Final = 4
CLOSED: Final = 9  # the value of a field with four cubes (SCI-TECH-5)
ALL_FIELDS: Final[int] = first(FIELDS)  # as a mask
ALL_STACKS: Final[int] = first(STACKS)


def as_read(name: str) -> str:
    """`SOLAR ECLIPSE` as one reads it: Solar Eclipse; but DNA."""
    return name.title() if name.isupper() and len(name) > 3 else name


@final
class Project:
    """One side of a project card."""

    def __init__(
        self, number: int, field: int, name: str, korean: str, base: bool, caption: str, effect: Effect
    ) -> None:
        self.number = number
        self.field = field
        self.name = name  # in capitals, as on the card
        self.title = as_read(name)
        self.korean = korean
        self.base = base
        self.caption = caption
        self.effect = effect


NO_PROJECT: Final = Project(0, -1, "", "", False, "", Effect())  # of a number that the edition leaves free


@final
class ScientiaBox(Box):
    """The printed edition."""

    def __init__(
        self,
        edition: str,
        hash: str,
        rules: dict[str, str],
        projects: list[Project],
        cubes: dict[int, int],
        flasks: dict[int, int],
        fields: list[list[str]],
    ) -> None:
        super().__init__(edition, hash, rules)
        self.projects = projects  # by number - 1
        self.sets: dict[str, bytes] = {}  # projects by stack, as number - 1
        self.titles: dict[str, str] = {}  # of the sets
        self.incomplete: dict[str, list[int]] = {}  # sets that cannot be used: numbers that no project has
        self.cubes = cubes  # supplies by number of players
        self.flasks = flasks
        self.fields = fields  # id, short name, symbol
        self._enter_actions()
        self._list_options()

    def has_project(self, number: int) -> bool:
        """Whether the edition has a project of that number."""
        return 1 <= number <= len(self.projects) and self.projects[number - 1] is not NO_PROJECT

    def _enter_actions(self) -> None:
        """Everything that a player can do."""
        add, fields = self.space.add, self.fields
        names = [f"{fields[b // 3][1].lower()}{b % 3 + 1}" for b in range(STACKS)]
        slots = "abcd"
        self.take = [add("take", b, 0, f"take {names[b]}") for b in range(STACKS)]
        self.twins = [add("twins", b, 0, f"take both {names[b]}") for b in range(STACKS)]
        self.turn = [
            [add("turn", s, k + 1, f"turn {slots[s]} {('once', 'twice', 'thrice')[k]}") for k in range(3)]
            for s in range(SLOTS)
        ]
        self.pair = [add("pair", s, t, f"cards {slots[s]}+{slots[t]}") for s, t in PAIRS]
        self.card = [add("card", s, 0, f"card {slots[s]}") for s in range(SLOTS)]
        self.complete = [add("complete", s, 0, f"complete {slots[s]}") for s in range(SLOTS)]
        self.field = [add("field", f, 0, f"field {fields[f][0]}") for f in range(FIELDS)]
        self.stack = [add("stack", b, 0, f"stack {names[b]}") for b in range(STACKS)]
        self.rival = [add("rival", k, s, f"rival {k} card {slots[s]}") for k in range(1, 4) for s in range(SLOTS)]

    def _list_options(self) -> None:
        """The lists that steps choose from, by what is there."""
        self.takes = subsets(self.take, [])
        self.twin_takes = subsets(self.twins, [])
        self.stack_choices = subsets(self.stack, [])
        self.card_choices = subsets(self.card, [])
        self.completions = subsets(self.complete, [])
        self.field_choices = subsets(self.field, [])
        self.pair_choices = subsets(self.pair, [])
        self.rival_choices = subsets(self.rival, [])
        self.rotations = [self.rotations_of(UNFINISHED[t], slots_with(t, 1, 3)) for t in range(TURNINGS)]
        self.turns_up_to = [[self._turns_left(most, t) for t in range(TURNINGS)] for most in range(4)]
        self.quarters = [self._quarters(a) for a in self.space.actions]

    def rotations_of(self, once: int, twice: int) -> list[Action]:
        """SCI-ROT-1: the turns for cards (as masks) that can be turned once, and twice."""
        singles = [self.turn[s][k] for s in range(SLOTS) for k in range(2) if has(twice if k else once, s)]
        return singles + [a for a in self.pair if has(once, a.a) and has(once, a.b)]

    def turns_of(self, slots: int, most: int) -> list[Action]:
        """Every turn of one of these cards (as a mask), up to that many quarters."""
        return [action for s in range(SLOTS) if has(slots, s) for action in self.turn[s][:most]]

    def _turns_left(self, most: int, turning: int) -> list[Action]:
        """SCI-ROT-2: the turns of one card, up to that many quarters, that do not go beyond a full turn."""
        return [a for a in self.turns_of(UNFINISHED[turning], most) if TURNED[a.a][turning] + a.b <= FULL_TURN]

    def _quarters(self, action: Action) -> int:
        """What an action adds to how the cards of a board are turned."""
        if action.kind == "turn":
            return PLACE[action.a] * action.b
        return PLACE[action.a] + PLACE[action.b] if action.kind == "pair" else 0
