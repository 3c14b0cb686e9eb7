"""Figures as pictures: Vega-Lite drawn to SVG, in the colours of the page that holds it, light or dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quirebox.lab.estimate import Interval
from quirebox.lab.report import Distribution

Spec = dict[str, object]
WIDTH = 420
ROW = 22  # height of a line
BARS = 40  # most bars of a distribution
INK, FAINT, LINE, MARK, OTHER = (f"var(--{name})" for name in ("ink", "faint", "line", "mark", "other"))
CONFIG: Spec = {
    "background": None,
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": FAINT,
        "titleFontWeight": "normal",
        "gridColor": LINE,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "labelLimit": 190,
    },
}


def drawn(spec: Spec) -> str:
    """The SVG of a chart."""
    from vl_convert import vegalite_to_svg

    svg = str(vegalite_to_svg({"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": CONFIG, **spec}))
    return svg.replace("<svg ", '<svg role="img" style="max-width:100%;height:auto" ', 1)


def intervals(rows: Mapping[str, Interval | None], title: str, form: str, fair: float | None = None) -> str:
    """A dot and a line for each estimate, and what would be fair."""
    data = [
        {"name": name, "value": found.value, "low": found.low, "high": found.high}
        for name, found in rows.items()
        if found is not None
    ]
    if not data:
        return ""
    y = {"field": "name", "type": "nominal", "sort": None, "title": None, "axis": {"grid": False}}
    x = {"type": "quantitative", "title": title, "axis": {"format": form, "tickCount": 5}, "scale": {"zero": False}}
    layers: list[Spec] = [
        {
            "mark": {"type": "rule", "color": MARK, "strokeWidth": 2},
            "encoding": {"x": {**x, "field": "low"}, "x2": {"field": "high"}},
        },
        {
            "mark": {"type": "point", "filled": True, "size": 60, "opacity": 1, "color": MARK},
            "encoding": {"x": {**x, "field": "value"}},
        },
    ]
    if fair is not None:
        layers.insert(
            0,
            {
                "mark": {"type": "rule", "color": OTHER, "strokeDash": [4, 3]},
                "encoding": {"x": {"datum": fair}, "y": None},
            },
        )
    return drawn(
        {"width": WIDTH, "height": {"step": ROW}, "data": {"values": data}, "encoding": {"y": y}, "layer": layers}
    )


def distribution(found: Distribution, title: str) -> str:
    """How often each number came, in at most some bars."""
    if not found.counts:
        return ""
    low, high = min(found.counts), max(found.counts)
    width = max(1, -(-(high - low + 1) // BARS))
    shares: dict[int, int] = {}
    for value, times in found.counts.items():
        shares[(value - low) // width] = shares.get((value - low) // width, 0) + times
    whole = sum(shares.values())
    data = [
        {"from": low + i * width, "to": low + (i + 1) * width, "share": n / whole} for i, n in sorted(shares.items())
    ]
    axis = {"tickMinStep": 1, "grid": False}
    return drawn(
        {
            "width": WIDTH,
            "height": 130,
            "data": {"values": data},
            "mark": {"type": "bar", "color": MARK, "binSpacing": 1},
            "encoding": {
                "x": {
                    "field": "from",
                    "type": "quantitative",
                    "bin": {"binned": True, "step": width},
                    "title": title,
                    "axis": axis,
                },
                "x2": {"field": "to"},
                "y": {"field": "share", "type": "quantitative", "title": None, "axis": {"format": "%", "tickCount": 4}},
            },
        }
    )


def swept(names: Sequence[str], found: Sequence[Interval | None], title: str, form: str) -> str:
    """One figure on several sides, in their order."""
    data = [
        {"name": name, "value": one.value, "low": one.low, "high": one.high}
        for name, one in zip(names, found, strict=True)
        if one is not None
    ]
    if not data:
        return ""
    x = {"field": "name", "type": "nominal", "sort": None, "title": None, "axis": {"grid": False, "labelAngle": -30}}
    y = {"type": "quantitative", "title": title, "axis": {"format": form, "tickCount": 5}, "scale": {"zero": False}}
    return drawn(
        {
            "width": {"step": 64},
            "height": 170,
            "data": {"values": data},
            "encoding": {"x": x},
            "layer": [
                {"mark": {"type": "line", "color": OTHER}, "encoding": {"y": {**y, "field": "value"}}},
                {
                    "mark": {"type": "rule", "color": MARK, "strokeWidth": 2},
                    "encoding": {"y": {**y, "field": "low"}, "y2": {"field": "high"}},
                },
                {
                    "mark": {"type": "point", "filled": True, "size": 60, "opacity": 1, "color": MARK},
                    "encoding": {"y": {**y, "field": "value"}},
                },
            ],
        }
    )
