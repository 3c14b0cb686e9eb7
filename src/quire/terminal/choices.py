"""The options of a question on a few lines: with what each would do, or only named, or in groups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.markup import escape
from rich.text import Text

from quire.core.action import Action
from quire.core.event import Player
from quire.core.game import Game
from quire.core.rng import Rng
from quire.core.state import State
from quire.terminal import menu
from quire.terminal.screen import Screen
from quire.terminal.show import preview
from quire.words import told

FEW = 3  # options that are named in full in a list of groups
GAP = 3  # between two columns
PREVIEWED = 30  # options at most that are tried out: each is played
Block = list[Text]


@dataclass(frozen=True)
class Choice:
    """An option as it is listed."""

    label: str
    phrase: str
    action: Action


def choices(game: Game, g: State, names: Sequence[str], notation: bool = False) -> list[Choice]:
    """The options in order, with how records write them if that is wanted."""
    return [
        Choice(label, f"{told.phrase(game, g, action, names)}{f' ({action.text})' if notation else ''}", action)
        for label, action in zip(menu.labels(game, g), g.options, strict=True)
    ]


def listed(
    game: Game, g: State, viewer: Player, names: Sequence[str], screen: Screen, lines: int, only: Sequence[Action] = ()
) -> Block:
    """The options (or only some of them), the more fully the fewer lines they need; never more than `lines`."""
    found = [choice for choice in choices(game, g, names, screen.notation) if not only or choice.action in only]
    plain = flowing(found, screen)
    if len(plain) <= lines and len(found) <= PREVIEWED:
        full = previewed(found, game, g, viewer, names, screen)
        return full if len(full) <= lines * 2 // 3 else plain
    groups = grouped(found, screen, 0)
    for block in (plain, cut(found, screen, 2), cut(found, screen, 1), grouped(found, screen, FEW), groups):
        if len(block) <= lines:
            return block
    kept = groups[: lines - 1]
    return [*kept, Text("… (words list what speaks of them)", style="dim")]


def previewed(
    found: Sequence[Choice], game: Game, g: State, viewer: Player, names: Sequence[str], screen: Screen
) -> Block:
    """Each with what it would do beside it."""
    imagined = game.eyes.imagine(g, viewer, Rng(1))
    wide = widest(found)
    left = min((screen.width - wide) * 2 // 5, max(len(choice.phrase) for choice in found))
    right = screen.width - wide - left - 2
    block: Block = []
    for choice in found:
        said = screen.fold(escape(choice.phrase), left, 2)
        does = screen.fold(f"[dim]{escape(preview(game, imagined, choice.action, viewer, names))}[/dim]", right, 2)
        for i in range(max(len(said), len(does))):
            line = labelled(choice.label if i == 0 else "", wide).append_text(said[i] if i < len(said) else Text())
            line.append(" " * (wide + left + 2 - line.cell_len)).append_text(does[i] if i < len(does) else Text())
            line.rstrip()
            block.append(line)
    return block


def flowing(found: Sequence[Choice], screen: Screen) -> Block:
    """Each by its words alone, in columns if they are short."""
    wide = widest(found)
    longest = max(len(choice.phrase) for choice in found)
    columns = max(1, (screen.width + GAP) // (wide + longest + GAP))
    if columns == 1:
        return [
            (labelled(choice.label if i == 0 else "", wide)).append_text(line)
            for choice in found
            for i, line in enumerate(screen.fold(escape(choice.phrase), screen.width - wide, 2))
        ]
    rows = -(-len(found) // columns)
    block: Block = []
    for row in range(rows):
        line = Text()
        for k, choice in enumerate(found[row::rows]):
            line.append(" " * ((wide + longest + GAP) * k - line.cell_len))
            line.append_text(labelled(choice.label, wide)).append(choice.phrase)
        block.append(line)
    return block


def cut(found: Sequence[Choice], screen: Screen, most: int) -> Block:
    """Each by the beginning of its words, on a limited number of lines."""
    wide = widest(found)
    block: Block = []
    for choice in found:
        said = screen.fold(escape(choice.phrase), screen.width - wide, 2)
        if len(said) > most:
            said[most - 1].truncate(screen.width - wide - 2)
            said[most - 1].append(" …")
        for i, line in enumerate(said[:most]):
            block.append(labelled(choice.label if i == 0 else "", wide).append_text(line))
    return block


def grouped(found: Sequence[Choice], screen: Screen, few: int) -> Block:
    """By what is done: large groups as one paragraph of labels, each with the next word of its option."""
    groups: dict[str, list[Choice]] = {}
    for choice in found:
        groups.setdefault(choice.phrase.split()[0].rstrip(":,"), []).append(choice)
    block: Block = []
    for verb, group in groups.items():
        if len(group) <= few:
            block += flowing(group, screen)
            continue
        items = "  ".join(f"[bold cyan]{escape(choice.label)}[/] {escape(short(choice))}" for choice in group)
        block += screen.fold(f"{escape(verb)} ({len(group)}): {items}", 0, 2)
    return block


def short(choice: Choice) -> str:
    """The word by which an option is known among those of its group."""
    words = choice.phrase.split()
    return words[1].rstrip(":,") if len(words) > 1 and words[1].rstrip(":,") != choice.label else ""


def widest(found: Sequence[Choice]) -> int:
    """Columns that the labels take."""
    return max(len(choice.label) for choice in found) + 2


def labelled(label: str, wide: int) -> Text:
    """The beginning of an option's line."""
    return Text().append(f"{label:>{wide - 2}}", style="bold cyan").append("  ")
