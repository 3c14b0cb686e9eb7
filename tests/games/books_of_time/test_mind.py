"""Weights are a value of a mind: two minds with other weights can sit at one table."""

from quirebox.bots.mind import Mind, mind_of
from quirebox.bots.weights import weights
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game
from quirebox.games.books_of_time.mind import MIND
from quirebox.games.books_of_time.mind.evaluate import BooksOfTimeMind
from quirebox.games.books_of_time.mind.weights import Weights

BOOKS_OF_TIME = game("books_of_time")


def middle(players: int) -> State:
    g = BOOKS_OF_TIME.new(players, 1)
    playout(g, Rng(1), 60)
    return g


def moments(seed: int) -> list[State]:
    """Positions along a game, alone or with three; in an ability, in the setup and at the end too."""
    g = BOOKS_OF_TIME.new(1 + 2 * (seed % 2), seed)
    rng, found = Rng(seed), []
    while not g.over():
        found.append(g.copy())
        playout(g, rng, 3)
    return [*found, g]


def judged(mind: Mind, g: State) -> tuple[float, float]:
    return mind.evaluate(g, 0), mind.doubt(g)


def test_two_minds_judge_by_their_own_weights() -> None:
    g = middle(2)
    before = judged(MIND, g)
    other = BooksOfTimeMind(MIND.w.copy(), MIND.levels)
    assert judged(other, g) == before
    other.w.file, other.w.sure = 9.0, 11.0
    value, doubt = judged(other, g)
    assert value != before[0] and doubt > before[1]
    assert judged(MIND, g) == before


def test_every_weight_is_that_of_the_mind_which_judges() -> None:
    tables = [(g, judged(MIND, g)) for seed in range(12) for g in moments(seed)]
    silent = set()
    for place, weight in enumerate(weights(MIND)):
        mind = BooksOfTimeMind(MIND.w.copy(), MIND.levels)
        weights(mind)[place].set(weight.get() + 3.0)
        if all(judged(mind, g) == before for g, before in tables):
            silent.add(weight.name)
    assert silent <= {"challenges"}, "only challenges that nobody chose count for nothing"
    assert all(judged(MIND, g) == before for g, before in tables)


def test_a_copy_has_equal_weights_of_its_own() -> None:
    mind = BooksOfTimeMind(Weights(), {})
    for place, weight in enumerate(weights(mind)):
        weight.set(float(place))
    copy = BooksOfTimeMind(mind.w.copy(), {})
    for mine, other in zip(weights(mind), weights(copy), strict=True):
        assert mine.get() == other.get()
        other.set(-1.0)
        assert mine.get() >= 0.0


def test_the_mind_of_the_game_is_this_one() -> None:
    assert mind_of(BOOKS_OF_TIME) is MIND
    assert MIND.weights is MIND.w
