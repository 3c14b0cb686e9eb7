"""Dates in the texts of an edition: whatever can be told to be wrong without knowing history."""

from __future__ import annotations

import re

MONTHS = {
    "January": 31,
    "February": 29,
    "March": 31,
    "April": 30,
    "May": 31,
    "June": 30,
    "July": 31,
    "August": 31,
    "September": 30,
    "October": 31,
    "November": 30,
    "December": 31,
}
LATEST = 2026  # no text speaks of what comes after it
YEAR = re.compile(r"(?<![\d,.])(\d{4})(?![\d,]\d)(?! BCE)")
SPAN = re.compile(r"(?<![\d,.-])(\d{3,4})-(\d{2,4})(?!\d)(?! BCE)")
DAY = re.compile(rf"(?<![\d,])(\d+) ({'|'.join(MONTHS)})\b")


def wrong_date(text: str) -> str:
    """What is wrong with the dates of a text, or ''."""
    for day, month in DAY.findall(text):
        if not 1 <= int(day) <= MONTHS[month]:
            return f"says {day} {month}; {month} has {MONTHS[month]} days"
    for first, last in SPAN.findall(text):
        if int(first[: -len(last)] + last) <= int(first):
            return f"says {first}-{last}; a span of years ends later than it begins"
    for year in YEAR.findall(text):
        if int(year) > LATEST:
            return f"says {year}, a year that had not come; years go up to {LATEST}, and a larger count is written like 3,600"
    return ""
