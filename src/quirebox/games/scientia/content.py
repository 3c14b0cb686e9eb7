"""Content: TOML -> box.  Runs once; refuses what it does not know, and names the place."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from quirebox.core.effect import Effect, Seq, Times, When
from quirebox.core.errors import ContentError
from quirebox.core.mistakes import Mistakes
from quirebox.core.plain import Node, read_rules
from quirebox.games.scientia.box import FIELD_IDS, FIELDS, NO_PROJECT, Project, ScientiaBox
from quirebox.games.scientia.effects import amounts, cards, flasks, technology, turning
from quirebox.games.scientia.sets import PER_FIELD, card_of, illegal_set, stacks

FORMER = ("text",)  # what a card did, written by hand: former printings had it, and it is not read
FORMER_OF_FIELDS = ("special",)  # what the special spaces score, likewise
HIGHEST = 255  # of a project's number, which observations show in a byte
AMOUNTS: dict[str, amounts.Amount] = {
    "HALF_MAX_TECH": amounts.HalfMaxTech(),
    "THIRD_SUM_TECH": amounts.ThirdSumTech(),
    "MIN_TECH": amounts.MinTech(),
    "FIELDS_GE3": amounts.FieldsFrom3(),
    "HALF_CUBES": amounts.HalfCubes(),
    "EMPTY_SLOTS_LESS_1": amounts.EmptySlotsLess1(),
    "COMPLETED_NOW": amounts.CompletedNow(),
    "CARDS_HELD": amounts.CardsHeld(),
    "THIRD_POOL": amounts.ThirdPool(),
    "QUARTER_POOL": amounts.QuarterPool(),
    "OPEN_SLOTS": amounts.OpenSlots(),
    "FLASKS_WERE_HERE_MAX4": amounts.FlasksWereHere(),
}
ADVANCES: dict[str, Callable[[], Effect]] = {
    "ONE_CUBE": technology.AdvanceOneCube,
    "NOT_HIGHEST": technology.AdvanceNotHighest,
    "LOWEST": technology.AdvanceLowest,
}
PAIRS: dict[str, Callable[[int], Effect]] = {
    "any": turning.TurnPair,
    "diff_fields": turning.TurnFieldsPair,
    "same_name": turning.TurnNamesPair,
}
PLAIN: dict[str, Callable[[], Effect]] = {
    "GAIN_FIELD_CUBES": technology.GainFieldCubes,
    "TAKE_TWINS": cards.TakeTwins,
    "ADV_THAT_FIELD": technology.AdvanceThatField,
    "ROT_FIELD": turning.TurnField,
    "ROT_NAMES": turning.TurnNames,
    "ROT_THOSE": turning.TurnThose,
    "PUT_FIELD": flasks.PutField,
    "PUT_NAMES": flasks.PutNames,
    "FINISH": turning.Finish,
    "COPY_BOARD": cards.CopyBoard,
    "COPY_OWN": cards.CopyOwn,
}
CONDITIONS: dict[str, Callable[[], Effect]] = {
    "PUT_BOARD(1)": flasks.PutBoard,
    "PUT_RIVAL(1)": flasks.PutRival,
    "RETURN": cards.Return,
    "IF_DIFF_FIELDS": cards.IfDifferentFields,
    "IF_SAME_NAME": cards.IfSameName,
}
COUNTED: dict[str, Callable[[int], Effect]] = {
    "ROT": turning.Turn,
    "ROT_UP_TO": turning.TurnUpTo,
    "PUT_OWN": flasks.PutOwn,
    "PUT_OWN_PAIR": flasks.PutOwnPair,
    "DOUBLE": flasks.Double,
}


def amount(text: str) -> amounts.Amount | None:
    """A printed number or a named amount."""
    return amounts.Fixed(int(text)) if text.isdigit() else AMOUNTS.get(text)


def line(text: str, where: str) -> Effect:
    """One line of an effect (SCI, 2.9)."""
    if text in PLAIN:
        return PLAIN[text]()
    found = re.fullmatch(r"([A-Z_]+)\((.+)\)", text)
    verb, args = (found[1], found[2].split(",")) if found else (text, [])
    match verb, args:
        case "GAIN" | "ROT_FREE", [of] if (many := amount(of)) is not None:
            return technology.Gain(many) if verb == "GAIN" else turning.TurnFree(many)
        case "ADV", [which] if which in ADVANCES:
            return ADVANCES[which]()
        case "ROT_PAIR", [which, n] if which in PAIRS and n.isdigit():
            return PAIRS[which](int(n))
        case "TAKE" | "ACT", [n] if n.isdigit():
            return Times(int(n), cards.Take() if verb == "TAKE" else cards.Act())
        case _, [n] if verb in COUNTED and n.isdigit() and int(n) > 0:
            return COUNTED[verb](int(n))
    raise ContentError(
        where,
        f"cannot read {text!r}; use one of {', '.join(PLAIN)}, GAIN(n or amount), ROT_FREE(n or amount), TAKE(n), "
        "ACT(n), "
        f"{', '.join(verb + '(n)' for verb in COUNTED)}, ADV({'|'.join(ADVANCES)}), ROT_PAIR({'|'.join(PAIRS)}, n); "
        f"amounts are {', '.join(AMOUNTS)}",
    )


def effect(text: str, where: str) -> Effect:
    """A whole effect: lines apart by `;`, perhaps behind a condition and `->` that binds all of them."""
    condition, arrow, rest = text.rpartition("->")
    lines = [line(part.strip(), where) for part in rest.split(";")]
    whole = lines[0] if len(lines) == 1 else Seq(lines)
    if not arrow:
        return whole
    if condition.strip() not in CONDITIONS:
        raise ContentError(
            where, f"cannot read the condition {condition.strip()!r}; use one of {', '.join(CONDITIONS)}"
        )
    return When(CONDITIONS[condition.strip()](), whole)


def enter(box: ScientiaBox, part: Effect) -> None:
    """Number an effect and everything it is made of."""
    box.enter(part)
    match part:
        case Seq():
            inner = part.parts
        case When():
            inner = [part.condition, part.part]
        case Times():
            inner = [part.part]
        case turning.TurnPair() | flasks.PutOwnPair():
            inner = [part.single]
        case turning.NamesLine():
            inner = [*part.names]
        case _:
            inner = []
    for one in inner:
        enter(box, one)


def project(node: Node) -> Project:
    """One `[[project]]`."""
    node.only("number", "field", "name", "korean", "base", "effect", "caption", "value", "source", *FORMER)
    name = node["name"].text()
    return Project(
        node["number"].number(1, HIGHEST),
        FIELD_IDS.index(node["field"].one_of(FIELD_IDS)),
        name,
        node["korean"].text() if node.has("korean") else name,
        node["base"].flag(),
        node["caption"].text() if node.has("caption") else "",
        effect(node["effect"].text(), node["effect"].where),
    )


def projects(mistakes: Mistakes, nodes: Node) -> list[Project]:
    """All projects by number - 1; numbers that no project has are left free."""
    mistakes.unique(nodes, "number", "a number")
    mistakes.unique(nodes, "name", "a name")  # players and effects know projects by their names
    read = nodes.each(project)
    mistakes.settle()
    found = [NO_PROJECT] * max([p.number for p in read], default=0)
    for one in read:
        found[one.number - 1] = one
    return found


def check(mistakes: Mistakes, found: list[Project]) -> None:
    """What games need: two sides that can stand for each other, enough projects in every field, no endless copying."""
    for p, q in zip(found[::2], found[1::2], strict=False):
        mistakes.expect(
            NO_PROJECT in (p, q) or (p.field, p.base) == (q.field, q.base),
            f"projects.toml: {q.number}",
            f"is the other side of the card of {p.number}, so its field and `base` have to be the same",
        )
    for f in range(FIELDS):
        for base, needed in ((True, 1), (False, PER_FIELD - 1)):
            n = len({card_of(p.number) for p in found if p.field == f and p.base == base})
            mistakes.expect(
                n >= needed,
                "projects.toml: project",
                f"{FIELD_IDS[f]} has {n} {'' if base else 'other '}cards with{'' if base else 'out'} `base = true`; "
                f"a game needs {needed} (SCI-SETUP-1)",
            )
    copying = [p.number for p in found if isinstance(p.effect, cards.CopyBoard | cards.CopyOwn)]
    mistakes.expect(
        len({card_of(n) for n in copying}) <= 1,
        f"projects.toml: {copying[-1] if copying else ''}",
        f"the projects {', '.join(map(str, copying))} copy effects; only the two sides of one card may, or copying "
        "could go on forever (SCI-TERM-1)",
    )


def field(node: Node) -> list[str]:
    """A field: id, short name, symbol."""
    node.only("id", "short", "symbol", *FORMER_OF_FIELDS)
    return [node["id"].one_of(FIELD_IDS), node["short"].text(), node["symbol"].text()]


def fields(boards: Node) -> list[list[str]]:
    """The four fields."""
    found = boards["field"].each(field)
    if [f[0] for f in found] != [*FIELD_IDS]:
        raise ContentError(
            boards["field"].where, f"found {[f[0] for f in found]}; use {', '.join(FIELD_IDS)}, in this order"
        )
    return found


def enter_set(box: ScientiaBox, node: Node) -> None:
    """A set of projects that has a name."""
    node.only("id", "title", "numbers", "idea", "source")
    name, numbers = node["id"].text(), node["numbers"].numbers()
    title = f"{node['title'].text()}: {node['idea'].text()}"
    if missing := [n for n in numbers if not box.has_project(n)]:
        box.incomplete[name] = missing
        return
    box.titles[name] = title
    if problem := illegal_set(numbers, box):
        raise ContentError(node["numbers"].where, f"this set is not legal: {problem}")
    box.sets[name] = stacks(numbers, box.projects)


def load_box(folder: Path, edition: str, hash: str) -> ScientiaBox:
    """The whole edition."""
    rules = read_rules(Path(__file__).parent / "rules.toml")
    with Mistakes(folder) as mistakes:
        boards = mistakes.read("boards.toml", "supplies", "field")
        sets = mistakes.read("sets.toml", "set")["set"]
        supplies = boards["supplies"]
        cubes, flasks = ({n: supplies[what][str(n)].number(1) for n in (2, 3, 4)} for what in ("cubes", "flasks"))
        found = projects(mistakes, mistakes.read("projects.toml", "project")["project"])
        check(mistakes, found)
        box = ScientiaBox(edition, hash, rules, found, cubes, flasks, fields(boards))
        mistakes.unique(sets, "id", "an id")
        sets.each(lambda node: enter_set(box, node))
    for one in found:
        if one is not NO_PROJECT:
            enter(box, one.effect)
    return box
