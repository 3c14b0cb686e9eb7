"""What bots weigh things by; `quire tune` sets it."""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """What things are worth, in points; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.income = 3.0  # credits of a turn, from die and events
        self.turn = 2.0  # a turn that is still to come, besides what its credits do for collections
        self.cash = 1.0  # a credit for somebody who plans far ahead, while there are turns to spend it in
        self.credit = 0.9  # for others
        self.last_credit = 0.7  # a credit, when only the final purchases are left
        self.spare_credit = 0.5  # a credit beyond a dozen
        self.debt = 1.15  # a credit owed
        self.claim = 0.7  # a credit owed by another country
        self.unlocked = 0.99  # of doubling, for every turn until a collection is locked
        self.step = 0.003  # of doubling, for each book that is missing
        self.takes = 0.3  # books of a label that each rival takes in a turn
        self.slack = 1.0  # books more or less that make e to 1 of even chances
        self.poor = 0.7  # of doubling, for who can nearly pay for the cheapest collection
        self.upgrade = (
            0.85  # how far a collection comes from the cheapest books that would do to the dearest that can be paid
        )
        self.second = 0.5  # of a second collection
        self.goal = 10.0  # what somebody who does not look far hopes that a collection brings
        self.thrift = 3.0  # how much less they like one that costs more than that
        self.stride = 0.1  # of that hope, for each book that is missing
        self.ripe = 0.9  # of that hope, until it is locked
        self.rivalry = 0.06  # of what the richest rival has
        self.fair = 0.5  # what the other side of a trade must gain
        self.bother = 3.0  # what a pointless offer costs
        self.patience = 0.02  # what every negotiation costs
        self.hopes = [0.8, 0.1, 0.1]  # that a fair offer is accepted: the first, the counter, the last
        self.even = 12.0  # the lead that makes a favourite of e to 1 at the start of a quick game
        self.sure = 3.0  # and at the end


WEIGHTS: Final = Weights()
