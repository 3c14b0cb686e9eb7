"""What each kind of event tells."""

from __future__ import annotations

from quire.core.fact import count, declare, fact, seat, thing, word

PROJECT = thing("project")
FIELD = thing("field")
SLOT = thing("slot")  # of the player's own board

FACTS = declare(
    fact("round", count("round")),
    fact("take", PROJECT, count("flasks"), SLOT),
    fact("turn", PROJECT, count("times"), count("quarters"), SLOT),
    fact("complete", PROJECT, count("flasks"), SLOT),
    fact("advance", FIELD, count("value")),
    fact("cube", FIELD, count("cubes")),
    fact("slot", count("slots"), word("fifth", "flask", "cube")),
    fact("gain", count("flasks")),
    fact("put", PROJECT, count("flasks"), seat("whose"), SLOT),
    fact("put on stack", PROJECT, count("flasks")),
    fact("copy", PROJECT),
    fact("return", PROJECT, count("flasks"), SLOT),
    fact("home", PROJECT),
    fact("end stage", word("supply", "flasks", "cubes"), count("last_round")),
    fact("end"),
)
