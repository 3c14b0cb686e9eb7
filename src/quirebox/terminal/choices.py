"""The options of a question on a few lines: with what each would do, or only named, or in groups."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape
from rich.text import Text

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.game import Game
from quirebox.core.message import say
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.terminal import menu
from quirebox.terminal.groups import GAP, Choice, Short, alike, grouped
from quirebox.terminal.screen import Screen
from quirebox.terminal.show import preview
from quirebox.terminal.voice import own
from quirebox.words import told

PREVIEWED = 30  # options at most that are tried out: each is played
COLUMNS = 5  # at most
Block = list[Text]


def choices(game: Game, g: State, names: Sequence[str], notation: bool = False) -> list[Choice]:
    """The options in order, with how records write them if that is wanted."""
    found = []
    for label, action in zip(menu.labels(game, g), g.options, strict=True):
        phrase = told.phrase(game, g, action, names) + (f" ({action.text})" if notation else "")
        brief = told.brief(game, g, action, names)
        found.append(Choice(label, phrase, Short(*brief) if brief else Short("", phrase), action))
    return found


def listed(
    game: Game,
    g: State,
    viewer: Player,
    names: Sequence[str],
    screen: Screen,
    lines: int,
    only: Sequence[Action] = (),
    most: int = 0,
    utmost: int = 0,
) -> Block:
    """The options (or only some of them), the more fully the fewer lines they need: not many lines if they can be told
    well on those, never more than `most`, but up to `utmost` if on fewer lines two would read alike."""
    found = [choice for choice in choices(game, g, names, screen.notation) if not only or choice.action in only]
    plain = flowing(found, screen)
    if len(plain) <= lines and len(found) <= PREVIEWED:
        full = previewed(found, game, g, viewer, names, screen)
        return full if len(full) <= lines * 2 // 3 else plain
    for block in (plain, cut(found, screen, 2), cut(found, screen, 1)):
        if len(block) <= lines:
            return block
    return crowded(found, screen, max(lines, most), utmost)


def crowded(found: Sequence[Choice], screen: Screen, most: int, utmost: int) -> Block:
    """Very many: each on a line, else in as few columns as there is room for and tell them apart."""
    block = cut(found, screen, 1)
    for columns in range(2, COLUMNS + 1):
        if len(block) <= most or (len(block) <= utmost and alike(found, screen, columns)):
            return block
        block = grouped(found, screen, columns)
    if len(block) > most:
        block[most - 1 :] = [Text(own(say("words-list")), style="dim")]
    return block


def previewed(
    found: Sequence[Choice], game: Game, g: State, viewer: Player, names: Sequence[str], screen: Screen
) -> Block:
    """Each with what it would do beside it."""
    imagined = game.eyes.imagine(g, viewer, Rng(1))
    foreseen = [preview(game, imagined, choice.action, viewer, names) for choice in found]
    if 2 * sum(map(bool, foreseen)) < len(found):  # little to tell: no room is given away for it
        return flowing(found, screen)
    wide = widest(found)
    left = min((screen.width - wide) * 2 // 5, max(len(choice.phrase) for choice in found))
    right = screen.width - wide - left - 2
    block: Block = []
    for choice, does_what in zip(found, foreseen, strict=True):
        said = screen.fold(escape(choice.phrase), left, 2)
        does = screen.fold(f"[dim]{escape(does_what)}[/dim]", right, 2)
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
            shorten(said[most - 1], screen.width - wide - 2)
        for i, line in enumerate(said[:most]):
            block.append(labelled(choice.label if i == 0 else "", wide).append_text(line))
    return block


def shorten(line: Text, width: int) -> None:
    """Cut a line behind a word, and show that more would follow."""
    if len(line) > width:
        whole = line.plain[: width + 1].rpartition(" ")[0].rstrip()
        line.right_crop(len(line) - (len(whole) if whole.strip() else width))
    line.append(" …")


def widest(found: Sequence[Choice]) -> int:
    """Columns that the labels take."""
    return max(len(choice.label) for choice in found) + 2


def labelled(label: str, wide: int) -> Text:
    """The beginning of an option's line."""
    return Text().append(f"{label:>{wide - 2}}", style="bold cyan").append("  ")
