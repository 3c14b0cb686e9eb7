"""The language of the content: `cost => gains`, read into items, valued, and built into effects (chapter 2.6 and the value model)."""

from __future__ import annotations

import re
from math import fsum
from typing import Final

from quire.core.effect import Effect, May, OneOf, When
from quire.core.errors import ContentError
from quire.core.plain import Node
from quire.games.books_of_time.book import NONE
from quire.games.books_of_time.effects import (
    Advance,
    AdvanceObjective,
    AtEnd,
    Gain,
    Gains,
    GainToken,
    PerCopy,
    PerFile,
    PerKind,
    RecoverPage,
    RefreshOffer,
    TakePages,
    WriteFree,
)
from quire.games.books_of_time.library import SCIENCE, TYPES, Library
from quire.games.books_of_time.paying import Cost
from quire.games.books_of_time.steps.gains import MOST

RESOURCES: Final = ("Pen", "Paper", "File", "VP")
LETTERS: Final = "SIT"
MOST_PER_FILE: Final = 16  # VP (BOT-EFF-16)
MOST_PAID: Final = 3  # Pens, or Paper, of one cost: there is one action for each way to pay with Files
COST_WORDS: Final = "say 'n Pen|Paper|File|VP', 'drop S T', 'have S I', 'have 3same' or 'lv4 S', joined by ' & '"
GAIN_WORDS: Final = (
    "say 'n Pen|Paper|File|VP', 'take n', 'refresh', 'recover', 'write *|S|S/I', 'adv *|S', 'obj *|S', 'token', "
    "'nVP/type|most|second S', 'nVP/File' or 'end S', joined by ', '"
)
AMOUNT: Final = re.compile(r"([1-9]\d*) (Pen|Paper|File|VP)")
PAGES: Final = re.compile(r"(drop|have)((?: [SIT])+)")
SAME: Final = re.compile(r"have ([1-9])same")
LEVEL: Final = re.compile(r"lv([1-7]) ([SIT])")
TAKE: Final = re.compile(r"take ([1-9])")
WRITE: Final = re.compile(r"write (\*|[SIT](?:/[SIT])?)")
ON: Final = re.compile(r"(adv|obj) ([*SIT])")
PER: Final = re.compile(r"([1-9])VP/(type|most|second) ([SIT])")
PER_FILE: Final = re.compile(r"([1-9])VP/File")
END: Final = re.compile(r"end ([SIT])")


class Item:
    """One token of an ability: a word, a number, and types."""

    def __init__(self, word: str, n: int, types: list[int]) -> None:
        self.word = word
        self.n = n
        self.types = types


class Ability:
    """What an ability says: items to the left and to the right of the arrow, and where it is written."""

    def __init__(self, where: str, text: str, costs: list[Item], gains: list[Item]) -> None:
        self.where = where
        self.text = text
        self.costs = costs
        self.gains = gains

    def value(self) -> float:
        """Its worth in the point-value model: gains less costs."""
        return round(gained(self.gains) - gained(self.costs), 6)

    def amount(self, resource: str) -> int:
        """How much of a resource it gains."""
        return sum([item.n for item in self.gains if item.word == resource])


# ---- reading


def types_of(letters: str) -> list[int]:
    """The types that letters name; `*` is all of them."""
    if letters == "*":
        return list(range(TYPES))
    return [LETTERS.index(letter) for letter in letters if letter in LETTERS]


def read_cost(text: str, where: str) -> Item:
    """One item to the left of the arrow."""
    if found := AMOUNT.fullmatch(text):
        return Item(found[2], int(found[1]), [])
    if found := PAGES.fullmatch(text):
        return Item(found[1], 0, types_of(found[2]))
    if found := SAME.fullmatch(text):
        return Item("same", int(found[1]), [])
    if found := LEVEL.fullmatch(text):
        return Item("level", int(found[1]), types_of(found[2]))
    raise ContentError(where, f"cannot read the cost {text!r}; {COST_WORDS}")


def read_gain(text: str, where: str) -> Item:
    """One item to the right of the arrow."""
    if found := AMOUNT.fullmatch(text):
        return Item(found[2], int(found[1]), [])
    if found := TAKE.fullmatch(text):
        if int(found[1]) > MOST:
            raise ContentError(where, f"found {text!r}; at most {MOST} pages can be taken at a time")
        return Item("take", int(found[1]), [])
    if text in ("refresh", "recover", "token"):
        return Item(text, 1, [])
    if found := WRITE.fullmatch(text):
        return Item("write", 1, types_of(found[1]))
    if found := ON.fullmatch(text):
        return Item(found[1], 1, types_of(found[2]))
    if found := PER.fullmatch(text):
        return Item(found[2], int(found[1]), types_of(found[3]))
    if found := PER_FILE.fullmatch(text):
        return Item("per File", int(found[1]), [])
    if found := END.fullmatch(text):
        return Item("end", 0, types_of(found[1]))
    raise ContentError(where, f"cannot read the gain {text!r}; {GAIN_WORDS}")


def read_costs(text: str, where: str) -> list[Item]:
    """A whole cost; `free` is none."""
    costs = [] if text == "free" else [read_cost(part, where) for part in text.split(" & ")]
    for resource in ("Pen", "Paper"):
        if sum([item.n for item in costs if item.word == resource]) > MOST_PAID:
            raise ContentError(where, f"the cost {text!r} has more than {MOST_PAID} {resource}; say fewer")
    return costs


def read_ability(node: Node) -> Ability:
    """`cost => gains`, or just gains."""
    text = node.text()
    cost, arrow, gains = text.rpartition(" => ")
    costs = read_costs(cost, node.where) if arrow else []
    return Ability(node.where, text, costs, [read_gain(part, node.where) for part in gains.split(", ")])


# ---- valuing


EACH: Final = {
    "Pen": 1.0,
    "Paper": 1.0,
    "File": 1.7,
    "VP": 0.8,
    "take": 1.0,
    "recover": 1.2,
    "refresh": 0.4,
    "token": 3.0,
}
BY_TYPES: Final = {
    "write": (0.0, 2.4, 2.8, 3.0),
    "adv": (0.0, 2.6, 2.6, 3.0),
    "obj": (0.0, 2.1, 2.1, 2.4),
    "have": (0.0, 0.2, 0.4, 0.7),
}
ONCE: Final = {"same": 0.7, "level": 0.9}


def worth(item: Item) -> float:
    """The worth of one item; what depends on the position has none."""
    if item.word in EACH:
        return EACH[item.word] * item.n
    if item.word in BY_TYPES:
        return BY_TYPES[item.word][len(item.types)]
    if item.word == "drop":
        return float(len(item.types))
    return ONCE.get(item.word, 0.0)


def gained(items: list[Item]) -> float:
    """The worth of all items together."""
    return fsum([worth(item) for item in items])


# ---- building


def total(items: list[Item], resource: str) -> int:
    """How much of a resource the items name."""
    return sum([item.n for item in items if item.word == resource])


def build_cost(library: Library, items: list[Item]) -> Cost:
    """The effect that checks the conditions and pays."""
    drops = [t for item in items if item.word == "drop" for t in item.types]
    have = [t for item in items if item.word == "have" for t in item.types]
    same = max([item.n for item in items if item.word == "same"], default=0)
    level = [item for item in items if item.word == "level"]
    track = level[0].types[0] if level else NONE
    pen, paper, file, vp = [total(items, resource) for resource in RESOURCES]
    cost = Cost(pen, paper, file, vp, drops, have, same, track, level[0].n if level else 0)
    library.enter(cost)
    return cost


def build_gains(library: Library, ability: Ability) -> Effect:
    """The gains from left to right; neighbouring resources are gained together."""
    parts: list[Effect] = []
    run: list[Item] = []
    for item in [*ability.gains, None]:
        if item is not None and item.word in RESOURCES:
            run.append(item)
            continue
        if run:
            parts.append(
                enter(
                    library,
                    Gain(total(run, "Pen"), total(run, "Paper"), total(run, "File"), total(run, "VP")),
                    words(run),
                    gained(run),
                )
            )
            run = []
        if item is not None:
            parts.append(build_gain(library, item))
    return enter(library, Gains(parts), ability.text.rpartition(" => ")[2], gained(ability.gains))


def build(library: Library, ability: Ability) -> Effect:
    """The effect of an ability."""
    gains = build_gains(library, ability)
    if not ability.costs:
        return gains
    return enter(library, When(build_cost(library, ability.costs), gains), ability.text)


def enter(library: Library, effect: Effect, text: str, value: float = 0.0) -> Effect:
    """Give the effect its number, its words and its worth."""
    library.enter(effect)
    library.gain_text[effect.id] = text
    library.worth[effect.id] = value
    return effect


def words(run: list[Item]) -> str:
    """Resources as printed."""
    return ", ".join([f"{item.n} {item.word}" for item in run])


def letters(types: list[int], between: str) -> str:
    """Types as printed."""
    return "*" if len(types) == TYPES else between.join([LETTERS[t] for t in types])


def build_gain(library: Library, item: Item) -> Effect:
    """The effect of one gain that is no resource."""
    t = item.types[0] if item.types else NONE
    mask = sum([1 << type for type in item.types])
    match item.word:
        case "take":
            return enter(library, TakePages(item.n), f"take {item.n}", worth(item))
        case "refresh":
            return enter(library, RefreshOffer(), "refresh", worth(item))
        case "recover":
            return enter(library, RecoverPage(), "recover", worth(item))
        case "write":
            return enter(library, WriteFree(mask), f"write {letters(item.types, '/')}", worth(item))
        case "adv":
            return choice(library, item, [Advance(type) for type in item.types], "BOT-EFF-10")
        case "obj":
            return choice(library, item, [AdvanceObjective(type) for type in item.types], "BOT-OBJ-4")
        case "token":
            tokens: list[Effect] = [
                enter(library, GainToken(symbol), "token") for symbol in range(library.first_symbol[SCIENCE + 1])
            ]
            return enter(library, OneOf(tokens, library.tokens, "BOT-EFF-12"), "token", worth(item))
        case "type":
            return enter(library, PerKind(item.n, t), f"{item.n}VP/type {LETTERS[t]}")
        case "most" | "second":
            return enter(
                library, PerCopy(item.n, t, int(item.word == "second")), f"{item.n}VP/{item.word} {LETTERS[t]}"
            )
        case "per File":
            return enter(library, PerFile(item.n, MOST_PER_FILE), f"{item.n}VP/File")
    assert item.word == "end", item.word
    return enter(library, AtEnd(t), f"end {LETTERS[t]}")


def choice(library: Library, item: Item, parts: list[Effect], rule: str) -> Effect:
    """A gain on one of several tracks or stacks, which may be declined (BOT-EFF-21)."""
    actions = library.tracks if item.word == "adv" else library.stacks
    text = f"{item.word} {letters(item.types, '/')}"
    for part in parts:
        enter(library, part, text, worth(item))
    if len(parts) == 1:
        return enter(library, May(parts[0], actions[item.types[0]], library.skip, rule), text, worth(item))
    return enter(library, OneOf(parts, [actions[t] for t in item.types] + [library.skip], rule), text, worth(item))
