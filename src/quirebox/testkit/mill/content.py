"""Content: TOML to a box.  Runs once for each edition and refuses whatever it does not know."""

from __future__ import annotations

from pathlib import Path

from quirebox.core.action import Action
from quirebox.core.effect import Effect, May, OneOf, Seq, Times, When
from quirebox.core.mistakes import Mistakes
from quirebox.core.plain import Node, read_rules
from quirebox.testkit.mill.box import GOODS, MillBox, Printed
from quirebox.testkit.mill.effects import Draw, EachOther, Gain, Pay

CHOICE = "MILL-EFFECT-3"
LEAST = 4  # one card for everybody, with as many players as there can be (MILL-SETUP-1)
LEAVES = f"'gain|pay N {'|'.join(GOODS)}' or 'draw 1 card'"


def load_box(folder: Path, edition: str, hash: str, rules: Path) -> MillBox:
    """The edition in a folder."""
    box = MillBox(edition, hash, read_rules(rules))
    with Mistakes(folder) as mistakes:
        spaces = mistakes.read("spaces.toml", "space")["space"]
        cards = mistakes.read("cards.toml", "card")["card"]
        mistakes.unique([*spaces, *cards], "name", "a name")
        mistakes.settle()  # an action is called by the name
        spaces.each(lambda node: read_space(box, node))
        cards.each(lambda node: read_card(box, node))
        mistakes.expect(
            len(box.deck) >= LEAST,
            "cards.toml",
            f"the deck has {len(box.deck)} cards; {LEAST} players need {LEAST} or more",
        )
    return box


def read_space(box: MillBox, node: Node) -> None:
    """A space of the board."""
    node.only("name", "effect", "source")
    box.spaces.append(printed(box, node))
    box.turn.append(box.space.add("place", len(box.spaces) - 1, text=f"place {box.spaces[-1].name}"))


def read_card(box: MillBox, node: Node) -> None:
    """A card, with its copies in the deck."""
    node.only("name", "copies", "effect", "source")
    kind = len(box.cards)
    box.deck += [kind] * node["copies"].number(1, 20)
    box.cards.append(printed(box, node))
    box.turn.append(box.space.add("play", kind, text=f"play {box.cards[-1].name}"))


def printed(box: MillBox, node: Node) -> Printed:
    """A space or a card."""
    return Printed(node["name"].text(), wording(node["effect"].value), effect(box, node["effect"]))


def effect(box: MillBox, node: Node) -> Effect:
    """The effect that a piece of content describes, with its number in the box."""
    made = leaf(node) if isinstance(node.value, str) else combined(box, node)
    box.enter(made)
    return made


def leaf(node: Node) -> Effect:
    """One verb of the game."""
    match node.text().split():
        case ["draw", "1", "card"]:
            return Draw()
        case ["gain", n, good] if good in GOODS and n.isdigit():
            return Gain(GOODS.index(good), int(n))
        case ["pay", n, good] if good in GOODS and n.isdigit():
            return Pay(GOODS.index(good), int(n))
    raise node.wrong(LEAVES)


def combined(box: MillBox, node: Node) -> Effect:
    """A list, or one of the tables that combine effects."""
    match node.value:
        case list():
            return Seq([effect(box, part) for part in node])
        case {"one_of": _}:
            return one_of(box, node.only("one_of")["one_of"])
        case {"may": _}:
            part = node.only("may")["may"]
            return May(effect(box, part), pick(box, wording(part.value)), box.decline, CHOICE)
        case {"each_other": _}:
            return EachOther(effect(box, node.only("each_other")["each_other"]))
        case {"when": _}:
            return When(effect(box, node.only("when", "then")["when"]), effect(box, node["then"]))
        case {"times": _}:
            return Times(node.only("times", "do")["times"].number(2, 9), effect(box, node["do"]))
    raise node.wrong(f"{LEAVES}, a list, or a table with one_of, may, each_other, when and then, or times and do")


def one_of(box: MillBox, node: Node) -> OneOf:
    """A choice; its parts must read differently, because their wording is what is chosen."""
    texts = [wording(part.value) for part in node]
    if len(set(texts)) < len(texts):
        raise node.wrong("parts that differ")
    return OneOf([effect(box, part) for part in node], [pick(box, text) for text in texts], CHOICE)


def pick(box: MillBox, text: str) -> Action:
    """One action for each meaning: parts that read the same share it."""
    return box.space.by_text.get(text) or box.space.add("pick", text=text)


def wording(spec: object) -> str:
    """An effect in words."""
    match spec:
        case list(parts):
            return ", ".join(map(wording, parts))
        case {"one_of": list(parts)}:
            return " or ".join(map(wording, parts))
        case {"may": part}:
            return f"you may {wording(part)}"
        case {"each_other": part}:
            return f"everybody else: {wording(part)}"
        case {"when": cost, "then": part}:
            return f"{wording(cost)} to {wording(part)}"
        case {"times": n, "do": part}:
            return f"{n} times: {wording(part)}"
    return str(spec)
