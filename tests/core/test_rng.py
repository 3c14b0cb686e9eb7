"""The generator: the same numbers everywhere, and fair ones."""

from collections import Counter

from quirebox.core.rng import MASK, Rng, key


def chi_square(counts: Counter, kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + expected * (kinds - len(counts))


def test_gives_the_same_numbers_interpreted_and_compiled() -> None:
    rng = Rng(1)
    assert [rng.next() for _ in range(4)] == [
        1097491722282735498,
        4533873169916685415,
        506539224056949435,
        8196980753821780235,
    ]
    rng = Rng(2026)
    assert [rng.below(6) for _ in range(20)] == [0, 5, 4, 2, 5, 3, 4, 0, 3, 2, 5, 0, 0, 3, 1, 5, 2, 3, 2, 1]
    items = list(range(10))
    Rng(7).shuffle(items)
    assert items == [1, 3, 9, 2, 0, 7, 4, 6, 5, 8]


def test_keys_of_plies_are_always_the_same_and_all_different() -> None:
    assert [key(bytes(32), 0), key(bytes(32), 1), key(bytes(range(32)), 1)] == [
        2623931553680580652,
        6647252849669188137,
        341256668487883083,
    ]
    assert len({key(master, ply) for master in (bytes(32), bytes(range(32))) for ply in range(1000)}) == 2000
    assert all(0 <= key(bytes(32), ply) <= MASK for ply in range(100))


def test_numbers_have_63_bits_and_each_bit_is_fair() -> None:
    rng = Rng(3)
    numbers = [rng.next() for _ in range(4000)]
    assert all(0 <= n <= MASK for n in numbers)
    for bit in range(63):
        assert 1800 < sum(n >> bit & 1 for n in numbers) < 2200


def test_a_die_is_fair_for_neighbouring_seeds_and_in_one_stream() -> None:
    rng = Rng(5)
    assert chi_square(Counter(rng.below(6) for _ in range(30000)), 6) < 20.5  # 0.1 % of fair dice do worse
    assert chi_square(Counter(Rng(seed).below(6) for seed in range(30000)), 6) < 20.5
    pairs = Counter((rng.below(6), rng.below(6)) for _ in range(36000))
    assert chi_square(pairs, 36) < 66.6


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng, orders = Rng(9), Counter()
    for _ in range(24000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert chi_square(orders, 24) < 49.7


def test_mixing_leaves_no_trace_of_the_order_before() -> None:
    assert Rng(4).mixed([3, 1, 2, 0]) == Rng(4).mixed([0, 1, 2, 3])
    items = [3, 1, 2, 0]
    assert sorted(Rng(4).mixed(items)) == [0, 1, 2, 3]
    assert items == [3, 1, 2, 0], "the items themselves stay as they are"


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(11)
    twin = rng.copy()
    assert [rng.next() for _ in range(3)] == [twin.next() for _ in range(3)]
    rng.next()
    assert rng.seed != twin.seed


def test_nothing_to_shuffle_is_no_mistake() -> None:
    for items in ([], [4]):
        before = items[:]
        Rng(1).shuffle(items)
        assert items == before
