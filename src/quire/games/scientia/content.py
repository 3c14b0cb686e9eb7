"""Content: TOML -> box.  Runs once; refuses whatever it does not know, and names the place."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

from quire.core.effect import Effect, Seq, Times, When
from quire.core.errors import ContentError
from quire.core.plain import Node, read_rules, read_toml
from quire.core.rng import Rng
from quire.games.scientia import amounts
from quire.games.scientia.effects import cards, flasks, technology, turning
from quire.games.scientia.state import FIELDS, STACKS, Project, ScientiaBox

FIELD_IDS = ("physics", "chemistry", "biology", "astronomy")
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
        f"cannot read {text!r}; say one of {', '.join(PLAIN)}, GAIN(n or amount), ROT_FREE(n or amount), TAKE(n), ACT(n), "
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
            where, f"cannot read the condition {condition.strip()!r}; say one of {', '.join(CONDITIONS)}"
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


def project(node: Node, number: int) -> Project:
    """One `[[project]]`."""
    node.only("number", "field", "name", "korean", "base", "effect", "text", "caption", "value", "source")
    node["number"].number(number, number)
    field = FIELD_IDS.index(node["field"].one_of(FIELD_IDS))
    if field != (number - 1) // 12:
        raise node["field"].wrong(f"{FIELD_IDS[(number - 1) // 12]!r}, the field of number {number}")
    for name, longest in (("text", 140), ("caption", 120)):
        if len(node[name].text()) > longest:
            raise node[name].wrong(f"at most {longest} characters")
    node["source"].only("effect", "base", "text", "caption")
    return Project(
        number,
        field,
        node["name"].text(),
        node["korean"].text(),
        node["base"].flag(),
        node["text"].text(),
        node["caption"].text(),
        effect(node["effect"].text(), node["effect"].where),
    )


def projects(root: Node) -> list[Project]:
    """All 48 projects, checked against each other."""
    nodes = list(root["project"])
    if len(nodes) != 48:
        raise ContentError(root["project"].where, f"found {len(nodes)} projects; there are 48")
    found = [project(node, i) for i, node in enumerate(nodes, 1)]
    for what in ("name", "korean"):
        names = [getattr(p, what) for p in found]
        for i, name in enumerate(names):
            if name in names[:i]:
                raise nodes[i][what].wrong(f"a {what} of its own; number {names.index(name) + 1} has it already")
    for i in range(0, 48, 2):
        if found[i].base != found[i + 1].base:
            raise nodes[i + 1]["base"].wrong("the same on both sides of a card: numbers " + f"{i + 1} and {i + 2}")
    for f in range(FIELDS):
        base = [p.number for p in found if p.field == f and p.base]
        if len(base) != 4:
            raise ContentError(
                root["project"].where, f"{FIELD_IDS[f]} has the base projects {base}; a field has 4 of them, on 2 cards"
            )
    copying = [p.number for p in found if isinstance(p.effect, cards.CopyBoard | cards.CopyOwn)]
    if len(copying) != 2 or (copying[0] + 1) // 2 != (copying[1] + 1) // 2:
        raise ContentError(
            root["project"].where,
            f"the projects {copying} copy effects; exactly two do, the two sides of one card (SCI-TERM-1)",
        )
    return found


def illegal_set(numbers: list[int], found: list[Project]) -> str:
    """Which rule a set of projects breaks and how, or ''."""
    if len(numbers) != STACKS or len(set(numbers)) != STACKS or not all(1 <= n <= 48 for n in numbers):
        return f"SCI-SETUP-1: a set is {STACKS} different numbers from 1 to 48, not {', '.join(map(str, numbers))}"
    for f in range(FIELDS):
        chosen = [found[n - 1] for n in numbers if found[n - 1].field == f]
        base = [p.number for p in chosen if p.base]
        if len(chosen) != 3 or len(base) != 1:
            return (
                f"SCI-SETUP-1: {FIELD_IDS[f]} has the projects {[p.number for p in chosen]}, base projects among them {base}; "
                "it needs 3, of which exactly 1 is a base project"
            )
        for p, q in combinations(chosen, 2):
            if (p.number + 1) // 2 == (q.number + 1) // 2:
                return f"SCI-SETUP-2: {p.number} and {q.number} are the two sides of one card; only one of them can be used"
    return ""


def random_set(found: list[Project], rng: Rng) -> list[int]:
    """SCI-VAR-2: any legal set, all equally likely: per field a base number, two other pairs, and a side of each."""
    numbers: list[int] = []
    for f in range(FIELDS):
        base = [p.number for p in found if p.field == f and p.base]
        pairs = [p.number for p in found if p.field == f and not p.base and p.number % 2 == 1]
        numbers.append(base[rng.below(len(base))])
        rng.shuffle(pairs)
        numbers += [pairs[0] + rng.below(2), pairs[1] + rng.below(2)]
    return numbers


def stacks(numbers: list[int], found: list[Project]) -> bytes:
    """The projects of a set by stack, as number - 1: of each field the base project first, then ascending."""
    return bytes(
        n - 1
        for f in range(FIELDS)
        for n in sorted((n for n in numbers if found[n - 1].field == f), key=lambda n: (not found[n - 1].base, n))
    )


def load_box(folder: Path, edition: str, hash: str) -> ScientiaBox:
    """The whole edition."""
    found = projects(read_toml(folder / "projects.toml"))
    sets: dict[str, bytes] = {}
    titles: dict[str, str] = {}
    for node in read_toml(folder / "sets.toml")["set"]:
        node.only("id", "title", "numbers", "idea", "source")
        name = node["id"].text()
        numbers, titles[name] = node["numbers"].numbers(), f"{node['title'].text()}: {node['idea'].text()}"
        if problem := illegal_set(numbers, found):
            raise ContentError(node.where, f"the set {name!r} is not legal: {problem}")
        sets[name] = stacks(numbers, found)
    boards = read_toml(folder / "boards.toml")
    cubes, supply = ({n: boards["supplies"][what][str(n)].number(1) for n in (2, 3, 4)} for what in ("cubes", "flasks"))
    fields = [
        [node["id"].one_of(FIELD_IDS), node["short"].text(), node["symbol"].text(), node["special"].text()]
        for node in boards["field"]
    ]
    if [f[0] for f in fields] != [*FIELD_IDS]:
        raise ContentError(
            boards["field"].where, f"found {[f[0] for f in fields]}; say {', '.join(FIELD_IDS)}, in this order"
        )
    box = ScientiaBox(
        edition, hash, read_rules(Path(__file__).parent / "rules.toml"), found, sets, titles, cubes, supply, fields
    )
    for one in found:
        enter(box, one.effect)
    return box
