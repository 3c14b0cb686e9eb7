"""Reports and comparisons as one HTML file that holds everything: it opens without a network."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from quirebox.core.changes import changes
from quirebox.core.errors import NotInstalled
from quirebox.core.game import HOUSE
from quirebox.lab import charts
from quirebox.lab.balance import Balance, Goal
from quirebox.lab.compare import Comparison, Contrast, Line
from quirebox.lab.estimate import Ratio
from quirebox.lab.measures import OF_DECISIONS, OF_GAMES, estimate
from quirebox.lab.report import Report
from quirebox.lab.study import Study
from quirebox.words import speech

if TYPE_CHECKING:
    from mako.lookup import TemplateLookup

PAGES = Path(__file__).parent / "pages"
LENGTH = ("decisions", "turns", "decisions per turn", "options per decision", "forced decisions")


def check_pages() -> None:
    """Complain before anything is played if no page can be made here."""
    try:
        import mako  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError as e:
        raise NotInstalled("making pages", "lab", e.name) from None


@cache
def templates() -> TemplateLookup:
    """Where pages come from."""
    from mako.lookup import TemplateLookup

    return TemplateLookup([str(PAGES)], input_encoding="utf-8", strict_undefined=True)


def framed(title: str, name: str, **values: object) -> str:
    """A whole page."""
    body = templates().get_template(f"{name}.mako").render(title=title, **values)
    return str(templates().get_template("frame.mako").render(title=title, body=body))


def number(n: int, thing: str) -> str:
    """`1 game`, `2 games`."""
    return f"{n:,} {thing}{'' if n == 1 else 's'}"


def played(study: Study, games: int) -> str:
    """What was played, in a sentence."""
    bots = [
        name + (" with other weights" if any(study.weights[i : i + 1]) else "") for i, name in enumerate(study.bots)
    ]
    return f"{number(games, 'game')} of {number(study.players, 'player')}: {', '.join(bots)}."


def settings(study: Study) -> str:
    """The options that were set."""
    return "".join(f", {name} {value}" for name, value in study.options.items())


# ---- a report


def report_page(report: Report, command: str) -> str:
    """A report."""
    study, m = report.study, report.measures
    box = study.game.box(study.edition)
    offered = report.sum("offered")
    asked, forbade = report.sum("asked"), report.sum("forbade")
    rules = {id: speech(study.game).rule(id, text) for id, text in box.rules.items()}
    unseen = [m.labels[name] for name, card in m.cards.items() if not card.seen.value]
    return framed(
        f"{study.game.title}, {named(study.edition)}",
        "report",
        report=report,
        measures=m,
        edition=named(study.edition),
        hash=box.hash,
        options=settings(study),
        played=played(study, len(report.games)),
        missing=study.games - len(report.games),
        fair=1 / study.players,
        charts=pictures(report),
        length={name: m.game[name] for name in LENGTH},
        points={name: ratio for name, ratio in m.game.items() if name not in LENGTH},
        cards={name: card for name, card in m.cards.items() if card.seen.value},
        unseen=f"Never seen: {', '.join(unseen)}." if unseen else "",
        given={name: card for name, card in report.trials.cards.items() if card.trial_points.games},
        trials=sum(len(game.trials) for game in report.trials.played),
        unoffered=[action.text for action in report.actions if action.text not in offered],
        rules=rules,
        idle=[rule for rule in rules if rule not in asked and rule not in forbade],
        busy=[rule for rule in {**rules, **dict.fromkeys(asked)} if asked[rule] or forbade[rule]],
        asked=asked,
        forbade=forbade,
        silent=[kind for kind in study.game.voice.facts if kind not in report.sum("told")],
        estimate=estimate,
        is_share=is_share,
        command=command,
    )


def named(edition: str) -> str:
    """An edition as a title says it."""
    return "house edition" if edition == HOUSE else Path(edition).name


def pictures(report: Report) -> dict[str, str]:
    """The charts of a report."""
    m = report.measures
    seats = {name: ratio.share() for name, ratio in m.seats.items()}
    found = {"seats": charts.intervals(seats, "share of the victories", ".0%", 1 / report.study.players)}
    for name, spread in report.distributions.items():
        if name not in ("turns", "best score"):
            found[name] = charts.distribution(spread, name)
    return found


# ---- a comparison


def form(line: Line) -> str:
    """How a figure is written: shares in hundredths."""
    return "{:.1%}" if is_share(line.name) else "{:.2f}"


def signed(line: Line) -> str:
    """How a difference is written."""
    return "{:+.1%}" if is_share(line.name) else "{:+.2f}"


def is_share(name: str) -> bool:
    """Whether a figure is a share of something."""
    return name.startswith((*OF_GAMES, OF_DECISIONS))


def compare_page(contrast: Contrast, command: str, notes: list[str]) -> str:
    """A comparison of two editions or more."""
    study = contrast.sides[0].study
    title = f"{study.game.title}: {', '.join(side.name for side in contrast.sides)}"
    games = min(len(side.games) for side in contrast.sides)
    return framed(
        title,
        "compare",
        contrast=contrast,
        played=f"On each side {played(study, games)} Seed {study.seed}{settings(study)}.",
        notes=notes,
        changed=[list(changes(one.before.folder, one.after.folder)) for one in contrast.comparisons],
        charts=sweeps(contrast) if len(contrast.sides) > 2 else [seats(contrast.comparisons[0])],
        form=form,
        signed=signed,
        command=command,
    )


def seats(comparison: Comparison) -> str:
    """By how much the share of each seat differs."""
    rows = {line.name: line.difference.interval() for line in comparison.lines if line.name.startswith("seat ")}
    return charts.intervals(rows, "difference in the share of the victories", "+.0%", 0.0)


def sweeps(contrast: Contrast) -> list[str]:
    """Figures of the game, and those that differ for sure somewhere, on every side."""
    first = contrast.comparisons[0]
    names = [line.name for line in first.lines if line.name.startswith("seat ")] + ["decisions", "score", "margin"]
    names += [line.name for line in first.lines if line.family == "changed"]
    sure = Counter(line.name for one in contrast.comparisons for line in one.sure)
    names += [name for name, _ in sure.most_common(8)]
    sides = [side.name for side in contrast.sides]
    labels = {line.name: first.label(line) for line in first.lines}
    found: list[str] = []
    for name in dict.fromkeys(names):
        ratios: list[Ratio | None] = contrast.figure(name)
        values = [estimate(name, ratio) if ratio else None for ratio in ratios]
        found.append(charts.swept(sides, values, labels.get(name, name), ".0%" if is_share(name) else ".2~f"))
    return [chart for chart in found if chart]


# ---- a search


def wanted(goal: Goal) -> str:
    """The bounds of a goal."""
    form = "{:.1%}" if is_share(goal.name) else "{:g}"
    return f"{form.format(goal.low)} to {form.format(goal.high)}"


def balance_page(search: Balance, study: Study, command: str) -> str:
    """A search for numbers."""
    return framed(
        f"{study.game.title}: numbers of {named(study.edition)}",
        "balance",
        search=search,
        played=f"{played(study, search.budget)} Seed {study.seed}{settings(study)}.",
        changed=list(changes(search.folder(search.present), search.folder(search.best))),
        wanted=wanted,
        estimate=estimate,
        is_share=is_share,
        command=command,
    )
