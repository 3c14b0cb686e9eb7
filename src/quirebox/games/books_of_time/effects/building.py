"""Abilities that have been read become effects."""

from __future__ import annotations

from typing import Final

from quirebox.core.effect import Effect, May, OneOf, When
from quirebox.core.masks import mask_of
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import LETTERS, SCIENCE, TYPES, BooksOfTimeBox
from quirebox.games.books_of_time.effects.abilities import RESOURCES, Ability, Item, gained, worth
from quirebox.games.books_of_time.effects.costs import Cost
from quirebox.games.books_of_time.effects.gains import (
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

MOST_PER_FILE: Final = 16  # VP (BOT-EFF-16)


def total(items: list[Item], resource: str) -> int:
    """How much of a resource the items name."""
    return sum([item.n for item in items if item.word == resource])


def build_cost(box: BooksOfTimeBox, items: list[Item]) -> Cost:
    """The effect that checks the conditions and pays."""
    drops = [t for item in items if item.word == "drop" for t in item.types]
    have = [t for item in items if item.word == "have" for t in item.types]
    same = max([item.n for item in items if item.word == "same"], default=0)
    level = [item for item in items if item.word == "level"]
    track = level[0].types[0] if level else NONE
    pen, paper, file, vp = [total(items, resource) for resource in RESOURCES]
    cost = Cost(pen, paper, file, vp, drops, have, same, track, level[0].n if level else 0)
    box.enter(cost)
    return cost


def build_gains(box: BooksOfTimeBox, ability: Ability) -> Effect:
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
                    box,
                    Gain(total(run, "Pen"), total(run, "Paper"), total(run, "File"), total(run, "VP")),
                    words(run),
                    gained(run),
                )
            )
            run = []
        if item is not None:
            parts.append(build_gain(box, item))
    return enter(box, Gains(parts), ability.text.rpartition(" => ")[2], gained(ability.gains))


def build(box: BooksOfTimeBox, ability: Ability) -> Effect:
    """The effect of an ability."""
    gains = build_gains(box, ability)
    if not ability.costs:
        return gains
    return enter(box, When(build_cost(box, ability.costs), gains), ability.text)


def enter(box: BooksOfTimeBox, effect: Effect, text: str, value: float = 0.0) -> Effect:
    """Give the effect its number, its words and its worth."""
    box.enter(effect)
    box.gain_text[effect.id] = text
    box.worth[effect.id] = value
    return effect


def words(run: list[Item]) -> str:
    """Resources as printed."""
    return ", ".join([f"{item.n} {item.word}" for item in run])


def letters(types: list[int], between: str) -> str:
    """Types as printed."""
    return "*" if len(types) == TYPES else between.join([LETTERS[t] for t in types])


def build_gain(box: BooksOfTimeBox, item: Item) -> Effect:
    """The effect of one gain that is no resource."""
    t = item.types[0] if item.types else NONE
    match item.word:
        case "take":
            return enter(box, TakePages(item.n), f"take {item.n}", worth(item))
        case "refresh":
            return enter(box, RefreshOffer(), "refresh", worth(item))
        case "recover":
            return enter(box, RecoverPage(), "recover", worth(item))
        case "write":
            return enter(box, WriteFree(mask_of(item.types)), f"write {letters(item.types, '/')}", worth(item))
        case "adv":
            return choice(box, item, [Advance(type) for type in item.types], "BOT-EFF-10")
        case "obj":
            return choice(box, item, [AdvanceObjective(type) for type in item.types], "BOT-OBJ-4")
        case "token":
            tokens: list[Effect] = [enter(box, GainToken(symbol), "token") for symbol in box.symbols_of(SCIENCE)]
            return enter(box, OneOf(tokens, box.actions.tokens, "BOT-EFF-12"), "token", worth(item))
        case "type":
            return enter(box, PerKind(item.n, t), f"{item.n}VP/type {LETTERS[t]}")
        case "most" | "second":
            return enter(box, PerCopy(item.n, t, int(item.word == "second")), f"{item.n}VP/{item.word} {LETTERS[t]}")
        case "per File":
            return enter(box, PerFile(item.n, MOST_PER_FILE), f"{item.n}VP/File")
    assert item.word == "end", item.word
    return enter(box, AtEnd(t), f"end {LETTERS[t]}")


def choice(box: BooksOfTimeBox, item: Item, parts: list[Effect], rule: str) -> Effect:
    """A gain on one of several tracks or stacks, which may be declined (BOT-EFF-21)."""
    actions = box.actions.tracks if item.word == "adv" else box.actions.stacks
    text = f"{item.word} {letters(item.types, '/')}"
    for part in parts:
        enter(box, part, text, worth(item))
    if len(parts) == 1:
        return enter(box, May(parts[0], actions[item.types[0]], box.actions.skip, rule), text, worth(item))
    return enter(box, OneOf(parts, [actions[t] for t in item.types] + [box.actions.skip], rule), text, worth(item))
