"""Names that look alike, by Unicode's list of confusable signs."""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs import confusables


def likeness(name: str) -> str:
    """The same for all names that look alike."""
    usual = unicodedata.normalize("NFKC", name)
    return "".join(model(sign) for sign in usual if not sign.isspace()).casefold()


@cache
def model(sign: str) -> str:
    """The first of all signs that look like this one."""
    found, new = {sign}, [sign]
    while new:
        alike = [one["c"] for one in confusables.confusables_data.get(new.pop(), [])]
        new += [other for other in alike if len(other) == 1 and other not in found]
        found.update(new)
    return min(found)
