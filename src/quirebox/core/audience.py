"""What a game has for those who look at it, talk about it and keep it: small things made of plain functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.event import Event, Player
from quirebox.core.fact import Cards, Fact, Named
from quirebox.core.message import Said
from quirebox.core.numbers import Given, Numbers
from quirebox.core.plain import Json, Node
from quirebox.core.rng import Rng
from quirebox.core.schema import Schema, unnamed
from quirebox.core.state import State
from quirebox.core.step import Step

AID = "aid"  # the name of the player aid among the parts of a table


def same_but_luck(g: State, viewer: Player, rng: Rng) -> State:
    """An imagined position where nothing is hidden: only the luck to come is another."""
    h = g.copy()
    h.rng = Rng(rng.next())
    return h


def nothing_printed(box: Box) -> Mapping[str, object]:
    """A gallery without pictures."""
    return {}


@dataclass(frozen=True)
class Eyes:
    """What one player may know of a position; NOBODY is a spectator."""

    view: Callable[[State, Player], Mapping[str, object]]  # built up from nothing, of types for the browser: JSON
    features: Callable[[State, Player], bytes]  # as small numbers; equally many throughout a game
    imagine: Callable[[State, Player, Rng], State] = same_but_luck  # the viewer cannot tell it from the real one
    printed: Callable[[Box], Mapping[str, object]] = nothing_printed  # every thing in the box, as the view shows it
    numbers: Numbers | None = None  # that writes the features; None: they are made by themselves
    declared: Callable[[State], Schema] | None = None  # what the features mean

    @property
    def writer(self) -> Numbers:
        """What writes the features one after the other."""
        return self.numbers or Given(self.features)

    def schema(self, g: State) -> Schema:
        """What each of the features means, for every position of this game."""
        return self.declared(g) if self.declared else unnamed(len(self.features(g, 0)))


def say_text(g: State, action: Action) -> Said:
    """An action that needs no words but its own."""
    return action.text


def written(g: State, action: Action) -> str:
    """The text of an action, which records and messages carry."""
    return action.text


def no_topics(g: State, action: Action) -> Sequence[Said]:
    """Nothing but what its own words say."""
    return ()


@dataclass(frozen=True)
class Brief:
    """An option in a few words, where very many are listed."""

    group: Said  # what is done
    what: Said  # with what: cut where there is no room
    end: Said  # what is never cut, such as a price
    more: Said = ""  # what is left out where there is no room


def no_brief(g: State, action: Action) -> Brief | None:
    """Its phrase is short enough, or there are never many."""
    return None


def no_caution(g: State, action: Action) -> Said:
    """Nothing to be warned of."""
    return ""


def rule_says(g: State, action: Action) -> Said:
    """The rule that refuses it is reason enough."""
    return ""


def never_none(g: State, action: Action) -> bool:
    """Numbers are all that is asked for."""
    return False


def no_goal(g: State) -> Said:
    """Nothing but more points than the others."""
    return ""


def nobody_else(g: State) -> list[tuple[str, dict[str, int]]]:
    """Only the players score."""
    return []


@dataclass(frozen=True)
class Voice:
    """What is said of a game.  It tells only what everybody, or the actor, can see."""

    facts: Mapping[str, Fact]  # what each kind of event tells
    words: Callable[[Box, Event, Sequence[str]], Said]  # one sentence for an event whose numbers may be hidden
    question: Callable[[State], Said]  # what the actor is asked now; everybody reads it
    phrase: Callable[[State, Action], Said] = say_text  # what an action means here, to people
    caution: Callable[[State, Action], Said] = no_caution  # what the actor may regret about an option; "" for most
    goal: Callable[[State], Said] = no_goal  # what a player alone must reach and has reached; once it is over, had
    others: Callable[[State], list[tuple[str, dict[str, int]]]] = nobody_else  # who plays no seat, and scores
    notation: Callable[[State, Action], str] = written  # a phrase in short: for scenarios, and for who asks for it
    cards: tuple[Cards, ...] = ()  # what can be counted of them by facts
    brief: Callable[[State, Action], Brief | None] = no_brief  # a phrase in a few words, for long lists
    topics: Callable[[State, Action], Sequence[Said]] = no_topics  # by what people look for an option, besides
    reason: Callable[[State, Action], Said] = rule_says  # why an action is refused just here, where its rule says more
    none: Callable[[State, Action], bool] = never_none  # whether it means none of what numbers are asked for: 0
    numbered: bool = True  # people read the numbers in actions, of slots or amounts; else they are for records only

    def sentence(self, box: Box, event: Event, viewer: Player, names: Sequence[str]) -> Said:
        """What the viewer reads in the log."""
        return self.words(box, event.seen(viewer), names)

    def named(self, event: Event) -> Named | None:
        """The numbers of an event by their names; None if they are hidden."""
        return None if event.hidden else self.facts[event.kind].named(event.args)


@dataclass(frozen=True)
class Part:
    """A part of the table as text with markup, for a screen that has no room for everything at once."""

    name: str  # by which it can be asked for
    lines: Sequence[str]
    brief: Sequence[str] = ()  # stands for the lines where there is no room for them; none: nothing can
    asked: bool = False  # shown only to who asks for it by its name
    rank: int = 0  # the lower, the sooner it is shown whole
    drawn: bool = False  # a picture in characters: its lines must not be broken
    rules: Sequence[str] = ()  # the ids of rules whose sentences stand below the lines


def aid(box: Box, rules: Sequence[str], tables: Sequence[str] = ()) -> Part:
    """The player aid: tables, and the rules that one looks up most."""
    return Part(AID, tables, asked=True, rules=[id for id in rules if id in box.rules])


@dataclass(frozen=True)
class Form:
    """A game's own part of a position as plain data, and what makes it sound."""

    pack: Callable[[State], Json]
    unpack: Callable[[Box, int, Node], State]  # generator and steps are filled in afterwards
    step: Callable[[Box, str, list[int]], Step]  # the step that `data()` describes; ValueError if there is none
    check: Callable[[State], None]  # asserts the invariants that hold between any two decisions
