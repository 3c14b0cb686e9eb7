"""The signs of Time Warps and Solo cards, made from what they do; languages say the same in words (`warps.py`)."""

from __future__ import annotations

from typing import Final, Literal

from quirebox.games.trekking import effects
from quirebox.games.trekking.box import EARLIEST, MOST_ICONS, NO_ICON, NOON, DayRule, Icons, SoloCard, Warp, WarpStep
from quirebox.games.trekking.shown import Experience, Icon, Prefers, Sign

TOKENS: Final[list[Experience]] = ["P", "E", "I", "G", "W"]
ICONS: Final[list[Icon]] = [*TOKENS, "C"]
PREFERS: Final[dict[int, Prefers]] = {MOST_ICONS: "most icons", EARLIEST: "earliest"}


def letters(printed: list[int]) -> list[Icon]:
    """Icons by their letters."""
    return [ICONS[icon] for icon in printed]


def warp(w: Warp, usual: DayRule) -> list[Sign]:
    """What a Time Warp does."""
    return [step(one) for one in w.steps] if w.rule is None else changes(w.rule, usual)


def step(does: WarpStep) -> Sign:
    """A step of an Activated Warp."""
    match does:
        case effects.Gain(icons=icons):
            return {"what": "gain", "icons": letters(icons.printed)}
        case effects.GainChosen(n=n):
            return {"what": "gain chosen", "n": n}
        case effects.GainSpaces():
            return {"what": "gain spaces"}
        case effects.GainLast():
            return {"what": "gain last"}
        case effects.Score(n=n):
            return {"what": "score", "n": n}
        case effects.TakeRow(most=most):
            return {"what": "take"} if most >= effects.DEAREST else {"what": "take", "n": most}
        case effects.TakeAncestor():
            return {"what": "take ancestor"}
        case effects.NewRow():
            return {"what": "new row"}
        case effects.DropLast():
            return {"what": "drop last"}
    raise AssertionError(f"no sign for {does}")


def changes(rule: DayRule, usual: DayRule) -> list[Sign]:
    """What an Unlimited Warp changes about the rules of a day."""
    return [*of_costs(rule, usual), *of_moves(rule), *of_spaces(rule, usual), *of_cards(rule, usual)]


def of_costs(rule: DayRule, usual: DayRule) -> list[Sign]:
    """Changes of hours, crystals and punctuality."""
    found: list[Sign] = []
    if rule.discount:
        found.append({"what": "cost", "at": [rule.dear], "n": rule.discount})
    if rule.power != usual.power:
        found.append({"what": "crystal power", "n": rule.power})
    if rule.punctuality != usual.punctuality:
        found.append({"what": "punctual", "n": rule.punctuality})
    return found


def of_moves(rule: DayRule) -> list[Sign]:
    """What a move gains by where it ends."""
    chimes = [n for n in range(NOON + 1) if rule.chimes[n] is not None]
    found: list[Sign] = [
        {"what": "on hour", "at": chimes, "icons": letters(gains.printed)}
        for gains in [gains for gains in rule.chimes if gains is not None][:1]
    ]
    return found + gaining("company", rule.company)


def gaining(what: Literal["company", "collapse"], icons: Icons | None) -> list[Sign]:
    """An occasion and what it brings, if it brings something."""
    return [] if icons is None else [{"what": what, "icons": letters(icons.printed)}]


def of_spaces(rule: DayRule, usual: DayRule) -> list[Sign]:
    """Changes of the space benefits."""
    found: list[Sign] = [{"what": "space wild"}] if rule.spaces_wild else []
    for slot, (now, before) in enumerate(zip(rule.spaces, usual.spaces, strict=True)):
        if now != before:
            also = before == NO_ICON
            found.append({"what": "space also" if also else "space", "at": [slot], "icons": letters([now])})
    return found


def of_cards(rule: DayRule, usual: DayRule) -> list[Sign]:
    """What cards bring besides, and what they may do to a trek."""
    found: list[Sign] = []
    if more := rule.ancestor.printed[len(usual.ancestor.printed) :]:
        found.append({"what": "ancestor", "icons": letters(more)})
    if rule.exchange:
        found.append({"what": "exchange"})
    if rule.join >= 0:
        found.append({"what": "join", "at": [rule.join]})
    if rule.close >= 0:
        found.append({"what": "close", "at": [rule.close], "n": rule.close_points})
    return found + gaining("collapse", rule.collapse)


def solo(card: SoloCard) -> list[Sign]:
    """How the Rival Tour plays and scores."""
    prefers: Sign = {"what": PREFERS.get(card.preference, "short first")}
    if {card.favourite, card.wild, card.crystal} == {card.others}:
        return [prefers, {"what": "scores", "n": card.others}]
    return [
        prefers,
        {"what": "scores favourite", "n": card.favourite},
        {"what": "scores", "n": card.wild, "icons": ["W"]},
        {"what": "scores", "n": card.crystal, "icons": ["C"]},
        {"what": "scores", "n": card.others},
    ]
