"""The signs of a card: each line of its effect as an icon, with how many and of what."""

from __future__ import annotations

from quirebox.core.effect import Effect, Seq, Times, When
from quirebox.games.scientia.effects import amounts, cards, flasks, technology, turning
from quirebox.games.scientia.shown import Sign, What, Which

PLAIN: dict[type[Effect], Sign] = {
    technology.AdvanceOneCube: {"what": "advance", "which": "one cube"},
    technology.AdvanceNotHighest: {"what": "advance", "which": "not highest"},
    technology.AdvanceLowest: {"what": "advance", "which": "lowest"},
    technology.AdvanceThatField: {"what": "advance", "which": "that"},
    technology.GainFieldCubes: {"what": "flask", "which": "cubes of a field"},
    cards.TakeTwins: {"what": "take", "n": 2, "which": "twins"},
    cards.CopyBoard: {"what": "copy", "which": "board"},
    cards.CopyOwn: {"what": "copy", "which": "own"},
    cards.Return: {"what": "return", "n": 1},
    cards.IfDifferentFields: {"what": "if", "which": "fields"},
    cards.IfSameName: {"what": "if", "which": "twins"},
    turning.TurnField: {"what": "turn", "n": 1, "which": "field"},
    turning.TurnNames: {"what": "turn", "n": 1, "which": "names"},
    turning.TurnThose: {"what": "turn", "n": 1, "which": "those"},
    turning.Finish: {"what": "finish"},
    flasks.PutField: {"what": "put", "n": 1, "which": "field"},
    flasks.PutNames: {"what": "put", "n": 1, "which": "names"},
    flasks.PutBoard: {"what": "put", "n": 1, "which": "board"},
    flasks.PutRival: {"what": "put", "n": 1, "which": "rival"},
}
AMOUNTS: dict[type[amounts.Amount], Which] = {
    amounts.HalfMaxTech: "half highest",
    amounts.ThirdSumTech: "third sum",
    amounts.MinTech: "lowest",
    amounts.FieldsFrom3: "fields from 3",
    amounts.HalfCubes: "half cubes",
    amounts.EmptySlotsLess1: "empty slots",
    amounts.CompletedNow: "completed",
    amounts.CardsHeld: "held",
    amounts.ThirdPool: "third pool",
    amounts.QuarterPool: "quarter pool",
    amounts.OpenSlots: "open slots",
    amounts.FlasksWereHere: "were here",
}
THEN: Sign = {"what": "then"}


def signs(effect: Effect) -> list[Sign]:
    """A whole effect in signs."""
    match effect:
        case When():
            return [sign(effect.condition), THEN, *signs(effect.part)]
        case Seq():
            return [one for part in effect.parts for one in signs(part)]
    return [sign(effect)]


def sign(effect: Effect) -> Sign:
    """One line of an effect."""
    match effect:
        case Times(n=n, part=cards.Take()):
            return {"what": "take", "n": n}
        case Times(n=n):
            return {"what": "basic", "n": n}
        case technology.Gain(amount=amount):
            return so_many("flask", amount)
        case turning.TurnFree(amount=amount):
            return so_many("quarter", amount)
        case flasks.PutOwn(n=n):
            return {"what": "put", "n": n}
        case flasks.PutOwnPair(single=flasks.PutOwn(n=n)):
            return {"what": "put", "n": n, "which": "pair"}
        case flasks.Double(limit=limit):
            return {"what": "double", "n": limit}
    return turned(effect) or PLAIN[type(effect)]


def so_many(what: What, amount: amounts.Amount) -> Sign:
    """A number that is printed, or one that depends on the position."""
    match amount:
        case amounts.Fixed(n=n):
            return {"what": what, "n": n}
    return {"what": what, "which": AMOUNTS[type(amount)]}


def turned(effect: Effect) -> Sign | None:
    """Cards that are turned a printed number of times."""
    match effect:
        case turning.TurnFieldsPair(n=n):
            return {"what": "turn", "n": n, "which": "fields"}
        case turning.TurnNamesPair(n=n):
            return {"what": "turn", "n": n, "which": "twins"}
        case turning.TurnPair(n=n):
            return {"what": "turn", "n": n, "which": "pair"}
        case turning.TurnUpTo(n=n):
            return {"what": "turn", "n": n, "which": "up to"}
        case turning.Turn(n=n):
            return {"what": "turn", "n": n}
    return None
