"""What bots weigh things by; `quire tune` sets it."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """What things are worth, in points; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.income = 3.0  # credits of a turn, from die and events
        self.turn = 2.0  # a turn that is still to come, besides what its credits do for collections
        self.cash = 1.0  # a credit for a mind that plans far ahead, while there are turns to spend it in
        self.credit = 0.9  # for others
        self.last_credit = 0.7  # a credit, when only the final purchases are left
        self.spare_credit = 0.5  # a credit beyond a dozen
        self.debt = 1.15  # a credit owed
        self.claim = 0.7  # a credit owed by another country
        self.unlocked = 0.99  # of doubling, for every turn until a collection is locked
        self.step = 0.003  # of doubling, for each book that is missing
        self.takes = 0.3  # books of a label that each rival takes in a turn
        self.slack = 1.0  # books more or less that make e to 1 of even chances
        self.poor = 0.7  # of doubling, where the money is nearly enough for the cheapest collection
        self.upgrade = 0.85  # how far a collection comes from the cheapest books to the dearest that can be paid
        self.second = 0.5  # of a second collection
        self.goal = 10.0  # what a mind that does not look far hopes that a collection brings
        self.thrift = 3.0  # how much less it likes one that costs more than that
        self.stride = 0.1  # of that hope, for each book that is missing
        self.ripe = 0.9  # of that hope, until it is locked
        self.rivalry = 0.06  # of what the richest rival has
        self.fair = 0.5  # what the other side of a trade must gain
        self.bother = 3.0  # what a pointless offer costs
        self.patience = 0.02  # what every negotiation costs
        self.hopes = [0.8, 0.1, 0.1]  # that a fair offer is accepted: the first, the counter, the last
        self.even = 12.0  # the lead that makes a favourite of e to 1 at the start of a quick game
        self.sure = 3.0  # and at the end

    def copy(self) -> Weights:
        """Weights of their own, equal to these."""
        found = Weights()
        found.income = self.income
        found.turn = self.turn
        found.cash = self.cash
        found.credit = self.credit
        found.last_credit = self.last_credit
        found.spare_credit = self.spare_credit
        found.debt = self.debt
        found.claim = self.claim
        found.unlocked = self.unlocked
        found.step = self.step
        found.takes = self.takes
        found.slack = self.slack
        found.poor = self.poor
        found.upgrade = self.upgrade
        found.second = self.second
        found.goal = self.goal
        found.thrift = self.thrift
        found.stride = self.stride
        found.ripe = self.ripe
        found.rivalry = self.rivalry
        found.fair = self.fair
        found.bother = self.bother
        found.patience = self.patience
        found.hopes = self.hopes[:]
        found.even = self.even
        found.sure = self.sure
        return found
