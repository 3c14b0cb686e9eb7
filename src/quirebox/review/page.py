"""A review as one HTML file that holds everything: it opens without a network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from quirebox.core.game import Game
from quirebox.core.message import Who, read, say
from quirebox.review.data import Judged, Review
from quirebox.review.picture import DASHES, graph
from quirebox.review.text import BAD, Teller, cause_of, change, interval
from quirebox.words.speech import speech

STYLE = """
:root{--paper:#fffaf0;--desk:#eadfc8;--ink:#2a2018;--faint:#65543e;--line:#cfbd9b;--good:#2a6438;--bad:#9d2018;
--warn:#8a5200;--seat-0:#31569b;--seat-1:#a53675;--seat-2:#46505a;--seat-3:#0b7a88;--seat-4:#7b4a24;--seat-5:#6a4aa6}
@media(prefers-color-scheme:dark){:root{--paper:#2b241e;--desk:#171310;--ink:#f2e8d5;--faint:#bfae93;--line:#54473a;
--good:#93d19e;--bad:#ff9f92;--warn:#f3c169;--seat-0:#8fb0ee;--seat-1:#e58cbd;--seat-2:#b3bec9;--seat-3:#5cc6d4;
--seat-4:#d8a276;--seat-5:#b8a0f0}}
*{box-sizing:border-box}body{margin:0;padding:1rem;background:var(--desk);color:var(--ink);
font:16px/1.4 "Source Sans 3","Segoe UI",sans-serif}main{max-width:62rem;margin:auto;display:grid;gap:1rem}
section,header{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:.8rem 1rem;min-width:0}
h1,h2,h3{font-family:Alegreya,Georgia,serif;line-height:1.15;margin:0 0 .5rem}table{border-collapse:collapse}
td,th{padding:.15rem .8rem .15rem 0;text-align:right}th:first-child{text-align:left}.scroll{overflow-x:auto}
.graph{width:100%;height:auto;font-size:13px}.graph text{fill:var(--faint)}.grid{stroke:var(--line)}
.mark{fill:var(--bad);stroke:var(--paper);stroke-width:2}.mark.luck{fill:var(--warn)}.graph .number{fill:var(--paper)}
.key{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}.key svg{width:2.4rem;height:.8rem}
.blunder,.mistake{color:var(--bad);font-weight:700}.inaccurate{color:var(--warn);font-weight:700}
.faint{color:var(--faint)}ol,ul{margin:0;padding-left:1.4rem}li{margin-block:.3rem}article{margin-block:.8rem}
"""


def page(game: Game, review: Review, language: str = "") -> str:
    """The whole file."""
    words = speech(game, language)
    tell = Teller(words, review)
    title = escape(tell(say("review-title", game=game.title)))
    sections = "".join(
        (
            section(tell(say("review-chances")), chances(tell, review), tell(say("review-turning")), turning(tell)),
            section(tell(say("review-moved")), accounts(tell)),
            section(tell(say("review-judged")), decisions(tell)),
            section(tell(say("review-accuracy")), items(tell.accuracy()), *summaries(tell)),
            section("", items(tell.tempo(p) for p in range(review["players"]))),
        )
    )
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head><body><main>'
        f"<header><h1>{title}</h1>{escape(tell.outcome())}</header>{sections}</main></body></html>\n"
    )


def section(heading: str, *blocks: str) -> str:
    """A part of the page; further headings stand among its blocks as plain text."""
    found = [block if block.startswith("<") else f"<h3>{escape(block)}</h3>" for block in blocks if block]
    return f"<section>{f'<h2>{escape(heading)}</h2>' if heading else ''}{''.join(found)}</section>"


def items(lines: Iterable[str]) -> str:
    """A plain list."""
    return f"<ul>{''.join(f'<li>{escape(line.strip())}</li>' for line in lines)}</ul>"


def chances(tell: Teller, review: Review) -> str:
    """The graph, and whose line is whose."""
    picture = graph(review["chances"], review["turning"], review["names"], review["plies"], tell(say("review-chances")))
    keys = [
        f'<span><svg viewBox="0 0 40 10" aria-hidden="true"><line x2="40" y1="5" y2="5" stroke="var(--seat-{p})" '
        f'stroke-width="3" stroke-dasharray="{DASHES[p]}"/></svg> {escape(name)} '
        f"{interval(review['chances'][0]['shares'][p])} → {review['scores'][p]}</span>"
        for p, name in enumerate(review["names"])
    ]
    return f'{picture}<div class="key">{"".join(keys)}</div>'


def turning(tell: Teller) -> str:
    """The turning points."""
    rows = []
    for number, one in enumerate(tell.review["turning"], 1):
        changes = ", ".join(tell(change(one, p)) for p in range(tell.review["players"]))
        rows.append(f'<li id="t{number}">{escape(tell(cause_of(one)))}: {escape(changes)}</li>')
    return f"<ol>{''.join(rows)}</ol>"


def accounts(tell: Teller) -> str:
    """What moved the chances, a column for each player."""
    said = {
        "start": say("review-start"),
        "rest": say("review-rest"),
        "choices": say("review-choices"),
        "luck": say("review-luck"),
        "rivals": say("review-rivals"),
        "result": say("review-result"),
    }
    head = "".join(f"<th>{escape(name)}</th>" for name in tell.names)
    body = "".join(table_row(tell(message), tell.each(name)) for name, message in said.items())
    return f'<div class="scroll"><table><tr><th></th>{head}</tr>{body}</table></div>'


def table_row(heading: str, values: Sequence[float]) -> str:
    """One line of the account."""
    cells = "".join(f"<td>{100 * value:+.0f}</td>" for value in values)
    return f"<tr><th>{escape(heading)}</th>{cells}</tr>"


def decisions(tell: Teller) -> str:
    """What cost something, and what would have been better."""
    bad = [one for one in tell.review["judged"] if one["verdict"] in BAD]
    if not bad:
        return f"<p>{escape(tell(say('review-no-mistakes')))}</p>"
    return "".join(decision(tell, one) for one in bad)


def decision(tell: Teller, one: Judged) -> str:
    """One of them."""
    options = "".join(
        f"<li>{escape(tell(read(option['phrase'])))} <span class='faint'>{interval(option['share'])}</span></li>"
        for option in one["options"]
    )
    why = ""
    if one["why"]:
        parts = tuple(tell.part(difference["points"], difference["part"]) for difference in one["why"])
        why = f"<p>{escape(tell(say('review-why', parts=parts)))}</p>"
    better = escape(tell(say("review-better", line=tell.line(one))))
    return (
        f'<article><p class="{one["verdict"]}">{escape(tell.decision(one))}</p><p>{better}</p>{why}<ol>{options}</ol>'
        "</article>"
    )


def summaries(tell: Teller) -> list[str]:
    """What everybody may take along."""
    found: list[str] = []
    for p in range(tell.review["players"]):
        if tell.review["advice"][p]:
            found += [tell(say("review-advice", who=Who(p))), items(tell.advice(p))]
    return found
