"""Measuring side by side: players take turns in short slices, and medians count.

Machines are shared and vary two- or threefold from minute to minute, so a rate says little by
itself; a ratio of medians taken in turns says much. The clock is the processor time of this
process, so that what other processes take away does not count; only work on several cores is
measured by the wall clock.
"""

import sys
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import NamedTuple

Work = Callable[[int], int]
"""Does work for a number that differs from call to call, and says how much it did."""


class Part(NamedTuple):
    """What a part of the bench found: rates (units per second) by name, and ratios."""

    rates: dict[str, float]
    ratios: dict[str, float]
    notes: tuple[str, ...] = ()


def rates(
    players: Mapping[str, Work],
    seconds: float,
    rounds: int,
    title: str,
    clock: Callable[[], float] = process_time,
) -> dict[str, float]:
    """The median rate of every player, in units of work per second."""
    found: dict[str, list[float]] = {name: [] for name in players}
    number = 0
    for at in range(rounds):
        for name, work in players.items():
            done, begin = 0, clock()
            while (spent := clock() - begin) < seconds or not done:
                number += 1
                done += work(number)
            found[name].append(done / spent)
        told = f"\r{title} {at + 1}/{rounds} "
        print(told, end="" if at + 1 < rounds else "\n", file=sys.stderr, flush=True)
    return {name: median(values) for name, values in found.items()}
