"""The fox rules on a small deck."""

import pytest

from tanglewood.cards.card import text_of
from tanglewood.core.errors import BadOption
from tanglewood.games.fox.game import fox_mini
from tests.support import rule


@rule("mini.deck")
def test_the_deck_keeps_the_chosen_suits_and_ranks() -> None:
    assert text_of(fox_mini({}).rules.deck) == "B1,B3,B5,B9,K1,K3,K5,K9"
    game = fox_mini({"suits": 3, "ranks": [11, 2], "hand": 2, "scores": [1, 0, 2]})
    assert text_of(game.rules.deck) == "B2,B11,K2,K11,M2,M11"


@rule("mini.deal")
def test_the_chosen_hand_size_is_dealt_then_decree_and_draw_deck() -> None:
    game = fox_mini({})
    state = game.start(chance=[(0,), game.rules.deck])
    assert str(state.hands[0]) == "B1,B3,B5"
    assert str(state.hands[1]) == "B9,K1,K3"
    assert str(state.decree) == "K5"
    assert text_of(state.deck) == "K9"


@rule("mini.score")
def test_the_chosen_table_scores_the_tricks_of_one_round() -> None:
    game = fox_mini({"scores": "4,3,2,1"})
    state = game.start(seed=1)
    while state.outcome is None:
        state = state.apply(state.legal[0])
    assert state.scores == tuple(4 - tricks for tricks in state.tricks)
    assert state.round == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"hand": 4}, "8 cards are too few"),
        ({"hand": 4, "ranks": [1, 2, 3, 4], "scores": [0] * 5}, "too few"),
        ({"ranks": [1, 1]}, "each at most once"),
        ({"ranks": []}, "ranks cannot be"),
        ({"ranks": "1,12"}, "whole numbers from 1 to 11"),
        ({"scores": [1, 2]}, "must list 4 numbers"),
        ({"suits": 4}, "from 1 to 3"),
        ({"colour": 1}, r"has no option 'colour'; its options are: [^?]*$"),
        ({"scroes": 1}, r"has no option 'scroes'; .*\. Did you mean 'scores'\?$"),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_one_sentence(
    options: dict[str, object], words: str
) -> None:
    with pytest.raises(BadOption, match=words):
        fox_mini(options)


def test_without_a_woodcutter_no_card_needs_to_be_left_to_draw() -> None:
    game = fox_mini({"ranks": [1, 3, 9, 11, 7], "hand": 4, "scores": [0] * 5, "suits": 2})
    assert len(game.rules.deck) == 10
    game = fox_mini({"ranks": [2, 3, 9], "hand": 2, "scores": [0] * 3, "suits": 2})
    state = game.start(seed=3)
    while state.outcome is None:
        state = state.apply(state.legal[-1])
    assert sum(state.tricks) == 2
