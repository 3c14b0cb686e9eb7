"""The piles of events (HOB-SETUP-6)."""

from __future__ import annotations

from typing import final

from quirebox.games.history_of_the_book.box import CENTURIES, pile_of


@final
class Piles:
    """The events of the seated countries, 4 for each century, the next one first: immutable, shared by copies."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self._used: list[bytes] = []  # after no turn, one turn, two …; made when it is asked for

    def used(self, turns: int, players: int, per_century: int) -> bytes:
        """1 for every event that is used after a number of turns, by country, century and number."""
        if not self._used:
            used = bytearray(len(self.cards))
            found = [bytes(used)]
            for round in range(CENTURIES * per_century):
                for country in range(players):
                    used[self.cards[pile_of(country, round // per_century) + round % per_century]] = 1
                    found.append(bytes(used))
            self._used = found
        return self._used[turns]
