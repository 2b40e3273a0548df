"""A fox observation holds what the view of the seat to act says, and nothing else."""

import numpy as np

from tanglewood import load
from tanglewood.cards.suited import FOX_DECK
from tanglewood.kernel import Batch


def test_a_fox_observation_is_the_view_of_the_seat_to_act() -> None:
    batch = Batch(load("fox"), 100, seed=9)
    arrays, actions = batch.arrays(), np.zeros(100, np.int32)
    batch.reset(arrays)
    assert arrays.observations is not None
    assert arrays.done is not None
    twins = {i: batch.twin(i) for i in range(0, 100, 9)}
    for _ in range(120):
        for i, game in twins.items():
            me = game.to_act
            view = game.native.known(me).fields()
            row = arrays.observations[i].tolist()
            cards = [_mask(row[at : at + 33]) for at in range(0, 297, 33)]
            played = [0, 0]
            for winner, leader, lead, follow, _ in view["won"]:
                assert winner in {0, 1}
                played[leader] |= 1 << lead
                played[1 - leader] |= 1 << follow
            trick = view["trick"]
            for seat, card in zip((view["leader"], 1 - view["leader"]), trick, strict=False):
                played[seat] |= 1 << card
            mine_under = sum(1 << card for card in view["under"] if card is not None)
            assert cards == [
                view["hand"],
                1 << view["decree"],
                1 << trick[0] if trick else 0,
                1 << trick[1] if len(trick) > 1 else 0,
                played[me],
                played[1 - me],
                view["holds"][1 - me],
                view["lacks"][1 - me],
                mine_under,
            ], FOX_DECK.set_text(view["hand"])
            assert row[297:301] == [int(view["phase"] == phase) for phase in range(4)]
            assert row[301:] == [
                int(view["leader"] == me),
                *_mine_first(view["tricks"], me),
                *_mine_first(view["sevens"], me),
                *_mine_first(view["scores"], me),
                view["target"],
                *_mine_first(view["counts"], me),
                view["deck"],
                view["under"].count(None),
                *[0] * 7,
            ]
        batch.sample(actions)
        batch.step(actions, arrays)
        for i, game in twins.items():
            game.apply(int(actions[i]))
            if game.to_act < 0:  # a new round: a twin of the deal has missed nothing
                twins[i] = batch.twin(i)


def _mask(flags: list[int]) -> int:
    assert set(flags) <= {0, 1}
    return sum(flag << i for i, flag in enumerate(flags))


def _mine_first(pair: tuple[int, int], me: int) -> tuple[int, int]:
    return pair[me], pair[1 - me]
