"""Worlds against full enumeration: as many of them, and each as often as it should come."""

from collections import Counter

import pytest

from tanglewood import kernel
from tanglewood.analysis import worlds as plain
from tanglewood.core.chance import Stream
from tanglewood.kernel import world as native
from tests.worlds.chisquare import TOO_FAR, deviation
from tests.worlds.endings import ENDINGS, times_revealed
from tests.worlds.enumeration import histories, random_path

with_kernel = pytest.mark.skipif(not kernel.available(), reason="the kernel is not built")


@pytest.mark.parametrize("name", ENDINGS)
def test_there_are_as_many_worlds_as_histories(name: str) -> None:
    ending, roots = ENDINGS[name]
    for seed in range(30 if name in {"fox", "fox-mini", "duet"} else 12):
        path = random_path(ending(seed), seed, steps=3 + seed % 9)
        for seat in range(path[0].game.seats):
            found = sum(histories(path, seat, roots(path[0], seat)).values())
            assert found > 0
            wanted = found / times_revealed(path, seat)
            assert plain.world_count(path[-1], seat=seat) == wanted
            if kernel.available():
                assert native.world_count(path[-1], seat) == wanted


@with_kernel
@pytest.mark.parametrize("name", ENDINGS)
def test_kernel_draws_every_history_equally_often(name: str) -> None:
    ending, roots = ENDINGS[name]
    for seed in range(12):
        path = random_path(ending(seed), seed, steps=3 + seed % 9)
        seat = seed % 2
        wanted = histories(path, seat, roots(path[0], seat))
        drawn = native.worlds(path[-1], seat, 4000, seed)
        assert deviation(Counter(world.state().key() for world in drawn), wanted) < TOO_FAR


@pytest.mark.parametrize("name", ENDINGS)
def test_plain_worlds_draw_every_history_equally_often(name: str) -> None:
    ending, roots = ENDINGS[name]
    for seed in range(4):
        path = random_path(ending(seed), seed, steps=5 + seed % 9)
        seat = seed % 2
        wanted = histories(path, seat, roots(path[0], seat))
        found, stream = plain.worlds_of(path[-1], seat), Stream(seed, 6)
        drawn = Counter(found.draw(stream).key() for _ in range(2000))
        assert deviation(drawn, wanted) < TOO_FAR
