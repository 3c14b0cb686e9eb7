"""What objective tiles and challenges ask for, made from their conditions."""

from __future__ import annotations

from quirebox.core.message import Message, plain, say
from quirebox.games.books_of_time import challenges, objectives
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import BooksOfTimeBox, Challenge, Tile
from quirebox.games.books_of_time.shown import Requirement
from quirebox.games.books_of_time.telling.nouns import ROMAN, kind, symbol


def requirement(box: BooksOfTimeBox, tile: Tile) -> Requirement:
    """What a tile asks for, for the browser."""
    said = plain(tile_words(box, tile))
    match tile:
        case objectives.Copies():
            symbols = [box.symbols[tile.symbol]]
            return {"form": "copies", "n": tile.n, "symbols": symbols, "others": tile.m, "words": said}
        case objectives.Different():
            extra = [] if tile.extra == NONE else [box.symbols[tile.extra]]
            return {"form": "different", "n": tile.n, "symbols": extra, "others": 0, "words": said}
        case objectives.Sequence():
            symbols = [box.symbols[one] for one in tile.sequence]
            return {"form": "sequence", "n": len(symbols), "symbols": symbols, "others": 0, "words": said}
    raise AssertionError(f"no form for {tile}")


def tile_words(box: BooksOfTimeBox, tile: Tile) -> Message:
    """What a tile asks for, in words."""
    match tile:
        case objectives.Copies():
            return say("tile-copies", n=tile.n, symbol=symbol(box, tile.symbol), others=tile.m)
        case objectives.Different(extra=extra) if extra == NONE:
            return say("tile-different", n=tile.n)
        case objectives.Different():
            return say("tile-different-and", n=tile.n, symbol=symbol(box, tile.extra))
        case objectives.Sequence():
            return say("tile-sequence", symbols=tuple([symbol(box, one) for one in tile.sequence]))
    raise AssertionError(f"no words for {tile}")


def challenge_words(box: BooksOfTimeBox, cell: Challenge) -> Message:
    """What a challenge asks for."""
    match cell:
        case challenges.TopOf():
            return say("challenge-top", type=kind(box, cell.track))
        case challenges.EveryLevel():
            return say("challenge-levels", level=ROMAN[cell.level])
        case challenges.OwnFiles():
            return say("challenge-files", n=cell.n)
        case challenges.NoFile():
            return say("challenge-no-file")
        case challenges.DifferentSymbols():
            return say("challenge-different", n=cell.n, type=kind(box, cell.type))
        case challenges.SameSymbols(kinds=1):
            return say("challenge-same", n=cell.copies, type=kind(box, cell.type))
        case challenges.SameSymbols():
            return say("challenge-pairs", type=kind(box, cell.type))
        case challenges.WrittenInto():
            return say("challenge-written", n=cell.n, type=kind(box, cell.type))
        case challenges.WrittenIntoEach():
            return say("challenge-written-each", n=cell.n)
        case challenges.AtMaximum(types=[t]):
            return say("challenge-maximum", type=kind(box, t))
        case challenges.AtMaximum():
            return say("challenge-maxima", n=cell.n)
        case challenges.Lose():
            return say("challenge-lose", n=cell.n, type=kind(box, cell.type))
    return in_turn_words(cell)


def in_turn_words(cell: Challenge) -> Message:
    """What is to be done within one turn."""
    match cell:
        case challenges.TakeInTurn():
            return say("challenge-take", n=cell.n)
        case challenges.DiscardInTurn():
            return say("challenge-discard", n=cell.n)
        case challenges.WriteInTurn():
            return say("challenge-write", n=cell.n)
        case challenges.AdvanceInTurn():
            return say("challenge-advance", n=cell.n)
    raise AssertionError(f"no words for {cell}")
