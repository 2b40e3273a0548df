"""Worlds: exactly uniform states that fit what a seat has seen, on one core.

A moment is prepared once and then a thousand worlds are drawn from it, as a search does. Moments
come from random games at every stage.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bench.measure.slices import Part, Work, rates
from tanglewood import load
from tanglewood.analysis.worlds import worlds_of
from tanglewood.core.chance import Drawn, Fate, Stream, drawn_from
from tanglewood.core.seat import CHANCE
from tanglewood.core.state import State
from tanglewood.kernel import TWINS, Twin, twin
from tanglewood.kernel.world import world_hits

MIXES: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "fox": ("fox", {}),
    "fox-mini": ("fox-mini", {}),
    "duet": ("duet", {}),
    "deluxe": ("deluxe", {}),
    "deluxe, 9 special cards": ("deluxe", {"special": 9}),
    "woods, 2 players": ("woods", {"players": 2}),
    "woods, 5 players": ("woods", {"players": 5}),
}
MOMENTS: Final = 60
DRAWN: Final = 1000

Moment = tuple[State[Any], Twin]


def moments(name: str, options: dict[str, object], seed: int) -> list[Moment]:
    """Moments of random games in which a seat is to act, law and twin."""
    random, found = Random(seed), list[Moment]()
    while len(found) < MOMENTS:
        game = load(name, **options)
        state, other = game.first(Fate()), twin(game)
        for _ in range(random.randrange(3, 50)):
            if state.outcome is not None:
                break
            if state.to_act == CHANCE and state.chance is not None:
                items = drawn_from(Stream(random.getrandbits(40)), state.chance)
                state = state.apply(Drawn(items))
                other.draw(items)
            else:
                action = random.choice(state.legal)
                state = state.apply(action)
                other.apply(action.index)
        if state.to_act >= 0:
            found.append((state, other))
    return found


def by_kernel(some: list[Moment]) -> Work:
    def work(number: int) -> int:
        _, other = some[number % len(some)]
        world_hits(other, other.to_act, DRAWN, number)
        return DRAWN

    return work


def plain(some: list[Moment]) -> Work:
    def work(number: int) -> int:
        state, _ = some[number % len(some)]
        found, stream = worlds_of(state, state.to_act), Stream(number)
        for _ in range(20):
            found.draw(stream)
        return 20

    return work


def part(quick: bool) -> Part:
    players: dict[str, Callable[[int], int]] = {}
    for title, (name, options) in MIXES.items():
        if name in TWINS:
            some = moments(name, options, seed=3)
            players[f"kernel {title}, worlds/s"] = by_kernel(some)
            if title == "fox":
                players["plain fox, worlds/s"] = plain(some)
    found = rates(players, 0.05, 8 if quick else 40, "worlds")
    ratio = found["kernel fox, worlds/s"] / found["plain fox, worlds/s"]
    return Part(found, {"fox_worlds_vs_plain": ratio})
