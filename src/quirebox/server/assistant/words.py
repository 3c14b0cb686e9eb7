"""What the server sends to a seat, in words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from quirebox.core.message import read
from quirebox.games import game
from quirebox.server.client import Answer, Visitor
from quirebox.server.wire.messages import Choosable, Result, Told
from quirebox.words import Speech, speech


class Tongue:
    """The language of this program, and how the players are called."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def names(self) -> list[str]:
        """Everybody at the table, by seat."""
        return [seat["name"] for seat in self.visitor.table["seats"]]

    def speech(self) -> Speech:
        """How this game is told."""
        return speech(game(self.visitor.table["game"]))

    def said(self, sentence: object) -> str:
        """A message in the language of this program."""
        return self.speech().tell(read(sentence), self.names())

    def rule(self, id: str) -> str:
        """A rule in a sentence, and its id."""
        english = {one["rule"]: one["sentence"] for one in position_of(self.visitor)["rules"]}
        return f"{self.speech().rule(id, english.get(id, ''))} ({id})"

    def worded(self, value: Any) -> Any:
        """Plain data with its messages in words."""
        match value:
            case {"say": str()}:
                return self.said(value)
            case {"t": str(text)} if len(value) == 1:
                return self.speech().text(text)
            case dict():
                return {name: self.worded(one) for name, one in value.items()}
            case list():
                return [self.worded(one) for one in value]
        return value


class Words(Tongue):
    """Tells what a visitor has been sent; it remembers what it has told."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.told = 0  # of the events
        self.heard = 0  # of the chat

    def turn(self, before: str = "") -> str:
        """What has happened since, what the seat sees, what is asked."""
        parts = [before, *self._news(), self._table()]
        if self.visitor.position:
            parts += [self._view(), self.question()]
        return "\n\n".join(part for part in parts if part)

    def question(self) -> str:
        """What is asked, with numbered options; or how the game ended."""
        position = position_of(self.visitor)
        if result := position["result"]:
            return self._end(result)
        asked = self.said(position["question"])
        if not self.visitor.mine():
            return f"{asked}\nIt is not your turn: wait."
        options = [f"{n}. {self._option(one)}" for n, one in enumerate(position["options"], 1)]
        return "\n".join([f"It is your turn. {asked}", *options])

    def meant(self, answer: str) -> str | None:
        """The text of the option that is meant by its number, its words or its text; None if there is no such one."""
        answer, options = plain(answer), position_of(self.visitor)["options"]
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer) <= len(options):
            return str(options[int(answer) - 1]["text"])
        named = [one for one in options if answer in (one["text"], plain(self.said(one["phrase"])))]
        return str(named[0]["text"]) if len(named) == 1 else None

    def no_option(self, answer: str) -> str:
        """Why an answer is none of the options: the rule that forbids it, if it is something that might be tried."""
        for one in position_of(self.visitor)["refused"]:
            if plain(answer) in (one["text"], plain(self.said(one["phrase"]))):
                return f"Not allowed: {self.rule(one['rule'])}\n\n{self.question()}"
        return f"{answer[:80]!r} is none of the options; use the number of one.\n\n{self.question()}"

    def forbidden(self) -> list[str]:
        """What might be tried now and is not allowed, with its rule."""
        return [
            f"- {self.said(one['phrase'])}\n  {self.rule(one['rule'])}" for one in position_of(self.visitor)["refused"]
        ]

    def sentences(self, events: Sequence[Told]) -> str:
        """What is told of these facts."""
        return "\n".join(line for event in events if (line := self.said(event["sentence"])))

    def _news(self) -> Iterator[str]:
        """What was told and said since this was last asked."""
        me = self.visitor
        if self.told > len(me.events):
            yield "Something was taken back."
            self.told = len(me.events)
        yield self.sentences(me.events[self.told :])
        yield "\n".join(f"{one['name']} says: {one['text']}" for one in me.said[self.heard :])
        self.told, self.heard = len(me.events), len(me.said)

    def _table(self) -> str:
        """Who sits where, and whether the game is on."""
        table = self.visitor.table
        own = table["your_seat"]
        names = [f"{seat['name'] or 'nobody yet'}{' (you)' * (seat['seat'] == own)}" for seat in table["seats"]]
        more = {"open": " The host has not begun the game yet: wait.", "paused": " The game is paused."}
        return f"{table['title']}; clockwise sit {', '.join(names)}.{more.get(table['status'], '')}"

    def _view(self) -> str:
        seen = self.worded(position_of(self.visitor)["view"]).items()
        return "\n".join(["What you see:", *(f"{name}: {json.dumps(one, ensure_ascii=False)}" for name, one in seen)])

    def _end(self, result: Result) -> str:
        names = self.names()
        points = ", ".join(f"{name}: {score}" for name, score in zip(names, result["scores"], strict=False))
        won = " and ".join(names[seat] for seat in result["winners"]) or "nobody"
        return f"The game is over ({result['kind']}). {points}. Won by {won}."

    def _option(self, option: Choosable) -> str:
        caution = self.said(option.get("caution", ""))
        return self.said(option["phrase"]) + (f" (caution: {caution})" if caution else "")


def position_of(visitor: Visitor) -> Answer:
    """The position that the visitor was sent last."""
    assert visitor.position is not None
    return visitor.position


def plain(answer: str) -> str:
    """Without the full stop and the spaces around it."""
    return answer.strip().rstrip(".").rstrip()
