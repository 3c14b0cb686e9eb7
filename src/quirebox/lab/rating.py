"""Ratings of bots over all their games, with openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from quirebox.core.errors import NotInstalled
from quirebox.lab.plan import Played

Table = tuple[Sequence[str], Played]  # the bots of a plan by number, and a game between them


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; twice the doubt on both sides holds it 95 times in 100.  Everybody begins at 25."""

    strength: float
    doubt: float


def ratings(tables: Sequence[Table]) -> dict[str, Rating]:
    """Every bot's rating after these games, in this order; several bots of a kind at one table learn together."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as e:
        raise NotInstalled("rating bots", "lab", e.name) from None
    model = PlackettLuce()
    known = {name: model.rating() for names, _ in tables for name in names}
    for names, played in tables:
        seats = [names[bot] for bot in played.bots]
        after = model.rate([[known[name]] for name in seats], ranks=[float(place) for place in places(played)])
        for name in set(seats):
            same = [team[0] for seat, team in zip(seats, after, strict=True) if seat == name]
            known[name] = model.rating(fmean(r.mu for r in same), fmean(r.sigma for r in same))
    return {name: Rating(r.mu, r.sigma) for name, r in known.items()}


def places(played: Played) -> list[int]:
    """Winners first, the others by points."""
    points = sorted({score for seat, score in enumerate(played.scores) if seat not in played.winners}, reverse=True)
    return [0 if seat in played.winners else 1 + points.index(score) for seat, score in enumerate(played.scores)]
