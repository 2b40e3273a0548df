"""Chance as explicit outcomes, and a seed as one way to choose them."""

from collections import Counter

import pytest

from tanglewood.core.chance import Chance, Drawn, Fate, Stream, drawn_from
from tanglewood.core.errors import BadChance


def test_a_seed_gives_the_same_outcome_for_the_same_number_only() -> None:
    deck = Chance("deal", tuple(range(33)), 33, ordered=True)
    first, again, other = (Fate(seed=7).draw(n, deck) for n in (0, 0, 1))
    assert first is not None
    assert again is not None
    assert other is not None
    assert first.items == again.items != other.items
    assert sorted(first.items) == list(range(33))


def test_the_published_stream_starts_with_these_numbers() -> None:
    stream = Stream(2026, 3)
    assert [stream.below(1000) for _ in range(5)] == list(STREAM_START)


STREAM_START = (102, 99, 544, 300, 860)


def test_given_outcomes_come_before_the_seed_and_nothing_is_left_open_after_them() -> None:
    dealer = Chance("dealer", (0, 1), 1, ordered=False)
    drawn = Fate(given=((1,),)).draw(0, dealer)
    assert drawn is not None
    assert drawn.items == (1,)
    assert Fate(given=((1,),)).draw(1, dealer) is None
    assert Fate(given=((1,),), seed=1).draw(1, dealer) is not None


def test_draws_are_uniform_over_orders_and_handfuls() -> None:
    order = Chance("order", (1, 2, 3), 3, ordered=True)
    pair = Chance("pair", (1, 2, 3, 4), 2, ordered=False)
    orders = Counter(drawn_from(Stream(n, 1), order) for n in range(6000))
    pairs = Counter(drawn_from(Stream(n, 2), pair) for n in range(6000))
    for counts in (orders, pairs):
        assert len(counts) == 6
        expected = 1000
        chi_square = sum((seen - expected) ** 2 / expected for seen in counts.values())
        assert chi_square < 20.5, "5 degrees of freedom, 0.1 %"


@pytest.mark.parametrize(
    ("chance", "outcomes"),
    [
        (Chance("order", (1, 2, 3), 3, ordered=True), 6),
        (Chance("order", (2, 2, 3), 3, ordered=True), 3),
        (Chance("order", (1, 2, 3), 2, ordered=True), 6),
        (Chance("pair", (1, 2, 3, 4), 2, ordered=False), 6),
    ],
)
def test_the_number_of_outcomes_is_counted(chance: Chance, outcomes: int) -> None:
    assert chance.outcome_count == outcomes
    seen = {drawn_from(Stream(n), chance) for n in range(300)}
    assert len(seen) == outcomes


@pytest.mark.parametrize("items", [(1,), (1, 1), (1, 9), (1, 2, 3), (2, 1)])
def test_what_cannot_have_been_drawn_is_refused(items: tuple[int, ...]) -> None:
    with pytest.raises(BadChance):
        Chance("pair", (1, 2, 3, 4), 2, ordered=False).check(items)


def test_a_drawn_outcome_prints_its_items() -> None:
    assert repr(Drawn((3, 1))) == "Drawn('3 1')"
