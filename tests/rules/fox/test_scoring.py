"""Scoring a round, the end of the game, its winner; the reference manual's way."""

import pytest

from tanglewood.core.errors import BadOption
from tanglewood.core.outcome import Ending, Outcome
from tanglewood.games.fox.game import fox, fox_manual
from tanglewood.games.fox.rules import FOX_SCORES, MANUAL_SCORES, standing
from tanglewood.games.registry import load
from tests.rules.fox.positions import FOX, MANUAL, at
from tests.support import rule, said


def finish(
    text: str, game: str = "fox", **options: object
) -> tuple[tuple[int, ...], Outcome | None]:
    """The last trick (the leader, seat 0, wins it): the scores and the outcome after it."""
    state = load(game, **options).position(f"0:B8 1:B2 decree=K2 {text}").apply("B8").apply("B2")
    return state.scores, state.outcome


@rule("fox.score.tricks")
def test_points_by_tricks_of_the_published_chart() -> None:
    assert FOX_SCORES == (6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0)
    assert [standing(FOX_SCORES, n) for n in (0, 3, 4, 6, 7, 9, 10, 13)] == [
        "Humble", "Humble", "Defeated", "Defeated", "Victorious", "Victorious", "Greedy", "Greedy",
    ]  # fmt: skip
    for won in range(13):
        scores, _ = finish(f"tricks={won}-{12 - won}")
        assert scores == (FOX_SCORES[won + 1], FOX_SCORES[12 - won])


@rule("fox.end", "fox.treasure")
def test_the_target_crossed_in_mid_round_does_not_stop_the_round() -> None:
    state = at("0:B7,K1 1:B6,K3 decree=M2 before=20-0 tricks=6-5").apply("B7").apply("B6")
    assert state.scores == (21, 0)
    assert state.outcome is None
    state = state.apply("K1").apply("K3")
    assert state.outcome is not None


@rule("fox.end", "fox.target")
def test_the_game_ends_after_the_round_in_which_someone_has_the_target() -> None:
    assert finish("tricks=6-6 before=14-0")[1] is None
    _, outcome = finish("tricks=6-6 before=15-0")
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("fox.target", "ruling.F2")
@pytest.mark.parametrize(("target", "over"), [(0, True), (6, True), (7, False), (35, False)])
def test_any_target_from_zero_up_may_be_set(target: int, over: bool) -> None:
    assert (finish("tricks=6-6", target=target)[1] is not None) is over


@pytest.mark.parametrize("target", [-1, "x", True, 2.5, 1000])
def test_a_target_that_is_no_number_from_zero_up_is_refused(target: object) -> None:
    with pytest.raises(BadOption, match="target cannot be"):
        fox({"target": target})


def test_the_default_target_is_21() -> None:
    assert FOX.options == {"target": 21}


@rule("fox.game.winner")
def test_most_points_win_even_if_the_other_reached_the_target_too() -> None:
    scores, outcome = finish("tricks=6-6 before=15-20")
    assert scores == (21, 23)
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.rule) == (Ending.WIN, (1,), "fox.game.winner")


@rule("fox.tie")
def test_a_tie_goes_to_the_points_of_the_last_round_treasure_included() -> None:
    scores, outcome = finish("tricks=6-6 before=15-18")
    assert scores == (21, 21)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "fox.tie")
    scores, outcome = finish("tricks=2-3 before=20-19 sevens=0-1")
    assert scores == (26, 26)
    assert outcome is not None
    assert outcome.winners == (1,)


@rule("fox.tie", "ruling.F1")
def test_level_in_everything_is_a_draw() -> None:
    scores, outcome = finish("tricks=6-6 before=20-20 sevens=0-3")
    assert scores == (26, 26)
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == (Ending.DRAW, ())


@rule("ruling.F1")
def test_six_tricks_and_three_sevens_against_seven_is_the_only_way_to_draw() -> None:
    level = {
        (tricks, sevens, mine)
        for tricks in range(14)
        for sevens in range(4)
        for mine in range(sevens + 1)
        if FOX_SCORES[tricks] + mine == FOX_SCORES[13 - tricks] + sevens - mine
    }
    assert level == {(6, 3, 3), (7, 3, 0)}


@rule("manual.score.tricks", "ruling.F3")
def test_points_by_tricks_of_the_manual() -> None:
    assert MANUAL_SCORES == (0, 1, 2, 3, 4, 5, 0, 0, 8, 9, 10, 11, 12, 13)
    for won in range(13):
        scores, _ = finish(f"tricks={won}-{12 - won}", "fox-manual")
        assert scores == (MANUAL_SCORES[won + 1], MANUAL_SCORES[12 - won])


@rule("manual.treasure", "ruling.F3")
def test_the_manual_counts_a_seven_once_and_only_at_round_end() -> None:
    state = MANUAL.position("0:B7,K4 1:B6,K3 decree=M2 tricks=6-5").apply("B7").apply("B6")
    assert state.scores == (0, 0)
    state = state.apply("K4").apply("K3")
    assert state.scores_before == (8 + 1, 5)


@rule("manual.target")
def test_the_manual_is_played_to_21_unless_said() -> None:
    assert MANUAL.options == {"target": 21}
    assert fox_manual({"target": 35}).rules.target == 35


@rule("manual.tie", "ruling.F4")
def test_the_manual_breaks_a_tie_by_tricks_of_the_last_round() -> None:
    scores, outcome = finish("tricks=6-6 before=20-20 sevens=1-1", "fox-manual")
    assert scores == (21, 21)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "manual.tie")
    _, outcome = finish("tricks=7-5 before=15-20", "fox-manual")
    assert outcome is not None
    assert outcome.scores == (23, 25)
    assert outcome.winners == (1,), "most points first, though seat 0 won more tricks"


@rule("ruling.F5")
def test_the_manual_has_no_cap_on_rounds() -> None:
    scores, outcome = finish("tricks=6-6 round=500", "fox-manual")
    assert scores == (0, 0)
    assert outcome is None


@rule("manual.names")
def test_the_manual_calls_the_1_ace_and_the_11_queen() -> None:
    state = MANUAL.position("0:B1 1:B11 decree=K2 tricks=6-6").apply("B1")
    assert "Ace" in said(MANUAL, state.events[0], ("Ann", "Bob"))
    assert "Queen" in said(MANUAL, state.apply("B11").events[0], ("Ann", "Bob"))
    assert "Swan" in said(FOX, state.events[0], ("Ann", "Bob"))


@rule("manual.rest", "fox.dealer")
def test_the_manual_plays_every_card_as_the_published_game_does() -> None:
    for seed in range(20):
        ours, theirs = MANUAL.start(seed=seed), FOX.start(seed=seed)
        while ours.round == 1 and ours.outcome is None:
            assert (ours.legal, ours.to_act, ours.hands) == (
                theirs.legal,
                theirs.to_act,
                theirs.hands,
            )
            action = ours.legal[(seed * 7 + ours.legal_mask) % len(ours.legal)]
            ours, theirs = ours.apply(action), theirs.apply(action)
