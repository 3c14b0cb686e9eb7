"""The motifs of what is printed: each thing has one, and no two of a game have the same."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import quirebox

GAMES = Path(quirebox.__file__).parent / "games"
PRINTED = {  # tables of the editions whose entries have pictures: file, table, inner table, key
    "books_of_time": ["pages.page.id", "starting.page.id", "chronicle.page.id"],
    "history_of_the_book": ["books.book.id", "auctions.set.book.id", "events.event.id", "chance.chance.id"],
    "scientia": ["projects.project.number"],
    "trekking": ["history.card.id", "ancestors.ancestor.id", "itineraries.itinerary.id", "warps.warp.id"],
    "two_page_tome": ["cards.card.id", "tomes.tome.id", "maps.map.exotics.id"],
}


def printed(game: str) -> set[str]:
    """The ids of everything in the editions that come with a game that has a picture."""
    return {id for folder in (GAMES / game / "content").iterdir() if folder.is_dir() for id in printed_in(folder, game)}


def printed_in(folder: Path, game: str) -> list[str]:
    """Those of one edition."""
    found = []
    for path in PRINTED[game]:
        file, *tables, key = path.split(".")
        entries = [tomllib.loads((folder / f"{file}.toml").read_text(encoding="utf-8"))]
        names = [""]
        for table in tables:
            within = [
                (f"{name} {outer['id']}" if table == "exotics" else "", entry)
                for name, outer in zip(names, entries, strict=True)
                for entry in outer[table]
            ]
            names, entries = [name for name, _ in within], [entry for _, entry in within]
        found += [f"{name} {entry[key]}".strip() for name, entry in zip(names, entries, strict=True)]
    return found


@pytest.mark.parametrize("game", PRINTED)
def test_each_printed_thing_has_a_motif_of_its_own(game: str) -> None:
    sections = tomllib.loads((GAMES / game / "content/motifs.toml").read_text(encoding="utf-8"))
    chosen = [(id, entry["motif"]) for section in sections.values() for id, entry in section.items()]
    assert sorted(id for id, _ in chosen) == sorted(printed(game))
    often = {motif: n for motif, n in Counter(motif for _, motif in chosen).items() if n > 1}
    assert not often, f"{game}: {[(id, motif) for id, motif in chosen if motif in often]}"


@pytest.mark.parametrize("game", PRINTED)
def test_motifs_are_no_part_of_an_edition(game: str) -> None:
    """Another picture is no other printing: tables that run keep the hash with which they began."""
    assert not (GAMES / game / "content/house/motifs.toml").exists()
