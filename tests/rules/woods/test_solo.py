"""Alone in the woods."""

from collections import Counter

import pytest

from tanglewood.cards.woods import WoodsCard
from tanglewood.core.errors import BadOption, IllegalAction
from tanglewood.core.outcome import Ending
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.games.woods.actions import PASS
from tanglewood.games.woods.events import Dealt, Revealed, Swept
from tanglewood.games.woods.game import WoodsGame, woods
from tanglewood.games.woods.state import WoodsState
from tests.rules.woods.positions import GAMES, GENTLE, at, played, shown, texts
from tests.support import rule, walk

NARROW = woods(
    {
        "players": 1,
        "gentle": True,
        "components": {"deck": {"2": 30, "3": 1, "4": 2, "5": 0, "6": 0, "7": 1, "8": 30}},
    }
)
"""Few values, so that many cards of a pocketed value come to hand."""


def assert_fits(state: State[WoodsGame]) -> None:
    """What a spectator knows of the hand is true."""
    assert isinstance(state, WoodsState)
    known = state.view(SPECTATOR).known
    assert known is not None
    held, most, least = (
        Counter(tuple(handful)) for handful in (state.hands[0], known.most[0], known.holds[0])
    )
    assert least <= held <= most


@rule("woods.solo.row", "ruling.W11")
def test_the_row_closes_up_and_is_filled_only_when_all_are_taken() -> None:
    state = played("0:2,8 row=2,4,6,7,8 deck=5,3,7,2,4,6", "2>1", players=1)
    assert state.row == (2, 6, 7, 8)
    state = state.apply("4>1")
    assert state.row == (2, 7, 8)
    state = state.apply("8>01")
    assert state.row == (8,)
    assert len(state.deck) == 6
    state = state.apply("2>0")
    assert state.row == (5, 3, 7, 2, 4)
    assert state.deck == (6,)
    assert state.events[-1] == Revealed(tuple(map(WoodsCard, (5, 3, 7, 2, 4))), 1)


@rule("woods.solo.goal")
def test_a_value_is_pocketed_once_and_further_cards_stay_in_hand() -> None:
    state = played("0:3,3,8,8 row=3,5,6,7,7 deck=4,4 pockets=3", "8>01", players=1)
    assert shown(state)["0"] == "3,3,3,5,8"
    assert shown(state)["pockets"] == "3"
    assert state.scores == (1,)


@rule("woods.solo.goal")
def test_a_set_counts_one_in_solo() -> None:
    state = played("0:8,8,2,3 row=8,5,6,7,7 deck=4,4 pockets=3", "2>0", players=1)
    assert state.scores == (2,)
    assert state.tokens == (0,)


@rule("woods.solo.goal", "ruling.W10")
def test_the_seventh_set_wins_at_once() -> None:
    state = played("0:8,8,2,3 row=8,5,6,7,7 deck=4,4 pockets=2,3,4,5,6,7", "2>0", players=1)
    assert state.outcome is not None
    assert state.outcome.ending is Ending.VICTORY
    assert state.outcome.winners == (0,)
    assert state.outcome.scores == (7,)
    assert state.row == (5, 6, 7, 7)


@rule("ruling.W10")
def test_the_seventh_set_wins_also_with_the_last_card_of_the_row() -> None:
    state = played("0:8,8,2,3 row=8 deck=4,4,5,5,5 pockets=2,3,4,5,6,7", "2>0", players=1)
    assert state.outcome is not None
    assert state.outcome.ending is Ending.VICTORY
    assert state.row == ()
    assert len(state.deck) == 5


@rule("ruling.W7")
def test_the_solo_deck_is_used_once_and_its_last_row_has_four_cards() -> None:
    seen_last_rows = set()
    for seed in range(40):
        first = GENTLE.start(seed=seed)
        assert len(first.deck) == 49
        for state in walk(first, seed):
            for event in state.events:
                if isinstance(event, Revealed) and not event.deck:
                    seen_last_rows.add(len(event.cards))
            assert state.chance is None
    assert seen_last_rows == {4}


@rule("woods.solo.goal")
def test_the_last_row_is_still_played_and_then_the_sets_count() -> None:
    state = played("0:2,3 row=4 deck=5,6,7,8 pockets=2,3", "2>0", players=1)
    assert state.row == (5, 6, 7, 8)
    assert state.deck == ()
    assert state.outcome is None
    for action in ("3>0", "4>0", "5>0", "6>0"):
        state = state.apply(action)
    assert state.outcome is not None
    assert state.outcome.ending is Ending.SOLO
    assert state.outcome.winners == ()
    assert state.outcome.scores == (2,)
    assert state.outcome.rule == "woods.solo.goal"


@rule("ruling.W8", "woods.solo.goal")
def test_a_last_card_below_the_whole_hand_ends_the_game() -> None:
    state = played("0:5,6 row=3,7 deck=5,3,7,2,4,6 pockets=8", "5>1", players=1)
    assert state.row == (3,)
    assert state.outcome is not None
    assert state.outcome.ending is Ending.SOLO
    assert state.outcome.scores == (1,)
    assert state.outcome.rule == "ruling.W8"


@rule("ruling.W8")
def test_with_an_empty_deck_such_a_card_ends_the_game_too() -> None:
    state = played("0:5,6 row=3,7", "5>1", players=1)
    assert (state.row, state.deck) == ((3,), ())
    assert state.outcome is not None
    assert state.outcome.rule == "ruling.W8"


@rule("ruling.W8")
def test_gentle_discards_the_rest_of_the_row_and_opens_five_cards() -> None:
    state = GENTLE.position("0:5,6 row=3,7 deck=5,3,7,2,4,6").apply("5>1")
    assert state.outcome is None
    assert state.row == (5, 3, 7, 2, 4)
    assert state.deck == (6,)
    assert Swept((WoodsCard(3),)) in state.events
    before = GENTLE.position("0:5,6 row=3,7 deck=5,3,7,2,4,6")
    for value in (3, 5):
        more = shown(state)["discards"].count(str(value)) - shown(before)["discards"].count(
            str(value)
        )
        assert more == 1


@rule("ruling.W8", "ruling.W16")
def test_gentle_sweeps_again_when_the_new_row_is_a_single_low_card() -> None:
    game = woods(
        {
            "players": 1,
            "gentle": True,
            "components": {"deck": {"2": 3, "3": 3, "4": 3, "5": 3, "6": 3, "7": 3, "8": 3}},
        }
    )
    state = game.position("0:5,6 row=3,7 deck=2").apply("5>1")
    # The single 2 is below the whole hand and no deck is left.
    assert state.outcome is not None
    assert state.row == (2,)
    assert state.deck == ()
    assert state.outcome.rule == "ruling.W8"


@rule("ruling.W16")
def test_gentle_with_an_empty_deck_is_over() -> None:
    state = GENTLE.position("0:5,6 row=3,7").apply("5>1")
    assert state.outcome is not None
    assert state.row == (3,)


@rule("ruling.W4")
def test_a_solo_player_never_passes() -> None:
    for game in (GAMES[1], GENTLE):
        for seed in range(10):
            for state in walk(game.start(seed=seed), seed):
                assert PASS not in state.legal


@rule("ruling.W9")
def test_a_solo_player_keeps_a_card_too() -> None:
    state = at("0:2,4,4 row=4,8 deck=5", 1)
    assert "2>0" not in texts(state).split()
    with pytest.raises(IllegalAction) as refusal:
        state.apply("2>0")
    assert refusal.value.rule == "woods.keep-one"
    assert "2>0" not in texts(at("0:2,4,4 row=4,8", 1)).split()
    assert "2>0" not in texts(at("0:2,4,4 row=4 deck=5", 1)).split()


@rule("ruling.W9")
def test_the_solo_exception_needs_an_empty_deck_and_one_card() -> None:
    state = played("0:2,4,4 row=4", "2>0", players=1)
    assert state.outcome is not None
    assert state.outcome.scores == (1,)
    assert shown(state)["0"] == "-"


@rule("ruling.W9")
def test_the_seventh_set_may_empty_the_hand() -> None:
    state = played("0:2,4,4 row=4,8 deck=5 pockets=2,3,5,6,7,8", "2>0", players=1)
    assert state.outcome is not None
    assert state.outcome.ending is Ending.VICTORY
    five = at("0:2,2,4,4,7 row=4,2 deck=5 pockets=3,5,6,7,8", 1)
    assert "7>01" in texts(five).split()


@rule("ruling.W9")
def test_cards_of_a_pocketed_value_remain_so_the_hand_is_not_empty() -> None:
    assert "2>0" in texts(at("0:2,4,4 row=4,8 deck=5 pockets=4", 1)).split()
    assert "7>01" in texts(at("0:2,2,4,4,7 row=4,2 deck=5 pockets=4", 1)).split()


def test_gentle_is_refused_with_more_players() -> None:
    with pytest.raises(BadOption, match="solo"):
        woods({"players": 2, "gentle": True})


@rule("ruling.G3")
def test_a_solo_deck_of_one_value_needs_no_chance() -> None:
    counts = dict.fromkeys("234678", 0) | {"5": 9}
    state = woods({"players": 1, "components": {"deck": counts}}).start()
    assert state.to_act == 0
    assert isinstance(state.events[0], Dealt)
    assert state.chances == 0
    assert state.view(0).known is not None


@rule("woods.solo.goal", "woods.hidden")
@pytest.mark.parametrize("game", [GAMES[1], GENTLE, NARROW], ids=["usual", "gentle", "narrow"])
def test_a_spectator_is_told_nothing_false_about_the_hand(game: WoodsGame) -> None:
    for seed in range(25):
        for state in walk(game.start(seed=seed), seed):
            assert_fits(state)


@rule("woods.solo.goal", "woods.hidden")
def test_more_than_two_of_a_pocketed_value_can_be_in_a_hand_that_is_set_up() -> None:
    state = GAMES[1].position("0:3,3,3,3,8 row=2,5,6,7,8 deck=4,4,7 pockets=3")
    assert_fits(state)
    assert_fits(state.apply("3>1"))


@rule("ruling.W8", "woods.hidden")
def test_a_spectator_learns_from_a_row_that_is_swept_away() -> None:
    state = GENTLE.position("0:5,7 row=2,4 deck=6,6,6,6,8,3").apply("5>01")
    assert Swept not in {type(event) for event in state.events}
    state = GENTLE.position("0:5,7 row=5,4 deck=6,6,6,6,8,3").apply("5>0")
    assert Swept((WoodsCard(4),)) in state.events
    known = state.view(SPECTATOR).known
    assert known is not None
    assert {2, 3, 4}.isdisjoint(tuple(known.most[0]))
    assert_fits(state)
