"""What every game must satisfy, looked for in random games.  A game's own tests never repeat this.

    check(game, 3, {"set": "first"}, seed=5)        raises Nonconformance, which says what is wrong and where
    same_in_other_processes(game, 3, seed=5)        so does this, if the game is another one elsewhere

Costly checks are made at a dozen of the decisions or so; other seeds choose others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from quirebox.core.errors import BadOption
from quirebox.core.game import HOUSE, Game
from quirebox.core.state import State
from quirebox.testkit.anatomy import anatomy
from quirebox.testkit.checks import decisions, ending, knowledge, positions, words
from quirebox.testkit.processes import same_in_other_processes
from quirebox.testkit.trial import Nonconformance, Trial

__all__ = ["Nonconformance", "check", "same_in_other_processes", "variants"]

Check = Callable[[Trial], None]

ALWAYS: tuple[Check, ...] = (
    decisions.somebody_is_asked,
    decisions.options_are_unique_and_interned,
    decisions.options_are_among_the_candidates,
    ending.invariants_hold,
    words.every_event_is_declared,
    words.every_event_has_a_sentence,
)
SOMETIMES: tuple[Check, ...] = (
    decisions.refusals_name_a_rule_and_change_nothing,
    positions.copy_is_complete_and_deep,
    positions.save_is_complete,
    words.everything_can_be_said,
    knowledge.features_are_equally_many,
    knowledge.features_fit_the_schema,
    knowledge.imagined_positions_look_the_same,
    knowledge.imagining_depends_on_the_view_alone,
    knowledge.views_are_what_is_sent,
    ending.points_add_up,
    ending.everybody_can_be_evaluated,
    positions.copy_plays_like_the_original,
    knowledge.undo_stops_at_what_was_revealed,
)
AT_THE_END: tuple[Check, ...] = (
    ending.winners_are_players,
    ending.nothing_follows_the_end,
    positions.replay_is_the_same_game,
)


def check(
    game: Game,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    limit: int = 5000,
    edition: str = HOUSE,
) -> int:
    """Play a random game to its end and look for mistakes; how many decisions there were."""
    t = Trial(game, players, game.agree(options or {}, players), seed, edition)
    earlier: list[tuple[int, State, object]] = []
    costly = 0  # the next decision at which the costly checks are made
    while True:
        t.choose()
        _run(t, ALWAYS)
        if t.match.ply == costly or t.g.over():
            _run(t, SOMETIMES)
            costly += 1 + t.rng.below(
                10 + costly // 2
            )  # farther and farther apart, so that long games cost little more
            earlier.append((t.match.ply, t.g.copy(), anatomy(t.g)))
        if t.g.over():
            break
        if t.match.ply == limit:
            t.fail(f"the game has not ended after {limit} decisions")
        t.play()
    for ply, g, before in earlier:
        t.same(anatomy(g), before, f"playing on changed a copy of the position at ply {ply}")
    _run(t, AT_THE_END)
    return t.match.ply


def _run(t: Trial, checks: tuple[Check, ...]) -> None:
    for each in checks:
        t.run(each)


def variants(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with the usual options, and with each other value of each option that the game allows
    them."""
    found: list[tuple[int, dict[str, str]]] = []
    for players in game.seats:
        others = [{option.id: value} for option in game.options for value in list(option.values)[1:]]
        for chosen in [{}, *others]:
            try:
                game.agree(chosen, players)
            except BadOption:
                continue
            found.append((players, chosen))
    return found
