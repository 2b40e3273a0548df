"""Between two deals a seat of Deluxe still does not know which special cards are in."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import factorial
from typing import Any

import tanglewood as tw
from tanglewood import kernel
from tanglewood.analysis import worlds as plain
from tanglewood.cards.fox import FoxCards
from tanglewood.core.chance import Fate, Stream
from tanglewood.core.state import State
from tanglewood.games.deluxe.cards import SPECIALS
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.kernel import world as native
from tests.worlds.chisquare import TOO_FAR, deviation


def between_deals(game: str, seed: int, **options: Any) -> Iterator[State[Any]]:
    """Every state of a random game in which chance is to act before a deal."""
    state: State[Any] = tw.load(game, **options).first(Fate())
    stream = Stream(seed, 12)
    while state.outcome is None:
        if state.chance is None:
            state = state.apply(state.legal[stream.below(len(state.legal))])
            continue
        if state.chance.name in {"special", "goals", "dealer", "deal"}:
            yield state
        state = state.draw(stream)


def test_special_cards_that_were_not_seen_may_be_any() -> None:
    for seed in range(3):
        for state in between_deals("deluxe", seed, special=4, target=7):
            assert isinstance(state, DeluxeState)
            for seat in range(2):
                view = state.view(seat)
                assert view.known is not None
                seen, orders = view.known.specials, factorial(view.goal_deck)
                possible = [
                    seen | others for others in combinations(SPECIALS - seen, 4 - len(seen))
                ]
                if view.phase == "special":
                    possible = [FoxCards()]
                assert plain.world_count(state, seat=seat) == len(possible) * orders
                wanted = dict.fromkeys(possible, 1)
                drawn: list[State[Any]] = list(plain.worlds(state, 300, seat=seat, seed=seed))
                if kernel.available():
                    assert native.world_count(state, seat) == len(possible) * orders
                    drawn += [world.state() for world in native.worlds(state, seat, 600, seed)]
                found: Counter[FoxCards] = Counter()
                for world in drawn:
                    assert isinstance(world, DeluxeState)
                    assert world.view(seat).unaided().plain() == (
                        view.unaided().plain() | {"last": None}
                    )
                    assert world.chance is not None
                    assert state.chance is not None
                    assert world.chance.count == state.chance.count
                    found[world.special.cards] += 1
                assert deviation(found, wanted) < TOO_FAR
