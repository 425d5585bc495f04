"""The generator draws what its authors published, and evenly."""

from collections import Counter

from ludoteca.core.rng import Rng

PUBLISHED = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)
"""The first five values of SplitMix64 from the seed 1234567, as in the reference implementation's tests."""


def test_the_generator_gives_the_published_values() -> None:
    rng, values = Rng(1234567), []
    for _ in PUBLISHED:
        value, rng = rng.bits()
        values.append(value)
    assert tuple(values) == PUBLISHED


def test_drawing_leaves_the_generator_as_it_was() -> None:
    rng = Rng(7)
    assert rng.below(6) == rng.below(6)
    assert rng == Rng(7)


def test_every_face_comes_up_about_as_often() -> None:
    rng, counts = Rng(1), Counter[int]()
    for _ in range(6000):
        face, rng = rng.below(6)
        counts[face] += 1
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in counts.values())


def test_a_shuffle_keeps_all_and_reaches_every_order() -> None:
    orders = {Rng(seed).shuffle("abc")[0] for seed in range(100)}
    assert len(orders) == 6
    assert {"".join(sorted(order)) for order in orders} == {"abc"}


def test_taking_from_a_bag_takes_one_of_it() -> None:
    thing, rest, _ = Rng(3).take((1, 2, 2, 3))
    assert sorted((thing, *rest)) == [1, 2, 2, 3]


def test_a_kind_is_drawn_by_its_number() -> None:
    assert {Rng(seed).draw_kind((0, 2, 0, 1))[0] for seed in range(50)} == {1, 3}


def test_a_fork_is_a_stream_of_its_own() -> None:
    stream, rng = Rng(5).fork()
    assert stream != rng
    assert Rng(5).bits()[1] == rng
