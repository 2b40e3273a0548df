"""A Deluxe observation holds what lies open to the seat to act.

What the seat remembers beyond that is compared in `cpp/tests/test_deluxe.cpp`: a twin of a batch's
game has seen nothing before.
"""

import numpy as np
import pytest

from tanglewood import load
from tanglewood.kernel import Batch, Twin
from tanglewood.kernel.twin import Fields

CARDS, GOALS, REST = 42, 504, 760
OPEN = (0, 1, 2, 3, 4, 9, 10)
"""Which of the sets of cards are not remembered."""
MIXES: list[dict[str, object]] = [{}, {"special": 9, "target": 300}, {"special": 4, "goals": False}]


@pytest.mark.parametrize("options", MIXES)
def test_a_deluxe_observation_is_what_lies_open_to_the_seat_to_act(
    options: dict[str, object],
) -> None:
    batch = Batch(load("deluxe", **options), 60, seed=9)
    arrays, actions = batch.arrays(), np.zeros(60, np.int32)
    batch.reset(arrays)
    assert arrays.observations is not None
    for _ in range(150):
        for i in range(0, 60, 7):
            twin = batch.twin(i)
            view = twin.native.known(twin.to_act).fields()
            row = arrays.observations[i].tolist()
            sets = [_mask(row[at : at + CARDS]) for at in range(0, GOALS, CARDS)]
            assert [sets[place] for place in OPEN] == cards(view)
            assert row[GOALS:REST] == goals(view)
            assert row[REST:] == rest(view, twin)
        batch.sample(actions)
        batch.step(actions, arrays)


def cards(view: Fields) -> list[int]:
    """The sets of cards that lie open."""
    me, trick = view["viewer"], [laid[0] for laid in view["trick"]]
    led, followed = (*trick, -1, -1)[:2]
    return [
        view["hand"],
        _one(view["decree"]),
        _one(led),
        _one(followed),
        view["shown"],
        view["piles"][me],
        view["piles"][1 - me],
    ]


def goals(view: Fields) -> list[int]:
    """Open goals, discarded ones, my tallies and the other's."""
    me, found = view["viewer"], [0] * 256
    for goal, *tallies in view["open"]:
        found[goal] = 1
        found[128 + goal], found[192 + goal] = tallies[me], tallies[1 - me]
    found[64:128] = [view["discarded"] >> goal & 1 for goal in range(64)]
    return found


def rest(view: Fields, twin: Twin) -> list[int]:
    """Everything that is not a set."""
    me, trick = view["viewer"], [*view["trick"], (-1, -1, 0), (-1, -1, 0)][:2]
    options, before = twin.game.options, twin.position()[2]
    special = options["special"]
    return [
        *(int(view["phase"] == phase) for phase in range(11)),
        int(view["leader"] == me),
        *(int(view["suit"] == suit) for suit in range(3)),
        *(int(laid[1] >= 0) for laid in trick),
        *(int(laid[2] == 1) for laid in trick),
        int(trick[1][2] == 2),
        *_mine_first(view["tricks"], me),
        *_mine_first(view["scores"], me),
        *_mine_first(before, me),
        min(255, int(str(options["target"]))),
        *_mine_first(view["counts"], me),
        view["deck"],
        int(str(special)),
        int(bool(options["poison"])),
        view["goal_deck"],
        *[0] * 7,
    ]


def _one(card: int) -> int:
    return 1 << card if card >= 0 else 0


def _mask(flags: list[int]) -> int:
    assert set(flags) <= {0, 1}
    return sum(flag << i for i, flag in enumerate(flags))


def _mine_first(pair: tuple[int, int], me: int) -> list[int]:
    return [min(255, number) for number in (pair[me], pair[1 - me])]
