"""What Time Warps and Solo cards say, made from what they do."""

from __future__ import annotations

from quirebox.core.message import Message, say
from quirebox.games.trekking.box import (
    EARLIEST,
    MOST_ICONS,
    NO_ICON,
    NOON,
    DayRule,
    SoloCard,
    TrekkingBox,
    Warp,
    WarpStep,
)
from quirebox.games.trekking.telling.nouns import icons, points


def warp(box: TrekkingBox, w: Warp) -> Message:
    """The text of a Time Warp."""
    return together(steps(w.steps) if w.rule is None else changes(w.rule, box.rule))


def together(sentences: list[Message]) -> Message:
    """Sentences one after the other."""
    first, *rest = sentences
    return say("effect-two", first=first, then=together(rest)) if rest else first


def steps(found: list[WarpStep]) -> list[Message]:
    """What an Activated Warp does, one step after the other."""
    said: list[Message] = []
    for step in found:
        sentence = step.said()
        said.append(say("effect-once-more") if said[-1:] == [sentence] else sentence)
    return said


def changes(rule: DayRule, usual: DayRule) -> list[Message]:
    """What an Unlimited Warp changes about the rules of a day."""
    said = [*of_costs(rule, usual), *of_moves(rule), *of_spaces(rule, usual), *of_cards(rule, usual)]
    return said or [say("effect-nothing")]


def of_costs(rule: DayRule, usual: DayRule) -> list[Message]:
    """Changes of hours, crystals and punctuality."""
    said: list[Message] = []
    if rule.discount:
        said.append(say("effect-cost", dear=rule.dear, discount=rule.discount))
    if rule.power != usual.power:
        said.append(say("effect-crystal-power", hours=rule.power))
    if rule.punctuality != usual.punctuality:
        said.append(say("effect-punctual", points=points(rule.punctuality), usual=usual.punctuality))
    return said


def of_moves(rule: DayRule) -> list[Message]:
    """What a move gains by where it ends."""
    said: list[Message] = []
    chimes = [n for n in range(NOON + 1) if rule.chimes[n] is not None]
    for gains in [found for found in rule.chimes if found is not None][:1]:
        said.append(say("effect-hours", hours=tuple(chimes), gains=icons(gains.printed)))
    if rule.company is not None:
        said.append(say("effect-company", gains=icons(rule.company.printed)))
    return said


def of_spaces(rule: DayRule, usual: DayRule) -> list[Message]:
    """Changes of the space benefits."""
    said: list[Message] = []
    if rule.spaces_wild:
        said.append(say("effect-space-wild"))
    for slot, (now, before) in enumerate(zip(rule.spaces, usual.spaces, strict=True)):
        if now != before and before == NO_ICON:
            said.append(say("effect-slot-also", slot=slot, gains=icons([now])))
        elif now != before:
            said.append(say("effect-slot", slot=slot, gains=icons([now])))
    return said


def of_cards(rule: DayRule, usual: DayRule) -> list[Message]:
    """What cards bring besides, and what they may do to a trek."""
    said: list[Message] = []
    more = rule.ancestor.printed[len(usual.ancestor.printed) :]
    if more:
        said.append(say("effect-ancestor", gains=icons(more)))
    if rule.exchange:
        said.append(say("effect-exchange"))
    if rule.join >= 0:
        said.append(say("effect-join", years=rule.join))
    if rule.close >= 0:
        said.append(say("effect-close", years=rule.close, points=points(rule.close_points)))
    if rule.collapse is not None:
        said.append(say("effect-collapse", gains=icons(rule.collapse.printed)))
    return said


def solo(card: SoloCard) -> Message:
    """How the Rival Tour plays and scores."""
    return say("rival-plays", prefers=prefers(card), scores=scores(card))


def prefers(card: SoloCard) -> Message:
    """Which card the Rival Tour takes."""
    if card.preference == MOST_ICONS:
        return say("rival-most-icons")
    return say("rival-earliest") if card.preference == EARLIEST else say("rival-short-first")


def scores(card: SoloCard) -> Message:
    """What the Rival Tour scores for an icon."""
    if {card.favourite, card.wild, card.crystal} == {card.others}:
        return say("rival-scores-alike", points=points(card.others))
    return say("rival-scores", favourite=card.favourite, wild=card.wild, crystal=card.crystal, others=card.others)
