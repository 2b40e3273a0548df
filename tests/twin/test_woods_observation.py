"""An observation of Into the Woods holds what the player to act sees, and nothing else."""

from typing import Any

import numpy as np
import pytest

from tanglewood import CHANCE
from tanglewood.cards.woods import Handful
from tanglewood.kernel import Batch, Twin
from tanglewood.kernel.mixes import mixed

VALUES = range(2, 9)


@pytest.mark.parametrize("number", [0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14])
def test_a_woods_observation_is_the_view_of_the_player_to_act(number: int) -> None:
    game: Any = mixed("woods", number)
    batch = Batch(game, 20, seed=9)
    arrays, actions = batch.arrays(), np.zeros(20, np.int32)
    batch.reset(arrays)
    assert arrays.observations is not None
    assert arrays.done is not None
    twins = {i: batch.twin(i) for i in range(0, 20, 5)}
    for _ in range(90):
        for i, twin in twins.items():
            view = twin.native.known(twin.to_act).fields()
            compare(arrays.observations[i].tolist(), view, game.rules)
        batch.sample(actions)
        batch.step(actions, arrays)
        for i, twin in list(twins.items()):
            twin.apply(int(actions[i]))
            if arrays.done[i]:
                twins[i] = batch.twin(i)
            elif twin.to_act == CHANCE:
                twin.draw(new_deck(twin, batch.twin(i)))


def new_deck(before: Twin, after: Twin) -> tuple[int, ...]:
    """The reshuffled cards in their order: first those that came into the row, then the deck."""
    (row, *_), ((new_row, new_deck, *_), *_) = before.position()[0], after.position()
    return (*new_row[len(row) :], *new_deck)


def compare(row: list[int], view: dict[str, Any], rules: Any) -> None:
    """The row against what the documented layout makes of a view."""
    me, players, cards = view["viewer"], view["players"], view["row"]
    seen = view["hand"] + view["discards"] + Handful(cards).packed + 3 * sum(view["pockets"])
    last = not view["deck"] and not view["reshuffles"] and len(cards) <= players
    assert row[:56] == [
        *(int(slot < len(cards) and cards[slot] == value) for slot in range(5) for value in VALUES),
        *numbers(view["hand"]),
        *numbers(view["discards"]),
        *numbers(rules.cards.packed - seen),
    ]
    for i in range(5):
        part = row[56 + 23 * i : 79 + 23 * i]
        if i < players:
            compare_seat(part, view, (me + i) % players)
        else:
            assert part == [0] * 23
    assert row[171:] == [
        min(view["deck"], 255),
        view["reshuffles"],
        view["left"],
        view["passes"],
        int(last),
        *(int(players == number) for number in range(1, 6)),
        *[0] * 11,
    ]


def compare_seat(part: list[int], view: dict[str, Any], seat: int) -> None:
    """What is seen of a seat. A view may know more, since it thinks of all hands together."""
    assert part[:7] == numbers(view["pockets"][seat])
    assert part[21:] == [view["counts"][seat], view["tokens"][seat]]
    least, most = part[7:14], part[14:21]
    holds, at_most = numbers(view["holds"][seat]), numbers(view["most"][seat])
    assert all(few <= held for few, held in zip(least, holds, strict=True))
    assert all(many >= held for many, held in zip(most, at_most, strict=True))
    first_least, first_most = numbers(view["least_first"][seat]), numbers(view["most_first"][seat])
    for low, high, first_low, first_high in zip(least, most, first_least, first_most, strict=True):
        assert high - low == first_high - first_low
    if seat == view["viewer"]:
        assert least == most == numbers(view["hand"])


def numbers(handful: int) -> list[int]:
    return list(Handful.from_packed(handful).counts)
