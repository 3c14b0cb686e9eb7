"""What each kind of event tells."""

from __future__ import annotations

from quirebox.core.fact import count, declare, fact, thing

GOOD = thing("good")
CARD = thing("card")

FACTS = declare(
    fact("round", count("round")),
    fact("place", thing("space")),
    fact("play", CARD),
    fact("pass"),
    fact("gain", GOOD, count("amount")),
    fact("pay", GOOD, count("amount")),
    fact("draw", CARD, private=True),
)
