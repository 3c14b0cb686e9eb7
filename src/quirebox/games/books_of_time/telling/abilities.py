"""What abilities say, made from their effects: as signs for the browser, and in words for everybody."""

from __future__ import annotations

from collections.abc import Iterator

from quirebox.core.effect import Effect, OneOf, When
from quirebox.core.masks import each
from quirebox.core.message import Message, Value, plain, say
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import TYPES, BooksOfTimeBox, Page
from quirebox.games.books_of_time.effects import gains
from quirebox.games.books_of_time.effects.costs import Cost
from quirebox.games.books_of_time.scoring import PER_PAGE
from quirebox.games.books_of_time.shown import LETTERS, Ability, Sign, What
from quirebox.games.books_of_time.telling.nouns import ROMAN, amounts, either, kind, kinds

RESOURCES: tuple[What, ...] = ("pen", "paper", "file", "vp")


def ability(box: BooksOfTimeBox, effect: Effect) -> Ability:
    """An ability for the browser."""
    cost, gain = halves(effect)
    return {
        "costs": [] if cost is None else [*cost_signs(cost)],
        "gains": [] if gain is None else [*gain_signs(gain)],
        "words": plain(words(box, effect)),
    }


def instant(page: Page) -> Ability:
    """What a page gives when it is written, and when its book closes."""
    paid = (page.pen, page.paper, page.file, page.vp)
    given = zip(RESOURCES, paid, strict=True)
    return {"costs": [], "gains": [sign(what, n) for what, n in given if n], "words": plain(said(amounts(*paid)))}


def words(box: BooksOfTimeBox, effect: Effect) -> Message:
    """What an ability, a cost or a gain says, in words."""
    cost, gain = halves(effect)
    if cost is None:
        return said(*(() if gain is None else gain_words(box, gain)))
    if gain is None:
        return said(*cost_words(box, cost))
    return say("ability-for", costs=said(*cost_words(box, cost)), gains=said(*gain_words(box, gain)))


def said(*parts: Value) -> Message:
    """Several things in a row."""
    return say("ability-list", parts=parts)


def halves(effect: Effect) -> tuple[Cost | None, Effect | None]:
    """What stands to the left and to the right of the arrow."""
    match effect:
        case When(condition=Cost() as cost):
            return cost, effect.part
        case Cost():
            return effect, None
    return None, effect


def single(effect: Effect) -> Iterator[Effect]:
    """The gains that an effect consists of, in order; of a level, its benefit."""
    match effect:
        case gains.Gains():
            yield from effect.parts
        case OneOf(parts=[gains.Gains() as benefit, gains.AdvanceObjective()]):
            yield from benefit.parts
        case _:
            yield effect


# ---- signs


def sign(what: What, n: int = 1, *types: int) -> Sign:
    """A sign with a number and types."""
    return {"what": what, "n": n, "types": [LETTERS[t] for t in types]}


def cost_signs(cost: Cost) -> Iterator[Sign]:
    """What is paid, and what must hold."""
    paid = zip(RESOURCES, (cost.pen, cost.paper, cost.file, cost.vp), strict=True)
    yield from (sign(what, n) for what, n in paid if n)
    if cost.drops:
        yield sign("drop", len(cost.drops), *cost.drops)
    if cost.have:
        yield sign("have", len(cost.have), *cost.have)
    if cost.same:
        yield sign("same", cost.same)
    if cost.track != NONE:
        yield sign("level", cost.level, cost.track)


def gain_signs(effect: Effect) -> Iterator[Sign]:
    """What is gained, from left to right."""
    for part in single(effect):
        match part:
            case gains.Gain():
                yield from (sign(what, n) for what, n in zip(RESOURCES, part.amounts, strict=True) if n)
            case gains.TakePages():
                yield sign("take", part.n)
            case gains.RefreshOffer():
                yield sign("refresh")
            case gains.RecoverPage():
                yield sign("recover")
            case gains.WriteFree():
                yield sign("write", 1, *each(part.types))
            case OneOf(parts=[gains.GainToken(), *_]):
                yield sign("token")
            case OneOf(parts=[gains.Advance(), *_]):
                yield sign("adv", 1, *tracks(part))
            case OneOf(parts=[gains.AdvanceObjective(), *_]):
                yield sign("obj", 1, *stacks(part))
            case _:
                yield counted_sign(part)


def counted_sign(effect: Effect) -> Sign:
    """VP for what is owned."""
    match effect:
        case gains.PerKind():
            return sign("per kind", effect.vp, effect.type)
        case gains.PerCopy():
            return sign("per second" if effect.rank else "per most", effect.vp, effect.type)
        case gains.PerFile():
            return sign("per file", effect.vp)
        case gains.AtEnd():
            return sign("end", PER_PAGE, effect.type)
    raise AssertionError(f"no sign for {effect}")


def tracks(choice: OneOf) -> list[int]:
    """The tracks that a free advance can be on."""
    return [part.track for part in choice.parts if isinstance(part, gains.Advance)]


def stacks(choice: OneOf) -> list[int]:
    """The objectives that can be advanced."""
    return [part.type for part in choice.parts if isinstance(part, gains.AdvanceObjective)]


# ---- words


def cost_words(box: BooksOfTimeBox, cost: Cost) -> Iterator[Message]:
    """What is paid, and what must hold."""
    if cost.pays:
        yield said(amounts(cost.pen, cost.paper, cost.file, cost.vp))
    if cost.drops:
        yield say("ability-drop", types=kinds(box, cost.drops), n=len(cost.drops))
    if cost.have:
        yield say("ability-have", types=kinds(box, cost.have), n=len(cost.have))
    if cost.same:
        yield say("ability-same", n=cost.same)
    if cost.track != NONE:
        yield say("ability-level", level=ROMAN[cost.level], type=kind(box, cost.track))
    if cost.only_resources and not cost.pays:
        yield say("ability-free")


def gain_words(box: BooksOfTimeBox, effect: Effect) -> Iterator[Message]:
    """What is gained, from left to right."""
    for part in single(effect):
        match part:
            case gains.Gain():
                yield said(amounts(*part.amounts))
            case gains.TakePages():
                yield say("ability-take", n=part.n)
            case gains.RefreshOffer():
                yield say("ability-refresh")
            case gains.RecoverPage():
                yield say("ability-recover")
            case gains.WriteFree():
                yield write_words(box, [*each(part.types)])
            case gains.WriteFrom():
                yield say("ability-write-section", section=part.section + 1)
            case OneOf() if part is box.top_reward:
                yield say("ability-top")
            case OneOf(parts=[gains.GainToken(), *_]):
                yield say("ability-token")
            case OneOf(parts=[gains.Advance(), *_]):
                yield advance_words(box, tracks(part))
            case gains.Advance():
                yield advance_words(box, [part.track])
            case OneOf(parts=[gains.AdvanceObjective(), *_]):
                yield objective_words(box, stacks(part))
            case gains.AdvanceObjective():
                yield objective_words(box, [part.type])
            case _:
                yield counted_words(box, part)


def write_words(box: BooksOfTimeBox, types: list[int]) -> Message:
    """A page of one of these types."""
    return say("ability-write-any") if len(types) == TYPES else say("ability-write", type=either(box, types))


def advance_words(box: BooksOfTimeBox, types: list[int]) -> Message:
    """A level up on one of these tracks."""
    return say("ability-advance-any") if len(types) == TYPES else say("ability-advance", type=either(box, types))


def objective_words(box: BooksOfTimeBox, types: list[int]) -> Message:
    """One of these objectives."""
    return say("ability-objective-any") if len(types) == TYPES else say("ability-objective", type=either(box, types))


def counted_words(box: BooksOfTimeBox, effect: Effect) -> Message:
    """VP for what is owned."""
    match effect:
        case gains.PerKind():
            return say("ability-per-kind", n=effect.vp, type=kind(box, effect.type))
        case gains.PerCopy():
            rank = "second" if effect.rank else "most"
            return say("ability-per-copy", n=effect.vp, type=kind(box, effect.type), rank=rank)
        case gains.PerFile():
            return say("ability-per-file", n=effect.vp, most=effect.most)
        case gains.AtEnd():
            return say("ability-end", n=PER_PAGE, type=kind(box, effect.type))
    raise AssertionError(f"no words for {effect}")
