"""The words of a card: each line of its effect says itself; and what the special spaces of each field score."""

from __future__ import annotations

from functools import reduce
from typing import Final

from quirebox.core.effect import Effect, Seq, Times, When
from quirebox.core.message import Message, say
from quirebox.games.scientia.effects import amounts, cards, flasks, technology, turning
from quirebox.games.scientia.scoring import BIOLOGY_POINTS, FLASKS_A_POINT

PLAIN: dict[type[Effect], Message] = {
    technology.AdvanceOneCube: say("effect-advance-one-cube"),
    technology.AdvanceNotHighest: say("effect-advance-not-highest"),
    technology.AdvanceLowest: say("effect-advance-lowest"),
    technology.AdvanceThatField: say("effect-advance-that"),
    technology.GainFieldCubes: say("effect-gain-field"),
    cards.TakeTwins: say("effect-take-twins"),
    cards.CopyBoard: say("effect-copy-board"),
    cards.CopyOwn: say("effect-copy-own"),
    cards.Return: say("effect-return"),
    cards.IfDifferentFields: say("effect-if-different-fields"),
    cards.IfSameName: say("effect-if-same-name"),
    turning.TurnField: say("effect-turn-field"),
    turning.TurnNames: say("effect-turn-names"),
    turning.Finish: say("effect-finish"),
    flasks.PutField: say("effect-put-field"),
    flasks.PutNames: say("effect-put-names"),
    flasks.PutBoard: say("effect-put-board"),
    flasks.PutRival: say("effect-put-rival"),
}
AMOUNTS: dict[type[amounts.Amount], Message] = {
    amounts.HalfMaxTech: say("amount-half-highest"),
    amounts.ThirdSumTech: say("amount-third-sum"),
    amounts.MinTech: say("amount-lowest"),
    amounts.FieldsFrom3: say("amount-fields"),
    amounts.HalfCubes: say("amount-half-cubes"),
    amounts.EmptySlotsLess1: say("amount-empty-slots"),
    amounts.CompletedNow: say("amount-completed"),
    amounts.CardsHeld: say("amount-held"),
    amounts.ThirdPool: say("amount-third-pool"),
    amounts.QuarterPool: say("amount-quarter-pool"),
    amounts.OpenSlots: say("amount-open-slots"),
    amounts.FlasksWereHere: say("amount-were-here"),
}
SPECIALS: Final = (  # by field: what a special space scores (SCI-SCORE-4 to SCI-SCORE-7)
    say("special-physics"),
    say("special-chemistry"),
    say("special-biology", points=BIOLOGY_POINTS),
    say("special-astronomy", flasks=FLASKS_A_POINT),
)


def words(effect: Effect) -> Message:
    """A whole effect in sentences."""
    match effect:
        case When():
            return then(line(effect.condition), words(effect.part))
        case Seq():
            return reduce(then, [those(effect.parts, i) or line(part) for i, part in enumerate(effect.parts)])
    return line(effect)


def then(first: Message, second: Message) -> Message:
    """One sentence after the other."""
    return say("effect-then", first=first, second=second)


def those(parts: list[Effect], i: int) -> Message | None:
    """The cards of the line before are turned: one, or several."""
    if not isinstance(parts[i], turning.TurnThose):
        return None
    return say("effect-turn-those", cards=1 if i and isinstance(parts[i - 1], Times) else 2)


def line(effect: Effect) -> Message:
    """One line of an effect."""
    match effect:
        case Times(n=n, part=cards.Take()):
            return say("effect-take", cards=n)
        case Times(n=n):
            return say("effect-basic", actions=n)
        case technology.Gain(amount=amounts.Fixed(n=n)):
            return say("effect-gain", flasks=n)
        case technology.Gain():
            return say("effect-gain-amount", amount=AMOUNTS[type(effect.amount)])
        case turning.TurnFree(amount=amounts.Fixed(n=n)):
            return say("effect-turn-free", turns=n)
        case turning.TurnFree():
            return say("effect-turn-free-amount", amount=AMOUNTS[type(effect.amount)])
        case turning.TurnThose():
            return say("effect-turn-those", cards=2)
    return counted(effect) or PLAIN[type(effect)]


def counted(effect: Effect) -> Message | None:
    """A line with a printed number."""
    match effect:
        case turning.Turn(n=n):
            return say("effect-turn", times=n)
        case turning.TurnUpTo(n=n):
            return say("effect-turn-up-to", times=n)
        case turning.TurnFieldsPair(n=n):
            return say("effect-turn-pair-fields", times=n)
        case turning.TurnNamesPair(n=n):
            return say("effect-turn-pair-names", times=n)
        case turning.TurnPair(n=n):
            return say("effect-turn-pair", times=n)
        case flasks.PutOwn(n=n):
            return say("effect-put", flasks=n)
        case flasks.PutOwnPair(single=flasks.PutOwn(n=n)):
            return say("effect-put-pair", flasks=n)
        case flasks.Double(limit=limit):
            return say("effect-double", limit=limit)
    return None
