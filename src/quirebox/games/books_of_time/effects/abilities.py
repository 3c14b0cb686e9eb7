"""The language of the content: `cost => gains`, read into items and valued (chapter 2.6 and the value model)."""

from __future__ import annotations

import re
from math import fsum
from typing import Final

from quirebox.core.errors import ContentError
from quirebox.core.plain import Node
from quirebox.games.books_of_time.box import LETTERS, TYPES
from quirebox.games.books_of_time.steps.gains import MOST

RESOURCES: Final = ("Pen", "Paper", "File", "VP")
MOST_PAID: Final = 3  # Pens, or Paper, of one cost: there is one action for each way to pay with Files
COST_WORDS: Final = "use 'n Pen|Paper|File|VP', 'drop S T', 'have S I', 'have 3same' or 'lv4 S', joined by ' & '"
GAIN_WORDS: Final = (
    "use 'n Pen|Paper|File|VP', 'take n', 'refresh', 'recover', 'write *|S|S/I', 'adv *|S', 'obj *|S', 'token', "
    "'nVP/type|most|second S', 'nVP/File' or 'end S', joined by ', '"
)
AMOUNT: Final = re.compile(r"(0|[1-9]\d?) (Pen|Paper|File|VP)")
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
            raise ContentError(where, f"the cost {text!r} has more than {MOST_PAID} {resource}; use fewer")
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
